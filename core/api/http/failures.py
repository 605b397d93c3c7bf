"""Convert exceptions of ``requests``, with urllib3 1.26 and 2, to our errors."""

from __future__ import annotations

import re
import socket
import ssl
from typing import Iterator, Optional

from ..errors import ApiError, ConnectionFailed, InvalidAddress, ProxyFailed, TimedOut, TlsFailed
from ..parsing import response_text
from .body import UnreadableBody

_BY_CODE = {9: "not_yet_valid", 10: "expired", 62: "wrong_name", 64: "wrong_name"}
"""The codes of OpenSSL (X509_V_ERR) that need another remedy than a missing authority."""
_NO_TLS = frozenset({"WRONG_VERSION_NUMBER", "UNKNOWN_PROTOCOL", "HTTP_REQUEST"})
_NO_CONNECTION_IN_TIME = frozenset({"ConnectTimeout", "ConnectTimeoutError"})
_NO_AUTHORITIES = frozenset({"NO_CERTIFICATE_OR_CRL_FOUND", "NO_START_LINE", "PEM_LIB", "BAD_BASE64_DECODE"})
_TUNNEL = re.compile(r"Tunnel connection failed: (\d{3})")
_ADDRESSES = frozenset({"InvalidURL", "LocationParseError", "InvalidHeader", "MissingSchema"})
_PROXIES = frozenset({"ProxyError", "InvalidProxyURL", "InvalidSchema"})
_TIMEOUTS = frozenset({"Timeout", "ConnectTimeout", "ReadTimeout"})


def failure(error: Exception, endpoint: str) -> ApiError:
    """Return our error for *error* of ``requests`` or of the body. Its text may contain the key.

    The reason comes from the chain of exceptions; the classes in ``errors`` list the values.
    """
    message = f"{endpoint}: {type(error).__name__}: {error}"
    chain = list(_chain(error))
    names = {type(each).__name__ for each in chain}
    if isinstance(error, ApiError):
        return error
    if isinstance(error, UnreadableBody):
        return response_text.unreadable("a body that can't be unpacked", b"", endpoint)
    if (status := _tunnel_status(chain)) >= 500:
        return ConnectionFailed(message, reason="proxy", status=status, endpoint=endpoint)
    if names & _PROXIES:
        reason = "socks" if "dependencies for SOCKS" in str(error) else ""
        reason = reason or _proxy_reason(names)
        return ProxyFailed(message, reason=reason, status=status or None, endpoint=endpoint)
    if reason := _tls_reason(chain):
        return TlsFailed(message, reason=reason, endpoint=endpoint)
    if names & _NO_CONNECTION_IN_TIME:
        return TimedOut(message, reason="connect", endpoint=endpoint)
    if names & _ADDRESSES:
        return InvalidAddress(message, endpoint=endpoint)
    if names & _TIMEOUTS or any(isinstance(each, socket.timeout) for each in chain):
        return TimedOut(message, endpoint=endpoint)
    return ConnectionFailed(message, reason=_network_reason(chain), endpoint=endpoint)


def _chain(error: Optional[BaseException]) -> Iterator[BaseException]:
    """Yield *error* and its causes, wherever ``requests`` and urllib3 store them."""
    waiting: list[Optional[BaseException]] = [error]
    seen: list[BaseException] = []
    while waiting:
        each = waiting.pop(0)
        if each is None or any(each is known for known in seen):
            continue
        seen.append(each)
        yield each
        inner = (getattr(each, "reason", None), getattr(each, "original_error", None), *each.args)
        waiting += [cause for cause in inner if isinstance(cause, BaseException)]
        waiting += [each.__cause__, each.__context__]


def _network_reason(chain: list[BaseException]) -> str:
    """Return why there is no connection, if a retry may succeed; ``""``: the connection was lost."""
    if any(isinstance(each, socket.gaierror) for each in chain):
        return "unknown_host"
    if any(isinstance(each, ConnectionRefusedError) for each in chain):
        return "refused"
    return "tls_closed" if any(isinstance(each, ssl.SSLError) for each in chain) else ""


def _tls_reason(chain: list[BaseException]) -> str:
    """Return why no trusted connection is possible; ``""``: another failure, such as a closed handshake."""
    for each in chain:
        if isinstance(each, ssl.SSLCertVerificationError):
            return _BY_CODE.get(each.verify_code, "untrusted")
        if type(each).__name__ == "CertificateError":  # urllib3 1.26 compares the host names itself
            return "wrong_name"
        if isinstance(each, ssl.SSLError) and each.reason in _NO_TLS:
            return "no_tls"
        if isinstance(each, ssl.SSLError) and each.reason in _NO_AUTHORITIES:
            return "ca_file"
    # ``requests`` and ssl raise exactly an OSError if the file can't be read.
    return "ca_file" if type(chain[0]) in (OSError, FileNotFoundError, PermissionError) else ""


def _tunnel_status(chain: list[BaseException]) -> int:
    """Return the status with which a proxy refused CONNECT; 0: it did not refuse."""
    found = [match for each in chain if (match := _TUNNEL.search(str(each)))]
    return int(found[0].group(1)) if found else 0


def _proxy_reason(names: set[str]) -> str:
    """Return ``unreachable`` if there is no connection to the proxy; else ``""``."""
    return "unreachable" if names & {"NewConnectionError", *_NO_CONNECTION_IN_TIME} else ""

"""Why no answer came: from what ``requests`` raises to an error of ours, with urllib3 1.26 and 2."""

from __future__ import annotations

import re
import socket
import ssl
from typing import Iterator, Optional

from .errors import ApiError, ConnectionFailed, InvalidAddress, ProxyFailed, TimedOut, TlsFailed
from .pieces import FellSilent

_BY_CODE = {9: "not_yet_valid", 10: "expired", 62: "wrong_name", 64: "wrong_name"}
"""The reasons of OpenSSL (X509_V_ERR) that have another next step than a missing authority."""
_NO_TLS = frozenset({"WRONG_VERSION_NUMBER", "UNKNOWN_PROTOCOL", "HTTP_REQUEST"})
_NO_AUTHORITIES = frozenset({"NO_CERTIFICATE_OR_CRL_FOUND", "NO_START_LINE", "PEM_LIB", "BAD_BASE64_DECODE"})
_TUNNEL = re.compile(r"Tunnel connection failed: (\d{3})")
_ADDRESSES = frozenset({"InvalidURL", "LocationParseError", "InvalidHeader", "MissingSchema"})


def failure(error: Exception, message: str, endpoint: str) -> ApiError:
    """The error that *error*, raised by ``requests`` or in the body, stands for.

    :param message: for the log, without a key.
    """
    chain = list(_chain(error))
    names = {type(each).__name__ for each in chain}
    status = _tunnel_status(chain)
    if status >= 500:
        return ConnectionFailed(message, reason="proxy", status=status, endpoint=endpoint)
    if names & {"ProxyError", "InvalidProxyURL", "InvalidSchema"}:
        reason = "socks" if "dependencies for SOCKS" in str(error) else ""
        return ProxyFailed(message, reason=reason, endpoint=endpoint)
    if reason := _tls_reason(chain):
        return TlsFailed(message, reason=reason, endpoint=endpoint)
    if names & _ADDRESSES:
        return InvalidAddress(message, endpoint=endpoint)
    if isinstance(error, FellSilent) or any(isinstance(each, socket.timeout) for each in chain):
        return TimedOut(message, endpoint=endpoint)
    if names & {"Timeout", "ConnectTimeout", "ReadTimeout"}:
        return TimedOut(message, endpoint=endpoint)
    return ConnectionFailed(message, endpoint=endpoint)


def _chain(error: Optional[BaseException]) -> Iterator[BaseException]:
    """*error* and what caused it, wherever ``requests`` and urllib3 keep that."""
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


def _tls_reason(chain: list[BaseException]) -> str:
    """Why no trusted connection can be made; ``""``: another failure, a closed handshake among them."""
    for each in chain:
        if isinstance(each, ssl.SSLCertVerificationError):
            return _BY_CODE.get(each.verify_code, "untrusted")
        if type(each).__name__ == "CertificateError":  # urllib3 1.26 compares the names itself
            return "wrong_name"
        if isinstance(each, ssl.SSLError) and each.reason in _NO_TLS:
            return "no_tls"
        if isinstance(each, ssl.SSLError) and each.reason in _NO_AUTHORITIES:
            return "ca_file"
    # ``requests`` and ssl say in an OSError of no other kind that the file can't be read.
    return "ca_file" if type(chain[0]) in (OSError, FileNotFoundError, PermissionError) else ""


def _tunnel_status(chain: list[BaseException]) -> int:
    """The status with which a proxy refused CONNECT; 0: it did not."""
    found = [match for each in chain if (match := _TUNNEL.search(str(each)))]
    return int(found[0].group(1)) if found else 0

"""Name, port, proxy and certificate by the standard library's own sockets. None of them carries the key."""

from __future__ import annotations

import base64
import contextlib
import queue
import socket
import ssl
import threading
import time
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Any, Callable, Optional, TypeVar
from urllib.parse import SplitResult, unquote, urlsplit

from ..errors import TimedOut
from ..monitor import POLL, Monitor

T = TypeVar("T")
_LONGEST_HEAD = 1 << 16
DEFAULT_PORTS = {"http": 80, "https": 443}


@dataclass(frozen=True)
class Head:
    """How an answer begins. *date* is in seconds since 1970; *is_of_squid*: the proxy answered by itself."""

    status: int
    date: Optional[float]
    is_of_squid: bool = False


@dataclass(frozen=True)
class Handshake:
    """A connection that speaks TLS now.

    :param chain: the certificates that the server sent, its own first, in DER form; before Python 3.10 that
        alone.
    :param code: OpenSSL's number for why the chain is not trusted; 0: it is.
    """

    socket: ssl.SSLSocket
    chain: tuple[bytes, ...]
    code: int = 0
    message: str = ""


def patiently(do: Callable[[], T], monitor: Monitor, seconds: float) -> T:
    """``do()`` in a thread of its own, as neither a name look-up nor a handshake can be interrupted.

    :raises Cancelled: within a moment; what comes of it later is closed.
    :raises TimedOut: after *seconds*. What *do* raises comes through.
    """
    arrived: queue.Queue[tuple[Any, Optional[BaseException]]] = queue.Queue()
    is_abandoned = threading.Event()

    def work() -> None:
        try:
            arrived.put((do(), None))
        except BaseException as error:  # it belongs to the caller
            arrived.put((None, error))
        if is_abandoned.is_set():
            _close(arrived)

    threading.Thread(target=work, name="geoportfolio doctor", daemon=True).start()
    deadline = time.monotonic() + seconds
    try:
        while True:
            monitor.stop_if_cancelled()
            with contextlib.suppress(queue.Empty):
                value, error = arrived.get(timeout=POLL)
                if error is not None:
                    raise error
                return value  # type: ignore[no-any-return]
            if time.monotonic() > deadline:
                raise TimedOut(f"no end within {seconds:.0f} s")
    finally:
        is_abandoned.set()
        _close(arrived)


def port_of(parts: SplitResult) -> int:
    """The port of an address, that of its scheme where it names none."""
    return parts.port or DEFAULT_PORTS.get(parts.scheme, 1080)


def host_of(address: SplitResult) -> str:
    """Its host as it goes over the wire, which knows ASCII only; what is no name stays as it is."""
    host = address.hostname or ""
    try:
        return host.encode("idna").decode()
    except UnicodeError:
        return host


def look_up(host: str, port: int) -> tuple[str, ...]:
    """The numbers behind a name; raises socket.gaierror."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return tuple(dict.fromkeys(str(info[4][0]) for info in found))


def connect(host: str, port: int, seconds: float) -> socket.socket:
    """A connection; raises OSError."""
    return socket.create_connection((host, port), seconds)


def tunnel(proxy: str, host: str, port: int, seconds: float) -> tuple[socket.socket, Head]:
    """A connection to *host* through an HTTP proxy, and what the proxy says: 200, 407, ... Raises OSError."""
    parts = urlsplit(proxy)
    sock = connect(parts.hostname or "", port_of(parts), seconds)
    lines = [f"CONNECT {_authority(host)}:{port} HTTP/1.1", f"Host: {_authority(host)}:{port}"]
    return sock, _exchange(sock, [*lines, *_credentials(parts)])


def ask_head(sock: socket.socket, address: SplitResult, proxy: str = "") -> Head:
    """The head of the answer to ``HEAD /``; *proxy*: the one that *sock* leads to, which passes it on.

    :raises OSError: when it is no HTTP.
    """
    target, credentials = "/", []
    port = f":{address.port}" if address.port else ""
    place = _authority(host_of(address)) + port
    if proxy:
        target = f"{address.scheme}://{place}/"
        credentials = _credentials(urlsplit(proxy))
    lines = [f"HEAD {target} HTTP/1.1", f"Host: {place}", "Connection: close"]
    return _exchange(sock, [*lines, *credentials])


def shake_hands(open_socket: Callable[[], socket.socket], host: str, ca_bundle: Optional[str]) -> Handshake:
    """TLS as our requests do it; where the certificate is not trusted, once more to see whose it is.

    :raises ssl.SSLError: when there is no TLS to be had; so OSError.
    """
    context = ssl.create_default_context(cafile=ca_bundle)
    try:
        return _shaken(open_socket(), context, host)
    except ssl.SSLCertVerificationError as error:
        code, message = error.verify_code, error.verify_message
    # Nothing is sent through it but a question for the time, without the key.
    onlooker = ssl.create_default_context()
    onlooker.check_hostname = False
    onlooker.verify_mode = ssl.CERT_NONE
    seen = _shaken(open_socket(), onlooker, host)
    return Handshake(seen.socket, seen.chain, code, message)


def _shaken(sock: socket.socket, context: ssl.SSLContext, host: str) -> Handshake:
    try:
        wrapped = context.wrap_socket(sock, server_hostname=host)
    except BaseException:
        sock.close()
        raise
    return Handshake(wrapped, _chain_of(wrapped))


def _chain_of(sock: ssl.SSLSocket) -> tuple[bytes, ...]:
    """What the server sent. Python tells it since 3.13, and its own socket within since 3.10."""
    if hasattr(sock, "get_unverified_chain"):
        return tuple(bytes(each) for each in sock.get_unverified_chain())
    inner: Any = getattr(sock, "_sslobj", None)
    if hasattr(inner, "get_unverified_chain"):
        pem = (each.public_bytes() for each in inner.get_unverified_chain() or ())
        return tuple(ssl.PEM_cert_to_DER_cert(text) for text in pem)
    own = sock.getpeercert(binary_form=True)
    return (own,) if own else ()


def _exchange(sock: socket.socket, lines: list[str]) -> Head:
    sock.sendall("\r\n".join([*lines, "", ""]).encode("ascii", "replace"))
    received = b""
    while b"\r\n\r\n" not in received and len(received) < _LONGEST_HEAD:
        chunk = sock.recv(4096)
        if not chunk:
            break
        received += chunk
    first, _, rest = received.partition(b"\r\n\r\n")[0].partition(b"\r\n")
    words = first.split()
    if len(words) < 2 or not words[0].startswith(b"HTTP/") or not words[1].isdigit():
        raise OSError("this is no HTTP")
    is_of_squid = b"\r\nx-squid-error:" in b"\r\n" + rest.lower()
    return Head(int(words[1]), _date_in(rest.decode("latin-1")), is_of_squid)


def _date_in(headers: str) -> Optional[float]:
    for line in headers.split("\r\n"):
        name, _, value = line.partition(":")
        if name.strip().lower() == "date":
            with contextlib.suppress(TypeError, ValueError, IndexError, OverflowError):
                return parsedate_to_datetime(value.strip()).timestamp()
    return None


def _credentials(proxy: SplitResult) -> list[str]:
    if proxy.username is None:
        return []
    pair = f"{unquote(proxy.username)}:{unquote(proxy.password or '')}"
    return [f"Proxy-Authorization: Basic {base64.b64encode(pair.encode()).decode()}"]


def _authority(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _close(arrived: queue.Queue[tuple[Any, Optional[BaseException]]]) -> None:
    with contextlib.suppress(queue.Empty):
        value, _ = arrived.get_nowait()
        for each in value if isinstance(value, tuple) else (getattr(value, "socket", value),):
            if isinstance(each, socket.socket):
                each.close()

"""An HTTP proxy on loopback, and what it is asked."""

from __future__ import annotations

import socket
import threading
from contextlib import contextmanager, suppress
from typing import Any, Iterator


class Proxy:
    """An HTTP proxy. It answers all with *status*, and with 407 who does not name *credentials* (base64)."""

    def __init__(self, status: int, credentials: str) -> None:
        self.seen: list[str] = []
        """The head of each request that came."""
        self._status = status
        self._credentials = credentials
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        _start(self._serve)

    def close(self) -> None:
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def _serve(self) -> None:
        while True:
            client, _ = self._listener.accept()
            _start(self._answer, client)

    def _answer(self, client: socket.socket) -> None:
        head = b""
        while b"\r\n\r\n" not in head:
            chunk = client.recv(65536)
            if not chunk:
                return
            head += chunk
        text = head.decode("latin-1")
        self.seen.append(text)
        is_known = not self._credentials or f"Proxy-Authorization: Basic {self._credentials}" in text
        status = self._status if is_known else 407
        if status != 200:
            client.sendall(f"HTTP/1.1 {status} No\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
            client.close()
            return
        method, address, _ = text.split(" ", 2)
        host, _, port = (address if method == "CONNECT" else address.split("/")[2]).rpartition(":")
        behind = socket.create_connection((host, int(port)))
        if method == "CONNECT":
            client.sendall(b"HTTP/1.1 200 Connection established\r\n\r\n")
        else:
            behind.sendall(head)
        _start(_pass_on, client, behind)
        _pass_on(behind, client)


def _pass_on(source: socket.socket, target: socket.socket) -> None:
    while data := source.recv(65536):
        target.sendall(data)
    target.shutdown(socket.SHUT_WR)


def _start(do: Any, *arguments: Any) -> None:
    """In a thread, which ends when somebody hangs up."""

    def guarded() -> None:
        with suppress(OSError):
            do(*arguments)

    threading.Thread(target=guarded, daemon=True).start()


@contextmanager
def proxy(status: int = 200, credentials: str = "") -> Iterator[Proxy]:
    """A :class:`Proxy` while the block runs."""
    made = Proxy(status, credentials)
    try:
        yield made
    finally:
        made.close()

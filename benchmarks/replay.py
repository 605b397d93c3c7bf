"""``python -m benchmarks.replay ORIGIN``: what a server answered once, answered again at once.

So what a client takes is measured, without what the server takes to make its answers.
"""

from __future__ import annotations

import sys
import threading
from http.server import ThreadingHTTPServer

import requests

from .server import Handler


class Replay(ThreadingHTTPServer):
    """Asks the server at *origin* each address once; its own address stands for that one in the answers."""

    daemon_threads = True

    def __init__(self, origin: str) -> None:
        self._origin = origin
        self._lock = threading.Lock()
        self._kept: dict[str, tuple[bytes, str]] = {}
        super().__init__(("127.0.0.1", 0), _Replaying)
        self.url = f"http://127.0.0.1:{self.server_port}"

    def answer(self, path: str) -> tuple[bytes, str]:
        """Body and media type."""
        with self._lock:
            if path not in self._kept:
                answer = requests.get(self._origin + path, timeout=300)
                body = answer.content.replace(self._origin.encode(), self.url.encode())
                self._kept[path] = body, answer.headers["Content-Type"]
            return self._kept[path]


class _Replaying(Handler):
    server: Replay  # type: ignore[assignment]

    def do_GET(self) -> None:
        self.send_text(*self.server.answer(self.path))


if __name__ == "__main__":
    server = Replay(sys.argv[1])
    print(server.url, flush=True)
    server.serve_forever()

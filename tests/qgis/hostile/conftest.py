"""A bait on loopback: whoever fetches anything from it is counted."""

from __future__ import annotations

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Iterator

import pytest


class Bait:
    """``address`` is fetched by nobody, or the test fails."""

    def __init__(self) -> None:
        self.fetched: list[str] = []
        bait = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                bait.fetched.append(self.path)
                self.send_response(200)
                self.end_headers()

            def do_POST(self) -> None:
                self.do_GET()

            def log_message(self, *_: object) -> None:
                """Silent."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}/bait"


@pytest.fixture
def bait() -> Iterator[Bait]:
    made = Bait()
    yield made
    made.server.shutdown()
    made.server.server_close()
    assert made.fetched == []

"""A service on loopback that plays a script: each request gets the next answer, and all are kept."""

from __future__ import annotations

import contextlib
import json
import threading
from collections import deque
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Callable

from geoportfolio.core.api import Client, Config, OpenPoints, Retry

KEY = "raw+key/123=="
QUICK = Retry(attempts=3, first_wait=0.01, longest_wait=0.05, deadline=20.0)


@dataclass
class Seen:
    """A request as it came over the wire; *target* is the path with its query, still encoded."""

    method: str
    target: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Reply:
    """An answer; *announce* more bytes than there are and the body breaks off; *hold* it to hang."""

    body: Any = b""
    status: int = 200
    content_type: str = "application/json"
    headers: dict[str, str] = field(default_factory=dict)
    announce: int = 0
    hold: threading.Event | None = None
    hold_after: int = -1

    def payload(self) -> bytes:
        if isinstance(self.body, bytes):
            return self.body
        return self.body.encode() if isinstance(self.body, str) else json.dumps(self.body).encode()


class FakeServer:
    """``with FakeServer(reply, ...) as server``. *answer* replaces the script."""

    def __init__(self, *replies: Reply, answer: Callable[[Seen], Reply] | None = None) -> None:
        self.script = deque(replies)
        self.answer = answer or (lambda _: self.script.popleft())
        self.seen: list[Seen] = []
        self.arrived = threading.Event()
        self.left = threading.Event()
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), type("Handler", (_Handler,), {"fake": self}))
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def client(self, path: str = "", *, points: OpenPoints = OpenPoints(), **config: Any) -> Client:  # noqa: B008
        config.setdefault("retry", QUICK)
        return Client(Config(base_url=self.url + path, api_key=KEY, open_points=points, **config))

    def __enter__(self) -> FakeServer:
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()
        return self

    def __exit__(self, *exception: object) -> None:
        self.server.shutdown()
        self.server.server_close()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # else each answer waits 40 ms
    fake: FakeServer

    def log_message(self, *_: Any) -> None:
        """Silent."""

    def handle(self) -> None:
        with contextlib.suppress(ConnectionError):  # a client that hung up is what some tests want
            super().handle()

    def finish(self) -> None:
        with contextlib.suppress(ConnectionError):
            super().finish()

    def do_GET(self) -> None:
        length = int(self.headers.get("Content-Length", 0))
        seen = Seen(self.command, self.path, dict(self.headers.items()), self.rfile.read(length))
        self.fake.seen.append(seen)
        reply = self.fake.answer(seen)
        self.fake.arrived.set()
        if reply.hold and reply.hold_after < 0:
            self.hang(reply.hold)
        else:
            self.play(reply)

    def do_POST(self) -> None:
        self.do_GET()

    def play(self, reply: Reply) -> None:
        body = reply.payload()
        self.send_response(reply.status)
        self.send_header("Content-Type", reply.content_type)
        self.send_header("Content-Length", str(len(body) + reply.announce))
        for name, value in reply.headers.items():
            self.send_header(name, value)
        self.end_headers()
        if reply.hold:
            self.wfile.write(body[: reply.hold_after])
            self.wfile.flush()
            self.hang(reply.hold)
            return
        self.wfile.write(body)
        self.close_connection = bool(reply.announce)

    def hang(self, hold: threading.Event) -> None:
        """Say nothing until the client hangs up, or *hold* is set."""
        self.connection.settimeout(0.02)
        self.close_connection = True
        while not hold.is_set():
            with contextlib.suppress(TimeoutError):
                if not self.connection.recv(1):
                    self.fake.left.set()
                    return

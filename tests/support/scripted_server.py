"""A service on loopback that plays a script: each request gets the next answer, and all are kept.

Plain or with TLS; an answer may be a redirect, break off, hang, drip or never end.
"""

from __future__ import annotations

import contextlib
import json
import ssl
import threading
from collections import deque
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Callable, Iterable

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


class Stream:
    """A body that is made while it is sent, by a function that gives its blocks."""

    def __init__(self, blocks: Callable[[], Iterable[bytes]]) -> None:
        self.blocks = blocks


@dataclass
class Reply:
    """An answer; *announce* more bytes than there are and the body breaks off; *hold* it to hang.

    :param body: bytes, a text, or what becomes JSON; a :class:`Stream` is sent in chunks.
    :param content_type: empty: none is told.
    """

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
    """``with FakeServer(reply, ...) as server``. *answer* replaces the script.

    :param certificate: with its key; then the service is behind TLS.
    :ivar taken: bytes that the clients have taken of streams.
    """

    def __init__(
        self, *replies: Reply, answer: Callable[[Seen], Reply] | None = None, certificate: Path | None = None
    ) -> None:
        self.script = deque(replies)
        self.answer = answer or (lambda _: self.script.popleft())
        self.seen: list[Seen] = []
        self.arrived = threading.Event()
        self.left = threading.Event()
        self.taken = 0
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), type("Handler", (_Handler,), {"fake": self}))
        self.server.daemon_threads = True
        if certificate:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate)
            # The handshake is the business of the thread that serves, so that a broken one holds nobody up.
            self.server.socket = context.wrap_socket(
                self.server.socket, server_side=True, do_handshake_on_connect=False
            )
            self.server.handle_error = lambda *_: None  # a client that trusts nobody hangs up in the middle
        self.port = self.server.server_port
        self.scheme = "https" if certificate else "http"
        self.url = f"{self.scheme}://127.0.0.1:{self.port}"

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

    do_POST = do_HEAD = do_GET

    def play(self, reply: Reply) -> None:
        is_stream = isinstance(reply.body, Stream)
        body = b"" if is_stream else reply.payload()
        self.send_response(reply.status)
        if reply.content_type:
            self.send_header("Content-Type", reply.content_type)
        if is_stream:
            self.send_header("Transfer-Encoding", "chunked")
        else:
            self.send_header("Content-Length", str(len(body) + reply.announce))
        for name, value in reply.headers.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command == "HEAD":
            return
        if is_stream:
            self.pour(reply.body)
            return
        if reply.hold:
            self.wfile.write(body[: reply.hold_after])
            self.wfile.flush()
            self.hang(reply.hold)
            return
        self.wfile.write(body)
        self.close_connection = bool(reply.announce)

    def pour(self, stream: Stream) -> None:
        for block in filter(None, stream.blocks()):  # an empty chunk would be the end
            self.wfile.write(b"%x\r\n%b\r\n" % (len(block), block))
            self.fake.taken += len(block)
        self.wfile.write(b"0\r\n\r\n")

    def hang(self, hold: threading.Event) -> None:
        """Say nothing until the client hangs up, or *hold* is set."""
        self.connection.settimeout(0.02)
        self.close_connection = True
        while not hold.is_set():
            with contextlib.suppress(TimeoutError):
                if not self.connection.recv(1):
                    self.fake.left.set()
                    return


def answered(body, ask, **options):
    """Return what *ask* makes of a client whose service always answers with *body*, a Reply or JSON."""
    reply = body if isinstance(body, Reply) else Reply(body)
    with FakeServer(reply) as server:
        return ask(server.client(**options))

"""A service on loopback that sends bodies of any size: made while they are sent, never held."""

from __future__ import annotations

import contextlib
import gzip
import os
import subprocess
import sys
import threading
import zlib
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Iterator

ROOT = Path(__file__).resolve().parents[2]
_BLOCK = 1 << 20


@dataclass(frozen=True)
class Body:
    """*start*, then *filling* until *size* bytes are sent, then *end*.

    :param packed: as gzip; *size* is that of the unpacked body.
    """

    start: bytes
    filling: bytes
    size: int
    end: bytes = b""
    packed: bool = False
    content_type: str = "application/json"
    status: int = 200

    def blocks(self) -> Iterator[bytes]:
        block = self.filling * (_BLOCK // len(self.filling))
        yield self.start
        for _ in range(self.size // len(block)):
            yield block
        yield self.end

    def sent(self) -> Iterator[bytes]:
        if not self.packed:
            yield from self.blocks()
            return
        pack = zlib.compressobj(9, zlib.DEFLATED, 16 + zlib.MAX_WBITS)
        for block in self.blocks():
            yield pack.compress(block)
        yield pack.flush()


def zeros(size: int) -> bytes:
    """*size* bytes of zero as gzip."""
    return gzip.compress(bytes(size))


class EndlessServer:
    """``with EndlessServer(body) as server``; it counts what the clients have taken."""

    def __init__(self, body: Body) -> None:
        self.body = body
        self.taken = 0
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), type("Handler", (_Handler,), {"owner": self}))
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def __enter__(self) -> EndlessServer:
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()
        return self

    def __exit__(self, *exception: object) -> None:
        self.server.shutdown()
        self.server.server_close()


class _Handler(BaseHTTPRequestHandler):
    owner: EndlessServer

    def log_message(self, *_: object) -> None:
        """Silent."""

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.do_GET()

    def do_GET(self) -> None:
        body = self.owner.body
        self.send_response(body.status)
        self.send_header("Content-Type", body.content_type)
        if body.packed:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        with contextlib.suppress(ConnectionError):
            for block in body.sent():
                self.wfile.write(block)
                self.owner.taken += len(block)


_METER = """
import resource, sys
{imports}
def peak():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
from geoportfolio.core.api import Client, Config, OpenPoints, Polygon, Retry
import geoportfolio.core.api.decode, requests
ring = [[0, 0], [1, 0], [1, 1], [0, 1], [0, 0]]
square = Polygon.from_json({{"type": "Polygon", "coordinates": [ring]}})
points = OpenPoints(largest_answer={limit})
client = Client(Config({url!r}, "a-key", retry=Retry(attempts=1), open_points=points))
before = peak()
try:
    {work}
    told = "came"
except Exception as error:
    facts = getattr(error, "reason", ""), getattr(error, "limit", "")
    told = "{{}} {{}} {{}}: {{}}".format(type(error).__name__, *facts, error)
print(f"MEASURED {{peak() - before}} {{told}}")
"""


def measured(url: str, work: str, limit: int, imports: str = "") -> tuple[int, str]:
    """Megabytes that the memory of a process of its own grew by at most while it did *work*; how that ended.

    :param work: a statement that asks ``client``; there is a ``square``.
    :param limit: megabytes, ``OpenPoints.largest_answer``.
    """
    program = _METER.format(url=url, work=work, limit=limit, imports=imports)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "build" / "import"), *sys.path))}
    run = subprocess.run(
        [sys.executable, "-c", program],
        env=environment,
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    line = next((each for each in run.stdout.splitlines() if each.startswith("MEASURED ")), "")
    assert line, run.stderr[-2000:]
    _, grown, told = line.split(" ", 2)
    return int(grown), told

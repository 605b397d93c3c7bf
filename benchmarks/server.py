"""``python -m benchmarks.server FOLDER``: prepared answers, so that the service is not what is measured.

Points and entries of the sources ``places_<count>``, enrichments, reports. Big bodies lie in files, made when
they are first asked for, and go out by ``sendfile``. Below ``/after/<ms>`` each answer takes so long;
below ``/slowly/<ms>`` the bytes of a big body come one after the other for so long. ``GET /count`` gives the
number of requests since it was asked before.
"""

from __future__ import annotations

import json
import re
import sys
import threading
import time
from collections import deque
from functools import cached_property
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, BinaryIO, Callable, Mapping
from urllib.parse import parse_qs, urlsplit

from . import bodies

KEY = "bench-key"
CSV, JSON, PDF = "text/csv; charset=utf-8", "application/json", "application/pdf"
_REPORT = b"%PDF-1.7\n" + b"%" * 200_000 + b"\n%%EOF\n"
COUNT = "/count"
LISTED = ("places_1000", "places_1000000")
"""The sources that are told to who asks for all."""
_PIECES = 50
"""Of a big body that comes slowly."""
_LAYER_TEXTS = tuple(
    json.dumps({"flood_zones": flood, "wind_bands": wind})
    for flood in ({}, {"return_period": "1 in 100 years", "depth_m": 0.8})
    for wind in ({}, {"band": "severe", "gust_ms": 52})
)


class Prepared:
    """The answers of one server.

    :param folder: for the big bodies.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock = threading.Lock()
        self._entries: dict[int, list[bytes]] = {}

    def points(self, body: Mapping[str, Any], accept: str) -> Path:
        """The file with all points of the source, as CSV where *accept* asks for it."""
        count = _count(body["source"])
        is_csv = accept.startswith("text/csv")
        path = self._folder / f"points_{count}.{'csv' if is_csv else 'geojson'}"
        with self._lock:
            if not path.exists():
                bodies.write((bodies.points_csv if is_csv else bodies.points_geojson)(count), path)
        return path

    def entries(self, body: Mapping[str, Any], _: str) -> bytes:
        """One page of the source's records; none behind the last (spec 4.10)."""
        count = _count(body["source"])
        with self._lock:
            if count not in self._entries:
                self._entries[count] = bodies.entries(count)
        limit, page = body.get("limit", count), body.get("page", 0)
        return b"[" + b",".join(self._entries[count][page * limit : (page + 1) * limit]) + b"]"

    def enrichment(self, body: Mapping[str, Any], _: str) -> bytes:
        """What two layers have at the points of the body (spec 2.6)."""
        answered = [
            f'{{"id":"{point["id"]}","location":{{"lat":{point["lat"]!r},"lng":{point["lng"]!r}}},'
            f'"enrichment":{_LAYER_TEXTS[number % len(_LAYER_TEXTS)]}}}'
            for number, point in enumerate(body["points"])
        ]
        return ("[" + ",".join(answered) + "]").encode()

    def report(self, *_: Any) -> bytes:
        """A report of a usual size, the same for every place."""
        return _REPORT

    @cached_property
    def posts(self) -> dict[str, Callable[[Mapping[str, Any], str], Any]]:
        """What is posted, by its path below the base URL."""
        portfolio = "/graph/api/{}/reports/portfolio/{}/selection".format
        return {
            **{portfolio(version, "points"): self.points for version in ("v1", "v2")},
            **{portfolio(version, "entries"): self.entries for version in ("v1", "v2")},
            "/graph/featureinfo/enrichment/api/v1/bfi/batch": self.enrichment,
            "/graph/api/v2/reports/risk/point": self.report,
        }


class Handler(BaseHTTPRequestHandler):
    """Answers from what is prepared; one thread a connection, which is kept."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    server: Server

    def do_GET(self) -> None:
        path = urlsplit(self._awaited())
        if path.path == COUNT:
            self.send_text(json.dumps(self.server.requests_since()).encode())
        elif path.path == "/graph/api/v1/reports/portfolio/provision":
            sources = parse_qs(path.query).get("source", LISTED)
            found = json.dumps(bodies.provision(*sources)).encode()
            self._wait()
            self.send_text(found)
        else:
            self.send_error(404)

    def do_POST(self) -> None:
        path = self._awaited()
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        answer = self.server.prepared.posts.get(path)
        if self.headers["Authorization"] != KEY:
            self.send_text(b'{"message": "Invalid key."}', status=401)
        elif answer is None:
            self.send_error(404)
        else:
            found = answer(body, self.headers.get("Accept", ""))
            self._wait()
            if isinstance(found, Path):
                self.send_file(found)
            else:
                self.send_text(found, PDF if found is _REPORT else JSON)

    def send_text(self, body: bytes, media_type: str = JSON, status: int = 200) -> None:
        """Head and body at once."""
        self._head(len(body), media_type, status)
        self._headers_buffer.append(body)
        self.flush_headers()

    def send_file(self, path: Path) -> None:
        """The body from the system's cache to the socket, past Python."""
        self._head(path.stat().st_size, CSV if path.suffix == ".csv" else JSON)
        self.flush_headers()
        with path.open("rb") as file:
            try:
                if self._seconds:
                    self._send_slowly(file)
                else:
                    self.connection.sendfile(file)
            except OSError:  # the client has hung up
                self.close_connection = True

    def _send_slowly(self, file: BinaryIO) -> None:
        size = Path(file.name).stat().st_size // _PIECES + 1
        while piece := file.read(size):
            self.connection.sendall(piece)
            time.sleep(self._seconds / _PIECES)

    def log_message(self, *_: Any) -> None:
        """Nothing: it would be measured."""

    def _awaited(self) -> str:
        """The path without the wait that it names: before its answer, or in it."""
        after, slowly, path = re.findall(r"^(?:/after/(\d+)|/slowly/(\d+))?(.*)", self.path)[0]
        self._due = time.monotonic() + int(after or 0) / 1000
        self._seconds = int(slowly or 0) / 1000
        if path != COUNT:
            self.server.asked.append(path)
        return str(path)

    def _wait(self) -> None:
        time.sleep(max(0.0, self._due - time.monotonic()))

    def _head(self, length: int, media_type: str, status: int = 200) -> None:
        self.send_response(status)
        self.send_header("Content-Type", media_type)
        self.send_header("Content-Length", str(length))
        self._headers_buffer.append(b"\r\n")


class Server(ThreadingHTTPServer):
    """A server on a free port of 127.0.0.1."""

    daemon_threads = True
    request_queue_size = 128

    def __init__(self, folder: Path) -> None:
        self.prepared = Prepared(folder)
        self.asked: deque[str] = deque()
        """The paths of the requests since the last count."""
        super().__init__(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server_port}"

    def requests_since(self) -> int:
        """How many requests have come since this was asked before."""
        count = len(self.asked)
        self.asked.clear()
        return count

    def handle_error(self, *_: Any) -> None:
        """A client that hangs up while it is answered is no news."""


def _count(source: str) -> int:
    return int(source.rpartition("_")[2])


if __name__ == "__main__":
    server = Server(Path(sys.argv[1]))
    print(server.url, flush=True)
    server.serve_forever()

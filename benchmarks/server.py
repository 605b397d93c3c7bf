"""``python -m benchmarks.server FOLDER``: prepared responses, so that the service itself is not measured.

Locations and records of the sources ``places_<count>``, enrichments, reports. Large bodies are files, made
on first request and sent by ``sendfile``. Below ``/after/<ms>`` each response takes so long; below
``/slowly/<ms>`` the bytes of a large body are spread over so long. ``GET /count`` returns the number of
requests since the last one. ``python -m benchmarks.server ORIGIN`` repeats what another server answered.
"""

from __future__ import annotations

import json
import re
import sys
import threading
import time
from collections import deque
from functools import cache, cached_property
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import starmap
from pathlib import Path
from typing import Any, BinaryIO, Callable, Iterator, Mapping
from urllib.parse import parse_qs, urlsplit

import requests

from sandbox.data import catalog

KEY = "bench-key"
COUNT = "/count"
LOCATIONS = "/graph/api/v2/reports/portfolio/points/selection"
CSV, JSON, PDF = "text/csv; charset=utf-8", "application/json", "application/pdf"
_RING = [[-180.0, -90.0], [180.0, -90.0], [180.0, 90.0], [-180.0, 90.0], [-180.0, -90.0]]
WORLD = {"type": "Feature", "geometry": {"type": "Polygon", "coordinates": [_RING]}, "properties": {}}
COLUMNS = {
    "id": "string",
    "LocName": "string",
    "CountryCode": "string",
    "OccupancyCode": "string",
    "YearBuilt": "integer",
    "BuildingTIV": "number",
    "ContentsTIV": "number",
    "LocCurrency": "string",
}
"""The columns and their types as the provision lists them; a year may be unknown."""
_PLACE = ("Longitude", "Latitude")
_COPIES_APART = 0.0137
"""Degrees between a place and its next copy."""
_PROPERTIES = ",".join(f'"{name}":{{{number}}}' for number, name in enumerate(COLUMNS))
_RECORD = f'{{{{{_PROPERTIES},"Longitude":{{8}},"Latitude":{{9}}}}}}'
_FEATURE = (
    '{{"type":"Feature","id":{0},"geometry":{{"type":"Point","coordinates":[{8},{9}]}},"properties":{{'
    f"{_PROPERTIES}}}}}}}}}"
)
_LINE = ",".join(f"{{{number}}}" for number in range(len(COLUMNS) + 2)) + "\n"
_REPORT = b"%PDF-1.7\n" + b"%" * 200_000 + b"\n%%EOF\n"
_LISTED = ("places_1000", "places_1000000")
"""The sources that a request for all sources returns."""
_PIECES = 50
"""Of a large body that is sent slowly."""
_LAYERS = tuple(
    json.dumps({"flood_zones": flood, "wind_bands": wind})
    for flood in ({}, {"return_period": "1 in 100 years", "depth_m": 0.8})
    for wind in ({}, {"band": "severe", "gust_ms": 52})
)


def source(count: int) -> str:
    """Return the source with so many locations."""
    return f"places_{count}"


def _count(body: Mapping[str, Any]) -> int:
    return int(body["source"].rpartition("_")[2])


def _rows(count: int, text: Callable[[str], str], unknown: str) -> Iterator[tuple[Any, ...]]:
    """Return so many rows: the places of the sandbox again and again, each copy shifted a little."""
    places = _places()
    for number in range(count):
        copy, place = divmod(number, len(places))
        identifier, name, country, occupancy, year, *sums, currency, lon, lat = places[place]
        lon += copy * _COPIES_APART
        yield (
            *(text(f"{identifier}-{copy}"), text(name), text(country), text(occupancy)),
            *(unknown if year is None else year, *sums, text(currency)),
            *(round(lon - 360 if lon > 180 else lon, 6), round(lat, 6)),
        )


@cache
def _places() -> list[tuple[Any, ...]]:
    table = catalog.load("pf_places").table
    return list(zip(*(table[name].tolist() for name in (*COLUMNS, *_PLACE))))


def _json_rows(count: int) -> Iterator[tuple[Any, ...]]:
    return _rows(count, json.JSONEncoder(ensure_ascii=False).encode, "null")


def _quoted(text: str) -> str:
    return '"' + text.replace('"', '""') + '"' if set(text) & set('",\n') else text


def _write(path: Path, count: int) -> None:
    """Write so many locations to *path*, completely or not at all."""
    part = path.with_suffix(".part")
    with part.open("w", encoding="utf-8", newline="") as file:
        if path.suffix == ".csv":
            file.write(",".join((*COLUMNS, *_PLACE)) + "\n")
            file.writelines(starmap(_LINE.format, _rows(count, _quoted, "")))
        else:
            features = starmap(_FEATURE.format, _json_rows(count))
            file.write(f'{{"type":"FeatureCollection","features":[{next(features)}')
            file.writelines(f",{feature}" for feature in features)
            file.write("]}")
    part.replace(path)


class Prepared:
    """The responses of one server; large bodies are in *folder*."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock = threading.Lock()
        self._records: dict[int, list[bytes]] = {}

    def points(self, body: Mapping[str, Any], accept: str) -> Path:
        """Return the file with all locations of the source, CSV where *accept* asks for it."""
        count = _count(body)
        path = self._folder / f"points_{count}.{'csv' if accept.startswith('text/csv') else 'geojson'}"
        with self._lock:
            if not path.exists():
                _write(path, count)
        return path

    def entries(self, body: Mapping[str, Any], _: str) -> bytes:
        """Return one page of the source's records; none behind the last (spec 4.10)."""
        count = _count(body)
        with self._lock:
            if count not in self._records:
                self._records[count] = [text.encode() for text in starmap(_RECORD.format, _json_rows(count))]
        limit, page = body.get("limit", count), body.get("page", 0)
        return b"[" + b",".join(self._records[count][page * limit : (page + 1) * limit]) + b"]"

    def enrichment(self, body: Mapping[str, Any], _: str) -> bytes:
        """Return what two layers have at the points of the body (spec 2.6)."""
        found = [
            f'{{"id":"{point["id"]}","location":{{"lat":{point["lat"]!r},"lng":{point["lng"]!r}}},'
            f'"enrichment":{_LAYERS[number % len(_LAYERS)]}}}'
            for number, point in enumerate(body["points"])
        ]
        return ("[" + ",".join(found) + "]").encode()

    def report(self, *_: Any) -> bytes:
        """Return a report of a usual size, the same for every place."""
        return _REPORT

    @cached_property
    def posts(self) -> dict[str, Callable[[Mapping[str, Any], str], Any]]:
        """What responds to a POST, by path."""
        portfolio = "/graph/api/{}/reports/portfolio/{}/selection".format
        return {
            **{portfolio(version, "points"): self.points for version in ("v1", "v2")},
            **{portfolio(version, "entries"): self.entries for version in ("v1", "v2")},
            "/graph/featureinfo/enrichment/api/v1/bfi/batch": self.enrichment,
            "/graph/api/v2/reports/risk/point": self.report,
        }


def _provision(*sources: str) -> bytes:
    """Return the provision (spec 2.1) of *sources*."""
    columns = [{"field": name, "type": kind} for name, kind in COLUMNS.items()]
    columns += [{"field": name, "type": "number"} for name in _PLACE]
    described = {"columns": columns, "filters": [], "reports": {"accumulation": {"enabled": True}}}
    return json.dumps({"provisioning": dict.fromkeys(sources, described)}).encode()


class Handler(BaseHTTPRequestHandler):
    """Sends what is prepared; one thread per connection, which is kept open."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    server: Server

    def do_GET(self) -> None:
        path = urlsplit(self._timed())
        if path.path == COUNT:
            self.send_text(json.dumps(self.server.requests_since()).encode())
        elif path.path == "/graph/api/v1/reports/portfolio/provision":
            self._wait()
            self.send_text(_provision(*parse_qs(path.query).get("source", _LISTED)))
        else:
            self.send_error(404)

    def do_POST(self) -> None:
        path = self._timed()
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        respond = self.server.prepared.posts.get(path)
        if self.headers["Authorization"] != KEY:
            self.send_text(b'{"message": "Invalid key."}', status=401)
        elif respond is None:
            self.send_error(404)
        else:
            found = respond(body, self.headers.get("Accept", ""))
            self._wait()
            if isinstance(found, Path):
                self._send_file(found)
            else:
                self.send_text(found, PDF if found is _REPORT else JSON)

    def send_text(self, body: bytes, media_type: str = JSON, status: int = 200) -> None:
        """Send head and body at once."""
        self._head(len(body), media_type, status)
        self._headers_buffer.append(body)
        self.flush_headers()

    def _send_file(self, path: Path) -> None:
        """Send the body from the system's cache to the socket, past Python."""
        self._head(path.stat().st_size, CSV if path.suffix == ".csv" else JSON)
        self.flush_headers()
        with path.open("rb") as file:
            try:
                if self._seconds:
                    self._send_slowly(file, path.stat().st_size // _PIECES + 1)
                else:
                    self.connection.sendfile(file)
            except OSError:  # the client has closed the connection
                self.close_connection = True

    def _send_slowly(self, file: BinaryIO, size: int) -> None:
        while piece := file.read(size):
            self.connection.sendall(piece)
            time.sleep(self._seconds / _PIECES)

    def log_message(self, *_: Any) -> None:
        """Log nothing: it would be measured."""

    def _timed(self) -> str:
        """Return the path without the duration that it names: before the response, or of its body."""
        after, slowly, path = re.findall(r"^(?:/after/(\d+)|/slowly/(\d+))?(.*)", self.path)[0]
        self._due = time.monotonic() + int(after or 0) / 1000
        self._seconds = int(slowly or 0) / 1000
        if path != COUNT:
            self.server.requested.append(path)
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
    handler: type[Handler] = Handler

    def __init__(self, prepared: Any) -> None:
        self.prepared = prepared
        self.requested: deque[str] = deque()
        """The paths of the requests since the last count."""
        super().__init__(("127.0.0.1", 0), self.handler)
        self.url = f"http://127.0.0.1:{self.server_port}"

    def requests_since(self) -> int:
        count = len(self.requested)
        self.requested.clear()
        return count

    def handle_error(self, *_: Any) -> None:
        """Ignore a client that closes the connection during a response."""


class _RepeatingHandler(Handler):
    server: Repeating

    def do_GET(self) -> None:
        self.send_text(*self.server.response(self.path))


class Repeating(Server):
    """Requests each path from *origin* once; its own URL replaces the origin's in the responses."""

    handler = _RepeatingHandler

    def __init__(self, origin: str) -> None:
        super().__init__({})
        self._origin = origin
        self._lock = threading.Lock()

    def response(self, path: str) -> tuple[bytes, str]:
        """Return body and media type."""
        with self._lock:
            if path not in self.prepared:
                found = requests.get(self._origin + path, timeout=300)
                body = found.content.replace(self._origin.encode(), self.url.encode())
                self.prepared[path] = body, found.headers["Content-Type"]
            return self.prepared[path]


if __name__ == "__main__":
    what = sys.argv[1]
    server = Repeating(what) if what.startswith("http:") else Server(Prepared(Path(what)))
    print(server.url, flush=True)
    server.serve_forever()

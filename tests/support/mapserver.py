"""A real MapServer on loopback: a process of its own checks the key and runs the CGI program.

    with MapServer(folder) as server:
        url = server.add("plain")          # the base URL of a connection

Each map is below a path of its own, so that one process serves many.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

KEY = "map+key/123=="
POINTS, ZONES, RIVERS = 250, 4, 3
POSTAL = ("00123", "000", "2E3", "1E5", "12")
"""Texts that look like numbers, in turn."""
_PROGRAM = shutil.which("mapserv") or "/usr/lib/cgi-bin/mapserv"


@dataclass(frozen=True)
class Asked:
    """A request to the front; *status* is that of its answer."""

    path: str
    query: dict[str, str]
    key: str
    accept: str
    status: int


class MapServer:
    """The front and its data, in *folder*."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._log = folder / "requests.jsonl"

    def __enter__(self) -> MapServer:
        make_data(self.folder / "data.gpkg")
        (self.folder / "mapserver.conf").write_text("CONFIG\n  ENV\n  END\nEND\n", "utf-8")
        self._log.touch()
        command = [sys.executable, __file__, str(self.folder)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout
        self.url = self._process.stdout.readline().strip()
        return self

    def __exit__(self, *exception: object) -> None:
        self._process.terminate()
        self._process.communicate(timeout=20)

    def add(self, name: str, **changes: Any) -> str:
        """Serve a map as :func:`map_file` writes it; its base URL."""
        base = f"{self.url}/{name}"
        text = map_file(**{"base": base, "data": self.folder / "data.gpkg", **changes})
        (self.folder / f"{name}.map").write_text(text, "utf-8")
        return base

    @property
    def requests(self) -> list[Asked]:
        """All that was asked so far, in order."""
        return [Asked(**json.loads(line)) for line in self._log.read_text("utf-8").splitlines()]

    def forget(self) -> None:
        """Begin a new record of requests."""
        self._log.write_text("", "utf-8")


def make_data(path: Path) -> None:
    """A GeoPackage of points and zones in degrees, and of rivers in UTM."""
    from osgeo import ogr, osr

    def system(code: int) -> osr.SpatialReference:
        made = osr.SpatialReference()
        made.ImportFromEPSG(code)
        return made

    source = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    for name, kind, code, shapes in (
        ("points", ogr.wkbPoint, 4326, [f"POINT ({4 + n % 50 / 50} {50 + n / 250})" for n in range(POINTS)]),
        ("zones", ogr.wkbPolygon, 4326, [_square(4 + n / 2, 50 + n / 2, 0.4) for n in range(ZONES)]),
        ("rivers", ogr.wkbLineString, 25832, [_line(n) for n in range(RIVERS)]),
    ):
        layer = source.CreateLayer(name, system(code), kind)
        for field, field_type in (
            ("postal", ogr.OFTString),
            ("people", ogr.OFTInteger64),
            ("share", ogr.OFTReal),
            ("since", ogr.OFTDate),
        ):
            layer.CreateField(ogr.FieldDefn(field, field_type))
        for number, shape in enumerate(shapes):
            feature = ogr.Feature(layer.GetLayerDefn())
            feature.SetField("postal", POSTAL[number % len(POSTAL)])
            feature.SetField("people", 10_000_000_000 + number)
            feature.SetField("share", number + 0.25)
            feature.SetField("since", f"2020-01-{number % 28 + 1:02}")
            feature.SetGeometry(ogr.CreateGeometryFromWkt(shape))
            layer.CreateFeature(feature)


def _square(west: float, south: float, side: float) -> str:
    east, north = west + side, south + side
    return f"POLYGON (({west} {south}, {east} {south}, {east} {north}, {west} {north}, {west} {south}))"


def _line(number: int) -> str:
    return f"LINESTRING (300000 {5600000 + number * 20000}, 500000 {5650000 + number * 20000})"


_MAP = """MAP
  NAME "hazard"
  EXTENT 3 49 9 53
  SIZE 400 400
  PROJECTION
    "init=epsg:4326"
  END
  {formats}
  WEB
    METADATA
      "ows_title" "Hazard"
      "ows_enable_request" "*"
      "wms_onlineresource" "{wms}"
      "wfs_onlineresource" "{wfs}"
      "ows_srs" "{web_systems}"
      {metadata}
    END
  END
{layers}
END
"""
_LAYER = """  LAYER
    NAME "{name}"
    TYPE {kind}
    STATUS ON
    CONNECTIONTYPE OGR
    CONNECTION "{data}"
    DATA "{table}"
    TEMPLATE "ttt"
    PROJECTION
      "init=epsg:{epsg}"
    END
    METADATA
      "ows_title" "{title}"
      "ows_srs" "{systems}"
      "gml_include_items" "all"
      "gml_types" "auto"
      {metadata}
    END
    CLASS
      NAME "all"
      STYLE
        COLOR 0 90 160
        WIDTH 6
        SIZE 8
      END
    END
  END
"""
_GEOJSON = """OUTPUTFORMAT
    NAME "geojson"
    DRIVER "OGR/GEOJSON"
    MIMETYPE "application/json"
    FORMATOPTION "STORAGE=stream"
    FORMATOPTION "FORM=SIMPLE"
  END"""
_ALL = "EPSG:4326 EPSG:3857"
_TABLES = {"points": ("POINT", 4326), "zones": ("POLYGON", 4326), "rivers": ("LINE", 25832)}


def map_file(
    base: str,
    data: Path,
    names: dict[str, str] | None = None,
    systems: dict[str, str] | None = None,
    web_systems: str = _ALL,
    cap: int = 0,
    geojson: bool = False,
    wms: str | None = None,
    wfs: str | None = None,
) -> str:
    """A map of the three tables.

    :param names: other names of layers than those of their tables.
    :param systems: what a layer offers in place of EPSG:4326 and EPSG:3857; *web_systems*: what all do.
    :param cap: features in one answer.
    :param geojson: offer features as GeoJSON, too.
    :param wms: what the capabilities name as the address; by default the one below *base*.
    """
    layers = "".join(
        _LAYER.format(
            name=(names or {}).get(table, table),
            kind=kind,
            data=data,
            table=table,
            epsg=epsg,
            title=table.capitalize(),
            systems=(systems or {}).get(table, _ALL),
            metadata='"wfs_getfeature_formatlist" "geojson"' if geojson else "",
        )
        for table, (kind, epsg) in _TABLES.items()
    )
    limits = f'"wfs_maxfeatures" "{cap}"' if cap else ""
    info = '"wms_getfeatureinfo_formatlist" "application/json,geojson"' if geojson else ""
    return _MAP.format(
        formats=_GEOJSON if geojson else "",
        wms=f"{base}/graph/layers/wms?" if wms is None else wms,
        wfs=f"{base}/graph/layers/wfs?" if wfs is None else wfs,
        metadata=f"{limits}\n      {info}",
        web_systems=web_systems,
        layers=layers,
    )


class _Front(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    folder: Path

    def log_message(self, *_: object) -> None:
        """Silent."""

    def do_GET(self) -> None:
        split = urlsplit(self.path)
        name, _, path = split.path.lstrip("/").partition("/")
        key = self.headers.get("Authorization", "")
        file = self.folder / f"{name}.map"
        if key != KEY:
            status, content_type, body = 401, "application/json", b'{"message": "No such key."}'
        elif not file.exists() or not path.startswith("graph/layers/w"):
            status, content_type, body = 404, "application/json", b'{"message": "No such path."}'
        else:
            status, content_type, body = self._run(file, split.query)
        asked = {
            "path": "/" + path,
            "query": {each.upper(): value for each, value in parse_qsl(split.query)},
            "key": key,
            "accept": self.headers.get("Accept", ""),
            "status": status,
        }
        with (self.folder / "requests.jsonl").open("a", encoding="utf-8") as log:
            log.write(json.dumps(asked) + "\n")
        self.send_response(status)
        self.send_header("Content-Type", content_type)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def _run(self, file: Path, query: str) -> tuple[int, str, bytes]:
        environment = {
            **os.environ,
            "MAPSERVER_CONFIG_FILE": str(self.folder / "mapserver.conf"),
            "MS_MAPFILE": str(file),
            "REQUEST_METHOD": "GET",
            "QUERY_STRING": query,
        }
        done = subprocess.run(
            [_PROGRAM], env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False
        )
        head, _, body = done.stdout.partition(b"\r\n\r\n")
        fields = dict(line.split(": ", 1) for line in head.decode("latin-1").splitlines() if ": " in line)
        return int(fields.get("Status", "200")[:3]), fields.get("Content-Type", "text/plain"), body


def main(folder: Path) -> None:
    """Serve the maps of *folder* until the process is ended."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), type("Front", (_Front,), {"folder": folder}))
    server.daemon_threads = True
    print(f"http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever(0.05)


if __name__ == "__main__":
    main(Path(sys.argv[1]))

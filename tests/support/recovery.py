"""Processes to be killed, and what has to be true of the files that they leave."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any, Callable, Optional

from osgeo import ogr
from qgis.core import QgsVectorLayer

from geoportfolio.core.api.query import ENTRIES
from sandbox.hazards import zones_at
from tests.support.oracle import EUROPE
from tests.support.service import bodies, query_for

KILLED = signal.SIGKILL
WHOLE = 0
LAYERS = "wind_bands,flood_zones"
COUNT = 1600
PLACES = [(-10.0 + number % 40 + number / 1e5, 36.0 + (number // 40) % 30) for number in range(COUNT)]
PAGE = 200
IN_PAGES = query_for(EUROPE, verb=ENTRIES, columns=("id", "LocName", "Longitude", "Latitude"), page_size=PAGE)


class Nursery:
    """Starts processes that work with a sandbox until they are killed.

    :ivar service: the ``url`` and the ``key`` of that sandbox.
    """

    def __init__(self) -> None:
        self.service: dict[str, str] = {}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.qgis.recovery.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "QT_QPA_PLATFORM": "offscreen"},
        )
        self._told("ready")

    def run(
        self, task: str, kill_at: int = 0, meanwhile: Optional[Callable[[int], Any]] = None, **asked: Any
    ) -> int:
        """How the process ended: the signal that killed it, or 0.

        :param meanwhile: is called with the number of the process, while that works.
        """
        line = json.dumps({"task": task, "kill_at": kill_at, **self.service, **asked})
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()
        number = self._told("began")
        try:
            if meanwhile is not None:
                meanwhile(number)
        finally:
            ended = self._told("ended")
        return ended

    def close(self) -> None:
        self._process.stdin.close()
        self._process.wait(30)

    def _told(self, what: str) -> int:
        """The number behind that word; with another one for that of a process, something else were killed."""
        word, _, number = self._process.stdout.readline().strip().partition(" ")
        assert word == what, f"the nursery says {word!r} in place of {what!r}"
        return int(number)


def opens(path: Path) -> bool:
    """Whether SQLite finds nothing wrong with the file, and OGR and QGIS read all of its rows."""
    with closing(sqlite3.connect(str(path))) as file:
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)], path
        (table,) = file.execute(
            "SELECT table_name FROM gpkg_contents WHERE data_type = 'features'"
        ).fetchone()
        (rows,) = file.execute(f'SELECT count(*) FROM "{table}"').fetchone()
    layer = QgsVectorLayer(f"{path}|layername={table}", "any", "ogr")
    assert layer.isValid() and sum(1 for _ in layer.getFeatures()) == rows
    del layer
    dataset = ogr.Open(str(path))
    assert dataset.GetLayerByName(table) is not None
    assert sum(1 for _ in dataset.GetLayerByName(table)) == rows
    return True


def ids_in(path: Path) -> list[str]:
    """The service's ids of the rows of a result, in their order."""
    with closing(sqlite3.connect(str(path))) as file:
        return [name for (name,) in file.execute("SELECT id FROM records ORDER BY fid")]


def pages_asked(sandbox: Any) -> list[int]:
    """The pages of entries that the service was asked for."""
    return sorted(int(body["page"]) for body in bodies(sandbox, "/entries/"))


def write_points(path: Path, places) -> None:
    source = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    system = ogr.osr.SpatialReference()
    system.ImportFromEPSG(4326)
    layer = source.CreateLayer("sites", system, ogr.wkbPoint)
    layer.CreateField(ogr.FieldDefn("name", ogr.OFTString))
    layer.StartTransaction()
    for number, (lon, lat) in enumerate(places):
        feature = ogr.Feature(layer.GetLayerDefn())
        feature["name"] = f"site {number}"
        feature.SetGeometry(ogr.CreateGeometryFromWkt(f"POINT ({lon!r} {lat!r})"))
        layer.CreateFeature(feature)
    layer.CommitTransaction()


def rows_in(path: Path) -> list[dict]:
    """Return the rows of the one layer of *path*, with their geometries as blobs."""
    with closing(sqlite3.connect(str(path))) as file:
        file.row_factory = sqlite3.Row
        ((table,),) = file.execute("SELECT table_name FROM gpkg_contents WHERE data_type = 'features'")
        return list(map(dict, file.execute(f'SELECT * FROM "{table}"')))


@cache
def expected_at(lon: float, lat: float) -> dict:
    return {
        f"{layer}_{name}": value
        for layer in LAYERS.split(",")
        for zone in zones_at(layer, lon, lat)[:1]
        for name, value in zone.attributes.items()
    }


def is_right(path: Path, places=PLACES) -> bool:
    """Whether each row has what the sandbox's own polygons have at its place; each once."""
    rows = rows_in(path)
    assert [row["name"] for row in rows] == [f"site {number}" for number in range(len(places))]
    for row, place in zip(rows, places):
        got = {key: value for key, value in row.items() if value is not None}
        expected = expected_at(*place)
        assert {key: got[key] for key in got if key.startswith(("wind", "flood"))} == expected
        assert got["status"] == ("found" if expected else "not found")
        assert got["enriched"] == "enhance: flood_zones, wind_bands"
    return opens(path)

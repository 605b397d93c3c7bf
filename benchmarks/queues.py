"""Requests by the hundred, each with its latency: how near the queues come to what they are allowed.

The bound is rounds x latency: as many requests at a time as are allowed, and nothing in between. Page 0
goes alone, then one, two, four and so on, as many services bill requests: three round trips more.
"""

from __future__ import annotations

import math
import tempfile
import time
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Any, Callable

from osgeo import gdal
from qgis.core import QgsProcessingContext, QgsProcessingFeedback

from geoportfolio.core import gis
from geoportfolio.core.api import Area, Client, Config, Monitor, OpenPoints, Query
from geoportfolio.core.gis.connections.connections import Connections
from geoportfolio.core.gis.reports.batch import ReportItem, ReportOrder
from geoportfolio.core.toolbox.enrichment import EnrichPoints

from .figures import Figure
from .load import AREA
from .processes import Place, child
from .server import source

ENTRIES, PAGE = 200_000, 1000
POINTS, BATCH = 100_000, 1000
REPORTS = 200
LAYERS = "wind_bands,flood_zones,earthquake_bands"


@dataclass(frozen=True)
class Queue:
    """What one run requests, and how far above the bound it may be.

    :param work: runs in the child with *in_flight*, *count* and a folder; returns the seconds.
    :param requests: that it is made of.
    :param round_trips: that it may take beyond *times_bound*.
    """

    subject: str
    work: Callable[[int, int, str], float]
    count: int
    requests: int
    milliseconds: int
    in_flight: int
    times_bound: float
    round_trips: int = 0
    runs: list[tuple[float, int]] = field(default_factory=list)
    """Seconds and requests of each."""

    @property
    def bound(self) -> float:
        """Seconds."""
        return math.ceil(self.requests / self.in_flight) * self.milliseconds / 1000

    def run(self, place: Place) -> None:
        with tempfile.TemporaryDirectory(dir=place.folder) as folder:
            variables = place.variables(place.after(self.milliseconds))
            place.requests()
            seconds = child(self.work, self.in_flight, self.count, folder, **variables)
            self.runs.append((seconds, place.requests()))

    def figures(self) -> list[Figure]:
        among = f"{self.in_flight} in flight"
        target = round(self.times_bound + self.round_trips * self.milliseconds / 1000 / self.bound, 3)
        seconds, requests = zip(*self.runs)
        ratios = [each / self.bound for each in seconds]
        words = f"x the bound of {self.bound:.2f} s, {among}"
        return [
            Figure(self.subject, words, ratios, target, is_ratio=True),
            Figure(self.subject, f"in all, {among}, s", seconds),
            Figure(self.subject, f"requests, {among}", requests),
        ]


def measure(place: Place, runs: int) -> list[Figure]:
    """The queues in turns, each in a fresh process."""
    rows, points, reports = map(place.rows, (ENTRIES, POINTS, REPORTS))
    pages, batches = rows // PAGE + 1, points // BATCH
    entries_, enriched = (
        f"{rows:,} entries, pages of {PAGE:,}",
        f"{points:,} points enriched, batches of {BATCH:,}",
    )
    queues = (
        Queue(f"{entries_}, 50 ms", entries, rows, pages, 50, 4, 1.2, 3),
        Queue(f"{entries_}, 50 ms", entries, rows, pages, 50, 8, 1.3, 3),
        Queue(f"{enriched}, 100 ms", enrichment, points, batches, 100, 4, 1.3),
        Queue(f"{reports} reports, 100 ms", run_reports, reports, reports, 100, 3, 1.3),
    )
    client = Client(Config(place.url, place.key))
    next(client.portfolio.entries(source(rows), AREA, page_size=1))  # has the server make the records
    for _ in range(runs):
        for queue in queues:
            queue.run(place)
    return [each for queue in queues for each in queue.figures()]


def _connections(in_flight: int) -> Connections:
    """Return the connection of the environment, with so many requests at a time."""

    class Tuned(Connections):  # type: ignore[misc]
        def config(self, name: str) -> Any:
            points = OpenPoints(pages_in_flight=in_flight, batch_size=BATCH)
            return replace(super().config(name), open_points=points)

    return Tuned()


def _client(in_flight: int) -> Client:
    connections = _connections(in_flight)
    return Client(connections.config(connections.default_name()))


def entries(in_flight: int, count: int, folder: str) -> float:
    """In the child: into an indexed GeoPackage, by the job that the docks and the toolbox call."""
    client, name = _client(in_flight), source(count)
    described = client.portfolio.provision(name)[name]
    query = Query(name, (Area("world", AREA),), verb="entries", page_size=PAGE)
    began = time.monotonic()
    result = gis.results.loading.load(client, query, described, Path(folder) / "entries.gpkg", Monitor())
    seconds = time.monotonic() - began
    assert result.complete and result.stored.count == count, result
    return seconds


def enrichment(in_flight: int, count: int, folder: str) -> float:
    """In the child: by the algorithm, from a layer to a layer."""
    output = str(Path(folder) / "enriched.gpkg")
    parameters = {"INPUT": _points(Path(folder), count), "LAYERS": LAYERS, "OPERATION": 0, "OUTPUT": output}
    algorithm, feedback = EnrichPoints(_connections(in_flight)).create(), QgsProcessingFeedback()
    began = time.monotonic()
    _, is_done = algorithm.run(parameters, QgsProcessingContext(), feedback, {}, False)
    assert is_done, feedback.textLog()
    return time.monotonic() - began


def _points(folder: Path, count: int) -> str:
    """Write a GeoPackage of *count* points over land and sea, with a few attributes each."""
    table, path = folder / "points.csv", str(folder / "points.gpkg")
    with table.open("w", encoding="utf-8") as file:
        file.write("id,tiv,number,lon,lat\n")
        for n in range(count):
            lon, lat = n * 0.7548776662 % 1 * 340 - 170, n * 0.5698402910 % 1 * 130 - 60
            file.write(f"loc-{n},{n * 1.5},{n},{lon},{lat}\n")
    gdal.UseExceptions()
    options = ["X_POSSIBLE_NAMES=lon", "Y_POSSIBLE_NAMES=lat", "KEEP_GEOM_COLUMNS=NO", "AUTODETECT_TYPE=YES"]
    rows = gdal.OpenEx(str(table), open_options=options)
    gdal.VectorTranslate(path, rows, format="GPKG", layerName="points", dstSRS="EPSG:4326", reproject=False)
    return path


def run_reports(in_flight: int, count: int, folder: str) -> float:
    """In the child: a whole batch, its index and its layer included."""
    client, when = _client(in_flight), datetime.now().astimezone()
    items = tuple(ReportItem(n, str(n), f"Site {n}", f"site {n}", 9.0, 50.0) for n in range(1, count + 1))
    target, url = Path(folder) / "reports", client.config.base_url
    order = ReportOrder(target, "bench", url, "pf", "pdf", "v2", (), (), False, when, items)
    began = time.monotonic()
    done = gis.reports.run.run_reports(client, order, Monitor())
    assert len(done.saved) == count, done.error
    return time.monotonic() - began

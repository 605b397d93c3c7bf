"""Requests by the hundred, each with its latency: how near the queues come to what they are allowed.

The bound is rounds x latency: as many requests at a time as are allowed, and nothing in between. Page 0
goes alone, then one, two, four and so on, as many services bill requests: three round trips more.
``python -m benchmarks.queues NAME IN_FLIGHT FOLDER`` is one run in the process that it is given.
"""

from __future__ import annotations

import json
import math
import sys
import time
import uuid
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Callable, Iterator

from . import asked
from .figures import Figure, Place, child, figure

ENTRIES, PAGE = 200_000, 1000
POINTS, BATCH = 100_000, 1000
REPORTS = 200


@dataclass(frozen=True)
class Queue:
    """What is asked by one run, in how many requests, and how far above the bound it may be.

    :param round_trips: what it may take beyond *times_bound*.
    """

    name: str
    subject: str
    requests: int
    milliseconds: int
    in_flight: int
    times_bound: float
    round_trips: int = 0

    @property
    def bound(self) -> float:
        """Seconds."""
        return math.ceil(self.requests / self.in_flight) * self.milliseconds / 1000

    @property
    def target(self) -> float:
        """The same as a multiple of the bound."""
        return round(self.times_bound + self.round_trips * self.milliseconds / 1000 / self.bound, 3)


_PAGES = f"{ENTRIES:,} entries, pages of {PAGE:,}, 50 ms"
_WIDENING = 3
QUEUES = (
    Queue("entries", _PAGES, ENTRIES // PAGE + 1, 50, 4, 1.2, _WIDENING),
    Queue("entries", _PAGES, ENTRIES // PAGE + 1, 50, 8, 1.3, _WIDENING),
    Queue("enrichment", f"{POINTS:,} points enriched, batches of {BATCH:,}, 100 ms", 100, 100, 4, 1.3),
    Queue("reports", f"{REPORTS} reports, 100 ms", REPORTS, 100, 3, 1.3),
)


def measure(place: Place, runs: int) -> list[Figure]:
    """The queues one after the other, *runs* times, each in a fresh process."""
    child("benchmarks.queues", "warm", "1", str(place.folder), **_variables(place, 0))
    seconds: dict[Queue, list[float]] = {queue: [] for queue in QUEUES}
    requests: dict[Queue, list[float]] = {queue: [] for queue in QUEUES}
    for _ in range(runs):
        for queue in QUEUES:
            where = (queue.name, str(queue.in_flight), str(place.folder))
            place.requests()
            seconds[queue].append(child("benchmarks.queues", *where, **_variables(place, queue.milliseconds)))
            requests[queue].append(place.requests())
    return [each for queue in QUEUES for each in _figures(queue, seconds[queue], requests[queue])]


def _figures(queue: Queue, seconds: list[float], requests: list[float]) -> list[Figure]:
    among = f"{queue.in_flight} in flight"
    said, ratios = f"x the bound of {queue.bound:.2f} s, {among}", [each / queue.bound for each in seconds]
    return [
        figure(queue.subject, said, ratios, queue.target, at_most=True, is_ratio=True),
        figure(queue.subject, f"in all, {among}, s", seconds),
        figure(queue.subject, f"requests, {among}", requests),
    ]


def _variables(place: Place, milliseconds: int) -> dict[str, str]:
    return {"GEOPORTFOLIO_URL": place.after(milliseconds), "GEOPORTFOLIO_API_KEY": place.key}


def _connections(in_flight: int) -> Any:
    """The connection of the environment, with so many requests at a time."""
    from geoportfolio.core.api import OpenPoints
    from geoportfolio.core.gis.connections import Connections

    class Tuned(Connections):  # type: ignore[misc]
        def config(self, name: str) -> Any:
            points = OpenPoints(pages_in_flight=in_flight, batch_size=BATCH)
            return replace(super().config(name), open_points=points)

    return Tuned()


def _client(in_flight: int) -> Any:
    from geoportfolio.core.api import Client

    connections = _connections(in_flight)
    return Client(connections.config(connections.default_name()))


def _warm(_in_flight: int, _folder: Path) -> Iterator[None]:
    """Have the server make what it answers from."""
    yield
    client, world = _client(1), _world()
    next(client.portfolio.entries(asked.source(ENTRIES), world, page_size=1))


def _world() -> Any:
    from geoportfolio.core.api import Polygon

    rings = asked.WORLD["geometry"]["coordinates"]
    return Polygon((tuple(tuple(map(tuple, ring)) for ring in rings),))


def _entries(in_flight: int, folder: Path) -> Iterator[None]:
    """Into an indexed GeoPackage, by the job that the docks and the toolbox call."""
    from geoportfolio.core.api import Area, Monitor, Query
    from geoportfolio.core.gis.jobs import load

    client, source = _client(in_flight), asked.source(ENTRIES)
    described = client.portfolio.provision(source)[source]
    query = Query(source, (Area("world", _world()),), verb="entries", page_size=PAGE)
    yield
    result = load(client, query, described, folder / f"{uuid.uuid4().hex}.gpkg", Monitor())
    assert result.complete and result.stored.count == ENTRIES, result


def _enrichment(in_flight: int, folder: Path) -> Iterator[None]:
    """By the algorithm, from a layer to a layer."""
    from qgis.core import QgsProcessingContext, QgsProcessingFeedback

    from geoportfolio.core.toolbox.enrichment import EnrichPoints

    from .enrichment import LAYERS, made

    inside = folder / uuid.uuid4().hex
    inside.mkdir()
    points = str(made(inside, POINTS))
    parameters = {"INPUT": points, "LAYERS": LAYERS, "OPERATION": 0, "OUTPUT": str(inside / "enriched.gpkg")}
    algorithm, feedback = EnrichPoints(_connections(in_flight)).create(), QgsProcessingFeedback()
    yield
    _, is_done = algorithm.run(parameters, QgsProcessingContext(), feedback, {}, False)
    assert is_done, feedback.textLog()


def _reports(in_flight: int, folder: Path) -> Iterator[None]:
    """A whole order, its index and its layer included."""
    from datetime import datetime

    from geoportfolio.core.api import Monitor
    from geoportfolio.core.gis.jobs import run_reports
    from geoportfolio.core.gis.report_orders import ReportItem, ReportOrder

    client, when = _client(in_flight), datetime.now().astimezone()
    items = tuple(ReportItem(n, str(n), f"Site {n}", f"site {n}", 9.0, 50.0) for n in range(1, REPORTS + 1))
    target = folder / uuid.uuid4().hex
    order = ReportOrder(
        target, "bench", client.config.base_url, "pf", "pdf", "v2", (), (), False, when, items
    )
    yield
    done = run_reports(client, order, Monitor())
    assert len(done.saved) == REPORTS, done.error


RUNS: dict[str, Callable[[int, Path], Iterator[None]]] = {
    "warm": _warm,
    "entries": _entries,
    "enrichment": _enrichment,
    "reports": _reports,
}
"""Each is ready at its ``yield``; what comes behind it is timed."""


def _seconds(name: str, in_flight: str, folder: str) -> float:
    from qgis.core import QgsApplication

    app = QgsApplication([], False)
    app.initQgis()
    run = RUNS[name](int(in_flight), Path(folder))
    next(run)
    began = time.monotonic()
    next(run, None)
    return time.monotonic() - began


if __name__ == "__main__":
    print(json.dumps(_seconds(*sys.argv[1:])))

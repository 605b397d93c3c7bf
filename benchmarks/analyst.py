"""An analyst's load as ``ui.loading`` does it: a job in a task, then a styled layer in the project."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable, Optional

from qgis.core import QgsApplication, QgsProject, QgsVectorLayer
from qgis.PyQt.QtCore import QEventLoop

from geoportfolio.core.api import Area, Client, Config, Monitor, Query
from geoportfolio.core.api.config import OpenPoints
from geoportfolio.core.api.query import ENTRIES, POINTS
from geoportfolio.core.api.shapes import Polygon
from geoportfolio.core.gis import jobs, layers
from geoportfolio.core.gis.results import Result
from geoportfolio.core.gis.tasks import ServiceTask, TaskRunner
from geoportfolio.ui.progress import ProgressLine

from . import asked

GEOJSON_POINTS, CSV_POINTS, ENTRIES_IN_PAGES = "geojson", "csv", "entries"
KINDS = (GEOJSON_POINTS, CSV_POINTS, ENTRIES_IN_PAGES)


@dataclass
class Load:
    """One load and when its parts were over, by ``time.perf_counter``."""

    began: float
    last_byte: float = 0.0
    ended: float = 0.0
    result: Optional[Result] = None
    layer: Optional[QgsVectorLayer] = None


def application() -> QgsApplication:
    """QGIS with everything that a window would have beside the widgets."""
    made = QgsApplication([], True)
    made.initQgis()
    return made


def load(
    kind: str,
    url: str,
    key: str,
    path: Path,
    count: int,
    watch: Optional[Callable[[ServiceTask], None]] = None,
) -> Load:
    """Load the source of *count* rows into *path* and the project, while the event loop runs.

    :param kind: one of ``KINDS``.
    :param watch: is given the task before it runs.
    :raises Exception: what ended the task.
    """
    client = Client(Config(url, key, open_points=OpenPoints(prefer_csv=kind == CSV_POINTS)))
    verb = ENTRIES if kind == ENTRIES_IN_PAGES else POINTS
    query = Query(asked.source(count), (Area("world", Polygon.from_json(asked.WORLD)),), verb=verb)
    timed, failures = Load(time.perf_counter()), []
    runner, progress, loop = TaskRunner(), ProgressLine(), QEventLoop()

    def work(monitor: Monitor) -> Result:
        _note_bytes(monitor, timed)
        described = jobs.describe_source(client, query.source, monitor)
        return jobs.load(client, query, described, path, monitor, mark_repeats=True)

    def done(result: Result) -> None:
        timed.result = result
        timed.layer = layers.add_result(QgsProject.instance(), result)
        timed.ended = time.perf_counter()
        loop.quit()

    def failed(error: Exception) -> None:
        failures.append(error)
        loop.quit()

    def follow(task: ServiceTask) -> None:
        progress.follow("load", task)
        if watch is not None:
            watch(task)

    runner.start("load", work, done, failed, lane="load", watch=follow)
    loop.exec()
    if failures:
        raise failures[0]
    return timed


def _note_bytes(monitor: Monitor, timed: Load) -> None:
    tell: Callable[[int], Any] = monitor.received

    def received(byte_count: int) -> None:
        timed.last_byte = time.perf_counter()
        tell(byte_count)

    monitor.received = received

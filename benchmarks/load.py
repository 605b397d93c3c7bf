"""A million points into a styled, indexed layer: the plugin's way beside the naive way and beside curl."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable, Mapping, Optional, Sequence

import requests
from qgis.core import QgsFeature, QgsField, QgsGeometry, QgsPointXY, QgsProject, QgsVectorLayer
from qgis.PyQt.QtCore import QEventLoop

from geoportfolio.core import gis
from geoportfolio.core.api import Area, Client, Config, Monitor, Query
from geoportfolio.core.api.config import OpenPoints
from geoportfolio.core.api.errors import Cancelled
from geoportfolio.core.api.query import ENTRIES, POINTS
from geoportfolio.core.api.shapes import Polygon
from geoportfolio.core.gis import compat
from geoportfolio.core.gis.results import layers
from geoportfolio.core.gis.results.result import Result
from geoportfolio.core.gis.tasks.runner import ServiceTask, TaskRunner
from geoportfolio.ui.window.progress import ProgressLine
from tests.support.heartbeat import Heartbeat, turn
from tests.support.memory import Memory

from .figures import Figure
from .processes import Place, child
from .server import LOCATIONS, WORLD, source

COUNT = 1_000_000
AREA = Polygon.from_json(WORLD)
GEOJSON, CSV, RECORDS, NAIVE = "geojson", "csv", "entries", "naive"
FORMATS = {
    # way: (its name, its media type, how many times faster it has to be)
    GEOJSON: ("GeoJSON", "application/json", 3.0),
    CSV: ("CSV", "text/csv", 3.5),
}


def measure(place: Place, runs: int) -> list[Figure]:
    """In turns, each load in a fresh process; the naive way reads GeoJSON, also beside CSV."""
    count = place.rows(COUNT)
    found: dict[str, list[dict[str, float]]] = {way: [] for way in (*FORMATS, NAIVE)}
    curls: dict[str, list[float]] = {way: [] for way in FORMATS}
    for way in FORMATS:
        curled(place, way, count)  # the first makes the body
    for _ in range(runs):
        for way, kept in found.items():
            kept.append(loaded(place, way, count))
        for way, times in curls.items():
            times.append(curled(place, way, count))
    return [each for way in FORMATS for each in _judged(way, count, found, curls[way])]


def loaded(place: Place, way: str, count: int) -> dict[str, float]:
    """Measure one load; its file and its profile are removed afterwards."""
    with tempfile.TemporaryDirectory(dir=place.folder) as folder:
        place.requests()
        arguments = (way, place.url, place.key, folder, count)
        found: dict[str, float] = child(measured, *arguments, QGIS_CUSTOM_CONFIG_PATH=folder)
        return {**found, "requests": place.requests()}


def curled(place: Place, way: str, count: int) -> float:
    """Return the seconds that curl takes to receive the same bytes and drop them."""
    command = ["curl", "-sSf", "-o", os.devnull, "-w", "%{time_total}", place.url + LOCATIONS, "--data", "@-"]
    for header in (
        f"Authorization: {place.key}",
        "Content-Type: application/json",
        f"Accept: {FORMATS[way][1]}",
    ):
        command += ["-H", header]
    run = subprocess.run(
        command, input=json.dumps(_body(count)), stdout=subprocess.PIPE, text=True, check=True
    )
    return float(run.stdout)


def _body(count: int) -> dict[str, Any]:
    return {"source": source(count), "shape": WORLD}


def _judged(
    way: str, count: int, found: Mapping[str, Sequence[Mapping[str, float]]], curl: Sequence[float]
) -> list[Figure]:
    label, _, faster = FORMATS[way]
    subject = f"{count:,} points, {label}"

    def each(name: str, way: str = way) -> list[float]:
        return [run[name] for run in found[way]]

    def ratios(name: str) -> list[float]:
        return [theirs / ours for ours, theirs in zip(each(name), each(name, NAIVE))]

    figures = [
        Figure(subject, "x faster than the naive way", ratios("seconds"), faster, False, is_ratio=True),
        Figure(subject, "x less processor time than that", ratios("processor"), None, False, is_ratio=True),
        Figure(subject, "added peak memory, MB", each("added_mb"), 300),
        Figure(subject, "longest main-thread gap, ms", each("gap_ms"), 50),
        Figure(subject, "after the last byte, s", each("after_last_byte"), 1.5),
        Figure(subject, "in all, s", each("seconds")),
        Figure(subject, "requests", each("requests")),
        Figure(subject, "curl of the same bytes, s", curl),
    ]
    if way == GEOJSON:
        figures += [
            Figure(subject, "naive way, s", each("seconds", NAIVE)),
            Figure(subject, "naive way, added peak memory, MB", each("added_mb", NAIVE)),
            Figure(subject, "naive way, longest main-thread gap, ms", each("gap_ms", NAIVE)),
        ]
    return figures


def measured(way: str, url: str, key: str, folder: str, count: int) -> dict[str, float]:
    """In the child: ``processor`` is that of all threads; ``iterated`` is until all rows were read."""
    memory, heartbeat = Memory(), Heartbeat()
    began, worked = time.perf_counter(), time.process_time()
    found: dict[str, float] = {}
    if way == NAIVE:
        layer: Any = _naively(url, key, count)
    else:
        run = load(way, url, key, Path(folder) / "loaded.gpkg", count)
        layer, found["after_last_byte"] = run.layer, run.ended - run.last_byte
    found.update(seconds=time.perf_counter() - began, processor=time.process_time() - worked)
    heartbeat.beat()  # the gap since the last beat counts, too
    turn(100)
    found.update(added_mb=memory.added(), gap_ms=heartbeat.longest)
    assert sum(1 for _ in layer.getFeatures()) == count
    found["iterated"] = time.perf_counter() - began
    return found


def _naively(url: str, key: str, count: int) -> QgsVectorLayer:
    """Load as a script from a forum does: the whole body, the whole tree, a loop into a memory layer."""
    response = requests.post(url + LOCATIONS, json=_body(count), headers={"Authorization": key}, timeout=300)
    rows = json.loads(response.content)["features"]
    layer = QgsVectorLayer("Point?crs=EPSG:4326", "points", "memory")
    kinds = {int: compat.FieldType.LONG, float: compat.FieldType.REAL}
    sample = rows[0]["properties"].items()
    fields = [QgsField(name, kinds.get(type(value), compat.FieldType.TEXT)) for name, value in sample]
    layer.dataProvider().addAttributes(fields)
    layer.updateFields()
    added = []
    for row in rows:
        feature = QgsFeature(layer.fields())
        feature.setGeometry(QgsGeometry.fromPointXY(QgsPointXY(*row["geometry"]["coordinates"])))
        for name, value in row["properties"].items():
            feature[name] = value
        added.append(feature)
    layer.dataProvider().addFeatures(added)
    layer.updateExtents()
    QgsProject.instance().addMapLayer(layer)
    return layer


@dataclass
class Load:
    """One load; its times by ``time.perf_counter``."""

    last_byte: float = 0.0
    ended: float = 0.0
    result: Optional[Result] = None
    layer: Optional[QgsVectorLayer] = None
    error: Optional[Exception] = None


def load(
    way: str,
    url: str,
    key: str,
    path: Path,
    count: int,
    watch: Callable[[ServiceTask], Any] = lambda _: None,
) -> Load:
    """In a child: load as ``ui.loading`` does, a job in a task, then a styled layer in the project.

    :param watch: is given the task before it runs.
    :raises Exception: the error that ended the task, other than a cancellation.
    """
    client = Client(Config(url, key, open_points=OpenPoints(prefer_csv=way == CSV)))
    query = Query(source(count), (Area("world", AREA),), verb=ENTRIES if way == RECORDS else POINTS)
    run, runner, progress, loop = Load(), TaskRunner(), ProgressLine(), QEventLoop()

    def work(monitor: Monitor) -> Result:
        _note_bytes(monitor, run)
        described = gis.connections.sources.describe_source(client, query.source, monitor)
        return gis.results.loading.load(client, query, described, path, monitor, mark_repeats=True)

    def done(result: Result) -> None:
        run.result, run.layer = result, layers.add_result(QgsProject.instance(), result)
        run.ended = time.perf_counter()
        loop.quit()

    def failed(error: Exception) -> None:
        run.error = error
        loop.quit()

    def follow(task: ServiceTask) -> None:
        progress.follow("load", task)
        watch(task)

    runner.start("load", work, done, failed, lane="load", watch=follow)
    loop.exec()
    error = run.error or run.result.error
    if error is not None and not isinstance(error, Cancelled):
        raise error
    return run


def _note_bytes(monitor: Monitor, run: Load) -> None:
    count_bytes: Callable[[int], Any] = monitor.received

    def received(byte_count: int) -> None:
        run.last_byte = time.perf_counter()
        count_bytes(byte_count)

    monitor.received = received

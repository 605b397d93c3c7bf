"""1,000,000 points drawn in the plugin's styles, beside QGIS's own symbol; and added to a project."""

from __future__ import annotations

import time
from collections import defaultdict
from datetime import datetime, timezone
from pathlib import Path
from typing import Callable, Iterator, Mapping

import numpy as np
from qgis.core import (
    QgsExpressionContext,
    QgsExpressionContextUtils,
    QgsFeatureRenderer,
    QgsMapRendererParallelJob,
    QgsMapSettings,
    QgsProject,
    QgsRectangle,
    QgsVectorLayer,
    QgsWkbTypes,
)
from qgis.gui import QgsMapCanvas
from qgis.PyQt.QtCore import QEventLoop, QSize, QTimer

from geoportfolio.core.api.monitor import Monitor
from geoportfolio.core.api.parsing.records import Record, point
from geoportfolio.core.api.query import Query
from geoportfolio.core.gis.results import layers
from geoportfolio.core.gis.results.result import Result
from geoportfolio.core.gis.storage.result_file import ResultFile
from geoportfolio.core.gis.storage.writer import ResultWriter
from geoportfolio.core.gis.styles import points
from tests.support.heartbeat import Heartbeat, turn

from .figures import Figure
from .processes import Place, child

COUNT = 1_000_000
PLAIN, BY_SUM = 1.8, 2.6
"""Times QGIS's single symbol. For each row it is checked whether a dot is near; a class reads a sum, too."""
STREET_SECONDS = 0.2
ADDED_MS = 20.0
GAP_MS = 50.0
SINGLE = "QGIS's single symbol"
VIEWS = {"world": QgsRectangle(-180, -84, 180, 84), "street": QgsRectangle(13.39, 52.51, 13.41, 52.523)}
SIZE = QSize(1200, 800)
_CITY = (13.4, 52.5)
_IN_THE_CITY = 0.1
"""The part of the points around it: a street of an even world would be empty."""
_TIMEOUT_MS = 60_000
_PAN_AFTER_MS = 400


def measure(place: Place, runs: int) -> list[Figure]:
    """In one process, the styles in turns, as a first draw of each includes reading the file."""
    count = place.rows(COUNT)
    seen = child(measured, place.folder / "drawn.gpkg", count, runs)
    world, street = f"{count:,} points drawn, the world", f"{count:,} points drawn, a street"

    def beside(style: str, target: float) -> Figure:
        ratios = [ours / theirs for ours, theirs in zip(seen["world"][style], seen["world"][SINGLE])]
        return Figure(world, f"{style}: x {SINGLE}", ratios, target, is_ratio=True)

    return [
        beside("Plain", PLAIN),
        beside("Sum insured", BY_SUM),
        *(Figure(world, f"{style}, s", times) for style, times in seen["world"].items()),
        Figure(world, "longest main-thread gap, ms", seen["gaps"], GAP_MS),
        *(Figure(street, f"{style}, s", times, STREET_SECONDS) for style, times in seen["street"].items()),
        Figure(f"{count:,} points added to a project", "on the main thread, ms", seen["added"], ADDED_MS),
    ]


def measured(path: str, count: int, runs: int) -> Mapping[str, object]:
    """In the child: seconds by view and style, milliseconds of adding, gaps."""
    with ResultWriter(Path(path), {}) as writer:
        writer.add(_records(count), {}, Monitor())
    stored = writer.stored
    assert stored is not None
    looks: dict[str, Callable[[], QgsFeatureRenderer]] = {
        SINGLE: lambda: QgsFeatureRenderer.defaultRenderer(QgsWkbTypes.GeometryType.PointGeometry)
    }
    looks.update({name: renderer.clone for name, renderer in points.named(stored.insured, stored.count)})
    shown = {name: QgsVectorLayer(f"{path}|layername=records", name, "ogr") for name in looks}
    for name, layer in shown.items():
        layer.setRenderer(looks[name]())
        _drawn(layer, VIEWS["street"])  # opens the file
    times: dict[str, dict[str, list[float]]] = {view: defaultdict(list) for view in VIEWS}
    for _ in range(runs):
        for view, extent in VIEWS.items():
            for name, layer in shown.items():
                times[view][name].append(_drawn(layer, extent))
    gaps = [_gap(shown["Plain"]) for _ in range(runs)]
    return {**times, "gaps": gaps, "added": [_added(stored) for _ in range(runs)]}


def _records(count: int) -> Iterator[Record]:
    """Return points by rule: values on a logarithmic scale, a tenth of them in one city."""
    numbers = np.random.default_rng(6)
    lon, lat = numbers.uniform(-175, 175, count), numbers.uniform(-55, 75, count)
    city = numbers.random(count) < _IN_THE_CITY
    lon[city], lat[city] = (numbers.normal(middle, 0.1, city.sum()) for middle in _CITY)
    values = np.round(np.exp(numbers.normal(13, 1.6, count)))
    for row, (x, y, value) in enumerate(zip(lon.tolist(), lat.tolist(), values.tolist())):
        fields = {"LocNumber": str(row), "BuildingTIV": value, "ContentsTIV": value / 4, "LocCurrency": "EUR"}
        yield Record(point(x, y), fields)


def _added(stored: ResultFile) -> float:
    """Return the milliseconds of the main thread to add it to a project."""
    project, when = QgsProject(), datetime(2026, 3, 12, tzinfo=timezone.utc)
    result = Result(stored, Query("pf"), "points", ("points_buffer_v2",), "https://example.com", when, 1.0)
    began = time.perf_counter()
    layers.add_result(project, result)
    milliseconds = (time.perf_counter() - began) * 1000
    project.clear()
    return milliseconds


def _drawn(layer: QgsVectorLayer, view: QgsRectangle) -> float:
    """Return the seconds to draw it, antialiased as by QGIS's default."""
    settings = QgsMapSettings()
    settings.setLayers([layer])
    settings.setOutputSize(SIZE)
    settings.setFlag(QgsMapSettings.Flag.Antialiasing, True)
    settings.setDestinationCrs(layer.crs())
    settings.setExtent(view)
    context = QgsExpressionContext()
    context.appendScope(QgsExpressionContextUtils.mapSettingsScope(settings))
    settings.setExpressionContext(context)
    began = time.perf_counter()
    job = QgsMapRendererParallelJob(settings)
    job.start()
    job.waitForFinished()
    return time.perf_counter() - began


def _gap(layer: QgsVectorLayer) -> float:
    """Return the main thread's longest gap in ms while the map is drawn, moved and drawn again."""
    canvas = QgsMapCanvas()
    canvas.resize(SIZE)
    canvas.setDestinationCrs(layer.crs())
    canvas.setLayers([layer])
    canvas.setExtent(VIEWS["world"])
    canvas.show()
    turn(_PAN_AFTER_MS)
    heart, loop = Heartbeat(), QEventLoop()
    moved = QgsRectangle(-150, -70, 180, 84)
    QTimer.singleShot(_PAN_AFTER_MS, lambda: canvas.setExtent(moved))
    QTimer.singleShot(_PAN_AFTER_MS, canvas.refresh)
    QTimer.singleShot(2 * _PAN_AFTER_MS, lambda: canvas.mapCanvasRefreshed.connect(loop.quit))
    QTimer.singleShot(_TIMEOUT_MS, loop.quit)
    canvas.refresh()
    loop.exec()
    heart.stop()
    canvas.close()
    canvas.deleteLater()
    turn(0)
    return heart.longest

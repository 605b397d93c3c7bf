"""The child of ``benchmarks.rendering``: writes points, adds them to projects and draws them."""

from __future__ import annotations

import json
import sys
import time
from collections import defaultdict
from datetime import datetime, timezone
from pathlib import Path
from typing import Callable, Iterator, Mapping

import numpy as np
from qgis.core import (
    QgsApplication,
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
from geoportfolio.core.api.query import Query
from geoportfolio.core.api.records import Record, point
from geoportfolio.core.gis import layers, styles
from geoportfolio.core.gis.results import Result
from geoportfolio.core.gis.store import ResultWriter, Stored

from . import meters

VIEWS = {"world": QgsRectangle(-180, -84, 180, 84), "street": QgsRectangle(13.39, 52.51, 13.41, 52.523)}
SIZE = QSize(1200, 800)
_CITY = (13.4, 52.5)
_IN_THE_CITY = 0.1
"""The part of the points that lies around it: a street of an even world would be empty."""
_PATIENCE_MS = 60_000
_PAN_AFTER_MS = 400


def records(count: int) -> Iterator[Record]:
    """Points by rule: values on a logarithmic scale, a tenth of them in one city."""
    numbers = np.random.default_rng(6)
    lon, lat = numbers.uniform(-175, 175, count), numbers.uniform(-55, 75, count)
    city = numbers.random(count) < _IN_THE_CITY
    lon[city], lat[city] = (numbers.normal(middle, 0.1, city.sum()) for middle in _CITY)
    values = np.round(np.exp(numbers.normal(13, 1.6, count)))
    rows = zip(lon.tolist(), lat.tolist(), values.tolist())
    for row, (x, y, value) in enumerate(rows):
        fields = {"LocNumber": str(row), "BuildingTIV": value, "ContentsTIV": value / 4, "LocCurrency": "EUR"}
        yield Record(point(x, y), fields)


def written(path: Path, count: int) -> Stored:
    with ResultWriter(path, {}) as writer:
        writer.add(records(count), {}, Monitor())
    assert writer.stored is not None
    return writer.stored


def added(stored: Stored) -> float:
    """Milliseconds of the main thread to have it on the map."""
    project = QgsProject()
    when = datetime(2026, 3, 12, tzinfo=timezone.utc)
    result = Result(stored, Query("pf"), "points", ("points_buffer_v2",), "https://example.com", when, 1.0)
    began = time.perf_counter()
    layers.add_result(project, result)
    milliseconds = (time.perf_counter() - began) * 1000
    project.clear()
    return milliseconds


def drawn(layer: QgsVectorLayer, view: QgsRectangle) -> float:
    """Seconds to draw it, smooth edges as QGIS has them at first."""
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


def gap(layer: QgsVectorLayer) -> float:
    """The main thread's longest gap, in milliseconds, while the map is drawn, moved and drawn again."""
    canvas = QgsMapCanvas()
    canvas.resize(SIZE)
    canvas.setDestinationCrs(layer.crs())
    canvas.setLayers([layer])
    canvas.setExtent(VIEWS["world"])
    canvas.show()
    meters.turn(_PAN_AFTER_MS)
    heart, loop = meters.Heartbeat(), QEventLoop()
    moved = QgsRectangle(-150, -70, 180, 84)
    QTimer.singleShot(_PAN_AFTER_MS, lambda: canvas.setExtent(moved))
    QTimer.singleShot(_PAN_AFTER_MS, canvas.refresh)
    QTimer.singleShot(2 * _PAN_AFTER_MS, lambda: canvas.mapCanvasRefreshed.connect(loop.quit))
    QTimer.singleShot(_PATIENCE_MS, loop.quit)
    canvas.refresh()
    loop.exec()
    heart.beat()
    canvas.close()
    canvas.deleteLater()
    meters.turn(0)
    return heart.longest


def main(path: Path, count: int, runs: int) -> Mapping[str, object]:
    """The runs' figures: seconds by view and style, milliseconds of adding, gaps."""
    stored = written(path, count)
    looks: dict[str, Callable[[], QgsFeatureRenderer]] = {
        "QGIS's single symbol": lambda: QgsFeatureRenderer.defaultRenderer(
            QgsWkbTypes.GeometryType.PointGeometry
        )
    }
    for name, renderer in styles.named(stored.insured, stored.count):
        looks[name] = renderer.clone
    shown = {name: QgsVectorLayer(f"{path}|layername=records", name, "ogr") for name in looks}
    for name, layer in shown.items():
        layer.setRenderer(looks[name]())
        drawn(layer, VIEWS["street"])  # opens the file
    times: dict[str, dict[str, list[float]]] = {view: defaultdict(list) for view in VIEWS}
    for _ in range(runs):
        for view, extent in VIEWS.items():
            for name, layer in shown.items():
                times[view][name].append(drawn(layer, extent))
    gaps = [gap(shown["Plain"]) for _ in range(runs)]
    return {**times, "gaps": gaps, "added": [added(stored) for _ in range(runs)]}


if __name__ == "__main__":
    application = QgsApplication([], True)
    application.initQgis()
    print(json.dumps(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))), flush=True)

"""One work that is cancelled: ``python -m benchmarks.cancelling KIND URL KEY FOLDER COUNT POINTS``.

POINTS is a file of points to enrich. It is cancelled on the main thread when half has come.
"""

from __future__ import annotations

import json
import sys
import time
from functools import partial
from pathlib import Path

from osgeo import gdal
from qgis.core import (
    QgsApplication,
    QgsFeatureRequest,
    QgsProcessingAlgRunnerTask,
    QgsProcessingContext,
    QgsProcessingFeedback,
    QgsProject,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QEventLoop

from geoportfolio.core.gis.connections import Connections
from geoportfolio.core.gis.tasks import ServiceTask
from geoportfolio.core.toolbox.enrichment import EnrichPoints

from . import analyst

ENRICHMENT = "enrichment"


def load(kind: str, url: str, key: str, path: Path, count: int) -> tuple[QgsVectorLayer, float]:
    """What came of a load from the docks, and the seconds from the cancel until it was on the map."""
    cancelled: list[float] = []

    def cancel(task: ServiceTask, rows: int) -> None:
        if rows >= count / 2 and not cancelled:
            cancelled.append(time.perf_counter())
            task.cancel()

    timed = analyst.load(
        kind, url, key, path, count, watch=lambda task: task.counted.connect(partial(cancel, task))
    )
    assert timed.result is not None and timed.layer is not None and not timed.result.complete
    assert timed.layer.featureCount() == timed.result.stored.count
    return timed.layer, timed.ended - cancelled[0]


def enrich(points: Path, path: Path) -> tuple[QgsVectorLayer, float]:
    """What came of the algorithm that the window's dialog runs, brought to the map as that does it."""
    given = str(path.with_name("given.gpkg"))
    gdal.VectorTranslate(given, str(points), format="GPKG", layerName="points")
    parameters = {"INPUT": given, "LAYERS": "flood_zones,wind_bands", "OPERATION": 0, "OUTPUT": str(path)}
    algorithm = EnrichPoints(Connections()).create()
    context, feedback, loop = QgsProcessingContext(), QgsProcessingFeedback(), QEventLoop()
    times: list[float] = []
    layers: list[QgsVectorLayer] = []

    def cancel(percent: float) -> None:
        if percent >= 50 and not times:
            times.append(time.perf_counter())
            feedback.cancel()

    def ended(*_: object) -> None:
        layers.append(QgsProject.instance().addMapLayer(QgsVectorLayer(str(path), "enriched", "ogr")))
        times.append(time.perf_counter())
        loop.quit()

    feedback.progressChanged.connect(cancel)
    task = QgsProcessingAlgRunnerTask(algorithm, parameters, context, feedback)
    task.executed.connect(ended)
    QgsApplication.taskManager().addTask(task)
    loop.exec()
    assert len(times) == 2, feedback.textLog()
    return layers[0], times[1] - times[0]


def main(kind: str, url: str, key: str, folder: Path, count: int, points: Path) -> dict[str, float]:
    """Milliseconds to the layer, and its rows; they are there to be read, by place, too."""
    application = analyst.application()  # noqa: F841
    path = folder / "cancelled.gpkg"
    if kind == ENRICHMENT:
        layer, seconds = enrich(points, path)
    else:
        layer, seconds = load(kind, url, key, path, count)
    rows = layer.featureCount()
    assert layer.isValid() and 0 < rows <= count, rows
    assert sum(1 for _ in layer.getFeatures(QgsFeatureRequest(layer.extent()))) == rows
    return {"stopped_ms": seconds * 1000, "rows": rows}


if __name__ == "__main__":
    _, kind, url, key, folder, count, points = sys.argv
    print(json.dumps(main(kind, url, key, Path(folder), int(count), Path(points))))

"""Cancel halfway: how long until the work has stopped, with the partial result as a layer in the project."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from typing import Any

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

from geoportfolio.core.gis.connections.connections import Connections
from geoportfolio.core.gis.tasks.runner import ServiceTask
from geoportfolio.core.toolbox.enrichment import EnrichPoints

from .figures import Figure
from .load import CSV, GEOJSON, RECORDS, curled, load
from .processes import Place, child

POINTS, ENTRIES, ENRICHED = 1_000_000, 200_000, 100_000
ENTRIES_LATENCY_MS, ENRICHMENT_LATENCY_MS = 50, 100
MOST_MS = 100.0
_SMALL_MS = 1000
"""Added to each response where there are few rows, so that the cancel is not later than the last."""
_ENRICHMENT = "enrichment"


def measure(place: Place, runs: int) -> list[Figure]:
    """Each in a fresh process, which checks the partial result: its rows, its index, that it is partial."""
    points, entries, enriched = map(place.rows, (POINTS, ENTRIES, ENRICHED))
    more = _SMALL_MS if place.is_small else 0
    ways = {
        GEOJSON: (f"{points:,} points, GeoJSON", place.slowly(more), points),
        CSV: (f"{points:,} points, CSV", place.slowly(more), points),
        RECORDS: (f"{entries:,} entries", place.after(ENTRIES_LATENCY_MS + more), entries),
        _ENRICHMENT: (f"{enriched:,} points enriched", place.after(ENRICHMENT_LATENCY_MS + more), enriched),
    }
    for way, count in ((GEOJSON, points), (CSV, points), (GEOJSON, enriched)):
        curled(place, way, count)  # makes the body
    given = place.folder / f"points_{enriched}.geojson"
    found: dict[str, list[dict[str, float]]] = {way: [] for way in ways}
    for _ in range(runs):
        for way, (_, url, count) in ways.items():
            with tempfile.TemporaryDirectory(dir=place.folder) as folder:
                variables = {"QGIS_CUSTOM_CONFIG_PATH": folder, **place.variables(url)}
                arguments = (way, url, place.key, folder, count, given)
                found[way].append(child(cancelled, *arguments, **variables))
    figures = []
    for way, (label, _, _) in ways.items():
        subject = f"{label}, cancelled"
        stopped, rows = ([run[name] for run in found[way]] for name in ("stopped_ms", "rows"))
        figures += [
            Figure(subject, "from cancel to the layer, ms", stopped, MOST_MS),
            Figure(subject, "rows of the layer", rows),
        ]
    return figures


def cancelled(way: str, url: str, key: str, folder: str, count: int, points: str) -> dict[str, float]:
    """In the child: milliseconds until the layer is there, and its rows, which can be read by place, too."""
    path = Path(folder) / "cancelled.gpkg"
    if way == _ENRICHMENT:
        layer, seconds = _enrich(points, path)
    else:
        layer, seconds = _load(way, url, key, path, count)
    rows = layer.featureCount()
    assert layer.isValid() and 0 < rows <= count, rows
    assert sum(1 for _ in layer.getFeatures(QgsFeatureRequest(layer.extent()))) == rows
    return {"stopped_ms": seconds * 1000, "rows": rows}


def _load(way: str, url: str, key: str, path: Path, count: int) -> tuple[QgsVectorLayer, float]:
    """Return the partial result of a load from the docks, and the seconds from the cancel to the layer."""
    times: list[float] = []

    def watch(task: ServiceTask) -> None:
        def cancel(rows: int) -> None:
            if rows >= count / 2 and not times:
                times.append(time.perf_counter())
                task.cancel()

        task.counted.connect(cancel)

    run = load(way, url, key, path, count, watch)
    assert run.result is not None and run.layer is not None and not run.result.complete
    assert run.layer.featureCount() == run.result.stored.count
    return run.layer, run.ended - times[0]


def _enrich(points: str, path: Path) -> tuple[QgsVectorLayer, float]:
    """Do the same with the algorithm as its dialog runs it."""
    given = str(path.with_name("given.gpkg"))
    gdal.VectorTranslate(given, points, format="GPKG", layerName="points")
    parameters = {"INPUT": given, "LAYERS": "flood_zones,wind_bands", "OPERATION": 0, "OUTPUT": str(path)}
    context, feedback, loop = QgsProcessingContext(), QgsProcessingFeedback(), QEventLoop()
    times: list[float] = []
    layers: list[QgsVectorLayer] = []

    def cancel(percent: float) -> None:
        if percent >= 50 and not times:
            times.append(time.perf_counter())
            feedback.cancel()

    def ended(*_: Any) -> None:
        layers.append(QgsProject.instance().addMapLayer(QgsVectorLayer(str(path), "enriched", "ogr")))
        times.append(time.perf_counter())
        loop.quit()

    feedback.progressChanged.connect(cancel)
    algorithm = EnrichPoints(Connections()).create()
    task = QgsProcessingAlgRunnerTask(algorithm, parameters, context, feedback)
    task.executed.connect(ended)
    QgsApplication.taskManager().addTask(task)
    loop.exec()
    assert len(times) == 2, feedback.textLog()
    return layers[0], times[1] - times[0]

"""``python -m benchmarks.enrichment [POINTS]``: enrichpoints over so many points, time and memory.

The points are made by rule; the sandbox runs in a process of its own. The child that is measured is
started with the points' file, so that its memory has nothing else in it.
"""

from __future__ import annotations

import json
import resource
import sys
import tempfile
import time
from pathlib import Path

from .figures import child, sandbox

POINTS = 100_000
LAYERS = "wind_bands,flood_zones,earthquake_bands"


def made(folder: Path, count: int) -> Path:
    """A GeoPackage of *count* points over land and sea, with a few attributes each."""
    from osgeo import ogr, osr

    path = folder / "points.gpkg"
    dataset = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    reference = osr.SpatialReference()
    reference.ImportFromEPSG(4326)
    layer = dataset.CreateLayer("points", reference, ogr.wkbPoint)
    for name, kind in (("id", ogr.OFTString), ("tiv", ogr.OFTReal), ("number", ogr.OFTInteger64)):
        layer.CreateField(ogr.FieldDefn(name, kind))
    layer.StartTransaction()
    for number in range(count):
        feature = ogr.Feature(layer.GetLayerDefn())
        for name, value in (("id", f"loc-{number}"), ("tiv", number * 1.5), ("number", number)):
            feature.SetField(name, value)
        lon, lat = number * 0.7548776662 % 1 * 340 - 170, number * 0.5698402910 % 1 * 130 - 60
        feature.SetGeometry(ogr.CreateGeometryFromWkt(f"POINT({lon} {lat})"))
        layer.CreateFeature(feature)
    layer.CommitTransaction()
    return path


def enriched(points: str, output: str) -> dict[str, float]:
    """One run in this process, which is to be a fresh one."""
    from qgis.core import QgsApplication, QgsProcessingContext, QgsProcessingFeedback

    from geoportfolio.core.gis.connections import Connections
    from geoportfolio.core.toolbox.enrichment import EnrichPoints

    app = QgsApplication([], False)
    app.initQgis()
    algorithm = EnrichPoints(Connections()).create()
    before, began = _peak(), time.monotonic()
    parameters = {"INPUT": points, "LAYERS": LAYERS, "OPERATION": 0, "OUTPUT": output}
    context, feedback = QgsProcessingContext(), QgsProcessingFeedback()
    _, is_done = algorithm.run(parameters, context, feedback, {}, False)
    assert is_done, feedback.textLog()
    return {"seconds": time.monotonic() - began, "base_mb": before, "added_mb": _peak() - before}


def measured(count: int) -> dict[str, float]:
    """The run in a process of its own, against a sandbox in another one."""
    with sandbox() as (url, key), tempfile.TemporaryDirectory() as folder:
        points = made(Path(folder), count)
        output = str(Path(folder) / "enriched.gpkg")
        return child(
            "benchmarks.enrichment",
            *("--child", str(points), output),
            GEOPORTFOLIO_URL=url,
            GEOPORTFOLIO_API_KEY=key,
        )


def _peak() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    if sys.argv[1:2] == ["--child"]:
        print(json.dumps(enriched(*sys.argv[2:])))
    else:
        count = int(sys.argv[1]) if len(sys.argv) > 1 else POINTS
        run = measured(count)
        print(
            f"{count} points, 3 layers: {run['seconds']:.1f} s, {run['added_mb']:.0f} MB "
            f"above {run['base_mb']:.0f} MB"
        )

"""One measured load in a fresh process: ``python -m benchmarks.loads WAY URL KEY FOLDER COUNT``."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import requests
from qgis.core import QgsFeature, QgsField, QgsGeometry, QgsPointXY, QgsProject, QgsVectorLayer

from geoportfolio.core.gis import compat

from . import analyst, meters
from .asked import PATH, body

NAIVE = "naive"


def by_plugin(kind: str, url: str, key: str, folder: Path, count: int) -> tuple[QgsVectorLayer, float]:
    """The layer, and the seconds since the last byte."""
    load = analyst.load(kind, url, key, folder / "loaded.gpkg", count)
    assert load.layer is not None
    return load.layer, load.ended - load.last_byte


def naively(url: str, key: str, count: int) -> QgsVectorLayer:
    """What a script from a forum does: the whole body, the whole tree, a loop into a memory layer."""
    answer = requests.post(url + PATH, json=body(count), headers={"Authorization": key}, timeout=300)
    features = json.loads(answer.content)["features"]
    layer = QgsVectorLayer("Point?crs=EPSG:4326", "points", "memory")
    provider = layer.dataProvider()
    sample = features[0]["properties"]
    kinds = {int: compat.FieldType.LONG, float: compat.FieldType.REAL}
    provider.addAttributes(
        [QgsField(n, kinds.get(type(v), compat.FieldType.TEXT)) for n, v in sample.items()]
    )
    layer.updateFields()
    added = []
    for row in features:
        feature = QgsFeature(layer.fields())
        x, y = row["geometry"]["coordinates"]
        feature.setGeometry(QgsGeometry.fromPointXY(QgsPointXY(x, y)))
        for name, value in row["properties"].items():
            feature[name] = value
        added.append(feature)
    provider.addFeatures(added)
    layer.updateExtents()
    QgsProject.instance().addMapLayer(layer)
    return layer


def main(way: str, url: str, key: str, folder: Path, count: int) -> dict[str, float]:
    """What was measured; ``processor`` is that of all threads, ``iterated`` until all were read, too."""
    application = analyst.application()  # noqa: F841
    memory, heartbeat = meters.Memory(), meters.Heartbeat()
    began, worked = time.perf_counter(), time.process_time()
    found: dict[str, float] = {}
    if way == NAIVE:
        layer = naively(url, key, count)
    else:
        layer, found["after_last_byte"] = by_plugin(way, url, key, folder, count)
    found.update(seconds=time.perf_counter() - began, processor=time.process_time() - worked)
    heartbeat.beat()  # what came after the last beat counts, too
    meters.turn(100)
    found.update(added_mb=memory.added(), gap_ms=heartbeat.longest)
    assert sum(1 for _ in layer.getFeatures()) == count
    found["iterated"] = time.perf_counter() - began
    return found


if __name__ == "__main__":
    _, way, url, key, folder, count = sys.argv
    print(json.dumps(main(way, url, key, Path(folder), int(count))))

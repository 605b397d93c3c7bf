"""One measured load in a fresh process: ``python -m benchmarks.loads plugin|naive URL KEY FOLDER``."""

from __future__ import annotations

import json
import sys
import threading
import time
from pathlib import Path
from typing import Callable

import requests
from qgis.core import (
    QgsApplication,
    QgsFeature,
    QgsField,
    QgsGeometry,
    QgsPointXY,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QEventLoop, Qt, QTimer

from geoportfolio.core.api.client import Client
from geoportfolio.core.api.config import Config
from geoportfolio.core.api.filters import Filter
from geoportfolio.core.api.monitor import Monitor
from geoportfolio.core.api.shapes import Polygon
from geoportfolio.core.gis import compat
from geoportfolio.core.gis.geopackage import TABLE
from geoportfolio.core.gis.store import ResultWriter, Stored

from .request import BODY, COUNTRIES, PATH, RING, SOURCE

HEARTBEAT_MS = 10


WORLD = Polygon(((RING,),))
FILTERS = tuple(Filter("CountryCode", code) for code in COUNTRIES)


def by_plugin(url: str, key: str, folder: Path) -> int:
    """Stream, store and index in a thread while the main thread's event loop runs, then open the layer."""
    loop = QEventLoop()
    stored: list[Stored] = []

    def work() -> None:
        try:
            client, monitor = Client(Config(url, key)), Monitor()
            types = {c.field: c.type for c in client.portfolio.provision(SOURCE)[SOURCE].columns}
            with ResultWriter(folder / "plugin.gpkg", types, {"area": "text"}) as writer:
                records = client.portfolio.points(SOURCE, WORLD, FILTERS, monitor=monitor)
                writer.add(records, {"area": "world"}, monitor)
            stored.append(writer.stored)
        finally:
            loop.quit()

    thread = threading.Thread(target=work)
    QTimer.singleShot(0, thread.start)
    loop.exec()
    thread.join()
    layer = QgsVectorLayer(f"{stored[0].path}|layername={TABLE}", "points")
    return layer.featureCount()


def naively(url: str, key: str, _: Path) -> int:
    """What a script from a forum does: the whole body, the whole tree, a loop into a memory layer."""
    answer = requests.post(url + PATH, json=BODY, headers={"Authorization": key}, timeout=300)
    features = json.loads(answer.text)["features"]
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
    return layer.featureCount()


class Heartbeat:
    """The longest time for which the main thread's event loop did not turn, in milliseconds."""

    def __init__(self) -> None:
        self._last = time.perf_counter()
        self.longest = 0.0
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.beat)
        self._timer.start(HEARTBEAT_MS)

    def beat(self) -> None:
        now = time.perf_counter()
        self.longest = max(self.longest, (now - self._last) * 1000)
        self._last = now


def _peak_kb() -> int:
    status = Path("/proc/self/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM"))


def main() -> None:
    name, url, key, folder = sys.argv[1:]
    load: Callable[[str, str, Path], int] = {"plugin": by_plugin, "naive": naively}[name]
    application = QgsApplication([], False)
    application.initQgis()
    Path("/proc/self/clear_refs").write_text("5")  # the peak starts anew
    base, heartbeat, start = _peak_kb(), Heartbeat(), time.perf_counter()
    count = load(url, key, Path(folder))
    seconds = time.perf_counter() - start
    heartbeat.beat()  # the opening of the layer counts, too
    added = (_peak_kb() - base) / 1024
    print(json.dumps({"count": count, "seconds": seconds, "added_mb": added, "gap_ms": heartbeat.longest}))


if __name__ == "__main__":
    main()

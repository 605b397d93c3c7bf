"""The child of ``benchmarks.maps``: adds three maps and features, and opens a project that has them."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any, Callable

from qgis.core import QgsApplication, QgsNetworkAccessManager, QgsProject
from qgis.PyQt.QtCore import QEvent, QObject

from geoportfolio.core.api import Monitor
from geoportfolio.core.gis import jobs, web_layers
from geoportfolio.core.gis.map_keeper import MapKeeper
from geoportfolio.core.gis.network import KeyPreprocessor
from geoportfolio.core.gis.web_layers import Chosen
from geoportfolio.ui.maps.adding import Adder
from tests.support.window import Window, opened_bench

from . import meters

CONNECTION = "environment"


class Pointer(QObject):
    """Notes when a move of the pointer is delivered to the window."""

    def __init__(self) -> None:
        super().__init__()
        self.beats = meters.Beats()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseMove:
            self.beats.beat()
        return False


def gaps(pointer: Pointer, do: Callable[[], Any], is_busy: Callable[[], bool]) -> dict[str, float]:
    """The longest gaps from *do* until nothing is left to do."""
    meters.turn(500)
    heart, pointer.beats = meters.Heartbeat(), meters.Beats()
    do()
    while is_busy():
        meters.turn(100)
    heart.beat()
    pointer.beats.beat()
    return {"timers": heart.longest, "mouse events": pointer.beats.longest}


def main(folder: Path) -> dict[str, dict[str, float]]:
    """By what was done the longest gaps, in milliseconds."""
    window, pointer, project = Window(), Pointer(), QgsProject.instance()
    QgsApplication.instance().installEventFilter(pointer)
    cache, file = QgsNetworkAccessManager.instance().cache(), str(folder / "maps.qgz")
    cache.clear()
    with opened_bench(window) as bench:
        session = bench.session
        preprocessor = KeyPreprocessor(session.connections.key_for)
        preprocessor.install()
        keeper = MapKeeper(project, session.connections, session.map_turns)
        keeper.install()
        client, server = session.client(CONNECTION), web_layers.server_of(session.connections, CONNECTION)
        catalogue = jobs.map_catalogue(client, Monitor())
        chosen = [*(Chosen(each) for each in catalogue.maps[:3]), Chosen(None, catalogue.features[0])]
        adder = Adder(session, window.mainWindow())

        def opened() -> dict[str, float]:
            project.clear()
            return gaps(pointer, lambda: project.read(file), lambda: session.map_turns.is_busy)

        found = {
            "three maps and features added": gaps(
                pointer, lambda: adder.add(client, server, chosen, catalogue), lambda: adder.is_busy
            )
        }
        assert project.write(file)
        found["a project with them opened"] = opened()
        cache.clear()
        found["a colleague's project opened"] = opened()
        assert sum(layer.isValid() for layer in web_layers.maps_in(project)) == len(chosen)
        print(json.dumps(found), flush=True)
        # QGIS waits for maps that are drawn.
        os._exit(0)


if __name__ == "__main__":
    application = QgsApplication([], True)
    application.initQgis()
    main(Path(sys.argv[1]))

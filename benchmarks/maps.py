"""How long the window is blocked while maps are added and while a project with maps is opened.

The pointer moves over a window on an X server, as a hand moves it.
"""

from __future__ import annotations

import threading
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Callable, Iterator

from qgis.core import QgsApplication, QgsNetworkAccessManager, QgsProject
from qgis.PyQt.QtCore import QEvent, QObject

from geoportfolio.core import gis
from geoportfolio.core.api import Monitor
from geoportfolio.core.gis.connections.network import KeyPreprocessor
from geoportfolio.core.gis.hazard_maps import layers as map_layers
from geoportfolio.core.gis.hazard_maps.layers import Chosen
from geoportfolio.core.gis.hazard_maps.responses import adjust_request
from geoportfolio.core.gis.layers import uris
from geoportfolio.ui.hazard_maps.adding import Adder
from tests.e2e.hands import Hands
from tests.e2e.stage import display
from tests.support.heartbeat import Beats, Heartbeat, turn
from tests.support.window import Window, opened_bench

from .figures import Figure
from .processes import Place, child, end, sandbox

SECONDS = (0, 0.5, 2, 10)
"""Latencies of a response."""
AT_MOST_MS = 100
CONNECTION = "environment"


def measure(place: Place, runs: int) -> list[Figure]:
    """Each run is a process of its own."""
    figures = []
    for seconds in SECONDS[: 1 if place.is_small else None]:
        found = [_run(place, seconds) for _ in range(runs)]
        figures += [
            Figure(
                f"{step}, {seconds:g} s a response",
                f"longest gap of {what}, ms",
                [run[step][what] for run in found],
                AT_MOST_MS,
            )
            for step, gaps in found[0].items()
            for what in gaps
        ]
    return figures


def _run(place: Place, seconds: float) -> dict[str, dict[str, float]]:
    faults = [f"{service}=delay:{seconds:g}" for service in ("wms", "wfs")]
    with sandbox("--faults", *faults) as variables, display() as screen, _moving_pointer(screen):
        return child(opened, place.folder, QT_QPA_PLATFORM="xcb", DISPLAY=screen, **variables)


@contextmanager
def _moving_pointer(screen: str) -> Iterator[None]:
    """Move the pointer on *screen* to and fro during the block."""
    hands, ended = Hands(screen), threading.Event()

    def move() -> None:
        while not ended.is_set():
            hands.move((400, 300))
            hands.move((700, 500))

    mover = threading.Thread(target=move)
    mover.start()
    try:
        yield
    finally:
        ended.set()
        mover.join()
        hands.close()


class Pointer(QObject):
    """Notes when a move of the pointer is delivered to the window."""

    def __init__(self) -> None:
        super().__init__()
        self.beats = Beats()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseMove:
            self.beats.beat()
        return False


def _gaps(pointer: Pointer, do: Callable[[], Any], is_busy: Callable[[], bool]) -> dict[str, float]:
    """Return the longest gaps from *do* until nothing is left to do, in ms."""
    turn(500)
    heart, pointer.beats = Heartbeat(), Beats()
    do()
    while is_busy():
        turn(100)
    heart.stop()
    pointer.beats.beat()
    return {"timers": heart.longest, "mouse events": pointer.beats.longest}


def opened(folder: str) -> None:
    """In the child: add three maps and features, and open a project that has them."""
    window, pointer, project = Window(), Pointer(), QgsProject.instance()
    QgsApplication.instance().installEventFilter(pointer)
    cache, file = QgsNetworkAccessManager.instance().cache(), str(Path(folder) / "maps.qgz")
    cache.clear()
    with opened_bench(window) as bench:
        preprocessor = KeyPreprocessor(bench.connections.key_for, adjust_request)
        preprocessor.install()
        bench.map_reloader.install()
        client, server = bench.requests.client(CONNECTION), uris.server_of(bench.connections, CONNECTION)
        catalog = gis.hazard_maps.load_catalog.map_catalog(client, Monitor())
        chosen = [*(Chosen(each) for each in catalog.maps[:3]), Chosen(None, catalog.features[0])]
        adder = Adder(bench)

        def add() -> None:
            adder.add(client, server, chosen, catalog)

        def reopened() -> dict[str, float]:
            project.clear()
            return _gaps(pointer, lambda: project.read(file), lambda: bench.map_reloader.is_busy)

        found = {"three maps and features added": _gaps(pointer, add, lambda: adder.is_busy)}
        assert project.write(file)
        found["a project with them opened"] = reopened()
        cache.clear()
        found["a colleague's project opened"] = reopened()
        assert sum(layer.isValid() for layer in map_layers.maps_in(project)) == len(chosen)
        end(found)

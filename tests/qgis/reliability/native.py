"""The rows that QGIS's own providers ask: what they show under a fault, and our words. Main thread."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable, Iterator, Mapping

from qgis.core import (
    QgsApplication,
    QgsAuthCertUtils,
    QgsFeature,
    QgsMapLayer,
    QgsNetworkAccessManager,
    QgsPointXY,
    QgsProject,
    QgsRaster,
    QgsRasterLayer,
    QgsRectangle,
)

from geoportfolio.core.gis import map_renewal, web_layers
from geoportfolio.core.gis.connections import SESSION, Connection
from geoportfolio.core.gis.map_catalogue import FeatureType, MapLayer
from geoportfolio.core.gis.map_states import NOT_SHOWN, map_states
from geoportfolio.core.gis.network import KeyPreprocessor, asked_anew
from geoportfolio.core.gis.web_layers import Chosen
from sandbox.testing import Sandbox, running
from tests.qgis.reliability.cells import CLOSED, CONNECTION, KEY, PLAIN, SECURE, Came, Column
from tests.qgis.reliability.runner import Elsewhere, Seen
from tests.support.connections import trusted_in_qgis
from tests.support.event_loop import pump_until
from tests.support.service import QuickConnections

EXTENT = QgsRectangle(300_000, 6_200_000, 500_000, 6_400_000)
CENTER = QgsPointXY(400_000, 6_300_000)
MAP, FEATURES = Chosen(MapLayer("wind_bands")), Chosen(features=FeatureType("wind_bands"))
WMS_PATH, WFS_PATH = "layers/wms", "layers/wfs"
IMPATIENT, PATIENT = 400, 8_000
"""Milliseconds of QGIS's own time-out: where nothing comes, and where all comes on a busy machine, too."""


class Desk:
    """The connection to one sandbox, whose key goes to what QGIS asks there."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.connections = QuickConnections()
        self.project = QgsProject.instance()

    def add(self, chosen: Chosen) -> web_layers.Added:
        server = web_layers.server_of(self.connections, CONNECTION)
        return web_layers.add_maps(self.project, server, [chosen])

    def layer(self, chosen: Chosen) -> Any:
        (layer,) = self.add(chosen).layers
        return layer


def capabilities(desk: Desk, begin: Callable[[], None]) -> Came:
    """A map that is added, and one that is opened again with its project: layers, or why there is none."""
    known = desk.layer(MAP)
    begin()
    added = desk.add(MAP)
    map_renewal.renew(desk.project, web_layers.server_of(desk.connections, CONNECTION), layers=[known])
    states = map_states([known], desk.connections)
    said = [text for _, text in added.refused]
    said += [state.text for state in states.values() if state.kind == NOT_SHOWN]
    layers = [*added.layers, *([known] if known.isValid() else [])]
    return Came(tuple(map(_told, layers)), seen=" ".join(said))


def _told(layer: QgsMapLayer) -> str:
    return f"{layer.isValid()}, {layer.extent().toString(3)}, {layer.crs().authid()}"


def drawn(desk: Desk, begin: Callable[[], None]) -> Came:
    layer: QgsRasterLayer = desk.layer(MAP)
    begin()
    block = layer.dataProvider().block(1, EXTENT, 40, 20)
    pixels = bytes(block.data()) if block.isValid() else b""
    return Came((pixels.hex(),) if any(pixels) else ())


def identified(desk: Desk, begin: Callable[[], None]) -> Came:
    layer: QgsRasterLayer = desk.layer(MAP)
    begin()
    found = layer.dataProvider().identify(CENTER, QgsRaster.IdentifyFormatText, EXTENT, 200, 200)
    texts = map(str, found.results().values() if found.isValid() else ())
    return Came(tuple(text for text in texts if text))


def _text_of(feature: QgsFeature) -> str:
    return json.dumps([feature.geometry().asWkt(5), *map(str, feature.attributes())])


def legend(desk: Desk, begin: Callable[[], None]) -> Came:
    layer: QgsRasterLayer = desk.layer(MAP)
    begin()
    came: list[str] = []
    fetcher = layer.dataProvider().getLegendGraphicFetcher(None)
    fetcher.finish.connect(lambda image: came.append(_pixels(image)))
    fetcher.error.connect(lambda text: came.append(""))
    fetcher.start()
    pump_until(lambda: came)
    return Came(tuple(text for text in came[:1] if text))


def _pixels(image: Any) -> str:
    if image.isNull():
        return ""
    return (
        f"{image.width()} x {image.height()}: " + bytes(image.constBits().asarray(image.sizeInBytes())).hex()
    )


def features(desk: Desk, begin: Callable[[], None]) -> Came:
    with asked_anew():
        layer = desk.layer(FEATURES)
        begin()
        found = list(map(_text_of, layer.getFeatures()))
    return Came(tuple(sorted(found)))


@dataclass(frozen=True)
class Native:
    """One row of QGIS's own.

    :param kind: ``map`` or ``features``, as that of a verb.
    """

    row: str
    kind: str
    ask: Callable[[Desk, Callable[[], None]], Came]
    path: str = WMS_PATH


NATIVE: Mapping[str, Native] = {
    each.row: each
    for each in (
        Native("wms_capabilities", "map", capabilities),
        Native("wms_map", "map", drawn),
        Native("wms_feature_info", "map", identified),
        Native("wms_legend", "map", legend),
        Native("wfs_feature", "features", features, WFS_PATH),
    )
}


class NativeRunner:
    """QGIS's own requests, one after another: they belong to the main thread, or wait for it.

    :param authority: that of the secure service, which QGIS is told to trust.
    """

    def __init__(self, authority: tuple[Path, Path]) -> None:
        self._authority = authority
        self._ends = ExitStack()
        self._desks: dict[str, Desk] = {}
        self.elsewhere = Elsewhere("127.0.0.2")
        self.plain = Elsewhere("127.0.0.1")
        for listener in (self.elsewhere, self.plain):
            self._ends.callback(listener.close)
        self._ends.callback(QgsProject.instance().clear)
        self._ends.enter_context(_trusted(authority[0]))

    def close(self) -> None:
        self._ends.close()

    def truth(self, native: Native) -> tuple[str, ...]:
        """What QGIS shows in good weather."""
        with self._at(PLAIN) as desk:
            return native.ask(desk, lambda: None).rows

    def run(self, column: Column) -> Mapping[str, Seen]:
        """The cells of a column."""
        return {row: self._seen(column, native) for row, native in NATIVE.items()}

    def _seen(self, column: Column, native: Native) -> Seen:
        began = time.monotonic()
        if column.service == CLOSED:
            came, tries = self._closed(native), 0
        else:
            with self._at(column.service) as desk:
                faults = [f"{native.path}={self._aimed(fault)}" for fault in column.faults]

                def begin() -> None:
                    desk.sandbox.forget()
                    desk.sandbox.faults.set(*faults)

                with waiting(IMPATIENT if column.config else PATIENT):
                    came = native.ask(desk, begin)
                tries = len(desk.sandbox.requests)
        seconds = time.monotonic() - began
        with self._at(SECURE if column.service == SECURE else PLAIN) as desk:
            again = native.ask(desk, lambda: None)
        return Seen(came, again, tries, (), Path(), seconds)

    def _closed(self, native: Native) -> Came:
        """The service ends in the middle of the work."""
        with ExitStack() as end:
            desk = Desk(end.enter_context(running(key=KEY)))
            with key_for(desk), waiting(PATIENT):
                return native.ask(desk, end.close)

    @contextmanager
    def _at(self, service: str) -> Iterator[Desk]:
        if service not in self._desks:
            switches = {"certificate": str(self._authority[1])} if service == SECURE else {}
            self._desks[service] = Desk(self._ends.enter_context(running(key=KEY, **switches)))
        desk = self._desks[service]
        desk.project.clear()
        desk.sandbox.faults.set()
        with key_for(desk), waiting(PATIENT):
            yield desk

    def _aimed(self, fault: str) -> str:
        return fault.replace("{elsewhere}", self.elsewhere.url).replace("{plain}", self.plain.url)


@contextmanager
def key_for(desk: Desk) -> Iterator[None]:
    """The connection leads to the sandbox of *desk*: there is one of its name in the profile."""
    connection = Connection(CONNECTION, desk.sandbox.url, keep_key=SESSION)
    desk.connections.save(connection, desk.sandbox.key)
    preprocessor = KeyPreprocessor(desk.connections.key_for)
    preprocessor.install()
    try:
        yield
    finally:
        preprocessor.remove()


@contextmanager
def _trusted(authority: Path) -> Iterator[None]:
    manager = QgsApplication.authManager()
    (certificate,) = QgsAuthCertUtils.certsFromFile(str(authority))
    with trusted_in_qgis(manager, certificate):
        yield


@contextmanager
def waiting(milliseconds: int) -> Iterator[None]:
    """QGIS's own time-out, in this block."""
    before = QgsNetworkAccessManager.timeout()
    QgsNetworkAccessManager.setTimeout(milliseconds)
    try:
        yield
    finally:
        QgsNetworkAccessManager.setTimeout(before)

"""The rows that QGIS's own providers ask: what they show under a fault, and our words. Main thread."""

from __future__ import annotations

import time
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Callable, Iterator, Mapping

from qgis.core import (
    QgsApplication,
    QgsAuthCertUtils,
    QgsNetworkAccessManager,
    QgsProject,
)

from geoportfolio.core.gis.connections.connections import SESSION, Connection
from geoportfolio.core.gis.connections.network import KeyPreprocessor
from geoportfolio.core.gis.hazard_maps.layers import Chosen
from geoportfolio.core.gis.hazard_maps.responses import adjust_request, without_wfs_cache
from geoportfolio.core.gis.hazard_maps.states import NOT_SHOWN, map_states
from geoportfolio.core.gis.layers import uris
from sandbox.testing import Sandbox, running
from tests.qgis.reliability.cells import CLOSED, KEY, PLAIN, SECURE, Column
from tests.qgis.reliability.runner import Elsewhere, Seen
from tests.support.connections import trusted_in_qgis
from tests.support.maps import Added, add_maps, change_sources
from tests.support.native_rows import MAP, described
from tests.support.native_rows import NATIVE as NATIVE_ROWS
from tests.support.operations import CONNECTION, Came
from tests.support.patience import PATIENCE
from tests.support.rows import ROWS
from tests.support.service import QuickConnections

WMS_PATH, WFS_PATH = "layers/wms", "layers/wfs"
IMPATIENT, PATIENT = 400, int(1000 * PATIENCE)
"""Milliseconds of QGIS's own time-out: where nothing comes, and where all comes on a busy machine, too."""


class Desk:
    """The connection to one sandbox, whose key goes to what QGIS asks there."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.connections = QuickConnections()
        self.project = QgsProject.instance()

    def add(self, chosen: Chosen) -> Added:
        server = uris.server_of(self.connections, CONNECTION)
        return add_maps(self.project, server, [chosen])

    def layer(self, chosen: Chosen) -> Any:
        (layer,) = self.add(chosen).layers
        return layer


def capabilities(desk: Desk, begin: Callable[[], None]) -> Came:
    """A map that is added, and one that is opened again with its project: layers, or why there is none."""
    known = desk.layer(MAP)
    begin()
    added = desk.add(MAP)
    change_sources(desk.project, uris.server_of(desk.connections, CONNECTION), layers=[known])
    states = map_states([known], desk.connections)
    said = [text for _, text in added.refused]
    said += [state.text for state in states.values() if state.kind == NOT_SHOWN]
    layers = [*added.layers, *([known] if known.isValid() else [])]
    shown = (text for layer in layers for text in described(layer))
    return Came(tuple(shown), seen=" ".join(said))


def shown(row: str, desk: Desk, begin: Callable[[], None]) -> Came:
    """What the layer of *row* shows."""
    chosen, shows = NATIVE_ROWS[row]
    with without_wfs_cache():
        layer = desk.layer(chosen)
        begin()
        return Came(shows(layer))


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
    row: Native(
        row,
        ROWS[row].kind,
        capabilities if row == "wms_capabilities" else partial(shown, row),
        WFS_PATH if row == "wfs_feature" else WMS_PATH,
    )
    for row in NATIVE_ROWS
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
                    # Only from here on: what is asked before has its answer on a busy machine, too.
                    QgsNetworkAccessManager.setTimeout(IMPATIENT if column.config else PATIENT)

                with waiting(PATIENT):
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
            sandbox = self._ends.enter_context(running(key=KEY, **switches))
            # Its first answer takes the seconds in which its QGIS Server starts.
            sandbox.get(f"/graph/{WMS_PATH}", SERVICE="WMS", REQUEST="GetCapabilities").raise_for_status()
            self._desks[service] = Desk(sandbox)
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
    preprocessor = KeyPreprocessor(desk.connections.key_for, adjust_request)
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

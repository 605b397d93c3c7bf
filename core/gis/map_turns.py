"""Layers of our services are asked for again one by one, so that the window stays alive. Main thread.

QGIS asks for the capabilities of a layer on the main thread, and waits. A task asks for them first.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Callable, Collection, Mapping, Optional, Sequence

from qgis.core import QgsMapLayer, QgsProject
from qgis.PyQt.QtCore import QCoreApplication, QObject, QTimer, QUrl

from .. import api, gis
from ..api.errors import ApiError, Cancelled
from .connections import Connections
from .map_sources import WFS, WMS, MapServer, service_url
from .network import AnswersAhead
from .tasks import TaskRunner

if TYPE_CHECKING:
    from ..api import Monitor

translate = QCoreApplication.translate

_QUERIES = {
    WMS: "?SERVICE=WMS&REQUEST=GetCapabilities",
    WFS: "?SERVICE=WFS&REQUEST=GetCapabilities&ACCEPTVERSIONS=2.0.0,1.1.0,1.0.0",
}
"""As QGIS writes them, to the letter: they are looked for in its cache."""
_LANE = "maps to renew"


class CapabilitiesAhead:
    """Has a task ask for the capabilities that QGIS is about to want.

    :param lane: of the task; each asker has its own.
    """

    def __init__(self, connections: Connections, runner: TaskRunner, lane: str) -> None:
        self._lane = lane
        self._connections = connections
        self._runner = runner
        self._answers = AnswersAhead()

    def fetch(self, server: MapServer, providers: Collection[str], then: Callable[[], None]) -> None:
        """Call *then* when they are there, or can't be had: QGIS asks itself in that case."""
        self.drop()
        names = self._connections.names_for(QUrl(server.base_url))
        try:
            client = api.Client(self._connections.config(names[0] if names else server.name))
        except ApiError:
            then()
            return
        self._runner.start(
            translate("GeoPortfolio", "Ask what the maps of {name} are").format(name=server.name),
            partial(_fetch, client, sorted(providers)),
            partial(self._came, server, then),
            lambda _error: then(),
            lane=self._lane,
        )

    def drop(self) -> None:
        """Nobody waits for them, and QGIS asks itself from now on."""
        self._runner.drop(self._lane)
        self._answers.drop()

    def _came(self, server: MapServer, then: Callable[[], None], bodies: Mapping[str, bytes]) -> None:
        for provider, body in bodies.items():
            self._answers.keep(service_url(server, provider) + _QUERIES[provider], body)
        then()


def _fetch(client: api.Client, providers: Sequence[str], monitor: Monitor) -> dict[str, bytes]:
    """Those that come; why others do not is told of the layer."""
    bodies = {}
    for provider in providers:
        try:
            bodies[provider] = client.maps.newest_capabilities(provider.upper(), monitor=monitor)
        except Cancelled:
            raise
        except ApiError:
            continue
    return bodies


_Tell = Callable[[list[QgsMapLayer]], None]


@dataclass
class _Batch:
    """Layers that are to be shown by one connection, and who waits for which of them."""

    server: MapServer
    waiting: deque[str]
    tells: list[tuple[_Tell, list[str]]] = field(default_factory=list)


class MapTurns(QObject):
    """Renews layers, those in sight first, and one in each turn of the event loop."""

    def __init__(
        self,
        project: QgsProject,
        connections: Connections,
        runner: TaskRunner,
        parent: Optional[QObject] = None,
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._batches: deque[_Batch] = deque()
        self._ahead = CapabilitiesAhead(connections, runner, _LANE)
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._next)
        project.cleared.connect(self.drop)

    @property
    def is_busy(self) -> bool:
        """Whether layers wait."""
        return bool(self._batches)

    def server_for(self, layer_id: str) -> Optional[MapServer]:
        """By what the layer is about to be shown, if it waits."""
        return next((batch.server for batch in self._batches if layer_id in batch.waiting), None)

    def renew(
        self,
        layers: Sequence[QgsMapLayer],
        server: MapServer,
        tell: Optional[_Tell] = None,
    ) -> None:
        """Show *layers* by *server* soon, as :func:`~.map_renewal.renew` does; the last wish for each holds.

        :param tell: is given those of *layers* that are in the project still, when all have had their turn.
        """
        ids = [layer.id() for layer in sorted(layers, key=self._is_hidden)]
        latest = _Batch(server, deque(ids), [(tell, ids)] if tell is not None else [])
        for batch in self._batches:
            if not set(ids).isdisjoint(batch.waiting):
                batch.waiting = deque(each for each in batch.waiting if each not in ids)
                # Who waited for one of these layers waits for it here.
                latest.tells += batch.tells
                batch.tells = []
        self._batches.append(latest)
        if len(self._batches) == 1:
            self._begin()

    def close(self) -> None:
        """Be there no more; for ``unload()``."""
        self._project.cleared.disconnect(self.drop)
        self.drop()

    def drop(self) -> None:
        """Nobody waits any more."""
        self._turn.stop()
        self._batches.clear()
        self._ahead.drop()

    def _begin(self) -> None:
        batch = self._batches[0]
        layers = map(self._project.mapLayer, batch.waiting)
        kinds = {layer.providerType() for layer in layers if layer is not None} & set(_QUERIES)
        if kinds:
            self._ahead.fetch(batch.server, kinds, partial(self._turn.start, 0))
        else:
            self._turn.start(0)

    def _next(self) -> None:
        batch = self._batches[0]
        if batch.waiting:
            layer = self._project.mapLayer(batch.waiting.popleft())
            if layer is not None:
                host = gis.web_layers.host_of(layer)
                gis.map_renewal.renew(self._project, batch.server, host, [layer])
        # QGIS lets events in while it asks: the project may be closed by now, or the plugin gone.
        if not self._batches or self._batches[0] is not batch:
            return
        if batch.waiting:
            self._turn.start(0)
            return
        self._ahead.drop()
        self._batches.popleft()
        if self._batches:
            self._begin()
        for tell, ids in batch.tells:
            layers = map(self._project.mapLayer, ids)
            tell([layer for layer in layers if layer is not None])

    def _is_hidden(self, layer: QgsMapLayer) -> bool:
        node = self._project.layerTreeRoot().findLayer(layer.id())
        return node is None or not node.isVisible()

"""Layers of our services are asked for again one by one, so that the window stays alive. Main thread.

QGIS asks for what a layer is made of on the main thread, and waits. A task asks for that first.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Callable, Mapping, Optional, Sequence

from qgis.core import QgsMapLayer, QgsProject
from qgis.PyQt.QtCore import QCoreApplication, QObject, QTimer

from .. import gis
from . import map_answers
from .map_sources import WFS, WMS, MapServer, uri_of
from .tasks import TaskRunner

if TYPE_CHECKING:
    from ..api import Monitor

translate = QCoreApplication.translate

_LANE = "maps to renew"
_Tell = Callable[[list[QgsMapLayer]], None]


@dataclass
class _Batch:
    """Layers that are to be shown by one connection, and who waits for which of them.

    :param is_check: those stay as they are that are made of the same answers as now.
    """

    server: MapServer
    waiting: deque[str]
    tells: list[tuple[_Tell, list[str]]] = field(default_factory=list)
    is_check: bool = False


@dataclass(frozen=True)
class _Probed:
    """What the service has answered.

    :param same: the ids of valid layers that are made of the same answers as before.
    """

    answers: Mapping[str, bool]
    same: frozenset[str]


def _probed(makers: Mapping[str, Callable[[], QgsMapLayer]], monitor: Monitor) -> _Probed:
    probe, same = map_answers.Probe(monitor), set()
    for layer_id, make in makers.items():
        if probe.make(make).isValid() and probe.is_same:
            same.add(layer_id)
    return _Probed(probe.answers, frozenset(same))


class MapTurns(QObject):
    """Renews layers, those in sight first, and one in each turn of the event loop."""

    def __init__(
        self,
        project: QgsProject,
        runner: TaskRunner,
        parent: Optional[QObject] = None,
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._batches: deque[_Batch] = deque()
        self._runner = runner
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
        *,
        is_check: bool = False,
    ) -> None:
        """Show *layers* by *server* soon, as :func:`~.map_renewal.renew` does; the last wish for each holds.

        :param tell: is given those of *layers* that are in the project still, when all have had their turn.
        :param is_check: leave valid layers alone whose service answers what they were made of.
        """
        ids = [layer.id() for layer in sorted(layers, key=self._is_hidden)]
        latest = _Batch(server, deque(ids), [(tell, ids)] if tell is not None else [], is_check)
        for batch in self._batches:
            if not set(ids).isdisjoint(batch.waiting):
                batch.waiting = deque(each for each in batch.waiting if each not in ids)
                # Who waited for one of these layers waits for it here.
                latest.tells += batch.tells
                latest.is_check &= batch.is_check
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
        self._runner.drop(_LANE)
        map_answers.use({})

    def _begin(self) -> None:
        batch = self._batches[0]
        layers = filter(None, map(self._project.mapLayer, batch.waiting))
        asked = [layer for layer in layers if layer.providerType() in (WMS, WFS)]
        if not asked:
            self._turn.start(0)
            return
        for authcfg in {batch.server.authcfg, *(uri_of(layer).authConfigId() for layer in asked)}:
            gis.keys.prepare_for_worker(authcfg)
        makers = {layer.id(): gis.map_renewal.maker_of(layer, batch.server) for layer in asked}
        self._runner.start(
            translate("GeoPortfolio", "Ask what the maps of {name} are").format(name=batch.server.name),
            partial(_probed, makers),
            partial(self._came, batch),
            lambda _error: self._turn.start(0),
            lane=_LANE,
        )

    def _came(self, batch: _Batch, came: _Probed) -> None:
        map_answers.use(came.answers)
        if batch.is_check:
            batch.waiting = deque(each for each in batch.waiting if each not in came.same)
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
        map_answers.use({})
        self._batches.popleft()
        if self._batches:
            self._begin()
        for tell, ids in batch.tells:
            layers = map(self._project.mapLayer, ids)
            tell([layer for layer in layers if layer is not None])

    def _is_hidden(self, layer: QgsMapLayer) -> bool:
        node = self._project.layerTreeRoot().findLayer(layer.id())
        return node is None or not node.isVisible()

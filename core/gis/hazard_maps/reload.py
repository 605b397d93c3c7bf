"""Reload the map layers whose connection, key or URL has changed. Main thread only.

QGIS sends the requests of a layer on the main thread, and blocks. So a task sends them first, then one layer
per event loop iteration is created from the responses.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Callable, Mapping, Optional, Sequence

from qgis.core import QgsApplication, QgsMapLayer, QgsProject
from qgis.PyQt.QtCore import QObject, Qt, QTimer, QUrl, pyqtBoundSignal, pyqtSignal

from ... import gis
from ..connections import keys
from ..connections.connections import Connections
from ..layers.identity import host_of
from ..layers.uris import WFS, WMS, MapServer, server_of, uri_of
from ..tasks.runner import TaskRunner
from ..text.languages import tr
from . import responses

if TYPE_CHECKING:
    from ...api import Monitor

_LANE = "maps to renew"
_Done = Callable[[list[QgsMapLayer]], None]


@dataclass(frozen=True)
class _Connected:
    """A snapshot of the connections.

    :ivar servers: the connections by name.
    :ivar keys: by base URL, the name of the connection whose key QGIS sends there, and the number of the key.
    """

    servers: Mapping[str, MapServer] = field(default_factory=dict)
    keys: Mapping[str, tuple[str, int]] = field(default_factory=dict)

    @classmethod
    def of(cls, connections: Connections) -> _Connected:
        """Return a snapshot of *connections*; never prompts."""
        servers = {name: server_of(connections, name) for name in connections.names()}
        sent = {}
        for server in servers.values():
            name = next(iter(connections.names_for(QUrl(server.base_url))), server.name)
            sent[server.base_url] = name, connections.key_number(name)
        return cls(servers, sent)

    def key_of(self, server: MapServer) -> tuple[str, int]:
        """Return the connection whose key QGIS sends to *server*, and the number of that key."""
        return self.keys.get(server.base_url, ("", 0))

    def leading_to(self, base_url: str) -> Optional[MapServer]:
        """Return the connection whose key QGIS sends to *base_url*; None if there is none."""
        return self.servers.get(self.keys[base_url][0]) if base_url in self.keys else None

    def owner_of(self, layer: QgsMapLayer) -> Optional[MapServer]:
        """Return the connection of *layer* by its URL, and by its authcfg if several have the same URL."""
        host, authcfg = host_of(layer), uri_of(layer).authConfigId()
        there = (each for each in self.servers.values() if each.base_url == host)
        own = next((each for each in there if each.authcfg == authcfg != ""), None)
        return own or self.leading_to(host)

    def follower_of(self, server: MapServer) -> Optional[MapServer]:
        """Return the connection with *server*'s name, else one with its URL; None: neither."""
        return self.servers.get(server.name) or self.leading_to(server.base_url)


@dataclass(frozen=True, eq=False)
class _PendingReload:
    """A request to show a layer with a connection.

    :ivar is_check: whether to leave a valid layer alone if the responses of the service are unchanged.
    """

    server: MapServer
    is_check: bool


@dataclass(frozen=True)
class _Probed:
    """The responses of a service, requested in a task.

    :ivar same: the ids of valid layers whose responses are unchanged.
    """

    answers: Mapping[str, bool]
    same: frozenset[str]


class MapReloader(QObject):
    """Keeps the map layers of *project* up to date with *connections*; visible layers are reloaded first.

    :meth:`reload` works at any time; changes are followed from :meth:`install` to :meth:`remove`.
    """

    lost = pyqtSignal(str, object)
    """A connection, and the layers that became invalid through its change."""

    def __init__(
        self,
        project: QgsProject,
        connections: Connections,
        runner: TaskRunner,
        parent: Optional[QObject] = None,
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._connections = connections
        self._runner = runner
        self._known = _Connected()
        self._was_locked = False
        self._asleep: dict[str, MapServer] = {}
        """The connections for layers to reload once their keys can be read."""
        self._pending: dict[str, _PendingReload] = {}
        self._round: deque[tuple[str, _PendingReload]] = deque()
        self._listeners: list[tuple[_Done, Sequence[str]]] = []
        self._is_running = False
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._next)
        project.cleared.connect(self.drop)

    def install(self) -> None:
        """Follow the project and the connections; sends no request."""
        self._known = _Connected.of(self._connections)
        for signal, slot in self._followed():
            signal.connect(slot)
        # The signal is emitted while a key is read, in any thread.
        unlocked = QgsApplication.authManager().masterPasswordVerified
        unlocked.connect(self._unlocked, Qt.ConnectionType.QueuedConnection)

    def remove(self) -> None:
        """Stop following the project and the connections."""
        for signal, slot in self._followed():
            signal.disconnect(slot)
        QgsApplication.authManager().masterPasswordVerified.disconnect(self._unlocked)
        responses.end_reading()

    def close(self) -> None:
        """Cancel running tasks; for ``unload()``."""
        self._project.cleared.disconnect(self.drop)
        self.drop()

    def drop(self) -> None:
        """Cancel running tasks without invoking callbacks."""
        self._turn.stop()
        self._pending.clear()
        self._asleep.clear()
        self._listeners.clear()
        self._round, self._is_running = deque(), False
        self._runner.drop(_LANE)
        responses.use({})

    @property
    def is_busy(self) -> bool:
        """Return whether layers are still to be reloaded."""
        return self._is_running

    def reload(
        self,
        layers: Sequence[QgsMapLayer],
        server: MapServer,
        done: Optional[_Done] = None,
        *,
        is_check: bool = False,
    ) -> None:
        """Schedule *layers* to be shown with *server* (:func:`~.layer_source.change_source`); the last call
        wins.

        :param done: is called after the last layer, with those of *layers* that are still in the project.
        :param is_check: leave valid layers alone if the responses of the service are unchanged.
        """
        ids = [layer.id() for layer in sorted(layers, key=self._is_hidden)]
        for layer_id in ids:
            before = self._pending.pop(layer_id, None)
            self._pending[layer_id] = _PendingReload(server, is_check and (before is None or before.is_check))
        if done is not None:
            self._listeners.append((done, ids))
        if not self._is_running:
            self._begin()

    def _followed(self) -> tuple[tuple[pyqtBoundSignal, Callable[..., object]], ...]:
        return (
            (self._project.layersAdded, self._note_lock),
            (self._project.layerLoaded, responses.follow_reading),
            (self._project.readProject, self._check),
            (self._project.cleared, responses.end_reading),
            (self._connections.changed, self._follow),
        )

    def _note_lock(self, _layers: Sequence[QgsMapLayer]) -> None:
        """Remember that layers may have been created without their keys."""
        self._was_locked |= not keys.is_unlocked()

    def _check(self) -> None:
        """Check the layers of a project that was read without requests."""
        if responses.end_reading():
            owners = {layer: self._owner_of(layer) for layer in self._maps() if layer.isValid()}
            self._reload_ready(owners, is_check=True)

    def _follow(self) -> None:
        """Reload the layers of connections that were changed or replaced."""
        before, self._known = self._known, _Connected.of(self._connections)
        changed: dict[QgsMapLayer, Optional[MapServer]] = {}
        for layer in self._maps():
            old = self._awaited(layer) or before.owner_of(layer)
            new = self._known.follower_of(old) if old is not None else self._known.owner_of(layer)
            if new is not None and (new != old or before.key_of(new) != self._known.key_of(new)):
                changed[layer] = new
        self._reload_ready(changed)

    def _unlocked(self, is_right: bool) -> None:
        """Reload layers that wait for the master password; QGIS emits the signal each time a key is read."""
        if is_right and self._was_locked:
            self._was_locked = False
            # The code that needed the password may already be reloading these layers.
            maps = [layer for layer in self._maps() if layer.id() not in self._pending]
            waiting = [layer for layer in maps if not layer.isValid() or layer.id() in self._asleep]
            self._reload_ready({layer: self._owner_of(layer) for layer in waiting})

    def _maps(self) -> list[QgsMapLayer]:
        maps = gis.hazard_maps.layers.maps_in(self._project)
        return [layer for layer in maps if layer.providerType() in (WMS, WFS)]

    def _owner_of(self, layer: QgsMapLayer) -> Optional[MapServer]:
        awaited = self._awaited(layer)
        return self._known.follower_of(awaited) if awaited is not None else self._known.owner_of(layer)

    def _awaited(self, layer: QgsMapLayer) -> Optional[MapServer]:
        pending = self._pending.get(layer.id())
        return pending.server if pending is not None else self._asleep.get(layer.id())

    def _reload_ready(
        self, wanted: Mapping[QgsMapLayer, Optional[MapServer]], *, is_check: bool = False
    ) -> None:
        """Reload the layers whose keys can be read; for the others QGIS would prompt, or make them
        invalid."""
        self._was_locked |= not keys.is_unlocked()
        by_server: dict[MapServer, list[QgsMapLayer]] = {}
        for layer, server in wanted.items():
            if server is None:
                continue
            self._asleep.pop(layer.id(), None)
            # Both the key of the layer's authcfg and the one that is sent to the URL.
            if all(map(self._connections.has_key_ready, (server.name, self._known.key_of(server)[0]))):
                by_server.setdefault(server, []).append(layer)
            else:
                self._asleep[layer.id()] = server
        for server, layers in by_server.items():
            shown = {layer.id() for layer in layers if layer.isValid()}
            done = partial(self._tell_lost, self._known.key_of(server)[0], shown)
            self.reload(layers, server, done, is_check=is_check)

    def _tell_lost(self, connection: str, shown: set[str], layers: Sequence[QgsMapLayer]) -> None:
        lost = [layer for layer in layers if layer.id() in shown and not layer.isValid()]
        if lost:
            self.lost.emit(connection, lost)

    def _begin(self) -> None:
        """Send, in a task, the requests of the first server's layers."""
        self._is_running = True
        server = next((pending.server for pending in self._pending.values()), MapServer("", ""))
        self._round = deque(item for item in self._pending.items() if item[1].server == server)
        layers = filter(None, (self._project.mapLayer(layer_id) for layer_id, _ in self._round))
        probed = [layer for layer in layers if layer.providerType() in (WMS, WFS)]
        if not probed:
            self._turn.start(0)
            return
        for authcfg in {server.authcfg, *(uri_of(layer).authConfigId() for layer in probed)}:
            keys.prepare_for_worker(authcfg)
        makers = {layer.id(): gis.hazard_maps.layer_source.maker_of(layer, server) for layer in probed}
        self._runner.start(
            tr("List the maps of {name}").format(name=server.name),
            partial(_probe, makers),
            self._probed,
            lambda _error: self._turn.start(0),
            lane=_LANE,
        )

    def _probed(self, probed: _Probed) -> None:
        responses.use(probed.answers)
        for layer_id, pending in self._round:
            if pending.is_check and layer_id in probed.same and self._pending.get(layer_id) is pending:
                del self._pending[layer_id]
        self._turn.start(0)

    def _next(self) -> None:
        turns = self._round
        if turns:
            self._show(*turns.popleft())
        # QGIS ran an event loop, so the project may be closed or the plugin unloaded by now.
        if self._round is not turns:
            return
        if turns:
            self._turn.start(0)
            return
        responses.use({})
        self._is_running = bool(self._pending)
        if self._is_running:
            self._begin()
        self._call_back()

    def _show(self, layer_id: str, pending: _PendingReload) -> None:
        if self._pending.get(layer_id) is pending:  # else it was replaced
            del self._pending[layer_id]
            layer = self._project.mapLayer(layer_id)
            if layer is not None:
                gis.hazard_maps.layer_source.change_source(self._project, layer, pending.server)

    def _call_back(self) -> None:
        waiting, self._listeners = self._listeners, []
        for done, ids in waiting:
            if self._pending.keys().isdisjoint(ids):
                done([layer for layer in map(self._project.mapLayer, ids) if layer is not None])
            else:
                self._listeners.append((done, ids))

    def _is_hidden(self, layer: QgsMapLayer) -> bool:
        node = self._project.layerTreeRoot().findLayer(layer.id())
        return node is None or not node.isVisible()


def _probe(makers: Mapping[str, Callable[[], QgsMapLayer]], monitor: Monitor) -> _Probed:
    probe, same = responses.Probe(monitor), set()
    for layer_id, make in makers.items():
        if probe.make(make).isValid() and probe.is_same:
            same.add(layer_id)
    return _Probed(probe.answers, frozenset(same))

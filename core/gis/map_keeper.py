"""Map layers of our services that come by QGIS's own doors, and those whose connection has changed."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Callable, Mapping, Optional, Sequence

from qgis.core import QgsApplication, QgsMapLayer, QgsProject
from qgis.PyQt.QtCore import Qt, QUrl

from .. import gis
from . import keys, map_answers
from .connections import Connections
from .map_sources import WFS, WMS, MapServer, server_of, uri_of
from .marks import is_map
from .unread_maps import is_unread

if TYPE_CHECKING:
    from .map_catalogue import MapCatalogue
    from .map_turns import MapTurns

    Catalogues = Callable[[str], Optional[MapCatalogue]]

Losses = Callable[[str, Sequence[QgsMapLayer]], None]


@dataclass(frozen=True)
class _Stock:
    """The connections at one moment.

    :param keys: by base URL the connection whose key QGIS is given, and the number of that key.
    """

    servers: Mapping[str, MapServer] = field(default_factory=dict)
    keys: Mapping[str, tuple[str, int]] = field(default_factory=dict)

    def leading_to(self, host: str) -> Optional[MapServer]:
        """The connection whose key QGIS is given there."""
        return self.servers.get(self.keys[host][0]) if host in self.keys else None

    def key_at(self, server: MapServer) -> tuple[str, int]:
        """The key that QGIS is given for *server*."""
        return self.keys.get(server.base_url, ("", 0))


class MapKeeper:
    """Follows *project* and *connections* from :meth:`install` to :meth:`remove`. Main thread.

    :param turns: renews what has changed.
    :param catalogue_of: what is known already of a connection's map service; asks nothing.
    :param tell_lost: hears of layers of a connection that its change has taken from the map.
    """

    def __init__(
        self,
        project: QgsProject,
        connections: Connections,
        turns: MapTurns,
        catalogue_of: Catalogues = lambda _connection: None,
        tell_lost: Losses = lambda _connection, _layers: None,
    ) -> None:
        self._project = project
        self._connections = connections
        self._turns = turns
        self._catalogue_of = catalogue_of
        self._tell_lost = tell_lost
        self._known = _Stock()
        self._was_locked = False
        self._skipped: dict[str, MapServer] = {}

    def install(self) -> None:
        """Be there from now on; asks nothing."""
        self._known = self._present()
        self._project.layersAdded.connect(self._look_at)
        self._project.layerLoaded.connect(map_answers.follow_reading)
        self._project.readProject.connect(self._check)
        self._project.cleared.connect(map_answers.end_reading)
        self._connections.changed.connect(self._follow)
        # It comes from within reading a key, in whatever thread.
        unlocked = QgsApplication.authManager().masterPasswordVerified
        unlocked.connect(self._unlocked, Qt.ConnectionType.QueuedConnection)

    def remove(self) -> None:
        """Be there no more."""
        self._project.layersAdded.disconnect(self._look_at)
        self._project.layerLoaded.disconnect(map_answers.follow_reading)
        self._project.readProject.disconnect(self._check)
        self._project.cleared.disconnect(map_answers.end_reading)
        map_answers.end_reading()
        self._connections.changed.disconnect(self._follow)
        QgsApplication.authManager().masterPasswordVerified.disconnect(self._unlocked)

    def _look_at(self, layers: Sequence[QgsMapLayer]) -> None:
        """Stamp what was added by drag, by QGIS's own dialogs or by hand."""
        self._was_locked |= not keys.is_unlocked()
        for layer in layers:
            is_theirs = layer.providerType() in (WMS, WFS)
            if is_theirs and not is_map(layer) and not is_unread(layer):
                self._adopt(layer)

    def _adopt(self, layer: QgsMapLayer) -> None:
        """The longest address leads there; of several with the same the one whose key it carries."""
        uri, servers = uri_of(layer), self._known.servers
        names = self._connections.names_for(QUrl(uri.param("url")))
        leading = [servers[name] for name in names if name in servers]
        own = [
            server
            for server in leading
            if server.base_url == leading[0].base_url and server.authcfg == uri.authConfigId() != ""
        ]
        for server in (own or leading)[:1]:
            gis.web_layers.adopt(layer, server, self._catalogue_of(server.name))

    def _check(self) -> None:
        """Look whether the layers of a project that was read without asking are what the service has now."""
        if map_answers.end_reading():
            shown = [layer for layer in gis.web_layers.maps_in(self._project) if layer.isValid()]
            servers = {layer.id(): self._old_and_new(layer, self._known)[1] for layer in shown}
            self._renew({layer: server for layer, server in servers.items() if server is not None}, True)

    def _follow(self) -> None:
        """Ask again for the layers of what has changed, and of what is gone where another leads there."""
        before, self._known = self._known, self._present()
        changed = {}
        for layer in gis.web_layers.maps_in(self._project):
            old, new = self._old_and_new(layer, before)
            if new is not None and (new != old or before.key_at(new) != self._known.key_at(new)):
                changed[layer.id()] = new
        self._renew(changed)

    def _old_and_new(
        self, layer: QgsMapLayer, before: _Stock
    ) -> tuple[Optional[MapServer], Optional[MapServer]]:
        """By what *layer* was shown, or was about to be, and by what it shall be.

        A colleague's layer names a connection that this profile does not have, or has for another service.
        """
        host, name = gis.web_layers.host_of(layer), gis.web_layers.connection_of(layer)
        waits_for = self._turns.server_for(layer.id()) or self._skipped.get(layer.id())
        own = waits_for or before.servers.get(name)
        if own is not None and (waits_for or own.base_url == host):
            return own, self._known.servers.get(own.name) or self._known.leading_to(own.base_url)
        return before.leading_to(host), self._known.leading_to(host)

    def _unlocked(self, is_right: bool) -> None:
        """Each reading of a key says so; only the first one after it was locked is news."""
        if not is_right or not self._was_locked:
            return
        self._was_locked = False
        maps = gis.web_layers.maps_in(self._project)
        # Whoever asked for the password may have begun to renew what it was asked for.
        asleep = [each for each in maps if not each.isValid() and self._turns.server_for(each.id()) is None]
        waiting = {layer.id(): self._old_and_new(layer, self._known)[1] for layer in asleep}
        waiting.update(self._skipped)
        self._renew({layer: server for layer, server in waiting.items() if server is not None})

    def _renew(self, wanted: Mapping[str, MapServer], is_check: bool = False) -> None:
        """Those layers, by their ids; QGIS would ask for a password of the others, and spoil them without."""
        self._was_locked |= not keys.is_unlocked()
        by_server: dict[MapServer, list[QgsMapLayer]] = {}
        for layer_id, server in wanted.items():
            layer = self._project.mapLayer(layer_id)
            self._skipped.pop(layer_id, None)
            if layer is None:
                continue
            if self._has_key(server):
                by_server.setdefault(server, []).append(layer)
            else:
                self._skipped[layer_id] = server
        for server, layers in by_server.items():
            shown = {layer.id() for layer in layers if layer.isValid()}
            tell = partial(self._renewed, self._known.key_at(server)[0], shown)
            self._turns.renew(layers, server, tell, is_check=is_check)

    def _renewed(self, connection: str, shown: set[str], layers: Sequence[QgsMapLayer]) -> None:
        lost = [layer for layer in layers if layer.id() in shown and not layer.isValid()]
        if lost:
            self._tell_lost(connection, lost)

    def _has_key(self, server: MapServer) -> bool:
        """Whether QGIS gets both the key that a layer carries and the one that is sent."""
        return all(map(self._connections.has_key_ready, (server.name, self._known.key_at(server)[0])))

    def _present(self) -> _Stock:
        connections = self._connections
        servers = {name: server_of(connections, name) for name in connections.names()}
        leading = {}
        for server in servers.values():
            name = next(iter(connections.names_for(QUrl(server.base_url))), server.name)
            leading[server.base_url] = name, connections.key_number(name)
        return _Stock(servers, leading)

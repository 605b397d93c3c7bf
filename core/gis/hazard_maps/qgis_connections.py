"""Our connections among QGIS's own WMS and WFS connections, as "GeoPortfolio <name>" (spec 4.7).

QGIS stores them in settings whose layout changed around 3.30, without an API to write them. The new layout is
tried first, then the old one if QGIS does not read the new one. Main thread only.
"""

from __future__ import annotations

from typing import Any, Callable, Mapping, Optional

from qgis.core import QgsOwsConnection, QgsSettings
from qgis.PyQt.QtCore import QUrl

from ..connections.connections import ENVIRONMENT, Connections, UnknownConnection
from ..connections.network import is_below
from ..layers.uris import WFS, WMS, MapServer, server_of, service_url

_SERVICES: Mapping[str, Mapping[str, str]] = {WMS.upper(): {}, WFS.upper(): {"version": "auto"}}
"""QGIS's names of the services, and the settings they need in addition to URL and key."""
_REGISTERED = "geoportfolio/ows_connections/{name}"
"""The base URL of the last registration of a connection."""
_NEW = "connections/ows/items/{low}/connections/items/{title}/{entry}"
_OLD = "qgis/connections-{low}/{title}/{entry}"
_OLD_KEY = "qgis/{service}/{title}/{entry}"


class MapConnections:
    """Follows *connections* from :meth:`install` to :meth:`remove`; start-up writes nothing.

    New and changed connections are registered, except ``environment``, whose entries in QGIS would outlive
    its variables and have no key. Entries that the user deletes or changes in QGIS are left alone until
    :meth:`register`.

    :param reload: makes QGIS's browser and dialogs reload their connections.
    """

    def __init__(self, connections: Connections, reload: Callable[[], Any]) -> None:
        self._connections = connections
        self._reload = reload
        self._known: Mapping[str, MapServer] = {}

    def install(self) -> None:
        """Follow the connections."""
        self._known = self._present()
        self._connections.changed.connect(self._follow)

    def remove(self) -> None:
        """Stop following the connections; registered entries stay, as they belong to the user."""
        self._connections.changed.disconnect(self._follow)

    def register(self, name: str) -> bool:
        """Register the connection *name*; return False if QGIS uses the name for another service.

        :raises UnknownConnection: there is no such connection outside the environment.
        """
        if name not in self._present():
            raise UnknownConnection(f"no connection {name!r} that stays", connection=name)
        server = server_of(self._connections, name)
        taken = [service for service in _SERVICES if not _is_free(service, server)]
        self._write(server, [service for service in _SERVICES if service not in taken])
        self._reload()
        return not taken

    def is_registered(self, name: str) -> bool:
        """Return whether QGIS has both connections of *name* with its current URL."""
        if name not in self._present():
            return False
        server = server_of(self._connections, name)
        return all(_address(service, name) == _wanted(service, server) for service in _SERVICES)

    def _follow(self) -> None:
        before, self._known = self._known, self._present()
        changed = [server for name, server in self._known.items() if server != before.get(name)]
        gone = [name for name in before if name not in self._known]
        for server in changed:
            self._write(server, [service for service in _SERVICES if _is_followed(service, server)])
        for name in gone:
            _remove_unchanged(name)
        if changed or gone:
            self._reload()

    def _write(self, server: MapServer, services: list[str]) -> None:
        for service in services:
            _write(service, server)
        QgsSettings().setValue(_REGISTERED.format(name=server.name), server.base_url)

    def _present(self) -> Mapping[str, MapServer]:
        return {
            name: server_of(self._connections, name)
            for name in self._connections.names()
            if name != ENVIRONMENT
        }


def title_of(name: str) -> str:
    """Return the name of the connection *name* in QGIS."""
    return f"GeoPortfolio {name}"


def _is_followed(service: str, server: MapServer) -> bool:
    """Return whether a change of the connection is also written to QGIS."""
    registered = _registered(server.name)
    if not registered:
        return _is_free(service, server)
    address = _address(service, server.name)
    return address is not None and is_below(QUrl(address), QUrl(registered))


def _is_free(service: str, server: MapServer) -> bool:
    """Return whether the name is unused in QGIS, or is this service."""
    address = _address(service, server.name)
    bases = filter(None, (server.base_url, _registered(server.name)))
    return address is None or any(is_below(QUrl(address), QUrl(base)) for base in bases)


def _remove_unchanged(name: str) -> None:
    """Remove the registered entries that still have the same URL."""
    registered = _registered(name)
    for service in _SERVICES:
        address = _address(service, name)
        if address is not None and registered and is_below(QUrl(address), QUrl(registered)):
            QgsOwsConnection.deleteConnection(service, title_of(name))
    QgsSettings().remove(_REGISTERED.format(name=name))


def _registered(name: str) -> str:
    return str(QgsSettings().value(_REGISTERED.format(name=name), "", type=str))


def _address(service: str, name: str) -> Optional[str]:
    """Return the URL of QGIS's connection; None: there is none of this name."""
    title = title_of(name)
    if title not in QgsOwsConnection.connectionList(service):
        return None
    return str(QgsOwsConnection(service, title).uri().param("url"))


def _wanted(service: str, server: MapServer) -> str:
    return service_url(server, WMS if service == WMS.upper() else WFS)


def _write(service: str, server: MapServer) -> None:
    settings, title = QgsSettings(), title_of(server.name)
    place = {"service": service, "low": service.lower(), "title": title}
    values = {"url": _wanted(service, server), "authcfg": server.authcfg, **_SERVICES[service]}
    is_old = title in QgsOwsConnection.connectionList(service) and settings.contains(
        _OLD.format(entry="url", **place)
    )
    if not is_old:
        for entry, value in values.items():
            settings.setValue(_NEW.format(entry=entry, **place), value)
        if _address(service, server.name) == values["url"]:
            return
        settings.remove(_NEW.format(entry="", **place).rstrip("/"))
    # Never both: QGIS 3.30 to 3.34 overwrites the new layout with the old one when it starts.
    for entry, value in values.items():
        form = _OLD_KEY if entry == "authcfg" else _OLD
        settings.setValue(form.format(entry=entry, **place), value)

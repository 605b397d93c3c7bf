"""Sources and maps of each connection: requested at first use, cached until the connection changes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Any, Callable, Collection, Mapping, Optional

from qgis.PyQt.QtCore import QObject, pyqtSignal

from ...core import api, gis
from ...core.api.errors import ApiError
from ...core.gis.connections.connections import Connection, Connections
from ...core.gis.connections.settings import remember_sources
from ...core.gis.tasks.runner import TaskRunner
from ...core.gis.text.languages import message
from .requests import impatient

if TYPE_CHECKING:
    from ...core.api import Monitor
    from ...core.api.sources import Source
    from ...core.gis.hazard_maps.catalog import MapCatalog

SOURCES = "sources"
MAPS = "maps"


@dataclass(frozen=True)
class _Kind:
    job: Callable[[], Callable[[api.Client, Monitor], Any]]
    title: Callable[[], str]


_KINDS: Mapping[str, _Kind] = {
    SOURCES: _Kind(lambda: gis.connections.sources.list_sources, message("List the sources of {connection}")),
    MAPS: _Kind(lambda: gis.hazard_maps.load_catalog.map_catalog, message("List the maps of {connection}")),
}


class Catalog(QObject):
    """Sources and maps of the connections of one window. Main thread; only :meth:`ask` sends requests."""

    changed = pyqtSignal(str, str)
    """Emitted with the connection and SOURCES or MAPS when they are requested, loaded, failed or cleared."""

    def __init__(
        self, connections: Connections, runner: TaskRunner, parent: Optional[QObject] = None
    ) -> None:
        super().__init__(parent)
        self._connections = connections
        self._runner = runner
        self._offers: dict[tuple[str, str], Any] = {}
        self._times: dict[tuple[str, str], datetime] = {}
        self._errors: dict[tuple[str, str], Exception] = {}
        self._asking: set[tuple[str, str]] = set()
        self._known = self._present()
        connections.changed.connect(self._follow)

    def sources(self, connection: str) -> Optional[Mapping[str, Source]]:
        """Return the sources by id, the previous ones during a new request; None: unknown."""
        return self._offers.get((connection, SOURCES))

    def maps(self, connection: str) -> Optional[MapCatalog]:
        """Return the maps of WMS and WFS, as :meth:`sources`; None: unknown."""
        return self._offers.get((connection, MAPS))

    def offer(self, connection: str, kind: str) -> Any:
        """Return :meth:`sources` or :meth:`maps`, by kind."""
        return self._offers.get((connection, kind))

    def is_known(self, connection: str, kind: str) -> bool:
        """Return whether there is a response, even an empty one."""
        return (connection, kind) in self._offers

    def answered(self, connection: str, kind: str) -> Optional[datetime]:
        """Return the time of the response; None: there is none."""
        return self._times.get((connection, kind))

    def error(self, connection: str, kind: str) -> Optional[Exception]:
        """Return the error of the last :meth:`ask`; None: it did not fail."""
        return self._errors.get((connection, kind))

    def is_loading(self, connection: str, kind: str) -> bool:
        """Return whether a request is running."""
        return (connection, kind) in self._asking

    def ask(self, connection: str, kind: str, *, again: bool = False) -> None:
        """Request the data if it is unknown; QGIS may ask for the master password.

        :param again: request it even if it is known or has failed.
        """
        place = connection, kind
        if self.is_loading(*place) or (not again and (place in self._offers or place in self._errors)):
            return
        self._errors.pop(place, None)
        try:
            client = api.Client(impatient(self._connections.config(connection)))
        except ApiError as error:
            self._failed(place, error)
            return
        self._asking.add(place)
        self._runner.start(
            _KINDS[kind].title().format(connection=connection),
            partial(_KINDS[kind].job(), client),
            partial(self.take, *place),
            partial(self._failed, place),
            lane=_lane(*place),
        )
        self.changed.emit(*place)

    def take(self, connection: str, kind: str, offer: Any) -> None:
        """Store *offer*, which the service has just returned."""
        place = connection, kind
        self._end(place)
        self._offers[place] = offer
        self._times[place] = datetime.now()
        if kind == SOURCES:
            remember_sources(connection, list(offer))
        self.changed.emit(*place)

    def _follow(self) -> None:
        """Clear the data of connections that were changed or removed."""
        before, self._known = self._known, self._present()
        names = {*before, *self._known}
        self.clear({name for name in names if before.get(name) != self._known.get(name)})

    def _present(self) -> Mapping[str, tuple[Connection, int]]:
        """Return the properties on which the responses of each connection depend, without the storage of its
        key."""
        connections = self._connections
        return {
            name: (replace(connections.get(name), keep_key=""), connections.key_number(name))
            for name in connections.names()
        }

    def clear(self, names: Optional[Collection[str]] = None) -> None:
        """Clear the data of the connections *names*, or all; running requests are repeated."""
        asked = set(self._asking)
        places = {*self._offers, *self._errors, *asked}
        if names is not None:
            places = {place for place in places if place[0] in names}
        for place in sorted(places):
            for known in (self._offers, self._times, self._errors):
                known.pop(place, None)
            self._end(place)
            if place in asked and place[0] in self._connections.names():
                self.ask(*place)
            else:
                self.changed.emit(*place)

    def _failed(self, place: tuple[str, str], error: Exception) -> None:
        self._end(place)
        self._errors[place] = error
        self.changed.emit(*place)

    def _end(self, place: tuple[str, str]) -> None:
        self._errors.pop(place, None)
        self._asking.discard(place)
        self._runner.drop(_lane(*place))


def _lane(connection: str, kind: str) -> str:
    return f"{kind} of {connection}"

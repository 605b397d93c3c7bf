"""The current connection and source, and what the service reported about them."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Callable, Optional

from qgis.core import QgsApplication
from qgis.PyQt.QtCore import QObject, Qt, pyqtSignal

from ...core import api, gis
from ...core.api.config import V2
from ...core.api.errors import ApiError
from ...core.gis.connections.connections import Connection, UnknownConnection
from ...core.gis.text.about import About
from ...core.gis.text.languages import tr
from .catalog import SOURCES
from .requests import impatient

if TYPE_CHECKING:
    from ...core.api.sources import FilterField, Source
    from .window import Window

_LANE = "connect"
_TEST_LANE = "test"
_FILTERS_LANE = "filters of {}"


class Session(QObject):
    """Connection and source of the window; sources are requested when they are first needed."""

    changed = pyqtSignal()
    connecting = pyqtSignal(bool)
    connected = pyqtSignal()
    connect_failed = pyqtSignal(object, str)
    """Emitted with the error and the name of the tested connection."""
    filters_described = pyqtSignal()
    """Emitted when the filter hierarchy of the selected source was loaded or has failed."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.connection = ""
        self._address = ""
        self.source = ""
        self.sources: dict[str, Source] = {}
        self.answered: Optional[datetime] = None
        self._hierarchies: dict[str, Optional[tuple[FilterField, ...]]] = {}
        self._is_waiting = False
        self._recalled: Optional[str] = None
        window.connections.changed.connect(self._connections_changed)
        window.catalog.changed.connect(self._offer_changed)
        QgsApplication.instance().applicationStateChanged.connect(self._check_connections)

    @property
    def described(self) -> Optional[Source]:
        """Return the selected source with its columns and filters, or None."""
        return self.sources.get(self.source)

    @property
    def hierarchy(self) -> tuple[FilterField, ...]:
        """Return the known filter hierarchy of the selected source; see :meth:`describe_filters`."""
        return self._hierarchies.get(self.source) or ()

    @property
    def hierarchy_failed(self) -> bool:
        """Return whether the request for the filter hierarchy of the selected source has failed."""
        return self._hierarchies.get(self.source, ()) is None

    @property
    def needs_sources(self) -> bool:
        """Return whether there are connections, but no sources were requested yet."""
        return self._recalled is not None or (not self.connection and bool(self._window.connections.names()))

    @property
    def wanted(self) -> str:
        """Return the selected source, or the one to be selected once the service lists it."""
        return self._recalled or self.source

    @property
    def version(self) -> str:
        """Return the portfolio version of the connection, ``v1`` or ``v2``; V2 without a connection."""
        connection = self._known_connection()
        return connection.version if connection else V2

    @property
    def reading(self) -> str:
        """Return how the service combines nested filters, one of ``READINGS``; empty: unknown."""
        connection = self._known_connection()
        return connection.open_points.nested_reading if connection else ""

    def set_reading(self, reading: str) -> None:
        """Store in the connection how its service combines nested filters, one of ``READINGS`` or empty."""
        if connection := self._known_connection():
            told = replace(connection.open_points, nested_reading=reading)
            self._window.connections.save(replace(connection, open_points=told), None)

    @property
    def base_url(self) -> str:
        """Return the service URL of the connection; empty without one."""
        connection = self._known_connection()
        return connection.base_url if connection else ""

    def close(self) -> None:
        """Disconnect; for ``unload()``."""
        QgsApplication.instance().applicationStateChanged.disconnect(self._check_connections)

    def _known_connection(self) -> Optional[Connection]:
        try:
            return self._window.connections.get(self.connection)
        except UnknownConnection:  # another QGIS window with the same profile may have removed it
            return None

    def about(self, with_area: bool = False) -> About:
        """Return the context of requests of this session, for error messages."""
        return About(self.connection, self.source, with_area)

    def open(self) -> None:
        """Select the default connection if none is selected, and list its sources."""
        if not self.connection:
            self.use(self._window.connections.default_name())
        elif self.needs_sources:
            self.reload()

    def recall(self, connection: str, source: str) -> None:
        """Select *connection* and *source* of a project without a request, which :meth:`open` sends."""
        if connection != self.connection:
            self._select(connection)
        self._recalled = source
        if self._window.catalog.is_known(connection, SOURCES):
            self._listed()
        else:
            self.changed.emit()

    def use(self, connection: str) -> None:
        """Select *connection* and list its sources, without a request if they are known."""
        self._select(connection)
        if not connection:
            return
        if self._window.catalog.is_known(connection, SOURCES):
            self._listed()
        else:
            self.reload()

    def _select(self, connection: str) -> None:
        """Select *connection*, of which nothing is known yet."""
        self._window.tasks.drop(_LANE)
        self._is_waiting = False
        self._recalled = None
        self._forget_filters()
        self.connecting.emit(False)
        self.connection = connection
        self._address = self.base_url
        self.source = ""
        self.sources = {}
        self.answered = None
        self.changed.emit()

    def choose(self, source: str) -> None:
        """Select *source*."""
        self.source = source
        self.changed.emit()

    def reload(self) -> None:
        """Request the sources again."""
        self._is_waiting = True
        if self._window.catalog.is_loading(self.connection, SOURCES):
            self.connecting.emit(True)
        else:
            self._window.catalog.ask(self.connection, SOURCES, again=True)

    def describe_filters(self, again: bool = False) -> None:
        """Request the filter hierarchy of the selected source once; *again*: even after a failure."""
        source, lane = self.source, _FILTERS_LANE.format(self.source)
        known = source in self._hierarchies and not (again and self.hierarchy_failed)
        if source not in self.sources or known or self._window.tasks.busy(lane):
            return
        self._window.requests.start(
            tr("List the filters of {source}").format(source=source),
            lambda client, monitor: gis.connections.sources.describe_filters(client, source, monitor),
            lambda nodes: self._filters_described(source, nodes),
            lambda error: self._filters_not_described(source, error),
            interactive=True,
            lane=lane,
        )

    def connect_new(self, connection: Connection, key: str) -> None:
        """Test *connection* with a geocode request; save it and its key only if the service accepts them."""
        try:
            client = api.Client(impatient(self._window.connections.config_of(connection, key)))
        except ApiError as error:
            self.connect_failed.emit(error, connection.name)
            return
        self.connecting.emit(True)
        self._window.tasks.start(
            tr("Connect to {connection}").format(connection=connection.name),
            lambda monitor: gis.connections.sources.connect(client, monitor),
            lambda sources: self._connected(connection, key, sources),
            lambda error: self._not_connected(connection, error),
            lane=_LANE,
        )

    def test(
        self, config: api.Config, on_ok: Callable[[str], None], on_problem: Callable[[Exception], None]
    ) -> None:
        """Test a connection of the Options page with a geocode request (spec 7)."""
        client = api.Client(impatient(config))
        self._window.tasks.start(
            tr("Test the connection"),
            lambda monitor: gis.connections.sources.connect(client, monitor),
            lambda sources: on_ok(
                tr("Connected. Sources: {sources}").format(sources=", ".join(sorted(sources)))
            ),
            on_problem,
            lane=_TEST_LANE,
        )

    def _connections_changed(self) -> None:
        if self.connection and self.connection not in self._window.connections.names():
            self.use(self._window.connections.default_name())
        elif self._address != self.base_url:
            self._address_changed()
        else:
            self.changed.emit()

    def _address_changed(self) -> None:
        """Clear sources and selection, as the service has changed; no request is sent, to avoid a password
        prompt."""
        if self._window.connections.has_key_ready(self.connection):
            self.use(self.connection)
        else:
            self._select(self.connection)

    def _check_connections(self, state: Qt.ApplicationState) -> None:
        """Check the connections when QGIS is activated, as another QGIS window may have changed them."""
        if state == Qt.ApplicationState.ApplicationActive:
            self._window.connections.names()

    def _connected(self, connection: Connection, key: str, sources: dict[str, Source]) -> None:
        try:
            self._window.connections.save(connection, key)
        except ApiError as error:
            self._not_connected(connection, error)
            return
        self.connected.emit()
        self.connection = connection.name
        self._address = connection.base_url
        self._window.catalog.take(connection.name, SOURCES, sources)

    def _not_connected(self, connection: Connection, error: Exception) -> None:
        self.connecting.emit(False)
        self._window.messages.log(error)
        self.connect_failed.emit(error, connection.name)

    def _filters_described(self, source: str, nodes: tuple[FilterField, ...]) -> None:
        self._hierarchies[source] = nodes
        self.filters_described.emit()

    def _filters_not_described(self, source: str, error: Exception) -> None:
        self._window.messages.log(error)
        self._hierarchies[source] = None
        self.filters_described.emit()

    def _forget_filters(self) -> None:
        for source in self.sources:
            self._window.tasks.drop(_FILTERS_LANE.format(source))
        self._hierarchies.clear()

    def _offer_changed(self, connection: str, kind: str) -> None:
        """Use the data that others have requested; they report their own failures."""
        catalog = self._window.catalog
        error = catalog.error(connection, kind)
        if (connection, kind) != (self.connection, SOURCES):
            if error is not None:
                self._window.messages.log(error)
        elif catalog.is_loading(connection, kind):
            self.connecting.emit(self._is_waiting)
        elif error is not None:
            self._not_listed(error)
        elif catalog.is_known(connection, kind):
            self._listed()

    def _listed(self) -> None:
        self._is_waiting = False
        self._forget_filters()
        self.connecting.emit(False)
        self.sources = dict(self._window.catalog.sources(self.connection) or {})
        self.answered = self._window.catalog.answered(self.connection, SOURCES)
        self.source, self._recalled = self.wanted, None
        if self.source not in self.sources:
            self.source = next(iter(self.sources)) if len(self.sources) == 1 else ""
        self.changed.emit()

    def _not_listed(self, error: Exception) -> None:
        self.connecting.emit(False)
        if self._is_waiting:
            self._is_waiting = False
            self._window.messages.problem(error, self.about())
        else:
            self._window.messages.log(error)
        self.changed.emit()

"""Which connection and source the docks work with, and what the service said of them."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Optional

from qgis.PyQt.QtCore import QCoreApplication, QObject, pyqtSignal

from ..core.api import Client, Config, Retry
from ..core.api.config import V2
from ..core.api.errors import ApiError
from ..core.api.portfolio import FilterNode, Source
from ..core.gis import jobs
from ..core.gis.connections import Connection, Connections, UnknownConnection
from ..core.gis.sentences import About
from ..core.gis.source_cache import remember_sources
from ..core.gis.tasks import TaskRunner
from .messages import Messages

translate = QCoreApplication.translate

_LANE = "sources"
_FILTERS_LANE = "filters of {}"


def impatient(config: Config) -> Config:
    """*config* for somebody who waits for the answer: a mistyped address is told within seconds."""
    return replace(config, retry=Retry(attempts=2, deadline=30.0))


class Session(QObject):
    """The connection and source of this window; sources are asked for when they are first needed."""

    changed = pyqtSignal()
    connecting = pyqtSignal(bool)
    connected = pyqtSignal()
    connect_failed = pyqtSignal(object, str)
    """The error and the name of the connection that was tried."""
    filters_described = pyqtSignal()
    """The filter hierarchy of the chosen source has come, or could not be had."""

    def __init__(
        self,
        connections: Connections,
        runner: TaskRunner,
        messages: Messages,
        parent: Optional[QObject] = None,
    ) -> None:
        super().__init__(parent)
        self.connections = connections
        self.runner = runner
        self.messages = messages
        self.connection = ""
        self.source = ""
        self.sources: dict[str, Source] = {}
        self.answered: Optional[datetime] = None
        self._hierarchies: dict[str, Optional[tuple[FilterNode, ...]]] = {}
        connections.changed.connect(self._connections_changed)

    @property
    def described(self) -> Optional[Source]:
        """The chosen source with its columns and filters, or None."""
        return self.sources.get(self.source)

    @property
    def hierarchy(self) -> tuple[FilterNode, ...]:
        """The filter hierarchy of the chosen source as far as it is known; see :meth:`describe_filters`."""
        return self._hierarchies.get(self.source) or ()

    @property
    def hierarchy_failed(self) -> bool:
        """Whether the filter hierarchy of the chosen source was asked for in vain."""
        return self._hierarchies.get(self.source, ()) is None

    @property
    def version(self) -> str:
        """The portfolio version of the connection, ``v1`` or ``v2``; V2 without one."""
        connection = self._known_connection()
        return connection.version if connection else V2

    @property
    def reading(self) -> str:
        """How the service joins nested filters, one of ``READINGS``; empty: not stated."""
        connection = self._known_connection()
        return connection.open_points.nested_reading if connection else ""

    @property
    def base_url(self) -> str:
        """The address of the connection; empty without one."""
        connection = self._known_connection()
        return connection.base_url if connection else ""

    def _known_connection(self) -> Optional[Connection]:
        try:
            return self.connections.get(self.connection)
        except UnknownConnection:  # another QGIS window shares the profile, and may have removed it
            return None

    def about(self, with_area: bool = False) -> About:
        """What a request of this session is about, for a sentence on its failure."""
        return About(self.connection, self.source, with_area)

    def client(self, connection: str = "") -> Client:
        """A client of *connection*, or of this one; main thread, as QGIS may ask for the master password.

        Raises the errors of ``Connections.config``.
        """
        return Client(self.connections.config(connection or self.connection))

    def open(self) -> None:
        """Take the default connection when none is chosen yet, and list its sources."""
        self.connections.prepare()
        if not self.connection:
            self.use(self.connections.default_name())

    def use(self, connection: str) -> None:
        """Change to *connection* and list its sources."""
        self.runner.drop(_LANE)
        self._forget_filters()
        self.connecting.emit(False)
        self.connection = connection
        self.source = ""
        self.sources = {}
        self.answered = None
        self.changed.emit()
        if connection:
            self.reload()

    def choose(self, source: str) -> None:
        """Change to *source*."""
        self.source = source
        self.changed.emit()

    def reload(self) -> None:
        """Ask the service for its sources again."""
        try:
            client = Client(impatient(self.connections.config(self.connection)))
        except ApiError as error:
            self.messages.problem(error, self.about())
            return
        self.connecting.emit(True)
        self.runner.start(
            translate("GeoPortfolio", "List the sources of {connection}").format(connection=self.connection),
            lambda monitor: jobs.list_sources(client, monitor),
            self._listed,
            self._not_listed,
            lane=_LANE,
        )

    def describe_filters(self, again: bool = False) -> None:
        """Ask once for the filter hierarchy of the chosen source; *again*: also after a failure."""
        source, lane = self.source, _FILTERS_LANE.format(self.source)
        known = source in self._hierarchies and not (again and self.hierarchy_failed)
        if source not in self.sources or known or self.runner.busy(lane):
            return
        try:
            client = Client(impatient(self.connections.config(self.connection)))
        except ApiError as error:
            self._filters_not_described(source, error)
            return
        self.runner.start(
            translate("GeoPortfolio", "List the filters of {source}").format(source=source),
            lambda monitor: jobs.describe_filters(client, source, monitor),
            lambda nodes: self._filters_described(source, nodes),
            lambda error: self._filters_not_described(source, error),
            lane=lane,
        )

    def connect_new(self, connection: Connection, key: str) -> None:
        """Try *connection* by a geocode; keep it and its key only when the service accepts them."""
        try:
            client = Client(impatient(self.connections.config_of(connection, key)))
        except ApiError as error:
            self.connect_failed.emit(error, connection.name)
            return
        self.connecting.emit(True)
        self.runner.start(
            translate("GeoPortfolio", "Connect to {connection}").format(connection=connection.name),
            lambda monitor: jobs.connect(client, monitor),
            lambda sources: self._connected(connection, key, sources),
            lambda error: self._not_connected(connection, error),
            lane=_LANE,
        )

    def _connections_changed(self) -> None:
        if self.connection and self.connection not in self.connections.names():
            self.use(self.connections.default_name())
        else:
            self.changed.emit()

    def _connected(self, connection: Connection, key: str, sources: dict[str, Source]) -> None:
        try:
            self.connections.save(connection, key)
        except ApiError as error:
            self._not_connected(connection, error)
            return
        self.connected.emit()
        self.connection = connection.name
        self._listed(sources)

    def _not_connected(self, connection: Connection, error: Exception) -> None:
        self.connecting.emit(False)
        self.messages.log(error)
        self.connect_failed.emit(error, connection.name)

    def _filters_described(self, source: str, nodes: tuple[FilterNode, ...]) -> None:
        self._hierarchies[source] = nodes
        self.filters_described.emit()

    def _filters_not_described(self, source: str, error: Exception) -> None:
        self.messages.log(error)
        self._hierarchies[source] = None
        self.filters_described.emit()

    def _forget_filters(self) -> None:
        for source in self.sources:
            self.runner.drop(_FILTERS_LANE.format(source))
        self._hierarchies.clear()

    def _listed(self, sources: dict[str, Source]) -> None:
        self._forget_filters()
        self.connecting.emit(False)
        self.sources = sources
        self.answered = datetime.now()
        remember_sources(self.connection, list(sources))
        if self.source not in sources:
            self.source = next(iter(sources)) if len(sources) == 1 else ""
        self.changed.emit()

    def _not_listed(self, error: Exception) -> None:
        self.connecting.emit(False)
        self.messages.problem(error, self.about())
        self.changed.emit()

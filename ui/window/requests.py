"""Requests of the window: the client of a connection, a task, and one message for a failure."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Callable, Optional

from qgis.PyQt.QtCore import QCoreApplication

from ...core import api, gis
from ...core.api.errors import ApiError
from ...core.gis.text.about import About

if TYPE_CHECKING:
    from ...core.api import Config, Monitor
    from ...core.gis.connections.connections import Connections
    from .window import Window

translate = QCoreApplication.translate


def impatient(config: Config) -> Config:
    """*config* with short time-outs: a mistyped address is reported within seconds."""
    return replace(config, retry=api.Retry(attempts=2, deadline=30.0))


LOADS = "load"
"""The queue of what brings rows or restores them: loads, searches, CSV files, refreshes and their undo."""

ACCUMULATIONS = "accumulation"


class ServiceRequests:
    """Starts requests to the service. Main thread."""

    def __init__(self, window: Window) -> None:
        self._window = window

    def start(
        self,
        title: str,
        job: Callable[..., Any],
        on_done: Callable[[Any], None],
        on_error: Optional[Callable[[Exception], None]] = None,
        *,
        about: Optional[About] = None,
        describe: bool = False,
        interactive: bool = False,
        queue: str = "",
        **task: Any,
    ) -> bool:
        """Run ``job(client, monitor)`` in a task, then one of the callbacks; QGIS may ask for the password.

        :param on_error: also called when the key can't be read; without it the error is shown as a message.
        :param about: the connection that is asked, and what for; without it the connection of the session.
        :param describe: call ``job(client, source, monitor)``, with the description of the source of *about*.
        :param interactive: give up after seconds, as a user waits for the response.
        :param queue: of which one task runs at a time: while one does, another is refused with a message.
        :param task: as :meth:`TaskRunner.start` takes it: ``lane``, ``watch``, ``is_unseen``, ``foreground``.
        :returns: whether the task was started.
        """
        if queue:
            if self.is_busy(queue):
                return False
            task["lane"] = queue
        about = about or self._window.session.about()
        on_error = on_error or partial(self._window.messages.problem, about=about)
        try:
            client = self.client(about.connection, interactive=interactive)
        except ApiError as error:
            on_error(error)
            return False
        work = self._described(job, client, about) if describe else partial(job, client)
        self._window.tasks.start(title, work, on_done, on_error, **task)
        return True

    def is_busy(self, queue: str) -> bool:
        """Return whether a task of *queue* is running; if so, a message says it."""
        is_busy = self._window.tasks.busy(queue)
        if is_busy:
            self._window.messages.hint(_busy_text(queue))
        return is_busy

    def client(self, connection: str, *, interactive: bool = False) -> api.Client:
        """The client of *connection*; QGIS may ask for the master password.

        :raises ApiError: as ``Connections.config`` does.
        """
        config = self._window.connections.config(connection)
        return api.Client(impatient(config) if interactive else config)

    def _described(
        self, job: Callable[..., Any], client: api.Client, about: About
    ) -> Callable[[Monitor], Any]:
        sources = self._window.catalog.sources(about.connection) or {}
        known = sources.get(about.source)

        def work(monitor: Monitor) -> Any:
            source = known or gis.connections.sources.describe_source(client, about.source, monitor)
            return job(client, source, monitor)

        return work


def _busy_text(queue: str) -> str:
    if queue == ACCUMULATIONS:
        return translate("GeoPortfolio", "Another accumulation is running. Wait for it, or stop it.")
    return translate("GeoPortfolio", "Another load is running. Wait for it, or stop it.")


class KeptClient:
    """One client that stays while its config does: its connections to the service stay open."""

    def __init__(self) -> None:
        self._client: Optional[api.Client] = None
        self._name = ""
        self._is_doubted = False

    def is_at_hand(self, name: str) -> bool:
        """Whether :meth:`client` of *name* needs not look at the key again."""
        return self._client is not None and self._name == name and not self._is_doubted

    def client(self, connections: Connections, name: str) -> api.Client:
        """The client of the connection *name*; QGIS may ask for the master password.

        Raises the errors of ``Connections.config``. Main thread.
        """
        if self._client is None or not self.is_at_hand(name):
            config = impatient(connections.config(name))
            if self._client is None or self._client.config != config:
                self._client = api.Client(config)
            self._name, self._is_doubted = name, False
        return self._client

    def doubt(self) -> None:
        """The connection or its key may be another: look again before the next question."""
        self._is_doubted = True

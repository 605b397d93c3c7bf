"""Requests from the window: client, task, and one message for a failure."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Callable, Optional

from ...core import api, gis
from ...core.api.errors import ApiError
from ...core.gis.text.about import About
from ...core.gis.text.languages import tr

if TYPE_CHECKING:
    from ...core.api import Config, Monitor
    from ...core.gis.connections.connections import Connections
    from .window import Window


def impatient(config: Config) -> Config:
    """Return *config* with short timeouts, so that a mistyped URL is reported within seconds."""
    return replace(config, retry=api.Retry(attempts=2, deadline=30.0))


LOADS = "load"
"""The queue of loads, searches, CSV files, refreshes and their undo."""

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
        """Run ``job(client, monitor)`` in a task, then a callback; QGIS may ask for the master password.

        :param on_error: also called if the key can't be read; without it the error is shown as a message.
        :param about: the connection and the context of messages; without it, that of the session.
        :param describe: call ``job(client, source, monitor)`` with the description of the source in *about*.
        :param interactive: use short timeouts, as the user waits for the response.
        :param queue: only one task of a queue runs at a time; another one is refused with a message.
        :param task: arguments of :meth:`TaskRunner.start`: ``lane``, ``watch``, ``is_unseen``,
            ``foreground``.
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
        """Return whether a task of *queue* is running, with a message if so."""
        is_busy = self._window.tasks.busy(queue)
        if is_busy:
            self._window.messages.hint(_busy_text(queue))
        return is_busy

    def client(self, connection: str, *, interactive: bool = False) -> api.Client:
        """Return the client of *connection*; QGIS may ask for the master password.

        :raises ApiError: as ``Connections.config``.
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
        return tr("Another accumulation is running. Wait for it, or stop it.")
    return tr("Another load is running. Wait for it, or stop it.")


class ClientCache:
    """Keeps one client while its configuration is unchanged, so that its HTTP connections stay open."""

    def __init__(self) -> None:
        self._client: Optional[api.Client] = None
        self._name = ""
        self._needs_check = False

    def is_at_hand(self, name: str) -> bool:
        """Return whether :meth:`client` for *name* is cached."""
        return self._client is not None and self._name == name and not self._needs_check

    def client(self, connections: Connections, name: str) -> api.Client:
        """Return the client of the connection *name*; QGIS may ask for the master password.

        Raises the errors of ``Connections.config``. Main thread only.
        """
        if self._client is None or not self.is_at_hand(name):
            config = impatient(connections.config(name))
            if self._client is None or self._client.config != config:
                self._client = api.Client(config)
            self._name, self._needs_check = name, False
        return self._client

    def revalidate(self) -> None:
        """Check connection and key before the next request, as they may have changed."""
        self._needs_check = True

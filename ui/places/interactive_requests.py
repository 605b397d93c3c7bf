"""Interactive requests: the latest of a lane counts, and a slow one shows its progress."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Callable, Optional

from qgis.PyQt.QtCore import QObject, pyqtSignal

from ...core.api import Client, Monitor
from ...core.api.errors import ApiError
from ...core.gis.tasks.runner import ServiceTask
from ..window.progress import ProgressLine
from ..window.requests import ClientCache
from .suggester import Suggester

if TYPE_CHECKING:
    from ..window.window import Window

PATIENCE = 1.0
"""Seconds until a progress message is shown, so that it does not flicker with each key press."""


class InteractiveRequests(QObject):
    """Sends requests through the current connection.

    :param say: shows one line of text; empty: none.
    """

    connection_changed = pyqtSignal()
    answered = pyqtSignal(str, object, bool)
    """As :attr:`Suggester.answered`."""
    not_answered = pyqtSignal(object)
    """As :attr:`Suggester.failed`."""

    def __init__(self, window: Window, say: Callable[[str], None]) -> None:
        super().__init__(window)
        self._window = window
        self._say = say
        self._kept = ClientCache()
        self._client: Optional[Client] = None
        self._connection = window.session.connection
        self._began = 0.0
        self._titles: dict[str, str] = {}
        """The titles of running requests by lane."""
        self._title = ""
        self._suggester = Suggester(window.tasks, self)
        self._suggester.answered.connect(self._answered)
        self._suggester.failed.connect(self._not_answered)
        self._progress = ProgressLine(self)
        self._progress.text.connect(self._show_progress)
        self._suggester.waits.connect(self._progress.waits)
        window.session.changed.connect(self._session_changed)

    @property
    def is_ready(self) -> bool:
        """Return whether :meth:`client` needs no prompt for the master password."""
        session = self._window.session
        if not session.connection:
            return False
        return self._kept.is_at_hand(session.connection) or self._window.connections.has_key_ready(
            session.connection
        )

    def client(self) -> Optional[Client]:
        """Return the client; QGIS may ask for the master password. None, with a message, if that fails."""
        session = self._window.session
        try:
            client = self._kept.client(self._window.connections, session.connection)
        except ApiError as error:
            self._window.messages.problem(error, session.about())
            return None
        if client is not self._client:
            self._client = client
            self._suggester.reset()
        return client

    def suggest(self, title: str, text: str, work: Callable[[Monitor], Any]) -> None:
        """Request suggestions for *text*, which is being typed; *answered* is emitted with them."""
        self._follow(title)
        self._suggester.ask(text, work)

    def start(
        self,
        lane: str,
        title: str,
        work: Callable[[Monitor], Any],
        on_done: Callable[[Any], None],
        on_error: Callable[[Exception], None],
    ) -> None:
        """Run *work*; a later call for the same *lane* replaces it, and its result is ignored."""
        self.drop(lane)
        self._follow(title)

        def done(value: Any) -> None:
            self._request_ended(lane)
            on_done(value)

        def failed(error: Exception) -> None:
            self._request_ended(lane)
            on_error(error)

        self._titles[lane] = title
        self._window.tasks.start(title, work, done, failed, lane=lane, watch=self._watch, foreground=True)

    def drop(self, lane: str) -> None:
        """Cancel the request of *lane*; no callback is invoked."""
        self._window.tasks.drop(lane)
        self._request_ended(lane)

    def drop_suggestions(self) -> None:
        """Cancel suggestions."""
        self._suggester.drop()
        self._rest()

    def close(self) -> None:
        """Cancel all requests; for ``unload()``."""
        self._suggester.reset()
        for lane in tuple(self._titles):
            self.drop(lane)
        self._progress.rest()

    def _follow(self, title: str) -> None:
        self._title = title
        self._began = time.monotonic()
        self._progress.follow(title)

    def _watch(self, task: ServiceTask) -> None:
        task.waiting.connect(self._progress.waits)

    def _request_ended(self, lane: str) -> None:
        self._titles.pop(lane, None)
        self._rest()

    def _rest(self) -> None:
        """Clear the message, or show a request that is still running."""
        titles = list(self._titles.values())
        if not titles:
            self._progress.rest()
        elif self._title not in titles:
            self._follow(titles[-1])

    def _answered(self, text: str, value: Any, is_newest: bool) -> None:
        if is_newest:
            self._rest()
        self.answered.emit(text, value, is_newest)

    def _not_answered(self, error: Exception) -> None:
        self._rest()
        self.not_answered.emit(error)

    def _show_progress(self, text: str) -> None:
        if time.monotonic() - self._began > PATIENCE:
            self._say(text)

    def _session_changed(self) -> None:
        """Cancel requests, as the connection or its key has changed."""
        self._kept.revalidate()
        if self._window.session.connection != self._connection:
            self._connection = self._window.session.connection
            for lane in tuple(self._titles):
                self.drop(lane)
            self._suggester.reset()
            self.connection_changed.emit()

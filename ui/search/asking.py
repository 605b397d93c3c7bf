"""Questions of somebody who waits for the answer: the latest of a lane counts, a slow one is told of."""

from __future__ import annotations

import time
from typing import Any, Callable, Optional, Sequence

from qgis.PyQt.QtCore import QObject, pyqtSignal

from ...core.api import Client, Monitor
from ...core.api.errors import ApiError, Cancelled
from ..progress import ProgressLine
from ..session import Session, impatient

PATIENCE = 1.0
"""Seconds until a wait is worth a word: a line that comes and goes with each key disturbs."""


class Asking(QObject):
    """Asks the connection of the session.

    :param say: shows one line; empty: none.
    :param lanes: what :meth:`close`, and another connection, give up.
    """

    connection_changed = pyqtSignal()

    def __init__(
        self,
        session: Session,
        say: Callable[[str], None],
        lanes: Sequence[str],
        parent: Optional[QObject] = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._say = say
        self._lanes = tuple(lanes)
        self._client: Optional[Client] = None
        self._connection = session.connection
        self._began = 0.0
        self._progress = ProgressLine(self)
        self._progress.text.connect(self._show_progress)
        session.changed.connect(self._session_changed)

    @property
    def is_ready(self) -> bool:
        """Whether :meth:`client` works without a prompt for the master password."""
        session = self._session
        if not session.connection:
            return False
        return self._client is not None or session.connections.has_key_ready(session.connection)

    def client(self) -> Optional[Client]:
        """The client; QGIS may ask for the master password. None after a problem, which is told."""
        if self._client is None:
            session = self._session
            try:
                self._client = Client(impatient(session.connections.config(session.connection)))
            except ApiError as error:
                session.messages.problem(error, session.about())
        return self._client

    def start(
        self,
        lane: str,
        title: str,
        work: Callable[[Monitor], Any],
        on_done: Callable[[Any], None],
        on_error: Callable[[Exception], None],
    ) -> None:
        """Run *work*; a later one of the same *lane* takes its place, and then nothing of it is shown."""
        self._began = time.monotonic()

        def done(value: Any) -> None:
            self._progress.rest()
            on_done(value)

        def failed(error: Exception) -> None:
            self._progress.rest()
            if isinstance(error, Cancelled):
                self._say("")
            else:
                on_error(error)

        self._session.runner.start(
            title, work, done, failed, lane=lane, watch=lambda task: self._progress.follow(title, task)
        )

    def drop(self, lane: str) -> None:
        """Give up what is under way in *lane*."""
        self._session.runner.drop(lane)
        self._progress.rest()

    def close(self) -> None:
        """Give up everything."""
        for lane in self._lanes:
            self.drop(lane)

    def _show_progress(self, text: str) -> None:
        if time.monotonic() - self._began > PATIENCE:
            self._say(text)

    def _session_changed(self) -> None:
        """Another connection gives another answer; and of this one the key may be another."""
        self._client = None
        if self._session.connection != self._connection:
            self._connection = self._session.connection
            self.close()
            self.connection_changed.emit()

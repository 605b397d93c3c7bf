"""Work in many short steps: between them the window draws, and hears the mouse and the keys."""

from __future__ import annotations

import time
from collections import deque
from typing import Any, Callable, Iterable, Optional

from qgis.PyQt.QtCore import QObject, QTimer

_TURN = 0.010
"""Seconds after which no other step begins in the same turn of the event loop."""


class Turns(QObject):
    """Takes its steps one after the other; :meth:`close` forgets the others, and so does an error."""

    def __init__(self, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._steps: deque[Callable[[], Any]] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._take)
        self._later: Callable[[], Iterable[Callable[[], Any]]] = tuple
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._add_later)

    @property
    def is_idle(self) -> bool:
        """Whether no step is left."""
        return not self._steps

    def add(self, steps: Iterable[Callable[[], Any]]) -> None:
        """Take *steps*, too, after those that are waiting."""
        self._steps.extend(steps)
        if self._steps:
            self._timer.start()

    def add_later(self, seconds: float, steps: Callable[[], Iterable[Callable[[], Any]]]) -> None:
        """Take what *steps* gives by then, in so many *seconds*."""
        self._later = steps
        self._pause.start(round(seconds * 1000))

    def close(self) -> None:
        """Take no more steps."""
        self._pause.stop()
        self._steps.clear()
        self._timer.stop()

    def _add_later(self) -> None:
        self.add(self._later())

    def _take(self) -> None:
        end = time.monotonic() + _TURN
        while self._steps and time.monotonic() < end:
            step = self._steps.popleft()
            if not self._steps:
                self._timer.stop()
            try:
                step()
            except Exception:
                # The others build upon it.
                self.close()
                raise

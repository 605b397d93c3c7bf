"""Request suggestions for text that is being typed.

The first text is requested immediately. While its request is in flight, the newest text waits for the
response, but at most for a second. Responses are cached, so that no text is requested twice.
"""

from __future__ import annotations

import math
import time
from typing import Any, Callable, Optional

from qgis.PyQt.QtCore import QObject, Qt, QTimer, pyqtSignal

from ...core.api import Monitor
from ...core.api.errors import ApiError
from ...core.gis.tasks.runner import ServiceTask, TaskRunner

LANE = "suggestions"
TOO_LONG = 1.0
"""Seconds after which a request is replaced with that of a newer text."""
LONGEST_HOLD = 60.0
"""The longest ``Retry-After`` that is respected, in seconds."""
MOST_KEPT = 1000

_Work = Callable[[Monitor], Any]


class Suggester(QObject):
    """Finds suggestions for the newest text; those of older texts are reported if they still match."""

    answered = pyqtSignal(str, object, bool)
    """Emitted with a text, its suggestions, and whether it is the newest text."""
    failed = pyqtSignal(object)
    """Emitted with the error of the newest text's request."""
    waits = pyqtSignal(float, int, int)
    """Emitted when an attempt failed: seconds until the next one, its number, and the number of attempts."""

    def __init__(self, runner: TaskRunner, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._runner = runner
        self._kept: dict[str, Any] = {}
        self._newest: Optional[tuple[str, _Work]] = None
        self._asked = ""
        """The text of the request in flight."""
        self._busy_until = 0.0
        self._silent_until = 0.0
        self._refusal: Optional[ApiError] = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._ask_newest)

    def ask(self, text: str, work: _Work) -> None:
        """Set the newest *text*; emit its cached suggestions, or run ``work(monitor)``."""
        self._newest = text, work
        if text in self._kept:
            self._newest = None
            self.answered.emit(text, self._kept[text], True)
            return
        if self._refusal is not None and time.monotonic() < self._silent_until:
            self.failed.emit(self._refusal)
        self._ask_newest()

    def drop(self) -> None:
        """Cancel suggestions; responses to running requests are only cached."""
        self._newest = None
        self._timer.stop()

    def reset(self) -> None:
        """Cancel the request and clear the cache, as the service has changed."""
        self.drop()
        self._runner.drop(LANE)
        self._kept.clear()
        self._asked = ""
        self._silent_until = 0.0

    def _ask_newest(self) -> None:
        """Request suggestions for the newest text, now or when the timer expires."""
        if self._newest is None or self._newest[0] == self._asked:
            return
        seconds = max(self._silent_until, self._busy_until if self._asked else 0.0) - time.monotonic()
        if seconds > 0:
            if seconds < math.inf:
                self._timer.start(math.ceil(seconds * 1000))
            return
        text, work = self._newest
        self._asked = text
        self._busy_until = time.monotonic() + TOO_LONG
        self._runner.start(
            text,
            work,
            lambda found: self._received(text, found),
            self._not_came,
            lane=LANE,
            watch=self._watch,
            foreground=True,
        )

    def _watch(self, task: ServiceTask) -> None:
        task.waiting.connect(self._wait)

    def _wait(self, seconds: float, attempt: int, attempts: int) -> None:
        """Hold back other requests while one is retried, as the service is busy."""
        self._busy_until = math.inf
        self._timer.stop()
        self.waits.emit(seconds, attempt, attempts)

    def _received(self, text: str, found: Any) -> None:
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        self._kept[text] = found
        self._asked = ""
        if self._newest is not None and self._newest[0].startswith(text):
            is_newest = self._newest[0] == text
            if is_newest:
                self._newest = None
            self.answered.emit(text, found, is_newest)
        self._ask_newest()

    def _not_came(self, error: Exception) -> None:
        is_newest = self._newest is not None and self._newest[0] == self._asked
        self._asked = ""
        if isinstance(error, ApiError) and error.retry_after:
            self._refusal = error
            self._silent_until = time.monotonic() + min(error.retry_after, LONGEST_HOLD)
        if is_newest:
            self._newest = None
            self.failed.emit(error)
        self._ask_newest()

"""The progress of a task in one line: records, duration, and the reason for waiting."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Callable, Optional

from qgis.PyQt.QtCore import QLocale, QObject, QTimer, pyqtSignal

from ...core.gis.tasks.runner import ServiceTask
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import whole

_TICK_MS = 250
_BYTES_SHOWN = 1_000_000


@dataclass(eq=False)
class _Followed:
    """A running task and its progress."""

    title: str
    task: Optional[ServiceTask] = None
    stop: Optional[Callable[[], Any]] = None
    began: float = field(default_factory=time.monotonic)
    waits_until: float = 0.0
    count: int = 0
    attempt: int = 0
    attempts: int = 0
    is_stopped: bool = False


class ProgressLine(QObject):
    """Shows the latest task that is still running; *text* is emitted several times a second."""

    text = pyqtSignal(str)
    asking = pyqtSignal(bool)
    """Emitted with whether the task is paused until the user continues it."""

    def __init__(self, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._tell)
        self._followed: list[_Followed] = []
        self._asked_by: Optional[_Followed] = None
        """The paused task, which is shown even if others started later."""
        self._rows_asked = 0

    def follow(
        self, title: str, task: Optional[ServiceTask] = None, stop: Optional[Callable[[], Any]] = None
    ) -> None:
        """Show *task* with *title* until it ends; without a task until :meth:`rest`.

        :param stop: stops it; None: the task is cancelled.
        """
        new = _Followed(title, task, stop)
        if task is None:
            self._followed.clear()
        else:
            task.asking.connect(partial(self._asked, new))
            task.taskCompleted.connect(partial(self._ended, new))
            task.taskTerminated.connect(partial(self._ended, new))
            task.counted.connect(partial(self._counted, new))
            task.waiting.connect(partial(self._waits, new))
        self._followed.append(new)
        self._timer.start()
        self._tell()

    def retitle(self, task: ServiceTask, title: str) -> None:
        """Change the title of the followed *task*."""
        for each in self._followed:
            if each.task is task:
                each.title = title
        self._tell()

    def tell_again(self) -> None:
        """Emit the current state for a new listener."""
        if self._timer.isActive():
            self.asking.emit(self._asked_by is not None)
            self._tell()

    def rest(self) -> None:
        """Clear the progress line."""
        self._timer.stop()
        self._followed.clear()
        self._ask(None)

    def resume(self) -> None:
        """Continue the paused task."""
        asked_by = self._asked_by
        if asked_by is not None:
            asked_by.task.resume()
            self._answered(asked_by)

    def stop(self) -> None:
        """Stop the shown task."""
        told = self._shown_task()
        if told is not None and (told.stop or told.task):
            (told.stop or told.task.cancel)()

    def stopped(self) -> None:
        """Show immediately that a task is being stopped, as storing its result may take a moment."""
        for each in self._followed:
            each.is_stopped = each.task is not None and each.task.isCanceled()
        self._tell()

    def waits(self, seconds: float, attempt: int, attempts: int) -> None:
        """Show that *attempt* of *attempts* failed, and that the next one follows in *seconds*."""
        told = self._shown_task()
        if told is not None:
            self._waits(told, seconds, attempt, attempts)

    def _shown_task(self) -> Optional[_Followed]:
        return self._asked_by or (self._followed[-1] if self._followed else None)

    def _asked(self, followed: _Followed, rows: int, _byte_count: float) -> None:
        self._rows_asked = rows
        self._ask(followed)
        self._tell()

    def _ended(self, followed: _Followed) -> None:
        if followed in self._followed:
            self._followed.remove(followed)
        self._answered(followed)
        self._tell()

    def _answered(self, followed: _Followed) -> None:
        """Handle the end of a pause: the task continues or is stopped."""
        if followed is self._asked_by:
            self._ask(None)
            self._tell()

    def _ask(self, followed: Optional[_Followed]) -> None:
        was_asking = self._asked_by is not None
        self._asked_by = followed
        if was_asking != (followed is not None):
            self.asking.emit(followed is not None)

    def _counted(self, followed: _Followed, records: int) -> None:
        followed.count = records
        followed.waits_until = 0.0

    def _waits(self, followed: _Followed, seconds: float, attempt: int, attempts: int) -> None:
        followed.waits_until = time.monotonic() + seconds
        followed.attempt, followed.attempts = attempt, attempts
        self._tell()

    def _tell(self) -> None:
        told = self._shown_task()
        if told is not None:
            self.text.emit(self._line(told))

    def _line(self, told: _Followed) -> str:
        now = time.monotonic()
        seconds = int(now - told.began)
        if told.is_stopped:
            return tr("Stopped. Saving the partial result…")
        if told is self._asked_by:
            come = _come(self._rows_asked, told.task)
            return tr("Loaded {come} so far. Continue?").format(come=come)
        if told.waits_until > now:
            return tr("Retrying in {seconds} s (attempt {attempt} of {attempts})").format(
                seconds=math.ceil(told.waits_until - now),
                attempt=told.attempt + 1,
                attempts=told.attempts,
            )
        if told.count:
            return tr("Loaded {come} so far, {seconds} s").format(
                come=_come(told.count, told.task), seconds=seconds
            )
        return tr("{title}, {seconds} s").format(title=told.title, seconds=seconds)


def _come(count: int, task: Optional[ServiceTask]) -> str:
    """Return the number of rows, and of bytes if it is large: "412,000 (181 MB)"."""
    byte_count = task.byte_count if task is not None else 0
    if byte_count < _BYTES_SHOWN:
        return whole(count)
    return tr("{count} ({size})").format(count=whole(count), size=size_text(byte_count))


def size_text(byte_count: float) -> str:
    """Return bytes as "181 MB", with units in the language of the system."""
    return QLocale().formattedDataSize(int(byte_count), 0, QLocale.DataSizeFormat.DataSizeSIFormat)

"""Work in QGIS's task manager: the only subclass of QgsTask.

``QgsTask.fromFunction`` loses falsy results, swallows errors of its callback and forgets tasks that
nobody holds; :class:`TaskRunner` does none of that.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import Any, Callable, Optional

from qgis.core import QgsApplication, QgsTask
from qgis.PyQt.QtCore import QObject, QTimer, pyqtSignal

from ..api.errors import ApiError, Cancelled
from ..api.monitor import POLL, Monitor
from .plain_text import unmarked

Work = Callable[[Monitor], Any]

_PATIENCE_AT_UNLOAD_MS = 3000

ROWS_BEFORE_ASKING = 500_000
BYTES_BEFORE_ASKING = 500_000_000


class _TaskMonitor(Monitor):
    """Carries a verb's news to the main thread, as signals of the task."""

    def __init__(self, task: ServiceTask) -> None:
        super().__init__()
        self.byte_count = 0
        self._task = task
        self._asks = False
        self._rows_allowed = ROWS_BEFORE_ASKING
        self._bytes_allowed = BYTES_BEFORE_ASKING
        self._go_on = threading.Event()

    def ask_before_more(self, rows: int, byte_count: int) -> None:
        """Wait for :meth:`go_on` beyond so many rows or bytes; afterwards at twice as much, and so on."""
        self._asks, self._rows_allowed, self._bytes_allowed = True, rows, byte_count

    def go_on(self) -> None:
        """The answer: yes, more."""
        self._go_on.set()

    def received(self, byte_count: int) -> None:
        self.byte_count += byte_count

    def counted(self, records: int) -> None:
        self._task.counted.emit(records)

    def more_comes(self, records: int) -> None:
        if (
            self._asks
            and records
            and (records >= self._rows_allowed or self.byte_count >= self._bytes_allowed)
        ):
            self._wait_for_an_answer(records)

    def arrived(self, part: object) -> None:
        self._task.part_came.emit(part)

    def page_size_lowered(self, asked: int, given: int) -> None:
        self._task.page_size_lowered.emit(asked, given)

    def _wait_for_an_answer(self, records: int) -> None:
        """Keep the worker here. A cancel lets it go, too, and ends the verb with what was told."""
        self._go_on.clear()
        self._task.asking.emit(records, float(self.byte_count))
        while not (self.cancelled.is_set() or self._go_on.wait(POLL)):
            pass
        self.stop_if_cancelled()
        self._rows_allowed = max(self._rows_allowed, 2 * records)
        self._bytes_allowed = max(self._bytes_allowed, 2 * self.byte_count)

    def waiting(self, seconds: float, attempt: int, attempts: int, cause: ApiError) -> None:
        self._task.waiting.emit(seconds, attempt, attempts)


_UNSEEN = QgsTask.Flag.CanCancel | getattr(QgsTask.Flag, "Hidden", QgsTask.Flag.CanCancel)
"""The status bar does not show it, since 3.26; before, it shows all."""


class ServiceTask(QgsTask):
    """One verb at work in a thread; its signals and :meth:`finished` come on the main thread."""

    counted = pyqtSignal(int)
    arrived = pyqtSignal(object)
    """A part of the answer that can be shown already; never of a task that was dropped."""
    part_came = pyqtSignal(object)
    """The same on its way from the worker."""
    waiting = pyqtSignal(float, int, int)
    page_size_lowered = pyqtSignal(int, int)
    """The size that was asked for, and the one that the service gives."""
    asking = pyqtSignal(int, float)
    """It stands still at so many rows and bytes, until :meth:`go_on` or :meth:`cancel`."""

    def __init__(self, title: str, work: Work, *, is_unseen: bool = False) -> None:
        super().__init__(unmarked(title), _UNSEEN if is_unseen else QgsTask.Flag.CanCancel)
        self.monitor = _TaskMonitor(self)
        self.value: Any = None
        self.error: Optional[Exception] = None
        self.on_end: Optional[Callable[[ServiceTask], None]] = None
        self.is_dropped = False
        self._work = work
        self.part_came.connect(self._hand_on)

    @property
    def byte_count(self) -> int:
        """Bytes of answers that have come so far."""
        return self.monitor.byte_count

    def ask_before_more(self, rows: int = ROWS_BEFORE_ASKING, byte_count: int = BYTES_BEFORE_ASKING) -> None:
        """Have the task stand still and ask when more comes than so many rows or bytes."""
        self.monitor.ask_before_more(rows, byte_count)

    def go_on(self) -> None:
        """Let it bring more, after it has asked."""
        self.monitor.go_on()

    def run(self) -> bool:
        """In the worker thread. An exception that left it would end QGIS (research: style 4.7)."""
        try:
            self.value = self._work(self.monitor)
        except Exception as error:
            self.error = error
        return self.error is None

    def cancel(self) -> None:
        """From any thread: the verb hears of it at once and ends with what it has."""
        self.monitor.cancelled.set()
        super().cancel()

    def finished(self, succeeded: bool) -> None:
        """On the main thread, also for a task that was cancelled before it began."""
        if not succeeded and self.error is None:
            self.error = Cancelled("cancelled before it began")
        if self.on_end is not None:
            self.on_end(self)

    def _hand_on(self, part: object) -> None:
        """On the main thread, where nobody may be left to hear of what was under way when it was dropped."""
        if not self.is_dropped:
            self.arrived.emit(part)


@dataclass(frozen=True)
class _Run:
    """Whom the end of a task is told; a task that was dropped has nobody."""

    lane: str = ""
    on_done: Optional[Callable[[Any], None]] = None
    on_error: Optional[Callable[[Exception], None]] = None


class TaskRunner(QObject):
    """Starts tasks, holds them while they run, and stops them all when the plugin is unloaded."""

    busy_changed = pyqtSignal()

    def __init__(self, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._running: dict[ServiceTask, _Run] = {}
        self._is_closed = False
        # QGIS frees what ran a task before it calls ``finished``, and afterwards takes whatever runs at that
        # address off its queue: a task that was added there may never begin. So callbacks come a turn later.
        self._ended: list[ServiceTask] = []
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._tell)

    def start(
        self,
        title: str,
        work: Work,
        on_done: Callable[[Any], None],
        on_error: Callable[[Exception], None],
        *,
        lane: str = "",
        watch: Optional[Callable[[ServiceTask], None]] = None,
        is_unseen: bool = False,
    ) -> ServiceTask:
        """Run ``work(monitor)`` in a thread; then exactly one of the callbacks, on the main thread.

        Only after :meth:`close` nothing runs, neither of them comes, and the task given back is a cancelled
        one: a widget that is about to go may still be painted, and ask.

        :param lane: a later task of the same lane replaces this one: it is cancelled and neither
            of its callbacks comes, so that an old answer never overwrites a new one.
        :param watch: is given the task before it runs, to connect to its signals.
        :param is_unseen: for a moment's work that nobody asked for: QGIS's status bar is not told.
        """
        if lane:
            self.drop(lane)
        task = ServiceTask(title, work, is_unseen=is_unseen)
        if self._is_closed:
            task.cancel()
            return task
        task.on_end = self._end
        self._running[task] = _Run(lane, on_done, on_error)
        if watch is not None:
            watch(task)
        QgsApplication.taskManager().addTask(task)
        self.busy_changed.emit()
        return task

    def busy(self, lane: str) -> bool:
        """Whether a task of *lane* is under way."""
        return bool(self._of(lane))

    def stop(self, lane: str) -> None:
        """Cancel the task of *lane*; its callback still comes, with what had arrived."""
        for task in self._of(lane):
            # Also one that has ended and is not told of yet: what was asked for may not be wanted any more.
            task.monitor.cancelled.set()
            if task not in self._ended:
                task.cancel()

    def drop(self, lane: str) -> None:
        """Cancel the task of *lane* and forget it: no callback comes."""
        for task in self._of(lane):
            self._silence(task)
            self.busy_changed.emit()

    def close(self) -> None:
        """Cancel everything and wait for it, and begin nothing more; for ``unload()``."""
        self._is_closed = True
        tasks = [task for task in self._running if task not in self._ended]
        for task in tasks:
            self._silence(task)
        for task in tasks:
            if task in self._running and task not in self._ended:
                task.waitForFinished(_PATIENCE_AT_UNLOAD_MS)
        self._turn.stop()
        self._ended.clear()
        self._running.clear()

    def _of(self, lane: str) -> list[ServiceTask]:
        return [task for task, run in self._running.items() if run.lane == lane]

    def _silence(self, task: ServiceTask) -> None:
        self._running[task] = _Run()
        task.is_dropped = True
        if task not in self._ended:
            task.cancel()

    def _end(self, task: ServiceTask) -> None:
        if task in self._running:
            self._ended.append(task)
            self._turn.start(0)

    def _tell(self) -> None:
        """One at a time, so that a callback which fails keeps no other from being told."""
        task = self._ended.pop(0)
        if self._ended:
            self._turn.start(0)
        run = self._running.pop(task)
        self.busy_changed.emit()
        if task.error is None and run.on_done is not None:
            run.on_done(task.value)
        elif task.error is not None and run.on_error is not None:
            run.on_error(task.error)

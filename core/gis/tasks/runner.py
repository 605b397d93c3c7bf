"""Background tasks: the only subclass of QgsTask, and the only threads of the plugin's own.

``QgsTask.fromFunction`` loses falsy results, swallows errors of its callback, and drops unreferenced tasks;
:class:`TaskRunner` does not.
"""

from __future__ import annotations

import contextlib
import threading
import time
from dataclasses import dataclass
from typing import Any, Callable, ClassVar, Optional

from qgis.core import QgsApplication, QgsTask
from qgis.PyQt.QtCore import QObject, QTimer, pyqtSignal

from ...api.errors import ApiError, Cancelled
from ...api.monitor import POLL, Monitor
from ..text.plain_text import unmarked

Work = Callable[[Monitor], Any]

_UNLOAD_TIMEOUT = 3.0
"""Seconds."""

_handover = threading.Lock()
"""Held so that no task ends while another one is added to QGIS."""

ROWS_BEFORE_ASKING = 500_000
BYTES_BEFORE_ASKING = 500_000_000


class _TaskMonitor(Monitor):
    """Passes the progress of an operation to the main thread, as signals of the task."""

    def __init__(self, task: ServiceTask) -> None:
        super().__init__()
        self.byte_count = 0
        self._task = task
        self._asks = False
        self._rows_allowed = ROWS_BEFORE_ASKING
        self._bytes_allowed = BYTES_BEFORE_ASKING
        self._resumed = threading.Event()

    def ask_before_more(self, rows: int, byte_count: int) -> None:
        """Wait for :meth:`resume` beyond this number of rows or bytes, then at twice the number, etc."""
        self._asks, self._rows_allowed, self._bytes_allowed = True, rows, byte_count

    def resume(self) -> None:
        """Continue the waiting operation."""
        self._resumed.set()

    def received(self, byte_count: int) -> None:
        self.byte_count += byte_count

    def counted(self, records: int) -> None:
        self._task.counted.emit(records)

    def more_available(self, records: int) -> None:
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
        """Block the worker until :meth:`resume`; a cancellation ends the operation with a partial result."""
        self._resumed.clear()
        self._task.asking.emit(records, float(self.byte_count))
        while not (self.cancelled.is_set() or self._resumed.wait(POLL)):
            pass
        self.stop_if_cancelled()
        self._rows_allowed = max(self._rows_allowed, 2 * records)
        self._bytes_allowed = max(self._bytes_allowed, 2 * self.byte_count)

    def waiting(self, seconds: float, attempt: int, attempts: int, cause: ApiError) -> None:
        self._task.waiting.emit(seconds, attempt, attempts)


_UNSEEN = QgsTask.Flag.CanCancel | getattr(QgsTask.Flag, "Hidden", QgsTask.Flag.CanCancel)
"""Hidden in the status bar since 3.26; earlier versions show all tasks."""


class ServiceTask(QgsTask):
    """One operation in a worker thread; its signals are delivered on the main thread.

    :ivar own_thread: the thread of a foreground task, which does not use QGIS's threads; else None.
    :cvar untold: tasks that have run in QGIS's threads, but whose end QGIS has not reported yet.
    """

    untold: ClassVar[set[ServiceTask]] = set()

    counted = pyqtSignal(int)
    arrived = pyqtSignal(object)
    """Emitted with a part of the result that can be shown already; never for a dropped task."""
    part_came = pyqtSignal(object)
    """The same, emitted in the worker thread."""
    waiting = pyqtSignal(float, int, int)
    page_size_lowered = pyqtSignal(int, int)
    """Emitted with the requested page size and the one that the service uses."""
    asking = pyqtSignal(int, float)
    """Emitted with the rows and bytes at which it waits for :meth:`resume` or :meth:`cancel`."""

    def __init__(self, title: str, work: Work, *, is_unseen: bool = False) -> None:
        super().__init__(unmarked(title), _UNSEEN if is_unseen else QgsTask.Flag.CanCancel)
        self.monitor = _TaskMonitor(self)
        self.value: Any = None
        self.error: Optional[Exception] = None
        self.on_end: Optional[Callable[[ServiceTask], None]] = None
        self.is_dropped = False
        self.own_thread: Optional[threading.Thread] = None
        self._work = work
        self.part_came.connect(self._emit_part)

    @property
    def byte_count(self) -> int:
        """Return the bytes received so far."""
        return self.monitor.byte_count

    def ask_before_more(self, rows: int = ROWS_BEFORE_ASKING, byte_count: int = BYTES_BEFORE_ASKING) -> None:
        """Make the task wait and emit ``asking`` beyond this number of rows or bytes."""
        self.monitor.ask_before_more(rows, byte_count)

    def resume(self) -> None:
        """Continue a waiting task."""
        self.monitor.resume()

    def run(self) -> bool:
        """Run the operation in the worker thread; an escaping exception would crash QGIS."""
        try:
            self.value = self._work(self.monitor)
        except Exception as error:
            self.error = error
        if self.own_thread is None:
            with _handover:
                self.untold.add(self)
        return self.error is None

    def cancel(self) -> None:
        """Signal the cancellation immediately; the operation ends with a partial result. Thread-safe."""
        self.monitor.cancelled.set()
        if self.own_thread is None:
            super().cancel()

    def finished(self, succeeded: bool) -> None:
        """Report the end on the main thread, even if the task was cancelled before it started."""
        self.untold.discard(self)
        if not succeeded and self.error is None:
            self.error = Cancelled("cancelled before it began")
        if self.on_end is not None:
            self.on_end(self)

    def _emit_part(self, part: object) -> None:
        """Emit *part* on the main thread, unless the task was dropped in between."""
        if not self.is_dropped:
            self.arrived.emit(part)


@dataclass(frozen=True)
class _Run:
    """The callbacks to invoke when a task finishes; None for a dropped task."""

    lane: str = ""
    on_done: Optional[Callable[[Any], None]] = None
    on_error: Optional[Callable[[Exception], None]] = None


class TaskRunner(QObject):
    """Starts tasks, keeps them while they run, and stops them all when the plugin is unloaded."""

    busy_changed = pyqtSignal()
    _ran = pyqtSignal(object)
    """Emitted with a task whose own thread has ended."""

    def __init__(self, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._running: dict[ServiceTask, _Run] = {}
        self._is_closed = False
        # QGIS frees a task's runnable before it calls ``finished``, and then removes any runnable at that
        # address from its queue, so a task that was added there may never start. So callbacks are delayed by
        # one event loop iteration, and tasks are held back while QGIS has not reported the end of others.
        self._held: list[ServiceTask] = []
        self._held_turn = QTimer(self)
        self._held_turn.setSingleShot(True)
        self._held_turn.timeout.connect(self._add_held)
        self._ended: list[ServiceTask] = []
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._tell)
        self._ran.connect(self._end)

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
        foreground: bool = False,
    ) -> ServiceTask:
        """Run ``work(monitor)`` in a thread; then call exactly one of the callbacks, on the main thread.

        After :meth:`close`, nothing runs, no callback is invoked, and the returned task is cancelled, as a
        widget that is about to be deleted may still be painted and start a task.

        :param lane: a later task of the same lane replaces this one: it is cancelled and neither
            of its callbacks is called, so that an old response never overwrites a new one.
        :param watch: called with the task before it runs, to connect to its signals.
        :param is_unseen: hide it in QGIS's status bar, for short work that the user did not start.
        :param foreground: run it in a separate thread, for a response that the user waits for. QGIS has as
            many threads as the processor has cores, and 3.22 also renders the map in them, so the task might
            start only after several long loads.
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
        if foreground:
            task.own_thread = threading.Thread(
                target=self._run, args=(task,), name="geoportfolio task", daemon=True
            )
            task.own_thread.start()
        else:
            self._held.append(task)
            self._add_held()
        self.busy_changed.emit()
        return task

    def busy(self, lane: str) -> bool:
        """Return whether a task of *lane* is running."""
        return bool(self._of(lane))

    def stop(self, lane: str) -> None:
        """Cancel the task of *lane*; its callback is still invoked, with a partial result."""
        for task in self._of(lane):
            # Including one that has ended and whose callback is pending, as its result may be obsolete.
            task.monitor.cancelled.set()
            if task not in self._ended:
                task.cancel()

    def drop(self, lane: str) -> None:
        """Cancel the task of *lane*; no callback is invoked."""
        for task in self._of(lane):
            self._silence(task)
            self.busy_changed.emit()

    def close(self) -> None:
        """Cancel all tasks, wait for them, and start no more; for ``unload()``."""
        self._is_closed = True
        self._held_turn.stop()
        # Tasks that were not added to QGIS yet can't be waited for.
        tasks = [task for task in self._running if task not in (*self._ended, *self._held)]
        self._held.clear()
        for task in tasks:
            self._silence(task)
        end = time.monotonic() + _UNLOAD_TIMEOUT
        for task in tasks:
            if task.own_thread is not None:
                task.own_thread.join(max(0.0, end - time.monotonic()))
            elif task in self._running and task not in self._ended:
                task.waitForFinished(int(_UNLOAD_TIMEOUT * 1000))
        self._turn.stop()
        self._ended.clear()
        self._running.clear()

    def _add_held(self) -> None:
        """Add the started tasks to QGIS, unless it still has to report the end of another one."""
        while self._held:
            with _handover:
                if ServiceTask.untold:
                    self._held_turn.start(0)
                    return
                task = self._held.pop(0)
                if not (is_cancelled := task.isCanceled()):
                    QgsApplication.taskManager().addTask(task)
            if is_cancelled:
                task.finished(False)

    def _run(self, task: ServiceTask) -> None:
        """Run *task* in its own thread."""
        task.run()
        # The runner may already be deleted if close() timed out.
        with contextlib.suppress(RuntimeError):
            self._ran.emit(task)

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
        """Invoke one callback per event loop iteration, so that a failing one does not prevent the others."""
        task = self._ended.pop(0)
        if self._ended:
            self._turn.start(0)
        run = self._running.pop(task)
        self.busy_changed.emit()
        if task.error is None and run.on_done is not None:
            run.on_done(task.value)
        elif task.error is not None and run.on_error is not None:
            run.on_error(task.error)

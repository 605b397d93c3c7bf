"""Who keeps QGIS's window waiting: a timer of the main thread, and a watcher that looks when it is late.

A beat needs the event loop to turn and Python's lock to be free, as every slot of ours does; so a worker that
holds the lock in one long call is seen as well as a slot that takes its time.
"""

from __future__ import annotations

import faulthandler
import os
import re
import signal
import threading
import time
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Iterable, Iterator

from qgis.PyQt.QtCore import QObject, Qt, QTimer

BEAT_MS = 10
LATE = 0.030
"""Seconds without a beat after which the stacks are looked at."""
_GLANCE = 0.005
_ANSWER = 0.002
"""Seconds without more after which the stack is told; the system tells it whenever the thread is in reach."""
_DEPTH = 25
_CALL = re.compile(r'^  File "(.*)", line (\d+) in (.*)$')

Stack = tuple[str, ...]


class Heartbeat(QObject):
    """Beats from :meth:`start` on; lives on the main thread."""

    def __init__(self) -> None:
        super().__init__()
        self._main = threading.get_ident()
        task = Path(f"/proc/self/task/{threading.get_native_id()}")
        self._schedule, self._waiting_in = task / "schedstat", task / "wchan"
        self._gaps: list[dict[str, Any]] = []
        self._seen: list[tuple[float, Stack]] = []
        self._last, self._cpu, self._queued = self._times()
        self._longest = 0.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._watching = threading.Event()
        # For as long as the process lives: a signal that nobody takes ends it.
        self._told = os.memfd_create("stack")
        faulthandler.register(signal.SIGUSR2, self._told, all_threads=False)

    def start(self) -> None:
        """Begin, or forget what was so far."""
        self._gaps.clear()
        self._seen.clear()
        self._longest = 0.0
        self._last, self._cpu, self._queued = self._times()
        self._timer.start(BEAT_MS)
        if not self._watching.is_set():
            self._watching.set()
            threading.Thread(target=self._watch, name="heartbeat", daemon=True).start()

    def stop(self) -> None:
        """Beat and watch no more."""
        self._timer.stop()
        self._watching.clear()

    def gaps(self) -> dict[str, Any]:
        """The longest time between two beats since :meth:`start`, ms, and the long ones with what ran.

        Of a gap ``ms`` is the length, ``cpu_ms`` what the main thread worked in it, ``queued_ms`` how long
        it waited for a processor. ``main`` counts the stacks of the main thread, the innermost call last,
        then where the system has it wait; without a call it was QGIS's own code.
        """
        self._beat()
        return {"longest": self._longest * 1000, "gaps": list(self._gaps)}

    @contextmanager
    def left_out(self) -> Iterator[None]:
        """The time of the block is nobody's: whoever looks at QGIS from outside keeps it waiting, too."""
        self._beat()
        try:
            yield
        finally:
            self._last, self._cpu, self._queued = self._times()

    def _beat(self) -> None:
        now, cpu, queued = self._times()
        gap = now - self._last
        self._longest = max(self._longest, gap)
        if gap > LATE + BEAT_MS / 1000:
            seen = [look for look in self._seen if look[0] >= self._last]
            self._gaps.append(
                {
                    "ms": round(gap * 1000),
                    "cpu_ms": round((cpu - self._cpu) * 1000),
                    "queued_ms": round((queued - self._queued) * 1000),
                    "main": _counted(look[1] for look in seen),
                }
            )
            self._seen.clear()
        self._last, self._cpu, self._queued = now, cpu, queued

    def _times(self) -> tuple[float, float, float]:
        """Now, what the main thread has worked, and how long it has waited for a processor, seconds."""
        worked, waited, _ = self._schedule.read_text().split()
        return time.monotonic(), int(worked) / 1e9, int(waited) / 1e9

    def _watch(self) -> None:
        while self._watching.is_set():
            time.sleep(_GLANCE)
            now = time.monotonic()
            if now - self._last >= LATE:
                stack = stack_of(self._main, self._told)
                self._seen.append((now, (*stack, f"[{self._waiting_in.read_text()}]")))


def stack_of(thread: int, file: int) -> Stack:
    """What *thread* runs, the innermost call last; it writes it into *file* by itself, when it is signalled.

    ``sys._current_frames`` would give the frames themselves, and whoever has a frame keeps what its call has
    made. Where that was a ``QPainter``, it would end here and not with its call, and take the paper away from
    what the main thread paints by then: QGIS crashes in whatever widget comes next. And whoever dumps the
    stacks of all threads reads that of a task that is just beginning, which is none yet, and crashes by it.
    """
    os.ftruncate(file, 0)
    os.lseek(file, 0, os.SEEK_SET)
    signal.pthread_kill(thread, signal.SIGUSR2)
    size, told = -1, 0
    while size != told:
        time.sleep(_ANSWER)
        size, told = told, os.fstat(file).st_size
    calls = map(_CALL.match, os.pread(file, told, 0).decode(errors="replace").splitlines())
    named = [f"{Path(call[1]).name}:{call[2]} {call[3]}" for call in calls if call]
    return tuple(reversed(named[:_DEPTH]))


def _counted(stacks: Iterable[Stack]) -> list[tuple[int, Stack]]:
    counts: dict[Stack, int] = {}
    for stack in stacks:
        counts[stack] = counts.get(stack, 0) + 1
    return sorted(((count, stack) for stack, count in counts.items()), reverse=True)

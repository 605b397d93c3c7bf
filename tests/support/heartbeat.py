"""What a process with QGIS measures of itself: the gaps of its event loop."""

from __future__ import annotations

import time

from qgis.PyQt.QtCore import QEventLoop, Qt, QTimer

BEAT_MS = 10


class Beats:
    """The longest gap between two calls of :meth:`beat`, ms."""

    def __init__(self) -> None:
        self._last, self.longest = time.perf_counter(), 0.0

    def beat(self) -> None:
        now = time.perf_counter()
        self.longest = max(self.longest, (now - self._last) * 1000)
        self._last = now


class Heartbeat(Beats):
    """Beats of a timer with a slot in Python.

    It is late where the main thread is busy, or waits for Python's lock.
    """

    def __init__(self, every_ms: int = BEAT_MS) -> None:
        super().__init__()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.beat)
        self._timer.start(every_ms)

    def stop(self) -> None:
        """End with a last beat: what the main thread is busy with now counts, too."""
        self._timer.stop()
        self.beat()


def turn(milliseconds: int) -> None:
    """Run the event loop for *milliseconds*."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()

"""What a child measures of itself: the main thread's gaps, the memory's peak, and what it runs on."""

from __future__ import annotations

import resource
import sys
import time
from pathlib import Path

from qgis.PyQt.QtCore import QEventLoop, Qt, QTimer

HEARTBEAT_MS = 10
_STATUS, _CLEAR = Path("/proc/self/status"), Path("/proc/self/clear_refs")


class Beats:
    """The longest time between two calls of :meth:`beat`, in milliseconds."""

    def __init__(self) -> None:
        self._last = time.perf_counter()
        self.longest = 0.0

    def beat(self) -> None:
        now = time.perf_counter()
        self.longest = max(self.longest, (now - self._last) * 1000)
        self._last = now


class Heartbeat(Beats):
    """Beats of a timer of 10 ms with a slot in Python.

    It comes late where the main thread is busy, or waits for Python's lock.
    """

    def __init__(self) -> None:
        super().__init__()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.beat)
        self._timer.start(HEARTBEAT_MS)


class Memory:
    """How far the process' memory has grown above what it had when this was made, at most, in MB."""

    def __init__(self) -> None:
        if _CLEAR.exists():
            _CLEAR.write_text("5")  # the peak starts anew
        self._base = _peak_kb()

    def added(self) -> float:
        return (_peak_kb() - self._base) / 1024


def _peak_kb() -> int:
    if _STATUS.exists():
        lines = _STATUS.read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM"))
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def turn(milliseconds: int) -> None:
    """Let the event loop run so long: what was put off until later happens and is measured, too."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def versions() -> dict[str, str]:
    """Of what can make a difference."""
    from osgeo import gdal
    from qgis.core import Qgis

    return {
        "QGIS": Qgis.QGIS_VERSION,
        "GDAL": gdal.__version__,
        "Python": sys.version.split()[0],
    }


if __name__ == "__main__":
    import json

    print(json.dumps(versions()))

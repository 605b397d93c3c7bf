"""What is going on, in one line: how much has come, for how long, and why it waits."""

from __future__ import annotations

import math
import time
from typing import Optional

from qgis.PyQt.QtCore import QCoreApplication, QLocale, QObject, QTimer, pyqtSignal

from ..core.gis.numbers import whole
from ..core.gis.tasks import ServiceTask

translate = QCoreApplication.translate

_TICK_MS = 250
_BYTES_SHOWN = 1_000_000


class ProgressLine(QObject):
    """Follows one task at a time; *text* comes a few times a second while it runs."""

    text = pyqtSignal(str)
    asking = pyqtSignal(bool)
    """Whether what runs stands still until somebody says that it may go on."""

    def __init__(self, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._tell)
        self._title = ""
        self._began = self._waits_until = 0.0
        self._count = self._attempt = self._attempts = 0
        self._task: Optional[ServiceTask] = None
        self._asked_by: Optional[ServiceTask] = None
        """What stands still; it may be another than the task that is followed by now."""
        self._rows_asked = 0
        self._is_stopped = False

    def follow(self, title: str, task: Optional[ServiceTask] = None) -> None:
        """Tell about *task*, or what is no task, under *title* until :meth:`rest`."""
        self._title = title
        self._began = time.monotonic()
        self._waits_until = 0.0
        self._count = 0
        self._is_stopped = False
        self._task = task
        if task is not None:
            task.asking.connect(self._asked)
            task.taskCompleted.connect(self._ended)
            task.taskTerminated.connect(self._ended)
            task.counted.connect(self._counted)
            task.waiting.connect(self.waits)
        self._timer.start()
        self._tell()

    def tell_again(self) -> None:
        """For who begins to listen while something runs."""
        if self._timer.isActive():
            self.asking.emit(self._asked_by is not None)
            self._tell()

    def rest(self) -> None:
        """Nothing runs any more."""
        self._timer.stop()
        self._task = None
        self._ask(None)

    def go_on(self) -> None:
        """Let what stands still go on."""
        if self._asked_by is not None:
            self._asked_by.go_on()
            self._answered(self._asked_by)

    def stopped(self) -> None:
        """Say at once that the task was told to end: what it has brought may take a moment to be kept."""
        if self._task is not None:
            self._is_stopped = True
            self._tell()

    def _asked(self, rows: int) -> None:
        self._rows_asked = rows
        self._ask(self.sender())
        self._tell()

    def _ended(self) -> None:
        self._answered(self.sender())

    def _answered(self, task: ServiceTask) -> None:
        """*task* goes on, or it was stopped."""
        if task is self._asked_by:
            self._ask(None)
            self._tell()

    def _ask(self, task: Optional[ServiceTask]) -> None:
        was_asking = self._asked_by is not None
        self._asked_by = task
        if was_asking != (task is not None):
            self.asking.emit(task is not None)

    def _counted(self, records: int) -> None:
        self._count = records
        self._waits_until = 0.0

    def waits(self, seconds: float, attempt: int, attempts: int) -> None:
        """Try *attempt* of *attempts* failed; the next comes in *seconds*."""
        self._waits_until = time.monotonic() + seconds
        self._attempt, self._attempts = attempt, attempts
        self._tell()

    def _tell(self) -> None:
        now = time.monotonic()
        seconds = int(now - self._began)
        if self._is_stopped:
            line = translate("GeoPortfolio", "Stopped. What came is being kept...")
        elif self._asked_by is not None:
            come = _come(self._rows_asked, self._asked_by)
            line = translate("GeoPortfolio", "Loaded {come} so far. Go on?").format(come=come)
        elif self._waits_until > now:
            line = translate(
                "GeoPortfolio", "Trying again in {seconds} s (try {attempt} of {attempts})"
            ).format(
                seconds=math.ceil(self._waits_until - now),
                attempt=self._attempt + 1,
                attempts=self._attempts,
            )
        elif self._count:
            line = translate("GeoPortfolio", "Loaded {come} so far, {seconds} s").format(
                come=_come(self._count, self._task), seconds=seconds
            )
        else:
            line = translate("GeoPortfolio", "{title}, {seconds} s").format(
                title=self._title, seconds=seconds
            )
        self.text.emit(line)


def _come(count: int, task: Optional[ServiceTask]) -> str:
    """Rows, and bytes once they are a number to mind: "412,000 (181 MB)"."""
    byte_count = task.byte_count if task is not None else 0
    if byte_count < _BYTES_SHOWN:
        return whole(count)
    return translate("GeoPortfolio", "{count} ({size})").format(
        count=whole(count), size=size_text(byte_count)
    )


def size_text(byte_count: float) -> str:
    """Bytes as "181 MB", in the units of the computer's language."""
    return QLocale().formattedDataSize(int(byte_count), 0, QLocale.DataSizeFormat.DataSizeSIFormat)

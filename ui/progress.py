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
        self._asking = False
        self._task: Optional[ServiceTask] = None

    def follow(self, title: str, task: ServiceTask) -> None:
        """Tell about *task* under *title* until :meth:`rest`."""
        self._title = title
        self._began = time.monotonic()
        self._waits_until = 0.0
        self._count = 0
        self._task = task
        task.asking.connect(self._asked)
        task.counted.connect(self._counted)
        task.waiting.connect(self._waiting)
        self._timer.start()
        self._tell()

    def rest(self) -> None:
        """Nothing runs any more."""
        self._timer.stop()
        self._task = None
        self._ask(False)

    def go_on(self) -> None:
        """Let what stands still go on."""
        if self._asking and self._task is not None:
            self._task.go_on()
            self._ask(False)
            self._tell()

    def _asked(self) -> None:
        self._ask(True)
        self._tell()

    def _ask(self, asking: bool) -> None:
        if asking != self._asking:
            self._asking = asking
            self.asking.emit(asking)

    def _counted(self, records: int) -> None:
        self._count = records
        self._waits_until = 0.0

    def _waiting(self, seconds: float, attempt: int, attempts: int) -> None:
        self._waits_until = time.monotonic() + seconds
        self._attempt, self._attempts = attempt, attempts
        self._tell()

    def _tell(self) -> None:
        now = time.monotonic()
        seconds = int(now - self._began)
        if self._asking:
            line = translate("GeoPortfolio", "Loaded {come} so far. Go on?").format(come=self._come())
        elif self._waits_until > now:
            line = translate(
                "GeoPortfolio", "No answer yet; trying again in {seconds} s (try {attempt} of {attempts})"
            ).format(
                seconds=math.ceil(self._waits_until - now),
                attempt=self._attempt + 1,
                attempts=self._attempts,
            )
        elif self._count:
            line = translate("GeoPortfolio", "Loaded {come} so far, {seconds} s").format(
                come=self._come(), seconds=seconds
            )
        else:
            line = translate("GeoPortfolio", "{title}, {seconds} s").format(
                title=self._title, seconds=seconds
            )
        self.text.emit(line)

    def _come(self) -> str:
        """Rows, and bytes once they are a number to mind: "412,000 (181 MB)"."""
        byte_count = self._task.byte_count if self._task is not None else 0
        if byte_count < _BYTES_SHOWN:
            return whole(self._count)
        return translate("GeoPortfolio", "{count} ({size})").format(
            count=whole(self._count), size=size_text(byte_count)
        )


def size_text(byte_count: float) -> str:
    """Bytes as "181 MB", in the units of the computer's language."""
    return QLocale().formattedDataSize(int(byte_count), 0, QLocale.DataSizeFormat.DataSizeSIFormat)

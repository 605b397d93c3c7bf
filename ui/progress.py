"""What is going on, in one line: how much has come, for how long, and why it waits."""

from __future__ import annotations

import math
import time
from typing import Optional

from qgis.PyQt.QtCore import QCoreApplication, QObject, QTimer, pyqtSignal

from ..core.gis.numbers import whole
from ..core.gis.tasks import ServiceTask

translate = QCoreApplication.translate

_TICK_MS = 250


class ProgressLine(QObject):
    """Follows one task at a time; *text* comes a few times a second while it runs."""

    text = pyqtSignal(str)

    def __init__(self, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._tell)
        self._title = ""
        self._began = self._waits_until = 0.0
        self._count = self._attempt = self._attempts = 0

    def follow(self, title: str, task: ServiceTask) -> None:
        """Tell about *task* under *title* until :meth:`rest`."""
        self._title = title
        self._began = time.monotonic()
        self._waits_until = 0.0
        self._count = 0
        task.counted.connect(self._counted)
        task.waiting.connect(self._waiting)
        self._timer.start()
        self._tell()

    def rest(self) -> None:
        """Nothing runs any more."""
        self._timer.stop()

    def _counted(self, records: int) -> None:
        self._count = records
        self._waits_until = 0.0

    def _waiting(self, seconds: float, attempt: int, attempts: int) -> None:
        self._waits_until = time.monotonic() + seconds
        self._attempt, self._attempts = attempt, attempts
        self._tell()

    def _tell(self) -> None:
        now = time.monotonic()
        if self._waits_until > now:
            line = translate(
                "GeoPortfolio", "No answer yet; trying again in {seconds} s (try {attempt} of {attempts})"
            ).format(
                seconds=math.ceil(self._waits_until - now),
                attempt=self._attempt + 1,
                attempts=self._attempts,
            )
        elif self._count:
            line = translate("GeoPortfolio", "{count} so far, {seconds} s").format(
                count=whole(self._count), seconds=int(now - self._began)
            )
        else:
            line = translate("GeoPortfolio", "{title}, {seconds} s").format(
                title=self._title, seconds=int(now - self._began)
            )
        self.text.emit(line)

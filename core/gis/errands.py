"""Short work for somebody who waits, each in a thread of its own.

QGIS's task manager has as few threads as the processor has cores, and on 3.22 the map is drawn by the same:
behind a few long loads an answer to a key press would not come before they end.
"""

from __future__ import annotations

import contextlib
import threading
import time
from typing import Any, Callable, Optional

from qgis.PyQt.QtCore import QObject, pyqtSignal

from ..api.errors import ApiError
from ..api.monitor import Monitor

Work = Callable[[Monitor], Any]

_PATIENCE_AT_UNLOAD = 3.0


class Errand(Monitor):
    """One verb under way."""

    def __init__(self, tell: Callable[[Errand, Callable[[], None]], None]) -> None:
        super().__init__()
        self.began = time.monotonic()
        self._tell = tell
        self.on_wait: Callable[[float, int, int], None] = lambda *_: None

    def waiting(self, seconds: float, attempt: int, attempts: int, cause: ApiError) -> None:
        self._tell(self, lambda: self.on_wait(seconds, attempt, attempts))


class Errands(QObject):
    """Runs errands and tells of them on the main thread; :meth:`close` before it goes."""

    _came = pyqtSignal(object, object)
    """An errand, and what is to be called for it; from its thread."""

    def __init__(self, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._running: set[Errand] = set()
        self._threads: set[threading.Thread] = set()
        self._came.connect(self._hand_on)

    def start(
        self,
        work: Work,
        on_done: Callable[[Any], None],
        on_error: Callable[[Exception], None],
        on_wait: Optional[Callable[[float, int, int], None]] = None,
    ) -> Errand:
        """Run ``work(monitor)``; then exactly one of the callbacks, on the main thread.

        :param on_wait: is told that a try failed, and in how many seconds the next one comes: with that,
            the number of the try, and how many there will be.
        """
        errand = Errand(self._tell)
        if on_wait is not None:
            errand.on_wait = on_wait

        def run() -> None:
            try:
                value = work(errand)
            except Exception as error:
                failure = error
                self._tell(errand, lambda: self._end(errand, lambda: on_error(failure)))
            else:
                self._tell(errand, lambda: self._end(errand, lambda: on_done(value)))
            self._threads.discard(threading.current_thread())

        thread = threading.Thread(target=run, name="geoportfolio errand", daemon=True)
        self._running.add(errand)
        self._threads.add(thread)
        thread.start()
        return errand

    def drop(self, errand: Errand) -> None:
        """Cancel *errand* and forget it: no callback comes. Nothing, when it is over."""
        if errand in self._running:
            self._running.remove(errand)
            errand.cancelled.set()

    def close(self) -> None:
        """Cancel all and wait for them; for ``unload()``."""
        for errand in tuple(self._running):
            self.drop(errand)
        end = time.monotonic() + _PATIENCE_AT_UNLOAD
        for thread in tuple(self._threads):
            thread.join(max(0.0, end - time.monotonic()))

    def _tell(self, errand: Errand, tell: Callable[[], None]) -> None:
        """From its thread."""
        if errand in self._running:
            # What did not leave in time finds nobody to be told.
            with contextlib.suppress(RuntimeError):
                self._came.emit(errand, tell)

    def _hand_on(self, errand: Errand, tell: Callable[[], None]) -> None:
        if errand in self._running:
            tell()

    def _end(self, errand: Errand, tell: Callable[[], None]) -> None:
        self._running.remove(errand)
        tell()

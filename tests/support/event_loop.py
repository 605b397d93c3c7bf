"""Run Qt's event loop until something is true."""

from __future__ import annotations

import faulthandler
import threading
from contextlib import contextmanager
from typing import Any, Callable, Iterator

from qgis.core import QgsApplication
from qgis.PyQt.QtCore import QCoreApplication, QEvent, QThreadPool

from geoportfolio.core.gis.tasks.runner import TaskRunner
from tests.support.patience import PATIENCE, wait_until

_STDERR = 2
"""Of the process: pytest shows it with the test that failed."""


def pump_until(true: Callable[[], Any]) -> None:
    """Run the event loop until *true*; else tell what QGIS is at, and print where each thread is."""
    try:
        wait_until(true, QCoreApplication.processEvents)
    except AssertionError:
        faulthandler.dump_traceback(_STDERR)
        tasks = {each.description(): each.status() for each in QgsApplication.taskManager().tasks()}
        at_work = QThreadPool.globalInstance().activeThreadCount()
        raise AssertionError(f"it did not happen; {at_work} threads at work, tasks: {tasks}") from None


def let_go() -> None:
    """Deliver what was posted, the ends of widgets included."""
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@contextmanager
def no_free_thread(runner: TaskRunner) -> Iterator[None]:
    """Have QGIS begin no further task meanwhile: all its threads are at work."""
    over = threading.Event()
    for number in range(2 * QThreadPool.globalInstance().maxThreadCount()):
        runner.start(f"load {number}", lambda _monitor: over.wait(PATIENCE), print, print)
    try:
        yield
    finally:
        over.set()

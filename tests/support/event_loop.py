"""Run Qt's event loop until something is true."""

from __future__ import annotations

import time
from typing import Any, Callable

from qgis.PyQt.QtCore import QCoreApplication, QEvent

PATIENCE = 30


def pump_until(true: Callable[[], Any]) -> None:
    """Run the event loop until *true*."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it did not happen"
        QCoreApplication.processEvents()
        time.sleep(0.005)


def let_go() -> None:
    """Deliver what was posted, the ends of widgets included."""
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

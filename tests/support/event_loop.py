"""Run Qt's event loop until something is true."""

from __future__ import annotations

from typing import Any, Callable

from qgis.PyQt.QtCore import QCoreApplication, QEvent

from tests.support.patience import wait_until


def pump_until(true: Callable[[], Any]) -> None:
    """Run the event loop until *true*."""
    wait_until(true, QCoreApplication.processEvents)


def let_go() -> None:
    """Deliver what was posted, the ends of widgets included."""
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

"""The way to the doctor and to the support bundle, from wherever somebody wants them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from qgis.PyQt.QtCore import QObject, pyqtSignal
from qgis.PyQt.QtWidgets import QWidget

if TYPE_CHECKING:
    from ...core.gis.connections import Connection


class _News(QObject):
    doctor_wanted = pyqtSignal(str)
    """The name of the connection that does not work; empty: the one in use."""
    check_wanted = pyqtSignal(object, object, object)
    """A connection that need not be saved, its key or None, and the widget that asks."""
    bundle_wanted = pyqtSignal()


news = _News()
"""Whoever shows them listens here."""


def open_doctor(connection: str = "") -> None:
    """Show what is wrong with *connection*."""
    news.doctor_wanted.emit(connection)


def check(connection: Connection, key: Optional[str], window: QWidget) -> None:
    """Examine *connection* as it stands in *window*; a *key* of None is the one that is kept."""
    news.check_wanted.emit(connection, key, window)


def open_bundle() -> None:
    """Gather what helps somebody who helps."""
    news.bundle_wanted.emit()

"""Format dates and times in local time and QGIS's language."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime

from qgis.PyQt.QtCore import QDateTime

from .languages import locale, tr


def full(when: datetime) -> str:
    """Return "12 Mar 2026 09:14"."""
    return _written(when, tr("d MMM yyyy HH:mm"))


def without_year(when: datetime) -> str:
    """Return "12 Mar 09:14"."""
    return _written(when, tr("d MMM HH:mm"))


def without_year_to_the_second(when: datetime) -> str:
    """Return "12 Mar 09:14:05"."""
    return _written(when, tr("d MMM HH:mm:ss"))


def day(when: datetime) -> str:
    """Return "12 Mar"."""
    return _written(when, tr("d MMM"))


def clock(when: datetime, with_seconds: bool = False) -> str:
    """Return "09:14" or "09:14:05", for a time of today."""
    return _written(when, "HH:mm:ss" if with_seconds else "HH:mm")


def _written(when: datetime, pattern: str) -> str:
    with suppress(OverflowError, ValueError, OSError):  # outside the range of time zones: unchanged
        when = when.astimezone()
    # Not QGIS's locale, which the user may set to another language than that of the texts.
    return locale().toString(QDateTime(when), pattern)

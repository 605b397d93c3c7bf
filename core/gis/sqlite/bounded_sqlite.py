"""Limit the time of reading untrusted SQLite files.

A view may be an endless query, and may have the name of any table.
"""

from __future__ import annotations

import sqlite3
import time
from contextlib import contextmanager
from typing import Iterator, Optional

from ...api.monitor import Monitor

SECONDS = 5.0
"""The time limit for reading metadata, which has a few rows."""
_STEPS = 10_000
"""SQLite virtual machine steps between checks of the time."""
_SYSTEM = "gpkg_"
"""The prefix of system tables."""
_OURS = frozenset(["records", "geoportfolio_progress", "reports", "layer_styles"])


@contextmanager
def bounded(connection: sqlite3.Connection, monitor: Optional[Monitor] = None) -> Iterator[None]:
    """Interrupt statements in the block after ``SECONDS``, or when *monitor* is cancelled.

    They then raise sqlite3.OperationalError.

    :raises sqlite3.DatabaseError: a view has the name of a table that is read.
    """
    until = time.monotonic() + SECONDS

    def is_over() -> bool:
        return time.monotonic() > until or (monitor is not None and monitor.cancelled.is_set())

    connection.set_progress_handler(is_over, _STEPS)
    try:
        refuse_views(connection)
        yield
    finally:
        connection.set_progress_handler(None, 0)


def refuse_views(connection: sqlite3.Connection) -> None:
    """Raise sqlite3.DatabaseError for a view with the name of a table that is read."""
    for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'view'"):
        if name.lower().startswith(_SYSTEM) or name.lower() in _OURS:
            raise sqlite3.DatabaseError(f"{name} is a view")


def tables_in(connection: sqlite3.Connection) -> list[str]:
    """Return the names of the tables of an open file, without its views."""
    return [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]

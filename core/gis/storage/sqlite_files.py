"""The files that SQLite writes: a database, and what it has beside it while that is in use."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Optional

SIDECARS = ("-journal", "-wal", "-shm")
"""Suffixes of what SQLite may have beside a database."""


def mark_of(path: Path) -> Optional[tuple[int, ...]]:
    """Return a value that changes when the database *path* is written; None without a file."""
    try:
        seen = path.stat()
    except OSError:
        return None
    return (seen.st_mtime_ns, seen.st_size, *waiting_in(path.with_name(f"{path.name}-wal")))


def waiting_in(log: Path) -> tuple[int, ...]:
    """Return the time and size of a write that waits in *log*; empty for the empty log of a reader."""
    try:
        seen = log.stat()
    except OSError:
        return ()
    return (seen.st_mtime_ns, seen.st_size) if seen.st_size else ()


def drop(path: Path) -> None:
    """Delete the database *path*, if it is there, and what SQLite has beside it."""
    for name in (path.name, *(path.name + sidecar for sidecar in SIDECARS)):
        with suppress(OSError):
            path.with_name(name).unlink()

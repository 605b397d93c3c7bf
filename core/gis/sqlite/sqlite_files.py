"""The files that SQLite writes: a database, and its sidecar files while it is in use."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Optional

SIDECARS = ("-journal", "-wal", "-shm")
"""Suffixes of sidecar files."""


def mark_of(path: Path) -> Optional[tuple[int, ...]]:
    """Return a value that changes when the database *path* is written; None: there is no file."""
    try:
        seen = path.stat()
    except OSError:
        return None
    return (seen.st_mtime_ns, seen.st_size, *waiting_in(path.with_name(f"{path.name}-wal")))


def waiting_in(log: Path) -> tuple[int, ...]:
    """Return time and size of a pending write in *log*; empty for the empty log of a reader."""
    try:
        seen = log.stat()
    except OSError:
        return ()
    return (seen.st_mtime_ns, seen.st_size) if seen.st_size else ()


def drop(path: Path) -> None:
    """Delete the database *path*, if it exists, and its sidecar files."""
    for name in (path.name, *(path.name + sidecar for sidecar in SIDECARS)):
        with suppress(OSError):
            path.with_name(name).unlink()

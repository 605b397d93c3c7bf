"""Partial files: their temporary names beside the target, and the lock of the process that writes one.

The lock is a ``QLockFile`` beside the file. It ends with its process in any case, as other processes on the
same computer see that the process is gone. A process on another computer waits until the lock is removed.
"""

from __future__ import annotations

import re
import sqlite3
import time
import uuid
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Callable, Iterable, Iterator, Optional, TypeVar

from qgis.PyQt.QtCore import QLockFile

from ...api.monitor import Monitor
from ..sqlite.bounded_sqlite import bounded
from ..sqlite.sql import address_of
from ..sqlite.sqlite_files import drop
from .own_files import RESULTS, own_entry

PART = ".part.gpkg"
"""The end of the names of partial files."""
_NAME = re.compile(r"\.[0-9a-f]{8}\.part\.gpkg$")
_NEVER = 0
_OLD_SECONDS = 3600.0
"""The age at which a file without rows is deleted: a newer one may not be locked yet."""

Found = TypeVar("Found")


def partial_path(target: Path) -> Path:
    """Return a temporary path beside *target*, and create its folder."""
    target.parent.mkdir(parents=True, exist_ok=True)
    return target.with_name(f"{target.stem}.{uuid.uuid4().hex[:8]}{PART}")


def is_partial(path: Path) -> bool:
    """Return whether the path is one of :func:`partial_path`."""
    return _NAME.search(path.name) is not None


def target_of(part: Path) -> Path:
    """Return the final path of the partial file."""
    return part.with_name(_NAME.sub("", part.name) + ".gpkg")


def partial_files(folder: Path, target: Optional[Path] = None) -> list[Path]:
    """Return the partial files in *folder*; with a *target*, only those for it."""
    try:
        parts = sorted(path for path in folder.iterdir() if is_partial(path) and own_entry(path, RESULTS))
    except OSError:
        return []
    return [path for path in parts if target is None or target_of(path) == target]


class PartialLock:
    """Reserves a partial file for this object until :meth:`release`.

    If the disk does not support locks, the file is not reserved.

    :param wait_ms: the time to wait for another holder.
    :param lasts_ms: the time after which the lock of another computer is considered stale.
    :raises BlockingIOError: another process, or another object of this one, has reserved the file.
    """

    def __init__(self, part: Path, wait_ms: int = 0, lasts_ms: int = _NEVER) -> None:
        self._lock = QLockFile(str(part.with_name(f"{part.name}.lock")))
        # Never by default, as a process may be suspended for long. Qt detects ended processes on this
        # computer.
        self._lock.setStaleLockTime(lasts_ms)
        if not self._lock.tryLock(wait_ms) and self._lock.error() == QLockFile.LockError.LockFailedError:
            raise BlockingIOError(f"{part} is in use")

    def release(self) -> None:
        """Release the reservation."""
        self._lock.unlock()


@contextmanager
def locked(part: Path) -> Iterator[None]:
    """Reserve *part* during the block; raises BlockingIOError as :class:`PartialLock`."""
    lock = PartialLock(part)
    try:
        yield
    finally:
        lock.release()


class OrphanedFile(sqlite3.Connection):
    """An open partial file of an ended process, reserved until it is closed."""

    lock: Optional[PartialLock] = None

    def close(self) -> None:
        """Close the file, and release the reservation."""
        super().close()
        if self.lock is not None:
            self.lock.release()


def open_orphan(path: Path) -> OrphanedFile:
    """Open a partial file that no process uses. SQLite rolls back an incomplete transaction.

    :raises sqlite3.Error: it can't be read, or a process uses it, including version 0.1.
    """
    try:
        lock = PartialLock(path)
    except BlockingIOError as error:
        raise sqlite3.OperationalError(str(error)) from None
    try:
        address = address_of(path.absolute(), "mode=rw")
        file = sqlite3.connect(address, uri=True, isolation_level=None, timeout=0, factory=OrphanedFile)
    except BaseException:
        lock.release()
        raise
    file.lock = lock
    try:
        file.execute("BEGIN EXCLUSIVE")
    except BaseException:
        file.close()
        raise
    return file


def read_orphans(
    paths: Iterable[Path], read: Callable[[OrphanedFile], Found], monitor: Monitor
) -> Iterator[tuple[Path, float, Found]]:
    """Yield the partial files that no process uses: path, modification time, and the result of *read*.

    A file is skipped if *read* raises sqlite3.Error, OSError, KeyError, TypeError or ValueError. Files are
    closed before they are yielded.

    :raises Cancelled: between two files.
    """
    for path in paths:
        monitor.stop_if_cancelled()
        try:
            written = path.stat().st_mtime
            with closing(open_orphan(path)) as file, bounded(file, monitor):
                found = read(file)
        except (OSError, sqlite3.Error, KeyError, TypeError, ValueError):  # in use, or not a partial file
            continue
        yield path, written, found


def drop_if_old(path: Path, written: float) -> None:
    """Delete the partial file *path* if its modification time *written* is old and no process uses it."""
    if time.time() - written > _OLD_SECONDS:
        drop_orphan(path)


def drop_orphan(path: Path) -> bool:
    """Delete the partial file *path* unless a process uses it; return whether it was deleted."""
    try:
        with closing(open_orphan(path)) as file:
            sqlite3.Connection.close(file)  # Windows deletes no file that is open
            drop(path)
    except sqlite3.Error:
        return False
    return True

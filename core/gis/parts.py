"""Files that are not whole yet: their temporary names, and who is at work on them.

A file under way is locked by SQLite for as long as its QGIS lives, on this computer or another one. On POSIX
systems a process loses that lock when anything in it opens and closes the same file: QGIS's Browser, for one.
So a file is held by a lock in the folder for temporary files as well, which tells on this computer whether
its process lives. Both end with the process, however it ends.
"""

from __future__ import annotations

import re
import sqlite3
import time
import uuid
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Iterator, Optional

from qgis.PyQt.QtCore import QDir, QLockFile

from .own_files import RESULTS, own_entry
from .sql import address_of

PART = ".part.gpkg"
"""How the names of files end that are not whole yet."""
SIDECARS = ("-journal", "-wal", "-shm")
"""What SQLite may have beside a file."""
_NAME = re.compile(r"\.([0-9a-f]{8})\.part\.gpkg$")
_NEVER = 0


def part_of(target: Path) -> Path:
    """The temporary name beside *target*, under which it is made; its folder is there."""
    target.parent.mkdir(parents=True, exist_ok=True)
    return target.with_name(f"{target.stem}.{uuid.uuid4().hex[:8]}{PART}")


def is_part(path: Path) -> bool:
    """Whether *path* is a name as :func:`part_of` makes them."""
    return _NAME.search(path.name) is not None


def target_of(part: Path) -> Path:
    """The name that the file under the temporary name *part* would have had."""
    return part.with_name(_NAME.sub("", part.name) + ".gpkg")


def parts_in(folder: Path, target: Optional[Path] = None) -> list[Path]:
    """The files of *folder* that are not whole yet; with a *target*, those that were to become it."""
    try:
        parts = sorted(path for path in folder.iterdir() if is_part(path) and own_entry(path, RESULTS))
    except OSError:
        return []
    return [path for path in parts if target is None or target_of(path) == target]


class Hold:
    """Has all others pass the file *part* over until :meth:`release`; without room for a lock nobody does."""

    def __init__(self, part: Path) -> None:
        self._locks: list[QLockFile] = []
        self.add(part)

    def add(self, part: Path) -> None:
        """Hold *part*, too."""
        path = _lock_path(part)
        lock = None if path is None else _lock_at(path)
        if lock is not None and lock.tryLock(0):
            self._locks.append(lock)

    def release(self) -> None:
        """Hold nothing any more."""
        while self._locks:
            self._locks.pop().unlock()


@contextmanager
def held(part: Path) -> Iterator[None]:
    """Hold *part* while the block runs."""
    hold = Hold(part)
    try:
        yield
    finally:
        hold.release()


def is_held(path: Path) -> bool:
    """Whether a process of this computer, this one included, is at work on *path*."""
    lock_path = _lock_path(path)
    if lock_path is None or not lock_path.exists():
        return False
    lock = _lock_at(lock_path)
    if lock.tryLock(0):
        lock.unlock()
        return False
    return bool(lock.error() == QLockFile.LockError.LockFailedError)


def _lock_path(part: Path) -> Optional[Path]:
    name = _NAME.search(part.name)
    return None if name is None else Path(QDir.tempPath()) / f"geoportfolio-{name[1]}.lock"


def _lock_at(path: Path) -> QLockFile:
    lock = QLockFile(str(path))
    lock.setStaleLockTime(_NEVER)  # a process may stand still for long; that it has ended, Qt sees by itself
    return lock


def taken(path: Path) -> sqlite3.Connection:
    """The file at *path*, locked until it is closed; raises sqlite3.Error where somebody else has it."""
    if is_held(path):
        raise sqlite3.OperationalError(f"somebody is at work on {path}")
    file = sqlite3.connect(address_of(path.absolute(), "mode=rw"), uri=True, isolation_level=None, timeout=0)
    try:
        file.execute("BEGIN EXCLUSIVE")
    except BaseException:
        file.close()
        raise
    return file


def written_at(path: Path) -> int:
    """When *path* was written, in ns; 0: it is not there."""
    with suppress(OSError):
        return path.stat().st_mtime_ns
    return 0


def mark_of(path: Path) -> Optional[tuple[int, ...]]:
    """What differs after somebody has written to the file; None where there is none."""
    try:
        seen = path.stat()
    except OSError:
        return None
    return (seen.st_mtime_ns, seen.st_size, *waiting_in(path.with_name(f"{path.name}-wal")))


def waiting_in(log: Path) -> tuple[int, ...]:
    """A write that SQLite has put beside the file; the empty log of a reader says nothing."""
    try:
        seen = log.stat()
    except OSError:
        return ()
    return (seen.st_mtime_ns, seen.st_size) if seen.st_size else ()


def age_of(path: Path) -> float:
    """Seconds since it was written; 0: it is not there."""
    with suppress(OSError):
        return time.time() - path.stat().st_mtime
    return 0.0


def drop(path: Path) -> None:
    """Delete the file *path*, if it is there, and what SQLite has beside it."""
    for name in (path.name, *(path.name + sidecar for sidecar in SIDECARS)):
        with suppress(OSError):
            path.with_name(name).unlink()


def drop_if_free(path: Path, written: Optional[int] = None) -> bool:
    """Delete the file *path* unless somebody is at work on it; whether it went.

    :param written: when it was written the last time, as far as is known (:func:`written_at`): it stays where
        somebody has gone on with it since then.
    """
    try:
        with closing(taken(path)):
            is_same = written is None or written == written_at(path)
    except sqlite3.Error:
        return False
    if is_same:
        drop(path)  # Windows deletes no file that is open
    return is_same

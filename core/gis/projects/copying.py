"""Copy files that are open in layers: completely or not at all, never overwriting a file. Thread-safe."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Iterable

from ...api.files import delete_leftover, part_beside, rename
from ...api.monitor import Monitor
from ..history.replaced_files import discard
from ..sqlite.sql import address_of
from ..sqlite.sqlite_files import drop as drop_database
from ..sqlite.sqlite_files import waiting_in

_DATABASES = frozenset({".gpkg", ".sqlite", ".db", ".mbtiles", ".qgd"})
_PAGES = 4096
"""Database pages copied between checks for cancellation."""
_CHUNK = 1 << 20
_LOGS = ("-wal", "-journal")
"""Files beside an SQLite database that contain pending writes."""


@dataclass(frozen=True)
class Copy:
    """A file and the target of its copy."""

    source: Path
    target: Path


def copy_all(wanted: Iterable[Copy], monitor: Monitor) -> list[Path]:
    """Make all copies *wanted*, or none: after an error or a cancel, all copies and new folders are removed.

    :returns: the folders that were created.
    :raises OSError: a file can't be read or written; FileExistsError: a target exists, and is kept.
    :raises Cancelled: between two blocks of a file.
    """
    made: list[Path] = []
    folders: list[Path] = []
    try:
        for number, each in enumerate(wanted, 1):
            folders += _make_folder(each.target.parent)
            copy_whole(each.source, each.target, monitor)
            made.append(each.target)
            monitor.counted(number)
    except BaseException:
        drop(made, folders)
        raise
    return folders


def drop(made: Iterable[Path], folders: Iterable[Path] = ()) -> None:
    """Delete copies, and those of *folders* that are empty then."""
    for path in made:
        discard(path)
        delete_leftover(path)
    for folder in sorted(folders, key=lambda path: len(path.parts), reverse=True):
        with contextlib.suppress(OSError):
            folder.rmdir()


def copy_whole(source: Path, target: Path, monitor: Monitor) -> None:
    """Copy *source*; *target* appears when it is complete. A database in use is copied in its current state.

    Raises as :func:`copy_all`.
    """
    part = part_beside(target)
    try:
        (_copy_database if is_database(source) else _copy_bytes)(source, part, monitor)
        if target.exists():
            raise FileExistsError(f"{target} is there already")
        rename(part, target)
    except sqlite3.Error as error:
        raise OSError(f"{source.name}: {error}") from error
    finally:
        drop_database(part)
        delete_leftover(part)


def copy_stream(source: IO[bytes], target: IO[bytes], monitor: Monitor) -> None:
    """Copy the rest of *source*; raises Cancelled between two blocks."""
    while chunk := source.read(_CHUNK):
        target.write(chunk)
        monitor.stop_if_cancelled()


def is_database(path: Path) -> bool:
    """Return whether it is an SQLite database, which may have pending writes in a log; raises OSError."""
    if path.suffix.lower() not in _DATABASES:
        return False
    with path.open("rb") as file:
        return file.read(15) == b"SQLite format 3"


def _copy_database(source: Path, target: Path, monitor: Monitor) -> None:
    """Copy with SQLite's backup, which includes pending writes in the log."""
    closing = contextlib.closing
    with closing(_opened(source)) as old, closing(sqlite3.connect(str(target))) as new:
        old.backup(new, pages=_PAGES, progress=lambda *_: monitor.stop_if_cancelled())
        # A log would be a second file.
        new.execute("PRAGMA journal_mode = DELETE")


def _opened(source: Path) -> sqlite3.Connection:
    """Open *source* for reading.

    A reader may have to create files beside it. In a read-only folder, no other process can write either, so
    the file is complete unless it has a log with pending writes.
    """
    reader = sqlite3.connect(address_of(source), uri=True)
    try:
        reader.execute("SELECT 1 FROM sqlite_master")
    except sqlite3.OperationalError:
        reader.close()
        if any(waiting_in(source.with_name(source.name + each)) for each in _LOGS):
            raise
        return sqlite3.connect(address_of(source, "immutable=1"), uri=True)
    return reader


def _copy_bytes(source: Path, target: Path, monitor: Monitor) -> None:
    with source.open("rb") as old, target.open("xb") as new:
        copy_stream(old, new, monitor)
    shutil.copystat(source, target)


def _make_folder(folder: Path) -> list[Path]:
    """Create *folder*; return those folders that did not exist before."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    return missing

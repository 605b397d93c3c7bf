"""Copies of files that layers have open: each whole or not at all, none over something else. Any thread."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Iterable

from ...api.monitor import Monitor
from ...api.whole_files import clear_away, part_beside, rename
from .. import parts
from ..stored_records import address_of
from ..superseded import discard

_DATABASES = frozenset({".gpkg", ".sqlite", ".db", ".mbtiles", ".qgd"})
_PAGES = 4096
"""Pages of a database between two looks at the monitor."""
_CHUNK = 1 << 20
_LOGS = ("-wal", "-journal")
_REFUSALS = ("unable to open", "readonly")
"""What SQLite says of a folder in which it can't write; that somebody writes is another thing."""


@dataclass(frozen=True)
class Copy:
    """A file and where it is wanted."""

    source: Path
    target: Path


def copy_all(wanted: Iterable[Copy], monitor: Monitor) -> None:
    """Make all of *wanted*, or none: after an error or a cancel, what was made is gone, folders included.

    :raises FileExistsError: for a target where something is; that stays.
    :raises OSError: when one can't be read or written; so sqlite3.Error.
    :raises Cancelled: between two parts of a file.
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


def drop(made: Iterable[Path], folders: Iterable[Path] = ()) -> None:
    """Take copies away again, and those of *folders* that are empty then."""
    for path in made:
        discard(path)
        clear_away(path)
    for folder in sorted(folders, key=lambda path: len(path.parts), reverse=True):
        with contextlib.suppress(OSError):
            folder.rmdir()


def copy_whole(source: Path, target: Path, monitor: Monitor) -> None:
    """Copy *source*; it appears as *target* when it is whole. A database as it stands, whoever has it open.

    Raises as :func:`copy_all`.
    """
    part = part_beside(target)
    try:
        (_copy_database if is_database(source) else _copy_bytes)(source, part, monitor)
        if target.exists():
            raise FileExistsError(f"{target} is there already")
        rename(part, target)
    finally:
        parts.drop(part)
        clear_away(part)


def is_database(path: Path) -> bool:
    """Whether SQLite wrote the file, so that a part of it may wait in the log beside it; raises OSError."""
    if path.suffix.lower() not in _DATABASES:
        return False
    with path.open("rb") as file:
        return file.read(15) == b"SQLite format 3"


def _copy_database(source: Path, target: Path, monitor: Monitor) -> None:
    """SQLite's own backup takes along what still waits in the log beside the file."""
    closing = contextlib.closing
    with closing(_read(source)) as old, closing(sqlite3.connect(str(target))) as new:
        old.backup(new, pages=_PAGES, progress=lambda *_: monitor.stop_if_cancelled())
        # A log of its own would be a second file.
        new.execute("PRAGMA journal_mode = DELETE")


def _read(source: Path) -> sqlite3.Connection:
    """A reader may have to make files beside it; in a folder where it can't, nobody writes to it either."""
    reader = sqlite3.connect(address_of(source), uri=True)
    try:
        reader.execute("SELECT 1 FROM sqlite_master")
    except sqlite3.OperationalError as error:
        reader.close()
        is_refused = any(text in str(error) for text in _REFUSALS)
        if not is_refused or any(parts.waiting_in(source.with_name(source.name + each)) for each in _LOGS):
            raise
        return sqlite3.connect(address_of(source, "immutable=1"), uri=True)
    return reader


def _copy_bytes(source: Path, target: Path, monitor: Monitor) -> None:
    with source.open("rb") as old, target.open("xb") as new:
        while True:
            chunk = old.read(_CHUNK)
            if not chunk:
                break
            new.write(chunk)
            monitor.stop_if_cancelled()
    shutil.copystat(source, target)


def _make_folder(folder: Path) -> list[Path]:
    """Make *folder*; those that were not there before."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    return missing

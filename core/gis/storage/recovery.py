"""Find the partial files of loads whose process was killed, and complete them."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Iterable, Optional

from ...api.files import rename
from ...api.monitor import Monitor
from ...api.query import Query
from ..files.file_names import free
from ..files.partial import (
    OrphanedFile,
    drop_if_old,
    drop_orphan,
    locked,
    partial_files,
    read_orphans,
    target_of,
)
from ..sqlite.bounded_sqlite import tables_in
from ..sqlite.sql import sql
from .gc_pause import no_collections
from .geopackage import GeoPackage
from .record import LOADING, PARTIAL, ResultRecord, progress_in, read_record
from .result_file import ResultFile, describe_file


@dataclass(frozen=True)
class OrphanedLoad:
    """A load that was interrupted by the end of its process or by a full disk.

    :param record: has the number of valid rows and the position to resume at. The state is LOADING unless
        only the final name is missing.
    :param when: the time of the query.
    """

    path: Path
    record: ResultRecord
    query: Query
    when: datetime

    @property
    def target(self) -> Path:
        """Return the intended path of the file."""
        return target_of(self.path)


def orphaned_loads(folders: Iterable[Path], monitor: Optional[Monitor] = None) -> list[OrphanedLoad]:
    """Return the interrupted loads in *folders*, the oldest first. Files without rows are deleted.

    Thread-safe; reads little, even of large files. Files that can't be read are skipped.

    :raises Cancelled: between two files.
    """
    found = _examined((path for folder in folders for path in partial_files(folder)), monitor or Monitor())
    return sorted(found, key=lambda each: each.when)


def orphaned_load_of(target: Path, query: Query, host: str) -> Optional[OrphanedLoad]:
    """Return the resumable load of *query* into *target* with the most rows, or None."""
    if not query.has_areas:  # it is a single response
        return None
    alike = (each for each in _unfinished(target) if each.query == query and each.record.host == host)
    return max(alike, key=lambda each: each.record.rows, default=None)


def drop_orphaned_loads(target: Path) -> None:
    """Delete the interrupted loads into *target*, which has another result; complete ones get their final
    name."""
    for each in _unfinished(target):
        drop_orphan(each.path)


@no_collections()
def complete(orphan: OrphanedLoad, monitor: Monitor) -> tuple[ResultFile, int]:
    """Complete the file of *orphan* in place, with its valid rows, and rename it to its final name.

    :return: the file, and the number of its rows that repeat others.
    :raises OSError: it can't be read or written; also sqlite3.Error. The partial file stays.
    :raises Cancelled: between two blocks of rows; the partial file stays.
    """
    if orphan.record.state == LOADING:
        file = GeoPackage.reopen(orphan.path)
        try:
            file.complete(replace(orphan.record, state=PARTIAL), monitor)
            target = rename(orphan.path, free(orphan.target))
        finally:
            file.connection.close()
            file.release()
    else:
        target = _named(orphan.path)
    try:
        return describe_file(target, orphan.query)
    except ValueError as error:
        raise OSError(f"{target} is no result: {error}") from None


def _unfinished(target: Path) -> list[OrphanedLoad]:
    unfinished = []
    for each in _examined(partial_files(target.parent, target), Monitor()):
        if each.record.state == LOADING:
            unfinished.append(each)
        else:
            with suppress(OSError):  # it then keeps its temporary name
                _named(each.path)
    return unfinished


def _examined(paths: Iterable[Path], monitor: Monitor) -> Iterable[OrphanedLoad]:
    for path, written, (record, has_rows) in read_orphans(paths, _content, monitor):
        if record is None or (record.state == LOADING and not record.is_resumable):
            # Rows without a record are kept, as they may belong to another program. Features of a map can't
            # be resumed.
            if record is not None or not has_rows:
                drop_if_old(path, written)
        elif record.query is not None:
            when = record.when or datetime.fromtimestamp(written).astimezone()
            yield OrphanedLoad(path, record, record.query, when)
        elif record.state != LOADING:  # features of a map, which are not offered
            with suppress(OSError):
                _named(path)


def _content(file: OrphanedFile) -> tuple[Optional[ResultRecord], bool]:
    """Return the record of an open file, if any, and whether it has rows."""
    record = read_record(file)
    return record, bool(record or progress_in(file)) or _has_rows(file)


def _named(part: Path) -> Path:
    """Rename a complete file to its final name; raises OSError."""
    with locked(part):
        return rename(part, free(target_of(part)))


def _has_rows(file: sqlite3.Connection) -> bool:
    """Return whether any table of an open file has a row."""
    tables = tables_in(file)
    if "gpkg_contents" in tables:
        known = {name for (name,) in file.execute("SELECT table_name FROM gpkg_contents")}
        tables = [name for name in tables if name in known]
    first = (file.execute(sql("SELECT 1 FROM {table} LIMIT 1", table=table)) for table in tables)
    return any(row.fetchone() is not None for row in first)

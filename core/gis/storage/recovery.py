"""Find the loads whose process has ended before they did, by their partial files, and complete these."""

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
from .bounded_sqlite import tables_in
from .file_names import free
from .gc_pause import no_collections
from .geopackage import GeoPackage
from .partial import OrphanedFile, drop_if_old, drop_orphan, locked, partial_files, read_orphans, target_of
from .record import LOADING, PARTIAL, ResultRecord, progress_in, read_record
from .result_file import ResultFile, describe_file
from .sql import sql


@dataclass(frozen=True)
class OrphanedLoad:
    """A load that was under way when its process ended, or that found no room for its file.

    :param record: the rows that count and where the load continues. A finished file that lacks its name only
        has another state than LOADING.
    :param when: the time of the query.
    """

    path: Path
    record: ResultRecord
    query: Query
    when: datetime

    @property
    def target(self) -> Path:
        """The name that the file would have had."""
        return target_of(self.path)


def orphaned_loads(folders: Iterable[Path], monitor: Optional[Monitor] = None) -> list[OrphanedLoad]:
    """Return the loads in *folders* that no process works on, the oldest first. Delete what has no rows.

    Any thread; reads little, however large the files are. Files that can't be read are skipped.

    :raises Cancelled: between two files.
    """
    found = _examined((path for folder in folders for path in partial_files(folder)), monitor or Monitor())
    return sorted(found, key=lambda each: each.when)


def orphaned_load_of(target: Path, query: Query, host: str) -> Optional[OrphanedLoad]:
    """Return the load of *query* into *target* that can be continued and has the most rows, or None."""
    if not query.has_areas:  # it comes in one answer
        return None
    alike = (each for each in _unfinished(target) if each.query == query and each.record.host == host)
    return max(alike, key=lambda each: each.record.rows, default=None)


def drop_orphaned_loads(target: Path) -> None:
    """Delete the unfinished loads into *target*: there is another answer. A finished one gets its name."""
    for each in _unfinished(target):
        drop_orphan(each.path)


@no_collections()
def complete(orphan: OrphanedLoad, monitor: Monitor) -> tuple[ResultFile, int]:
    """Complete the file of *orphan* in place, with the rows that count, and give it its name.

    :return: the file, and how many of its rows repeat others.
    :raises OSError: when it can't be read or written; so sqlite3.Error. The partial file stays.
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
            with suppress(OSError):  # it keeps its temporary name
                _named(each.path)
    return unfinished


def _examined(paths: Iterable[Path], monitor: Monitor) -> Iterable[OrphanedLoad]:
    for path, written, (record, has_rows) in read_orphans(paths, _content, monitor):
        if record is None or (record.state == LOADING and not record.is_resumable):
            # Rows without a record stay: they may belong to another program.
            # The features of a map can't be continued.
            if record is not None or not has_rows:
                drop_if_old(path, written)
        elif record.query is not None:
            when = record.when or datetime.fromtimestamp(written).astimezone()
            yield OrphanedLoad(path, record, record.query, when)
        elif record.state != LOADING:  # the features of a map, which are not offered
            with suppress(OSError):
                _named(path)


def _content(file: OrphanedFile) -> tuple[Optional[ResultRecord], bool]:
    """Return the record of an open file, and whether it has one, a mark or rows."""
    record = read_record(file)
    return record, bool(record or progress_in(file)) or _has_rows(file)


def _named(part: Path) -> Path:
    """Give a finished file its name; raises OSError."""
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

"""Mark the file of a running enrichment; find and recover those whose process has ended.

The mark is the table :data:`~..storage.record.PROGRESS` with one row ``enrichment`` in JSON: the request
``asked``, and the name of the ``column`` that has it in each row with a result.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Iterable, Optional

from osgeo import ogr

from ...api.files import keep
from ...api.monitor import Monitor
from ..files.file_names import free
from ..files.partial import OrphanedFile, drop_if_old, open_orphan, partial_files, read_orphans, target_of
from ..sqlite.bounded_sqlite import tables_in
from ..sqlite.sql import sql
from ..storage.record import PROGRESS, progress_in

_PART = "enrichment"


@dataclass(frozen=True)
class OrphanedEnrichment:
    """The file of an enrichment whose process has ended.

    :param table: its only table, with *rows*, of which *answered* have a result.
    """

    path: Path
    table: str
    rows: int
    answered: int

    @property
    def target(self) -> Path:
        """Return the intended path of the file."""
        return target_of(self.path)


def make_marked(path: Path, asked: str, column: str) -> None:
    """Create an empty GeoPackage with the mark, so that it can be deleted later if it has no results.

    :raises OSError: it can't be written; also sqlite3.Error.
    """
    try:
        made = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    except RuntimeError as error:  # the host has enabled GDAL's exceptions
        raise OSError(str(error)) from None
    if made is None:
        raise OSError(f"no GeoPackage can be made at {path}")
    del made  # closes the file
    with closing(sqlite3.connect(str(path))) as file, file:
        file.execute(sql("CREATE TABLE {name} (part TEXT PRIMARY KEY, told TEXT)", name=PROGRESS))
        mark = json.dumps({"asked": asked, "column": column})
        file.execute(sql("INSERT INTO {name} VALUES (?, ?)", name=PROGRESS), (_PART, mark))


def unmark(file: sqlite3.Connection) -> None:
    """Remove the mark of an open file; raises sqlite3.Error."""
    file.execute(f"DROP TABLE IF EXISTS {PROGRESS}")


def orphaned_enrichments(
    folders: Iterable[Path], monitor: Optional[Monitor] = None
) -> list[OrphanedEnrichment]:
    """Return the enrichments in *folders* that have results, and delete old ones without. Thread-safe.

    :raises Cancelled: between two files.
    """
    found = []
    paths = (path for folder in folders for path in partial_files(folder))
    for path, written, (table, rows, answered) in read_orphans(paths, _counted, monitor or Monitor()):
        if answered:
            found.append(OrphanedEnrichment(path, table, rows, answered))
        else:
            drop_if_old(path, written)
    return found


def recover_enrichment(orphan: OrphanedEnrichment, _monitor: Monitor) -> Path:
    """Rename the file of *orphan* to its target, or a numbered name, and return the new path.

    It is then an ordinary point layer; enriching it requests what is missing.

    :raises OSError: it can't be renamed; also sqlite3.Error. The file is then unchanged.
    """
    with closing(open_orphan(orphan.path)) as file:
        sqlite3.Connection.close(file)  # Windows can't rename an open file
        target = keep(orphan.path, free(orphan.target))
    with suppress(sqlite3.Error), closing(sqlite3.connect(str(target))) as named:
        unmark(named)
    return target


def _counted(file: OrphanedFile) -> tuple[str, int, int]:
    """Return the table of an open file, and the numbers of its rows and of those with a result.

    :raises ValueError: the file has no mark; also KeyError and TypeError.
    """
    mark = json.loads(progress_in(file)[_PART])
    tables = tables_in(file)
    registered = file.execute("SELECT table_name FROM gpkg_geometry_columns").fetchall() if tables else []
    table = next((name for (name,) in registered if name in tables), None)
    columns = "SELECT name FROM pragma_table_info(?)"
    if table is None or (mark["column"],) not in file.execute(columns, (table,)).fetchall():
        return "", 0, 0
    count = sql("SELECT count(*), total({asked} = ?) FROM {table}", asked=mark["column"], table=table)
    rows, answered = file.execute(count, (mark["asked"],)).fetchone()
    return table, rows, int(answered)

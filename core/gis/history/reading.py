"""Read a result back from its file: for *History*, *Undo Refresh*, and loads whose process was killed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from ...api.errors import InvalidInput
from ...api.monitor import Monitor
from ..files.own_files import RESULTS, check_entry
from ..results.result import Result
from ..storage.errors import QgisEnded
from ..storage.reader import opened
from ..storage.record import ResultRecord, read_record
from ..storage.recovery import OrphanedLoad, complete
from ..storage.result_file import describe_file
from .past_queries import Run


def result_of(run: Run) -> Result:
    """Return the result that *run* loaded, from its file. Any thread.

    :raises OSError: the file can't be read or is not a result.
    """
    return result_in(Path(run.path), run.record)


def result_in(path: Path, copy: ResultRecord) -> Result:
    """Return the result in the file at *path*. Any thread.

    :param copy: a copy of its record, as files of version 0.1 have the query only.
    :raises OSError: the file can't be read or is not a result.
    """
    check_entry(path, RESULTS)
    try:
        with closing(opened(path)) as connection:
            own = read_record(connection) or ResultRecord()
        record = own if own.when is not None else replace(copy, query=own.query or copy.query)
        if record.query is None or record.when is None:
            raise ValueError("nothing says what was asked, or when")
        stored, repeats = describe_file(path, record.query)
    except (sqlite3.Error, InvalidInput, ValueError) as error:
        raise OSError(f"{path} is no result: {error}") from None
    return Result.of(record, stored, repeats)


def recover(orphan: OrphanedLoad, monitor: Monitor) -> Result:
    """Complete the partial file of *orphan*, and return the result.

    Unless only its final name was missing, its ``error`` is :class:`.QgisEnded`.

    :raises OSError: it can't be read or written; also sqlite3.Error. The partial file stays.
    :raises Cancelled: between two blocks of rows; the partial file stays.
    """
    stored, repeats = complete(orphan, monitor)
    record = replace(orphan.record, query=orphan.query, when=orphan.when)
    return Result.of(record, stored, repeats, QgisEnded("QGIS ended while it was loading"))

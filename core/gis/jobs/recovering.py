"""A result of what a load had brought when its QGIS was killed."""

from __future__ import annotations

from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, Iterator, Optional, Sequence

from osgeo import gdal

from ...api.monitor import Monitor
from ...api.records import Record
from ...api.whole_files import keep, rename
from ..job_errors import QgisEnded
from ..left_answers import LeftEnrichment
from ..leftovers import Leftover, make_readable
from ..no_collections import no_collections
from ..parts import drop, drop_if_free, held, is_held, part_of
from ..reopened import stored_at
from ..results import REPEATS, Result, title_of
from ..store import ResultWriter, Stored, free
from ..stored_records import stored_rows
from .asking import endpoints_of
from .loading import AREA_FIELDS, Kept, radii


def kept_of(left: Leftover) -> Kept:
    """*left* as a load goes on with it.

    :raises sqlite3.Error: when its file can't be made readable.
    """
    make_readable(left)
    return Kept(left.path, left.position, left.rows)


@no_collections()
def recover(left: Leftover, monitor: Monitor) -> Result:
    """The rows that had come as a whole GeoPackage under the name that it would have had; *left* goes.

    Its ``error`` is :class:`.QgisEnded`, its ``position`` where it goes on; a file that lacked its name only
    has none: nothing is known to be missing, nor to be complete.

    :raises OSError: when it can't be read or written; so sqlite3.Error. *left* stays.
    :raises Cancelled: between two batches of rows; *left* stays.
    """
    begun = left.begun
    stored, repeats = _named(left) if left.is_whole else _copied(left, monitor)
    return Result(
        stored=stored,
        query=left.query,
        title=title_of(left.query, begun.when),
        endpoints=endpoints_of(left.query),
        host=begun.host,
        when=begun.when,
        seconds=0.0,
        complete=False,
        error=QgisEnded("QGIS ended while it was loading"),
        aliases=begun.aliases,
        position=None if left.is_whole else left.position,
        repeats=repeats,
        connection=begun.connection,
    )


def _named(left: Leftover) -> tuple[Stored, int]:
    """The file itself under its name, and how many of its rows repeat others."""
    if is_held(left.path):
        raise OSError(f"somebody is at work on {left.path}")
    target = free(left.target)
    rename(left.path, target)
    try:
        return stored_at(target, left.query)
    except ValueError as error:
        raise OSError(f"{target} is no result: {error}") from None


def _copied(left: Leftover, monitor: Monitor) -> tuple[Optional[Stored], int]:
    """A copy of those rows that came, and how many of them repeat others."""
    kept, begun = kept_of(left), left.begun
    repeats = 0
    with ResultWriter(left.target, begun.types, begun.own, left.query) as writer:
        try:
            for rows in stored_rows(kept.path, kept.wanted, AREA_FIELDS):
                tags: dict[str, Any] = {field: values[0] for field, values in rows.own.items()}
                tags["radius"] = radii
                if REPEATS in rows.own:
                    marks = rows.own[REPEATS]
                    repeats += sum(map(int, filter(None, marks)))
                    tags[REPEATS] = partial(_next, iter(marks))
                monitor.stop_if_cancelled()
                writer.add(rows.records, tags, monitor)
        except BaseException:
            writer.discard()
            raise
    drop_if_free(left.path, left.written)
    return writer.stored, repeats


def _next(marks: Iterator[Any], records: Sequence[Record]) -> Sequence[Any]:
    """The marks of *records*, of which some come at a time."""
    return list(islice(marks, len(records)))


def recover_enriched(left: LeftEnrichment, _monitor: Monitor) -> Path:
    """The points with what came for them as a whole GeoPackage; *left* goes. Where it is.

    :raises OSError: when it can't be read or written; *left* stays.
    """
    part, said = part_of(left.target), ""
    options = gdal.VectorTranslateOptions(format="GPKG", layers=[left.table], options=["-preserve_fid"])
    with held(part):
        try:
            done = gdal.VectorTranslate(str(part), str(left.path), options=options)
            rows = done.GetLayer(0).GetFeatureCount() if done is not None else -1
        except RuntimeError as error:  # where the host has switched GDAL's exceptions on
            rows, said = -1, str(error)
        done = None  # closes the file
        if rows != left.rows:
            drop(part)
            raise OSError(said or f"{left.path} can't be copied")
        target = free(left.target)
        keep(part, target)
    drop_if_free(left.path, left.written)
    return target

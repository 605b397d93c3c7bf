"""Describe a result file: its fields, its counts, and the values that styles need."""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Optional

from ...api.query import Query
from ..sqlite.sql import sql
from . import encoding
from .columns import REPEATS, SENT_PLACE
from .geopackage import TABLE
from .reader import ResultField, layout_in, opened
from .value_summary import AreaSummary, SumInsured, ValueReader


@dataclass(frozen=True)
class ResultFile:
    """A finished file.

    :param count: the number of rows; *geometry_count* those with a geometry, in EPSG:4326, longitude first.
    :param insured: the sum insured of the rows; None: there is none.
    :param outlines: the radii and the metric, if the rows are areas.
    :param astray: the number of rows with coordinates outside the globe, which are in the field SENT_PLACE.
    """

    path: Path
    count: int
    geometry_count: int
    fields: tuple[ResultField, ...]
    insured: Optional[SumInsured] = None
    outlines: Optional[AreaSummary] = None
    astray: int = 0


def describe_file(path: Path, query: Query) -> tuple[ResultFile, int]:
    """Return the description of the result at *path*, and the number of its repeated rows.

    :param query: the query of the result.
    :raises ValueError: the file is not a result; also sqlite3.Error.
    """
    with closing(opened(path)) as connection:
        layout = layout_in(connection)
        own = {field.original: field.name for field in layout.own}
        counts = sql(
            "SELECT count(*), {located}, {repeated}, {sent} FROM {table}",
            located=sql("count({geometry})", geometry=layout.geometry) if layout.geometry else 0,
            repeated=sql("total({repeats})", repeats=own[REPEATS]) if REPEATS in own else 0,
            sent=sql("count({sent})", sent=own[SENT_PLACE]) if SENT_PLACE in own else 0,
            table=TABLE,
        )
        count, places, repeats, astray = connection.execute(counts).fetchone()
        fields = {field.original: (field.name, field.type) for field in layout.service.values()}
        values = ValueReader(connection, TABLE, layout.fid, fields)
        insured = values.sum_insured()
        areas = values.areas(own, query) if layout.kind == encoding.AREAS else None
    return ResultFile(path, count, places, layout.columns, insured, areas, astray), int(repeats)

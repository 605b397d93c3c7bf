"""Read the records of a result back from its GeoPackage."""

from __future__ import annotations

import json
import sqlite3
import struct
from contextlib import closing
from dataclasses import dataclass
from itertools import groupby, repeat
from operator import itemgetter
from pathlib import Path
from typing import Any, Collection, Iterable, Iterator, Mapping, Optional, Sequence

import numpy as np
from osgeo import ogr

from ...api.parsing.records import Block, Record
from ..sqlite.bounded_sqlite import bounded
from ..sqlite.sql import Sql, address_of, sql
from .columns import SENT_PLACE
from .encoding import positions_of
from .geopackage import TABLE
from .record import read_record

_WKB_AT = 8
"""The length of a GeoPackage geometry header without an envelope."""
_POINT = struct.Struct("<BIdd")
_ROWS_AT_ONCE = 2000
_ASKED_AT_ONCE = 500
"""Rows that are read by id in one statement; SQLite accepts 999 values."""


@dataclass(frozen=True)
class ResultField:
    """A field of the file.

    :param name: the name in the file; *original* is the service's name.
    :param type: the SQL type.
    :param is_own: whether it is one of our fields.
    """

    name: str
    original: str
    type: str
    is_own: bool = False


@dataclass(frozen=True)
class Layout:
    """The columns of a result's table, without those that the user added.

    :param fid: the name of the row id column; *geometry* that of the geometry column, None: none.
    :param kind: the kind of the geometries in :mod:`.encoding`.
    :param lost: our fields that the user deleted or renamed.
    """

    fid: str
    geometry: Optional[str]
    kind: str
    columns: tuple[ResultField, ...]
    lost: frozenset[str] = frozenset()

    @property
    def own(self) -> tuple[ResultField, ...]:
        """Return our fields."""
        return tuple(column for column in self.columns if column.is_own)

    @property
    def service(self) -> dict[str, ResultField]:
        """Return the service's fields by their original names."""
        return {column.original: column for column in self.columns if not column.is_own}


def opened(path: Path) -> sqlite3.Connection:
    """Open the file read-only, so that layers that show it may stay open.

    :raises sqlite3.Error: the file can't be read, or a view has the name of a table.
    """
    connection = sqlite3.connect(address_of(path), uri=True)
    try:
        with bounded(connection):
            return connection
    except BaseException:
        connection.close()
        raise


def layout_of(path: Path) -> Layout:
    """Return the columns of the result at *path*.

    :raises OSError: the file is not a result; also sqlite3.Error.
    """
    with closing(opened(path)) as connection:
        try:
            return layout_in(connection)
        except ValueError as error:
            raise OSError(f"{path} is not a result that can be read back: {error}") from None


def layout_in(connection: sqlite3.Connection) -> Layout:
    """Return the columns of the result in an open file.

    :raises ValueError: the file is not a result; also sqlite3.Error.
    """
    with bounded(connection):
        record = read_record(connection)
        columns = connection.execute("SELECT name, type, pk FROM pragma_table_info(?)", (TABLE,)).fetchall()
        located = connection.execute(
            "SELECT column_name, geometry_type_name FROM gpkg_geometry_columns WHERE table_name = ?", (TABLE,)
        ).fetchone()
    types = {name: kind for name, kind, _ in columns}
    fid = next((name for name, _, is_key in columns if is_key), None)
    if record is None or fid is None:
        raise ValueError("it has no record or no rows")
    fields = tuple(
        ResultField(name, original, types[name], is_own)
        for name, original, is_own in record.fields
        if name in types
    )
    lost = frozenset(original for name, original, is_own in record.fields if is_own and name not in types)
    geometry, kind = located or (None, "")
    return Layout(fid, geometry, kind, fields, lost)


@dataclass(frozen=True)
class StoredRows:
    """Consecutive rows of a file.

    :param ids: the row ids.
    :param records: the rows with the service's names; a Block if they have the same fields.
    :param own: our fields, with one value per row.
    """

    ids: Sequence[int]
    records: Sequence[Record]
    own: Mapping[str, Sequence[Any]]


def stored_rows(
    path: Path, rows: Optional[Iterable[int]] = None, apart: Collection[str] = ()
) -> Iterator[StoredRows]:
    """Yield the rows of the file in order, in blocks.

    :param rows: the ids of the rows to read; None: all.
    :param apart: our fields that are constant in each block.
    :raises OSError: the file is not a result; also sqlite3.Error.
    """
    layout = layout_of(path)
    names = (layout.fid, layout.geometry or layout.fid, *(column.name for column in layout.columns))
    statement = sql("SELECT {names} FROM {table}", names=names, table=TABLE)
    places = [n for n, c in enumerate(layout.columns, 2) if c.is_own and c.original in apart]
    with closing(opened(path)) as connection:
        for batch in _selected(connection, statement, layout.fid, rows):
            groups = groupby(batch, itemgetter(*places)) if places else [(None, batch)]
            for _, group in groups:
                yield _turned(layout, list(group))


def stored_records(
    path: Path, rows: Optional[Iterable[int]] = None
) -> Iterator[tuple[int, Record, dict[str, Any]]]:
    """Yield each row of :func:`stored_rows`: its id, its record, and our fields."""
    for some in stored_rows(path, rows):
        for number, (row, record) in enumerate(zip(some.ids, some.records)):
            yield row, record, {name: values[number] for name, values in some.own.items()}


def _selected(
    connection: sqlite3.Connection, statement: Sql, fid: str, rows: Optional[Iterable[int]]
) -> Iterator[list[Any]]:
    if rows is None:
        cursor = connection.execute(sql("{statement} ORDER BY {fid}", statement=statement, fid=fid))
        while batch := cursor.fetchmany(_ROWS_AT_ONCE):
            yield batch
        return
    wanted = np.unique(np.fromiter(rows, np.int64))
    for start in range(0, len(wanted), _ASKED_AT_ONCE):
        some = wanted[start : start + _ASKED_AT_ONCE].tolist()
        marks = Sql(", ".join("?" * len(some)))
        those = sql(
            "{statement} WHERE {fid} IN ({marks}) ORDER BY {fid}", statement=statement, fid=fid, marks=marks
        )
        if batch := connection.execute(those, some).fetchall():
            yield batch


def _turned(layout: Layout, rows: list[Any]) -> StoredRows:
    ids, blobs, *columns = zip(*rows)
    attributes: dict[str, Sequence[Any]] = {}
    own: dict[str, Sequence[Any]] = {}
    for column, values in zip(layout.columns, columns):
        (own if column.is_own else attributes)[column.original] = (
            [None if value is None else bool(value) for value in values]
            if column.type == "BOOLEAN"
            else values
        )
    blobs = blobs if layout.geometry else (None,) * len(ids)
    radii = own.get("radius", (None,) * len(ids))
    records = _records(attributes, blobs, radii)
    sent = own.pop(SENT_PLACE, ())
    if any(sent):
        records = [
            record if text is None else record._replace(geometry=json.loads(text))
            for record, text in zip(records, sent)
        ]
    return StoredRows(ids, records, own)


def _records(
    attributes: Mapping[str, Sequence[Any]],
    blobs: Sequence[Optional[bytes]],
    radii: Sequence[Optional[float]],
) -> Sequence[Record]:
    fields, columns = tuple(attributes), tuple(attributes.values())
    positions = positions_of(blobs)
    is_alike = positions is not None or not any(blobs)
    if fields and is_alike and len(set(radii)) == 1:
        return Block(fields, columns, positions, radii[0])
    rows = zip(*columns) if columns else repeat((), len(blobs))
    return [
        Record(_geometry(blob), dict(zip(fields, values)), radius)
        for values, blob, radius in zip(rows, blobs, radii)
    ]


def _geometry(blob: Optional[bytes]) -> Optional[dict[str, Any]]:
    if blob is None:
        return None
    wkb = blob[_WKB_AT:]
    if len(wkb) == _POINT.size:
        _, kind, x, y = _POINT.unpack(wkb)
        if kind == ogr.wkbPoint:
            return {"type": "Point", "coordinates": [x, y]}
    found: dict[str, Any] = json.loads(ogr.CreateGeometryFromWkb(wkb).ExportToJson())
    return found

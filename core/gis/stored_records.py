"""A result's GeoPackage read back as the records that were written into it."""

from __future__ import annotations

import json
import sqlite3
import struct
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Collection, Iterator, Optional

from osgeo import ogr

from ..api.records import Record
from .geopackage import FIELDS_NOTE, TABLE, note_of

_WKB_AT = 8
"""Bytes of a GeoPackage header without an envelope, as we write it."""
_POINT = struct.Struct("<BIdd")
_ASKED_AT_ONCE = 500
"""Rows by their ids; SQLite takes 999 values in a statement."""


@dataclass(frozen=True)
class StoredColumn:
    """A field of the file.

    :param name: in the file; *original* is the name it came with.
    :param is_own: an addition of ours.
    :param type: the SQL type.
    """

    name: str
    original: str
    is_own: bool
    type: str

    @property
    def quoted(self) -> str:
        """The name as SQL has it."""
        return quoted(self.name)


@dataclass(frozen=True)
class Layout:
    """The columns of a result's table: its row id, its geometry or None, its fields."""

    fid: str
    geometry: Optional[str]
    columns: tuple[StoredColumn, ...]

    @property
    def own(self) -> tuple[StoredColumn, ...]:
        """Our additions to each row."""
        return tuple(column for column in self.columns if column.is_own)

    @property
    def service(self) -> dict[str, StoredColumn]:
        """The service's fields by the names that it gave them."""
        return {column.original: column for column in self.columns if not column.is_own}


def opened(path: Path) -> sqlite3.Connection:
    """A connection that only reads the file, so no layer needs to be closed for it."""
    return sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)


def layout_of(path: Path) -> Layout:
    """What the file's rows are made of.

    :raises OSError: for a file that is no result of ours; so sqlite3.Error.
    """
    with closing(opened(path)) as connection:
        note = note_of(connection, FIELDS_NOTE)
        if note is None:
            raise OSError(f"{path} is not a result that can be read back")
        types = {row[1]: (row[2], row[5]) for row in connection.execute(f"PRAGMA table_info({TABLE})")}
    columns = tuple(
        StoredColumn(name, original, is_own, types[name][0]) for name, original, is_own in json.loads(note)
    )
    fid = next(name for name, (_, primary) in types.items() if primary)
    named = {fid, *(column.name for column in columns)}
    return Layout(fid, next((name for name in types if name not in named), None), columns)


def stored_records(
    path: Path, rows: Optional[Collection[int]] = None
) -> Iterator[tuple[int, Record, dict[str, Any]]]:
    """Each row's id, its record under the service's own names, and our own fields, in the order they came.

    :param rows: the ids of the rows that are wanted; None: all.
    :raises OSError: for a file that is no result of ours; so sqlite3.Error.
    """
    layout = layout_of(path)
    fid = quoted(layout.fid)
    names = (fid, quoted(layout.geometry or layout.fid), *(column.quoted for column in layout.columns))
    statement = f"SELECT {', '.join(names)} FROM {TABLE}"
    with closing(opened(path)) as connection:
        for number, blob, *values in _selected(connection, statement, fid, rows):
            attributes: dict[str, Any] = {}
            own: dict[str, Any] = {}
            for column, value in zip(layout.columns, values):
                kept = bool(value) if column.type == "BOOLEAN" and value is not None else value
                (own if column.is_own else attributes)[column.original] = kept
            place = _geometry(blob) if layout.geometry else None
            yield number, Record(place, attributes, own.get("radius")), own


def quoted(name: str) -> str:
    """*name* as SQL has it."""
    return '"' + name.replace('"', '""') + '"'


def _selected(
    connection: sqlite3.Connection, statement: str, fid: str, rows: Optional[Collection[int]]
) -> Iterator[Any]:
    if rows is None:
        yield from connection.execute(f"{statement} ORDER BY {fid}")
        return
    wanted = sorted(rows)
    for start in range(0, len(wanted), _ASKED_AT_ONCE):
        some = wanted[start : start + _ASKED_AT_ONCE]
        marks = ", ".join("?" * len(some))
        yield from connection.execute(f"{statement} WHERE {fid} IN ({marks}) ORDER BY {fid}", some)


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

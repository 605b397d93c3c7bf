"""A result's GeoPackage read back as the records that were written into it."""

from __future__ import annotations

import json
import sqlite3
import struct
from contextlib import closing
from pathlib import Path
from typing import Any, Iterator, Optional

from osgeo import ogr

from ..api.records import Record
from .geopackage import FIELDS_NOTE, TABLE, note_of

_WKB_AT = 8
"""Bytes of a GeoPackage header without an envelope, as we write it."""
_POINT = struct.Struct("<BIdd")


def stored_records(path: Path) -> Iterator[tuple[int, Record, dict[str, Any]]]:
    """Each row's id, its record under the service's own names, and our own fields, in the order they came.

    No layer needs to be closed for it: the file is only read.

    :raises OSError: for a file that is no result of ours.
    """
    with closing(sqlite3.connect(f"file:{_quoted_path(path)}?mode=ro", uri=True)) as connection:
        note = note_of(connection, FIELDS_NOTE)
        if note is None:
            raise OSError(f"{path} is not a result that can be read back")
        fields: list[tuple[str, str, bool]] = json.loads(note)
        types = {row[1]: (row[2], row[5]) for row in connection.execute(f"PRAGMA table_info({TABLE})")}
        fid = next(name for name, (_, primary) in types.items() if primary)
        named = {name for name, _, _ in fields}
        geometry = next((name for name in types if name not in named and name != fid), None)
        columns = ", ".join(_quoted(name) for name in (fid, geometry or fid, *(f[0] for f in fields)))
        booleans = [types[name][0] == "BOOLEAN" for name, _, _ in fields]
        for number, blob, *values in connection.execute(
            f"SELECT {columns} FROM {TABLE} ORDER BY {_quoted(fid)}"
        ):
            attributes: dict[str, Any] = {}
            own: dict[str, Any] = {}
            for (_, original, is_own), is_boolean, value in zip(fields, booleans, values):
                kept = bool(value) if is_boolean and value is not None else value
                (own if is_own else attributes)[original] = kept
            place = _geometry(blob) if geometry else None
            yield number, Record(place, attributes, own.get("radius")), own


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


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'


def _quoted_path(path: Path) -> str:
    return path.as_uri()[len("file:") :]

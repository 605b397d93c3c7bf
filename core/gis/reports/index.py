"""The index of a report batch: a table for Excel, and points with the paths of their reports."""

from __future__ import annotations

import csv
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Optional

import numpy as np

from ...api.files import make_room, rename, written_aside
from ..files.own_files import RESULTS, check_entry
from ..sqlite.sqlite_files import SIDECARS, drop
from ..storage import encoding
from ..storage.columns import TEXT, Column
from ..storage.empty_geopackage import empty_geopackage
from ..storage.geopackage import GeoPackage
from ..text.spreadsheet_text import harmless
from .batch import ReportItem, ReportOrder, file_of
from .points import TABLE, save_style

INDEX = "index", ".csv"
LAYER = "reports", ".gpkg"
COLUMNS = ("point", "label", "file", "status", "message", "longitude", "latitude")
_TEXTS = COLUMNS[:5]
_NUMBER, _GEOMETRY = "number", "geom"
_SECONDS = 5.0
"""Time limit for an SQLite lock held by another program."""
_LOCKED = (5, 6)
"""SQLITE_BUSY and SQLITE_LOCKED; Python has names for them since 3.11."""


def write_index(order: ReportOrder) -> Path:
    """Write ``index.csv`` with a row of ``COLUMNS`` for each report. Return its path.

    It is UTF-8 with a byte order mark, so that Excel detects the encoding.

    :raises OSError: it can't be written; an existing file is then unchanged.
    """
    path = file_of(order, *INDEX)
    with (
        written_aside(path, follows_link=False) as part,
        part.open("w", encoding="utf-8-sig", errors="replace", newline="") as file,
    ):
        table = csv.writer(file)
        table.writerow(COLUMNS)
        for item in order.items:
            table.writerow([*map(harmless, _texts_of(item)), item.lon, item.lat])
    return path


def write_points(order: ReportOrder) -> Path:
    """Write ``reports.gpkg``: points in EPSG:4326 with label, file, status and message. Return its path.

    The file is written completely, with the style of the points, and replaces the earlier one, which is not
    read, as it is untrusted. Tables and styles that the user added to it are lost.

    :raises OSError: it can't be written; an existing file is then unchanged. NotOurs: it is a link or the
        like, which may lead to any file.
    """
    path = file_of(order, *LAYER)
    check_entry(path, RESULTS, may_be_missing=True)
    # The same name each time, so that a file left by a killed process is overwritten.
    part = path.with_name(f".{path.stem}.part.gpkg")
    try:
        drop(part)
        _write_table(part, order)
        save_style(part, order)
        with closing(sqlite3.connect(str(part))) as file:
            file.execute("PRAGMA journal_mode = DELETE")  # saving a style switches it to WAL
        _replace(path, part)
    except sqlite3.Error as error:
        raise OSError(f"{path} can't be written: {error}") from None
    finally:
        drop(part)
    return path


def _texts_of(item: ReportItem) -> tuple[str, ...]:
    return (item.point, item.label, item.file, item.state, item.message)


def _write_table(part: Path, order: ReportOrder) -> None:
    make_room(part)
    kind = encoding.POINT
    part.write_bytes(empty_geopackage(TABLE, kind, _NUMBER, _GEOMETRY))
    points = [_encoded(item) for item in order.items]
    numbers = [item.number for item in order.items]
    ids = [number for number, point in zip(numbers, points) if point]
    columns = [Column(name, name, TEXT) for name in _TEXTS]
    texts = zip(*map(_texts_of, order.items)) if order.items else [()] * len(columns)
    rows = {column.name: column.take([text or None for text in own]) for column, own in zip(columns, texts)}
    table = GeoPackage(part, TABLE, _NUMBER, _GEOMETRY, kind)
    try:
        table.set_columns(columns)
        table.insert(
            {_NUMBER: numbers, _GEOMETRY: [point and point.blob for point in points], **rows},
            np.array(ids, np.int64),
            np.array([point.box for point in points if point], np.float64).reshape(-1, 4),
        )
        table.close(len(numbers))
    except BaseException:
        table.discard()
        raise
    table.release()


def _encoded(item: ReportItem) -> Optional[encoding.Encoded]:
    if item.lon is None or item.lat is None:
        return None
    return encoding.encode({"type": "Point", "coordinates": (item.lon, item.lat)})


def _replace(path: Path, part: Path) -> None:
    """Rename *part* to *path*; if that is open elsewhere, copy the content in one transaction.

    QGIS reads a layer without SQLite locks and treats the journal of a transaction as that of a crash, so a
    map drawn during the copy has no points. Therefore copying is only for a file that the user edits, and for
    Windows, which can't replace an open file.
    """
    if not any(path.with_name(path.name + sidecar).exists() for sidecar in SIDECARS):
        try:
            rename(part, path)
            return
        except PermissionError:
            pass
    with (
        closing(sqlite3.connect(str(part))) as source,
        closing(sqlite3.connect(str(path), timeout=_SECONDS)) as target,
    ):
        source.backup(target, progress=_refuse_lock)


def _refuse_lock(status: int, _remaining: int, _total: int) -> None:
    """Raise sqlite3.OperationalError, as the backup would wait for a lock forever."""
    if status in _LOCKED:
        raise sqlite3.OperationalError("database is locked")

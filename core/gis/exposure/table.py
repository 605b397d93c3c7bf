"""Read the locations of a GeoPackage column by column, which is much faster than by features."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Callable, Iterator, Optional, Sequence

import numpy as np
from qgis.core import QgsExpression

from ...exposure.shapes import Points
from ..areas.positions import Positions
from ..enrichment.points import locate
from ..sqlite.sql import address_of, sql
from ..storage.gc_pause import no_collections
from .locations import Columns, Locations

_ROWS_AT_ONCE = 100_000


def read_table(
    path: Path, table: str, columns: Columns, positions: Positions, check: Callable[[], None]
) -> Optional[Locations]:
    """Return the locations of *table*, which has point geometries.

    Returns None if features have to be read one by one: for expressions, text or negative values, and
    features without a position or uncertainty.

    :param check: is called several times a second; it may raise to cancel.
    """
    texts = (columns.value, *columns.more, columns.uncertainty, columns.currency)
    names = [_field_of(text) for text in texts if text]
    if None in names:
        return None
    parts = []
    with no_collections():
        for rows in _chunks(path, table, [name for name in names if name]):
            check()
            part = _part(rows, columns, positions)
            if part is None:
                return None
            parts.append(part)
    if not parts:
        return None
    ids, places, values, *rest = (np.concatenate(each) for each in zip(*parts))
    more = tuple(np.nan_to_num(rest.pop(0)) for _ in columns.more)
    is_null = np.isnan(values)
    return Locations(
        Points(*places.T),
        ids,
        np.where(is_null, 0.0, values),
        rest.pop(0) if columns.uncertainty else None,
        rest.pop(0) if columns.currency else None,
        int(is_null.sum()),
        more=more,
    )


def _field_of(expression: str) -> Optional[str]:
    """Return the field name if *expression* is a single field; else None."""
    parsed = QgsExpression(expression)
    return parsed.referencedColumns().pop() if parsed.isField() else None


def _chunks(path: Path, table: str, names: Sequence[str]) -> Iterator[list[tuple[Any, ...]]]:
    """Yield rows with the key, the geometry and the columns *names*."""
    with closing(sqlite3.connect(address_of(path), uri=True)) as file:
        geometry = "SELECT column_name FROM gpkg_geometry_columns WHERE table_name = ?"
        key = "SELECT name FROM pragma_table_info(?) WHERE pk"
        heads = [file.execute(text, (table,)).fetchone()[0] for text in (key, geometry)]
        found = file.execute(sql("SELECT {heads} FROM {table}", heads=[*heads, *names], table=table))
        while rows := found.fetchmany(_ROWS_AT_ONCE):
            yield rows


def _part(
    rows: list[tuple[Any, ...]], columns: Columns, positions: Positions
) -> Optional[tuple[np.ndarray, ...]]:
    """Return ids, positions, values and additional columns of *rows*; None if a row needs to be read as a
    feature."""
    keys, blobs, *cells = zip(*rows)
    count = 1 + len(columns.more) + bool(columns.uncertainty)
    numbers = [_numbers(column) for column in cells[:count]]
    if any(each is None or np.nanmin(each, initial=0) < 0 for each in numbers):
        return None
    if columns.uncertainty and np.isnan(numbers[-1]).any():
        return None
    located = locate(blobs, keys, positions)
    if located.faults:
        return None
    texts = [np.array([str(each or "") for each in column], object) for column in cells[count:]]
    return (np.array(keys, np.int64), located.places, *numbers, *texts)


def _numbers(values: Sequence[Any]) -> Optional[np.ndarray]:
    """Return *values* as numbers, NaN for NULL; None if any is not a number."""
    if not set(map(type, values)) <= {int, float, type(None)}:
        return None
    found = np.array(values, float)
    return found if not np.isinf(found).any() else None

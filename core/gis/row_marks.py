"""What two answers are compared by: some numbers for each row, read as fast as SQLite gives them."""

from __future__ import annotations

import math
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Callable, Optional, Sequence

import numpy as np

from ..api.monitor import Monitor
from .columns import text_of
from .geopackage import TABLE
from .insured import CURRENCY, PARTS
from .results import REPEATS
from .stored_records import Layout, StoredColumn, opened, quoted

_ROWS_AT_ONCE = 2000
_SPREAD = np.uint64(0x9E3779B97F4A7C15)
_HALF = np.uint64(32)
_NUMBERS = ("INTEGER", "REAL")
_PLACE = ("area", "radius", "center")
"""Our own fields that say what a row was asked for."""

Hashed = Callable[[Sequence[Any]], np.ndarray]
"""The values of a column to a number of 64 bits each, which are equal where the values are."""
Reading = tuple[str, Hashed]
"""What is selected, and how it is hashed."""


def is_alike(first: StoredColumn, second: StoredColumn) -> bool:
    """Whether equal values of the two columns are kept alike, so that no text has to be made of them."""
    return _HASHED[first.type] is _HASHED[second.type]


class RowMarks:
    """Of each row of a file its id, and hashes of what it is known by, what it says, and our own fields.

    :param identity: the names of the fields that tell a row from all others; empty: what it says does.
    :param common: the fields that are compared.
    :param alike: those of them that both files keep alike; of the others the exact text is compared,
        so that 5 and "5" are the same.
    :param by_place: a row is known by the area, or by the radius and the centre, that it was asked for.
    :ivar counts: whether a row counts: not where another radius or area repeats it.
    :ivar total: the sum insured of the rows that count; None where no field is a value.
    :raises OSError: for a file that is no result of ours; so sqlite3.Error.
    :raises Cancelled: between two batches of rows.
    """

    def __init__(
        self,
        path: Path,
        layout: Layout,
        identity: Sequence[str],
        common: Sequence[str],
        alike: frozenset[str],
        monitor: Monitor,
        by_place: bool = False,
    ) -> None:
        fields = layout.service
        repeats = next((column.quoted for column in layout.own if column.original == REPEATS), "0")
        values = [fields[part] for part in PARTS if part in fields and fields[part].type in _NUMBERS]
        says = [_reading(fields[name], name in alike) for name in common]
        if layout.geometry:
            says.append((quoted(layout.geometry), _of_texts))
        known = [_reading(fields[name], name in alike) for name in identity]
        tags = [_reading(column, True) for column in layout.own if column.original in _PLACE]
        head = (
            quoted(layout.fid),
            f"NOT coalesce({repeats}, 0)",
            _total(values),
            _is_known(fields, identity),
        )
        selected = ", ".join([*head, *(sql for sql, _ in (*says, *known, *tags))])
        read: list[tuple[np.ndarray, ...]] = []
        with closing(opened(path)) as connection:
            cursor = connection.execute(f"SELECT {selected} FROM {TABLE} ORDER BY {head[0]}")
            while rows := cursor.fetchmany(_ROWS_AT_ONCE):
                monitor.stop_if_cancelled()
                ids, counts, totals, are_known, *columns = zip(*rows)
                content, columns = _joined(says, columns)
                key, columns = _joined(known, columns)
                # A row without an identity is known by what it says.
                key = np.where(np.array(are_known, np.bool_), key, content)
                tag, _ = _joined(tags, columns)
                key = tag if by_place else key
                read.append(
                    (
                        np.array(ids, np.int64),
                        np.array(counts, np.bool_),
                        np.array(totals, np.float64),
                        key,
                        _mixed(key, content),
                        _mixed(key, tag),
                    )
                )
            self.currencies = _currencies(connection, fields.get(CURRENCY), repeats) if values else set()
        self.ids, self.counts, totals, self.keys, self.contents, self.tagged = (
            map(np.concatenate, zip(*read)) if read else _NOTHING
        )
        # Rounded once, so that the order of the rows makes no difference.
        self.total = math.fsum(totals[self.counts]) if values else None


_NOTHING = tuple(np.empty(0, kind) for kind in (np.int64, np.bool_, np.float64, *[np.uint64] * 3))


def _reading(column: StoredColumn, is_alike: bool) -> Reading:
    if is_alike:
        return column.quoted, _HASHED[column.type]
    return column.quoted, _of_booleans if column.type == "BOOLEAN" else _of_anything


def _total(values: Sequence[StoredColumn]) -> str:
    return " + ".join(f"coalesce({column.quoted}, 0.0)" for column in values) or "0.0"


def _is_known(fields: dict[str, StoredColumn], identity: Sequence[str]) -> str:
    return " AND ".join(f"coalesce({fields[name].quoted}, '') <> ''" for name in identity) or "0"


def _joined(readings: Sequence[Reading], columns: Sequence[Any]) -> tuple[np.ndarray, Sequence[Any]]:
    """One hash a row for the first *columns*, one for each of *readings*; and the columns after them."""
    joined = np.zeros(1, np.uint64)
    for (_, hashed), found in zip(readings, columns):
        joined = _mixed(joined, hashed(found))
    return joined, columns[len(readings) :]


def _mixed(first: np.ndarray, second: np.ndarray) -> np.ndarray:
    """Both in one number; what overflows is spread over all 64 bits."""
    mixed = (first ^ (first >> _HALF)) * _SPREAD + second
    return (mixed ^ (mixed >> _HALF)) * _SPREAD


def _of_texts(found: Sequence[Any]) -> np.ndarray:
    return np.fromiter(map(hash, found), np.int64, len(found)).view(np.uint64)


def _of_integers(found: Sequence[Any]) -> np.ndarray:
    """By their digits: Python's hash of -1 is that of -2."""
    return _of_texts([repr(value) for value in found])


def _of_reals(found: Sequence[Any]) -> np.ndarray:
    """By their bits, -0.0 as 0.0; NULL is none of the numbers."""
    return (np.array(found, np.float64) + 0.0).view(np.uint64)


def _of_anything(found: Sequence[Any]) -> np.ndarray:
    return _of_texts([text_of(value) for value in found])


def _of_booleans(found: Sequence[Any]) -> np.ndarray:
    return _of_anything([None if value is None else bool(value) for value in found])


_HASHED: dict[str, Hashed] = {
    "TEXT": _of_texts,
    "DATE": _of_texts,
    "INTEGER": _of_integers,
    "BOOLEAN": _of_booleans,
    "REAL": _of_reals,
}


def _currencies(connection: sqlite3.Connection, column: Optional[StoredColumn], repeats: str) -> set[str]:
    if column is None:
        return set()
    found = connection.execute(
        f"SELECT DISTINCT {column.quoted} FROM {TABLE}"
        f" WHERE {column.quoted} IS NOT NULL AND NOT coalesce({repeats}, 0)"
    )
    return {str(code) for (code,) in found}

"""What two answers are compared by: some numbers for each row, read as fast as SQLite gives them."""

from __future__ import annotations

import math
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from itertools import compress
from pathlib import Path
from typing import Any, Callable, Optional, Sequence

import numpy as np

from ..api.monitor import Monitor
from .geopackage import TABLE
from .insured import CURRENCY, PARTS
from .results import REPEATS
from .row_hashes import mixed, of_anything, of_reals, of_texts
from .sql import Sql, joined, sql
from .stored_records import Layout, StoredColumn, opened

_ROWS_AT_ONCE = 2000
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
        repeats = next((column.name for column in layout.own if column.original == REPEATS), Sql("0"))
        values = [fields[part] for part in PARTS if part in fields and fields[part].type in _NUMBERS]
        says = [_reading(fields[name], name in alike) for name in common]
        if layout.geometry:
            says.append((layout.geometry, of_texts))
        readings = _Readings(
            says,
            known=[_reading(fields[name], name in alike) for name in identity],
            tags=[_reading(column, True) for column in layout.own if column.original in _PLACE],
            by_place=by_place,
        )
        is_counted = sql("NOT coalesce({repeats}, 0)", repeats=repeats)
        head = (layout.fid, is_counted, _total(values), _is_known(fields, identity))
        rows_of = "SELECT {every} FROM {table} ORDER BY {fid}"
        statement = sql(rows_of, every=[*head, *readings.selected], table=TABLE, fid=layout.fid)
        read: list[tuple[np.ndarray, ...]] = []
        sums: list[float] = []
        with closing(opened(path)) as connection:
            cursor = connection.execute(statement)
            while rows := cursor.fetchmany(_ROWS_AT_ONCE):
                monitor.stop_if_cancelled()
                ids, counts, totals, are_known, *columns = zip(*rows)
                if values:
                    sums += _exact_sum(list(compress(totals, counts)))
                hashes = readings.hashes(are_known, columns)
                read.append((np.array(ids, np.int64), np.array(counts, np.bool_), *hashes))
            self.currencies = _currencies(connection, fields.get(CURRENCY), repeats) if values else set()
        self.ids, self.counts, self.keys, self.contents, self.tagged = (
            map(np.concatenate, zip(*read)) if read else _NOTHING
        )
        # Rounded once, so that the order of the rows makes no difference.
        self.total = math.fsum(sums) if values else None


@dataclass(frozen=True)
class _Readings:
    """What of each row is hashed: what it *says*, what it is *known* by, and *tags* of where it was asked.

    :param by_place: a row is known by its tags.
    """

    says: Sequence[Reading]
    known: Sequence[Reading]
    tags: Sequence[Reading]
    by_place: bool

    @property
    def selected(self) -> list[str]:
        """The columns that :meth:`hashes` takes, in their order."""
        return [column for column, _ in (*self.says, *self.known, *self.tags)]

    def hashes(self, are_known: Sequence[Any], columns: Sequence[Any]) -> tuple[np.ndarray, ...]:
        """Of each row what it is known by, that with what it says, and that with its tags.

        :param are_known: whether a row has an identity; without one it is known by what it says.
        """
        content, columns = _joined(self.says, columns)
        key, columns = _joined(self.known, columns)
        key = np.where(np.array(are_known, np.bool_), key, content)
        tag, _ = _joined(self.tags, columns)
        key = tag if self.by_place else key
        return key, mixed(key, content), mixed(key, tag)


_NOTHING = tuple(np.empty(0, kind) for kind in (np.int64, np.bool_, *[np.uint64] * 3))


def _reading(column: StoredColumn, is_alike: bool) -> Reading:
    if is_alike:
        return column.name, _HASHED[column.type]
    return column.name, _of_booleans if column.type == "BOOLEAN" else of_anything


def _total(values: Sequence[StoredColumn]) -> Sql:
    parts = [sql("coalesce({name}, 0.0)", name=column.name) for column in values]
    return joined(" + ", parts or [Sql("0.0")])


def _is_known(fields: dict[str, StoredColumn], identity: Sequence[str]) -> Sql:
    parts = [sql("coalesce({name}, '') <> ''", name=fields[name].name) for name in identity]
    return joined(" AND ", parts or [Sql("0")])


def _joined(readings: Sequence[Reading], columns: Sequence[Any]) -> tuple[np.ndarray, Sequence[Any]]:
    """One hash a row for the first *columns*, one for each of *readings*; and the columns after them."""
    joined = np.zeros(1, np.uint64)
    for (_, hashed), found in zip(readings, columns):
        joined = mixed(joined, hashed(found))
    return joined, columns[len(readings) :]


def _of_integers(found: Sequence[Any]) -> np.ndarray:
    """By their digits: Python's hash of -1 is that of -2."""
    return of_texts(list(map(repr, found)))


def _of_booleans(found: Sequence[Any]) -> np.ndarray:
    return of_anything([None if value is None else bool(value) for value in found])


_HASHED: dict[str, Hashed] = {
    "TEXT": of_texts,
    "DATE": of_texts,
    "INTEGER": _of_integers,
    "BOOLEAN": _of_booleans,
    "REAL": of_reals,
}


def _exact_sum(numbers: list[float]) -> list[float]:
    """A few numbers with the same sum as *numbers*: of millions at once, others would wait for it."""
    parts = []
    try:
        while part := math.fsum(numbers):
            parts.append(part)
            if not math.isfinite(part):
                break
            numbers.append(-part)
    except OverflowError:  # more than a double can hold
        return [sum(numbers)]
    return parts


def _currencies(connection: sqlite3.Connection, column: Optional[StoredColumn], repeats: str) -> set[str]:
    if column is None:
        return set()
    distinct = "SELECT DISTINCT {code} FROM {table} WHERE {code} IS NOT NULL AND NOT coalesce({repeats}, 0)"
    found = connection.execute(sql(distinct, code=column.name, table=TABLE, repeats=repeats))
    return {str(code) for (code,) in found}

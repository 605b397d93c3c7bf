"""Mark rows that repeat a row of an earlier radius or area of the same load.

Rows are compared by 64-bit hashes, many at a time with numpy, using about 20 bytes per row. Marking them with
one SQL statement at the end would take 9 s of CPU time for 900,000 rows, while the user waits.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Mapping, Optional, Sequence

import numpy as np

from ...api.parsing.records import Block, Record
from ..storage.columns import EXACT_IN_DOUBLE, Column, provisioned_kind, text_of
from ..storage.encoding import shapes_of
from ..storage.writer import by_field

_SPREAD = np.uint64(0x9E3779B97F4A7C15)
_HALF = np.uint64(32)
_FIRST_ROOM = 1 << 12
_SPARSE = 4
"""Slots of the hash table per hash, so that most are free."""
_AT_ONCE = 1 << 14
"""Hashes per call of numpy, during which other threads wait."""


class Repeats:
    """Detects rows of one radius or area that are repeated in the next one.

    A point in three radii is returned three times, but shown once on the map. Equal rows of *one* set are not
    repetitions, as two policies at one place may have the same values. Rows are equal if the file stores the
    same values, so that rows of an interrupted load are recognized; a missing field equals one without a
    value.

    :param column_types: as for :class:`~.writer.ResultWriter`.
    """

    def __init__(self, column_types: Optional[Mapping[str, str]] = None) -> None:
        self._types = column_types or {}
        self._columns: dict[str, Column] = {}
        self._numbers = Numbers()
        # How often each row (by number) occurred in a set: at most, and in each set that has not ended.
        self._most = _nothing()
        self._here: defaultdict[Optional[float], np.ndarray] = defaultdict(_nothing)

    def next_area(self) -> None:
        """Start another area, whose rows follow."""
        self._here.clear()

    def of(self, records: Sequence[Record]) -> list[int]:
        """Return 1 for each of *records* that repeats one of an earlier radius or area, 0 for a new one."""
        if not len(records):
            return []
        numbers = self._numbers.of(self._contents(records))
        self._most = _with_room(self._most, self._numbers.count)
        radii = {records.radius} if isinstance(records, Block) else {record.radius for record in records}
        for radius in radii:
            self._here[radius] = _with_room(self._here[radius], self._numbers.count)
        if len(radii) == 1:
            marks: list[int] = self._of_one_set(self._here[radii.pop()], numbers).tolist()
            return marks
        return [self._of_row(self._here[record.radius], number) for record, number in zip(records, numbers)]

    def _of_one_set(self, here: np.ndarray, numbers: np.ndarray) -> np.ndarray:
        counts = here[numbers] + occurrences(numbers) + np.uint32(1)
        is_again = counts <= self._most[numbers]
        np.maximum.at(here, numbers, counts)
        np.maximum.at(self._most, numbers, counts)
        return is_again.astype(np.int64)

    def _of_row(self, here: np.ndarray, number: int) -> int:
        here[number] += 1
        if here[number] <= self._most[number]:
            return 1
        self._most[number] = here[number]
        return 0

    def _contents(self, records: Sequence[Record]) -> np.ndarray:
        blobs = shapes_of(records).blobs
        content = _or_zero(blobs, of_texts(blobs))
        for field, values in by_field(records).items():
            kept = self._column(field).take(values)
            # Hashes are summed, as the order of fields differs: a field that first occurs late is last in the
            # file.
            content = content + _or_zero(kept, mixed(of_texts([field]), of_anything(kept)))
        return content

    def _column(self, field: str) -> Column:
        if field not in self._columns:
            self._columns[field] = Column(field, field, provisioned_kind(self._types.get(field)))
        return self._columns[field]


def _nothing() -> np.ndarray:
    return np.zeros(0, np.uint32)


def _with_room(array: np.ndarray, count: int) -> np.ndarray:
    """Return *array* extended with zeros for *count* more items and some reserve."""
    return array if len(array) >= count else grown(array, count + count // 4)


def _or_zero(values: Sequence[Any], hashes: np.ndarray) -> np.ndarray:
    """Return *hashes*, with zero for missing values."""
    if None in values:
        hashes[[value is None for value in values]] = 0
    return hashes


def mixed(first: np.ndarray, second: np.ndarray) -> np.ndarray:
    """Return one combined hash, spread over all 64 bits."""
    both = (first ^ (first >> _HALF)) * _SPREAD + second
    return (both ^ (both >> _HALF)) * _SPREAD


def of_texts(values: Sequence[Any]) -> np.ndarray:
    """Return Python's hashes, which are practically random for text."""
    return np.fromiter(map(hash, values), np.int64, len(values)).view(np.uint64)


def of_anything(values: Sequence[Any]) -> np.ndarray:
    """Return hashes of the exact text of values, so that 5, 5.0 and "5" are equal."""
    return of_texts(_texts(values))


def _texts(values: Sequence[Any]) -> Sequence[Any]:
    """Return ``text_of`` of each value; fast if all have the same type, the usual case."""
    kinds = set(map(type, values))
    if kinds <= {str, type(None)}:
        return values
    if kinds == {int}:
        return list(map(repr, values))
    if kinds == {float} and max(map(abs, values)) < EXACT_IN_DOUBLE:
        lines = "\n".join(map(repr, (np.array(values) + 0.0).tolist())) + "\n"
        return lines.replace(".0\n", "\n").splitlines()
    return list(map(text_of, values))


def occurrences(codes: np.ndarray) -> np.ndarray:
    """Return for each of *codes* the number of equal ones before it."""
    order = np.argsort(codes, kind="stable")
    ordered = codes[order]
    places = np.arange(len(codes))
    starts = np.r_[True, ordered[1:] != ordered[:-1]] if len(codes) else np.empty(0, np.bool_)
    counted = np.empty(len(codes), np.int64)
    counted[order] = places - np.maximum.accumulate(np.where(starts, places, 0))
    return counted


class Numbers:
    """Numbers distinct hashes from 0, in order of first occurrence.

    An open-addressing hash table: a hash is in the slot of its lowest bits, or in the next free one.
    """

    def __init__(self) -> None:
        self.count = 0
        self._hashes = np.empty(_FIRST_ROOM, np.uint64)
        self._table = np.full(_SPARSE * _FIRST_ROOM, -1, np.int32)

    def of(self, hashes: np.ndarray) -> np.ndarray:
        """Return the number of each of *hashes*; new ones are added."""
        distinct, inverse = np.unique(hashes, return_inverse=True)
        numbers = self._found(distinct)
        is_new = numbers < 0
        new = distinct[is_new]
        self._make_room(len(new))
        numbers[is_new] = added = np.arange(self.count, self.count + len(new), dtype=np.int32)
        self._hashes[added] = new
        self.count += len(new)
        self._place(added)
        return numbers[inverse]

    def _found(self, hashes: np.ndarray) -> np.ndarray:
        """Return the number of each of *hashes*, -1 for a new one."""
        numbers = np.full(len(hashes), -1, np.int32)
        left, places = np.arange(len(hashes)), self._first_places(hashes)
        while len(left):
            there = self._table[places]
            is_same = (there >= 0) & (self._hashes[there] == hashes[left])
            numbers[left[is_same]] = there[is_same]
            has_another = (there >= 0) & ~is_same
            left, places = left[has_another], self._next_places(places[has_another])
        return numbers

    def _place(self, left: np.ndarray) -> None:
        """Insert the numbers *left* into the table."""
        places = self._first_places(self._hashes[left])
        while len(left):
            is_free = self._table[places] < 0
            # If several hashes find the same free slot, the last one gets it.
            self._table[places[is_free]] = left[is_free]
            has_another = self._table[places] != left
            left, places = left[has_another], self._next_places(places[has_another])

    def _make_room(self, more: int) -> None:
        if self.count + more <= len(self._hashes):
            return
        while self.count + more > len(self._hashes):
            self._hashes = grown(self._hashes, 2 * len(self._hashes))
        self._table = np.full(_SPARSE * len(self._hashes), -1, np.int32)
        for start in range(0, self.count, _AT_ONCE):
            self._place(np.arange(start, min(self.count, start + _AT_ONCE), dtype=np.int32))

    def _first_places(self, hashes: np.ndarray) -> np.ndarray:
        return (hashes & np.uint64(len(self._table) - 1)).astype(np.int64)

    def _next_places(self, places: np.ndarray) -> np.ndarray:
        return (places + 1) & (len(self._table) - 1)


def grown(array: np.ndarray, length: int) -> np.ndarray:
    """Return *array*, extended with zeros to *length* if it is shorter."""
    if len(array) >= length:
        return array
    longer = np.zeros(length, array.dtype)
    longer[: len(array)] = array
    return longer

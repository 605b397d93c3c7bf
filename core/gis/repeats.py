"""Which rows say again what another result set of the same answer said already."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Mapping, Optional, Sequence

import numpy as np

from ..api.blocks import Block
from ..api.records import Record
from .columns import Column, provisioned_kind
from .encoding import shapes_of
from .row_hashes import Numbers, grown, mixed, occurrences, of_anything, of_texts
from .store import by_field


class Repeats:
    """Tells the rows of one radius or area apart from their repetition in the next one.

    A point in three radii comes three times; on the map it is one. Equal rows of *one* set are not
    repetitions: two policies at one place may read the same. Rows are equal that the file keeps alike, so
    that rows which were kept before a stop are known again: a field that is missing is one without a value.

    :param column_types: as :class:`~.store.ResultWriter` takes them.
    """

    def __init__(self, column_types: Optional[Mapping[str, str]] = None) -> None:
        self._types = column_types or {}
        self._columns: dict[str, Column] = {}
        self._numbers = Numbers()
        # How often a set had the row of each number: at most, and each one that is not at its end.
        self._most = _nothing()
        self._here: defaultdict[Optional[float], np.ndarray] = defaultdict(_nothing)

    def next_area(self) -> None:
        """The rows that follow are those of another area."""
        self._here.clear()

    def of(self, records: Sequence[Record]) -> list[int]:
        """For each of *records* 1 when an earlier radius or area had it, 0 for a new one."""
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
            # In any order, as a field that comes late is the last one in the file.
            content = content + _or_zero(kept, mixed(of_texts([field]), of_anything(kept)))
        return content

    def _column(self, field: str) -> Column:
        if field not in self._columns:
            self._columns[field] = Column(field, field, provisioned_kind(self._types.get(field)))
        return self._columns[field]


def _nothing() -> np.ndarray:
    return np.zeros(0, np.uint32)


def _with_room(array: np.ndarray, count: int) -> np.ndarray:
    """*array* with zeros behind it for *count* and some more."""
    return array if len(array) >= count else grown(array, count + count // 4)


def _or_zero(values: Sequence[Any], hashes: np.ndarray) -> np.ndarray:
    """*hashes*, zero where there is no value."""
    if None in values:
        hashes[[value is None for value in values]] = 0
    return hashes

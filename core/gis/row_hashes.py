"""Rows as numbers of 64 bits, many at a time: equal where what the rows say is equal."""

from __future__ import annotations

from typing import Any, Sequence

import numpy as np

from .columns import EXACT_IN_DOUBLE, text_of

_SPREAD = np.uint64(0x9E3779B97F4A7C15)
_HALF = np.uint64(32)
_FIRST_ROOM = 1 << 12
_SPARSE = 4
"""Places in a table for each hash that it may hold, so that most are free."""
_AT_ONCE = 1 << 14
"""What numpy works on in one go here: other threads wait meanwhile."""


def mixed(first: np.ndarray, second: np.ndarray) -> np.ndarray:
    """Both in one number; what overflows is spread over all 64 bits."""
    both = (first ^ (first >> _HALF)) * _SPREAD + second
    return (both ^ (both >> _HALF)) * _SPREAD


def of_texts(values: Sequence[Any]) -> np.ndarray:
    """By Python's own hash, of which that of a text is as good as random."""
    return np.fromiter(map(hash, values), np.int64, len(values)).view(np.uint64)


def of_reals(values: Sequence[Any]) -> np.ndarray:
    """By their bits, -0.0 as 0.0; NULL is none of the numbers."""
    return (np.array(values, np.float64) + 0.0).view(np.uint64)


def of_anything(values: Sequence[Any]) -> np.ndarray:
    """By their exact text, so that 5 and 5.0 and "5" are the same."""
    return of_texts(_texts(values))


def _texts(values: Sequence[Any]) -> Sequence[Any]:
    """``text_of`` each; quickly where all are of one type, as they nearly always are."""
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
    """For each of *codes* how many of those before it are the same."""
    order = np.argsort(codes, kind="stable")
    ordered = codes[order]
    places = np.arange(len(codes))
    starts = np.r_[True, ordered[1:] != ordered[:-1]] if len(codes) else np.empty(0, np.bool_)
    counted = np.empty(len(codes), np.int64)
    counted[order] = places - np.maximum.accumulate(np.where(starts, places, 0))
    return counted


def numbered(codes: np.ndarray) -> np.ndarray:
    """*codes* made different from one another: the second of the same code gets another, and so on."""
    # A multiplication that wraps around spreads the occurrences over all 64 bits.
    return codes ^ (occurrences(codes).astype(np.uint64) * _SPREAD)


class Numbers:
    """Counts hashes through from 0, each when it comes first; some 20 bytes are kept of each.

    A table of places, each of which has the number of one hash or none: a hash is at the place that its
    lowest bits say, or at the next one that was free.
    """

    def __init__(self) -> None:
        self.count = 0
        self._hashes = np.empty(_FIRST_ROOM, np.uint64)
        self._table = np.full(_SPARSE * _FIRST_ROOM, -1, np.int32)

    def of(self, hashes: np.ndarray) -> np.ndarray:
        """The number of each of *hashes*, which are remembered."""
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
        """The number of each of *hashes*, -1 for a new one."""
        numbers = np.full(len(hashes), -1, np.int32)
        left, places = np.arange(len(hashes)), self._first_places(hashes)
        while len(left):
            there = self._table[places]
            is_same = (there >= 0) & (self._hashes[there] == hashes[left])
            numbers[left[is_same]] = there[is_same]
            goes_on = (there >= 0) & ~is_same
            left, places = left[goes_on], self._next_places(places[goes_on])
        return numbers

    def _place(self, left: np.ndarray) -> None:
        """Put the numbers *left* into the table."""
        places = self._first_places(self._hashes[left])
        while len(left):
            is_free = self._table[places] < 0
            # Of several that find the same free place the last one gets it.
            self._table[places[is_free]] = left[is_free]
            goes_on = self._table[places] != left
            left, places = left[goes_on], self._next_places(places[goes_on])

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
    """*array* with zeros behind it up to *length*; itself when it has that."""
    if len(array) >= length:
        return array
    longer = np.zeros(length, array.dtype)
    longer[: len(array)] = array
    return longer

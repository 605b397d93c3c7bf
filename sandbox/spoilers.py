"""What is done to the rows of an answer that says what no answer should: one function for each kind."""

from __future__ import annotations

import re
from copy import deepcopy
from dataclasses import dataclass
from itertools import cycle
from typing import Any, Callable, Optional

HEAD = ""
"""What stands before the values of a row of plain text."""
KEPT = frozenset({HEAD, "id", "source", "field", "fid", "Name", "placeId", "TypeName", "FeatureTypeName"})
"""Names by which rows are known, and what echoes the request: no spoiler but ``doubled`` is about them."""
_LATITUDES, _LONGITUDES = ("lat", "Latitude"), ("lon", "lng", "long", "Longitude")
_PLACES = (*_LATITUDES, *_LONGITUDES)
NO_NUMBERS = (float("nan"), float("inf"), float("-inf"))
MIXTURE = ("n/a", True, {"low": 1, "high": 2.5}, [1, "two", None], 2**70, "")
FAR_OUT = (500.5, 95.25)
"""A longitude and a latitude that there are not."""
MEGABYTE = "0123456789abcdef" * (1 << 16)
CONTROL = "a\0b\x01c\x07d\x08e\tf\ng\rh\x1bi\x7fj\x85k\u2028l\ufeffm\ud800n"
"""With half a surrogate pair, which only JSON can escape."""
XML_CONTROL = "a\tf\ng\x7fj\x85k\u2028l\ufeffm"
"""Those that XML can have."""
RIGHT_TO_LEFT = "\u202egnihton\u202c \u05e9\u05dc\u05d5\u05dd \u2067\u0645\u0631\u062d\u0628\u0627 17\u202e"
"""A text that is turned around, Hebrew, Arabic, and marks that are left open."""
COLUMNS = 10_000
NUMBER = re.compile(r"-?(0|[1-9]\d*)(\.\d+)?")
"""A text that is a number, and not a code such as 0815."""
NEW = "Spoiled"
"""The field of a row that had none to spoil."""


@dataclass
class Row:
    """One row, which is changed in place.

    :param values: by name.
    :param siblings: the list that it is in, with *item*, as which it stands there.
    :param place: moves its geometry by a longitude and a latitude, or takes it out (None).
    :param is_text: whether all values are texts, so that a number is known by its look.
    """

    values: dict[str, Any]
    item: Any = None
    siblings: Optional[list[Any]] = None
    place: Optional[Callable[[Optional[tuple[float, float]]], None]] = None
    is_text: bool = False

    def names(self, kind: type) -> list[str]:
        """The names of what may be spoiled and is a number (float) or a text (str)."""
        return [
            name
            for name, value in self.values.items()
            if name not in KEPT and name not in _PLACES and self._kind(value) is kind
        ]

    def _kind(self, value: Any) -> type:
        if isinstance(value, str):
            return float if self.is_text and NUMBER.fullmatch(value) else str
        return float if type(value) is int else type(value)

    def put(self, kind: type, value: Any) -> None:
        """Put *value* in the place of the first value of a *kind*, or into a new field."""
        self.values[next(iter(self.names(kind)), NEW)] = value


def _nan(rows: list[Row]) -> None:
    for row in rows:
        numbers = [name for name in (*row.names(float), *_PLACES) if name in row.values]
        for name, value in zip(numbers, cycle(NO_NUMBERS)):
            row.values[name] = value
        if not numbers:
            row.put(float, NO_NUMBERS[0])


def _nulls(rows: list[Row]) -> None:
    for row in rows:
        for name, value in row.values.items():
            if name not in (*KEPT, *_PLACES) and not isinstance(value, (dict, list)):
                row.values[name] = None


def _doubled(rows: list[Row]) -> None:
    for row in rows:
        if row.siblings is not None:
            place = next(i for i, item in enumerate(row.siblings) if item is row.item)
            row.siblings.insert(place, deepcopy(row.item))


def _mixed(rows: list[Row]) -> None:
    for row, value in zip(rows, cycle(MIXTURE)):
        row.put(float, value)


def _moved(to: Optional[tuple[float, float]]) -> Callable[[list[Row]], None]:
    def spoil(rows: list[Row]) -> None:
        for row in rows:
            if row.place is not None:
                row.place(to)
            for names, number in ((_LONGITUDES, 0), (_LATITUDES, 1)):
                row.values.update((name, to and to[number]) for name in names if name in row.values)

    return spoil


def _texts(text: str) -> Callable[[list[Row]], None]:
    def spoil(rows: list[Row]) -> None:
        for row in rows:
            row.put(str, text)

    return spoil


def _megabyte(rows: list[Row]) -> None:
    row = next((row for row in rows if row.names(str)), rows[0])
    row.put(str, MEGABYTE)


def _columns(rows: list[Row]) -> None:
    row = max(rows[:3], key=lambda each: each.siblings is not None)
    row.values.update((f"column_{number:05}", number) for number in range(COLUMNS))


SPOILERS: dict[str, Callable[[list[Row]], None]] = {
    "nan": _nan,
    "nulls": _nulls,
    "doubled": _doubled,
    "mixed": _mixed,
    "placeless": _moved(None),
    "astray": _moved(FAR_OUT),
    "megabyte": _megabyte,
    "control": _texts(CONTROL),
    "bidi": _texts(RIGHT_TO_LEFT),
    "columns": _columns,
}
"""NaN and the infinities, null in all fields, rows twice, other types than before, no place, a place that
there is not, a text of 1 MB, control characters, right-to-left, and 10,000 columns."""

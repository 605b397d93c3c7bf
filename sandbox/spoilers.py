"""What is done to the rows of an answer that says what no answer should: one function for each kind."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from itertools import cycle
from typing import Any, Callable, Optional

KEPT = frozenset({"id", "source", "field", "fid", "Name", "placeId", "TypeName", "FeatureTypeName"})
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
NEW = "Spoiled"
"""The field of a row that had none to spoil."""


@dataclass
class Row:
    """One row, which is changed in place.

    :param values: by name.
    :param siblings: the list that it is in, with *item*, as which it stands there.
    :param geometry: takes the coordinates out of the item (None) or puts others there; None: it has none.
    """

    values: dict[str, Any]
    item: Any = None
    siblings: Optional[list[Any]] = None
    place: Optional[Callable[[Optional[tuple[float, float]]], None]] = None
    is_new_allowed: bool = True

    def names(self, kind: Any) -> list[str]:
        """The names of what may be spoiled and is of a *kind*."""
        return [
            name
            for name, value in self.values.items()
            if name not in (*KEPT, *_PLACES) and isinstance(value, kind) and not isinstance(value, bool)
        ]

    def put(self, kind: Any, value: Any) -> None:
        """Put *value* in the place of the first value of a *kind*, or into a new field."""
        name = next(iter(self.names(kind)), NEW if self.is_new_allowed else None)
        if name is not None:
            self.values[name] = value


def _nan(rows: list[Row]) -> None:
    for row in rows:
        numbers = [name for name in (*row.names((int, float)), *_PLACES) if name in row.values]
        for name, value in zip(numbers, cycle(NO_NUMBERS)):
            row.values[name] = value
        if not numbers:
            row.put((int, float), NO_NUMBERS[0])


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
        row.put((int, float), value)


def _placeless(rows: list[Row]) -> None:
    _move(rows, None)


def _astray(rows: list[Row]) -> None:
    _move(rows, FAR_OUT)


def _move(rows: list[Row], to: Optional[tuple[float, float]]) -> None:
    for row in rows:
        if row.place is not None:
            row.place(to)
        for names, number in ((_LONGITUDES, 0), (_LATITUDES, 1)):
            for name in names:
                if name in row.values:
                    row.values[name] = to and to[number]


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
    if row.is_new_allowed:
        row.values.update((f"column_{number:05}", number) for number in range(COLUMNS))


SPOILERS: dict[str, Callable[[list[Row]], None]] = {
    "nan": _nan,
    "nulls": _nulls,
    "doubled": _doubled,
    "mixed": _mixed,
    "placeless": _placeless,
    "astray": _astray,
    "megabyte": _megabyte,
    "control": _texts(CONTROL),
    "bidi": _texts(RIGHT_TO_LEFT),
    "columns": _columns,
}
"""NaN and the infinities, null in all fields, rows twice, other types than before, no place, a place that
there is not, a text of 1 MB, control characters, right-to-left, and 10,000 columns."""

"""The fields of points that layers were asked for: those of the input, then how it went, then the layers'.

What the layers' fields are is known only when all answers are. A layer that has been enriched before is
recognised by the three fields ``OWN``, one after the other; those behind them are used again.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Iterable, Mapping, Optional, Sequence

from qgis.core import NULL, QgsField, QgsFields

from .columns import (
    BOOLEAN,
    INTEGER,
    MOST_FIELDS,
    REAL,
    REST,
    TEXT,
    WIDE,
    Column,
    own_name,
    printable,
    text_of,
)
from .compat import FieldType
from .plain_text import unmarked

ASKED = "enriched"
"""What was asked of the row when it was answered, as "enhance: flood_zones, wind_bands"."""
OWN = (ASKED, "status", "message")
ANSWERED = ("found", "not found")
"""The statuses of rows that have their answer."""

_TYPES = {
    BOOLEAN: FieldType.BOOLEAN,
    INTEGER: FieldType.LONG,
    WIDE: FieldType.LONG,
    REAL: FieldType.REAL,
    TEXT: FieldType.TEXT,
}
_READ = frozenset((*_TYPES.values(), FieldType.INTEGER))
_BETWEEN = ", "
FEW = 6
"""Distinct values up to which a field's are remembered, one by one."""
_NUMBERS = (int, float)

Layers = Mapping[str, Mapping[str, Any]]
"""By layer its attributes."""


@dataclass
class LayerField:
    """A field with what a layer has, and what was seen in it.

    :param name: of the field; *attribute*: what the layer calls it.
    :param values: distinct ones: all where there are not more than ``FEW``.
    :param low: the smallest number; *high*: the largest; None without a number.
    """

    layer: str
    attribute: str
    name: str
    is_number: bool = False
    values: set[Any] = field(default_factory=set)
    low: Optional[float] = None
    high: Optional[float] = None

    def see(self, values: Sequence[Any]) -> None:
        """Look at more values of the field."""
        numbers = [value for value in values if type(value) in _NUMBERS]
        if numbers:
            low, high = min(numbers), max(numbers)
            self.low = low if self.low is None else min(self.low, low)
            self.high = high if self.high is None else max(self.high, high)
        if len(self.values) <= FEW:
            self.values.update({value for value in values if isinstance(value, (str, int, float))})


class EnrichedFields:
    """Names, types and places of the fields, which grow with the answers.

    :param fields: of the input.
    :param layers: that are asked now, by *operation*.

    The input's fields are ``given``; those of ``OWN`` begin at ``own``, the layers' at ``first``, and
    ``columns`` has these by place, also those that an earlier answer may have.
    """

    def __init__(self, fields: QgsFields, layers: Sequence[str], operation: str) -> None:
        self.asked = f"{operation}: {_BETWEEN.join(sorted(layers))}"
        self.given = QgsFields(fields)
        self._layers = tuple(layers)
        self._names: list[str] = list(fields.names())
        earlier = _earlier(self._names)
        if earlier is None:
            self.own = len(self._names)
            for name in OWN:
                self._names.append(own_name(name, self._names))
        else:
            self.own = earlier
        self.first = self.own + len(OWN)
        self.columns = {
            index: Column(self._names[index], self._names[index])
            for index in range(self.first, len(fields))
            if fields[index].type() in _READ
        }
        self.has_earlier = bool(self.columns) or self.own < len(self.given)
        """Whether rows of the input may have something from an earlier run."""
        self._places: dict[tuple[str, str], int] = {}
        self._emptied: dict[str, tuple[int, ...]] = {}
        self._seen: dict[int, LayerField] = {}

    @property
    def touched(self) -> set[int]:
        """The places of the fields that answers of now have."""
        return set(self._places.values())

    @property
    def places(self) -> Mapping[tuple[str, str], int]:
        """The place of the field by the layer and what that calls it, of answers of now."""
        return self._places

    def earlier(self, attributes: Sequence[Any]) -> Optional[tuple[str, str]]:
        """(status, message) of a row that has its answer to what is asked now, else None."""
        if self.own >= len(self.given):
            return None
        asked, status, message = (_text(attributes[self.own + step]) for step in range(len(OWN)))
        return (status, message) if asked == self.asked and status in ANSWERED else None

    def asked_before(self, attributes: Sequence[Any]) -> str:
        """What was asked of a row when it was answered; empty where it never was."""
        return _text(attributes[self.own]) if self.own < len(self.given) else ""

    def kept(self, attributes: Sequence[Any]) -> dict[int, Any]:
        """What a row has by now in the layers' fields, by their place."""
        if not self.columns:
            return {}
        values = ((index, attributes[index]) for index in self.columns if index < len(attributes))
        return {index: value for index, value in values if not _is_null(value)}

    def placed(self, layers: Layers) -> dict[int, Any]:
        """The values of an answer by the place of their field; fields that are new get theirs."""
        return {place: column[0] for place, column in self.turned((layers,)).items()}

    def turned(self, answers: Sequence[Layers]) -> dict[int, list[Any]]:
        """The values of *answers* by the place of their field, None in those that have none there."""
        columns: dict[tuple[str, str], list[Any]] = {}
        for number, layers in enumerate(answers):
            for layer, attributes in layers.items():
                for attribute, value in attributes.items():
                    column = columns.get((layer, attribute))
                    if column is None:
                        column = columns[layer, attribute] = [None] * len(answers)
                    column[number] = value
        placed: dict[int, list[Any]] = {}
        beyond: dict[str, dict[str, list[Any]]] = {}
        for (layer, attribute), column in columns.items():
            place = self._place(layer, attribute)
            if place is None:
                beyond.setdefault(layer, {})[attribute] = column
            else:
                placed[place] = column
        for layer, rest in beyond.items():
            placed[self._place_for_rest(layer)] = _as_objects(rest)
        return placed

    def take(self, rows: Iterable[Mapping[int, Any]]) -> None:
        """Widen the fields so that they hold these values, by place."""
        seen: dict[int, list[Any]] = {}
        for row in rows:
            for index, value in row.items():
                seen.setdefault(index, []).append(value)
        self.take_columns(seen)

    def take_columns(self, columns: Mapping[int, Sequence[Any]]) -> dict[int, Sequence[Any]]:
        """Widen the fields so that they hold these values, by place; the values as a table keeps them."""
        stored = {index: self.columns[index].take(values) for index, values in columns.items()}
        for index, values in columns.items():
            if index not in self._seen:
                name = self._names[index].removeprefix("gp_")
                layer = _owner(name, self._layers)
                self._seen[index] = LayerField(layer, name[len(layer) + 1 :], self._names[index])
            self._seen[index].see(values)
        return stored

    def layer_fields(self) -> tuple[LayerField, ...]:
        """The fields of the layers that are asked now, in which a value was seen, as they come."""
        for index, seen in self._seen.items():
            seen.is_number = self.columns[index].kind in (INTEGER, WIDE, REAL)
        return tuple(seen for _, seen in sorted(self._seen.items()) if seen.layer)

    def own_names(self) -> tuple[str, ...]:
        """The names that the fields ``OWN`` have."""
        return tuple(self._names[self.own : self.first])

    @property
    def count(self) -> int:
        """How many fields there are by now."""
        return len(self._names)

    def fields(self) -> QgsFields:
        """All fields, with types that hold every value taken so far."""
        touched = self.touched
        made = QgsFields()
        for index, name in enumerate(self._names):
            if index < len(self.given) and index not in touched:
                made.append(self.given[index])
            elif index in self.columns:
                made.append(QgsField(name, _TYPES.get(self.columns[index].kind, FieldType.TEXT)))
            else:
                made.append(QgsField(name, FieldType.TEXT))
        return made

    def attributes(
        self, given: Sequence[Any], status: str, message: str, answer: Optional[Mapping[int, Any]]
    ) -> list[Any]:
        """A row for :meth:`fields`; *answer* None: none came, and what was there stays."""
        row = [*given, *[None] * (len(self._names) - len(given))]
        before = row[self.own]
        row[self.own + 1 : self.first] = status, message
        if answer is not None:
            row[self.own] = self.asked
            for index in () if _is_null(before) else self.stale(str(before)):
                row[index] = None
            for index, value in answer.items():
                row[index] = value
        for index in self._places.values():
            row[index] = self._stored(index, row[index])
        return row

    def _stored(self, index: int, value: Any) -> Any:
        if _is_null(value):
            return None
        kind = self.columns[index].kind
        if kind == TEXT:
            return printable(text_of(value) or "")
        return float(value) if kind == REAL else value

    def _place(self, layer: str, attribute: str) -> Optional[int]:
        """The place of a field; None for a new one beyond what a table takes."""
        key = (layer, attribute)
        if key not in self._places:
            wanted = self._wanted(layer, attribute)
            found = self._found_again(wanted)
            if found is None and self.count >= MOST_FIELDS:
                return None
            self._places[key] = self._added(wanted) if found is None else found
        return self._places[key]

    def _place_for_rest(self, layer: str) -> int:
        """The place of the field for all that has none in *layer*."""
        if (layer, REST) not in self._places:
            wanted = self._wanted(layer, REST)
            found = self._found_again(wanted)
            self._places[layer, REST] = self._added(wanted) if found is None else found
        return self._places[layer, REST]

    def _wanted(self, layer: str, attribute: str) -> str:
        wanted = unmarked(printable(f"{layer}_{attribute}"))
        # flood with zones_depth is not flood_zones with depth
        return wanted if _owner(wanted, self._layers) in (layer, "") else f"gp_{wanted}"

    def _found_again(self, wanted: str) -> Optional[int]:
        """The place of an earlier answer's field of this name."""
        if not self.has_earlier:
            return None
        used = set(self._places.values())
        for index in self.columns:
            if index not in used and index < len(self.given) and _is_named(self._names[index], wanted):
                return index
        return None

    def _added(self, wanted: str) -> int:
        index = len(self._names)
        self._names.append(own_name(wanted, self._names))
        self.columns[index] = Column(self._names[index], wanted)
        return index

    def stale(self, before: str) -> tuple[int, ...]:
        """The fields of the layers asked now, in a row that has an earlier answer."""
        if before not in self._emptied:
            known = {*before.partition(": ")[2].split(_BETWEEN), *self._layers}
            self._emptied[before] = tuple(
                index
                for index in self.columns
                if index < len(self.given)
                and _owner(self._names[index].removeprefix("gp_"), known) in self._layers
            )
        return self._emptied[before]


def _as_objects(columns: Mapping[str, Sequence[Any]]) -> list[Any]:
    """The values of *columns* by their names, an object a row; None where there is none."""
    rows = (dict(zip(columns, values)) for values in zip(*columns.values()))
    found = ({name: value for name, value in row.items() if value is not None} for row in rows)
    return [each or None for each in found]


def _earlier(names: Sequence[str]) -> Optional[int]:
    """Where the fields of an earlier answer begin."""
    starts = range(len(names) - len(OWN), -1, -1)
    return next((s for s in starts if all(map(_is_named, names[s : s + len(OWN)], OWN))), None)


def _is_named(name: str, wanted: str) -> bool:
    """Whether *name* is what ``own_name`` makes of *wanted*."""
    return bool(re.fullmatch(rf"{re.escape(wanted)}|gp_{re.escape(wanted)}(_\d+)?", name))


def _owner(name: str, layers: Iterable[str]) -> str:
    """The layer whose field *name* is: the longest that it begins with."""
    return max((layer for layer in layers if name.startswith(unmarked(f"{layer}_"))), key=len, default="")


def _is_null(value: Any) -> bool:
    return value is None or value == NULL


def _text(value: Any) -> str:
    return "" if _is_null(value) else str(value)

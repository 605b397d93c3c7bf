"""The fields of points that layers were asked for: those of the input, then how it went, then the layers'.

What the layers' fields are is known only when all answers are. A layer that has been enriched before is
recognised by the three fields ``OWN``, one after the other; those behind them are used again.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Iterable, Mapping, Optional, Sequence

from qgis.core import NULL, QgsField, QgsFields

from .columns import BOOLEAN, INTEGER, REAL, TEXT, WIDE, Column, own_name, printable, text_of
from .compat import FieldType

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


@dataclass
class LayerField:
    """A field with what a layer has, and what was seen in it.

    :param name: of the field; *attribute*: what the layer calls it.
    :param values: distinct ones, at most one more than ``FEW``.
    :param low: the smallest number; *high*: the largest; None without a number.
    """

    layer: str
    attribute: str
    name: str
    is_number: bool = False
    values: set[Any] = field(default_factory=set)
    low: Optional[float] = None
    high: Optional[float] = None

    def see(self, values: Iterable[Any]) -> None:
        """Look at more values of the field."""
        for value in values:
            if isinstance(value, (int, float)) and not isinstance(value, bool):
                self.low = value if self.low is None else min(self.low, value)
                self.high = value if self.high is None else max(self.high, value)
            if len(self.values) <= FEW and isinstance(value, (str, int, float)):
                self.values.add(value)


class EnrichedFields:
    """Names, types and places of the fields, which grow with the answers.

    :param fields: of the input.
    :param layers: that are asked now, by *operation*.
    """

    def __init__(self, fields: QgsFields, layers: Sequence[str], operation: str) -> None:
        self.asked = f"{operation}: {_BETWEEN.join(sorted(layers))}"
        self._given = QgsFields(fields)
        self._layers = tuple(layers)
        self._names: list[str] = list(fields.names())
        earlier = _earlier(self._names)
        if earlier is None:
            self._own = len(self._names)
            for name in OWN:
                self._names.append(own_name(name, self._names))
        else:
            self._own = earlier
        self._first = self._own + len(OWN)
        self._columns = {
            index: Column(self._names[index], self._names[index])
            for index in range(self._first, len(fields))
            if fields[index].type() in _READ
        }
        self._places: dict[tuple[str, str], int] = {}
        self._emptied: dict[str, tuple[int, ...]] = {}
        self._seen: dict[int, LayerField] = {}

    def earlier(self, attributes: Sequence[Any]) -> Optional[tuple[str, str]]:
        """(status, message) of a row that has its answer to what is asked now, else None."""
        if self._own >= len(self._given):
            return None
        asked, status, message = (_text(attributes[self._own + step]) for step in range(len(OWN)))
        return (status, message) if asked == self.asked and status in ANSWERED else None

    def kept(self, attributes: Sequence[Any]) -> dict[int, Any]:
        """What a row has by now in the layers' fields, by their place."""
        values = ((index, attributes[index]) for index in self._columns if index < len(attributes))
        return {index: value for index, value in values if not _is_null(value)}

    def placed(self, layers: Mapping[str, Mapping[str, Any]]) -> dict[int, Any]:
        """The values of an answer by the place of their field; fields that are new get theirs."""
        return {
            self._place(layer, attribute): value
            for layer, attributes in layers.items()
            for attribute, value in attributes.items()
        }

    def take(self, rows: Iterable[Mapping[int, Any]]) -> None:
        """Widen the fields so that they hold these values, by place."""
        seen: dict[int, list[Any]] = {}
        for row in rows:
            for index, value in row.items():
                seen.setdefault(index, []).append(value)
        for index, values in seen.items():
            self._columns[index].take(values)
            if index not in self._seen:
                name = self._names[index].removeprefix("gp_")
                layer = _owner(name, self._layers)
                self._seen[index] = LayerField(layer, name[len(layer) + 1 :], self._names[index])
            self._seen[index].see(values)

    def layer_fields(self) -> tuple[LayerField, ...]:
        """The fields of the layers that are asked now, in which a value was seen, as they come."""
        for index, seen in self._seen.items():
            seen.is_number = self._columns[index].kind in (INTEGER, WIDE, REAL)
        return tuple(seen for _, seen in sorted(self._seen.items()) if seen.layer)

    def own_names(self) -> tuple[str, ...]:
        """The names that the fields ``OWN`` have."""
        return tuple(self._names[self._own : self._first])

    def fields(self) -> QgsFields:
        """All fields, with types that hold every value taken so far."""
        touched = set(self._places.values())
        made = QgsFields()
        for index, name in enumerate(self._names):
            if index < len(self._given) and index not in touched:
                made.append(self._given[index])
            elif index in self._columns:
                made.append(QgsField(name, _TYPES.get(self._columns[index].kind, FieldType.TEXT)))
            else:
                made.append(QgsField(name, FieldType.TEXT))
        return made

    def attributes(
        self, given: Sequence[Any], status: str, message: str, answer: Optional[Mapping[int, Any]]
    ) -> list[Any]:
        """A row for :meth:`fields`; *answer* None: none came, and what was there stays."""
        row = [*given, *[None] * (len(self._names) - len(given))]
        before = row[self._own]
        row[self._own + 1 : self._first] = status, message
        if answer is not None:
            row[self._own] = self.asked
            for index in () if _is_null(before) else self._stale(str(before)):
                row[index] = None
            for index, value in answer.items():
                row[index] = value
        for index in self._places.values():
            row[index] = self._stored(index, row[index])
        return row

    def _stored(self, index: int, value: Any) -> Any:
        if _is_null(value):
            return None
        kind = self._columns[index].kind
        if kind == TEXT:
            return printable(text_of(value) or "")
        return float(value) if kind == REAL else value

    def _place(self, layer: str, attribute: str) -> int:
        key = (layer, attribute)
        if key not in self._places:
            wanted = printable(f"{layer}_{attribute}")
            if _owner(wanted, self._layers) not in (layer, ""):
                wanted = f"gp_{wanted}"  # flood with zones_depth is not flood_zones with depth
            self._places[key] = self._found_again(wanted)
        return self._places[key]

    def _found_again(self, wanted: str) -> int:
        """The place of an earlier answer's field of this name, else a new one's."""
        used = set(self._places.values())
        for index in self._columns:
            if index not in used and index < len(self._given) and _is_named(self._names[index], wanted):
                return index
        index = len(self._names)
        self._names.append(own_name(wanted, self._names))
        self._columns[index] = Column(self._names[index], wanted)
        return index

    def _stale(self, before: str) -> tuple[int, ...]:
        """The fields of the layers asked now, in a row that has an earlier answer."""
        if before not in self._emptied:
            known = {*before.partition(": ")[2].split(_BETWEEN), *self._layers}
            self._emptied[before] = tuple(
                index
                for index in self._columns
                if index < len(self._given)
                and _owner(self._names[index].removeprefix("gp_"), known) in self._layers
            )
        return self._emptied[before]


def _earlier(names: Sequence[str]) -> Optional[int]:
    """Where the fields of an earlier answer begin."""
    starts = range(len(names) - len(OWN), -1, -1)
    return next((s for s in starts if all(map(_is_named, names[s : s + len(OWN)], OWN))), None)


def _is_named(name: str, wanted: str) -> bool:
    """Whether *name* is what ``own_name`` makes of *wanted*."""
    return bool(re.fullmatch(rf"{re.escape(wanted)}|gp_{re.escape(wanted)}(_\d+)?", name))


def _owner(name: str, layers: Iterable[str]) -> str:
    """The layer whose field *name* is: the longest that it begins with."""
    return max((layer for layer in layers if name.startswith(f"{layer}_")), key=len, default="")


def _is_null(value: Any) -> bool:
    return value is None or value == NULL


def _text(value: Any) -> str:
    return "" if _is_null(value) else str(value)

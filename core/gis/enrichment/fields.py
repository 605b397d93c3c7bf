"""Fields of an enrichment: those of the input, then the status, then those of the hazard layers.

An input that is an earlier enrichment is recognized by the three consecutive fields ``OWN``; the fields after
them are reused.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Iterable, Mapping, Optional, Sequence

from qgis.core import QgsFields

from ..compat import FieldType
from ..storage.columns import INTEGER, MOST_FIELDS, REAL, REST, WIDE, Column, own_name, printable
from ..text.plain_text import unmarked

ASKED = "enriched"
"""The request that the row is the result of, such as "enhance: flood_zones, wind_bands"."""
OWN = (ASKED, "status", "message")
ANSWERED = ("found", "not found")
"""The statuses of rows with a result."""

_READ = frozenset((FieldType.BOOLEAN, FieldType.INTEGER, FieldType.LONG, FieldType.REAL, FieldType.TEXT))
"""Types of fields that may contain an earlier result."""
_BETWEEN = ", "
FEW = 6
"""The most distinct values of a field that are remembered."""
_NUMBERS = (int, float)
_NONE: frozenset[str] = frozenset()

Layers = Mapping[str, Mapping[str, Any]]
"""The attributes by layer."""


@dataclass
class LayerField:
    """A field with an attribute of a hazard layer, and a summary of its values.

    :param name: the field's name; *attribute*: its name in the layer.
    :param values: the distinct values, if there are at most ``FEW``.
    :param low: the smallest number, and *high* the largest; None without numbers.
    """

    layer: str
    attribute: str
    name: str
    is_number: bool = False
    values: set[Any] = field(default_factory=set)
    low: Optional[float] = None
    high: Optional[float] = None

    def see(self, values: Sequence[Any]) -> None:
        """Add stored values to the summary."""
        numbers = [value for value in values if type(value) in _NUMBERS]
        if numbers:
            low, high = min(numbers), max(numbers)
            self.low = low if self.low is None else min(self.low, low)
            self.high = high if self.high is None else max(self.high, high)
        if len(self.values) <= FEW:
            self.values.update({value for value in values if isinstance(value, (str, int, float))})


class EnrichedFields:
    """The columns that an enrichment adds to its input, named when they first occur.

    :param fields: the fields of the input; *names* their names in the file, in the same order.
    :param layers: the requested layers, with *operation*.

    ``own`` has the names of the columns ``OWN``. ``earlier`` has, by name, columns of the input that may
    contain results of an earlier run and are reused; ``added`` has the new ones.
    """

    def __init__(
        self, fields: QgsFields, names: Sequence[str], layers: Sequence[str], operation: str
    ) -> None:
        self.asked = f"{operation}: {_BETWEEN.join(sorted(layers))}"
        self.given = dict(zip(names, fields))
        self.earlier: dict[str, Column] = {}
        self.added: dict[str, Column] = {}
        self._layers = tuple(layers)
        self._names = [*names, *(name for name in fields.names() if name not in self.given)]
        start = _earlier(fields.names())
        self.has_earlier = start is not None
        """Whether rows of the input may have a result of an earlier run."""
        if start is None:
            self.own = tuple(map(self._free, OWN))
        else:
            self.own = tuple(names[start : start + len(OWN)])
            behind = zip(names[start + len(OWN) :], list(fields)[start + len(OWN) :])
            self.earlier = {
                name: Column(name, field.name()) for name, field in behind if field.type() in _READ
            }
        self._columns: dict[tuple[str, str], Column] = {}
        self._stale: dict[str, tuple[str, ...]] = {}
        self._seen: dict[str, LayerField] = {}

    @property
    def columns(self) -> Iterable[Column]:
        """Return the columns of the current results."""
        return self._columns.values()

    def turned(self, answers: Sequence[Layers]) -> dict[str, list[Any]]:
        """Return the values of *answers* by column; None where a result has no value."""
        columns: dict[tuple[str, str], list[Any]] = {}
        for number, layers in enumerate(answers):
            for layer, attributes in layers.items():
                for attribute, value in attributes.items():
                    column = columns.get((layer, attribute))
                    if column is None:
                        column = columns[layer, attribute] = [None] * len(answers)
                    column[number] = value
        turned: dict[str, list[Any]] = {}
        beyond: dict[str, dict[str, list[Any]]] = {}
        for (layer, attribute), values in columns.items():
            found = self._column(layer, attribute)
            if found is None:
                beyond.setdefault(layer, {})[attribute] = values
            else:
                turned[found.name] = values
        for layer, rest in beyond.items():
            turned[self._column_for_rest(layer).name] = _as_objects(rest)
        return turned

    def take(self, columns: Mapping[str, Sequence[Any]]) -> dict[str, Sequence[Any]]:
        """Widen the columns to fit these values, by name; return the values in their stored form."""
        stored = {}
        for name, values in columns.items():
            stored[name] = (self.earlier.get(name) or self.added[name]).take(values)
            if name not in self._seen:
                layer = _owner(name, self._layers)
                attribute = name[name.find(unmarked(layer)) + len(unmarked(layer)) + 1 :]
                self._seen[name] = LayerField(layer, attribute, name)
            self._seen[name].see(stored[name])
        return stored

    def replaced(self, answer: Layers, asked_before: str) -> frozenset[str]:
        """Return the input columns that a result overwrites: those it has values for, and stale ones.

        :param asked_before: the request of the row's earlier result; empty: none.
        """
        if not self.earlier:
            return _NONE
        every = ((layer, attribute) for layer, found in answer.items() for attribute in (*found, REST))
        names = {self._columns[each].name for each in every if each in self._columns}
        stale = self._stale_after(asked_before) if asked_before else ()
        return frozenset(names.intersection(self.earlier).union(stale))

    def layer_fields(self) -> tuple[LayerField, ...]:
        """Return the fields of the requested layers that have values, in order."""
        columns = {**self.earlier, **self.added}
        for name, seen in self._seen.items():
            seen.is_number = columns[name].kind in (INTEGER, WIDE, REAL)
        return tuple(self._seen[name] for name in columns if name in self._seen and self._seen[name].layer)

    def _column(self, layer: str, attribute: str) -> Optional[Column]:
        """Return the column of an attribute; None if the table can't have another column."""
        column = self._columns.get((layer, attribute))
        if column is None:
            wanted = self._wanted(layer, attribute)
            column = self._found_again(wanted)
            if column is None and len(self._names) >= MOST_FIELDS:
                return None
            self._columns[layer, attribute] = column = column or self._added(wanted)
        return column

    def _column_for_rest(self, layer: str) -> Column:
        """Return the column for attributes of *layer* without a column of their own."""
        if (layer, REST) not in self._columns:
            wanted = self._wanted(layer, REST)
            self._columns[layer, REST] = self._found_again(wanted) or self._added(wanted)
        return self._columns[layer, REST]

    def _wanted(self, layer: str, attribute: str) -> str:
        wanted = unmarked(printable(f"{layer}_{attribute}"))
        # the layer flood with zones_depth is not flood_zones with depth
        return wanted if _owner(wanted, self._layers) in (layer, "") else f"gp_{wanted}"

    def _found_again(self, wanted: str) -> Optional[Column]:
        """Return the column of an earlier result with this name."""
        used = {column.name for column in self._columns.values()} if self.earlier else set()
        free = (column for name, column in self.earlier.items() if name not in used)
        return next((column for column in free if _is_named(column.original, wanted)), None)

    def _added(self, wanted: str) -> Column:
        name = self._free(wanted)
        self.added[name] = Column(name, wanted)
        return self.added[name]

    def _free(self, wanted: str) -> str:
        self._names.append(own_name(wanted, self._names))
        return self._names[-1]

    def _stale_after(self, asked_before: str) -> tuple[str, ...]:
        """Return the columns of the requested layers that are stale in a row with that earlier request."""
        if asked_before not in self._stale:
            known = {*asked_before.partition(": ")[2].split(_BETWEEN), *self._layers}
            self._stale[asked_before] = tuple(
                name
                for name, column in self.earlier.items()
                if _owner(column.original, known) in self._layers
            )
        return self._stale[asked_before]


def _as_objects(columns: Mapping[str, Sequence[Any]]) -> list[Any]:
    """Return the values of *columns* by name as one object per row; None if a row has no values."""
    rows = (dict(zip(columns, values)) for values in zip(*columns.values()))
    found = ({name: value for name, value in row.items() if value is not None} for row in rows)
    return [each or None for each in found]


def _earlier(names: Sequence[str]) -> Optional[int]:
    """Return the index of the first field of an earlier result; None: there is none."""
    starts = range(len(names) - len(OWN), -1, -1)
    return next((s for s in starts if all(map(_is_named, names[s : s + len(OWN)], OWN))), None)


def _is_named(name: str, wanted: str) -> bool:
    """Return whether ``own_name`` can derive *name* from *wanted*."""
    return bool(re.fullmatch(rf"{re.escape(wanted)}|gp_{re.escape(wanted)}(_\d+)?", name))


def _owner(name: str, layers: Iterable[str]) -> str:
    """Return the layer of the field *name*: the longest layer name that it starts with, optionally after
    ``gp_``."""
    own = (layer for layer in layers if re.match(rf"(gp_)*{re.escape(unmarked(f'{layer}_'))}", name))
    return max(own, key=len, default="")

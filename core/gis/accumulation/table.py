"""Accumulations as one table: metrics as rows, areas or radii as columns, with the differences to a baseline.

A value without widgets: the dock's table, *Copy*, *CSV* and the chart read the same one.
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from dataclasses import dataclass, field, replace
from decimal import Decimal
from functools import cached_property
from typing import Any, Iterable, Iterator, Mapping, Optional, Sequence

from qgis.PyQt.QtCore import QCoreApplication

from ...api.filters import flattened
from ...api.query import Area
from ..results.accumulated import Accumulated, AccumulatedSet
from ..storage.columns import text_of
from ..text import dates
from ..text.filter_text import filters_text
from ..text.lengths import radii_text
from ..text.numbers import counted, readable, rounded, short
from ..text.units import Currencies, Path, is_money, label_of, not_converted

translate = QCoreApplication.translate

VALUE = "value"
BASE = "base"
DIFFERENCE = "difference"
PERCENT = "percent"
COMPARED = (DIFFERENCE, PERCENT)
_SHORT = 24
_LARGE = 10_000
"""The least number that has a short form."""


@dataclass(frozen=True)
class Cell:
    """The content of a cell.

    :param value: as received; a number of a difference or a percentage; None: nothing.
    :param unit: ISO 4217 code that the response names for it, ``%``, or empty.
    :param money: whether it is shown without decimals.
    :param word: in place of a number, why there is none.
    :param signed: whether a positive number is shown with its sign.
    """

    value: Any = None
    unit: str = ""
    money: bool = False
    word: str = ""
    signed: bool = False

    @property
    def is_number(self) -> bool:
        """Whether it can be compared and drawn."""
        return is_number(self.value)

    @property
    def text(self) -> str:
        """The text in QGIS's locale: "12,403,118 EUR", "+8.9 %"."""
        if self.word or not self.is_number:
            return self.word or text_of(self.value) or ""
        if self.unit == "%":
            number = rounded(self.value, 1)
        else:
            number = rounded(self.value, 0) if self.money and _is_small(self.value) else readable(self.value)
        return self._in_full(number)

    @property
    def short(self) -> str:
        """The text where :attr:`text` has no room: "12.4 M EUR"; the same for small numbers."""
        if not self.is_number or self.word or self.unit == "%":
            return self.text
        is_large = _LARGE <= abs(self.value) <= sys.float_info.max  # a larger integer is no double
        return self._in_full(short(self.value)) if is_large else self.text

    def _in_full(self, number: str) -> str:
        """Return *number* with its sign and unit."""
        sign = "+" if self.signed and self.value > 0 else ""
        return " ".join(filter(None, (sign + number, self.unit)))


EMPTY = Cell()


@dataclass(frozen=True)
class Metric:
    """A row: a path in the responses, and its label."""

    path: Path
    label: str


@dataclass(frozen=True)
class MetricColumn:
    """A set of metrics, or its difference to the baseline.

    :param kind: ``value``, ``base``, ``difference`` or ``percent``.
    :param answer: the accumulation that *set* is of.
    :param lines: its head, the most important line first.
    :param name: of its area or radius alone.
    :param origin: what distinguishes its accumulation from the others; empty: it is the only one.
    :param base: the column of the baseline that a difference or percentage is of.
    """

    kind: str
    answer: Accumulated
    set: AccumulatedSet
    lines: tuple[str, ...]
    name: str
    origin: str
    cells: Mapping[Path, Cell] = field(repr=False, compare=False)
    base: Optional[MetricColumn] = field(default=None, repr=False)

    @property
    def title(self) -> str:
        """The head in one line."""
        return ", ".join(self.lines)

    def cell(self, path: Path) -> Cell:
        """Return the cell of the metric at *path*."""
        if self.kind not in COMPARED or self.base is None:
            return self.cells.get(path, EMPTY)
        if self.set.error or self.base.set.error:
            return EMPTY
        compare = _difference if self.kind == DIFFERENCE else _percent
        return compare(self.base.cells.get(path, EMPTY), self.cells.get(path, EMPTY))


@dataclass(frozen=True)
class MetricTable:
    """The table of some accumulations and of their baseline.

    :param answers: without *base*.
    """

    answers: tuple[Accumulated, ...] = ()
    base: Optional[Accumulated] = None
    rows: tuple[Metric, ...] = ()
    columns: tuple[MetricColumn, ...] = ()

    @classmethod
    def of(cls, accumulated: Sequence[Accumulated], base: Optional[Accumulated] = None) -> MetricTable:
        """Return the table of *accumulated*; with a *base* its columns are the first, and each set that has a
        counterpart in it is followed by difference and percent.
        """
        later = tuple(each for each in accumulated if each is not base)
        shown = (base, *later) if base is not None else later
        heads = _Heads(shown)
        based = (
            tuple(_column(BASE if base else VALUE, base, each, heads) for each in base.sets) if base else ()
        )
        columns = [*based]
        for answer in later:
            counterpart = _Counterparts(based)
            for each in answer.sets:
                value = _column(VALUE, answer, each, heads)
                columns.append(value)
                against = counterpart.of(each)
                if against is not None:
                    columns.extend(_compared(value, against))
        return cls(later, base, _rows(shown, columns), tuple(columns))

    def cell(self, row: int, column: int) -> Cell:
        """Return the cell at a row and a column, both from 0."""
        return self.columns[column].cell(self.rows[row].path)

    @cached_property
    def currencies(self) -> tuple[str, ...]:
        """The codes that its numbers have, in their order."""
        units = (cell.unit for column in self.columns for cell in column.cells.values())
        return tuple(dict.fromkeys(unit for unit in units if unit))

    @property
    def note(self) -> str:
        """A note that sums of several currencies are not converted; empty for one or none."""
        return not_converted(self.currencies)

    def numbers(self) -> tuple[Metric, ...]:
        """Return the rows with a number, which a chart can draw."""
        values = [column for column in self.columns if column.kind not in COMPARED]
        return tuple(row for row in self.rows if any(column.cell(row.path).is_number for column in values))


def is_number(value: Any) -> bool:
    """Return whether *value* is a finite number; a text is none."""
    if isinstance(value, float):
        return math.isfinite(value)
    return isinstance(value, int) and not isinstance(value, bool)


def paths_of(each: AccumulatedSet) -> dict[Path, Any]:
    """Return the metrics of a set by the parts of their paths."""
    return {each.paths.get(name, (name,)): value for name, value in each.metrics.items()}


def time_text(answer: Accumulated, with_date: bool = False, with_seconds: bool = False) -> str:
    """Return the time of the query: "12:04", "12 Mar 12:04"."""
    if with_date:
        write = dates.without_year_to_the_second if with_seconds else dates.without_year
        return write(answer.when)
    return dates.clock(answer.when, with_seconds)


def filters_count_text(answer: Accumulated) -> str:
    """Return "2 filters", or "no filters"."""
    count = len(flattened(answer.query.filters))
    if not count:
        return translate("GeoPortfolio", "no filters")
    return counted(count, "1 filter", "{count} filters")


class _Heads:
    """The heads of columns: as much as distinguishes each set from the others."""

    def __init__(self, answers: Iterable[Accumulated]) -> None:
        self._answers = tuple(answers)
        sets = [each for answer in self._answers for each in answer.sets]
        self._named = len({each.area.name for each in sets}) > 1
        self._dated = len({answer.when.date() for answer in self._answers}) > 1
        minutes = Counter(time_text(answer, self._dated) for answer in self._answers)
        self._to_the_second = any(count > 1 for count in minutes.values())

    def names(self, each: AccumulatedSet) -> tuple[str, ...]:
        """Return the name of its area or its radius, or both."""
        radius = radii_text((each.radius,)) if each.radius is not None else ""
        name = each.area.name if self._named or not radius else ""
        return tuple(filter(None, (name, radius)))

    def origin(self, kind: str, answer: Accumulated) -> Iterator[str]:
        """Yield what distinguishes its accumulation from the others."""
        if len(self._answers) < 2:
            return
        if self._differ(lambda each: each.query.source):
            yield answer.query.source
        if self._differ(lambda each: each.host):
            yield answer.connection or answer.host
        if self._differ(lambda each: each.query.version):
            yield answer.query.version.upper()
        if self._differ(lambda each: each.query.filters):
            yield _filters_in_short(answer)
        when = time_text(answer, self._dated, self._to_the_second)
        yield translate("GeoPortfolio", "base, {time}").format(time=when) if kind == BASE else when

    def _differ(self, fact: Any) -> bool:
        first = fact(self._answers[0])
        return any(fact(answer) != first for answer in self._answers)


class _Counterparts:
    """The columns of the baseline that sets are compared with."""

    def __init__(self, columns: Sequence[MetricColumn]) -> None:
        self._columns = columns
        self._by_shape = {(column.set.area.shape, column.set.radius): column for column in columns}
        self._by_name = {(column.set.area.name, column.set.radius): column for column in columns}
        radii = Counter(column.set.radius for column in columns)
        self._by_radius = {c.set.radius: c for c in columns if radii[c.set.radius] == 1 and c.set.radius}

    def of(self, each: AccumulatedSet) -> Optional[MetricColumn]:
        """Return the column of the same shape, name or radius; or the only one, unless its radius differs."""
        area: Area = each.area
        found = (
            self._by_shape.get((area.shape, each.radius))
            or self._by_name.get((area.name, each.radius))
            or self._by_radius.get(each.radius)
        )
        only = self._columns[0] if len(self._columns) == 1 else None
        return found or (only if only is not None and only.set.radius == each.radius else None)


def _column(kind: str, answer: Accumulated, each: AccumulatedSet, heads: _Heads) -> MetricColumn:
    values = paths_of(each)
    currencies = Currencies(values)
    cells: dict[Path, Cell] = {}
    for path, value in values.items():
        if is_number(value):
            unit = currencies.of(path)
            cells[path] = Cell(value, unit, bool(unit) or is_money(path))
        elif value is not None and value != "":
            cells[path] = Cell(value)
    names, origin = heads.names(each), tuple(heads.origin(kind, answer))
    lines = (*names, *origin, *_failed(each))
    return MetricColumn(kind, answer, each, lines, ", ".join(names), ", ".join(origin), cells)


def _compared(value: MetricColumn, base: MetricColumn) -> Iterator[MetricColumn]:
    for kind, head in (
        (DIFFERENCE, translate("GeoPortfolio", "difference")),
        (PERCENT, translate("GeoPortfolio", "difference, %")),
    ):
        yield replace(value, kind=kind, lines=(head, *value.lines), base=base)


def _rows(answers: Iterable[Accumulated], columns: Iterable[MetricColumn]) -> tuple[Metric, ...]:
    """Return the metrics of all columns, in the order of the responses."""
    aliases: dict[str, str] = {}
    for answer in answers:
        aliases.update(answer.aliases)
    paths: dict[Path, None] = {}
    for column in columns:
        if column.kind not in COMPARED:
            paths.update(dict.fromkeys(column.cells))
    return tuple(Metric(path, label_of(path, aliases)) for path in paths)


def _filters_in_short(answer: Accumulated) -> str:
    """Return the text of the filters where it fits into the head of a column, else their number."""
    words = filters_text(answer.query.filters, answer.aliases)
    return words if 0 < len(words) <= _SHORT else filters_count_text(answer)


def _failed(each: AccumulatedSet) -> tuple[str, ...]:
    return (translate("GeoPortfolio", "failed"),) if each.error else ()


def _difference(base: Cell, cell: Cell) -> Cell:
    if base == EMPTY or cell == EMPTY:
        return _one_sided(base, cell)
    if not (base.is_number and cell.is_number):
        return Cell(word="" if base.value == cell.value else translate("GeoPortfolio", "changed"))
    if base.unit != cell.unit:
        return Cell(word=translate("GeoPortfolio", "other currency"))
    difference = _subtracted(cell.value, base.value)
    return Cell(difference, cell.unit, cell.money, signed=True) if is_number(difference) else EMPTY


def _percent(base: Cell, cell: Cell) -> Cell:
    if not (base.is_number and cell.is_number) or base.unit != cell.unit or not base.value:
        return EMPTY
    try:
        percent = (cell.value - base.value) / abs(base.value) * 100.0
    except OverflowError:
        return EMPTY
    return Cell(percent, "%", signed=True) if is_number(percent) else EMPTY


def _one_sided(base: Cell, cell: Cell) -> Cell:
    if base == cell:
        return EMPTY
    if cell == EMPTY:
        return Cell(word=translate("GeoPortfolio", "only in the base"))
    return Cell(word=translate("GeoPortfolio", "not in the base"))


def _subtracted(value: Any, base: Any) -> Any:
    """Return the difference in decimal digits: 0.3 - 0.1 is 0.2."""
    if isinstance(value, int) and isinstance(base, int):
        return value - base
    return float(Decimal(repr(value)) - Decimal(repr(base)))


def _is_small(value: Any) -> bool:
    """Return whether a double holds each of its digits before the point."""
    return isinstance(value, float) or abs(value) < 2**53

"""Accumulations as one table: areas or circles as rows, metrics as columns, with an optional baseline.

An immutable value that the panel's table, *Copy*, *CSV* and the chart share.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Iterable, Iterator, Mapping, Optional, Sequence

from ...api.filters import flattened
from ...api.query import Area
from ..results.accumulated import Accumulated, AccumulatedSet
from ..text import dates
from ..text.filter_text import filters_text
from ..text.languages import tr
from ..text.lengths import radii_text
from ..text.numbers import counted
from ..text.units import Currencies, Path, is_count, is_money, label_of, named, not_converted
from .cells import EMPTY, Cell, difference, is_number, percent

VALUE = "value"
BASE = "base"
DIFFERENCE = "difference"
PERCENT = "percent"
_KINDS = (BASE, VALUE, DIFFERENCE, PERCENT)
_SHORT = 24
_TOTAL = re.compile(r"(total|sum)?[ _]?(tiv|tsi|sum[ _]?insured)", re.IGNORECASE)
_LOCATIONS = re.compile(r"(number of )?loc", re.IGNORECASE)
_MOST = 1e15
"""Larger numbers are not a count of insured locations."""


@dataclass(frozen=True)
class Metric:
    """A path in the responses, and its label."""

    path: Path
    label: str

    @property
    def currency(self) -> str:
        """Return the ISO 4217 code in its path, or empty."""
        return named(self.path).code


@dataclass(frozen=True)
class Column:
    """A metric, or with a baseline one of its four columns: baseline, current, difference, percent.

    :param lines: the lines of its header, the most important first.
    """

    metric: Metric
    kind: str
    lines: tuple[str, ...]

    @property
    def title(self) -> str:
        """Return the header as one line."""
        return ", ".join(self.lines)


@dataclass(frozen=True)
class Sums:
    """The metrics of an area or of a circle.

    :param answer: the accumulation that *set* belongs to.
    :param name: the name of the area or radius only.
    :param origin: distinguishes its accumulation from others; empty: it is the only one.
    """

    answer: Accumulated
    set: AccumulatedSet
    name: str
    origin: str
    cells: Mapping[Path, Cell] = field(repr=False, compare=False)


@dataclass(frozen=True)
class AreaRow:
    """The metrics of an area and of its counterpart in the baseline; either may be missing.

    :param title: its row header.
    """

    title: str
    current: Optional[Sums]
    base: Optional[Sums] = None

    @property
    def sums(self) -> Sums:
        """Return the sums that define its name and position."""
        return self.current or self.base

    def cell(self, column: Column) -> Cell:
        """Return the cell of *column*."""
        path = column.metric.path
        if column.kind == VALUE:
            return _cell(self.current, path)
        if column.kind == BASE:
            return _cell(self.base, path)
        if self.current is None or self.base is None or self.current.set.error or self.base.set.error:
            return EMPTY
        compare = difference if column.kind == DIFFERENCE else percent
        return compare(_cell(self.base, path), _cell(self.current, path))


@dataclass(frozen=True)
class MetricTable:
    """The table of some accumulations and of their baseline.

    :param answers: without *base*.
    """

    answers: tuple[Accumulated, ...] = ()
    base: Optional[Accumulated] = None
    rows: tuple[AreaRow, ...] = ()
    columns: tuple[Column, ...] = ()

    @classmethod
    def of(cls, accumulated: Sequence[Accumulated], base: Optional[Accumulated] = None) -> MetricTable:
        """Return the table of *accumulated*, with each area's counterpart in *base*.

        Areas that only the baseline has are last. A baseline without other accumulations is shown as one.
        """
        later = tuple(each for each in accumulated if each is not base)
        shown = (base, *later) if base is not None else later
        heads = _Heads(shown, later)
        rows = tuple(heads.rows(base, later))
        kinds = _KINDS if base is not None and later else (VALUE,)
        return cls(later, base, rows, tuple(_columns(kinds, shown, rows)))

    def cell(self, row: int, column: int) -> Cell:
        """Return the cell at a row and column, counted from 0."""
        return self.rows[row].cell(self.columns[column])

    @cached_property
    def metrics(self) -> tuple[Metric, ...]:
        """Return the metrics that have columns."""
        return tuple(dict.fromkeys(column.metric for column in self.columns))

    @cached_property
    def currencies(self) -> tuple[str, ...]:
        """Return the currency codes of its numbers, in order."""
        units = (cell.unit for sums in self._sums() for cell in sums.cells.values())
        return tuple(dict.fromkeys(unit for unit in units if unit))

    @property
    def note(self) -> str:
        """Return a note that sums in several currencies are not converted; empty for one or none."""
        return not_converted(self.currencies)

    def numbers(self) -> tuple[Metric, ...]:
        """Return the metrics with numbers, which a chart can draw."""
        return tuple(metric for metric in self.metrics if any(cell.is_number for cell in self._cells(metric)))

    def main(self) -> MetricTable:
        """Return a table with the location count and sums insured only, else all money metrics, else
        everything."""
        ranks = {metric: self._rank(metric) for metric in self.metrics}
        best = min(ranks.values(), default=0)
        counts = [metric for metric in ranks if _LOCATIONS.match(metric.label)]
        totals = [metric for metric in counts if not metric.currency] or counts
        kept = {*totals, *(metric for metric, rank in ranks.items() if rank == best)}
        first = [column for column in self.columns if column.metric in totals]
        sums = [column for column in self.columns if column.metric in kept and column not in first]
        return replace(self, columns=(*first, *sums))

    def default_metric(self) -> Optional[Metric]:
        """Return the metric to show first: the sum insured, else any money, else any number.

        With several currencies, the one with the most locations.
        """
        counts: Counter[str] = Counter()
        for metric in self.metrics:
            if is_count(metric.path):
                values = (cell.value for cell in self._cells(metric) if cell.is_number)
                counts[metric.currency] += sum(value for value in values if abs(value) < _MOST)
        return min(
            self.numbers(),
            key=lambda metric: (self._rank(metric), -counts[metric.currency]),
            default=None,
        )

    def _rank(self, metric: Metric) -> int:
        """Return 0 for a sum insured, 1 for other money, 2 for anything else."""
        if not any(cell.money for cell in self._cells(metric)):
            return 2
        rest = named(metric.path).rest
        return 0 if rest and _TOTAL.fullmatch(rest[-1]) else 1

    def _cells(self, metric: Metric) -> Iterator[Cell]:
        return (_cell(sums, metric.path) for sums in self._sums())

    def _sums(self) -> Iterator[Sums]:
        for row in self.rows:
            yield from (sums for sums in (row.base, row.current) if sums is not None)


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
        return tr("no filters")
    return counted(count, "1 filter", "{count} filters")


class _Heads:
    """Makes rows with headers that are just long enough to distinguish them.

    :param answers: all accumulations, the baseline first.
    :param later: those other than the baseline.
    """

    def __init__(self, answers: Iterable[Accumulated], later: Sequence[Accumulated]) -> None:
        self._answers = tuple(answers)
        self._tells_origin = len(later) > 1
        sets = [each for answer in self._answers for each in answer.sets]
        self._named = len({each.area.name for each in sets}) > 1
        self._dated = len({answer.when.date() for answer in self._answers}) > 1
        minutes = Counter(time_text(answer, self._dated) for answer in self._answers)
        self._to_the_second = any(count > 1 for count in minutes.values())

    def rows(self, base: Optional[Accumulated], later: Sequence[Accumulated]) -> Iterator[AreaRow]:
        """Yield the rows of *later*, then those that only *base* has."""
        based = self._all_of(base, is_base=True) if base is not None else []
        if base is not None and not later:
            yield from (self._row(sums) for sums in based)
            return
        missing = {id(sums): sums for sums in based}
        for answer in later:
            counterpart = _Counterparts(based)
            for sums in self._all_of(answer):
                against = counterpart.of(sums.set)
                missing.pop(id(against), None)
                yield self._row(sums, against)
        for sums in missing.values():
            yield self._row(None, sums)

    def _row(self, current: Optional[Sums], base: Optional[Sums] = None) -> AreaRow:
        sums = current or base
        origin = sums.origin if self._tells_origin else ""
        failed = tr("failed") if sums.set.error else ""
        return AreaRow(", ".join(filter(None, (sums.name, origin, failed))), current, base)

    def _all_of(self, answer: Accumulated, is_base: bool = False) -> list[Sums]:
        origin = ", ".join(self._origin(answer, is_base))
        return [Sums(answer, each, self._name(each), origin, _cells_of(each)) for each in answer.sets]

    def _name(self, each: AccumulatedSet) -> str:
        """Return the name of its area or its radius, or both."""
        radius = radii_text((each.radius,)) if each.radius is not None else ""
        name = each.area.name if self._named or not radius else ""
        return ", ".join(filter(None, (name, radius)))

    def _origin(self, answer: Accumulated, is_base: bool) -> Iterator[str]:
        """Yield the properties that distinguish an accumulation from the others."""
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
        yield tr("baseline, {time}").format(time=when) if is_base else when

    def _differ(self, fact: Any) -> bool:
        first = fact(self._answers[0])
        return any(fact(answer) != first for answer in self._answers)


class _Counterparts:
    """Finds the counterparts of areas in the baseline."""

    def __init__(self, sums: Sequence[Sums]) -> None:
        self._sums = sums
        self._by_shape = {(each.set.area.shape, each.set.radius): each for each in sums}
        self._by_name = {(each.set.area.name, each.set.radius): each for each in sums}
        radii = Counter(each.set.radius for each in sums)
        self._by_radius = {
            each.set.radius: each for each in sums if radii[each.set.radius] == 1 and each.set.radius
        }

    def of(self, each: AccumulatedSet) -> Optional[Sums]:
        """Return the area with the same shape, name or radius; or the only one, unless its radius differs."""
        area: Area = each.area
        found = (
            self._by_shape.get((area.shape, each.radius))
            or self._by_name.get((area.name, each.radius))
            or self._by_radius.get(each.radius)
        )
        only = self._sums[0] if len(self._sums) == 1 else None
        return found or (only if only is not None and only.set.radius == each.radius else None)


def _cell(sums: Optional[Sums], path: Path) -> Cell:
    return sums.cells.get(path, EMPTY) if sums is not None else EMPTY


def _cells_of(each: AccumulatedSet) -> dict[Path, Cell]:
    values = paths_of(each)
    currencies = Currencies(values)
    cells: dict[Path, Cell] = {}
    for path, value in values.items():
        if is_number(value):
            unit = currencies.of(path)
            cells[path] = Cell(value, unit, bool(unit) or is_money(path))
        elif value is not None and value != "":
            cells[path] = Cell(value)
    return cells


def _columns(
    kinds: Sequence[str], answers: Iterable[Accumulated], rows: Iterable[AreaRow]
) -> Iterator[Column]:
    """Yield the columns of each metric, in the order of the responses; a text has no percentage."""
    aliases: dict[str, str] = {}
    for answer in answers:
        aliases.update(answer.aliases)
    paths: dict[Path, bool] = {}
    for row in rows:
        for sums in filter(None, (row.base, row.current)):
            for path, cell in sums.cells.items():
                paths[path] = paths.get(path, False) or cell.is_number
    for path, has_number in paths.items():
        metric = Metric(path, label_of(path, aliases))
        for kind in kinds:
            if kind != PERCENT or has_number:
                heads = (_head_of(kind),) if len(kinds) > 1 else ()
                yield Column(metric, kind, (metric.label, *heads))


def _head_of(kind: str) -> str:
    return {
        BASE: tr("Baseline"),
        VALUE: tr("Current"),
        DIFFERENCE: tr("Difference"),
        PERCENT: tr("Difference, %"),
    }[kind]


def _filters_in_short(answer: Accumulated) -> str:
    """Return the filters as text if that fits into a row header, else their number."""
    words = filters_text(answer.query.filters, answer.aliases)
    return words if 0 < len(words) <= _SHORT else filters_count_text(answer)

"""What a chart draws of a metric: bars by area, or a line over the radius, with the base beside it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Iterator, Optional, Sequence

from .metrics import BASE, DIFFERENCE, VALUE, Metric, MetricColumn, MetricTable

_MOST_LINES = 6
"""Places whose values over the radius are told apart; more become bars."""


@dataclass(frozen=True)
class Drawn:
    """Numbers of one metric in one currency.

    :param names: of the bars; empty for lines.
    :param xs: radii in meters, of lines; empty for bars.
    :param series: the name of each, and its values in the order of *names* or *xs*.
    :param columns: for each bar or radius the columns of the table that it stands for.
    :param unit: ISO 4217 code, or empty.
    :param left_out: whether there are numbers in other currencies, which are not drawn.
    """

    names: tuple[str, ...]
    xs: tuple[float, ...]
    series: tuple[tuple[str, tuple[Optional[float], ...]], ...]
    columns: tuple[tuple[int, ...], ...]
    unit: str = ""
    left_out: bool = False


def chart_of(table: MetricTable, metric: Metric) -> Drawn:
    """The last answer of *table*, and its base where one is pinned."""
    shown = _shown(table)
    bases = {id(each.set): each.base for each in table.columns if each.kind == DIFFERENCE}
    against = [bases.get(id(each.set)) for each in shown]
    cells = [each.cell(metric.path) for each in (*shown, *filter(None, against))]
    units = tuple(dict.fromkeys(cell.unit for cell in cells if cell.is_number))
    unit = units[0] if units else ""
    draw = _lines if _are_lines(shown) else _bars
    return draw(table, shown, against, _Values(metric, unit), len(units) > 1)


class _Values:
    """The numbers of a metric that are in one currency."""

    def __init__(self, metric: Metric, unit: str) -> None:
        self._path = metric.path
        self.unit = unit

    def of(self, column: Optional[MetricColumn]) -> Optional[float]:
        """That of *column*, or None where there is none to draw."""
        cell = column.cell(self._path) if column is not None else None
        if cell is None or not cell.is_number or cell.unit != self.unit:
            return None
        try:
            return float(cell.value)
        except OverflowError:
            return None


def _shown(table: MetricTable) -> list[MetricColumn]:
    """The columns of the last answer; those of the base while nothing else has come."""
    answers = (*((table.base,) if table.base is not None else ()), *table.answers)
    last = next((each for each in reversed(answers) if each.sets), None)
    kinds = (VALUE, BASE)
    return [each for each in table.columns if each.answer is last and each.kind in kinds]


def _are_lines(shown: Sequence[MetricColumn]) -> bool:
    radii = {each.set.radius for each in shown}
    places = {each.set.area.name for each in shown}
    return None not in radii and len(radii) > 1 and len(places) <= _MOST_LINES


def _bars(
    table: MetricTable,
    shown: Sequence[MetricColumn],
    against: Sequence[Optional[MetricColumn]],
    values: _Values,
    left_out: bool,
) -> Drawn:
    series = [(_origin(shown), tuple(values.of(each) for each in shown))]
    if any(against):
        series.append((_origin(against), tuple(values.of(each) for each in against)))
    places = _places(table)
    columns = tuple(places[id(each.set)] for each in shown)
    names = tuple(each.name for each in shown)
    return Drawn(names, (), tuple(series), columns, values.unit, left_out)


def _lines(
    table: MetricTable,
    shown: Sequence[MetricColumn],
    against: Sequence[Optional[MetricColumn]],
    values: _Values,
    left_out: bool,
) -> Drawn:
    xs = tuple(sorted({each.set.radius for each in shown if each.set.radius is not None}))
    series = [*_by_radius(shown, shown, xs, values)]
    if any(against):
        series.extend(_by_radius(shown, against, xs, values))
    places = _places(table)
    columns = tuple(
        tuple(number for each in shown if each.set.radius == x for number in places[id(each.set)]) for x in xs
    )
    return Drawn((), xs, tuple(series), columns, values.unit, left_out)


def _by_radius(
    shown: Sequence[MetricColumn],
    taken: Sequence[Optional[MetricColumn]],
    xs: Sequence[float],
    values: _Values,
) -> Iterator[tuple[str, tuple[Optional[float], ...]]]:
    """A line for each place: the values of *taken* at the radii of *shown*."""
    places = dict.fromkeys(each.set.area.name for each in shown)
    for place in places:
        found = {each.set.radius: column for each, column in zip(shown, taken) if each.set.area.name == place}
        name = ", ".join(filter(None, (place if len(places) > 1 else "", _origin(taken))))
        yield name, tuple(values.of(found.get(x)) for x in xs)


def _places(table: MetricTable) -> dict[int, tuple[int, ...]]:
    """Where each set, by its ``id``, and what it differs by stand in the table."""
    places: dict[int, tuple[int, ...]] = {}
    for number, column in enumerate(table.columns):
        places[id(column.set)] = (*places.get(id(column.set), ()), number)
    return places


def _origin(columns: Sequence[Optional[MetricColumn]]) -> str:
    return next((each.origin for each in columns if each is not None), "")

"""What a chart draws of a metric: a bar for each area or radius, and that of the baseline beside it."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import Optional, Sequence

from .table import BASE, DIFFERENCE, VALUE, Metric, MetricColumn, MetricTable


@dataclass(frozen=True)
class Bars:
    """Numbers of one metric in one currency.

    :param names: of the bars.
    :param series: the name of each, and its values in the order of *names*; None where there is none to draw.
    :param columns: for each bar the columns of the table that it stands for.
    :param unit: ISO 4217 code, or empty.
    :param left_out: whether there are numbers in other currencies, which are not drawn.
    """

    names: tuple[str, ...]
    series: tuple[tuple[str, tuple[Optional[float], ...]], ...]
    columns: tuple[tuple[int, ...], ...]
    unit: str = ""
    left_out: bool = False


def bars_of(table: MetricTable, metric: Metric) -> Bars:
    """Return the bars of the last answer of *table*, and of its baseline where there is one."""
    shown = _shown(table)
    bases = {id(each.set): each.base for each in table.columns if each.kind == DIFFERENCE}
    against = [bases.get(id(each.set)) for each in shown]
    cells = [each.cell(metric.path) for each in (*shown, *filter(None, against))]
    units = tuple(dict.fromkeys(cell.unit for cell in cells if cell.is_number))
    unit = units[0] if units else ""
    both = (shown, against) if any(against) else (shown,)
    series = tuple((_origin(some), tuple(_value(each, metric, unit) for each in some)) for some in both)
    places = defaultdict(list)
    for number, column in enumerate(table.columns):
        places[id(column.set)].append(number)
    columns = tuple(tuple(places[id(each.set)]) for each in shown)
    return Bars(tuple(each.name for each in shown), series, columns, unit, len(units) > 1)


def _shown(table: MetricTable) -> list[MetricColumn]:
    """Return the columns of the last answer; those of the baseline until another one has come."""
    answers = (*((table.base,) if table.base is not None else ()), *table.answers)
    last = next((each for each in reversed(answers) if each.sets), None)
    return [each for each in table.columns if each.answer is last and each.kind in (VALUE, BASE)]


def _value(column: Optional[MetricColumn], metric: Metric, unit: str) -> Optional[float]:
    """Return the number of *column* in the currency *unit*; None where a chart can't draw one."""
    cell = column.cell(metric.path) if column is not None else None
    if cell is None or not cell.is_number or cell.unit != unit:
        return None
    try:
        return float(cell.value)
    except OverflowError:
        return None


def _origin(columns: Sequence[Optional[MetricColumn]]) -> str:
    return next((each.origin for each in columns if each is not None), "")

"""The data of a chart of a metric: a bar for each area or radius, next to that of the baseline."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional, Sequence

from .cells import EMPTY, Cell
from .table import Metric, MetricTable, Sums


@dataclass(frozen=True)
class Bars:
    """Numbers of one metric in one currency.

    :param names: the names of the bars.
    :param series: the values of each series by name, in the order of *names*; None: nothing to draw.
    :param rows: the table row of each bar.
    :param unit: ISO 4217 code, or empty.
    :param left_out: whether numbers in other currencies are not drawn.
    """

    names: tuple[str, ...]
    series: tuple[tuple[str, tuple[Optional[float], ...]], ...]
    rows: tuple[int, ...]
    unit: str = ""
    left_out: bool = False


def bars_of(table: MetricTable, metric: Metric) -> Bars:
    """Return the bars of the latest accumulation in *table*, and of its baseline, if any."""
    rows = _shown(table)
    current = [table.rows[row].current for row in rows]
    base = [table.rows[row].base for row in rows]
    cells = [_cell(each, metric) for each in (*current, *base)]
    units = tuple(dict.fromkeys(cell.unit for cell in cells if cell.is_number))
    unit = units[0] if units else ""
    both = (current, base) if any(base) else (current,)
    series = tuple(
        (_origin(some), tuple(_value(_cell(each, metric), unit) for each in some)) for some in both
    )
    return Bars(tuple(each.name for each in current), series, tuple(rows), unit, len(units) > 1)


def _shown(table: MetricTable) -> list[int]:
    """Return the rows of the latest accumulation that has any."""
    last = next((row.current.answer for row in reversed(table.rows) if row.current), None)
    return [n for n, row in enumerate(table.rows) if row.current and row.current.answer is last]


def _cell(sums: Optional[Sums], metric: Metric) -> Cell:
    return sums.cells.get(metric.path, EMPTY) if sums is not None else EMPTY


def _value(cell: Cell, unit: str) -> Optional[float]:
    """Return the number of *cell* in the currency *unit*; None if it can't be drawn."""
    if not cell.is_number or cell.unit != unit:
        return None
    try:
        return float(cell.value)
    except OverflowError:
        return None


def _origin(some: Sequence[Optional[Sums]]) -> str:
    return next((each.origin for each in some if each is not None), "")

"""Numbers beside a chart and the ticks of its axis."""

from __future__ import annotations

import math

from qgis.PyQt.QtCore import QLocale

from ...core.gis.text import numbers

_STEPS = (1, 2, 5)
"""Multiples of these have at most two digits, so that the short form of ticks is exact."""
_SHORTEST, _LONGEST = 1.0, 1e15


def ticks(low: float, high: float, most: int) -> tuple[float, ...]:
    """Return two to *most* round numbers from *low* to *high*, including zero.

    :param low: zero or less; *high* zero or more.
    """
    # Halves, as the difference of the largest floats overflows.
    span = high / 2 - low / 2
    if span <= 0 or not math.isfinite(span):
        return (0.0,)
    decade = math.floor(math.log10(span)) - 1
    marks: tuple[float, ...] = (0.0,)
    for step in (each * 10.0**power for power in range(decade, decade + 3) for each in _STEPS):
        finer, marks = marks, _multiples(step, low, high)
        if len(marks) <= most:
            return marks if len(marks) > 1 else finer
    return marks


def _multiples(step: float, low: float, high: float) -> tuple[float, ...]:
    if not step:
        return (0.0,)
    return tuple(number * step for number in range(math.ceil(low / step), math.floor(high / step) + 1))


def amount(value: float) -> str:
    """Return *value* for a label or a tick: "12.4 M", "950", "0.05"."""
    size = abs(value)
    if 0 < size < _SHORTEST or size >= _LONGEST:
        return QLocale().toString(float(value), "g", 3)
    return numbers.short(value)


def with_unit(number: str, unit: str) -> str:
    """Return *number* with its *unit*, if any."""
    return f"{number} {unit}" if unit else number


def exact(value: float) -> str:
    """Return the exact *value* for a tooltip: integers with group separators, other numbers with decimals."""
    if abs(value) >= _LONGEST:
        return QLocale().toString(float(value), "g", 15)
    if float(value).is_integer() or abs(value) >= 1000:
        return numbers.whole(value)
    return QLocale().toString(float(value), "g", 6)

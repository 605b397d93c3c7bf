"""Horizontal bars, which leave space for long names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

from qgis.PyQt.QtCore import QPointF, QRectF, Qt

from ...core.gis.text.joining import headed, listed
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import whole
from .amounts import amount, exact, ticks, with_unit
from .drawing import GAP, SMALL, Pen, Spot
from .values import BarChart

GIVES_WAY = ("subtitle", "footnote")
"""Parts around the plot that are omitted if space is limited."""
MOST_BARS = 40
_TALLEST_ROW = 64.0
_NAMES_SHARE, _BARS_SHARE = 0.42, 0.2
_THICKEST, _THINNEST = 24.0, 5.0
_TICKS = 7
_FEWEST_ROWS = 3
_MOST_DESCRIBED = 50


@dataclass(frozen=True)
class _Scale:
    """Converts numbers to pixels, from left to right.

    :param names: the right edge of the names.
    :param thick: the thickness of a bar.
    :param with_text: whether there is space for numbers beside the bars.
    """

    names: float
    thick: float
    with_text: bool
    low: float
    high: float
    left: float
    right: float

    def at(self, value: float) -> float:
        # Halves, as the distance of the largest floats has no float.
        span = self.high / 2 - self.low / 2
        share = (value / 2 - self.low / 2) / span if span else 0.0
        return self.left + share * (self.right - self.left)


def rows_that_fit(pen: Pen, chart: BarChart, height: float) -> int:
    """Return the number of bars that fit into *height*, including the axis."""
    rows = int((height - _axis_height(pen, height)) // lowest_row(pen, chart))
    return max(1, min(MOST_BARS, chart.count, rows))


def lowest_row(pen: Pen, chart: BarChart) -> float:
    """Return the smallest legible height of a row."""
    several = len(chart.series) * (_THINNEST + 1) + 4
    return max(pen.line_height(), several)


def chosen(chart: BarChart, room: int) -> tuple[int, ...]:
    """Return the bars to show: all in order, or the *room* largest ones, the largest first."""
    if chart.count <= room:
        return tuple(range(chart.count))
    return tuple(sorted(range(chart.count), key=lambda index: -_size(chart, index))[:room])


def height(pen: Pen, chart: BarChart, row: float = 0.0) -> float:
    """Return the preferred height of the plot, for the most bars that are shown."""
    rows = max(_FEWEST_ROWS, min(chart.count, MOST_BARS))
    return rows * max(row, lowest_row(pen, chart)) + 2 * pen.line_height()


def note(pen: Pen, chart: BarChart, height: float) -> str:
    """Return the note on a plot of *height*, of which the note itself takes a line."""
    if rows_that_fit(pen, chart, height) == chart.count:
        return _note(chart, chart.count)
    return _note(chart, rows_that_fit(pen, chart, height - pen.line_height()))


def tip(chart: BarChart, index: int) -> str:
    """Return the tooltip of the bar *index*, as plain text."""
    lines = [chart.names[index]]
    for each in chart.series:
        value = each.value(index)
        number = nothing_text() if value is None else with_unit(exact(value), chart.unit)
        lines.append(headed(each.name, number) if each.name else number)
    return "\n".join(lines)


def described(chart: BarChart) -> tuple[str, ...]:
    """Describe the bars, and how many are left out."""
    shown = range(min(chart.count, _MOST_DESCRIBED))
    items = listed(tip(chart, index).replace("\n", ", ") for index in shown)
    return items, _note(chart, chart.count)


def _note(chart: BarChart, shown: int) -> str:
    """Return a note that bars are omitted; empty if all are *shown*."""
    if shown >= chart.count:
        return ""
    text = tr("Largest {shown} of {count}")
    return text.format(shown=whole(shown), count=whole(chart.count))


def paint(pen: Pen, rect: QRectF, chart: BarChart, lit: int) -> tuple[Spot, ...]:
    """Draw the bars that fit into *rect*, highlighting *lit*."""
    axis = _axis_height(pen, rect.height())
    room = rect.adjusted(0, 0, 0, -axis)
    indexes = chosen(chart, rows_that_fit(pen, chart, rect.height()))
    row = min(_TALLEST_ROW, room.height() / max(1, len(indexes)))
    scale = _scale_for(pen, room, chart, indexes, row)
    bottom = room.top() + row * len(indexes)
    spots = tuple(
        Spot(index, QRectF(rect.left(), room.top() + number * row, rect.width(), row))
        for number, index in enumerate(indexes)
    )
    for spot in spots:
        if spot.index == lit:
            pen.fill(spot.rect, pen.look.lit)
    _paint_axis(pen, scale, room.top(), bottom, axis)
    for spot in spots:
        _paint_row(pen, chart, spot, scale, rect.left())
    zero = scale.at(0.0)
    pen.line(QPointF(zero, room.top()), QPointF(zero, bottom), pen.look.faint)
    return spots


def _axis_height(pen: Pen, height: float) -> float:
    """Return the height of the axis numbers; 0 if space is limited, as the bars have numbers, too."""
    axis = pen.line_height() + 2
    return axis if height > 4 * axis else 0.0


def _size(chart: BarChart, index: int) -> float:
    values = (each.value(index) for each in chart.series)
    return max((abs(value) for value in values if value is not None), default=-1.0)


def _scale_for(pen: Pen, room: QRectF, chart: BarChart, indexes: tuple[int, ...], row: float) -> _Scale:
    count = len(chart.series)
    values = [value for each in chart.series for value in map(each.value, indexes) if value is not None]
    low, high = min(0.0, *values, 0.0), max(0.0, *values, 0.0)
    names = max((pen.width(chart.names[index]) for index in indexes), default=0.0)
    edge = room.left() + min(names, room.width() * _NAMES_SHARE)
    below = max((pen.width(amount(value)) + GAP for value in values if value < 0), default=0.0)
    above = max((pen.width(amount(value)) for value in values if value >= 0), default=0.0)
    if len(values) < len(indexes) * count:
        above = max(above, pen.width(nothing_text()))
    thick = max(_THINNEST - 1, min(_THICKEST, (row - 4) / count - 1))
    left, right = edge + GAP, room.right() - GAP
    with_text = count == 1 or thick + 3 >= pen.look.size * SMALL * 0.9
    if with_text and right - above - left - below >= room.width() * _BARS_SHARE:
        return _Scale(edge, thick, True, low, high, left + below, right - above)
    return _Scale(edge, thick, False, low, high, left, max(right, left + 10))


def nothing_text() -> str:
    """Return the text for a missing value."""
    return "–"


def _paint_axis(pen: Pen, scale: _Scale, top: float, bottom: float, height: float) -> None:
    width = scale.right - scale.left
    widest = max(pen.width(amount(scale.high)), pen.width(amount(scale.low)), pen.width("000 M"))
    marks = ticks(scale.low, scale.high, max(2, min(_TICKS, int(width // (widest + 2 * GAP)))))
    free = scale.names
    for value in marks:
        x, half = scale.at(value), pen.width(amount(value)) / 2
        pen.line(QPointF(x, top), QPointF(x, bottom), pen.look.grid)
        if height and x - half >= free:
            box = QRectF(x - half, bottom + 2, 2 * half, height - 2)
            pen.write(box, amount(value), pen.look.faint, Qt.AlignmentFlag.AlignHCenter)
            free = x + half + GAP


def _paint_row(pen: Pen, chart: BarChart, spot: Spot, scale: _Scale, left: float) -> None:
    rect, count = spot.rect, len(chart.series)
    name = QRectF(left, rect.top(), scale.names - left, rect.height())
    pen.write(
        name,
        chart.names[spot.index],
        pen.look.text,
        Qt.AlignmentFlag.AlignRight,
        elide=Qt.TextElideMode.ElideMiddle,
    )
    top = rect.center().y() - (count * (scale.thick + 1) - 1) / 2
    for number, each in enumerate(chart.series):
        _paint_bar(pen, each.value(spot.index), number, scale, top + number * (scale.thick + 1))


def _paint_bar(pen: Pen, value: Optional[float], number: int, scale: _Scale, top: float) -> None:
    zero = end = scale.at(0.0)
    if value is not None:
        end = scale.at(value)
        # A nonzero value is always visible.
        end = end if value == 0 or abs(end - zero) >= 2 else zero + (2 if value > 0 else -2)
        if value:
            pen.bar(QRectF(min(zero, end), top, abs(end - zero), scale.thick), pen.look.stroke(number))
    if not scale.with_text:
        return
    text, color = (amount(value), pen.look.text) if value is not None else (nothing_text(), pen.look.faint)
    height = pen.line_height()
    width = pen.width(text)
    at = end - width - 3 if value is not None and value < 0 else end + 4
    pen.write(QRectF(at, top + scale.thick / 2 - height / 2, width, height), text, color)

"""A line over the radius for each series; a value that is missing is a gap."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Iterable, Iterator, Sequence

from qgis.PyQt.QtCore import QPointF, QRectF, Qt
from qgis.PyQt.QtGui import QColor, QPen, QPolygonF

from .amounts import amount, ticks
from .drawing import GAP, Pen, Spot
from .look import MOST_SERIES
from .values import Chart

_TICKS = 7
_WIDE_APART = 30.0
"""Radii whose largest is so many times the smallest would crowd: a logarithm sets them apart."""
_HEADROOM = 0.08
_VEIL = 170
"""How much of a line is hidden behind a number that crosses it, of 255."""


@dataclass(frozen=True)
class _Plane:
    """Radii and numbers to pixels."""

    rect: QRectF
    first: float
    last: float
    low: float
    high: float
    is_log: bool

    def x(self, radius: float) -> float:
        place = math.log(radius) if self.is_log else radius
        share = (place - self.first) / (self.last - self.first) if self.last > self.first else 0.5
        return self.rect.left() + share * self.rect.width()

    def y(self, value: float) -> float:
        # Halves, as the distance of the largest floats has no float.
        span = self.high / 2 - self.low / 2
        share = (value / 2 - self.low / 2) / span if span else 0.0
        return self.rect.bottom() - share * self.rect.height()


def is_log(chart: Chart) -> bool:
    """Whether the radii are set out by their logarithm."""
    return bool(chart.xs) and min(chart.xs) > 0 and max(chart.xs) / min(chart.xs) >= _WIDE_APART


def chosen_series(chart: Chart) -> tuple[int, ...]:
    """The lines to show: all of them, or the largest."""
    numbers = range(len(chart.series))
    if len(numbers) <= MOST_SERIES:
        return tuple(numbers)
    size = [max(map(abs, each.numbers), default=-1.0) for each in chart.series]
    return tuple(sorted(sorted(numbers, key=lambda number: -size[number])[:MOST_SERIES]))


def paint_lines(pen: Pen, rect: QRectF, chart: Chart, lit: int) -> tuple[Spot, ...]:
    """Draw the lines in *rect*; *lit* is the radius to point out."""
    if not chart.count:
        return ()
    plane, marks = _plane_for(pen, rect, chart)
    spots = tuple(_spots(plane, chart, rect))
    _paint_values_axis(pen, plane, marks, rect)
    _paint_radii(pen, plane, chart, rect)
    shown = chosen_series(chart)
    for place, number in enumerate(shown):
        _paint_line(pen, plane, chart, number, place, lit)
    if len(shown) <= 2:
        _paint_values(pen, plane, chart, shown)
    for spot in spots:
        if spot.index == lit:
            pen.fill(spot.rect, pen.look.lit)
    return spots


def _plane_for(pen: Pen, rect: QRectF, chart: Chart) -> tuple[_Plane, tuple[float, ...]]:
    values = [value for number in chosen_series(chart) for value in chart.series[number].numbers]
    low, high = min(0.0, *values, 0.0), max(0.0, *values, 0.0)
    line = pen.line_height()
    room = QRectF(rect.left(), rect.top() + line / 2, rect.width(), rect.height() - 1.5 * line - 4)
    marks = ticks(low, high, max(2, min(_TICKS, int(room.height() // (2 * line)))))
    room.setLeft(rect.left() + max(pen.width(amount(mark)) for mark in marks) + GAP)
    room.setRight(rect.right() - max(GAP, pen.width(chart.label(chart.count - 1)) / 2))
    log = is_log(chart)
    places = [math.log(x) if log else x for x in chart.xs]
    first = min(places) if log or min(places) < 0 else 0.0
    if log:
        first -= (max(places) - first) * _HEADROOM
    low, high = low * (1 + _HEADROOM), high * (1 + _HEADROOM)
    return _Plane(room, first, max(places), low, high if math.isfinite(high) else values[0], log), marks


def _spots(plane: _Plane, chart: Chart, rect: QRectF) -> Iterator[Spot]:
    """A strip for each radius, halfway to its neighbours."""
    order = sorted(range(chart.count), key=lambda index: chart.xs[index])
    places = [plane.x(chart.xs[index]) for index in order]
    edges = [plane.rect.left(), *((a + b) / 2 for a, b in zip(places, places[1:])), rect.right()]
    for index, left, right in zip(order, edges, edges[1:]):
        yield Spot(index, QRectF(left, rect.top(), right - left, rect.height()))


def _paint_values_axis(pen: Pen, plane: _Plane, marks: Iterable[float], rect: QRectF) -> None:
    height = pen.line_height()
    for value in marks:
        y = plane.y(value)
        color = pen.look.grid if value else pen.look.faint
        pen.line(QPointF(plane.rect.left(), y), QPointF(plane.rect.right(), y), color)
        box = QRectF(rect.left(), y - height / 2, plane.rect.left() - rect.left() - GAP, height)
        pen.write(box, amount(value), pen.look.faint, Qt.AlignmentFlag.AlignRight)


def _paint_radii(pen: Pen, plane: _Plane, chart: Chart, rect: QRectF) -> None:
    """The radii that were asked, as many as have room; the largest always."""
    height, bottom = pen.line_height(), plane.rect.bottom()
    free = math.inf
    for index in sorted(range(chart.count), key=lambda index: -chart.xs[index]):
        x, text = plane.x(chart.xs[index]), chart.label(index)
        half = pen.width(text) / 2
        pen.line(QPointF(x, bottom), QPointF(x, bottom + 3), pen.look.faint)
        if x + half + GAP <= free and x - half >= rect.left():
            box = QRectF(x - half, bottom + 3, 2 * half, height)
            pen.write(box, text, pen.look.faint, Qt.AlignmentFlag.AlignHCenter)
            free = x - half


def _paint_line(pen: Pen, plane: _Plane, chart: Chart, number: int, place: int, lit: int) -> None:
    stroke, series = pen.look.stroke(place), chart.series[number]
    part: list[QPointF] = []
    order = sorted(range(chart.count), key=lambda index: chart.xs[index])
    points = [(index, series.value(index)) for index in order]
    for index, value in [*points, (-1, None)]:
        if value is not None:
            part.append(QPointF(plane.x(chart.xs[index]), plane.y(value)))
            continue
        pen.painter.setPen(QPen(stroke.color, 2.0, stroke.dash))
        pen.painter.drawPolyline(QPolygonF(part))
        part = []
    for index, value in points:
        if value is not None:
            at = QPointF(plane.x(chart.xs[index]), plane.y(value))
            pen.mark(at, stroke, 1.5 if index == lit else 1.0)


def _paint_values(pen: Pen, plane: _Plane, chart: Chart, shown: Iterable[int]) -> None:
    """The numbers above the upper points and below the lower ones, where they hide nothing."""
    height, taken, behind = pen.line_height(), [], QColor(pen.look.background)
    behind.setAlpha(_VEIL)
    for index in range(chart.count):
        there = [value for number in shown if (value := chart.series[number].value(index)) is not None]
        for value in sorted(set(there), reverse=True):
            text, x, y = amount(value), plane.x(chart.xs[index]), plane.y(value)
            width = pen.width(text)
            left = min(max(x - width / 2, plane.rect.left()), plane.rect.right() + GAP - width)
            above, below = (QRectF(left, top, width, height) for top in (y - height - 4, y + 4))
            places = (above,) if value == max(there) else (below, above)
            box = next((each for each in places if _is_free(each, plane, taken)), None)
            if box is not None:
                pen.fill(box.adjusted(0, 2, 0, -2), behind)
                pen.write(box, text, pen.look.text, Qt.AlignmentFlag.AlignHCenter)
                taken.append(box)


def _is_free(box: QRectF, plane: _Plane, taken: Sequence[QRectF]) -> bool:
    return box.bottom() <= plane.rect.bottom() and not any(map(box.intersects, taken))

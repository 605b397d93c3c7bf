"""Line charts of cumulative sums by distance: steps, a band of uncertainty, and a limit."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from qgis.PyQt.QtCore import QPointF, QRectF, Qt
from qgis.PyQt.QtGui import QBrush, QColor, QPainterPath, QPen, QPolygonF

from ...core.gis.text.joining import headed, listed
from ...core.gis.text.languages import tr
from .amounts import amount, exact, ticks, with_unit
from .drawing import GAP, Pen, Spot
from .values import Line, LineChart

GIVES_WAY = ("subtitle", "footnote", "heading")
"""Parts around the plot that are omitted if space is limited; value and unit are also shown beside the
chart."""
_FILE_HEIGHT, _LOWEST = 340.0, 120.0
_ROWS_OF_A_TICK = 2
_BAND = 60
"""Of 255: the opacity of a band."""
_DASHES = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
)
_DESCRIBED = 6


@dataclass(frozen=True)
class _Scale:
    """Converts meters and amounts to pixels."""

    plot: QRectF
    end: float
    high: float

    def x(self, meters: float) -> float:
        return self.plot.left() + meters / self.end * self.plot.width()

    def y(self, value: float) -> float:
        return self.plot.bottom() - value / self.high * self.plot.height()


def height(_pen: Pen, _chart: LineChart, row: float = 0.0) -> float:
    """Return the preferred height of the plot; with *row*, that in a file."""
    return _FILE_HEIGHT if row else _LOWEST


def note(_pen: Pen, _chart: LineChart, _height: float) -> str:
    """Return an empty note, as nothing is omitted."""
    return ""


def tip(chart: LineChart, index: int) -> str:
    """Return the distance of the step *index* of the first line, and all sums there, as plain text."""
    return _at(chart, float(chart.lines[0].x[index]), "\n")


def described(chart: LineChart) -> tuple[str, ...]:
    """Describe the sums at some distances."""
    return (
        listed(_at(chart, meters, ", ") for meters in ticks(0.0, chart.end, _DESCRIBED)[1:]),
        headed(chart.limit_name, with_unit(exact(chart.limit), chart.unit))
        if chart.limit is not None
        else "",
    )


def paint(pen: Pen, rect: QRectF, chart: LineChart, lit: int) -> tuple[Spot, ...]:
    """Draw the lines in *rect*, highlighting the step *lit* of the first line."""
    scale = _scale(pen, rect, chart)
    _paint_axes(pen, rect, scale)
    columns = np.arange(max(2, int(scale.plot.width()) + 1))
    meters = columns / (len(columns) - 1) * chart.end
    if chart.band is not None:
        _paint_band(pen, chart, scale, meters)
    for number, line in enumerate(chart.lines):
        color = pen.look.stroke(number).color
        pen.painter.setPen(QPen(color, 2.0 if number == 0 else 1.5, _DASHES[number % len(_DASHES)]))
        pen.painter.setBrush(QBrush(Qt.BrushStyle.NoBrush))
        pen.painter.drawPolyline(QPolygonF(_corners(line, scale, meters)))
    if chart.limit is not None:
        _paint_limit(pen, chart, scale)
    if 0 <= lit < len(chart.lines[0].x):
        _paint_lit(pen, chart, scale, float(chart.lines[0].x[lit]))
    return _spots(chart, scale)


def _at(chart: LineChart, meters: float, between: str) -> str:
    at = np.array([meters])
    parts = [_meters(meters)]
    for line in chart.lines:
        parts.append(headed(line.name, with_unit(exact(float(line.at(at)[0])), chart.unit)))
    if chart.band is not None:
        low, high = (amount(float(each.at(at)[0])) for each in chart.band)
        span = tr("{low} to {high}").format(low=low, high=high)
        parts.append(headed(chart.band_name, span))
    return between.join(parts)


def _meters(value: float) -> str:
    return f"{exact(round(value, 1))} m"


def _scale(pen: Pen, rect: QRectF, chart: LineChart) -> _Scale:
    tops = [float(each.y[-1]) for each in (*chart.lines, *(chart.band or ())) if len(each.y)]
    high = max([*tops, chart.limit or 0.0, 0.0]) or 1.0
    marks = ticks(0.0, high, 5)
    left = max(pen.width(amount(value)) for value in marks) + GAP
    below = pen.line_height() + 2
    # Half of the last number is to the right of its tick.
    right = pen.width(_meters(chart.end)) / 2 + 2
    plot = rect.adjusted(left, pen.line_height() / 2, -right, -below)
    return _Scale(plot, chart.end, high * 1.02)


def _paint_axes(pen: Pen, rect: QRectF, scale: _Scale) -> None:
    plot, line = scale.plot, pen.line_height()
    for value in ticks(0.0, scale.high, max(2, int(plot.height() // (_ROWS_OF_A_TICK * line)))):
        y = scale.y(value)
        pen.line(QPointF(plot.left(), y), QPointF(plot.right(), y), pen.look.grid)
        box = QRectF(rect.left(), y - line / 2, plot.left() - rect.left() - GAP / 2, line)
        pen.write(box, amount(value), pen.look.faint, Qt.AlignmentFlag.AlignRight)
    widest = pen.width(_meters(scale.end)) + 2 * GAP
    for meters in ticks(0.0, scale.end, max(2, int(plot.width() // widest))):
        x = scale.x(meters)
        pen.line(QPointF(x, plot.top()), QPointF(x, plot.bottom()), pen.look.grid)
        box = QRectF(x - widest / 2, plot.bottom() + 2, widest, line)
        pen.write(box, _meters(meters), pen.look.faint, Qt.AlignmentFlag.AlignHCenter)
    pen.line(plot.bottomLeft(), plot.bottomRight(), pen.look.faint)


def _corners(line: Line, scale: _Scale, meters: np.ndarray) -> list[QPointF]:
    """Return the steps at screen resolution: one height per column of pixels."""
    heights = line.at(meters)
    changes = np.flatnonzero(np.diff(heights)) + 1
    starts = np.concatenate(([0], changes))
    ends = np.concatenate((changes, [len(meters) - 1]))
    plot = scale.plot
    x = plot.left() + meters[np.stack((starts, ends), axis=1).ravel()] / scale.end * plot.width()
    y = plot.bottom() - np.repeat(heights[starts], 2) / scale.high * plot.height()
    return list(map(QPointF, x.tolist(), y.tolist()))


def _paint_band(pen: Pen, chart: LineChart, scale: _Scale, meters: np.ndarray) -> None:
    low, high = (_corners(each, scale, meters) for each in chart.band)
    path = QPainterPath()
    path.addPolygon(QPolygonF([*high, *reversed(low)]))
    color = QColor(pen.look.stroke(0).color)
    color.setAlpha(_BAND)
    pen.painter.fillPath(path, QBrush(color))


def _paint_limit(pen: Pen, chart: LineChart, scale: _Scale) -> None:
    y, plot = scale.y(chart.limit or 0.0), scale.plot
    pen.painter.setPen(QPen(pen.look.text, 1.2, Qt.PenStyle.DashLine))
    pen.painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
    text = f"{chart.limit_name} {amount(chart.limit or 0.0)}"
    line = pen.line_height()
    # Above the line if there is space.
    top = y - line if y - line > plot.top() else y + 1
    pen.write(QRectF(plot.left() + GAP, top, pen.width(text), line), text, pen.look.text)


def _paint_lit(pen: Pen, chart: LineChart, scale: _Scale, meters: float) -> None:
    x = scale.x(meters)
    pen.line(QPointF(x, scale.plot.top()), QPointF(x, scale.plot.bottom()), pen.look.text)
    for number, line in enumerate(chart.lines):
        pen.painter.setPen(QPen(pen.look.background, 1.0))
        pen.painter.setBrush(QBrush(pen.look.stroke(number).color))
        pen.painter.drawEllipse(QPointF(x, scale.y(float(line.at(np.array([meters]))[0]))), 4.0, 4.0)


def _spots(chart: LineChart, scale: _Scale) -> tuple[Spot, ...]:
    """Return the last step in each column of pixels, with the columns up to the next step."""
    x = chart.lines[0].x
    if not len(x):
        return ()
    plot = scale.plot
    columns = np.floor(x / scale.end * plot.width()).astype(np.int64)
    lasts = np.flatnonzero(np.append(np.diff(columns) > 0, True))
    starts = columns[lasts]
    widths = np.append(starts[1:], int(plot.width()) + 1) - starts
    return tuple(
        Spot(index, QRectF(plot.left() + start, plot.top(), width, plot.height()))
        for index, start, width in zip(lasts.tolist(), starts.tolist(), widths.tolist())
    )

"""Paint a chart on any Qt paint device: a widget, an image, an SVG.

No chart library is part of QGIS on all platforms.
"""

from __future__ import annotations

from functools import partial
from html import escape
from typing import Any, Optional

from qgis.PyQt.QtCore import QRectF, QSize
from qgis.PyQt.QtGui import QPainter

from ...core.gis.text.joining import in_sentences
from ...core.gis.text.languages import tr
from . import bars, lines
from .appearance import Look
from .drawing import GAP, SMALL, Pen, Spot
from .values import BarChart, Chart, Line, LineChart, Series

__all__ = (
    "BarChart",
    "Chart",
    "Line",
    "LineChart",
    "Look",
    "Series",
    "Spot",
    "described",
    "paint",
    "rich_tip",
    "size_for",
    "tip",
    "told",
)

_MARGIN = 10.0
_TITLE = 1.1
_SWATCH = 22.0
_FILE_WIDTH, _FILE_ROW = 720, 24.0
_FOOTNOTE_LINES = 4
_PLOT_SHARE = 0.75
_PLOTS: dict[type, Any] = {BarChart: bars, LineChart: lines}
"""The modules that paint and describe the plot, by kind of chart."""


def paint(painter: QPainter, rect: QRectF, chart: Chart, look: Look, lit: int = -1) -> tuple[Spot, ...]:
    """Draw *chart* into *rect*, in pixels of 1/96 inch before the painter's scale.

    If space is limited, subtitle and footnote are omitted, and a note tells what the plot omits.

    :param lit: the bar or step to highlight; -1: none.
    :returns: the positions of bars or steps, for the mouse.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = Pen(painter, look)
    pen.fill(rect, look.background)
    inner = rect.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
    room = _paint_words(pen, inner, chart)
    if chart.is_empty:
        text = tr("No values to show.")
        pen.paragraph(room, text, look.faint, 3, 1.0)
        spots: tuple[Spot, ...] = ()
    else:
        spots = _PLOTS[type(chart)].paint(pen, room, chart, lit)
    painter.restore()
    return spots


def size_for(chart: Chart, look: Optional[Look] = None, width: int = _FILE_WIDTH) -> QSize:
    """Return the preferred size of *chart* in a file."""
    look = look or Look.print_()
    pen = Pen(None, look)
    words = sum(_heights(pen, width - 2 * _MARGIN, chart).values()) + pen.line_height() + 2 * _MARGIN
    plot = _PLOTS[type(chart)].height(pen, chart, _FILE_ROW)
    return QSize(width, round(words + plot))


def tip(chart: Chart, index: int) -> str:
    """Return the tooltip of the bar or step *index*, as plain text."""
    return str(_PLOTS[type(chart)].tip(chart, index))


def told(chart: Chart) -> str:
    """Return title, subtitle and footnote as plain text, as they may be omitted."""
    return "\n".join(filter(None, (chart.heading, chart.subtitle, chart.footnote)))


def rich_tip(text: str) -> str:
    """Return *text* escaped for a tooltip, which is rich text."""
    return "<br>".join(f"<span style='white-space:pre'>{escape(line)}</span>" for line in text.split("\n"))


def described(chart: Chart) -> str:
    """Describe the chart for screen readers."""
    plot = _PLOTS[type(chart)].described(chart)
    return in_sentences((chart.heading, chart.subtitle, *plot, chart.footnote))


def _heights(pen: Pen, width: float, chart: Chart) -> dict[str, float]:
    """Return the heights of the text blocks around the plot, each with a gap below."""
    small = partial(pen.paragraph_height, width=width, scale=SMALL)
    heights = {
        "heading": pen.paragraph_height(chart.heading, width, 2, _TITLE, bold=True),
        "subtitle": small(chart.subtitle, lines=2),
        "legend": len(_legend_rows(pen, width, chart)) * pen.line_height(),
        "footnote": small(chart.footnote, lines=_FOOTNOTE_LINES),
    }
    return {name: height + GAP if height else 0.0 for name, height in heights.items()}


def _paint_words(pen: Pen, rect: QRectF, chart: Chart) -> QRectF:
    """Draw title, subtitle, legend and footnote; return the rest of the space for the plot."""
    heights = _heights(pen, rect.width(), chart)
    for name in _PLOTS[type(chart)].GIVES_WAY:
        wanted = min(_PLOTS[type(chart)].height(pen, chart), _PLOT_SHARE * rect.height())
        if rect.height() - sum(heights.values()) < wanted:
            heights[name] = 0.0
    text = _PLOTS[type(chart)].note(pen, chart, rect.height() - sum(heights.values()))
    top, faint = rect.top(), pen.look.faint
    box = QRectF(rect.left(), top, rect.width(), heights["heading"])
    # A number without its currency would be ambiguous.
    tail = f" {chart.unit}" if chart.unit else ""
    if heights["heading"]:
        pen.paragraph(box, chart.heading, pen.look.text, 2, _TITLE, bold=True, tail=tail)
    box = QRectF(rect.left(), box.bottom(), rect.width(), heights["subtitle"])
    if heights["subtitle"]:
        pen.paragraph(box, chart.subtitle, faint, 2, SMALL)
    box = QRectF(rect.left(), box.bottom(), rect.width(), heights["legend"])
    _paint_legend(pen, box, chart)
    bottom = rect.bottom() - heights["footnote"]
    if heights["footnote"]:
        foot = QRectF(rect.left(), bottom + GAP, rect.width(), heights["footnote"] - GAP)
        pen.paragraph(foot, chart.footnote, faint, _FOOTNOTE_LINES, SMALL)
    if text:
        bottom -= pen.line_height()
        pen.write(QRectF(rect.left(), bottom, rect.width(), pen.line_height()), text, faint)
    return QRectF(rect.left(), box.bottom(), rect.width(), bottom - box.bottom())


def _legend_rows(pen: Pen, width: float, chart: Chart) -> list[list[tuple[int, str, float]]]:
    """Return position, text and width of each legend entry, row by row."""
    rows: list[list[tuple[int, str, float]]] = []
    free = 0.0
    for place, name in enumerate(chart.legend):
        taken = min(width, _SWATCH + pen.width(name) + 2 * GAP)
        if not rows or taken > free:
            rows.append([])
            free = width
        rows[-1].append((place, name, taken))
        free -= taken
    return rows


def _paint_legend(pen: Pen, rect: QRectF, chart: Chart) -> None:
    height = pen.line_height()
    for number, row in enumerate(_legend_rows(pen, rect.width(), chart)):
        left, top = rect.left(), rect.top() + number * height
        for place, name, taken in row:
            pen.bar(QRectF(left, top + height / 2 - 4, _SWATCH - GAP, 8), pen.look.stroke(place))
            box = QRectF(left + _SWATCH, top, taken - _SWATCH - GAP, height)
            pen.write(box, name, pen.look.text)
            left += taken

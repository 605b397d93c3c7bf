"""A chart as a value, painted on any device of Qt: a widget, an image, an SVG, paper.

QGIS ships no chart library on all platforms, so Qt draws it.
"""

from __future__ import annotations

from functools import partial
from html import escape
from typing import Callable, Mapping, Optional

from qgis.PyQt.QtCore import QCoreApplication, QPointF, QRectF, QSize
from qgis.PyQt.QtGui import QPainter, QPen

from ...core.gis.joining import headed, in_sentences, listed
from ...core.gis.numbers import whole
from .amounts import exact
from .bars import MOST_BARS, lowest_row, nothing_text, paint_bars, rows_that_fit
from .drawing import GAP, SMALL, Pen, Spot
from .lines import chosen_series, is_log, paint_lines
from .look import Look
from .values import BARS, LINE, Chart, Series

__all__ = (
    "BARS",
    "LINE",
    "Chart",
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

translate = QCoreApplication.translate

_MARGIN = 10.0
_TITLE = 1.1
_SWATCH = 22.0
_FILE_WIDTH, _FILE_ROW, _FILE_LINE_HEIGHT = 720, 24.0, 260.0
_FEWEST_ROWS = 3
_FOOTNOTE_LINES = 4
_PLOT_SHARE = 0.75
_MOST_DESCRIBED = 50

_PAINTERS: Mapping[str, Callable[[Pen, QRectF, Chart, int], tuple[Spot, ...]]] = {
    BARS: paint_bars,
    LINE: paint_lines,
}


def paint(painter: QPainter, rect: QRectF, chart: Chart, look: Look, lit: int = -1) -> tuple[Spot, ...]:
    """Draw *chart* into *rect*, in pixels of 1/96 inch before the painter's own scale.

    Where the room is small, subtitle and footnote give way to the plot; what is left out of it is said.

    :param lit: the bar or radius to point out; -1: none.
    :returns: where the bars and points are, for the mouse.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = Pen(painter, look)
    pen.fill(rect, look.background)
    inner = rect.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
    room = _paint_words(pen, inner, chart)
    if chart.is_empty:
        text = translate("GeoPortfolio", "No numbers to draw.")
        pen.paragraph(room, text, look.faint, 3, 1.0)
        spots: tuple[Spot, ...] = ()
    else:
        spots = _PAINTERS[chart.kind](pen, room, chart, lit)
    painter.restore()
    return spots


def size_for(chart: Chart, look: Optional[Look] = None, width: int = _FILE_WIDTH) -> QSize:
    """The size at which all of *chart* is read well, for a file."""
    look = look or Look.print_()
    pen = Pen(None, look)
    words = sum(_heights(pen, width - 2 * _MARGIN, chart).values()) + pen.line_height() + 2 * _MARGIN
    return QSize(width, round(words + _plot_height(pen, chart, _FILE_ROW)))


def tip(chart: Chart, index: int) -> str:
    """What the mouse is told of the bar or point *index*, as plain text."""
    lines = [chart.label(index)]
    for each in chart.series:
        value = each.value(index)
        number = nothing_text() if value is None else _with_unit(exact(value), chart.unit)
        lines.append(headed(each.name, number) if each.name else number)
    return "\n".join(lines)


def told(chart: Chart) -> str:
    """All that stands around the plot, which may have had no room there, as plain text."""
    return "\n".join(filter(None, (chart.heading, chart.subtitle, chart.footnote)))


def rich_tip(text: str) -> str:
    """*text* for a tooltip, which would take a name for markup."""
    return "<br>".join(f"<span style='white-space:pre'>{escape(line)}</span>" for line in text.split("\n"))


def described(chart: Chart) -> str:
    """The chart in words, for those who don't see it."""
    items = listed(
        tip(chart, index).replace("\n", ", ") for index in range(min(chart.count, _MOST_DESCRIBED))
    )
    return in_sentences((chart.heading, chart.subtitle, items, note(chart, chart.count), chart.footnote))


def note(chart: Chart, shown: int) -> str:
    """What is not as one would take it: bars or lines that are left out, radii by their logarithm."""
    said = []
    if chart.kind == BARS and shown < chart.count:
        said.append((shown, chart.count))
    if chart.kind == LINE and len(chosen_series(chart)) < len(chart.series):
        said.append((len(chosen_series(chart)), len(chart.series)))
    words = [
        translate("GeoPortfolio", "Largest {shown} of {count}").format(shown=whole(some), count=whole(count))
        for some, count in said
    ]
    if chart.kind == LINE and is_log(chart):
        words.append(translate("GeoPortfolio", "Radii on a logarithmic scale"))
    return in_sentences(words)


def _with_unit(number: str, unit: str) -> str:
    return f"{number} {unit}" if unit else number


def _heights(pen: Pen, width: float, chart: Chart) -> dict[str, float]:
    """The room of the words around the plot, by what they are; each with a gap below."""
    small = partial(pen.paragraph_height, width=width, scale=SMALL)
    heights = {
        "heading": pen.paragraph_height(chart.heading, width, 2, _TITLE, bold=True),
        "subtitle": small(chart.subtitle, lines=2),
        "legend": len(_legend_rows(pen, width, chart)) * pen.line_height(),
        "footnote": small(chart.footnote, lines=_FOOTNOTE_LINES),
    }
    return {name: height + GAP if height else 0.0 for name, height in heights.items()}


def _paint_words(pen: Pen, rect: QRectF, chart: Chart) -> QRectF:
    """Write what stands around the plot; what is left for the plot."""
    heights = _heights(pen, rect.width(), chart)
    for name in ("subtitle", "footnote"):
        wanted = min(_plot_height(pen, chart), _PLOT_SHARE * rect.height())
        if rect.height() - sum(heights.values()) < wanted:
            heights[name] = 0.0
    text = _note_for(pen, chart, rect.height() - sum(heights.values()))
    top, faint = rect.top(), pen.look.faint
    box = QRectF(rect.left(), top, rect.width(), heights["heading"])
    # A number without its currency would be another one.
    tail = f" {chart.unit}" if chart.unit else ""
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


def _plot_height(pen: Pen, chart: Chart, row: float = 0.0) -> float:
    """The room in which the plot is read well; of bars all that are ever shown."""
    if chart.kind == LINE:
        return _FILE_LINE_HEIGHT
    rows = max(_FEWEST_ROWS, min(chart.count, MOST_BARS))
    return rows * max(row, lowest_row(pen, chart)) + 2 * pen.line_height()


def _note_for(pen: Pen, chart: Chart, height: float) -> str:
    """The note on a plot that is *height* high, where the note itself takes a line of it."""
    if chart.kind == LINE or rows_that_fit(pen, chart, height) == chart.count:
        return note(chart, chart.count)
    return note(chart, rows_that_fit(pen, chart, height - pen.line_height()))


def _legend_rows(pen: Pen, width: float, chart: Chart) -> list[list[tuple[int, str, float]]]:
    """Place, name and width of each series, row by row; one series alone needs no legend."""
    shown = chosen_series(chart) if chart.kind == LINE else range(len(chart.series))
    if len(shown) < 2:
        return []
    rows: list[list[tuple[int, str, float]]] = []
    free = 0.0
    for place, number in enumerate(shown):
        name = chart.series[number].name
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
            stroke, middle = pen.look.stroke(place), top + height / 2
            if chart.kind == LINE:
                pen.painter.setPen(QPen(stroke.color, 2.0, stroke.dash))
                pen.painter.drawLine(QPointF(left, middle), QPointF(left + _SWATCH - GAP, middle))
                pen.mark(QPointF(left + (_SWATCH - GAP) / 2, middle), stroke)
            else:
                pen.bar(QRectF(left, middle - 4, _SWATCH - GAP, 8), stroke)
            box = QRectF(left + _SWATCH, top, taken - _SWATCH - GAP, height)
            pen.write(box, name, pen.look.text)
            left += taken

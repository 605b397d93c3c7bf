"""A painter with a look and text that fits."""

from __future__ import annotations

import math
from dataclasses import dataclass

from qgis.PyQt.QtCore import QPointF, QRectF, Qt
from qgis.PyQt.QtGui import QBrush, QColor, QPainter, QPen, QTextOption

from .appearance import Look, Stroke

SMALL = 0.86
GAP = 6.0
_PALE = 70


@dataclass(frozen=True)
class Spot:
    """The rectangle of the bar *index*, including the space around it."""

    index: int
    rect: QRectF


class Pen:
    """A painter that draws text and shapes in one look."""

    def __init__(self, painter: QPainter, look: Look) -> None:
        self.painter = painter
        self.look = look

    def line_height(self, scale: float = SMALL, bold: bool = False) -> float:
        """Return the height of a line of text."""
        return math.ceil(self.look.metrics(scale, bold).height())

    def width(self, text: str, scale: float = SMALL) -> float:
        """Return the width of *text* in one line."""
        return math.ceil(self.look.metrics(scale).horizontalAdvance(_one_line(text))) + 1

    def write(
        self,
        rect: QRectF,
        text: str,
        color: QColor,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        scale: float = SMALL,
        bold: bool = False,
        elide: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
    ) -> None:
        """Draw *text* in one line, aligned independent of text direction, elided to fit."""
        shown = self.look.metrics(scale, bold).elidedText(_one_line(text), elide, math.ceil(rect.width()))
        self._draw(rect, shown, color, align, scale, bold, QTextOption.WrapMode.NoWrap)

    def paragraph_height(
        self, text: str, width: float, lines: int, scale: float, bold: bool = False
    ) -> float:
        """Return the height of *text* in at most *lines* lines."""
        if not text:
            return 0.0
        box = QRectF(0, 0, width, 10000)
        wrap = Qt.TextFlag.TextWrapAnywhere if " " not in text else Qt.TextFlag.TextWordWrap
        height = self.look.metrics(scale, bold).boundingRect(box, _number(wrap), text).height()
        return min(math.ceil(height), lines * self.line_height(scale, bold))

    def paragraph(
        self,
        rect: QRectF,
        text: str,
        color: QColor,
        lines: int,
        scale: float,
        bold: bool = False,
        tail: str = "",
    ) -> None:
        """Draw *text* in at most *lines* lines; if it is cut off, *tail* follows."""
        metrics = self.look.metrics(scale, bold)
        # Lines that are broken between words are not full.
        room = rect.width() * (lines - 0.25 * (lines - 1))
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(room))
        if shown != text:
            room -= metrics.horizontalAdvance(tail)
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(room)) + tail
        mode = QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere
        self._draw(rect, shown, color, Qt.AlignmentFlag.AlignLeft, scale, bold, mode, top=True)

    def line(self, first: QPointF, second: QPointF, color: QColor, width: float = 1.0) -> None:
        """Draw a straight line."""
        self.painter.setPen(QPen(color, width))
        self.painter.drawLine(first, second)

    def fill(self, rect: QRectF, color: QColor) -> None:
        """Fill a rectangle."""
        self.painter.fillRect(rect, color)

    def bar(self, rect: QRectF, stroke: Stroke) -> None:
        """Draw a bar of a series."""
        self.painter.setPen(QPen(stroke.color, 1.2))
        self.painter.setBrush(QBrush(_filling(stroke)))
        self.painter.drawRect(rect.adjusted(0.6, 0.6, -0.6, -0.6))

    def _draw(
        self,
        rect: QRectF,
        text: str,
        color: QColor,
        align: Qt.AlignmentFlag,
        scale: float,
        bold: bool,
        wrap: QTextOption.WrapMode,
        top: bool = False,
    ) -> None:
        option = QTextOption()
        vertical = Qt.AlignmentFlag.AlignTop if top else Qt.AlignmentFlag.AlignVCenter
        option.setAlignment(align | vertical | Qt.AlignmentFlag.AlignAbsolute)
        option.setWrapMode(wrap)
        self.painter.setPen(QPen(color))
        self.painter.setFont(self.look.font(scale, bold))
        self.painter.drawText(rect, text, option)


def _one_line(text: str) -> str:
    return " ".join(text.splitlines())


def _filling(stroke: Stroke) -> QColor:
    color = QColor(stroke.color)
    if stroke.hollow:
        color.setAlpha(_PALE)
    return color


def _number(flag: Qt.TextFlag) -> int:
    return int(getattr(flag, "value", flag))

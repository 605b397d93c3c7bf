"""Cells and headers that are never cut off, as a truncated number would be misread."""

from __future__ import annotations

from typing import Any

from qgis.PyQt.QtCore import QModelIndex, QRect, Qt
from qgis.PyQt.QtGui import QFont, QPainter
from qgis.PyQt.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionHeader,
    QStyleOptionViewItem,
)

SHORT_ROLE = int(Qt.ItemDataRole.UserRole) + 40
"""The role of the short text of a cell, such as "661.9 M EUR"; the tooltip has the full text."""

_IN_STYLE_SHEETS = 3
"""The padding of headers in pixels that a theme's style sheet adds without reporting it."""


class WholeCells(QStyledItemDelegate):
    """Draws a cell in its visible part: the text, its short form, or elided text."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        seen = QStyleOptionViewItem(option)
        if isinstance(option.widget, QAbstractItemView):
            seen.rect = option.rect.intersected(option.widget.viewport().rect())
        super().paint(painter, seen, index)

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        super().initStyleOption(option, index)
        style = option.widget.style() if option.widget is not None else None
        if style is None or not option.rect.isValid():
            return
        margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, option.widget) + 1
        if option.fontMetrics.horizontalAdvance(option.text) > option.rect.width() - 2 * margin:
            option.text = index.data(SHORT_ROLE) or option.text


class ElidedHeader(QHeaderView):
    """A horizontal header whose sections are elided line by line instead of being cut off."""

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        seen = rect.intersected(self.viewport().rect())
        if seen.width() >= rect.width():
            super().paintSection(painter, rect, logicalIndex)
            return
        option = QStyleOptionHeader()
        self.initStyleOption(option)
        option.rect, option.section = seen, logicalIndex
        font = self._of_section(logicalIndex, Qt.ItemDataRole.FontRole)
        painter.save()
        if isinstance(font, QFont):
            painter.setFont(font)
        margin = self.style().pixelMetric(QStyle.PixelMetric.PM_HeaderMargin, option, self) + _IN_STYLE_SHEETS
        room = seen.width() - 2 * margin
        text = str(self._of_section(logicalIndex, Qt.ItemDataRole.DisplayRole) or "")
        option.text = "\n".join(
            painter.fontMetrics().elidedText(line, Qt.TextElideMode.ElideRight, max(room, 0))
            for line in text.split("\n")
        )
        alignment = self._of_section(logicalIndex, Qt.ItemDataRole.TextAlignmentRole)
        if isinstance(alignment, int):  # as returned by models, which Qt 6 does not accept here
            alignment = Qt.AlignmentFlag(alignment)
        option.textAlignment = alignment or self.defaultAlignment()
        self.style().drawControl(QStyle.ControlElement.CE_Header, option, painter, self)
        painter.restore()

    def _of_section(self, section: int, role: int) -> Any:
        return self.model().headerData(section, self.orientation(), role)

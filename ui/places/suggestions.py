"""The list of suggested addresses, with bold highlights and quality badges."""

from __future__ import annotations

from typing import Any, Optional, Sequence

from qgis.PyQt.QtCore import QAbstractListModel, QModelIndex, QObject, QRect, QRectF, QSize, Qt, QTimer
from qgis.PyQt.QtGui import (
    QAbstractTextDocumentLayout,
    QFont,
    QFontMetrics,
    QPainter,
    QPalette,
    QResizeEvent,
    QTextDocument,
    QTextOption,
)
from qgis.PyQt.QtWidgets import (
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ...core.api.places import Suggestion
from ..widgets.controls import plain_tip
from .highlights import as_html
from .place_texts import badge_colors, badge_text, quality_text

SUGGESTION = Qt.ItemDataRole.UserRole

_MARGIN = 3
_BADGE_PADDING = 5
_PALE_AFTER = 500
"""Milliseconds until an outdated list is dimmed, so that it does not flicker with each key press."""
_ROLES = (
    QPalette.ColorRole.Base,
    QPalette.ColorRole.Text,
    QPalette.ColorRole.Window,
    QPalette.ColorRole.WindowText,
    QPalette.ColorRole.Highlight,
    QPalette.ColorRole.HighlightedText,
)
_BATCH = 60
"""Rows per batch, more than fit on the tallest screen."""
_MOST_LAID_OUT = 500


class SuggestionModel(QAbstractListModel):
    """One row per suggestion; the role SUGGESTION returns the suggestion."""

    def __init__(self, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Suggestion, ...] = ()

    def show(self, rows: Sequence[Suggestion]) -> None:
        """Replace all rows."""
        self.beginResetModel()
        self._rows = tuple(rows)
        self.endResetModel()

    def rowCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == SUGGESTION:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.label
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            text = ", ".join(filter(None, (row.label, quality_text(row.geocoding_quality))))
            return plain_tip(text) if role == Qt.ItemDataRole.ToolTipRole else text
        return None


class SuggestionView(QListView):
    """The list below the address line, with rows that fit their labels."""

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(SuggestionDelegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        # Lay out visible rows first, as a service may suggest hundreds.
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(_BATCH)
        self._usual: Optional[QPalette] = None
        self._paling = QTimer(self)
        self._paling.setSingleShot(True)
        self._paling.timeout.connect(self._pale)
        # Not higher than its rows, so that the place is right below.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def show_waiting(self) -> None:
        """Mark the rows as outdated; they are dimmed after a while."""
        if not self.isEnabled():
            return
        self._usual = QPalette(self.palette())
        palette = QPalette(self._usual)
        for role in _ROLES:
            palette.setColor(QPalette.ColorGroup.Disabled, role, palette.color(role))
        self.setPalette(palette)
        self.setEnabled(False)
        self._paling.start(_PALE_AFTER)

    def show_ready(self) -> None:
        """Mark the rows as up to date."""
        self._paling.stop()
        self._pale()
        self.setEnabled(True)

    def _pale(self) -> None:
        """Dim the rows like disabled ones."""
        if self._usual is not None:
            # An empty palette would be that of the application, without the colors of a theme's style sheet.
            self.setPalette(self._usual)
            self._usual = None

    def suggestion(self) -> Optional[Suggestion]:
        """Return the current suggestion, or None."""
        return self.currentIndex().data(SUGGESTION)

    def sizeHint(self) -> QSize:
        """Return the height of all rows, limited to that of a screen."""
        rows = sum(self.sizeHintForRow(row) for row in range(min(self.model().rowCount(), _BATCH)))
        return QSize(super().sizeHint().width(), rows + 2 * self.frameWidth())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Measure the rows again, as labels wrap in a narrow panel."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def reset(self) -> None:
        """Adjust the height to the rows."""
        super().reset()
        self.updateGeometry()


class SuggestionDelegate(QStyledItemDelegate):
    """Draws a wrapped label and its badge."""

    def __init__(self, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._documents: dict[tuple[Suggestion, str, int], QTextDocument] = {}

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        row = index.data(SUGGESTION)
        self.initStyleOption(option, index)
        option.text = ""
        style = option.widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        document = self._document(row, option, option.rect.width())
        painter.save()
        painter.translate(_text_rect(option, row).topLeft())
        context = QAbstractTextDocumentLayout.PaintContext()
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        context.palette.setColor(QPalette.ColorRole.Text, option.palette.color(role))
        document.documentLayout().draw(painter, context)
        painter.restore()
        _draw_badge(painter, option, row)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        width = option.widget.viewport().width()
        height = self._document(index.data(SUGGESTION), option, width).size().height()
        return QSize(width, int(height) + 2 * _MARGIN)

    def _document(self, row: Suggestion, option: QStyleOptionViewItem, width: int) -> QTextDocument:
        """Return the cached layout, as a row is measured and painted many times while the user types."""
        wanted = row, option.font.key(), width
        if wanted not in self._documents:
            if len(self._documents) >= _MOST_LAID_OUT:
                self._documents.clear()
            self._documents[wanted] = _document(row, option, width)
        return self._documents[wanted]


def _document(row: Suggestion, option: QStyleOptionViewItem, width: int) -> QTextDocument:
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setDefaultFont(option.font)
    wrapping = QTextOption()
    wrapping.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    # The text direction of an address depends on its letters, not on QGIS's language.
    wrapping.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
    document.setDefaultTextOption(wrapping)
    document.setHtml(as_html(row.label, row.highlights))
    document.setTextWidth(max(40, width - _badge_width(option, row) - 4 * _MARGIN))
    return document


def _text_rect(option: QStyleOptionViewItem, row: Suggestion) -> QRect:
    room = option.rect.adjusted(2 * _MARGIN, _MARGIN, -2 * _MARGIN, -_MARGIN)
    if option.direction == Qt.LayoutDirection.RightToLeft:
        room.setLeft(room.left() + _badge_width(option, row))
    return room


def _badge_font(option: QStyleOptionViewItem) -> QFont:
    font = QFont(option.font)
    font.setPointSizeF(max(6.0, option.font.pointSizeF() * 0.85))
    return font


def _badge_width(option: QStyleOptionViewItem, row: Suggestion) -> int:
    text = badge_text(row.geocoding_quality)
    if not text:
        return 0
    return QFontMetrics(_badge_font(option)).horizontalAdvance(text) + 2 * _BADGE_PADDING + _MARGIN


def _draw_badge(painter: QPainter, option: QStyleOptionViewItem, row: Suggestion) -> None:
    text = badge_text(row.geocoding_quality)
    if not text:
        return
    font = _badge_font(option)
    height = QFontMetrics(font).height() + 2
    width = _badge_width(option, row) - _MARGIN
    place = QRect(0, option.rect.top() + _MARGIN, width, height)
    if option.direction == Qt.LayoutDirection.RightToLeft:
        place.moveLeft(option.rect.left() + 2 * _MARGIN)
    else:
        place.moveRight(option.rect.right() - 2 * _MARGIN)
    ground, ink = badge_colors(row.geocoding_quality)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(QRectF(place), 4, 4)
    painter.setPen(ink)
    painter.setFont(font)
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()

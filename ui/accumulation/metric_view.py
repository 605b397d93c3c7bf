"""The view of the table: signals the row under the mouse or cursor, and never cuts off a number."""

from __future__ import annotations

from typing import Optional

from qgis.PyQt.QtCore import QEvent, QModelIndex, QObject, Qt, pyqtSignal
from qgis.PyQt.QtGui import QFontMetrics, QKeyEvent, QKeySequence, QResizeEvent
from qgis.PyQt.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from ...core.gis.text.languages import tr
from ..widgets.whole_cells import ElidedHeader, WholeCells
from .model import MetricModel

_PADDING = 14
_WIDEST_TEXT = 200
_SHARE_OF_NAMES = 0.4
"""The largest share of the width for the names of the areas."""
_MEASURED = 100
"""Rows that determine the width of a column; a longer number further down is shown in its short form."""


class MetricView(QTableView):
    """Shows a :class:`MetricModel`."""

    row_entered = pyqtSignal(int)
    """Emitted with the row under the mouse or the keyboard cursor; -1: none."""
    copy_wanted = pyqtSignal()

    def __init__(self, model: MetricModel, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setObjectName("accumulationTable")
        self.setAccessibleName(tr("Accumulation"))
        self.setHorizontalHeader(ElidedHeader(Qt.Orientation.Horizontal, self))
        self.horizontalHeader().setSectionsClickable(True)
        self.setItemDelegate(WholeCells(self))
        self.setModel(model)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setMouseTracking(True)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setHighlightSections(False)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
            header.setMouseTracking(True)
            header.viewport().installEventFilter(self)
        # Qt elides several lines as if they were one; the model keeps them short.
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideNone)
        self.verticalHeader().setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 8)
        self.viewport().installEventFilter(self)
        bold = self.font()
        bold.setBold(True)
        self._bold = QFontMetrics(bold)
        self._fitted: set[int] = set()
        self.entered.connect(lambda index: self.row_entered.emit(index.row()))
        model.modelReset.connect(self._begin_anew)
        model.columnsInserted.connect(lambda *_: self._fit_visible())
        model.rowsInserted.connect(lambda *_: self._fit_all())
        self.horizontalScrollBar().valueChanged.connect(lambda _: self._fit_visible())

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        """Emit :attr:`row_entered` for the keyboard."""
        super().currentChanged(current, previous)
        if self.hasFocus() and current.row() != previous.row():
            self.row_entered.emit(current.row())

    def event(self, event: QEvent) -> bool:
        """Take Ctrl+C before QGIS copies features by it."""
        if event.type() == QEvent.Type.ShortcutOverride and event.matches(QKeySequence.StandardKey.Copy):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy with headers and provenance on Ctrl+C, which Qt would omit."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_wanted.emit()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle the mouse on the headers, and when it leaves."""
        if event.type() == QEvent.Type.Leave:
            self.row_entered.emit(-1)
        elif event.type() == QEvent.Type.MouseMove and watched is self.verticalHeader().viewport():
            self.row_entered.emit(self.verticalHeader().logicalIndexAt(event.pos()))
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave space for numbers beside the names."""
        super().resizeEvent(event)
        self._fit_names()
        self._fit_visible()

    def _begin_anew(self) -> None:
        """Reset the scroll position for new columns."""
        self.horizontalScrollBar().setValue(0)
        self._fit_all()

    def _fit_all(self) -> None:
        self._fitted.clear()
        self._fit_names()
        self._fit_visible()

    def _fit_visible(self) -> None:
        """Fit the visible columns to their numbers; there may be thousands of others."""
        header, count = self.horizontalHeader(), self.model().columnCount()
        number = max(header.visualIndexAt(0), 0)
        while number < count and header.sectionViewportPosition(number) <= header.viewport().width():
            if number not in self._fitted:
                self._fitted.add(number)
                self.setColumnWidth(number, self._width_of(number))
            number += 1

    def _width_of(self, number: int) -> int:
        """Return the width of its numbers and header; long text is cut off, and complete in the tooltip."""
        model, advance = self.model(), self.fontMetrics().horizontalAdvance
        column = model.table.columns[number]
        widest = longest = 0
        for at, row in enumerate(model.table.rows[:_MEASURED]):
            width = advance(model.index(at, number).data())
            if row.cell(column).is_number:
                widest = max(widest, width)
            else:
                longest = max(longest, width)
        head = str(model.headerData(number, Qt.Orientation.Horizontal))
        heads = max(map(self._bold.horizontalAdvance, head.split("\n")))
        return max(widest, heads, min(longest, _WIDEST_TEXT)) + _PADDING

    def _fit_names(self) -> None:
        model = self.model()
        rows = range(model.rowCount())[:_MEASURED]
        names = (model.headerData(row, Qt.Orientation.Vertical) for row in rows)
        longest = max(map(self._bold.horizontalAdvance, names), default=0)
        width = min(longest + _PADDING, int(self.width() * _SHARE_OF_NAMES))
        if self.verticalHeader().width() != width:
            self.verticalHeader().setFixedWidth(max(width, 1))

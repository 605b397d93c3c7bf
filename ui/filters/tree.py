"""The tree of filters on the screen: keys, dragging, and what is selected."""

from __future__ import annotations

from typing import Callable, Optional, Sequence

from qgis.PyQt.QtCore import (
    QCoreApplication,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QModelIndex,
    QRectF,
    Qt,
    pyqtSignal,
)
from qgis.PyQt.QtGui import QKeySequence, QPainter, QPaintEvent, QPalette, QTextOption
from qgis.PyQt.QtWidgets import QAbstractItemView, QHeaderView, QTreeView, QWidget

from .keys import ALT, NONE, KeyTable
from .model import FilterModel
from .moves import Direction
from .rows import FIELD, MEANING, VALUE

translate = QCoreApplication.translate


class FilterTree(QTreeView):
    """Shows a :class:`FilterModel`; an empty one in words."""

    selection_changed = pyqtSignal()
    edit_wanted = pyqtSignal()
    copy_wanted = pyqtSignal()
    paste_wanted = pyqtSignal()
    # Qt sends events to a widget that is still being made.
    _keys = KeyTable()
    _empty = ""

    def __init__(self, model: FilterModel, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setObjectName("filterTree")
        self.setAccessibleName(translate("GeoPortfolio", "Filters"))
        self._model = model
        self.setModel(model)
        self.setUniformRowHeights(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setExpandsOnDoubleClick(False)
        self.setIndentation(14)
        header = self.header()
        header.setStretchLastSection(True)
        header.setMinimumSectionSize(40)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.resizeSection(FIELD, 165)
        header.resizeSection(VALUE, 80)
        self._keys = KeyTable(
            *(((ALT, key), self._mover(way)) for key, way in _WAYS.items()),
            ((NONE, Qt.Key.Key_Delete), self.remove),
            ((NONE, Qt.Key.Key_F2), self.edit_wanted.emit),
            ((NONE, Qt.Key.Key_Return), self.edit_wanted.emit),
            (QKeySequence.StandardKey.Undo, model.stack.undo),
            (QKeySequence.StandardKey.Redo, model.stack.redo),
            (QKeySequence.StandardKey.Copy, self.copy_wanted.emit),
            (QKeySequence.StandardKey.Paste, self.paste_wanted.emit),
        )
        self.doubleClicked.connect(lambda _index: self.edit_wanted.emit())
        self.selectionModel().selectionChanged.connect(lambda *_: self.selection_changed.emit())
        model.rowsInserted.connect(lambda parent, *_: self._unfold(parent))
        model.rowsMoved.connect(lambda _from, _first, _last, to, _row: self._unfold(to))
        model.modelReset.connect(self.expandAll)

    def chosen(self) -> list[QModelIndex]:
        """The selected filters, in the order in which they are seen."""
        # Range by range: selectedRows() looks at each pair of thousands.
        rows = (
            self._model.index(row, FIELD, part.parent())
            for part in self.selectionModel().selection()
            for row in range(part.top(), part.bottom() + 1)
        )
        return [self._model.index_of(node) for node in self._model.nodes(rows)]

    def choose(self, indexes: Sequence[QModelIndex]) -> None:
        """Select *indexes* and no others, and bring the first to sight."""
        selection, rows = self.selectionModel(), QItemSelection()
        for first, last in _neighbours(indexes):
            rows.append(QItemSelectionRange(first, last.siblingAtColumn(MEANING)))
        if indexes:
            selection.setCurrentIndex(indexes[0], QItemSelectionModel.SelectionFlag.NoUpdate)
            self.scrollTo(indexes[0])
        # All at once: each change of the selection is looked at by the buttons.
        selection.select(rows, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def shift(self, direction: Direction) -> None:
        """Move the selected filters; they stay selected."""
        self._model.shift(self.chosen(), direction)
        self.selection_changed.emit()

    def remove(self) -> None:
        """Remove the selected filters."""
        self._model.remove(self.chosen())

    def tell_empty(self, text: str) -> None:
        """What is read where there are no filters."""
        self._empty = text
        self.viewport().update()

    def event(self, event: QEvent) -> bool:
        """The keys of the dock before those of QGIS."""
        return self._keys.takes(event) or super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows, or the text for none."""
        super().paintEvent(event)
        if self._model.rowCount() == 0 and self._empty:
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            frame = self.viewport().rect().adjusted(10, 10, -10, -10)
            painter.drawText(QRectF(frame), self._empty, QTextOption())
            painter.end()

    def show_meanings(self, wanted: bool) -> None:
        """The column of meanings, where any value has one."""
        self.setColumnHidden(MEANING, not wanted)

    def _unfold(self, parent: QModelIndex) -> None:
        if parent.isValid():
            self.expand(parent.siblingAtColumn(FIELD))

    def _mover(self, direction: Direction) -> Callable[[], None]:
        return lambda: self.shift(direction)


def _neighbours(indexes: Sequence[QModelIndex]) -> list[tuple[QModelIndex, QModelIndex]]:
    """The first and the last of each run of rows that follow one another."""
    found: list[tuple[QModelIndex, QModelIndex]] = []
    for index in indexes:
        if found and index.row() == found[-1][1].row() + 1 and index.parent() == found[-1][1].parent():
            found[-1] = (found[-1][0], index)
        else:
            found.append((index, index))
    return found


_WAYS = {
    Qt.Key.Key_Up: Direction.UP,
    Qt.Key.Key_Down: Direction.DOWN,
    Qt.Key.Key_Right: Direction.IN,
    Qt.Key.Key_Left: Direction.OUT,
}

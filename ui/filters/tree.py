"""The filter tree widget: shows an immutable value, with selection, drag and drop, and undo."""

from __future__ import annotations

from bisect import bisect
from dataclasses import dataclass, field
from typing import Any, Callable, Mapping, Optional, Sequence

from qgis.core import QgsApplication
from qgis.PyQt.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QModelIndex,
    QRectF,
    Qt,
    pyqtSignal,
)
from qgis.PyQt.QtGui import QDropEvent, QPainter, QPaintEvent, QPalette, QTextOption
from qgis.PyQt.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from ...core.api.filters import Filters
from ...core.gis.compat import QUndoCommand, QUndoStack, place_of
from ...core.gis.text.filter_text import label_text, value_text
from ...core.gis.text.languages import tr
from ..widgets.controls import plain_tip
from . import edits
from .edits import Direction, Edited, Path

FIELD, VALUE, MEANING = range(3)
_MOST_NAMED = 50
_MORE = "\u2026"
Fault = Callable[[str, int], str]
"""Returns the error message for a filter on a field at a depth (0: the top); empty: none."""


@dataclass(frozen=True)
class RowWords:
    """The labels of a source for the rows.

    :param labels: labels by field.
    :param required: fields for which the source requires a filter.
    :param meanings: labels of values by field.
    """

    labels: Mapping[str, str] = field(default_factory=dict)
    required: frozenset[str] = frozenset()
    meanings: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    fault: Fault = lambda _field, _depth: ""

    def texts(self, row: Filters) -> tuple[str, str, str]:
        """Return field, values and labels of the filters that share a row; the first few of very many."""
        field, values = row[0].field, [item.value for item in row[:_MOST_NAMED]]
        label, meanings = label_text(field, self.labels), self.meanings.get(field, {})
        more = [_MORE] if len(row) > _MOST_NAMED else []
        return (
            f"{label} *" if field in self.required else label,
            ", ".join([*map(value_text, values), *more]),
            ", ".join([*filter(None, map(meanings.get, values)), *more]) if meanings else "",
        )


class FilterTree(QTreeWidget):
    """A tree with a row for the values of a field; its columns are field, value and label.

    The filters are an immutable value: an edit replaces it, and :attr:`stack` keeps both.
    """

    changed = pyqtSignal()
    """Emitted once for each edit of the user, and for each undo and redo."""
    # Qt calls methods during construction.
    _filters: Filters = ()
    _empty = ""

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.words = RowWords()
        self.stack = QUndoStack(self)
        self._told: Filters = ()
        self._nests = True
        self.setObjectName("filterTree")
        self.setAccessibleName(tr("Filters"))
        self.setHeaderLabels([tr("Field"), tr("Value"), tr("Meaning")])
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
        self.stack.indexChanged.connect(self._tell)

    # The value

    def filters(self) -> Filters:
        """The tree as it is sent."""
        return self._filters

    def set_filters(self, filters: Filters) -> None:
        """Show *filters* of another source or query; earlier edits can no longer be undone."""
        self._told = filters
        self._show(filters, ())
        self.stack.clear()

    @property
    def nests(self) -> bool:
        """Return whether filters can be nested (V2)."""
        return self._nests

    def let_nest(self, nests: bool) -> None:
        """Allow or forbid nesting; existing nested filters stay."""
        if nests != self._nests:
            self._nests = nests
            self._show(self._filters, self.chosen())

    def tell(self, words: RowWords) -> None:
        """Set the labels of rows; the column with labels is shown if any value has one."""
        self.words = words
        self.setColumnHidden(MEANING, not words.meanings)
        self.viewport().update()

    def tell_empty(self, text: str) -> None:
        """Set the text that is shown without filters."""
        self._empty = text
        self.viewport().update()

    # Selection

    def chosen(self) -> tuple[Path, ...]:
        """Return the selected filters in display order."""
        # By selection ranges, as selectedItems() visits each of thousands of cells.
        return tuple(
            sorted(
                {
                    (*self._path(part.parent()), at)
                    for part in self.selectionModel().selection()
                    for row in range(part.top(), part.bottom() + 1)
                    for at in self._item(part.parent()).child(row).places
                }
            )
        )

    def chosen_rows(self) -> int:
        """Return the number of selected rows."""
        return sum(part.height() for part in self.selectionModel().selection())

    def choose(self, paths: Sequence[Path]) -> None:
        """Select only the filters at *paths*, and scroll to the first."""
        selection, rows = self.selectionModel(), QItemSelection()
        for first, last in _neighbors(paths):
            rows.append(QItemSelectionRange(self._index(first), self._index(last, MEANING)))
        if paths:
            selection.setCurrentIndex(self._index(paths[0]), QItemSelectionModel.SelectionFlag.NoUpdate)
            self.scrollTo(self._index(paths[0]))
        # In one step, as the buttons are updated for each change of the selection.
        selection.select(rows, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    # Edits, each of which is one undo step

    def apply(self, text: str, edited: Edited) -> None:
        """Replace all filters with those of *edited* and select the affected ones; *text* is for Undo."""
        filters, chosen = edited
        if filters == self._filters:
            # If equal neighbors are swapped, only the selection changes.
            self.choose(chosen)
        else:
            self.stack.push(_Edit(self, text, edited))

    def shift(self, direction: Direction) -> None:
        """Move the selected filters by one row; they stay selected."""
        if self.can_shift(direction):
            edited = edits.shift(self._filters, self.chosen(), direction)
            self.apply(tr("move filters"), edited)

    def can_shift(self, direction: Direction) -> bool:
        """Return whether any of the selected filters can be moved."""
        allowed = self._nests or direction is not Direction.IN
        return allowed and edits.can_shift(self._filters, self.chosen(), direction)

    def remove(self) -> None:
        """Remove the selected filters."""
        filters, _ = edits.remove(self._filters, self.chosen())
        self.apply(tr("remove filters"), (filters, ()))

    def place(self, parent: Path, row: int) -> None:
        """Move the selected filters below *parent*, before the one at *row* (-1: at the end)."""
        if self._nests or not parent:
            edited = edits.place(self._filters, self.chosen(), parent, row)
            self.apply(tr("move filters"), edited)

    # QTreeWidget

    def dropEvent(self, event: QDropEvent) -> None:
        """Move the dragged filters instead of Qt's items."""
        self.place(*self._target(event))
        # Otherwise the view would remove the dragged rows.
        event.setDropAction(Qt.DropAction.IgnoreAction)
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows, or the text for an empty tree."""
        super().paintEvent(event)
        if not self._filters and self._empty:
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            frame = self.viewport().rect().adjusted(10, 10, -10, -10)
            painter.drawText(QRectF(frame), self._empty, QTextOption())
            painter.end()

    def _show(self, filters: Filters, chosen: Sequence[Path]) -> None:
        before, scrolled = self._path(self.currentIndex()), self.verticalScrollBar().value()
        self._filters = filters
        self.clear()
        self.addTopLevelItems(_items(self, filters, 0))
        self.expandAll()
        self.verticalScrollBar().setValue(scrolled)
        # The arrow keys continue from the previous position.
        current = self._index(self._nearest(before))
        self.selectionModel().setCurrentIndex(current, QItemSelectionModel.SelectionFlag.NoUpdate)
        self.choose(chosen)

    def _tell(self) -> None:
        if self._filters != self._told:
            self._told = self._filters
            self.changed.emit()

    def _target(self, event: QDropEvent) -> tuple[Path, int]:
        """Return the parent filter and the row of the drop position."""
        index = self.indexAt(place_of(event))
        where, indicator = self.dropIndicatorPosition(), QAbstractItemView.DropIndicatorPosition
        if not index.isValid() or where == indicator.OnViewport:
            return (), -1
        path, places = self._path(index), self.itemFromIndex(index).places
        if where == indicator.OnItem and len(places) == 1:
            return path, -1
        return path[:-1], places.start if where == indicator.AboveItem else places.stop

    def _item(self, index: QModelIndex) -> QTreeWidgetItem:
        """Return the item at *index*; for an invalid one the root."""
        return self.itemFromIndex(index) or self.invisibleRootItem()

    def _path(self, index: QModelIndex) -> Path:
        """Return the path of the first filter in the row at *index*."""
        places: list[int] = []
        while index.isValid():
            places.append(self.itemFromIndex(index).places.start)
            index = index.parent()
        return tuple(reversed(places))

    def _index(self, path: Path, column: int = FIELD) -> QModelIndex:
        """Return the index of the row of the filter at *path*; invalid if there is none."""
        index, level = QModelIndex(), self._filters
        for depth, at in enumerate(path, 1):
            if at >= len(level):
                return QModelIndex()
            rows = edits.shared_rows(level)
            row = bisect([shared.start for shared in rows], at) - 1
            index = self.model().index(row, column if depth == len(path) else FIELD, index)
            level = level[at].filters
        return index

    def _nearest(self, path: Path) -> Path:
        """Return *path*, or the nearest existing path if it no longer exists."""
        near: list[int] = []
        level = self._filters
        for row in path:
            if not level:
                break
            near.append(min(row, len(level) - 1))
            level = level[near[-1]].filters
        return tuple(near)


class _Edit(QUndoCommand):
    """An undo step: filters and selection, before and after."""

    def __init__(self, tree: FilterTree, text: str, after: Edited) -> None:
        super().__init__(text)
        self._tree, self._before, self._after = tree, (tree.filters(), tree.chosen()), after

    def redo(self) -> None:
        self._tree._show(*self._after)

    def undo(self) -> None:
        self._tree._show(*self._before)


class _Item(QTreeWidgetItem):
    """The row of the filters at *places*; its texts are created on demand, for visible rows."""

    def __init__(self, tree: FilterTree, filters: Filters, places: range, depth: int) -> None:
        super().__init__()
        self.places = places
        self._tree, self._filters, self._depth = tree, filters, depth
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled
        is_taker = tree.nests and len(filters) == 1
        self.setFlags(flags | Qt.ItemFlag.ItemIsDropEnabled if is_taker else flags)
        self.addChildren(_items(tree, filters[0].filters, depth + 1))

    def data(self, column: int, role: int) -> Any:
        """Return the text of *column*."""
        words, field = self._tree.words, self._filters[0].field
        if role == Qt.ItemDataRole.DisplayRole:
            return words.texts(self._filters)[column]
        if role == Qt.ItemDataRole.ToolTipRole:
            values = "\n".join(f"{field} = {item.value}" for item in self._filters[:_MOST_NAMED])
            return plain_tip(words.fault(field, self._depth) or values)
        if role == Qt.ItemDataRole.DecorationRole and column == FIELD:
            is_wrong = words.fault(field, self._depth)
            return QgsApplication.getThemeIcon("/mIconWarning.svg") if is_wrong else None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return " ".join((*words.texts(self._filters), words.fault(field, self._depth))).strip()
        return None


def _items(tree: FilterTree, filters: Filters, depth: int) -> list[QTreeWidgetItem]:
    rows = edits.shared_rows(filters)
    return [_Item(tree, filters[row.start : row.stop], row, depth) for row in rows]


def _neighbors(paths: Sequence[Path]) -> list[tuple[Path, Path]]:
    """Yield the first and last path of each run of consecutive siblings."""
    found: list[tuple[Path, Path]] = []
    for path in paths:
        if found and path[:-1] == found[-1][1][:-1] and path[-1] == found[-1][1][-1] + 1:
            found[-1] = (found[-1][0], path)
        else:
            found.append((path, path))
    return found

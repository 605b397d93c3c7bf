"""A table with single-row selection and a context menu."""

from __future__ import annotations

from typing import Any, Iterable, Optional, Sequence

from qgis.PyQt.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPoint,
    Qt,
    pyqtSignal,
)
from qgis.PyQt.QtGui import QContextMenuEvent
from qgis.PyQt.QtWidgets import QAbstractItemView, QAction, QMenu, QTableView, QToolButton, QWidget

from .whole_cells import WholeCells

_AROUND = 6
"""The vertical padding of a low row in pixels."""


class RowModel(QAbstractTableModel):
    """A model with one row per item below *headings*; the subclass provides length and data."""

    def __init__(self, headings: Sequence[str], parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._headings = tuple(headings)

    def length(self) -> int:
        """Return the number of rows."""
        raise NotImplementedError

    def rowCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else self.length()

    def columnCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._headings)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return self._headings[section]


class RowTable(QTableView):
    """A table without row numbers and grid.

    :param says: its accessible name.
    """

    opened = pyqtSignal()
    """Emitted on a double click or Enter."""

    def __init__(
        self, name: str, says: str, model: QAbstractItemModel, parent: Optional[QWidget] = None
    ) -> None:
        super().__init__(parent)
        self._buttons: tuple[QToolButton, ...] = ()
        self.setObjectName(name)
        self.setAccessibleName(says)
        self.setModel(model)
        self.setItemDelegate(WholeCells(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.doubleClicked.connect(lambda _index: self.opened.emit())
        enter = QAction(self)
        enter.setShortcuts([Qt.Key.Key_Return, Qt.Key.Key_Enter])
        enter.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        enter.triggered.connect(lambda _checked=False: self.opened.emit())
        self.addAction(enter)

    def lower_rows(self) -> None:
        """Make the rows as low as their text allows."""
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + _AROUND)

    def offer(self, buttons: Iterable[QToolButton]) -> None:
        """Offer the actions of *buttons* in the context menu, if enabled."""
        self._buttons = tuple(buttons)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Show the menu of the row under the mouse, or of the selected row for the Menu key."""
        is_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if is_key else self.indexAt(event.pos())
        if index.isValid():
            self._show_menu(index, self.visualRect(index).center() if is_key else event.pos())

    def _show_menu(self, index: QModelIndex, at: QPoint) -> None:
        self.selectRow(index.row())
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        for each in self._buttons:
            action = QAction(each.icon(), each.toolTip(), menu)
            action.setEnabled(each.isEnabled())
            action.triggered.connect(each.click)
            menu.addAction(action)
        menu.exec(self.viewport().mapToGlobal(at))
        menu.deleteLater()

"""A table of which one row at a time is chosen, with what can be done with it in its menu."""

from __future__ import annotations

from typing import Iterable, Optional

from qgis.PyQt.QtCore import QAbstractItemModel, QPoint, Qt, pyqtSignal
from qgis.PyQt.QtWidgets import QAbstractItemView, QAction, QMenu, QTableView, QToolButton, QWidget


class RowTable(QTableView):
    """Rows without numbers and grid.

    :param says: its name for a screen reader.
    """

    opened = pyqtSignal()
    """A double click or Enter: the chosen row is wanted."""

    def __init__(
        self, name: str, says: str, model: QAbstractItemModel, parent: Optional[QWidget] = None
    ) -> None:
        super().__init__(parent)
        self._buttons: tuple[QToolButton, ...] = ()
        self.setObjectName(name)
        self.setAccessibleName(says)
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._show_menu)
        self.doubleClicked.connect(lambda _index: self.opened.emit())
        enter = QAction(self)
        enter.setShortcuts([Qt.Key.Key_Return, Qt.Key.Key_Enter])
        enter.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        enter.triggered.connect(lambda _checked=False: self.opened.emit())
        self.addAction(enter)

    def offer(self, buttons: Iterable[QToolButton]) -> None:
        """Have the menu of a row do what *buttons* do, each as far as it is enabled then."""
        self._buttons = tuple(buttons)

    def _show_menu(self, at: QPoint) -> None:
        index = self.indexAt(at)
        if not index.isValid():
            return
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

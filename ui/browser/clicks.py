"""Double clicks on our Browser items that QGIS treats as layers and would add to the map itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qgis.PyQt import sip
from qgis.PyQt.QtCore import QEvent, QObject, Qt
from qgis.PyQt.QtWidgets import QDockWidget, QTreeView

from .nodes import BrowserNode

_PANEL, _TREE = "QgsBrowserDockWidget", "QgsBrowserTreeView"
"""The class names in QGIS's window; they can't be found by Python classes."""


if TYPE_CHECKING:
    from ..window.window import Window


class DoubleClicks(QObject):
    """Handles double clicks in QGIS's Browser panels before QGIS does, between install and remove.

    QGIS calls its own provider of menus and double clicks first, which handles every layer.
    """

    def __init__(self, window: Window) -> None:
        super().__init__()
        self._window = window
        self._views: dict[QObject, QTreeView] = {}
        """The views by viewport."""

    def install(self) -> None:
        """Watch the existing panels, which QGIS creates before it loads plugins."""
        # Searching all children of the main window would take longer than the rest of our start.
        directly = Qt.FindChildOption.FindDirectChildrenOnly
        docks = self._window.iface.mainWindow().findChildren(QDockWidget, options=directly)
        panels = [dock for dock in docks if dock.inherits(_PANEL)]
        trees = [tree for panel in panels for tree in panel.findChildren(QTreeView)]
        self._views = {tree.viewport(): tree for tree in trees if tree.inherits(_TREE)}
        for viewport in self._views:
            viewport.installEventFilter(self)

    def remove(self) -> None:
        """Stop watching."""
        for viewport in self._views:
            if not sip.isdeleted(viewport):
                viewport.removeEventFilter(self)
        self._views.clear()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Return whether one of our items has handled the double click."""
        if event.type() != QEvent.Type.MouseButtonDblClick or event.button() != Qt.MouseButton.LeftButton:
            return False
        view = self._views.get(watched)
        index = view.indexAt(event.pos()) if view is not None else None
        if index is None or not index.isValid():
            return False
        item = self._window.iface.browserModel().dataItem(view.model().mapToSource(index))
        return isinstance(item, BrowserNode) and item.double_clicked()

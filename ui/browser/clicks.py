"""Double clicks on items of ours that QGIS takes for layers: it would put them on the map itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qgis.PyQt import sip
from qgis.PyQt.QtCore import QEvent, QObject, Qt
from qgis.PyQt.QtWidgets import QDockWidget, QTreeView

from .nodes import Shelved

_PANEL, _TREE = "QgsBrowserDockWidget", "QgsBrowserTreeView"
"""Those of QGIS's window are found by these names alone, not by Python's classes."""


if TYPE_CHECKING:
    from ..window.window import Window


class DoubleClicks(QObject):
    """Sees the double clicks in QGIS's Browser panels before QGIS does, from install to remove.

    QGIS asks its own provider of menus and double clicks first, and that one takes every layer.
    """

    def __init__(self, window: Window) -> None:
        super().__init__()
        self._window = window
        self._views: dict[QObject, QTreeView] = {}
        """By their viewports."""

    def install(self) -> None:
        """Watch the panels that are there: QGIS makes them before it loads plugins."""
        # A look through all that the main window holds takes longer than the rest of our start.
        directly = Qt.FindChildOption.FindDirectChildrenOnly
        docks = self._window.iface.mainWindow().findChildren(QDockWidget, options=directly)
        panels = [dock for dock in docks if dock.inherits(_PANEL)]
        trees = [tree for panel in panels for tree in panel.findChildren(QTreeView)]
        self._views = {tree.viewport(): tree for tree in trees if tree.inherits(_TREE)}
        for viewport in self._views:
            viewport.installEventFilter(self)

    def remove(self) -> None:
        """Watch them no more."""
        for viewport in self._views:
            if not sip.isdeleted(viewport):
                viewport.removeEventFilter(self)
        self._views.clear()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whether an item of ours has done something."""
        if event.type() != QEvent.Type.MouseButtonDblClick or event.button() != Qt.MouseButton.LeftButton:
            return False
        view = self._views.get(watched)
        index = view.indexAt(event.pos()) if view is not None else None
        if index is None or not index.isValid():
            return False
        item = self._window.iface.browserModel().dataItem(view.model().mapToSource(index))
        return isinstance(item, Shelved) and item.double_clicked()

"""A window as the plugin finds it: real Qt and QGIS widgets behind the part of QgisInterface that it uses."""

from __future__ import annotations

from contextlib import contextmanager
from html import unescape
from types import SimpleNamespace
from typing import Any, Callable, Iterator

from qgis.core import QgsLayerTreeModel, QgsMapLayer, QgsProject
from qgis.gui import QgsGui, QgsLayerTreeView, QgsMapCanvas, QgsMessageBar, QgsMessageBarItem
from qgis.PyQt.QtCore import QCoreApplication, QObject, QPoint, QRegularExpression
from qgis.PyQt.QtGui import QContextMenuEvent
from qgis.PyQt.QtWidgets import QAbstractItemView, QAction, QMainWindow, QPushButton, QToolBar
from qgis.utils import plugins

from geoportfolio.core.api.template_previews import Example
from geoportfolio.core.gis.hazard_maps.qgis_connections import MapConnections
from geoportfolio.ui.window.window import Window as PluginWindow
from tests.support.event_loop import let_go
from tests.support.service import QuickConnections

STEP = QRegularExpression("^messageStepButton")


def open_menu(
    view: QAbstractItemView,
    at: QPoint,
    by: QContextMenuEvent.Reason = QContextMenuEvent.Reason.Mouse,
) -> None:
    """Ask for the menu of *view* as the mouse does at *at*, or the Menu key, for which Qt names any place."""
    is_mouse = by == QContextMenuEvent.Reason.Mouse
    asked = view.viewport() if is_mouse else view
    QCoreApplication.sendEvent(asked, QContextMenuEvent(by, at, asked.mapToGlobal(at)))


class Window:
    """What is asked of ``iface``; anything else is an AttributeError."""

    def __init__(self) -> None:
        self._window = QMainWindow()
        self._canvas = QgsMapCanvas(self._window)
        self._window.setCentralWidget(self._canvas)
        self._window.resize(900, 600)
        self._bar = QgsMessageBar(self._window)
        self.menus: dict[str, list[QAction]] = {}
        self.shortcuts: dict[str, str] = {}
        self.factories: list[Any] = []
        self.pages: list[str] = []
        self.locators: list[Any] = []
        self.reloads = 0
        """How often QGIS's browser was told to read its connections again."""
        self.layer_actions: dict[str, dict[QAction, list[str]]] = {}
        """By menu, each entry with the ids of the layers that have it."""
        self._tree = QgsLayerTreeView(self._window)
        self._tree.setModel(QgsLayerTreeModel(QgsProject.instance().layerTreeRoot(), self._tree))
        self._save = QAction("Save", self._window)
        self._save.triggered.connect(lambda: QgsProject.instance().write())
        self._save_as = QAction("Save As", self._window)
        self._window.show()

    def close(self) -> None:
        self._window.close()
        self._window.deleteLater()
        let_go()

    def items(self) -> list[QgsMessageBarItem]:
        return self._bar.findChildren(QgsMessageBarItem)

    def texts(self) -> list[str]:
        """What the message bar says, the oldest first."""
        return [unescape(item.text()) for item in self.items()]

    def steps(self) -> list[QPushButton]:
        """The buttons beside the messages."""
        return [b for i in self.items() for b in i.findChildren(QPushButton, STEP)]

    def press(self, text: str) -> None:
        """Click the one button with *text* beside the messages."""
        (button,) = [button for button in self.steps() if button.text() == text]
        button.click()

    def mainWindow(self) -> QMainWindow:
        return self._window

    def mapCanvas(self) -> QgsMapCanvas:
        return self._canvas

    def messageBar(self) -> QgsMessageBar:
        return self._bar

    def layerTreeView(self) -> QgsLayerTreeView:
        return self._tree

    def activeLayer(self) -> QgsMapLayer | None:
        return self._tree.currentLayer()

    def setActiveLayer(self, layer: QgsMapLayer) -> bool:
        self._tree.setCurrentLayer(layer)
        return True

    def addCustomActionForLayerType(self, action: QAction, menu: str, kind: Any, all_layers: bool) -> None:
        assert not all_layers
        self.layer_actions.setdefault(menu, {})[action] = []

    def addCustomActionForLayer(self, action: QAction, layer: QgsMapLayer) -> None:
        next(entries for entries in self.layer_actions.values() if action in entries)[action].append(
            layer.id()
        )

    def removeCustomActionForLayerType(self, action: QAction) -> bool:
        return any(entries.pop(action, None) is not None for entries in self.layer_actions.values())

    def registerLocatorFilter(self, locator: Any) -> None:
        self.locators.append(locator)

    def deregisterLocatorFilter(self, locator: Any) -> None:
        self.locators.remove(locator)

    def addToolBar(self, name: str) -> QToolBar:
        return self._window.addToolBar(name)

    def addPluginToWebMenu(self, name: str, action: QAction) -> None:
        self.menus.setdefault(name, []).append(action)

    def removePluginWebMenu(self, name: str, action: QAction) -> None:
        self.menus[name].remove(action)

    def registerMainWindowAction(self, action: QAction, shortcut: str) -> bool:
        self.shortcuts[action.objectName()] = shortcut
        return QgsGui.shortcutsManager().registerAction(action, shortcut)

    def unregisterMainWindowAction(self, action: QAction) -> bool:
        del self.shortcuts[action.objectName()]
        return QgsGui.shortcutsManager().unregisterAction(action)

    def registerOptionsWidgetFactory(self, factory: Any) -> None:
        self.factories.append(factory)

    def unregisterOptionsWidgetFactory(self, factory: Any) -> None:
        self.factories.remove(factory)

    def addDockWidget(self, area: Any, dock: Any) -> None:
        self._window.addDockWidget(area, dock)

    def removeDockWidget(self, dock: Any) -> None:
        self._window.removeDockWidget(dock)

    def actionSaveProject(self) -> QAction:
        return self._save

    def actionSaveProjectAs(self) -> QAction:
        return self._save_as

    def addProject(self, path: str) -> bool:
        return bool(QgsProject.instance().read(path))

    def reloadConnections(self) -> None:
        self.reloads += 1

    def showOptionsDialog(self, parent: Any, page: str) -> None:
        self.pages.append(page)


class StandIn(QObject):
    """A window of the plugin with other *parts* in place of its own."""

    def __init__(self, window: PluginWindow | None = None, **parts: Any) -> None:
        super().__init__()
        self._window = window
        vars(self).update(parts)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._window, name)


@contextmanager
def opened_bench(window: Window) -> Iterator[PluginWindow]:
    """Docks and tools in *window*, as the first click opens them."""
    bench = PluginWindow(window, QuickConnections()).start()
    plugins["geoportfolio"] = SimpleNamespace(window=lambda: bench, is_started=True)
    try:
        yield bench
    finally:  # else a test that fails leaves tasks that end in a window that has gone, and QGIS dies
        del plugins["geoportfolio"]
        bench.close()
        let_go()


def options_window(
    connections: Any,
    in_use: str = "",
    example: Any = None,
    test: Callable[..., None] | None = None,
    maps: Any = None,
) -> SimpleNamespace:
    """What the page of QGIS's options knows of a window."""
    return SimpleNamespace(
        connections=connections,
        session=SimpleNamespace(connection=in_use, test=test),
        example=lambda: example or Example(),
        map_connections=maps or MapConnections(connections, lambda: None),
    )

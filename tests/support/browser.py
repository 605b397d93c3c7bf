"""The panel of QGIS's Browser."""

from __future__ import annotations

from typing import Any, Iterator

from qgis.core import QgsBrowserProxyModel, QgsDataItem
from qgis.gui import QgsBrowserDockWidget, QgsBrowserGuiModel, QgsDataItemGuiContext, QgsGui
from qgis.PyQt import sip
from qgis.PyQt.QtCore import QCoreApplication, QModelIndex, Qt
from qgis.PyQt.QtWidgets import QAction, QMenu, QTreeView

from geoportfolio.core.gis.connections.connections import SESSION, Connection
from geoportfolio.ui.browser.nodes import BrowserNode, Note
from geoportfolio.ui.browser.root import BrowserRoot
from geoportfolio.ui.window.window import Window as PluginWindow
from tests.support.event_loop import let_go, pump_until
from tests.support.service import QuickConnections
from tests.support.window import Window


class Browser:
    """The panel of QGIS with the root in it, and what an analyst does there."""

    def __init__(self) -> None:
        self.window = Window()
        self.bench = PluginWindow(self.window, QuickConnections())
        self.session = self.bench.session
        self.registered: list[str] = []
        self.bench.map_connections.register = self.register
        self.part = BrowserRoot(self.bench)
        self.model = QgsBrowserGuiModel()
        self.window.browserModel = lambda: self.model
        self.proxy = QgsBrowserProxyModel()
        self.dock = QgsBrowserDockWidget("Browser", self.model, self.window.mainWindow())
        self.dock.setObjectName("gpBrowser")
        self.window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self.dock)

    def register(self, connection: str) -> bool:
        self.registered.append(connection)
        return True

    def connect(self, sandbox: Any, name: str = "office", below: str = "") -> None:
        self.bench.connections.save(Connection(name, sandbox.url + below, keep_key=SESSION), sandbox.key)

    def __getattr__(self, name: str) -> Any:
        """Give what the window of the plugin has."""
        return getattr(self.bench, name)

    def items(self) -> Iterator[QgsDataItem]:
        """All items of ours that exist, each before those below it."""

        def below(parent: QModelIndex) -> Iterator[QgsDataItem]:
            for row in range(self.model.rowCount(parent)):
                index = self.model.index(row, 0, parent)
                item = self.model.dataItem(index)
                if parent.isValid() or isinstance(item, BrowserNode):
                    yield item
                    yield from below(index)

        yield from below(QModelIndex())

    def root(self) -> QgsDataItem | None:
        return next(self.items(), None)

    def below(self, item: QgsDataItem) -> list[QgsDataItem]:
        """The children. ``item.children()`` itself hands them to Python, which deletes them."""
        index = self.model.findItem(item)
        return [
            self.model.dataItem(self.model.index(row, 0, index)) for row in range(self.model.rowCount(index))
        ]

    def open(self, *names: str) -> QgsDataItem:
        """Unfold from the root on, waiting for what has to be asked; the last one."""
        QCoreApplication.processEvents()
        item = self.root()
        self.unfold(item)
        for name in names:
            item = self.child(item, name)
            self.unfold(item)
        return item

    def unfold(self, item: QgsDataItem) -> None:
        index = self.model.findItem(item)
        if self.model.canFetchMore(index):
            self.model.fetchMore(index)
        pump_until(lambda: not any(self.is_loading(each) for each in self.below(item)))

    @staticmethod
    def is_loading(item: QgsDataItem) -> bool:
        return isinstance(item, Note) and item.name().startswith("Requesting")

    def child(self, item: QgsDataItem, name: str) -> QgsDataItem:
        found = [each for each in self.below(item) if each.name().startswith(name)]
        assert found, f"no {name} among {[each.name() for each in self.below(item)]}"
        return found[0]

    def names(self, item: QgsDataItem) -> list[str]:
        """The children in the order in which they are shown."""
        index = self.proxy.mapFromSource(self.model.findItem(item))
        return [self.proxy.index(row, 0, index).data() for row in range(self.proxy.rowCount(index))]

    def menu(self, item: QgsDataItem, *others: QgsDataItem) -> dict[str, QAction]:
        """The entries of the menu of *item* by their texts, when *others* are selected, too."""
        self._menu = QMenu(self.window.mainWindow())
        providers = QgsGui.dataItemGuiProviderRegistry().providers()
        for provider in sorted(providers, key=lambda each: each.precedenceWhenPopulatingMenus()):
            provider.populateContextMenu(item, self._menu, [item, *others], QgsDataItemGuiContext())
        return {a.text().replace("&", ""): a for a in self._menu.actions() if not a.isSeparator()}

    def double_click(self, item: QgsDataItem) -> bool:
        providers = QgsGui.dataItemGuiProviderRegistry().providers()
        return any(provider.handleDoubleClick(item, QgsDataItemGuiContext()) for provider in providers)

    def view(self) -> QTreeView:
        return self.dock.findChild(QTreeView)

    def shown(self, item: QgsDataItem) -> QModelIndex:
        """Where the panel shows *item*."""
        return self.view().model().mapFromSource(self.model.findItem(item))

    def close(self) -> None:
        self.part.remove()
        self.bench.close()
        self.dock.hide()
        self.window.close()
        let_go()
        # At the next best collection of garbage, an item could be in the middle of something.
        sip.delete(self.proxy)
        sip.delete(self.model)

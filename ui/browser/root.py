"""Adds GeoPortfolio to QGIS's Browser, and removes it again."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Optional, Sequence

from qgis.core import QgsApplication, QgsDataItem, QgsDataItemProvider
from qgis.gui import QgsDataItemGuiContext, QgsDataItemGuiProvider, QgsGui
from qgis.PyQt import sip
from qgis.PyQt.QtCore import Qt, QThreadPool
from qgis.PyQt.QtWidgets import QAction, QMenu, QWidget

from ...core.gis import compat
from ..widgets.icons import icon
from ..window.catalog import MAPS, SOURCES
from .clicks import DoubleClicks
from .connections import RootItem
from .dropped import DroppedResults
from .nodes import PROVIDER, BrowserContext, BrowserNode, Verb
from .runs import RUNS
from .verbs import BrowserVerbs

if TYPE_CHECKING:
    from ..window.window import Window

_PATIENCE_MS = 3000
_OURS = "geoportfolioBrowser"
"""The prefix of the names of our entries."""


class BrowserRoot:
    """The tree GeoPortfolio > connection > sources, maps, features, recent queries.

    Nothing is requested before it is opened.
    """

    def __init__(self, window: Window) -> None:
        self._window = window
        self._verbs = BrowserVerbs(window)
        self._dropped = DroppedResults(window)
        self._clicks = DoubleClicks(window)
        self._node_context: Optional[BrowserContext] = None
        self._items: Optional[ItemProvider] = None
        self._menus: Optional[MenuProvider] = None

    def install(self) -> None:
        """Add the root to the Browser, in existing and future panels."""
        self._node_context = BrowserContext(self._window, self._verbs)
        self._items = ItemProvider(self._node_context)
        self._menus = MenuProvider()
        QgsApplication.dataItemProviderRegistry().addProvider(self._items)
        QgsGui.dataItemGuiProviderRegistry().addProvider(self._menus)
        self._dropped.install()
        self._clicks.install()
        self._window.catalog.changed.connect(self._offer_changed)
        self._window.history.changed.connect(self._runs_changed)
        self._window.connections.changed.connect(self._connections_changed)
        # The signal is emitted while a key is read, in any thread.
        unlocked = QgsApplication.authManager().masterPasswordVerified
        unlocked.connect(self._unlocked, Qt.ConnectionType.QueuedConnection)

    def remove(self) -> None:
        """Remove the root from the Browser; for ``unload()``."""
        if self._node_context is None:
            return
        self._dropped.remove()
        self._clicks.remove()
        self._window.catalog.changed.disconnect(self._offer_changed)
        self._window.history.changed.disconnect(self._runs_changed)
        self._window.connections.changed.disconnect(self._connections_changed)
        QgsApplication.authManager().masterPasswordVerified.disconnect(self._unlocked)
        self._node_context.close()
        QgsGui.dataItemGuiProviderRegistry().removeProvider(self._menus)
        # QGIS lists folders in threads, which use all providers, and the next line deletes ours.
        QThreadPool.globalInstance().waitForDone(_PATIENCE_MS)
        QgsApplication.dataItemProviderRegistry().removeProvider(self._items)
        self._node_context = self._items = self._menus = None

    def _offer_changed(self, connection: str, kind: str) -> None:
        self._node_context.renew(kind, connection)

    def _runs_changed(self) -> None:
        self._node_context.renew(RUNS)

    def _connections_changed(self) -> None:
        self._node_context.renew(RootItem.kind)
        self._check_locks()

    def _unlocked(self, is_right: bool) -> None:
        # A queued signal may still arrive after the removal.
        if is_right and self._node_context is not None:
            self._check_locks()

    def _check_locks(self) -> None:
        """Request items that were opened while locked and whose key is now available."""
        for kind in (SOURCES, MAPS):
            self._node_context.renew(kind)


class ItemProvider(QgsDataItemProvider):
    """Provides the root to QGIS."""

    def __init__(self, context: BrowserContext) -> None:
        super().__init__()
        self._node_context = context

    def name(self) -> str:
        return PROVIDER

    def dataProviderKey(self) -> str:
        return PROVIDER

    def capabilities(self) -> Any:
        return compat.NETWORK_SOURCES

    def createDataItem(self, path: str, parent: Optional[QgsDataItem]) -> Optional[QgsDataItem]:
        if path or parent is not None:
            return None
        root = RootItem(self._node_context)
        # QGIS owns the item, and its Python object has to live as long.
        sip.transferto(root, None)
        return root


class MenuProvider(QgsDataItemGuiProvider):
    """Provides menus, double clicks and pages of our items only."""

    def name(self) -> str:
        return PROVIDER

    def precedenceWhenPopulatingMenus(self) -> int:
        return 100

    def populateContextMenu(
        self,
        item: QgsDataItem,
        menu: QMenu,
        selected: Sequence[QgsDataItem],
        _context: QgsDataItemGuiContext,
    ) -> None:
        if not isinstance(item, BrowserNode) or item.context.window is None:
            return
        if not item.is_layer:
            menu.clear()
        before = menu.actions()[0] if menu.actions() else None
        menu.insertActions(before, [_action(verb, menu) for verb in item.verbs(selected)])
        menu.insertSeparator(before)
        if not item.is_layer:  # QGIS's own providers may be called after this one
            menu.aboutToShow.connect(partial(_keep_ours, sip.unwrapinstance(menu)))

    def handleDoubleClick(self, item: QgsDataItem, _context: QgsDataItemGuiContext) -> bool:
        return isinstance(item, BrowserNode) and item.double_clicked()

    def createParamWidget(self, item: QgsDataItem, _context: QgsDataItemGuiContext) -> Optional[QWidget]:
        page = item.page() if isinstance(item, BrowserNode) else None
        if page is not None:
            sip.transferto(page, None)
        return page


def _keep_ours(address: int) -> None:
    """Remove foreign entries from the menu at *address*; a slot that references the menu would be a cycle.

    Python's garbage collector would break such a cycle while QGIS still shows the menu, which crashes QGIS.
    """
    menu = sip.wrapinstance(address, QMenu)
    for action in menu.actions():
        if not action.objectName().startswith(_OURS):
            menu.removeAction(action)


def _action(verb: Verb, menu: QMenu) -> QAction:
    action = QAction(icon(verb.icon), verb.text, menu)
    action.setObjectName(f"{_OURS}{verb.name}Action")
    action.setEnabled(verb.is_enabled)
    action.triggered.connect(lambda _checked=False: verb.do())
    return action

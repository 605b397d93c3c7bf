"""The base of all Browser items.

QGIS creates the children of an item in a worker thread unless the item is *fast*, and a Python item created
there crashes QGIS. All of ours are fast: their children are made from cached data; missing data is requested
in a task, after which the item is refreshed.

Never call ``item.children()`` or override ``refresh`` and ``populate``: Python takes ownership of a list of
items from QGIS, and deletes them.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any, Callable, Iterable, Optional, Sequence
from urllib.parse import quote
from weakref import WeakSet

from qgis.core import Qgis, QgsDataItem, QgsLayerItem
from qgis.PyQt import sip
from qgis.PyQt.QtCore import QTimer
from qgis.PyQt.QtWidgets import QWidget

from ...core import gis
from ...core.api.errors import ApiError
from ...core.gis.text.about import About
from ...core.gis.text.languages import tr
from ..widgets.icons import icon

if TYPE_CHECKING:
    from ..window.window import Window
    from .verbs import BrowserVerbs

PROVIDER = "GeoPortfolio"
"""The key of our items, by which QGIS matches root and provider."""
_LONGEST_NAME = 200
_LONGEST_TIP = 2000
_MANY = 200
"""The number of children from which recreating all is faster than QGIS's search for new ones."""

LOADING, ERROR, LOCKED, EMPTY = "/mIconLoading.gif", "/mIconWarning.svg", "/locked.svg", "/mIconInfo.svg"
"""Icons of notes."""


@dataclass(frozen=True)
class Verb:
    """A menu entry of an item; the object name of its action is ``geoportfolioBrowser<name>Action``."""

    name: str
    text: str
    icon: str
    do: Callable[[], Any]
    is_enabled: bool = True


class BrowserContext:
    """The shared state of the items: the window, their operations, and which of them watch responses.

    :param window: None after removal from the Browser; remaining items then show nothing.
    """

    def __init__(self, window: Window, verbs: BrowserVerbs) -> None:
        self.window: Optional[Window] = window
        self.verbs = verbs
        self.is_refreshing = False
        """Whether *Refresh* was pressed, which visits all items, even those that were never opened."""
        self._watching: WeakSet = WeakSet()
        self._to_close: list[Item] = []

    def watch(self, item: Item) -> None:
        """Refresh *item* when its data changes."""
        self._watching.add(item)

    def renew(self, kind: str, connection: str = "") -> None:
        """Refresh the open items of *kind*; only those of *connection*, if given."""
        for item in tuple(self._watching):
            if sip.isdeleted(item) or item.kind != kind:
                continue
            if connection in ("", item.connection) and item.is_open():
                item.renew()

    def refreshing(self) -> None:
        """Record that *Refresh* visits the items, until the next event loop iteration."""
        if not self.is_refreshing:
            self.is_refreshing = True
            QTimer.singleShot(0, self._refreshed)

    def keep_closed(self, item: Item) -> None:
        """Restore *item*, which *Refresh* visited although it was never opened."""
        self._to_close.append(item)

    def _refreshed(self) -> None:
        self.is_refreshing = False
        while self._to_close:
            item = self._to_close.pop()
            if not sip.isdeleted(item):
                item.depopulate()

    def close(self) -> None:
        """Release the window."""
        self.window = None
        self._to_close.clear()
        self._watching.clear()


class BrowserNode:
    """A mixin for our items, to be combined with one of QGIS's classes.

    :ivar context: the state shared with other items.
    :ivar connection: its connection; empty for the root.
    """

    kind = ""
    is_layer = False
    """Whether its menu has QGIS's entries for layers."""
    context: BrowserContext
    connection: str = ""

    def verbs(self, _chosen: Sequence[QgsDataItem]) -> tuple[Verb, ...]:
        """Return its menu entries; *_chosen* are all selected items."""
        return ()

    def opened(self) -> bool:
        """Handle a double click; return whether it was handled."""
        return False

    def double_clicked(self) -> bool:
        """Called by QGIS or :class:`~.clicks.DoubleClicks`; return whether it was handled."""
        return self.context.window is not None and self.opened()

    def page(self) -> Optional[QWidget]:
        """Return its page in the properties panel."""
        return None

    def set_common(self, parent: Optional[QgsDataItem], icon_name: str, tip: str, order: Any) -> None:
        """Set the common properties; context and connection are those of *parent*."""
        if isinstance(parent, BrowserNode):
            self.context, self.connection = parent.context, self.connection or parent.connection
        self.setIcon(icon(icon_name))
        self.setToolTip(rich(tip))
        self.setSortKey(order)


class Item(BrowserNode, QgsDataItem):
    """An item with children, created by :meth:`make`, or a leaf of a list."""

    is_renewing = False
    """Whether it is refreshed from cached data, not by opening it or *Refresh*."""

    def __init__(
        self,
        parent: Optional[QgsDataItem],
        name: str,
        path: str,
        icon_name: str,
        tip: str = "",
        order: Any = 0,
        is_leaf: bool = False,
    ) -> None:
        QgsDataItem.__init__(self, Qgis.BrowserItemType.Custom, parent, one_line(name), path, PROVIDER)
        self.set_common(parent, icon_name, tip, order)
        if is_leaf:
            self.setState(Qgis.BrowserItemState.Populated)
        else:
            be_fast(self)

    def make(self) -> Iterable[QgsDataItem]:
        """Return its children, with this item as their parent."""
        return ()

    def createChildren(self) -> list[QgsDataItem]:
        """Called by QGIS, on the main thread."""
        return children_of(self)

    def renew(self) -> None:
        """Refresh from cached data, without a request."""
        self.is_renewing = True
        try:
            if self.rowCount() < _MANY:
                self.refresh()
            else:
                self.depopulate()
                self.populate()
        finally:
            self.is_renewing = False

    def is_open(self) -> bool:
        """Return whether it already has its children."""
        return bool(self.state() == Qgis.BrowserItemState.Populated)


class Note(Item):
    """A message in place of children; a double click runs its action."""

    def __init__(
        self, parent: Item, text: str, icon_name: str, do: Optional[Callable[[], Any]] = None
    ) -> None:
        again = tr("Double-click to try again.") if do and icon_name == ERROR else ""
        tip = "\n".join(filter(None, (text, again)))
        super().__init__(parent, text, path_below(parent, icon_name, text), icon_name, tip, "", is_leaf=True)
        self._do = do

    def opened(self) -> bool:
        if self._do is not None:
            self._do()
        return True


def be_fast(item: QgsDataItem) -> None:
    """Make QGIS create the children of *item* on the main thread, and only when the user opens it."""
    item.setCapabilitiesV2(
        item.capabilities2()
        | Qgis.BrowserItemCapability.Fertile
        | Qgis.BrowserItemCapability.Fast
        | Qgis.BrowserItemCapability.Collapse
    )


def children_of(item: Any) -> list[QgsDataItem]:
    """Return the children of ``item.make()`` in the order that QGIS inserts fastest: by name, descending."""
    if item.context.window is None:
        return []
    try:
        children = list(item.make())
    except ApiError as error:  # another QGIS window shares the profile, and may have removed the connection
        children = [Note(item, gis.text.error_messages.sentence(error, About(item.connection)), ERROR)]
    return sorted(children, key=lambda child: child.name().casefold(), reverse=True)


def path_below(parent: QgsDataItem, name: str, value: Any = "") -> str:
    """Return the path of the child *name*, which depends on its *value*.

    QGIS considers an item with the same path unchanged, and keeps the existing one.
    """
    mark = format(zlib.crc32(repr(value).encode("utf-8", "replace")), "x")
    return f"{parent.path()}/{quote(name, safe='', errors='replace')}~{mark}"


def one_line(text: str) -> str:
    """Return *text* in one line, as the name of an item."""
    line = " ".join(text.split())
    return line if len(line) <= _LONGEST_NAME else line[: _LONGEST_NAME - 1] + "…"


def rich(text: str) -> str:
    """Return *text* escaped for a tooltip, which is rich text."""
    short = text if len(text) <= _LONGEST_TIP else text[: _LONGEST_TIP - 1] + "…"
    return "<qt>{}</qt>".format(escape(short).replace("\n", "<br>")) if short else ""


class LayerItem(BrowserNode, QgsLayerItem):
    """An item that QGIS treats as a layer: it can be dragged onto the map, and has properties."""

    is_layer = True

    def __init__(
        self,
        parent: QgsDataItem,
        name: str,
        path: str,
        source: tuple[str, Any, str],
        icon_name: str,
        tip: str,
        order: Any,
    ) -> None:
        """:param source: the URI, the layer type and QGIS's provider."""
        QgsLayerItem.__init__(self, parent, one_line(name), path, *source)
        self.set_common(parent, icon_name, tip, order)
        self.setState(Qgis.BrowserItemState.Populated)

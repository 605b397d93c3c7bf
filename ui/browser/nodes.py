"""What all items of the Browser have in common.

QGIS makes the children of an item in a worker thread unless the item is *fast*, and a Python item made there
ends QGIS. All of ours are fast: their children come from what is known already, and what is not is asked for
in a task, whose end makes the item look again.

Two things are never done, as a list of items that QGIS hands over becomes Python's, which deletes them:
``item.children()`` is not called, and ``refresh`` and ``populate`` are not overridden.
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
from qgis.PyQt.QtCore import QCoreApplication, QTimer
from qgis.PyQt.QtWidgets import QWidget

from ...core import gis
from ...core.api.errors import ApiError
from ...core.gis.text.about import About
from ..widgets.icons import icon

if TYPE_CHECKING:
    from ..window.window import Window
    from .verbs import BrowserVerbs

translate = QCoreApplication.translate

PROVIDER = "GeoPortfolio"
"""The key of our items; QGIS finds by it the root that goes with its provider."""
_LONGEST_NAME = 200
_LONGEST_TIP = 2000
_MANY = 200
"""Children from which on QGIS takes longer to find out which are new than to make all of them."""

LOADING, ERROR, LOCKED, EMPTY = "/mIconLoading.gif", "/mIconWarning.svg", "/locked.svg", "/mIconInfo.svg"
"""The icons of notes."""


@dataclass(frozen=True)
class Verb:
    """An entry of the menu of an item; its action is ``geoportfolioBrowser<name>Action``."""

    name: str
    text: str
    icon: str
    do: Callable[[], Any]
    is_enabled: bool = True


class Shelf:
    """What the items share: the window, what can be done with them, and which of them look at answers.

    :param window: None once the Browser was left; items that are still about have nothing to show then.
    """

    def __init__(self, window: Window, verbs: BrowserVerbs) -> None:
        self.window: Optional[Window] = window
        self.verbs = verbs
        self.is_refreshing = False
        """QGIS's button *Refresh* was pressed: it visits all items, also those that were never opened."""
        self._watching: WeakSet = WeakSet()
        self._to_close: list[Item] = []

    def watch(self, item: Item) -> None:
        """Have *item* look again, when what it shows has changed."""
        self._watching.add(item)

    def renew(self, kind: str, connection: str = "") -> None:
        """Let the open items of *kind* look again; only those of *connection* when it is given."""
        for item in tuple(self._watching):
            if sip.isdeleted(item) or item.kind != kind:
                continue
            if connection in ("", item.connection) and item.is_open():
                item.renew()

    def refreshing(self) -> None:
        """Know that *Refresh* goes through the items, until the next turn of the event loop."""
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
        """Be of no use any more."""
        self.window = None
        self._to_close.clear()
        self._watching.clear()


class Shelved:
    """What an item of ours has beside what QGIS knows of it; to be mixed into one of QGIS's classes.

    :ivar shelf: what it shares with the others.
    :ivar connection: the connection that it belongs to; empty for the root.
    """

    kind = ""
    is_layer = False
    """Whether QGIS's own entries for layers make sense in its menu."""
    shelf: Shelf
    connection: str = ""

    def verbs(self, _chosen: Sequence[QgsDataItem]) -> tuple[Verb, ...]:
        """What its menu offers, where *_chosen* are all items that are selected."""
        return ()

    def opened(self) -> bool:
        """It was double-clicked; whether it has done something."""
        return False

    def double_clicked(self) -> bool:
        """What QGIS tells, or :class:`~.clicks.DoubleClicks`; whether it was taken."""
        return self.shelf.window is not None and self.opened()

    def page(self) -> Optional[QWidget]:
        """Its page in the panel of properties."""
        return None

    def dress(self, parent: Optional[QgsDataItem], icon_name: str, tip: str, order: Any) -> None:
        """Take what is the same for all; children lie with the shelf and the connection of *parent*."""
        if isinstance(parent, Shelved):
            self.shelf, self.connection = parent.shelf, self.connection or parent.connection
        self.setIcon(icon(icon_name))
        self.setToolTip(rich(tip))
        self.setSortKey(order)


class Item(Shelved, QgsDataItem):
    """An item that has children, made by :meth:`make`, or the leaf of a list."""

    is_renewing = False
    """It looks again at what is known; else it was opened, or *Refresh* was pressed."""

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
        self.dress(parent, icon_name, tip, order)
        if is_leaf:
            self.setState(Qgis.BrowserItemState.Populated)
        else:
            be_fast(self)

    def make(self) -> Iterable[QgsDataItem]:
        """Its children, of whom this is the parent."""
        return ()

    def createChildren(self) -> list[QgsDataItem]:
        """For QGIS, on the main thread."""
        return children_of(self)

    def renew(self) -> None:
        """Look again at what is known, without asking anybody."""
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
        """Whether it has its children already."""
        return bool(self.state() == Qgis.BrowserItemState.Populated)


class Note(Item):
    """A sentence in the place of children; a double click does what it speaks of."""

    def __init__(
        self, parent: Item, text: str, icon_name: str, do: Optional[Callable[[], Any]] = None
    ) -> None:
        again = translate("GeoPortfolio", "Double-click to try again.") if do and icon_name == ERROR else ""
        tip = "\n".join(filter(None, (text, again)))
        super().__init__(parent, text, path_below(parent, icon_name, text), icon_name, tip, "", is_leaf=True)
        self._do = do

    def opened(self) -> bool:
        if self._do is not None:
            self._do()
        return True


def be_fast(item: QgsDataItem) -> None:
    """Have QGIS make the children of *item* on the main thread, and only when the user opens it."""
    item.setCapabilitiesV2(
        item.capabilities2()
        | Qgis.BrowserItemCapability.Fertile
        | Qgis.BrowserItemCapability.Fast
        | Qgis.BrowserItemCapability.Collapse
    )


def children_of(item: Any) -> list[QgsDataItem]:
    """What ``item.make()`` gives, in the order in which QGIS takes it in quickest: by name, backwards."""
    if item.shelf.window is None:
        return []
    try:
        children = list(item.make())
    except ApiError as error:  # another QGIS window shares the profile, and may have removed the connection
        children = [Note(item, gis.text.error_messages.sentence(error, About(item.connection)), ERROR)]
    return sorted(children, key=lambda child: child.name().casefold(), reverse=True)


def path_below(parent: QgsDataItem, name: str, value: Any = "") -> str:
    """The path of the child *name*, which is another one as soon as its *value* is another.

    QGIS takes an item of the same path for the same, and keeps the one that it has.
    """
    mark = format(zlib.crc32(repr(value).encode("utf-8", "replace")), "x")
    return f"{parent.path()}/{quote(name, safe='', errors='replace')}~{mark}"


def one_line(text: str) -> str:
    """*text* as the name of an item."""
    line = " ".join(text.split())
    return line if len(line) <= _LONGEST_NAME else line[: _LONGEST_NAME - 1] + "…"


def rich(text: str) -> str:
    """*text* for a tooltip, which takes what looks like markup for markup."""
    short = text if len(text) <= _LONGEST_TIP else text[: _LONGEST_TIP - 1] + "…"
    return "<qt>{}</qt>".format(escape(short).replace("\n", "<br>")) if short else ""


class LayerItem(Shelved, QgsLayerItem):
    """An item that QGIS takes for a layer: it is dragged onto the map, and its properties are shown."""

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
        """:param source: the URI, the kind of layer and QGIS's provider."""
        QgsLayerItem.__init__(self, parent, one_line(name), path, *source)
        self.dress(parent, icon_name, tip, order)
        self.setState(Qgis.BrowserItemState.Populated)

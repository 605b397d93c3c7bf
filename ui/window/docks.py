"""The docks of the window: one group of tabs at the right, until the analyst arranges them otherwise.

None covers QGIS by itself: what comes later, such as a report, joins the group; tables lie at the bottom.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Callable, Iterator, Optional, Sequence

from qgis.core import QgsSettings
from qgis.gui import QgsDockWidget
from qgis.PyQt.QtCore import QObject, Qt, QTimer, pyqtSignal
from qgis.PyQt.QtGui import QKeySequence
from qgis.PyQt.QtWidgets import QAction, QDockWidget, QMainWindow, QMenu, QScrollArea, QTabBar, QWidget

from .menu_letters import MenuLetters

if TYPE_CHECKING:
    from .window import Window

OPEN = "geoportfolio/openDocks"
"""The setting with the names of the docks that were open at last, the one in front last."""
_FIRST_DOCK = "selectionDock"
"""The object name of the dock whose tabs the others join."""
_RIGHT = Qt.DockWidgetArea.RightDockWidgetArea
_BOTTOM = Qt.DockWidgetArea.BottomDockWidgetArea
_WIDTH = 300
_PAGE_WIDTH = 420
"""Pixels that the page of a report needs to be read."""
_TABLE_HEIGHT = 230
"""Pixels for a few rows and their chart, which leave the most to the map."""
_BESIDE_A_TITLE = 26
"""Pixels of a tab beside what it reads."""
_WIDEST = 380
"""Pixels that the group takes at most from the map for the sake of its tabs, in any language."""
_TAB_STOPS = (Qt.FocusPolicy.TabFocus, Qt.FocusPolicy.StrongFocus, Qt.FocusPolicy.WheelFocus)
_STEPS = {"Ctrl+PgDown": 1, "Ctrl+PgUp": -1}
"""As in spreadsheets and browsers; Ctrl+Tab is QGIS's own."""
_BACK = "geoportfolioBackToMapAction"
_PANELS = "mPanelMenu"


class Part:
    """A part of the body of a :class:`PanelDock`; the body is made when one of them is first used."""

    def __set_name__(self, _owner: type, name: str) -> None:
        self._name = name

    def __get__(self, dock: Optional[PanelDock], _owner: type) -> Any:
        if dock is None:
            return self
        dock.make()
        return dock.__dict__[self._name]


class PanelDock(QgsDockWidget):
    """A dock with name, title and so its place from the start; :meth:`make_body` fills it at first sight.

    What has to receive signals from the start is connected in ``__init__``; widgets belong to the body.
    """

    made = pyqtSignal()
    """The body is there."""

    def __init__(self, name: str, title: str, parent: Optional[QWidget] = None) -> None:
        super().__init__(title, parent)
        self.setObjectName(name)
        self.setMinimumWidth(_WIDTH)
        self.is_made = False
        self.visibilityChanged.connect(self._shown)

    def make(self) -> None:
        """Make the body, unless it is there already."""
        if self.is_made:
            return
        # Before the body, which uses its own parts while it is made.
        self.is_made = True
        try:
            self.make_body()
        except Exception:
            self.is_made = False
            raise
        self.made.emit()

    def make_body(self) -> None:
        """Set the widget, and each :class:`Part`."""
        raise NotImplementedError

    def close_pages(self) -> None:
        """Leave nothing on the map and no unwanted file; for ``unload()``."""

    def open(self) -> None:
        """Show the dock in front."""
        self.come_forward()

    def come_forward(self) -> None:
        """Show it in front of its tabs; keys that went to one of those come to it."""
        # Before it is shown, so that it never shows empty or takes another size.
        self.make()
        self.show()
        self.raise_()
        # Qt leaves the focus in the tab that is covered now, where typing is not visible. It is the
        # window's own focus that counts, as a dialog may be in front.
        focused = self.window().focusWidget()
        if focused is not None and any(dock.isAncestorOf(focused) for dock in self._beside()):
            self.take_keys()

    def take_keys(self) -> None:
        """Focus the control that had the focus last, or else the first control."""
        body = self.widget()
        known = body.focusWidget()
        stop = known if known is not None and _stops_at(known) else _first_stop(body)
        if stop is not None:
            stop.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @property
    def is_in_sight(self) -> bool:
        """Whether some of it is seen: it is open, and not behind another tab."""
        return self.isVisible() and not self.visibleRegion().isEmpty()

    def _beside(self) -> list[QDockWidget]:
        """The docks that share its tabs."""
        window = self.parentWidget()
        return window.tabifiedDockWidgets(self) if isinstance(window, QMainWindow) else []

    def _shown(self, is_seen: bool) -> None:
        # Next turn: of docks that are opened together, Qt tells of each that it is seen, and only then lays
        # one over the others.
        if is_seen and not self.is_made:
            QTimer.singleShot(0, self._make_in_sight)

    def _make_in_sight(self) -> None:
        if self.is_in_sight:
            self.make()


class DockGroup(QObject):
    """Puts *docks* where they were; at first on the right of QGIS, as narrow as their tabs allow."""

    def __init__(self, window: Window, docks: Sequence[PanelDock]) -> None:
        super().__init__(window)
        self._iface = window.iface
        self._window = window.iface.mainWindow()
        self._docks = tuple(docks)
        # Remembered: once QGIS is closing, none is seen any more.
        self._front = self._docks[0]
        titles = (dock.fontMetrics().horizontalAdvance(dock.windowTitle()) for dock in self)
        needed = sum(titles) + _BESIDE_A_TITLE * len(self._docks)
        self._has_room = needed <= _WIDEST
        for dock in self:
            put_in_place(self._window, dock, partial(self._join, dock))
            # Not before it has its place: until then it is taken for a window of its own, and Qt tells
            # no one that it is none any more.
            _widen_while_docked(dock, min(needed, _WIDEST))
            dock.visibilityChanged.connect(partial(self._came_or_went, dock))
        self._connect_keys()

    def close(self) -> None:
        """Take the docks away, and remember which are open; for ``unload()``."""
        QgsSettings().setValue(OPEN, ",".join(self.open_names()))
        for dock in self:
            dock.close_pages()
            self._iface.removeDockWidget(dock)
            dock.deleteLater()

    def __iter__(self) -> Iterator[PanelDock]:
        return iter(self._docks)

    @property
    def is_in_front(self) -> bool:
        """Whether something of one of them is seen."""
        return any(dock.is_in_sight for dock in self)

    def hide(self) -> None:
        """Close all of them."""
        for dock in self:
            dock.hide()

    def open_names(self) -> list[str]:
        """The object names of those that are open, the one in front last."""
        opened = (dock for dock in self if not dock.isHidden())
        return [dock.objectName() for dock in sorted(opened, key=lambda dock: dock is self._front)]

    def reopen(self, names: Sequence[str]) -> None:
        """Show the docks *names*, the last one in front; no request is sent."""
        opened = {dock.objectName(): dock for dock in self if dock.objectName() in names}
        for dock in opened.values():
            dock.show()
        if names and names[-1] in opened:
            # Next turn, when Qt has laid them out.
            QTimer.singleShot(0, opened[names[-1]].raise_)
        QTimer.singleShot(0, self._show_whole_titles)

    def open_first(self) -> None:
        """Show the first one in front, with the others behind it where none of them was open."""
        first = self._docks[0]
        is_closed = not any(dock.isVisible() for dock in self)
        first.open()
        if is_closed:
            for dock in self:
                dock.show()
            first.raise_()
            # Next turn, when the tabs have a bar; some themes leave its texts too little of their tabs.
            QTimer.singleShot(0, self._show_whole_titles)

    def _came_or_went(self, dock: PanelDock, is_seen: bool) -> None:
        if is_seen:
            self._front = dock

    def _join(self, dock: PanelDock) -> None:
        self._window.addDockWidget(_RIGHT, dock)
        if dock is not self._docks[0]:
            self._window.tabifyDockWidget(self._docks[0], dock)

    def _show_whole_titles(self) -> None:
        if not self._has_room:
            return  # Qt shortens the longest then; whole ones would push others out of sight.
        titles = {dock.windowTitle() for dock in self}
        for bar in _tab_bars(self._window):
            if titles <= {bar.tabText(index).replace("&", "") for index in range(bar.count())}:
                bar.setElideMode(Qt.TextElideMode.ElideNone)

    def _connect_keys(self) -> None:
        """Let keys bring the next dock forward, or the one before, wherever in one of them the focus is."""
        for place, dock in enumerate(self._docks):
            others = [*self._docks[place + 1 :], *self._docks[:place]]
            for keys, step in _STEPS.items():
                _on_keys(dock, keys).triggered.connect(partial(_bring_first, others[::step]))


def put_in_place(window: QMainWindow, dock: QDockWidget, otherwise: Callable[[], None]) -> bool:
    """Give a dock that was made just now its place, hidden: QGIS restores only docks that it starts with.

    :param otherwise: gives it its first place; called where *window* remembers none.
    :returns: whether *window* remembered its place.
    """
    is_known = window.restoreDockWidget(dock)
    if not is_known:
        otherwise()
    # QGIS names in View > Panels only docks that it has added itself. The menu is the window's own; to look
    # through all of QGIS for each dock keeps it waiting.
    panels = window.findChild(QMenu, _PANELS, Qt.FindChildOption.FindDirectChildrenOnly)
    if panels is not None:
        panels.addAction(dock.toggleViewAction())
    MenuLetters(window, dock)
    dock.hide()
    return is_known


def open_at_right(window: QMainWindow, dock: QDockWidget) -> None:
    """Show *dock* in front of its tabs; at first, where it was when QGIS was last closed, else as a wide tab.

    When it is closed, the tab comes back that was in front before.
    """
    is_new = window.dockWidgetArea(dock) == Qt.DockWidgetArea.NoDockWidgetArea
    has_size = not is_new or put_in_place(window, dock, partial(_join_group, window, dock))
    dock.show()
    dock.raise_()
    for bar in _tab_bars(window):
        bar.setSelectionBehaviorOnRemove(QTabBar.SelectionBehavior.SelectPreviousTab)
    if not has_size and dock.width() < _PAGE_WIDTH:
        window.resizeDocks([dock], [_PAGE_WIDTH], Qt.Orientation.Horizontal)


def open_at_bottom(window: QMainWindow, dock: QDockWidget) -> None:
    """Show *dock*; at first, where it was when QGIS was last closed, else low below the map."""
    is_new = window.dockWidgetArea(dock) == Qt.DockWidgetArea.NoDockWidgetArea
    has_size = not is_new or put_in_place(window, dock, partial(window.addDockWidget, _BOTTOM, dock))
    dock.show()
    dock.raise_()
    if not has_size:
        window.resizeDocks([dock], [_TABLE_HEIGHT], Qt.Orientation.Vertical)


def _tab_bars(window: QMainWindow) -> list[QTabBar]:
    """Those of docks, which are the window's own; to look through all of QGIS keeps it waiting."""
    return window.findChildren(QTabBar, "", Qt.FindChildOption.FindDirectChildrenOnly)


def _join_group(window: QMainWindow, dock: QDockWidget) -> None:
    window.addDockWidget(_RIGHT, dock)
    first = window.findChild(QDockWidget, _FIRST_DOCK, Qt.FindChildOption.FindDirectChildrenOnly)
    if first is not None and not first.isFloating() and window.dockWidgetArea(first) == _RIGHT:
        window.tabifyDockWidget(first, dock)


def go_back_by_escape(dock: QDockWidget, place: QWidget) -> None:
    """Let Escape bring the keys from *dock* to *place* in the main window; called again, nothing changes."""
    if dock.findChild(QAction, _BACK) is None:
        action = _on_keys(dock, "Esc")
        action.setObjectName(_BACK)
        action.triggered.connect(partial(_go_to, place))


def _widen_while_docked(dock: QDockWidget, width: int) -> None:
    """Keep *dock* at least *width* wide for the tabs beside it; a window of its own has none."""
    own = dock.minimumWidth()

    def keep(floats: bool) -> None:
        dock.setMinimumWidth(own if floats else max(own, width))

    keep(dock.isFloating())
    dock.topLevelChanged.connect(keep)


def _on_keys(dock: QDockWidget, keys: str) -> QAction:
    """What is done when *keys* are pressed anywhere in *dock*."""
    action = QAction(dock)
    action.setShortcut(QKeySequence(keys))
    action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    dock.addAction(action)
    return action


def _go_to(place: QWidget, _checked: bool = False) -> None:
    place.window().activateWindow()
    place.setFocus()


def _bring_first(docks: Sequence[PanelDock], _checked: bool = False) -> None:
    """Bring the first of *docks* forward that is not closed."""
    for dock in docks:
        if dock.isVisible():
            dock.come_forward()
            dock.take_keys()
            return


def _first_stop(body: QWidget) -> Optional[QWidget]:
    seen = body.nextInFocusChain()
    while seen is not body:
        if body.isAncestorOf(seen) and _stops_at(seen):
            return seen
        seen = seen.nextInFocusChain()
    return None


def _stops_at(seen: QWidget) -> bool:
    """Whether the Tab key stops there, at something to work with."""
    is_stop = seen.focusPolicy() in _TAB_STOPS and not isinstance(seen, QScrollArea)
    return is_stop and seen.isVisible() and seen.isEnabled()

"""The panels of the window: one group of tabs at the right, until the user arranges them differently.

No panel covers QGIS: later ones, such as a report, are added to the group; tables are at the bottom.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Callable, Iterator, Optional, Sequence

from qgis.core import QgsSettings
from qgis.gui import QgsDockWidget
from qgis.PyQt.QtCore import QObject, Qt, QTimer, pyqtSignal
from qgis.PyQt.QtGui import QKeySequence
from qgis.PyQt.QtWidgets import (
    QAction,
    QDockWidget,
    QMainWindow,
    QMenu,
    QScrollArea,
    QTabBar,
    QToolButton,
    QWidget,
)

from ..widgets.controls import HELP_PAGE

if TYPE_CHECKING:
    from .window import Window

OPEN = "geoportfolio/openDocks"
"""The setting with the names of the last open panels, the front one last."""
_FIRST_DOCK = "selectionDock"
"""The object name of the panel to which the others are tabbed."""
_RIGHT = Qt.DockWidgetArea.RightDockWidgetArea
_BOTTOM = Qt.DockWidgetArea.BottomDockWidgetArea
_WIDTH = 300
_PAGE_WIDTH = 420
"""The width in pixels at which a report page is readable."""
_TABLE_HEIGHT = 230
"""The height in pixels for a few rows and their chart on a small screen."""
_TABLE_SHARE = 0.3
"""The same as a share of a large window, of which the map keeps most."""
_BESIDE_A_TITLE = 26
"""Pixels of a tab in addition to its text."""
_WIDEST = 380
"""The largest width in pixels of the group for its tabs, in any language."""
_TAB_STOPS = (Qt.FocusPolicy.TabFocus, Qt.FocusPolicy.StrongFocus, Qt.FocusPolicy.WheelFocus)
_STEPS = {"Ctrl+PgDown": 1, "Ctrl+PgUp": -1}
"""As in spreadsheets and browsers; Ctrl+Tab is used by QGIS."""
_BACK = "geoportfolioBackToMapAction"
_PANELS = "mPanelMenu"


class Part:
    """A part of the body of a :class:`PanelDock`; the body is created when any part is first used."""

    def __set_name__(self, _owner: type, name: str) -> None:
        self._name = name

    def __get__(self, dock: Optional[PanelDock], _owner: type) -> Any:
        if dock is None:
            return self
        dock.make()
        return dock.__dict__[self._name]


class PanelDock(QgsDockWidget):
    """A panel with name, title and position from the start; :meth:`make_body` fills it when it is first
    visible.

    Signals that are needed from the start are connected in ``__init__``; widgets belong to the body.
    """

    made = pyqtSignal()
    """Emitted when the body was created."""

    def __init__(self, name: str, title: str, parent: Optional[QWidget] = None) -> None:
        super().__init__(title, parent)
        self.setObjectName(name)
        self.setMinimumWidth(_WIDTH)
        self.is_made = False
        self.visibilityChanged.connect(self._shown)

    def make(self) -> None:
        """Create the body, unless it exists."""
        if self.is_made:
            return
        # Set before the body, which uses its own parts during creation.
        self.is_made = True
        try:
            self.make_body()
        except Exception:
            self.is_made = False
            raise
        self.made.emit()

    def make_body(self) -> None:
        """Create the widget and each :class:`Part`."""
        raise NotImplementedError

    def close_pages(self) -> None:
        """Clean up the map and unused files; for ``unload()``."""

    def open(self) -> None:
        """Show the panel in front."""
        self.show_in_front()

    def show_in_front(self) -> None:
        """Show it in front of its tabs, and move the focus from another tab to it."""
        # Before it is shown, so that it is never empty and does not change its size.
        self.make()
        self.show()
        self.raise_()
        # Qt leaves the focus in the tab that is now covered. The focus within the window counts, as a dialog
        # may be active.
        focused = self.window().focusWidget()
        if focused is not None and any(dock.isAncestorOf(focused) for dock in self._beside()):
            self.take_focus()

    def take_focus(self) -> None:
        """Focus the control that last had the focus, else the first control other than *Help*."""
        body = self.widget()
        known = body.focusWidget()
        stop = known if known is not None and _stops_at(known) else _first_stop(body)
        if stop is not None:
            stop.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @property
    def is_in_sight(self) -> bool:
        """Return whether it is visible: open, and not behind another tab."""
        return self.isVisible() and not self.visibleRegion().isEmpty()

    def _beside(self) -> list[QDockWidget]:
        """Return the panels that are tabbed with it."""
        window = self.parentWidget()
        return window.tabifiedDockWidgets(self) if isinstance(window, QMainWindow) else []

    def _shown(self, is_seen: bool) -> None:
        # In the next event loop iteration: if several panels are opened, Qt first reports each as visible,
        # and then stacks them.
        if is_seen and not self.is_made:
            QTimer.singleShot(0, self._make_in_sight)

    def _make_in_sight(self) -> None:
        if self.is_in_sight:
            self.make()


class DockGroup(QObject):
    """Restores the positions of *docks*; initially at the right of QGIS, as narrow as their tabs allow."""

    def __init__(self, window: Window, docks: Sequence[PanelDock]) -> None:
        super().__init__(window)
        self._iface = window.iface
        self._window = window.iface.mainWindow()
        self._docks = tuple(docks)
        # Stored, as none is visible any more when QGIS closes.
        self._front = self._docks[0]
        titles = (dock.fontMetrics().horizontalAdvance(dock.windowTitle()) for dock in self)
        needed = sum(titles) + _BESIDE_A_TITLE * len(self._docks)
        self._has_room = needed <= _WIDEST
        for dock in self:
            put_in_place(self._window, dock, partial(self._join, dock))
            # After it was docked: before, it counts as floating, and Qt does not signal the change.
            _widen_while_docked(dock, min(needed, _WIDEST))
            dock.visibilityChanged.connect(partial(self._visibility_changed, dock))
        self._connect_keys()

    def close(self) -> None:
        """Remove the panels, and store which are open; for ``unload()``."""
        QgsSettings().setValue(OPEN, ",".join(self.open_names()))
        for dock in self:
            dock.close_pages()
            self._iface.removeDockWidget(dock)
            dock.deleteLater()

    def __iter__(self) -> Iterator[PanelDock]:
        return iter(self._docks)

    @property
    def is_in_front(self) -> bool:
        """Return whether any of them is visible."""
        return any(dock.is_in_sight for dock in self)

    def hide(self) -> None:
        """Close all panels."""
        for dock in self:
            dock.hide()

    def open_names(self) -> list[str]:
        """Return the object names of the open panels, the front one last."""
        opened = (dock for dock in self if not dock.isHidden())
        return [dock.objectName() for dock in sorted(opened, key=lambda dock: dock is self._front)]

    def reopen(self, names: Sequence[str]) -> None:
        """Show the panels *names*, the last one in front; sends no request."""
        opened = {dock.objectName(): dock for dock in self if dock.objectName() in names}
        for dock in opened.values():
            dock.show()
        if names and names[-1] in opened:
            # In the next event loop iteration, after Qt's layout.
            QTimer.singleShot(0, opened[names[-1]].raise_)
        QTimer.singleShot(0, self._show_whole_titles)

    def open_first(self) -> None:
        """Show the first one in front, with the others behind it if none was open."""
        first = self._docks[0]
        is_closed = not any(dock.isVisible() for dock in self)
        first.open()
        if is_closed:
            for dock in self:
                dock.show()
            first.raise_()
            # In the next event loop iteration, when the tab bar exists; some themes make its tabs too narrow.
            QTimer.singleShot(0, self._show_whole_titles)

    def _visibility_changed(self, dock: PanelDock, is_seen: bool) -> None:
        if is_seen:
            self._front = dock

    def _join(self, dock: PanelDock) -> None:
        self._window.addDockWidget(_RIGHT, dock)
        if dock is not self._docks[0]:
            self._window.tabifyDockWidget(self._docks[0], dock)

    def _show_whole_titles(self) -> None:
        if not self._has_room:
            return  # Qt elides the longest titles; full ones would push others out of view.
        titles = {dock.windowTitle() for dock in self}
        for bar in _tab_bars(self._window):
            if titles <= {bar.tabText(index).replace("&", "") for index in range(bar.count())}:
                bar.setElideMode(Qt.TextElideMode.ElideNone)

    def _connect_keys(self) -> None:
        """Set up keys that show the next or previous panel, with the focus anywhere in one of them."""
        for place, dock in enumerate(self._docks):
            others = [*self._docks[place + 1 :], *self._docks[:place]]
            for keys, step in _STEPS.items():
                _on_keys(dock, keys).triggered.connect(partial(_show_first, others[::step]))


def put_in_place(window: QMainWindow, dock: QDockWidget, otherwise: Callable[[], None]) -> bool:
    """Dock a new panel at its position, hidden, as QGIS only restores panels that exist when it starts.

    :param otherwise: sets its initial position; called if *window* has not stored one.
    :returns: whether *window* has stored its position.
    """
    is_known = window.restoreDockWidget(dock)
    if not is_known:
        otherwise()
    # QGIS lists only panels in View > Panels that it has added itself. The menu is a direct child of the
    # window, as a recursive search is slow.
    panels = window.findChild(QMenu, _PANELS, Qt.FindChildOption.FindDirectChildrenOnly)
    if panels is not None:
        panels.addAction(dock.toggleViewAction())
    dock.hide()
    return is_known


def open_at_right(window: QMainWindow, dock: QDockWidget) -> None:
    """Show *dock* in front of its tabs; initially at its stored position, else as a wide tab.

    When it is closed, the previous front tab is shown again.
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
    """Show *dock*; initially at its stored position, else at a low height below the map."""
    is_new = window.dockWidgetArea(dock) == Qt.DockWidgetArea.NoDockWidgetArea
    has_size = not is_new or put_in_place(window, dock, partial(window.addDockWidget, _BOTTOM, dock))
    dock.show()
    dock.raise_()
    if not has_size:
        height = max(_TABLE_HEIGHT, round(window.height() * _TABLE_SHARE))
        window.resizeDocks([dock], [height], Qt.Orientation.Vertical)


def _tab_bars(window: QMainWindow) -> list[QTabBar]:
    """Return the tab bars of panels, which are direct children of the window; a recursive search is slow."""
    return window.findChildren(QTabBar, "", Qt.FindChildOption.FindDirectChildrenOnly)


def _join_group(window: QMainWindow, dock: QDockWidget) -> None:
    window.addDockWidget(_RIGHT, dock)
    first = window.findChild(QDockWidget, _FIRST_DOCK, Qt.FindChildOption.FindDirectChildrenOnly)
    if first is not None and not first.isFloating() and window.dockWidgetArea(first) == _RIGHT:
        window.tabifyDockWidget(first, dock)


def go_back_by_escape(dock: QDockWidget, place: QWidget) -> None:
    """Let Escape move the focus from *dock* to *place* in the main window. Can be called repeatedly."""
    if dock.findChild(QAction, _BACK) is None:
        action = _on_keys(dock, "Esc")
        action.setObjectName(_BACK)
        action.triggered.connect(partial(_go_to, place))


def _widen_while_docked(dock: QDockWidget, width: int) -> None:
    """Keep *dock* at least *width* wide for its tabs, except while it floats."""
    own = dock.minimumWidth()

    def keep(floats: bool) -> None:
        dock.setMinimumWidth(own if floats else max(own, width))

    keep(dock.isFloating())
    dock.topLevelChanged.connect(keep)


def _on_keys(dock: QDockWidget, keys: str) -> QAction:
    """Return the shortcut for *keys* anywhere in *dock*."""
    action = QAction(dock)
    action.setShortcut(QKeySequence(keys))
    action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    dock.addAction(action)
    return action


def _go_to(place: QWidget, _checked: bool = False) -> None:
    place.window().activateWindow()
    place.setFocus()


def _show_first(docks: Sequence[PanelDock], _checked: bool = False) -> None:
    """Show the first open panel of *docks* in front."""
    for dock in docks:
        if dock.isVisible():
            dock.show_in_front()
            dock.take_focus()
            return


def _first_stop(body: QWidget) -> Optional[QWidget]:
    seen = body.nextInFocusChain()
    while seen is not body:
        if body.isAncestorOf(seen) and _stops_at(seen) and not _is_help(seen):
            return seen
        seen = seen.nextInFocusChain()
    return None


def _is_help(seen: QWidget) -> bool:
    return isinstance(seen, QToolButton) and bool(seen.property(HELP_PAGE))


def _stops_at(seen: QWidget) -> bool:
    """Return whether the Tab key stops at the widget, and it is a control."""
    is_stop = seen.focusPolicy() in _TAB_STOPS and not isinstance(seen, QScrollArea)
    return is_stop and seen.isVisible() and seen.isEnabled()

"""The docks of the workbench: one group of tabs, until the analyst arranges them otherwise."""

from __future__ import annotations

from functools import partial
from typing import Iterator, Optional, Sequence

from qgis.PyQt.QtCore import QObject, Qt, QTimer
from qgis.PyQt.QtWidgets import QMainWindow, QTabBar

from .dock_keys import go_through
from .dock_places import add_on_the_right, put_in_place, widen_while_docked
from .later_dock import LaterDock

_BESIDE_A_TITLE = 26
"""Pixels of a tab beside what it reads."""
_WIDEST = 380
"""Pixels that the group takes at most from the map for the sake of its tabs, in any language."""


class DockGroup(QObject):
    """Puts *docks* where they were; at first on the right of *window*, as narrow as their pages allow."""

    def __init__(
        self, window: QMainWindow, docks: Sequence[LaterDock], parent: Optional[QObject] = None
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._docks = tuple(docks)
        titles = (dock.fontMetrics().horizontalAdvance(dock.windowTitle()) for dock in self)
        needed = sum(titles) + _BESIDE_A_TITLE * len(self._docks)
        self._has_room = needed <= _WIDEST
        room = min(needed, _WIDEST)
        for dock in self:
            with dock.unseen():
                put_in_place(window, dock, partial(self._join, dock))
            # Not before it has its place: until then it is taken for a window of its own, and Qt tells
            # nobody that it is none any more.
            widen_while_docked(dock, room)
        go_through(self._docks)

    def __iter__(self) -> Iterator[LaterDock]:
        return iter(self._docks)

    @property
    def is_in_front(self) -> bool:
        """Whether something of one of them is seen."""
        return any(dock.isVisible() and not dock.visibleRegion().isEmpty() for dock in self)

    def hide(self) -> None:
        """Close all of them."""
        for dock in self:
            dock.hide()

    def open_first(self) -> None:
        """Show the first one in front, with the others behind it where none of them was open."""
        first = self._docks[0]
        is_closed = not any(dock.isVisible() for dock in self)
        first.open()
        if is_closed:
            for dock in self:
                dock.show_behind()
            first.raise_()
            # Next turn, when the tabs have a bar; some themes leave its texts too little of their tabs.
            QTimer.singleShot(0, self._arranged)

    def _join(self, dock: LaterDock) -> None:
        add_on_the_right(self._window, dock)
        if dock is not self._docks[0]:
            self._window.tabifyDockWidget(self._docks[0], dock)

    def _arranged(self) -> None:
        """Each dock has its place by now: what is in front of others, or alone, is seen."""
        for dock in self:
            dock.look()
        self._show_whole_titles()

    def _show_whole_titles(self) -> None:
        if not self._has_room:
            return  # Qt shortens the longest then; whole ones would push others out of sight.
        titles = {dock.windowTitle() for dock in self}
        # The bars of docks are the window's own; to look through all of QGIS keeps it waiting.
        own = Qt.FindChildOption.FindDirectChildrenOnly
        for bar in self._window.findChildren(QTabBar, "", own):
            if titles <= {bar.tabText(index).replace("&", "") for index in range(bar.count())}:
                bar.setElideMode(Qt.TextElideMode.ElideNone)

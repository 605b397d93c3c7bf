"""Where docks lie: where they were when QGIS was last closed, and always on a screen that is there."""

from __future__ import annotations

from typing import Callable

from qgis.PyQt.QtCore import QPoint, QRect, Qt
from qgis.PyQt.QtWidgets import QApplication, QDockWidget, QMainWindow, QMenu

from .menu_letters import MenuLetters

_PANELS = "mPanelMenu"
_IN_SIGHT = 40
"""Pixels of a title bar that must lie on a screen, so that a window can be taken by it."""


def put_in_place(window: QMainWindow, dock: QDockWidget, otherwise: Callable[[], None]) -> None:
    """Give a dock that was made just now its place, hidden: QGIS restores only docks that it starts with.

    :param otherwise: gives it its first place; called where *window* remembers none.
    """
    if not window.restoreDockWidget(dock):
        otherwise()
    _list(window, dock)
    MenuLetters(window, dock)
    dock.hide()
    # Qt tells of a dock that comes up left of all screens or above them that it is not visible.
    dock.visibilityChanged.connect(lambda _shown: keep_on_screen(dock) if dock.isVisible() else None)


def keep_on_screen(dock: QDockWidget) -> None:
    """Bring a floating *dock* back that lies where no screen is any more."""
    if not dock.isFloating():
        return
    frame = dock.frameGeometry()
    title = QRect(frame.topLeft(), frame.topRight() + QPoint(0, _IN_SIGHT))
    screens = [screen.availableGeometry() for screen in QApplication.screens()]
    if any(_is_seen(title & screen) for screen in screens):
        return
    room = dock.screen().availableGeometry()
    dock.resize(dock.size().boundedTo(room.size()))
    frame = dock.frameGeometry()
    frame.moveCenter(room.center())
    frame.moveTop(max(frame.top(), room.top()))
    dock.move(frame.topLeft())


def add_on_the_right(window: QMainWindow, dock: QDockWidget) -> None:
    """A place among the docks at the right of *window*."""
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)


def widen_while_docked(dock: QDockWidget, width: int) -> None:
    """Keep *dock* at least *width* wide for the tabs beside it; a window of its own has none."""
    own = dock.minimumWidth()

    def keep(floats: bool) -> None:
        dock.setMinimumWidth(own if floats else max(own, width))

    keep(dock.isFloating())
    dock.topLevelChanged.connect(keep)


def float_hidden(window: QMainWindow, dock: QDockWidget) -> None:
    """Make *dock* a window of its own over *window*, for the caller to size and move before it is shown.

    One that is shown, moved, hidden and shown again at once may end where Qt does not look for it: no
    click reaches it there.
    """
    dock.hide()
    add_on_the_right(window, dock)
    dock.setFloating(True)


def _list(window: QMainWindow, dock: QDockWidget) -> None:
    """Name *dock* in View > Panels, as QGIS does for those that it adds itself."""
    # It is the window's own; to look through all of QGIS for each dock keeps it waiting.
    panels = window.findChild(QMenu, _PANELS, Qt.FindChildOption.FindDirectChildrenOnly)
    if panels is not None:
        panels.addAction(dock.toggleViewAction())


def _is_seen(part: QRect) -> bool:
    return part.width() >= _IN_SIGHT and part.height() >= _IN_SIGHT // 2

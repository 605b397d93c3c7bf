"""The keys that go from one dock to the next, or back to the map: Qt has none, nor does Tab go there."""

from __future__ import annotations

from functools import partial
from typing import Sequence

from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtGui import QKeySequence
from qgis.PyQt.QtWidgets import QAction, QDockWidget, QWidget

from .later_dock import LaterDock

_STEPS = {"Ctrl+PgDown": 1, "Ctrl+PgUp": -1}
"""As in spreadsheets and browsers; Ctrl+Tab is QGIS's own."""

_BACK = "geoportfolioBackToMapAction"


def go_through(group: Sequence[LaterDock]) -> None:
    """Let keys bring the next dock of *group* forward, or the one before, wherever in it the focus is."""
    for place, dock in enumerate(group):
        others = [*group[place + 1 :], *group[:place]]
        for keys, step in _STEPS.items():
            _on_keys(dock, keys).triggered.connect(partial(_bring_first, others[::step]))


def go_back_by_escape(dock: QDockWidget, place: QWidget) -> None:
    """Let Escape bring the keys from *dock* to *place* in the main window; said again, nothing changes."""
    if dock.findChild(QAction, _BACK) is None:
        action = _on_keys(dock, "Esc")
        action.setObjectName(_BACK)
        action.triggered.connect(partial(_go_to, place))


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


def _bring_first(docks: Sequence[LaterDock], _checked: bool = False) -> None:
    """Bring the first of *docks* forward that is not closed."""
    for dock in docks:
        if dock.isVisible():
            dock.come_forward()
            dock.take_keys()
            return

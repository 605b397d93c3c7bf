"""Alt and a letter opens the menu of QGIS's main window that has it, where a control of a dock has it, too.

Qt takes turns among those that share a letter, and users of QGIS know its menus by heart.
"""

from __future__ import annotations

from typing import Any, Optional

from qgis.PyQt.QtCore import QEvent, QObject
from qgis.PyQt.QtGui import QKeySequence, QShortcutEvent
from qgis.PyQt.QtWidgets import QAbstractButton, QAction, QDockWidget, QGroupBox, QLabel, QMainWindow, QTabBar

_LETTERED = (QAbstractButton, QGroupBox, QLabel, QTabBar)


class MenuLetters(QObject):
    """A part of *dock*: answers in place of its controls whose letter is a menu's of *window*.

    A dock that floats shares its letters with *window*, too.
    """

    def __init__(self, window: QMainWindow, dock: QDockWidget) -> None:
        super().__init__(dock)
        self._window = window
        self._dock = dock
        if hasattr(dock, "made"):  # its controls come late
            dock.made.connect(self._follow)
        dock.visibilityChanged.connect(self._follow)

    def eventFilter(self, control: QObject, event: QEvent) -> bool:
        """Qt's; a letter that another widget has too arrives as an ambiguous one."""
        if not isinstance(event, QShortcutEvent) or not event.isAmbiguous():
            return False
        menu = self._menu_of(event.key())
        if menu is None:
            return False
        self._window.menuBar().setActiveAction(menu)
        return True

    def _follow(self, *_what: Any) -> None:
        """Filter the events of the controls that exist by now; Qt takes each filter once."""
        for kind in _LETTERED:
            for each in self._dock.findChildren(kind):
                each.installEventFilter(self)

    def _menu_of(self, keys: QKeySequence) -> Optional[QAction]:
        menus = (each for each in self._window.menuBar().actions() if each.isVisible())
        return next((each for each in menus if QKeySequence.mnemonic(each.text()) == keys), None)

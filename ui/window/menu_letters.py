"""Make Alt and a letter open QGIS's menu even if a control of a panel has the same letter.

Otherwise Qt alternates between controls with the same letter.
"""

from __future__ import annotations

from typing import Any, Optional

from qgis.PyQt.QtCore import QEvent, QObject
from qgis.PyQt.QtGui import QKeySequence, QShortcutEvent
from qgis.PyQt.QtWidgets import QAbstractButton, QAction, QDockWidget, QGroupBox, QLabel, QMainWindow, QTabBar

_LETTERED = (QAbstractButton, QGroupBox, QLabel, QTabBar)


class MenuLetters(QObject):
    """Handles the letters of controls in *dock* that are also menus of *window*.

    A floating panel also shares its letters with *window*.
    """

    def __init__(self, window: QMainWindow, dock: QDockWidget) -> None:
        super().__init__(dock)
        self._window = window
        self._dock = dock
        if hasattr(dock, "made"):  # its controls are created later
            dock.made.connect(self._follow)
        dock.visibilityChanged.connect(self._follow)

    def eventFilter(self, control: QObject, event: QEvent) -> bool:
        """Open the menu; a letter that several widgets have arrives as an ambiguous shortcut."""
        if not isinstance(event, QShortcutEvent) or not event.isAmbiguous():
            return False
        menu = self._menu_of(event.key())
        if menu is None:
            return False
        self._window.menuBar().setActiveAction(menu)
        return True

    def _follow(self, *_what: Any) -> None:
        """Install event filters on the existing controls; Qt installs each filter only once."""
        for kind in _LETTERED:
            for each in self._dock.findChildren(kind):
                each.installEventFilter(self)

    def _menu_of(self, keys: QKeySequence) -> Optional[QAction]:
        menus = (each for each in self._window.menuBar().actions() if each.isVisible())
        return next((each for each in menus if QKeySequence.mnemonic(each.text()) == keys), None)

"""Docks whose bodies are made when somebody looks at them: what is behind a tab costs nothing before."""

from __future__ import annotations

from contextlib import contextmanager
from typing import Any, Iterator, Optional

from qgis.gui import QgsDockWidget
from qgis.PyQt.QtCore import Qt, pyqtSignal
from qgis.PyQt.QtWidgets import QDockWidget, QMainWindow, QScrollArea, QWidget

_WIDTH = 300
_TAB_STOPS = (Qt.FocusPolicy.TabFocus, Qt.FocusPolicy.StrongFocus, Qt.FocusPolicy.WheelFocus)


class Part:
    """A part of the body of a :class:`LaterDock`; who reaches for it has the body made."""

    def __set_name__(self, _owner: type, name: str) -> None:
        self._name = name

    def __get__(self, dock: Optional[LaterDock], _owner: type) -> Any:
        if dock is None:
            return self
        dock.make()
        return dock.__dict__[self._name]


class LaterDock(QgsDockWidget):
    """Has name, title and so its place and tab from the start; :meth:`make_body` gives it the rest.

    What must hear or know something from the start belongs into ``__init__``, every widget into the body.
    """

    made = pyqtSignal()
    """The body is there, and nobody has seen it yet."""

    def __init__(self, name: str, title: str, parent: Optional[QWidget] = None) -> None:
        super().__init__(title, parent)
        self.setObjectName(name)
        self.setMinimumWidth(_WIDTH)
        self.is_made = False
        self._is_unseen = False
        self.visibilityChanged.connect(self._shown)

    def make(self) -> None:
        """Make the body, unless it is there already."""
        if self.is_made:
            return
        # Before the body, which reaches for its own parts while it is made.
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

    def open(self) -> None:
        """Come to the front."""
        self.come_forward()

    def come_forward(self) -> None:
        """Show it in front of its tabs; keys that went to one of those come to it."""
        # Before it is shown, so that it never shows empty or takes another size.
        self.make()
        self.show()
        self.raise_()
        # Qt leaves them with the one that is covered now, where nobody sees what is typed. The window's
        # own focus, as a dialog may be in front.
        focused = self.window().focusWidget()
        if focused is not None and any(dock.isAncestorOf(focused) for dock in self._beside()):
            self.take_keys()

    def take_keys(self) -> None:
        """Let the keyboard work here: where it did last, or else in the first control."""
        body = self.widget()
        known = body.focusWidget()
        stop = known if known is not None and _stops_at(known) else _first_stop(body)
        if stop is not None:
            stop.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @contextmanager
    def unseen(self) -> Iterator[None]:
        """Whatever shows it meanwhile, nobody looks at it: it gets no body."""
        self._is_unseen = True
        try:
            yield
        finally:
            self._is_unseen = False

    def show_behind(self) -> None:
        """Show it with its tab, and no body yet where others may be in front; then :meth:`look`."""
        with self.unseen():
            self.show()
        if self.isFloating():
            self.make()

    def look(self) -> None:
        """Make the body where it is in sight."""
        if not self.visibleRegion().isEmpty():
            self.make()

    def _beside(self) -> list[QDockWidget]:
        """The docks that share its tabs."""
        window = self.parentWidget()
        return window.tabifiedDockWidgets(self) if isinstance(window, QMainWindow) else []

    def _shown(self, is_seen: bool) -> None:
        if is_seen and not self._is_unseen:
            self.make()


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

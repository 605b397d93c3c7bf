"""Handle keys in the focused widget before QGIS's main window does."""

from __future__ import annotations

from typing import Any, Callable, Optional, Sequence, Union

from qgis.PyQt.QtCore import QEvent, QObject, Qt
from qgis.PyQt.QtGui import QKeySequence
from qgis.PyQt.QtWidgets import QWidget

NONE = Qt.KeyboardModifier.NoModifier
ALT = Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
Key = Union[QKeySequence.StandardKey, tuple[Any, Any]]
"""A standard key of the platform, or a modifier and a key."""


def claim_keys(widget: QWidget, *keys: tuple[Key, Callable[[], Any]]) -> None:
    """Let *widget* and its children handle *keys*, with their functions, before QGIS does.

    Otherwise Ctrl+Z would undo edits of a layer, and Delete remove its features.
    """
    widget.installEventFilter(_ClaimedKeys(widget, keys))


class _ClaimedKeys(QObject):
    """Claims the keys of a widget, and acts when they are pressed."""

    def __init__(self, widget: QWidget, keys: Sequence[tuple[Key, Callable[[], Any]]]) -> None:
        super().__init__(widget)
        self._keys = keys

    def eventFilter(self, _widget: QObject, event: QEvent) -> bool:
        """Handle our keys, both as shortcut overrides and as key presses."""
        if event.type() not in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            return False
        act = self._action(event)
        if act is None:
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress:
            act()
        return True

    def _action(self, event: Any) -> Optional[Callable[[], Any]]:
        # Treat keys of the number pad as the same keys.
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        pressed = Qt.Key.Key_Return if event.key() == Qt.Key.Key_Enter else event.key()
        for key, act in self._keys:
            if isinstance(key, tuple):
                if held == key[0] and pressed == key[1]:
                    return act
            elif event.matches(key):
                return act
        return None

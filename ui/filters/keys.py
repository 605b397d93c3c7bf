"""Keys that belong to the widget with the focus and not to QGIS's main window."""

from __future__ import annotations

from typing import Any, Callable, Optional, Union

from qgis.PyQt.QtCore import QEvent, Qt
from qgis.PyQt.QtGui import QKeySequence

NONE = Qt.KeyboardModifier.NoModifier
ALT = Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
Key = Union[QKeySequence.StandardKey, tuple[Any, Any]]
"""A key of the platform, or a modifier and a key."""


class KeyTable:
    """What a widget does at which keys. Ctrl+Z would else undo in a layer, Delete remove its features.

    The widget calls :meth:`takes` first in its ``event``.
    """

    def __init__(self, *rows: tuple[Key, Callable[[], Any]]) -> None:
        self._rows = rows

    def takes(self, event: QEvent) -> bool:
        """Whether *event* is one of the keys; then it is claimed, and the press is acted on."""
        if event.type() not in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            return False
        do = self._action(event)
        if do is None:
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress:
            do()
        return True

    def _action(self, event: Any) -> Optional[Callable[[], Any]]:
        # A key of the number pad is the same key.
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        pressed = Qt.Key.Key_Return if event.key() == Qt.Key.Key_Enter else event.key()
        for key, do in self._rows:
            if isinstance(key, tuple):
                if held == key[0] and pressed == key[1]:
                    return do
            elif event.matches(key):
                return do
        return None

"""The base of the drawing tools: keys, clicks, and how a drawing ends."""

from __future__ import annotations

from qgis.gui import QgsMapCanvas, QgsMapMouseEvent
from qgis.PyQt.QtCore import Qt, pyqtSignal

from .canvas_tool import CanvasTool


class ShapeTool(CanvasTool):
    """Each click, or Insert at the cross, adds a point; Esc discards the shape, then leaves the tool.

    A double click, Enter or a right click finishes.
    """

    refused = pyqtSignal(str)
    """Emitted with the reason why the shape can't be finished; it stays for correction."""

    KEYS = {
        (Qt.Key.Key_Insert, False): "click_at_the_cross",
        (Qt.Key.Key_Backspace, False): "take_back",
        (Qt.Key.Key_Delete, False): "take_back",
        (Qt.Key.Key_Z, True): "take_back",
        (Qt.Key.Key_Return, False): "finish",
        (Qt.Key.Key_Enter, False): "finish",
        (Qt.Key.Key_Escape, False): "drop",
    }

    def __init__(self, canvas: QgsMapCanvas) -> None:
        super().__init__(canvas)
        self._double_clicked = False

    def is_empty(self) -> bool:
        """Return whether nothing is drawn."""
        raise NotImplementedError

    def set_point(self, event: QgsMapMouseEvent) -> None:
        """Handle a click of the left button."""
        raise NotImplementedError

    def take_back(self) -> None:
        """Remove the last point."""
        raise NotImplementedError

    def finish(self) -> None:
        """Emit the shape, or show what is missing."""
        raise NotImplementedError

    def drop(self) -> None:
        """Discard the shape; with nothing drawn, leave the tool."""
        if self.is_empty():
            self.leave()
        else:
            self.reset()

    def reset(self) -> None:
        self._double_clicked = False
        self.forget_snap()

    def canvasReleaseEvent(self, event: QgsMapMouseEvent) -> None:
        if self._double_clicked:
            self._double_clicked = False
            self.finish()
        elif event.button() == Qt.MouseButton.LeftButton:
            self.set_point(event)
        elif event.button() == Qt.MouseButton.RightButton:
            self.finish()

    def canvasDoubleClickEvent(self, event: QgsMapMouseEvent) -> None:
        # The first click has added the point. Finish on release, which would otherwise reach the previous
        # tool: the pan tool would center the map on it.
        self._double_clicked = event.button() == Qt.MouseButton.LeftButton

"""The base of our map tools: snapping, the cross for the keyboard, the readout, and the previous tool."""

from __future__ import annotations

from functools import partial
from typing import Any, Callable, Optional

from qgis.core import QgsPointLocator, QgsPointXY, QgsProject
from qgis.gui import QgsMapCanvas, QgsMapMouseEvent, QgsMapTool, QgsSnapIndicator
from qgis.PyQt import sip
from qgis.PyQt.QtCore import QEvent, QObject, QPoint, Qt, pyqtSignal
from qgis.PyQt.QtGui import QKeyEvent, QStatusTipEvent
from qgis.PyQt.QtWidgets import QApplication, QLabel

from .canvas import degrees_at, show_in_front
from .key_cross import LOOKS, STEPS, KeyCross

BLUE = "#2f7fc1"
AMBER = "#ffb733"
"""The color of text on dark."""
DARK_AMBER = "#c67600"
"""The color of lines, visible on light and dark maps."""

LABEL_STYLE = "background: rgba(28, 33, 38, 215); color: {color}; padding: 3px 6px; border-radius: 3px;"


class Readout(QLabel):
    """A text beside the cursor that ignores the mouse."""

    OFFSET = QPoint(18, 18)

    def __init__(self, canvas: QgsMapCanvas) -> None:
        super().__init__(canvas)
        self.setObjectName("mapToolReadout")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def say(self, text: str, at: QPoint, warning: bool = False) -> None:
        """Show *text* beside *at* (pixels of the canvas), in amber for a *warning*; hide it if empty."""
        self.setText(text)
        self.setStyleSheet(LABEL_STYLE.format(color=AMBER if warning else "white"))
        self.adjustSize()
        room = self.parentWidget().rect().bottomRight() - QPoint(self.width(), self.height())
        place = at + self.OFFSET
        self.move(max(0, min(place.x(), room.x())), max(0, min(place.y(), room.y())))
        self.setVisible(bool(text))


class CanvasTool(QgsMapTool):
    """A tool that snaps, handles its keys before QGIS's shortcuts, and restores the previous tool.

    The keys that pan QGIS's map show a cross in its middle, which acts as the mouse position from then on;
    with Shift, arrow keys take small steps. A subclass assigns methods to other keys in ``KEYS``, one of them
    :meth:`click_at_the_cross`. Everything that it draws is created by :meth:`show_aids` and removed by
    :meth:`remove_aids`, so that nothing stays on the map.
    """

    left = pyqtSignal()
    """Emitted when Esc was pressed with nothing drawn and the previous tool was restored."""

    command = ""
    """The name of the menu action that activates the tool."""

    KEYS: dict[tuple[Qt.Key, bool], str] = {}
    """Method names by (key, whether Ctrl is held)."""

    def __init__(self, canvas: QgsMapCanvas) -> None:
        super().__init__(canvas)
        self._readout: Optional[Readout] = None
        self._snapped: Optional[QgsSnapIndicator] = None
        self._cross: Optional[KeyCross] = None
        self._previous: Optional[QgsMapTool] = None
        self.setCursor(Qt.CursorShape.CrossCursor)
        canvas.mapToolSet.connect(self._remember)

    def hint(self) -> str:
        """Return the text for the status bar."""
        raise NotImplementedError

    @property
    def is_by_keys(self) -> bool:
        """Return whether the cross is used instead of the mouse."""
        return self._cross is not None and self._cross.is_shown

    def show_aids(self) -> None:
        """Create the items that the tool draws on the map."""

    def remove_aids(self) -> None:
        """Remove the items of the tool from the map."""

    def reset(self) -> None:
        """Discard the current drawing."""

    def activate(self) -> None:
        super().activate()
        canvas = self.canvas()
        self._readout = Readout(canvas)
        self._snapped = QgsSnapIndicator(canvas)
        self.show_aids()
        self._cross = KeyCross(canvas)
        self._cross.moved.connect(self._point_at)
        canvas.installEventFilter(self)
        canvas.destinationCrsChanged.connect(self.reset)
        QgsProject.instance().cleared.connect(self.reset)
        show_in_front(canvas)
        canvas.setFocus()
        self._tell(self.hint())

    def deactivate(self) -> None:
        if self._readout is not None:
            canvas = self.canvas()
            canvas.removeEventFilter(self)
            canvas.destinationCrsChanged.disconnect(self.reset)
            QgsProject.instance().cleared.disconnect(self.reset)
            self.reset()
            self._cross.remove()
            self._cross = None
            self.remove_aids()
            self._snapped = None
            self._readout.hide()
            self._readout.deleteLater()
            self._readout = None
            self._tell("")
        super().deactivate()

    def unload(self) -> None:
        """Clean up the map and release the canvas; the tool can't be used afterwards."""
        self.canvas().unsetMapTool(self)
        self.canvas().mapToolSet.disconnect(self._remember)
        self.deleteLater()

    def give_back(self) -> None:
        """Return to the tool that was active before."""
        canvas, previous = self.canvas(), self._previous
        if previous is None or sip.isdeleted(previous):
            canvas.unsetMapTool(self)
        else:
            canvas.setMapTool(previous)

    def leave(self) -> None:
        """Return to the previous tool without a result."""
        self.give_back()
        self.left.emit()

    def click_at_the_cross(self) -> None:
        """Click in the middle of the map; without a cross, show it first."""
        if not self._cross.is_shown:
            self._cross.show()
            return
        at, left = self._cross.pixel, Qt.MouseButton.LeftButton
        self._point_at(at)
        self.canvasPressEvent(QgsMapMouseEvent(self.canvas(), QEvent.Type.MouseButtonPress, at, left))
        self.canvasReleaseEvent(QgsMapMouseEvent(self.canvas(), QEvent.Type.MouseButtonRelease, at, left))

    def map_point(self, event: QgsMapMouseEvent) -> QgsPointXY:
        """Return the point of *event* in the canvas CRS, snapped with the project's snapping settings."""
        match = self.canvas().snappingUtils().snapToMap(event.pos())
        self._snapped.setMatch(match)
        return match.point() if match.isValid() else self.toMapCoordinates(event.pos())

    def is_snapped(self) -> bool:
        """Return whether the last :meth:`map_point` snapped to a feature."""
        return self._snapped is not None and self._snapped.match().isValid()

    def lon_lat(self, point: QgsPointXY) -> QgsPointXY:
        """Return a point of the canvas in EPSG:4326, with the longitude in -180 to 180; raises
        QgsCsException."""
        return degrees_at(self.canvas(), point)

    def say(self, text: str, at: QPoint, warning: bool = False) -> None:
        """Show *text* beside the cursor."""
        self._readout.say(text, at, warning)

    def forget_snap(self) -> None:
        """Remove the snapping indicator."""
        if self._snapped is not None:
            self._snapped.setMatch(QgsPointLocator.Match())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and self._action(event):
            # Accept the key, so that Qt sends it to the canvas instead of to a shortcut of the main window.
            event.accept()
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        action = self._action(event)
        if action is None:
            super().keyPressEvent(event)
            if event.key() in LOOKS:
                self._cross.show()
            return
        # QGIS treats an ignored key as handled; an accepted Backspace would delete the selected features.
        event.ignore()
        action()

    def _action(self, event: QKeyEvent) -> Optional[Callable[[], None]]:
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if held == Qt.KeyboardModifier.ShiftModifier and event.key() in STEPS:
            return partial(self._cross.step, STEPS[event.key()])
        control = held == Qt.KeyboardModifier.ControlModifier
        if held != Qt.KeyboardModifier.NoModifier and not control:
            return None
        name = self.KEYS.get((event.key(), control))
        return getattr(self, name) if name else None

    def _point_at(self, pixel: QPoint) -> None:
        """Handle a mouse move to that pixel."""
        self.canvasMoveEvent(QgsMapMouseEvent(self.canvas(), QEvent.Type.MouseMove, pixel))

    def _remember(self, tool: Any, before: Any) -> None:
        if tool is self and before is not self:
            # Between two of our tools, return to the one before the first, to avoid a cycle.
            self._previous = before._previous if isinstance(before, CanvasTool) else _as_tool(before)

    def _tell(self, text: str) -> None:
        QApplication.sendEvent(self.canvas(), QStatusTipEvent(text))


def _as_tool(given: Optional[QObject]) -> Optional[QgsMapTool]:
    """Return *given* as a map tool, as some of QGIS's tools, such as Select Features, arrive as plain
    objects."""
    return given if given is None or isinstance(given, QgsMapTool) else sip.cast(given, QgsMapTool)

"""The cross in the middle of the map, the cursor of a map tool that is used by keyboard."""

from __future__ import annotations

from qgis.gui import QgsMapCanvas, QgsVertexMarker
from qgis.PyQt.QtCore import QObject, QPoint, Qt, pyqtSignal
from qgis.PyQt.QtGui import QColor

STEPS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}
LOOKS = (*STEPS, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
"""The keys with which QGIS pans and zooms its map."""

_STEP = 8
"""Pixels; not more than the tolerance of a tool, so that the cross can reach every point."""
_SIZE = 27
_PENS = (("white", 5), ("black", 2))
"""Black on white is visible on any map."""


class KeyCross(QObject):
    """Appears with :meth:`show`, stays in the middle of the map, and disappears when the mouse moves."""

    moved = pyqtSignal(QPoint)
    """Emitted with its position in pixels of the canvas when the map below it has moved."""

    def __init__(self, canvas: QgsMapCanvas) -> None:
        super().__init__()
        self._canvas = canvas
        self._lines = [self._line(QColor(color), width) for color, width in _PENS]
        canvas.extentsChanged.connect(self._follow)
        canvas.xyCoordinates.connect(self.hide)

    @property
    def is_shown(self) -> bool:
        """Return whether it is visible, so that the keyboard is used."""
        return self._lines[0].isVisible()

    @property
    def pixel(self) -> QPoint:
        """Return its position on the canvas."""
        return QPoint(self._canvas.width() // 2, self._canvas.height() // 2)

    def show(self) -> None:
        """Show it."""
        if not self.is_shown:
            self._set_visible(True)
            self._follow()

    def hide(self, *_place: object) -> None:
        """Hide it, as the mouse is used."""
        if self.is_shown:
            self._set_visible(False)

    def step(self, way: QPoint) -> None:
        """Pan the map by a small step, so that the cross moves in the direction *way*."""
        self.show()
        canvas, to_map = self._canvas, self._canvas.getCoordinateTransform().toMapCoordinates
        # By the distance of two pixels, as no pixel is exactly in the middle, and the map would drift.
        canvas.setCenter(canvas.center() + (to_map(self.pixel + way * _STEP) - to_map(self.pixel)))
        canvas.refresh()

    def remove(self) -> None:
        """Remove it from the canvas."""
        self._canvas.extentsChanged.disconnect(self._follow)
        self._canvas.xyCoordinates.disconnect(self.hide)
        for line in self._lines:
            self._canvas.scene().removeItem(line)
        self.deleteLater()

    def _line(self, color: QColor, width: int) -> QgsVertexMarker:
        made = QgsVertexMarker(self._canvas)
        made.setIconType(QgsVertexMarker.IconType.ICON_CROSS)
        made.setIconSize(_SIZE)
        made.setPenWidth(width)
        made.setColor(color)
        made.hide()
        return made

    def _set_visible(self, is_visible: bool) -> None:
        for line in self._lines:
            line.setVisible(is_visible)

    def _follow(self) -> None:
        if self.is_shown:
            for line in self._lines:
                line.setCenter(self._canvas.center())
            self.moved.emit(self.pixel)

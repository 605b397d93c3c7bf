"""Pins on the map, the circles around them, and the tool that places and drags them."""

from __future__ import annotations

from typing import Any, Optional

from qgis.core import QgsCoordinateTransform, QgsCsException, QgsPointXY, QgsProject
from qgis.gui import QgsMapCanvas, QgsMapCanvasItem, QgsMapMouseEvent
from qgis.PyQt.QtCore import QObject, QPointF, QRectF, Qt, pyqtSignal
from qgis.PyQt.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from ...core.api.query import Area
from ...core.api.shapes import Buffers
from ...core.gis.areas.geometry import wgs84
from ...core.gis.text.languages import tr
from ..areas.area_outline import AreaOutline
from ..areas.canvas_tool import CanvasTool

COLORS = {"A": QColor("#be4b00"), "B": QColor("#005fa3")}
"""The colors of the pins by letter, as in the charts."""
_ABOVE = 100.0
"""The z value of pins, above all circles."""
_HEAD, _TALL = 11.0, 30.0
"""Pixels: the radius of a pin's head, and the height of its center above the position."""


class _PinItem(QgsMapCanvasItem):
    """A pin whose tip is at a position on the map."""

    def __init__(self, canvas: QgsMapCanvas, letter: str) -> None:
        super().__init__(canvas)
        self._letter = letter
        self._point = QgsPointXY()
        self.setZValue(_ABOVE)

    def put(self, point: QgsPointXY) -> None:
        """Move to *point* in the CRS of the canvas."""
        self._point = point
        self.updatePosition()
        self.show()

    def updatePosition(self) -> None:
        """Follow the map."""
        self.setPos(self.toCanvasCoordinates(self._point))

    def boundingRect(self) -> QRectF:
        """Return the rectangle in pixels around the position."""
        return QRectF(-_HEAD - 2, -_TALL - _HEAD - 2, 2 * _HEAD + 4, _TALL + _HEAD + 4)

    def paint(self, painter: QPainter, _option: Any = None, _widget: Any = None) -> None:
        """Draw the pin with its letter and a white outline, so that it is visible on any map."""
        path = QPainterPath(QPointF(0, 0))
        path.quadTo(QPointF(-_HEAD, -_TALL * 0.55), QPointF(-_HEAD, -_TALL))
        path.arcTo(QRectF(-_HEAD, -_TALL - _HEAD, 2 * _HEAD, 2 * _HEAD), 180, -180)
        path.quadTo(QPointF(_HEAD, -_TALL * 0.55), QPointF(0, 0))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor("white"), 1.6))
        painter.setBrush(QBrush(COLORS[self._letter]))
        painter.drawPath(path)
        font = painter.font()
        font.setPixelSize(13)
        font.setBold(True)
        painter.setFont(font)
        head = QRectF(-_HEAD, -_TALL - _HEAD, 2 * _HEAD, 2 * _HEAD)
        painter.drawText(head, int(Qt.AlignmentFlag.AlignCenter), self._letter)


class Pin(QObject):
    """A pin with circles, in degrees (EPSG:4326); follows the CRS of the canvas."""

    def __init__(self, canvas: QgsMapCanvas, letter: str, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._canvas = canvas
        self._letter = letter
        self._item: Optional[_PinItem] = None
        self._circles = AreaOutline(canvas, self, COLORS[letter])
        self._radii: tuple[float, ...] = ()
        self._is_shown = False
        self.place: Optional[tuple[float, float]] = None
        """Longitude and latitude; None: not placed."""
        canvas.destinationCrsChanged.connect(self._draw)

    def put(self, place: tuple[float, float], radii: tuple[float, ...]) -> None:
        """Show it at *place* with circles of *radii* in meters."""
        self.place, self._radii, self._is_shown = place, radii, True
        self._draw()

    def hide(self) -> None:
        """Hide it; :attr:`place` is kept."""
        self._is_shown = False
        self._erase()

    def _erase(self) -> None:
        self._circles.clear()
        if self._item is not None:
            self._canvas.scene().removeItem(self._item)
            self._item = None

    def close(self) -> None:
        """Stop using the canvas."""
        self.hide()
        self._canvas.destinationCrsChanged.disconnect(self._draw)

    def _draw(self) -> None:
        if not self._is_shown or self.place is None:
            return
        crs = self._canvas.mapSettings().destinationCrs()
        try:
            point = QgsCoordinateTransform(wgs84(), crs, QgsProject.instance()).transform(
                QgsPointXY(*self.place)
            )
        except QgsCsException:
            self._erase()  # The map's CRS can't show this position.
            return
        if self._item is None:
            self._item = _PinItem(self._canvas, self._letter)
        self._item.put(point)
        self._circles.light([Area("", Buffers((self.place,), self._radii))] if self._radii else [])


class PinTool(CanvasTool):
    """Places a pin with a click, or Enter at the cross; the pin can be dragged with the button pressed."""

    moved = pyqtSignal(float, float)
    """Emitted with longitude and latitude in degrees (EPSG:4326)."""

    KEYS = {
        (Qt.Key.Key_Return, False): "click_at_the_cross",
        (Qt.Key.Key_Enter, False): "click_at_the_cross",
        (Qt.Key.Key_Escape, False): "leave",
    }

    def __init__(self, canvas: QgsMapCanvas) -> None:
        super().__init__(canvas)
        self._is_held = False

    def hint(self) -> str:
        return tr("Click a place, or drag the pin. Esc ends.")

    def reset(self) -> None:
        self._is_held = False
        self.forget_snap()

    def canvasPressEvent(self, event: QgsMapMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._is_held = True
            self._move(event)

    def canvasMoveEvent(self, event: QgsMapMouseEvent) -> None:
        if self._is_held:
            self._move(event)

    def canvasReleaseEvent(self, event: QgsMapMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._is_held = False

    def _move(self, event: QgsMapMouseEvent) -> None:
        try:
            place = self.lon_lat(self.map_point(event))
        except QgsCsException:
            self.say(tr("Outside valid coordinates."), event.pos(), True)
            return
        self.say("", event.pos())
        self.moved.emit(place.x(), place.y())

"""The marker of a found place on the map."""

from __future__ import annotations

from typing import Optional

from qgis.core import QgsCoordinateTransform, QgsCsException, QgsPointXY, QgsProject
from qgis.gui import QgsMapCanvas, QgsVertexMarker
from qgis.PyQt.QtCore import QObject
from qgis.PyQt.QtGui import QColor

from ...core.gis.areas.geometry import wgs84
from ..areas.canvas_tool import BLUE, DARK_AMBER

_SIZE = 18
_PEN = 4


class PlaceMarker(QObject):
    """A single marker, amber if only the city is known; follows the CRS of the canvas."""

    def __init__(self, canvas: QgsMapCanvas, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._canvas = canvas
        self._closed = False
        self._mark: Optional[QgsVertexMarker] = None
        self._place = QgsPointXY()
        canvas.destinationCrsChanged.connect(self._move)

    def show(self, longitude: float, latitude: float, coarse: bool = False) -> None:
        """Mark a position in degrees (EPSG:4326)."""
        if self._closed:
            return
        if self._mark is None:
            self._mark = QgsVertexMarker(self._canvas)
            self._mark.setIconType(QgsVertexMarker.IconType.ICON_CIRCLE)
            self._mark.setIconSize(_SIZE)
            self._mark.setPenWidth(_PEN)
        self._mark.setColor(QColor(DARK_AMBER if coarse else BLUE))
        self._place = QgsPointXY(longitude, latitude)
        self._move()

    def remove(self) -> None:
        """Remove the marker."""
        if self._mark is not None:
            self._canvas.scene().removeItem(self._mark)
            self._mark = None

    def close(self) -> None:
        """Stop using the canvas."""
        if not self._closed:
            self._closed = True
            self.remove()
            self._canvas.destinationCrsChanged.disconnect(self._move)

    def _move(self) -> None:
        if self._mark is None:
            return
        crs = self._canvas.mapSettings().destinationCrs()
        try:
            center = QgsCoordinateTransform(wgs84(), crs, QgsProject.instance()).transform(self._place)
        except QgsCsException:
            # The map's CRS can't show this position.
            self._mark.hide()
            return
        self._mark.setCenter(center)
        self._mark.show()

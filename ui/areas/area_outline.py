"""*Show Area*: briefly outline the areas of a layer's query on the map."""

from __future__ import annotations

from typing import Any, Iterator, Optional, Sequence

from qgis.core import (
    QgsCoordinateTransform,
    QgsCsException,
    QgsGeometry,
    QgsProject,
    QgsRectangle,
    QgsWkbTypes,
)
from qgis.gui import QgsRubberBand
from qgis.PyQt.QtCore import QObject, Qt, QTimer
from qgis.PyQt.QtGui import QColor

from ...core.api import Area, Buffers
from ...core.gis.areas.circles import circle
from ...core.gis.areas.geometry import geometry_of, wgs84
from .canvas import zoom_to_extent

_SHOWN_MS = 8000
LINE, _HALO = QColor(31, 95, 150), QColor(255, 255, 255, 200)


class AreaOutline(QObject):
    """Draws areas over the map, zooms to them, and removes them again.

    :param color: the color of the line.
    """

    def __init__(self, canvas: Any, parent: Optional[QObject] = None, color: QColor = LINE) -> None:
        super().__init__(parent)
        self._canvas = canvas
        self._color = color
        self._bands: list[QgsRubberBand] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.clear)

    def show(self, areas: Sequence[Area]) -> bool:
        """Show *areas* for some seconds; return False if the map's CRS can't show any of them."""
        geometries = self.light(areas)
        if not geometries:
            return False
        extent = QgsRectangle(geometries[0].boundingBox())
        for geometry in geometries[1:]:
            extent.combineExtentWith(geometry.boundingBox())
        zoom_to_extent(self._canvas, extent)
        self._timer.start(_SHOWN_MS)
        return True

    def light(self, areas: Sequence[Area]) -> list[QgsGeometry]:
        """Draw *areas* without zooming, until :meth:`clear`; return the geometries in the map's CRS."""
        self.clear()
        geometries = list(self._geometries(areas))
        for color, width in ((_HALO, 5), (self._color, 2)) if geometries else ():
            band = QgsRubberBand(self._canvas, QgsWkbTypes.GeometryType.PolygonGeometry)
            band.setStrokeColor(color)
            band.setFillColor(QColor(Qt.GlobalColor.transparent))
            band.setWidth(width)
            for geometry in geometries:
                band.addGeometry(geometry, None)
            self._bands.append(band)
        return geometries

    def clear(self) -> None:
        """Remove the outline."""
        self._timer.stop()
        for band in self._bands:
            self._canvas.scene().removeItem(band)
        self._bands.clear()

    def _geometries(self, areas: Sequence[Area]) -> Iterator[QgsGeometry]:
        """Yield *areas* in the map's CRS, with geodesic circles."""
        transform = QgsCoordinateTransform(
            wgs84(), self._canvas.mapSettings().destinationCrs(), QgsProject.instance()
        )
        for area in areas:
            shape = area.shape
            polygons = (
                [circle(*center, radius) for center in shape.centers for radius in shape.radiuses]
                if isinstance(shape, Buffers)
                else [shape]
            )
            for polygon in polygons:
                geometry = geometry_of(polygon)
                try:
                    geometry.transform(transform)
                except QgsCsException:
                    continue
                yield geometry

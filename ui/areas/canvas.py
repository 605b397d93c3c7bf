"""Zoom and pan the map canvas."""

from __future__ import annotations

from typing import Optional

from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsCsException,
    QgsGeometry,
    QgsPointXY,
    QgsProject,
    QgsRectangle,
    QgsVectorLayer,
)
from qgis.gui import QgsMapCanvas
from qgis.PyQt.QtWidgets import QStackedWidget, QWidget

from ...core.gis.areas.geometry import normalized_longitude, wgs84

_MARGIN = 1.1
_PLACE_SCALE = 10_000
_SPECK = 6
"""Pixels; smaller shapes are not visible on a map."""


def show_in_front(canvas: QgsMapCanvas) -> None:
    """Show the map if something else is in its place, such as QGIS's welcome page."""
    page: QWidget = canvas
    while (parent := page.parentWidget()) is not None:
        if isinstance(parent, QStackedWidget):
            parent.setCurrentWidget(page)
        page = parent


def show_everything_of(canvas: QgsMapCanvas, layer: QgsVectorLayer, always: bool = False) -> None:
    """Zoom to *layer*, unless the canvas already shows a part of it and not *always*."""
    extent = _to_canvas(canvas, layer.extent(), layer.crs())
    if extent is not None and (always or not canvas.extent().intersects(extent)):
        zoom_to_extent(canvas, extent)


def zoom_to_extent(canvas: QgsMapCanvas, extent: QgsRectangle) -> None:
    """Zoom to *extent*, which is in the map's CRS, with a margin."""
    extent = QgsRectangle(extent)
    extent.scale(_MARGIN)
    canvas.setExtent(extent)
    canvas.refresh()


def zoom_to(canvas: QgsMapCanvas, longitude: float, latitude: float, scale: float = _PLACE_SCALE) -> None:
    """Center a position in degrees (EPSG:4326), at *scale* or larger, and flash it."""
    place = QgsPointXY(longitude, latitude)
    target = _to_canvas(canvas, QgsRectangle(place, place), wgs84())
    if target is None:
        return
    show_in_front(canvas)
    if canvas.extent().isEmpty():
        # A canvas that has not shown anything yet can't be panned.
        canvas.setExtent(target.buffered(1.0))
    canvas.setCenter(target.center())
    if canvas.scale() > scale:
        canvas.zoomScale(scale)
    canvas.refresh()
    canvas.flashGeometries([QgsGeometry.fromPointXY(place)], wgs84())


def degrees_at(canvas: QgsMapCanvas, point: QgsPointXY) -> QgsPointXY:
    """Return a point in the canvas CRS as EPSG:4326, with the longitude in -180 to 180; raises
    QgsCsException."""
    crs = canvas.mapSettings().destinationCrs()
    place = QgsCoordinateTransform(crs, wgs84(), QgsProject.instance()).transform(point)
    return QgsPointXY(normalized_longitude(place.x()), place.y())


def extent_in_degrees(canvas: QgsMapCanvas) -> Optional[QgsRectangle]:
    """Return the visible extent in EPSG:4326; None if it can't be transformed."""
    settings = canvas.mapSettings()
    transform = QgsCoordinateTransform(settings.destinationCrs(), wgs84(), QgsProject.instance())
    try:
        return transform.transformBoundingBox(settings.visibleExtent())
    except QgsCsException:
        return None


def show_shape(canvas: QgsMapCanvas, shape: QgsGeometry) -> None:
    """Zoom to a *shape* in EPSG:4326 and flash it."""
    crs = wgs84()
    extent = _to_canvas(canvas, shape.boundingBox(), crs)
    if extent is None:
        return
    show_in_front(canvas)
    zoom_to_extent(canvas, extent)
    canvas.flashGeometries([shape], crs)


def is_speck(canvas: QgsMapCanvas, shape: QgsGeometry) -> bool:
    """Return whether a *shape* in EPSG:4326 is too small to be visible on the map."""
    extent = _to_canvas(canvas, shape.boundingBox(), wgs84())
    return extent is not None and max(extent.width(), extent.height()) < _SPECK * canvas.mapUnitsPerPixel()


def _to_canvas(
    canvas: QgsMapCanvas, rectangle: QgsRectangle, crs: QgsCoordinateReferenceSystem
) -> Optional[QgsRectangle]:
    transform = QgsCoordinateTransform(crs, canvas.mapSettings().destinationCrs(), QgsProject.instance())
    try:
        return transform.transformBoundingBox(rectangle)
    except QgsCsException:
        # The map's CRS can't show it.
        return None

"""Draw an area, with its size and errors shown while drawing."""

from __future__ import annotations

from math import isfinite, nan
from typing import Optional

from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCsException,
    QgsGeometry,
    QgsPointXY,
    QgsProject,
    QgsWkbTypes,
)
from qgis.gui import QgsMapCanvas, QgsMapMouseEvent, QgsRubberBand
from qgis.PyQt.QtCore import QPoint, pyqtSignal
from qgis.PyQt.QtGui import QColor

from ...core.gis.areas.geometry import InvalidArea, area_square_meters, format_area, polygon_from_geometry
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import counted
from .canvas_tool import BLUE, DARK_AMBER
from .shape_tool import ShapeTool


class PolygonTool(ShapeTool):
    """Each click adds a corner; a double click, Enter or a right click finishes."""

    command = "Polygon"

    finished = pyqtSignal(QgsGeometry, QgsCoordinateReferenceSystem)
    """Emitted with a valid polygon in the CRS of the canvas; the previous tool was already restored."""

    def __init__(self, canvas: QgsMapCanvas) -> None:
        super().__init__(canvas)
        self._points: list[QgsPointXY] = []
        self._cursor: Optional[QgsPointXY] = None
        self._pixel = QPoint()
        self._area: Optional[QgsRubberBand] = None
        self._corners: Optional[QgsRubberBand] = None

    def hint(self) -> str:
        return tr(
            "Click to add vertices. Double-click, right-click or Enter finishes; Backspace removes a "
            "vertex; Esc cancels."
        )

    def points(self) -> tuple[QgsPointXY, ...]:
        """Return the corners so far, in the CRS of the canvas."""
        return tuple(self._points)

    def show_aids(self) -> None:
        canvas = self.canvas()
        self._area = QgsRubberBand(canvas, QgsWkbTypes.GeometryType.PolygonGeometry)
        self._area.setWidth(2)
        self._area.setSecondaryStrokeColor(QColor(255, 255, 255, 160))
        self._corners = QgsRubberBand(canvas, QgsWkbTypes.GeometryType.PointGeometry)
        self._corners.setIcon(QgsRubberBand.IconType.ICON_CIRCLE)
        self._corners.setIconSize(6)
        self._corners.setColor(QColor(BLUE))

    def remove_aids(self) -> None:
        for band in (self._area, self._corners):
            self.canvas().scene().removeItem(band)
        self._area = self._corners = None

    def canvasMoveEvent(self, event: QgsMapMouseEvent) -> None:
        self._pixel = event.pos()
        self._cursor = self.map_point(event)
        self._draw()

    def is_empty(self) -> bool:
        return not self._points

    def set_point(self, event: QgsMapMouseEvent) -> None:
        self._pixel = event.pos()
        self._cursor = self.map_point(event)
        if self._points[-1:] != [self._cursor]:
            self._points.append(self._cursor)
        self._draw()

    def take_back(self) -> None:
        """Remove the last corner."""
        if self._points:
            self._points.pop()
        self._draw()

    def finish(self) -> None:
        """Emit the shape; with too few corners or an error it stays on the map."""
        if len(self._points) < 3:
            self.say(tr("An area needs at least 3 vertices."), self._pixel, True)
            return
        geometry = _polygon(self._points)
        crs = self.canvas().mapSettings().destinationCrs()
        try:
            polygon_from_geometry(geometry, crs, QgsProject.instance().transformContext(), "")
        except InvalidArea as error:
            sentence = _refusal(error)
            self.say(sentence, self._pixel, True)
            self.refused.emit(sentence)
            return
        self.give_back()
        self.finished.emit(geometry, crs)

    def reset(self) -> None:
        super().reset()
        self._points = []
        self._cursor = None
        self._draw()

    def _draw(self) -> None:
        if self._area is None:
            return
        corners = [*self._points, self._cursor] if self._points and self._cursor else self._points
        crossing = len(corners) > 3 and not _polygon(corners).isGeosValid()
        line, fill = QColor(DARK_AMBER if crossing else BLUE), QColor(DARK_AMBER if crossing else BLUE)
        fill.setAlpha(50)
        self._area.setStrokeColor(line)
        self._area.setFillColor(fill)
        self._area.reset(QgsWkbTypes.GeometryType.PolygonGeometry)
        self._corners.reset(QgsWkbTypes.GeometryType.PointGeometry)
        if corners:
            self._area.addGeometry(_polygon(corners))
            self._corners.addGeometry(QgsGeometry.fromMultiPointXY(self._points))
        self.say(self._size(corners, crossing), self._pixel, crossing)

    def _size(self, corners: list[QgsPointXY], crossing: bool) -> str:
        if not self._points:
            return ""
        if crossing:
            return tr("The area crosses itself.")
        corners_text = counted(len(self._points), "1 vertex", "{count} vertices")
        if len(corners) < 3:
            return corners_text
        project = QgsProject.instance()
        crs = self.canvas().mapSettings().destinationCrs()
        try:
            size = area_square_meters(_polygon(corners), crs, project.transformContext())
        except QgsCsException:
            size = nan
        # There is no area beyond the poles either.
        return f"{format_area(size, project)}, {corners_text}" if isfinite(size) else corners_text


def _polygon(corners: list[QgsPointXY]) -> QgsGeometry:
    return QgsGeometry.fromPolygonXY([[*corners, corners[0]]])


def _refusal(error: InvalidArea) -> str:
    """Return the message for a shape that can't be requested."""
    if error.reason == "self_crossing" and error.at is not None:
        lon, lat = (f"{degrees:.4f}" for degrees in error.at)
        return tr("The area crosses itself near {latitude}, {longitude}. Remove a vertex.").format(
            latitude=lat, longitude=lon
        )
    return {
        "out_of_range": tr("The area extends beyond the pole."),
        "too_few_points": tr("The area is too small."),
        "no_crs": tr("The project has no coordinate system. Set the project's CRS."),
    }.get(error.reason, tr("The area extends beyond what the map can show."))

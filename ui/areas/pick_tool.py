"""Pick a position on the map: exactly a point of a result, or the clicked position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable, Iterable, Optional

from qgis.core import (
    NULL,
    QgsCoordinateTransform,
    QgsCsException,
    QgsFeature,
    QgsFeatureRequest,
    QgsPointXY,
    QgsProject,
    QgsRectangle,
    QgsVectorLayer,
    QgsWkbTypes,
)
from qgis.gui import QgsMapCanvas, QgsMapMouseEvent, QgsVertexMarker
from qgis.PyQt.QtCore import QObject, QPoint, Qt, QTimer, pyqtSignal
from qgis.PyQt.QtGui import QColor
from qgis.PyQt.QtWidgets import QDockWidget

from ...core.gis.layers.identity import is_result
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import position_text
from ..window.docks import go_back_by_escape
from .canvas_tool import DARK_AMBER, CanvasTool

REACH = 8
"""The tolerance of a click in pixels."""

MOST_TRIED = 500
"""The most points that are checked, as thousands may be under the cursor at small scales."""

NAME_FIELDS = ("LocName", "name", "LocNumber", "id")


@dataclass(frozen=True)
class Place:
    """A place in EPSG:4326, degrees.

    :param label: the name of the point, or the position as "latitude, longitude".
    :param layer_id: the result layer of the point, or ``""``.
    :param feature_id: its feature in that layer, or None.
    """

    lon: float
    lat: float
    label: str
    layer_id: str = ""
    feature_id: Optional[int] = None


@dataclass(frozen=True)
class _Hit:
    layer: QgsVectorLayer
    feature: QgsFeature
    point: QgsPointXY
    """In the CRS of the canvas."""


class PickTool(CanvasTool):
    """Each click, or Enter at the cross, picks a position; the tool stays active until Esc.

    :param layers_provider: returns the layers whose points can be picked; layers that are not results are
        ignored.
    """

    picked = pyqtSignal(object)
    """A :class:`Place`."""

    KEYS = {
        (Qt.Key.Key_Return, False): "click_at_the_cross",
        (Qt.Key.Key_Enter, False): "click_at_the_cross",
        (Qt.Key.Key_Escape, False): "leave",
    }

    HOVER_PAUSE = 60
    """Milliseconds without mouse moves before the point under the mouse is searched."""

    def __init__(self, canvas: QgsMapCanvas, layers_provider: Callable[[], Iterable[QgsVectorLayer]]) -> None:
        super().__init__(canvas)
        self._layers = layers_provider
        self._marker: Optional[QgsVertexMarker] = None
        self._pixel = QPoint()
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(self.HOVER_PAUSE)
        self._rest.timeout.connect(self._highlight)

    def hint(self) -> str:
        return tr("Click a place or a loaded location. Esc cancels.")

    def show_aids(self) -> None:
        self._marker = QgsVertexMarker(self.canvas())
        self._marker.setIconType(QgsVertexMarker.IconType.ICON_CIRCLE)
        self._marker.setIconSize(16)
        self._marker.setPenWidth(3)
        self._marker.setColor(QColor(DARK_AMBER))
        self._marker.hide()

    def remove_aids(self) -> None:
        self.canvas().scene().removeItem(self._marker)
        self._marker = None

    def reset(self) -> None:
        self._rest.stop()
        self.forget_snap()
        if self._marker is not None:
            self._marker.hide()
        if self._readout is not None:
            self.say("", self._pixel)

    def canvasMoveEvent(self, event: QgsMapMouseEvent) -> None:
        self._pixel = event.pos()
        self._rest.start()

    def canvasReleaseEvent(self, event: QgsMapMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._pixel = event.pos()
        # A pending hover text would replace the one of the click.
        self._rest.stop()
        hit = self._nearest(event.pos())
        try:
            place = self._place(hit, hit.point if hit else self.map_point(event))
        except QgsCsException:
            self.say(tr("Outside valid coordinates."), event.pos(), True)
            return
        self.picked.emit(place)

    def _highlight(self) -> None:
        hit = self._nearest(self._pixel)
        self._marker.setVisible(hit is not None)
        if hit is not None:
            self._marker.setCenter(hit.point)
        without = tr("Press Enter to choose this place") if self.is_by_keys else ""
        self.say(_name(hit.feature) if hit else without, self._pixel)

    def _place(self, hit: Optional[_Hit], point: QgsPointXY) -> Place:
        position = self.lon_lat(point)
        lon, lat = position.x(), position.y()
        coordinates = position_text(lat, lon)
        if hit is None:
            return Place(lon, lat, coordinates)
        return Place(lon, lat, _name(hit.feature) or coordinates, hit.layer.id(), hit.feature.id())

    def _nearest(self, pixel: QPoint) -> Optional[_Hit]:
        center = self.toMapCoordinates(pixel)
        reach = REACH * self.canvas().mapUnitsPerPixel()
        around = QgsRectangle(center.x() - reach, center.y() - reach, center.x() + reach, center.y() + reach)
        hits = [hit for layer in self._layers() if _is_result(layer) for hit in self._hits(layer, around)]
        near = [hit for hit in hits if hit.point.distance(center) <= reach]
        return min(near, key=lambda hit: hit.point.distance(center), default=None)

    def _hits(self, layer: QgsVectorLayer, around: QgsRectangle) -> Iterable[_Hit]:
        crs = self.canvas().mapSettings().destinationCrs()
        to_map = QgsCoordinateTransform(layer.crs(), crs, QgsProject.instance())
        try:
            box = self.toLayerCoordinates(layer, around)
            for feature in layer.getFeatures(QgsFeatureRequest(box).setLimit(MOST_TRIED)):
                for vertex in feature.geometry().vertices():
                    yield _Hit(layer, feature, to_map.transform(QgsPointXY(vertex)))
        except QgsCsException:
            # The position can't be transformed to the layer's CRS, so it has no point there.
            return


class ReportTool(PickTool):
    """Picks positions for risk reports."""

    command = "Report"


class IdentifyTool(PickTool):
    """Picks positions to identify."""

    command = "Identify"

    def hint(self) -> str:
        return tr("Click a place or a loaded location to see its address, record and hazards. Esc cancels.")


class Picking(QObject):
    """Lets the user click positions, or loaded points.

    :param kind: the class of the tool.
    """

    picked = pyqtSignal(object)
    """A :class:`Place`."""
    changed = pyqtSignal(bool)
    """Emitted with whether the tool is active."""

    def __init__(self, canvas: QgsMapCanvas, kind: type[PickTool], parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._canvas = canvas
        self._kind = kind
        self.tool: Optional[PickTool] = None

    @property
    def is_on(self) -> bool:
        """Emitted with whether the tool is active."""
        return self.tool is not None and self._canvas.mapTool() is self.tool

    def begin(self) -> None:
        """Put the tool on the canvas."""
        if self.tool is None:
            self.tool = self._kind(self._canvas, self._every_layer)
            self.tool.picked.connect(self.picked)
            self.tool.activated.connect(lambda: self.changed.emit(True))
            self.tool.deactivated.connect(lambda: self.changed.emit(False))
        self._canvas.setMapTool(self.tool)

    def leave(self) -> None:
        """Return to the previous tool, if this one is active."""
        if self.is_on:
            self.tool.leave()

    def move_focus_to(self, dock: QDockWidget) -> None:
        """Move the keyboard focus of a user who picked by keyboard to *dock*; Escape there returns to the
        map."""
        go_back_by_escape(dock, self._canvas)
        # The focus within the window, as a dialog may be active.
        is_at_map = self._canvas.window().focusWidget() is self._canvas
        if self.is_on and self.tool.is_by_keys and is_at_map:
            dock.activateWindow()
            dock.widget().setFocus()

    def close(self) -> None:
        """Remove the tool from the canvas; for ``unload()``."""
        if self.tool is not None:
            self.tool.unload()
            self.tool = None

    def _every_layer(self) -> list[QgsVectorLayer]:
        return [layer for layer in self._canvas.layers() if isinstance(layer, QgsVectorLayer)]


def _is_result(layer: QgsVectorLayer) -> bool:
    return is_result(layer) and layer.geometryType() == QgsWkbTypes.GeometryType.PointGeometry


def _name(feature: QgsFeature) -> str:
    for field in NAME_FIELDS:
        index = feature.fields().lookupField(field)
        if index >= 0 and feature[index] not in (None, NULL, ""):
            return str(feature[index])
    return ""

"""What of the probe looks at the map and the project."""

from __future__ import annotations

import re
from typing import Any

import qgis.utils
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsFeatureRequest,
    QgsMapLayer,
    QgsPointXY,
    QgsProject,
    QgsVectorLayer,
)
from qgis.gui import QgsRubberBand, QgsVertexMarker
from qgis.PyQt.QtCore import QPoint, QRect
from qgis.PyQt.QtWidgets import QDockWidget, QLineEdit

from tests.e2e.described import place_of
from tests.e2e.seen_widgets import Missing, found_by, question

_WGS84 = "EPSG:4326"
_FAR = 1e6


@question
def open_project(path: str) -> None:
    """Have QGIS open that project, without a question about the one before, its messages and what floats."""
    iface = qgis.utils.iface
    for dock in iface.mainWindow().findChildren(QDockWidget):
        if dock.isFloating():
            dock.close()
    iface.newProject(False)
    iface.messageBar().clearWidgets()
    iface.addProject(path)


@question
def show_place(lon: float, lat: float, scale: int = 0) -> None:
    """Have that place (EPSG:4326) in the middle of the map canvas, at 1 : *scale* or as it is."""
    canvas = qgis.utils.iface.mapCanvas()
    canvas.setCenter(_on_map(lon, lat))
    if scale:
        canvas.zoomScale(scale)
    canvas.refresh()


@question
def add_world_map() -> None:
    """Have QGIS add its own map of the world, as its field for coordinates does for the word."""
    field = found_by("mCoordsEdit").findChild(QLineEdit)
    field.setText("world")
    field.returnPressed.emit()


@question
def pixel(lon: float, lat: float) -> dict[str, Any]:
    """Where that place (EPSG:4326) lies on the map canvas."""
    canvas = qgis.utils.iface.mapCanvas()
    at = canvas.getCoordinateTransform().transform(_on_map(lon, lat))
    # What lies far beyond the view of a map close up has no number that Qt could hold.
    spot = QPoint(*(round(min(max(part, -_FAR), _FAR)) for part in (at.x(), at.y())))
    viewport = canvas.viewport()
    return place_of(viewport, QRect(spot, spot), viewport.rect().contains(spot))


@question
def bands() -> list[list[float]]:
    """West, south, east and north (EPSG:4326) of what is outlined on the map, beside its layers."""
    canvas = qgis.utils.iface.mapCanvas()
    drawn = [item for item in canvas.scene().items() if isinstance(item, QgsRubberBand) and item.isVisible()]
    boxes = [band.asGeometry().boundingBox() for band in drawn if band.size()]
    corners = [
        (QgsPointXY(b.xMinimum(), b.yMinimum()), QgsPointXY(b.xMaximum(), b.yMaximum())) for b in boxes
    ]
    return [[*degrees(first), *degrees(last)] for first, last in corners]


@question
def marks() -> list[dict[str, Any]]:
    """The vertex markers on the map: place (longitude and latitude, EPSG:4326) and color."""
    canvas = qgis.utils.iface.mapCanvas()
    drawn = (item for item in canvas.scene().items() if isinstance(item, QgsVertexMarker))
    return [
        {"place": degrees(mark.center()), "color": mark.color().name()} for mark in drawn if mark.isVisible()
    ]


@question
def layer_mark(layer: str, told: str = "") -> dict[str, Any]:
    """The mark whose tooltip *told* finds, beside the topmost layer of the tree whose name *layer* finds.

    Both are regular expressions. QGIS draws the marks of a layer, its own and ours, in the order they came.
    """
    view = qgis.utils.iface.layerTreeView()
    for node in QgsProject.instance().layerTreeRoot().findLayers():
        tips = [mark.toolTip() for mark in view.indicators(node)]
        matching = [index for index, tip in enumerate(tips) if re.search(told, tip)]
        if re.search(layer, node.name()) and matching:
            break
    else:
        raise Missing(f"no layer like {layer!r} has a mark like {told!r}")
    row, viewport = view.visualRect(view.node2index(node)), view.viewport()
    # Squares up to the right end of the row.
    left = viewport.width() - (len(tips) - matching[0]) * row.height()
    square = QRect(left, row.top(), row.height(), row.height())
    shown = square.intersected(viewport.rect())
    place = place_of(viewport, shown, view.isVisible() and not row.isEmpty() and not shown.isEmpty())
    return {**place, "tooltip": tips[matching[0]]}


@question
def layers() -> list[dict[str, Any]]:
    """The layers of the project in the order of the layer tree, topmost first."""
    root = QgsProject.instance().layerTreeRoot()
    return [_layer(layer, root) for layer in root.layerOrder()]


def _layer(layer: QgsMapLayer, root: Any) -> dict[str, Any]:
    node = root.findLayer(layer.id())
    vector = isinstance(layer, QgsVectorLayer)
    return {
        "id": layer.id(),
        "name": layer.name(),
        "valid": layer.isValid(),
        "count": layer.featureCount() if vector else None,
        "fields": layer.fields().names() if vector else [],
        "crs": layer.crs().authid(),
        "source": layer.source(),
        "provider": layer.providerType(),
        "subset": layer.subsetString() if vector else "",
        "group": node.parent().name() if node and node.parent() else "",
        "visible": bool(node and node.isVisible()),
        "style": layer.styleManager().currentStyle(),
        "styles": layer.styleManager().styles(),
        "map_tip": layer.mapTipTemplate() if vector else "",
        "selected": layer.selectedFeatureCount() if vector else 0,
        "properties": {key: str(layer.customProperty(key)) for key in layer.customPropertyKeys()},
    }


@question
def features(layer: str, limit: int = 1000) -> list[dict[str, Any]]:
    """Attributes, and geometry as WKT in EPSG:4326, of the topmost layer with that name or id."""
    order = QgsProject.instance().layerTreeRoot().layerOrder()
    named = [seen for seen in order if layer in (seen.name(), seen.id())]
    if not named:
        raise Missing(f"no layer is named {layer!r}; there are {[seen.name() for seen in order]}")
    request = QgsFeatureRequest().setLimit(limit)
    request.setDestinationCrs(QgsCoordinateReferenceSystem(_WGS84), QgsProject.instance().transformContext())
    names = named[0].fields().names()
    return [
        {
            "wkt": feature.geometry().asWkt(15),
            "attributes": {name: _value(feature[name]) for name in names},
        }
        for feature in named[0].getFeatures(request)
    ]


def _value(value: Any) -> Any:
    return value if isinstance(value, (str, int, float, bool)) else str(value)


def _on_map(lon: float, lat: float) -> QgsPointXY:
    crs = qgis.utils.iface.mapCanvas().mapSettings().destinationCrs()
    wgs84 = QgsCoordinateReferenceSystem(_WGS84)
    return QgsCoordinateTransform(wgs84, crs, QgsProject.instance()).transform(QgsPointXY(lon, lat))


def degrees(point: QgsPointXY) -> list[float]:
    crs = qgis.utils.iface.mapCanvas().mapSettings().destinationCrs()
    wgs84 = QgsCoordinateReferenceSystem(_WGS84)
    place = QgsCoordinateTransform(crs, wgs84, QgsProject.instance()).transform(point)
    return [place.x(), place.y()]

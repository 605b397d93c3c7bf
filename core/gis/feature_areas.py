"""Features of any layer as rows of *Selection areas*: polygons as they are, points as centres of circles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Iterable, Optional, Sequence

from qgis.core import (
    NULL,
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsCoordinateTransformContext,
    QgsCsException,
    QgsExpression,
    QgsExpressionContext,
    QgsExpressionContextUtils,
    QgsFeature,
    QgsFeatureRequest,
    QgsGeometry,
    QgsPointXY,
    QgsProject,
    QgsVectorLayer,
    QgsVectorLayerFeatureSource,
    QgsWkbTypes,
)
from qgis.PyQt.QtCore import QCoreApplication

from ..api.errors import Cancelled
from ..api.monitor import Monitor
from ..api.shapes import Position
from .areas import InvalidArea, normalized_longitude, polygon_from_geometry, wgs84
from .positions import FULL_TURN
from .selection_rows import Row, circle_rows, prepared

translate = QCoreApplication.translate

USABLE = (
    QgsWkbTypes.GeometryType.PolygonGeometry,
    QgsWkbTypes.GeometryType.PointGeometry,
    QgsWkbTypes.GeometryType.UnknownGeometry,
)
"""The geometry types of layers whose features can be areas; of the unknown ones each feature is judged."""


@dataclass(frozen=True)
class Gathered:
    """What the shapes of a layer or a text came to.

    :param origin: the name of the layer.
    :param rows: to be added to *Selection areas*.
    :param features: how many shapes the *rows* come from.
    :param faults: an error a shape that can't be asked, which names it.
    """

    origin: str
    rows: tuple[Row, ...]
    features: int
    faults: tuple[InvalidArea, ...]

    @property
    def total(self) -> int:
        """How many shapes were looked at."""
        return self.features + len(self.faults)


class FeatureAreas:
    """The features of a layer as they were when this was made, on the main thread.

    :param fids: which features, or None for all that the layer shows.
    """

    def __init__(self, layer: QgsVectorLayer, fids: Optional[Iterable[int]], project: QgsProject) -> None:
        self._origin = layer.name()
        self._source = QgsVectorLayerFeatureSource(layer)
        self._request = QgsFeatureRequest() if fids is None else QgsFeatureRequest(list(fids))
        self._crs = layer.crs()
        self._context = project.transformContext()
        self._title = QgsExpression(layer.displayExpression())
        self._scopes = QgsExpressionContext(QgsExpressionContextUtils.globalProjectLayerScopes(layer))

    def coordinate_count(self) -> int:
        """How many coordinates the features have; reads them all."""
        shapes = (feature.geometry().constGet() for feature in self._source.getFeatures(self._request))
        return sum(shape.nCoordinates() for shape in shapes if shape is not None)

    def gather(self, radiuses: Sequence[float], monitor: Optional[Monitor] = None) -> Gathered:
        """The features as rows, by id; safe in any thread.

        :param radiuses: of the circles around points, in meters.
        :raises InvalidShape: for a radius that can't be asked.
        :raises Cancelled: when *monitor* is cancelled.
        """
        rows: list[Row] = []
        faults: list[InvalidArea] = []
        count = 0
        for feature in sorted(self._source.getFeatures(self._request), key=QgsFeature.id):
            if monitor is not None and monitor.cancelled.is_set():
                raise Cancelled("cancelled while reading features")
            try:
                rows += self._rows(feature, radiuses)
                count += 1
            except InvalidArea as fault:
                faults.append(fault)
            if monitor is not None and (count + len(faults)) % 100 == 0:
                monitor.counted(count + len(faults))
        return Gathered(self._origin, prepared(rows), count, tuple(faults))

    def _rows(self, feature: QgsFeature, radiuses: Sequence[float]) -> list[Row]:
        name = self._name(feature)
        known_as = (
            translate("GeoPortfolio", "{name} (feature {id})").format(name=name, id=feature.id()).strip()
        )
        geometry = feature.geometry()
        if geometry.type() == QgsWkbTypes.GeometryType.PointGeometry and not geometry.isEmpty():
            centers = positions_of(geometry, self._crs, self._context, known_as)
            return [row for center in centers for row in circle_rows(name, center, radiuses)]
        return [Row(name, polygon_from_geometry(geometry, self._crs, self._context, known_as))]

    def _name(self, feature: QgsFeature) -> str:
        self._scopes.setFeature(feature)
        value = self._title.evaluate(self._scopes)
        nameless = value is None or value == NULL or self._title.hasEvalError()
        return "" if nameless else str(value).strip()


def positions_of(
    geometry: QgsGeometry,
    crs: QgsCoordinateReferenceSystem,
    context: QgsCoordinateTransformContext,
    name: str,
) -> list[Position]:
    """(longitude, latitude) of the points of *geometry*, which is in *crs*.

    :raises InvalidArea: when a point is none of the globe.
    """
    if not crs.isValid():
        raise InvalidArea("it has no coordinate system", name=name, reason="no_crs")
    transform = QgsCoordinateTransform(crs, wgs84(), context)
    return [_position(QgsPointXY(vertex), transform, name) for vertex in geometry.vertices()]


def _position(point: QgsPointXY, transform: QgsCoordinateTransform, name: str) -> Position:
    try:
        place = transform.transform(point)
    except QgsCsException as error:
        raise InvalidArea(f"it can't be transformed: {error}", name=name, reason="transform") from error
    lon, lat = place.x(), place.y()
    if not (abs(lon) <= FULL_TURN and abs(lat) <= 90):
        raise InvalidArea(f"longitude {lon}, latitude {lat}", name=name, reason="out_of_range")
    return normalized_longitude(lon), lat

"""Read features of any layer as rows of *Selection areas*: polygons, and circles around points."""

from __future__ import annotations

from typing import Iterable, Optional, Sequence

from qgis.core import (
    NULL,
    QgsExpression,
    QgsExpressionContext,
    QgsExpressionContextUtils,
    QgsFeature,
    QgsFeatureRequest,
    QgsGeometry,
    QgsProject,
    QgsVectorLayer,
    QgsVectorLayerFeatureSource,
    QgsWkbTypes,
)

from ...api.monitor import Monitor
from ..text.languages import tr
from .gathered import Gathered, gather_shapes

USABLE = (
    QgsWkbTypes.GeometryType.PolygonGeometry,
    QgsWkbTypes.GeometryType.PointGeometry,
    QgsWkbTypes.GeometryType.UnknownGeometry,
)
"""The geometry types of layers whose features can be areas; if it is unknown, each feature is checked."""


class FeatureAreas:
    """The features of a layer, taken on the main thread, read in any thread.

    :param fids: ids of features, or None for all that pass the layer's filter.
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
        """Return how many coordinates the features have; reads them all."""
        shapes = (feature.geometry().constGet() for feature in self._source.getFeatures(self._request))
        return sum(shape.nCoordinates() for shape in shapes if shape is not None)

    def gather(self, radiuses: Sequence[float], monitor: Optional[Monitor] = None) -> Gathered:
        """Return the features as rows, in the order of their ids.

        :param radiuses: of the circles around points, in meters.
        :raises InvalidShape: for an invalid radius.
        :raises Cancelled: if *monitor* is cancelled.
        """
        shapes = map(self._shape, sorted(self._source.getFeatures(self._request), key=QgsFeature.id))
        return gather_shapes(self._origin, shapes, self._crs, self._context, radiuses, monitor)

    def _shape(self, feature: QgsFeature) -> tuple[str, str, QgsGeometry]:
        """Return the name of *feature*, its name in errors, and its geometry."""
        name = self._name(feature)
        known_as = tr("{name} (feature {id})").format(name=name, id=feature.id())
        return name, known_as.strip(), feature.geometry()

    def _name(self, feature: QgsFeature) -> str:
        self._scopes.setFeature(feature)
        value = self._title.evaluate(self._scopes)
        nameless = value is None or value == NULL or self._title.hasEvalError()
        return "" if nameless else str(value).strip()

"""Read the locations of a feature source, as a whole table if possible."""

from __future__ import annotations

from pathlib import Path
from typing import Callable, Iterator, Optional, Protocol

from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransformContext,
    QgsExpressionContext,
    QgsExpressionContextUtils,
    QgsFeature,
    QgsFeatureRequest,
    QgsFields,
    QgsVectorLayer,
    QgsVectorLayerFeatureSource,
    QgsWkbTypes,
)

from ..areas.positions import Positions
from ..layers.tables import table_of
from .locations import Columns, Locations, read_locations, request_for
from .table import read_table


class FeatureSource(Protocol):
    """The interface of sources of locations.

    :ivar stored: the path and table of a GeoPackage with exactly these features; None: read the features.
    """

    fields: QgsFields
    wkb_type: QgsWkbTypes.Type
    crs: QgsCoordinateReferenceSystem
    expressions: QgsExpressionContext
    stored: Optional[tuple[str, str]]

    def features(self, request: Optional[QgsFeatureRequest] = None) -> Iterator[QgsFeature]:
        """Yield the features of *request*."""


class LayerSource:
    """A snapshot of a layer, to be read in a task. Created on the main thread."""

    def __init__(self, layer: QgsVectorLayer) -> None:
        self.fields = layer.fields()
        self.wkb_type = layer.wkbType()
        self.crs = layer.crs()
        self.expressions = QgsExpressionContext(QgsExpressionContextUtils.globalProjectLayerScopes(layer))
        self.expressions.setFields(self.fields)
        self.stored = table_of(layer)
        self._source = QgsVectorLayerFeatureSource(layer)

    def features(self, request: Optional[QgsFeatureRequest] = None) -> Iterator[QgsFeature]:
        """Yield the features of *request*."""
        yield from self._source.getFeatures(request or QgsFeatureRequest())


def read(
    source: FeatureSource,
    columns: Columns,
    transforms: QgsCoordinateTransformContext,
    check: Callable[[], None],
) -> Locations:
    """Return the locations of *source*; raises InvalidLocations.

    :param check: is called several times a second; it may raise to cancel.
    """
    if source.stored is not None and QgsWkbTypes.flatType(source.wkb_type) == QgsWkbTypes.Type.Point:
        path, table = source.stored
        positions = Positions(source.crs, transforms)
        found = read_table(Path(path).absolute(), table, columns, positions, check)
        if found is not None:
            return found
    request = request_for(columns, source.fields)
    features = source.features(request)
    return read_locations(
        features, source.wkb_type, columns, source.crs, transforms, source.expressions, check
    )

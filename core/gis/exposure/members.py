"""Find the locations of worst circles in the layer in which the circles were searched."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Callable, Iterator, Optional, Sequence

import numpy as np
from qgis.core import (
    QgsCoordinateTransform,
    QgsCoordinateTransformContext,
    QgsCsException,
    QgsExpression,
    QgsFeature,
    QgsProject,
    QgsRectangle,
    QgsVectorLayer,
)

from ...exposure import geodesy
from ...exposure.shapes import Shapes
from ...exposure.worst_circles import TOLERANCE
from ..areas.circles import circle
from ..areas.geometry import geometry_of, wgs84
from .errors import InvalidLocations
from .locations import Columns, read_locations, request_for
from .reading import LayerSource

_OF = "geoportfolio/worstCirclesOf"
_LONGEST = 1_000
"""The most characters that are read from a project, which is untrusted."""


@dataclass(frozen=True)
class DrawnCircle:
    """A feature of a layer of worst circles.

    :param lon: longitude and *lat* latitude in degrees; *radius* in meters.
    """

    rank: int
    lon: float
    lat: float
    radius: float
    currency: str = ""

    @classmethod
    def of(cls, feature: QgsFeature) -> DrawnCircle:
        """Return the circle of *feature*; raises KeyError, TypeError or ValueError if it is not one."""
        has_currency = feature.fields().lookupField("currency") >= 0
        numbers = (float(feature[name]) for name in ("lon", "lat", "radius"))
        return cls(int(feature["rank"]), *numbers, str(feature["currency"]) if has_currency else "")


def remember(layer: QgsVectorLayer, layer_id: str, currency: str) -> None:
    """Store in *layer*, of circles, the layer that was searched and its currency field."""
    layer.setCustomProperty(_OF, json.dumps([layer_id, currency]))


def searched(project: QgsProject, layer: QgsVectorLayer) -> Optional[tuple[QgsVectorLayer, str]]:
    """Return the layer of *project* in which the circles of *layer* were searched, and its currency field."""
    text = str(layer.customProperty(_OF) or "")
    try:
        layer_id, currency = json.loads(text) if 0 < len(text) <= _LONGEST else ("", "")
    except (ValueError, TypeError):
        return None
    found = project.mapLayer(str(layer_id))
    return (found, str(currency)) if isinstance(found, QgsVectorLayer) else None


def members_of(
    chosen: Sequence[DrawnCircle],
    circles: Sequence[DrawnCircle],
    source: LayerSource,
    currency: str,
    transforms: QgsCoordinateTransformContext,
    check: Callable[[], None],
) -> list[int]:
    """Return the ids of the features in the *chosen* circles, without those of higher-ranked circles.

    :param circles: all circles of the layer; *currency* the currency field, empty: none.
    :param check: may raise to cancel.
    """
    columns = Columns("1", currency=QgsExpression.quotedColumnRef(currency) if currency else "")
    request = request_for(columns, source.fields)
    extent = _extent(chosen, source, transforms)
    if extent is not None:
        request.setFilterRect(extent)
    try:
        found = read_locations(
            source.features(request),
            source.wkb_type,
            columns,
            source.crs,
            transforms,
            source.expressions,
            check,
        )
    except InvalidLocations:  # there are no locations any more
        return []
    is_in = np.zeros(len(found.ids), bool)
    for each in chosen:
        of_it = _within(found.shapes, each)
        for other in circles:
            if other.currency == each.currency and other.rank < each.rank:
                of_it &= ~_within(found.shapes, other)
        if found.currencies is not None:
            of_it &= found.currencies == each.currency
        is_in |= of_it
    return [int(each) for each in found.ids[is_in]]


def _within(shapes: Shapes, around: DrawnCircle) -> np.ndarray:
    center = geodesy.positions(*np.radians([[around.lon], [around.lat]]))
    # A chord is shorter than the geodesic, so locations with a longer chord are out of reach.
    apart = np.linalg.norm(shapes.positions - center, axis=1)
    near = np.flatnonzero(apart <= around.radius + shapes.extents + 1)
    is_in = np.zeros(len(shapes.positions), bool)
    distances = shapes.distances(np.broadcast_to(center, (len(near), 3)), near)
    is_in[near] = distances <= around.radius + TOLERANCE
    return is_in[shapes.shape_of]


def _extent(
    chosen: Sequence[DrawnCircle], source: LayerSource, transforms: QgsCoordinateTransformContext
) -> Optional[QgsRectangle]:
    """Return the extent of the circles in the CRS of *source*; None if it is unknown."""
    try:
        to_layer = QgsCoordinateTransform(wgs84(), source.crs, transforms)
        boxes = [to_layer.transformBoundingBox(box) for box in _boxes(chosen)]
    except QgsCsException:
        return None
    extent = QgsRectangle(boxes[0])
    for box in boxes[1:]:
        extent.combineExtentWith(box)
    extent.scale(1.01)
    return extent


def _boxes(chosen: Sequence[DrawnCircle]) -> Iterator[QgsRectangle]:
    for each in chosen:
        yield geometry_of(circle(each.lon, each.lat, each.radius)).boundingBox()

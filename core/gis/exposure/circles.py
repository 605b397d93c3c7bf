"""Worst circles as features, and their style."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Iterator, Optional

import numpy as np
from qgis.core import (
    QgsCategorizedSymbolRenderer,
    QgsFeature,
    QgsField,
    QgsFields,
    QgsFillSymbol,
    QgsRendererCategory,
    QgsSingleSymbolRenderer,
    QgsVectorLayer,
)

from ...exposure import geodesy
from ...exposure.uncertainty import UncertainSum, uncertain_sum
from ...exposure.worst_circles import LARGEST, SMALLEST, Circle, Progress, worst_circles
from ..areas.circles import circle
from ..areas.geometry import geometry_of
from ..compat import FieldType
from ..styles.labels import show_labels
from .errors import InvalidLocations
from .locations import Locations

_LINES = ("190,75,0,255", "11,83,148,255", "56,118,29,255", "116,27,71,255")
"""Line colors of the currencies, colorblind-safe."""


@dataclass(frozen=True)
class RankedCircle:
    """A worst circle of one currency.

    :param rank: from 1, within its currency; *currency* is empty if there is only one.
    :param members: indices of the :class:`Locations`; *distances* are theirs in meters.
    :param uncertain: the sums by certainty, without the locations of higher-ranked circles; None: all
        positions are certain.
    """

    rank: int
    currency: str
    circle: Circle
    members: np.ndarray
    distances: np.ndarray
    uncertain: Optional[UncertainSum] = None


def check_radius(radius: float, name: str) -> None:
    """Raise InvalidLocations if the *radius* in meters of the parameter *name* is invalid."""
    if not SMALLEST <= radius <= LARGEST:
        raise InvalidLocations("radius", reason="radius", name=name, found=f"{radius:g}")


def ranked_circles(
    locations: Locations, radius: float, count: int, progress: Progress
) -> Iterator[RankedCircle]:
    """Yield the worst circles by currency, in alphabetical order, the worst first.

    :param radius: meters; *count* is the number of circles per currency; *progress* as in
        :func:`worst_circles`.
    """
    currencies = sorted(set(locations.currencies.tolist())) if locations.currencies is not None else [""]
    for number, currency in enumerate(currencies):
        is_own = locations.currencies == currency if locations.currencies is not None else slice(None)
        values = np.zeros(len(locations.values))
        values[is_own] = locations.values[is_own]

        def within(fraction: float, number: int = number) -> None:
            progress((number + fraction) / len(currencies))

        left = values.copy()
        found = worst_circles(locations.shapes, values, radius, count, within)
        for rank, each in enumerate(found, 1):
            members = each.members
            if locations.currencies is not None:
                members = members[locations.currencies[members] == currency]
            distances = each.distances[np.isin(each.members, members)]
            uncertain = _uncertain(locations, left, each, radius)
            left[each.members] = 0.0
            yield RankedCircle(rank, currency, each, members, distances, uncertain)


def _uncertain(
    locations: Locations, values: np.ndarray, found: Circle, radius: float
) -> Optional[UncertainSum]:
    if locations.uncertainties is None:
        return None
    shapes = locations.shapes
    center = geodesy.positions(*np.radians([[found.lon], [found.lat]]))
    # The chord is shorter than the geodesic, so locations with a longer chord are out of reach.
    middles = shapes.positions
    reach = radius + float(locations.uncertainties.max(initial=0)) + float(shapes.extents.max(initial=0)) + 1
    near = np.flatnonzero(np.linalg.norm(middles - center, axis=1) <= reach)
    by_shape = np.full(len(middles), np.inf)
    by_shape[near] = shapes.distances(np.broadcast_to(center, (len(near), 3)), near)
    return uncertain_sum(by_shape[shapes.shape_of], values, locations.uncertainties, radius)


def circle_fields(locations: Locations) -> QgsFields:
    """Return the fields of :func:`circle_features`, with untranslated names."""
    kinds: dict[str, Any] = {
        "rank": FieldType.INTEGER,
        "value": FieldType.REAL,
        "locations": FieldType.INTEGER,
        "lon": FieldType.REAL,
        "lat": FieldType.REAL,
        "radius": FieldType.REAL,
    }
    if locations.currencies is not None:
        kinds["currency"] = FieldType.TEXT
    if locations.uncertainties is not None:
        kinds.update(certain_value=FieldType.REAL, possible_value=FieldType.REAL)
    fields = QgsFields()
    for name, kind in kinds.items():
        fields.append(QgsField(name, kind))
    return fields


def circle_features(circles: list[RankedCircle], fields: QgsFields, radius: float) -> Iterator[QgsFeature]:
    """Yield geodesic circles as multipolygons in EPSG:4326, with *fields*."""
    for each in circles:
        values = [each.rank, each.circle.value, len(each.members), each.circle.lon, each.circle.lat, radius]
        if fields.lookupField("currency") >= 0:
            values.append(each.currency)
        if each.uncertain is not None:
            values += [each.uncertain.certain, each.uncertain.possible]
        feature = QgsFeature(fields)
        feature.setAttributes(values)
        feature.setGeometry(geometry_of(circle(each.circle.lon, each.circle.lat, radius)))
        yield feature


def style_circles(layer: QgsVectorLayer) -> None:
    """Draw outlines, in a color for each currency, with rank and value as labels."""
    currencies = layer.fields().lookupField("currency")
    if currencies >= 0:
        found = sorted(layer.uniqueValues(currencies))
        categories = [
            QgsRendererCategory(each, _outline(_LINES[number % len(_LINES)]), each)
            for number, each in enumerate(found)
        ]
        layer.setRenderer(QgsCategorizedSymbolRenderer("currency", categories))
    else:
        layer.setRenderer(QgsSingleSymbolRenderer(_outline(_LINES[0])))
    currency = " || ' ' || \"currency\"" if currencies >= 0 else ""
    show_labels(layer, f'"rank" || \': \' || format_number("value", 0){currency}')
    layer.triggerRepaint()


def _outline(color: str) -> QgsFillSymbol:
    return QgsFillSymbol.createSimple({"style": "no", "outline_color": color, "outline_width": "0.6"})

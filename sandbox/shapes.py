"""The two shapes of the wire (spec 2.2, 2.3), judged as strictly as the specification allows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Mapping, Optional, Union

import numpy as np
import shapely
from shapely.geometry import MultiPolygon, Polygon

from .call import is_number
from .errors import Refused
from .geodesy import within

Position = tuple[float, float]


@dataclass(frozen=True)
class Area:
    """A polygon or several with holes, in EPSG:4326; its border belongs to it."""

    geometry: Union[Polygon, MultiPolygon]

    def contains(self, lon: Any, lat: Any) -> Any:
        """Which points are inside: a boolean array."""
        west, south, east, north = self.geometry.bounds
        inside = (lon >= west) & (lon <= east) & (lat >= south) & (lat <= north)
        shapely.prepare(self.geometry)
        near = np.flatnonzero(inside)
        inside[near] = shapely.intersects_xy(self.geometry, lon[near], lat[near])
        return inside


@dataclass(frozen=True)
class Circle:
    """All points within *radius* meters of any of the centers (lon, lat)."""

    centers: tuple[Position, ...]
    radius: float

    def contains(self, lon: Any, lat: Any) -> Any:
        """Which points are inside: a boolean array."""
        inside = np.zeros(len(lon), dtype=bool)
        for center in self.centers:
            inside |= within(lon, lat, center, self.radius)
        return inside


def areas(body: Mapping[str, Any]) -> list[tuple[Optional[float], Union[Area, Circle]]]:
    """What the shape of a request covers, by its radii; a polygon has none."""
    if "radiuses" not in body:
        return [(None, polygon(body["shape"]))]
    around = centers(body["shape"])
    return [(radius, Circle(around, radius)) for radius in radiuses(body["radiuses"])]


def _check(shape: Any) -> None:
    if not isinstance(shape, dict):
        raise Refused(400, "'shape' is not a JSON object.")
    if "radiuses" in shape:
        raise Refused(400, "'radiuses' belongs to the body's top level, not inside 'shape'.")


def polygon(shape: Any) -> Area:
    """Read the GeoJSON Feature of a ``/selection`` request; 403 when it breaks a rule of spec 2.2."""
    _check(shape)
    geometry = shape.get("geometry")
    if shape.get("type") != "Feature" or not isinstance(geometry, dict):
        raise Refused(403, "Invalid shape: not a GeoJSON Feature with a geometry.")
    coordinates = geometry.get("coordinates")
    nested = {"Polygon": [coordinates], "MultiPolygon": coordinates}.get(str(geometry.get("type")))
    if not isinstance(nested, list) or not nested:
        raise Refused(403, "Invalid shape: the geometry is neither Polygon nor MultiPolygon.")
    parts = [_part(rings) for rings in nested]
    result = parts[0] if len(parts) == 1 else MultiPolygon(parts)
    if not result.is_valid:
        raise Refused(403, f"Invalid shape: {shapely.is_valid_reason(result)}.")
    return Area(result)


def _part(rings: Any) -> Polygon:
    if not isinstance(rings, list) or not rings:
        raise Refused(403, "Invalid shape: a polygon without rings.")
    outer, *holes = (_ring(ring) for ring in rings)
    return Polygon(outer, holes)


def _ring(ring: Any) -> list[Position]:
    if not isinstance(ring, list) or len(ring) < 4:
        raise Refused(403, "Invalid shape: a ring has at least 4 coordinate pairs.")
    positions = [_pair(pair) for pair in ring]
    if positions[0] != positions[-1]:
        raise Refused(403, "Invalid shape: a ring is not closed.")
    if len(set(positions)) < 3:
        raise Refused(403, "Invalid shape: a ring has fewer than 3 distinct positions.")
    return positions


def _pair(pair: Any) -> Position:
    if not isinstance(pair, list) or len(pair) != 2 or not all(is_number(value) for value in pair):
        raise Refused(403, "Invalid shape: a position is not a [longitude, latitude] pair.")
    return _in_range(pair[0], pair[1])


def _in_range(lon: float, lat: float) -> Position:
    if abs(lon) > 180 or abs(lat) > 90:
        raise Refused(403, "Invalid shape: coordinates are longitude, latitude in EPSG:4326.")
    return float(lon), float(lat)


def centers(shape: Any) -> tuple[Position, ...]:
    """Read the centers of a buffer shape (spec 2.3) as (lon, lat)."""
    _check(shape)
    if shape.get("type") != "circle":
        raise Refused(403, "Invalid shape: a buffer has the type 'circle'.")
    coordinates = shape.get("coordinates")
    if not isinstance(coordinates, list) or not coordinates:
        raise Refused(403, "Invalid shape: 'coordinates' is not an array of objects.")
    return tuple(center(item) for item in coordinates)


def center(item: Any) -> Position:
    """Read one ``{lat, long}`` object as (lon, lat)."""
    if not isinstance(item, dict) or not is_number(item.get("lat")) or not is_number(item.get("long")):
        raise Refused(403, "Invalid shape: a center is an object with the numbers 'lat' and 'long'.")
    return _in_range(item["long"], item["lat"])


def radiuses(value: Any) -> list[float]:
    """Read the radii in meters; 400 unless they are positive numbers."""
    if not isinstance(value, list) or not value:
        raise Refused(400, "'radiuses' is not an array of numbers.")
    if not all(is_number(radius) and radius > 0 for radius in value):
        raise Refused(400, "'radiuses' holds something else than positive numbers.")
    return value

"""The two shapes of requests: polygons as GeoJSON (spec 2.2), and circles (spec 2.3).

All coordinates are in EPSG:4326, in degrees, longitude first; radii are in meters.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Iterable, Union

from .errors import InvalidShape

Position = tuple[float, float]
Ring = tuple[Position, ...]


@dataclass(frozen=True)
class Polygon:
    """One or several polygons with holes, requested as one area.

    :param polygons: tuples of rings, the outer one first; a ring is a closed tuple of (longitude, latitude).
    :raises InvalidShape: a ring is open, has fewer than 4 positions or 3 distinct ones, or exceeds the range
        of longitude and latitude.
    """

    polygons: tuple[tuple[Ring, ...], ...]

    def __post_init__(self) -> None:
        if not self.polygons or not all(self.polygons):
            raise InvalidShape("a polygon without rings", reason="empty")
        for ring in self.rings():
            _check_ring(ring)

    def rings(self) -> Iterable[Ring]:
        """Return all rings of all polygons."""
        return (ring for polygon in self.polygons for ring in polygon)

    def geometry(self) -> dict[str, Any]:
        """Return the GeoJSON geometry: a ``Polygon``, or a ``MultiPolygon`` for several."""
        nested = [[[list(p) for p in ring] for ring in polygon] for polygon in self.polygons]
        if len(nested) == 1:
            return {"type": "Polygon", "coordinates": nested[0]}
        return {"type": "MultiPolygon", "coordinates": nested}

    def to_json(self) -> dict[str, Any]:
        """Return the ``shape`` of a ``/selection`` request: a GeoJSON Feature (spec 2.2)."""
        return {"type": "Feature", "geometry": self.geometry(), "properties": {}}

    @classmethod
    def from_json(cls, value: Any) -> Polygon:
        """Read a GeoJSON Feature or geometry of type Polygon or MultiPolygon; Z and M are dropped."""
        geometry: Any = value.get("geometry") if isinstance(value, dict) and "geometry" in value else value
        try:
            kind, coordinates = geometry["type"], geometry["coordinates"]
            nested = {"Polygon": [coordinates], "MultiPolygon": coordinates}[kind]
            return cls(
                tuple(
                    tuple(tuple((float(p[0]), float(p[1])) for p in ring) for ring in polygon)
                    for polygon in nested
                )
            )
        except InvalidShape:
            raise
        except (KeyError, TypeError, ValueError, IndexError, OverflowError) as error:
            raise InvalidShape(f"not a GeoJSON polygon: {error}", reason="empty") from error


@dataclass(frozen=True)
class Buffers:
    """Circles around centers; one result set is returned per radius (spec 2.3).

    :param centers: the (longitude, latitude) of each center.
    :param radiuses: meters, in the order of the result sets.
    :raises InvalidShape: there are no centers or radii, or one is out of range.
    """

    centers: tuple[Position, ...]
    radiuses: tuple[float, ...]

    def __post_init__(self) -> None:
        if not self.centers:
            raise InvalidShape("circles without a center", reason="empty")
        for position in self.centers:
            check_position(position)
        if not self.radiuses:
            raise InvalidShape("circles without a radius", reason="radius")
        for radius in self.radiuses:
            if not math.isfinite(radius) or not 0 < radius <= HALF_GLOBE:
                raise InvalidShape(f"a radius of {radius} m", reason="radius")

    def to_json(self) -> dict[str, Any]:
        """Return the ``shape`` of a buffer request; ``radiuses`` are beside it, at the top level of the
        body."""
        return {
            "type": "circle",
            "coordinates": [{"lat": lat, "long": lon} for lon, lat in self.centers],
        }


Shape = Union[Polygon, Buffers]

HALF_GLOBE = math.pi * 6378137.0
"""Half the equator in meters, the largest possible radius."""


def shape_to_json(shape: Shape) -> dict[str, Any]:
    """Return the shape as stored with a query: the form that is sent, plus the radii of circles."""
    stored = shape.to_json()
    if isinstance(shape, Buffers):
        stored["radiuses"] = list(shape.radiuses)
    return stored


def shape_from_json(stored: Any) -> Shape:
    """Return the inverse of :func:`shape_to_json`; raises InvalidShape."""
    if not isinstance(stored, dict) or stored.get("type") != "circle":
        return Polygon.from_json(stored)
    try:
        return Buffers(
            tuple((float(c["long"]), float(c["lat"])) for c in stored["coordinates"]),
            tuple(float(radius) for radius in stored["radiuses"]),
        )
    except InvalidShape:
        raise
    except (KeyError, TypeError, ValueError, OverflowError) as error:
        raise InvalidShape(f"not a stored circle: {error}", reason="empty") from error


def check_position(position: Position) -> None:
    """Raise InvalidShape for a (longitude, latitude) that is not on the globe."""
    lon, lat = position
    if not (math.isfinite(lon) and math.isfinite(lat)):
        raise InvalidShape("a coordinate that is no number", reason="not_finite")
    if not (-180 <= lon <= 180 and -90 <= lat <= 90):
        raise InvalidShape(f"longitude {lon}, latitude {lat}", reason="out_of_range", at=position)


def _check_ring(ring: Ring) -> None:
    for position in ring:
        check_position(position)
    if not ring or ring[0] != ring[-1]:
        raise InvalidShape("a ring that is not closed", reason="unclosed", at=ring[-1] if ring else None)
    if len(ring) < 4 or len(set(ring)) < 3:
        raise InvalidShape("a ring of fewer than 3 distinct points", reason="too_few_points", at=ring[0])

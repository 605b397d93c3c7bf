"""One row of an answer, and where it lies (spec 2.8: the bodies are not shown)."""

from __future__ import annotations

import math
from typing import Any, Iterable, NamedTuple, Optional

LATITUDES = ("lat", "latitude")
LONGITUDES = ("lon", "long", "lng", "longitude")


class Record(NamedTuple):
    """A point or an entry.

    :param geometry: GeoJSON in EPSG:4326, longitude first; None: the service gave no place.
    :param attributes: the service's own fields under their own names, whole.
    :param radius: meters of the circle whose result set it is in; None for polygons and searches.
    """

    geometry: Optional[dict[str, Any]]
    attributes: dict[str, Any]
    radius: Optional[float] = None


def point(lon: Any, lat: Any) -> Optional[dict[str, Any]]:
    """The GeoJSON point of two numbers or texts of numbers; None when they are none."""
    try:
        position = [float(lon), float(lat)]
    except (TypeError, ValueError, OverflowError):
        return None
    return {"type": "Point", "coordinates": position} if all(map(math.isfinite, position)) else None


def place_names(names: Iterable[str]) -> Optional[tuple[str, str]]:
    """The names of latitude and longitude among *names*, whatever their case."""
    lower = {name.lower(): name for name in names}
    lat = next((lower[name] for name in LATITUDES if name in lower), None)
    lon = next((lower[name] for name in LONGITUDES if name in lower), None)
    return (lat, lon) if lat and lon else None


def number(value: Any) -> Optional[float]:
    """A number, or the text of one; else None."""
    try:
        found = None if isinstance(value, bool) else float(value)
    except (TypeError, ValueError, OverflowError):
        return None
    return found if found is not None and math.isfinite(found) else None

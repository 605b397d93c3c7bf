"""One row of an answer, and how a JSON value becomes one (spec 2.8: the bodies are not shown)."""

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
    except (TypeError, ValueError):
        return None
    return {"type": "Point", "coordinates": position} if all(map(math.isfinite, position)) else None


class RecordReader:
    """Makes records of one answer; remembers which names hold the place, as rows have the same names."""

    def __init__(self, radiuses: tuple[float, ...]) -> None:
        self._radiuses = frozenset(radiuses) if len(radiuses) > 1 else frozenset()
        self._places: dict[tuple[str, ...], Optional[tuple[str, str]]] = {}

    def record(self, value: dict[str, Any], radius: Optional[float]) -> Record:
        """The record of a GeoJSON Feature or of a plain object with or without a place."""
        properties = value.get("properties")
        if isinstance(properties, dict) and ("geometry" in value or value.get("type") == "Feature"):
            attributes = properties
            if "id" in value and "id" not in properties:
                attributes = {"id": value["id"], **properties}
        elif _is_geometry(value.get("geometry")) or value.get("type") == "Feature":
            shell = ("geometry", "properties", "bbox")
            attributes = {name: item for name, item in value.items() if name not in shell}
            if attributes.get("type") == "Feature":
                del attributes["type"]
        else:
            attributes = value
        geometry = value.get("geometry")
        if not _is_geometry(geometry):
            geometry = self.place(attributes)
        return Record(geometry, attributes, self._own(value, attributes) if radius is None else radius)

    def place(self, attributes: dict[str, Any]) -> Optional[dict[str, Any]]:
        """The point under the usual names of latitude and longitude, or None."""
        names = tuple(attributes)
        if names not in self._places:
            self._places[names] = place_names(names)
        found = self._places[names]
        if found:
            return point(attributes[found[1]], attributes[found[0]])
        location = attributes.get("location")
        return self.place(location) if isinstance(location, dict) else None

    def _own(self, value: dict[str, Any], attributes: dict[str, Any]) -> Optional[float]:
        """The radius that a row of a flat list names itself, when it is one of those asked for."""
        if not self._radiuses:
            return None
        named = number(attributes.get("radius", value.get("radius")))
        return named if named in self._radiuses else None


def place_names(names: Iterable[str]) -> Optional[tuple[str, str]]:
    """The names of latitude and longitude among *names*, whatever their case."""
    lower = {name.lower(): name for name in names}
    lat = next((lower[name] for name in LATITUDES if name in lower), None)
    lon = next((lower[name] for name in LONGITUDES if name in lower), None)
    return (lat, lon) if lat and lon else None


def number(value: Any) -> Optional[float]:
    """A number, or the text of one; else None."""
    try:
        return None if isinstance(value, bool) else float(value)
    except (TypeError, ValueError, OverflowError):
        return None


def _is_geometry(value: Any) -> bool:
    return isinstance(value, dict) and "type" in value and ("coordinates" in value or "geometries" in value)

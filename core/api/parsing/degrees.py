"""Convert GeoJSON geometries from the system in its member ``crs`` to EPSG:4326."""

from __future__ import annotations

import math
from typing import Any, Iterable, Iterator, Mapping, Optional, Sequence

from . import response_text
from .records import Record

_RADIUS = 6378137.0
"""The radius of the sphere of EPSG:3857 in meters."""
_MERCATOR = frozenset({"3857", "900913", "102100", "102113"})
_DEGREES = frozenset({"4326", "CRS84", "84", "4979"})


def in_degrees(
    blocks: Iterable[Sequence[Record]], around: Mapping[str, Any], endpoint: str
) -> Iterator[Sequence[Record]]:
    """Yield *blocks* with geometries in EPSG:4326, longitude first.

    Web Mercator is transformed. Geometries in any other system are dropped, as their numbers are not degrees.

    :param around: the members beside the features, including ``crs``, as they arrive.
    :raises UnreadableAnswer: ``crs`` follows the features, which were read as degrees.
    """
    system = ""
    for block in blocks:
        system = _system(around)
        yield _turned(block, system) if system else block
    if _system(around) != system:
        raise response_text.unreadable("a coordinate system behind its features", b"", endpoint)


def _system(around: Mapping[str, Any]) -> str:
    """Return the EPSG code of the system; empty for degrees."""
    crs = around.get("crs")
    properties = crs.get("properties") if isinstance(crs, dict) else None
    name = properties.get("name") if isinstance(properties, dict) else None
    code = str(name or "").replace("#", ":").replace("/", ":").rpartition(":")[2].upper()
    return "" if code in _DEGREES else code


def _turned(block: Sequence[Record], system: str) -> list[Record]:
    is_known = system in _MERCATOR
    return [
        record._replace(geometry=_geometry(record.geometry) if is_known and record.geometry else None)
        for record in block
    ]


def _geometry(geometry: Mapping[str, Any]) -> Optional[dict[str, Any]]:
    try:
        if "geometries" in geometry:
            inner = [_geometry(each) for each in geometry["geometries"]]
            return {**geometry, "geometries": inner}
        return {**geometry, "coordinates": _coordinates(geometry["coordinates"])}
    except (TypeError, ValueError, KeyError, OverflowError):
        return None


def _coordinates(value: Any) -> Any:
    if value and isinstance(value[0], (int, float)):
        x, y = float(value[0]), float(value[1])
        latitude = math.degrees(2 * math.atan(math.exp(y / _RADIUS)) - math.pi / 2)
        return [math.degrees(x / _RADIUS), latitude, *value[2:]]
    return [_coordinates(each) for each in value]

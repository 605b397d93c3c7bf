"""GeoJSON geometries as the blobs of a GeoPackage, EPSG:4326, longitude first, two dimensions."""

from __future__ import annotations

import json
import math
import struct
from typing import Any, NamedTuple, Optional

from osgeo import ogr

POINT = "POINT"
AREAS = "MULTIPOLYGON"
MIXED = "GEOMETRY"

# GeoPackage header: "GP", version 0, flags (little endian, no envelope), srs id
_HEADER = struct.Struct("<2sBBi")
_HEADER_BYTES = _HEADER.pack(b"GP", 0, 1, 4326)
_POINT_BLOB = struct.Struct("<2sBBiBIdd")

_OGR_TYPES = {
    POINT: ogr.wkbPoint,
    "MULTIPOINT": ogr.wkbMultiPoint,
    "MULTILINESTRING": ogr.wkbMultiLineString,
    AREAS: ogr.wkbMultiPolygon,
    MIXED: ogr.wkbUnknown,
    "": ogr.wkbNone,
}
_PROMOTED = {
    "MultiPoint": ("MULTIPOINT", ogr.ForceToMultiPoint),
    "LineString": ("MULTILINESTRING", ogr.ForceToMultiLineString),
    "MultiLineString": ("MULTILINESTRING", ogr.ForceToMultiLineString),
    "Polygon": (AREAS, ogr.ForceToMultiPolygon),
    "MultiPolygon": (AREAS, ogr.ForceToMultiPolygon),
}


class Encoded(NamedTuple):
    """A blob, the kind of its column, and its bounds as min x, max x, min y, max y."""

    blob: bytes
    kind: str
    box: tuple[float, float, float, float]


def ogr_type(kind: str) -> int:
    """OGR's geometry type of a column of *kind*; the empty kind is a table without geometry."""
    return _OGR_TYPES[kind]


def joined(first: str, second: str) -> str:
    """The kind of a column that holds both."""
    return first if first == second or not second else second if not first else MIXED


def encode(geometry: Optional[dict[str, Any]]) -> Optional[Encoded]:
    """*geometry* (GeoJSON) as a blob; None for no, an empty or an unreadable geometry."""
    if not geometry:
        return None
    if geometry.get("type") == "Point":
        return _point(geometry.get("coordinates"))
    try:
        shape = ogr.CreateGeometryFromJson(json.dumps(geometry))
    except RuntimeError:  # where the host has switched OGR's exceptions on
        shape = None
    if shape is None or shape.IsEmpty():
        return None
    shape.FlattenTo2D()
    kind, promote = _PROMOTED.get(geometry["type"], (MIXED, lambda same: same))
    shape = promote(shape)
    return Encoded(_HEADER_BYTES + bytes(shape.ExportToWkb(ogr.wkbNDR)), kind, shape.GetEnvelope())


def _point(coordinates: Any) -> Optional[Encoded]:
    try:
        x, y = float(coordinates[0]), float(coordinates[1])
    except (TypeError, ValueError, IndexError, KeyError):
        return None
    if not (math.isfinite(x) and math.isfinite(y)):
        return None
    return Encoded(_POINT_BLOB.pack(b"GP", 0, 1, 4326, 1, 1, x, y), POINT, (x, x, y, y))

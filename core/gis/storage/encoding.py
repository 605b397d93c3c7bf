"""Encode GeoJSON geometries as GeoPackage blobs: EPSG:4326, longitude first, two-dimensional."""

from __future__ import annotations

import json
import struct
from typing import Any, NamedTuple, Optional, Sequence

import numpy as np
from osgeo import ogr

from ...api.parsing.records import Block, Record

POINT = "POINT"
AREAS = "MULTIPOLYGON"
MIXED = "GEOMETRY"

# GeoPackage header: "GP", version 0, flags (little endian, no envelope), srs id
_HEADER = struct.Struct("<2sBBi")
_FARTHEST = np.array((360.0, 90.0))
"""The largest coordinates in degrees: shapes across the antimeridian extend beyond 180."""
_HEADER_BYTES = _HEADER.pack(b"GP", 0, 1, 4326)
_POINT_BLOB = struct.Struct("<2sBBiBIdd")
_POINTS = np.dtype([("header", "V8"), ("order", "u1"), ("type", "<u4"), ("xy", "<f8", (2,))])
_BLOB = np.dtype(("V", _POINTS.itemsize))

_OGR_TYPES = {
    POINT: ogr.wkbPoint,
    "MULTIPOINT": ogr.wkbMultiPoint,
    "MULTILINESTRING": ogr.wkbMultiLineString,
    AREAS: ogr.wkbMultiPolygon,
    MIXED: ogr.wkbUnknown,
    "": ogr.wkbNone,
}
KINDS = frozenset(_OGR_TYPES)
"""Kinds of geometry columns; the empty one means a table without geometry."""
_PROMOTED = {
    "MultiPoint": ("MULTIPOINT", ogr.ForceToMultiPoint),
    "LineString": ("MULTILINESTRING", ogr.ForceToMultiLineString),
    "MultiLineString": ("MULTILINESTRING", ogr.ForceToMultiLineString),
    "Polygon": (AREAS, ogr.ForceToMultiPolygon),
    "MultiPolygon": (AREAS, ogr.ForceToMultiPolygon),
}


class Encoded(NamedTuple):
    """A blob, the kind of its column, and its bounds: min x, max x, min y, max y."""

    blob: bytes
    kind: str
    box: tuple[float, float, float, float]


class Shapes(NamedTuple):
    """The geometries of some records.

    :param blobs: one for each record; None: no geometry.
    :param kinds: the kinds of their columns.
    :param places: the indices (n) of the records with a geometry.
    :param boxes: their bounds (n, 4): min x, max x, min y, max y.
    """

    blobs: Sequence[Optional[bytes]]
    kinds: frozenset[str]
    places: np.ndarray
    boxes: np.ndarray


def shapes_of(records: Sequence[Record]) -> Shapes:
    """Encode the geometries of *records*; points in one numpy operation."""
    if isinstance(records, Block):
        if records.positions is None:
            return Shapes([None] * len(records), frozenset(), np.empty(0, np.int64), np.empty((0, 4)))
        points = _points(records.positions)
        if points is not None:
            return points
    encoded = [encode(record.geometry) for record in records]
    places = np.array([number for number, each in enumerate(encoded) if each], np.int64)
    boxes = np.array([each.box for each in encoded if each], np.float64).reshape(-1, 4)
    kinds = frozenset(each.kind for each in encoded if each)
    return Shapes([each and each.blob for each in encoded], kinds, places, boxes)


def _points(positions: Sequence[Sequence[Any]]) -> Optional[Shapes]:
    """Encode points; None if one is outside the globe, or they have different dimensions."""
    try:
        numbers = np.array(positions, np.float64)
    except (TypeError, ValueError, OverflowError):
        return None
    if numbers.ndim != 2 or numbers.shape[1] < 2 or not (np.abs(numbers[:, :2]) <= _FARTHEST).all():
        return None
    points = np.empty(len(numbers), _POINTS)
    points["header"], points["order"], points["type"] = np.void(_HEADER_BYTES), 1, ogr.wkbPoint
    points["xy"] = numbers[:, :2]
    boxes = np.repeat(numbers[:, :2], 2, axis=1)
    return Shapes(points.view(_BLOB).tolist(), frozenset((POINT,)), np.arange(len(numbers)), boxes)


def positions_of(blobs: Sequence[Optional[bytes]]) -> Optional[list[list[float]]]:
    """Return longitude and latitude of each of our *blobs*; None if one is not a point."""
    if set(map(type, blobs)) != {bytes} or set(map(len, blobs)) != {_POINTS.itemsize}:  # type: ignore[arg-type]
        return None
    points = np.frombuffer(b"".join(blobs), _POINTS)  # type: ignore[arg-type]
    is_point = (points["order"] == 1) & (points["type"] == ogr.wkbPoint)
    positions: Optional[list[list[float]]] = points["xy"].tolist() if is_point.all() else None
    return positions


def boxes_of(blobs: Sequence[bytes]) -> np.ndarray:
    """Return the bounds (n, 4) of our geometry blobs: min x, max x, min y, max y."""
    positions = positions_of(blobs)
    if positions is not None:
        return np.repeat(np.array(positions, np.float64), 2, axis=1)
    shapes = (ogr.CreateGeometryFromWkb(blob[_HEADER.size :]) for blob in blobs)
    return np.array([shape.GetEnvelope() for shape in shapes], np.float64).reshape(-1, 4)


def ogr_type(kind: str) -> int:
    """Return OGR's geometry type for a column of *kind*."""
    return _OGR_TYPES[kind]


def joined(first: str, second: str) -> str:
    """Return the kind of a column that can store both."""
    return first if first == second or not second else second if not first else MIXED


def encode(geometry: Optional[dict[str, Any]]) -> Optional[Encoded]:
    """Encode *geometry* (GeoJSON); None for an empty or unreadable one, or one outside the globe."""
    if not geometry:
        return None
    if geometry.get("type") == "Point":
        return _point(geometry.get("coordinates"))
    try:
        shape = ogr.CreateGeometryFromJson(json.dumps(geometry))
    except RuntimeError:  # OGR's exceptions are enabled; or nested too deeply for Python
        shape = None
    if shape is None or shape.IsEmpty() or not _is_on_globe(shape.GetEnvelope()):
        return None
    shape.FlattenTo2D()
    kind, promote = _PROMOTED.get(geometry["type"], (MIXED, lambda same: same))
    shape = promote(shape)
    return Encoded(_HEADER_BYTES + bytes(shape.ExportToWkb(ogr.wkbNDR)), kind, shape.GetEnvelope())


def _point(coordinates: Any) -> Optional[Encoded]:
    try:
        x, y = float(coordinates[0]), float(coordinates[1])
    except (TypeError, ValueError, OverflowError, IndexError, KeyError):
        return None
    if not _is_on_globe((x, x, y, y)):
        return None
    return Encoded(_POINT_BLOB.pack(b"GP", 0, 1, 4326, 1, 1, x, y), POINT, (x, x, y, y))


def _is_on_globe(box: tuple[float, float, float, float]) -> bool:
    west, east, south, north = box
    farthest, highest = _FARTHEST
    return bool(-farthest <= west <= east <= farthest and -highest <= south <= north <= highest)


def refused(records: Sequence[Record], shapes: Shapes) -> list[Optional[str]]:
    """Return, as GeoJSON, the geometries of *records* that could not be encoded; None for the others."""
    if len(shapes.places) == len(records) or (isinstance(records, Block) and records.positions is None):
        return [None] * len(records)
    return [
        None if blob is not None or not _says_place(record.geometry) else json.dumps(record.geometry)
        for record, blob in zip(records, shapes.blobs)
    ]


def _says_place(geometry: Optional[dict[str, Any]]) -> bool:
    return bool(geometry and (geometry.get("coordinates") or geometry.get("geometries")))

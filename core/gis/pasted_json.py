"""GeoJSON (RFC 7946 and the older ``crs``), with the path to what is wrong in it."""

from __future__ import annotations

import json
from typing import Any, Iterator

from qgis.core import QgsCoordinateReferenceSystem, QgsGeometry, QgsPointXY

from .areas import wgs84
from .pasted_errors import InvalidPaste, spot

_LARGEST = 1e15
"""No coordinate system counts so far; infinity and numbers that are none fail this, too."""

NAME_PROPERTIES = ("name", "label", "title", "id")

_Shape = tuple[str, QgsGeometry, QgsCoordinateReferenceSystem]


def shapes(text: str) -> Iterator[_Shape]:
    """The polygons and points of a geometry, Feature or FeatureCollection, or of one a line.

    :raises InvalidPaste: at the first spot that is no GeoJSON, or where it says a line.
    """
    for value in _values(text):
        yield from _of(value, "", "", _crs(value))


def _values(text: str) -> list[Any]:
    try:
        return [json.loads(text)]
    except RecursionError:
        raise InvalidPaste("nested too deeply", reason="geojson", near=text[:20]) from None
    except json.JSONDecodeError as error:
        fault = error
    except ValueError as error:
        # A number of thousands of digits.
        raise InvalidPaste(str(error), reason="geojson") from error
    values, start, decoder = [], 0, json.JSONDecoder()
    try:
        while text[start:].strip():
            start += len(text[start:]) - len(text[start:].lstrip("\x1e \t\r\n,"))
            value, start = decoder.raw_decode(text, start)
            values.append(value)
    except (ValueError, RecursionError):
        raise InvalidPaste(fault.msg, reason="json", **spot(text, fault.pos)) from None
    return values


def _of(value: Any, name: str, path: str, crs: QgsCoordinateReferenceSystem) -> Iterator[_Shape]:
    kind = value.get("type") if isinstance(value, dict) else None
    if kind == "FeatureCollection":
        for number, feature in enumerate(_list(value, "features", path)):
            yield from _of(feature, "", f"{path}features[{number}].", crs)
    elif kind == "Feature":
        if value.get("geometry") is not None:
            yield from _of(value["geometry"], _name(value), f"{path}geometry.", crs)
    elif kind == "GeometryCollection":
        for number, geometry in enumerate(_list(value, "geometries", path)):
            yield from _of(geometry, name, f"{path}geometries[{number}].", crs)
    elif isinstance(kind, str) and kind in _GEOMETRIES:
        yield name, _GEOMETRIES[kind](_list(value, "coordinates", path), f"{path}coordinates"), crs
    elif kind in ("LineString", "MultiLineString"):
        raise InvalidPaste("a line", reason="line", near=f"{path}type")
    else:
        raise InvalidPaste(f"type {kind!r}", reason="geojson", near=f"{path}type")


def _name(feature: dict[str, Any]) -> str:
    properties = feature.get("properties")
    known = (
        {str(key).lower(): value for key, value in properties.items()} if isinstance(properties, dict) else {}
    )
    candidates = [*(known.get(key) for key in NAME_PROPERTIES), feature.get("id")]
    return next(
        (str(value) for value in candidates if isinstance(value, (str, int)) and str(value).strip()), ""
    )


def _crs(value: Any) -> QgsCoordinateReferenceSystem:
    """That of the ``crs`` of GeoJSON before RFC 7946; CRS84 and none are longitude and latitude."""
    said = value.get("crs") if isinstance(value, dict) else None
    if not said:
        return wgs84()
    properties = said.get("properties") if isinstance(said, dict) else None
    name = str(properties.get("name", "")) if isinstance(properties, dict) else ""
    if name.upper().endswith("CRS84"):
        return wgs84()
    crs = QgsCoordinateReferenceSystem.fromOgcWmsCrs(name)
    if not crs.isValid():
        raise InvalidPaste(f"no coordinate system {name!r}", reason="crs", near=name or "crs")
    return crs


def _list(value: dict[str, Any], key: str, path: str) -> list[Any]:
    found = value.get(key)
    if not isinstance(found, list):
        raise InvalidPaste(f"{key} is no list", reason="geojson", near=path + key)
    return found


def _position(value: Any, path: str) -> QgsPointXY:
    numbers = value[:2] if isinstance(value, list) else []
    if len(numbers) < 2 or not all(type(n) in (int, float) and abs(n) < _LARGEST for n in numbers):
        raise InvalidPaste("two numbers are needed", reason="geojson", near=path)
    return QgsPointXY(*map(float, numbers))


def _positions(value: Any, path: str) -> list[QgsPointXY]:
    return _each(value, path, _position)


def _rings(value: Any, path: str) -> list[list[QgsPointXY]]:
    return _each(value, path, _positions)


def _polygons(value: Any, path: str) -> list[list[list[QgsPointXY]]]:
    return _each(value, path, _rings)


def _each(value: Any, path: str, read: Any) -> list[Any]:
    if not isinstance(value, list):
        raise InvalidPaste("no list", reason="geojson", near=path)
    return [read(item, f"{path}[{number}]") for number, item in enumerate(value)]


_GEOMETRIES = {
    "Point": lambda value, path: QgsGeometry.fromPointXY(_position(value, path)),
    "MultiPoint": lambda value, path: QgsGeometry.fromMultiPointXY(_positions(value, path)),
    "Polygon": lambda value, path: QgsGeometry.fromPolygonXY(_rings(value, path)),
    "MultiPolygon": lambda value, path: QgsGeometry.fromMultiPolygonXY(_polygons(value, path)),
}

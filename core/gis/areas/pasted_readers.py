"""Read WKT, EWKT and GeoJSON, with the location of a fault. Safe in any thread."""

from __future__ import annotations

import json
import re
from typing import Any, Callable, Iterator, Optional

from qgis.core import QgsCoordinateReferenceSystem, QgsGeometry, QgsPointXY, QgsWkbTypes

from .errors import InvalidPaste
from .geometry import wgs84

NAME_FIELDS = ("name", "label", "title", "id")
"""Columns and properties that name a shape, the best first."""

LARGEST = 1e15
"""Coordinates of GeoJSON from here on are refused, in any CRS; NaN and infinity are, too."""

Shape = tuple[str, QgsGeometry, QgsCoordinateReferenceSystem]
"""The name of a shape or ``""``, a polygon or point, and its CRS."""

_USABLE = (
    QgsWkbTypes.Type.Point,
    QgsWkbTypes.Type.MultiPoint,
    QgsWkbTypes.Type.Polygon,
    QgsWkbTypes.Type.MultiPolygon,
    QgsWkbTypes.Type.Triangle,
    QgsWkbTypes.Type.CurvePolygon,
    QgsWkbTypes.Type.MultiSurface,
)
"""Later versions of QGIS read other surfaces, too, which have no polygons."""

_LINE_END = re.compile(r"\r\n|\r|\n")
_GAP = re.compile(r"[\ufeff\x1e\u200b\u200e\u200f \t\r\n;,]*")
"""What may stand between two shapes."""

_WKT = re.compile(
    r"(?:(?P<srid>SRID)\s*=\s*(?P<code>\d+)\s*;\s*)?(?P<kind>[A-Z]+(?:\s+(?:ZM|Z|M))?)\s*(?P<body>\(|EMPTY\b|$)",
    re.I,
)
_SRID = re.compile(r"SRID\s*=", re.I)
_ITEM = re.compile(r"\s*([^(),]*)([(),])")
_NUMBER = r"[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?"
_NUMBERS = re.compile(rf"{_NUMBER}(?:\s+{_NUMBER}){{1,3}}", re.I)
_KIND = re.compile(r"(?:[A-Z]+(?:\s+(?:ZM|Z|M))?)?", re.I)
_EMPTY = re.compile(r"(?:[A-Z]+\s+)*EMPTY", re.I)


def fault_at(message: str, text: str, index: int, reason: str, near: str = "") -> InvalidPaste:
    """Return the error of a fault at *index* of *text*; lines are counted as an editor counts them."""
    before = _LINE_END.split(text[:index])
    near = near or text[max(0, index - 12) : index + 12].strip() or text[-24:].strip()
    return InvalidPaste(message, reason=reason, line=len(before), column=len(before[-1]) + 1, near=near)


def looks_like_wkt(text: str, start: int) -> bool:
    """Return True if *text* begins at *start* as WKT or EWKT does, well-formed or not."""
    return bool(_SRID.match(text, start)) or _type_of(_WKT.match(text, start)) is not None


def read_wkt(text: str, start: int, end: int) -> Iterator[Shape]:
    """Yield the geometries of all WKT in ``text[start:end]``; an SRID holds for those that follow it.

    :raises InvalidPaste: with the location of the first fault.
    """
    crs = wgs84()
    while start < end:
        head = _WKT.match(text, start, end)
        kind = _type_of(head)
        if kind is None:
            raise fault_at("unknown type of geometry", text, start, "wkt")
        if head["srid"]:
            crs = QgsCoordinateReferenceSystem(f"EPSG:{head['code']}")
            if not crs.isValid():
                near = f"SRID={head['code']}"
                raise fault_at(f"no coordinate system {near}", text, start, "crs", near)
        begin = head.start("kind")
        if QgsWkbTypes.geometryType(kind) == QgsWkbTypes.GeometryType.LineGeometry:
            raise fault_at("a line", text, begin, "line")
        after = head.end() if head["body"].upper() == "EMPTY" else _end_of_wkt(text, begin, end)
        geometry = QgsGeometry.fromWkt(text[begin:after])
        if geometry.isNull():
            raise fault_at("QGIS can't read it", text, start, "wkt")
        yield from (("", part, crs) for part in _usable_parts(geometry))
        start = _GAP.match(text, after, end).end()


def _type_of(head: Optional[re.Match]) -> Optional[QgsWkbTypes.Type]:
    """Return the type that the *head* of a WKT names, without Z and M; None for another word."""
    kind = QgsWkbTypes.flatType(QgsWkbTypes.parseType(head["kind"])) if head else None
    is_line = kind is not None and QgsWkbTypes.geometryType(kind) == QgsWkbTypes.GeometryType.LineGeometry
    return kind if is_line or kind in (*_USABLE, QgsWkbTypes.Type.GeometryCollection) else None


def _end_of_wkt(text: str, start: int, end: int) -> int:
    """Return the end of the WKT that begins at *start*; refuse coordinates that QGIS would misread.

    Where a comma or a bracket is missing, QGIS 3.22 joins numbers, takes them for heights or skips them:
    the result is another area.
    """
    position, depth, width, before = start, 0, 0, ""
    while depth or position == start:
        found = _ITEM.match(text, position, end)
        if found is None:
            raise fault_at("a bracket is missing", text, _GAP.match(text, position, end).end(), "wkt")
        item, sign = found[1].strip(), found[2]
        if sign == "(":
            fits = before != ")" and bool(_KIND.fullmatch(item))
            width = 0 if item else width
        elif before == ")":
            fits = not item
        elif _NUMBERS.fullmatch(item):
            width = width or len(item.split())
            fits = len(item.split()) == width
        else:
            fits = bool(_EMPTY.fullmatch(item))
        if not fits:
            raise fault_at("not expected here", text, found.start(1), "wkt")
        depth += {"(": 1, ")": -1}.get(sign, 0)
        position, before = found.end(), sign
    return position


def _usable_parts(geometry: QgsGeometry) -> list[QgsGeometry]:
    """Return *geometry*, or the polygons and points of a collection; refuse a collection without any."""
    if QgsWkbTypes.flatType(geometry.wkbType()) != QgsWkbTypes.Type.GeometryCollection:
        return [geometry]
    parts = geometry.asGeometryCollection()
    usable = [part for part in parts if QgsWkbTypes.flatType(part.wkbType()) in _USABLE]
    if not usable:
        raise InvalidPaste("a collection without polygons and points", reason="line")
    return usable


def read_geojson(text: str, start: int, end: int) -> Iterator[Shape]:
    """Yield the shapes of a geometry, Feature or FeatureCollection (RFC 7946), or of several in a row.

    :raises InvalidPaste: with the location of broken JSON, or the path to invalid GeoJSON.
    """
    decoder = json.JSONDecoder()
    while start < end:
        try:
            value, after = decoder.raw_decode(text, start)
        except RecursionError:
            raise InvalidPaste("nested too deeply", reason="geojson", near=text[start : start + 20]) from None
        except json.JSONDecodeError as error:
            raise fault_at(error.msg, text, error.pos, "json") from None
        except ValueError as error:
            # A number of thousands of digits.
            raise InvalidPaste(str(error), reason="geojson") from error
        yield from _shapes_of(value, "", "", _geojson_crs(value))
        start = _GAP.match(text, after).end()


def _shapes_of(value: Any, name: str, path: str, crs: QgsCoordinateReferenceSystem) -> Iterator[Shape]:
    kind = value.get("type") if isinstance(value, dict) else None
    if kind == "FeatureCollection":
        for number, feature in enumerate(_list(value.get("features"), f"{path}features")):
            yield from _shapes_of(feature, "", f"{path}features[{number}].", crs)
    elif kind == "Feature":
        if value.get("geometry") is not None:
            yield from _shapes_of(value["geometry"], _name_of(value), f"{path}geometry.", crs)
    elif kind == "GeometryCollection":
        for number, geometry in enumerate(_list(value.get("geometries"), f"{path}geometries")):
            yield from _shapes_of(geometry, name, f"{path}geometries[{number}].", crs)
    elif isinstance(kind, str) and kind in _TYPES:
        depth, make = _TYPES[kind]
        yield name, make(_coordinates(value.get("coordinates"), depth, f"{path}coordinates")), crs
    elif kind in ("LineString", "MultiLineString"):
        raise InvalidPaste("a line", reason="line", near=f"{path}type")
    else:
        raise InvalidPaste(f"type {kind!r}", reason="geojson", near=f"{path}type")


_TYPES: dict[str, tuple[int, Callable[[Any], QgsGeometry]]] = {
    "Point": (0, QgsGeometry.fromPointXY),
    "MultiPoint": (1, QgsGeometry.fromMultiPointXY),
    "Polygon": (2, QgsGeometry.fromPolygonXY),
    "MultiPolygon": (3, QgsGeometry.fromMultiPolygonXY),
}
"""The type of a geometry -> how many lists enclose a position, and what makes a geometry of the points."""


def _coordinates(value: Any, depth: int, path: str) -> Any:
    """Return the QgsPointXY of *value* in *depth* nested lists.

    OGR's reader is not used: it skips a hole or a part that is null, and so returns another area.
    """
    items = _list(value, path)
    if depth:
        return [_coordinates(item, depth - 1, f"{path}[{number}]") for number, item in enumerate(items)]
    if len(items) < 2 or not all(type(n) in (int, float) and abs(n) < LARGEST for n in items[:2]):
        raise InvalidPaste("two numbers are needed", reason="geojson", near=path)
    return QgsPointXY(*map(float, items[:2]))


def _list(value: Any, path: str) -> list[Any]:
    if not isinstance(value, list):
        raise InvalidPaste("not a list", reason="geojson", near=path)
    return value


def _name_of(feature: dict[str, Any]) -> str:
    properties = feature.get("properties")
    known = properties.items() if isinstance(properties, dict) else ()
    by_name = {str(key).lower(): value for key, value in known}
    candidates = [*map(by_name.get, NAME_FIELDS), feature.get("id")]
    named = (str(value) for value in candidates if isinstance(value, (str, int)) and str(value).strip())
    return next(named, "")


def _geojson_crs(value: Any) -> QgsCoordinateReferenceSystem:
    """Return the CRS of the ``crs`` member of GeoJSON before RFC 7946; EPSG:4326 for CRS84 and for none."""
    crs = value.get("crs") if isinstance(value, dict) else None
    if not crs:
        return wgs84()
    properties = crs.get("properties") if isinstance(crs, dict) else None
    name = str(properties.get("name", "")) if isinstance(properties, dict) else ""
    if name.upper().endswith("CRS84"):
        return wgs84()
    found = QgsCoordinateReferenceSystem.fromOgcWmsCrs(name)
    if not found.isValid():
        raise InvalidPaste(f"no coordinate system {name!r}", reason="crs", near=name or "crs")
    return found

"""Read polygons and points from pasted text: WKT, EWKT, GeoJSON, rows copied in QGIS, "latitude, longitude".

Safe in any thread.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from itertools import chain
from typing import Callable, Iterable, Iterator, Optional, Sequence

from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransformContext,
    QgsGeometry,
    QgsPoint,
    QgsPointXY,
    QgsRectangle,
    QgsWkbTypes,
)

from ..text.languages import tr
from .area_names import POLYGON
from .errors import InvalidPaste
from .gathered import Gathered, gather_shapes
from .geometry import geometry_of, polygon_from_geometry, wgs84
from .pasted_readers import NAME_FIELDS, Shape, fault_at, looks_like_wkt, read_geojson, read_wkt
from .positions import FULL_TURN, Positions

POINT = "point"

QGIS_ROWS = "wkt_geom\t"
"""The beginning of a text that QGIS's *Copy Features* makes."""

_AROUND = "\ufeff\x1e\u200b\u200e\u200f \t\r\n"
"""Characters that may surround a copied text."""

_LINE = re.compile(r"[^\r\n]+")

_NUMBER = r"[-+\u2212]?\d+(?:[.]\d+)?"
_COMMA_NUMBER = r"[-+\u2212]?\d+(?:,\d+)?"
_ANGLE = (
    r"(?:(?P<{0}_before>[NSEWO])\s*)?(?P<{0}_deg>{1})\s*"
    r"(?:[°º]\s*(?:(?P<{0}_min>\d+(?:[.,]\d+)?)\s*['’′]\s*)?"
    r"""(?:(?P<{0}_sec>\d+(?:[.,]\d+)?)\s*(?:"|”|″|''|’’|′′)\s*)?)?"""
    r"(?P<{0}_side>[NSEWO])?"
)
_PAIRS = tuple(
    re.compile(
        rf"\s*[(\[]?\s*{_ANGLE.format('a', number)}{parted}{_ANGLE.format('b', number)}\s*[)\]]?\s*", re.I
    )
    for number, parted in ((_NUMBER, r"(?:\s*[,;/]\s*|\s+)"), (_COMMA_NUMBER, r"(?:\s*[;/]\s*|\s*,\s+|\s+)"))
)
"""Two angles with points or with commas before their decimals, in degrees or degrees, minutes and seconds."""


@dataclass(frozen=True)
class Pasted:
    """One shape of a text.

    :param name: its name in the text, or ``""``.
    :param geometry: in EPSG:4326, longitude first; polygons may still cross themselves.
    :param swapped: True if the coordinates were exchanged, since only so they are valid degrees.
    """

    name: str
    geometry: QgsGeometry
    swapped: bool = False

    @property
    def kind(self) -> str:
        """``polygon`` or ``point``, which may have several parts."""
        is_point = self.geometry.type() == QgsWkbTypes.GeometryType.PointGeometry
        return POINT if is_point else POLYGON

    def flipped(self) -> Pasted:
        """Return the shape with latitude and longitude exchanged."""
        geometry = QgsGeometry(self.geometry)
        geometry.get().swapXy()
        return replace(self, geometry=geometry, swapped=not self.swapped)


def shapes_in(text: str) -> list[Pasted]:
    """Return the polygons and points of *text*, in its order, at least one.

    Coordinates are degrees, longitude first in WKT and GeoJSON; "SRID=25832;POLYGON(...)" and a GeoJSON
    ``crs`` set another coordinate system. A pair is "latitude, longitude".

    :raises InvalidPaste: with the location of the fault; reason ``unknown`` for any other text.
    :raises InvalidArea: for a polygon that can't be transformed to EPSG:4326.
    :raises InvalidPosition: for a point that can't be transformed to EPSG:4326.
    """
    text = text.rstrip(_AROUND)
    start = len(text) - len(text.lstrip(_AROUND))
    if start == len(text):
        raise InvalidPaste("nothing was pasted", reason="empty")
    read = _reader(text, start)
    found = [_in_degrees(*shape) for shape in read(text, start, len(text))]
    if not found:
        raise InvalidPaste("a text without a shape", reason="no_shape")
    return found


def gather(shapes: Iterable[Pasted], radiuses: Sequence[float], origin: str) -> Gathered:
    """Return *shapes* as rows of *Selection areas*: polygons, and circles of *radiuses* meters around points.

    :param origin: the name of the text.
    :raises InvalidShape: for an invalid radius.
    """
    unnamed = tr("geometry {number}")
    named = (
        (shape.name, shape.name or unnamed.format(number=number), shape.geometry)
        for number, shape in enumerate(shapes, 1)
    )
    return gather_shapes(origin, named, wgs84(), QgsCoordinateTransformContext(), radiuses)


def looks_swapped(shape: Pasted, around: QgsRectangle) -> bool:
    """Return True if *shape* is outside *around* (EPSG:4326), but inside with its coordinates exchanged."""
    if shape.geometry.boundingBox().intersects(around):
        return False
    flipped = shape.flipped().geometry.boundingBox()
    return abs(flipped.yMinimum()) <= 90 >= abs(flipped.yMaximum()) and around.contains(flipped)


def _reader(text: str, start: int) -> Callable[[str, int, int], Iterable[Shape]]:
    if text[start] in "{[" and not _pair(text[start:]):
        return read_geojson
    if text.startswith(QGIS_ROWS, start):
        return _copied_rows
    return read_wkt if looks_like_wkt(text, start) else _pairs


def _in_degrees(name: str, geometry: QgsGeometry, crs: QgsCoordinateReferenceSystem) -> Pasted:
    shape = Pasted(name, geometry)
    if crs != wgs84():
        context = QgsCoordinateTransformContext()
        if shape.kind == POLYGON:
            return Pasted(name, geometry_of(polygon_from_geometry(geometry, crs, context, name)))
        places = [QgsPointXY(*place) for place in Positions(crs, context).all_of(geometry, name)]
        return Pasted(name, QgsGeometry.fromMultiPointXY(places))
    if geometry.isEmpty() or _fits(geometry):
        return shape
    flipped = shape.flipped()
    if _fits(flipped.geometry):
        return flipped
    box = geometry.boundingBox()
    corner = QgsPoint(box.xMinimum(), box.yMinimum())
    at = next((vertex for vertex in geometry.vertices() if not _is_on_globe(vertex)), corner)
    near = f"{at.x():.10g} {at.y():.10g}"
    raise InvalidPaste(f"{near} is outside valid coordinates", reason="out_of_range", near=near)


def _fits(geometry: QgsGeometry) -> bool:
    """Test the box, which contains curves, and the vertices, since the box ignores holes."""
    box = geometry.boundingBox()
    corners = QgsPoint(box.xMinimum(), box.yMinimum()), QgsPoint(box.xMaximum(), box.yMaximum())
    return all(map(_is_on_globe, chain(corners, geometry.vertices())))


def _is_on_globe(place: QgsPoint) -> bool:
    """Accept longitudes up to a full turn, as shapes across the antimeridian have them."""
    return abs(place.x()) <= FULL_TURN and abs(place.y()) <= 90


def _copied_rows(text: str, start: int, end: int) -> Iterator[Shape]:
    header, *lines = _LINE.finditer(text, start, end)
    columns = [column.lower() for column in header.group().split("\t")]
    title = next((columns.index(column) for column in NAME_FIELDS if column in columns), None)
    for line in lines:
        cells = line.group().split("\t")
        name = cells[title] if title is not None and title < len(cells) else ""
        indent = len(cells[0]) - len(cells[0].lstrip())
        for _, geometry, crs in read_wkt(text, line.start() + indent, line.start() + len(cells[0])):
            yield name, geometry, crs


def _pairs(text: str, start: int, end: int) -> Iterator[Shape]:
    reason = "unknown"
    for line in _LINE.finditer(text, start, end):
        if not line.group().strip():
            continue
        place = _pair(line.group())
        if place is None:
            message = "neither WKT nor GeoJSON nor a pair of coordinates"
            raise fault_at(message, text, line.start(), reason, line.group().strip())
        yield "", QgsGeometry.fromPointXY(place), wgs84()
        reason = "pair"


def _pair(text: str) -> Optional[QgsPointXY]:
    """Return the position of "latitude, longitude", or by the letters N, S, E, W (O in German), or None."""
    match = next(filter(None, (pattern.fullmatch(text) for pattern in _PAIRS)), None)
    if match is None:
        return None
    first, second = (_degrees(match, which) for which in "ab")
    sides = [_side(match, which) for which in "ab"]
    if all(sides) and (sides[0] in "NS") == (sides[1] in "NS"):
        return None
    north_first = sides[0] in "NS" if sides[0] else not sides[1] or sides[1] in "EWO"
    return QgsPointXY(second, first) if north_first else QgsPointXY(first, second)


def _degrees(match: re.Match, which: str) -> float:
    deg, minutes, seconds = (
        (match[f"{which}_{part}"] or "0").replace(",", ".").replace("\u2212", "-")
        for part in ("deg", "min", "sec")
    )
    size = abs(float(deg)) + float(minutes) / 60 + float(seconds) / 3600
    return -size if deg.startswith("-") or _side(match, which) in ("S", "W") else size


def _side(match: re.Match, which: str) -> str:
    return (match[f"{which}_side"] or match[f"{which}_before"] or "").upper()

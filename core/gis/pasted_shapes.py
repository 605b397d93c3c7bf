"""Shapes in a text that somebody pasted: WKT, EWKT, GeoJSON, rows copied in QGIS, or "latitude, longitude".

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
from qgis.PyQt.QtCore import QCoreApplication

from . import pasted_json, pasted_wkt
from .areas import InvalidArea, geometry_of, polygon_from_geometry, wgs84
from .feature_areas import Gathered, positions_of
from .pasted_errors import InvalidPaste, lines_of
from .selection_rows import POLYGON, Row, circle_rows, prepared

translate = QCoreApplication.translate

POINT = "point"

QGIS_ROWS = "wkt_geom\t"
"""How a text begins that QGIS's *Copy features* makes."""

_UNSEEN = "\ufeff\x1e\u200b\u200e\u200f \t\r\n"
"""What may surround a text that was copied."""

NAME_COLUMNS = ("name", "label", "title", "id")

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

    :param name: what the text calls it, or ``""``.
    :param geometry: in EPSG:4326, longitude first; polygons may still cross themselves.
    :param kind: ``polygon`` or ``point``, which may have several parts.
    :param swapped: it fits the globe only with its two numbers the other way round, as it is here.
    """

    name: str
    geometry: QgsGeometry
    kind: str
    swapped: bool = False

    def flipped(self) -> Pasted:
        """With latitude and longitude the other way round."""
        geometry = QgsGeometry(self.geometry)
        geometry.get().swapXy()
        return replace(self, geometry=geometry, swapped=not self.swapped)


def shapes_in(text: str) -> list[Pasted]:
    """The polygons and points that *text* says, in its order.

    Coordinates are degrees, longitude first in WKT and GeoJSON; "SRID=25832;POLYGON(...)" and a GeoJSON
    ``crs`` say another coordinate system. A pair is "latitude, longitude".

    :raises InvalidPaste: with the spot at fault; reason ``unknown`` for a text that is none of these.
    :raises InvalidArea: for a shape that can't be brought to degrees.
    """
    inner = text.strip(_UNSEEN)
    if not inner:
        raise InvalidPaste("nothing was pasted", reason="empty")
    try:
        found = [_in_degrees(*shape) for shape in _reader(inner)(inner)]
    except InvalidPaste as fault:
        raise fault.below(text[: text.index(inner)]) from None
    if not found:
        raise InvalidPaste("a text without a shape", reason="no_shape")
    return found


def gather(shapes: Iterable[Pasted], radiuses: Sequence[float], origin: str) -> Gathered:
    """*shapes* as rows of *Selection areas*: polygons as they are, points as circles of *radiuses* meters.

    :param origin: what to call the text.
    :raises InvalidShape: for a radius that can't be asked.
    """
    rows: list[Row] = []
    faults: list[InvalidArea] = []
    count = 0
    for number, shape in enumerate(shapes, 1):
        known_as = shape.name or translate("GeoPortfolio", "shape {number}").format(number=number)
        try:
            rows += _rows(shape, known_as, radiuses)
            count += 1
        except InvalidArea as fault:
            faults.append(fault)
    return Gathered(origin, prepared(rows), count, tuple(faults))


def looks_swapped(shape: Pasted, around: QgsRectangle) -> bool:
    """Whether *shape* lies outside *around* (EPSG:4326) and would lie in it the other way round."""
    if shape.geometry.boundingBox().intersects(around):
        return False
    flipped = shape.flipped().geometry.boundingBox()
    return abs(flipped.yMinimum()) <= 90 >= abs(flipped.yMaximum()) and around.contains(flipped)


def _rows(shape: Pasted, known_as: str, radiuses: Sequence[float]) -> list[Row]:
    context = QgsCoordinateTransformContext()
    if shape.kind == POLYGON:
        return [Row(shape.name, polygon_from_geometry(shape.geometry, wgs84(), context, known_as))]
    if shape.geometry.isEmpty():
        raise InvalidArea("it is empty", name=known_as, reason="empty")
    centers = positions_of(shape.geometry, wgs84(), context, known_as)
    return [row for center in centers for row in circle_rows(shape.name, center, radiuses)]


_Shape = tuple[str, QgsGeometry, QgsCoordinateReferenceSystem]


def _reader(text: str) -> Callable[[str], Iterable[_Shape]]:
    if text[0] in "{[" and not _pair(text):
        return pasted_json.shapes
    if text.startswith(QGIS_ROWS):
        return _copied_rows
    if pasted_wkt.looks_like_wkt(text):
        return pasted_wkt.shapes
    return _pairs


def _in_degrees(name: str, geometry: QgsGeometry, crs: QgsCoordinateReferenceSystem) -> Pasted:
    kind = POINT if geometry.type() == QgsWkbTypes.GeometryType.PointGeometry else POLYGON
    if crs != wgs84():
        context = QgsCoordinateTransformContext()
        if kind == POLYGON:
            return Pasted(name, geometry_of(polygon_from_geometry(geometry, crs, context, name)), kind)
        places = [QgsPointXY(*place) for place in positions_of(geometry, crs, context, name)]
        return Pasted(name, QgsGeometry.fromMultiPointXY(places), kind)
    shape = Pasted(name, geometry, kind)
    if geometry.isEmpty() or _fits(geometry):
        return shape
    flipped = shape.flipped()
    if _fits(flipped.geometry):
        return flipped
    box = geometry.boundingBox()
    corner = QgsPoint(box.xMinimum(), box.yMinimum())
    at = next((vertex for vertex in geometry.vertices() if not _is_on_globe(vertex)), corner)
    near = f"{at.x():.10g} {at.y():.10g}"
    raise InvalidPaste(f"{near} is beyond the globe", reason="out_of_range", near=near)


def _fits(geometry: QgsGeometry) -> bool:
    """The box knows how far a curve goes, and nothing of holes."""
    box = geometry.boundingBox()
    corners = QgsPoint(box.xMinimum(), box.yMinimum()), QgsPoint(box.xMaximum(), box.yMaximum())
    return all(map(_is_on_globe, chain(corners, geometry.vertices())))


def _is_on_globe(place: QgsPoint) -> bool:
    """Longitudes may go once around, as those of a shape across the antimeridian do."""
    return abs(place.x()) <= 360 and abs(place.y()) <= 90


def _copied_rows(text: str) -> Iterator[_Shape]:
    header, *lines = lines_of(text)
    columns = [column.lower() for column in header.split("\t")]
    title = next((columns.index(column) for column in NAME_COLUMNS if column in columns), None)
    for number, line in enumerate(lines, 2):
        cells = line.split("\t")
        if not cells[0].strip():
            continue
        name = cells[title] if title is not None and title < len(cells) else ""
        for _, geometry, crs in pasted_wkt.shapes(cells[0], first_line=number):
            yield name, geometry, crs


def _pairs(text: str) -> Iterator[_Shape]:
    for number, line in enumerate(lines_of(text), 1):
        if not line.strip():
            continue
        place = _pair(line)
        if place is None:
            raise InvalidPaste(
                "neither WKT nor GeoJSON nor a pair of coordinates",
                reason="unknown" if number == 1 else "pair",
                line=number,
                column=1,
                near=line.strip(),
            )
        yield "", QgsGeometry.fromPointXY(place), wgs84()


def _pair(text: str) -> Optional[QgsPointXY]:
    """The position of "latitude, longitude", or by the letters N, S, E, W (O in German) where they are."""
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

"""Transform any polygon in any CRS to a ``Polygon`` that may be sent (spec 2.2, EPSG:4326, longitude first).

An edge that is straight on the map and bends in longitude and latitude gets vertices until both agree to
about a meter. They are added only where they are needed: a rectangle of a Mercator map keeps its four
corners. Vertices at a fixed distance would not do: beside a pole an edge needs them much closer.
Safe in any thread.
"""

from __future__ import annotations

import math
from typing import Callable, Iterable, Optional, Sequence, TypeVar

from qgis.core import (
    Qgis,
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsCoordinateTransformContext,
    QgsCsException,
    QgsDistanceArea,
    QgsGeometry,
    QgsLineString,
    QgsPointXY,
    QgsProject,
    QgsRectangle,
    QgsUnitTypes,
    QgsWkbTypes,
)
from qgis.PyQt.QtCore import QLocale

from ...api.shapes import Polygon, Position
from ..text.numbers import whole
from .errors import InvalidArea

ELLIPSOID = "EPSG:7030"
"""The ellipsoid of WGS 84."""

TOLERANCE = 1e-5
"""Degrees, about 1 m: the largest distance between an edge and the line that was drawn."""

DECIMALS = 9
"""Of a degree, about 0.1 mm: points that are equal after rounding are one point."""

PROBE = 0.4
"""Where along an edge it is tested. Not in the middle: an edge drawn across the equator bends both ways,
and is right exactly there."""

MAX_TURN = 120.0
"""Degrees of longitude that one edge may span: near half a turn, its direction is ambiguous."""

MAX_PASSES = 40
"""Each leaves at most 0.6 of an edge; an edge that nearly touches a pole needs most of them."""

MOST_ADDED = 10_000
"""Points added to a ring, or 20 for each of its own: outside a CRS, where the transformation jumps, their
number would double in every pass."""

FAULTS = {
    "too few points": "too_few_points",
    "invalid coordinate": "not_finite",
}
"""The words of GEOS for a fault -> the reason of InvalidShape; any other fault is a self-crossing ring."""

METRIC_STEPS = (
    (1e6, QgsUnitTypes.AreaUnit.AreaSquareKilometers),
    (1e4, QgsUnitTypes.AreaUnit.AreaHectares),
    (0.0, QgsUnitTypes.AreaUnit.AreaSquareMeters),
)
"""Square meters from which on a unit is used, in a project that measures in square meters."""

Rings = list[list[Position]]
T = TypeVar("T")


def wgs84() -> QgsCoordinateReferenceSystem:
    """Return EPSG:4326, the CRS of all requests and responses; QGIS keeps its axes longitude, latitude."""
    return QgsCoordinateReferenceSystem("EPSG:4326")


def normalized_longitude(longitude: float) -> float:
    """Return the same meridian between -180 and 180 degrees."""
    return longitude if -180 <= longitude <= 180 else turned(longitude)


def polygon_from_geometry(
    geometry: QgsGeometry,
    crs: QgsCoordinateReferenceSystem,
    context: QgsCoordinateTransformContext,
    name: str,
) -> Polygon:
    """Return the polygon to send (spec 2.2, EPSG:4326, longitude first) for a *geometry* in *crs*.

    Z and M are dropped, curves are segmentized, and longitudes beyond 180 degrees are normalized: a shape
    across the antimeridian becomes several polygons. Holes and parts are kept.

    :param geometry: a polygon or multipolygon; it is not changed.
    :param name: of the area, for errors.
    :raises InvalidArea: if the geometry is not a polygon, crosses itself or can't be transformed.
    """
    parts = _straight_parts(geometry, name)
    to_degrees = _DegreesTransform(crs, context, name)
    to_degrees.refuse_faults(_geometry(parts))
    projected = [[to_degrees.ring(ring) for ring in rings] for rings in parts]
    if any(_leaves_the_globe(ring) for rings in projected for ring in rings):
        projected = _assembled(projected, _folded_ring)
        if not projected:
            raise InvalidArea("it lies beyond the pole", name=name, reason="out_of_range")
    cleaned = [rings for rings in map(_cleaned, projected) if rings]
    if not cleaned:
        raise InvalidArea("fewer than 3 distinct points", name=name, reason="too_few_points")
    if not _geometry(cleaned).isGeosValid():
        cleaned = _assembled(cleaned, _valid_ring)
    return Polygon(tuple(tuple(tuple(ring) for ring in rings) for rings in cleaned))


def geometry_of(polygon: Polygon) -> QgsGeometry:
    """Return *polygon* as a MultiPolygon in EPSG:4326."""
    return _geometry(polygon.polygons)


def area_square_meters(
    geometry: QgsGeometry, crs: QgsCoordinateReferenceSystem, context: QgsCoordinateTransformContext
) -> float:
    """Return the area of *geometry* (in *crs*) on the ellipsoid of WGS 84, not on that of the project."""
    measure = QgsDistanceArea()
    measure.setSourceCrs(crs, context)
    measure.setEllipsoid(ELLIPSOID)
    return measure.convertAreaMeasurement(
        measure.measureArea(geometry), QgsUnitTypes.AreaUnit.AreaSquareMeters
    )


def format_area(square_meters: float, project: QgsProject) -> str:
    """Return an area in the project's units and QGIS's locale; large square meters become ha or km²."""
    unit = project.areaUnits()
    if unit == QgsUnitTypes.AreaUnit.AreaSquareMeters:
        unit = next(step for start, step in METRIC_STEPS if square_meters >= start)
    factor = QgsUnitTypes.fromUnitToUnitFactor(QgsUnitTypes.AreaUnit.AreaSquareMeters, unit)
    value = square_meters * factor
    number = whole(value) if value >= 100 else QLocale().toString(value, "f", 1 if value >= 10 else 2)
    return f"{number} {QgsUnitTypes.toAbbreviatedString(unit)}"


def refined(
    points: list[T],
    located: Callable[[list[T]], list[Position]],
    between: Callable[[T, T], T],
    strays: Callable[[Position, Position, Position], bool],
) -> Optional[list[Position]]:
    """Return the line through *points* in longitude and latitude, with points added where it bends.

    :param located: returns the positions of points.
    :param between: returns the point at which the edge between two others is tested.
    :param strays: returns True if the edge from one position to another misses the third.
    :returns: without jumps at the antimeridian, so longitudes may leave +-180; None if too many points
        would be needed.
    """
    positions = located(points)
    most = len(points) + max(MOST_ADDED, 20 * len(points))
    for _ in range(MAX_PASSES):
        if len(points) > most:
            return None
        probes = [between(start, end) for start, end in zip(points, points[1:])]
        found = located(probes)
        astray = [strays(*edge) for edge in zip(positions, positions[1:], found)]
        if not any(astray):
            break
        points = _inserted(points, probes, astray)
        positions = _inserted(positions, found, astray)
    return unwrapped(positions)


class _DegreesTransform:
    """Transforms positions to longitude and latitude; each error carries the name of the area."""

    def __init__(
        self, crs: QgsCoordinateReferenceSystem, context: QgsCoordinateTransformContext, name: str
    ) -> None:
        if not crs.isValid():
            raise InvalidArea("it has no coordinate system", name=name, reason="no_crs")
        self._name = name
        self._transform = QgsCoordinateTransform(crs, wgs84(), context)

    def refuse_faults(self, geometry: QgsGeometry) -> None:
        """Raise InvalidArea with the position of the first fault of *geometry*, if it has one."""
        faults = geometry.validateGeometry(Qgis.GeometryValidationEngine.Geos)
        if not faults:
            return
        words = faults[0].what()
        reason = next((FAULTS[key] for key in FAULTS if key in words.lower()), "self_crossing")
        at = None
        if faults[0].hasWhere():
            lon, lat = self._positions([(faults[0].where().x(), faults[0].where().y())])[0]
            at = (normalized_longitude(lon), lat)
        raise InvalidArea(words, name=self._name, reason=reason, at=at)

    def ring(self, drawn: list[Position]) -> list[Position]:
        """Return a closed ring without jumps at the antimeridian: its longitudes may leave +-180."""
        if self._transform.isShortCircuited():
            return drawn
        ring = refined(drawn, self._positions, _along, _strays)
        if ring is None:
            raise InvalidArea("it leaves its coordinate system", name=self._name, reason="transform")
        return closed_at_the_pole(ring)

    def _positions(self, points: Sequence[Position]) -> list[Position]:
        line = QgsLineString([x for x, _ in points], [y for _, y in points])
        try:
            line.transform(self._transform)
        except QgsCsException as error:
            raise InvalidArea(
                f"it can't be transformed: {error}", name=self._name, reason="transform"
            ) from error
        positions = [(point.x(), point.y()) for point in line.points()]
        if not all(math.isfinite(lon) and math.isfinite(lat) for lon, lat in positions):
            raise InvalidArea("it leaves its coordinate system", name=self._name, reason="transform")
        return positions


def _straight_parts(geometry: QgsGeometry, name: str) -> list[Rings]:
    if geometry.isEmpty():
        raise InvalidArea("it is empty", name=name, reason="empty")
    if geometry.type() != QgsWkbTypes.GeometryType.PolygonGeometry:
        raise InvalidArea("it is no polygon", name=name, reason="not_polygon")
    flat = QgsGeometry(geometry.constGet().segmentize())
    flat.convertToMultiType()
    parts = [
        [[(point.x(), point.y()) for point in ring] for ring in rings] for rings in flat.asMultiPolygon()
    ]
    for x, y in _positions_of(parts):
        if not (math.isfinite(x) and math.isfinite(y)):
            raise InvalidArea("a coordinate that is no number", name=name, reason="not_finite")
    return parts


def _positions_of(parts: Iterable[Rings]) -> Iterable[Position]:
    return (position for rings in parts for ring in rings for position in ring)


def _geometry(parts: Iterable[Iterable[Iterable[Position]]]) -> QgsGeometry:
    return QgsGeometry.fromMultiPolygonXY(
        [[[QgsPointXY(x, y) for x, y in ring] for ring in rings] for rings in parts]
    )


def turned(degrees: float) -> float:
    """Return the same turn, at least -180 and below 180 degrees."""
    return (degrees + 180) % 360 - 180


def _along(start: Position, end: Position) -> Position:
    return start[0] + PROBE * (end[0] - start[0]), start[1] + PROBE * (end[1] - start[1])


def _strays(start: Position, end: Position, seen: Position) -> bool:
    """Return True if *seen* is farther than :data:`TOLERANCE` from the edge from *start* to *end*."""
    turn = turned(end[0] - start[0])
    if abs(turn) > MAX_TURN:
        return True
    shrink = math.cos(math.radians(seen[1]))
    east, north = turn * shrink, end[1] - start[1]
    x, y = turned(seen[0] - start[0]) * shrink, seen[1] - start[1]
    length = east * east + north * north
    share = min(1.0, max(0.0, (x * east + y * north) / length)) if length else 0.0
    return math.hypot(x - share * east, y - share * north) > TOLERANCE


def _inserted(points: list[T], between: list[T], wanted: list[bool]) -> list[T]:
    """Return *points* with those of *between* that are *wanted*, each between two of them."""
    longer = points[:1]
    for end, extra, want in zip(points[1:], between, wanted):
        if want:
            longer.append(extra)
        longer.append(end)
    return longer


def unwrapped(ring: list[Position]) -> list[Position]:
    """Return the positions without jumps at the antimeridian: their longitudes may leave +-180."""
    continuous = ring[:1]
    for lon, lat in ring[1:]:
        before = continuous[-1][0]
        continuous.append((before + turned(lon - before), lat))
    return continuous


def closed_at_the_pole(ring: list[Position], pole: Optional[float] = None) -> list[Position]:
    """Close *ring*, along the pole that it encloses if it ends a whole turn away from its start.

    :param pole: its latitude; None: that of the ring's hemisphere.
    """
    (first, lat), (last, _) = ring[0], ring[-1]
    if abs(last - first) < 180:
        return [*ring[:-1], ring[0]]
    if pole is None:
        pole = math.copysign(90.0, sum(position[1] for position in ring))
    return [*ring, (last, pole), (first, pole), (first, lat)]


def _leaves_the_globe(ring: list[Position]) -> bool:
    return not all(-180 <= lon <= 180 and -90 <= lat <= 90 for lon, lat in ring)


def _assembled(parts: list[Rings], as_geometry: Callable[[list[Position]], QgsGeometry]) -> list[Rings]:
    """Return the union of the outer rings less their holes; valid also where rounding made rings touch."""
    assembled = []
    for shell, *holes in parts:
        part = as_geometry(shell)
        for hole in holes:
            part = part.difference(as_geometry(hole))
        assembled.append(part)
    return _polygons(QgsGeometry.unaryUnion(assembled))


def _folded_ring(ring: list[Position]) -> QgsGeometry:
    """Return *ring* split at each antimeridian, moved to +-180 and cut off at the poles."""
    world = QgsGeometry.fromRect(QgsRectangle(-180, -90, 180, 90))
    longitudes = [lon for lon, _ in ring]
    turns = range(math.floor((min(longitudes) + 180) / 360), math.floor((max(longitudes) + 180) / 360) + 1)
    shifted = ([(lon - 360 * turn, lat) for lon, lat in ring] for turn in turns)
    return QgsGeometry.unaryUnion([_valid_ring(piece).intersection(world) for piece in shifted])


def _valid_ring(ring: list[Position]) -> QgsGeometry:
    """Return *ring* without the crossings that rounding makes where it nearly touches itself."""
    geometry = _geometry([[ring]])
    return geometry if geometry.isGeosValid() else geometry.makeValid()


def _polygons(geometry: QgsGeometry) -> list[Rings]:
    found = []
    for part in geometry.asGeometryCollection():
        if part.type() == QgsWkbTypes.GeometryType.PolygonGeometry:
            part.convertToMultiType()
            found += part.asMultiPolygon()
    return [[[(point.x(), point.y()) for point in ring] for ring in rings] for rings in found]


def _cleaned(rings: Rings) -> Rings:
    """Return the rings without repeated points; none if the outer one has no area any more."""
    shell, *holes = [_without_repeats(ring) for ring in rings]
    return [shell, *(hole for hole in holes if len(hole) > 3)] if len(shell) > 3 else []


def _without_repeats(ring: list[Position]) -> list[Position]:
    distinct: list[Position] = []
    for lon, lat in ring:
        position = (round(lon, DECIMALS), round(lat, DECIMALS))
        if not distinct or position != distinct[-1]:
            distinct.append(position)
    return distinct if len(distinct) > 1 and distinct[0] == distinct[-1] else [*distinct, distinct[0]]

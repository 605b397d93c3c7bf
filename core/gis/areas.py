"""From what is drawn on a map to what may be asked: any polygon in any CRS becomes a ``Polygon`` of spec 2.2.

A shape is asked as it is seen: an edge that is straight on the map and bends in longitude and latitude
gets vertices until the two agree to about a meter. No widgets, no layers; safe in any thread.
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

from ..api.errors import InvalidShape
from ..api.shapes import Polygon, Position
from .numbers import whole

ELLIPSOID = "EPSG:7030"
"""The ellipsoid of WGS 84."""

TOLERANCE = 1e-5
"""Degrees, about 1 m: how far an edge may stray from the line that was drawn."""

DECIMALS = 9
"""Of a degree, about 0.1 mm: points that are equal to this are one point."""

PROBE = 0.4
"""Where along an edge it is tested. Not in the middle: an edge drawn across the equator bends both ways
and is right exactly there."""

MAX_TURN = 120.0
"""Degrees of longitude that one edge may span: nearer to half a turn, it is not clear which way it goes."""

MAX_PASSES = 30
"""Each leaves at most 0.6 of an edge that strays; an edge beside a pole needs them all."""

MOST_ADDED = 10_000
"""Points to a ring, or 20 for each of its own: an edge far out of its coordinate system, where the
transformation jumps, would double them in every pass."""

FAULTS = {
    "too few points": "too_few_points",
    "invalid coordinate": "not_finite",
}
"""The words of GEOS for a fault -> the reason of InvalidShape; all others are rings that cross."""

METRIC_STEPS = (
    (1e6, QgsUnitTypes.AreaUnit.AreaSquareKilometers),
    (1e4, QgsUnitTypes.AreaUnit.AreaHectares),
    (0.0, QgsUnitTypes.AreaUnit.AreaSquareMeters),
)
"""From how many square meters on which unit is read easily, in a project that measures in square meters."""

Rings = list[list[Position]]
T = TypeVar("T")


class InvalidArea(InvalidShape):
    """An area that can't be asked, by the name that the analyst knows it by.

    :param name: of the area or of the feature it came from.
    :param reason: one of InvalidShape's, or ``not_polygon``, ``no_crs`` or ``transform``.
    """

    def __init__(self, message: str, *, name: str, reason: str, at: Optional[Position] = None) -> None:
        super().__init__(f"{name!r}: {message}", reason=reason, at=at)
        self.name = name


def wgs84() -> QgsCoordinateReferenceSystem:
    """EPSG:4326, in which everything is asked and answered; QGIS keeps its axes longitude, latitude."""
    return QgsCoordinateReferenceSystem("EPSG:4326")


def normalized_longitude(longitude: float) -> float:
    """The same meridian between -180 and 180 degrees."""
    return longitude if -180 <= longitude <= 180 else turned(longitude)


def polygon_from_geometry(
    geometry: QgsGeometry,
    crs: QgsCoordinateReferenceSystem,
    context: QgsCoordinateTransformContext,
    name: str,
) -> Polygon:
    """What is asked (spec 2.2, EPSG:4326, longitude first) for what is drawn.

    Z and M are dropped, curves become segments, and what lies beyond 180 degrees is brought back, so
    that a shape across the antimeridian becomes several polygons. Holes and parts survive.

    :param geometry: a polygon or multipolygon in *crs*; it is not changed.
    :param name: the name that an error carries.
    :raises InvalidArea: when the geometry is no polygon, crosses itself or can't be transformed.
    """
    parts = _straight_parts(geometry, name)
    globe = _Globe(crs, context, name)
    globe.refuse_faults(_geometry(parts))
    projected = [[globe.ring(ring) for ring in rings] for rings in parts]
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
    """A *polygon* of the wire as a MultiPolygon in EPSG:4326."""
    return _geometry(polygon.polygons)


def area_square_meters(
    geometry: QgsGeometry, crs: QgsCoordinateReferenceSystem, context: QgsCoordinateTransformContext
) -> float:
    """The area of *geometry* (in *crs*) on the ellipsoid of WGS 84, whatever the project measures on."""
    measure = QgsDistanceArea()
    measure.setSourceCrs(crs, context)
    measure.setEllipsoid(ELLIPSOID)
    return measure.convertAreaMeasurement(
        measure.measureArea(geometry), QgsUnitTypes.AreaUnit.AreaSquareMeters
    )


def format_area(square_meters: float, project: QgsProject) -> str:
    """An area in the project's units, by QGIS's locale; square meters turn to ha and km² as they grow."""
    unit = project.areaUnits()
    if unit == QgsUnitTypes.AreaUnit.AreaSquareMeters:
        unit = next(step for start, step in METRIC_STEPS if square_meters >= start)
    factor = QgsUnitTypes.fromUnitToUnitFactor(QgsUnitTypes.AreaUnit.AreaSquareMeters, unit)
    value = square_meters * factor
    number = whole(value) if value >= 100 else QLocale().toString(value, "f", 1 if value >= 10 else 2)
    return f"{number} {QgsUnitTypes.toAbbreviatedString(unit)}"


class _Globe:
    """Positions of a CRS in longitude and latitude; every failure names the area."""

    def __init__(
        self, crs: QgsCoordinateReferenceSystem, context: QgsCoordinateTransformContext, name: str
    ) -> None:
        if not crs.isValid():
            raise InvalidArea("it has no coordinate system", name=name, reason="no_crs")
        self._name = name
        self._transform = QgsCoordinateTransform(crs, wgs84(), context)

    def refuse_faults(self, geometry: QgsGeometry) -> None:
        """Raise InvalidArea with the place of the first fault of *geometry*."""
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
        """A closed ring as it is seen: without jumps at the antimeridian, so it may leave +-180."""
        if self._transform.isShortCircuited():
            return drawn
        projected = self._positions(drawn)
        most = len(drawn) + max(MOST_ADDED, 20 * len(drawn))
        for _ in range(MAX_PASSES):
            if len(drawn) > most:
                raise InvalidArea("it leaves its coordinate system", name=self._name, reason="transform")
            probes = [_along(start, end) for start, end in zip(drawn, drawn[1:])]
            seen = self._positions(probes)
            astray = [_strays(*edge) for edge in zip(projected, projected[1:], seen)]
            if not any(astray):
                break
            drawn = inserted(drawn, probes, astray)
            projected = inserted(projected, seen, astray)
        return _closed_at_the_pole(unwrapped(projected))

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
    """The same turn, at least -180 and below 180 degrees."""
    return (degrees + 180) % 360 - 180


def _along(start: Position, end: Position) -> Position:
    return start[0] + PROBE * (end[0] - start[0]), start[1] + PROBE * (end[1] - start[1])


def _strays(start: Position, end: Position, seen: Position) -> bool:
    """Whether *seen*, a place on the drawn edge, lies off the straight line from *start* to *end*."""
    turn = turned(end[0] - start[0])
    if abs(turn) > MAX_TURN:
        return True
    shrink = math.cos(math.radians(seen[1]))
    east, north = turn * shrink, end[1] - start[1]
    x, y = turned(seen[0] - start[0]) * shrink, seen[1] - start[1]
    length = east * east + north * north
    share = min(1.0, max(0.0, (x * east + y * north) / length)) if length else 0.0
    return math.hypot(x - share * east, y - share * north) > TOLERANCE


def inserted(points: list[T], between: list[T], wanted: list[bool]) -> list[T]:
    """*points* with those of *between* that are *wanted*, each between two of them."""
    longer = points[:1]
    for end, extra, want in zip(points[1:], between, wanted):
        if want:
            longer.append(extra)
        longer.append(end)
    return longer


def unwrapped(ring: list[Position]) -> list[Position]:
    """The same positions without jumps at the antimeridian, so that their longitudes may leave +-180."""
    continuous = ring[:1]
    for lon, lat in ring[1:]:
        before = continuous[-1][0]
        continuous.append((before + turned(lon - before), lat))
    return continuous


def _closed_at_the_pole(ring: list[Position]) -> list[Position]:
    """A ring that has gone once around ends a turn away from its start: it encloses a pole."""
    (first, lat), (last, _) = ring[0], ring[-1]
    if abs(last - first) < 180:
        return [*ring[:-1], ring[0]]
    pole = math.copysign(90.0, sum(position[1] for position in ring))
    return [*ring, (last, pole), (first, pole), (first, lat)]


def _leaves_the_globe(ring: list[Position]) -> bool:
    return not all(-180 <= lon <= 180 and -90 <= lat <= 90 for lon, lat in ring)


def _assembled(parts: list[Rings], as_geometry: Callable[[list[Position]], QgsGeometry]) -> list[Rings]:
    """The outer rings less their holes, all as one; right also where rounding made rings touch."""
    assembled = []
    for shell, *holes in parts:
        part = as_geometry(shell)
        for hole in holes:
            part = part.difference(as_geometry(hole))
        assembled.append(part)
    return _polygons(QgsGeometry.unaryUnion(assembled))


def _folded_ring(ring: list[Position]) -> QgsGeometry:
    """A ring cut at each antimeridian and moved to +-180; what lies beyond a pole is cut off."""
    world = QgsGeometry.fromRect(QgsRectangle(-180, -90, 180, 90))
    longitudes = [lon for lon, _ in ring]
    turns = range(math.floor((min(longitudes) + 180) / 360), math.floor((max(longitudes) + 180) / 360) + 1)
    shifted = ([(lon - 360 * turn, lat) for lon, lat in ring] for turn in turns)
    return QgsGeometry.unaryUnion([_valid_ring(piece).intersection(world) for piece in shifted])


def _valid_ring(ring: list[Position]) -> QgsGeometry:
    """A ring without the crossings that rounding makes where it nearly touches itself."""
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
    """The rings without repeated points; without any, when the outer one is no area any more."""
    shell, *holes = [_without_repeats(ring) for ring in rings]
    return [shell, *(hole for hole in holes if len(hole) > 3)] if len(shell) > 3 else []


def _without_repeats(ring: list[Position]) -> list[Position]:
    distinct: list[Position] = []
    for lon, lat in ring:
        position = (round(lon, DECIMALS), round(lat, DECIMALS))
        if not distinct or position != distinct[-1]:
            distinct.append(position)
    return distinct if len(distinct) > 1 and distinct[0] == distinct[-1] else [*distinct, distinct[0]]

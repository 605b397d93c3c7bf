"""Circles as they are on the globe: every point of the ring lies the radius away, on the ellipsoid of WGS 84.

A circle is asked by its centre and radius (spec 2.3); the polygon is what the analyst sees of it.
No widgets, no layers; safe in any thread.
"""

from __future__ import annotations

import math
from functools import lru_cache

from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsCoordinateTransformContext,
    QgsCsException,
    QgsDistanceArea,
    QgsGeometry,
    QgsPointXY,
    QgsRectangle,
)

from ..api.errors import InvalidShape
from ..api.shapes import Buffers, Polygon, Position
from .areas import (
    ELLIPSOID,
    MAX_TURN,
    geometry_of,
    inserted,
    polygon_from_geometry,
    turned,
    unwrapped,
    wgs84,
)

CORNERS = 128
"""Of a ring, where nothing asks for more."""

STRAY = 5e-4
"""Of the radius: how far a straight edge between two corners may lie off the circle."""

POLES = (90.0, -90.0)

DEGREE = 111_320.0
"""Meters of a degree along the equator."""

MAX_PASSES = 40
"""Each halves the edges that stray; a ring that nearly touches a pole needs most of them."""

FARTHEST = 20003930.0
"""Meters from a point of the globe to the one that is farthest from it, a step over half a meridian."""

FOLDING = 19.9e6
"""Meters from which on the ends of geodesics cross each other on the far side of the globe."""

SMALLEST = 1e-3
"""Meters; positions are rounded to a tenth of that."""

BESIDE_POLE = 0.01
"""Meters: a ring never passes a pole nearer, since in longitude and latitude it would tear there."""

EDITED = 1e-5
"""Share of the area by which a ring that was not edited may differ; one corner less makes five times that."""


@lru_cache(maxsize=512)
def circle(lon: float, lat: float, radius_m: float) -> Polygon:
    """The geodesic circle in EPSG:4326, split at the antimeridian, closed over the poles that it covers.

    From :data:`FARTHEST` on it is the whole globe.

    :param radius_m: meters, at least :data:`SMALLEST` and at most ``HALF_GLOBE``.
    :raises InvalidShape: reason ``radius``, ``out_of_range`` or ``not_finite``; spec 2.3.
    """
    globe, center, radius = _checked(lon, lat, radius_m)
    ring = globe.ring(center, radius)
    if len(ring) < 4:
        return _polygon(_world())
    covered = globe.covered_poles(center, radius)
    if len(covered) == len(POLES):
        # The ring goes around what is left out, on the other side of the globe.
        return _polygon(_world().difference(geometry_of(_polygon(_area(ring)))))
    return _polygon(_area(_closed_at(covered[0], ring) if covered else ring))


def edge(lon: float, lat: float, radius_m: float) -> list[Position]:
    """The circle's edge, closed, in EPSG:4326 without jumps: its longitudes may leave +-180.

    Empty when the circle is the whole globe; raises as :func:`circle`.
    """
    globe, center, radius = _checked(lon, lat, radius_m)
    return globe.ring(center, radius)


def on_map(
    lon: float,
    lat: float,
    radius_m: float,
    crs: QgsCoordinateReferenceSystem,
    context: QgsCoordinateTransformContext,
) -> QgsGeometry:
    """The circle as a map in *crs* shows it: whole where the map has no seam, else cut there.

    Empty where the map can't show it; raises as :func:`circle`.
    """
    globe, center, radius = _checked(lon, lat, radius_m)
    to_map = QgsCoordinateTransform(wgs84(), crs, context)
    ring = globe.ring(center, radius)
    inside = ring and len(globe.covered_poles(center, radius)) < len(POLES)
    if inside and not (crs.isGeographic() and any(abs(x) > 180 for x, _ in ring)):
        whole = _transformed(_area(ring), to_map)
        if not whole.isEmpty() and not _is_torn(ring, whole, to_map):
            return whole
    bounds = crs.bounds()
    # QGIS has no bounds for a CRS that is made for both sides of the antimeridian.
    south, north = (-85.0, 85.0) if bounds.isEmpty() else (bounds.yMinimum(), bounds.yMaximum())
    shown = QgsGeometry.fromRect(QgsRectangle(-180, south, 180, north))
    parts = geometry_of(circle(lon, lat, radius_m)).intersection(shown)
    return _transformed(parts if parts.isEmpty() else parts.densifyByDistance(1.0), to_map)


def world_width(crs: QgsCoordinateReferenceSystem, context: QgsCoordinateTransformContext) -> float:
    """After how many units of the map the world comes again when it is moved sideways; 0: it does not."""
    to_map = QgsCoordinateTransform(wgs84(), crs, context)
    widths = []
    for lat in (0.0, 60.0):
        ends = _transformed(
            QgsGeometry.fromMultiPointXY([QgsPointXY(-180, lat), QgsPointXY(180, lat)]), to_map
        )
        if ends.isEmpty():
            return 0.0
        west, east = ends.asMultiPoint()
        if abs(east.y() - west.y()) > 1e-6 * (1 + abs(west.y())):
            return 0.0
        widths.append(east.x() - west.x())
    return widths[0] if widths[0] > 1 and math.isclose(*widths, rel_tol=1e-9) else 0.0


def is_circle(geometry: QgsGeometry, lon: float, lat: float, radius_m: float) -> bool:
    """Whether *geometry* (EPSG:4326) still is that circle, and not one that was edited by hand.

    Raises as :func:`circle` when there is no such circle.
    """
    if geometry.isEmpty():
        return False
    made = geometry_of(circle(lon, lat, radius_m))
    if geometry.equals(made):
        return True
    apart = geometry.symDifference(made)
    return not apart.isNull() and apart.area() <= EDITED * made.area()


def distance_meters(start: QgsPointXY, end: QgsPointXY) -> float:
    """Meters on the ellipsoid of WGS 84 between two positions of EPSG:4326."""
    return _Globe().distance(start, end)


class _Globe:
    """Geodesics of the ellipsoid of WGS 84; QGIS has them from PROJ's geodesic.h."""

    def __init__(self) -> None:
        self._measure = QgsDistanceArea()
        self._measure.setSourceCrs(wgs84(), QgsCoordinateTransformContext())
        self._measure.setEllipsoid(ELLIPSOID)

    def distance(self, start: QgsPointXY, end: QgsPointXY) -> float:
        return self._measure.measureLine(start, end)

    def beside_poles(self, center: QgsPointXY, radius: float) -> float:
        """The *radius*, or one a finger's breadth longer when the ring would touch a pole."""
        for pole in (90.0, -90.0):
            away = self.distance(center, QgsPointXY(center.x(), pole))
            if abs(radius - away) < BESIDE_POLE:
                return away + BESIDE_POLE
        return radius

    def covered_poles(self, center: QgsPointXY, radius: float) -> list[float]:
        """The latitudes of the poles within *radius*."""
        return [pole for pole in POLES if self.distance(center, QgsPointXY(center.x(), pole)) < radius]

    def ring(self, center: QgsPointXY, radius: float) -> list[Position]:
        """The closed ring without jumps at the antimeridian; empty when it is the whole globe."""
        if radius >= FARTHEST:
            return []
        azimuths = [math.tau * step / CORNERS for step in range(CORNERS + 1)]
        positions = [self._position(center, radius, azimuth) for azimuth in azimuths]
        for _ in range(MAX_PASSES):
            halves = [(start + end) / 2 for start, end in zip(azimuths, azimuths[1:])]
            seen = [self._position(center, radius, azimuth) for azimuth in halves]
            edges = zip(positions, positions[1:], seen)
            astray = [_strays(start, end, middle, STRAY * radius) for start, end, middle in edges]
            if not any(astray):
                break
            azimuths = inserted(azimuths, halves, astray)
            positions = inserted(positions, seen, astray)
        if radius > FOLDING:
            positions = [end for end in positions if self._is_farthest(center, radius, end)]
        return unwrapped([*positions, *positions[:1]]) if radius > FOLDING else unwrapped(positions)

    def _position(self, center: QgsPointXY, radius: float, azimuth: float) -> Position:
        point = self._measure.computeSpheroidProject(center, radius, azimuth)
        return point.x(), point.y()

    def _is_farthest(self, center: QgsPointXY, radius: float, end: Position) -> bool:
        """Whether no shorter way leads to the *end* of a geodesic."""
        return self.distance(center, QgsPointXY(*end)) > radius - BESIDE_POLE


def _checked(lon: float, lat: float, radius_m: float) -> tuple[_Globe, QgsPointXY, float]:
    Buffers(((lon, lat),), (radius_m,))
    if radius_m < SMALLEST:
        raise InvalidShape(f"a radius of {radius_m} m", reason="radius")
    globe, center = _Globe(), QgsPointXY(lon, lat)
    return globe, center, globe.beside_poles(center, radius_m)


def _strays(start: Position, end: Position, seen: Position, meters: float) -> bool:
    """Whether *seen*, half way on the circle, lies farther than *meters* off the straight edge."""
    turn = turned(end[0] - start[0])
    if abs(turn) > MAX_TURN:
        return True
    east = turned(seen[0] - start[0] - turn / 2) * math.cos(math.radians(seen[1]))
    north = seen[1] - (start[1] + end[1]) / 2
    return math.hypot(east, north) * DEGREE > meters


def _closed_at(pole: float, ring: list[Position]) -> list[Position]:
    """A ring around a *pole* ends a whole turn away from its start; the way back leads along the pole."""
    (first, _), (last, _) = ring[0], ring[-1]
    return [*ring, (last, pole), (first, pole), ring[0]]


def _area(ring: list[Position]) -> QgsGeometry:
    # Adding up turns leaves a trace: the last position is the first one only nearly.
    return QgsGeometry.fromPolygonXY([[QgsPointXY(*position) for position in [*ring[:-1], ring[0]]]])


def _transformed(geometry: QgsGeometry, transform: QgsCoordinateTransform) -> QgsGeometry:
    """*geometry* on the map; empty where the map's CRS does not reach."""
    if geometry.isEmpty():
        return QgsGeometry()
    moved = QgsGeometry(geometry)
    try:
        moved.transform(transform)
    except QgsCsException:
        return QgsGeometry()
    return moved if moved.boundingBox().isFinite() else QgsGeometry()


def _is_torn(ring: list[Position], shown: QgsGeometry, to_map: QgsCoordinateTransform) -> bool:
    """Whether an edge of *ring* leads across a seam of the map: its middle is not between its ends."""
    middles = [QgsPointXY((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(ring, ring[1:])]
    seen = _transformed(QgsGeometry.fromMultiPointXY(middles), to_map)
    ends = shown.asPolygon()[0]
    if seen.isEmpty():
        return True
    return any(
        math.hypot(point.x() - (a.x() + b.x()) / 2, point.y() - (a.y() + b.y()) / 2) > a.distance(b) / 3
        for a, b, point in zip(ends, ends[1:], seen.asMultiPoint())
    )


def _world() -> QgsGeometry:
    return QgsGeometry.fromRect(QgsRectangle(-180, -90, 180, 90))


def _polygon(geometry: QgsGeometry) -> Polygon:
    return polygon_from_geometry(geometry, wgs84(), QgsCoordinateTransformContext(), "")

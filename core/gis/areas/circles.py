"""Geodesic circles: each point of the ring is one radius away from the center, on the ellipsoid of WGS 84.

A circle is sent as center and radius (spec 2.3); its polygon is drawn, and stored with the selection areas:
another ring for the same circle would make a stored one look edited. Safe in any thread.
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

from ...api.errors import InvalidShape
from ...api.shapes import Buffers, Polygon, Position
from .geometry import (
    ELLIPSOID,
    MAX_TURN,
    closed_at_the_pole,
    geometry_of,
    polygon_from_geometry,
    refined,
    turned,
    unwrapped,
    wgs84,
)

CORNERS = 128
"""Vertices of a ring; more are added where a straight edge in longitude and latitude strays from the
circle."""

STRAY = 5e-4
"""Share of the radius: the largest distance between an edge and the circle."""

POLES = (90.0, -90.0)

DEGREE = 111_320.0
"""Meters of a degree along the equator."""

FARTHEST = 20003930.0
"""Meters from a point to its antipode, rounded up: half a meridian."""

FOLDING = 19.9e6
"""Meters from which on the ends of geodesics cross each other near the antipode."""

SMALLEST = 1e-3
"""The smallest radius in meters; positions are rounded to a tenth of that."""

BESIDE_POLE = 0.01
"""Meters: a ring keeps this distance from a pole, where it would tear in longitude and latitude."""

EDITED = 1e-5
"""Share of the area by which an unedited ring may differ; one corner less makes five times that."""


@lru_cache(maxsize=512)
def circle(lon: float, lat: float, radius_m: float) -> Polygon:
    """Return the circle in EPSG:4326, split at the antimeridian and closed over the poles that it covers.

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
    return _polygon(_area(closed_at_the_pole(ring, covered[0] if covered else None)))


def on_map(
    lon: float,
    lat: float,
    radius_m: float,
    crs: QgsCoordinateReferenceSystem,
    context: QgsCoordinateTransformContext,
) -> QgsGeometry:
    """Return the circle in *crs*, the CRS of a map: whole where the map has no seam, else split there.

    Empty if the map can't show it; raises as :func:`circle`.
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
    """Return the width of the world in map units if the map repeats it sideways, else 0."""
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
    """Return True if *geometry* (EPSG:4326) is that circle, False if it was edited by hand.

    Raises as :func:`circle` if there is no such circle.
    """
    if geometry.isEmpty():
        return False
    made = geometry_of(circle(lon, lat, radius_m))
    if geometry.equals(made):
        return True
    apart = geometry.symDifference(made)
    return not apart.isNull() and apart.area() <= EDITED * made.area()


def distance_meters(start: QgsPointXY, end: QgsPointXY) -> float:
    """Return the distance of two positions in EPSG:4326 in meters on the ellipsoid of WGS 84."""
    return _Globe().distance(start, end)


class _Globe:
    """Geodesics on the ellipsoid of WGS 84, by QGIS and PROJ's geodesic.h."""

    def __init__(self) -> None:
        self._measure = QgsDistanceArea()
        self._measure.setSourceCrs(wgs84(), QgsCoordinateTransformContext())
        self._measure.setEllipsoid(ELLIPSOID)

    def distance(self, start: QgsPointXY, end: QgsPointXY) -> float:
        return self._measure.measureLine(start, end)

    def beside_poles(self, center: QgsPointXY, radius: float) -> float:
        """Return *radius*, or a slightly longer one if the ring would touch a pole."""
        for pole in POLES:
            away = self.distance(center, QgsPointXY(center.x(), pole))
            if abs(radius - away) < BESIDE_POLE:
                return away + BESIDE_POLE
        return radius

    def covered_poles(self, center: QgsPointXY, radius: float) -> list[float]:
        """Return the latitudes of the poles within *radius*."""
        return [pole for pole in POLES if self.distance(center, QgsPointXY(center.x(), pole)) < radius]

    def ring(self, center: QgsPointXY, radius: float) -> list[Position]:
        """Return the closed ring without jumps at the antimeridian; empty if it is the whole globe."""
        if radius >= FARTHEST:
            return []
        azimuths = [math.tau * step / CORNERS for step in range(CORNERS + 1)]
        ring = refined(
            azimuths,
            lambda wanted: [self._position(center, radius, azimuth) for azimuth in wanted],
            lambda start, end: (start + end) / 2,
            lambda start, end, middle: _strays(start, end, middle, STRAY * radius),
        )
        if radius > FOLDING:
            ring = [end for end in ring if self._is_farthest(center, radius, end)]
            ring = unwrapped([*ring, *ring[:1]])
        return ring

    def _position(self, center: QgsPointXY, radius: float, azimuth: float) -> Position:
        point = self._measure.computeSpheroidProject(center, radius, azimuth)
        return point.x(), point.y()

    def _is_farthest(self, center: QgsPointXY, radius: float, end: Position) -> bool:
        """Return True if there is no shorter geodesic to the *end* of this one."""
        return self.distance(center, QgsPointXY(*end)) > radius - BESIDE_POLE


def _checked(lon: float, lat: float, radius_m: float) -> tuple[_Globe, QgsPointXY, float]:
    Buffers(((lon, lat),), (radius_m,))
    if radius_m < SMALLEST:
        raise InvalidShape(f"a radius of {radius_m} m", reason="radius")
    globe, center = _Globe(), QgsPointXY(lon, lat)
    return globe, center, globe.beside_poles(center, radius_m)


def _strays(start: Position, end: Position, middle: Position, meters: float) -> bool:
    """Return True if *middle*, half way on the circle, is farther than *meters* from the edge's middle."""
    turn = turned(end[0] - start[0])
    if abs(turn) > MAX_TURN:
        return True
    east = turned(middle[0] - start[0] - turn / 2) * math.cos(math.radians(middle[1]))
    north = middle[1] - (start[1] + end[1]) / 2
    return math.hypot(east, north) * DEGREE > meters


def _area(ring: list[Position]) -> QgsGeometry:
    # A sum of turns is not exact: the last position is only nearly the first one.
    return QgsGeometry.fromPolygonXY([[QgsPointXY(*position) for position in [*ring[:-1], ring[0]]]])


def _transformed(geometry: QgsGeometry, transform: QgsCoordinateTransform) -> QgsGeometry:
    """Return *geometry* in the CRS of the map; empty outside its bounds."""
    if geometry.isEmpty():
        return QgsGeometry()
    moved = QgsGeometry(geometry)
    try:
        moved.transform(transform)
    except QgsCsException:
        return QgsGeometry()
    return moved if moved.boundingBox().isFinite() else QgsGeometry()


def _is_torn(ring: list[Position], shown: QgsGeometry, to_map: QgsCoordinateTransform) -> bool:
    """Return True if an edge of *ring* crosses a seam of the map: its middle is not between its ends."""
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

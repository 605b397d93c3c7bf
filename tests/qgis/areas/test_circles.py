"""Circles against GeographicLib, which shares no code with QGIS."""

import math

import pytest
from geographiclib.geodesic import Geodesic
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsCoordinateTransformContext,
    QgsGeometry,
    QgsPointXY,
)

from geoportfolio.core.api.errors import InvalidShape
from geoportfolio.core.api.shapes import HALF_GLOBE
from geoportfolio.core.gis.areas.circles import (
    FARTHEST,
    circle,
    distance_meters,
    is_circle,
    on_map,
    world_width,
)
from geoportfolio.core.gis.areas.geometry import geometry_of

GLOBE = Geodesic.WGS84
PLACES = {
    "Hamburg": (10.0, 53.55, 500.0),
    "a hand": (10.0, 53.55, 0.1),
    "across the antimeridian": (179.99, -16.5, 5000.0),
    "on the antimeridian": (-180.0, 0.0, 1e5),
    "over the north pole": (20.0, 89.99, 5000.0),
    "over the south pole": (20.0, -80.0, 2e6),
    "on the north pole": (50.0, 90.0, 300.0),
    "on the south pole": (-50.0, -90.0, 2e6),
    "touching the pole": (20.0, 85.0, 558421.0),
    "half the globe": (0.0, 0.0, 10001965.729),
    "more than half": (30.0, 60.0, 1.1e7),
    "both poles": (0.0, 0.0, 1.2e7),
    "both poles from the south": (100.0, -40.0, 1.7e7),
    "all but a spot": (0.0, 90.0, 2.00039e7),
    "all but what geodesics fold around": (45.0, 30.0, 1.997e7),
}


def away(lon, lat, to_lon, to_lat):
    return GLOBE.Inverse(lat, lon, to_lat, to_lon)["s12"]


def corners(polygon):
    """Those that are on the ring, not where it was cut at the antimeridian or closed over a pole."""
    return [p for ring in polygon.rings() for p in ring if abs(p[0]) < 180 - 1e-9 and abs(p[1]) < 90 - 1e-9]


@pytest.mark.parametrize("place", PLACES)
def test_make_circle_puts_each_corner_one_radius_away(place):
    lon, lat, radius = PLACES[place]
    found = corners(circle(lon, lat, radius))
    assert len(found) > 20
    for corner in found:
        # 1 cm where the ring steps around a pole, 0.1 mm where positions are rounded.
        assert abs(away(lon, lat, *corner) - radius) < 0.021, corner


@pytest.mark.parametrize("place", PLACES)
def test_make_circle_covers_only_what_is_within_the_radius(place):
    lon, lat, radius = PLACES[place]
    shape = geometry_of(circle(lon, lat, radius))
    assert shape.isGeosValid()
    for share, inside in (
        (0.5, True),
        (0.99, True),
        (0.999, True),
        (1.001, False),
        (1.01, False),
        (1.5, False),
    ):
        for azimuth in range(0, 360, 7):
            spot = GLOBE.Direct(lat, lon, azimuth + 0.3, radius * share)
            if (away(lon, lat, spot["lon2"], spot["lat2"]) < radius) != inside:
                continue  # beyond the far side of the globe the way leads back
            assert shape.contains(QgsPointXY(spot["lon2"], spot["lat2"])) == inside, (share, azimuth)


@settings(max_examples=60)
@given(
    st.floats(-180, 180),
    st.floats(-90, 90),
    st.floats(0, 7.3).map(lambda power: 10**power),
    st.floats(-180, 180),
    st.floats(-90, 90),
)
def test_make_any_circle_covers_only_what_is_within_the_radius(lon, lat, radius, to_lon, to_lat):
    shape = geometry_of(circle(lon, lat, radius))
    assert shape.isGeosValid()
    distance = away(lon, lat, to_lon, to_lat)
    assume(abs(distance - radius) > radius * 1e-3 + 0.02)
    assume(abs(to_lon) < 180 and abs(to_lat) < 90)
    assert shape.contains(QgsPointXY(to_lon, to_lat)) == (distance < radius)


@settings(max_examples=60)
@given(st.floats(-180, 180), st.floats(-90, 90), st.floats(0, 7.2).map(lambda power: 10**power))
def test_make_circle_has_the_area_on_the_ellipsoid(lon, lat, radius):
    """The area by GeographicLib, of 180 corners of its own, which are 0.02 % of it away from the circle."""
    assume(radius < 0.9 * away(lon, lat, lon, math.copysign(90, lat)))
    wanted = GLOBE.Polygon()
    for step in range(180):
        spot = GLOBE.Direct(lat, lon, step * 2, radius)
        wanted.AddPoint(spot["lat2"], spot["lon2"])
    whole = 4 * math.pi * 6371007.2**2
    found = 0.0
    for ring in circle(lon, lat, radius).rings():
        part = GLOBE.Polygon()
        for x, y in ring[:-1]:
            part.AddPoint(y, x)
        size = abs(part.Compute(False, True)[2])
        found += min(size, whole - size)
    size = abs(wanted.Compute(False, True)[2])
    if radius > 10:
        assert found == pytest.approx(min(size, whole - size), rel=3e-3)


@pytest.mark.parametrize("radius", [FARTHEST, 2.001e7, HALF_GLOBE])
def test_make_largest_circle_returns_the_whole_globe(radius):
    assert geometry_of(circle(10, 50, radius)).area() == pytest.approx(360 * 180)


@pytest.mark.parametrize(
    "radius", [0, -0.0, -200, 1e-5, float("nan"), float("inf"), HALF_GLOBE * 1.0001, -float("inf")]
)
def test_make_circle_with_invalid_radius_is_refused(radius):
    with pytest.raises(InvalidShape) as caught:
        circle(10, 50, radius)
    assert caught.value.reason == "radius"


@pytest.mark.parametrize(
    "lon, lat, reason", [(181, 0, "out_of_range"), (0, -91, "out_of_range"), (float("nan"), 0, "not_finite")]
)
def test_make_circle_with_invalid_center_is_refused(lon, lat, reason):
    with pytest.raises(InvalidShape) as caught:
        circle(lon, lat, 500)
    assert caught.value.reason == reason


def test_make_circle_across_the_antimeridian_returns_two_polygons():
    assert len(circle(179.99, 10, 5000).polygons) == 2


@pytest.mark.parametrize("place", PLACES)
def test_compare_stored_circle_recognizes_it(place):
    lon, lat, radius = PLACES[place]
    shape = geometry_of(circle(lon, lat, radius))
    written = QgsGeometry()
    written.fromWkb(shape.asWkb())
    assert is_circle(written, lon, lat, radius)
    assert is_circle(QgsGeometry.fromWkt(shape.asWkt(9)), lon, lat, radius)
    assert not is_circle(shape, lon, lat, radius - max(radius * 0.001, 0.001))


EDITS = {
    "a corner moved": lambda shape: shape.moveVertex(10.0, 53.5551, 3),
    "a corner deleted": lambda shape: shape.deleteVertex(7),
    "all moved": lambda shape: shape.translate(0.0001, 0),
    "a corner added": lambda shape: shape.insertVertex(10.1, 53.6, 5),
}


@pytest.mark.parametrize("edit", EDITS)
def test_compare_edited_circle_does_not_recognize_it(edit):
    shape = geometry_of(circle(10, 53.55, 500))
    EDITS[edit](shape)
    assert not is_circle(shape, 10, 53.55, 500)


def test_compare_geometry_without_area_does_not_recognize_it():
    assert not is_circle(QgsGeometry(), 10, 50, 500)
    assert not is_circle(QgsGeometry.fromWkt("MultiPolygon EMPTY"), 10, 50, 500)
    assert not is_circle(QgsGeometry.fromWkt("Point(10 50)"), 10, 50, 500)


def test_measure_distance_returns_meters_on_the_ellipsoid():
    found = distance_meters(QgsPointXY(179.9, 10), QgsPointXY(-179.9, 11))
    assert found == pytest.approx(away(179.9, 10, -179.9, 11), abs=1e-6)


CONTEXT = QgsCoordinateTransformContext()


@pytest.mark.parametrize(
    "crs, place, parts",
    [
        ("EPSG:3857", (10, 53, 500), 1),
        ("EPSG:3857", (179.99, 10, 5e4), 2),
        ("EPSG:3857", (20, 84.9, 1e5), 1),
        ("EPSG:4326", (179.99, 10, 5e4), 2),
        ("EPSG:4326", (20, 89.99, 5000), 1),
        ("EPSG:32633", (15, 53, 500), 1),
        ("EPSG:32601", (-179.99, 10, 5e4), 1),
        ("EPSG:3995", (179.99, 80, 5e4), 1),
        ("EPSG:3995", (20, 89.99, 5000), 1),
        ("EPSG:3031", (180, -89.99, 5000), 1),
        ("EPSG:3035", (10, 53, 1e6), 1),
        ("ESRI:54009", (179.99, 10, 5e4), 2),
    ],
)
def test_show_circle_splits_it_only_at_a_seam_of_the_map(crs, place, parts):
    system = QgsCoordinateReferenceSystem(crs)
    shown = on_map(*place, system, CONTEXT)
    assert shown.isGeosValid() and len(shown.asGeometryCollection()) == parts
    to_map = QgsCoordinateTransform(QgsCoordinateReferenceSystem("EPSG:4326"), system, CONTEXT)
    lon, lat, radius = place
    for azimuth in range(5, 360, 30):
        for share, inside in ((0.99, True), (1.01, False)):
            spot = GLOBE.Direct(lat, lon, azimuth, radius * share)
            if spot["lat2"] < 85 or crs != "EPSG:3857":
                there = to_map.transform(QgsPointXY(spot["lon2"], spot["lat2"]))
                assert shown.contains(there) == inside


def test_show_circle_outside_the_map_is_empty():
    assert on_map(20, 89.99, 5000, QgsCoordinateReferenceSystem("EPSG:3857"), CONTEXT).isEmpty()


@pytest.mark.parametrize(
    "crs, width",
    [("EPSG:4326", 360), ("EPSG:3857", 40075016.69), ("EPSG:32633", 0), ("EPSG:3995", 0), ("ESRI:54009", 0)],
)
def test_measure_world_width_is_zero_unless_the_map_repeats(crs, width):
    assert world_width(QgsCoordinateReferenceSystem(crs), CONTEXT) == pytest.approx(width)

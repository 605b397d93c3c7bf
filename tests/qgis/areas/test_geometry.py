import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from qgis.core import (
    Qgis,
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsCoordinateTransformContext,
    QgsGeometry,
    QgsPointXY,
    QgsProject,
    QgsUnitTypes,
)
from qgis.PyQt.QtCore import QLocale

from geoportfolio.core.gis.areas.errors import InvalidArea, InvalidPosition
from geoportfolio.core.gis.areas.geometry import (
    area_square_meters,
    format_area,
    geometry_of,
    normalized_longitude,
    polygon_from_geometry,
)
from geoportfolio.core.gis.areas.positions import Positions

CONTEXT = QgsCoordinateTransformContext()


def crs(code):
    return QgsCoordinateReferenceSystem(code)


def polygon(wkt, code="EPSG:4326", name="Port"):
    return polygon_from_geometry(QgsGeometry.fromWkt(wkt), crs(code), CONTEXT, name)


def area(geometry, code="EPSG:4326"):
    return area_square_meters(geometry, crs(code), CONTEXT)


def seen_area(geometry, code):
    """The area as it is seen: with the edges straight in *code*, not along the shortest way."""
    return area(geometry.densifyByCount(200), code)


def covers(shape, lon, lat):
    return geometry_of(shape).contains(QgsPointXY(lon, lat))


def test_transform_polygon_in_degrees_keeps_it():
    shape = polygon("Polygon((9 53,10 53,10 54,9 53))")
    assert shape.polygons == ((((9.0, 53.0), (10.0, 53.0), (10.0, 54.0), (9.0, 53.0)),),)


def test_transform_z_and_m_drops_them_from_the_copy():
    drawn = QgsGeometry.fromWkt("PolygonZM((9 53 1 2,10 53 1 2,10 54 1 2,9 53 1 2))")
    shape = polygon_from_geometry(drawn, crs("EPSG:4326"), CONTEXT, "")
    assert all(len(position) == 2 for ring in shape.rings() for position in ring)
    assert drawn.constGet().is3D()


def test_transform_curve_returns_segments():
    shape = polygon("CurvePolygon(CircularString(9 53,10 54,9 53))")
    assert len(next(iter(shape.rings()))) > 50
    assert area(geometry_of(shape)) == pytest.approx(
        area(QgsGeometry.fromPointXY(QgsPointXY(9.5, 53.5)).buffer(math.sqrt(0.5), 90)), rel=1e-3
    )


def test_transform_multipolygon_keeps_holes_and_parts():
    shape = polygon("MultiPolygon(((0 0,4 0,4 4,0 4,0 0),(1 1,1 2,2 2,2 1,1 1)),((10 0,14 0,14 4,10 0)))")
    assert [len(rings) for rings in shape.polygons] == [2, 1]
    assert not covers(shape, 1.5, 1.5)
    assert covers(shape, 3, 3) and covers(shape, 13, 1)


@pytest.mark.parametrize(
    "code, wkt, fraction",
    [
        ("EPSG:3857", "Polygon((0 5000000,3000000 8000000,0 8000000,0 5000000))", 0.5),
        ("EPSG:3857", "Polygon((-4000000 -6000000,4000000 6000000,4000000 6100000,-4000000 -6000000))", 0.25),
        ("EPSG:32632", "Polygon((300000 5000000,700000 5000000,700000 5400000,300000 5000000))", 0.5),
        ("EPSG:3035", "Polygon((3000000 3000000,5000000 3000000,4000000 4000000,3000000 3000000))", 0.7),
    ],
)
def test_transform_long_edge_keeps_it_on_the_drawn_line(code, wkt, fraction):
    drawn = QgsGeometry.fromWkt(wkt)
    (a, b, *_) = drawn.asPolygon()[0]
    on_the_edge = QgsPointXY(a.x() + fraction * (b.x() - a.x()), a.y() + fraction * (b.y() - a.y()))
    place = QgsCoordinateTransform(crs(code), crs("EPSG:4326"), CONTEXT).transform(on_the_edge)
    asked = geometry_of(polygon(wkt, code))
    boundary = QgsGeometry(asked.constGet().boundary())
    assert boundary.distance(QgsGeometry.fromPointXY(place)) < 3e-5


def test_transform_edge_straight_in_both_adds_no_points():
    shape = polygon("Polygon((0 0,9000000 0,9000000 9000000,0 9000000,0 0))", "EPSG:3857")
    assert len(next(iter(shape.rings()))) == 5


@pytest.mark.parametrize(
    "code, wkt",
    [
        ("EPSG:4326", "Polygon((170 0,190 0,190 10,170 10,170 0))"),
        ("EPSG:4326", "Polygon((-190 0,-170 0,-170 10,-190 10,-190 0))"),
        ("EPSG:3857", "Polygon((18924313 0,21150703 0,21150703 1118890,18924313 1118890,18924313 0))"),
        ("EPSG:3832", "Polygon((2226390 0,4452780 0,4452780 1111475,2226390 1111475,2226390 0))"),
    ],
)
def test_transform_shape_across_the_antimeridian_splits_it(code, wkt):
    shape = polygon(wkt, code)
    assert len(shape.polygons) == 2
    assert covers(shape, 175, 5) and covers(shape, -175, 5)
    assert not covers(shape, 0, 5)
    assert area(geometry_of(shape)) == pytest.approx(2.44e12, rel=0.01)


def test_transform_shape_beyond_180_degrees_normalizes_it():
    shape = polygon("Polygon((185 0,190 0,190 10,185 10,185 0))")
    assert shape.polygons[0][0][0][0] < 0 and len(shape.polygons) == 1


def test_transform_hole_across_the_antimeridian_keeps_it():
    shape = polygon(
        "Polygon((19000000 0,21000000 0,21000000 1000000,19000000 1000000,19000000 0),"
        "(19500000 100000,20500000 100000,20500000 500000,19500000 500000,19500000 100000))",
        "EPSG:3857",
    )
    assert not covers(shape, 179, 2) and not covers(shape, -179, 2)
    assert covers(shape, 172, 2) and covers(shape, -173, 2)


def test_transform_whole_world_covers_it_once():
    shape = polygon(
        "Polygon((-20037508 -2000000,20037508 -2000000,20037508 2000000,"
        "-20037508 2000000,-20037508 -2000000))",
        "EPSG:3857",
    )
    assert all(covers(shape, lon, 0) for lon in (-179, -90, 0, 90, 179))
    assert len(polygon("Polygon((-200 0,200 0,200 10,-200 10,-200 0))").polygons) == 1


@pytest.mark.parametrize(
    "hole",
    [
        "-30000 -40000,-30000 30000,40000 30000,-30000 -40000",
        "-30000 -30000,-30000 30000,30000 30000,-30000 -30000",
    ],
    ids=["around the pole", "with an edge through the pole"],
)
def test_transform_shape_around_a_pole_covers_the_pole(hole):
    drawn = QgsGeometry.fromWkt(
        "Polygon((-1000000 -1000000,1000000 -1000000,1000000 1000000,-1000000 1000000,-1000000 -1000000),"
        f"({hole}))"
    )
    shape = polygon_from_geometry(drawn, crs("EPSG:3031"), CONTEXT, "")
    assert all(covers(shape, lon, -85) for lon in (-179, -90, 0, 90, 179))
    assert covers(shape, 135, -89.9) and not covers(shape, -45, -89.9)
    assert area(geometry_of(shape)) == pytest.approx(seen_area(drawn, "EPSG:3031"), rel=1e-3)


def test_transform_shape_beyond_the_pole_cuts_it_off():
    shape = polygon("Polygon((0 80,10 80,10 100,0 100,0 80))")
    assert max(lat for ring in shape.rings() for _, lat in ring) == 90


def test_transform_repeated_points_removes_them():
    shape = polygon("Polygon((0 0,0 0,4 0,4.00000000001 0,4 4,0 0))")
    assert len(next(iter(shape.rings()))) == 4


@pytest.mark.parametrize(
    "wkt, reason",
    [
        ("Polygon((0 0,2 2,2 0,0 2,0 0))", "self_crossing"),
        ("Polygon((0 0,10 0,10 10,0 0),(20 20,21 20,21 21,20 20))", "self_crossing"),
        ("Polygon((0 0,1 1,0 0))", "too_few_points"),
        ("Polygon((0 0,0.00000000001 0,0 0.00000000001,0 0))", "too_few_points"),
        ("Polygon EMPTY", "empty"),
        ("Point(1 1)", "not_polygon"),
        ("Polygon((0 95,10 95,10 100,0 95))", "out_of_range"),
    ],
)
def test_transform_invalid_shape_names_the_fault(wkt, reason):
    with pytest.raises(InvalidArea) as caught:
        polygon(wkt)
    assert (caught.value.reason, caught.value.name) == (reason, "Port")


def test_transform_self_crossing_gives_its_position_in_degrees():
    with pytest.raises(InvalidArea) as caught:
        polygon("Polygon((0 0,2000000 2000000,2000000 0,0 2000000,0 0))", "EPSG:3857")
    assert caught.value.at == pytest.approx((8.983, 8.947), abs=1e-3)


def test_transform_infinite_coordinate_is_refused():
    ring = [QgsPointXY(0, 0), QgsPointXY(1, 0), QgsPointXY(1, float("inf")), QgsPointXY(0, 0)]
    with pytest.raises(InvalidArea) as caught:
        polygon_from_geometry(QgsGeometry.fromPolygonXY([ring]), crs("EPSG:4326"), CONTEXT, "")
    assert caught.value.reason == "not_finite"


def test_transform_outside_the_crs_is_refused():
    with pytest.raises(InvalidArea) as caught:
        polygon("Polygon((1000000000 0,2000000000 2,2 0,1000000000 0))", "EPSG:32632")
    assert caught.value.reason == "transform"


def test_transform_without_crs_is_refused():
    with pytest.raises(InvalidArea) as caught:
        polygon("Polygon((0 0,1 0,1 1,0 0))", "")
    assert caught.value.reason == "no_crs"


@pytest.mark.parametrize("given_, expected", [(190, -170), (-190, 170), (180, 180), (-180, -180), (725, 5)])
def test_normalize_longitude_returns_the_same_meridian(given_, expected):
    assert normalized_longitude(given_) == expected


@pytest.mark.parametrize(
    "square_meters, text", [(512.0, "512 m²"), (51234.0, "5.12 ha"), (5123456789.0, "5,123 km²")]
)
def test_format_area_uses_readable_units(square_meters, text):
    project = QgsProject()
    project.setAreaUnits(QgsUnitTypes.AreaUnit.AreaSquareMeters)
    QLocale.setDefault(QLocale("en_US"))
    assert format_area(square_meters, project) == text


def test_format_area_follows_project_and_locale():
    project = QgsProject()
    project.setAreaUnits(QgsUnitTypes.AreaUnit.AreaAcres)
    QLocale.setDefault(QLocale("de_DE"))
    try:
        assert format_area(40468.564224, project) == "10,0 ac"
    finally:
        QLocale.setDefault(QLocale("en_US"))


STARS = st.lists(st.floats(0.3, 1.0), min_size=3, max_size=12)
PLACES = {
    "EPSG:3857": st.tuples(st.floats(-2.1e7, 2.1e7), st.floats(-9e6, 9e6), st.floats(100, 2e6)),
    "EPSG:4326": st.tuples(st.floats(-190, 190), st.floats(-60, 60), st.floats(0.01, 15)),
    "EPSG:32633": st.tuples(st.floats(2e5, 8e5), st.floats(1e6, 7e6), st.floats(100, 1e5)),
    "EPSG:3413": st.tuples(st.floats(-2e6, 2e6), st.floats(-2e6, 2e6), st.floats(1000, 1e6)),
}


@pytest.mark.parametrize("code", PLACES)
@given(data=st.data(), radii=STARS)
@settings(max_examples=30)
def test_transform_any_star_is_valid_and_keeps_its_area(code, data, radii):
    x, y, size = data.draw(PLACES[code])
    ring = [
        QgsPointXY(
            x + size * radius * math.cos(2 * math.pi * step / len(radii)),
            y + size * radius * math.sin(2 * math.pi * step / len(radii)),
        )
        for step, radius in enumerate(radii)
    ]
    drawn = QgsGeometry.fromPolygonXY([[*ring, ring[0]]])
    shape = polygon_from_geometry(drawn, crs(code), CONTEXT, "star")
    # Polygon itself refuses open, short and out-of-range rings.
    asked = geometry_of(shape)
    assert asked.validateGeometry(Qgis.GeometryValidationEngine.Geos) == []
    assert area(asked.densifyByDistance(0.1)) == pytest.approx(seen_area(drawn, code), rel=1e-2)


@pytest.mark.parametrize(("longitude", "place"), [(350.0, -10.0), (-190.0, 170.0), (360.0, 0.0)])
def test_read_point_one_turn_further_returns_the_same_position(longitude, place):
    point = QgsGeometry.fromWkt(f"Point({longitude} 10)")
    assert Positions(crs("EPSG:4326"), CONTEXT).all_of(point, "x") == [(place, 10.0)]


@pytest.mark.parametrize("longitude", [361.0, 500.0, -5000.0])
def test_read_point_more_than_one_turn_away_is_refused(longitude):
    point = QgsGeometry.fromWkt(f"Point({longitude} 10)")
    with pytest.raises(InvalidPosition) as raised:
        Positions(crs("EPSG:4326"), CONTEXT).all_of(point, "x")
    assert raised.value.reason == "out_of_range"

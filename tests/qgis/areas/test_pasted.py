import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from qgis.core import QgsGeometry, QgsRectangle

from geoportfolio.core.api.errors import InvalidShape
from geoportfolio.core.gis.areas.errors import InvalidArea, InvalidPaste
from geoportfolio.core.gis.areas.pasted import Pasted, gather, looks_swapped, shapes_in

TRIANGLE = "POLYGON((9 53, 10 53, 10 54, 9 53))"


def place(text):
    (shape,) = shapes_in(text)
    assert shape.kind == "point"
    point = next(shape.geometry.vertices())
    return round(point.x(), 6), round(point.y(), 6)


def fault(text):
    with pytest.raises(InvalidPaste) as caught:
        shapes_in(text)
    return caught.value


def geojson(kind, coordinates, **more):
    return json.dumps({"type": kind, "coordinates": coordinates, **more})


SQUARE = [[[9, 53], [10, 53], [10, 54], [9, 54], [9, 53]]]


@pytest.mark.parametrize(
    "text",
    [
        "53.55, 9.99",
        "53.55,9.99",
        " (53.55; 9.99) ",
        "[53.55, 9.99]",
        "53.55 9.99",
        "53.55\t9.99",
        "53,55 9,99",
        "53,55; 9,99",
        "53,55, 9,99",
        "53.55N 9.99E",
        "N53.55 E9.99",
        "N 53.55, E 9.99",
        "E 9.99, N 53.55",
        "9.99E, 53.55N",
        "9.99 O, 53.55 N",
        "53.55°, 9.99°",
        "53°33'N 9°59'24\"E",
        "53° 33′ 0″ N, 9° 59′ 24″ E",
        "\ufeff53.55, 9.99\r\n",
    ],
)
def test_read_pair_takes_latitude_first(text):
    assert place(text) == (9.99, 53.55)


def test_read_pair_south_and_west_are_negative():
    assert place("33.9S 18.4W") == (-18.4, -33.9)
    assert place("-33.9, −18.4") == (-18.4, -33.9)
    assert place("33°54'S, 18°24'W") == (-18.4, -33.9)


@given(st.decimals(-90, 90, allow_nan=False, places=6), st.decimals(-180, 180, allow_nan=False, places=6))
def test_read_any_pair_returns_its_numbers(lat, lon):
    assert place(f"{lat:f}, {lon:f}") == (float(lon), float(lat))


def test_read_pair_valid_only_swapped_is_swapped():
    (shape,) = shapes_in("113.26, 23.13")
    assert shape.swapped and place("113.26, 23.13") == (113.26, 23.13)


def test_read_lines_of_pairs_returns_points_or_the_line_at_fault():
    assert len(shapes_in("53.55, 9.99\n\n48.1, 11.6\n")) == 2
    wrong = fault("53.55, 9.99\nMunich")
    assert (wrong.reason, wrong.line, wrong.near) == ("pair", 2, "Munich")


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("\x1d" * 83 + "{", 1, 1),
        ("53.55, 9.99\u2028\x0c\nMunich", 2, 1),
        ("53.55, 9.99\r\n\x0c\r\u2028\nMunich", 4, 1),
        ("\n \r\n\n53.55, 9.99\nMunich", 5, 1),
        ("\n  POLYGON((9 53, 10 x))", 2, 18),
        ("wkt_geom\tname\nPOINT (9 53)\ta\x0cb\nLINESTRING (0 0, 1 1)", 3, 1),
        ('\r\r  {"type": "Point",\r "coordinates": [1, }', 4, 21),
    ],
)
def test_read_broken_text_counts_lines_as_an_editor(text, line, column):
    wrong = fault(text)
    assert (wrong.line, wrong.column) == (line, column)


@pytest.mark.parametrize(
    "text",
    [
        "Rathausmarkt 1, Hamburg",
        "Hauptstr. 5, 20095",
        "20095",
        "53.55",
        "1, 2, 3",
        "5N 6N",
        "ميناء",
        "POINT 1 2",
        "POLYGONIA",
        "TIN(((0 0,1 0,1 1,0 0)))",
    ],
)
def test_read_other_text_is_refused_as_unknown(text):
    assert fault(text).reason == "unknown"


@pytest.mark.parametrize("text", ["", "  \n", "\ufeff"])
def test_read_empty_text_is_refused_as_empty(text):
    assert fault(text).reason == "empty"


@pytest.mark.parametrize(
    "text, area, parts",
    [
        (TRIANGLE, 0.5, 1),
        ("polygon ((9 53,10 53,10 54,9 53))", 0.5, 1),
        ("SRID=4326;" + TRIANGLE, 0.5, 1),
        ("PolygonZ((9 53 1,10 53 1,10 54 1,9 53 1))", 0.5, 1),
        ("POLYGON Z ((9 53 1,10 53 1,10 54 1,9 53 1))", 0.5, 1),
        ("MULTIPOLYGON(((0 0,4 0,4 4,0 4,0 0),(1 1,1 2,2 2,2 1,1 1)),((9 0,10 0,10 1,9 0)))", 15.5, 2),
        ("CURVEPOLYGON(COMPOUNDCURVE(CIRCULARSTRING(0 0,1 1,2 0),(2 0,0 0)))", 1.570796, 1),
        ("POLYGON((1e1 5.3e1, 11 53, 11 54, 10 53))", 0.5, 1),
    ],
)
def test_read_wkt_returns_all_parts(text, area, parts):
    (shape,) = shapes_in(text)
    assert shape.kind == "polygon"
    assert shape.geometry.area() == pytest.approx(area, rel=1e-3)
    assert shape.geometry.constGet().partCount() == parts


def test_read_several_wkt_keeps_their_order():
    kinds = [shape.kind for shape in shapes_in(f"{TRIANGLE};\nPOINT(9 53)\n{TRIANGLE}")]
    assert kinds == ["polygon", "point", "polygon"]


def test_read_collection_returns_polygons_and_points():
    shapes = shapes_in(f"GEOMETRYCOLLECTION(POINT(1 2), LINESTRING(0 0, 1 1), {TRIANGLE})")
    assert [shape.kind for shape in shapes] == ["point", "polygon"]


def test_read_ewkt_transforms_to_degrees():
    (shape,) = shapes_in("SRID=32632;POLYGON((500000 5900000,600000 5900000,600000 6000000,500000 5900000))")
    box = shape.geometry.boundingBox()
    assert (box.xMinimum(), box.yMinimum()) == pytest.approx((9.0, 53.24), abs=0.02)
    assert place("SRID=3857;POINT(1113194.9079 0)") == (10, 0)


@pytest.mark.parametrize(
    "text, line, column",
    [
        ("POLYGON((9 53, 10 53, 10 54, 9 53)", 1, 35),
        ("POLYGON((9 53, 10 x, 10 54, 9 53))", 1, 16),
        ("POLYGON((9 53, 10 53,\n10, 9 53))", 2, 1),
        ("POLYGON((9 53,,10 53))", 1, 15),
        ("POLYGON(9 53, 10 53) (", 1, 1),
        ("POLYGON((0 0,1 0,1 1,0 0)(0 0,1 0,1 1))", 1, 26),
        ("POINT(a b)", 1, 7),
        ("POINT(nan 2)", 1, 7),
        ("POINT(1 2 3 4 5)", 1, 7),
        ("POLYGON((0 0 1 0,1 1,0 1,0 0))", 1, 18),
        ("POLYGON((0 0,1 0,1 1 0 1,0 0))", 1, 18),
        ("MULTIPOINT((1 2),(3 4 5))", 1, 19),
        ("MULTIPOINT((1 2)(3 4))", 1, 17),
        (f"{TRIANGLE}\nPOLYGOON((1 1))", 2, 1),
        ("POLYGON((53.1.2 9, 10 53, 10 54, 9 53))", 1, 10),
    ],
)
def test_read_broken_wkt_names_the_coordinate_at_fault(text, line, column):
    wrong = fault(text)
    assert (wrong.reason, wrong.line, wrong.column) == ("wkt", line, column)


@pytest.mark.parametrize("text", ["LINESTRING(0 0,1 1)", geojson("LineString", [[0, 0], [1, 1]])])
def test_read_line_is_refused(text):
    assert fault(text).reason == "line"


def test_read_coordinates_beyond_degrees_is_refused():
    wrong = fault("POLYGON((500000 5900000,600000 5900000,600000 6000000,500000 5900000))")
    assert wrong.reason == "out_of_range" and "500000" in wrong.near
    assert fault("SRID=99999;POINT(1 1)").reason == "crs"


@pytest.mark.parametrize("number", ["400", "1e400"])
def test_read_hole_beyond_degrees_is_refused(number):
    wrong = fault(f"POLYGON((0 0,9 0,9 9,0 0),(1 1,2 1,2 {number},1 1))")
    assert wrong.reason == "out_of_range" and wrong.near.startswith("2 ")


def test_read_swapped_wkt_is_swapped_and_marked():
    (shape,) = shapes_in("POLYGON((23 113, 24 113, 24 114, 23 113))")
    assert shape.swapped and shape.geometry.boundingBox().xMinimum() == 113


def test_read_geojson_of_every_level_returns_names_and_shapes():
    feature = {
        "type": "Feature",
        "properties": {"NAME": "Port"},
        "geometry": {"type": "Polygon", "coordinates": SQUARE},
    }
    for text in (geojson("Polygon", SQUARE), json.dumps(feature), geojson("MultiPolygon", [SQUARE])):
        (shape,) = shapes_in(text)
        assert shape.geometry.area() == pytest.approx(1)
    collection = {
        "type": "FeatureCollection",
        "features": [feature, {**feature, "properties": None, "id": 7}],
    }
    assert [shape.name for shape in shapes_in(json.dumps(collection, indent=1))] == ["Port", "7"]
    assert len(shapes_in(f"{json.dumps(feature)}\n{json.dumps(feature)}")) == 2


def test_read_geojson_with_crs_transforms_to_degrees():
    crs = {"type": "name", "properties": {"name": "urn:ogc:def:crs:EPSG::3857"}}
    assert place(geojson("Point", [1113194.9079, 0], crs=crs)) == (10, 0)
    assert place(
        geojson(
            "Point", [10, 0], crs={"type": "name", "properties": {"name": "urn:ogc:def:crs:OGC:1.3:CRS84"}}
        )
    ) == (10, 0)


@pytest.mark.parametrize(
    "text, reason, near",
    [
        (geojson("Polygon", [[[9, 53], [10, "x"]]]), "geojson", "coordinates[0][1]"),
        (geojson("Point", [10**400, 1]), "geojson", "coordinates"),
        ('{"type": "Point", "coordinates": [NaN, 1]}', "geojson", "coordinates"),
        (geojson("Polygon", 5), "geojson", "coordinates"),
        (geojson("Polygon", [*SQUARE, None]), "geojson", "coordinates[1]"),
        (geojson("MultiPolygon", [SQUARE, None]), "geojson", "coordinates[1]"),
        (
            '{"type": "FeatureCollection", "features": [{"type": "Feature", "geometry": {}}]}',
            "geojson",
            "features[0].geometry.type",
        ),
        ('{"a": 1}', "geojson", "type"),
        ("[]", "geojson", "type"),
        ('{"type": "FeatureCollection", "features": []}', "no_shape", ""),
        ("[" * 100_000, "geojson", "[["),
    ],
)
def test_read_wrong_geojson_names_the_path(text, reason, near):
    wrong = fault(text)
    assert wrong.reason == reason and wrong.near.startswith(near)


def test_read_broken_json_names_line_and_column():
    wrong = fault('{"type": "Point",\n "coordinates": [1, }')
    assert (wrong.reason, wrong.line, wrong.column) == ("json", 2, 21)


def test_read_rows_copied_in_qgis_returns_names_and_shapes():
    shapes = shapes_in(f"wkt_geom\tfid\tname\n{TRIANGLE}\t1\tPort\nPoint (9 53)\t2\tمرفأ\n")
    assert [(shape.name, shape.kind) for shape in shapes] == [("Port", "polygon"), ("مرفأ", "point")]


@given(st.text(max_size=80))
def test_read_any_text_returns_shapes_or_refuses(text):
    with suppress(InvalidPaste, InvalidArea):
        assert shapes_in(text)


@given(st.text(alphabet='POLYGNITMUEZ()., 0123456789-eE;SRD={}[]":', max_size=60))
def test_read_any_text_of_wkt_letters_returns_shapes_or_refuses(text):
    with suppress(InvalidPaste, InvalidArea):
        assert gather(shapes_in(text), (200.0,), "text").total


def test_compare_with_map_recognizes_swapped_shapes():
    hamburg = QgsRectangle(9, 53, 11, 54)
    (swapped,), (right,), (elsewhere,) = (
        shapes_in("9.99, 53.55"),
        shapes_in("53.55, 9.99"),
        shapes_in("48, 2"),
    )
    assert looks_swapped(swapped, hamburg)
    assert not looks_swapped(right, hamburg) and not looks_swapped(elsewhere, hamburg)


def test_gather_shapes_returns_rows_and_named_faults():
    shapes = [
        *shapes_in(f"{TRIANGLE}\nPOINT(9 53)"),
        Pasted("Port", QgsGeometry.fromWkt("POLYGON((0 0,2 2,2 0,0 2,0 0))"), "polygon"),
        *shapes_in("POLYGON EMPTY"),
    ]
    gathered = gather(shapes, (200.0, 500.0), "the text")
    assert [row.kind for row in gathered.rows] == ["polygon", "circle", "circle"]
    assert [fault.name for fault in gathered.faults] == ["Port", "geometry 4"]
    with pytest.raises(InvalidShape):
        gather(shapes, (), "the text")

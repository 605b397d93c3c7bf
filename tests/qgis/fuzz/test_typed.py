"""What analysts type and paste: shapes, radii, lists and names of files."""

from __future__ import annotations

from pathlib import Path

from hypothesis import example, given
from hypothesis import strategies as st
from qgis.core import QgsGeometry

from geoportfolio.core.api.errors import InvalidInput
from geoportfolio.core.gis.areas import pasted
from geoportfolio.core.gis.areas.geometry import geometry_of
from geoportfolio.core.gis.enrichment.layer_lists import names_in
from geoportfolio.core.gis.reports import names as report_names
from geoportfolio.core.gis.text import lengths, lists
from tests.fuzz.properties_of_texts import check_pasted
from tests.fuzz.strategies import POLYGONS, TEXTS, fuzzed, many

NUMBERS = (
    st.integers(-200, 200).map(str)
    | st.floats(-1e9, 1e9).map(str)
    | st.sampled_from(["1e400", "nan", "-0", "."])
)
PAIRS = st.lists(NUMBERS, min_size=1, max_size=4).map(" ".join)
RINGS = st.lists(PAIRS, max_size=5).map(lambda pairs: f"({', '.join(pairs)})")
WKT = st.builds(
    lambda crs, kind, inner: f"{crs}{kind} ({', '.join(inner)})",
    st.sampled_from(["", "", "SRID=25832;", "SRID=3857;", "SRID=99999999999;"]),
    st.sampled_from(
        ["POINT", "POLYGON", "MULTIPOLYGON", "MULTIPOINT", "CURVEPOLYGON Z", "GEOMETRYCOLLECTION"]
    ),
    st.lists(RINGS | PAIRS | RINGS.map("({})".format), max_size=3),
)


@many
@given(WKT | st.text('POLYGNTSRID=;()[]{}":, \n\t0123456789.-eE°\'"NW', max_size=50) | st.text(max_size=30))
@example("SRID=25832;POLYGON ((565000 5966000, 566000 5931000, 565000 593000000, 565000 5966000))")
@example("SRID=25832;POLYGON ((565000 5930000, 56650 90030000, 5606 5931000, 565000 5930000))")
@example("[" * 3000)
@example('{"type": {"a": 1}}')
@example("POLYGON (" * 500)
@example("\x1d" * 83 + "{")
@example("\r\n\u2028\x0c1, 2\x0c\u2028\r\rx")
@example("wkt_geom\tname\n\nLINESTRING (0 0, 1 1)")
@example(" \n  POLYGON((x")
def test_any_pasted_text_is_shapes_or_refused(text):
    check_pasted(text)


@fuzzed
@given(POLYGONS, st.sampled_from(["wkt", "geojson"]))
def test_shapes_that_are_written_down_are_pasted_as_they_were(polygon, form):
    geometry = geometry_of(polygon)
    (found,) = pasted.shapes_in(geometry.asWkt(17) if form == "wkt" else geometry.asJson(17))
    assert found.kind == "polygon" and not found.swapped
    assert QgsGeometry(found.geometry).asWkt(9) == geometry.asWkt(9)


@many
@given(st.text("0123456789.,;' kmift+-−٫e", max_size=20) | st.text(max_size=10), st.booleans())
@example("1" * 400, False)
def test_any_text_is_radii_or_refused(text, plain):
    try:
        found = lengths.parse_radii(text, plain)
    except lengths.InvalidRadius as error:
        assert error.reason and len(error.word) <= lengths.MOST_OF_A_WORD
    else:
        assert found == tuple(sorted(set(found))) and all(0 < each < 2.1e7 for each in found)
        assert lengths.parse_radii(";".join(f"{each:.6f}" for each in found), True) == found


@many
@given(st.text(max_size=20))
def test_any_text_is_a_list_or_refused(text):
    try:
        found = lists.listed(text)
    except InvalidInput as error:
        assert str(error)
    else:
        assert all(each == each.strip() and each for each in found)
    assert all("," not in name and name for name in names_in(text))


@many
@given(
    st.lists(
        TEXTS | st.text(max_size=12) | st.sampled_from(["CON", "con", "é", "e\u0301", "..", "a/b"]),
        max_size=5,
    )
)
def test_names_of_reports_are_files_of_their_own(texts):
    names = report_names.Names(Path("/tmp/reports"))
    taken = [names.take(text, "point") for text in texts]
    assert len({name.casefold() for name in taken}) == len(texts)
    for name in taken:
        assert name.strip(" .") and not set(name) & set('<>:"/\\|?*\x00\n')
        assert name.split(".")[0].upper() not in ("CON", "PRN", "AUX", "NUL")
        assert len(name.encode()) < 200

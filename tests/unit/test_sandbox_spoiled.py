"""The sandbox's spoiled answers: each kind in each format spoils what it says, and nothing else."""

from __future__ import annotations

import csv
import io
import json
import math

import pytest
from lxml import etree

from sandbox import spoiled, spoilers
from sandbox.faults import Fault, parse
from sandbox.testing import V1, circle, square

EUROPE = {"source": "pf_airports", "shape": square(6.0, 50.0, 8.0, 51.0)}
POINTS, ENTRIES = V1 + "points/selection", V1 + "entries/selection"
GML = {"SERVICE": "WFS", "REQUEST": "GetFeature", "TYPENAME": "wind_bands", "VERSION": "1.1.0"}


@pytest.fixture
def served(sandbox):
    """The true answer and the spoiled one to the same request."""

    def both(kind, ask):
        sandbox.faults.set()
        true = ask(sandbox)
        sandbox.faults.set(kind)
        return true, ask(sandbox)

    yield both
    sandbox.faults.set()


def points(sandbox):
    return sandbox.post(POINTS, EUROPE).json()["features"]


def entries(sandbox):
    return sandbox.post(ENTRIES, {**EUROPE, "limit": 100, "page": 0}).json()


def lines(sandbox):
    text = sandbox.post(POINTS, EUROPE, "text/csv").content.decode("utf-8", "surrogateescape")
    before = csv.field_size_limit(1 << 21)
    try:
        return list(csv.DictReader(io.StringIO(text, newline="")))
    finally:
        csv.field_size_limit(before)


def features(sandbox):
    root = etree.fromstring(sandbox.get("/graph/layers/wfs", **GML).content)
    found = root.findall(".//{http://www.qgis.org/gml}wind_bands")
    return [{etree.QName(leaf).localname: leaf.text for leaf in each if not len(leaf)} for each in found]


def fields_of(rows):
    return [row.get("properties", row) for row in rows]


def differing(true, seen):
    """The fields of the first rows that are others; an empty set for each row that is as it was."""
    return [
        {name for name in {*a, *b} if repr(a.get(name, "-")) != repr(b.get(name, "-"))}
        for a, b in zip(fields_of(true), fields_of(seen))
    ]


def test_spoilers_are_faults_like_others():
    assert parse("entries/=nanx3") == Fault("nan", path="entries/", times=3)
    assert {parse(kind).kind for kind in spoilers.SPOILERS} == set(spoilers.SPOILERS)


@pytest.mark.parametrize("kind", spoilers.SPOILERS)
@pytest.mark.parametrize("ask", [points, entries, lines, features])
def test_every_second_row_is_left_as_it_was(served, kind, ask):
    true, seen = served(kind, ask)
    assert len(true) > 6
    if kind == "doubled":
        assert [fields_of(true).count(row) for row in fields_of(true)] == [1] * len(true)
        assert fields_of(seen) == [
            row for place, row in enumerate(fields_of(true)) for _ in range(2 - place % 2)
        ]
        return
    assert len(seen) == len(true)
    differs = differing(true, seen)
    assert not any(differs[1::2]) or kind == "columns"
    if ask is points and kind in ("placeless", "astray"):
        places = [(a["geometry"] != b["geometry"]) for a, b in zip(true, seen)]
        assert places == [place % 2 == 0 for place in range(len(true))]
    elif ask is features and kind in ("placeless", "astray"):
        assert not any(differs)  # of them the geometries are spoiled
    elif kind in ("megabyte", "columns"):
        assert differs[0]
    else:
        assert all(differs[::2])


def test_numbers_are_none_and_types_mixed(served):
    _, seen = served("nan", points)
    first = fields_of(seen)[0]
    assert math.isnan(first["BuildingTIV"])
    assert (first["ContentsTIV"], first["AddressMatch"]) == (math.inf, -math.inf)
    _, seen = served("nan", lines)
    assert {"NaN", "Infinity", "-Infinity"} <= {*seen[0].values()}
    _, seen = served("mixed", points)
    kinds = [type(row["BuildingTIV"]) for row in fields_of(seen)[::2][:6]]
    assert kinds == [str, bool, dict, list, int, str][: len(kinds)]


def test_all_fields_but_the_id_are_null(served):
    true, seen = served("nulls", entries)
    assert [row["id"] for row in seen] == [row["id"] for row in true]
    assert {name for name, value in seen[0].items() if value is not None} == {"id", "Latitude", "Longitude"}


def test_places_are_gone_or_nowhere(served):
    _, seen = served("placeless", points)
    assert (seen[0]["geometry"], seen[1]["geometry"]["type"]) == (None, "Point")
    true, seen = served("astray", points)
    lon, lat = seen[0]["geometry"]["coordinates"]
    assert lon > 180 and lat > 90
    assert [lon - 500.5, lat - 95.25] == pytest.approx(true[0]["geometry"]["coordinates"])
    _, seen = served("astray", lines)
    assert (seen[0]["Longitude"], seen[0]["Latitude"]) == ("500.5", "95.25")


def test_long_texts_and_many_columns_are_of_the_first_row_alone(served):
    _, seen = served("megabyte", points)
    lengths = [max(len(str(value)) for value in row.values()) for row in fields_of(seen)]
    assert lengths[0] == 1 << 20 and max(lengths[1:]) < 100
    true, seen = served("columns", entries)
    assert len(seen[0]) == len(true[0]) + 10_000 and seen[1] == true[1]
    _, seen = served("columns", lines)
    assert (seen[0]["column_09999"], seen[1]["column_09999"]) == ("9999", "")


@pytest.mark.parametrize("kind", ["control", "bidi"])
def test_texts_have_characters_that_nobody_wants(served, kind):
    text, in_xml = {
        "control": (spoilers.CONTROL, spoilers.XML_CONTROL),
        "bidi": (spoilers.RIGHT_TO_LEFT, spoilers.RIGHT_TO_LEFT),
    }[kind]
    assert text in served(kind, entries)[1][0].values()
    assert in_xml in served(kind, features)[1][0].values()
    assert any(value.startswith(text[:4]) for value in served(kind, lines)[1][0].values())


def test_a_report_of_html_is_spoiled_and_one_of_pdf_is_not(served, sandbox):
    def report(accept):
        body = {"source": "pf_airports", "shape": circle((53.6, 10))}
        return lambda sandbox: sandbox.post("/graph/api/v1/reports/risk/point", body, accept)

    for kind in spoilers.SPOILERS:
        true, seen = (answer.text for answer in served(kind, report("text/html")))
        assert (seen != true or kind in ("placeless", "astray")) and seen.count("</html>") == 1
        assert (seen.count("<td") > true.count("<td")) is (kind == "doubled")
        assert (spoilers.RIGHT_TO_LEFT in seen) is (kind == "bidi")
    assert served("bidi", report("application/pdf"))[1].content[:4] == b"%PDF"


def test_the_plain_text_about_a_feature_is_spoiled_below_its_heading():
    first = "Feature 1\nband = 'gale'\ngust = '95'"
    text = f"Layer 'wind'\n\n{first}\n\nFeature 2\nband = 'strong'\ngust = '130'"
    for kind, spoilt in (
        ("nan", first.replace("95", "NaN")),
        ("nulls", "Feature 1\nband = ''\ngust = ''"),
        ("doubled", f"{first}\n\n{first}"),
        ("bidi", first.replace("gale", spoilers.RIGHT_TO_LEFT)),
    ):
        assert spoiled.spoil(kind, "text/plain", text.encode()).decode() == text.replace(first, spoilt)


def test_an_error_is_not_spoiled(sandbox):
    sandbox.faults.set("nan")
    assert sandbox.post(POINTS, {"source": "none"}).json().keys() == {"message"}


def test_what_has_no_rows_comes_as_it_was():
    assert spoiled.spoil("nan", "image/png", b"\x89PNG") == b"\x89PNG"
    assert spoiled.spoil("astray", "application/json", b'[{"id": 1}]') == b'[{"id": 1}]'
    assert json.loads(spoiled.spoil("doubled", "application/json", b'[{"id": 1}]')) == [{"id": 1}] * 2

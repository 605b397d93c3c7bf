"""``worstcircles`` in QGIS: any layer, a clear sentence for bad input, outputs that an auditor can read."""

from __future__ import annotations

import math
import re

import pytest
from qgis.core import (
    NULL,
    QgsCoordinateReferenceSystem,
    QgsProcessingException,
)

from geoportfolio.core.exposure import uncertainty
from tests.support.disks import READ_ONLY
from tests.support.oracle import is_told_well
from tests.support.processing import Feedback, fails
from tests.support.vector_layers import layer_of, opened, sites, table_of

HERE = ["POINT(9.5200 47.1400)", "POINT(9.5210 47.1400)", "POINT(9.5220 47.1400)", "POINT(9.6000 47.2000)"]
"""Three within 152 m, and one far away."""
TIV = 'to_real("tiv")'


@pytest.fixture
def found(run):
    """The rows of OUTPUT, by name of the field; the last run is in ``found.results``."""

    def go(layer, feedback=None, **parameters):
        given = {"INPUT": layer, "VALUE": TIV, "RADIUS": 100, "OUTPUT": "TEMPORARY_OUTPUT", **parameters}
        found.results = run("worstcircles", feedback, **given)
        output = run.context.getMapLayer(found.results["OUTPUT"]) or opened(found.results["OUTPUT"])
        found.layer = output
        return [dict(zip(output.fields().names(), feature.attributes())) for feature in output.getFeatures()]

    found = go
    yield go
    go.__dict__.clear()  # the layer ends before QGIS does


def of_tiv(*values, wkts=HERE, **columns):
    return sites(*wkts[: len(values)], tiv=list(values), **columns)


def test_circles_are_ranked_and_have_their_members_and_no_common_location(found, tmp_path):
    given = of_tiv("10", "20", "30", "55", name=["a", "b", "c", "d"])
    rows = found(given, OUTPUT=str(tmp_path / "circles.gpkg"), MEMBERS=str(tmp_path / "members.gpkg"))
    assert [(row["rank"], row["value"], row["locations"]) for row in rows] == [(1, 60.0, 3), (2, 55.0, 1)]
    assert all(row["radius"] == 100.0 for row in rows)
    members = opened(found.results["MEMBERS"])
    told = {(f["name"], f["rank"], f["tiv"]) for f in members.getFeatures()}
    assert told == {("a", 1, "10"), ("b", 1, "20"), ("c", 1, "30"), ("d", 2, "55")}
    assert all(0 <= f["distance"] <= 100.001 for f in members.getFeatures())
    areas = [feature.geometry().area() for feature in found.layer.getFeatures()]
    assert areas == pytest.approx(
        [math.pi * 100**2 / 111_200**2 / math.cos(math.radians(47.14))] * 2, rel=0.02
    )


def test_a_geopackage_is_read_as_any_layer_is(found, qgis_processing, tmp_path):
    """By columns, where VALUE is a field; by features, where it is an expression."""
    path = str(tmp_path / "locations.gpkg")
    import processing

    fields = {"INPUT": of_tiv("10", "20", NULL, "55"), "FIELD_NAME": "value", "FIELD_TYPE": 0}
    processing.run("native:fieldcalculator", {**fields, "FORMULA": TIV, "OUTPUT": path})
    by_columns, by_features = (found(opened(path), VALUE=value) for value in ('"value"', '"value" + 0'))
    assert by_columns == by_features
    assert [(row["rank"], row["value"], row["locations"]) for row in by_columns] == [
        (1, 55.0, 1),
        (2, 30.0, 2),
    ]


def test_each_currency_has_its_own_circles(found):
    given = of_tiv("10", "20", "30", "55", currency=["EUR", "CHF", "EUR", "CHF"])
    rows = found(given, CURRENCY="currency")
    told = [(row["currency"], row["rank"], row["value"], row["locations"]) for row in rows]
    assert told == [("CHF", 1, 55.0, 1), ("CHF", 2, 20.0, 1), ("EUR", 1, 40.0, 2)]


def test_a_currency_field_that_is_not_chosen_is_told(found):
    feedback = Feedback()
    found(of_tiv("10", "20", LocCurrency=["EUR", "CHF"]), feedback)
    assert "choose the field LocCurrency" in " ".join(feedback.warnings)


def test_uncertain_positions_give_a_certain_and_a_possible_value(found):
    """OED's AddressMatch: a building, an interpolated street, a city's centroid, a country."""
    given = of_tiv("10", "20", "30", "40", match=["2", "4", "8", "20"], wkts=HERE[:1] * 4)
    feedback = Feedback()
    (row,) = found(given, feedback, RADIUS=150, UNCERTAINTY=uncertainty.expression("match"))
    assert (row["value"], row["certain_value"], row["possible_value"]) == (60.0, 30.0, 60.0)
    assert "1 feature is not placeable" in " ".join(feedback.warnings)


def test_certain_and_possible_values_are_without_the_locations_of_the_circles_before(found):
    given = of_tiv("10", "20", "30", off=["100"] * 3)
    rows = found(given, RADIUS=60, UNCERTAINTY='to_real("off")')
    assert [(row["value"], row["possible_value"]) for row in rows] == [(50.0, 60.0), (10.0, 10.0)]


def test_polygons_count_by_their_nearest_edge(found):
    near, far = (f"POLYGON((9.52{n} 47.14, 9.52{n}5 47.14, 9.52{n}5 47.141, 9.52{n} 47.14))" for n in "02")
    layer = layer_of("Polygon", [near, far], tiv=["1", "2"])
    (row,) = found(layer)
    assert (row["value"], row["locations"]) == (3.0, 2)


def test_any_crs_gives_the_same_circles(found, qgis_processing):
    import processing

    given = of_tiv("10", "20", "30", "55")
    moved = processing.run(
        "native:reprojectlayer",
        {
            "INPUT": given,
            "TARGET_CRS": QgsCoordinateReferenceSystem("EPSG:3857"),
            "OUTPUT": "TEMPORARY_OUTPUT",
        },
    )["OUTPUT"]
    for one, other in zip(found(given), found(moved)):
        assert one["value"] == other["value"] and one["lon"] == pytest.approx(other["lon"], abs=1e-5)


def test_nulls_and_features_without_a_position_are_reported(found):
    feedback = Feedback()
    given = of_tiv("10", NULL, "30", wkts=[*HERE[:2], "POINT EMPTY"])
    (row,) = found(given, feedback)
    told = " ".join(feedback.warnings)
    assert row["value"] == 10.0 and row["locations"] == 2
    assert "1 feature has no value" in told and "1 feature has no position" in told


@pytest.mark.parametrize(
    ("layer", "changes", "piece"),
    [
        (of_tiv, {}, "INPUT has no features"),
        (lambda: of_tiv("1", wkts=["POINT EMPTY"]), {}, "No feature of INPUT has a position"),
        (lambda: sites("POINT(9 95)", tiv=["1"]), {}, "No feature of INPUT has a position"),
        (lambda: of_tiv("1", "-2"), {}, "Feature 2 has the negative value -2"),
        (lambda: of_tiv("1", "many"), {"VALUE": '"tiv"'}, "Feature 1 has '1', which is not a number"),
        (lambda: of_tiv("1"), {"VALUE": '"tiv" +'}, "The expression of VALUE is not valid"),
        (lambda: of_tiv("1"), {"VALUE": "no_such(1)"}, "The expression of VALUE is not valid"),
        (lambda: of_tiv("1"), {"RADIUS": 0}, "RADIUS is 0 m. Enter a radius of 1 to 100,000 meters."),
        (lambda: of_tiv("1"), {"RADIUS": 10_000_000}, "Enter a radius of 1 to 100,000 meters."),
        (lambda: sites("POINT(1 1)", crs="", tiv=["1"]), {}, "No feature of INPUT has a position"),
    ],
)
def test_input_that_is_none_is_told_and_nothing_is_written(run, tmp_path, layer, changes, piece):
    outputs = {name: str(tmp_path / f"{name}.gpkg") for name in ("OUTPUT", "MEMBERS")}
    given = {"INPUT": layer(), "VALUE": TIV, "RADIUS": 100, **outputs, "EVIDENCE": str(tmp_path / "e.html")}
    text = fails(run, "worstcircles", **{**given, **changes})
    assert piece in text and is_told_well(text) and list(tmp_path.iterdir()) == []


def test_outputs_that_cant_be_written_are_told_before_the_search(run):
    for name in ("OUTPUT", "MEMBERS", "EVIDENCE"):
        given = {
            "INPUT": of_tiv("1"),
            "VALUE": TIV,
            "OUTPUT": "TEMPORARY_OUTPUT",
            name: str(READ_ONLY / "x.gpkg"),
        }
        text = fails(run, "worstcircles", **given)
        assert is_told_well(text) and "could not be written" in text


@pytest.mark.parametrize("name", ["OUTPUT", "MEMBERS", "EVIDENCE"])
def test_no_output_takes_the_place_of_the_input_or_of_another_output(run, tmp_path, name, qgis_processing):
    import processing

    path = tmp_path / "locations.gpkg"
    processing.run("native:savefeatures", {"INPUT": of_tiv("1"), "OUTPUT": str(path)})
    before = path.read_bytes()
    given = {"INPUT": str(path), "VALUE": TIV, "OUTPUT": "TEMPORARY_OUTPUT", name: str(path)}
    text = fails(run, "worstcircles", **given)
    assert is_told_well(text) and text.startswith(f"{name} is the same as INPUT, ")
    assert path.read_bytes() == before
    twice = {
        **given,
        "OUTPUT": str(tmp_path / "x.gpkg"),
        name: str(tmp_path / "x.gpkg"),
        "INPUT": of_tiv("1"),
    }
    if name != "OUTPUT":
        assert fails(run, "worstcircles", **twice).startswith(f"{name} is the same as OUTPUT.")
    assert [each.name for each in tmp_path.iterdir()] == ["locations.gpkg"]


def test_a_value_that_is_empty_is_told(run):
    text = fails(run, "worstcircles", INPUT=of_tiv("1"), VALUE="", OUTPUT="TEMPORARY_OUTPUT")
    assert text.startswith("The expression of VALUE is not valid") and is_told_well(text)


def test_a_stopped_run_writes_nothing(run, tmp_path):
    feedback = Feedback()
    feedback.cancel()
    path = tmp_path / "circles.gpkg"
    with pytest.raises(QgsProcessingException):
        run("worstcircles", feedback, INPUT=of_tiv("1"), VALUE=TIV, OUTPUT=str(path))
    assert not path.exists()


def test_the_evidence_has_what_an_auditor_checks_and_nothing_that_runs(found, tmp_path):
    page = tmp_path / "evidence.html"
    given = of_tiv("10", "20", "30", "55", currency=["<script>alert(1)</script>"] * 4)
    found(given, CURRENCY="currency", EVIDENCE=str(page))
    text = page.read_text("utf-8")
    for piece in ("WGS 84", "100 m", TIV.replace('"', "&quot;"), "60.00", "50.0%", "<svg"):
        assert piece in text
    assert "<script" not in text and not re.search(r"(?:src|href)\s*=", text)
    assert len(re.findall("<circle cx", text)) == 4


def test_a_table_without_geometry_is_told(run):
    table = table_of([{"tiv": "1"}], tiv="string")
    text = fails(run, "worstcircles", INPUT=table, VALUE=TIV, OUTPUT="TEMPORARY_OUTPUT")
    assert "No feature of INPUT has a position" in text

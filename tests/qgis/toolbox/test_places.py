"""``geocodeaddresses`` and ``reversegeocode`` against the sandbox over a socket."""

from __future__ import annotations

import pytest
from qgis.core import NULL

from sandbox.places import gazetteer
from sandbox.testing import running
from tests.support.oracle import is_told_well
from tests.support.processing import Feedback, fails, rows
from tests.support.service import queried
from tests.support.vector_layers import layer_of, merged, opened, table_of

BEYOND = 2**53 + 1
SCRIPTS = "שדה תעופה 🛬 \U00020bb7"
HAMBURG, MUNICH = "POINT(9.9882 53.6304)", "POINT(11.786 48.354)"


def addresses(*texts, **more) -> object:
    return table_of(
        [{"address": text, **more} for text in texts], address="string", **dict.fromkeys(more, "string")
    )


def geocoded(run, layer, feedback=None, address="address"):
    results = run("geocodeaddresses", feedback, INPUT=layer, ADDRESS=address, OUTPUT="TEMPORARY_OUTPUT")
    return run.context.getMapLayer(results["OUTPUT"])


def test_each_row_gets_its_place_and_keeps_its_attributes(run):
    names = ["Hamburg, Germany", "London Heathrow Airport", "São Paulo"]
    layer = table_of(
        [{"big": BEYOND + n, "note": SCRIPTS, "address": name} for n, name in enumerate(names)],
        big="int8",
        note="string",
        address="string",
    )
    found = geocoded(run, layer)
    assert found.crs().authid() == "EPSG:4326"
    assert found.fields().names() == [
        *("big", "note", "address"),
        *("label", "placeId", "geocodingQuality", "status", "message"),
    ]
    for number, (name, feature) in enumerate(zip(names, found.getFeatures())):
        place = gazetteer().best(name)
        assert feature.attributes() == [
            *(BEYOND + number, SCRIPTS, name),
            *(place.label, place.place_id, place.quality, "found", ""),
        ]
        point = feature.geometry().asPoint()
        assert (point.x(), point.y()) == (place.lon, place.lat)
    assert number == 2


def test_an_address_is_an_expression(run, sandbox):
    layer = table_of([{"city": "Hamburg", "land": "Germany"}], city="string", land="string")
    geocoded(run, layer, address="\"city\" || ', ' || upper(LAND)")
    assert queried(sandbox, "q") == ["Hamburg, GERMANY"]


def test_equal_addresses_are_asked_once_and_empty_ones_never(run, sandbox):
    layer = addresses("Hamburg", None, " Hamburg ", "", "Bremen", " \t ", "Hamburg", SCRIPTS)
    found = list(geocoded(run, layer).getFeatures())
    assert [f["status"] for f in found] == [
        *("found", "empty", "found", "empty", "found", "empty", "found", "not found"),
    ]
    assert queried(sandbox, "q") == sorted(["Bremen", "Hamburg", SCRIPTS])
    assert [f.hasGeometry() for f in found] == [True, False, True, False, True, False, True, False]
    assert found[1]["label"] == NULL and found[1]["message"] == ""


@pytest.mark.parametrize("answer", ["empty", "null", "400"])
def test_a_row_without_a_place_is_kept_without_geometry(run, monkeypatch, answer):
    feedback = Feedback()
    with running(unmatched=answer) as other:
        monkeypatch.setenv("GEOPORTFOLIO_URL", other.url)
        found = list(geocoded(run, addresses("Xyzzyplugh", "Hamburg", "123"), feedback).getFeatures())
    assert [(f["status"], f.hasGeometry()) for f in found] == [
        ("not found", False),
        ("found", True),
        ("not found", False),
    ]
    assert found[0]["message"] == ("No address was found." if answer == "400" else "")
    assert found[2]["message"] == "Invalid address format."
    assert feedback.errors == [] and feedback.infos == ["3 rows: 1 found, 2 not found"]


def test_our_names_give_way_to_those_of_the_input(run):
    layer = addresses("Hamburg", label="mine", Status="open", gp_label="mine too")
    found = geocoded(run, layer)
    assert found.fields().names() == [
        *("address", "label", "Status", "gp_label"),
        *("gp_label_2", "placeId", "geocodingQuality", "gp_status", "message"),
    ]
    (feature,) = found.getFeatures()
    assert (feature["label"], feature["Status"], feature["gp_label"]) == ("mine", "open", "mine too")
    assert feature["gp_label_2"].startswith("Hamburg") and feature["gp_status"] == "found"


def test_an_expression_that_fails_for_one_row_is_that_rows(run, sandbox):
    layer = addresses("Hamburg", "Bremen")
    found = list(
        geocoded(run, layer, address="if(address = 'Bremen', to_int(address), address)").getFeatures()
    )
    assert [f["status"] for f in found] == ["found", "failed"]
    assert "Bremen" in found[1]["message"] and queried(sandbox, "q") == ["Hamburg"]


@pytest.mark.parametrize(
    ("address", "piece"),
    [
        ("address ||", "ADDRESS is not a valid expression"),
        ('"street" || address', "ADDRESS names 'street', which is not a field of INPUT. Fields: address."),
    ],
)
def test_an_expression_that_is_none_is_told_and_nothing_is_asked(run, sandbox, address, piece):
    text = fails(
        run, "geocodeaddresses", INPUT=addresses("Hamburg"), ADDRESS=address, OUTPUT="TEMPORARY_OUTPUT"
    )
    assert is_told_well(text) and piece in text and sandbox.requests == ()


def test_a_flat_answer_is_read_too(run, monkeypatch):
    with running(flat_geocode=True) as other:
        monkeypatch.setenv("GEOPORTFOLIO_URL", other.url)
        found = list(geocoded(run, addresses("Hamburg", "Xyzzyplugh")).getFeatures())
    assert [(f["status"], f.hasGeometry()) for f in found] == [("found", True), ("not found", False)]


def test_each_point_gets_its_address(run, sandbox):
    layer = layer_of("Point", [HAMBURG, MUNICH, HAMBURG], name=["a", SCRIPTS, "c"], type=["x", "y", "z"])
    results = run("reversegeocode", INPUT=layer, OUTPUT="TEMPORARY_OUTPUT")
    found = run.context.getMapLayer(results["OUTPUT"])
    assert found.fields().names() == [
        *("name", "type", "label", "placeId", "geocodingQuality", "gp_type", "status", "message"),
    ]
    hamburg, munich = gazetteer().nearest(53.6304, 9.9882), gazetteer().nearest(48.354, 11.786)
    assert [f.attributes() for f in found.getFeatures()] == [
        [*own, place.label, place.place_id, place.quality, "address", "found", ""]
        for own, place in zip((["a", "x"], [SCRIPTS, "y"], ["c", "z"]), (hamburg, munich, hamburg))
    ]
    assert [f.geometry().asWkt(4) for f in found.getFeatures()] == [
        f.geometry().asWkt(4) for f in layer.getFeatures()
    ]
    assert len(sandbox.requests) == 2


def test_points_are_asked_in_longitude_and_latitude_and_stay_where_they_are(run, sandbox):
    layer = layer_of("Point", ["POINT(1111880.7 7100347.2)"], "EPSG:3857")
    results = run("reversegeocode", INPUT=layer, OUTPUT="TEMPORARY_OUTPUT")
    found = run.context.getMapLayer(results["OUTPUT"])
    assert found.crs().authid() == "EPSG:3857"
    assert next(found.getFeatures()).geometry().asPoint().x() == 1111880.7
    assert float(queried(sandbox, "lat")[0]) == pytest.approx(53.63, abs=0.01)


def test_a_row_that_is_no_point_or_far_from_any_address_is_kept(run, sandbox):
    layer = layer_of("MultiPoint", ["POINT EMPTY", "POINT(9 95)", "POINT(-30 -42)", HAMBURG])
    feedback = Feedback()
    found = rows(run, run("reversegeocode", feedback, INPUT=layer, OUTPUT="TEMPORARY_OUTPUT"))
    assert [row["status"] for row in found] == ["failed", "failed", "not found", "found"]
    assert all(is_told_well(row["message"]) for row in found[:2])
    assert len(sandbox.requests) == 2 and len(feedback.errors) == 3


def test_points_of_a_merged_layer_keep_their_doubled_fid(run, tmp_path):
    output = str(tmp_path / "addresses.gpkg")
    run("reversegeocode", INPUT=merged("Point", ["POINT(9.9882 53.6304)"] * 2, 3, 3), OUTPUT=output)
    assert [(f["input_fid"], f["status"]) for f in opened(output).getFeatures()] == [(3, "found")] * 2

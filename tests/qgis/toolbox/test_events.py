"""Entries under a live event as an algorithm, against the sandbox over a socket."""

from __future__ import annotations

import json

import pytest

from tests.support.disks import READ_ONLY, room_for
from tests.support.oracle import SOURCE, is_told_well
from tests.support.processing import Feedback, fails
from tests.support.service import bodies
from tests.support.vector_layers import opened

STORM = "storm-anton"
SLASHED = "2026/storm-emil"
COLUMNS = "id,LocName,Latitude,Longitude"


@pytest.mark.parametrize("output", ["TEMPORARY_OUTPUT", "event.gpkg"])
@pytest.mark.parametrize("footprint", [STORM, SLASHED])
def test_entries_come_with_what_the_event_adds(run, sandbox, tmp_path, footprint, output):
    output = str(tmp_path / output) if "." in output else output
    results = run("enrichevent", SOURCE=SOURCE, FOOTPRINT=footprint, COLUMNS=COLUMNS, OUTPUT=output)
    layer = opened(output) if "." in output else run.context.getMapLayer(results["OUTPUT"])
    assert layer.featureCount() and layer.isSpatial()
    assert {f["footprint"] for f in layer.getFeatures()} == {footprint}
    assert {"id", "LocName", "band", "gust_kmh"} <= set(layer.fields().names())
    assert bodies(sandbox, "live-events") == [{"source": SOURCE, "columns": COLUMNS.split(",")}]
    assert sandbox.requests[-1].path.endswith(f"/footprints/{footprint.replace('/', '%2F')}/enrich/entries")


def test_filters_narrow_it_and_columns_may_make_a_table(run, sandbox):
    german = [{"field": "CountryCode", "value": "DE"}]
    results = run(
        "enrichevent",
        SOURCE=SOURCE,
        FOOTPRINT=STORM,
        COLUMNS="CountryCode",
        FILTERS=json.dumps(german),
        OUTPUT="TEMPORARY_OUTPUT",
    )
    layer = run.context.getMapLayer(results["OUTPUT"])
    assert not layer.isSpatial() and {f["CountryCode"] for f in layer.getFeatures()} == {"DE"}
    assert bodies(sandbox, "live-events")[0]["filters"] == german


def test_the_request_is_a_template(run, sandbox, tmp_path):
    template = {"source": "{source}", "columns": "{columns}"}
    path = tmp_path / "event.json"
    path.write_text(json.dumps(template), "utf-8")
    run(
        "enrichevent",
        SOURCE=SOURCE,
        FOOTPRINT=STORM,
        COLUMNS="id",
        REQUEST=f"@{path}",
        OUTPUT="TEMPORARY_OUTPUT",
    )
    assert bodies(sandbox, "live-events") == [{"source": SOURCE, "columns": ["id"]}]


def test_filters_that_the_request_has_no_place_for_are_warned_of(run):
    feedback = Feedback()
    run(
        "enrichevent",
        feedback,
        SOURCE=SOURCE,
        FOOTPRINT=STORM,
        COLUMNS="id",
        FILTERS='[{"field": "CountryCode", "value": "DE"}]',
        REQUEST='{"source": "{source}"}',
        OUTPUT="TEMPORARY_OUTPUT",
    )
    assert [text.startswith("FILTERS are not sent: REQUEST") for text in feedback.warnings] == [True]


@pytest.mark.parametrize(
    ("changes", "piece"),
    [
        ({"FOOTPRINT": " "}, "FOOTPRINT is empty."),
        ({"REQUEST": "[]"}, "REQUEST: Line 1"),
        ({"COLUMNS": "Nothing"}, "pf_airports has no column 'Nothing'"),
        ({"FILTERS": '[{"field": "Nothing", "value": "1"}]'}, "no field 'Nothing' to filter by"),
    ],
)
def test_what_can_not_be_asked_is_told_and_not_sent(run, sandbox, changes, piece):
    given = {"SOURCE": SOURCE, "FOOTPRINT": STORM, "OUTPUT": "TEMPORARY_OUTPUT", **changes}
    text = fails(run, "enrichevent", **given)
    assert piece in text and is_told_well(text)
    assert bodies(sandbox, "live-events") == []


def test_an_unknown_footprint_is_told_in_the_services_words(run):
    text = fails(run, "enrichevent", SOURCE=SOURCE, FOOTPRINT="storm-zoe", OUTPUT="TEMPORARY_OUTPUT")
    assert is_told_well(text, "Unknown footprint: storm-zoe")
    assert "footprint" in text.split("Service:")[0].lower()


def test_a_refusal_speaks_of_no_area(run, sandbox):
    sandbox.faults.set("enrich/entries=403")
    text = fails(run, "enrichevent", SOURCE=SOURCE, FOOTPRINT=STORM, OUTPUT="TEMPORARY_OUTPUT")
    assert text.startswith(f"The key has no access to {SOURCE}.") and "area" not in text


def test_each_try_is_told_in_a_sentence(run, sandbox):
    sandbox.faults.set("enrich/entries=500x1")
    feedback = Feedback()
    run("enrichevent", feedback, SOURCE=SOURCE, FOOTPRINT=STORM, COLUMNS="id", OUTPUT="TEMPORARY_OUTPUT")
    (told,) = [text for text in feedback.infos if text.startswith("Trying again")]
    assert "A fault on purpose" in told and "event_entries" not in told


@pytest.mark.parametrize("target", [READ_ONLY / "event.gpkg", READ_ONLY / "event.csv"])
def test_a_folder_that_takes_no_file_is_told_before_anything_is_asked(run, sandbox, target):
    text = fails(run, "enrichevent", SOURCE=SOURCE, FOOTPRINT=STORM, OUTPUT=str(target))
    assert is_told_well(text) and "could not be written" in text and not sandbox.requests


@pytest.mark.parametrize("target", ["event.gpkg", "event.geojson"])
def test_a_full_disk_is_told_and_nothing_half_is_left(run, tmp_path, target):
    with room_for(16 * 1024):
        text = fails(run, "enrichevent", SOURCE=SOURCE, FOOTPRINT=STORM, OUTPUT=str(tmp_path / target))
    assert is_told_well(text) and "could not be written" in text
    assert list(tmp_path.iterdir()) == []


def test_nested_filters_are_told_and_not_sent(run, sandbox):
    below = {"field": "LOB", "value": "Aviation"}
    nested = json.dumps([{"field": "CountryCode", "value": "DE", "filters": [below]}])
    given = {"FOOTPRINT": STORM, "FILTERS": nested, "OUTPUT": "TEMPORARY_OUTPUT"}
    text = fails(run, "enrichevent", SOURCE=SOURCE, **given)
    assert is_told_well(text) and "takes a flat list" in text
    assert bodies(sandbox, "live-events") == []

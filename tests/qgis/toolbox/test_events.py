"""Entries under a live event as an algorithm, against the sandbox over a socket."""

from __future__ import annotations

import json

import pytest

from tests.support.oracle import SOURCE, is_told_well
from tests.support.processing import Feedback, fails
from tests.support.service import bodies

STORM = "storm-anton"
SLASHED = "2026/storm-emil"
COLUMNS = "id,LocName,Latitude,Longitude"


@pytest.mark.parametrize("footprint", [STORM, SLASHED])
def test_entries_come_with_what_the_event_adds(run, sandbox, footprint):
    given = {"FOOTPRINT": footprint, "COLUMNS": COLUMNS, "OUTPUT": "TEMPORARY_OUTPUT"}
    results = run("enrichevent", SOURCE=SOURCE, **given)
    layer = run.context.getMapLayer(results["OUTPUT"])
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

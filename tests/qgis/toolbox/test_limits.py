"""``checklimits``: watched areas against their limits, with the sandbox."""

from __future__ import annotations

import csv
from datetime import datetime

import pytest
from qgis.core import NULL

from tests.support.oracle import ALPS, COAST, OCEAN, SOURCE, airports_in, is_told_well
from tests.support.processing import Feedback, fails, rows
from tests.support.vector_layers import KNOT, layer_of, opened

COUNT = len(airports_in(COAST))
IN_ALPS = len(airports_in(ALPS))


def watched(*limits, shapes=(COAST, ALPS)):
    wkts = [shape if isinstance(shape, str) else shape.wkt for shape in shapes]
    names = ["Coast", "Alps", "=Knot"][: len(wkts)]
    return layer_of("Polygon", wkts, name=names, most=list(limits))


def given(layer, **changes):
    limit = 'to_real("most")'
    return {
        "SOURCE": SOURCE,
        "AREA": layer,
        "METRIC": "locations",
        "LIMIT": limit,
        "OUTPUT": "TEMPORARY_OUTPUT",
        **changes,
    }


def test_each_area_is_ok_near_or_breached(run):
    feedback = Feedback()
    limits = str(COUNT), str(IN_ALPS - 1), "10000"
    layer = layer_of(
        "Polygon", [COAST.wkt, ALPS.wkt, COAST.wkt], name=["near", "breached", "ok"], most=list(limits)
    )
    found = rows(run, run("checklimits", feedback, **given(layer)))
    assert [row["status"] for row in found] == [row["name"] for row in found] == ["near", "breached", "ok"]
    assert [row["value"] for row in found] == [COUNT, IN_ALPS, COUNT]
    assert [row["headroom"] for row in found] == [0.0, -1.0, 10000.0 - COUNT]
    assert all(datetime.fromisoformat(row["checked_at"]).tzinfo for row in found)
    assert "The limit of 1 area is breached: breached." in feedback.warnings


def test_a_breach_fails_a_run_that_is_asked_to_after_all_is_written(run, tmp_path):
    output, history = tmp_path / "checked.gpkg", tmp_path / "history.csv"
    more = {"OUTPUT": str(output), "HISTORY": str(history), "FAIL_ON_BREACH": True}
    for _ in range(2):
        text = fails(run, "checklimits", **given(watched("1", "10000"), **more))
        assert text == "The limit of 1 area is breached: Coast." and is_told_well(text)
    assert [feature["status"] for feature in opened(str(output)).getFeatures()] == ["breached", "ok"]
    with history.open(encoding="utf-8", newline="") as file:
        told = list(csv.DictReader(file))
    assert [(row["area"], row["status"], float(row["value"])) for row in told] == 2 * [
        ("Coast", "breached", COUNT),
        ("Alps", "ok", IN_ALPS),
    ]


def test_an_area_that_cant_be_checked_has_its_reason(run, tmp_path):
    feedback, history = Feedback(), tmp_path / "history.csv"
    layer = watched("10000", NULL, "5", shapes=(COAST, ALPS, KNOT))
    found = rows(run, run("checklimits", feedback, **given(layer, HISTORY=str(history))))
    assert [row["status"] for row in found] == ["ok", "failed", "failed"]
    assert found[1]["message"] == "The area has no limit." and "crosses itself" in found[2]["message"]
    assert any("2 areas could not be checked: Alps" in each for each in feedback.warnings)
    assert "'=Knot" in history.read_text("utf-8")


def test_a_metric_that_is_not_there_is_told_with_those_that_are(run):
    text = fails(run, "checklimits", **given(watched("1", "1"), METRIC="nothing", FAIL_ON_BREACH=True))
    assert "2 areas could not be checked" in text
    found = rows(run, run("checklimits", **given(watched("1", "1"), METRIC="nothing")))
    assert "no number for 'nothing', but " in found[0]["message"] and "locations" in found[0]["message"]


@pytest.mark.parametrize(
    ("changes", "piece"),
    [({"LIMIT": "'much'"}, "is not a number"), ({"LIMIT": '"most" +'}, "expression of LIMIT is not valid")],
)
def test_a_limit_that_is_none_is_told_before_a_request(run, sandbox, changes, piece):
    assert piece in fails(run, "checklimits", **given(watched("1", "1"), **changes))
    assert not sandbox.requests


def test_an_empty_area_has_all_of_its_headroom(run):
    (row,) = rows(run, run("checklimits", **given(watched("7", shapes=(OCEAN,)))))
    assert (row["value"], row["headroom"], row["status"]) == (0.0, 7.0, "ok")

"""``ringprofile`` and ``prospectiverisks`` in QGIS."""

from __future__ import annotations

import pytest
from qgis.core import NULL

from tests.support.circles import meters
from tests.support.oracle import is_told_well
from tests.support.processing import Feedback, fails, rows
from tests.support.vector_layers import opened, sites

HERE = [(9.5200, 47.1400), (9.5210, 47.1400), (9.5220, 47.1400), (9.6000, 47.2000)]
"""Three within 152 m, and one far away."""
TIV = 'to_real("tiv")'


def layer(*values, places=HERE, **columns):
    wkts = [f"POINT({lon} {lat})" for lon, lat in places[: len(values)]]
    return sites(*wkts, tiv=list(values), **columns)


def test_a_ring_profile_has_each_location_by_distance(run):
    given = {"INPUT": layer("10", "20", NULL, "55"), "CENTERS": layer("1"), "VALUE": TIV, "MAX_RADIUS": 200}
    feedback = Feedback()
    found = rows(run, run("ringprofile", feedback, **given, OUTPUT="TEMPORARY_OUTPUT"))
    assert [(row["location"], row["value"], row["cumulative"]) for row in found] == [
        (1, 10.0, 10.0),
        (2, 20.0, 30.0),
        (3, 0.0, 30.0),
    ]
    expected = [meters(HERE[0], place) for place in HERE[:3]]
    assert [row["distance"] for row in found] == pytest.approx(expected, abs=0.0002)
    assert "1 feature has no value" in " ".join(feedback.warnings)


def test_uncertain_positions_are_a_certain_and_a_possible_sum(run):
    given = {
        "INPUT": layer("10", "20", off=["0", "100"]),
        "CENTERS": layer("1"),
        "VALUE": TIV,
        "MAX_RADIUS": 200,
    }
    results = run("ringprofile", **given, UNCERTAINTY='to_real("off")', OUTPUT="TEMPORARY_OUTPUT")
    told = [(row["cumulative"], row["certain"], row["possible"]) for row in rows(run, results)]
    assert told == [(10.0, 10.0, 30.0), (30.0, 10.0, 30.0)]


def test_risks_are_compared_at_each_radius(run, tmp_path):
    given = {
        "INPUT": layer("100", "7", places=[HERE[0], HERE[3]]),
        "VALUE": TIV,
        "PORTFOLIO": layer("10", "20", "30", "55"),
        "PORTFOLIO_VALUE": TIV,
        "RADII": "50,100",
        "LIMIT": 155,
    }
    path = run("prospectiverisks", **given, OUTPUT=str(tmp_path / "risks.gpkg"))["OUTPUT"]
    names = (
        "risk",
        "radius",
        "before",
        "after",
        "locations",
        "worst_before",
        "worst_after",
        "headroom",
        "breach",
    )
    told = [tuple(feature[name] for name in names) for feature in opened(path).getFeatures()]
    assert told == [
        (1, 50.0, 10.0, 110.0, 1, 30.0, 130.0, 25.0, 0),
        (1, 100.0, 30.0, 130.0, 2, 60.0, 160.0, -5.0, 1),
        (2, 50.0, 55.0, 62.0, 1, 55.0, 62.0, 93.0, 0),
        (2, 100.0, 55.0, 62.0, 1, 55.0, 62.0, 93.0, 0),
    ]


def test_uncertain_portfolios_bound_the_value_before(run):
    given = {"INPUT": layer("1"), "VALUE": TIV, "PORTFOLIO_VALUE": TIV, "RADII": "200", "LIMIT": 5}
    given["PORTFOLIO"] = layer("10", "20", off=["0", "5000"])
    results = run("prospectiverisks", **given, UNCERTAINTY='to_real("off")', OUTPUT="TEMPORARY_OUTPUT")
    (row,) = rows(run, results)
    assert (row["certain"], row["before"], row["possible"]) == (10.0, 30.0, 30.0)


def test_without_a_limit_there_is_no_headroom(run):
    given = {
        "INPUT": layer("1"),
        "VALUE": TIV,
        "PORTFOLIO": layer("10"),
        "PORTFOLIO_VALUE": TIV,
        "RADII": "50",
    }
    (row,) = rows(run, run("prospectiverisks", **given, OUTPUT="TEMPORARY_OUTPUT"))
    assert row["limit"] == row["headroom"] == NULL and row["breach"] == 0


@pytest.mark.parametrize(
    ("name", "changes", "piece"),
    [
        ("ringprofile", {"MAX_RADIUS": 0}, "MAX_RADIUS is 0 m. Enter a radius"),
        (
            "ringprofile",
            {"CENTERS": lambda: sites("POINT EMPTY", tiv=["1"])},
            "No feature of CENTERS has a position",
        ),
        ("ringprofile", {"INPUT": layer}, "INPUT has no features"),
        ("ringprofile", {"VALUE": "-1"}, "has the negative value -1"),
        ("prospectiverisks", {"RADII": "0"}, "is not a valid radius"),
        ("prospectiverisks", {"RADII": "200000"}, "RADII is 200000 m. Enter a radius"),
        ("prospectiverisks", {"PORTFOLIO": layer}, "PORTFOLIO has no features"),
        ("prospectiverisks", {"PORTFOLIO_VALUE": "'x'"}, "is not a number"),
        ("prospectiverisks", {"PORTFOLIO_VALUE": "1 +"}, "expression of PORTFOLIO_VALUE is not valid"),
    ],
)
def test_input_that_is_none_is_told_and_nothing_is_written(run, tmp_path, name, changes, piece):
    given = {
        "ringprofile": {"INPUT": layer("1"), "CENTERS": layer("1"), "VALUE": TIV, "MAX_RADIUS": 100},
        "prospectiverisks": {
            "INPUT": layer("1"),
            "VALUE": TIV,
            "PORTFOLIO": layer("1"),
            "PORTFOLIO_VALUE": TIV,
            "RADII": "50",
        },
    }[name]
    # A layer is made here: one that outlives QGIS ends the process.
    changed = {key: value() if callable(value) else value for key, value in changes.items()}
    text = fails(run, name, **{**given, **changed}, OUTPUT=str(tmp_path / "x.gpkg"))
    assert piece in text and is_told_well(text) and list(tmp_path.iterdir()) == []

"""The sandbox's accumulation (spec 4.3, 4.4): its sums against the entries of the same area."""

from __future__ import annotations

from collections import defaultdict

import pytest

from sandbox.testing import V1, V2, circle, message, running, square

EUROPE = {"source": "pf_airports", "shape": square(-10, 35, 30, 60)}
BUFFERS = {"source": "pf_airports", "shape": circle((51.47, -0.45)), "radiuses": [10_000, 300_000]}
TIVS = ("BuildingTIV", "OtherTIV", "ContentsTIV", "BITIV")


def summed(records):
    sums = defaultdict(lambda: dict.fromkeys(("locations", *TIVS, "TIV"), 0))
    for record in records:
        line = sums[record["LocCurrency"]]
        line["locations"] += 1
        for name in TIVS:
            line[name] += record[name] or 0
            line["TIV"] += record[name] or 0
    return dict(sums)


@pytest.mark.parametrize("version", [V1, V2])
def test_sums_are_by_currency_and_those_of_the_entries(sandbox, version):
    answer = sandbox.post(version + "accumulation/selection", EUROPE).json()
    records = sandbox.post(version + "entries/selection", EUROPE).json()
    metrics = answer["metrics"]
    assert answer["source"] == "pf_airports"
    assert metrics["locations"] == len(records)
    assert metrics["countries"] == len({record["CountryCode"] for record in records})
    assert metrics["accounts"] == len({record["AccNumber"] for record in records})
    expected = summed(records)
    assert len(expected) > 10
    assert metrics["currencies"] == {name: pytest.approx(line) for name, line in expected.items()}


@pytest.mark.parametrize("version", [V1, V2])
def test_metrics_come_per_radius(sandbox, version):
    answers = sandbox.post(version + "accumulation/buffer", BUFFERS).json()
    sets = sandbox.post(version + "entries/buffer-selection", BUFFERS).json()
    for answer, records in zip(answers, sets):
        expected = {name: pytest.approx(line) for name, line in summed(records).items()}
        assert answer["metrics"]["currencies"] == expected
    assert len(answers) == 2


def test_filters_narrow_the_accumulation(sandbox):
    swiss = [{"field": "CountryCode", "value": "CH"}]
    first = sandbox.post(V1 + "accumulation/selection", {**EUROPE, "filters": swiss}).json()
    assert first == sandbox.post(V2 + "accumulation/selection", {**EUROPE, "filters_v2": swiss}).json()
    assert list(first["metrics"]["currencies"]) == ["CHF"]


def test_flat_metrics_keep_the_currencies_apart():
    with running(metrics_form="flat") as sandbox:
        answer = sandbox.post(V2 + "accumulation/selection", EUROPE).json()
        assert answer["TIV_EUR"] > answer["BuildingTIV_EUR"] > 0
        assert all(isinstance(value, (int, float)) for value in answer.values())


@pytest.mark.parametrize(
    ("form", "read"),
    [
        ("objects", lambda body: [item["accumulation"] for item in body["results"]]),
        ("keyed", lambda body: [body["10000"], body["300000"]]),
    ],
)
def test_other_forms_of_the_sets(sandbox, form, read):
    plain = sandbox.post(V2 + "accumulation/buffer", BUFFERS).json()
    with running(radius_form=form) as other:
        assert read(other.post(V2 + "accumulation/buffer", BUFFERS).json()) == plain


@pytest.mark.parametrize("path", ["accumulation/selection", "accumulation/layer"])
def test_a_source_without_accumulation_gives_403(sandbox, path):
    answer = sandbox.post(V1 + path, {**EUROPE, "source": "pf_event_set"})
    assert answer.status_code == 403
    assert "not enabled" in message(answer)


@pytest.mark.parametrize(
    "area", [{}, {"shape": EUROPE["shape"]}, {k: BUFFERS[k] for k in ("shape", "radiuses")}]
)
def test_the_layer_has_the_same_sums_cell_by_cell(sandbox, area):
    body = {"source": "pf_airports", "filters": [{"field": "CountryCode", "value": "FR"}], **area}
    cells = sandbox.post(V1 + "accumulation/layer", body).json()["features"]
    search = {"source": "pf_airports", "filters": body["filters"]}
    located = sandbox.post(V2 + "points/selection/search", search).json()["features"]
    assert cells
    for cell in cells:
        ring = cell["geometry"]["coordinates"][0]
        assert ring[0] == ring[-1] and len(ring) == 5
        (west, south), (east, north) = ring[0], ring[2]
        inside = [
            point
            for point in located
            if west <= point["geometry"]["coordinates"][0] < east
            and south <= point["geometry"]["coordinates"][1] < north
            and point["properties"]["LocCurrency"] == cell["properties"]["currency"]
        ]
        assert 0 < cell["properties"]["locations"] <= len(inside)
        assert area or cell["properties"]["locations"] == len(inside)

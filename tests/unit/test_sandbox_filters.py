"""The sandbox's filters (spec 2.4, 4.4, 9): keys, trees, readings, and what is refused."""

from __future__ import annotations

import pytest

from sandbox.data.catalogue import load
from sandbox.testing import V1, V2, message, running, square

EUROPE = square(-10, 35, 30, 60)
BODY = {"source": "pf_airports", "shape": EUROPE}
SWISS = {"field": "CountryCode", "value": "CH"}
FRENCH = {"field": "CountryCode", "value": "FR"}
HANGAR = {"field": "OccupancyCode", "value": "1254"}
AVIATION = {"field": "LOB", "value": "Aviation"}


def ids(answer):
    assert answer.status_code == 200, answer.text
    return {item["id"] for item in answer.json()["features"]}


def expected(*conditions):
    """The identifiers of the airports in EUROPE that meet all (column, values) conditions."""
    table = load("pf_airports").table
    return {
        table["id"][row]
        for row in range(len(table["id"]))
        if -10 <= table["Longitude"][row] <= 30
        and 35 <= table["Latitude"][row] <= 60
        and all(table[column][row] in values for column, values in conditions)
    }


def test_the_filter_hierarchy_as_v2_filters_is_a_valid_selection():
    with running(hierarchy_form="values") as sandbox:
        tree = sandbox.get(V1 + "provision/filters", source="pf_airports").json()["filters"]
        swiss = next(item for item in tree if item == {**SWISS, "filters": item.get("filters")})
        assert ids(sandbox.post(V2 + "points/selection", {**BODY, "filters_v2": [swiss]})) == expected(
            ("CountryCode", {"CH"})
        )


def test_places_require_a_country(sandbox):
    body = {"source": "pf_places", "shape": EUROPE}
    refused = sandbox.post(V2 + "points/selection", body)
    assert refused.status_code == 400 and "CountryCode" in message(refused)
    assert len(ids(sandbox.post(V2 + "points/selection", {**body, "filters_v2": [SWISS]}))) > 1000


@pytest.mark.parametrize(
    ("path", "key", "status"),
    [
        (V1 + "points/selection", "filters", 200),
        (V1 + "points/selection", "filters_v2", 400),
        (V2 + "points/selection", "filters_v2", 200),
        (V2 + "points/selection", "filters", 400),
        (V2 + "entries/selection", "filters", 400),
        (V2 + "accumulation/selection", "filters", 400),
        (V2 + "points/selection/search", "filters", 200),
        (V2 + "points/selection/search", "filters_v2", 400),
        (V2 + "entries/selection/search", "filters_v2", 400),
        (V1 + "points/selection", "params", 400),
        (V2 + "points/selection", "params", 400),
    ],
)
def test_each_endpoint_takes_its_own_key_of_the_filters(sandbox, path, key, status):
    body = {"source": "pf_airports", key: [SWISS]}
    if "search" not in path:
        body["shape"] = EUROPE
    assert sandbox.post(path, body).status_code == status


TREES = [
    ("one", [SWISS], [("CountryCode", {"CH"})]),
    ("other fields are AND", [SWISS, HANGAR], [("CountryCode", {"CH"}), ("OccupancyCode", {"1254"})]),
    ("one field is OR", [SWISS, FRENCH], [("CountryCode", {"CH", "FR"})]),
    (
        "a child narrows its parent",
        [{**SWISS, "filters": [{**HANGAR, "filters": [AVIATION]}]}],
        [("CountryCode", {"CH"}), ("OccupancyCode", {"1254"}), ("LOB", {"Aviation"})],
    ),
]


@pytest.mark.parametrize(("name", "tree", "conditions"), TREES)
def test_v2_filters_form_a_tree(sandbox, name, tree, conditions):
    found = ids(sandbox.post(V2 + "points/selection", {**BODY, "filters_v2": tree}))
    assert found == expected(*conditions) and found, name


def test_a_child_narrows_only_its_own_parent(sandbox):
    tree = [{**SWISS, "filters": [HANGAR]}, FRENCH]
    found = ids(sandbox.post(V2 + "points/selection", {**BODY, "filters_v2": tree}))
    assert found == expected(("CountryCode", {"CH"}), ("OccupancyCode", {"1254"})) | expected(
        ("CountryCode", {"FR"})
    )


@pytest.mark.parametrize(
    ("reading", "conditions"),
    [
        ("all", [[("CountryCode", {"CH"}), ("OccupancyCode", {"1254"})]]),
        ("any", [[("CountryCode", {"CH"})], [("OccupancyCode", {"1254"})]]),
    ],
)
def test_other_readings_of_the_tree(reading, conditions):
    with running(tree_reading=reading) as sandbox:
        found = ids(sandbox.post(V2 + "points/selection", {**BODY, "filters_v2": [SWISS, HANGAR]}))
        assert found == set().union(*(expected(*group) for group in conditions))


def test_v1_filters_are_all_and_combined(sandbox):
    both = [SWISS, HANGAR]
    found = ids(sandbox.post(V1 + "points/selection", {**BODY, "filters": both}))
    assert found == expected(("CountryCode", {"CH"}), ("OccupancyCode", {"1254"}))
    assert ids(sandbox.post(V1 + "points/selection", {**BODY, "filters": [SWISS, FRENCH]})) == set()


@pytest.mark.parametrize(
    ("path", "key"),
    [(V1 + "points/selection", "filters"), (V2 + "points/selection/search", "filters")],
)
def test_nesting_is_refused_in_v1_and_in_searches(sandbox, path, key):
    body = {"source": "pf_airports", key: [{**SWISS, "filters": [HANGAR]}]}
    if "search" not in path:
        body["shape"] = EUROPE
    answer = sandbox.post(path, body)
    assert answer.status_code == 400 and "flat" in message(answer)


@pytest.mark.parametrize(
    "filters",
    [
        {},
        "CH",
        ["CH"],
        [{"field": "CountryCode"}],
        [{"value": "CH"}],
        [{"field": "YearBuilt", "value": 1990}],
        [{**SWISS, "operator": "not"}],
        [{"field": "Nothing", "value": "x"}],
        [{**SWISS, "filters": {}}],
        [{**SWISS, "filters": [{"field": "LOB"}]}],
    ],
)
def test_malformed_filters_give_400(sandbox, filters):
    assert sandbox.post(V2 + "points/selection", {**BODY, "filters_v2": filters}).status_code == 400


def test_filters_inside_params():
    with running(filters_in_params=True) as sandbox:
        found = ids(sandbox.post(V2 + "points/selection", {**BODY, "params": {"filters_v2": [SWISS]}}))
        assert found == expected(("CountryCode", {"CH"}))
        assert sandbox.post(V2 + "points/selection", {**BODY, "filters_v2": [SWISS]}).status_code == 400
        assert sandbox.post(V1 + "points/selection", {**BODY, "filters": [SWISS]}).status_code == 200

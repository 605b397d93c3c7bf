"""The sandbox against sections 2.1, 2.7, 4.2 to 4.4 and 4.10, and its switches for the gaps."""

from __future__ import annotations

import csv
import io
import json

import pytest

from sandbox.data.catalogue import load
from sandbox.testing import V1, V2, circle, running, square

EUROPE = square(-10, 35, 30, 60)
BODY = {"source": "pf_airports", "shape": EUROPE}
BUFFERS = {"source": "pf_airports", "shape": circle((51.47, -0.45)), "radiuses": [50_000, 10_000]}
SWISS = {"field": "CountryCode", "value": "CH"}
HANGAR = {"field": "OccupancyCode", "value": "1254"}


def ids(answer):
    assert answer.status_code == 200, answer.text
    return {item["id"] for item in answer.json()["features"]}


def selected(sandbox, **filters):
    """The identifiers of the points of BODY."""
    return ids(sandbox.post(V2 + "points/selection", {**BODY, **filters}))


def test_the_provision_lists_all_sources_of_the_key(sandbox):
    body = sandbox.get(V1 + "provision").json()
    assert set(body) == {"provisioning"}
    assert set(body["provisioning"]) == {"pf_airports", "pf_places", "pf_event_set"}
    assert not body["provisioning"]["pf_event_set"]["reports"]["accumulation"]["enabled"]
    required = [item["field"] for item in body["provisioning"]["pf_places"]["filters"] if item["required"]]
    assert required == ["CountryCode"]


def test_the_provision_of_one_source_has_exactly_the_fields_of_the_table(sandbox):
    body = sandbox.get(V1 + "provision", source="pf_airports").json()
    assert set(body["provisioning"]) == {"pf_airports"}
    source = body["provisioning"]["pf_airports"]
    assert set(source) == {"columns", "filters", "reports"}
    assert source["reports"] == {"accumulation": {"enabled": True}}
    assert all(set(column) == {"field", "type"} for column in source["columns"])
    types = {column["field"]: column["type"] for column in source["columns"]}
    assert (types["BuildingTIV"], types["LocName"], types["YearBuilt"]) == ("number", "string", "integer")
    for item in source["filters"]:
        assert set(item) == {"field", "label", "required", "values"}
        assert item["label"] and isinstance(item["required"], bool)
        assert all(isinstance(value, str) for value in item["values"])


def test_another_edition_has_rows_that_are_new_gone_or_others_at_the_same_address():
    with running() as started:
        first = started.post(V2 + "points/selection", BODY).json()["features"]
        started.change(edition=1)
        second = started.post(V2 + "points/selection", BODY).json()["features"]
        started.restore()
        assert started.post(V2 + "points/selection", BODY).json()["features"] == first
    before, after = ({item["id"]: item["properties"] for item in features} for features in (first, second))
    fiftieth = len(before) / 50
    worth_more = [name for name in before.keys() & after.keys() if before[name] != after[name]]
    for rows in (before.keys() - after.keys(), after.keys() - before.keys(), worth_more):
        assert len(rows) == pytest.approx(fiftieth, rel=0.3)
    name = worth_more[0]
    assert after[name]["BuildingTIV"] == round(before[name]["BuildingTIV"] * 1.1, 2)


def test_a_withdrawn_source_is_unknown_and_not_listed():
    with running(withdrawn=("pf_airports",)) as started:
        assert set(started.get(V1 + "provision").json()["provisioning"]) == {"pf_places", "pf_event_set"}
        assert started.get(V1 + "provision", source="pf_airports").status_code == 404
        assert started.post(V2 + "points/selection", BODY).status_code == 404


def test_a_running_sandbox_takes_no_switch_that_there_is_not(sandbox):
    for switches, error in (
        ({"editions": 1}, TypeError),
        ({"radius_form": "square"}, ValueError),
        ({"port": 1}, ValueError),
    ):
        with pytest.raises(error):
            sandbox.change(**switches)


@pytest.mark.parametrize("path", ["provision", "provision/filters"])
@pytest.mark.parametrize(("source", "status"), [("nowhere", 404), ("pf_restricted", 403)])
def test_the_provision_of_a_source_out_of_reach(sandbox, path, source, status):
    assert sandbox.get(V1 + path, source=source).status_code == status


def test_the_filter_hierarchy_names_the_fields_below_each_other(sandbox):
    root = sandbox.get(V1 + "provision/filters", source="pf_airports").json()["filters"][0]
    assert (root["field"], root["filters"][0]["field"]) == ("CountryCode", "LOB")
    assert root["filters"][0]["filters"][0]["values"] == ["1252", "1254"]
    assert "CH" in root["values"]


@pytest.mark.parametrize("path", ["points/selection", "points/buffer-selection"])
def test_points_are_geojson_with_an_id(sandbox, path):
    body = {**BUFFERS, "radiuses": [50_000]} if "buffer" in path else BODY
    answer = sandbox.post(V1 + path, body).json()
    assert answer["type"] == "FeatureCollection"
    first = answer["features"][0]
    assert first["geometry"]["type"] == "Point" and len(first["geometry"]["coordinates"]) == 2
    assert first["id"] == first["properties"]["id"]
    assert 8 <= len(first["properties"]) <= 12


# Entries: columns and pages (spec 2.7, 4.10).


@pytest.mark.parametrize("version", [V1, V2])
def test_entries_have_the_wanted_columns(sandbox, version):
    records = sandbox.post(version + "entries/selection", {**BODY, "columns": ["LocName", "BITIV"]}).json()
    assert len(records) == len(selected(sandbox))
    assert all(list(record) == ["LocName", "BITIV"] for record in records)


def test_entries_without_columns_have_all(sandbox):
    columns = [c["field"] for c in load("pf_airports").provision["columns"]]
    records = sandbox.post(V1 + "entries/selection", {**BODY, "limit": 1}).json()
    assert list(records[0]) == columns
    assert records[0]["DataOrigin"] == "real place, synthetic values"


@pytest.mark.parametrize(
    "extra",
    [
        {"columns": ["Nothing"]},
        {"columns": "LocName"},
        {"limit": 0},
        {"limit": -1},
        {"limit": "5"},
        {"limit": True},
        {"limit": 5, "page": -1},
        {"limit": 5, "page": 1.5},
        {"offset": 3},
    ],
)
def test_wrong_columns_and_pages_give_400(sandbox, extra):
    assert sandbox.post(V2 + "entries/selection", {**BODY, **extra}).status_code == 400


@pytest.mark.parametrize("path", [V1 + "points/selection", V2 + "accumulation/selection"])
@pytest.mark.parametrize("extra", [{"limit": 5}, {"page": 0}, {"columns": ["LocName"]}])
def test_only_entries_have_columns_and_pages(sandbox, path, extra):
    assert sandbox.post(path, {**BODY, **extra}).status_code == 400


def pages(sandbox, body, limit):
    found, page = [], 0
    while True:
        records = sandbox.post(V2 + "entries/selection", {**body, "limit": limit, "page": page}).json()
        found += records
        page += 1
        if len(records) < limit:
            return found


@pytest.mark.parametrize("limit", [7, 1000, 5000])
def test_pages_start_at_0_and_end_with_a_short_one(sandbox, limit):
    body = {**BODY, "columns": ["id"], "filters_v2": [SWISS]}
    found = [record["id"] for record in pages(sandbox, body, limit)]
    assert len(found) == len(set(found))
    assert set(found) == selected(sandbox, filters_v2=[SWISS])


def test_a_silent_cap_of_limit():
    with running(max_limit=10) as sandbox:
        body = {**BODY, "limit": 100}
        assert len(sandbox.post(V2 + "entries/selection", body).json()) == 10
        assert len(selected(sandbox)) > 1000


def test_a_service_that_ignores_the_page():
    with running(ignore_page=True) as sandbox:
        first, second = (
            sandbox.post(V2 + "entries/selection", {**BODY, "limit": 5, "page": page}).json()
            for page in (0, 1)
        )
        assert len(first) == 5 and first == second


def test_limit_over_all_sets_or_in_each():
    body = {**BUFFERS, "columns": ["id"], "limit": 3, "page": 0}
    for scope, sizes in (("set", [3, 2]), ("request", [3, 0])):
        with running(limit_scope=scope) as sandbox:
            sets = sandbox.post(V1 + "entries/buffer-selection", body).json()
            assert [len(records) for records in sets] == sizes


# One result set per radius (spec 2.3), and what is around them.


def test_one_result_set_per_radius_in_the_order_sent(sandbox):
    large, small = sandbox.post(V2 + "points/buffer-selection", BUFFERS).json()
    assert {item["id"] for item in small["features"]} < {item["id"] for item in large["features"]}


@pytest.mark.parametrize(
    ("form", "read"),
    [
        ("objects", lambda body: {item["radius"]: item["points"] for item in body["results"]}),
        ("keyed", lambda body: {float(radius): found for radius, found in body.items()}),
    ],
)
def test_other_forms_of_the_result_sets(sandbox, form, read):
    plain = sandbox.post(V2 + "points/buffer-selection", BUFFERS).json()
    with running(radius_form=form) as other:
        found = read(other.post(V2 + "points/buffer-selection", BUFFERS).json())
    assert found == dict(zip(BUFFERS["radiuses"], plain))


@pytest.mark.parametrize("wrapper", ["result", "results", "points", "data", "entries"])
def test_wrappers(sandbox, wrapper):
    plain = sandbox.post(V2 + "points/selection", BODY).json()
    with running(wrapper=wrapper) as other:
        assert other.post(V2 + "points/selection", BODY).json() == {wrapper: plain}


@pytest.mark.parametrize(
    ("form", "keys"),
    [
        ("geojson", {"type", "id", "geometry", "properties"}),
        ("features", {"type", "id", "geometry", "properties"}),
        ("records", {"LocName"}),
        ("records-latlon", {"LocName", "lat", "lon"}),
    ],
)
def test_forms_of_records(form, keys):
    with running(record_form=form) as sandbox:
        body = sandbox.post(V2 + "entries/selection", {**BODY, "columns": ["LocName"], "limit": 1}).json()
        record = body["features"][0] if form == "geojson" else body[0]
        assert set(record) == keys


@pytest.mark.parametrize(("name", "delimiter"), [("comma", ","), ("semicolon", ";"), ("tab", "\t")])
@pytest.mark.parametrize("kind", ["points", "entries"])
def test_csv_says_the_same_as_json(name, delimiter, kind):
    with running(csv_delimiter=name) as sandbox:
        text = sandbox.post(V2 + f"{kind}/selection", BODY, "text/csv").text
        rows = list(csv.DictReader(io.StringIO(text), delimiter=delimiter))
        assert {row["id"] for row in rows} == selected(sandbox)
        assert all(-10 <= float(row["Longitude"]) <= 30 for row in rows)


def test_csv_holds_one_radius(sandbox):
    assert sandbox.post(V2 + "points/buffer-selection", BUFFERS, "text/csv").status_code == 400
    one = {**BUFFERS, "radiuses": [10_000]}
    assert len(sandbox.post(V2 + "points/buffer-selection", one, "text/csv").text.splitlines()) == 3


# Searches and attributes (spec 4.3, 4.4).


def test_the_three_searches_agree(sandbox):
    filters, columns = [SWISS, HANGAR], ["id", "LocName"]
    query = {"source": "pf_airports", "columns": "id,LocName", "filters": json.dumps(filters)}
    first = sandbox.get(V1 + "entries/selection/search", **query).json()
    body = {"source": "pf_airports", "columns": columns, "filters": filters}
    assert first and sandbox.post(V2 + "entries/selection/search", body).json() == first
    points = sandbox.post(V2 + "points/selection/search", body).json()["features"]
    assert [point["properties"] for point in points] == first


@pytest.mark.parametrize(
    "query",
    [{}, {"filters": "{"}, {"filters": '{"a":1}'}, {"columns": "Nothing"}, {"limit": "5"}, {"q": "text"}],
)
def test_the_v1_search_refuses_what_is_wrong(sandbox, query):
    source = {"source": "pf_airports"} if query else {}
    assert sandbox.get(V1 + "entries/selection/search", **source, **query).status_code == 400


@pytest.mark.parametrize("extra", [{"limit": 5}, {"shape": EUROPE}, {"columns": "id"}, {"filters": {}}])
def test_the_v2_search_refuses_what_is_wrong(sandbox, extra):
    body = {"source": "pf_airports", **extra}
    assert sandbox.post(V2 + "entries/selection/search", body).status_code == 400


def test_attributes_of_a_point(sandbox):
    record = sandbox.get(V1 + "points/attributes", source="pf_airports", value="apt-EGLL").json()
    assert (record["LocNumber"], record["City"], record["LocCurrency"]) == ("EGLL", "London", "GBP")


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ({"source": "pf_airports", "value": "nothing"}, 404),
        ({"source": "pf_airports"}, 400),
        ({"value": "apt-EGLL"}, 400),
        ({"source": "nowhere", "value": "x"}, 404),
    ],
)
def test_attributes_of_nothing(sandbox, query, status):
    assert sandbox.get(V1 + "points/attributes", **query).status_code == status

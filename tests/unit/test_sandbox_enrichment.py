"""The sandbox against sections 2.6, 4.6 and 4.8: enrichment of points and of a live event's entries."""

from __future__ import annotations

import pytest
from shapely.geometry import Point, shape

from sandbox.hazards import LAYERS, ORIGIN, zones
from sandbox.testing import message, running

SINGLE = "/graph/featureinfo/risk-lookup/api/v1/bfi/single"
BATCH = "/graph/featureinfo/enrichment/api/v1/bfi/batch"
EVENT = "/graph/api/v1/live-events/footprints/{}/enrich/entries"
ZURICH = {"lat": 47.4, "lng": 8.5}
QUERY = {**ZURICH, "layers": "wind_bands,flood_zones", "operation": "enhance"}
BODY = {"points": [{"id": "a", **ZURICH}], "layers": ["wind_bands"], "operation": "enhance"}


def test_enhance_returns_the_attributes_by_layer(sandbox):
    body = sandbox.get(SINGLE, **QUERY).json()
    assert set(body) == {"location", "layers"}
    assert body["location"] == ZURICH
    assert list(body["layers"]) == ["wind_bands", "flood_zones"]
    assert body["layers"]["wind_bands"]["storm"] == "storm-anton"
    assert body["layers"]["wind_bands"]["origin"] == ORIGIN
    assert body["layers"]["flood_zones"] == {}


def test_count_returns_count_and_features(sandbox):
    layers = sandbox.get(SINGLE, **{**QUERY, "operation": "count"}).json()["layers"]
    assert layers["flood_zones"] == {"count": 0, "features": []}
    assert layers["wind_bands"]["count"] == len(layers["wind_bands"]["features"]) == 1


@pytest.mark.parametrize("layer", LAYERS)
def test_each_zone_is_found_at_a_point_inside_it(sandbox, layer):
    for zone in zones(layer)[:20]:
        inside = zone.geometry.representative_point()
        body = sandbox.get(SINGLE, lat=inside.y, lng=inside.x, layers=layer, operation="count").json()
        assert zone.attributes in body["layers"][layer]["features"]


@pytest.mark.parametrize(
    "change",
    [
        {"lat": 91},
        {"lng": "-180.5"},
        {"lat": "north"},
        {"lat": ""},
        {"layers": "nothing"},
        {"layers": ""},
        {"layers": "wind_bands,"},
        {"operation": "sum"},
        {"operation": ""},
    ],
)
def test_invalid_coordinates_layers_and_operations_give_400(sandbox, change):
    answer = sandbox.get(SINGLE, **{**QUERY, **change})
    assert answer.status_code == 400 and message(answer)


def test_a_batch_answers_each_point_in_order(sandbox):
    points = [{"id": name, "lat": lat, "lng": 8.5} for name, lat in (("b", 47.4), ("a", -47.4), ("b", 47.4))]
    answer = sandbox.post(BATCH, {**BODY, "points": points}).json()
    assert [record["id"] for record in answer] == ["b", "a", "b"]
    assert all(set(record) == {"id", "location", "enrichment"} for record in answer)
    assert answer[1] == {"id": "a", "location": {"lat": -47.4, "lng": 8.5}, "enrichment": {"wind_bands": {}}}
    single = sandbox.get(SINGLE, **{**QUERY, "layers": "wind_bands"}).json()
    assert answer[0]["enrichment"] == single["layers"]


@pytest.mark.parametrize(
    "change",
    [
        {"points": []},
        {"points": {}},
        {"points": [{"id": 1, **ZURICH}]},
        {"points": [{"id": "a", "lat": 1, "lon": 2}]},
        {"points": [{"id": "a", "lat": "1", "lng": 2}]},
        {"points": [{"id": "a", "lat": 91, "lng": 2}]},
        {"points": [{"id": "a", **ZURICH}, {"id": "b", "lat": None, "lng": 2}]},
        {"points": [{"id": "a", **ZURICH, "name": "x"}]},
        {"layers": "wind_bands"},
        {"layers": []},
        {"layers": ["nothing"]},
        {"operation": None},
        {"format": "json"},
    ],
)
def test_a_wrong_batch_gives_400(sandbox, change):
    answer = sandbox.post(BATCH, {**BODY, **change})
    assert answer.status_code == 400 and message(answer)


@pytest.mark.parametrize("key", ["points", "layers", "operation"])
def test_a_batch_needs_all_its_fields(sandbox, key):
    assert sandbox.post(BATCH, {name: BODY[name] for name in BODY if name != key}).status_code == 400


@pytest.mark.parametrize("status", [413, 400])
def test_a_batch_above_the_limit_is_refused(status):
    with running(max_batch=2, batch_status=str(status)) as sandbox:
        assert sandbox.post(BATCH, {**BODY, "points": BODY["points"] * 2}).status_code == 200
        assert sandbox.post(BATCH, {**BODY, "points": BODY["points"] * 3}).status_code == status


@pytest.mark.parametrize("footprint", ["storm-anton", "2026/storm-emil"])
def test_a_footprint_enriches_the_entries_inside_it(sandbox, footprint):
    path = EVENT.format(footprint.replace("/", "%2F"))
    columns = ["id", "Latitude", "Longitude", "CountryCode"]
    entries = sandbox.post(path, {"source": "pf_airports", "columns": columns}).json()["entries"]
    bands = {z.attributes["band"]: z for z in zones("wind_bands") if z.attributes["storm"] == footprint}
    assert len({entry["band"] for entry in entries}) == 3
    for entry in entries:
        assert set(entry) == {*columns, "footprint", "band", "gust_kmh"}
        assert bands[entry["band"]].geometry.intersects(Point(entry["Longitude"], entry["Latitude"]))
    assert len({entry["id"] for entry in entries}) == len(entries)


def test_filters_narrow_the_event(sandbox):
    body = {"source": "pf_airports", "filters": [{"field": "CountryCode", "value": "CH"}]}
    entries = sandbox.post(EVENT.format("storm-anton"), body).json()["entries"]
    assert {entry["CountryCode"] for entry in entries} == {"CH"}


@pytest.mark.parametrize(
    ("footprint", "body", "status"),
    [
        ("unknown", {"source": "pf_airports"}, 404),
        ("2026/storm-emil", {"source": "pf_airports"}, 404),
        ("storm-anton", {"source": "nowhere"}, 404),
        ("storm-anton", {"source": "pf_restricted"}, 403),
        ("storm-anton", {}, 400),
        ("storm-anton", {"source": "pf_airports", "columns": ["Nothing"]}, 400),
    ],
)
def test_wrong_events_are_refused(sandbox, footprint, body, status):
    assert sandbox.post(EVENT.format(footprint), body).status_code == status


@pytest.mark.parametrize("layer", LAYERS)
def test_the_zones_are_valid_and_say_that_they_are_synthetic(layer):
    for zone in zones(layer):
        assert shape(zone.geometry).is_valid
        assert "synthetic" in zone.attributes["origin"]


@pytest.mark.parametrize(
    ("form", "ids"),
    [
        ("whole", ["0", "1", "2", "3"]),
        ("short", ["0", "1", "2"]),
        ("unknown", ["0", "1", "unknown-2", "3"]),
        ("empty", ["0", "1", "", "3"]),
        ("anonymous", ["0", "1", None, "3"]),
        ("doubled", ["0", "1", "1", "3"]),
    ],
)
def test_a_bad_answer_to_a_batch_spoils_ids_and_nothing_else(sandbox, form, ids):
    points = [{"id": str(number), "lat": 47.0 + number, "lng": 8.5} for number in range(4)]
    with sandbox.behaving(batch_form=form):
        answer = sandbox.post(BATCH, {**BODY, "points": points}).json()
    assert [record.get("id") for record in answer] == ids
    assert [record["location"]["lat"] for record in answer] == [47.0, 48.0, 49.0, 50.0][: len(ids)]


def test_a_shuffled_answer_has_all_results_in_another_order(sandbox):
    points = [{"id": str(number), "lat": 1.0 * number, "lng": 8.5} for number in range(9)]
    with sandbox.behaving(batch_form="shuffled"):
        answer = sandbox.post(BATCH, {**BODY, "points": points}).json()
    ids = [record["id"] for record in answer]
    assert ids != sorted(ids) and sorted(ids) == [point["id"] for point in points]
    assert all(record["location"]["lat"] == float(record["id"]) for record in answer)

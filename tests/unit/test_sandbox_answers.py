"""What the sandbox answers, by the sections of the specification, counted apart from its own code.

What `test_rows` counts for each of the 36 rows is not counted here again.
"""

from __future__ import annotations

from collections import defaultdict

import numpy as np
import pytest
import shapely
from geographiclib.geodesic import Geodesic
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely.geometry import Point, shape

from sandbox.data.catalog import load
from sandbox.geodesy import within
from sandbox.hazards import LAYERS, ORIGIN, zones
from sandbox.testing import V1, V2, circle, feature, running, square

PLACES = "/graph/api/v1/places/"
SINGLE = "/graph/featureinfo/risk-lookup/api/v1/bfi/single"
BATCH = "/graph/featureinfo/enrichment/api/v1/bfi/batch"
EVENT = "/graph/api/v1/live-events/footprints/{}/enrich/entries"
POINTS = V2 + "points/selection"
SOURCE = {"source": "pf_airports"}
EUROPE = {**SOURCE, "shape": square(-10, 35, 30, 60)}
BUFFERS = {**SOURCE, "shape": circle((51.47, -0.45)), "radiuses": [10_000, 300_000]}
SWISS, FRENCH = ({"field": "CountryCode", "value": code} for code in ("CH", "FR"))
HANGAR = {"field": "OccupancyCode", "value": "1254"}
AVIATION = {"field": "LOB", "value": "Aviation"}


def ids(answer):
    assert answer.status_code == 200, answer.text
    return {item["id"] for item in answer.json()["features"]}


# 2.5, 4.1: places


def test_each_answer_about_places_has_exactly_the_fields_of_its_table(sandbox):
    address = {"label", "placeId", "geocodingQuality"}
    suggested = sandbox.get(PLACES + "autocomplete", q="london").json()
    found = sandbox.get(PLACES + "geocode", q="10 Downing Street, London").json()
    around = sandbox.get(PLACES + "geocode/reverse", lat=51.4706, lon=-0.46194).json()
    assert [set(body) for body in (suggested, found, around)] == [{"results"}, {"result"}, {"result"}]
    for each in suggested["results"]:
        assert set(each) == {*address, "lat", "lon", "geocodingRequired", "highlights"}
        assert all(piece in each["label"] for piece in each["highlights"]) and each["highlights"]
    assert set(found["result"]) == {*address, "lat", "lon"}
    assert set(around["result"]) == {*address, "type"} and around["result"]["type"] == "address"


def test_a_suggestion_starts_all_words_names_its_quality_and_geocodes_to_itself(sandbox):
    def suggested(query):
        return sandbox.get(PLACES + "autocomplete", q=query).json()["results"]

    first = suggested("zuri swi")[0]
    assert (first["label"], first["highlights"]) == ("Zürich, Switzerland", ["Züri", "Swi"])
    assert suggested("heathr lond")[0]["label"] == "London Heathrow Airport, London, United Kingdom"
    assert suggested("qqqzzzxxx") == []
    seen = {
        each["geocodingQuality"] for query in ("london", "field", "heathrow") for each in suggested(query)
    }
    assert seen == {"rooftop", "address", "city"}
    for each in suggested("san"):
        found = sandbox.get(PLACES + "geocode", q=each["label"]).json()["result"]
        assert found["label"] == each["label"]


# 2.1, 4.2: provision, and the states that a test may bring about


def test_the_provision_of_a_source_has_exactly_the_fields_of_the_table(sandbox):
    body = sandbox.get(V1 + "provision", **SOURCE).json()
    assert set(body) == {"provisioning"} and set(body["provisioning"]) == {"pf_airports"}
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
        first = started.post(POINTS, EUROPE).json()["features"]
        started.change(edition=1)
        second = started.post(POINTS, EUROPE).json()["features"]
        started.restore()
        assert started.post(POINTS, EUROPE).json()["features"] == first
    before, after = ({item["id"]: item["properties"] for item in features} for features in (first, second))
    fiftieth = len(before) / 50
    worth_more = [name for name in before.keys() & after.keys() if before[name] != after[name]]
    for rows in (before.keys() - after.keys(), after.keys() - before.keys(), worth_more):
        assert len(rows) == pytest.approx(fiftieth, rel=0.3)
    name = worth_more[0]
    assert after[name]["BuildingTIV"] == round(before[name]["BuildingTIV"] * 1.1, 2)


def test_a_withdrawn_source_is_unknown_and_not_listed(sandbox):
    with sandbox.behaving(withdrawn=("pf_airports",)):
        assert set(sandbox.get(V1 + "provision").json()["provisioning"]) == {
            "pf_places",
            "pf_event_set",
            "pf_city",
            "pf_city_renewed",
        }
        assert sandbox.post(POINTS, EUROPE).status_code == 404


# 2.2, 2.3: areas

RING = [[5, 45], [10, 45], [10, 50], [5, 50], [5, 45]]
AREAS = {
    "rectangle": square(5, 45, 10, 50),
    "hole": feature([RING, [[6, 46], [9, 46], [9, 49], [6, 49], [6, 46]]]),
    "two parts": feature([[RING], [[[-80, 25], [-75, 25], [-75, 40], [-80, 25]]]], "MultiPolygon"),
    "clockwise": feature([RING[::-1]]),
    "antimeridian, both sides": feature(
        [
            [[[175, -20], [180, -20], [180, -10], [175, -20]]],
            [[[-180, -20], [-175, -20], [-180, -10], [-180, -20]]],
        ],
        "MultiPolygon",
    ),
}


@pytest.mark.parametrize("name", AREAS)
def test_a_polygon_contains_whom_shapely_says(sandbox, name):
    source, area = load("pf_airports"), shape(AREAS[name]["geometry"])
    expected = set(source.table["id"][shapely.intersects(area, shapely.points(source.lon, source.lat))])
    assert expected
    assert ids(sandbox.post(POINTS, {**SOURCE, "shape": AREAS[name]})) == expected


@given(
    lon=st.floats(-180, 180),
    lat=st.floats(-90, 90),
    radius=st.floats(10, 2_000_000),
    seed=st.integers(0, 1000),
)
@settings(max_examples=25)
def test_a_circle_is_geodesic(lon, lat, radius, seed):
    """Points just inside and just outside of the rim, by the ellipsoid's own forward formula."""
    random = np.random.default_rng(seed)
    share = np.array([0.5, 0.9999, 1.0001, 1.003, 0.997, 1.01, 2.0])
    ends = [Geodesic.WGS84.Direct(lat, lon, random.uniform(0, 360), radius * part) for part in share]
    inside = within(
        np.array([end["lon2"] for end in ends]), np.array([end["lat2"] for end in ends]), (lon, lat), radius
    )
    assert inside.tolist() == (share < 1).tolist()


def test_several_centers_are_one_area(sandbox):
    def ask(*centers):
        body = {**SOURCE, "shape": circle(*centers), "radiuses": [30_000]}
        return ids(sandbox.post(V1 + "points/buffer-selection", body))

    assert ask((51.47, -0.45), (48.85, 2.35)) == ask((51.47, -0.45)) | ask((48.85, 2.35))


# 2.4: filters


def meeting(*conditions):
    """The airports in EUROPE that meet all (column, value) conditions."""
    source = load("pf_airports")
    mask = (source.lon >= -10) & (source.lon <= 30) & (source.lat >= 35) & (source.lat <= 60)
    for item in conditions:
        mask &= source.table[item["field"]] == item["value"]
    return set(source.table["id"][mask])


@pytest.mark.parametrize(
    ("tree", "branches"),
    [
        ([SWISS], [[SWISS]]),
        ([SWISS, HANGAR], [[SWISS, HANGAR]]),
        ([SWISS, FRENCH], [[SWISS], [FRENCH]]),
        ([{**SWISS, "filters": [{**HANGAR, "filters": [AVIATION]}]}], [[SWISS, HANGAR, AVIATION]]),
        ([{**SWISS, "filters": [HANGAR]}, FRENCH], [[SWISS, HANGAR], [FRENCH]]),
    ],
    ids=[
        "one",
        "other fields are AND",
        "one field is OR",
        "a child narrows",
        "a child narrows its own parent",
    ],
)
def test_v2_filters_form_a_tree(sandbox, tree, branches):
    expected = set().union(*(meeting(*branch) for branch in branches))
    assert ids(sandbox.post(POINTS, {**EUROPE, "filters_v2": tree})) == expected and expected


def test_v1_filters_are_all_and_combined(sandbox):
    for both, expected in (([SWISS, HANGAR], meeting(SWISS, HANGAR)), ([SWISS, FRENCH], set())):
        assert ids(sandbox.post(V1 + "points/selection", {**EUROPE, "filters": both})) == expected


# 2.7: records


def test_entries_without_columns_have_all(sandbox):
    records = sandbox.post(V1 + "entries/selection", {**EUROPE, "limit": 1}).json()
    assert list(records[0]) == [column["field"] for column in load("pf_airports").provision["columns"]]
    assert records[0]["DataOrigin"] == "real place, synthetic values"


# 4.3, 4.4: accumulation

TIVS = ("BuildingTIV", "OtherTIV", "ContentsTIV", "BITIV")


def summed(records):
    sums = defaultdict(lambda: dict.fromkeys(("locations", *TIVS, "TIV"), 0))
    for record in records:
        line = sums[record["LocCurrency"]]
        line["locations"] += 1
        for name in TIVS:
            line[name] += record[name] or 0
            line["TIV"] += record[name] or 0
    return {name: pytest.approx(line) for name, line in sums.items()}


@pytest.mark.parametrize("version", [V1, V2])
def test_sums_are_by_currency_and_those_of_the_entries(sandbox, version):
    answer = sandbox.post(version + "accumulation/selection", EUROPE).json()
    records = sandbox.post(version + "entries/selection", EUROPE).json()
    metrics = answer["metrics"]
    assert (answer["source"], metrics["locations"]) == ("pf_airports", len(records))
    assert metrics["countries"] == len({record["CountryCode"] for record in records})
    assert metrics["accounts"] == len({record["AccNumber"] for record in records})
    assert metrics["currencies"] == summed(records) and len(metrics["currencies"]) > 10
    sets = sandbox.post(version + "entries/buffer-selection", BUFFERS).json()
    around = sandbox.post(version + "accumulation/buffer", BUFFERS).json()
    assert [each["metrics"]["currencies"] for each in around] == [summed(records) for records in sets]


@pytest.mark.parametrize(
    "area", [{}, {"shape": EUROPE["shape"]}, {k: BUFFERS[k] for k in ("shape", "radiuses")}]
)
def test_the_layer_has_the_same_sums_cell_by_cell(sandbox, area):
    filters = {**SOURCE, "filters": [FRENCH]}
    cells = sandbox.post(V1 + "accumulation/layer", {**filters, **area}).json()["features"]
    located = sandbox.post(V2 + "points/selection/search", filters).json()["features"]
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


# 2.6, 4.6, 4.8: hazards


@pytest.mark.parametrize("layer", LAYERS)
def test_each_zone_is_valid_synthetic_and_found_at_a_point_inside_it(sandbox, layer):
    assert all(zone.geometry.is_valid and zone.attributes["origin"] == ORIGIN for zone in zones(layer))
    for zone in zones(layer)[:20]:
        inside = zone.geometry.representative_point()
        asked = {"lat": inside.y, "lng": inside.x, "layers": layer}
        hits = sandbox.get(SINGLE, **asked, operation="count").json()["layers"][layer]
        assert zone.attributes in hits["features"] and hits["count"] == len(hits["features"])
        assert sandbox.get(SINGLE, **asked, operation="enhance").json()["layers"][layer] in hits["features"]


def test_a_batch_answers_each_point_in_order_as_if_it_were_alone(sandbox):
    points = [{"id": name, "lat": lat, "lng": 8.5} for name, lat in (("b", 47.4), ("a", -47.4), ("b", 47.4))]
    answer = sandbox.post(BATCH, {"points": points, "layers": ["wind_bands"], "operation": "enhance"}).json()
    query = {"lat": 47.4, "lng": 8.5, "layers": "wind_bands,flood_zones", "operation": "enhance"}
    alone = sandbox.get(SINGLE, **query).json()
    assert alone["location"] == {"lat": 47.4, "lng": 8.5} and alone["layers"].pop("flood_zones") == {}
    there = {"id": "b", "location": alone["location"], "enrichment": alone["layers"]}
    sea = {"id": "a", "location": {"lat": -47.4, "lng": 8.5}, "enrichment": {"wind_bands": {}}}
    assert answer == [there, sea, there]


def test_each_advisory_of_a_storm_has_a_footprint_of_its_own(sandbox):
    hit = []
    for number in range(1, 6):
        path = EVENT.format(f"storm-frieda%2F{number}")
        entries = sandbox.post(path, {**SOURCE, "columns": ["id"]}).json()["entries"]
        hit.append({entry["id"] for entry in entries})
    assert all(before - after and after - before and before & after for before, after in zip(hit, hit[1:]))


@pytest.mark.parametrize("footprint", ["storm-anton", "2026/storm-emil"])
def test_a_footprint_enriches_the_entries_inside_it(sandbox, footprint):
    columns = ["id", "Latitude", "Longitude", "CountryCode"]
    path = EVENT.format(footprint.replace("/", "%2F"))
    entries = sandbox.post(path, {**SOURCE, "columns": columns}).json()["entries"]
    bands = {z.attributes["band"]: z for z in zones("wind_bands") if z.attributes["storm"] == footprint}
    assert {entry["band"] for entry in entries} == set(bands) and len(bands) == 3
    for entry in entries:
        assert set(entry) == {*columns, "footprint", "band", "gust_kmh"}
        assert bands[entry["band"]].geometry.intersects(Point(entry["Longitude"], entry["Latitude"]))
    assert len({entry["id"] for entry in entries}) == len(entries)
    country = {"field": "CountryCode", "value": entries[0]["CountryCode"]}
    some = sandbox.post(path, {**SOURCE, "columns": columns, "filters": [country]}).json()["entries"]
    assert some == [entry for entry in entries if entry["CountryCode"] == country["value"]]

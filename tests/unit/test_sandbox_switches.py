"""Each switch of the sandbox changes what it names; `test_open_points` has the client read both alike."""

from __future__ import annotations

from dataclasses import fields

import httpx
import pytest

from sandbox.settings import Settings
from sandbox.testing import V1, V2, circle, running, square

PLACES = "/graph/api/v1/places/"
BATCH = "/graph/featureinfo/enrichment/api/v1/bfi/batch"
LAYER = V1 + "accumulation/layer"
SOURCE = {"source": "pf_airports"}
AREA = {**SOURCE, "shape": square(5, 45, 10, 50)}
AROUND = {**SOURCE, "shape": circle((51.47, -0.45)), "radiuses": [50_000, 10_000]}
SWISS, FRENCH = ({"field": "CountryCode", "value": code} for code in ("CH", "FR"))
HANGAR = {"field": "OccupancyCode", "value": "1254"}
LATITUDES = [47.0, 48.0, 49.0, 50.0]
ENRICHED = {
    "points": [{"id": str(number), "lat": lat, "lng": 8.5} for number, lat in enumerate(LATITUDES)],
    "layers": ["wind_bands"],
    "operation": "enhance",
}


def posted(path, body, read=lambda answer: answer):
    """What *read* makes of the answer; the status of an error."""

    def ask(sandbox):
        answer = sandbox.post(path, body)
        return read(answer.json()) if answer.status_code == 200 else answer.status_code

    return ask


def got(path, read=lambda answer: answer, **query):
    def ask(sandbox):
        answer = sandbox.get(path, **query)
        return read(answer.json()) if answer.status_code == 200 else answer.status_code

    return ask


def chosen(**filters):
    return posted(
        V2 + "points/selection", {**AREA, **filters}, lambda found: {each["id"] for each in found["features"]}
    )


def entries(read=lambda answer: answer, **more):
    return posted(V2 + "entries/selection", {**AREA, "columns": ["LocName"], **more}, read)


def errors(sandbox):
    refused = sandbox.post(LAYER, {}), sandbox.get(PLACES + "geocode"), sandbox.post(BATCH, {})
    return [next(iter(answer.json())) for answer in refused]


def flat(answer):
    found = {name: value for name, value in answer["metrics"].items() if name != "currencies"}
    for currency, line in answer["metrics"]["currencies"].items():
        found.update({f"{name}_{currency}": value for name, value in line.items()})
    return found


points = posted(V2 + "points/selection", AREA)
circles = posted(V2 + "points/buffer-selection", AROUND)
sums, sums_around = posted(V2 + "accumulation/selection", AREA), posted(V2 + "accumulation/buffer", AROUND)
sizes = posted(V1 + "entries/buffer-selection", {**AROUND, "limit": 3}, lambda sets: [*map(len, sets)])
hierarchy = got(V1 + "provision/filters", lambda answer: set(answer["filters"][0]), **SOURCE)
batch = posted(BATCH, ENRICHED, lambda found: [(each.get("id"), each["location"]["lat"]) for each in found])
geocoded, nowhere = (got(PLACES + "geocode", q=address) for address in ("Paris, France", "qqqzzzxxx"))
sea = got(PLACES + "geocode/reverse", lat=-48.9, lon=-123.4)
suggested = got(PLACES + "autocomplete", lambda answer: {"lat", "lon"} & set(answer["results"][0]), q="paris")

SWITCHED = [
    ({"tree_reading": "all"}, chosen(filters_v2=[SWISS, FRENCH]), set()),
    (
        {"tree_reading": "any"},
        chosen(filters_v2=[SWISS, HANGAR]),
        lambda plain: chosen(filters_v2=[SWISS])(plain) | chosen(filters_v2=[HANGAR])(plain),
    ),
    *(
        ({"wrapper": name}, points, lambda plain, name=name: {name: points(plain)})
        for name in ("result", "results", "points", "data", "entries")
    ),
    (
        {"radius_form": "objects"},
        circles,
        lambda plain: {
            "results": [{"radius": r, "points": p} for r, p in zip(AROUND["radiuses"], circles(plain))]
        },
    ),
    ({"radius_form": "keyed"}, circles, lambda plain: dict(zip(("50000", "10000"), circles(plain)))),
    ({"radius_form": "keyed"}, sums_around, lambda plain: dict(zip(("50000", "10000"), sums_around(plain)))),
    ({"limit_scope": "request"}, sizes, [3, 0]),
    ({"record_form": "features"}, points, lambda plain: points(plain)["features"]),
    (
        {"record_form": "records"},
        points,
        lambda plain: [each["properties"] for each in points(plain)["features"]],
    ),
    (
        {"record_form": "geojson"},
        entries(lambda found: found["type"] if isinstance(found, dict) else ""),
        "FeatureCollection",
    ),
    ({"record_form": "records-latlon"}, entries(lambda found: set(found[0])), {"LocName", "lat", "lon"}),
    ({"hide_every": 7}, entries(lambda found: len(found) < 100, limit=100), True),
    ({"ignore_page": True}, entries(limit=5, page=1), entries(limit=5, page=0)),
    ({"hierarchy_form": "values"}, hierarchy, {"field", "value", "filters"}),
    ({"metrics_form": "flat"}, sums, lambda plain: flat(sums(plain))),
    ({"flat_geocode": True}, geocoded, lambda plain: geocoded(plain)["result"]),
    ({"geocoding_required": True}, suggested, set()),
    *(({"unmatched": "null"}, ask, {"result": None}) for ask in (nowhere, sea)),
    *(({"unmatched": "400"}, ask, 400) for ask in (nowhere, sea)),
    ({"max_batch": 3}, batch, 413),
    ({"max_batch": 3, "batch_status": "400"}, batch, 400),
    *(
        ({"batch_form": form}, batch, [*zip(ids, LATITUDES)])
        for form, ids in (
            ("short", ("0", "1", "2")),
            ("unknown", ("0", "1", "unknown-2", "3")),
            ("empty", ("0", "1", "", "3")),
            ("anonymous", ("0", "1", None, "3")),
            ("doubled", ("0", "1", "1", "3")),
        )
    ),
    ({"batch_form": "shuffled"}, batch, [("1", 48.0), ("3", 50.0), ("0", 47.0), ("2", 49.0)]),
    ({"error_shape": "a"}, errors, ["message"] * 3),
    ({"error_shape": "b"}, errors, ["errorMessage"] * 3),
    ({"url_limit": 200}, got(V1 + "provision", source="x" * 200), 414),
]
ELSEWHERE = {
    "port key certificate": "every test that starts one",
    "faults latency_ms": "test_sandbox_faults",
    "base_path": "below",
    "filters_in_params csv_delimiter max_limit": "test_open_points",
    "risk_alias risk_body layer_body event_body": "test_open_points",
    "edition withdrawn": "test_sandbox_answers",
    "report_form": "test_sandbox_reports",
    "describe_feature_type describe_layer features_form features_cap features_paging inner_addresses "
    "capabilities_age": "tests/qgis/hazard_maps/test_sandbox_maps",
}


@pytest.mark.parametrize(
    ("switches", "ask", "want"), SWITCHED, ids=lambda v: str(v) if isinstance(v, dict) else ""
)
def test_a_switch_changes_what_it_names(sandbox, switches, ask, want):
    expected = want(sandbox) if callable(want) else want
    assert ask(sandbox) != expected
    with sandbox.behaving(**switches):
        assert ask(sandbox) == expected


def test_every_switch_is_tried():
    tried = {name for switches, *_ in SWITCHED for name in switches}
    assert tried | set(" ".join(ELSEWHERE).split()) == {item.name for item in fields(Settings)}


def test_both_error_shapes_occur_depending_on_the_endpoint(sandbox):
    assert errors(sandbox) == ["message", "errorMessage", "errorMessage"]


def test_a_base_url_may_carry_a_path():
    with running(base_path="/geo/api") as sandbox:
        assert sandbox.url.endswith("/geo/api")
        assert sandbox.get(PLACES + "geocode", q="London").status_code == 200
        bare = sandbox.url.removesuffix("/geo/api") + PLACES + "geocode?q=London"
        assert httpx.get(bare, headers={"Authorization": sandbox.key}, trust_env=False).status_code == 404


def test_a_running_sandbox_takes_no_switch_that_there_is_not(sandbox):
    for switches, error in (
        ({"editions": 1}, TypeError),
        ({"radius_form": "square"}, ValueError),
        ({"port": 1}, ValueError),
    ):
        with pytest.raises(error):
            sandbox.change(**switches)

"""What the specification calls wrong, and the status that it names: sections 2, 4, 5 and 7 as one table."""

from __future__ import annotations

from typing import Any, Iterator

import pytest

from sandbox.testing import V1, V2, circle, feature, message, running, square

PLACES = "GET /graph/api/v1/places/"
POINTS_1, POINTS_2 = f"POST {V1}points/selection", f"POST {V2}points/selection"
ENTRIES, BUFFER = f"POST {V2}entries/selection", f"POST {V1}points/buffer-selection"
SUMS, LAYER = f"POST {V2}accumulation/selection", f"POST {V1}accumulation/layer"
SEARCH_1, SEARCH_2 = f"GET {V1}entries/selection/search", f"POST {V2}entries/selection/search"
SEARCH_POINTS = f"POST {V2}points/selection/search"
PROVISION, ATTRIBUTES = f"GET {V1}provision", f"GET {V1}points/attributes"
SINGLE = "GET /graph/featureinfo/risk-lookup/api/v1/bfi/single"
BATCH = "POST /graph/featureinfo/enrichment/api/v1/bfi/batch"
EVENT = "POST /graph/api/v1/live-events/footprints/{}/enrich/entries"
RISK_1, RISK_2 = "POST /graph/api/v1/reports/risk/point", "POST /graph/api/v2/reports/risk/point"
RISK_BUFFER = f"POST {V1}risk/point-buffer"
AREA_PATHS = ("points/selection", "entries/selection", "accumulation/selection")
BUFFER_PATHS = ("points/buffer-selection", "entries/buffer-selection", "accumulation/buffer")
SELECTIONS, BUFFERS = (
    [f"POST {version}{path}" for version in (V1, V2) for path in paths]
    for paths in (AREA_PATHS, BUFFER_PATHS)
)

SOURCE = {"source": "pf_airports"}
RING = [[5, 45], [10, 45], [10, 50], [5, 50], [5, 45]]
AREA = {**SOURCE, "shape": feature([RING])}
AROUND = {**SOURCE, "shape": circle((51.47, -0.45)), "radiuses": [500]}
POINT = {**SOURCE, "shape": circle((51.47, -0.45))}
SWISS = {"field": "CountryCode", "value": "CH"}
NESTED = {**SWISS, "filters": [{"field": "LOB", "value": "Aviation"}]}
ZURICH, POSITION = {"lat": 47.4, "lng": 8.5}, {"lat": 1, "lon": 1}
ONE = {**ZURICH, "layers": "wind_bands", "operation": "enhance"}
MANY = {"points": [{"id": "a", **ZURICH}], "layers": ["wind_bands"], "operation": "enhance"}


UNCLOSED = feature([RING[:-1]])
SQUARE = square(5, 45, 10, 50)


def each(
    status: int, line: str, right: dict[str, Any], name: str, *values: Any
) -> Iterator[tuple[int, str, dict[str, Any]]]:
    """The right request with each of the values under *name*; without it for an ellipsis."""
    for value in values:
        rest = {key: own for key, own in right.items() if key != name}
        yield status, line, rest if value is ... else {**rest, name: value}


def round_shape(coordinates: Any) -> dict[str, Any]:
    return {"type": "circle", "coordinates": coordinates}


REFUSED = [
    # 2.2: shapes that are no ring of EPSG:4326
    *each(403, POINTS_1, AREA, "shape", UNCLOSED, feature([[[5, 45], [10, 45], [5, 45]]]), feature([])),
    *each(403, POINTS_1, AREA, "shape", feature([[[5, 45], [10, 45], [10, 45], [5, 45]]])),
    *each(403, POINTS_1, AREA, "shape", feature([[[45, 105], [45, 110], [50, 110], [45, 105]]])),
    *each(403, POINTS_1, AREA, "shape", feature([[[5e5, 5e6], [1e6, 5e6], [1e6, 6e6], [5e5, 5e6]]])),
    *each(403, POINTS_1, AREA, "shape", feature([[[170, 0], [190, 0], [190, 5], [170, 5], [170, 0]]])),
    *each(403, POINTS_1, AREA, "shape", feature([RING, [[6, 46], [7, 46], [7, 47], [6, 47]]])),
    *each(403, POINTS_1, AREA, "shape", feature([[[5, 45], [10, 50], [10, 45], [5, 50], [5, 45]]])),
    *each(403, POINTS_1, AREA, "shape", feature([[[*position, 0] for position in RING]])),
    *each(403, POINTS_1, AREA, "shape", feature([[[str(x), str(y)] for x, y in RING]])),
    *each(403, POINTS_1, AREA, "shape", {"type": "Polygon", "coordinates": [RING]}),
    *each(403, POINTS_1, AREA, "shape", feature([5, 45], "Point"), {"type": "Feature", "properties": {}}),
    *((403, line, {**AREA, "shape": UNCLOSED}) for line in SELECTIONS),
    # 2.3: circles, and their radii at the top level
    *each(400, BUFFER, AROUND, "shape", {**AROUND["shape"], "radiuses": [500]}, "circle"),
    (400, BUFFER, {**SOURCE, "shape": {**AROUND["shape"], "radiuses": [500]}}),
    *each(400, BUFFER, AROUND, "radiuses", ..., [], [0], ["500"], 500),
    *each(403, BUFFER, AROUND, "shape", round_shape([[51, 0]]), round_shape({"lat": 1, "long": 2})),
    *each(403, BUFFER, AROUND, "shape", round_shape([{"lat": 51, "lng": 0}]), round_shape([{"long": 0}])),
    *each(403, BUFFER, AROUND, "shape", round_shape([{"lat": 151, "long": 0}]), round_shape([])),
    *((403, line, {**AROUND, "shape": SQUARE}) for line in BUFFERS),
    # 2.4, 4.3, 4.4, 9: filters, and the key of each endpoint
    *each(400, POINTS_2, AREA, "filters_v2", {}, "CH", ["CH"], [{"field": "CountryCode"}], [{"value": "CH"}]),
    *each(400, POINTS_2, AREA, "filters_v2", [{"field": "YearBuilt", "value": 1990}], [{**SWISS, "not": ""}]),
    *each(
        400, POINTS_2, AREA, "filters_v2", [{"field": "Nothing", "value": "x"}], [{**SWISS, "filters": {}}]
    ),
    *each(400, POINTS_2, AREA, "filters_v2", [{**SWISS, "filters": [{"field": "LOB"}]}]),
    *each(400, POINTS_2, AREA, "params", {"filters_v2": [SWISS]}),
    *((400, line, {**AREA, "filters" if V2 in line else "filters_v2": [SWISS]}) for line in SELECTIONS),
    *((400, line, {**AROUND, "filters" if V2 in line else "filters_v2": [SWISS]}) for line in BUFFERS),
    *((400, line, {**SOURCE, "filters_v2": [SWISS]}) for line in (SEARCH_2, SEARCH_POINTS, LAYER)),
    *((400, line, {**SOURCE, "filters": [NESTED]}) for line in (SEARCH_2, SEARCH_POINTS, LAYER)),
    *each(400, POINTS_1, AREA, "filters", [NESTED]),
    *each(400, POINTS_2, AREA, "source", "pf_places"),  # its filter on the country is required
    # 2.7, 4.10: columns and pages, which entries alone have
    *each(400, ENTRIES, AREA, "columns", ["Nothing"], "LocName"),
    *each(400, ENTRIES, AREA, "limit", 0, -1, "5", True),
    *each(400, ENTRIES, {**AREA, "limit": 5}, "page", -1, 1.5),
    *each(400, ENTRIES, AREA, "offset", 3),
    *((400, line, {**AREA, "limit": 5}) for line in (POINTS_1, SUMS)),
    *((400, line, {**AREA, "page": 0}) for line in (POINTS_1, SUMS)),
    *((400, line, {**AREA, "columns": ["LocName"]}) for line in (POINTS_1, SUMS)),
    # 4.3, 4.4: searches and attributes
    *each(400, SEARCH_1, SOURCE, "filters", "{", '{"a":1}'),
    *each(400, SEARCH_1, SOURCE, "columns", "Nothing"),
    *((400, line, {**SOURCE, "limit": "5"}) for line in (SEARCH_1, SEARCH_2)),
    *((400, line, {}) for line in (SEARCH_1, SEARCH_2)),
    *(
        (400, SEARCH_2, {**SOURCE, **more})
        for more in ({"shape": SQUARE}, {"columns": "id"}, {"filters": {}})
    ),
    *each(404, ATTRIBUTES, SOURCE, "value", "nothing"),
    *((400, ATTRIBUTES, sent) for sent in (SOURCE, {"value": "apt-EGLL"})),
    # 5, 7: sources
    *each(400, POINTS_2, AREA, "source", ..., "", 7, None),
    *((404, line, {"source": "nowhere"}) for line in (PROVISION, f"{PROVISION}/filters", SEARCH_2)),
    *((403, line, {"source": "pf_restricted"}) for line in (PROVISION, f"{PROVISION}/filters", SEARCH_2)),
    *((403, line, {**AREA, "source": "pf_event_set"}) for line in (SUMS, LAYER)),
    # 4.1: addresses and positions
    *each(400, f"{PLACES}geocode", {}, "q", ..., "", "   ", "12345", "?!"),
    *each(400, f"{PLACES}autocomplete", {}, "q", ..., ""),
    *each(400, f"{PLACES}geocode/reverse", POSITION, "lat", ..., "x", 91, "nan"),
    *each(400, f"{PLACES}geocode/reverse", POSITION, "lon", ..., 181),
    # 2.6, 4.6: enrichment
    *each(400, SINGLE, ONE, "lat", 91, "north", ""),
    *each(400, SINGLE, ONE, "lng", "-180.5"),
    *each(400, SINGLE, ONE, "layers", "nothing", "", "wind_bands,"),
    *each(400, SINGLE, ONE, "operation", "sum", ""),
    *each(
        400, BATCH, MANY, "points", ..., [], {}, [{"id": 1, **ZURICH}], [{"id": "a", **ZURICH, "name": "x"}]
    ),
    *each(400, BATCH, MANY, "points", [{"id": "a", "lat": 1, "lon": 2}], [{"id": "a", "lat": "1", "lng": 2}]),
    *each(400, BATCH, MANY, "points", [{"id": "a", **ZURICH}, {"id": "b", "lat": None, "lng": 2}]),
    *each(400, BATCH, MANY, "points", [{"id": "a", "lat": 91, "lng": 2}]),
    *each(400, BATCH, MANY, "layers", ..., "wind_bands", [], ["nothing"]),
    *each(400, BATCH, MANY, "operation", ..., None),
    *each(400, BATCH, MANY, "format", "json"),
    # 4.5: reports
    (400, RISK_1, AROUND),
    (400, RISK_BUFFER, POINT),
    *each(400, RISK_1, POINT, "filters_v2", []),
    *each(400, RISK_2, POINT, "filters", []),
    *each(400, RISK_1, POINT, "shape", circle((1, 2), (3, 4))),
    *each(403, RISK_1, POINT, "shape", SQUARE),
    *each(404, RISK_1, POINT, "source", "nowhere"),
    *each(403, RISK_BUFFER, AROUND, "source", "pf_event_set"),
    # 4.8: live events; a slash of a footprint is sent as %2F
    *((404, EVENT.format(name), SOURCE) for name in ("unknown", "2026/storm-emil")),
    *each(404, EVENT.format("storm-anton"), SOURCE, "source", "nowhere"),
    *each(403, EVENT.format("storm-anton"), SOURCE, "source", "pf_restricted"),
    *each(400, EVENT.format("storm-anton"), {**SOURCE, "columns": []}, "source", ...),
    *each(400, EVENT.format("storm-anton"), SOURCE, "columns", ["Nothing"]),
    # 4, 7: paths and methods
    *((404, f"GET {path}", {}) for path in ("/v1/status", "/", "/graph", "/api/v1/places/geocode")),
    *((404, line, {}) for line in (f"{PLACES}geocode/", f"GET {V2}provision", LAYER.replace("v1", "v2"))),
    *((404, line.replace("POST", "GET"), {}) for line in (POINTS_1, SEARCH_2)),
    *((404, line.replace("GET", "POST"), {}) for line in (SEARCH_1, PROVISION, f"{PLACES}geocode")),
    *((404, line, {}) for line in (POINTS_1.replace("POST", "PUT"), "POST /graph/layers/wms")),
]
RIGHT = [
    *((line, AREA) for line in SELECTIONS),
    *((line, {**AREA, "filters_v2" if V2 in line else "filters": [SWISS]}) for line in SELECTIONS),
    *((line, AROUND) for line in BUFFERS),
    *((line, {**SOURCE, "filters": [SWISS]}) for line in (SEARCH_2, SEARCH_POINTS, LAYER)),
    (POINTS_2, {**AREA, "source": "pf_places", "filters_v2": [NESTED]}),
    (ENTRIES, {**AREA, "columns": ["LocName"], "limit": 5, "page": 0}),
    *((line, SOURCE) for line in (PROVISION, f"{PROVISION}/filters", SEARCH_1)),
    (ATTRIBUTES, {**SOURCE, "value": "apt-EGLL"}),
    (f"{PLACES}geocode/reverse", POSITION),
    *((f"{PLACES}{name}", {"q": "London"}) for name in ("geocode", "autocomplete")),
    *((line, sent) for line, sent in ((SINGLE, ONE), (BATCH, MANY), (RISK_1, POINT), (RISK_2, POINT))),
    (RISK_BUFFER, AROUND),
    (EVENT.format("2026%2Fstorm-emil"), {**SOURCE, "columns": ["id"]}),
]
"""What is wrong above only by what it changes."""


@pytest.fixture(scope="module")
def sandbox():
    with running(key="k3y raw") as started:
        yield started


def ask(sandbox, line, sent, headers=None):
    method, path = line.split()
    given = {"Authorization": sandbox.key} if headers is None else headers
    return sandbox.send(method, path, given, **{"params" if method == "GET" else "json": sent})


def name_of(value: Any) -> str:
    return value if isinstance(value, str) else ""


@pytest.mark.parametrize(("status", "line", "sent"), REFUSED, ids=name_of)
def test_what_is_wrong_is_refused_with_the_status_that_is_named(sandbox, status, line, sent):
    answer = ask(sandbox, line, sent)
    assert answer.status_code == status, answer.text
    assert message(answer)


@pytest.mark.parametrize(("line", "sent"), RIGHT, ids=name_of)
def test_what_is_right_is_answered(sandbox, line, sent):
    assert ask(sandbox, line, sent).status_code == 200


KEYLESS = [
    {},
    {"X-Api-Key": "k3y raw"},
    *({"Authorization": key} for key in ("", "Bearer k3y raw", "bearer k3y raw", "Basic k3y raw", "another")),
    {"Authorization": "k3y ra"},
]


@pytest.mark.parametrize("headers", KEYLESS)
@pytest.mark.parametrize("line", [f"{PLACES}geocode", POINTS_2, "GET /graph/layers/wms"])
def test_a_missing_or_invalid_key_gives_401(sandbox, headers, line):
    answer = ask(sandbox, line, AREA if "POST" in line else {"q": "London"}, headers)
    assert answer.status_code == 401 and message(answer)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'"text"', b"null", b"\xff"])
def test_a_malformed_body_gives_400(sandbox, content):
    headers = {"Authorization": sandbox.key, "Content-Type": "application/json"}
    assert sandbox.send("POST", POINTS_1.split()[1], headers, content=content).status_code == 400


@pytest.mark.parametrize(
    ("line", "sent", "accept", "came"),
    [
        (POINTS_2, AREA, "*/*", "application/json"),
        (POINTS_2, AREA, "text/csv", "text/csv"),
        (POINTS_1, AREA, "text/csv;q=0.9, application/json;q=0.5", "text/csv"),
        (ENTRIES, AREA, "image/png, application/json", "application/json"),
        (RISK_1, POINT, "application/pdf", "application/pdf"),
        (RISK_2, POINT, "text/html", "text/html"),
        (RISK_2, POINT, "*/*", "application/json"),
        (POINTS_2, AREA, "application/pdf", 400),
        (SUMS, AREA, "text/csv", 400),
        (ENTRIES, AREA, "text/html", 400),
        (BUFFER, {**AROUND, "radiuses": [1, 2]}, "text/csv", 400),
    ],
)
def test_accept_selects_the_format_or_is_refused(sandbox, line, sent, accept, came):
    answer = ask(sandbox, line, sent, {"Authorization": sandbox.key, "Accept": accept})
    kind = answer.headers["content-type"].split(";")[0]
    assert (kind if answer.status_code == 200 else answer.status_code) == came

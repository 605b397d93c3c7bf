"""The sandbox against sections 2.5 and 4.1: autocomplete, geocode and reverse geocode."""

from __future__ import annotations

import pytest

from sandbox.testing import message, running

PLACES = "/graph/api/v1/places/"
SUGGESTION = {"label", "lat", "lon", "placeId", "geocodingQuality", "geocodingRequired", "highlights"}


@pytest.mark.parametrize(
    ("query", "label"),
    [("zuri", "Zürich, Switzerland"), ("heathr lond", "London Heathrow Airport, London, United Kingdom")],
)
def test_autocomplete_suggests_with_exactly_the_fields_of_the_table(sandbox, query, label):
    body = sandbox.get(PLACES + "autocomplete", q=query).json()
    assert set(body) == {"results"}
    assert body["results"][0]["label"] == label
    for suggestion in body["results"]:
        assert set(suggestion) == SUGGESTION
        assert isinstance(suggestion["lat"], float) and isinstance(suggestion["lon"], float)
        assert isinstance(suggestion["placeId"], str) and suggestion["geocodingRequired"] is False
        assert suggestion["geocodingQuality"] in ("rooftop", "address", "city")
        assert suggestion["highlights"]
        assert all(piece in suggestion["label"] for piece in suggestion["highlights"])


def test_highlights_are_what_was_typed_as_the_label_writes_it(sandbox):
    first = sandbox.get(PLACES + "autocomplete", q="zuri swi").json()["results"][0]
    assert first["highlights"] == ["Züri", "Swi"]


def test_all_three_qualities_are_seen(sandbox):
    seen = set()
    for query in ("london", "field", "heathrow"):
        found = sandbox.get(PLACES + "autocomplete", q=query).json()["results"]
        seen |= {suggestion["geocodingQuality"] for suggestion in found}
    assert seen == {"rooftop", "address", "city"}


def test_autocomplete_of_nothing_known_is_empty(sandbox):
    assert sandbox.get(PLACES + "autocomplete", q="qqqzzzxxx").json() == {"results": []}


def test_geocode_delivers_its_fields_under_result(sandbox):
    body = sandbox.get(PLACES + "geocode", q="10 Downing Street, London").json()
    assert set(body) == {"result"}
    assert set(body["result"]) == {"lat", "lon", "label", "placeId", "geocodingQuality"}
    assert (round(body["result"]["lat"], 1), round(body["result"]["lon"], 1)) == (51.5, -0.1)


def test_every_suggestion_geocodes_to_itself(sandbox):
    for suggestion in sandbox.get(PLACES + "autocomplete", q="san").json()["results"]:
        found = sandbox.get(PLACES + "geocode", q=suggestion["label"]).json()["result"]
        assert found["label"] == suggestion["label"]


@pytest.mark.parametrize("query", ["", "   ", "12345", "?!"])
def test_an_invalid_address_format_gives_400(sandbox, query):
    answer = sandbox.get(PLACES + "geocode", q=query)
    assert answer.status_code == 400
    assert set(answer.json()) == {"errorMessage"} and message(answer)


@pytest.mark.parametrize("endpoint", ["autocomplete", "geocode"])
def test_a_missing_query_gives_400(sandbox, endpoint):
    assert sandbox.get(PLACES + endpoint).status_code == 400


def test_reverse_geocode_delivers_its_fields_under_result(sandbox):
    body = sandbox.get(PLACES + "geocode/reverse", lat=51.4706, lon=-0.46194).json()
    assert set(body) == {"result"}
    assert set(body["result"]) == {"label", "placeId", "geocodingQuality", "type"}
    assert body["result"]["type"] == "address"
    assert body["result"]["placeId"] == "apt-EGLL"


@pytest.mark.parametrize(
    "query",
    [
        {"lat": 1},
        {"lon": 1},
        {"lat": "x", "lon": 1},
        {"lat": 91, "lon": 1},
        {"lat": 1, "lon": 181},
        {"lat": "nan", "lon": 1},
    ],
)
def test_reverse_geocode_refuses_what_is_no_position(sandbox, query):
    assert sandbox.get(PLACES + "geocode/reverse", **query).status_code == 400


def test_the_flat_variant_of_geocode():
    with running(flat_geocode=True) as sandbox:
        body = sandbox.get(PLACES + "geocode", q="Paris, France").json()
        assert set(body) == {"lat", "lon", "label", "placeId", "geocodingQuality"}


def test_suggestions_that_have_to_be_geocoded():
    with running(geocoding_required=True) as sandbox:
        for suggestion in sandbox.get(PLACES + "autocomplete", q="paris").json()["results"]:
            assert set(suggestion) == SUGGESTION - {"lat", "lon"}
            assert suggestion["geocodingRequired"] is True


@pytest.mark.parametrize(
    ("unmatched", "status", "body"),
    [("empty", 200, {"result": {}}), ("null", 200, {"result": None}), ("400", 400, None)],
)
def test_an_address_that_is_not_found(unmatched, status, body):
    with running(unmatched=unmatched) as sandbox:
        answer = sandbox.get(PLACES + "geocode", q="qqqzzzxxx")
        assert answer.status_code == status
        assert body is None or answer.json() == body
        assert sandbox.get(PLACES + "geocode/reverse", lat=-48.9, lon=-123.4).status_code == status

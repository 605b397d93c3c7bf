"""Addresses and places in each form that the service may give them (spec 2.5, 4.1)."""

from __future__ import annotations

import pytest

from geoportfolio.core.api.places import Address, Place, Suggestion
from tests.support.scripted_server import answered


def test_suggestions_tell_whether_they_have_a_place():
    body = {
        "results": [
            {
                "label": "Köln",
                "lat": 50.9,
                "lon": 6.9,
                "placeId": "p1",
                "geocodingQuality": "city",
                "geocodingRequired": False,
                "highlights": ["Kö"],
            },
            {"label": "Kölleda", "geocodingRequired": True},
        ]
    }
    assert answered(body, lambda c: c.places.autocomplete("Kö")) == [
        Suggestion("Köln", 50.9, 6.9, "p1", "city", False, ("Kö",)),
        Suggestion("Kölleda", None, None, geocoding_required=True),
    ]


def test_a_suggestion_of_megabytes_is_cut_where_it_is_read():
    body = {"results": [{"label": "x" * 4_000_000}]}
    (suggestion,) = answered(body, lambda c: c.places.autocomplete("x"))
    assert suggestion.label == "x" * 1000


FLAT = {"lat": 50.9, "lon": "6.9", "label": "Köln", "placeId": "p1", "geocodingQuality": "city"}


@pytest.mark.parametrize("body", [FLAT, {"result": FLAT}, {"results": [FLAT]}])
def test_a_geocode_result_is_flat_or_under_result(body):
    assert answered(body, lambda c: c.places.geocode("Köln")) == Place(50.9, 6.9, "Köln", "p1", "city")


@pytest.mark.parametrize("body", [{}, {"result": None}, {"results": []}])
def test_nothing_found_is_none(body):
    assert answered(body, lambda c: c.places.geocode("x")) is None
    assert answered(body, lambda c: c.places.reverse(1, 2)) is None


def test_reverse_gives_an_address():
    body = {
        "result": {"label": "Domkloster 4", "placeId": "p", "geocodingQuality": "rooftop", "type": "address"}
    }
    assert answered(body, lambda c: c.places.reverse(50.9, 6.9)) == Address(
        "Domkloster 4", "p", "rooftop", "address"
    )

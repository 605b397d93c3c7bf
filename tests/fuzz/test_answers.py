"""Answers that are one JSON value (spec 2.1, 2.5, 2.6, 4.2): as a naive reader has them, or told."""

from __future__ import annotations

import json

from hypothesis import example, given
from hypothesis import strategies as st

from geoportfolio.core.api.enrichment import Enrichment, EnrichPoint
from geoportfolio.core.api.errors import ApiError, UnreadableAnswer
from geoportfolio.core.api.places import Places
from geoportfolio.core.api.portfolio import Portfolio
from geoportfolio.core.api.sources import FilterField
from tests.fuzz.properties import Said, check_answers, check_told
from tests.fuzz.strategies import FIELDS, LAT, LON, SCALARS, VALUES, fuzzed, many

WORDS = st.text(min_size=1, max_size=6)


def said(value):
    return Said(json.dumps(value).encode())


PROVISION = st.dictionaries(
    WORDS,
    st.fixed_dictionaries(
        {
            "columns": st.lists(st.fixed_dictionaries({"field": WORDS, "type": WORDS}), max_size=3),
            "filters": st.lists(
                st.fixed_dictionaries(
                    {
                        "field": WORDS,
                        "label": WORDS,
                        "required": st.booleans(),
                        "values": st.lists(st.text(max_size=4), max_size=4),
                    }
                ),
                max_size=3,
            ),
            "reports": st.fixed_dictionaries(
                {"accumulation": st.fixed_dictionaries({"enabled": st.booleans()})}
            ),
        }
    ),
    max_size=3,
)


@fuzzed
@given(PROVISION)
def test_a_provision_is_read_whole(provision):
    found = Portfolio(said({"provisioning": provision})).provision()
    assert list(found) == list(provision)
    for name, source in found.items():
        told = provision[name]
        assert [{"field": c.field, "type": c.type} for c in source.columns] == told["columns"]
        filters = [(f.field, f.label, f.required, list(f.values)) for f in source.filters]
        assert filters == [(f["field"], f["label"], f["required"], f["values"]) for f in told["filters"]]
        assert source.accumulation_enabled is told["reports"]["accumulation"]["enabled"]


NODES = st.recursive(
    st.builds(FilterField, WORDS, WORDS, st.booleans(), st.lists(WORDS, min_size=1, max_size=3).map(tuple)),
    lambda inner: st.builds(
        FilterField,
        WORDS,
        WORDS,
        st.booleans(),
        st.lists(WORDS, min_size=1, max_size=3).map(tuple),
        st.just({}),
        st.lists(inner, max_size=3).map(tuple),
    ),
    max_leaves=6,
)


def as_json(node):
    return {
        "field": node.field,
        "label": node.label,
        "values": list(node.values),
        "required": node.required,
        "children": [as_json(child) for child in node.children],
    }


@fuzzed
@given(st.lists(NODES, max_size=3), st.sampled_from([None, "filters", "result"]))
def test_a_hierarchy_of_filters_comes_back_as_it_was(nodes, wrapper):
    told = [as_json(node) for node in nodes]
    found = Portfolio(said({wrapper: told} if wrapper else told)).provision_filters("pf")
    assert found == tuple(nodes)


SUGGESTION = st.fixed_dictionaries(
    {
        "label": st.text(max_size=6),
        "lat": st.none() | LAT,
        "lon": st.none() | LON,
        "placeId": st.none() | WORDS | st.integers(),
        "geocodingQuality": st.sampled_from(["rooftop", "address", "city"]),
        "geocodingRequired": st.booleans(),
        "highlights": st.lists(WORDS, max_size=2),
    }
)


def text(value):
    return "" if value is None else str(value)


@fuzzed
@given(st.lists(SUGGESTION, max_size=4))
def test_suggestions_come_in_their_order_with_all_they_say(results):
    found = Places(said({"results": results})).autocomplete("q")
    assert len(found) == len(results)
    for suggestion, told in zip(found, results):
        assert (suggestion.label, suggestion.lat, suggestion.lon) == (told["label"], told["lat"], told["lon"])
        assert suggestion.place_id == text(told["placeId"])
        assert suggestion.geocoding_required is told["geocodingRequired"]
        assert list(suggestion.highlights) == told["highlights"]


@many
@given(LAT | LAT.map(str), LON | LON.map(str), st.text(max_size=5), st.booleans())
def test_a_place_is_found_nested_and_flat(lat, lon, label, nested):
    told = {"lat": lat, "lon": lon, "label": label}
    found = Places(said({"result": told} if nested else told)).geocode("q")
    assert (found.lat, found.lon, found.label) == (float(lat), float(lon), label)


@many
@given(VALUES | st.sampled_from(["nan", "inf", "-Infinity", "1e999"]), st.sampled_from(["lat", "lon"]))
@example("nan", "lat")
@example(91, "lat")
def test_no_place_is_where_there_are_no_numbers(value, name):
    try:
        found = Places(said({"lat": 1.0, "lon": 1.0, name: value})).geocode("q")
    except UnreadableAnswer as error:
        bound = {"lat": 90, "lon": 180}[name]
        assert abs(float(value)) > bound and "itude" in error.seen
    else:
        assert found is None or (abs(found.lat) <= 90 and abs(found.lon) <= 180)


LAYERS = st.dictionaries(WORDS, st.dictionaries(WORDS, SCALARS, max_size=3), max_size=3)


@fuzzed
@given(st.lists(LAYERS, min_size=1, max_size=6), st.randoms(use_true_random=False), st.booleans())
def test_a_batch_gives_each_point_its_own(layers, random, as_numbers):
    points = [EnrichPoint(str(number), 9.0, 53.0) for number in range(len(layers))]
    items = [
        {
            "id": int(point.id) if as_numbers else point.id,
            "location": {"lat": 53.0, "lng": 9.0},
            "enrichment": layer,
        }
        for point, layer in zip(points, layers)
    ]
    random.shuffle(items)
    found = list(Enrichment(said(items)).batch(points, ["flood"]))
    assert [repr(each.layers) for each in found] == list(map(repr, layers))
    assert [(each.location, each.error) for each in found] == [((9.0, 53.0), None)] * len(layers)


@fuzzed
@given(LAYERS, LAT, LON, st.sampled_from(["layers", "enrichment"]))
def test_a_single_point_has_all_its_layers(layers, lat, lon, name):
    found = Enrichment(said({"location": {"lat": lat, "lng": lon}, name: layers})).point(
        (9.0, 53.0), ["flood"]
    )
    assert repr(found.layers) == repr(layers) and found.location == (lon, lat)


FLAT = st.dictionaries(FIELDS.filter(bool), SCALARS, min_size=1, max_size=4)


@fuzzed
@given(FLAT, st.sampled_from(["flat", "result", "feature", "list", "pairs"]))
def test_the_attributes_of_a_point_are_all_there(attributes, form):
    answers = {
        "flat": attributes,
        "result": {"result": attributes},
        "feature": {"type": "Feature", "geometry": None, "properties": attributes},
        "list": [attributes],
        "pairs": [{"field": name, "value": value} for name, value in attributes.items()],
    }
    found = Portfolio(said(answers[form])).point_attributes("pf", "1")
    assert repr(found) == repr(attributes)


KEYS = st.sampled_from(
    [
        "result",
        "results",
        "data",
        "provisioning",
        "filters",
        "values",
        "field",
        "lat",
        "lon",
        "lng",
        "location",
        "layers",
        "enrichment",
        "id",
        "radius",
        "500",
        "1000",
        "message",
        "errorMessage",
        "label",
        "points",
        "x",
    ]
)
SHAPES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=10,
)


@many
@given(SHAPES)
@example({"lat": "nan", "lon": 1})
@example({"lat": 10**400, "lon": 1})
def test_whatever_is_answered_is_read_or_told(value):
    check_answers(json.dumps(value).encode())


@many
@given(st.binary(max_size=40))
@example(b'{"lat":1e999,"lon":1}')
@example(b'{"result":' * 400 + b"1" + b"}" * 400)
@example(b'[{"field":"a","children":' * 300 + b"1" + b"}]" * 300)
@example(b"[" * 5000)
@example(b"9" * 5000)
def test_whatever_bytes_come_are_read_or_told(data):
    check_answers(data)


@many
@given(st.sampled_from(["A", "B"]), st.text(max_size=20))
def test_a_message_in_place_of_layers_is_the_points_own(shape, message):
    body = {"message": message} if shape == "A" else {"errorMessage": {"message": message}}
    found = Enrichment(said(body)).point((9.0, 53.0), ["flood"])
    assert isinstance(found.error, UnreadableAnswer)
    check_told(found.error)
    expected = message.strip()
    assert found.error.service_message == expected or not expected.isprintable() or not expected


def test_the_properties_are_ones_that_can_fail():
    for verb in (Portfolio(said(5)).point_attributes, Portfolio(said(5)).provision):
        try:
            verb("pf", "1") if verb.__name__ == "point_attributes" else verb("pf")
        except ApiError as error:
            check_told(error)
        else:
            raise AssertionError(verb)

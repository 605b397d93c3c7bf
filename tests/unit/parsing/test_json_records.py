"""Every form of a JSON response that the specification leaves open (spec 2.8)."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from geoportfolio.core.api.errors import RadiusMissing, TooLarge, UnreadableAnswer
from geoportfolio.core.api.http.request import Answer
from geoportfolio.core.api.parsing import json_records
from geoportfolio.core.api.parsing.decode import blocks
from geoportfolio.core.api.parsing.records import (
    Records,
)
from tests.support.bodies import read

POINT = {"type": "Point", "coordinates": [9.5, 53.5]}
FEATURE = {"type": "Feature", "id": 7, "geometry": POINT, "properties": {"a": 1}}
PLAIN = {"id": 7, "a": 1}
COLLECTION = {"type": "FeatureCollection", "features": [FEATURE]}
RADII = (500.0, 1000.0)
OTHER = {"type": "Feature", "geometry": POINT, "properties": {"a": 2}}


@pytest.mark.parametrize(
    "body",
    [
        COLLECTION,
        [FEATURE],
        FEATURE,
        {"result": COLLECTION},
        {"results": [FEATURE]},
        {"points": [FEATURE], "total": 1},
        {"count": 1, "columns": [{"field": "a"}], "entries": [FEATURE]},
        {"data": {"result": {"points": [FEATURE]}}},
        {"ourOwnWord": [FEATURE]},
        {"features": [FEATURE], "type": "FeatureCollection", "crs": {"properties": {"name": "x"}}},
    ],
)
def test_find_features_in_any_wrapper_gives_them(body):
    assert read(body) == [(POINT, PLAIN, None)]
    assert read(body, (500.0,)) == [(POINT, PLAIN, 500.0)]
    assert read(body, size=3) == [(POINT, PLAIN, None)]


@pytest.mark.parametrize(
    ("lat", "lon"), [("lat", "lon"), ("LAT", "Long"), ("latitude", "lng"), ("Latitude", "Longitude")]
)
def test_read_usual_names_of_coordinates_makes_a_point(lat, lon):
    row = {"LocNumber": "00123", lat: "53.5", lon: 9.5}
    assert read([row]) == [(POINT, row, None)]


def test_read_location_object_makes_a_point_and_none_is_none():
    located = {"a": 1, "location": {"lat": 53.5, "lng": 9.5}}
    assert read({"entries": [located, {"a": 2}, {"a": 3, "lat": None, "lon": 1}]}) == [
        (POINT, located, None),
        (None, {"a": 2}, None),
        (None, {"a": 3, "lat": None, "lon": 1}, None),
    ]


def test_read_fields_beside_a_geometry_keeps_them():
    assert read([{"a": 1, "geometry": POINT}]) == [(POINT, {"a": 1}, None)]


def test_read_geometry_with_foreign_members_keeps_type_and_coordinates():
    """Rows of one form are read as a block, others one by one: where the pieces end decides that."""
    of_its_own = {**FEATURE, "geometry": {**POINT, "accuracy": "rooftop"}}
    assert read([of_its_own]) == read([FEATURE])
    assert read([of_its_own, {**PLAIN, "b": 2}])[0] == read([FEATURE])[0]


@pytest.mark.parametrize(
    "body",
    [
        [[FEATURE], [OTHER]],
        [{"radius": 500, "points": [FEATURE]}, {"radius": 1000, "points": [OTHER]}],
        [{"points": [OTHER], "radius": 1000}, {"points": [FEATURE], "radius": "500"}],
        [{"entries": [FEATURE]}, {"entries": [OTHER]}],
        [{"type": "FeatureCollection", "features": [each]} for each in (FEATURE, OTHER)],
        {"500": [FEATURE], "1000": {"features": [OTHER]}},
        {"result": {"500.0": [FEATURE], "1000.0": [OTHER]}},
        {"results": [{"radius": 500, "data": COLLECTION}, {"radius": 1000, "data": {"points": [OTHER]}}]},
        {"radius_500m": [FEATURE], "radius_1000m": [OTHER]},
        {"points": [{**FEATURE, "radius": 500}, {**OTHER, "radius": 1000}]},
    ],
)
def test_read_sets_of_any_form_gives_each_its_radius(body):
    for size in (5, 1 << 16):
        found = {record.attributes["a"]: record.radius for record in read(body, RADII, size=size)}
        assert found == {1: 500.0, 2: 1000.0}


def test_read_set_of_megabytes_takes_the_radius_that_it_names():
    many = [{"a": index, "text": "x" * 100} for index in range(15000)]
    body = [{"radius": 1000, "points": many}, {"radius": 500, "points": [{"a": -1}]}]
    found = read(body, RADII)
    assert len(found) == 15001
    assert {record.radius for record in found[:-1]} == {1000.0}
    assert found[-1].radius == 500.0


def test_read_empty_sets_finds_nothing():
    assert read([[], [FEATURE]], RADII) == [(POINT, PLAIN, 1000.0)]
    assert read([[], []], RADII) == read({"features": []}) == read([]) == []


WRAPPER_NAMES = st.sampled_from(["layer", "data", "ourWord", "result", "list_1", "Werte", "payload", "x"])


AROUND = st.dictionaries(
    st.sampled_from(["source", "total", "note", "ok", "extra"]),
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.just({"a": [1, 2]}),
    max_size=3,
)


SMALLER = st.lists(st.fixed_dictionaries({"smaller": st.integers()}), max_size=2)


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(WRAPPER_NAMES, AROUND, SMALLER, st.booleans()), min_size=1, max_size=4), st.data())
def test_find_largest_list_in_wrappers_of_any_name_up_to_four_deep(wrappers, data):
    rows = [{"id": number, "tiv": number * 2} for number in range(data.draw(st.sampled_from([3, 4, 4000])))]
    body = rows
    for name, around, smaller, is_before in wrappers:
        lists = {f"{name}_smaller": smaller} if smaller else {}
        body = {**around, **lists, name: body} if is_before else {name: body, **around, **lists}
    for lone in (False, True):
        found = read(body, size=data.draw(st.sampled_from([1 << 16, 1000])), lone=lone)
        assert [record.attributes for record in found] == rows


def test_find_longer_list_behind_a_streamed_one_is_refused():
    first = [{"id": number, "text": "x" * 100} for number in range(2000)]
    with pytest.raises(UnreadableAnswer, match="longer than the first"):
        read({"points": first, "more": [*first, *first]})
    assert len(read({"points": first, "more": first[:1500]})) == 2000


def test_keep_a_waiting_list_when_the_body_breaks_behind_it():
    records = iter(Records(blocks(Answer("", iter([b'{"points": [{"a": 1}], "total": ', b""])))))
    assert next(records).attributes == {"a": 1}
    with pytest.raises(UnreadableAnswer, match="cut off"):
        next(records)


@pytest.mark.parametrize(
    "body",
    [
        b"null",
        b" null\n",
        {"type": "FeatureCollection", "features": None},
        {"result": None},
        {"success": True, "data": {"points": None}},
        {"layer": {"source": "pf", "data": None}},
        {"500": None, "1000": None},
        [None, []],
        {"results": [{"radius": 500, "points": None}, None]},
    ],
)
def test_read_null_in_place_of_records_finds_nothing(body):
    assert read(body, RADII) == []
    assert read(body, RADII, lone=True) == []


def test_read_null_beside_a_message_raises_the_message():
    with pytest.raises(UnreadableAnswer) as raised:
        read({"message": "not today", "error": True})
    assert raised.value.service_message == "not today"


@pytest.mark.parametrize("body", [[PLAIN, {"a": 2}], COLLECTION, {"points": [{**PLAIN, "radius": 200}]}])
def test_read_rows_of_several_radii_that_name_none_is_refused(body):
    with pytest.raises(RadiusMissing, match="without their radius"):
        read(body, RADII)


def test_read_more_sets_than_radii_is_refused():
    with pytest.raises(UnreadableAnswer, match="2 result sets"):
        read([[FEATURE], [], []], RADII)


def test_read_numbers_keeps_integers_exact_and_nan_is_none():
    body = b'[{"id": 9007199254740993, "n": NaN, "i": -Infinity, "f": 0.1}]'
    assert read(body)[0].attributes == {"id": 9007199254740993, "n": None, "i": None, "f": 0.1}


def test_read_lone_object_makes_a_record_only_where_asked():
    assert read({"TIV": 5}, lone=True) == [(None, {"TIV": 5}, None)]
    with pytest.raises(UnreadableAnswer):
        read({"message": "x"}, lone=True)


@given(st.integers(1, 60), st.integers(1, 400))
@settings(max_examples=40)
def test_read_body_that_is_cut_off_gives_all_whole_records(size, cut):
    body = json.dumps({"features": [OTHER] * 20}).encode()
    cut = min(cut, len(body) - 1)
    data = body[:-cut]
    whole = data.count(b"}}")
    chunks = iter([data[at : at + size] for at in range(0, len(data), size)])
    found = []
    with pytest.raises(UnreadableAnswer) as caught:
        for record in Records(blocks(Answer("application/json", chunks))):
            found.append(record)
    assert len(found) == whole
    assert "cut off" in caught.value.seen


def test_read_members_beside_a_set_are_bounded_for_each_set(monkeypatch):
    monkeypatch.setattr(json_records, "LARGEST_VALUE", 0.001)
    one = {"address": "x" * 600, "points": [FEATURE]}
    assert len(read([one] * 10)) == 10
    with pytest.raises(TooLarge):
        read({**{str(number): "x" * 600 for number in range(3)}, "points": [FEATURE]})


def test_read_records_are_not_bounded_as_they_are_not_kept(monkeypatch):
    """A million of them is more than any single value may be."""
    monkeypatch.setattr(json_records, "LARGEST_VALUE", 2)
    many = [FEATURE] * 40_000
    assert len(json.dumps(many)) > 3_000_000
    for body in (
        many,
        {"features": many},
        {"result": {"points": many}},
        [{"points": many}, {"points": many}],
    ):
        data = json.dumps(body).encode()
        chunks = iter([data[at : at + 4096] for at in range(0, len(data), 4096)])
        assert len(list(Records(blocks(Answer("application/json", chunks))))) in (40_000, 80_000)


def test_read_small_lists_beside_records_are_bounded_together(monkeypatch):
    monkeypatch.setattr(json_records, "LARGEST_VALUE", 0.001)
    with pytest.raises(TooLarge):
        read({f"list {number}": [{"a": "x" * 200}] for number in range(10)})

"""Rows in every form of JSON that the specification leaves open (spec 2.8), in pieces, cut and broken."""

from __future__ import annotations

import json

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from geoportfolio.core.api.errors import ConnectionFailed, UnreadableAnswer
from geoportfolio.core.api.parsing.json_records import WRAPPERS
from tests.fuzz.properties import RADII, check_any_pieces, check_records, is_plain, naive_json, read
from tests.fuzz.strategies import CUTS, FIELDS, PLACES, VALUES, fuzzed, written

PLAIN = st.dictionaries(FIELDS, VALUES, max_size=3).filter(is_plain).filter(lambda row: "lat" not in row)
ROWS = st.lists(st.tuples(PLACES, PLAIN), min_size=1, max_size=4)
"""Place and fields, as a naive reader would have them."""


def feature(row):
    place, fields = row
    geometry = place and {"type": "Point", "coordinates": list(place)}
    return {"type": "Feature", "geometry": geometry, "properties": fields}


def as_features(rows):
    return [feature(row) for row in rows]


FORMS = {
    "collection": lambda rows: {"type": "FeatureCollection", "features": as_features(rows)},
    "features": as_features,
    "beside": lambda rows: [
        {**fields, "geometry": feature((place, {}))["geometry"]} for place, fields in rows
    ],
    "wrapped twice": lambda rows: {"data": {"result": {"points": as_features(rows)}}},
    "behind": lambda rows: {
        "total": 1.5e3,
        "took": -2.0,
        "ok": True,
        "x": None,
        "entries": as_features(rows),
    },
    "before": lambda rows: {"ourOwnWord": as_features(rows), "total": len(rows), "meta": {"a": [1.25]}},
    **{name: (lambda rows, name=name: {name: as_features(rows)}) for name in sorted(WRAPPERS)},
}
SETS = {
    "in order": lambda first, second: [first, second],
    "named": lambda first, second: [{"radius": 1000, "points": second}, {"radius": "500", "points": first}],
    "keyed": lambda first, second: {"500": first, "1000.0": {"features": second}},
    "in words": lambda first, second: {"result": {"radius_1000m": second, "radius_500m": first}},
    "flat": lambda first, second: {
        "points": [
            {**each, "radius": radius} for part, radius in ((first, 500), (second, 1000)) for each in part
        ]
    },
}


def shown(rows, radius=None):
    """What is to come of *rows*, with the types of their values."""
    places = [place and {"type": "Point", "coordinates": list(place)} for place, _ in rows]
    return [repr((place, fields, radius)) for place, (_, fields) in zip(places, rows)]


@fuzzed
@given(form=st.sampled_from(sorted(FORMS)), data=st.data(), rows=ROWS, cuts=CUTS)
def test_rows_are_found_in_every_form(form, data, rows, cuts):
    value, body = data.draw(written(st.just(FORMS[form](rows))))
    found = check_any_pieces(body, cuts)
    assert found.error is None
    if form == "beside":
        rows = [(place, fields) for place, fields in rows]
        assume(all(place for place, _ in rows))  # without one, the name stays a field
    expected = naive_json(json.dumps(rows))
    if value != FORMS[form](rows):  # half of a pair was written as what UTF-8 has for it
        assert len(found.rows) == len(expected)
    else:
        assert found.shown() == shown(rows)


@fuzzed
@given(form=st.sampled_from(sorted(SETS)), data=st.data(), first=ROWS, second=ROWS, cuts=CUTS)
def test_each_radius_has_its_own_rows(form, data, first, second, cuts):
    answer = SETS[form](as_features(first), as_features(second))
    value, body = data.draw(written(st.just(answer)))
    found = check_any_pieces(body, cuts, radiuses=RADII)
    assert found.error is None
    assume(value == answer)
    expected = [*shown(first, 500.0), *shown(second, 1000.0)]
    assert sorted(found.shown()) == sorted(expected)


@fuzzed
@given(written(st.lists(PLAIN, max_size=6)), CUTS)
@example(([{"a": 1.5}], b'[{"a": 1.5}]'), [8])
def test_plain_rows_keep_every_value(pair, cuts):
    value, body = pair
    found = check_any_pieces(body, cuts)
    assert found.error is None
    assert [repr(row.attributes) for row in found.rows] == list(map(repr, value))


@fuzzed
@given(written(st.builds(lambda rows: {"points": as_features(rows)}, ROWS)), st.integers(0, 1 << 16), CUTS)
def test_what_is_whole_before_a_break_is_given_and_the_break_told(pair, at, cuts):
    _, body = pair
    at %= max(1, len(body.rstrip()))
    whole = read(body).shown()
    cut = check_any_pieces(body[:at], cuts)
    assert isinstance(cut.error, UnreadableAnswer)
    assert cut.shown() == whole[: len(cut.rows)]
    broken = read(body[:at], cuts, failure=ConnectionFailed("broken"))
    assert isinstance(broken.error, ConnectionFailed)
    assert broken.shown() == cut.shown()


@fuzzed
@given(written(VALUES), CUTS)
def test_any_json_is_read_alike_in_any_pieces(pair, cuts):
    check_records(pair[1], cuts)


@fuzzed
@given(written(st.builds(as_features, ROWS)), st.integers(0, 1 << 16), st.binary(max_size=4), CUTS)
@example(([], b'{"total": 12.5, "points": []}'), 0, b"", [13])
@example(([], b'{"odd":[{"radius":500,"points":[{"a":1}]},{"radius":5'), 0, b"", [20, 40])
@example(([], b'{"points":[[{"a":1}],[{"b"'), 0, b"", [3])
@example(([], b'[{7:"points"}]'), 0, b"", [3])
@example(([], b"[" * 3000), 0, b"", [7])
def test_any_spoiled_json_is_read_alike_in_any_pieces(pair, at, spoiled, cuts):
    body = pair[1]
    at %= len(body) + 1
    check_records(body[:at] + spoiled + body[at + len(spoiled) :], cuts)


@fuzzed
@given(
    st.binary(max_size=60) | st.text('{}[]",:0123456789.eE+-truefalsn \n', max_size=60).map(str.encode), CUTS
)
@example(b'{"a":1.', [6])
@example(b'[{"a":1e5}]', [8])
@example(b'[{"a":"\\ud83d\\ude00"}]', [13])
@example(b"[]\xc3", [])
def test_any_bytes_are_read_alike_in_any_pieces(body, cuts):
    for content_type in ("application/json", "text/csv", "text/plain", ""):
        check_records(body, cuts, content_type)


LONG = "x" * (1 << 20)


@pytest.mark.parametrize(
    "first",
    [
        {"a": LONG},
        {"a": LONG, "parts": [{"x": 1}]},
        {"parts": [{"x": 1}], "a": LONG},
        {"lat": 1, "lon": 2, "a": LONG},
    ],
)
@pytest.mark.parametrize("size", [1 << 16, 1 << 22])
def test_a_first_row_of_a_megabyte_is_a_row(first, size):
    rows = [first, {"a": "b"}]
    body = json.dumps(rows).encode()
    found = read(body, range(0, len(body), size))
    assert found.error is None and [row.attributes for row in found.rows] == rows

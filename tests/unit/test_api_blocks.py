"""Records many at a time are the same records as one by one, whatever pieces an answer comes in."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from geoportfolio.core.api.blocks import BATCH, Block, Records, in_blocks, joined
from geoportfolio.core.api.decode import blocks
from geoportfolio.core.api.errors import ConnectionFailed, UnreadableAnswer
from geoportfolio.core.api.record_reader import RecordReader
from geoportfolio.core.api.records import Record
from geoportfolio.core.api.wire import Answer

NAMES = ("LocNumber", "lat", "Longitude", "location", "id", "type", "geometry", "properties")
NUMBERS = st.integers() | st.floats(allow_nan=False, allow_infinity=False)
VALUES = st.none() | st.booleans() | NUMBERS | st.text(max_size=3) | st.lists(NUMBERS, max_size=2)
PLACES = st.fixed_dictionaries({"type": st.sampled_from(["Point", "LineString"]), "coordinates": VALUES})
POINTS = st.fixed_dictionaries(
    {"type": st.just("Point"), "coordinates": st.lists(NUMBERS, min_size=2, max_size=3)}
)
ROWS = st.dictionaries(st.sampled_from(NAMES[:5]), VALUES, max_size=4)
FEATURES = st.fixed_dictionaries(
    {
        "type": st.just("Feature"),
        "geometry": POINTS | PLACES | st.none(),
        "properties": ROWS | st.none(),
    },
    optional={"id": VALUES, "bbox": VALUES},
)
ANYTHING = st.dictionaries(st.sampled_from(NAMES), VALUES | ROWS | PLACES, max_size=4)


def answer(data, content_type="application/json", size=1 << 16):
    return Answer(content_type, iter([data[at : at + size] for at in range(0, len(data), size)]))


def alike(strategy):
    """Lists of objects that look the same, and some that don't."""
    return st.lists(strategy, min_size=1, max_size=5) | st.tuples(strategy, st.integers(1, 5)).map(
        lambda drawn: [drawn[0]] * drawn[1]
    )


@given(alike(FEATURES) | alike(ROWS.filter(bool)) | alike(ANYTHING), st.sampled_from([None, 500.0]))
@settings(max_examples=300)
def test_many_at_a_time_read_as_one_by_one(values, radius):
    expected = [RecordReader(()).record(value, radius) for value in values]
    found = list(RecordReader(()).block(values, radius))
    assert found == expected
    assert list(map(types_of, found)) == list(map(types_of, expected))


def types_of(record):
    return {name: type(value) for name, value in record.attributes.items()}


def features(count, **more):
    return [
        {
            "type": "Feature",
            "geometry": {"type": "Point", "coordinates": [number / 100, 50.5]},
            "properties": {"LocNumber": number, "Name": 'a},{"type":"Feature', **more},
        }
        for number in range(count)
    ]


@pytest.mark.parametrize("indent", [None, 2])
@pytest.mark.parametrize("size", [777, 1 << 20])
def test_points_with_the_same_fields_come_turned_over(indent, size):
    body = json.dumps({"type": "FeatureCollection", "features": features(3000)}, indent=indent).encode()
    found = list(blocks(answer(body, size=size)))
    assert [record.attributes["LocNumber"] for record in Records(iter(found))] == list(range(3000))
    turned_over = sum(len(block) for block in found if isinstance(block, Block))
    assert turned_over == 3000 and (size < 1000 or len(found) < 3000 / 50)


@pytest.mark.parametrize("size", [777, 1 << 16, 1 << 20])
def test_objects_within_the_rows_are_no_ends_of_rows(size):
    values = features(400, parts=[{"type": "Feature"}, {"type": "Feature"}] * 40)
    body = json.dumps(values, separators=(",", ":")).encode()
    found = list(blocks(answer(body, size=size)))
    attributes = [record.attributes for record in Records(iter(found))]
    assert attributes == [value["properties"] for value in values]
    assert size < 1000 or len(found) < 3 * len(body) / (1 << 16) + 3


@pytest.mark.parametrize("indent", [None, 2])
@pytest.mark.parametrize("begins", [150, 180, 210, 240, 300])
def test_a_beginning_that_comes_alone_leaves_the_rest_many_at_a_time(begins, indent):
    body = json.dumps(features(3000), indent=indent).encode()
    found = list(blocks(Answer("application/json", iter([body[:begins], body[begins:]]))))
    assert sum(map(len, found)) == 3000 and len(found) < 3000 / 50


def test_rows_that_change_their_form_still_come_many_at_a_time():
    rows = [{"LocNumber": number, "Name": "x" * 50} for number in range(3000)]
    turned_round = [dict(reversed(row.items())) for row in rows]
    other = {"summary": [{"metric": "a"}, {"metric": "b"}], "points": rows}
    for body, before in ((other, 0), ([*rows[:2], *turned_round], 2), ([*rows, *turned_round], 3000)):
        found = list(blocks(answer(json.dumps(body).encode(), size=1 << 20)))
        numbers = [record.attributes["LocNumber"] for record in list(Records(iter(found)))[before:]]
        assert numbers == list(range(3000)) and len(found) < 20


@pytest.mark.parametrize("end", [b"]", b"", b",", b",]", b', {"LocNumber": 1}'])
def test_a_list_with_objects_in_its_rows_is_read_to_its_end(end):
    values = features(400, parts=[{"type": "Feature"}, {"type": "Feature"}] * 40)
    found = []
    reading = Records(blocks(answer(json.dumps(values).encode()[:-1] + end, size=5000)))
    if end == b"]":
        found.extend(reading)
    else:
        with pytest.raises(UnreadableAnswer, match="cut off" if end != b",]" else "JSON"):
            for record in reading:
                found.append(record)
    assert [record.attributes for record in found[:400]] == [value["properties"] for value in values]


def test_what_comes_before_something_else_in_a_list_is_kept():
    body = json.dumps([*features(3), 5, *features(300)]).encode()
    found = []
    with pytest.raises(UnreadableAnswer, match="something else"):
        for record in Records(blocks(answer(body))):
            found.append(record)
    assert len(found) >= 3


def test_csv_comes_turned_over_to_its_last_row():
    rows = "".join(f"{number},{number / 100},50.5,\r\n" for number in range(2 * BATCH + 3))
    found = list(blocks(answer(f"LocNumber,lon,lat,Name\r\n{rows}".encode(), "text/csv", 999)))
    assert [len(block) for block in found] == [BATCH, BATCH, 3]
    assert all(isinstance(block, Block) for block in found)
    last = found[-1][2]
    assert last.attributes == {"LocNumber": "502", "lon": "5.02", "lat": "50.5", "Name": None}
    assert last.geometry == {"type": "Point", "coordinates": [5.02, 50.5]}


@pytest.mark.parametrize("lon", ["1" + "0" * 400, "-1" + "0" * 400])
def test_a_number_too_large_to_be_a_place_is_kept_as_no_place(lon):
    body = f'[{{"a": 1, "lat": 50.5, "lon": {lon}}}, {{"a": 2, "lat": 50.5, "lon": 5}}]'
    found = list(Records(blocks(answer(body.encode()))))
    assert [record.geometry and record.geometry["coordinates"] for record in found] == [None, [5.0, 50.5]]
    assert found[0].attributes["lon"] == int(lon)


@pytest.mark.parametrize("count", [1, BATCH, BATCH + 1])
def test_a_cut_row_at_any_place_of_a_block_is_no_row(count):
    body = "a,b\n" + "1,2\n" * (count - 1) + "3"
    found = []
    with pytest.raises(UnreadableAnswer, match="cut off"):
        for block in blocks(answer(body.encode(), "text/csv")):
            found.extend(block)
    assert len(found) == count - 1


def block_of(count, *, fields=("a",), radius=None):
    return Block(fields, tuple(tuple(range(count)) for _ in fields), None, radius)


def test_blocks_that_fit_are_joined_to_one():
    whole = joined([block_of(2), block_of(3)])
    assert isinstance(whole, Block) and [record.attributes["a"] for record in whole] == [0, 1, 0, 1, 2]
    assert whole[1:3] == [whole[1], whole[2]]
    assert joined([]) == [] and joined([block_of(2)]) == block_of(2)


@pytest.mark.parametrize("other", [block_of(1, fields=("b",)), block_of(1, radius=5.0), [Record(None, {})]])
def test_records_that_differ_are_joined_one_by_one(other):
    assert joined([block_of(2), other]) == [*block_of(2), *other]


def test_what_breaks_comes_behind_the_records_before_it():
    def breaks():
        for number in range(BATCH + 2):
            yield Record(None, {"a": number})
        raise ConnectionFailed("broken")

    found = []
    with pytest.raises(ConnectionFailed):
        for block in in_blocks(breaks()):
            found.append(len(block))
    assert found == [BATCH, 2]

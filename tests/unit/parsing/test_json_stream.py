"""Lists of JSON in any pieces: rows arrive many at a time, and those before a fault are kept."""

from __future__ import annotations

import json

import pytest

from geoportfolio.core.api.errors import UnreadableAnswer
from geoportfolio.core.api.http.request import Answer
from geoportfolio.core.api.parsing.decode import blocks
from geoportfolio.core.api.parsing.records import (
    Block,
    Records,
)
from tests.support.bodies import answer


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
def test_read_points_with_the_same_fields_gives_large_blocks(indent, size):
    body = json.dumps({"type": "FeatureCollection", "features": features(3000)}, indent=indent).encode()
    found = list(blocks(answer(body, size=size)))
    assert [record.attributes["LocNumber"] for record in Records(iter(found))] == list(range(3000))
    turned_over = sum(len(block) for block in found if isinstance(block, Block))
    assert turned_over == 3000 and (size < 1000 or len(found) < 3000 / 50)


@pytest.mark.parametrize("size", [777, 1 << 16, 1 << 20])
def test_read_rows_with_objects_in_them_gives_large_lists(size):
    values = features(400, parts=[{"type": "Feature"}, {"type": "Feature"}] * 40)
    body = json.dumps(values, separators=(",", ":")).encode()
    found = list(blocks(answer(body, size=size)))
    attributes = [record.attributes for record in Records(iter(found))]
    assert attributes == [value["properties"] for value in values]
    assert size < 1000 or len(found) < 3 * len(body) / (1 << 16) + 3


@pytest.mark.parametrize("indent", [None, 2])
@pytest.mark.parametrize("begins", [150, 180, 210, 240, 300])
def test_read_first_bytes_alone_leaves_the_rest_in_large_blocks(begins, indent):
    body = json.dumps(features(3000), indent=indent).encode()
    found = list(blocks(Answer("application/json", iter([body[:begins], body[begins:]]))))
    assert sum(map(len, found)) == 3000 and len(found) < 3000 / 50


def test_read_rows_that_change_their_form_gives_large_blocks():
    rows = [{"LocNumber": number, "Name": "x" * 50} for number in range(3000)]
    turned_round = [dict(reversed(row.items())) for row in rows]
    other = {"summary": [{"metric": "a"}, {"metric": "b"}], "points": rows}
    for body, before in ((other, 0), ([*rows[:2], *turned_round], 2), ([*rows, *turned_round], 3000)):
        found = list(blocks(answer(json.dumps(body).encode(), size=1 << 20)))
        numbers = [record.attributes["LocNumber"] for record in list(Records(iter(found)))[before:]]
        assert numbers == list(range(3000)) and len(found) < 20


@pytest.mark.parametrize("end", [b"]", b"", b",", b",]", b', {"LocNumber": 1}'])
def test_read_list_with_any_end_keeps_the_rows_before_it(end):
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


def test_read_number_among_rows_keeps_those_before_it():
    body = json.dumps([*features(3), 5, *features(300)]).encode()
    found = []
    with pytest.raises(UnreadableAnswer, match="something else"):
        for record in Records(blocks(answer(body))):
            found.append(record)
    assert len(found) >= 3


@pytest.mark.parametrize("lon", ["1" + "0" * 400, "-1" + "0" * 400])
def test_read_coordinate_too_large_is_kept_as_an_attribute(lon):
    body = f'[{{"a": 1, "lat": 50.5, "lon": {lon}}}, {{"a": 2, "lat": 50.5, "lon": 5}}]'
    found = list(Records(blocks(answer(body.encode()))))
    assert [record.geometry and record.geometry["coordinates"] for record in found] == [None, [5.0, 50.5]]
    assert found[0].attributes["lon"] == int(lon)

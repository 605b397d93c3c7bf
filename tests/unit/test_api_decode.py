"""Every form of an answer that the specification leaves open, and bytes that come in any pieces."""

from __future__ import annotations

import json
import tracemalloc

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from geoportfolio.core.api import decode_json
from geoportfolio.core.api.blocks import Records
from geoportfolio.core.api.config import MEGABYTE
from geoportfolio.core.api.decode import blocks
from geoportfolio.core.api.errors import RadiusMissing, TooLarge, UnreadableAnswer
from geoportfolio.core.api.wire import Answer
from tests.fuzz.strategies import VALUES

POINT = {"type": "Point", "coordinates": [9.5, 53.5]}
FEATURE = {"type": "Feature", "id": 7, "geometry": POINT, "properties": {"a": 1}}
PLAIN = {"id": 7, "a": 1}
COLLECTION = {"type": "FeatureCollection", "features": [FEATURE]}
RADII = (500.0, 1000.0)


def read(body, radiuses=(), content_type="application/json", size=1 << 16, **options):
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    chunks = iter([data[at : at + size] for at in range(0, len(data), size)])
    return list(Records(blocks(Answer(content_type, chunks), radiuses, **options)))


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
def test_features_are_found_in_any_wrapper(body):
    assert read(body) == [(POINT, PLAIN, None)]
    assert read(body, (500.0,)) == [(POINT, PLAIN, 500.0)]
    assert read(body, size=3) == [(POINT, PLAIN, None)]


@pytest.mark.parametrize(
    ("lat", "lon"), [("lat", "lon"), ("LAT", "Long"), ("latitude", "lng"), ("Latitude", "Longitude")]
)
def test_the_usual_names_make_a_point(lat, lon):
    row = {"LocNumber": "00123", lat: "53.5", lon: 9.5}
    assert read([row]) == [(POINT, row, None)]


def test_a_place_in_a_location_object_counts_and_none_is_none():
    located = {"a": 1, "location": {"lat": 53.5, "lng": 9.5}}
    assert read({"entries": [located, {"a": 2}, {"a": 3, "lat": None, "lon": 1}]}) == [
        (POINT, located, None),
        (None, {"a": 2}, None),
        (None, {"a": 3, "lat": None, "lon": 1}, None),
    ]


def test_a_record_beside_its_geometry_keeps_its_fields():
    assert read([{"a": 1, "geometry": POINT}]) == [(POINT, {"a": 1}, None)]


def test_a_place_is_its_kind_and_coordinates_alone_in_a_block_and_by_itself():
    """Rows of one form are read as a block, others one by one: where the pieces end decides that."""
    of_its_own = {**FEATURE, "geometry": {**POINT, "accuracy": "rooftop"}}
    assert read([of_its_own]) == read([FEATURE])
    assert read([of_its_own, {**PLAIN, "b": 2}])[0] == read([FEATURE])[0]


OTHER = {"type": "Feature", "geometry": POINT, "properties": {"a": 2}}


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
def test_each_radius_gets_its_own_set(body):
    for size in (5, 1 << 16):
        found = {record.attributes["a"]: record.radius for record in read(body, RADII, size=size)}
        assert found == {1: 500.0, 2: 1000.0}


def test_a_set_too_long_to_see_whole_is_still_told_by_its_radius():
    many = [{"a": index, "text": "x" * 100} for index in range(15000)]
    body = [{"radius": 1000, "points": many}, {"radius": 500, "points": [{"a": -1}]}]
    found = read(body, RADII)
    assert len(found) == 15001
    assert {record.radius for record in found[:-1]} == {1000.0}
    assert found[-1].radius == 500.0


def test_empty_sets_are_no_error():
    assert read([[], [FEATURE]], RADII) == [(POINT, PLAIN, 1000.0)]
    assert read([[], []], RADII) == read({"features": []}) == read([]) == []


WRAPPER_NAMES = st.sampled_from(["layer", "data", "ourWord", "result", "list_1", "Werte", "payload", "x"])
AROUND = st.dictionaries(
    st.sampled_from(["source", "total", "note", "ok", "extra"]),
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.just({"a": [1, 2]}),
    max_size=3,
)
SMALLER = st.lists(st.fixed_dictionaries({"smaller": st.integers()}), max_size=2)


@settings(max_examples=80, deadline=None)
@given(st.lists(st.tuples(WRAPPER_NAMES, AROUND, SMALLER, st.booleans()), min_size=1, max_size=4), st.data())
def test_the_largest_list_is_found_in_wrappers_of_any_name_up_to_four_deep(wrappers, data):
    rows = [{"id": number, "tiv": number * 2} for number in range(data.draw(st.sampled_from([3, 4, 4000])))]
    body = rows
    for name, around, smaller, is_before in wrappers:
        lists = {f"{name}_smaller": smaller} if smaller else {}
        body = {**around, **lists, name: body} if is_before else {name: body, **around, **lists}
    for lone in (False, True):
        found = read(body, size=data.draw(st.sampled_from([1 << 16, 1000])), lone=lone)
        assert [record.attributes for record in found] == rows


def test_a_list_too_long_to_wait_for_stays_when_a_longer_one_follows():
    first = [{"id": number, "text": "x" * 100} for number in range(2000)]
    with pytest.raises(UnreadableAnswer, match="longer than the first"):
        read({"points": first, "more": [*first, *first]})
    assert len(read({"points": first, "more": first[:1500]})) == 2000


def test_a_list_that_waits_is_not_lost_when_the_answer_breaks_behind_it():
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
def test_null_in_the_place_of_records_is_nothing_found(body):
    assert read(body, RADII) == []
    assert read(body, RADII, lone=True) == []


def test_no_content_is_nothing_found_and_an_empty_body_is_none():
    assert list(blocks(Answer("application/json", iter(()), 204))) == []
    with pytest.raises(UnreadableAnswer, match="an empty body"):
        blocks(Answer("application/json", iter(())))


def test_null_beside_a_message_is_what_the_message_says():
    with pytest.raises(UnreadableAnswer) as raised:
        read({"message": "not today", "error": True})
    assert raised.value.service_message == "not today"


@pytest.mark.parametrize("body", [[PLAIN, {"a": 2}], COLLECTION, {"points": [{**PLAIN, "radius": 200}]}])
def test_rows_for_several_radii_that_tell_none_are_refused(body):
    with pytest.raises(RadiusMissing, match="without their radius"):
        read(body, RADII)


def test_more_sets_than_radii_are_not_guessed():
    with pytest.raises(UnreadableAnswer, match="2 result sets"):
        read([[FEATURE], [], []], RADII)


def test_numbers_stay_whole_and_what_is_no_number_is_none():
    body = b'[{"id": 9007199254740993, "n": NaN, "i": -Infinity, "f": 0.1}]'
    assert read(body)[0].attributes == {"id": 9007199254740993, "n": None, "i": None, "f": 0.1}


@pytest.mark.parametrize(
    ("body", "seen"),
    [
        (b"", "an empty body"),
        (b"  \n", "an empty body"),
        (b"<!doctype html><html><title>Log in</title></html>", "an HTML page (Log in)"),
        (b"<ServiceException/>", "an XML document"),
        (b'{"total": 0}', "a JSON object without records (total)"),
        (b'{"message": "not today"}', "a message instead of records"),
        (b'{"errorMessage": {"message": "not today"}}', "a message instead of records"),
        (b"[1, 2]", "a list of something else than records"),
        (b"%PDF-1.7", "a PDF file"),
        (b"just text", "a text: 'just text'"),
        (b'[{"a": tru}, 1]          ', "JSON that is broken near"),
        (b"[" * 100000, "JSON"),
        (b'[{"a":1}] x', "JSON that is broken near 'x'"),
    ],
)
def test_an_unreadable_answer_says_what_it_is(body, seen):
    with pytest.raises(UnreadableAnswer) as caught:
        read(body)
    assert seen in caught.value.seen
    assert caught.value.body[:20] == body[:20]
    if b"not today" in body:
        assert caught.value.service_message == "not today"


def test_a_lone_object_is_a_record_where_that_is_asked():
    assert read({"TIV": 5}, lone=True) == [(None, {"TIV": 5}, None)]
    with pytest.raises(UnreadableAnswer):
        read({"message": "x"}, lone=True)


@given(st.integers(1, 60), st.integers(1, 400))
@settings(max_examples=40)
def test_what_is_whole_before_the_cut_is_given(size, cut):
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


@given(
    st.lists(st.dictionaries(st.sampled_from(["a", "b", "ü", 'q"', "{"]), VALUES, max_size=4), max_size=6),
    st.integers(1, 50),
    st.sampled_from([None, 1]),
    st.booleans(),
)
@settings(max_examples=80)
def test_any_pieces_read_as_the_whole_does(properties, size, indent, ascii_only):
    features = [{"type": "Feature", "geometry": POINT, "properties": each} for each in properties]
    text = json.dumps(
        {"type": "FeatureCollection", "features": features}, indent=indent, ensure_ascii=ascii_only
    )
    data = text.encode("utf-8", errors="surrogatepass")
    expected = [f["properties"] for f in json.loads(data.decode(errors="replace"))["features"]]
    assert [record.attributes for record in read(data, size=size)] == expected


@pytest.mark.parametrize("mark", [",", ";", "\t"])
@pytest.mark.parametrize("size", [1, 1 << 16])
def test_csv_is_read_with_any_delimiter(mark, size):
    lines = [["LocNumber", "Latitude", "Longitude", "City"], ["00123", "53.5", "9.5", '"a\r\nb"']]
    data = b"\xef\xbb\xbf" + "\r\n".join(mark.join(line) for line in lines).encode() + b"\r\n"
    row = {"LocNumber": "00123", "Latitude": "53.5", "Longitude": "9.5", "City": "a\r\nb"}
    assert read(data, (500.0,), "text/csv; charset=utf-8", size) == [(POINT, row, 500.0)]


@pytest.mark.parametrize("body", [b"", b"\r\n", b"\xef\xbb\xbf \n"])
def test_csv_without_even_a_head_line_has_no_records(body):
    assert read(body, RADII, "Text/CSV; charset=utf-8", 1) == []
    with pytest.raises(UnreadableAnswer, match="empty body"):
        read(body, RADII, "text/plain")


def test_csv_for_several_radii_is_refused_as_its_rows_tell_none():
    with pytest.raises(UnreadableAnswer, match="several radii"):
        read(b"a,b\n1,2\n", RADII, "text/csv")


def test_csv_with_decimal_commas_empty_fields_and_equal_names():
    data = b"lat;lon;a;a\n53,5;9,5;;x\n"
    assert read(data, content_type="text/plain") == [
        (POINT, {"lat": "53,5", "lon": "9,5", "a": None, "a_2": "x"}, None)
    ]


def test_csv_that_is_cut_off_gives_its_whole_rows():
    chunks = iter([b"a,b\n1,2\n3"])
    stream = Records(blocks(Answer("text/csv", chunks)))
    assert next(stream).attributes == {"a": "1", "b": "2"}
    with pytest.raises(UnreadableAnswer, match="cut off"):
        next(stream)


def test_a_csv_row_that_goes_on_over_quoted_line_ends_has_a_bound():
    made = 0

    def chunks():
        nonlocal made
        yield b"a,b\n1,2\n"
        while made < 100:
            made += 1
            yield b'"a\n",' * 166_000

    stream = Records(blocks(Answer("text/csv", chunks())))
    assert next(stream).attributes == {"a": "1", "b": "2"}
    with pytest.raises(TooLarge) as caught:
        next(stream)
    assert (caught.value.reason, caught.value.limit) == ("value", 16) and made < 25


def test_rows_with_quoted_line_ends_are_read_however_many_there_are():
    block = b'1,"a\nb\nc"\n' * 100_000
    chunks = iter([b"a,b\n", *[block] * 20])
    assert sum(map(len, blocks(Answer("text/csv", chunks)))) == 2_000_000


def test_a_csv_row_of_very_many_columns_is_refused_behind_those_before_it():
    chunks = iter([b"a,b\n1,2\n", b"x," * 100_001 + b"\n3,4\n"])
    stream = Records(blocks(Answer("text/csv", chunks)))
    assert next(stream).attributes == {"a": "1", "b": "2"}
    with pytest.raises(UnreadableAnswer, match="100,000 columns"):
        next(stream)


def test_space_before_a_body_is_not_kept():
    def chunks():
        yield b"\xef\xbb\xbf"
        for _ in range(50):
            yield b" " * MEGABYTE
        yield b'[{"id": 1}]'

    tracemalloc.start()
    try:
        assert [row.attributes for row in Records(blocks(Answer("", chunks())))] == [{"id": 1}]
        assert tracemalloc.get_traced_memory()[1] < 10 * MEGABYTE
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_a_byte_order_mark_in_pieces_between_much_space_is_none_of_the_data(mark):
    start = mark + b" " * 70_000
    assert read(start + b'[{"id": 1}]', size=1)[0].attributes == {"id": 1}


def test_what_stands_beside_the_rows_of_one_set_is_let_go_of_with_it(monkeypatch):
    monkeypatch.setattr(decode_json, "LARGEST_VALUE", 0.001)
    one = {"address": "x" * 600, "points": [FEATURE]}
    assert len(read([one] * 10)) == 10
    with pytest.raises(TooLarge):
        read({**{str(number): "x" * 600 for number in range(3)}, "points": [FEATURE]})

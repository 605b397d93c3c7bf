"""CSV of any delimiter: its rows, and bodies that end or grow where they should not."""

from __future__ import annotations

import pytest

from geoportfolio.core.api.errors import TooLarge, UnreadableAnswer
from geoportfolio.core.api.http.request import Answer
from geoportfolio.core.api.parsing.decode import blocks
from geoportfolio.core.api.parsing.records import (
    BATCH,
    Block,
    Records,
)
from tests.support.bodies import answer, read

POINT = {"type": "Point", "coordinates": [9.5, 53.5]}
RADII = (500.0, 1000.0)


@pytest.mark.parametrize("mark", [",", ";", "\t"])
@pytest.mark.parametrize("size", [1, 1 << 16])
def test_read_csv_with_any_delimiter_gives_its_rows(mark, size):
    lines = [["LocNumber", "Latitude", "Longitude", "City"], ["00123", "53.5", "9.5", '"a\r\nb"']]
    data = b"\xef\xbb\xbf" + "\r\n".join(mark.join(line) for line in lines).encode() + b"\r\n"
    row = {"LocNumber": "00123", "Latitude": "53.5", "Longitude": "9.5", "City": "a\r\nb"}
    assert read(data, (500.0,), "text/csv; charset=utf-8", size) == [(POINT, row, 500.0)]


@pytest.mark.parametrize("body", [b"", b"\r\n", b"\xef\xbb\xbf \n"])
def test_read_csv_without_a_head_line_finds_nothing(body):
    assert read(body, RADII, "Text/CSV; charset=utf-8", 1) == []
    with pytest.raises(UnreadableAnswer, match="empty body"):
        read(body, RADII, "text/plain")


def test_read_csv_for_several_radii_is_refused():
    with pytest.raises(UnreadableAnswer, match="several radii"):
        read(b"a,b\n1,2\n", RADII, "text/csv")


def test_read_csv_with_decimal_commas_empty_fields_and_equal_names_keeps_all():
    data = b"lat;lon;a;a\n53,5;9,5;;x\n"
    assert read(data, content_type="text/plain") == [
        (POINT, {"lat": "53,5", "lon": "9,5", "a": None, "a_2": "x"}, None)
    ]


def test_read_csv_that_is_cut_off_gives_its_whole_rows():
    chunks = iter([b"a,b\n1,2\n3"])
    stream = Records(blocks(Answer("text/csv", chunks)))
    assert next(stream).attributes == {"a": "1", "b": "2"}
    with pytest.raises(UnreadableAnswer, match="cut off"):
        next(stream)


def test_read_csv_row_of_endless_quoted_lines_is_bounded():
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


def test_read_csv_row_of_very_many_columns_is_refused_behind_those_before():
    chunks = iter([b"a,b\n1,2\n", b"x," * 100_001 + b"\n3,4\n"])
    stream = Records(blocks(Answer("text/csv", chunks)))
    assert next(stream).attributes == {"a": "1", "b": "2"}
    with pytest.raises(UnreadableAnswer, match="100,000 columns"):
        next(stream)


def test_read_csv_with_very_many_quoted_lines_gives_all_rows():
    block = b'1,"a\nb\nc"\n' * 100_000
    chunks = iter([b"a,b\n", *[block] * 20])
    assert sum(map(len, blocks(Answer("text/csv", chunks)))) == 2_000_000


def test_read_csv_gives_blocks_to_the_last_row():
    rows = "".join(f"{number},{number / 100},50.5,\r\n" for number in range(2 * BATCH + 3))
    found = list(blocks(answer(f"LocNumber,lon,lat,Name\r\n{rows}".encode(), "text/csv", 999)))
    assert [len(block) for block in found] == [BATCH, BATCH, 3]
    assert all(isinstance(block, Block) for block in found)
    last = found[-1][2]
    assert last.attributes == {"LocNumber": "502", "lon": "5.02", "lat": "50.5", "Name": None}
    assert last.geometry == {"type": "Point", "coordinates": [5.02, 50.5]}


@pytest.mark.parametrize("count", [1, BATCH, BATCH + 1])
def test_read_csv_cut_at_any_row_of_a_block_leaves_that_row_out(count):
    body = "a,b\n" + "1,2\n" * (count - 1) + "3"
    found = []
    with pytest.raises(UnreadableAnswer, match="cut off"):
        for block in blocks(answer(body.encode(), "text/csv")):
            found.extend(block)
    assert len(found) == count - 1

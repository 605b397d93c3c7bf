"""What a body is, by its first bytes, whatever pieces they arrive in."""

from __future__ import annotations

import tracemalloc

import pytest

from geoportfolio.core.api.config import MEGABYTE
from geoportfolio.core.api.errors import UnreadableAnswer
from geoportfolio.core.api.http.request import Answer
from geoportfolio.core.api.parsing.decode import blocks
from geoportfolio.core.api.parsing.records import (
    Records,
)
from tests.support.bodies import read


def test_read_no_content_finds_nothing_and_an_empty_body_is_refused():
    assert list(blocks(Answer("application/json", iter(()), 204))) == []
    with pytest.raises(UnreadableAnswer, match="an empty body"):
        blocks(Answer("application/json", iter(())))


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
def test_read_something_else_says_what_it_is(body, seen):
    with pytest.raises(UnreadableAnswer) as caught:
        read(body)
    assert seen in caught.value.seen
    assert caught.value.body[:20] == body[:20]
    if b"not today" in body:
        assert caught.value.service_message == "not today"


def test_read_much_space_before_a_body_keeps_none_of_it():
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
def test_read_a_byte_order_mark_in_pieces_is_none_of_the_data(mark):
    start = mark + b" " * 70_000
    assert read(start + b'[{"id": 1}]', size=1)[0].attributes == {"id": 1}

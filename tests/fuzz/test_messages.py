"""Error bodies (spec 7) and what an unknown body is; no key in either, in a time that grows with them."""

from __future__ import annotations

import json
from urllib.parse import quote

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from geoportfolio.core.api.http.redaction import redacted
from geoportfolio.core.api.parsing import response_text
from tests.fuzz.properties import KEY, check_messages
from tests.fuzz.strategies import TEXTS, fuzzed, many
from tests.fuzz.work import work_of

SAID = TEXTS.map(str.strip).filter(bool)


@many
@given(SAID, st.sampled_from(["", "\ufeff", "\r\n "]), st.booleans())
def test_both_shapes_say_their_message(message, mark, is_b):
    body = {"errorMessage": {"message": message}} if is_b else {"message": message}
    for ascii_only in (True, False):
        data = (mark + json.dumps(body, ensure_ascii=ascii_only)).encode()
        assert response_text.error_message(data) == message


@many
@given(st.binary(max_size=80) | st.text(max_size=40).map(lambda text: text.encode("utf-8", "replace")))
@example(b'{"message": "\\ud83d"}')
@example(b"<html><title>a")
@example(b"<" * 300)
@example(b"\x00\x01")
def test_whatever_an_error_brings_can_be_shown(data):
    check_messages(data)


@fuzzed
@given(st.text(max_size=20), st.text(max_size=20))
def test_no_form_of_the_key_stays(before, after):
    for form in (KEY, quote(KEY, safe=""), quote(KEY)):
        assert form not in redacted(f"{before} {form} {after}", KEY)


HOSTILE = [
    "<",
    "<a",
    "<script>",
    "<title>",
    "<!--",
    "a",
    "://",
    "a://",
    "x@",
    "authorization: ",
    "&#",
    "&amp",
    "\n",
    " ",
]


@pytest.mark.parametrize("part", HOSTILE)
@pytest.mark.parametrize("before", ["", "<html>", "<html><title>"])
def test_twice_as_much_takes_twice_as_long(part, before):
    """Work is counted, not timed; see :mod:`tests.fuzz.work`."""

    def read(size):
        body = (before + part * (size // len(part))).encode()
        return work_of(
            lambda: (response_text.looks_like(body), redacted(response_text.error_message(body), KEY))
        )

    assert read(40_000) < 3.5 * read(20_000) + 0.05

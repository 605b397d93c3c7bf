"""JSON that was nested or numbered to break its readers: one clear sentence, whoever reads it."""

from __future__ import annotations

import re
import sys

import pytest

from geoportfolio.core.api import (
    Query,
    errors,
    filters,
    templates,
)
from geoportfolio.core.api.errors import InvalidInput, UnreadableAnswer
from geoportfolio.core.api.parsing import json_text, response_text, xml_scan
from geoportfolio.core.api.parsing.json_records import JsonRecords
from geoportfolio.core.api.parsing.json_stream import JsonText
from geoportfolio.core.gis.hazard_maps.capabilities import descriptions_in, features_in, layers_in
from tests.support.pace import takes_at_most
from tests.support.scripted_server import FakeServer, Reply, answered

DEPTHS = (201, 900, 995, 10_000, 1_000_000)
SHAPES = {
    "lists": lambda depth: "[" * depth + "]" * depth,
    "objects": lambda depth: '{"result":' * depth + "1" + "}" * depth,
    "both": lambda depth: '[{"a":' * (depth // 2) + "1" + "}]" * (depth // 2),
}
LONG_NUMBER = "9" * 1_000_000


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("shape", SHAPES)
def test_read_whole_json_nested_too_deeply_says_so(shape, depth):
    text = SHAPES[shape](depth + 2)
    with pytest.raises(UnreadableAnswer) as caught:
        response_text.read_json(text.encode())
    assert caught.value.seen == json_text.TOO_DEEP
    with pytest.raises(ValueError):
        json_text.load_json(text)
    with pytest.raises(InvalidInput):
        Query.from_json(text)


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("shape", SHAPES)
def test_read_rows_nested_too_deeply_says_so(shape, depth):
    text = SHAPES[shape](depth)
    try:
        for block in JsonRecords(iter([text.encode()]), ()):
            [json_text.dump_json(value) for record in block for value in record.attributes.values()]
    except UnreadableAnswer as error:
        assert error.seen
    else:  # what Python takes is kept whole, as text; how much that is differs from version to version
        assert shape == "both" and depth < 1_000_000


def test_read_rows_before_one_that_is_too_deep_keeps_them():
    deep = "[" * 1_000_000 + "]" * 1_000_000
    text = '[{"id": 1, "lat": 1, "lon": 2},' * 1 + '{"id": 2, "a": ' + deep + "}]"
    found = []
    with pytest.raises(UnreadableAnswer) as caught:
        for block in JsonRecords(iter([text.encode()]), ()):
            found.extend(record.attributes["id"] for record in block)
    assert found == [1] and caught.value.seen == json_text.TOO_DEEP


@pytest.mark.parametrize(
    "text", ['[{"a": %s}]', '{"a": %s}', "%s", '[{"a": 1}, {"a": -%s}]', '[{"a": %se5}]']
)
def test_read_number_of_a_million_digits_is_refused(text):
    body = (text % LONG_NUMBER).encode()
    for read in (
        lambda: response_text.read_json(body),
        lambda: list(JsonRecords(iter([body]), (), lone=True)),
    ):
        try:
            read()
        except UnreadableAnswer as error:
            assert re.search("digits|broken|neither|text", error.seen)


def test_read_name_twice_takes_the_last_value():
    assert response_text.read_json(b'{"a": 1, "a": 2}') == {"a": 2}
    (block,) = JsonRecords(iter([b'[{"id": 1, "id": 2, "lat": 1, "lon": 2}]']), ())
    assert block[0].attributes["id"] == 2


def test_read_value_in_very_many_pieces_takes_linear_time():
    """Each piece was added to all before it: 64 MB took twelve seconds."""
    pieces = [b'[{"a": "', *[b"x" * 4096] * 6000, b'"}]']
    text = JsonText(iter(pieces))
    with takes_at_most(6):
        assert len(text.value()[0]["a"]) == 4096 * 6000


DEEP_TEXTS = [shape(10_000) for shape in SHAPES.values()]


@pytest.mark.parametrize(
    "text", [*DEEP_TEXTS, LONG_NUMBER, f'{{"a": {LONG_NUMBER}}}'], ids=lambda text: text[:6]
)
def test_parse_hostile_filters_and_templates_is_refused(text):
    with pytest.raises(InvalidInput):
        filters.parse(text)
    with pytest.raises(InvalidInput):
        templates.parsed(text)


PAGES = [
    b"<" * 65536,
    b"<script" * 9000,
    b"<html><title" * 8000,
    b"<html>" + b"<a" * 30_000,
    b"<style>" * 9000,
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page[:14].decode())
def test_read_words_of_a_hostile_page_takes_no_time(page):
    with takes_at_most(2):
        response_text.error_message(page)
        response_text.looks_like(page)


BOMB = '<!DOCTYPE a [<!ENTITY b "x"><!ENTITY c "&b;&b;">]><a>&c;</a>'
XML = {
    "a bomb of entities": BOMB,
    "a file of this computer": '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    "an entity that is a parameter": '<!DOCTYPE a [<!entity % b SYSTEM "http://127.0.0.1:9/">%b;]><a/>',
    "an entity without a declaration": "<a>&b;</a>",
    "half": "<a><Layer>",
    "no text": "",
    "characters of no text": "<a>\x01</a>",
}


@pytest.mark.parametrize("name", XML)
def test_read_xml_with_entities_is_refused(name):
    for read in (layers_in, features_in, descriptions_in):
        with pytest.raises(UnreadableAnswer) as caught:
            read(XML[name])
        assert "root:" not in caught.value.seen


def test_read_xml_of_too_many_elements_is_refused(monkeypatch):
    monkeypatch.setattr(xml_scan, "MOST_ELEMENTS", 1000)
    assert layers_in("<a>" + "<b/>" * 999 + "</a>") == ()
    with pytest.raises(UnreadableAnswer, match="more than 1,000 elements"):
        layers_in("<a>" + "<b/>" * 1000 + "</a>")


def test_read_xml_with_a_foreign_document_type_follows_no_link():
    with FakeServer(Reply(b"<!ELEMENT a ANY>")) as server:
        text = f'<!DOCTYPE a SYSTEM "{server.url}/a.dtd"><a><b><Layer><Name>n</Name></Layer></b></a>'
        assert [layer.name for layer in layers_in(text)] == ["n"]
        assert server.seen == []


@pytest.fixture
def any_digits():
    """Python as it was before 3.9.14 and 3.10.7: integers of any length are converted."""
    if not hasattr(sys, "set_int_max_str_digits"):
        yield
        return
    bound = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(0)
    yield
    sys.set_int_max_str_digits(bound)


@pytest.mark.usefixtures("any_digits")
def test_an_integer_of_thousands_of_digits_is_refused_at_once_on_every_python():
    body = '[{"id": 12345678901234567890, "n": ' + "9" * 4400 + "}]"
    with pytest.raises(errors.UnreadableAnswer, match="thousands of digits"):
        answered(body, lambda c: list(c.portfolio.search_points("pf")))
    with pytest.raises(ValueError, match="thousands of digits"):
        json_text.load_json("9" * 4400)
    assert json_text.load_json("12345678901234567890") == 12345678901234567890

"""JSON that was nested or numbered to break its readers: one clear sentence, whoever reads it."""

from __future__ import annotations

import re
import time

import pytest

from geoportfolio.core.api import Query, answers, filters, templates
from geoportfolio.core.api.decode_json import JsonRecords
from geoportfolio.core.api.errors import InvalidInput, UnreadableAnswer
from geoportfolio.core.api.json_text import JsonText
from geoportfolio.core.gis import xml_tree
from geoportfolio.core.gis.capabilities import descriptions_in, features_in, layers_in
from tests.support.scripted_server import FakeServer, Reply

DEPTHS = (201, 900, 995, 10_000, 1_000_000)
SHAPES = {
    "lists": lambda depth: "[" * depth + "]" * depth,
    "objects": lambda depth: '{"result":' * depth + "1" + "}" * depth,
    "both": lambda depth: '[{"a":' * (depth // 2) + "1" + "}]" * (depth // 2),
}
LONG_NUMBER = "9" * 1_000_000


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("shape", SHAPES)
def test_a_whole_answer_nested_too_deeply_says_so(shape, depth):
    text = SHAPES[shape](depth + 2)
    with pytest.raises(UnreadableAnswer) as caught:
        answers.read_json(text.encode())
    assert caught.value.seen == answers.TOO_DEEP
    with pytest.raises(ValueError):
        answers.kept_json(text)
    with pytest.raises(InvalidInput):
        Query.from_json(text)


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("shape", SHAPES)
def test_rows_nested_too_deeply_say_so(shape, depth):
    text = SHAPES[shape](depth)
    try:
        for block in JsonRecords(iter([text.encode()]), ()):
            [answers.written(value) for record in block for value in record.attributes.values()]
    except UnreadableAnswer as error:
        assert error.seen
    else:  # what Python takes is kept whole, as text; how much that is differs from version to version
        assert shape == "both" and depth < 1_000_000


def test_rows_before_one_that_is_too_deep_are_kept():
    deep = "[" * 1_000_000 + "]" * 1_000_000
    text = '[{"id": 1, "lat": 1, "lon": 2},' * 1 + '{"id": 2, "a": ' + deep + "}]"
    found = []
    with pytest.raises(UnreadableAnswer) as caught:
        for block in JsonRecords(iter([text.encode()]), ()):
            found.extend(record.attributes["id"] for record in block)
    assert found == [1] and caught.value.seen == answers.TOO_DEEP


@pytest.mark.parametrize(
    "text", ['[{"a": %s}]', '{"a": %s}', "%s", '[{"a": 1}, {"a": -%s}]', '[{"a": %se5}]']
)
def test_a_number_of_a_million_digits_is_no_crash(text):
    body = (text % LONG_NUMBER).encode()
    for read in (lambda: answers.read_json(body), lambda: list(JsonRecords(iter([body]), (), lone=True))):
        try:
            read()
        except UnreadableAnswer as error:
            assert re.search("digits|broken|neither|text", error.seen)


def test_of_two_values_of_one_name_the_last_counts():
    assert answers.read_json(b'{"a": 1, "a": 2}') == {"a": 2}
    (block,) = JsonRecords(iter([b'[{"id": 1, "id": 2, "lat": 1, "lon": 2}]']), ())
    assert block[0].attributes["id"] == 2


def test_a_value_in_a_million_pieces_is_read_in_good_time():
    """Each piece was added to all before it: 64 MB took twelve seconds."""
    pieces = [b'[{"a": "', *[b"x" * 4096] * 6000, b'"}]']
    text = JsonText(iter(pieces))
    began = time.process_time()
    assert len(text.value()[0]["a"]) == 4096 * 6000
    assert time.process_time() - began < 3


DEEP_TEXTS = [shape(10_000) for shape in SHAPES.values()]


@pytest.mark.parametrize(
    "text", [*DEEP_TEXTS, LONG_NUMBER, f'{{"a": {LONG_NUMBER}}}'], ids=lambda text: text[:6]
)
def test_filters_and_templates_have_a_sentence_for_it(text):
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
def test_the_words_of_a_page_without_sense_are_found_in_no_time(page):
    began = time.process_time()
    answers.error_message(page)
    answers.looks_like(page)
    assert time.process_time() - began < 0.5


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
def test_no_entity_is_worked_out_and_no_file_read(name):
    for read in (layers_in, features_in, descriptions_in):
        with pytest.raises(UnreadableAnswer) as caught:
            read(XML[name])
        assert "root:" not in caught.value.seen


def test_a_tree_of_too_many_parts_is_not_built(monkeypatch):
    monkeypatch.setattr(xml_tree, "MOST_ELEMENTS", 1000)
    assert layers_in("<a>" + "<b/>" * 999 + "</a>") == ()
    with pytest.raises(UnreadableAnswer, match="more than 1,000 elements"):
        layers_in("<a>" + "<b/>" * 1000 + "</a>")


def test_a_document_type_that_leads_elsewhere_is_not_followed():
    with FakeServer(Reply(b"<!ELEMENT a ANY>")) as server:
        text = f'<!DOCTYPE a SYSTEM "{server.url}/a.dtd"><a><b><Layer><Name>n</Name></Layer></b></a>'
        assert [layer.name for layer in layers_in(text)] == ["n"]
        assert server.seen == []

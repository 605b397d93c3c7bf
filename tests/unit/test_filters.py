"""Filters as text: what is read, what is refused, and where the fault is."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from geoportfolio.core.api import Filter, filters
from geoportfolio.core.api.errors import InvalidFilters
from geoportfolio.core.api.filters import MalformedFilters

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(["field", "value", "filters"]), inner),
)
GOOD = {"field": "Country", "value": "FR"}


@given(st.one_of(JSON.map(json.dumps), st.text()))
def test_any_other_text_is_refused_at_a_place_that_it_has(text):
    try:
        filters.parse(text)
    except MalformedFilters as fault:
        lines = text.lstrip("\ufeff").split("\n")
        assert 1 <= fault.line <= len(lines)
        assert 1 <= fault.column <= len(lines[fault.line - 1]) + 1
        assert lines[fault.line - 1][fault.column - 1 :].strip() == fault.near


@pytest.mark.parametrize(
    ("text", "reason", "path", "line", "column"),
    [
        ('[{"field": "A", "value": 12}]', "text", "filters[0].value", 1, 26),
        ('[{"field": "A",\n  "value": null}]', "text", "filters[0].value", 2, 12),
        ('[{"field": "A"}]', "text", "filters[0].value", 1, 2),
        (
            '[\n {"field": "A", "value": "1"},\n {"field": "", "value": "1"}]',
            "field",
            "filters[1].field",
            3,
            12,
        ),
        ('[{"field": "A", "value": "1", "op": "not"}]', "key", "filters[0].op", 1, 31),
        ('[{"field": "A", "field": "B", "value": "1"}]', "twice", "filters[0].field", 1, 17),
        ('{"field": "A", "value": "1", "filters": [\n7]}', "object", "filters[0].filters[0]", 2, 1),
        ('[{"field": "A", "value": "1", "filters": {}}]', "array", "filters[0].filters", 1, 42),
        ('{"source": "s", "filters_v2": [{"field": "A", "value": 1}]}', "text", "filters[0].value", 1, 56),
        ('{"params": {"filters": ["x"]}}', "object", "filters[0]", 1, 25),
        ('"FR"', "array", "filters", 1, 1),
        ("{}", "array", "filters", 1, 1),
        ("", "syntax", "filters", 1, 1),
        ("[{'field': 'A'}]", "syntax", "filters", 1, 3),
        ('[{"field": "A", "value": "1"}\n {"field": "B", "value": "2"}]', "syntax", "filters", 2, 2),
        ('[{"field": "A", "value": "\\ud83d"}]', "characters", "filters[0].value", 1, 26),
        ('\ufeff [{"field": "\U0001f3e8", "value": 1}]', "text", "filters[0].value", 1, 27),
    ],
)
def test_a_fault_is_told_with_its_place(text, reason, path, line, column):
    with pytest.raises(MalformedFilters) as caught:
        filters.parse(text)
    fault = caught.value
    assert (fault.reason, fault.path, fault.line, fault.column) == (reason, path, line, column)


@pytest.mark.parametrize(
    "text",
    [
        json.dumps([GOOD]),
        json.dumps(GOOD),
        "\ufeff" + json.dumps([GOOD]),
        json.dumps({"source": "s", "shape": {"type": "circle"}, "filters_v2": [GOOD]}),
        json.dumps({"source": "s", "columns": [], "filters": [GOOD]}),
        json.dumps({"source": "s", "params": {"filters_v2": [GOOD]}}),
    ],
)
def test_what_somebody_copies_from_a_request_is_read(text):
    assert filters.parse(text) == (Filter("Country", "FR"),)


def nested(depth: int) -> str:
    return (
        '[{"field":"a","value":"b","filters":' * (depth - 1)
        + '[{"field":"a","value":"b"}]'
        + "}]" * (depth - 1)
    )


@pytest.mark.parametrize("depth", [filters.DEEPEST + 2, 5_000, 100_000])
def test_what_is_nested_too_deeply_is_refused(depth):
    with pytest.raises(MalformedFilters) as caught:
        filters.parse(nested(depth))
    assert caught.value.reason == "depth"


def test_two_hundred_below_one_another_are_filters_like_others():
    tree = filters.parse(nested(filters.DEEPEST))
    assert len(filters.flattened(tree)) == filters.DEEPEST
    assert filters.parse(filters.dumps(tree)) == tree and hash(tree) == hash(
        filters.parse(nested(filters.DEEPEST))
    )


def test_a_number_of_any_length_is_refused_as_no_text():
    with pytest.raises(MalformedFilters, match="text"):
        filters.parse('[{"field": "a", "value": ' + "9" * 10_000 + "}]")


def test_v1_and_searches_refuse_what_they_can_not_say():
    tree = (Filter("a", "1", (Filter("b", "2"),)),)
    assert filters.to_json(tree, "v2") == [
        {"field": "a", "value": "1", "filters": [{"field": "b", "value": "2"}]}
    ]
    with pytest.raises(InvalidFilters, match="a = 1"):
        filters.to_json(tree, "v1")
    assert filters.to_json(filters.flattened(tree), "v1") == [
        {"field": "a", "value": "1"},
        {"field": "b", "value": "2"},
    ]

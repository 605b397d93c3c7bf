"""Filters in plain language: what is said is what the service does under the reading that is set."""

from __future__ import annotations

import itertools
import re

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from geoportfolio.core.api import Filter
from geoportfolio.core.gis.text.filter_text import AND, Joined, expression_of, filters_text, sentence_of
from sandbox import filters as service

LABELS = {"CountryCode": "Country", "Occ": "Occupancy"}
FRANCE = Filter("CountryCode", "FR")
HOTEL, RETAIL = Filter("Occ", "1116"), Filter("Occ", "1101")
TREE = (Filter("CountryCode", "FR", (HOTEL, RETAIL)),)
NOT_STATED = ". Filter logic: unknown"


@pytest.mark.parametrize(
    ("filters", "version", "reading", "words"),
    [
        ((), "v2", "", "No filters: everything in the area is loaded."),
        ((FRANCE,), "v2", "", "Country = FR"),
        (TREE, "v2", "", f"Country = FR > (Occupancy = 1116; Occupancy = 1101){NOT_STATED}"),
        ((FRANCE, HOTEL), "v2", "", f"Country = FR; Occupancy = 1116{NOT_STATED}"),
        (TREE, "v2", "narrow", "Country = FR and (Occupancy = 1116 or Occupancy = 1101)"),
        (TREE, "v2", "all", "Country = FR and Occupancy = 1116 and Occupancy = 1101"),
        ((FRANCE, HOTEL, RETAIL), "v2", "any", "Country = FR or Occupancy = 1116 or Occupancy = 1101"),
        ((HOTEL, FRANCE, RETAIL), "v2", "narrow", "(Occupancy = 1116 or Occupancy = 1101) and Country = FR"),
        ((FRANCE, HOTEL), "v1", "", "Country = FR and Occupancy = 1116"),
        ((FRANCE, HOTEL), "v1", "any", "Country = FR and Occupancy = 1116"),
        (TREE, "v1", "narrow", "Country = FR > (Occupancy = 1116; Occupancy = 1101)"),
        ((Filter("City", ""),), "v2", "", "City = (empty)"),
        ((Filter("City", " "),), "v2", "", 'City = " "'),
        ((Filter("City", "a\nb"),), "v2", "", "City = a b"),
        ((Filter("City", "\U0001f3e8"),), "v2", "", "City = \U0001f3e8"),
        (
            (Filter("City", "\u05d7\u05d9\u05e4\u05d4"),),
            "v2",
            "",
            "City = \u2068\u05d7\u05d9\u05e4\u05d4\u2069",
        ),
    ],
)
def test_describe_filters_returns_a_sentence(filters, version, reading, words):
    assert sentence_of(filters, version, reading, LABELS) == words


def test_describe_thousands_of_values_names_some_and_counts_all():
    many = tuple(Filter("Occ", str(number)) for number in range(3000))
    words = sentence_of((FRANCE, *many), "v2", "narrow", LABELS)
    assert words.startswith("Country = FR and (Occupancy = 0 or Occupancy = 1 or")
    assert words.endswith("or 2,994 more of Occupancy)") and len(words) < 200
    assert "2,994 more of Occupancy" in sentence_of(many, "v2", "", LABELS)


@pytest.mark.parametrize(
    "filters",
    [
        tuple(Filter("Occ", str(number)) for number in range(3000)),
        tuple(Filter(f"\u05e9{number}", "x", (HOTEL,)) for number in range(1500)),
        (Filter("City", "\u05d7" * 9000), *[FRANCE] * 2999),
    ],
    ids=["values", "nested", "long"],
)
def test_describe_thousands_of_filters_stays_short(filters):
    for words in (
        filters_text(filters),
        sentence_of(filters, "v2", "", {}),
        sentence_of(filters, "v2", "all", {}),
    ):
        assert re.search(r"3,000 filters in all|2,99\d more of", words) and len(words) < 800
        assert words.count("\u2068") == words.count("\u2069")
    assert len(filters_text(filters)) < 200
    assert filters_text(TREE) == "CountryCode = FR > (Occ = 1116; Occ = 1101)"
    assert filters_text(()) == ""


def test_describe_filters_of_different_fields_names_all():
    many = tuple(Filter(f"f{number}", "1") for number in range(30))
    assert sentence_of(many, "v1", "", {}).count(" = 1") == 30


class Table:
    """All combinations of three fields with two values each, as a source of the sandbox."""

    rows = list(itertools.product("12", repeat=3))

    def __len__(self) -> int:
        return len(self.rows)

    def text(self, field: str):
        return np.array([row["abc".index(field)] for row in self.rows], dtype=object)


def holds(expression, row: tuple[str, ...]) -> bool:
    if isinstance(expression, Joined):
        parts = [holds(part, row) for part in expression.parts]
        return all(parts) if expression.operator == AND else any(parts)
    return row["abc".index(expression.field)] == expression.value


LEAVES = st.builds(Filter, st.sampled_from("abc"), st.sampled_from("12"))
TREES = st.recursive(
    LEAVES,
    lambda inner: st.builds(
        Filter, st.sampled_from("abc"), st.sampled_from("12"), st.lists(inner, max_size=3).map(tuple)
    ),
    max_leaves=8,
)


@given(st.lists(TREES, min_size=1, max_size=4).map(tuple), st.sampled_from(["narrow", "all", "any"]))
def test_describe_filters_states_what_the_service_finds(filters, reading):
    expression = expression_of(filters, "v2", reading)
    mask = service.mask_of_tree(Table(), [item.to_json() for item in filters], reading)
    assert [holds(expression, row) for row in Table.rows] == list(mask)


@given(st.lists(LEAVES, min_size=1, max_size=4).map(tuple))
def test_describe_filters_of_v1_states_what_the_service_finds(filters):
    expression = expression_of(filters, "v1", "")
    mask = service.mask_of_list(Table(), [item.to_json() for item in filters])
    assert [holds(expression, row) for row in Table.rows] == list(mask)

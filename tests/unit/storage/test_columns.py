"""Texts become the numbers that a provision promises only where nothing is lost by it."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from geoportfolio.core.gis.storage.columns import read_numbers

LINES = st.lists(
    st.none()
    | st.integers().map(str)
    | st.decimals(allow_nan=False, allow_infinity=False, places=3).map(str)
    | st.floats(allow_nan=False, allow_infinity=False).map(repr)
    | st.text("0123456789.-+eE _\n", max_size=20)
    | st.integers(),
    max_size=8,
)


@given(LINES)
@settings(max_examples=100)
def test_no_digit_is_lost(values):
    for before, after in zip(values, read_numbers(values)):
        if isinstance(before, str) and isinstance(after, (int, float)):
            assert Decimal(repr(after)) == Decimal(before)
        else:
            assert after == (before or None if isinstance(before, str) else before)


@given(st.lists(st.none() | st.integers(-(10**13), 10**13), max_size=6))
def test_plain_integers_become_integers(expected):
    texts = [None if number is None else str(number) for number in expected]
    found = read_numbers(texts)
    assert list(found) == expected and {type(value) for value in found} <= {int, type(None)}


@pytest.mark.parametrize(
    "text",
    ["00123", "-0", "1_000", " 1", "1.", ".5", "+1", "٣", "9007199254740993.5", "1e999", "2\n3", "7\n"],
)
def test_what_a_number_would_change_stays_a_text(text):
    assert list(read_numbers([text, "1"])) == [text, 1]


def test_an_integer_beyond_doubles_stays_whole():
    assert list(read_numbers(["9007199254740993", "1.5"])) == [9007199254740993, 1.5]
    assert list(read_numbers(["9007199254740993"])) == [9007199254740993]


def test_integers_and_fractions_keep_their_types():
    found = list(read_numbers(["1500000.5", "20", None, "-0.25"]))
    assert found == [1500000.5, 20, None, -0.25] and type(found[1]) is int

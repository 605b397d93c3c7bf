"""Edits of a tree of filters as a value: nothing is lost, and each is what the rows show."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from geoportfolio.core.api import Filter
from geoportfolio.core.api.filters import flattened
from geoportfolio.ui.filters import edits
from geoportfolio.ui.filters.edits import Direction

A, B, C, D = (Filter(name, "1") for name in "abcd")
TEXTS = st.text(st.characters(blacklist_categories=("Cs",)), max_size=5)
TREES = st.recursive(
    st.builds(Filter, TEXTS.filter(bool), TEXTS),
    lambda inner: st.builds(
        Filter, st.sampled_from("abc"), st.sampled_from("12"), st.lists(inner, max_size=3).map(tuple)
    ),
    max_leaves=8,
)
FORESTS = st.lists(TREES, max_size=4).map(tuple)
NUMBERS = st.lists(st.integers(0, 30), min_size=1, max_size=4)


def inside(above: Filter, *below: Filter) -> Filter:
    return Filter(above.field, above.value, below)


def all_paths(filters, above=()) -> list:
    """Every filter's path, parents first."""
    here = [((*above, row), item) for row, item in enumerate(filters)]
    return [each for path, item in here for each in (path, *all_paths(item.filters, path))]


def some_paths(filters, numbers) -> list:
    paths = all_paths(filters)
    return [paths[number % len(paths)] for number in numbers] if paths else []


def fields_and_values(filters) -> list:
    return sorted((each.field, each.value) for each in flattened(filters))


def at(filters, path) -> Filter:
    return edits.line_to(filters, path)[-1]


@settings(max_examples=60)
@given(FORESTS, NUMBERS, st.sampled_from(list(Direction)))
def test_a_shift_loses_nothing_and_moves_exactly_when_it_is_offered(start, numbers, direction):
    chosen = edits.whole_rows(start, some_paths(start, numbers))
    end, paths = edits.shift(start, chosen, direction)
    assert fields_and_values(end) == fields_and_values(start)
    # Those that were chosen still are, with all that is below them.
    assert sorted(map(repr, (at(end, path) for path in paths))) == sorted(
        repr(at(start, path)) for path in {*chosen}
    )
    assert edits.can_shift(start, chosen, direction) == (paths != tuple(sorted({*chosen})) or end != start)


@settings(max_examples=60)
@given(FORESTS, NUMBERS, st.integers(0, 30), st.integers(-1, 3))
def test_what_is_placed_elsewhere_is_all_there_afterwards(start, numbers, onto, row):
    chosen = some_paths(start, numbers)
    parent = (some_paths(start, [onto]) or [()])[0] if onto % 3 else ()
    row = min(row, len(edits.below(start, edits.line_to(start, parent))))
    end, paths = edits.place(start, chosen, parent, row)
    assert fields_and_values(end) == fields_and_values(start)
    assert {at(end, path) for path in paths} == {at(start, path) for path in chosen}


@settings(max_examples=60)
@given(FORESTS, NUMBERS, FORESTS, st.integers(-1, 3))
def test_what_is_inserted_and_removed_leaves_the_filters_as_they_were(start, numbers, added, row):
    parent = (some_paths(start, numbers) or [()])[0]
    row = min(row, len(edits.below(start, edits.line_to(start, parent))))
    more, paths = edits.insert(start, parent, row, added)
    assert tuple(at(more, path) for path in paths) == added
    assert edits.remove(more, paths) == (start, ())


@pytest.mark.parametrize(
    ("start", "chosen", "direction", "end", "paths"),
    [
        ((A, B, C), [(2,)], Direction.UP, (A, C, B), [(1,)]),
        ((A, B, C), [(0,), (1,)], Direction.DOWN, (C, A, B), [(1,), (2,)]),
        ((A, B, C), [(0,), (1,)], Direction.UP, (A, B, C), [(0,), (1,)]),
        ((A, B, C), [(0,), (2,)], Direction.UP, (A, C, B), [(0,), (1,)]),
        ((A, B, C), [(1,), (2,)], Direction.IN, (inside(A, B, C),), [(0, 0), (0, 1)]),
        ((A, B), [(0,)], Direction.IN, (A, B), [(0,)]),
        ((inside(A, B, C), D), [(0, 0), (0, 1)], Direction.OUT, (A, B, C, D), [(1,), (2,)]),
        (
            (inside(A, inside(B, C)), D),
            [(0, 0), (0, 0, 0)],
            Direction.OUT,
            (A, inside(B, C), D),
            [(1,), (1, 0)],
        ),
        (
            (inside(A, inside(B, C), D),),
            [(0, 0, 0), (0, 1)],
            Direction.OUT,
            (inside(A, B, C), D),
            [(0, 1), (1,)],
        ),
    ],
)
def test_filters_move_one_place(start, chosen, direction, end, paths):
    assert edits.shift(start, chosen, direction) == (end, tuple(paths))


@pytest.mark.parametrize(
    ("dragged", "parent", "row", "end"),
    [
        ([(1,)], (), 0, (B, inside(A, D), C)),
        ([(0,)], (), 3, (B, C, inside(A, D))),
        ([(1,), (2,)], (0,), -1, (inside(A, D, B, C),)),
        ([(1,)], (0,), 0, (inside(A, B, D), C)),
        ([(0, 0)], (), -1, (A, B, C, D)),
        ([(0,)], (0, 0), -1, (inside(A, D), B, C)),
        ([(0,)], (0,), 0, (inside(A, D), B, C)),
    ],
)
def test_filters_are_placed_where_they_are_let_go(dragged, parent, row, end):
    assert edits.place((inside(A, D), B, C), dragged, parent, row)[0] == end


@pytest.mark.parametrize(
    ("values", "end"),
    [
        ("12", (inside(Filter("a", "1"), D), Filter("a", "2"), B)),
        ("1", (inside(Filter("a", "1"), D), B)),
        ("34", (inside(Filter("a", "3"), D), Filter("a", "4"), B)),
        ("2", (Filter("a", "2"), B)),
        ("123", (inside(Filter("a", "1"), D), Filter("a", "2"), Filter("a", "3"), B)),
    ],
)
def test_values_stand_side_by_side_and_what_is_below_stays_where_it_can(values, end):
    start = (inside(Filter("a", "1"), D), Filter("a", "2"), B)
    assert edits.choose(start, (0,), tuple(values))[0] == end

"""Records many at a time are the same records as one by one."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from geoportfolio.core.api.errors import ConnectionFailed
from geoportfolio.core.api.parsing.records import (
    BATCH,
    Block,
    Record,
    RecordReader,
    in_blocks,
    joined,
)

NAMES = ("LocNumber", "lat", "Longitude", "location", "id", "type", "geometry", "properties")
NUMBERS = st.integers() | st.floats(allow_nan=False, allow_infinity=False)
VALUES = st.none() | st.booleans() | NUMBERS | st.text(max_size=3) | st.lists(NUMBERS, max_size=2)
PLACES = st.fixed_dictionaries({"type": st.sampled_from(["Point", "LineString"]), "coordinates": VALUES})
POINTS = st.fixed_dictionaries(
    {"type": st.just("Point"), "coordinates": st.lists(NUMBERS, min_size=2, max_size=3)}
)
ROWS = st.dictionaries(st.sampled_from(NAMES[:5]), VALUES, max_size=4)
FEATURES = st.fixed_dictionaries(
    {
        "type": st.just("Feature"),
        "geometry": POINTS | PLACES | st.none(),
        "properties": ROWS | st.none(),
    },
    optional={"id": VALUES, "bbox": VALUES},
)
ANYTHING = st.dictionaries(st.sampled_from(NAMES), VALUES | ROWS | PLACES, max_size=4)


def alike(strategy):
    """Lists of objects that look the same, and some that don't."""
    return st.lists(strategy, min_size=1, max_size=5) | st.tuples(strategy, st.integers(1, 5)).map(
        lambda drawn: [drawn[0]] * drawn[1]
    )


@given(alike(FEATURES) | alike(ROWS.filter(bool)) | alike(ANYTHING), st.sampled_from([None, 500.0]))
@settings(max_examples=100)
def test_read_any_objects_in_a_block_equals_one_by_one(values, radius):
    expected = [RecordReader(()).record(value, radius) for value in values]
    found = list(RecordReader(()).block(values, radius))
    assert found == expected
    assert list(map(types_of, found)) == list(map(types_of, expected))


def types_of(record):
    return {name: type(value) for name, value in record.attributes.items()}


def block_of(count, *, fields=("a",), radius=None):
    return Block(fields, tuple(tuple(range(count)) for _ in fields), None, radius)


def test_join_blocks_with_the_same_fields_gives_one_block():
    whole = joined([block_of(2), block_of(3)])
    assert isinstance(whole, Block) and [record.attributes["a"] for record in whole] == [0, 1, 0, 1, 2]
    assert whole[1:3] == [whole[1], whole[2]]
    assert joined([]) == [] and joined([block_of(2)]) == block_of(2)


@pytest.mark.parametrize("other", [block_of(1, fields=("b",)), block_of(1, radius=5.0), [Record(None, {})]])
def test_join_blocks_that_differ_gives_records(other):
    assert joined([block_of(2), other]) == [*block_of(2), *other]


def test_gather_records_that_break_keeps_those_before():
    def breaks():
        for number in range(BATCH + 2):
            yield Record(None, {"a": number})
        raise ConnectionFailed("broken")

    found = []
    with pytest.raises(ConnectionFailed):
        for block in in_blocks(breaks()):
            found.append(len(block))
    assert found == [BATCH, 2]

"""Rows that another radius or area had: many at a time as one by one, kept rows as fresh ones."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import groupby

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from geoportfolio.core.api.monitor import Monitor
from geoportfolio.core.api.parsing.records import Block, Record
from geoportfolio.core.api.query import Query
from geoportfolio.core.gis.results.repeats import Numbers, Repeats, of_anything
from geoportfolio.core.gis.storage.columns import text_of
from geoportfolio.core.gis.storage.reader import stored_records, stored_rows
from geoportfolio.core.gis.storage.record import ResultRecord
from geoportfolio.core.gis.storage.writer import ResultWriter

NUMBERS = (5, 5.0, -0.0, 0, 0.5, 1e16, 2**53, 2**53 + 1, 2.0**53, -1, -2, float("nan"))
TEXTS = ("", "5", "5.0", "-0", "0.5", "true", "مستودع 𝌆", "NUL \0")
VALUES = st.sampled_from([None, True, [1, 2], *NUMBERS, *TEXTS])
PLACES = st.sampled_from([None, (1.5, 2), (1.5, 2.0), (2.0, 1.5)])
ROWS = st.tuples(VALUES, st.sampled_from("ab"), PLACES, st.sampled_from([100.0, 200.0]))
AREAS = st.lists(st.lists(ROWS, max_size=12), min_size=1, max_size=4)


class OneByOne:
    """What is a repetition, as it is told."""

    def __init__(self):
        self.most, self.here = Counter(), defaultdict(Counter)

    def of(self, record):
        place = record.geometry and tuple(map(float, record.geometry["coordinates"]))
        said = (place, *(None if v != v else text_of(v) for v in record.attributes.values()))
        here = self.here[record.radius]
        here[said] += 1
        is_again = here[said] <= self.most[said]
        self.most[said] = max(self.most[said], here[said])
        return int(is_again)


def record_of(row):
    value, name, place, radius = row
    shape = None if place is None else {"type": "Point", "coordinates": list(place)}
    return Record(shape, {"value": value, "name": name}, radius)


def in_parts(records, sizes):
    """*records* as answers bring them: alike ones turned over, others in a list."""
    start = 0
    while start < len(records):
        part = records[start : start + sizes.pop() if sizes else None]
        start += len(part)
        radii = {record.radius for record in part}
        if len(radii) == 1 and len({record.geometry is None for record in part}) == 1:
            positions = part[0].geometry and [record.geometry["coordinates"] for record in part]
            columns = zip(*(record.attributes.values() for record in part))
            yield Block(("value", "name"), tuple(columns), positions, radii.pop())
        else:
            yield part


@settings(max_examples=100, deadline=None)
@given(AREAS, st.lists(st.integers(1, 5), max_size=20))
def test_many_at_a_time_and_one_by_one_are_the_same(areas, sizes):
    repeats, expected = Repeats(), OneByOne()
    for rows in areas:
        records = [record_of(row) for row in rows]
        repeats.next_area()
        expected.here.clear()
        told = [mark for part in in_parts(records, list(sizes)) for mark in repeats.of(part)]
        assert told == [expected.of(record) for record in records]


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(ROWS, min_size=1, max_size=12),
    st.lists(ROWS, max_size=12),
    st.sampled_from(["text", "float", "int", "boolean", "date", None]),
)
def test_rows_that_were_kept_are_known_as_they_came(tmp_path, first, second, promised):
    types = {"value": promised} if promised else {}
    kept, fresh = ([record_of(row)._replace(radius=None) for row in rows] for rows in (first, second))
    with ResultWriter(tmp_path / "kept.gpkg", types, {"radius": "real"}, ResultRecord(Query("pf"))) as writer:
        writer.add(kept, {}, Monitor())
    marks = []
    for rows in (kept, [record for _, record, _ in stored_records(writer.stored.path)]):
        repeats = Repeats(types)
        assert repeats.of(rows) == [0] * len(rows), "equal rows of one set are no repetitions"
        repeats.next_area()
        marks.append(repeats.of(fresh))
    assert marks[0] == marks[1]


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(ROWS, min_size=1, max_size=12), st.sets(st.integers(1, 12)))
def test_rows_that_are_read_back_at_once_are_those_that_were_written(tmp_path, rows, wanted):
    records = [record_of(row)._replace(attributes={"n": number}) for number, row in enumerate(rows, 1)]
    areas = [name for _, name, _, _ in rows]
    own = {"area": "text", "radius": "real"}
    with ResultWriter(tmp_path / "kept.gpkg", {}, own, ResultRecord(Query("pf"))) as writer:
        for record, area in zip(records, areas):
            writer.add([record], {"area": area, "radius": record.radius}, Monitor())
    some = list(stored_rows(writer.stored.path, apart=("area",)))
    assert [record for part in some for record in part.records] == records
    assert [len(part.ids) for part in some] == [len(list(same)) for _, same in groupby(areas)]
    assert [part.own["area"][0] for part in some] == [area for area, _ in groupby(areas)]
    picked = [row for part in stored_rows(writer.stored.path, wanted) for row in part.ids]
    assert picked == sorted(row for row in wanted if row <= len(rows))


def test_a_field_that_comes_late_is_the_last_one_in_the_file():
    repeats = Repeats()
    repeats.of([Record(None, {"a": 1, "b": 2, "c": 3})])
    repeats.next_area()
    assert repeats.of([Record(None, {"a": 1, "c": 3, "b": 2, "d": None})]) == [1]
    repeats.next_area()
    assert repeats.of([Record(None, {"a": 1, "c": 2, "b": 3})]) == [0]


def test_a_row_that_is_said_ten_thousand_times_is_told_as_fast_as_any(tmp_path):
    repeats, rows = Repeats(), Block(("a",), (("x",) * 10_000,), None)
    assert sum(repeats.of(rows)) == 0
    repeats.next_area()
    more = Block(("a",), (("x",) * 10_003,), None)
    assert repeats.of(more) == [1] * 10_000 + [0] * 3


@given(st.lists(VALUES))
def test_the_hash_of_a_value_is_that_of_its_text(values):
    values = [value for value in values if value == value]
    assert of_anything(values).tolist() == of_anything(list(map(text_of, values))).tolist()


@pytest.mark.parametrize("step", [1, 7, 500])
def test_hashes_are_counted_through_in_the_order_in_which_they_come(step):
    numbers = Numbers()
    # The lowest bits of many are the same, so that they look for a place one behind the other.
    hashes = (np.arange(2_000, dtype=np.uint64) // np.uint64(2)) << np.uint64(10)
    found = [number for start in range(0, 2_000, step) for number in numbers.of(hashes[start : start + step])]
    assert found == [place // 2 for place in range(2_000)] and numbers.count == 1_000
    assert numbers.of(hashes[:9]).tolist() == found[:9]

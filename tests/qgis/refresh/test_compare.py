"""Two answers compared: what came, went and changed, what it is worth, and the layer of changes."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from geoportfolio.core.api.errors import Cancelled
from geoportfolio.core.api.monitor import Monitor
from geoportfolio.core.api.parsing.records import Record
from geoportfolio.core.api.query import Query
from geoportfolio.core.gis.refresh.changes import changes_text, write_changes
from geoportfolio.core.gis.refresh.compare import compare
from geoportfolio.core.gis.storage.reader import stored_records
from geoportfolio.core.gis.storage.record import ResultRecord
from geoportfolio.core.gis.storage.writer import ResultWriter

QUERY = Query("pf_airports")


@pytest.fixture
def written(tmp_path):
    """A result of rows: (attributes, own fields) or attributes alone."""

    def write(name, rows, own_fields=None):
        with ResultWriter(tmp_path / f"{name}.gpkg", {}, own_fields, ResultRecord(QUERY)) as writer:
            for row in rows:
                attributes, own = row if isinstance(row, tuple) else (row, {})
                place = {"type": "Point", "coordinates": [attributes.pop("_lon", 0.0), 0.0]}
                writer.add([Record(place, attributes)], own, Monitor())
        return writer.stored.path

    return write


def known_by(path, ids, name="id"):
    return sorted(record.attributes[name] for row, record, _ in stored_records(path) if row in set(ids))


def test_rows_are_known_by_their_id_whatever_their_order(written):
    old = written("old", [{"id": "a", "v": 1}, {"id": "b", "v": 2}, {"id": "c", "v": 3}])
    new = written("new", [{"id": "d", "v": 9}, {"id": "c", "v": 4}, {"id": "a", "v": 1}])
    changes = compare(old, new, Monitor())
    assert changes.identity == ("id",)
    assert known_by(new, changes.added) == ["d"] and known_by(old, changes.dropped) == ["b"]
    assert changes.changed == ((3, 2),)
    assert changes_text(changes) == "+1, -1, 1 changed"
    assert changes.follow([1, 2, 3]) == [3, 2] or sorted(changes.follow([1, 2, 3])) == [2, 3]


def test_the_same_answer_is_no_change(written):
    rows = [{"id": n % 3, "v": n} for n in range(9)]
    changes = compare(
        written("old", [dict(r) for r in rows]),
        written("new", [dict(r) for r in reversed(rows)]),
        Monitor(),
    )
    assert changes.count == 0 and changes_text(changes) == "no change"


def test_ids_beyond_2_to_the_53_are_not_one(written):
    big = 2**53
    changes = compare(
        written("old", [{"id": big, "v": 1}, {"id": big + 1, "v": 1}]),
        written("new", [{"id": big, "v": 1}, {"id": big + 2, "v": 1}]),
        Monitor(),
    )
    assert (len(changes.added), len(changes.dropped), changes.changed) == (1, 1, ())


def test_exposure_is_known_by_its_numbers(written):
    changes = compare(
        written(
            "old",
            [
                {"AccNumber": "1", "LocNumber": "1", "City": "A"},
                {"AccNumber": "2", "LocNumber": "1", "City": "B"},
            ],
        ),
        written(
            "new",
            [
                {"AccNumber": "1", "LocNumber": "1", "City": "A"},
                {"AccNumber": "2", "LocNumber": "1", "City": "أثينا 𐍈"},
            ],
        ),
        Monitor(),
    )
    assert changes.identity == ("AccNumber", "LocNumber") and changes.changed == ((2, 2),)


def test_without_an_identity_a_change_is_a_row_dropped_and_one_added(written):
    changes = compare(
        written("old", [{"City": "A"}, {"City": "B"}]),
        written("new", [{"City": "A"}, {"City": "C"}]),
        Monitor(),
    )
    assert changes.identity == () and changes_text(changes) == "+1, -1"


def test_a_row_that_moved_has_changed(written):
    changes = compare(
        written("old", [{"id": 1, "_lon": 9.0}]), written("new", [{"id": 1, "_lon": 9.5}]), Monitor()
    )
    assert changes.changed == ((1, 1),)


def test_the_type_of_a_column_is_no_change(written):
    old = written("old", [{"id": 1, "v": 5, "b": True}, {"id": 2, "v": 6, "b": False}])
    new = written(
        "new",
        [{"id": 1, "v": 5, "b": True}, {"id": 2, "v": "6", "b": "false"}, {"id": 3, "v": "n/a", "b": "?"}],
    )
    assert changes_text(compare(old, new, Monitor())) == "+1"


def test_rows_that_radii_repeat_count_once(written):
    own = {"radius": "real", "center": "text", "repeats": "integer"}
    rows = [({"id": 1, "v": 1}, {"radius": r, "center": "x", "repeats": int(r > 200)}) for r in (200, 500)]
    more = [({"id": 2, "v": 1}, {"radius": r, "center": "x", "repeats": int(r > 200)}) for r in (200, 500)]
    changes = compare(
        written("old", [(dict(a), o) for a, o in rows], own),
        written("new", [(dict(a), o) for a, o in (*more, *rows)], own),
        Monitor(),
    )
    assert changes_text(changes) == "+1"
    assert sorted(changes.follow([1, 2])) == [3, 4], "the selection follows in each radius"


def test_the_sum_insured_is_compared_in_one_currency_only(written):
    old = written("old", [{"id": 1, "BuildingTIV": 1_000_000, "LocCurrency": "EUR"}])
    new = written("new", [{"id": 1, "BuildingTIV": 2_100_000, "LocCurrency": "EUR"}])
    other = written("other", [{"id": 1, "BuildingTIV": 5, "LocCurrency": "USD"}])
    assert changes_text(compare(old, new, Monitor())) == "1 changed, +1.1 M EUR"
    assert changes_text(compare(new, old, Monitor())) == "1 changed, -1.1 M EUR"
    assert changes_text(compare(old, other, Monitor())) == "1 changed"


@pytest.mark.parametrize(
    ("before", "after"),
    [(-1, -2), (0, 2**61 - 1), (2**53, 2**53 + 1), (0.5, 0.5000000000000001), (0.0, None), ("", None)],
)
def test_neighbors_are_told_apart(written, before, after):
    """Among them numbers of which Python's hashes are the same."""
    rest = {"id": 2, "v": 1.5 if isinstance(before, float) else before}
    old = written("old", [{"id": 1, "v": before}, dict(rest)])
    new = written("new", [{"id": 1, "v": after}, dict(rest)])
    assert changes_text(compare(old, new, Monitor())) == "1 changed"


def test_the_order_of_the_rows_is_worth_nothing(written):
    rows = [{"id": n, "BuildingTIV": 0.1 * 3**n} for n in range(30)]
    old, new = written("old", map(dict, rows)), written("new", map(dict, reversed(rows)))
    assert compare(old, new, Monitor()).value == 0


def test_columns_that_came_or_went_are_told_and_change_no_row(written):
    changes = compare(written("old", [{"id": 1, "a": 1}]), written("new", [{"id": 1, "b": 2}]), Monitor())
    assert changes_text(changes) == "new columns: b, columns gone: a" and changes.count == 0


def test_a_cancel_ends_the_comparison(written):
    monitor = Monitor()
    monitor.cancelled.set()
    path = written("old", [{"id": n} for n in range(300)])
    with pytest.raises(Cancelled):
        compare(path, path, monitor)


def test_the_layer_of_changes_says_what_changed(written, tmp_path, sql):
    old = written("old", [{"id": "a", "v": 1, "City": "X"}, {"id": "b", "v": 2, "City": "Y"}])
    new = written("new", [{"id": "a", "v": 7, "City": "Z"}, {"id": "c", "v": 3, "City": None}])
    stored = write_changes(compare(old, new, Monitor()), tmp_path / "changes.gpkg", QUERY, Monitor())
    rows = sql(stored.path, 'SELECT id, v, "change", what_changed FROM records ORDER BY id')
    assert rows == [
        ("a", 7, "changed", "v: 1 > 7; City: X > Z"),
        ("b", 2, "dropped", ""),
        ("c", 3, "added", ""),
    ]


ROWS = st.lists(st.tuples(st.sampled_from("abc"), st.integers(0, 2)), max_size=12)


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(ROWS, ROWS)
def test_the_counts_add_up(written, tmp_path, old_rows, new_rows):
    start = [("z", 0)]
    paths = []
    for name, rows in (("old", start + old_rows), ("new", start + new_rows)):
        paths.append(written(name, [{"id": i, "v": v} for i, v in rows]))
    changes = compare(*paths, Monitor())
    assert len(old_rows) - len(changes.dropped) + len(changes.added) == len(new_rows)
    old_ids, new_ids = (Counter(i for i, _ in rows) for rows in (old_rows, new_rows))
    assert Counter(known_by(paths[1], changes.added)) == new_ids - old_ids
    assert Counter(known_by(paths[0], changes.dropped)) == old_ids - new_ids
    same = sum((Counter(old_rows) & Counter(new_rows)).values())
    assert len(changes.changed) == sum((old_ids & new_ids).values()) - same


def test_a_sum_beyond_all_numbers_ends_no_comparison(written):
    old = written("old", [{"id": n, "BuildingTIV": 1e308} for n in range(4)])
    new = written("new", [{"id": n, "BuildingTIV": 1e308} for n in range(3)])
    changes = compare(old, new, Monitor())
    assert len(changes.dropped) == 1 and changes_text(changes)


def test_compare_of_rows_without_identity_tells_minus_one_from_minus_two(written):
    """Python's hashes of the two are equal."""
    old, new = written("old", [{"v": -1}, {"v": 3}]), written("new", [{"v": 3}, {"v": -2}])
    assert changes_text(compare(old, new, Monitor())) == "+1, -1"
    same = written("same", [{"v": -2}, {"v": -1}]), written("again", [{"v": -1}, {"v": -2}])
    assert compare(*same, Monitor()).count == 0


def test_compare_of_a_row_that_moved_into_another_area_counts_one_change(written):
    own = {"area": "text"}
    old = written("old", [({"id": 1, "v": 1}, {"area": "a"}), ({"id": 2, "v": 1}, {"area": "a"})], own)
    new = written("new", [({"id": 1, "v": 1}, {"area": "b"}), ({"id": 2, "v": 5}, {"area": "b"})], own)
    changes = compare(old, new, Monitor())
    assert changes.changed == ((2, 2),) and changes.count == 1
    assert changes.follow([1, 2]) == [], "a selected row is selected in its own area only"


def test_compare_of_files_with_odd_names_and_many_columns_finds_the_change(written, tmp_path):
    (tmp_path / "a #1 100%?").mkdir()
    wide = {f"f{number}": number for number in range(1950)}
    old = written("a #1 100%?/old", [{"id": 1, **wide}])
    new = written("a #1 100%?/new", [{"id": 1, **wide, "f1949": 0}])
    assert compare(old, new, Monitor()).changed == ((1, 1),)

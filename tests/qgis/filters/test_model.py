"""The tree of filters as a Qt item model: sound under any edits, and each can be taken back."""

from __future__ import annotations

from contextlib import contextmanager

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from qgis.PyQt.QtCore import (
    QCoreApplication,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    qInstallMessageHandler,
)
from qgis.PyQt.QtTest import QAbstractItemModelTester

from geoportfolio.core.api import Filter
from geoportfolio.core.api.filters import flattened
from geoportfolio.core.gis.filter_words import label_text, value_text
from geoportfolio.ui.filters.model import FilterModel
from geoportfolio.ui.filters.moves import Direction
from geoportfolio.ui.filters.rows import FIELD, MEANING, VALUE

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
PLACES = st.lists(st.integers(0, 30), min_size=1, max_size=4)
EDITS = st.one_of(
    st.tuples(st.just("add"), PLACES, FORESTS, st.integers(-1, 3)),
    st.tuples(st.just("remove"), PLACES),
    st.tuples(st.just("change"), PLACES, st.sampled_from("abc"), st.sampled_from("123")),
    st.tuples(st.just("choose"), PLACES, st.lists(st.sampled_from("1234"), min_size=1)),
    st.tuples(st.just("shift"), PLACES, st.sampled_from(list(Direction))),
    st.tuples(st.just("place"), PLACES, st.integers(0, 30), st.integers(-1, 3)),
    st.tuples(st.just("replace"), FORESTS),
    st.tuples(st.just("undo")),
    st.tuples(st.just("redo")),
)


@contextmanager
def watched(model: FilterModel):
    """Every complaint of Qt's model tester is a failure."""
    said: list[str] = []
    before = qInstallMessageHandler(lambda _kind, _where, text: said.append(text))
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
        tester.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert said == []


def all_indexes(model: FilterModel, parent: QModelIndex = QModelIndex()) -> list[QModelIndex]:  # noqa: B008
    """Every row, parents first."""
    here = [model.index(row, 0, parent) for row in range(model.rowCount(parent))]
    return [each for index in here for each in (index, *all_indexes(model, index))]


def edit(model: FilterModel, kind: str, *more) -> None:
    """One edit at places that are counted through the tree as it is."""
    rows = all_indexes(model)
    if kind == "replace":
        model.replace(more[0])
    elif kind in ("undo", "redo"):
        getattr(model.stack, kind)()
    elif kind == "add":
        places, filters, row = more
        parent = rows[places[0] % len(rows)] if rows and places[0] % 3 else QModelIndex()
        model.add(parent, min(row, model.rowCount(parent)), filters)
    elif rows:
        chosen = [rows[place % len(rows)] for place in more[0]]
        if kind == "place":
            parent = rows[more[1] % len(rows)] if more[1] % 3 else QModelIndex()
            model.place(chosen, parent, min(more[2], model.rowCount(parent)))
        elif kind in ("remove", "shift"):
            getattr(model, kind)(chosen, *more[1:])
        else:
            getattr(model, kind)(chosen[0], *more[1:])


@settings(max_examples=150)
@given(FORESTS, st.lists(EDITS, max_size=12))
def test_any_edits_leave_a_sound_model_and_can_all_be_taken_back(qgis_app, start, edits):
    model, mirror = FilterModel(), QSortFilterProxyModel()
    mirror.setSourceModel(model)
    changes = []
    with watched(model):
        model.set_filters(start)
        model.changed.connect(lambda: changes.append(model.filters()))
        for each in edits:
            before = model.filters()
            changes.clear()
            kept = [(QPersistentModelIndex(index), model.node(index)) for index in all_indexes(model)]
            edit(model, *each)
            assert changes == ([model.filters()] if model.filters() != before else [])
            assert texts(mirror) == texts(model) == wanted(model.filters())
            for index, node in kept:
                assert not index.isValid() or model.node(QModelIndex(index)) is node
        end = model.filters()
        model.stack.setIndex(0)
        assert model.filters() == start
        model.stack.setIndex(model.stack.count())
        if not any(kind in ("undo", "redo") for kind, *_ in edits):
            assert model.filters() == end


def texts(model, parent: QModelIndex = QModelIndex()) -> list:  # noqa: B008
    """Field, value and what is below, as the views see it."""
    rows = [model.index(row, 0, parent) for row in range(model.rowCount(parent))]
    assert all(model.parent(row) == parent for row in rows)
    return [(row.data(), row.siblingAtColumn(VALUE).data(), texts(model, row)) for row in rows]


def wanted(filters: tuple[Filter, ...]) -> list:
    return [(label_text(f.field, {}), value_text(f.value), wanted(f.filters)) for f in filters]


@settings(max_examples=100)
@given(FORESTS, PLACES, st.sampled_from(list(Direction)))
def test_a_move_loses_nothing_and_is_possible_exactly_when_it_is_offered(qgis_app, start, places, way):
    model = FilterModel()
    model.set_filters(start)
    rows = all_indexes(model)
    chosen = [rows[place % len(rows)] for place in places] if rows else []
    offered = model.can_shift(chosen, way)
    model.shift(chosen, way)
    key = repr
    assert sorted(flattened(model.filters()), key=key) == sorted(flattened(start), key=key)
    assert model.stack.canUndo() == offered
    # Only equal neighbours can change places without a difference.
    assert offered or model.filters() == start


def at(model: FilterModel, *rows: int) -> QModelIndex:
    return model.index_of(model.root.at(rows))


def inside(above: Filter, *below: Filter) -> Filter:
    return Filter(above.field, above.value, below)


@pytest.mark.parametrize(
    ("start", "chosen", "way", "end"),
    [
        ((A, B, C), [(2,)], Direction.UP, (A, C, B)),
        ((A, B, C), [(0,), (1,)], Direction.DOWN, (C, A, B)),
        ((A, B, C), [(0,), (1,)], Direction.UP, (A, B, C)),
        ((A, B, C), [(0,), (2,)], Direction.UP, (A, C, B)),
        ((A, B, C), [(1,), (2,)], Direction.IN, (inside(A, B, C),)),
        ((A, B), [(0,)], Direction.IN, (A, B)),
        ((inside(A, B, C), D), [(0, 0), (0, 1)], Direction.OUT, (A, B, C, D)),
        ((inside(A, inside(B, C)), D), [(0, 0), (0, 0, 0)], Direction.OUT, (A, inside(B, C), D)),
    ],
)
def test_filters_move_one_place(qgis_app, start, chosen, way, end):
    model = FilterModel()
    model.set_filters(start)
    model.shift([at(model, *place) for place in chosen], way)
    assert model.filters() == end


def test_in_v1_nothing_moves_below_another(qgis_app):
    model = FilterModel()
    model.set_filters((A, B))
    model.nests = False
    assert not model.can_shift([at(model, 1)], Direction.IN)
    data = model.mimeData([at(model, 1)])
    assert not model.canDropMimeData(data, Qt.DropAction.MoveAction, -1, -1, at(model, 0))
    assert model.canDropMimeData(data, Qt.DropAction.MoveAction, 0, 0, QModelIndex())
    assert not at(model, 0).flags() & Qt.ItemFlag.ItemIsDropEnabled


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
def test_filters_are_dropped_where_they_are_let_go(qgis_app, dragged, parent, row, end):
    start = (inside(A, D), B, C)
    model = FilterModel()
    model.set_filters(start)
    data = model.mimeData([at(model, *place) for place in dragged])
    target = at(model, *parent) if parent else QModelIndex()
    # True would let the view remove what was dragged.
    assert not model.dropMimeData(data, Qt.DropAction.MoveAction, row, 0, target)
    assert model.filters() == end
    assert model.stack.canUndo() == (end != start)


def test_the_rows_of_another_tree_are_not_dropped(qgis_app):
    other, model = FilterModel(), FilterModel()
    other.set_filters((A,))
    model.set_filters((B,))
    data = other.mimeData([at(other, 0)])
    assert not model.canDropMimeData(data, Qt.DropAction.MoveAction, -1, -1, QModelIndex())


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
def test_values_stand_side_by_side_and_what_is_below_stays_where_it_can(qgis_app, values, end):
    model = FilterModel()
    start = (inside(Filter("a", "1"), D), Filter("a", "2"), B)
    model.set_filters(start)
    model.choose(at(model, 0), tuple(values))
    assert model.filters() == end
    model.stack.undo()
    assert model.filters() == start and not model.stack.canUndo()


def test_rows_tell_label_code_meaning_and_fault(qgis_app):
    model = FilterModel()
    hebrew, house = "\u05e2\u05d1\u05e8\u05d9\u05ea", "\U0001f3e8<b>"
    model.set_filters((Filter("Occ", "1116"), Filter("Name", hebrew), Filter("Name", house)))
    model.describe({"Occ": "Occupancy"}, ["Occ"], {"Occ": {"1116": "Hotel large"}})
    model.show_faults(lambda node: "Not good." if node.value == house else "")
    rows = [[at(model, row).siblingAtColumn(c).data() for c in (FIELD, VALUE, MEANING)] for row in range(3)]
    assert rows[0] == ["Occupancy *", "1116", "Hotel large"]
    assert rows[1] == ["Name", f"\u2068{hebrew}\u2069", ""]
    assert rows[2] == ["Name", house, ""]
    tips = [at(model, row).data(Qt.ItemDataRole.ToolTipRole) for row in range(3)]
    assert "Occ = 1116" in tips[0] and "Not good." in tips[2] and "<b>" not in "".join(tips)
    assert at(model, 2).data(Qt.ItemDataRole.DecorationRole) is not None
    assert at(model, 0).data(Qt.ItemDataRole.DecorationRole) is None
    assert model.filters()[1].value == hebrew


def test_three_thousand_values_are_one_step(qgis_app):
    model = FilterModel()
    values = tuple(Filter("a", str(number)) for number in range(3000))
    model.add(QModelIndex(), -1, values)
    model.shift(all_indexes(model)[1:], Direction.IN)
    assert model.filters() == (inside(values[0], *values[1:]),)
    model.stack.undo()
    assert model.filters() == values
    model.remove(all_indexes(model))
    assert model.filters() == () and model.stack.count() == 2
    model.stack.undo()
    assert model.filters() == values


def test_a_change_is_told_to_the_views(qgis_app):
    model = FilterModel()
    model.set_filters((inside(A, B),))
    told = []
    model.dataChanged.connect(lambda first, last, *_: told.append((first.data(), last.column())))
    model.change(at(model, 0, 0), "x", "2")
    assert told == [("x", MEANING)] and model.filters() == (inside(A, Filter("x", "2")),)

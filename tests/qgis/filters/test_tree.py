"""The tree of filters: its rows are its value, and each edit can be taken back."""

from __future__ import annotations

import pytest
from qgis.PyQt.QtCore import QMimeData, QPoint, QPointF, Qt
from qgis.PyQt.QtGui import QDropEvent
from qgis.PyQt.QtWidgets import QAbstractItemView

from geoportfolio.core.api import Filter
from geoportfolio.core.gis.text.filter_text import label_text, value_text
from geoportfolio.ui.filters import edits
from geoportfolio.ui.filters.edits import Direction
from geoportfolio.ui.filters.tree import FIELD, MEANING, VALUE, FilterTree, RowWords

A, B, C, D = (Filter(name, "1") for name in "abcd")
START = (Filter("a", "1", (D,)), B, C)


@pytest.fixture
def tree(qgis_app):
    made = FilterTree()
    made.set_filters(START)
    yield made
    made.deleteLater()


def rows_of(tree, item=None) -> list:
    """Field, value and what is below, as they are seen."""
    above = item or tree.invisibleRootItem()
    below = [above.child(row) for row in range(above.childCount())]
    return [(each.text(FIELD), each.text(VALUE), rows_of(tree, each)) for each in below]


def wanted(filters) -> list:
    rows = [filters[row.start : row.stop] for row in edits.shared_rows(filters)]
    return [
        (label_text(row[0].field, {}), ", ".join(value_text(f.value) for f in row), wanted(row[0].filters))
        for row in rows
    ]


def item(tree, *path):
    found = tree.invisibleRootItem()
    for row in path:
        found = found.child(row)
    return found


def test_each_edit_is_shown_told_once_and_can_be_taken_back(tree):
    told = []
    tree.changed.connect(lambda: told.append(tree.filters()))
    seen = [tree.filters()]
    for do in (
        lambda: tree.choose([(2,)]),
        lambda: tree.shift(Direction.IN),
        lambda: tree.shift(Direction.IN),
        lambda: tree.apply("add", edits.insert(tree.filters(), (0, 0), 0, (A, B))),
        lambda: tree.apply("choose", edits.choose(tree.filters(), (0, 0, 0), ("2", "3"))),
        lambda: tree.shift(Direction.OUT),
        tree.remove,
        lambda: tree.apply("replace", ((D,), ())),
    ):
        do()
        assert rows_of(tree) == wanted(tree.filters())
        if tree.filters() != seen[-1]:
            seen.append(tree.filters())
    assert told == seen[1:] and len(seen) > 6
    assert tree.stack.count() == len(told)
    for before in reversed(seen[:-1]):
        tree.stack.undo()
        assert tree.filters() == before and rows_of(tree) == wanted(before)
    assert not tree.stack.canUndo()
    for after in seen[1:]:
        tree.stack.redo()
        assert tree.filters() == after and rows_of(tree) == wanted(after)
    del told[:]
    tree.set_filters(START)
    assert not tree.stack.canUndo() and not tree.stack.canRedo() and told == []


def test_what_was_edited_stays_selected_and_undo_selects_what_was(tree):
    tree.choose([(1,), (2,)])
    tree.shift(Direction.IN)
    assert tree.filters() == (Filter("a", "1", (D, B, C)),) and tree.chosen() == ((0, 1), (0, 2))
    tree.stack.undo()
    assert tree.filters() == START and tree.chosen() == ((1,), (2,))


def test_a_filter_that_is_not_there_is_not_selected(tree):
    tree.choose([(7,), (0, 3)])
    assert tree.chosen() == ()


def test_the_arrow_keys_go_on_beside_what_was_removed(tree):
    tree.choose([(2,)])
    tree.remove()
    assert tree.chosen() == () and tree.currentItem() is item(tree, 1)
    tree.choose([(0, 0)])
    tree.remove()
    assert tree.currentItem() is item(tree, 0)


def test_of_equal_neighbors_the_selected_one_moves(tree):
    tree.set_filters(2 * (Filter("a", "1", (B,)),))
    tree.choose([(1,)])
    tree.shift(Direction.UP)
    assert tree.chosen() == ((0,),) and not tree.stack.canUndo()


def let_go_at(tree, path, edge: int) -> QDropEvent:
    """Drop what is selected at the row of *path*: above (-1), on (0) or below it (1)."""
    rect = tree.visualItemRect(item(tree, *path))
    where = QPoint(rect.center().x(), (rect.center().y(), rect.bottom(), rect.top())[edge])
    indicator = QAbstractItemView.DropIndicatorPosition
    tree.dropIndicatorPosition = lambda: (indicator.OnItem, indicator.BelowItem, indicator.AboveItem)[edge]
    event = QDropEvent(
        QPointF(where),
        Qt.DropAction.MoveAction,
        QMimeData(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    tree.dropEvent(event)
    return event


@pytest.mark.parametrize(
    ("path", "edge", "end"),
    [
        ((0,), -1, (C, Filter("a", "1", (D,)), B)),
        ((0,), 0, (Filter("a", "1", (D, C)), B)),
        ((0, 0), -1, (Filter("a", "1", (C, D)), B)),
        ((0, 0), 1, (Filter("a", "1", (D, C)), B)),
        ((1,), -1, (Filter("a", "1", (D,)), C, B)),
        ((2,), 0, START),
    ],
)
def test_filters_are_dropped_where_they_are_let_go(tree, path, edge, end):
    tree.choose([(2,)])
    event = let_go_at(tree, path, edge)
    assert tree.filters() == end and rows_of(tree) == wanted(end)
    assert tree.stack.canUndo() == (end != START)
    # Any other action would let the view remove the rows that were dragged.
    assert event.isAccepted() and event.dropAction() == Qt.DropAction.IgnoreAction


def test_in_v1_nothing_moves_below_another(tree):
    tree.let_nest(False)
    tree.choose([(1,)])
    assert not tree.can_shift(Direction.IN) and tree.can_shift(Direction.UP)
    tree.shift(Direction.IN)
    let_go_at(tree, (0,), 0)
    assert tree.filters() == START
    assert not item(tree, 0).flags() & Qt.ItemFlag.ItemIsDropEnabled
    tree.let_nest(True)
    assert item(tree, 0).flags() & Qt.ItemFlag.ItemIsDropEnabled and tree.chosen() == ((1,),)


def test_rows_tell_label_code_meaning_and_fault(tree):
    hebrew, house = "\u05e2\u05d1\u05e8\u05d9\u05ea", "\U0001f3e8<b>"
    tree.set_filters((Filter("Occ", "1116"), Filter("Name", hebrew), Filter("Bad", house)))
    tree.tell(
        RowWords(
            {"Occ": "Occupancy"},
            frozenset(["Occ"]),
            {"Occ": {"1116": "Hotel large"}},
            lambda field, _depth: "Not good." if field == "Bad" else "",
        )
    )
    rows = [[item(tree, row).text(column) for column in (FIELD, VALUE, MEANING)] for row in range(3)]
    assert rows[0] == ["Occupancy *", "1116", "Hotel large"]
    assert rows[1] == ["Name", f"\u2068{hebrew}\u2069", ""]
    assert rows[2] == ["Bad", house, ""]
    tips = [item(tree, row).toolTip(FIELD) for row in range(3)]
    assert "Occ = 1116" in tips[0] and "Not good." in tips[2] and "<b>" not in "".join(tips)
    assert not item(tree, 2).icon(FIELD).isNull() and item(tree, 0).icon(FIELD).isNull()
    assert tree.filters()[1].value == hebrew
    assert not tree.isColumnHidden(MEANING)
    tree.tell(RowWords())
    assert tree.isColumnHidden(MEANING) and item(tree, 0).text(FIELD) == "Occ"


def test_three_thousand_values_are_one_step_and_one_row(tree):
    values = tuple(Filter("a", str(number)) for number in range(3000))
    tree.set_filters((B,))
    tree.apply("add", edits.insert(tree.filters(), (), -1, values))
    assert rows_of(tree)[1] == ("a", ", ".join([*map(str, range(50)), "\u2026"]), [])
    tree.choose([(row,) for row in range(1, 3001)])
    assert tree.chosen_rows() == 1
    tree.shift(Direction.IN)
    assert tree.filters() == (Filter("b", "1", values),) and len(tree.chosen()) == 3000
    tree.stack.undo()
    tree.selectAll()
    tree.remove()
    assert tree.filters() == () and tree.stack.count() == 2
    tree.stack.undo()
    assert tree.filters() == (B, *values)


def test_the_values_of_a_field_share_a_row_where_nothing_is_below_them(tree):
    de, nl, fr = (Filter("Country", code) for code in ("DE", "NL", "FR"))
    tree.set_filters((de, nl, B, fr, Filter("Country", "AT", (C,)), Filter("Country", "IT")))
    assert [row[:2] for row in rows_of(tree)] == [
        *(("Country", "DE, NL"), ("b", "1"), ("Country", "FR"), ("Country", "AT"), ("Country", "IT")),
    ]
    tree.choose([(1,)])
    assert tree.chosen() == ((0,), (1,)), "a row is selected as a whole"
    tree.shift(Direction.DOWN)
    assert [row[1] for row in rows_of(tree)] == ["1", "DE, NL, FR", "AT", "IT"]
    assert tree.chosen() == ((1,), (2,), (3,))


def test_nothing_goes_below_a_row_of_several_values(tree):
    tree.set_filters((Filter("a", "1"), Filter("a", "2"), C))
    tree.choose([(2,)])
    assert not tree.can_shift(Direction.IN) and tree.can_shift(Direction.UP)
    let_go_at(tree, (0,), 0)
    assert tree.filters() == (Filter("a", "1"), Filter("a", "2"), C)
    let_go_at(tree, (0,), -1)
    assert tree.filters() == (C, Filter("a", "1"), Filter("a", "2"))

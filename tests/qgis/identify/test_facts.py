"""Facts are groups of rows, which are found and copied."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from qgis.core import QgsApplication
from qgis.PyQt.QtCore import QItemSelectionModel, Qt
from qgis.PyQt.QtTest import QTest

from geoportfolio.core.gis.enrichment.hazards import LayerAnswer
from geoportfolio.ui.identify.facts import FactsTree, Group, rows_of
from geoportfolio.ui.identify.hazard_groups import groups_of
from tests.support.event_loop import let_go
from tests.support.hazards import GROUPS
from tests.support.oracle import is_told_well

BEYOND = 2**53 + 1
NESTED = {
    "id": BEYOND,
    "name": "שדה 🛬",
    "policy": {"limit": 1.5e6, "layers": [{"name": "A"}, {"name": "B", "shares": [1, 2]}], "none": {}},
    "codes": [1, "two", None, True],
    "empty": None,
}


def group(found) -> Group:
    (made,) = groups_of([LayerAnswer("a", found)])
    return made


@pytest.fixture
def tree(fresh):
    made = FactsTree("facts", "Facts")
    made.resize(300, 460)
    made.show()
    made.show_groups(GROUPS)
    yield made
    made.deleteLater()
    let_go()


def names(tree) -> list[str]:
    return [tree.shown.index(row, 0).data().split(":")[0] for row in range(tree.shown.rowCount())]


def test_what_is_nested_has_its_path_and_numbers_are_whole():
    assert dict(rows_of(NESTED)) == {
        "id": str(BEYOND),
        "name": "שדה 🛬",
        "policy › limit": "1500000",
        "policy › layers › 1 › name": "A",
        "policy › layers › 2 › name": "B",
        "policy › layers › 2 › shares": "1, 2",
        "policy › none": "",
        "codes": "1, two, , true",
        "empty": "",
    }


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        ({}, Group("a", "no hazard")),
        ({"id": BEYOND, "n": {"x": [1, 2]}}, Group("a", "", (("id", str(BEYOND)), ("n › x", "1, 2")))),
        ({"value": [{"x": 1}]}, Group("a", "", (("value › 1 › x", "1"),))),
        ({"band": None}, Group("a", "", (("band", ""),))),
    ],
)
def test_attributes_are_rows(found, expected):
    assert group(found) == expected


def test_a_layer_that_is_left_out_is_told():
    left_out = group(None)
    assert left_out.state == "no response" and is_told_well(left_out.problem) and "'a'" in left_out.problem


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=10,
)


@given(st.dictionaries(st.text(max_size=3), JSON, max_size=4))
def test_any_answer_becomes_rows_of_text(attributes):
    rows = list(rows_of(attributes))
    made = group(attributes)
    assert made.rows == tuple(rows) and bool(made.state) == (not rows)
    assert all(isinstance(part, str) for row in rows for part in row)
    assert len(rows) >= len(attributes)


def test_a_text_finds_rows_and_groups_and_stays(tree):
    tree.show_found("ZONE")
    assert names(tree) == ["quake"] and tree.isExpanded(tree.shown.index(0, 0))
    tree.show_found("wind")
    assert names(tree) == ["wind"] and tree.shown.rowCount(tree.shown.index(0, 0)) == 2
    tree.show_groups(GROUPS[1:])
    assert names(tree) == []
    tree.show_found("")
    assert names(tree) == ["flood", "quake", "typo"]


def test_words_of_the_service_are_no_markup_and_a_long_one_is_cut_in_the_tooltip_only(tree):
    tree.show_groups((Group("a", "", (("<b>x</b>", "y " * 100_000),)),))
    fact = tree.shown.index(0, 0, tree.shown.index(0, 0))
    assert fact.data(Qt.ItemDataRole.ToolTipRole) == "<p>&lt;b&gt;x&lt;/b&gt;</p>"
    value = fact.siblingAtColumn(1)
    assert len(value.data()) == 200_000 and len(value.data(Qt.ItemDataRole.ToolTipRole)) < 2_100


def test_copy_by_key_takes_the_selected_rows_or_all_of_them(tree):
    tree.setFocus()
    QTest.keyClick(tree, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QgsApplication.clipboard().text().split("\n") == [
        "wind\tgust_kmh\t170",
        "wind\tband\tורוח 🌪",
        "flood\t\tno hazard",
        "quake\t\t2",
        "quake\t1 › zone\thigh",
        "quake\t2 › zone\tlow",
        "typo\t\trefused",
    ]
    wind, quake = tree.shown.index(0, 0), tree.shown.index(2, 0)
    rows = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
    tree.selectionModel().select(tree.shown.index(1, 0, wind), rows)
    tree.selectionModel().select(quake, rows)
    QTest.keyClick(tree, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QgsApplication.clipboard().text().split("\n") == [
        "wind\tband\tורוח 🌪",
        "quake\t\t2",
        "quake\t1 › zone\thigh",
        "quake\t2 › zone\tlow",
    ]
    tree.show_groups((Group("a", "", (("x", "1\n2"),)),))
    assert list(tree.all_rows()) == [("a", "x", "1\n2")]
    QTest.keyClick(tree, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QgsApplication.clipboard().text() == "a\tx\t1 2"


def test_a_long_name_of_a_layer_has_the_width_of_both_columns(tree):
    tree.show_groups((Group("flood_zones_of_europe_1_in_500_years", "no hazard"),))
    assert tree.shown.index(0, 0).data() == "flood_zones_of_europe_1_in_500_years: no hazard"
    assert tree.isFirstColumnSpanned(0, tree.rootIndex())


def test_a_long_value_is_shown_on_several_lines(tree):
    tree.show_groups((Group("a", "", (("x", "short"), ("y", "synthetic, for demonstration only"))),))
    let_go()
    group = tree.shown.index(0, 0)
    short, long = (tree.visualRect(tree.shown.index(row, 1, group)).height() for row in (0, 1))
    assert long > 1.5 * short
    tree.header().resizeSection(0, 20)
    tree.resize(600, 460)
    let_go()
    assert tree.visualRect(tree.shown.index(1, 1, group)).height() == short

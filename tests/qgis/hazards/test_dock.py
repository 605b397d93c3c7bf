"""What came becomes groups of rows, which are found and copied."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from qgis.core import QgsApplication
from qgis.PyQt.QtCore import QItemSelectionModel, Qt
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QToolButton

from geoportfolio.core.api.enrichment import COUNT, ENHANCE
from geoportfolio.core.gis.enrichment.hazards import Hazards, LayerAnswer
from geoportfolio.ui.enrichment.dock import HazardsDock
from geoportfolio.ui.enrichment.words import Group, groups_of
from tests.support.event_loop import let_go
from tests.support.hazards import GROUPS
from tests.support.oracle import is_told_well

BEYOND = 2**53 + 1


def group(found, operation=ENHANCE, **more) -> Group:
    return groups_of(Hazards((1.0, 2.0), operation, (LayerAnswer("a", found, **more),)))[0]


@pytest.fixture
def dock(shown):
    made = shown(HazardsDock())
    made.ask("Hotel Elbe", "53.5, 9.9; Attributes")
    made.show_groups(GROUPS)
    return made


def names(dock) -> list[str]:
    return [dock.shown.index(row, 0).data().split(":")[0] for row in range(dock.shown.rowCount())]


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        ({}, Group("a", "nothing here")),
        ({"id": BEYOND, "n": {"x": [1, 2]}}, Group("a", "", (("id", str(BEYOND)), ("n › x", "1, 2")))),
        ({"value": [{"x": 1}]}, Group("a", "", (("value › 1 › x", "1"),))),
        ({"band": None}, Group("a", "", (("band", ""),))),
    ],
)
def test_attributes_are_rows(found, expected):
    assert group(found) == expected


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        ({"count": 0, "features": []}, Group("a", "nothing here")),
        ({"count": 0}, Group("a", "nothing here")),
        ({"count": 1, "features": [{"x": "y"}]}, Group("a", "1", (("x", "y"),))),
        ({"count": 12345, "features": None}, Group("a", "12,345")),
        ({"count": BEYOND}, Group("a", str(BEYOND))),
        ({"count": "few"}, Group("a", "few")),
        ({"count": None, "features": ["p"]}, Group("a", "", (("1", "p"),))),
        (
            {"count": 2, "features": [{"x": 1}, {"x": 2}], "unit": "n"},
            Group("a", "2", (("unit", "n"), ("1 › x", "1"), ("2 › x", "2"))),
        ),
        ({"intensity": 3}, Group("a", "", (("intensity", "3"),))),
    ],
)
def test_a_count_stands_beside_the_name_and_the_features_below(found, expected):
    assert group(found, COUNT) == expected


def test_a_layer_that_is_left_out_is_told():
    left_out = group(None)
    assert left_out.state == "no answer" and is_told_well(left_out.problem) and "'a'" in left_out.problem


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=10,
)
LAYER = st.dictionaries(st.sampled_from(["count", "features", "a", "b"]), JSON, max_size=4)


@given(LAYER, st.sampled_from([ENHANCE, COUNT]))
def test_any_answer_becomes_text(found, operation):
    made = group(found, operation)
    assert isinstance(made.state, str) and all(isinstance(cell, str) for row in made.rows for cell in row)
    assert made.state or made.rows or (operation == COUNT and "count" in found)


def test_what_has_no_answer_is_said_above_the_groups(dock):
    assert names(dock) == ["wind", "flood", "quake", "typo"]
    assert dock.status.text() == "The service refuses the layer 'typo'." and dock.status.isVisible()
    dock.ask("", "1, 2")
    assert names(dock) == [] and not dock.status.isVisible() and not dock.heading.isVisible()
    assert not dock.findChild(QToolButton, "hazardsCopyButton").isEnabled()


def test_a_text_finds_rows_and_layers_and_stays(dock):
    QTest.keyClicks(dock.line, "ZONE")
    assert names(dock) == ["quake"] and dock.tree.isExpanded(dock.shown.index(0, 0))
    dock.line.setText("wind")
    assert names(dock) == ["wind"] and dock.shown.rowCount(dock.shown.index(0, 0)) == 2
    dock.show_groups(GROUPS[1:])
    assert names(dock) == []
    dock.line.clear()
    assert names(dock) == ["flood", "quake", "typo"]


def test_words_of_the_service_are_no_markup_and_a_long_one_is_cut_in_the_tooltip_only(dock):
    dock.show_groups((Group("a", "", (("<b>x</b>", "y " * 100_000),)),))
    fact = dock.shown.index(0, 0, dock.shown.index(0, 0))
    assert fact.data(Qt.ItemDataRole.ToolTipRole) == "<p>&lt;b&gt;x&lt;/b&gt;</p>"
    value = fact.siblingAtColumn(1)
    assert len(value.data()) == 200_000 and len(value.data(Qt.ItemDataRole.ToolTipRole)) < 2_100


def test_copy_takes_everything_with_the_place(dock):
    dock.findChild(QToolButton, "hazardsCopyButton").click()
    assert QgsApplication.clipboard().text().split("\n") == [
        "wind\tgust_kmh\t170",
        "wind\tband\tורוח 🌪",
        "flood\t\tnothing here",
        "quake\t\t2",
        "quake\t1 › zone\thigh",
        "quake\t2 › zone\tlow",
        "typo\t\trefused",
        "Hotel Elbe\t53.5, 9.9; Attributes",
    ]


def test_copy_by_key_takes_the_selected_rows(dock):
    wind, quake = dock.shown.index(0, 0), dock.shown.index(2, 0)
    rows = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
    dock.tree.selectionModel().select(dock.shown.index(1, 0, wind), rows)
    dock.tree.selectionModel().select(quake, rows)
    dock.tree.setFocus()
    QTest.keyClick(dock.tree, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QgsApplication.clipboard().text().split("\n") == [
        "wind\tband\tורוח 🌪",
        "quake\t\t2",
        "quake\t1 › zone\thigh",
        "quake\t2 › zone\tlow",
    ]


def test_the_button_says_how_many_layers_and_its_tooltip_which(dock):
    dock.show_layers(["wind", "flood & hail"])
    layers = dock.findChild(QToolButton, "hazardsLayersButton")
    assert layers.text() == "&Layers (2)..." and layers.toolTip().split("\n")[1:] == ["wind", "flood & hail"]


def test_a_long_name_of_a_layer_has_the_width_of_both_columns(dock):
    dock.show_groups((Group("flood_zones_of_europe_1_in_500_years", "nothing here"),))
    assert dock.shown.index(0, 0).data() == "flood_zones_of_europe_1_in_500_years: nothing here"
    assert dock.tree.isFirstColumnSpanned(0, dock.tree.rootIndex())


def test_a_long_value_is_shown_on_several_lines(dock):
    dock.resize(300, 460)
    dock.show_groups((Group("a", "", (("x", "short"), ("y", "synthetic, for demonstration only"))),))
    let_go()
    group = dock.shown.index(0, 0)
    short, long = (dock.tree.visualRect(dock.shown.index(row, 1, group)).height() for row in (0, 1))
    assert long > 1.5 * short
    dock.tree.header().resizeSection(0, 20)
    dock.resize(600, 460)
    let_go()
    assert dock.tree.visualRect(dock.shown.index(1, 1, group)).height() == short

"""The columns of entries: searched, ticked and put in order, by keyboard, buttons and dragging."""

from __future__ import annotations

from dataclasses import replace

import pytest
from qgis.PyQt.QtCore import QLocale, Qt
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QLabel, QLineEdit, QListWidget, QPushButton, QSpinBox

from geoportfolio.core.api.sources import Column, FilterField, Source
from geoportfolio.ui.selection.columns_dialog import ColumnsDialog
from tests.support.event_loop import let_go
from tests.support.widgets import press

pytestmark = pytest.mark.usefixtures("fresh")

FIELDS = ("id", "LocName", "BuildingTIV", "OccupancyCode", "مدينة")
SOURCE = Source(
    "pf",
    tuple(Column(field, "string") for field in FIELDS),
    (FilterField("OccupancyCode", "Occupancy", False, ()),),
)


@pytest.fixture
def dialog(qgis_app):
    made = []

    def open_with(*chosen, source=SOURCE, size=1000):
        made.append(ColumnsDialog(source, chosen, size))
        made[-1].show()
        return made[-1]

    yield open_with
    for each in made:
        each.close()


def places(dialog) -> list:
    """Where its controls are."""
    kinds = (QListWidget, QPushButton, QLineEdit, QSpinBox)
    return [each.geometry() for kind in kinds for each in dialog.findChildren(kind)]


def listed(dialog) -> list[str]:
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


def test_the_chosen_ones_come_first_in_their_order(dialog):
    shown = dialog("BuildingTIV", "id", "Gone", size=250)
    assert shown.columns() == ("BuildingTIV", "id") and shown.page_size() == 250
    assert listed(shown) == ["BuildingTIV", "id", "LocName", "OccupancyCode (Occupancy)", "مدينة"]
    assert shown.findChild(QLabel, "columnsCountLabel").text() == "2 of 5 columns"


def test_the_size_of_a_page_has_groups_of_digits_which_qgis_leaves_out(dialog):
    before = QLocale()
    without = QLocale("de_DE")
    without.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    QLocale.setDefault(without)
    try:
        box = dialog(size=12_500).findChild(QSpinBox, "pageSizeBox")
        assert box.text() == "12.500"
        box.selectAll()
        QTest.keyClicks(box, "1.500")
        assert box.value() == 1500
        box.selectAll()
        QTest.keyClicks(box, "2500")
        assert box.value() == 2500
    finally:
        QLocale.setDefault(before)


def test_none_is_told_to_be_the_services_choice(dialog):
    shown = dialog("id")
    press(shown, "columnsNoneButton")
    assert shown.columns() == ()
    assert "service defaults" in shown.findChild(QLabel, "columnsCountLabel").text()


def test_the_columns_of_the_place_are_requested_without_a_tick_and_that_is_told(dialog):
    located = replace(SOURCE, columns=(*SOURCE.columns, Column("Latitude", ""), Column("LONG", "")))
    shown = dialog("id", "LONG", "Latitude", source=located)
    told = shown.findChild(QLabel, "columnsPlaceLabel")
    let_go()
    before = places(shown)
    assert not told.text()
    shown.list.item(1).setCheckState(Qt.CheckState.Unchecked)
    assert told.text().startswith("Latitude and LONG are always requested")
    let_go()
    assert places(shown) == before, "no control moves under the mouse"
    press(shown, "columnsNoneButton")
    assert not told.text(), "then the service chooses"
    let_go()
    assert places(shown) == before
    assert not dialog("id").findChild(QLabel, "columnsPlaceLabel").text(), "there are none to tick"


def test_all_and_none_are_of_those_that_the_search_shows(dialog):
    shown = dialog("id")
    QTest.keyClicks(shown.findChild(QLineEdit, "columnsSearch"), "occ")
    press(shown, "columnsAllButton")
    assert set(shown.columns()) == {"id", "OccupancyCode"}
    shown.findChild(QLineEdit, "columnsSearch").clear()
    press(shown, "columnsAllButton")
    assert set(shown.columns()) == set(FIELDS)


def test_space_ticks_and_buttons_move_several_together(dialog):
    shown = dialog(*FIELDS)
    shown.list.setCurrentRow(3)
    QTest.keyClick(shown.list, Qt.Key.Key_Space)
    assert "OccupancyCode" not in shown.columns()
    shown.list.clearSelection()
    for row in (1, 2):
        shown.list.item(row).setSelected(True)
    press(shown, "columnsUpButton")
    assert shown.columns() == ("LocName", "BuildingTIV", "id", "مدينة")
    press(shown, "columnsUpButton")
    assert shown.columns()[:2] == ("LocName", "BuildingTIV"), "they are at the top already"
    for _ in range(9):
        press(shown, "columnsDownButton")
    assert shown.columns() == ("id", "مدينة", "LocName", "BuildingTIV")


def test_moving_leaps_over_what_the_search_hides(dialog):
    shown = dialog(*FIELDS)
    QTest.keyClicks(shown.findChild(QLineEdit, "columnsSearch"), "i")
    visible = [text for row, text in enumerate(listed(shown)) if not shown.list.item(row).isHidden()]
    assert visible == ["id", "BuildingTIV"]
    shown.list.setCurrentRow(2)
    press(shown, "columnsUpButton")
    assert shown.columns() == ("BuildingTIV", "id", "LocName", "OccupancyCode", "مدينة")


def test_thousands_of_columns_are_searched_at_once(dialog):
    many = Source("wide", tuple(Column(f"column_{number}", "number") for number in range(3000)))
    shown = dialog("column_2999", source=many)
    QTest.keyClicks(shown.findChild(QLineEdit, "columnsSearch"), "_2999")
    assert sum(not shown.list.item(row).isHidden() for row in range(3000)) == 1
    shown.findChild(QSpinBox, "pageSizeBox").setValue(77)
    assert shown.columns() == ("column_2999",) and shown.page_size() == 77

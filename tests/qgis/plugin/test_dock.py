"""The Selection dock: what it shows while answers come, and what it says when a file can't be written."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from qgis.core import QgsSettings
from qgis.PyQt.QtCore import QPoint, Qt
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import (
    QAction,
    QApplication,
    QFileDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QMessageBox,
    QToolButton,
    QWidget,
)

from geoportfolio.core.api import Filter
from geoportfolio.core.api.query import ENTRIES, POINTS
from geoportfolio.ui.selection.columns_dialog import ColumnsDialog
from geoportfolio.ui.window.requests import LOADS
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import COAST, SOURCE, airports_in
from tests.support.widgets import press
from tests.support.workbench import draw, settled


@pytest.fixture
def dock(environment, bench):
    bench.selection.open()
    pump_until(lambda: bench.session.sources)
    return bench.selection


def test_a_late_answer_does_not_take_the_form_away(dock, bench):
    dock.show_form(True)
    assert dock.form.isVisible()
    bench.session.answered = None
    bench.session.reload()
    pump_until(lambda: bench.session.answered)
    assert dock.form.isVisible()
    dock.form.way_back.click()
    assert dock.panel.isVisible() and not dock.form.isVisible()


def test_areas_that_can_not_be_removed_are_told_of(dock, bench, window, monkeypatch):
    def full():
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(bench.areas, "clear", full)
    dock.panel.areas.areas.clear.click()
    pump_until(window.texts)
    assert "could not be written: No space left on device" in window.texts()[-1]


def test_what_comes_moves_no_control_of_the_panel(dock, bench, sandbox):
    """Neither the sources, nor what the chosen one offers, nor a failure."""
    names = ("sourceCombo", "polygonButton", "editFiltersButton", "editColumnsButton", "loadPointsButton")

    def places():
        QApplication.processEvents()
        return [dock.findChild(QWidget, name).mapTo(dock, QPoint()) for name in names]

    before = places()
    assert not dock.findChild(QWidget, "editFiltersButton").isEnabled()
    bench.session.reload()
    assert places() == before, "while the sources are asked for"
    pump_until(lambda: not bench.tasks.busy("connect"))
    bench.session.choose(SOURCE)
    assert places() == before and dock.findChild(QWidget, "editFiltersButton").isEnabled()
    sandbox.faults.set("provision=500")
    bench.session.reload()
    pump_until(lambda: not bench.tasks.busy("connect"))
    assert places() == before, "after a failure"


@pytest.fixture
def chosen(dock, bench):
    """The dock with the portfolio chosen and an area on the map."""
    bench.session.choose(SOURCE)
    draw(bench, COAST)
    pump_until(lambda: areas_of(dock) and areas_of(dock)[0].startswith("Area 1, "))
    return dock


def text(dock, name: str) -> str:
    return dock.findChild(QLabel, name).text()


def areas_of(dock) -> list[str]:
    rows = dock.findChild(QListWidget, "areaList")
    return [rows.item(row).text() for row in range(rows.count())]


def test_filters_are_in_words_and_columns_are_counted(chosen, bench):
    assert text(chosen, "filtersLabel") == "No filters: everything in the area is loaded."
    assert text(chosen, "columnsLabel") == "Record columns: service defaults"
    inner = (Filter("OccupancyCode", "1116"), Filter("OccupancyCode", "1101"))
    bench.draft.set_filters((Filter("CountryCode", "DE", inner),))
    bench.draft.set_columns(("id", "LocName"))
    assert text(chosen, "filtersLabel") == (
        "Filters: Country = DE > (Occupancy = 1116; Occupancy = 1101). Filter logic: unknown"
    )
    assert text(chosen, "columnsLabel") == f"Record columns: 4 of {len(bench.session.described.columns)}"
    press(chosen, "editFiltersButton")
    assert bench.filters.isVisible()


def test_a_reading_that_the_connection_names_is_told_as_such(chosen, bench, monkeypatch):
    connection = bench.connections.get(bench.session.connection)
    told = replace(connection, open_points=replace(connection.open_points, nested_reading="narrow"))
    monkeypatch.setattr(bench.connections, "get", lambda _name: told)
    bench.draft.set_filters((Filter("CountryCode", "DE"), Filter("OccupancyCode", "1101")))
    assert text(chosen, "filtersLabel") == "Filters: Country = DE and Occupancy = 1101"


def test_columns_are_chosen_remembered_and_sent(chosen, bench, sandbox):
    press(chosen, "editColumnsButton")
    dialog = chosen.findChild(ColumnsDialog)
    columns = dialog.findChild(QListWidget, "columnsList")
    for row in (3, 1):
        columns.item(row).setCheckState(Qt.CheckState.Checked)
    wanted = (columns.item(1).data(Qt.ItemDataRole.UserRole), columns.item(3).data(Qt.ItemDataRole.UserRole))
    dialog.accept()
    wanted = (*wanted, "Latitude", "Longitude")
    assert bench.draft.columns == wanted, "entries always have a place"
    sandbox.forget()
    press(chosen, "loadEntriesButton")
    settled(bench)
    (first, *_) = [json.loads(seen.body) for seen in sandbox.requests if "entries/" in seen.path]
    assert first["columns"] == list(wanted)
    bench.session.choose("pf_places")
    assert bench.draft.columns == ()
    bench.session.choose(SOURCE)
    assert bench.draft.columns == wanted


def test_a_columns_dialog_that_is_left_changes_nothing(chosen, bench):
    bench.draft.set_columns(("id",))
    chosen.choose_columns()
    dialog = chosen.findChild(ColumnsDialog)
    dialog.list.item(0).setCheckState(Qt.CheckState.Unchecked)
    dialog.reject()
    assert bench.draft.columns[0] == "id"


def test_a_csv_file_is_asked_for_and_told(chosen, bench, window, monkeypatch, tmp_path):
    asked = []

    def choose(_parent, _title, proposed, _kinds):
        asked.append(proposed)
        return str(tmp_path / "mine"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    chosen.findChild(QAction, "savePointsAction").trigger()
    settled(bench)
    count = len(airports_in(COAST))
    assert asked[0].endswith(f"{SOURCE} Area 1 points.csv")
    assert window.texts()[-1].startswith(f"{count} rows in mine.csv, ")
    assert [step.text() for step in window.steps()] == ["Open Folder"]
    assert len((tmp_path / "mine.csv").read_text("utf-8-sig").splitlines()) == count + 1
    assert QgsSettings().value("geoportfolio/csvFolder") == str(tmp_path)


@pytest.mark.parametrize("typed", ["points", "AT 3.5km"])
def test_a_file_of_the_whole_name_is_asked_about_before_it_is_replaced(
    chosen, bench, sandbox, monkeypatch, tmp_path, typed
):
    there = tmp_path / f"{typed}.csv"
    there.write_text("mine", "utf-8")
    questions = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / typed), ""))
    monkeypatch.setattr(
        QMessageBox, "exec", lambda box: questions.append(box.text()) or QMessageBox.StandardButton.No
    )
    sandbox.forget()
    bench.csv_saver.save(ENTRIES)
    assert questions == [f"{typed}.csv already exists. Replace it?"]
    assert there.read_text("utf-8") == "mine" and not sandbox.requests


def test_no_file_no_request(chosen, bench, sandbox, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    sandbox.forget()
    bench.csv_saver.save(ENTRIES)
    assert not bench.tasks.busy(LOADS) and not sandbox.requests


def test_a_broken_csv_is_told_with_what_it_has(chosen, bench, window, sandbox, tmp_path):
    sandbox.faults.set("/points/=truncate:0.5x1")
    query = bench.draft.query(POINTS, bench.areas.areas())
    bench.csv_saver.save_query(query, tmp_path / "half.csv")
    settled(bench)
    lines = len((tmp_path / "half.csv").read_text("utf-8-sig").splitlines()) - 1
    assert window.texts()[-1].startswith(f"Incomplete: {lines} rows saved in half.csv. ")


def test_a_required_filter_is_told_before_anything_is_asked(chosen, bench):
    bench.session.choose("pf_places")
    assert text(chosen, "filtersLabel") == "pf_places requires a filter on Country."
    bench.draft.set_filters((Filter("LOB", "1"),))
    assert text(chosen, "filtersLabel").splitlines()[0].startswith("pf_places requires a filter on Country")
    assert text(chosen, "filtersLabel").splitlines()[1] == "Filters: Line of business = 1"
    bench.draft.set_filters((Filter("CountryCode", "DE"),))
    assert text(chosen, "filtersLabel") == "Filters: Country = DE"


def test_radii_are_typed_or_clicked_where_circles_are_at_hand(chosen, bench):
    row = chosen.panel.areas.radii_row
    assert not row.isVisible()
    bench.drawing.set_radii((200.0,))
    bench.drawing.circles_here(9.99, 53.55, "Rathaus")
    pump_until(row.isVisible)
    assert areas_of(chosen)[1] == "Rathaus: 200 m"
    edit = chosen.findChild(QLineEdit, "radiiEdit")
    assert edit.text() == "200 m"
    press(chosen, "radiusChip1000")
    assert bench.drawing.radii == (200.0, 1000.0) and edit.text() == "200 m, 1 km"
    for chip in ("radiusChip1000", "radiusChip200"):
        press(chosen, chip)
    assert bench.drawing.radii == (200.0,), "circles without a radius are none"
    edit.selectAll()
    QTest.keyClicks(edit, "0,5km 2 mi")
    QTest.keyClick(edit, Qt.Key.Key_Return)
    assert bench.drawing.radii[0] == 500.0 and len(bench.drawing.radii) == 2
    edit.selectAll()
    QTest.keyClicks(edit, "many")
    QTest.keyClick(edit, Qt.Key.Key_Return)
    assert "'many' is not a valid radius" in text(chosen, "radiiProblemLabel")
    bench.drawing.clear()
    pump_until(lambda: not row.isVisible())


def test_every_control_has_a_name_a_tooltip_and_fits(chosen):
    chosen.setFloating(True)
    chosen.resize(300, 600)
    let_go()
    for button in chosen.panel.findChildren(QToolButton):
        if button.objectName().startswith("qt_") or not button.isVisible():
            continue
        name = button.objectName()
        assert name and (button.text() or button.accessibleName()), name
        assert button.toolTip() and button.focusPolicy() != Qt.FocusPolicy.NoFocus, name

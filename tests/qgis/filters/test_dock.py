"""The Filters dock as an analyst uses it, against the sandbox."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from qgis.core import QgsProject
from qgis.gui import QgsNewNameDialog
from qgis.PyQt.QtCore import QEvent, Qt
from qgis.PyQt.QtGui import QGuiApplication, QKeyEvent
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QLineEdit, QMenu, QToolButton

from geoportfolio.core.api import Filter
from geoportfolio.core.api.config import OpenPoints
from geoportfolio.core.gis.projects import saved_filters
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import SOURCE

FRANCE = Filter("CountryCode", "FR")
OCCUPANCIES = (Filter("OccupancyCode", "1252"), Filter("OccupancyCode", "1254"))
TREE = (Filter("CountryCode", "FR", OCCUPANCIES), Filter("LOB", "Aviation"))
NO_MODIFIER = Qt.KeyboardModifier.NoModifier


def press(widget, key, modifiers=NO_MODIFIER, text: str = "") -> bool:
    """A key as QGIS's window sees it: whoever claims it gets it. True: it was claimed."""
    claim = QKeyEvent(QEvent.Type.ShortcutOverride, key, modifiers)
    claim.ignore()
    QGuiApplication.sendEvent(widget, claim)
    QTest.keyClick(widget, key, modifiers)
    return claim.isAccepted()


def choose(dock, *rows: int) -> None:
    dock.editor.tree.choose([rows])


def pick(dock, field: str, *values: str) -> None:
    """Tick values on the page and take them."""
    dock.editor.picker.field.setCurrentIndex(dock.editor.picker.field.findData(field))
    for value in values:
        dock.editor.picker.find.setText(value)
        QTest.keyClick(dock.editor.picker.find, Qt.Key.Key_Return)
    dock.editor.picker.accept.click()


def shown(dock, name: str):
    found = dock.findChild(QToolButton, name)
    return found if found.isVisible() else None


def fields_offered(dock) -> list[str]:
    return [dock.editor.picker.field.itemData(row) for row in range(dock.editor.picker.field.count())]


def test_filters_are_added_behind_inside_and_edited(dock, draft):
    dock.editor.bar.add.click()
    assert dock.editor.pages.currentWidget() is dock.editor.picker and dock.editor.picker.find.hasFocus()
    pick(dock, "CountryCode", "fr")
    assert draft.filters == (FRANCE,)
    dock.editor.bar.inside.click()
    assert dock.editor.picker.where.text() == "Nested in Country = FR"
    pick(dock, "OccupancyCode", "1252", "1254")
    choose(dock, 0)
    dock.editor.bar.add.click()
    pick(dock, "LOB", "Aviation")
    assert draft.filters == TREE
    choose(dock, 0, 1)
    assert press(dock.editor.tree, Qt.Key.Key_F2)
    assert not dock.editor.picker.field.isEnabled()
    assert dock.editor.picker.values.values() == ("1252", "1254")
    dock.editor.picker.find.setText("9999")
    QTest.keyClick(dock.editor.picker.find, Qt.Key.Key_Return)
    dock.editor.picker.accept.click()
    assert [item.value for item in draft.filters[0].filters] == ["1252", "1254", "9999"]
    dock.editor.bar.undo.click()
    assert draft.filters == TREE
    for _ in range(3):
        dock.editor.bar.undo.click()
    assert draft.filters == () and not dock.editor.bar.undo.isEnabled()
    dock.editor.bar.redo.click()
    assert draft.filters == (FRANCE,)


def test_a_value_is_taken_by_a_double_click_and_by_keys_alone(dock, draft):
    dock.editor.bar.add.click()
    dock.editor.picker.find.setText("DE")
    dock.editor.picker.list.doubleClicked.emit(dock.editor.picker.found.index(0, 0))
    assert draft.filters == (Filter("CountryCode", "DE"),)
    dock.editor.bar.add.click()
    QTest.keyClicks(dock.editor.picker.find, "GB")
    QTest.keyClick(dock.editor.picker.find, Qt.Key.Key_Down)
    assert dock.editor.picker.list.hasFocus()
    QTest.keyClick(dock.editor.picker.list, Qt.Key.Key_Space)
    assert press(dock.editor.picker.list, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert draft.filters == (Filter("CountryCode", "DE"), Filter("CountryCode", "GB"))
    dock.editor.bar.add.click()
    assert press(dock.editor.picker.find, Qt.Key.Key_Escape)
    assert dock.editor.pages.currentIndex() == 0 and len(draft.filters) == 2


@pytest.mark.parametrize(
    ("typed", "values"),
    [("de", ["DE", "FR"]), ("Atlantis", ["Atlantis", "FR"]), ("g", ["FR"]), ("  ", ["FR"])],
)
def test_a_value_that_was_typed_is_not_lost_when_others_are_ticked(dock, draft, typed, values):
    dock.editor.bar.add.click()
    dock.editor.picker.values.tick(["FR"])
    assert dock.editor.picker.hint.text() == "Ticked: FR"
    dock.editor.picker.find.setText(typed)
    assert dock.editor.picker.accept.text() == {1: "Add Filter", 2: "Add 2 Filters"}[len(values)]
    dock.editor.picker.accept.click()
    assert [item.value for item in draft.filters] == values


def test_a_column_of_a_spreadsheet_becomes_three_thousand_filters(dock, draft):
    values = [f"{number:05}" for number in range(3000)]
    QGuiApplication.clipboard().setText("\r\n".join(values) + "\r\n")
    dock.editor.add("City")
    QTest.keyClick(dock.editor.picker.find, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert "3,000" in dock.editor.picker.accept.text()
    assert dock.editor.picker.hint.text().startswith("Ticked: 00000, 00001,")
    assert dock.editor.picker.hint.text().endswith(" and 2,994 more")
    dock.editor.picker.accept.click()
    assert [item.value for item in draft.filters] == values
    assert "2,994 more of City" in dock.editor.page.words.text()
    choose(dock, 5)
    dock.editor.bar.edit.click()
    dock.editor.picker.find.setText("02999")
    assert dock.editor.picker.found.rowCount() == 1
    dock.editor.picker.cancel.click()


def test_keys_move_and_remove_before_qgis_hears_of_them(dock, draft):
    euros = Filter("LocCurrency", "EUR")
    draft.set_filters((FRANCE, *OCCUPANCIES, euros))
    alt, control = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
    for key, modifiers, end in (
        (Qt.Key.Key_Up, alt, (FRANCE, euros, *OCCUPANCIES)),
        (Qt.Key.Key_Right, alt, (Filter("CountryCode", "FR", (euros,)), *OCCUPANCIES)),
        (Qt.Key.Key_Left, alt, (FRANCE, euros, *OCCUPANCIES)),
        (Qt.Key.Key_Down, alt, (FRANCE, *OCCUPANCIES, euros)),
        (Qt.Key.Key_Delete, NO_MODIFIER, (FRANCE, *OCCUPANCIES)),
        (Qt.Key.Key_Z, control, (FRANCE, *OCCUPANCIES, euros)),
    ):
        if key == Qt.Key.Key_Up:
            choose(dock, 3)
        assert press(dock.editor.tree, key, modifiers)
        assert draft.filters == end


def test_the_buttons_know_what_can_be_done(dock, draft):
    bar = dock.editor.bar
    ready = lambda: {way.value for way, button in bar.moves.items() if button.isEnabled()}  # noqa: E731
    assert ready() == set() and not bar.inside.isEnabled() and not bar.remove.isEnabled()
    draft.set_filters(TREE)
    choose(dock, 0, 1)
    assert ready() == {"out"} and bar.inside.isEnabled() and bar.edit.isEnabled(), "both share a row"
    choose(dock, 0)
    assert ready() == {"down"}


def test_what_goes_inside_a_row_of_values_goes_below_each_of_them(dock, draft):
    draft.set_filters(OCCUPANCIES)
    choose(dock, 0)
    dock.editor.bar.inside.click()
    values = ", ".join(each.value for each in OCCUPANCIES)
    assert dock.editor.picker.where.text() == f"Nested in Occupancy = {values}"
    pick(dock, "CountryCode", "FR")
    assert draft.filters == tuple(replace(each, filters=(FRANCE,)) for each in OCCUPANCIES)
    dock.editor.tree.stack.undo()
    assert draft.filters == OCCUPANCIES


def test_required_filters_are_told_and_offered_first(dock, session, draft):
    session.choose("pf_places")
    pump_until(lambda: session.hierarchy)
    assert dock.editor.page.required.label.text() == "pf_places requires a filter on Country."
    dock.editor.page.add_required.click()
    assert fields_offered(dock)[0] == "CountryCode" and dock.editor.picker.field.currentText() == "Country *"
    pick(dock, "CountryCode", "FR")
    assert draft.filters == (FRANCE,) and not dock.editor.page.required.isVisible()
    assert dock.editor.tree.model().index(0, 0).data() == "Country *"


def test_inside_a_filter_what_belongs_there_is_offered_first(dock, draft):
    draft.set_filters(TREE)
    choose(dock, 1)
    dock.editor.bar.inside.click()
    assert fields_offered(dock)[0] == "OccupancyCode"


def test_each_source_keeps_its_filters_and_what_was_done_in_another_is_not_undone(dock, session, draft):
    dock.editor.bar.add.click()
    pick(dock, "CountryCode", "FR")
    session.choose("pf_event_set")
    assert dock.editor.filters() == () and not dock.editor.bar.undo.isEnabled()
    session.choose(SOURCE)
    assert dock.editor.filters() == (FRANCE,) and not dock.editor.bar.undo.isEnabled()
    assert not dock.editor.bar.redo.isEnabled()


def test_a_field_that_is_not_provisioned_is_marked(dock, draft):
    draft.set_filters((Filter("Nope", "1"), FRANCE))
    assert "has no filter field 'Nope'" in dock.editor.page.problem.label.text()
    assert dock.editor.tree.model().index(0, 0).data(Qt.ItemDataRole.DecorationRole) is not None
    choose(dock, 0)
    dock.editor.tree.remove()
    assert not dock.editor.page.problem.isVisible() and draft.filters == (FRANCE,)


def test_v1_is_flat_and_warns_of_two_values(dock, use, draft, session):
    use("old")
    pump_until(lambda: session.hierarchy)
    draft.set_filters((FRANCE, Filter("CountryCode", "DE")))
    choose(dock, 1)
    assert not dock.editor.bar.inside.isEnabled() and not any(
        button.isEnabled() for way, button in dock.editor.bar.moves.items() if way.value in ("in", "out")
    )
    assert "combined with AND match nothing" in dock.editor.page.problem.label.text()
    assert dock.editor.page.words.text() == "Country = FR and Country = DE"
    reading = dock.editor.page.reading
    assert reading.currentText() == "AND" and not reading.isEnabled() and "V1" in reading.toolTip()
    draft.set_filters(TREE)
    assert "V1 does not support nested filters" in dock.editor.page.problem.label.text()
    dock.editor.page.flatten.click()
    assert draft.filters == (FRANCE, *OCCUPANCIES, TREE[1])
    assert not dock.editor.page.flatten.isVisible()
    dock.editor.bar.undo.click()
    assert draft.filters == TREE


def test_how_the_service_combines_filters_is_kept_on_the_connection(
    dock, plugin_window, draft, session, sandbox
):
    page, sources = dock.editor.page, session.sources
    draft.set_filters(TREE)
    assert page.reading.isEnabled() and page.reading.currentText() == "Unknown"
    assert " and " not in page.words.text() and " or " not in page.words.text()
    sandbox.forget()
    page.reading.activated.emit(page.reading.findText("OR within a field, AND between"))
    assert plugin_window.connections.get("office").open_points == OpenPoints(nested_reading="narrow")
    assert page.reading.currentText() == "OR within a field, AND between"
    assert draft.filters == TREE and session.sources == sources and not sandbox.requests
    assert page.words.text() == (
        "Country = FR and (Occupancy = 1252 or Occupancy = 1254) and Line of business = Aviation"
    )


def test_without_the_hierarchy_the_list_of_the_source_serves_and_that_is_said(
    window, session, draft, use, sandbox, dock
):
    sandbox.faults.set("provision/filters=500")
    session.choose("pf_event_set")
    pump_until(lambda: session.hierarchy_failed)
    assert (
        "is shown instead" in dock.editor.page.fallback.label.text() and dock.editor.page.fallback.isVisible()
    )
    dock.editor.bar.add.click()
    pick(dock, "CountryCode", "CA")
    assert draft.filters == (Filter("CountryCode", "CA"),)
    sandbox.faults.set()
    dock.editor.page.ask_again.click()
    pump_until(lambda: session.hierarchy)
    assert not dock.editor.page.fallback.isVisible()


def test_the_hierarchy_is_asked_once_a_source_and_not_while_the_dock_is_hidden(dock, session, sandbox):
    asked = lambda: [r.query for r in sandbox.requests if r.path.endswith("provision/filters")]  # noqa: E731
    before = len(asked())
    dock.hide()
    session.choose("pf_event_set")
    let_go()
    assert len(asked()) == before
    dock.open()
    pump_until(lambda: session.hierarchy)
    session.choose(SOURCE)
    session.choose("pf_event_set")
    let_go()
    assert len(asked()) == before + 1


def test_filters_travel_as_json(dock, draft):
    draft.set_filters(TREE)
    choose(dock, 1)
    press(dock.editor.tree, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert json.loads(QGuiApplication.clipboard().text()) == [{"field": "LOB", "value": "Aviation"}]
    dock.editor.tree.clearSelection()
    dock.editor.copy()
    draft.set_filters((FRANCE,))
    press(dock.editor.tree, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert draft.filters == (FRANCE, *TREE)
    dock.editor.bar.undo.click()
    assert draft.filters == (FRANCE,)


def test_a_fault_in_pasted_json_is_marked_where_it_is(dock, draft):
    draft.set_filters((FRANCE,))
    text = '[\n {"field": "City", "value": "\U0001f3e8"},\n {"field": "\U0001f3e8", "value": 1116}\n]'
    QGuiApplication.clipboard().setText(text)
    dock.editor.paste()
    assert (
        dock.editor.pages.currentWidget() is dock.editor.json and dock.editor.json.text.toPlainText() == text
    )
    said = dock.editor.json.problem.label.text()
    assert said.startswith("Line 3, column 26 (filters[1].value), '1116}': the value must be text")
    assert dock.editor.json.text.textCursor().selectedText() == "1116}"
    dock.editor.json.text.setPlainText(text.replace("1116", '"1116"'))
    assert not dock.editor.json.problem.isVisible()
    press(dock.editor.json.text, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert draft.filters == (Filter("City", "\U0001f3e8"), Filter("\U0001f3e8", "1116"))
    dock.editor.show_json()
    dock.editor.json.text.setPlainText("")
    dock.editor.json.apply.click()
    assert draft.filters == ()


def test_json_that_was_written_is_dropped_by_the_second_escape_only(dock, draft):
    draft.set_filters((FRANCE,))
    dock.editor.show_json()
    press(dock.editor.json.text, Qt.Key.Key_Escape)
    assert dock.editor.pages.currentWidget() is dock.editor.page, "nothing was written"
    for mended in (False, True):
        dock.editor.show_json()
        dock.editor.json.text.appendPlainText("x")
        press(dock.editor.json.text, Qt.Key.Key_Escape)
        assert (
            dock.editor.pages.currentWidget() is dock.editor.json
            and dock.editor.json.text.toPlainText().endswith("x")
        )
        assert "Esc again" in dock.editor.json.problem.label.text()
        if mended:
            dock.editor.json.text.appendPlainText("y")
            assert not dock.editor.json.problem.isVisible()
            press(dock.editor.json.text, Qt.Key.Key_Escape)
            assert dock.editor.pages.currentWidget() is dock.editor.json
        press(dock.editor.json.text, Qt.Key.Key_Escape)
        assert dock.editor.pages.currentWidget() is dock.editor.page and draft.filters == (FRANCE,)


def actions_of(menu: QMenu) -> dict[str, object]:
    menu.aboutToShow.emit()
    return {action.text(): action for action in menu.actions() if action.text()}


def test_filters_are_saved_in_the_project_under_a_name(dock, draft):
    menu = dock.editor.bar.saved.menu()
    assert not actions_of(menu)["&Save Filters…"].isEnabled()
    draft.set_filters(TREE)
    actions_of(menu)["&Save Filters…"].trigger()
    dialog = dock.findChild(QgsNewNameDialog, "saveFiltersDialog")
    dialog.findChild(QLineEdit).setText("Hotels & more")
    dialog.accept()
    assert saved_filters.load(QgsProject.instance(), SOURCE, "Hotels & more") == TREE
    draft.set_filters((FRANCE,))
    actions_of(menu)["Hotels && more"].trigger()
    assert draft.filters == TREE
    dock.editor.bar.undo.click()
    assert draft.filters == (FRANCE,)
    removal = actions_of(menu)["&Remove"].menu()
    next(iter(actions_of(removal).values())).trigger()
    assert list(actions_of(menu)) == ["&Save Filters…"]


def test_a_saved_filter_that_is_none_is_told(dock, window):
    QgsProject.instance().writeEntry("geoportfolio", "savedFilters", json.dumps({SOURCE: {"old": [7]}}))
    actions_of(dock.editor.bar.saved.menu())["old"].trigger()
    assert "filters[0]: a filter is an object" in window.texts()[-1]


def test_without_a_source_it_says_what_to_do(dock, session, use):
    session.choose("")
    assert not dock.editor.bar.add.isEnabled()
    dock.editor.add()
    assert dock.editor.pages.currentIndex() == 0
    session.use("")
    assert dock.editor.filters() == ()


def test_a_page_that_was_opened_for_other_filters_is_closed(dock, draft):
    draft.set_filters(TREE)
    choose(dock, 0, 1)
    dock.editor.bar.edit.click()
    draft.set_filters((FRANCE,))
    assert dock.editor.pages.currentIndex() == 0 and draft.filters == (FRANCE,)


def test_the_focus_stays_in_another_dock(dock, session, window):
    line = QLineEdit(window.mainWindow())
    line.show()
    line.setFocus()
    session.choose("pf_event_set")
    assert line.hasFocus()
    dock.editor.tree.setFocus()
    dock.editor.bar.add.click()
    QTest.keyClick(dock.editor.picker.find, Qt.Key.Key_Escape)
    assert dock.editor.tree.hasFocus()


def test_how_filters_combine_cannot_be_kept_on_the_connection_of_the_environment(
    monkeypatch, sandbox, dock, session, draft, use
):
    monkeypatch.setenv("GEOPORTFOLIO_URL", sandbox.url)
    monkeypatch.setenv("GEOPORTFOLIO_API_KEY", sandbox.key)
    use("environment")
    draft.set_filters(TREE)
    reading = dock.editor.page.reading
    assert not reading.isEnabled() and reading.toolTip().endswith("Settings > Options > GeoPortfolio.")
    use("office")
    assert reading.isEnabled() and "Options" not in reading.toolTip()


def test_a_value_that_is_only_looked_for_is_not_taken(dock, draft):
    dock.editor.bar.add.click()
    dock.editor.picker.find.setText("z")
    found = dock.editor.picker.found.rowCount()
    assert found > 1 and not dock.editor.picker.accept.isEnabled()
    assert dock.editor.picker.hint.text().startswith(f"{found} found. Press Enter to add 'z'")
    dock.editor.picker.find.setText("cz")
    dock.editor.picker.accept.click()
    assert draft.filters == (Filter("CountryCode", "CZ"),)

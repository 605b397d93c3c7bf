"""The Filters dock as an analyst uses it, against the sandbox."""

from __future__ import annotations

import json

import pytest
from qgis.core import QgsProject
from qgis.gui import QgsNewNameDialog
from qgis.PyQt.QtCore import QEvent, Qt
from qgis.PyQt.QtGui import QGuiApplication, QKeyEvent
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QAbstractButton, QLineEdit, QMenu, QToolButton

from geoportfolio.core.api import Filter
from geoportfolio.core.api.config import OpenPoints
from geoportfolio.core.gis import saved_filters
from geoportfolio.core.gis.connections import SESSION, Connection
from geoportfolio.ui.option_pages import CONNECTIONS_PAGE
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
    dock.page.tree.choose([dock.model.index_of(dock.model.root.at(rows))])


def pick(dock, field: str, *values: str) -> None:
    """Tick values on the page and take them."""
    dock.picker.field.setCurrentIndex(dock.picker.field.findData(field))
    for value in values:
        dock.picker.find.setText(value)
        QTest.keyClick(dock.picker.find, Qt.Key.Key_Return)
    dock.picker.accept.click()


def shown(dock, name: str):
    found = dock.findChild(QToolButton, name)
    return found if found.isVisible() else None


def fields_offered(dock) -> list[str]:
    return [dock.picker.field.itemData(row) for row in range(dock.picker.field.count())]


def test_filters_are_added_behind_inside_and_edited(dock, draft):
    dock.page.bar.add.click()
    assert dock.pages.currentWidget() is dock.picker and dock.picker.find.hasFocus()
    pick(dock, "CountryCode", "fr")
    assert draft.filters == (FRANCE,)
    dock.page.bar.inside.click()
    assert dock.picker.where.text() == "Inside Country = FR"
    pick(dock, "OccupancyCode", "1252", "1254")
    choose(dock, 0)
    dock.page.bar.add.click()
    pick(dock, "LOB", "Aviation")
    assert draft.filters == TREE
    choose(dock, 0, 1)
    assert press(dock.page.tree, Qt.Key.Key_F2)
    assert not dock.picker.field.isEnabled()
    assert dock.picker.values.values() == ("1252", "1254")
    dock.picker.find.setText("9999")
    QTest.keyClick(dock.picker.find, Qt.Key.Key_Return)
    dock.picker.accept.click()
    assert [item.value for item in draft.filters[0].filters] == ["1252", "1254", "9999"]
    dock.page.bar.undo.click()
    assert draft.filters == TREE
    for _ in range(3):
        dock.page.bar.undo.click()
    assert draft.filters == () and not dock.page.bar.undo.isEnabled()
    dock.page.bar.redo.click()
    assert draft.filters == (FRANCE,)


def test_a_value_is_taken_by_a_double_click_and_by_keys_alone(dock, draft):
    dock.page.bar.add.click()
    dock.picker.find.setText("DE")
    dock.picker.list.doubleClicked.emit(dock.picker.found.index(0, 0))
    assert draft.filters == (Filter("CountryCode", "DE"),)
    dock.page.bar.add.click()
    QTest.keyClicks(dock.picker.find, "GB")
    QTest.keyClick(dock.picker.find, Qt.Key.Key_Down)
    assert dock.picker.list.hasFocus()
    QTest.keyClick(dock.picker.list, Qt.Key.Key_Space)
    assert press(dock.picker.list, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert draft.filters == (Filter("CountryCode", "DE"), Filter("CountryCode", "GB"))
    dock.page.bar.add.click()
    assert press(dock.picker.find, Qt.Key.Key_Escape)
    assert dock.pages.currentIndex() == 0 and len(draft.filters) == 2


@pytest.mark.parametrize(
    ("typed", "values"),
    [("de", ["DE", "FR"]), ("Atlantis", ["Atlantis", "FR"]), ("g", ["FR"]), ("  ", ["FR"])],
)
def test_a_value_that_was_typed_is_not_lost_when_others_are_ticked(dock, draft, typed, values):
    dock.page.bar.add.click()
    dock.picker.values.tick(["FR"])
    assert dock.picker.hint.text() == "Ticked: FR"
    dock.picker.find.setText(typed)
    assert dock.picker.accept.text() == {1: "&Add filter", 2: "&Add 2 filters"}[len(values)]
    dock.picker.accept.click()
    assert [item.value for item in draft.filters] == values


def test_a_column_of_a_spreadsheet_becomes_three_thousand_filters(dock, draft):
    values = [f"{number:05}" for number in range(3000)]
    QGuiApplication.clipboard().setText("\r\n".join(values) + "\r\n")
    dock.add("City")
    QTest.keyClick(dock.picker.find, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert "3,000" in dock.picker.accept.text()
    assert dock.picker.hint.text().startswith("Ticked: 00000, 00001,")
    assert dock.picker.hint.text().endswith(" and 2,994 more")
    dock.picker.accept.click()
    assert [item.value for item in draft.filters] == values
    assert "2,994 more of City" in dock.page.words.text()
    choose(dock, 5)
    dock.page.bar.edit.click()
    dock.picker.find.setText("02999")
    assert dock.picker.found.rowCount() == 1
    dock.picker.cancel.click()


def test_keys_move_and_remove_before_qgis_hears_of_them(dock, draft):
    draft.set_filters((FRANCE, *OCCUPANCIES))
    alt, control = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
    for key, modifiers, end in (
        (Qt.Key.Key_Up, alt, (FRANCE, OCCUPANCIES[1], OCCUPANCIES[0])),
        (Qt.Key.Key_Right, alt, (Filter("CountryCode", "FR", OCCUPANCIES[1:]), OCCUPANCIES[0])),
        (Qt.Key.Key_Left, alt, (FRANCE, OCCUPANCIES[1], OCCUPANCIES[0])),
        (Qt.Key.Key_Down, alt, (FRANCE, *OCCUPANCIES)),
        (Qt.Key.Key_Delete, NO_MODIFIER, (FRANCE, OCCUPANCIES[0])),
        (Qt.Key.Key_Z, control, (FRANCE, *OCCUPANCIES)),
    ):
        if key == Qt.Key.Key_Up:
            choose(dock, 2)
        assert press(dock.page.tree, key, modifiers)
        assert draft.filters == end


def test_the_buttons_know_what_can_be_done(dock, draft):
    ready = lambda: {way.value for way, button in dock.page.bar.moves.items() if button.isEnabled()}  # noqa: E731
    assert ready() == set() and not dock.page.bar.inside.isEnabled() and not dock.page.bar.remove.isEnabled()
    draft.set_filters(TREE)
    choose(dock, 0, 1)
    assert (
        ready() == {"up", "in", "out"} and dock.page.bar.inside.isEnabled() and dock.page.bar.edit.isEnabled()
    )
    choose(dock, 0)
    assert ready() == {"down"}


def test_required_filters_are_told_and_offered_first(dock, session, draft):
    session.choose("pf_places")
    pump_until(lambda: session.hierarchy)
    assert dock.page.required.label.text() == "pf_places requires a filter on Country."
    dock.page.add_required.click()
    assert fields_offered(dock)[0] == "CountryCode" and dock.picker.field.currentText() == "Country *"
    pick(dock, "CountryCode", "FR")
    assert draft.filters == (FRANCE,) and not dock.page.required.isVisible()
    assert dock.model.index(0, 0).data() == "Country *"


def test_inside_a_filter_what_belongs_there_is_offered_first(dock, draft):
    draft.set_filters(TREE)
    choose(dock, 1)
    dock.page.bar.inside.click()
    assert fields_offered(dock)[0] == "OccupancyCode"


def test_each_source_keeps_its_filters_and_what_was_done_in_another_is_not_undone(dock, session, draft):
    dock.page.bar.add.click()
    pick(dock, "CountryCode", "FR")
    session.choose("pf_event_set")
    assert dock.model.filters() == () and not dock.page.bar.undo.isEnabled()
    session.choose(SOURCE)
    assert dock.model.filters() == (FRANCE,) and not dock.page.bar.undo.isEnabled()
    assert not dock.page.bar.redo.isEnabled()


def test_a_field_that_is_not_provisioned_is_marked(dock, draft):
    draft.set_filters((Filter("Nope", "1"), FRANCE))
    assert "has no field 'Nope'" in dock.page.problem.label.text()
    assert dock.model.index(0, 0).data(Qt.ItemDataRole.DecorationRole) is not None
    choose(dock, 0)
    dock.page.tree.remove()
    assert not dock.page.problem.isVisible() and draft.filters == (FRANCE,)


def test_v1_is_flat_and_warns_of_two_values(dock, use, draft, session):
    use("old")
    pump_until(lambda: session.hierarchy)
    draft.set_filters((FRANCE, Filter("CountryCode", "DE")))
    choose(dock, 1)
    assert not dock.page.bar.inside.isEnabled() and not any(
        button.isEnabled() for way, button in dock.page.bar.moves.items() if way.value in ("in", "out")
    )
    assert "joined by AND: matches nothing" in dock.page.problem.label.text()
    assert dock.page.words.text() == "Country = FR and Country = DE"
    assert shown(dock, "setReadingButton") is None and "V1" in dock.page.reading.text()
    draft.set_filters(TREE)
    assert "V1 knows flat lists only" in dock.page.problem.label.text()
    dock.page.flatten.click()
    assert draft.filters == (FRANCE, *OCCUPANCIES, TREE[1])
    assert not dock.page.flatten.isVisible()
    dock.page.bar.undo.click()
    assert draft.filters == TREE


def test_the_reading_is_named_and_leads_to_the_connection(dock, session, draft, window, sandbox):
    draft.set_filters((FRANCE,))
    assert not dock.page.reading.isVisible() and dock.page.words.text() == "Country = FR"
    draft.set_filters(TREE)
    assert dock.page.reading.text() == "How the service joins them: not stated"
    assert " and " not in dock.page.words.text() and " or " not in dock.page.words.text()
    shown(dock, "setReadingButton").click()
    assert window.pages == [CONNECTIONS_PAGE]
    narrow = Connection(
        "office", sandbox.url, keep_key=SESSION, open_points=OpenPoints(nested_reading="narrow")
    )
    session.connections.save(narrow, None)
    assert dock.page.reading.text() == "Set on the connection: one field: or, different fields: and"
    assert dock.page.words.text() == (
        "Country = FR and (Occupancy = 1252 or Occupancy = 1254) and Line of business = Aviation"
    )


def test_without_the_hierarchy_the_list_of_the_source_serves_and_that_is_said(
    window, session, draft, use, sandbox, dock
):
    sandbox.faults.set("provision/filters=500")
    session.choose("pf_event_set")
    pump_until(lambda: session.hierarchy_failed)
    assert "own list serves" in dock.page.fallback.label.text() and dock.page.fallback.isVisible()
    dock.page.bar.add.click()
    pick(dock, "CountryCode", "CA")
    assert draft.filters == (Filter("CountryCode", "CA"),)
    sandbox.faults.set()
    dock.page.ask_again.click()
    pump_until(lambda: session.hierarchy)
    assert not dock.page.fallback.isVisible()


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
    press(dock.page.tree, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert json.loads(QGuiApplication.clipboard().text()) == [{"field": "LOB", "value": "Aviation"}]
    dock.page.tree.clearSelection()
    dock.page.bar.copy_wanted.emit()
    draft.set_filters((FRANCE,))
    press(dock.page.tree, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert draft.filters == (FRANCE, *TREE)
    dock.page.bar.undo.click()
    assert draft.filters == (FRANCE,)


def test_a_fault_in_pasted_json_is_marked_where_it_is(dock, draft):
    draft.set_filters((FRANCE,))
    text = '[\n {"field": "City", "value": "\U0001f3e8"},\n {"field": "\U0001f3e8", "value": 1116}\n]'
    QGuiApplication.clipboard().setText(text)
    dock.page.bar.paste_wanted.emit()
    assert dock.pages.currentWidget() is dock.json and dock.json.text.toPlainText() == text
    said = dock.json.problem.label.text()
    assert said.startswith("Line 3, column 26 (filters[1].value), '1116}': the value has to be a text")
    assert dock.json.text.textCursor().selectedText() == "1116}"
    dock.json.text.setPlainText(text.replace("1116", '"1116"'))
    assert not dock.json.problem.isVisible()
    press(dock.json.text, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert draft.filters == (Filter("City", "\U0001f3e8"), Filter("\U0001f3e8", "1116"))
    dock.page.bar.json_wanted.emit()
    dock.json.text.setPlainText("")
    dock.json.apply.click()
    assert draft.filters == ()


def test_json_that_was_written_is_dropped_by_the_second_escape_only(dock, draft):
    draft.set_filters((FRANCE,))
    dock.page.bar.json_wanted.emit()
    press(dock.json.text, Qt.Key.Key_Escape)
    assert dock.pages.currentWidget() is dock.page, "nothing was written"
    for mended in (False, True):
        dock.page.bar.json_wanted.emit()
        dock.json.text.appendPlainText("x")
        press(dock.json.text, Qt.Key.Key_Escape)
        assert dock.pages.currentWidget() is dock.json and dock.json.text.toPlainText().endswith("x")
        assert "Esc once more" in dock.json.problem.label.text()
        if mended:
            dock.json.text.appendPlainText("y")
            assert not dock.json.problem.isVisible()
            press(dock.json.text, Qt.Key.Key_Escape)
            assert dock.pages.currentWidget() is dock.json
        press(dock.json.text, Qt.Key.Key_Escape)
        assert dock.pages.currentWidget() is dock.page and draft.filters == (FRANCE,)


def actions_of(menu: QMenu) -> dict[str, object]:
    menu.aboutToShow.emit()
    return {action.text(): action for action in menu.actions() if action.text()}


def test_filters_are_saved_in_the_project_under_a_name(dock, draft):
    menu = dock.page.bar.saved.menu()
    assert not actions_of(menu)["&Save these filters..."].isEnabled()
    draft.set_filters(TREE)
    actions_of(menu)["&Save these filters..."].trigger()
    dialog = dock.findChild(QgsNewNameDialog, "saveFiltersDialog")
    dialog.findChild(QLineEdit).setText("Hotels & more")
    dialog.accept()
    assert saved_filters.load(QgsProject.instance(), SOURCE, "Hotels & more") == TREE
    draft.set_filters((FRANCE,))
    actions_of(menu)["Hotels && more"].trigger()
    assert draft.filters == TREE
    dock.page.bar.undo.click()
    assert draft.filters == (FRANCE,)
    removal = actions_of(menu)["&Remove"].menu()
    next(iter(actions_of(removal).values())).trigger()
    assert list(actions_of(menu)) == ["&Save these filters..."]


def test_a_saved_filter_that_is_none_is_told(dock, window):
    QgsProject.instance().writeEntry("geoportfolio", "savedFilters", json.dumps({SOURCE: {"old": [7]}}))
    actions_of(dock.page.bar.saved.menu())["old"].trigger()
    assert "filters[0]: a filter is an object" in window.texts()[-1]


def test_without_a_source_it_says_what_to_do(dock, session, use):
    session.choose("")
    assert not dock.page.bar.add.isEnabled()
    dock.add()
    assert dock.pages.currentIndex() == 0
    session.use("")
    assert dock.model.filters() == ()


def test_a_page_that_was_opened_for_other_filters_is_closed(dock, draft):
    draft.set_filters(TREE)
    choose(dock, 0, 1)
    dock.page.bar.edit.click()
    draft.set_filters((FRANCE,))
    assert dock.pages.currentIndex() == 0 and draft.filters == (FRANCE,)


def test_the_focus_stays_in_another_dock(dock, session, window):
    line = QLineEdit(window.mainWindow())
    line.show()
    line.setFocus()
    session.choose("pf_event_set")
    assert line.hasFocus()
    dock.page.tree.setFocus()
    dock.page.bar.add.click()
    QTest.keyClick(dock.picker.find, Qt.Key.Key_Escape)
    assert dock.page.tree.hasFocus()


def test_the_connection_of_the_environment_has_no_button_that_sets_nothing(
    monkeypatch, sandbox, dock, session, draft, use
):
    monkeypatch.setenv("GEOPORTFOLIO_URL", sandbox.url)
    monkeypatch.setenv("GEOPORTFOLIO_API_KEY", sandbox.key)
    use("environment")
    draft.set_filters(TREE)
    assert shown(dock, "setReadingButton") is None
    assert dock.page.reading.text().endswith("has: Settings > Options > GeoPortfolio.")
    use("office")
    draft.set_filters(TREE)
    assert shown(dock, "setReadingButton") and "Options" not in dock.page.reading.text()


def test_a_value_that_is_only_looked_for_is_not_taken(dock, draft):
    dock.page.bar.add.click()
    dock.picker.find.setText("z")
    found = dock.picker.found.rowCount()
    assert found > 1 and not dock.picker.accept.isEnabled()
    assert dock.picker.hint.text().startswith(f"{found} found. Return takes 'z' itself")
    dock.picker.find.setText("cz")
    dock.picker.accept.click()
    assert draft.filters == (Filter("CountryCode", "CZ"),)


def test_every_button_has_a_letter_of_its_own(dock):
    buttons = [each for each in dock.findChildren(QAbstractButton) if each.text() and each.isVisibleTo(dock)]
    letters = [each.shortcut().toString() for each in buttons]
    assert len(buttons) >= 12 and all(letters), [each.objectName() for each in buttons if not each.shortcut()]
    assert len(set(letters)) == len(letters), sorted(letters)
    bare = [
        each for each in dock.page.bar.findChildren(QToolButton) if each.text() and not each.icon().isNull()
    ]
    assert all(each.shortcut().toString() in each.toolTip() for each in bare if each.text())

"""The portfolio page: searches in both versions, their table, and the way to the map."""

from __future__ import annotations

import pytest
from qgis.core import QgsApplication, QgsProject
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QComboBox, QLabel, QTableView, QToolButton

from geoportfolio.core.api import Filter
from geoportfolio.core.api.config import V1, V2
from geoportfolio.core.api.query import SEARCH_ENTRIES, SEARCH_POINTS
from geoportfolio.core.api.sources import FilterField
from geoportfolio.core.gis.results import layers
from geoportfolio.ui.search import portfolio_page
from geoportfolio.ui.search.dock import SearchDock
from geoportfolio.ui.search.filter_rows import FilterRows, fields_of
from geoportfolio.ui.window.requests import LOADS
from sandbox.data import catalog
from sandbox.testing import running
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import SOURCE
from tests.support.provenance import state_text
from tests.support.scripted_server import KEY, FakeServer, Reply

GERMAN = Filter("CountryCode", "DE")


def germans() -> set[str]:
    source = catalog.load(SOURCE)
    return set(source.table["id"][source.text("CountryCode") == "DE"])


def panel_of(dock):
    dock.open_portfolio()
    return dock.portfolio.panel


def search(dock, *filters: Filter, verb: str = SEARCH_ENTRIES):
    """Fill the rows, press Search, and wait for the rows of the answer."""
    panel = panel_of(dock)
    if verb != panel.verb.currentData():
        panel.verb.setCurrentIndex(panel.verb.findData(verb))
        panel.verb.activated.emit(panel.verb.currentIndex())
    panel.rows.set_filters(filters)
    dock.findChild(QToolButton, "searchButton").click()
    runner = dock.portfolio._window.tasks
    pump_until(lambda: not runner.busy(LOADS) and not runner.busy(portfolio_page.ROWS))
    return panel


def status(dock) -> str:
    return dock.findChild(QLabel, "searchStatusLabel").text()


def warning(dock) -> str:
    return dock.findChild(QLabel, "searchWarningLabel").text()


def results() -> list:
    return layers.results_in(QgsProject.instance())


@pytest.fixture
def as_version(at, opened, sandbox):
    """The dock with a connection of V1 or V2."""

    def connect(version: str, other=None):
        at((other or sandbox).url, (other or sandbox).key, version=version)
        return opened()

    return connect


@pytest.mark.parametrize("version", [V1, V2])
def test_entries_are_found_listed_and_added_to_the_map(as_version, window, version):
    dock = as_version(version)
    panel = search(dock, GERMAN)
    want = germans()
    assert status(dock).startswith(f"{SOURCE}: {len(want)} records, ")
    assert panel.model.rowCount() == min(len(want), 500)
    ids = [panel.model.index(row, 0).data() for row in range(panel.model.rowCount())]
    assert set(ids) <= want and results() == []
    dock.findChild(QToolButton, "searchAddButton").click()
    (layer,) = results()
    assert {feature["id"] for feature in layer.getFeatures()} == want
    assert layers.query_of(layer).filters == (GERMAN,)
    assert layers.query_of(layer).version == version
    assert window.texts() == [f"{len(want)} records added to the map. Open the table with F6."]
    assert not dock.findChild(QToolButton, "searchAddButton").isEnabled()


def test_a_task_that_ends_behind_a_closed_dock_raises_nothing(environment, bench, window):
    dock = SearchDock(bench)
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    panel_of(dock)
    dock.close_pages()
    dock.deleteLater()
    let_go()
    done = []
    bench.tasks.start("Later", lambda _monitor: 1, done.append, done.append)
    pump_until(lambda: done == [1])


def test_of_thousands_the_first_500_are_shown_and_all_are_added(dock):
    panel = search(dock, Filter("CountryCode", "US"))
    source = catalog.load(SOURCE)
    count = int((source.text("CountryCode") == "US").sum())
    assert count > 3000
    assert panel.model.rowCount() == 500
    assert f"Showing the first 500 of {count:,}." in status(dock)
    dock.findChild(QToolButton, "searchAddButton").click()
    assert results()[0].featureCount() == count


def test_points_are_found_in_v2(as_version):
    dock = as_version(V2)
    search(dock, GERMAN, verb=SEARCH_POINTS)
    assert status(dock).startswith(f"{SOURCE}: {len(germans())} locations, ")


def test_points_are_not_searched_in_v1_and_that_is_said(as_version, sandbox):
    dock = as_version(V1)
    sandbox.forget()
    search(dock, GERMAN, verb=SEARCH_POINTS)
    assert warning(dock).startswith("V1 has no location search")
    assert not dock.findChild(QToolButton, "searchButton").isEnabled()
    dock.portfolio.search()
    assert sandbox.requests == ()


def test_the_columns_are_those_of_the_draft(dock, bench):
    bench.draft.set_columns(("LocName", "BuildingTIV"))
    panel = search(dock, GERMAN)
    assert dock.findChild(QLabel, "searchColumnsLabel").text().startswith("Columns: 4 of "), "with the place"
    headers = {panel.model.headerData(c, Qt.Orientation.Horizontal) for c in range(panel.model.columnCount())}
    assert {"LocName", "BuildingTIV"} <= headers and "YearBuilt" not in headers


def test_a_nested_draft_is_refused_with_a_sentence(dock, bench):
    panel = panel_of(dock)
    bench.draft.set_filters((Filter("CountryCode", "DE", (Filter("LOB", "Aviation"),)),))
    dock.findChild(QToolButton, "searchTakeFiltersButton").click()
    assert "nested filters" in status(dock) and "Country = DE > Line of business = Aviation" in status(dock)
    assert panel.rows.filters() == ()
    bench.draft.set_filters((GERMAN, Filter("LOB", "Aviation")))
    dock.findChild(QToolButton, "searchTakeFiltersButton").click()
    assert panel.rows.filters() == (GERMAN, Filter("LOB", "Aviation")) and status(dock) == ""


def test_nothing_found_is_told(dock):
    panel = search(dock, Filter("CountryCode", "XX"))
    assert status(dock).startswith(f"No data of {SOURCE} with Country = XX."), "as the field is called above"
    assert panel.model.rowCount() == 0
    assert not dock.findChild(QToolButton, "searchAddButton").isEnabled()


def test_a_row_without_a_value_is_not_sent(dock, sandbox):
    sandbox.forget()
    search(dock, GERMAN, Filter("LOB", ""))
    assert status(dock) == "Enter a value for Line of business, or remove the field."
    assert sandbox.requests == ()


def test_a_required_filter_has_its_row_from_the_beginning(opened, environment, sandbox):
    dock = opened("pf_places")
    panel = panel_of(dock)
    assert panel.rows.filters() == (Filter("CountryCode", ""),)
    combo = dock.findChild(QComboBox, "searchFieldCombo")
    assert combo.currentText() == "Country *"
    sandbox.forget()
    dock.findChild(QToolButton, "searchButton").click()
    assert status(dock).startswith("Enter a value for Country *") and sandbox.requests == ()
    panel.rows.set_filters((Filter("LOB", "Property"),))
    assert panel.rows.filters()[0] == Filter("CountryCode", "")


def test_a_long_search_is_warned_of_in_v1_and_explained_when_it_is_refused(as_version, window):
    long = Filter("LocName", "Ж" * 500)
    with running(url_limit=2000) as other:
        dock = as_version(V1, other)
        panel = panel_of(dock)
        panel.rows.set_filters((long,))
        assert "characters long; a service may refuse more than 2,000" in warning(dock)
        search(dock, long)
        assert len(window.texts()) == 1
        assert window.texts()[0].startswith("The search is too long for V1, which sends it in the URL.")
        assert status(dock) == ""


def test_two_values_of_a_field_find_nothing_in_v1(as_version):
    dock = as_version(V1)
    panel_of(dock).rows.set_filters((GERMAN, Filter("CountryCode", "FR")))
    assert warning(dock) == "Two values of CountryCode: V1 combines filters with AND, so this finds nothing."


def test_without_a_field_the_whole_source_is_announced(dock):
    panel_of(dock)
    assert warning(dock) == "Without a field, the whole source is loaded."


def test_activating_a_row_zooms_to_it(dock, window):
    panel = search(dock, Filter("id", "apt-EDDH"))
    table = dock.findChild(QTableView, "searchTable")
    assert panel.model.rowCount() == 1
    table.setCurrentIndex(panel.model.index(0, 0))
    QTest.keyClick(table, Qt.Key.Key_Return)
    center = window.mapCanvas().center()
    assert abs(center.x() - 9.98823) < 1e-3 and abs(center.y() - 53.6304) < 1e-3


def test_an_answer_that_nobody_added_goes_when_the_project_is_saved(dock, tmp_path):
    search(dock, GERMAN)
    first = dock.portfolio.result.stored.path
    assert first.exists() and tmp_path in first.parents
    search(dock, Filter("CountryCode", "FR"))
    second = dock.portfolio.result.stored.path
    assert QgsProject.instance().write()
    pump_until(lambda: not first.exists())
    assert second.exists()
    dock.findChild(QToolButton, "searchAddButton").click()
    search(dock, GERMAN)
    assert second.exists() and results()[0].isValid()
    last = dock.portfolio.result.stored.path
    dock.close_pages()
    assert last.exists(), "closing QGIS saves nothing"
    assert QgsProject.instance().write()
    pump_until(lambda: not last.exists())
    assert second.exists() and results()[0].isValid()


def test_a_layer_that_the_history_made_of_an_answer_keeps_its_file(dock, bench):
    search(dock, GERMAN)
    path = dock.portfolio.result.stored.path
    bench.results.show_run(bench.history.runs()[0])
    pump_until(results)
    search(dock, Filter("CountryCode", "FR"))
    assert QgsProject.instance().write()
    pump_until(lambda: not bench.tasks.busy(LOADS))
    dock.close_pages()
    assert path.exists() and [layers.path_of(layer) for layer in results()] == [path]
    assert results()[0].isValid() and results()[0].featureCount() == len(germans())


def test_an_answer_in_the_profile_stays(dock, tmp_path, monkeypatch):
    """All projects share that folder: one that is closed may name it."""
    monkeypatch.setattr(QgsApplication, "qgisSettingsDirPath", lambda: f"{tmp_path}/profile/")
    QgsProject.instance().setFileName("")
    search(dock, GERMAN)
    path = dock.portfolio.result.stored.path
    assert tmp_path / "profile" in path.parents
    search(dock, Filter("CountryCode", "FR"))
    QgsProject.instance().setFileName(str(tmp_path / "project.qgz"))
    assert QgsProject.instance().write()
    dock.close_pages()
    pump_until(lambda: not dock.portfolio._window.loader._replaced_files._waiting)
    assert path.exists()


def test_a_search_can_be_stopped_and_a_broken_one_is_incomplete(dock, sandbox):
    sandbox.faults.set("search=delay:20x1")
    panel = panel_of(dock)
    panel.rows.set_filters((GERMAN,))
    dock.findChild(QToolButton, "searchButton").click()
    stop = dock.findChild(QToolButton, "searchStopButton")
    pump_until(stop.isVisible)
    assert status(dock) == f"Searching {SOURCE}…"
    assert not dock.findChild(QToolButton, "searchButton").isEnabled()
    pump_until(lambda: sandbox.requests)  # else it would come later, and meet the next fault
    stop.click()
    pump_until(lambda: status(dock) == "Stopped before the first row.")
    assert not stop.isVisible()
    sandbox.faults.set("search=truncate:0.6x1")
    panel = search(dock, GERMAN)
    assert 0 < panel.model.rowCount() < len(germans())
    assert "Incomplete." in status(dock)
    dock.findChild(QToolButton, "searchAddButton").click()
    assert state_text(results()[0]).startswith("stopped after")


def test_a_refused_search_is_told_in_the_message_bar(dock, sandbox, window):
    sandbox.faults.set("search=403")
    panel = search(dock, GERMAN)
    assert window.texts()[0].startswith(f"The API key has no access to {SOURCE}.")
    assert panel.model.rowCount() == 0 and dock.findChild(QToolButton, "searchButton").isEnabled()


BIG = 2**53 + 1
NAME = "بيت 🏠 𠜎"


def test_big_ids_and_any_text_are_shown_as_they_came(at, opened):
    sent: list[bytes] = []

    def answer(request) -> Reply:
        sent.append(request.body)
        if "provision" in request.target:
            return Reply({"provisioning": {"pf": {"columns": [{"field": "name", "type": "string"}]}}})
        return Reply([{"id": BIG, "name": NAME, "share": 0.5, "extra": {"a": [1]}, "none": None}])

    with FakeServer(answer=answer) as server:
        at(server.url, KEY)
        dock = opened("pf")
        panel = search(dock, Filter("name", NAME))
        shown = {
            panel.model.headerData(c, Qt.Orientation.Horizontal): panel.model.index(0, c).data()
            for c in range(panel.model.columnCount())
        }
        assert shown["id"] == str(BIG) and shown["name"] == NAME and shown["share"] == "0.5"
        assert "They have no position" in status(dock)
        assert NAME in sent[-1].decode() or "\\ud83c" in sent[-1].decode()
        dock.findChild(QToolButton, "searchAddButton").click()
        (layer,) = results()
        (row,) = layer.getFeatures()
        assert str(row["id"]) == str(BIG) and row["name"] == NAME


def test_the_rows_of_a_source_are_kept_while_another_is_chosen(dock, bench):
    panel = panel_of(dock)
    panel.rows.set_filters((GERMAN,))
    bench.session.choose("pf_places")
    assert panel.rows.filters() == (Filter("CountryCode", ""),)
    bench.session.choose(SOURCE)
    assert panel.rows.filters() == (GERMAN,)


def test_an_answer_to_something_else_does_not_empty_what_is_typed(dock, bench):
    panel = panel_of(dock)
    value = dock.findChild(QComboBox, "searchValueCombo")
    value.setEditText("half a wo")
    bench.session.changed.emit()
    assert dock.findChild(QComboBox, "searchValueCombo").currentText() == "half a wo"
    assert panel.rows.filters() == ()


def test_the_fields_are_the_filters_first_and_then_the_other_columns(bench, dock):
    described = bench.session.described
    fields = [item.field for item in fields_of(described)]
    assert fields[: len(described.filters)] == [item.field for item in described.filters]
    assert {column.field for column in described.columns} <= set(fields)
    assert len(fields) == len(set(fields))


def test_three_thousand_values_are_offered_and_others_may_be_typed(qgis_app):
    rows = FilterRows()
    values = tuple(f"{number:04d}" for number in range(3000))
    rows.offer((FilterField("Code", "Code", False, values),), (Filter("Code", "not listed"),))
    combo = rows.findChild(QComboBox, "searchValueCombo")
    assert combo.count() == 3000 and combo.currentText() == "not listed"
    assert rows.filters() == (Filter("Code", "not listed"),)
    combo.setEditText("299")
    completer = combo.completer()
    completer.setCompletionPrefix("299")
    assert completer.completionCount() == len([value for value in values if "299" in value])


def test_a_source_without_a_row_is_told_as_empty(at, opened):
    def answer(request) -> Reply:
        provision = {"provisioning": {"pf": {"columns": [{"field": "name", "type": "string"}]}}}
        return Reply(provision if "provision" in request.target else [])

    with FakeServer(answer=answer) as server:
        at(server.url, KEY)
        dock = opened("pf")
        search(dock)
        assert status(dock) == "pf is empty for this API key."


def test_a_400_in_v1_names_the_address_as_a_possible_cause(as_version, sandbox, window):
    dock = as_version(V1)
    sandbox.faults.set("search=400")
    search(dock, GERMAN)
    assert "which may be too long" in window.texts()[-1]


def test_what_another_source_brought_is_not_shown_below_the_name_of_this_one(dock, bench):
    panel = search(dock, Filter("CountryCode", "DE"))
    assert panel.model.rowCount() and panel.add.isEnabled()
    bench.session.choose("pf_places")
    assert not panel.model.rowCount() and not panel.add.isEnabled() and status(dock) == ""

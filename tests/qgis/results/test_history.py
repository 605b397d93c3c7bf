"""The last runs: kept over sessions, shared by windows, shown, and asked again."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from types import SimpleNamespace

import pytest
from qgis.core import QgsApplication, QgsProject
from qgis.PyQt.QtCore import QItemSelectionModel
from qgis.PyQt.QtTest import QAbstractItemModelTester
from qgis.PyQt.QtWidgets import QInputDialog, QToolButton

from geoportfolio.core.api.query import ENTRIES, Query
from geoportfolio.core.gis.history.past_queries import (
    KEPT,
    LOADED,
    REFRESHED,
    SAVED,
    History,
    Run,
    merge_into,
)
from geoportfolio.core.gis.layers.provenance import LARGEST_QUERY, is_small, record_of
from geoportfolio.core.gis.layers.services import use_instead
from geoportfolio.core.gis.results import layers
from geoportfolio.core.gis.results.result import Result
from geoportfolio.ui.results.dock import ResultsDock
from geoportfolio.ui.widgets import outside, save_dialog
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import COAST, airports_in
from tests.support.provenance import change_record
from tests.support.service import query_for
from tests.support.window import StandIn
from tests.support.workbench import settled

pytestmark = pytest.mark.usefixtures("fresh")

START = datetime(2026, 3, 12, 9, 14, tzinfo=timezone(timedelta(hours=1)))


def run_at(minutes: int, **changes) -> Run:
    when = (START + timedelta(minutes=minutes)).isoformat(timespec="seconds")
    run = Run(when, "pf, أثينا 𐍈", LOADED, 71, 3.1, "complete", Query("pf").to_json(), "office", "")
    return replace(run, **changes)


def test_the_newest_50_are_kept_whatever_their_order(tmp_path):
    path = tmp_path / "runs.json"
    merge_into(path, tuple(run_at(n) for n in range(40)))
    kept = merge_into(path, tuple(run_at(n) for n in range(80, 30, -1)))
    assert [run.time.minute + run.time.hour * 60 for run in kept] == [
        run_at(n).time.minute + run_at(n).time.hour * 60 for n in range(80, 80 - KEPT, -1)
    ]
    assert json.loads(path.read_text("utf-8"))[0]["what"] == "pf, أثينا 𐍈"


def test_a_file_that_cannot_be_read_is_put_aside(tmp_path):
    path = tmp_path / "runs.json"
    for broken in ("{", '[{"when": 1}]', "[3]", '"x"'):
        path.write_text(broken, "utf-8")
        assert merge_into(path, (run_at(1),)) == (run_at(1),)
        assert (tmp_path / "runs unreadable.json").read_text("utf-8") == broken


def test_half_a_pair_of_characters_stops_no_list(tmp_path):
    """As the name of an area, of a connection or of a file may have it."""
    path = tmp_path / "runs.json"
    odd = run_at(2, what="\ud83d, Zürich", connection="\ude00", path="/tmp/\udcff", query="\ud83d")
    assert merge_into(path, (run_at(1), odd)) == (odd, run_at(1))
    assert merge_into(path, (run_at(3),)) == (run_at(3), odd, run_at(1))
    assert "\\ud83d, Zürich" in path.read_text("utf-8")


def test_a_query_with_half_a_pair_is_kept_with_its_layer_and_in_the_list(loaded, ready):
    layer = loaded(COAST)
    query = layers.query_of(layer)
    odd = replace(query, areas=tuple(replace(area, name="\ud83d") for area in query.areas))
    change_record(layer, query=odd)
    assert layers.query_of(layer) == odd
    assert replace(run_at(1), query=odd.to_json()).asked == odd
    assert is_small("\ud83d") and not is_small("\ud83d" * LARGEST_QUERY)


def test_two_windows_keep_what_the_other_wrote(ready, tmp_path):
    path = tmp_path / "profile" / "runs.json"
    first, second = History(path, ready.tasks), History(path, ready.tasks)
    first.add(run_at(1))
    pump_until(path.exists)
    second.add(run_at(2))
    pump_until(lambda: len(second.runs()) == 2)
    third = History(path, ready.tasks)
    third.open()
    pump_until(lambda: third.runs() == (run_at(2), run_at(1)))


def test_a_run_of_the_last_moment_is_written_when_the_window_closes(ready, tmp_path):
    path = tmp_path / "runs.json"
    runs = History(path, ready.tasks)
    runs.add(run_at(1))
    ready.tasks.close()
    runs.close()
    assert merge_into(path, ()) == (run_at(1),)


def test_a_profile_that_cannot_be_written_stops_nothing(ready, tmp_path):
    (tmp_path / "file").write_text("", "utf-8")
    runs = History(tmp_path / "file" / "runs.json", ready.tasks)
    runs.add(run_at(1))
    pump_until(lambda: not ready.tasks._running)
    assert runs.runs() == (run_at(1),)


@pytest.fixture
def dock(ready, window, refresher, tmp_path):
    edited = []
    runs = History(tmp_path / "runs.json", ready.tasks)
    editor = SimpleNamespace(edit=lambda *asked: edited.append(asked))
    stand_in = StandIn(ready, history=runs, refresher=refresher, editor=editor)
    dock = stand_in.results = ResultsDock(stand_in)
    dock.edited = edited
    QAbstractItemModelTester(dock.page.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    dock.resize(700, 500)
    dock.show_page(dock.page)
    yield dock
    dock.close()
    dock.deleteLater()
    let_go()


def shown(dock) -> list[list[str]]:
    model = dock.page.model
    return [[model.index(r, c).data() for c in range(model.columnCount())] for r in range(model.rowCount())]


def test_loads_and_refreshes_are_listed(dock, loaded, refresher, ready):
    assert dock.page.empty.isVisible() and not dock.page.table.isVisible()
    layer = loaded(COAST)
    pump_until(lambda: dock.page.model.rowCount() == 1)
    refresher.refresh([layer])
    settled(ready)
    pump_until(lambda: dock.page.model.rowCount() == 2)
    count = str(len(airports_in(COAST)))
    assert [row[1:3] for row in shown(dock)] == [[record_of(layer).title, count]] * 2
    assert [row[4] for row in shown(dock)] == ["refreshed", "complete"]
    kinds = [dock.page.model.run(row).kind for row in range(2)]
    assert sorted(kinds) == [LOADED, REFRESHED]
    assert f"{count} locations in" in dock.page.details.text() and "environment" in dock.page.details.text()


def press(dock, name) -> None:
    dock.findChild(type(dock.page._by_name["runAgainButton"]), name).click()


def test_again_brings_a_layer_of_its_own(dock, loaded, ready):
    layer = loaded(COAST)
    QgsProject.instance().removeMapLayer(layer.id())
    press(dock, "runAgainButton")
    settled(ready)
    (again,) = layers.results_in(QgsProject.instance())
    assert {f["id"] for f in again.getFeatures()} == airports_in(COAST)


def test_a_run_leads_to_its_layer_query_and_command(dock, loaded, ready, window):
    layer = loaded(COAST)
    press(dock, "runLayerButton")
    assert window.activeLayer() == layer
    press(dock, "runEditButton")
    assert dock.edited == [(layers.query_of(layer), "environment")]
    press(dock, "runCommandButton")
    pump_until(lambda: "geoportfolio:pointsinarea" in QgsApplication.clipboard().text())
    assert ready.connections.config().api_key not in QgsApplication.clipboard().text()
    pump_until(lambda: any("Command copied" in text for text in window.texts()))


@pytest.mark.parametrize(("entry", "word"), [("Curl", "curl -sS"), ("Python", "client.rows(")])
def test_the_arrow_beside_command_has_the_other_forms(dock, loaded, ready, entry, word):
    loaded(COAST)
    arrow = dock.findChild(QToolButton, "runCommandButton")
    assert [action.text().replace("&", "") for action in arrow.menu().actions()] == [
        "Copy as qgis_process Command",
        "Copy as cURL",
        "Copy as Python",
    ]
    next(a for a in arrow.menu().actions() if a.objectName() == f"runCopy{entry}Action").trigger()
    pump_until(lambda: word in QgsApplication.clipboard().text())
    assert ready.connections.config().api_key not in QgsApplication.clipboard().text()


def test_a_layer_that_was_removed_comes_back_from_its_file(dock, loaded, ready, window, sandbox):
    layer = loaded(COAST)
    query, path, story = layers.query_of(layer), layers.path_of(layer), layer.metadata().abstract()
    QgsProject.instance().removeMapLayer(layer.id())
    sandbox.forget()
    press(dock, "runLayerButton")
    pump_until(lambda: layers.results_in(QgsProject.instance()))
    (again,) = layers.results_in(QgsProject.instance())
    assert (layers.query_of(again), again.metadata().abstract()) == (query, story)
    assert window.activeLayer() == again and not sandbox.requests
    QgsProject.instance().removeMapLayer(again.id())
    path.unlink()
    press(dock, "runLayerButton")
    assert "is not in the project. Click Run Again." in window.texts()[-1]


def test_a_saved_file_is_a_run_that_leads_to_its_folder_and_can_be_saved_again(
    dock, loaded, ready, window, tmp_path, monkeypatch
):
    loaded(COAST)
    path, opened = tmp_path / "coast.csv", []
    monkeypatch.setattr(outside, "open_folder", opened.append)
    monkeypatch.setattr(save_dialog, "ask_for_csv", lambda _parent, _query: path)
    ready.csv_saver.save(ENTRIES)
    settled(ready)
    pump_until(lambda: dock.page.model.rowCount() == 2)
    row = next(row for row in range(2) if dock.page.model.run(row).kind == SAVED)
    dock.page.table.selectRow(row)
    assert shown(dock)[row][1:3] == ["coast.csv", str(len(airports_in(COAST)))]
    assert str(path) in dock.page.details.text() and "environment" in dock.page.details.text()
    press(dock, "runLayerButton")
    assert opened == [path]
    path.unlink()
    press(dock, "runLayerButton")
    assert window.texts()[-1] == f"{path} no longer exists. Click Run Again."
    press(dock, "runAgainButton")
    settled(ready)
    assert len(path.read_text("utf-8-sig").splitlines()) == len(airports_in(COAST)) + 1
    assert len(layers.results_in(QgsProject.instance())) == 1


def test_a_run_whose_area_was_too_large_to_keep_can_not_be_asked(dock, ready):
    dock._window.history.add(run_at(1, query=""))
    pump_until(lambda: dock.page.model.rowCount() == 1)
    enabled = {name: button.isEnabled() for name, button in dock.page._by_name.items()}
    assert enabled == {
        "runAgainButton": False,
        "runEditButton": False,
        "runCommandButton": False,
        "runLayerButton": True,
    }
    assert "too large for the history" in dock.page.details.text()


def test_a_narrow_dock_tells_a_run_in_two_lines_and_cuts_nothing(dock, loaded):
    layer = loaded(COAST)
    table = dock.page.table
    for width, is_narrow in ((300, True), (700, False)):
        dock.resize(width, 500)
        pump_until(lambda is_narrow=is_narrow: table.isColumnHidden(3) is is_narrow)
        let_go()
        told = table.model().index(0, 1).data()
        assert told.startswith(record_of(layer).title) and ("\n" in told) is is_narrow
        assert f"{len(airports_in(COAST))} locations" in told or not is_narrow
        assert table.horizontalScrollBar().maximum() == 0 and dock.minimumSizeHint().width() <= 300
        assert table.horizontalHeader().isVisible() is not is_narrow


def test_the_selection_of_a_run_survives_a_new_one(dock, loaded):
    dock._window.history.add(run_at(1))
    dock._window.history.add(run_at(2))
    index = dock.page.model.index(1, 0)
    flags = QItemSelectionModel.SelectionFlag
    dock.page.table.selectionModel().select(index, flags.ClearAndSelect | flags.Rows)
    dock._window.history.add(run_at(3))
    assert dock.page.chosen() == run_at(1)


def test_a_dock_that_comes_to_the_front_shows_the_newest_run(dock):
    dock.hide()
    for minutes in (1, 2, 3):
        dock._window.history.add(run_at(minutes))
    dock.show()
    assert dock.page.chosen() == run_at(3)


def test_a_large_query_is_not_kept():
    query = query_for(COAST)
    large = replace(query, columns=("x" * 300_000,))
    for asked, is_kept in ((query, True), (large, False)):
        result = Result(None, asked, "t", (), "https://h", START, 1.0)
        assert bool(Run.of(result, LOADED).query) is is_kept


def test_runs_of_earlier_sessions_are_there_however_the_dock_comes_to_sight(
    ready, window, refresher, tmp_path
):
    merge_into(tmp_path / "runs.json", (run_at(1),))
    runs = History(tmp_path / "runs.json", ready.tasks)
    stand_in = StandIn(ready, history=runs, refresher=refresher)
    dock = stand_in.results = ResultsDock(stand_in)
    dock.show()
    pump_until(lambda: dock.page.model.rowCount() == 1)
    dock.close()
    dock.deleteLater()
    let_go()


class Queue:
    """A runner whose tasks begin when the test says so."""

    def __init__(self) -> None:
        self.tasks: list = []

    def start(self, _title, work, on_done, _on_error) -> None:
        self.tasks.append((work, on_done))


def test_a_run_that_came_while_an_earlier_one_was_written_is_written_at_the_end(tmp_path, qgis_app):
    path, runner = tmp_path / "runs.json", Queue()
    runs = History(path, runner)
    runs.add(run_at(1))
    runs.add(run_at(2))
    work, on_done = runner.tasks[0]
    on_done(work(None))
    runs.close()
    assert merge_into(path, ()) == (run_at(2), run_at(1))


def test_runs_of_a_version_that_kept_no_host_are_read(tmp_path):
    path = tmp_path / "runs.json"
    merge_into(path, (run_at(1),))
    entries = json.loads(path.read_text("utf-8"))
    del entries[0]["host"]
    path.write_text(json.dumps(entries), "utf-8")
    assert merge_into(path, (run_at(2),)) == (run_at(2), run_at(1))


@pytest.mark.parametrize("button", ["runAgainButton", "runEditButton", "runCommandButton"])
def test_no_other_service_is_asked_than_the_one_of_the_run(dock, loaded, ready, window, sandbox, button):
    loaded(COAST)
    pump_until(lambda: dock.page.model.rowCount() == 1)
    run = dock.page.model.run(0)
    assert run.host == sandbox.url
    later = run.when.replace(run.when[:4], "2099")
    dock._window.history.add(replace(run, host="https://elsewhere.example/graph", when=later))
    dock.page.table.selectRow(0)
    sandbox.forget()
    press(dock, button)
    assert "https://elsewhere.example/graph, to which you have no connection." in window.texts()[-1]
    assert not sandbox.requests and dock.edited == []
    assert [step.text() for step in window.steps()] == ["Use Another", "Connections"]
    window.steps()[0].click()
    window.mainWindow().findChild(QInputDialog, "refreshConnectionDialog").accept()
    pump_until(lambda: sandbox.requests or dock.edited or "pointsinarea" in QgsApplication.clipboard().text())
    settled(ready)


def test_again_asks_the_service_that_the_project_uses_instead(dock, loaded, ready, window, sandbox):
    loaded(COAST)
    pump_until(lambda: dock.page.model.rowCount() == 1)
    run = dock.page.model.run(0)
    moved = replace(run, host="https://elsewhere.example/graph", when=run.when.replace(run.when[:4], "2099"))
    dock._window.history.add(moved)
    dock.page.table.selectRow(0)
    use_instead(QgsProject.instance(), moved.host, sandbox.url)
    sandbox.forget()
    press(dock, "runAgainButton")
    settled(ready)
    assert any("/points/" in seen.path for seen in sandbox.requests)
    assert "to which you have no connection" not in "".join(window.texts())
    assert len(layers.results_in(QgsProject.instance())) == 2

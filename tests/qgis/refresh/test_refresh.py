"""Refresh on the screen: what the layer keeps, what is said, and what happens in bad weather."""

from __future__ import annotations

import shutil
import time
from datetime import datetime
from pathlib import Path

import pytest
from qgis.core import QgsProject, QgsSettings
from qgis.PyQt.QtWidgets import QInputDialog

from geoportfolio.core.gis.connections.connections import SESSION, Connection
from geoportfolio.core.gis.history import previous_results
from geoportfolio.core.gis.layers.provenance import record_of
from geoportfolio.core.gis.refresh import changes
from geoportfolio.core.gis.results import layers
from geoportfolio.core.gis.results.result import title_of
from geoportfolio.core.gis.storage.geopackage import TABLE
from geoportfolio.core.gis.text import languages
from geoportfolio.ui.refresh import previous_results as previous
from geoportfolio.ui.window.requests import LOADS
from tests.support.event_loop import pump_until
from tests.support.oracle import ALPS, COAST, OCEAN, airports_in, is_told_well
from tests.support.planted_actions import plant_action
from tests.support.provenance import change_record, set_time, state_text, undo
from tests.support.service import POINTS, query_for
from tests.support.vector_layers import spoil
from tests.support.workbench import settled

pytestmark = pytest.mark.usefixtures("fresh")


def ids_of(layer, selected=False) -> set[str]:
    features = layer.getSelectedFeatures() if selected else layer.getFeatures()
    return {feature["id"] for feature in features}


def refresh(refresher, bench, *wanted) -> None:
    refresher.refresh(list(wanted))
    settled(bench)


@pytest.fixture
def aged(loaded):
    """The airports of the coast as an older answer had them: 2 fewer, 1 more, 3 others."""
    layer = loaded(COAST)
    spoil(
        layer,
        "DELETE FROM records WHERE fid IN (1, 2)",
        "UPDATE records SET id = 'gone' WHERE fid = 3",
        "UPDATE records SET LocName = 'Old name' WHERE fid IN (4, 5, 6)",
    )
    return layer


def test_a_refresh_says_what_came_went_and_changed(aged, refresher, ready, window):
    refresh(refresher, ready, aged)
    (text,) = window.texts()
    assert text.startswith(f"{aged.name()}: +3, -1, 3 changed")
    assert ids_of(aged) == airports_in(COAST)
    assert [step.text() for step in window.steps()] == ["Show Changes", "Undo Refresh"]


def test_style_filter_name_and_selection_are_kept(aged, refresher, ready):
    aged.styleManager().setCurrentStyle("Plain")
    aged.renderer().symbol().setSize(7.5)
    aged.setName("My airports")
    aged.setSubsetString("LocName <> 'nothing'")
    wanted = sorted(ids_of(aged) - {"gone"})[5:8]
    aged.selectByIds([f.id() for f in aged.getFeatures() if f["id"] in wanted])
    refresh(refresher, ready, aged)
    assert aged.renderer().symbol().size() == 7.5 and aged.name() == "My airports"
    assert aged.subsetString() == "LocName <> 'nothing'"
    assert sorted(ids_of(aged, selected=True)) == wanted
    assert aged.styleManager().currentStyle() == "Plain"


@pytest.fixture
def german():
    """Speak German from the moment that it is called."""
    spoken = []
    yield lambda: spoken.append(languages.install_translation("de"))
    for translator in spoken:
        languages.remove_translation(translator)


@pytest.mark.parametrize("words", ["2 areas", "My airports"])
def test_the_count_in_a_name_follows_the_answer(loaded, refresher, ready, german, words):
    """The project was made in English, and its analyst may have changed the words."""
    layer = loaded(COAST, ALPS)
    count = layer.featureCount()
    assert layer.name() == f"2 areas ({count})"
    spoil(layer, "DELETE FROM records WHERE fid <= 5")
    layer.setName(f"{words} ({count - 5})")
    german()
    refresh(refresher, ready, layer)
    assert layer.name() == f"{words} ({count})"
    undo(layer)
    assert layer.name() == f"{words} ({count - 5})"


@pytest.mark.parametrize("is_kept", [True, False])
def test_a_layer_that_version_0_1_has_named_gets_todays_name(loaded, refresher, ready, is_kept):
    layer = loaded(COAST, ALPS)
    named, when = layer.name(), datetime(2026, 3, 12, 9, 14)
    title = title_of(layers.query_of(layer), when)
    change_record(layer, title=title if is_kept else "")
    set_time(layer, when)
    layer.setName(title)
    refresh(refresher, ready, layer)
    assert layer.name() == named


def test_nothing_new_is_told_as_such(loaded, refresher, ready, window):
    refresh(refresher, ready, loaded(COAST))
    assert window.texts()[0].endswith(": no change") and window.steps() == []


def test_the_changes_can_be_shown(aged, refresher, ready, window):
    refresh(refresher, ready, aged)
    window.press("Show Changes")
    settled(ready)
    (layer,) = QgsProject.instance().mapLayersByName(f"Changes of {aged.name()}")
    told = [(f["change"], f["what_changed"]) for f in layer.getFeatures()]
    assert sorted(change for change, _ in told) == ["added"] * 3 + ["changed"] * 3 + ["dropped"]
    assert all(what.startswith("LocName: Old name > ") for change, what in told if change == "changed")
    assert [c.label() for c in layer.renderer().categories()] == ["Added", "Changed", "Dropped"]
    assert layer not in layers.results_in(QgsProject.instance())


def test_a_refresh_is_undone_with_all_that_the_layer_said(aged, refresher, ready, window):
    old = layers.path_of(aged)
    set_time(aged, datetime(2026, 3, 12, 9, 14))
    QgsProject.instance().setDirty(False)
    refresh(refresher, ready, aged)
    new = layers.path_of(aged)
    assert refresher.previous.can_undo(aged) and old.exists() and new != old
    assert QgsProject.instance().isDirty()
    QgsProject.instance().setDirty(False)
    aged.selectByIds([f.id() for f in aged.getFeatures()][-2:])
    selected = ids_of(aged, selected=True)
    window.press("Undo Refresh")
    settled(ready)
    assert layers.path_of(aged) == old and "gone" in ids_of(aged) and QgsProject.instance().isDirty()
    assert ids_of(aged, selected=True) == selected
    assert layers.time_of(aged) == datetime(2026, 3, 12, 9, 14)
    assert not refresher.previous.can_undo(aged)
    assert window.texts()[-1].endswith(": restored the result of 12 Mar 2026 09:14.")
    assert QgsProject.instance().write()
    pump_until(lambda: not new.exists())
    assert old.exists()


def test_an_undo_compares_nothing_where_no_row_is_selected(aged, refresher, ready, window, monkeypatch):
    old, compared = layers.path_of(aged), []
    refresh(refresher, ready, aged)
    monkeypatch.setattr(previous, "compare", lambda *given: compared.append(given))
    window.press("Undo Refresh")
    settled(ready)
    assert layers.path_of(aged) == old and not compared
    assert ids_of(aged, selected=True) == set()
    assert ": restored the result of " in window.texts()[-1]


def test_one_generation_is_kept_until_the_project_is_saved_without_it(aged, refresher, ready):
    project = QgsProject.instance()
    assert project.write()
    first = layers.path_of(aged)
    refresh(refresher, ready, aged)
    second = layers.path_of(aged)
    refresh(refresher, ready, aged)
    third = layers.path_of(aged)
    # The project on the disk still shows the first: closed without saving, it must open as it was.
    assert first.exists() and second.exists()
    assert project.write()
    pump_until(lambda: not first.exists())
    assert second.exists() and third.exists()
    assert ids_of(aged) == airports_in(COAST)


def test_an_answer_that_another_project_may_show_stays(aged, refresher, ready, tmp_path):
    first = layers.path_of(aged)
    QgsProject.instance().setFileName(str(tmp_path / "copy.qgz"))
    refresh(refresher, ready, aged)
    refresh(refresher, ready, aged)
    assert QgsProject.instance().write()
    settled(ready)
    pump_until(lambda: not refresher.previous.replaced_files._waiting)
    assert first.exists()


@pytest.mark.parametrize("place", ["beside.qgz", "beside.qgs", "recent"])
def test_an_answer_that_another_project_names_stays(aged, refresher, ready, tmp_path, place):
    first = layers.path_of(aged)
    other = tmp_path / (place if "." in place else "elsewhere/project.qgz")
    other.parent.mkdir(exist_ok=True)
    project = QgsProject.instance()
    assert project.write()
    copy = QgsProject()
    assert copy.read(project.fileName()) and copy.write(str(other))
    copy.clear()
    if place == "recent":
        QgsSettings().setValue("UI/recentProjects/1/path", str(other))
    refresh(refresher, ready, aged)
    refresh(refresher, ready, aged)
    assert project.write()
    pump_until(lambda: not refresher.previous.replaced_files._waiting)
    QgsSettings().remove("UI/recentProjects")
    assert first.exists()


def test_a_refresh_that_breaks_leaves_the_layer_as_it_was(aged, refresher, ready, window, sandbox):
    before, rows = layers.path_of(aged), ids_of(aged)
    sandbox.faults.set(f"{POINTS}=truncate:0.6")
    refresh(refresher, ready, aged)
    assert layers.path_of(aged) == before and ids_of(aged) == rows
    assert "so the layer keeps the earlier result." in window.texts()[0]
    assert [step.text() for step in window.steps()] == ["Refresh Again", "Show Loaded Rows"]
    files = len(list(before.parent.glob("*.gpkg")))
    sandbox.faults.set()
    window.press("Refresh Again")
    settled(ready)
    assert ids_of(aged) == airports_in(COAST)
    assert before.exists() and previous_results.previous_path(aged) == before
    assert len(list(before.parent.glob("*.gpkg"))) == files, "what had come made room for the answer"


def test_a_refresh_without_a_refused_area_leaves_the_layer_as_it_was(
    loaded, refresher, ready, window, sandbox
):
    layer = loaded(COAST, ALPS)
    before = ids_of(layer)
    sandbox.faults.set(f"{POINTS}=403x1")
    refresh(refresher, ready, layer)
    assert ids_of(layer) == before
    (text,) = window.texts()
    assert "Area 'Area " in text and "is missing." in text


def test_what_came_before_the_break_can_be_shown(aged, refresher, ready, window, sandbox):
    sandbox.faults.set(f"{POINTS}=truncate:0.6")
    refresh(refresher, ready, aged)
    window.press("Show Loaded Rows")
    part = next(layer for layer in layers.results_in(QgsProject.instance()) if layer != aged)
    assert 0 < part.featureCount() < len(airports_in(COAST)) and part.name() != aged.name()
    assert state_text(part).startswith("stopped after")


def test_a_failure_before_the_first_row_leaves_the_layer_as_it_was(aged, refresher, ready, window, sandbox):
    before = layers.path_of(aged)
    sandbox.faults.set(f"{POINTS}=403")
    refresh(refresher, ready, aged)
    assert layers.path_of(aged) == before
    assert "not refreshed. The service refused" in window.texts()[0]


def test_a_source_that_vanished_is_told(aged, refresher, ready, window, sandbox):
    sandbox.change(withdrawn=("pf_airports",))
    rows = ids_of(aged)
    refresh(refresher, ready, aged)
    (text,) = window.texts()
    assert "no longer lists the source pf_airports" in text and ids_of(aged) == rows


def test_an_answer_without_rows_is_told_and_empties_no_layer(aged, refresher, ready, window):
    rows = ids_of(aged)
    change_record(aged, query=query_for(OCEAN))
    refresh(refresher, ready, aged)
    assert "the service has no data there any more" in window.texts()[0] and ids_of(aged) == rows
    window.press("Remove Layer")
    assert layers.results_in(QgsProject.instance()) == []


def test_a_file_that_was_taken_away_comes_back(aged, refresher, ready, window):
    layers.path_of(aged).unlink()
    refresh(refresher, ready, aged)
    assert ids_of(aged) == airports_in(COAST) and aged.isValid()
    assert "the earlier result could not be compared" in window.texts()[0]
    assert [step.text() for step in window.steps()] == []
    assert not refresher.previous.can_undo(aged)


def test_a_layer_that_is_edited_is_left_alone(aged, refresher, ready, window, sandbox):
    aged.startEditing()
    sandbox.forget()
    refresh(refresher, ready, aged)
    assert "is being edited. Save or discard the edits" in window.texts()[0]
    assert sandbox.requests == ()
    aged.rollBack()


def test_a_layer_that_is_removed_meanwhile_is_no_trouble(aged, refresher, ready, window):
    name = aged.name()
    refresher.refresh([aged])
    QgsProject.instance().removeMapLayer(aged.id())
    settled(ready)
    assert window.texts() == [f"{name}: not refreshed. The layer was removed."]


def test_a_project_that_is_closed_while_all_are_refreshed_is_no_trouble(
    aged, loaded, refresher, ready, window
):
    loaded(ALPS)
    refresher.refresh_all()
    QgsProject.instance().clear()
    settled(ready)
    pump_until(lambda: any("the previous project" in text for text in window.texts()))


def test_an_undo_of_a_layer_that_was_removed_does_nothing(aged, refresher, ready, window):
    refresh(refresher, ready, aged)
    QgsProject.instance().removeMapLayer(aged.id())
    window.press("Undo Refresh")
    settled(ready)


def test_refresh_as_a_new_layer_leaves_the_old_one(aged, refresher, ready, window):
    rows = ids_of(aged)
    refresher.refresh_as_new(aged)
    settled(ready)
    old, new = sorted(layers.results_in(QgsProject.instance()), key=lambda layer: layer != aged)
    assert ids_of(old) == rows and ids_of(new) == airports_in(COAST)
    assert new.name().startswith(old.name() + " ")
    assert window.texts()[0].startswith(f"{aged.name()}: +3, -1, 3 changed")
    assert [step.text() for step in window.steps()] == ["Show Changes"]


def test_a_new_layer_that_qgis_can_not_open_is_told(aged, refresher, ready, window):
    refresher.refreshed.connect(lambda result: result.stored.path.unlink())
    refresher.refresh_as_new(aged)
    settled(ready)
    (text,) = window.texts()
    assert text.startswith(f"{aged.name()}: not refreshed. ") and is_told_well(text)
    assert layers.results_in(QgsProject.instance()) == [aged]


def test_a_layer_of_changes_that_qgis_can_not_open_is_told(aged, refresher, ready, window, monkeypatch):
    def taken_away(*args):
        stored = changes.write_changes(*args)
        stored.path.unlink()
        return stored

    monkeypatch.setattr(previous, "write_changes", taken_away)
    refresh(refresher, ready, aged)
    window.press("Show Changes")
    settled(ready)
    assert is_told_well(window.texts()[-1]) and len(window.texts()) == 1
    assert not QgsProject.instance().mapLayersByName(f"Changes of {aged.name()}")


def test_a_layer_of_changes_takes_no_action_from_its_file(aged, refresher, ready, window, monkeypatch):
    add_changes = previous.add_changes

    def planted(project, stored, title):
        plant_action(stored.path, TABLE)
        return add_changes(project, stored, title)

    monkeypatch.setattr(previous, "add_changes", planted)
    refresh(refresher, ready, aged)
    window.press("Show Changes")
    settled(ready)
    (layer,) = QgsProject.instance().mapLayersByName(f"Changes of {aged.name()}")
    assert not layer.actions().actions()


def test_the_time_in_a_name_that_we_gave_is_that_of_the_answer_after_a_refresh(aged, refresher, ready):
    refresher.refresh_as_new(aged)
    settled(ready)
    (new,) = set(layers.results_in(QgsProject.instance())) - {aged}
    named = f"{aged.name()} {layers.time_of(new):%Y-%m-%d %H:%M}"
    assert new.name() == named
    set_time(new, datetime(2026, 3, 12, 9, 14))
    new.setName(f"{aged.name()} 2026-03-12 09:14")
    refresh(refresher, ready, new)
    assert new.name() == f"{aged.name()} {layers.time_of(new):%Y-%m-%d %H:%M}"
    undo(new)
    assert new.name() == f"{aged.name()} 2026-03-12 09:14"


def test_a_time_that_an_analyst_has_written_behind_a_name_stays(aged, refresher, ready):
    set_time(aged, datetime(2026, 3, 12, 9, 14))
    aged.setName(f"{aged.name()} 08:00")
    before = aged.name()
    refresh(refresher, ready, aged)
    assert aged.name() == before


def test_all_are_refreshed_and_told_at_once(aged, loaded, refresher, ready, window):
    other = loaded(ALPS)
    other.setName("Alps")
    refresher.refresh_all()
    settled(ready)
    (text,) = window.texts()
    assert text.startswith("2 of 2 layers refreshed.") and f"{aged.name()}: +3, -1, 3 changed" in text
    assert "Alps" not in text
    assert ids_of(aged) == airports_in(COAST) and ids_of(other) == airports_in(ALPS)


def test_a_rejected_key_ends_the_round_after_one_request(aged, loaded, refresher, ready, window, sandbox):
    loaded(ALPS)
    sandbox.faults.set("401")
    sandbox.forget()
    refresher.refresh_all()
    settled(ready)
    assert len(sandbox.requests) == 1
    assert window.texts()[0].startswith("0 of 2 layers refreshed.")
    assert window.texts()[0].count("rejected the API key") == 1


def test_all_without_a_result_is_told(refresher, window):
    refresher.refresh_all()
    assert window.texts() == ["Nothing to refresh yet. Load locations first."]


def test_a_colleague_with_another_name_for_the_service_refreshes(
    aged, refresher, ready, window, sandbox, monkeypatch, tmp_path
):
    refresh(refresher, ready, aged)
    project = QgsProject.instance()
    assert project.write()
    theirs = tmp_path / "elsewhere" / "shared"
    theirs.mkdir(parents=True)
    shutil.copy(tmp_path / "project.qgz", theirs)
    shutil.copytree(tmp_path / "project_geoportfolio", theirs / "project_geoportfolio")
    project.clear()
    shutil.rmtree(tmp_path / "project_geoportfolio")
    monkeypatch.delenv("GEOPORTFOLIO_URL")
    ready.connections.save(Connection("office", sandbox.url + "/", keep_key=SESSION), sandbox.key)
    assert project.read(str(theirs / "project.qgz"))
    (layer,) = layers.results_in(project)
    assert record_of(layer).connection == "environment" and refresher.previous.can_undo(layer)
    refresh(refresher, ready, layer)
    assert window.texts()[-1].endswith("no change")
    assert record_of(layer).connection == "office"
    assert layers.path_of(layer).parent == theirs / "project_geoportfolio"
    assert previous_results.previous_path(layer).parent == theirs / "project_geoportfolio"


def test_without_a_connection_to_the_service_the_analyst_is_asked(
    aged, refresher, ready, window, sandbox, monkeypatch
):
    change_record(aged, host="https://api.elsewhere.example")
    sandbox.forget()
    refresh(refresher, ready, aged)
    (text,) = window.texts()
    assert "is from https://api.elsewhere.example, to which you have no connection" in text
    assert sandbox.requests == ()
    window.press("Use Another")
    dialog = window.mainWindow().findChild(QInputDialog, "refreshConnectionDialog")
    assert dialog.comboBoxItems() == ["environment"]
    dialog.accept()
    settled(ready)
    assert ids_of(aged) == airports_in(COAST)
    assert record_of(aged).host == sandbox.url


def test_a_large_query_whose_file_is_gone_is_told(aged, refresher, ready, window):
    change_record(aged, query=None)
    Path(layers.path_of(aged)).unlink()
    refresh(refresher, ready, aged)
    assert "no longer exists, and neither does the query. Load it again" in window.texts()[0]


def test_a_filter_that_does_not_fit_any_more_is_told(aged, refresher, ready, window):
    spoil(aged, "ALTER TABLE records ADD COLUMN checked TEXT", "UPDATE records SET checked = 'x'")
    assert aged.setSubsetString("checked = 'x'")
    refresh(refresher, ready, aged)
    assert "Its filter checked = 'x' does not fit" in window.texts()[0]
    assert ids_of(aged) == airports_in(COAST)


def test_the_profile_is_left_alone():
    assert QgsSettings().value("geoportfolio/connections") is None


@pytest.fixture
def refreshed(aged, refresher, ready):
    """The layer after a refresh, with a row selected, so that an undo compares both answers first."""
    refresh(refresher, ready, aged)
    aged.selectByIds([next(aged.getFeatures()).id()])
    return aged


@pytest.mark.parametrize("seconds", [0, 0.5])
def test_an_undo_that_is_stopped_leaves_the_layer_as_it_is(seconds, refreshed, refresher, ready):
    """Also one whose worker has ended meanwhile, while the window was busy."""
    path, selected = layers.path_of(refreshed), refreshed.selectedFeatureIds()
    refresher.previous.undo(refreshed)
    time.sleep(seconds)
    ready.tasks.stop(LOADS)
    settled(ready)
    assert layers.path_of(refreshed) == path and refreshed.selectedFeatureIds() == selected


def test_an_undo_leaves_a_layer_that_is_edited_by_then(refreshed, refresher, ready, window):
    path = layers.path_of(refreshed)
    refresher.previous.undo(refreshed)
    refreshed.startEditing()
    settled(ready)
    assert layers.path_of(refreshed) == path and "is being edited" in window.texts()[-1]
    refreshed.rollBack()

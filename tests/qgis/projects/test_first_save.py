"""The first save: results leave the profile for the project's folder, whole or not at all."""

from __future__ import annotations

import os
import resource
import shutil
import sqlite3
import threading
from contextlib import closing
from datetime import datetime

from qgis.core import QgsProject, QgsVectorLayer

from geoportfolio.core.gis.history import previous_results
from geoportfolio.core.gis.projects import copying, move
from geoportfolio.core.gis.projects.job_project import JobProject
from geoportfolio.core.gis.reports.single import Report
from geoportfolio.core.gis.results import layers
from geoportfolio.ui.areas.pick_tool import Place
from geoportfolio.ui.window.requests import LOADS
from tests.support.disks import READ_ONLY
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import COAST, airports_in
from tests.support.portable import MOVE, files_below, ids, moved, report_batch, save, state_of
from tests.support.unhandled import none_unhandled
from tests.support.vector_layers import spoil
from tests.support.workbench import settled


def _now() -> datetime:
    return datetime.now().astimezone()


def test_the_first_save_offers_the_move_and_makes_it(loaded, keeper, ready, window, project, folder, results):
    old = layers.path_of(loaded)
    assert old.parent == results
    loaded.styleManager().setCurrentStyle("Plain")
    loaded.renderer().symbol().setSize(7.5)
    loaded.setSubsetString("LocName <> 'nothing'")
    loaded.selectByIds([1, 3])
    alias = {field.name(): field.displayName() for field in loaded.fields()}
    tip = loaded.mapTipTemplate()
    save(project, folder / "deal.qgz")
    assert window.texts() == [
        "2 result layers are outside the project folder. Moving them also saves the project."
    ]
    moved(ready, window)
    beside = folder / "deal_geoportfolio"
    assert layers.path_of(loaded) == beside / old.name and ids(loaded) == airports_in(COAST)
    assert loaded.renderer().symbol().size() == 7.5 and loaded.subsetString() == "LocName <> 'nothing'"
    assert sorted(loaded.selectedFeatureIds()) == [1, 3] and loaded.mapTipTemplate() == tip
    assert {field.name(): field.displayName() for field in loaded.fields()} == alias
    assert ready.areas.layer() is not None and ready.areas.count() == 1
    assert layers.path_of(ready.areas.layer()).parent == beside
    assert "2 result layers moved to deal_geoportfolio, beside the project." in window.texts()[-1]
    assert not project.isDirty()
    assert old.exists(), "a layer that was pasted into another project shows it"


def test_a_project_that_was_moved_opens_with_all_of_it(loaded, keeper, ready, window, project, folder):
    save(project, folder / "deal.qgz")
    moved(ready, window)
    project.clear()
    away = folder.with_name("away")
    shutil.move(str(folder), str(away))
    assert project.read(str(away / "deal.qgz"))
    (layer,) = layers.results_in(project)
    assert layer.isValid() and ids(layer) == airports_in(COAST)
    assert ready.areas.count() == 1


def test_refresh_and_its_undo_go_on_after_the_move(loaded, keeper, ready, window, project, folder):
    spoil(loaded, "DELETE FROM records WHERE fid = 1")
    ready.refresher.refresh([loaded])
    settled(ready)
    before = previous_results.previous_path(loaded)
    save(project, folder / "deal.qgz")
    moved(ready, window)
    beside = folder / "deal_geoportfolio"
    assert previous_results.previous_path(loaded) == beside / before.name
    ready.refresher.previous.undo(loaded)
    settled(ready)
    assert layers.path_of(loaded) == beside / before.name
    assert len(ids(loaded)) == len(airports_in(COAST)) - 1
    ready.refresher.refresh([loaded])
    settled(ready)
    assert ids(loaded) == airports_in(COAST)


def test_an_area_drawn_while_it_is_copied_is_not_lost(
    loaded, keeper, ready, window, project, folder, monkeypatch
):
    outdated = move.outdated

    def drawn_meanwhile(*args):
        (row,) = ready.areas.layer().getFeatures()
        ready.areas.add(row.geometry(), ready.areas.layer().crs(), "Late")
        return outdated(*args)

    save(project, folder / "deal.qgz")
    with monkeypatch.context() as patched:
        patched.setattr(move, "outdated", drawn_meanwhile)
        moved(ready, window)
    assert "The project or its results have changed." in window.texts()[-1]
    assert not (folder / "deal_geoportfolio").exists()
    moved(ready, window, "Retry")
    assert list(ready.areas.radii_by_name())[-1] == "Late"
    assert layers.path_of(ready.areas.layer()).parent == folder / "deal_geoportfolio"
    project.clear()
    project.read(str(folder / "deal.qgz"))
    assert list(ready.areas.radii_by_name())[-1] == "Late"


def test_whatever_fails_leaves_all_as_it_was_and_can_be_tried_again(
    loaded, keeper, ready, window, project, folder, results, monkeypatch
):
    save(project, folder / "deal.qgz")
    before, kept = state_of(project), files_below(folder.parent)
    whole, copy_files, step = copying.copy_whole, move.copy_files, MOVE

    def full_at(number):
        count = []

        def full(source, target, monitor):
            count.append(target)
            if len(count) == number:
                raise OSError(28, "No space left on device")
            whole(source, target, monitor)

        return full

    def spoilt(planned, monitor):
        brought = copy_files(planned, monitor)
        brought.made[-1].write_bytes(b"no database")
        return brought

    def shorter(planned, monitor):
        brought = copy_files(planned, monitor)
        (points,) = [path for path in brought.made if path.name == layers.path_of(loaded).name]
        with closing(sqlite3.connect(points)) as copy, copy:
            copy.execute("DROP TRIGGER IF EXISTS rtree_records_geom_delete")
            copy.execute("DELETE FROM records WHERE fid = 1")
        return brought

    for place, name, broken, told in (
        (move, "results_of", lambda _project: READ_ONLY / "x", "stay in your profile"),
        (copying, "copy_whole", full_at(1), "No space left on device"),
        (copying, "copy_whole", full_at(2), "No space left on device"),
        (move, "copy_files", spoilt, "stay in your profile"),
        (move, "copy_files", shorter, "stay in your profile"),
        (QgsProject, "write", lambda *_: False, "project and layers are unchanged"),
    ):
        with monkeypatch.context() as patched:
            patched.setattr(place, name, broken)
            moved(ready, window, step)
        assert state_of(project) == before and files_below(folder.parent) == kept, name
        assert not (folder / "deal_geoportfolio").exists(), name
        assert told in window.texts()[-1] and ids(loaded) == airports_in(COAST), name
        step = "Retry"
        let_go()
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, most))
    try:
        moved(ready, window, step)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    assert state_of(project) == before and files_below(folder.parent) == kept
    assert not (folder / "deal_geoportfolio").exists()
    assert "The results stay in your profile" in window.texts()[-1]
    moved(ready, window, step)
    assert layers.path_of(loaded).parent == folder / "deal_geoportfolio"


def test_a_project_in_a_database_keeps_its_results_in_the_profile(
    load, keeper, window, project, folder, results, tmp_path, monkeypatch
):
    """Its name is an address, with a password in it; no part of it becomes a folder."""
    monkeypatch.chdir(tmp_path)
    (folder / "x.gpkg").touch()
    save(project, f"geopackage:{folder}/x.gpkg?projectName=p")
    before, profile = set(tmp_path.rglob("*")), results.parents[1]
    loaded = load(COAST)
    assert project.fileName().startswith("geopackage:") and layers.path_of(loaded).parent == results
    save(project, project.fileName())
    assert [path for path in set(tmp_path.rglob("*")) - before if profile not in path.parents] == []
    assert MOVE not in [step.text() for step in window.steps()]


def test_a_layer_that_is_edited_is_told_and_stays(loaded, keeper, ready, window, project, folder, results):
    areas = ready.areas.layer()
    areas.startEditing()
    save(project, folder / "deal.qgz")
    moved(ready, window)
    assert layers.path_of(areas).parent == results and areas.isEditable()
    assert layers.path_of(loaded).parent == folder / "deal_geoportfolio"
    assert f"Not moved, because they are being edited: {areas.name()}" in window.texts()[-1]
    areas.rollBack()
    save(project, folder / "deal.qgz")
    moved(ready, window, "Move to Project Folder")
    assert layers.path_of(areas).parent == folder / "deal_geoportfolio"


def test_a_file_of_two_layers_moves_for_both_or_for_none(
    loaded, keeper, ready, window, project, folder, results
):
    twin = loaded.clone()
    project.addMapLayer(twin)
    twin.startEditing()
    save(project, folder / "deal.qgz")
    moved(ready, window)
    assert layers.path_of(loaded) == layers.path_of(twin) and layers.path_of(twin).parent == results
    twin.rollBack()
    save(project, folder / "other.qgz")
    moved(ready, window)
    assert layers.path_of(loaded) == layers.path_of(twin)
    assert layers.path_of(twin).parent == folder / "other_geoportfolio"


def test_nothing_moves_while_something_is_loaded(loaded, keeper, ready, window, project, folder, results):
    save(project, folder / "deal.qgz")
    release = threading.Event()
    ready.tasks.start("x", lambda _: release.wait(20), print, print, lane=LOADS)
    window.press(MOVE)
    assert "Another task is running" in window.texts()[-1]
    assert layers.path_of(loaded).parent == results
    release.set()
    pump_until(lambda: not ready.tasks.busy(LOADS))
    moved(ready, window, "Retry")
    assert layers.path_of(loaded).parent == folder / "deal_geoportfolio"


def test_the_files_of_a_project_under_another_name_stay(loaded, keeper, ready, window, project, folder):
    """The first project still names them."""
    old = layers.path_of(loaded)
    save(project, folder / "one.qgz")
    save(project, folder / "two.qgz")
    assert "are outside the project folder" in window.texts()[-1]
    moved(ready, window)
    assert layers.path_of(loaded).parent == folder / "two_geoportfolio"
    save(project, folder / "two.qgz")
    for _ in range(20):
        let_go()
    assert old.exists()
    project.read(str(folder / "one.qgz"))
    (layer,) = layers.results_in(project)
    assert layer.isValid() and layers.path_of(layer) == old


def test_a_project_without_results_in_the_profile_is_asked_nothing(keeper, window, project, folder):
    save(project, folder / "deal.qgz")
    save(project, folder / "other.qgz")
    assert window.texts() == []


def test_a_second_save_asks_nothing_now_or_when_it_is_opened_again(loaded, keeper, window, project, folder):
    save(project, folder / "deal.qgz")
    window.messageBar().clearWidgets()
    let_go()
    save(project, folder / "deal.qgz")
    assert window.texts() == []
    project.clear()
    project.read(str(folder / "deal.qgz"))
    window.messageBar().clearWidgets()
    let_go()
    save(project, folder / "deal.qgz")
    assert not any("profile" in text for text in window.texts())


def test_a_save_between_offer_and_move_is_no_trouble(loaded, keeper, ready, window, project, folder):
    save(project, folder / "deal.qgz")
    os.utime(folder / "deal.qgz", (1, 1))
    save(project, folder / "deal.qgz")
    moved(ready, window)
    assert layers.path_of(loaded).parent == folder / "deal_geoportfolio"


def test_what_was_being_loaded_at_the_first_save_is_offered_at_the_next(
    loaded, keeper, ready, window, project, folder, results
):
    save(project, folder / "deal.qgz")
    window.messageBar().clearWidgets()
    let_go()
    late = results / "late.gpkg"
    shutil.copy(layers.path_of(loaded), late)
    project.addMapLayer(QgsVectorLayer(f"{late}|layername=records", "Late", "ogr"))
    save(project, folder / "deal.qgz")
    assert window.texts() == [
        "3 result layers are outside the project folder. Moving them also saves the project."
    ]
    moved(ready, window)
    assert (folder / "deal_geoportfolio" / "late.gpkg").exists()


def test_reports_come_along_as_copies(loaded, keeper, ready, window, project, folder, results):
    single = results / "reports" / "Port.pdf"
    order = results / "reports" / "pf_airports"
    points = report_batch(project, order)
    single.write_bytes(b"single")
    number = ready.reports.singles.add(ready.reports.settings.request(Place(9.9, 53.5, "Port")), JobProject())
    ready.reports.singles.take(number, Report(single, "pdf", "Port", 9.9, 53.5, _now()))
    save(project, folder / "deal.qgz")
    moved(ready, window)
    beside = folder / "deal_geoportfolio" / "reports"
    assert (beside / "Port.pdf").read_bytes() == b"single"
    assert sorted(p.name for p in (beside / "pf_airports").iterdir()) == [
        "a.pdf",
        "index.csv",
        "order.jsonl",
        "reports.gpkg",
    ]
    assert layers.path_of(points) == beside / "pf_airports" / "reports.gpkg" and points.featureCount() == 1
    assert "2 reports copied." in window.texts()[-1]
    assert single.exists() and (order / "a.pdf").exists(), "the page of reports shows them in this session"


def test_the_offer_leaves_with_its_project(loaded, keeper, ready, window, project, folder, results):
    """Its button would delete files that another project names."""
    save(project, folder / "deal.qgz")
    old = layers.path_of(loaded)
    project.clear()
    let_go()
    assert MOVE not in [step.text() for step in window.steps()]
    project.read(str(folder / "deal.qgz"))
    let_go()
    ready.mover.move()
    pump_until(lambda: not ready.tasks.busy("move results"))
    let_go()
    (layer,) = layers.results_in(project)
    assert layers.path_of(layer).parent == folder / "deal_geoportfolio" and old.exists()


def test_another_project_that_is_opened_meanwhile_is_left_alone(
    loaded, keeper, ready, window, project, folder
):
    save(project, folder / "deal.qgz")
    other = QgsProject()
    assert other.write(str(folder / "other.qgz"))
    window.press(MOVE)
    project.read(str(folder / "other.qgz"))
    pump_until(lambda: not ready.tasks.busy("move results"))
    let_go()
    assert not (folder / "deal_geoportfolio").exists() and not project.isDirty()
    project.read(str(folder / "deal.qgz"))
    (layer,) = layers.results_in(project)
    assert ids(layer) == airports_in(COAST)


def test_a_project_that_is_closed_in_the_turn_of_its_save_is_offered_nothing(
    loaded, keeper, ready, window, project, folder
):
    with none_unhandled():
        assert project.write(str(folder / "deal.qgz"))
        project.clear()
        let_go()
    assert window.texts() == []

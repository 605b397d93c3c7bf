"""What a killed QGIS has left is offered with the first click: on the map it goes on, or it is deleted."""

from __future__ import annotations

import shutil
from contextlib import closing, nullcontext
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from threading import Event
from typing import Iterator

import pytest
from qgis.core import QgsApplication, QgsProject

from geoportfolio.core import gis
from geoportfolio.core.api import Monitor
from geoportfolio.core.api.parsing.records import Record
from geoportfolio.core.gis.enrichment.orphans import OrphanedEnrichment
from geoportfolio.core.gis.files.file_names import results_folder
from geoportfolio.core.gis.files.partial import PART, open_orphan
from geoportfolio.core.gis.files.project_folders import results_of
from geoportfolio.core.gis.results import layers
from geoportfolio.core.gis.storage.geopackage import TABLE
from geoportfolio.core.gis.storage.record import LoadPosition, ResultRecord
from geoportfolio.core.gis.storage.recovery import OrphanedLoad, orphaned_loads
from geoportfolio.core.gis.storage.writer import ResultWriter
from geoportfolio.ui.results import recovery
from geoportfolio.ui.window.requests import LOADS
from sandbox.testing import Sandbox
from tests.support.disks import room_for
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import EUROPE, airports_in, is_told_well
from tests.support.planted_actions import plant_action
from tests.support.provenance import state_text
from tests.support.recovery import IN_PAGES, KILLED, LAYERS, PAGE, ids_in, opens, pages_asked
from tests.support.window import opened_bench

FULL = "The disk is full."
LOAD = OrphanedLoad(
    Path("load.part"),
    ResultRecord(IN_PAGES, "office", rows=400, position=LoadPosition(0, 2)),
    IN_PAGES,
    datetime(2026, 3, 12),
)
HAZARDS = OrphanedEnrichment(Path("hazards.part"), TABLE, 1000, 10)
OFFER = f"QGIS was closed while pf_airports was loading: {2 * PAGE} records loaded."


@pytest.fixture
def sandbox(agreed_sandbox: Sandbox) -> Iterator[Sandbox]:
    """The service that the killed load names: one for all tests here."""
    agreed_sandbox.forget()
    yield agreed_sandbox
    agreed_sandbox.restore()


@pytest.fixture(scope="session")
def left_file(started_nursery, agreed_sandbox, tmp_path_factory) -> Path:
    """A load of entries that was killed behind two pages."""
    started_nursery.service = {"url": agreed_sandbox.url, "key": agreed_sandbox.key}
    folder = tmp_path_factory.mktemp("killed")
    for moment in range(25, 90, 4):
        if (
            started_nursery.run("load", moment, query=IN_PAGES.to_json(), path=str(folder / "e.gpkg"))
            == KILLED
        ):
            for part in folder.glob(f"*{PART}"):
                if [left.record.rows for left in orphaned_loads([folder])] == [2 * PAGE]:
                    return part
                part.unlink()
    raise AssertionError("no moment was behind two pages")


@pytest.fixture
def left(left_file, environment, window) -> Path:
    """The same beside the project, before docks and tools are made."""
    folder = results_of(QgsProject.instance())
    folder.mkdir()
    return Path(shutil.copy(left_file, folder / left_file.name))


def step(window, text: str):
    let_go()
    return next(button for button in window.steps() if button.text() == text)


def texts(window) -> list[str]:
    let_go()
    return window.texts()


def test_what_came_is_a_layer_that_goes_on(left, window, sandbox):
    with opened_bench(window) as bench:
        pump_until(lambda: OFFER in texts(window))
        assert not sandbox.requests and not layers.results_in(QgsProject.instance())
        bench.session.open()
        step(window, "Add to Map").click()
        pump_until(lambda: layers.results_in(QgsProject.instance()))
        (layer,) = layers.results_in(QgsProject.instance())
        assert layer.featureCount() == 2 * PAGE and layers.query_of(layer) == IN_PAGES
        assert state_text(layer) == f"stopped after {2 * PAGE}"
        assert not left.exists() and opens(layers.path_of(layer))
        assert texts(window) == [
            f"Incomplete: {2 * PAGE} records loaded. QGIS was closed before the load finished."
        ]
        assert [run.state for run in bench.history.runs()][:1] == [f"stopped after {2 * PAGE}"]
        pump_until(lambda: bench.session.sources)
        sandbox.forget()
        step(window, "Resume").click()
        pump_until(lambda: not bench.tasks.busy(LOADS))
        assert layers.position_of(layer) is None and min(pages_asked(sandbox)) == 2
        assert sorted(ids_in(layers.path_of(layer))) == sorted(airports_in(EUROPE))
        bench.recovery.look_for_partial()
        pump_until(lambda: not bench.tasks.busy("leftovers"))
        assert OFFER not in texts(window)


def test_it_is_offered_once_and_other_messages_leave_it(left, window):
    with opened_bench(window) as bench:
        pump_until(lambda: OFFER in texts(window))
        bench.messages.hint("Something else.")
        bench.recovery.look_for_partial()
        pump_until(lambda: not bench.tasks.busy("leftovers"))
        assert texts(window).count(OFFER) == 1
    assert left.exists() and texts(window) == []


def test_it_is_offered_although_the_look_before_has_not_let_go_of_the_file(left, window, monkeypatch):
    """Opening a project with results starts the window, which looks, and is a reason to look itself."""
    second_looks = Event()

    def slow_first(folders: list[Path], monitor: Monitor) -> list[OrphanedLoad]:
        if slow_first.looks:
            second_looks.set()
        slow_first.looks += 1
        with closing(open_orphan(left)) if slow_first.looks == 1 else nullcontext():
            second_looks.wait(0.3)
            return orphaned_loads(folders, monitor)

    slow_first.looks = 0
    monkeypatch.setattr(recovery, "orphaned_loads", slow_first)
    with opened_bench(window) as bench:
        pump_until(lambda: slow_first.looks)
        bench.recovery.look_for_partial()
        pump_until(lambda: not bench.tasks.busy("leftovers"))
        assert OFFER in texts(window)


def test_discard_asks_and_deletes(left, window):
    with opened_bench(window):
        pump_until(lambda: OFFER in texts(window))
        step(window, "Discard").click()
        assert texts(window) == [f"Delete the {2 * PAGE} loaded rows?"]
        step(window, "Keep").click()
        assert left.exists()
    with opened_bench(window):
        pump_until(lambda: OFFER in texts(window))
        step(window, "Discard").click()
        step(window, "Delete").click()
        # The lock goes after the file.
        pump_until(lambda: not list(left.parent.iterdir()))
        assert not layers.results_in(QgsProject.instance())


def test_what_was_deleted_is_forgotten(left, left_file, window):
    with opened_bench(window) as bench:
        pump_until(lambda: OFFER in texts(window))
        step(window, "Discard").click()
        step(window, "Delete").click()
        pump_until(lambda: not left.exists())
        shutil.copy(left_file, left)
        bench.recovery.look_for_partial()
        pump_until(lambda: OFFER in texts(window))


def test_another_project_takes_the_offer_away(left, window, tmp_path):
    project = QgsProject.instance()
    other = tmp_path / "other" / "other.qgs"
    other.parent.mkdir()
    assert QgsProject().write(str(other)) and project.write()
    mine = project.fileName()
    with opened_bench(window) as bench:
        pump_until(lambda: OFFER in texts(window))
        assert project.read(str(other))
        pump_until(lambda: not bench.tasks.busy("leftovers"))
        assert texts(window) == []
        assert project.read(mine)
        pump_until(lambda: texts(window) == [OFFER])


@pytest.mark.parametrize(
    ("found", "told", "question"),
    [
        (
            LOAD,
            f"{FULL} 400 records of pf_airports loaded before and kept.",
            "Delete the 400 loaded rows?",
        ),
        (
            HAZARDS,
            f"{FULL} 10 of 1,000 points have their hazards, which are kept.",
            "Delete the loaded hazards of 10 points?",
        ),
    ],
    ids=["load", "hazards"],
)
def test_the_reason_is_told_and_what_came_is_counted(environment, window, found, told, question):
    with opened_bench(window) as bench:
        bench.recovery._found(FULL, [found])
        assert texts(window) == [told]
        step(window, "Discard").click()
        assert texts(window) == [question]


def test_a_reason_takes_older_offers_along(environment, window):
    with opened_bench(window) as bench:
        bench.recovery._found("", [HAZARDS])
        bench.recovery._found(FULL, [LOAD, HAZARDS])
        assert texts(window) == [f"{FULL} 2 interrupted loads are kept, with 410 rows."]
        step(window, "Discard").click()
        assert texts(window) == ["Delete the 410 loaded rows?"]


def test_several_are_offered_together_those_of_the_profile_as_well(left, window):
    profile = results_folder("", QgsApplication.qgisSettingsDirPath())
    profile.mkdir(parents=True, exist_ok=True)
    other = Path(shutil.copy(left, profile / left.name))
    try:
        with opened_bench(window):
            pump_until(lambda: any("QGIS was closed" in text for text in texts(window)))
            assert texts(window) == [f"QGIS was closed during 2 loads: {4 * PAGE} rows loaded."]
    finally:
        other.unlink(missing_ok=True)


def test_a_full_disk_says_so_and_offers_what_came(environment, window, sandbox):
    with opened_bench(window) as bench:
        bench.session.open()
        pump_until(lambda: bench.session.sources)
        with room_for(220 * 1024):
            bench.loader.run(IN_PAGES, connection="environment")
            pump_until(lambda: any("loaded before and kept" in text for text in texts(window)))
        (text,) = texts(window)
        assert (
            text.startswith("The result could not be written: ") and " records of pf_airports loaded" in text
        )
        step(window, "Add to Map").click()
        pump_until(lambda: layers.results_in(QgsProject.instance()))
        (layer,) = layers.results_in(QgsProject.instance())
        step(window, "Resume").click()
        pump_until(lambda: layers.position_of(layer) is None)
        assert sorted(ids_in(layers.path_of(layer))) == sorted(airports_in(EUROPE))


def test_points_with_some_of_their_hazards_go_on_as_a_layer(
    nursery, points, environment, window, sandbox, monkeypatch
):
    folder = results_of(QgsProject.instance())
    output = str(folder / "hazards.gpkg")
    given = {"INPUT": points, "LAYERS": LAYERS, "OUTPUT": output}
    assert nursery.run("enrich", 1300, parameters=given) == KILLED
    with opened_bench(window) as bench:
        pump_until(lambda: any("during enrichment" in text for text in texts(window)))
        assert "QGIS was closed during enrichment: 1,000 of 1,600 points have hazards." in texts(window)
        step(window, "Add to Map").click()
        pump_until(lambda: QgsProject.instance().mapLayersByName("hazards"))
        (layer,) = QgsProject.instance().mapLayersByName("hazards")
        assert opens(Path(output)) and [path.name for path in folder.iterdir()] == ["hazards.gpkg"]
        told = [feature["status"] for feature in layer.getFeatures()]
        assert told.count("stopped") == 600 and len(told) == 1600
        pump_until(lambda: any("Enrich this layer again" in text for text in texts(window)))
        opened = []
        monkeypatch.setattr(bench.dialogs, "open", lambda _name: opened.append(window.activeLayer()))
        step(window, "Enrich Again").click()
        assert opened == [layer]


@pytest.fixture
def hazards_brought(environment, window, tmp_path, monkeypatch):
    """Bring points with hazards whose file is at a path onto the map; the last text in the message bar."""
    path = tmp_path / "sites.gpkg"
    monkeypatch.setattr(gis.enrichment.orphans, "recover_enrichment", lambda _left, _monitor: path)

    def copy_files(change=lambda _path: None) -> str:
        with ResultWriter(path, {}) as writer:
            writer.add([Record({"type": "Point", "coordinates": [9.9, 53.6]}, {"id": "a"})], {}, Monitor())
        change(path)
        with opened_bench(window) as bench:
            bench.recovery._found("", [HAZARDS])
            step(window, "Add to Map").click()
            pump_until(lambda: texts(window) and "closed while" not in texts(window)[-1])
            return texts(window)[-1]

    return copy_files


def test_points_with_hazards_take_no_action_from_their_file(hazards_brought):
    told = hazards_brought(lambda path: plant_action(path, TABLE))
    assert told.startswith("10 of 1,000 points have their hazards. Enrich this layer again")
    (layer,) = QgsProject.instance().mapLayers().values()
    assert not layer.actions().actions()


def test_points_with_hazards_that_qgis_can_not_open_are_told(hazards_brought):
    assert is_told_well(hazards_brought(Path.unlink))
    assert not QgsProject.instance().mapLayers()


def test_the_form_of_the_plural_is_that_of_the_number_that_is_counted(environment, window):
    with opened_bench(window) as bench:
        bench.recovery._found("", [replace(HAZARDS, answered=1)])
        assert texts(window) == ["QGIS was closed during enrichment: 1 of 1,000 points has hazards."]

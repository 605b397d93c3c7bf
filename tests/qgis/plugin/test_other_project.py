"""What ends after another project was opened: kept beside the one that it was asked in, and offered."""

from __future__ import annotations

from pathlib import Path

import pytest
from qgis.core import QgsProject

from geoportfolio.core.gis.results import layers
from geoportfolio.ui.areas.pick_tool import Place
from geoportfolio.ui.window.requests import LOADS
from tests.support.event_loop import pump_until
from tests.support.oracle import COAST, airports_in
from tests.support.service import POINTS
from tests.support.workbench import draw, load, results

FETCHED = "report"


@pytest.fixture
def open_another(tmp_path):
    """Close the project and open one called *other*."""

    def opened() -> None:
        QgsProject.instance().clear()
        QgsProject.instance().setFileName(str(tmp_path / "other.qgz"))

    return opened


def files_of(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file()) if folder.exists() else []


def ended(bench, lane: str = LOADS) -> None:
    pump_until(lambda: not bench.tasks.busy(lane))


def load_points(bench) -> None:
    bench.loader.load()


def refresh(bench) -> None:
    load(bench)
    bench.refresher.refresh(results())


def refresh_as_new(bench) -> None:
    load(bench)
    bench.refresher.refresh_as_new(results()[0])


def reopen(bench) -> None:
    load(bench)
    QgsProject.instance().removeMapLayer(results()[0].id())
    bench.results.show_run(bench.history.runs()[0])


@pytest.mark.parametrize("begin", [load_points, refresh, refresh_as_new, reopen])
def test_a_layer_is_offered_in_the_other_project(ready, window, tmp_path, open_another, begin):
    bench = draw(ready, COAST)
    begin(bench)
    open_another()
    pump_until(lambda: any("the previous project" in text for text in window.texts()))
    assert not QgsProject.instance().mapLayers() and not files_of(tmp_path / "other_geoportfolio")
    (add, folder) = window.steps()
    assert (add.text(), folder.text()) == ("Add to This Project", "Open Folder")
    add.click()
    (layer,) = results()
    assert {feature["id"] for feature in layer.getFeatures()} == airports_in(COAST)
    assert layers.path_of(layer) in files_of(tmp_path / "project_geoportfolio")


def test_a_message_of_the_other_project_leaves_the_offer(ready, window, open_another):
    bench = draw(ready, COAST)
    bench.loader.load()
    open_another()
    ended(bench)
    bench.messages.done("Something else.")
    assert any("the previous project" in text for text in window.texts())


def test_layers_that_wait_for_their_refresh_are_not_asked_in_the_other_project(
    ready,
    window,
    sandbox,
    open_another,
):
    bench = draw(ready, COAST)
    load(bench)
    load(bench)
    sandbox.forget()
    bench.refresher.refresh_all()
    open_another()
    ended(bench)
    pump_until(lambda: any("previous project" in text for text in window.texts()))
    assert len([each for each in sandbox.requests if each.path.endswith(POINTS)]) == 1
    assert not any("was removed" in text for text in window.texts())


def test_reports_stay_with_the_project_that_they_were_clicked_in(
    ready,
    window,
    sandbox,
    tmp_path,
    open_another,
):
    bench = ready
    for number in range(3):
        bench.reports.fetch(Place(9.9 + number / 100, 53.6, f"Hotel {number}"))
    open_another()
    bench.reports.fetch(Place(9.5, 53.6, "Harbor"))
    ended(bench, FETCHED)
    assert len(files_of(tmp_path / "project_geoportfolio")) == 3
    (own,) = files_of(tmp_path / "other_geoportfolio")
    assert bench.reports.singles.paths_of_project() == (own,)
    offers = [text for text in window.texts() if "the previous project" in text]
    assert len(offers) == 3 and "The report for Hotel 0 belongs" in offers[0]
    assert [step.text() for step in window.steps()] == ["Show", "Open Folder"] * 3


def test_a_failed_report_is_tried_again_for_its_own_project(
    ready,
    window,
    sandbox,
    tmp_path,
    open_another,
):
    bench = ready
    sandbox.faults.set("risk/point=400x1")
    bench.reports.fetch(Place(9.9, 53.6, "Hotel"))
    open_another()
    pump_until(window.steps)
    window.steps()[0].click()
    ended(bench, FETCHED)
    assert len(files_of(tmp_path / "project_geoportfolio")) == 1
    assert not files_of(tmp_path / "other_geoportfolio")


def test_rows_found_in_a_search_are_offered_before_the_other_project_takes_them(
    ready,
    window,
    open_another,
):
    bench = ready
    bench.search.open_portfolio()
    page = bench.search.portfolio
    page.search()
    open_another()
    pump_until(page.panel.add.isEnabled)
    page.panel.add.click()
    assert not QgsProject.instance().mapLayers()
    window.steps()[0].click()
    assert len(results()) == 1

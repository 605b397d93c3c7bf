"""What stopped goes on; what grows too big asks; zero hits and missing filters lead to the next step."""

from __future__ import annotations

import re
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from typing import Iterator

import pytest
from qgis.core import QgsProject
from qgis.PyQt.QtWidgets import QLabel

from geoportfolio.core.api import Area, Buffers, Filter, OpenPoints, Query
from geoportfolio.core.api.query import ENTRIES, SEARCH_ENTRIES
from geoportfolio.core.api.sources import FilterField
from geoportfolio.core.gis.results import layers
from geoportfolio.ui.accumulation.accumulator import LANE as ACCUMULATION
from geoportfolio.ui.selection.columns_dialog import ColumnsDialog
from geoportfolio.ui.window.requests import LOADS
from geoportfolio.ui.window.window import Window as PluginWindow
from sandbox.testing import running
from tests.support.disks import windows_locks
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import ALPS, COAST, EUROPE, OCEAN, SOURCE, airports_in
from tests.support.service import bodies, client_of
from tests.support.window import opened_bench
from tests.support.workbench import choose, draw, result, settled

PAGES = "entries/selection"


@pytest.fixture(params=[nullcontext, windows_locks], ids=["Linux", "Windows"])
def system(request):
    """Where open files may be deleted and renamed, and where not."""
    with request.param():
        yield


@pytest.fixture
def page_by_page(sandbox, monkeypatch):
    """No page is read ahead, so that a fault hits the page that it is meant for."""

    def on(bench):
        client = client_of(sandbox, open_points=OpenPoints(pages_in_flight=1))
        monkeypatch.setattr(bench.requests, "client", lambda *_, **__: client)

    return on


def ids(layer) -> list[str]:
    return [feature["id"] for feature in layer.getFeatures()]


def steps(window) -> list:
    """The buttons of what the message bar says now."""
    let_go()
    return window.steps()


def step(window, text: str):
    return next(button for button in steps(window) if button.text() == text)


@pytest.mark.usefixtures("system")
def test_entries_go_on_at_the_next_page_and_keep_rows_and_selection(ready, window, sandbox, page_by_page):
    bench = draw(ready, COAST)
    bench.draft.set_page_size(20)
    bench.draft.set_columns(("id", "LocName", "Latitude", "Longitude"))
    page_by_page(bench)
    sandbox.faults.set(f"{PAGES}=delay:0x2", f"{PAGES}=truncate:0.5")
    bench.loader.load(ENTRIES)
    settled(bench)
    layer = result()
    assert window.texts() == ["The connection broke after 40 records, on the map and marked incomplete."]
    first, old = ids(layer), layers.path_of(layer)
    assert QgsProject.instance().write()
    layer.selectByIds([3, 17])
    sandbox.faults.set()
    sandbox.forget()
    step(window, "Resume").click()
    settled(bench)
    assert result() is layer and ids(layer)[:40] == first and set(ids(layer)) == airports_in(COAST)
    assert len(ids(layer)) == len(airports_in(COAST)) and sorted(layer.selectedFeatureIds()) == [3, 17]
    assert bodies(sandbox, PAGES)[0]["page"] == 2 and bodies(sandbox, PAGES)[0]["limit"] == 20
    assert layers.position_of(layer) is None
    saved_project_lets_go_of(old)
    assert re.fullmatch(rf"{len(airports_in(COAST))} records, \d+\.\d s", window.texts()[-1])
    bench.loader.continue_(layer)
    assert "is complete: there is nothing to resume" in window.texts()[-1]


def test_points_go_on_with_the_area_that_broke(ready, window, sandbox, page_by_page):
    bench = draw(ready, ALPS, COAST)
    page_by_page(bench)
    sandbox.faults.set("/points/=delay:0x1", "/points/=truncate:0.5x1")
    bench.loader.load()
    settled(bench)
    layer = result()
    kept = len(airports_in(ALPS))
    assert kept < layer.featureCount() < kept + len(airports_in(COAST))
    layer.selectByIds([5, layer.featureCount()])
    step(window, "Resume").click()
    settled(bench)
    assert sorted(ids(layer)) == sorted([*airports_in(ALPS), *airports_in(COAST)])
    assert layer.selectedFeatureIds() == [5], "the area that came anew has other rows under those numbers"


def test_an_area_that_was_refused_is_named_and_asked_again_by_continue(ready, window, sandbox, page_by_page):
    bench = draw(ready, ALPS, COAST)
    page_by_page(bench)
    sandbox.faults.set("/points/=403x1")
    bench.loader.load()
    settled(bench)
    layer = result()
    assert set(ids(layer)) == airports_in(COAST)
    (text,) = window.texts()
    assert "Area 'Area 1' is missing." in text
    sandbox.forget()
    step(window, "Resume").click()
    settled(bench)
    assert set(ids(layer)) == {*airports_in(ALPS), *airports_in(COAST)}
    assert len(bodies(sandbox, "/points/")) == 1 and layers.position_of(layer) is None


def test_a_stop_within_a_page_brings_no_row_twice(ready, window, sandbox, page_by_page):
    bench = draw(ready, EUROPE)
    bench.draft.set_page_size(900)
    page_by_page(bench)
    bench.loader.rows_before_asking = 300
    bench.loader.load(ENTRIES)
    pump_until(window.texts)
    bench.loader.stop()
    settled(bench)
    layer = result()
    assert layer.featureCount() == 900 and layers.position_of(layer).page == 1
    bench.loader.rows_before_asking = 500_000
    step(window, "Resume").click()
    settled(bench)
    assert sorted(ids(layer)) == sorted(airports_in(EUROPE))


@pytest.mark.usefixtures("system")
def test_a_stop_before_anything_new_came_leaves_the_layer_and_its_file(
    ready, window, sandbox, page_by_page, monkeypatch
):
    bench = draw(ready, ALPS, COAST)
    page_by_page(bench)
    sandbox.faults.set("/points/=delay:0x1", "/points/=truncate:0.5x1")
    bench.loader.load()
    settled(bench)
    layer = result()
    before, old = ids(layer), layers.path_of(layer)
    monkeypatch.setattr(bench.catalog, "sources", lambda _connection: {})
    sandbox.faults.set("provision=delay:5x1")
    sandbox.forget()
    step(window, "Resume").click()
    pump_until(lambda: any("/provision" in each.path for each in sandbox.requests))
    bench.loader.stop()
    settled(bench)
    assert result() is layer and layers.path_of(layer) == old and ids(layer) == before
    assert window.texts()[-1].startswith("Stopped. The earlier partial result is still on the map")
    assert layers.position_of(layer).area == 1
    step(window, "Resume").click()
    settled(bench)
    assert sorted(ids(layer)) == sorted([*airports_in(ALPS), *airports_in(COAST)])


def rows_told(window) -> int:
    """The rows that the newest question tells of; 0 where there is none."""
    told = [re.match(r"([\d,]+) rows loaded so far", text) for text in window.texts()]
    return max((int(match[1].replace(",", "")) for match in told if match), default=0)


def test_a_big_answer_waits_until_somebody_says_go_on(ready, window, sandbox):
    bench = draw(ready, EUROPE)
    bench.selection.open()
    bench.loader.rows_before_asking = 200
    # Slowly, as all that is here at once is written at once, and then there may be nothing more to come.
    sandbox.faults.set("points/selection=slow:6")
    bench.loader.load()
    pump_until(window.texts)
    (text,) = window.texts()
    assert re.fullmatch(r"[2-6]\d\d rows loaded so far \(\d+ kB\)\. Continue\?", text)
    assert [button.text() for button in steps(window)] == ["Resume", "Stop and Keep"]
    assert bench.selection.panel.progress.resume_button.isVisible() and bench.tasks.busy(LOADS)
    step(window, "Resume").click()
    pump_until(lambda: rows_told(window) >= 2 * 200)
    bench.selection.panel.progress.resume_button.click()
    assert not bench.selection.panel.progress.resume_button.isVisible() and steps(window) == []
    before = rows_told(window)
    pump_until(lambda: rows_told(window) > before)
    told = rows_told(window)
    step(window, "Stop and Keep").click()
    settled(bench)
    assert result().featureCount() == told >= 4 * 200
    assert window.texts()[-1].startswith(f"Stopped after {told:,} locations,")


def test_many_bytes_ask_too(ready, window):
    bench = draw(ready, EUROPE)
    bench.loader.bytes_before_asking = 10_000
    bench.loader.load()
    pump_until(window.texts)
    assert "Continue?" in window.texts()[0]
    bench.loader.stop()
    settled(bench)
    assert 0 < result().featureCount() < len(airports_in(EUROPE))


@pytest.mark.usefixtures("system")
def test_discard_asks_before_it_deletes(ready, window, sandbox):
    bench = draw(ready, EUROPE)
    sandbox.faults.set("/points/=truncate:0.5x1")
    bench.loader.load()
    settled(bench)
    path = layers.path_of(result())
    assert QgsProject.instance().write()
    step(window, "Discard").click()
    step(window, "Keep").click()
    assert path.exists() and result()
    bench.loader.discard(result())
    step(window, "Remove").click()
    saved_project_lets_go_of(path)
    assert layers.results_in(QgsProject.instance()) == []


def test_a_layer_whose_file_is_gone_is_told_and_left(ready, window, sandbox):
    bench = draw(ready, EUROPE)
    sandbox.faults.set("/points/=truncate:0.5x1")
    bench.loader.load()
    settled(bench)
    layer = result()
    layers.path_of(layer).unlink()
    assert not bench.loader.continue_(layer)
    assert "no longer exists" in window.texts()[-1] and [b.text() for b in steps(window)][-1] == "Load Again"


def test_a_second_load_meanwhile_is_told(ready, window, sandbox):
    bench = draw(ready, EUROPE)
    sandbox.faults.set("/points/=delay:5x1")
    bench.loader.load()
    assert not bench.loader.run(Query(SOURCE, bench.areas.areas()))
    assert window.texts() == ["Another load is running. Wait for it, or stop it."]
    bench.loader.stop()
    settled(bench)


def test_nothing_with_filters_can_be_tried_without_them(ready, window):
    bench = draw(ready, COAST)
    bench.draft.set_filters((Filter("CountryCode", "FR", (Filter("OccupancyCode", "1116"),)),))
    bench.loader.load()
    settled(bench)
    assert window.texts() == [f"No data of {SOURCE} in this area matches the filters."]
    assert [button.text() for button in steps(window)] == ["Load Without Filters", "Zoom to Area"]
    step(window, "Load Without Filters").click()
    settled(bench)
    assert set(ids(result())) == airports_in(COAST)


def test_nothing_in_two_areas_and_nothing_found_are_told_as_such(ready, window):
    bench = draw(ready, OCEAN, OCEAN)
    bench.draft.set_filters((Filter("CountryCode", "FR"),))
    bench.loader.load(ENTRIES)
    settled(bench)
    assert window.texts() == [f"No data of {SOURCE} in these 2 areas matches the filters."]
    bench.loader.run(Query(SOURCE, (), filters=(Filter("CountryCode", "nowhere"),), verb=SEARCH_ENTRIES))
    settled(bench)
    assert window.texts()[-1] == f"No data of {SOURCE} matches these filters." and steps(window) == []


def test_a_required_filter_that_is_missing_leads_to_the_filters(ready, window, sandbox, monkeypatch):
    bench = draw(ready, COAST)
    described = bench.session.described
    required = replace(described, filters=(FilterField("LOB", "Line of business", True, ("FIRE",)),))
    monkeypatch.setattr(bench.catalog, "sources", lambda _connection: {SOURCE: required})
    bench.session.sources = {**bench.session.sources, SOURCE: required}
    sandbox.forget()
    bench.loader.load()
    settled(bench)
    assert window.texts() == [
        f"{SOURCE} requires a filter on Line of business (LOB); nothing was sent. Add it to the filters."
    ]
    assert not sandbox.requests
    step(window, "Filters").click()
    assert bench.filters.isVisible()
    bench.draft.set_filters((Filter("LOB", "nothing of this kind"),))
    bench.loader.load()
    settled(bench)
    assert [button.text() for button in steps(window)] == ["Zoom to Area"], "it can't be tried without"


def test_a_column_that_the_source_lost_leads_to_the_columns(ready, window, sandbox):
    bench = draw(ready, COAST)
    query = replace(bench.draft.query(ENTRIES, bench.areas.areas()), columns=("Gone",))
    bench.loader.run(query)
    settled(bench)
    step(window, "Columns").click()
    dialog = bench.selection.findChild(ColumnsDialog, "columnsDialog")
    assert dialog is not None and dialog.isVisible()
    dialog.reject()
    assert not bodies(sandbox, PAGES)


def test_smaller_pages_than_asked_for_are_told(window, monkeypatch):
    with running(max_limit=50) as capped, other_bench(window, monkeypatch, capped) as bench:
        bench.draft.set_page_size(500)
        bench.loader.load(ENTRIES)
        settled(bench)
        count = len(airports_in(COAST))
        assert re.fullmatch(
            rf"{count} records, \d+\.\d s\. The service returns at most 50 records a page, not 500\.",
            window.texts()[-1],
        )
        assert set(ids(result())) == airports_in(COAST)


def test_a_service_that_ignores_the_page_is_stopped_and_told(window, monkeypatch):
    with running(ignore_page=True) as stuck, other_bench(window, monkeypatch, stuck) as bench:
        bench.draft.set_page_size(20)
        bench.loader.load(ENTRIES)
        settled(bench)
        assert window.texts()[-1].startswith("Incomplete: 20 records loaded. ")
        assert "returns the same page repeatedly" in window.texts()[-1] and result().featureCount() == 20
        assert [button.text() for button in steps(window)] == ["Larger Pages", "Discard"]
        assert bench.loader.continue_(result())
        settled(bench)
        assert "returns the same page repeatedly" in window.texts()[-1] and result().featureCount() == 20


def test_entries_without_a_place_are_a_table_that_f6_opens(window, monkeypatch):
    with running(record_form="records") as other, other_bench(window, monkeypatch, other) as bench:
        # As a run of another program may have asked; the dock asks for the place always.
        columns = ("LocName", "BuildingTIV")
        bench.loader.run(Query(bench.session.source, bench.areas.areas(), columns=columns, verb=ENTRIES))
        settled(bench)
        layer = result()
        assert not layer.isSpatial() and window.activeLayer() is layer
        assert re.fullmatch(
            rf"{layer.featureCount()} rows, \d+\.\d s\. They have no position: open the table with F6\.",
            window.texts()[-1],
        )


def test_circles_are_told_with_the_rows_that_the_map_hides(ready, window):
    bench = ready
    hamburg = Area("Hamburg", Buffers(((9.9882, 53.6304),), (20_000.0, 80_000.0, 150_000.0)))
    bench.loader.run(Query(SOURCE, (hamburg,)))
    settled(bench)
    layer = result()
    shown, whole = layer.featureCount(), layer.dataProvider().subsetString()
    assert whole and re.fullmatch(
        rf"{shown} locations in 3 circles \(\d+ rows\), \d+\.\d s", window.texts()[-1]
    )


def saved_project_lets_go_of(path) -> None:
    """The file that no layer shows goes with the next save: until then, the saved project may name it."""
    assert path.exists() and QgsProject.instance().write()
    pump_until(lambda: not path.exists())


@contextmanager
def other_bench(window, monkeypatch, service) -> Iterator[PluginWindow]:
    monkeypatch.setenv("GEOPORTFOLIO_URL", service.url)
    monkeypatch.setenv("GEOPORTFOLIO_API_KEY", service.key)
    with opened_bench(window) as bench:
        choose(bench)
        draw(bench, COAST)
        yield bench


@pytest.mark.parametrize("answer", ["Resume", "Stop and Keep"])
def test_the_question_of_a_load_stays_its_own_while_something_else_runs(ready, window, sandbox, answer):
    bench = draw(ready, EUROPE)
    bench.selection.open()
    bench.loader.rows_before_asking = 200
    sandbox.faults.set("points/selection=slow:6x1", "accumulation/=delay:60")
    bench.loader.load()
    pump_until(window.texts)
    shown = bench.selection.panel.progress
    bench.accumulation.accumulator.accumulate()
    label = bench.accumulation.panel.findChild(QLabel, "accumulationProgressLabel")
    pump_until(lambda: bench.tasks.busy(ACCUMULATION) and label.text())
    assert shown.resume_button.isVisible() and "Resume" in [button.text() for button in steps(window)]
    said = shown.findChild(QLabel, "progressLabel").text()
    told = rows_told(window)
    assert said == f"Loaded {told:,} so far. Continue?"
    assert label.text().startswith(f"Requesting {SOURCE}, ")
    step(window, answer).click()
    pump_until(lambda: not shown.resume_button.isVisible())
    assert bench.tasks.busy(ACCUMULATION), "or the end of all work takes the question away"
    if answer == "Resume":
        pump_until(lambda: rows_told(window) > told)
        told = rows_told(window)
        bench.loader.stop()
    settled(bench, "load")
    assert result().featureCount() == told
    bench.accumulation.accumulator.stop()
    settled(bench)


def test_a_layer_that_is_edited_when_the_rest_comes_gets_it_afterwards(ready, window, sandbox, page_by_page):
    bench = draw(ready, COAST)
    bench.draft.set_page_size(20)
    page_by_page(bench)
    sandbox.faults.set(f"{PAGES}=delay:0x2", f"{PAGES}=truncate:0.5")
    bench.loader.load(ENTRIES)
    settled(bench)
    sandbox.faults.set()
    layer = result()
    before = layers.path_of(layer)
    layer.startEditing()
    bench.loader.continue_(layer)
    assert "is being edited" in window.texts()[-1] and not bench.tasks.busy(LOADS)
    layer.rollBack()
    bench.loader.continue_(layer)
    layer.startEditing()
    settled(bench)
    assert layers.path_of(layer) == before and layer.isEditable()
    layer.rollBack()
    step(window, "Show Rows").click()
    assert len(ids(layer)) == len(airports_in(COAST))

"""From areas and clicks to layers, reports and the words in the message bar."""

from __future__ import annotations

import re
import threading
from pathlib import Path

from qgis.core import (
    QgsGeometry,
    QgsProject,
)
from qgis.PyQt.QtWidgets import QDockWidget

from geoportfolio.core import gis
from geoportfolio.core.api import OpenPoints
from geoportfolio.core.gis.connections.connections import SESSION, Connection
from geoportfolio.ui.areas.pick_tool import Place
from geoportfolio.ui.window.requests import LOADS
from sandbox.testing import running
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import ALPS, COAST, EUROPE, OCEAN, SOURCE, airports_in, is_told_well
from tests.support.provenance import state_text
from tests.support.service import FAULT, POINTS, client_of, query_for
from tests.support.vector_layers import KNOT
from tests.support.window import opened_bench
from tests.support.workbench import choose, draw, load, results, settled


def test_loaded_points_are_told_and_on_the_map(ready, window, tmp_path):
    bench = draw(ready, COAST)
    load(bench)
    count = len(airports_in(COAST))
    (text,) = window.texts()
    assert re.fullmatch(rf"{count} locations, \d+\.\d s", text)
    (layer,) = results()
    assert {f["id"] for f in layer.getFeatures()} == airports_in(COAST)
    assert Path(layer.source().split("|")[0]).parent == tmp_path / "project_geoportfolio"
    assert state_text(layer) == "complete"
    assert window.steps() == []


def test_two_areas_are_told_as_two(ready, window):
    load(draw(ready, COAST, ALPS))
    count = len(airports_in(COAST)) + len(airports_in(ALPS))
    assert re.fullmatch(rf"{count} locations in 2 areas, \d+\.\d s", window.texts()[0])


def test_each_result_has_its_color_and_the_new_one_is_the_current_layer(ready, window):
    draw(ready, COAST)
    for count in range(1, 4):
        load(ready)
        assert window.activeLayer() is results()[0] and len(results()) == count
    areas = ready.areas.layer()
    window.setActiveLayer(areas)
    assert areas.startEditing()
    load(ready)
    assert window.activeLayer() is areas, "the tools of QGIS stay with what they edit"
    areas.rollBack()
    for layer in results():
        layer.styleManager().setCurrentStyle("Plain")
    colors = {layer.renderer().symbol().color().name() for layer in results()}
    assert len(colors) == 4


def test_no_point_in_the_area_is_told_with_the_way_to_it(ready, window):
    load(draw(ready, OCEAN))
    assert window.texts() == [f"No data of {SOURCE} in this area."]
    (step,) = window.steps()
    assert step.text() == "Zoom to Area" and results() == []
    step.click()
    assert window.mapCanvas().extent().width() > 0


def test_an_area_that_was_removed_meanwhile_is_not_gone_to(ready, window):
    bench = draw(ready, OCEAN)
    load(bench)
    (step,) = window.steps()
    QgsProject.instance().removeMapLayer(bench.areas.layer())
    step.click()
    assert results() == []


def test_a_break_is_told_and_the_same_layer_goes_on(ready, window, sandbox):
    bench = draw(ready, EUROPE)
    sandbox.faults.set(f"{POINTS}=truncate:0.6x1")
    load(bench)
    (layer,) = results()
    count = layer.featureCount()
    assert window.texts() == [
        f"The connection broke after {count:,} locations, on the map and marked incomplete."
    ]
    assert state_text(layer) == f"stopped after {count}"
    assert [step.text() for step in window.steps()] == ["Resume", "Discard"]
    window.steps()[0].click()
    settled(bench)
    assert results() == [layer] and layer.featureCount() == len(airports_in(EUROPE)) > count
    assert state_text(layer) == "complete"
    assert re.fullmatch(rf"{len(airports_in(EUROPE)):,} locations, \d+\.\d s", window.texts()[-1])


def test_an_area_that_is_refused_after_others_came_is_told_with_its_reason(
    ready, window, sandbox, monkeypatch
):
    bench = draw(ready, COAST, ALPS)
    one_by_one = client_of(sandbox, open_points=OpenPoints(pages_in_flight=1))
    monkeypatch.setattr(bench.requests, "client", lambda *_, **__: one_by_one)
    sandbox.faults.set(f"{POINTS}=delay:0x1", f"{POINTS}=403")
    load(bench)
    (text,) = window.texts()
    start = f"Incomplete: {len(airports_in(COAST))} locations loaded. Area 'Area 2' is missing. The service "
    assert text.startswith(start) and is_told_well(text, FAULT)
    assert results()[0].featureCount() == len(airports_in(COAST))


def test_what_qgis_can_not_open_is_loaded_again_through_its_own_connection(ready, window, sandbox):
    bench = ready
    bench.connections.save(Connection("office", sandbox.url, keep_key=SESSION), sandbox.key)
    bench.loader.loaded.connect(lambda result: result.stored.path.unlink())
    bench.loader.run(query_for(COAST), connection="office")
    pump_until(window.steps)
    asked = []
    bench.loader.loaded.connect(asked.append)
    (step,) = window.steps()
    assert step.text() == "Load Again" and not results()
    step.click()
    pump_until(lambda: asked)
    assert bench.session.connection == "environment" and asked[0].connection == "office"


def test_a_stop_of_the_load_says_nothing_of_other_work(ready):
    bench, said, free = draw(ready, COAST), [], threading.Event()
    bench.tasks.start(
        "report",
        lambda _monitor: free.wait(10),
        lambda _: None,
        lambda _: None,
        lane="report",
        watch=lambda task: bench.progress.follow("Requesting the report", task),
    )
    bench.progress.text.connect(said.append)
    bench.loader.stop()
    bench.progress.tell_again()
    free.set()
    assert said and all(text.startswith("Requesting the report") for text in said)
    pump_until(lambda: not bench.tasks.busy("report"))


def test_the_line_tells_what_began_last_and_stop_ends_that_alone(ready):
    bench, said, ended = draw(ready, COAST), [], []
    bench.selection.open()
    bench.progress.text.connect(said.append)
    for lane in (LOADS, "report"):
        bench.tasks.start(
            lane,
            lambda monitor: monitor.cancelled.wait(60),
            lambda _value, lane=lane: ended.append(lane),
            lambda _error, lane=lane: ended.append(lane),
            lane=lane,
            watch=lambda task, lane=lane: bench.progress.follow(f"Asking for {lane}", task),
        )
    assert said[-1].startswith("Asking for report")
    bench.selection.panel.progress.stop.click()
    pump_until(lambda: ended == ["report"])
    bench.progress.tell_again()
    assert said[-1].startswith(f"Asking for {LOADS}") and bench.tasks.busy(LOADS)
    bench.selection.panel.progress.stop.click()
    pump_until(lambda: ended == ["report", LOADS])


def test_a_stop_keeps_what_came(ready, window, sandbox):
    bench = draw(ready, EUROPE)
    sandbox.faults.set(f"{POINTS}=slow:20x1")
    said = []
    bench.progress.text.connect(said.append)
    bench.loader.load()
    pump_until(lambda: any("so far" in text for text in said))
    bench.loader.stop()
    assert said[-1] == "Stopped. Saving the partial result…", "at once, not when the file is whole"
    settled(bench)
    (layer,) = results()
    assert window.texts() == [
        f"Stopped after {layer.featureCount():,} locations, on the map and marked incomplete."
    ]


def test_a_stop_before_the_first_point_is_told(ready, window, sandbox):
    bench = draw(ready, COAST)
    sandbox.faults.set(f"{POINTS}=delay:5x1")
    sandbox.forget()
    bench.loader.load()
    pump_until(lambda: sandbox.requests)
    bench.loader.stop()
    settled(bench)
    assert window.texts() == ["Stopped before the first location."] and results() == []


def test_points_without_a_place_are_told_and_listed(window, monkeypatch):
    with running(record_form="records") as other, opened_bench(window) as bench:
        monkeypatch.setenv("GEOPORTFOLIO_URL", other.url)
        monkeypatch.setenv("GEOPORTFOLIO_API_KEY", other.key)
        choose(bench)
        draw(bench, COAST)
        before = window.mapCanvas().extent().toString()
        load(bench)
        (layer,) = results()
        assert not layer.isSpatial() and layer.featureCount() == len(airports_in(COAST))
        assert len(window.texts()) == 1 and window.mapCanvas().extent().toString() == before


def test_a_result_that_somebody_took_away_is_told(ready, window, monkeypatch):
    whole_job = gis.results.loading.load

    def and_take_it_away(*arguments, **more):
        result = whole_job(*arguments, **more)
        result.stored.path.unlink()
        return result

    monkeypatch.setattr(gis.results.loading, "load", and_take_it_away)
    load(draw(ready, COAST))
    (text,) = window.texts()
    assert "QGIS can't open" in text and is_told_well(text)
    assert [step.text() for step in window.steps()] == ["Load Again"]


def test_closing_while_points_come_ends_the_load(ready, window, sandbox):
    bench = draw(ready, EUROPE)
    sandbox.faults.set(f"{POINTS}=slow:20x1")
    said = []
    bench.progress.text.connect(said.append)
    bench.loader.load()
    pump_until(lambda: any("so far" in text for text in said))
    bench.tasks.close()
    let_go()
    assert results() == [] and window.texts() == []
    assert not bench.tasks.busy(LOADS)


def test_an_area_that_was_edited_into_a_knot_is_shown(ready, window, sandbox):
    bench = draw(ready, COAST)
    layer = bench.areas.layer()
    (fid,) = [feature.id() for feature in layer.getFeatures()]
    knot = QgsGeometry.fromWkt(KNOT)
    assert layer.dataProvider().changeGeometryValues({fid: knot})
    sandbox.forget()
    load(bench)
    (text,) = window.texts()
    assert "crosses itself near" in text and is_told_well(text)
    assert [step.text() for step in window.steps()] == ["Zoom There", "Repair"]
    assert sandbox.requests == ()
    window.steps()[1].click()
    pump_until(lambda: "was repaired" in window.texts()[-1])


def test_a_refusal_is_told_with_both_causes(ready, window, sandbox):
    bench = draw(ready, COAST)
    sandbox.faults.set(f"{POINTS}=403x1")
    load(bench)
    (text,) = window.texts()
    assert is_told_well(text, FAULT)
    assert f"either it does not accept the area, or the API key has no access to {SOURCE}" in text
    assert [step.text() for step in window.steps()] == [
        "Load Again",
        "Run Diagnostics…",
    ] and results() == []


def test_a_rejected_key_leads_to_the_connections(ready, window, sandbox):
    bench = draw(ready, COAST)
    sandbox.faults.set(f"{POINTS}=401x1")
    load(bench)
    assert "rejected the API key of 'environment'" in window.texts()[0]
    window.steps()[0].click()
    assert window.pages == ["geoportfolioConnectionsPage"]


def test_a_report_arrives_beside_the_results_and_is_shown(ready, window, tmp_path):
    bench = ready
    bench.reports.fetch(Place(9.9882, 53.6304, "Hotel"))
    pump_until(lambda: not bench.tasks.busy("report"))
    (path,) = (tmp_path / "project_geoportfolio" / "reports").iterdir()
    assert path.name.startswith(f"Hotel {SOURCE} ") and path.read_bytes().startswith(b"%PDF")
    assert window.texts() == []
    assert [w.objectName() for w in window.mainWindow().findChildren(QDockWidget)].count("reportViewer") == 1


def test_a_report_that_fails_can_be_tried_again(ready, window, sandbox, tmp_path):
    bench = ready
    sandbox.faults.set("risk/point=400x1")
    bench.reports.fetch(Place(9.9882, 53.6304, "Hotel"))
    pump_until(lambda: not bench.tasks.busy("report"))
    (text,) = window.texts()
    assert is_told_well(text, FAULT)
    window.steps()[0].click()
    folder = tmp_path / "project_geoportfolio" / "reports"
    pump_until(lambda: not bench.tasks.busy("report"))
    assert len(list(folder.iterdir())) == 1

"""Accumulations, layers of sums and live events as results: refreshed, edited, outlined, run again."""

from __future__ import annotations

import pytest
from qgis.core import QgsApplication, QgsProject
from qgis.gui import QgsRubberBand

from geoportfolio.core.api.filters import Filter
from geoportfolio.core.api.query import ACCUMULATION, ACCUMULATION_LAYER, EVENT, Area, Query
from geoportfolio.core.api.shapes import Buffers
from geoportfolio.core.gis.results import layers
from geoportfolio.ui.results import messages
from tests.support.event_loop import pump_until
from tests.support.oracle import ALPS, COAST, EUROPE, SOURCE
from tests.support.service import query_for
from tests.support.workbench import settled

pytestmark = pytest.mark.usefixtures("fresh")

HAMBURG = Area("Hamburg", Buffers(((9.99, 53.63),), (500_000.0, 1_500_000.0)))
CIRCLES = Query(SOURCE, (HAMBURG,), verb=ACCUMULATION)
AREAS = query_for(COAST, EUROPE, verb=ACCUMULATION)
CELLS = Query(SOURCE, version="v1", verb=ACCUMULATION_LAYER, filters=(Filter("CountryCode", "DE"),))
STORM = Query(SOURCE, verb=EVENT, footprint="storm-anton")
EACH = pytest.mark.parametrize(
    "query", [CIRCLES, AREAS, CELLS, STORM], ids=["circles", "areas", "cells", "event"]
)


@pytest.fixture
def answered(ready, window):
    """Ask a query as *Again* does; the layer."""

    def ask(query):
        before = set(layers.results_in(QgsProject.instance()))
        assert ready.loader.run(query)
        settled(ready)
        (layer,) = set(layers.results_in(QgsProject.instance())) - before
        return layer

    return ask


def lines(layer) -> list[tuple]:
    return sorted(tuple(map(str, feature.attributes()[1:])) for feature in layer.getFeatures())


@EACH
def test_a_refresh_of_the_same_is_no_change(query, answered, refresher, ready, window):
    layer = answered(query)
    before = lines(layer)
    refresher.refresh([layer])
    settled(ready)
    assert window.texts()[-1].endswith(": no change")
    assert lines(layer) == before != [] and layers.query_of(layer) == query


@pytest.mark.parametrize("query", [CIRCLES, AREAS], ids=["circles", "areas"])
def test_other_sums_of_the_same_place_are_a_change_of_its_row(
    query, answered, refresher, ready, window, sandbox
):
    layer = answered(query)
    count = layer.featureCount()
    far = next(f.id() for f in layer.getFeatures() if f.id() == count)
    layer.selectByIds([far])
    sandbox.change(edition=1)
    refresher.refresh([layer])
    settled(ready)
    told = window.texts()[-1]
    assert "changed" in told and "+" not in told and "-" not in told.split(": ", 1)[1]
    assert layer.selectedFeatureIds() == [far]
    (step,) = [button for button in window.steps() if button.text() == "Show Changes"]
    step.click()
    settled(ready)
    (changes,) = QgsProject.instance().mapLayersByName(f"Changes of {layer.name()}")
    assert all(
        "TIV: " in f["what_changed"] or "locations: " in f["what_changed"] for f in changes.getFeatures()
    )


@EACH
def test_as_a_new_layer(query, answered, refresher, ready):
    layer = answered(query)
    refresher.refresh_as_new(layer)
    settled(ready)
    (new,) = set(layers.results_in(QgsProject.instance())) - {layer}
    assert lines(new) == lines(layer) and layers.path_of(new) != layers.path_of(layer)


@EACH
def test_the_query_comes_back(query, answered, ready, monkeypatch):
    opened = []
    monkeypatch.setattr(ready.dialogs, "open", lambda name, wanted: opened.append((name, wanted)))
    layer = answered(query)
    ready.draft.set_filters(())
    ready.areas.clear()
    ready.editor.edit_layer(layer)
    assert ready.draft.filters == query.filters
    if query.areas:
        assert [area.name for area in ready.areas.areas()] == [area.name for area in query.areas]
        assert opened == []
    else:
        ((name, wanted),) = opened
        assert name == {ACCUMULATION_LAYER: "accumulationlayer", EVENT: "enrichevent"}[query.verb]
        assert wanted.get("FOOTPRINT", "") == query.footprint


@EACH
def test_the_menu_of_the_layer_offers_what_it_can(query, answered, ready, window):
    layer = answered(query)
    window.setActiveLayer(layer)
    ready.layer_menu._update()
    enabled = {name for name, action in ready.layer_menu.actions.items() if action.isEnabled()}
    assert ("ShowArea" in enabled) == bool(query.areas)
    assert {"Refresh", "RefreshAsNew", "EditQuery", "CopyCommand"} <= enabled
    if query.areas:
        ready.layer_menu.actions["ShowArea"].trigger()
        bands = [i for i in window.mapCanvas().scene().items() if isinstance(i, QgsRubberBand)]
        assert any(not band.asGeometry().isEmpty() for band in bands)
    ready.layer_menu.actions["CopyCommand"].trigger()
    name = {ACCUMULATION: "accumulationin", ACCUMULATION_LAYER: "accumulationlayer", EVENT: "enrichevent"}
    pump_until(lambda: f"geoportfolio:{name[query.verb]}" in QgsApplication.clipboard().text())


@EACH
def test_it_is_a_run_that_can_be_had_again(query, answered, ready):
    layer = answered(query)
    pump_until(ready.history.runs)
    run = next(run for run in ready.history.runs() if run.path == str(layers.path_of(layer)))
    assert run.asked == query and run.rows == layer.featureCount() and run.is_complete
    ready.results.again(run)
    settled(ready)
    assert len(layers.results_in(QgsProject.instance())) == 2


def test_an_area_that_fails_is_told_and_the_others_are_there(ready, window, sandbox):
    sandbox.faults.set("accumulation/=403x1")
    assert ready.loader.run(query_for(COAST, ALPS, verb=ACCUMULATION))
    settled(ready)
    assert "2 areas on the map. Failed ones have the reason in the table" in window.texts()[-1]
    (layer,) = layers.results_in(QgsProject.instance())
    assert {f["status"] for f in layer.getFeatures()} == {"failed", "found"}


def test_nothing_and_a_stop_are_told_in_the_words_of_the_verb():
    assert messages.nothing(STORM) == "No records of pf_airports in the event footprint storm-anton."
    assert messages.nothing(CELLS) == (
        "The accumulation layer of pf_airports has no data that matches the filters."
    )
    told = {query.verb: messages.stopped_early(query) for query in (CIRCLES, CELLS, STORM)}
    assert "record" in told[EVENT] and told[ACCUMULATION] == "Stopped before the first response."

"""*Edit query*: session, draft and areas as a layer has them, once the source is known."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from qgis.core import QgsCoordinateReferenceSystem, QgsGeometry

from geoportfolio.core.api.filters import Filter
from geoportfolio.core.api.query import (
    ACCUMULATION,
    ACCUMULATION_LAYER,
    ENTRIES,
    EVENT,
    SEARCH_ENTRIES,
    Query,
)
from geoportfolio.core.gis.connections.connections import SESSION, Connection
from geoportfolio.ui.results.editing import QueryEditor
from geoportfolio.ui.window.catalog import SOURCES
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import ALPS, COAST, SOURCE
from tests.support.provenance import change_record
from tests.support.service import query_for
from tests.support.window import StandIn

DE = (Filter("CountryCode", "DE", (Filter("CountryCode", "DE"),)),)


class Filling:
    """The part of Drawing that is filled."""

    def __init__(self):
        self.areas = None

    def fill(self, areas, _undo):
        self.areas = areas


@pytest.fixture
def editor(ready):
    shown, dialogs = [], []
    stand_in = StandIn(
        ready,
        drawing=Filling(),
        show_query=shown.append,
        dialogs=SimpleNamespace(edit=dialogs.append),
    )
    editor = QueryEditor(stand_in)
    editor.shown, editor.dialogs = shown, dialogs
    return editor


def test_a_layers_query_comes_back_whole(editor, ready, loaded):
    layer = loaded(COAST)
    columns = ("LocName", "City", "Latitude", "Longitude")
    query = query_for(ALPS, filters=DE, verb=ENTRIES, columns=columns, page_size=77)
    change_record(layer, query=query)
    ready.session.choose("pf_places")
    editor.edit_layer(layer)
    assert ready.draft.query(ENTRIES, editor._window.drawing.areas) == query
    assert editor.shown == [query]


def test_another_connection_is_opened_first(editor, ready, sandbox):
    ready.connections.save(Connection("office", sandbox.url, keep_key=SESSION), sandbox.key)
    query = query_for(COAST, filters=DE)
    editor.edit(query, "office")
    assert ready.session.connection == "office" and editor._window.drawing.areas is None
    pump_until(lambda: editor._window.drawing.areas)
    assert ready.session.source == SOURCE and ready.draft.filters == DE


def test_a_source_that_is_not_offered_any_more_is_told(editor, ready, window):
    before = ready.session.source
    editor.edit(Query("pf_gone"), "environment")
    assert window.texts()[-1] == "'environment' no longer offers pf_gone. Choose another source."
    assert ready.session.source == before and editor._window.drawing.areas is None


def test_a_search_leaves_the_areas_alone(editor, ready):
    editor.edit(Query(SOURCE, filters=DE, verb=SEARCH_ENTRIES), "environment")
    assert editor._window.drawing.areas is None and ready.draft.filters == DE


def test_another_version_is_told(editor, ready, window):
    editor.edit(query_for(COAST, version="v1"), "environment")
    assert window.texts()[-1] == "This query was in V1; 'environment' is set to V2, which is used."


@pytest.mark.parametrize(
    "query",
    [
        Query(SOURCE, filters=DE, verb=EVENT, footprint="storm-anton", request="{}", columns=("City",)),
        Query(SOURCE, version="v1", verb=ACCUMULATION_LAYER),
    ],
)
def test_what_no_dock_asks_comes_back_into_its_dialog(editor, ready, window, query):
    ready.draft.set_page_size(77)
    editor.edit(query, "environment")
    assert editor.dialogs == [query] and ready.draft.filters == query.filters
    assert editor._window.drawing.areas is None and window.texts() == []
    assert ready.draft.page_size == 77


def test_an_accumulation_comes_back_with_its_areas(editor, ready):
    query = query_for(COAST, filters=DE, verb=ACCUMULATION)
    editor.edit(query, "environment")
    assert editor._window.drawing.areas == query.areas and ready.draft.filters == DE
    assert editor.dialogs == []


def test_a_layer_of_an_unknown_service_is_told(editor, loaded, window):
    layer = loaded(COAST)
    change_record(layer, host="https://api.elsewhere.example")
    editor.edit_layer(layer)
    assert "to which you have no connection. Add one first." in window.texts()[-1]


def test_what_could_not_be_listed_replaces_nothing_later(editor, ready, sandbox):
    ready.connections.save(Connection("office", sandbox.url, keep_key=SESSION), sandbox.key)
    sandbox.faults.set("provision=400x1")
    editor.edit(query_for(COAST, filters=DE), "office")
    pump_until(lambda: not ready.catalog.is_loading("office", SOURCES))
    ready.session.use("environment")
    ready.session.use("office")
    pump_until(lambda: ready.session.answered)
    assert editor._window.drawing.areas is None and ready.draft.filters == ()


def test_another_choice_while_the_sources_are_listed_is_not_overridden(editor, ready, sandbox):
    ready.connections.save(Connection("office", sandbox.url, keep_key=SESSION), sandbox.key)
    editor.edit(query_for(COAST, filters=DE), "office")
    ready.session.use("environment")
    ready.session.use("office")
    pump_until(lambda: ready.session.answered)
    assert editor._window.drawing.areas is None


def test_areas_and_filters_come_back_by_undo(ready, window):
    ready.draft.set_filters(DE)
    ready.areas.add(QgsGeometry.fromWkt(ALPS.wkt), QgsCoordinateReferenceSystem("EPSG:4326"), "Mine")
    ready.editor.edit(query_for(COAST, filters=(Filter("CountryCode", "NL"),)), "environment")
    assert window.texts()[-1] == "Areas and filters replaced by those of the query."
    (undo,) = window.steps()
    undo.click()
    assert list(ready.areas.radii_by_name()) == ["Mine"] and ready.draft.filters == DE


def test_filters_that_a_change_of_connection_leaves_behind_are_told_and_taken_along(ready, window, sandbox):
    ready.connections.save(Connection("office", sandbox.url, keep_key=SESSION), sandbox.key)
    ready.draft.set_filters(DE)
    ready.session.use("office")
    pump_until(lambda: ready.session.answered)
    said = f"The filters of {SOURCE} stay with 'environment'. 'office' has none for it."
    assert window.texts() == [said]
    window.steps()[0].click()
    ready.session.choose(SOURCE)
    assert ready.draft.filters == DE
    let_go()
    ready.session.use("environment")
    assert window.texts() == []

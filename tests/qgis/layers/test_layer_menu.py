"""The context menu of a layer: on our results alone, and only what the layer can do."""

from __future__ import annotations

from contextlib import suppress
from types import SimpleNamespace

import pytest
from qgis.core import (
    QgsApplication,
    QgsCoordinateReferenceSystem,
    QgsProject,
    QgsRectangle,
    QgsVectorLayer,
)
from qgis.gui import QgsRubberBand

from geoportfolio.core.api.query import Area, Query
from geoportfolio.core.api.shapes import Buffers
from geoportfolio.core.gis.results import layers
from geoportfolio.core.gis.storage.record import LoadPosition
from geoportfolio.ui.layers.layer_menu import LayerMenu
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import ALPS, COAST, SOURCE, airports_in
from tests.support.provenance import change_record
from tests.support.vector_layers import spoil
from tests.support.window import StandIn
from tests.support.workbench import settled


class Continuing:
    """What goes on with loads."""

    def __init__(self):
        self.continued = []

    def continue_(self, layer):
        self.continued.append(layer)


@pytest.fixture
def menu(ready, window, refresher):
    edited = []
    parts = {"loader": Continuing(), "refresher": refresher}
    menu = LayerMenu(StandIn(ready, **parts, editor=SimpleNamespace(edit_layer=edited.append)))
    menu.edited = edited
    yield menu
    with suppress(TypeError):  # closed by the test
        menu.close()
    let_go()


@pytest.fixture
def clicked(menu, window):
    """Right click a layer and choose an entry."""

    def click(layer, name=""):
        window.setActiveLayer(layer)
        menu._update()
        if name:
            assert menu.actions[name].isEnabled()
            menu.actions[name].trigger()
        return {key for key, action in menu.actions.items() if action.isEnabled()}

    return click


def test_only_results_have_the_entries_and_they_leave_with_the_plugin(menu, loaded, window):
    layer = loaded(COAST)
    theirs = QgsVectorLayer("Point?crs=EPSG:4326", "theirs", "memory")
    QgsProject.instance().addMapLayer(theirs)
    entries = list(menu.actions.values())
    offered = window.layer_actions["GeoPortfolio"]
    assert len(entries) == 10 and all(offered[entry] == [layer.id()] for entry in entries)
    assert all(entry.text() and entry.objectName() for entry in entries)
    menu.close()
    assert not set(entries) & set(offered)
    assert all(offered[entry] == [layer.id()] for entry in menu.actions.values())


def test_what_a_layer_can_not_do_is_disabled(menu, loaded, clicked):
    layer = loaded(COAST)
    copies = {"CopyCommand", "CopyCurl", "CopyPython"}
    always = {"Refresh", "RefreshAsNew", "EditQuery", "ShowArea", *copies}
    assert clicked(layer) == always
    change_record(layer, position=LoadPosition(0, 1, 0))
    assert layers.position_of(layer) == LoadPosition(0, 1, 0)
    assert clicked(layer) == {*always, "Continue"}
    change_record(layer, query=Query(SOURCE, verb="search_points"))
    assert "ShowArea" not in clicked(layer)


def test_a_refresh_from_the_menu_can_be_undone_from_the_menu(menu, loaded, clicked, ready):
    layer = loaded(COAST)
    spoil(layer, "DELETE FROM records WHERE fid IN (1, 2)")
    clicked(layer, "Refresh")
    settled(ready)
    assert {f["id"] for f in layer.getFeatures()} == airports_in(COAST)
    clicked(layer, "ShowChanges")
    settled(ready)
    (changes,) = QgsProject.instance().mapLayersByName(f"Changes of {layer.name()}")
    assert changes.featureCount() == 2
    clicked(layer, "UndoRefresh")
    settled(ready)
    assert layer.featureCount() == len(airports_in(COAST)) - 2
    assert "UndoRefresh" not in clicked(layer)


def test_all_the_results_that_are_selected_are_refreshed(menu, loaded, clicked, ready, window):
    first, second = loaded(COAST), loaded(ALPS)
    window.setActiveLayer(first)
    window.layerTreeView().selectAll()
    assert window.activeLayer() == first
    assert {first, second} <= set(window.layerTreeView().selectedLayers())
    menu.actions["Refresh"].trigger()
    settled(ready)
    assert window.texts()[-1].startswith("2 of 2 layers refreshed.")


def test_a_load_that_stopped_goes_on_and_a_query_is_edited(menu, loaded, clicked):
    layer = loaded(COAST)
    change_record(layer, position=LoadPosition(0, 1, 0))
    clicked(layer, "Continue")
    assert menu._window.loader.continued == [layer]
    clicked(layer, "EditQuery")
    assert menu.edited == [layer]


def bands(window) -> list[QgsRubberBand]:
    return [item for item in window.mapCanvas().scene().items() if isinstance(item, QgsRubberBand)]


@pytest.mark.parametrize("crs", ["EPSG:4326", "EPSG:3857"])
def test_the_area_is_outlined_on_any_map(menu, loaded, clicked, window, crs):
    layer = loaded(COAST)
    circles = Area("Fiji", Buffers(((179.9, -17.0),), (200.0, 50_000.0)))
    query = layers.query_of(layer)
    window.mapCanvas().setDestinationCrs(QgsCoordinateReferenceSystem(crs))
    clicked(layer, "ShowArea")
    assert len(bands(window)) == 2
    if crs == "EPSG:4326":
        assert window.mapCanvas().extent().contains(QgsRectangle(*COAST.bounds))
    change_record(layer, query=Query(SOURCE, (*query.areas, circles)))
    clicked(layer, "ShowArea")
    outline = bands(window)[0].asGeometry()
    assert outline.constGet().numGeometries() >= 4, "both radii, each in two parts, and the polygon"
    menu.close()
    assert bands(window) == []


def test_the_command_of_a_layer_is_copied(menu, loaded, clicked, window, tmp_path, sandbox):
    layer = loaded(COAST)
    clicked(layer, "CopyCommand")
    pump_until(lambda: window.texts() and "copied" in window.texts()[-1])
    text = QgsApplication.clipboard().text()
    assert text.startswith("qgis_process run geoportfolio:pointsinarea -- ")
    assert str(tmp_path / "project_geoportfolio" / "commands") in text and sandbox.key not in text


@pytest.mark.parametrize(("entry", "start"), [("CopyCurl", "# The key"), ("CopyPython", '"""Asks')])
def test_the_requests_of_a_layer_are_copied_without_the_key(
    entry, start, menu, loaded, clicked, window, tmp_path, sandbox
):
    layer = loaded(COAST)
    clicked(layer, entry)
    pump_until(lambda: window.texts() and "GEOPORTFOLIO_API_KEY" in window.texts()[-1])
    text = QgsApplication.clipboard().text()
    assert text.startswith(start) and sandbox.url in text and sandbox.key not in text
    assert not (tmp_path / "project_geoportfolio" / "commands").exists()

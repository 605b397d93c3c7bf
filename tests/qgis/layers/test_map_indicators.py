"""The marks of maps that can't be shown: only those have one, and a click says what to do."""

from __future__ import annotations

import pytest
from qgis.core import QgsNetworkAccessManager, QgsProject, QgsRasterLayer
from qgis.PyQt.QtCore import QModelIndex
from qgis.PyQt.QtWidgets import QMessageBox

from geoportfolio import classFactory
from geoportfolio.core import gis
from geoportfolio.core.api.monitor import Monitor
from geoportfolio.core.gis.connections.connections import (
    ENVIRONMENT,
    KEY_VARIABLE,
    SESSION,
    Connection,
    Connections,
)
from geoportfolio.core.gis.connections.network import KeyPreprocessor
from geoportfolio.core.gis.hazard_maps import layers as map_layers
from geoportfolio.core.gis.hazard_maps.responses import adjust_request
from geoportfolio.core.gis.hazard_maps.states import map_states
from geoportfolio.core.gis.layers import identity, uris
from geoportfolio.ui.layers.layer_menu import MENU
from tests.support.event_loop import let_go, pump_until
from tests.support.maps import add_maps, change_sources
from tests.support.service import client_of
from tests.support.window import opened_bench

WMS = "http://127.0.0.1:9/graph/layers/wms"


@pytest.fixture
def keyed(environment, bench):
    """The bench, and QGIS's own requests carry its keys."""
    preprocessor = KeyPreprocessor(bench.connections.key_for, adjust_request)
    preprocessor.install()
    QgsNetworkAccessManager.instance().cache().clear()
    yield bench
    preprocessor.remove()


@pytest.fixture
def added(keyed, sandbox):
    """A map and features of the sandbox, on the map."""
    catalog = gis.hazard_maps.load_catalog.map_catalog(client_of(sandbox), Monitor())
    server = uris.server_of(keyed.connections, ENVIRONMENT)
    chosen = [
        map_layers.Chosen(layer=catalog.maps[0]),
        map_layers.Chosen(features=catalog.features[0]),
    ]
    done = add_maps(QgsProject.instance(), server, chosen, catalog)
    assert not done.refused
    return done.layers


def marks_of(layer, window):
    node = QgsProject.instance().layerTreeRoot().findLayer(layer.id())
    return window.layerTreeView().indicators(node)


def settled(opened) -> None:
    for _ in range(3):
        let_go()
    turns = opened.map_reloader
    pump_until(lambda: not (turns.is_busy or opened.indicators._soon.isActive()))


def test_a_map_that_is_shown_has_no_mark(keyed, added, window):
    settled(keyed)
    assert [marks_of(layer, window) for layer in added] == [[], []]


def test_a_map_whose_service_has_no_connection_leads_to_them(keyed, added, window, monkeypatch):
    monkeypatch.delenv(KEY_VARIABLE)
    keyed.connections.changed.emit()
    settled(keyed)
    for layer in added:
        (mark,) = marks_of(layer, window)
        assert "You have no connection to" in mark.toolTip()
    mark.clicked.emit(QModelIndex())
    pump_until(window.texts)
    assert window.texts()[-1].endswith(f"You have no connection to {identity.host_of(layer)}.")
    (step,) = window.steps()
    assert step.text() == "Connections"
    step.click()
    window.layerTreeView().setCurrentLayer(layer)
    entries = [e for e, ids in window.layer_actions[MENU].items() if layer.id() in ids and e.isEnabled()]
    entries[-1].trigger()
    box = window.mainWindow().findChild(QMessageBox, "geoportfolioTold")
    assert "You have no connection to" in box.text()
    next(button for button in box.buttons() if button.text() == "Connections").click()
    assert window.pages == ["geoportfolioConnectionsPage"] * 2


def test_a_map_that_the_service_refuses_is_asked_for_again(keyed, added, window, monkeypatch, sandbox):
    connections = keyed.connections
    monkeypatch.setenv(KEY_VARIABLE, "wrong")
    server = uris.server_of(connections, ENVIRONMENT)
    change_sources(QgsProject.instance(), server)
    settled(keyed)
    drawn = added[0]
    assert not drawn.isValid()
    (mark,) = marks_of(drawn, window)
    assert "rejects the API key" in mark.toolTip()
    mark.clicked.emit(QModelIndex())
    pump_until(window.texts)
    assert drawn.name() in window.texts()[-1] and sandbox.key not in window.texts()[-1]
    assert [step.text() for step in window.steps()] == ["Retry", "Change Key"]
    monkeypatch.setenv(KEY_VARIABLE, sandbox.key)
    window.steps()[0].click()
    settled(keyed)
    assert all(layer.isValid() for layer in added)
    assert [marks_of(layer, window) for layer in added] == [[], []]


def test_a_map_without_its_key_is_unlocked_or_gets_another(sandbox, window):
    Connections().save(Connection("office", sandbox.url, keep_key=SESSION), sandbox.key)
    catalog = gis.hazard_maps.load_catalog.map_catalog(client_of(sandbox), Monitor())
    with opened_bench(window) as opened:
        connections = opened.connections
        preprocessor = KeyPreprocessor(connections.key_for, adjust_request)
        preprocessor.install()
        connections.save(connections.get("office"), sandbox.key)
        server = uris.server_of(connections, "office")
        chosen = [map_layers.Chosen(layer=catalog.maps[0])]
        (layer,) = add_maps(QgsProject.instance(), server, chosen, catalog).layers
        settled(opened)
        assert marks_of(layer, window) == []
        preprocessor.remove()
    # The next session of QGIS: the key was for the last one only.
    with opened_bench(window) as opened:
        settled(opened)
        (mark,) = marks_of(layer, window)
        assert "'office' is missing or locked" in mark.toolTip()
        mark.clicked.emit(QModelIndex())
        pump_until(window.texts)
        assert [step.text() for step in window.steps()] == ["Unlock", "Change Key"]
        window.steps()[0].click()
        let_go()
        assert "'office'" in window.texts()[-1] and window.steps()[-1].text() == "Change Key"
    assert marks_of(layer, window) == []


def test_which_connection_leads_to_a_service_is_looked_up_once(fresh):
    asked = []

    class Counted(Connections):
        def get(self, name):
            asked.append(name)
            return super().get(name)

    connections = Counted()
    connections.save(Connection("office", "http://127.0.0.1:9", keep_key=SESSION), "k" * 20)
    maps = [
        QgsRasterLayer(f"layers=x&styles=&format=image/png&url={WMS}", str(number), "wms")
        for number in range(5)
    ]
    asked.clear()
    map_states(maps[:1], connections)
    once = len(asked)
    asked.clear()
    assert set(map_states(maps, connections)) == {layer.id() for layer in maps} and len(asked) == once


def test_a_project_of_maps_alone_has_its_marks(fresh, window):
    plugin = classFactory(window)
    plugin.initGui()
    layer = QgsRasterLayer(f"layers=x&styles=&format=image/png&url={WMS}", "flood", "wms")
    QgsProject.instance().addMapLayer(layer)
    pump_until(lambda: marks_of(layer, window))
    plugin.unload()
    assert marks_of(layer, window) == []

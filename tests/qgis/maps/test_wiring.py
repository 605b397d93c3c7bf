"""The whole plugin: what it does with map layers and QGIS's connections from start to end, and not after."""

from __future__ import annotations

import pytest
from qgis.core import QgsOwsConnection, QgsRasterLayer

from geoportfolio.core.gis import marks, web_layers
from geoportfolio.core.gis.connections import Connection, Connections
from geoportfolio.core.gis.map_catalogue import MapLayer
from geoportfolio.core.gis.ows_connections import title_of
from geoportfolio.plugin import GeoPortfolioPlugin
from tests.support.window import Window


@pytest.fixture
def window(project):
    made = Window()
    yield made
    made.close()


def by_hand(project, server, name) -> QgsRasterLayer:
    layer = QgsRasterLayer(web_layers.wms_uri(server, MapLayer("wind_bands")), name, "wms")
    project.addMapLayer(layer)
    return layer


def test_from_start_to_end_and_not_after(office, window, project, server, sandbox):
    plugin = GeoPortfolioPlugin(window)
    plugin.initGui()
    connections = plugin.workbench().session.connections
    assert QgsOwsConnection.connectionList("WMS") == [] and sandbox.requests == ()
    connections.save(Connection("home", sandbox.url), sandbox.key)
    assert QgsOwsConnection.connectionList("WMS") == [title_of("home")] and window.reloads == 1
    assert marks.is_map(by_hand(project, server, "while it runs"))
    plugin.unload()
    Connections().save(Connection("later", sandbox.url + "/later"), "key")
    connections.save(Connection("home", sandbox.url + "/moved"), "key")
    assert QgsOwsConnection.connectionList("WMS") == [title_of("home")] and window.reloads == 1
    assert not marks.is_map(by_hand(project, server, "after it"))

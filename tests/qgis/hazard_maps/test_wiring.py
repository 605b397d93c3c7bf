"""The whole plugin: what it does with map layers and QGIS's connections from start to end, and not after."""

from __future__ import annotations

import pytest
from qgis.core import QgsOwsConnection, QgsRasterLayer

from geoportfolio.core.gis.connections.connections import Connection, Connections
from geoportfolio.core.gis.hazard_maps.catalog import MapLayer
from geoportfolio.core.gis.hazard_maps.qgis_connections import title_of
from geoportfolio.core.gis.layers import uris
from geoportfolio.plugin import GeoPortfolioPlugin
from tests.support.window import Window


@pytest.fixture
def window(project):
    made = Window()
    yield made
    made.close()


def test_from_start_to_end_and_not_after(office, window, project, server, sandbox):
    plugin = GeoPortfolioPlugin(window)
    plugin.initGui()
    connections = plugin.window().connections
    assert QgsOwsConnection.connectionList("WMS") == [] and sandbox.requests == ()
    connections.save(Connection("home", sandbox.url), sandbox.key)
    assert QgsOwsConnection.connectionList("WMS") == [title_of("home")] and window.reloads == 1
    layer = QgsRasterLayer(uris.wms_uri(server, MapLayer("wind_bands")), "by hand", "wms")
    project.addMapLayer(layer)
    source = layer.source()
    plugin.unload()
    Connections().save(Connection("later", sandbox.url + "/later"), "key")
    connections.save(Connection("home", sandbox.url + "/moved"), "key")
    assert QgsOwsConnection.connectionList("WMS") == [title_of("home")] and window.reloads == 1
    assert layer.source() == source

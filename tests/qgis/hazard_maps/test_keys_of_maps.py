"""Which key a map layer is shown with: the present one, and never one that the service refuses."""

from __future__ import annotations

import pytest
from qgis.core import QgsNetworkAccessManager, QgsRasterLayer
from qgis.PyQt.QtCore import QUrl

from geoportfolio.core.gis.connections.connections import Connection
from geoportfolio.core.gis.hazard_maps.catalog import FeatureType, MapLayer
from geoportfolio.core.gis.hazard_maps.layers import Chosen
from geoportfolio.core.gis.layers import uris
from tests.support.maps import OFFICE, add_maps, change_sources

WIND, ZONES = MapLayer("wind_bands"), FeatureType("wind_bands")


@pytest.mark.parametrize("chosen", [Chosen(WIND), Chosen(features=ZONES)], ids=["WMS", "WFS"])
def test_no_layer_is_added_with_a_key_that_the_service_refuses(chosen, project, office, server, sandbox):
    with sandbox.behaving(capabilities_age=3600):
        came = []
        for key in ("wrong", sandbox.key, "revoked", sandbox.key):
            office.save(Connection(OFFICE, sandbox.url), key)
            added = add_maps(project, server, [chosen])
            came.append((len(added.layers), len(added.refused)))
    assert came == [(0, 1), (1, 0), (0, 1), (1, 0)]


@pytest.mark.parametrize("chosen", [Chosen(WIND), Chosen(features=ZONES)], ids=["WMS", "WFS"])
def test_no_layer_on_the_map_stays_valid_with_a_key_that_is_refused(chosen, project, office, server, sandbox):
    with sandbox.behaving(capabilities_age=3600):
        (layer,) = add_maps(project, server, [chosen]).layers
        valid = []
        for key in ("revoked", sandbox.key):
            office.save(Connection(OFFICE, sandbox.url), key)
            change_sources(project, server)
            valid.append(layer.isValid())
    assert valid == [False, True]


def test_capabilities_are_not_kept_on_disk(office, server, sandbox):
    with sandbox.behaving(capabilities_age=3600):
        assert QgsRasterLayer(uris.wms_uri(server, WIND), "wind", "wms").isValid()
    (asked,) = {r.path for r in sandbox.requests if r.query["REQUEST"] == "GetCapabilities"}
    cache = QgsNetworkAccessManager.instance().cache()
    addresses = [f"{sandbox.url}{asked}?SERVICE=WMS&REQUEST=GetCapabilities"]
    assert not any(cache.metaData(QUrl(address)).isValid() for address in addresses)

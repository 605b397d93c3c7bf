"""Maps that are being added while the rest of QGIS goes on."""

from __future__ import annotations

from qgis.core import QgsProject
from qgis.PyQt import sip
from qgis.PyQt.QtCore import QObject

from geoportfolio.core.gis.hazard_maps import layers as map_layers
from geoportfolio.core.gis.hazard_maps.layers import Chosen
from geoportfolio.core.gis.layers import uris
from geoportfolio.ui.hazard_maps.adding import Adder
from tests.support.event_loop import let_go, pump_until
from tests.support.maps import CONNECTION


def test_a_plugin_that_goes_in_the_middle_of_a_map_adds_no_more(picker, bench, monkeypatch):
    catalog = bench.catalog.maps(CONNECTION)
    plugin = QObject()
    adder, asked = Adder(bench), []
    adder.setParent(plugin)
    add_layer = map_layers.add_layer

    def goes(*made):
        asked.append(made)
        why_not = add_layer(*made)
        adder.close()
        sip.delete(plugin)
        return why_not

    monkeypatch.setattr(map_layers, "add_layer", goes)
    server = uris.server_of(bench.connections, CONNECTION)
    chosen = [Chosen(catalog.maps[0]), Chosen(None, catalog.features[0])]
    adder.add(bench.requests.client(CONNECTION), server, chosen, catalog)
    pump_until(lambda: asked)
    let_go()
    assert len(asked) == 1 and len(map_layers.maps_in(QgsProject.instance())) == 1

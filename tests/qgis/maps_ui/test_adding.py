"""Maps that are being added while the rest of QGIS goes on: it lets events in until a map has its answers."""

from __future__ import annotations

from qgis.core import QgsProject
from qgis.PyQt import sip
from qgis.PyQt.QtCore import QObject

from geoportfolio.core.gis import web_layers
from geoportfolio.core.gis.web_layers import Chosen
from geoportfolio.ui.maps.adding import Adder
from tests.qgis.maps_ui.test_desk import CONNECTION, desk, picker  # noqa: F401


def test_a_plugin_that_goes_in_the_middle_of_a_map_adds_no_more(picker, bench, monkeypatch):  # noqa: F811
    session = bench.session
    catalogue = session.directory.maps(CONNECTION)
    plugin = QObject()
    adder, asked = Adder(session, plugin), []
    add_maps = web_layers.add_maps

    def goes(*wanted):
        asked.append(wanted)
        added = add_maps(*wanted)
        adder.close()
        sip.delete(plugin)
        return added

    monkeypatch.setattr(web_layers, "add_maps", goes)
    server = web_layers.server_of(session.connections, CONNECTION)
    chosen = [Chosen(catalogue.maps[0]), Chosen(None, catalogue.features[0])]
    adder.add(session.client(CONNECTION), server, chosen, catalogue)
    assert len(asked) == 1 and len(web_layers.maps_in(QgsProject.instance())) == 1

"""Maps that are being added while the rest of QGIS goes on."""

from __future__ import annotations

from qgis.core import QgsProject
from qgis.PyQt import sip
from qgis.PyQt.QtCore import QObject

from geoportfolio.core.gis import web_layers
from geoportfolio.core.gis.web_layers import Chosen
from geoportfolio.ui.maps.adding import Adder
from tests.support.event_loop import let_go, pump_until
from tests.support.maps import CONNECTION


def test_a_plugin_that_goes_in_the_middle_of_a_map_adds_no_more(picker, bench, monkeypatch):
    session = bench.session
    catalogue = session.directory.maps(CONNECTION)
    plugin = QObject()
    adder, asked = Adder(session, plugin), []
    add_made = web_layers.add_made

    def goes(*made):
        asked.append(made)
        added = add_made(*made)
        adder.close()
        sip.delete(plugin)
        return added

    monkeypatch.setattr(web_layers, "add_made", goes)
    server = web_layers.server_of(session.connections, CONNECTION)
    chosen = [Chosen(catalogue.maps[0]), Chosen(None, catalogue.features[0])]
    adder.add(session.client(CONNECTION), server, chosen, catalogue)
    pump_until(lambda: asked)
    let_go()
    assert len(asked) == 1 and len(web_layers.maps_in(QgsProject.instance())) == 1

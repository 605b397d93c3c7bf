"""Maps of the sandbox in QGIS."""

from __future__ import annotations

from dataclasses import replace

from qgis.core import QgsRasterLayer, QgsVectorLayer

from geoportfolio.core.api import Client
from geoportfolio.core.gis import web_layers
from geoportfolio.core.gis.map_catalogue import FeatureType, MapLayer
from tests.e2e.heartbeat import Heartbeat
from tests.support.event_loop import let_go, pump_until
from tests.support.service import QUICK

OFFICE = "office"
CONNECTION = "environment"
MOST_MS = 500
"""Half of the shortest delay of an answer here. A busy disk stops a thread, too: 110 ms have been seen."""


def done(bench) -> None:
    pump_until(lambda: not bench.maps.adder.is_busy)
    let_go()


def longest_wait(heartbeat: Heartbeat) -> int:
    gaps = heartbeat.gaps()["gaps"]
    return max((gap["ms"] - gap["cpu_ms"] - gap["queued_ms"] for gap in gaps), default=0)


def names_in(project, group=web_layers.GROUP):
    found = project.layerTreeRoot().findGroup(group)
    return [node.name() for node in found.children()]


def made_map(server):
    return QgsRasterLayer(web_layers.wms_uri(server, MapLayer("wind_bands")), "map", "wms")


def made_features(server):
    with web_layers.asked_anew():
        return QgsVectorLayer(web_layers.wfs_uri(server, FeatureType("wind_bands")), "features", "WFS")


def client_of(connections) -> Client:
    return Client(replace(connections.config(OFFICE), retry=QUICK))

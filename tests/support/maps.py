"""Maps of the sandbox in QGIS."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Optional, Sequence

from qgis.core import QgsMapLayer, QgsProject, QgsRasterLayer, QgsVectorLayer

from geoportfolio.core.api import Client
from geoportfolio.core.gis.hazard_maps import layer_source, responses
from geoportfolio.core.gis.hazard_maps import layers as map_layers
from geoportfolio.core.gis.hazard_maps.catalog import FeatureType, MapCatalog, MapLayer
from geoportfolio.core.gis.hazard_maps.layers import Chosen
from geoportfolio.core.gis.layers import uris
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


def names_in(project, group=map_layers.GROUP):
    found = project.layerTreeRoot().findGroup(group)
    return [node.name() for node in found.children()]


def made_map(server):
    return QgsRasterLayer(uris.wms_uri(server, MapLayer("wind_bands")), "map", "wms")


def made_features(server):
    with responses.without_wfs_cache():
        return QgsVectorLayer(uris.wfs_uri(server, FeatureType("wind_bands")), "features", "WFS")


@dataclass(frozen=True)
class Added:
    """The layers that were added, and those that were not: title and a sentence with the reason."""

    layers: tuple[QgsMapLayer, ...]
    refused: tuple[tuple[str, str], ...]


def add_maps(
    project: QgsProject,
    server: uris.MapServer,
    chosen: Sequence[Chosen],
    catalog: Optional[MapCatalog] = None,
) -> Added:
    """Make *chosen*, maps before features, and add it to *project*, all in this thread."""
    maps = [replace(each, features=None) for each in chosen if each.layer is not None]
    features = [Chosen(features=each.features) for each in chosen if each.features is not None]
    known = catalog or MapCatalog(
        tuple(each.layer for each in maps), tuple(each.features for each in features)
    )
    added, refused = [], []
    for each in (*maps, *features):
        layer = map_layers.make_layer(server, each, known)
        why_not = map_layers.add_layer(project, server, each, layer, known)
        if why_not:
            offered = each.layer or each.features
            refused.append((offered.title or offered.name, why_not))
        else:
            added.append(layer)
    return Added(tuple(added), tuple(refused))


def change_sources(
    project: QgsProject, server: uris.MapServer, layers: Optional[Sequence[QgsMapLayer]] = None
) -> list[QgsMapLayer]:
    """Show *layers*, or all maps, by *server* at once; return those that are still in *project*."""
    ids = [layer.id() for layer in (map_layers.maps_in(project) if layers is None else layers)]
    for layer_id in ids:
        if layer := project.mapLayer(layer_id):
            layer_source.change_source(project, layer, server)
    return list(filter(None, map(project.mapLayer, ids)))


def client_of(connections) -> Client:
    return Client(replace(connections.config(OFFICE), retry=QUICK))

"""Maps and features of a connection as QGIS's own WMS and WFS layers (spec 4.7).

Main thread only, but for :func:`make_layer`.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain, count
from typing import Optional, Union

from qgis.core import (
    QgsAbstractMetadataBase,
    QgsLayerMetadata,
    QgsLayerTreeLayer,
    QgsMapLayer,
    QgsProject,
    QgsRasterLayer,
    QgsVectorLayer,
    QgsWkbTypes,
)

from ...api.errors import Cancelled, UnreadableAnswer
from .. import compat
from ..connections.connections import Connections
from ..layers import identity
from ..layers.identity import CONNECTION, HOST, host_of, is_map
from ..layers.layer_tree import insert_layer, opened
from ..layers.services import connection_in
from ..layers.uris import MAP, WFS, WMS, MapServer, name_of, service_url, uri_of, wfs_uri, wms_uri
from ..storage.geopackage import TABLE
from ..text.error_messages import sentence
from ..text.languages import tr
from ..text.plain_text import unmarked
from .catalog import FeatureType, MapCatalog, MapLayer
from .features import StoredFeatures
from .responses import without_wfs_cache

GROUP = "Hazard"
OPACITY = 0.6
_UNKNOWN = MapCatalog()


@dataclass(frozen=True)
class Chosen:
    """What to put on the map: a map, in a style or the default one, features, or both."""

    layer: Optional[MapLayer] = None
    features: Optional[FeatureType] = None
    style: str = ""


def make_layer(server: MapServer, chosen: Chosen, catalog: MapCatalog = _UNKNOWN) -> QgsMapLayer:
    """Return the layer of the map, or else of the features, of *chosen*, valid or not; in any thread."""
    if chosen.layer is None:
        with without_wfs_cache():
            features = QgsVectorLayer(wfs_uri(server, chosen.features), chosen.features.name, WFS)
        features.setOpacity(OPACITY)
        return features
    drawn = QgsRasterLayer(wms_uri(server, chosen.layer, chosen.style, catalog), chosen.layer.name, WMS)
    if drawn.isValid():
        _set_appearance(drawn, chosen.layer)
    return drawn


def add_layer(
    project: QgsProject,
    server: MapServer,
    chosen: Chosen,
    layer: QgsMapLayer,
    catalog: MapCatalog = _UNKNOWN,
) -> str:
    """Add what :func:`make_layer` has made to the group "Hazard".

    Maps are above features, each in the order of *catalog*. A layer that QGIS can't show is not added.

    :return: a message on why it was not added; empty: it was added.
    """
    offered = chosen.layer or chosen.features
    if not layer.isValid() or _is_unreadable(layer):
        return _why_not(offered, layer)
    _add(project, layer, server, offered, offered.title or offered.name, catalog)
    return ""


def add_stored_features(
    project: QgsProject,
    server: MapServer,
    feature_type: FeatureType,
    features: StoredFeatures,
    catalog: MapCatalog = _UNKNOWN,
) -> QgsVectorLayer:
    """Add the file of :func:`~.features.store_features` to the group "Hazard", as :func:`add_layer` does.

    An incomplete download is marked in the layer's name.

    :raises OSError: QGIS can't open the file.
    """
    title = feature_type.title or feature_type.name
    if isinstance(features.error, Cancelled):
        title = tr("{title} (stopped)").format(title=title)
    elif features.error is not None:
        title = tr("{title} (incomplete)").format(title=title)
    layer = opened(features.stored.path, TABLE, title, project.transformContext())
    for field in features.stored.fields:
        if field.name != field.original:
            layer.setFieldAlias(layer.fields().indexOf(field.name), unmarked(field.original))
    layer.setOpacity(OPACITY)
    layer.setCustomProperty(MAP, feature_type.name)
    set_server(layer, server)
    identity.stamp(layer)
    _add(project, layer, server, feature_type, title, catalog)
    return layer


def maps_in(project: QgsProject) -> list[QgsMapLayer]:
    """Return the maps and features of our services in *project*, by name."""
    layers = (layer for layer in project.mapLayers().values() if is_map(layer))
    return sorted(layers, key=lambda layer: layer.name().casefold())


def connection_of(layer: QgsMapLayer, connections: Connections) -> str:
    """Return the connection of the WMS or WFS layer *layer*; empty if none has its service.

    With several for the same service, it is the one with the layer's authcfg, else the default one.
    """
    authcfg = uri_of(layer).authConfigId()
    own = (name for name in connections.names() if authcfg and connections.authcfg(name) == authcfg)
    return connection_in(layer.project(), host_of(layer), connections, *own)


def set_server(layer: QgsMapLayer, server: MapServer) -> None:
    """Store service and connection in a layer of downloaded features."""
    layer.setCustomProperty(HOST, server.base_url)
    layer.setCustomProperty(CONNECTION, server.name)


def _add(
    project: QgsProject,
    layer: QgsMapLayer,
    server: MapServer,
    offered: Union[MapLayer, FeatureType],
    title: str,
    catalog: MapCatalog,
) -> None:
    _describe(layer, server, offered)
    layer.setName(_free_name(layer, title, project))
    node = insert_layer(project, layer, GROUP, _position(project, layer, _ranks(catalog)))
    node.setExpanded(True)


def _free_name(layer: QgsMapLayer, title: str, project: QgsProject) -> str:
    """Return *title*; if *project* already has it, with "features" for feature layers, then with a number."""
    taken = {each.name() for each in project.mapLayers().values()}
    names = [title]
    if isinstance(layer, QgsVectorLayer):
        names.append(tr("{title}, features").format(title=title))
    numbered = chain(names, (f"{names[-1]} ({number})" for number in count(2)))
    return next(name for name in numbered if name not in taken)


def _set_appearance(layer: QgsRasterLayer, described: MapLayer) -> None:
    layer.setOpacity(OPACITY)
    if described.min_scale or described.max_scale:
        layer.setScaleBasedVisibility(True)
        layer.setMinimumScale(described.min_scale)
        layer.setMaximumScale(described.max_scale)


def _is_unreadable(layer: QgsMapLayer) -> bool:
    """Return whether QGIS took broken GML for features without CRS and rows; a table has no geometry."""
    return (
        isinstance(layer, QgsVectorLayer)
        and not layer.crs().isValid()
        and layer.wkbType() != QgsWkbTypes.Type.NoGeometry
    )


def _why_not(offered: Union[MapLayer, FeatureType], layer: QgsMapLayer) -> str:
    """Return why QGIS can't show *layer*, as QGIS itself only reports a URL and "Provider is not valid"."""
    if name_of(layer) != offered.name:
        return tr("QGIS cannot request the name '{name}'. Ask your provider for one without '%'.").format(
            name=offered.name
        )
    if layer.isValid():
        return sentence(UnreadableAnswer("wfs_feature: no CRS", seen="GML without a CRS"))
    if isinstance(offered, MapLayer) and offered.has_odd_extent:
        return tr(
            "The service gives no valid extent for this map, so QGIS may refuse it. Ask your provider to "
            "correct it."
        )
    return tr(
        "The map service did not return it to QGIS. Test the connection and its API key, then add it again."
    )


def _ranks(catalog: MapCatalog) -> dict[tuple[bool, str], int]:
    """Return the rank of each name in the service's order; maps are before features."""
    ranks = {(True, layer.name): number for number, layer in enumerate(catalog.maps)}
    start = len(ranks)
    return {**ranks, **{(False, f.name): start + number for number, f in enumerate(catalog.features)}}


def _position(project: QgsProject, layer: QgsMapLayer, ranks: dict[tuple[bool, str], int]) -> int:
    """Return the position of *layer* in the group, among the layers of its service in the service's order."""
    group = project.layerTreeRoot().findGroup(GROUP)
    rank = _rank(layer, ranks)
    position = 0
    for number, node in enumerate(group.children() if group is not None else ()):
        other = node.layer() if isinstance(node, QgsLayerTreeLayer) else None
        if other is not None and host_of(other) == host_of(layer) and _rank(other, ranks) <= rank:
            position = number + 1
    return position


def _rank(layer: QgsMapLayer, ranks: dict[tuple[bool, str], int]) -> int:
    is_drawn = isinstance(layer, QgsRasterLayer)
    return ranks.get((is_drawn, name_of(layer)), len(ranks) * (1 if is_drawn else 2))


def _describe(layer: QgsMapLayer, server: MapServer, described: Union[MapLayer, FeatureType]) -> None:
    title, abstract = unmarked(described.title or described.name), unmarked(described.abstract)
    compat.describe(layer, title, abstract)
    metadata = QgsLayerMetadata()
    metadata.setIdentifier(unmarked(described.name))
    metadata.setType("dataset")
    metadata.setTitle(title)
    metadata.setAbstract(abstract)
    metadata.setCrs(layer.crs())
    service = WMS if layer.providerType() == WMS else WFS
    links = [_link(service.upper(), server, service)]
    counterpart = described.feature_type if isinstance(described, MapLayer) else ""
    if counterpart:
        text = tr("Features: {name}").format(name=unmarked(counterpart))
        links.append(_link(text, server, WFS))
    metadata.setLinks(links)
    layer.setMetadata(metadata)


def _link(title: str, server: MapServer, provider: str) -> QgsAbstractMetadataBase.Link:
    return QgsAbstractMetadataBase.Link(title, f"OGC:{provider.upper()}", service_url(server, provider))

"""Maps and features of a connection as QGIS's own WMS and WFS layers (spec 4.7).

Main thread only, but for what :func:`makers` gives.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import chain, count
from typing import Callable, Optional, Sequence, Union

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
from qgis.PyQt.QtCore import QCoreApplication

from ..api.errors import Cancelled, UnreadableAnswer
from . import compat, provenance
from .geopackage import TABLE
from .jobs.map_features import StoredFeatures
from .layer_groups import insert_layer, opened
from .layers import CONNECTION, HOST
from .map_catalogue import FeatureType, MapCatalogue, MapLayer
from .map_sources import (
    MAP,
    WFS,
    WMS,
    MapServer,
    is_below_server,
    name_of,
    server_of,
    service_url,
    uri_of,
    wfs_uri,
    wms_uri,
)
from .marks import is_map
from .network import asked_anew
from .plain_text import unmarked
from .sentences import sentence

__all__ = [
    "GROUP",
    "MAP",
    "WFS",
    "WMS",
    "Added",
    "Chosen",
    "MapServer",
    "add_made",
    "add_maps",
    "add_stored_features",
    "adopt",
    "connection_of",
    "host_of",
    "is_below_server",
    "is_map",
    "makers",
    "maps_in",
    "name_of",
    "server_of",
    "service_url",
    "uri_of",
    "wfs_uri",
    "wms_uri",
]

translate = QCoreApplication.translate

GROUP = "Hazard"
OPACITY = 0.6


@dataclass(frozen=True)
class Chosen:
    """What to put on the map: a map, in a style or the default one, features, or both."""

    layer: Optional[MapLayer] = None
    features: Optional[FeatureType] = None
    style: str = ""


@dataclass(frozen=True)
class Added:
    """The layers that came, and those that did not: title and a sentence with the reason."""

    layers: tuple[QgsMapLayer, ...]
    refused: tuple[tuple[str, str], ...] = ()


Made = tuple[Union[MapLayer, FeatureType], QgsMapLayer]
"""A layer and what it shows."""


def add_maps(
    project: QgsProject,
    server: MapServer,
    chosen: Sequence[Chosen],
    catalogue: Optional[MapCatalogue] = None,
) -> Added:
    """Add *chosen* to the group "Hazard", maps above features, each in the order of the service.

    A layer that QGIS can't show is not added.
    """
    return add_made(project, server, [make() for make in makers(server, chosen, catalogue)], catalogue)


def makers(
    server: MapServer, chosen: Sequence[Chosen], catalogue: Optional[MapCatalogue] = None
) -> list[Callable[[], Made]]:
    """Return for each layer of *chosen*, maps before features, what makes it, valid or not; in any thread."""
    maps = [
        partial(_made_map, server, choice.layer, choice.style, catalogue)
        for choice in chosen
        if choice.layer is not None
    ]
    features = [
        partial(_made_features, server, each.features) for each in chosen if each.features is not None
    ]
    return [*maps, *features]


def add_made(
    project: QgsProject, server: MapServer, made: Sequence[Made], catalogue: Optional[MapCatalogue] = None
) -> Added:
    """Add what :func:`makers` have made to the group "Hazard", as :func:`add_maps` does. Main thread."""
    offers = [offered for offered, _ in made]
    known = catalogue or MapCatalogue(
        tuple(each for each in offers if isinstance(each, MapLayer)),
        tuple(each for each in offers if isinstance(each, FeatureType)),
    )
    added: list[QgsMapLayer] = []
    refused = []
    for offered, layer in made:
        title = offered.title or offered.name
        if not layer.isValid() or _is_unreadable(layer):
            refused.append((title, _why_not(offered, layer)))
            continue
        _add(project, layer, server, title, known)
        added.append(layer)
    return Added(tuple(added), tuple(refused))


def add_stored_features(
    project: QgsProject,
    server: MapServer,
    feature_type: FeatureType,
    features: StoredFeatures,
    catalogue: Optional[MapCatalogue] = None,
) -> QgsVectorLayer:
    """Add the file of ``jobs.store_features`` to the group "Hazard", as :func:`add_maps` adds a WFS layer.

    The name of one that was stopped, or is not whole for another reason, says so.

    :raises OSError: when QGIS can't open the file.
    """
    title = feature_type.title or feature_type.name
    if isinstance(features.error, Cancelled):
        title = translate("GeoPortfolio", "{title} (stopped)").format(title=title)
    elif features.error is not None:
        title = translate("GeoPortfolio", "{title} (incomplete)").format(title=title)
    layer = opened(features.stored.path, TABLE, title, project.transformContext())
    for field in features.stored.fields:
        if field.name != field.original:
            layer.setFieldAlias(layer.fields().indexOf(field.name), unmarked(field.original))
    layer.setOpacity(OPACITY)
    layer.setCustomProperty(MAP, feature_type.name)
    provenance.stamp(layer)
    known = catalogue or MapCatalogue(features=(feature_type,))
    _add(project, layer, server, title, known)
    return layer


def adopt(layer: QgsMapLayer, server: MapServer, catalogue: Optional[MapCatalogue] = None) -> None:
    """Write onto *layer* where it comes from, and what the service says of it, where *catalogue* knows it."""
    name = name_of(layer)
    layer.setCustomProperty(MAP, name)
    stamp_server(layer, server)
    described = _described(layer, name, catalogue or MapCatalogue())
    if described is not None:
        _describe(layer, server, described)


def maps_in(project: QgsProject) -> list[QgsMapLayer]:
    """The maps and features of our services in *project*, by name."""
    layers = (layer for layer in project.mapLayers().values() if is_map(layer))
    return sorted(layers, key=lambda layer: layer.name().casefold())


def host_of(layer: QgsMapLayer) -> str:
    """The base URL of the service that *layer* shows; empty for others."""
    return str(layer.customProperty(HOST) or "") if is_map(layer) else ""


def connection_of(layer: QgsMapLayer) -> str:
    """The name of the connection by which *layer* is shown; empty: it names none."""
    return str(layer.customProperty(CONNECTION) or "")


def stamp_server(layer: QgsMapLayer, server: MapServer) -> None:
    """Have *layer* say of which service it is, and by which connection."""
    layer.setCustomProperty(HOST, server.base_url)
    layer.setCustomProperty(CONNECTION, server.name)
    provenance.keep(layer)


def _made_map(server: MapServer, offered: MapLayer, style: str, catalogue: Optional[MapCatalogue]) -> Made:
    layer = QgsRasterLayer(wms_uri(server, offered, style, catalogue), offered.name, WMS)
    if layer.isValid():
        _look(layer, offered)
    return offered, layer


def _made_features(server: MapServer, offered: FeatureType) -> Made:
    with asked_anew():
        layer = QgsVectorLayer(wfs_uri(server, offered), offered.name, WFS)
    layer.setOpacity(OPACITY)
    return offered, layer


def _add(
    project: QgsProject,
    layer: QgsMapLayer,
    server: MapServer,
    title: str,
    catalogue: MapCatalogue,
) -> None:
    adopt(layer, server, catalogue)
    layer.setName(_free_name(layer, title, project))
    node = insert_layer(project, layer, GROUP, _position(project, layer, _ranks(catalogue)))
    # It is taken for open already, but the tree shows it so only when that changes while it has its legend.
    node.setExpanded(False)
    node.setExpanded(True)


def _free_name(layer: QgsMapLayer, title: str, project: QgsProject) -> str:
    """*title*; where *project* has it already, with "features" for those, and then with a number."""
    taken = {each.name() for each in project.mapLayers().values()}
    names = [title]
    if isinstance(layer, QgsVectorLayer):
        names.append(translate("GeoPortfolio", "{title}, features").format(title=title))
    numbered = chain(names, (f"{names[-1]} ({number})" for number in count(2)))
    return next(name for name in numbered if name not in taken)


def _look(layer: QgsRasterLayer, described: MapLayer) -> None:
    layer.setOpacity(OPACITY)
    if described.min_scale or described.max_scale:
        layer.setScaleBasedVisibility(True)
        layer.setMinimumScale(described.min_scale)
        layer.setMaximumScale(described.max_scale)


def _is_unreadable(layer: QgsMapLayer) -> bool:
    """Whether QGIS takes broken GML for features without CRS and rows; a table has no geometry at all."""
    return (
        isinstance(layer, QgsVectorLayer)
        and not layer.crs().isValid()
        and layer.wkbType() != QgsWkbTypes.Type.NoGeometry
    )


def _why_not(offered: Union[MapLayer, FeatureType], layer: QgsMapLayer) -> str:
    """QGIS's own words are an address and "Provider is not valid", so it is not asked."""
    if name_of(layer) != offered.name:
        return translate(
            "GeoPortfolio",
            "QGIS can't ask for the name '{name}'. Ask those who run the service for one without '%'.",
        ).format(name=offered.name)
    if layer.isValid():
        return sentence(UnreadableAnswer("wfs_feature: no CRS", seen="GML without a CRS"))
    if isinstance(offered, MapLayer) and offered.has_odd_extent:
        return translate(
            "GeoPortfolio",
            "The service gives no readable extent for this map, so QGIS may refuse it. Ask those who run the "
            "service to correct it.",
        )
    return translate(
        "GeoPortfolio",
        "The map service did not give it to QGIS. Test the connection and its key, then add it again.",
    )


def _ranks(catalogue: MapCatalogue) -> dict[tuple[bool, str], int]:
    """The place of each name in the service's order; maps come before features."""
    ranks = {(True, layer.name): number for number, layer in enumerate(catalogue.maps)}
    start = len(ranks)
    return {**ranks, **{(False, f.name): start + number for number, f in enumerate(catalogue.features)}}


def _position(project: QgsProject, layer: QgsMapLayer, ranks: dict[tuple[bool, str], int]) -> int:
    """Where *layer* goes in the group: among those of its service in the service's order."""
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
    return ranks.get((is_drawn, str(layer.customProperty(MAP) or "")), len(ranks) * (1 if is_drawn else 2))


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
        text = translate("GeoPortfolio", "Features: {name}").format(name=unmarked(counterpart))
        links.append(_link(text, server, WFS))
    metadata.setLinks(links)
    layer.setMetadata(metadata)


def _described(layer: QgsMapLayer, name: str, catalogue: MapCatalogue) -> Union[MapLayer, FeatureType, None]:
    known = catalogue.maps if isinstance(layer, QgsRasterLayer) else catalogue.features
    return next((each for each in known if each.name == name), None)


def _link(title: str, server: MapServer, provider: str) -> QgsAbstractMetadataBase.Link:
    return QgsAbstractMetadataBase.Link(title, f"OGC:{provider.upper()}", service_url(server, provider))

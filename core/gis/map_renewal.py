"""Maps in a project whose service has another key or address by now: asked for again. Main thread only."""

from __future__ import annotations

from contextlib import contextmanager
from functools import partial
from typing import Callable, Iterator, Optional, Sequence

from qgis.core import (
    QgsDataProvider,
    QgsMapLayer,
    QgsMapLayerLegend,
    QgsProject,
    QgsRasterLayer,
    QgsReadWriteContext,
    QgsVectorLayer,
)
from qgis.PyQt import sip
from qgis.PyQt.QtCore import QSignalBlocker
from qgis.PyQt.QtXml import QDomDocument

from . import keys
from .map_sources import (
    WFS,
    WMS,
    MapServer,
    moved,
    uri_of,
)
from .network import asked_anew
from .web_layers import connection_of, host_of, maps_in, stamp_server

_NO_PROVIDER = "none"


def renew(
    project: QgsProject,
    server: MapServer,
    host: str = "",
    layers: Optional[Sequence[QgsMapLayer]] = None,
) -> list[QgsMapLayer]:
    """After the key or the address of *server* has changed: its layers, asked for again.

    An invalid layer so becomes valid, and keeps its style and its place.

    :param host: the base URL that they had before; empty: that of *server*.
    :param layers: those of them that are meant; None: all.
    :returns: without those that have left *project* meanwhile, as QGIS lets events in while it asks.
    """
    host = host or server.base_url
    meant = [layer for layer in (maps_in(project) if layers is None else layers) if host_of(layer) == host]
    ids = [layer.id() for layer in meant]
    with asked_anew():
        for layer_id in ids:
            layer = project.mapLayer(layer_id)
            if layer is not None:
                _renew(project, layer, server, host)
    return [layer for layer in map(project.mapLayer, ids) if layer is not None]


def _renew(project: QgsProject, layer: QgsMapLayer, server: MapServer, host: str) -> None:
    name, provider = connection_of(layer), layer.providerType()
    stamp_server(layer, server)
    if provider not in (WMS, WFS):
        return
    options = QgsDataProvider.ProviderOptions()
    options.transformContext = layer.transformContext()
    source = _new_source(layer, server, host, name)
    was_valid, known, metadata = layer.isValid(), _known_of(layer), layer.metadata().clone()
    if isinstance(layer, QgsVectorLayer):
        _take_provider(layer, options)
    with _staying(project, layer), _no_legend_under_way(layer):
        layer.setDataSource(source, layer.name(), provider, options, False)
    if sip.isdeleted(layer):
        return
    if was_valid != layer.isValid():
        _keep_known(layer, known)
        stamp_server(layer, server)
    # QGIS forgets those of a map, too.
    layer.setMetadata(metadata)
    layer.reload()
    layer.triggerRepaint()


def maker_of(layer: QgsMapLayer, server: MapServer) -> Callable[[], QgsMapLayer]:
    """Return what makes a layer of what *layer* is about to show by *server*; in any thread."""
    source = _new_source(layer, server, host_of(layer), connection_of(layer))
    return partial(_made, type(layer), source, layer.providerType())


def _made(kind: type[QgsMapLayer], source: str, provider: str) -> QgsMapLayer:
    with asked_anew():
        return kind(source, "", provider)


def _new_source(layer: QgsMapLayer, server: MapServer, host: str, name: str) -> str:
    """The source of *layer*, which was shown by the connection *name*, at *server*."""
    authcfg = uri_of(layer).authConfigId()
    if not authcfg or authcfg == server.authcfg or keys.is_ours(authcfg, host, name):
        authcfg = server.authcfg
    return moved(layer, server, host, authcfg)


def _take_provider(layer: QgsVectorLayer, options: QgsDataProvider.ProviderOptions) -> None:
    """Leave *layer* without a provider, and tell nobody.

    QGIS deletes the old one first, and the new one (3.40) runs an event loop until it has its answers. Who
    counts or draws the features in that time would follow a pointer into nowhere.
    """
    with QSignalBlocker(layer):
        layer.setDataSource(layer.source(), layer.name(), _NO_PROVIDER, options, False)


@contextmanager
def _staying(project: QgsProject, layer: QgsMapLayer) -> Iterator[None]:
    """Whoever removes *layer* from *project*, or closes that, in this block: it is deleted after it.

    QGIS lets events in while it makes the provider, and then gives it to the layer, wherever that is. A
    project deletes only what is its own.
    """
    owner = layer.parent()
    layer.setParent(None)
    try:
        yield
    finally:
        if project.mapLayer(layer.id()) is layer:
            layer.setParent(owner)
        else:
            sip.delete(layer)


@contextmanager
def _no_legend_under_way(layer: QgsMapLayer) -> Iterator[None]:
    """No tree has the legend of *layer* in this block, in which its provider is deleted.

    A tree that waits for the picture reads the settings of the provider that it has asked, once the answer
    leads elsewhere, and QGIS lets answers in while it makes the new one. Without a legend to show, the tree
    drops what it has asked for.
    """
    if not isinstance(layer, QgsRasterLayer):
        yield
        return
    layer.setLegend(None)
    try:
        yield
    finally:
        layer.setLegend(QgsMapLayerLegend.defaultRasterLegend(layer))


def _known_of(layer: QgsMapLayer) -> QDomDocument:
    """What a project keeps of *layer*; of an invalid one what it has read, which is all there is."""
    document = QDomDocument()
    if not layer.isValid():
        document.setContent(layer.originalXmlProperties())
        return document
    root = document.createElement("maplayer")
    document.appendChild(root)
    layer.writeLayerXml(root, document, QgsReadWriteContext())
    return document


def _keep_known(layer: QgsMapLayer, known: QDomDocument) -> None:
    """Give *layer* the style that it had: QGIS forgets that of a map that becomes valid or invalid."""
    if layer.isValid():
        layer.readSymbology(known.documentElement(), "", QgsReadWriteContext())
        layer.setOriginalXmlProperties("")
        return
    root = known.documentElement()
    source = root.firstChildElement("datasource").firstChild()
    source.setNodeValue(layer.source())
    layer.setOriginalXmlProperties(known.toString())

"""Change the source of a map layer without the known crashes of QGIS while it creates the new provider."""

from __future__ import annotations

from contextlib import contextmanager
from functools import partial
from typing import Callable, Iterator

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

from ..connections import keys
from ..layers import identity
from ..layers.identity import host_of
from ..layers.uris import WFS, WMS, MapServer, moved, uri_of
from .layers import set_server
from .responses import without_wfs_cache

_NO_PROVIDER = "none"


def change_source(project: QgsProject, layer: QgsMapLayer, server: MapServer) -> None:
    """Point *layer*, which is in *project*, to *server*; style, metadata and position are kept.

    QGIS runs an event loop in this call. If the layer is removed or the project closed in it, the layer is
    deleted afterwards. For features in a file, only the stored service changes.
    """
    provider = layer.providerType()
    if provider not in (WMS, WFS):
        set_server(layer, server)
        identity.keep(layer)
        return
    options = QgsDataProvider.ProviderOptions()
    options.transformContext = layer.transformContext()
    source = _new_source(layer, server)
    was_valid, known, metadata = layer.isValid(), _known_of(layer), layer.metadata().clone()
    with without_wfs_cache():
        if isinstance(layer, QgsVectorLayer):
            _take_provider(layer, options)
        with _staying(project, layer), _no_legend_under_way(layer):
            layer.setDataSource(source, layer.name(), provider, options, False)
    if sip.isdeleted(layer):
        return
    if was_valid != layer.isValid():
        _keep_known(layer, known)
    # QGIS also loses the metadata of a map.
    layer.setMetadata(metadata)
    layer.reload()
    layer.triggerRepaint()


def maker_of(layer: QgsMapLayer, server: MapServer) -> Callable[[], QgsMapLayer]:
    """Return a function that creates, in any thread, the layer that *layer* will show from *server*."""
    return partial(_made, type(layer), _new_source(layer, server), layer.providerType())


def _made(kind: type[QgsMapLayer], source: str, provider: str) -> QgsMapLayer:
    with without_wfs_cache():
        return kind(source, "", provider)


def _new_source(layer: QgsMapLayer, server: MapServer) -> str:
    """Return the source of *layer* at *server*; an authcfg that the user chose is kept."""
    authcfg = uri_of(layer).authConfigId()
    if not authcfg or keys.is_free(authcfg, host_of(layer)):
        authcfg = server.authcfg
    return moved(layer, server, authcfg)


def _take_provider(layer: QgsVectorLayer, options: QgsDataProvider.ProviderOptions) -> None:
    """Remove the provider of *layer* without emitting a signal.

    QGIS deletes the old provider first, and the new one (3.40) runs an event loop until its requests finish.
    Code that counts or draws features in that time would use a dangling pointer.
    """
    with QSignalBlocker(layer):
        layer.setDataSource(layer.source(), layer.name(), _NO_PROVIDER, options, False)


@contextmanager
def _staying(project: QgsProject, layer: QgsMapLayer) -> Iterator[None]:
    """Delay the deletion of *layer* until the block ends, if it is removed from *project* within it.

    QGIS processes events while it creates the provider, and then sets it on the layer, even if that was
    deleted. A project only deletes layers that it owns.
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
    """Remove the legend of *layer* from all layer trees in this block, in which its provider is deleted.

    A tree that waits for a legend image reads the provider's settings when the response is a redirect, and
    QGIS processes responses while it creates the new provider. Without a legend, the tree cancels its
    request.
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
    """Return the properties of *layer* that a project stores; for an invalid layer those that it has read."""
    document = QDomDocument()
    if not layer.isValid():
        document.setContent(layer.originalXmlProperties())
        return document
    root = document.createElement("maplayer")
    document.appendChild(root)
    layer.writeLayerXml(root, document, QgsReadWriteContext())
    return document


def _keep_known(layer: QgsMapLayer, known: QDomDocument) -> None:
    """Restore the style of *layer*, as QGIS loses it when a map becomes valid or invalid."""
    if layer.isValid():
        layer.readSymbology(known.documentElement(), "", QgsReadWriteContext())
        layer.setOriginalXmlProperties("")
        return
    root = known.documentElement()
    source = root.firstChildElement("datasource").firstChild()
    source.setNodeValue(layer.source())
    layer.setOriginalXmlProperties(known.toString())

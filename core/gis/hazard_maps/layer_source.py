"""Give a map layer another source, without what makes QGIS crash while it makes the new provider."""

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
    """Show *layer*, which is in *project*, by *server*; its style, metadata and place stay.

    QGIS runs an event loop in this call: code that removes the layer, or closes the project, gets it
    deleted afterwards. Features in a file only say from now on of which service they are.
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
    # QGIS forgets those of a map, too.
    layer.setMetadata(metadata)
    layer.reload()
    layer.triggerRepaint()


def maker_of(layer: QgsMapLayer, server: MapServer) -> Callable[[], QgsMapLayer]:
    """Return what makes a layer of what *layer* is about to show by *server*; in any thread."""
    return partial(_made, type(layer), _new_source(layer, server), layer.providerType())


def _made(kind: type[QgsMapLayer], source: str, provider: str) -> QgsMapLayer:
    with without_wfs_cache():
        return kind(source, "", provider)


def _new_source(layer: QgsMapLayer, server: MapServer) -> str:
    """Return the source of *layer* at *server*; a key of the analyst's own that it names stays."""
    authcfg = uri_of(layer).authConfigId()
    if not authcfg or keys.is_free(authcfg, host_of(layer)):
        authcfg = server.authcfg
    return moved(layer, server, authcfg)


def _take_provider(layer: QgsVectorLayer, options: QgsDataProvider.ProviderOptions) -> None:
    """Leave *layer* without a provider, without a signal.

    QGIS deletes the old one first, and the new one (3.40) runs an event loop until it has its answers. Who
    counts or draws the features in that time would follow a pointer into nowhere.
    """
    with QSignalBlocker(layer):
        layer.setDataSource(layer.source(), layer.name(), _NO_PROVIDER, options, False)


@contextmanager
def _staying(project: QgsProject, layer: QgsMapLayer) -> Iterator[None]:
    """Delay the deletion of *layer* until the block ends, if it is removed from *project* within it.

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
    """Return what a project keeps of *layer*; of an invalid one what it has read, which is all there is."""
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

"""Maps of our services of which QGIS has read nothing.

It so treats layers whose key is in its password store when nobody gives the master password while a project
opens: name, style and properties stay in the file, and the next save is the end of them.
"""

from __future__ import annotations

from itertools import chain

from qgis.core import QgsDataSourceUri, QgsMapLayer, QgsProject
from qgis.PyQt.QtCore import QUrl
from qgis.PyQt.QtXml import QDomDocument, QDomElement

from .connections import Connections
from .map_sources import WMS


def unread_maps(project: QgsProject, document: QDomDocument, connections: Connections) -> tuple[str, ...]:
    """For each map in *document* that *project* has not read the connection that leads to it. Main thread.

    :param document: the project as QGIS has just read it.
    """
    if not any(map(is_unread, project.mapLayers().values())):
        return ()
    elements = document.elementsByTagName("maplayer")
    layers = (elements.at(number).toElement() for number in range(elements.count()))
    missing = (each for each in layers if project.mapLayer(_text(each, "id")) is None)
    return tuple(filter(None, (_owner(each, connections) for each in missing)))


def is_unread(layer: QgsMapLayer) -> bool:
    """Whether *layer* is an empty frame, under an id of its own."""
    return not layer.isValid() and not layer.name()


def _owner(layer: QDomElement, connections: Connections) -> str:
    """By the id of the key, or else by the address; ``""``: none of ours."""
    source = _text(layer, "datasource")
    uri = QgsDataSourceUri()
    if _text(layer, "provider") == WMS:
        uri.setEncodedUri(source)
    else:
        uri = QgsDataSourceUri(source)
    by_key = (name for name in connections.names() if uri.authConfigId() == connections.authcfg(name) != "")
    return next(chain(by_key, connections.names_for(QUrl(uri.param("url")))), "")


def _text(element: QDomElement, tag: str) -> str:
    return str(element.firstChildElement(tag).text())

"""Sources of map layers: URLs and authcfg for QGIS's WMS and WFS providers (spec 4.7).

A map layer is identified by its URL: it belongs to a service of ours if its path is that of an endpoint,
however it was added. No URL contains a key: :class:`~.network.KeyPreprocessor` adds it to QGIS's requests,
and a layer has only the id of the key in the authentication database.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Optional

from qgis.core import QgsDataSourceUri, QgsMapLayer

from ...api.config import normalized_url
from ...api.endpoints import BY_ID
from ...api.errors import InvalidAddress
from ..connections.connections import Connections

if TYPE_CHECKING:
    from ..hazard_maps.catalog import FeatureType, MapCatalog, MapLayer

MAP = "geoportfolio/map"
"""Custom property of downloaded features: their feature type."""
WMS, WFS = "wms", "WFS"
"""QGIS's names of its providers."""
_PATHS = {WMS: BY_ID["wms_map"].path, WFS: BY_ID["wfs_feature"].path}
_CAPABILITIES = "/GetCapabilities"
_OURS = re.compile(f"(.+?)(?:{'|'.join(_PATHS.values())})(?:/.*)?")
_INNER = ("IgnoreGetMapUrl", "IgnoreGetFeatureInfoUrl")


@dataclass(frozen=True)
class MapServer:
    """A connection as QGIS's providers need it.

    :param authcfg: empty if the key is not in the QGIS authentication database.
    """

    name: str
    base_url: str
    authcfg: str = ""
    path_style: bool = False


def server_of(connections: Connections, name: str) -> MapServer:
    """Return the connection *name* in the form that map layers need; never prompts.

    :raises UnknownConnection: there is no such connection.
    """
    connection = connections.get(name)
    is_path_style = connection.open_points.path_style_maps
    return MapServer(name, connection.base_url, connections.authcfg(name), is_path_style)


def service_url(server: MapServer, provider: str) -> str:
    """Return the URL of the capabilities, in the form of a QGIS WMS or WFS connection."""
    return server.base_url + _PATHS[provider] + (_CAPABILITIES if server.path_style else "")


def wms_uri(server: MapServer, layer: MapLayer, style: str = "", catalog: Optional[MapCatalog] = None) -> str:
    """Return the source of a WMS layer.

    Behind a gateway, the capabilities may contain an internal host, so all requests use the known URL, except
    for services with the operation in the path.

    :param catalog: shows, for such a service, whether its capabilities contain another host.
    """
    uri = QgsDataSourceUri()
    is_inner = not server.path_style or (catalog is not None and not catalog.has_own_addresses)
    parameters = {
        "crs": layer.crs or "EPSG:3857",
        "format": "image/png",
        "layers": layer.name,
        "styles": style,
        "url": server.base_url + _PATHS[WMS] if is_inner else service_url(server, WMS),
        **(dict.fromkeys(_INNER, "1") if is_inner else {}),
    }
    for name, value in parameters.items():
        uri.setParam(name, value)
    uri.setAuthConfigId(server.authcfg)
    return bytes(uri.encodedUri()).decode()


def wfs_uri(server: MapServer, feature_type: FeatureType) -> str:
    """Return the source of a WFS layer."""
    uri = QgsDataSourceUri()
    parameters = {
        "url": service_url(server, WFS),
        "typename": feature_type.name,
        "srsname": "EPSG:4326",
        "version": "auto",
        "restrictToRequestBBOX": "1",
        "pagingEnabled": "true",
        # QGIS would send the bounding box with latitudes first, and find nothing.
        **({"IgnoreAxisOrientation": "1"} if feature_type.is_east_first else {}),
    }
    for name, value in parameters.items():
        uri.setParam(name, value)
    uri.setAuthConfigId(server.authcfg)
    return str(uri.uri(False))


def moved(layer: QgsMapLayer, server: MapServer, authcfg: str) -> str:
    """Return the source of one of our WMS or WFS layers, moved to *server* with the key *authcfg*."""
    uri, provider = uri_of(layer), layer.providerType()
    address = service_url(server, provider)
    parameters = {"url": address}
    if provider == WMS:
        parameters.update(dict.fromkeys(_INNER, "" if server.path_style else "1"))
    for name, value in parameters.items():
        uri.removeParam(name)
        if value:
            uri.setParam(name, value)
    uri.setAuthConfigId(authcfg)
    return bytes(uri.encodedUri()).decode() if provider == WMS else str(uri.uri(False))


def name_of(layer: QgsMapLayer) -> str:
    """Return the layer or type name in the service; empty if *layer* is not of a map service."""
    uri = uri_of(layer)
    if layer.providerType() == WMS:
        return ",".join(uri.params("layers"))
    return str(uri.param("typename") if layer.providerType() == WFS else layer.customProperty(MAP) or "")


def uri_of(layer: QgsMapLayer) -> QgsDataSourceUri:
    """Return the source of a WMS or WFS layer in parts."""
    if layer.providerType() != WMS:
        return QgsDataSourceUri(layer.source())
    uri = QgsDataSourceUri()
    uri.setEncodedUri(layer.source())
    return uri


def base_url_of(layer: QgsMapLayer) -> str:
    """Return the base URL of the service of a WMS or WFS layer; empty for other layers and services."""
    if layer.providerType() not in (WMS, WFS):
        return ""
    ours = _OURS.fullmatch(uri_of(layer).param("url").partition("?")[0])
    try:
        return normalized_url(ours[1]) if ours else ""
    except InvalidAddress:
        return ""

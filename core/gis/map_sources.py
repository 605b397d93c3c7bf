"""The sources of map layers: where QGIS's WMS and WFS providers ask, and with which key (spec 4.7).

No address holds a key: QGIS's requests get it from :class:`~.network.KeyPreprocessor`, and the id of the
key in QGIS's password store is all that a layer carries.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Optional

from qgis.core import QgsDataSourceUri, QgsMapLayer
from qgis.PyQt.QtCore import QUrl

from ..api.endpoints import BY_ID
from .connections import Connections
from .network import is_below

if TYPE_CHECKING:
    from .map_catalogue import FeatureType, MapCatalogue, MapLayer

MAP = "geoportfolio/map"
"""The service's name of a map or a feature type; a layer that has it is one of ours."""
WMS, WFS = "wms", "WFS"
"""QGIS's names of its providers."""
_PATHS = {WMS: BY_ID["wms_map"].path, WFS: BY_ID["wfs_feature"].path}
_CAPABILITIES = "/GetCapabilities"
_INNER = ("IgnoreGetMapUrl", "IgnoreGetFeatureInfoUrl")


@dataclass(frozen=True)
class MapServer:
    """A connection as QGIS's providers need it.

    :param authcfg: empty where the key is not in QGIS's password store.
    """

    name: str
    base_url: str
    authcfg: str = ""
    path_style: bool = False


def server_of(connections: Connections, name: str) -> MapServer:
    """The connection *name* as its map layers need it; never prompts.

    :raises UnknownConnection: there is none.
    """
    connection = connections.get(name)
    is_path_style = connection.open_points.path_style_maps
    return MapServer(name, connection.base_url, connections.authcfg(name), is_path_style)


def service_url(server: MapServer, provider: str) -> str:
    """Where QGIS asks for the capabilities: what a WMS or WFS connection has as its address."""
    return server.base_url + _PATHS[provider] + (_CAPABILITIES if server.path_style else "")


def wms_uri(
    server: MapServer, layer: MapLayer, style: str = "", catalogue: Optional[MapCatalogue] = None
) -> str:
    """The source of a WMS layer.

    Behind a gateway the capabilities may name an inner host: all is asked for at the address that we know,
    but where the path says what is asked.

    :param catalogue: tells of a service with paths whether its capabilities name another host.
    """
    uri = QgsDataSourceUri()
    is_inner = not server.path_style or (catalogue is not None and not catalogue.has_own_addresses)
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
    """The source of a WFS layer."""
    uri = QgsDataSourceUri()
    parameters = {
        "url": service_url(server, WFS),
        "typename": feature_type.name,
        "srsname": "EPSG:4326",
        "version": "auto",
        "restrictToRequestBBOX": "1",
        "pagingEnabled": "true",
        # QGIS would send the box of the view with latitudes first, and find nothing.
        **({"IgnoreAxisOrientation": "1"} if feature_type.is_east_first else {}),
    }
    for name, value in parameters.items():
        uri.setParam(name, value)
    uri.setAuthConfigId(server.authcfg)
    return str(uri.uri(False))


def moved(layer: QgsMapLayer, server: MapServer, host: str, authcfg: str) -> str:
    """The source of *layer*, which was below *host*, at the address of *server* with the key *authcfg*."""
    uri, provider = uri_of(layer), layer.providerType()
    address = _moved(uri.param("url"), server, host, provider)
    parameters = {"url": address}
    if provider == WMS and address == service_url(server, WMS):
        parameters.update(dict.fromkeys(_INNER, "" if server.path_style else "1"))
    for name, value in parameters.items():
        uri.removeParam(name)
        if value:
            uri.setParam(name, value)
    uri.setAuthConfigId(authcfg)
    return bytes(uri.encodedUri()).decode() if provider == WMS else str(uri.uri(False))


def _moved(address: str, server: MapServer, host: str, provider: str) -> str:
    url, base = QUrl(address), QUrl(host)
    if not is_below(url, base):
        return address
    encoded = QUrl.ComponentFormattingOption.FullyEncoded
    rest = url.path(encoded)[len(base.path(encoded).rstrip("/")) :]
    if rest in (_PATHS[provider], _PATHS[provider] + _CAPABILITIES):
        return service_url(server, provider)
    query = url.query(encoded)
    return server.base_url + rest + (f"?{query}" if query else "")


def name_of(layer: QgsMapLayer) -> str:
    """The service's name of what *layer* shows; empty where it is none of a map service."""
    uri = uri_of(layer)
    if layer.providerType() == WMS:
        return ",".join(uri.params("layers"))
    return str(uri.param("typename") if layer.providerType() == WFS else layer.customProperty(MAP) or "")


def uri_of(layer: QgsMapLayer) -> QgsDataSourceUri:
    """The source of a WMS or WFS layer in parts."""
    if layer.providerType() != WMS:
        return QgsDataSourceUri(layer.source())
    uri = QgsDataSourceUri()
    uri.setEncodedUri(layer.source())
    return uri


def is_below_server(layer: QgsMapLayer, server: MapServer) -> bool:
    """Whether *layer* is a WMS or WFS layer of *server*, whoever has added it."""
    if layer.providerType() not in (WMS, WFS):
        return False
    return is_below(QUrl(uri_of(layer).param("url")), QUrl(server.base_url))

"""Provisional capabilities for the map layers of a project that is being read.

QGIS's providers block the main thread until the service has sent its capabilities. Where none are cached,
they get a document that is built from the project's file, so that each layer opens valid at once. A
background task requests the real ones afterwards.
"""

from __future__ import annotations

import re
import zipfile
from contextlib import suppress
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Callable, Mapping, Optional, Sequence

from qgis.core import QgsCoordinateReferenceSystem, QgsDataSourceUri, QgsRectangle
from qgis.PyQt.QtCore import QUrl, QUrlQuery
from qgis.PyQt.QtXml import QDomDocument

_BEGIN, _END = b"<maplayer ", b"</maplayer>"
_MAP_PROVIDER = re.compile(rb"<provider[^>]*>(?:wms|WFS)<")
_SIMPLE_TYPE = re.compile("(?:Multi)?(?:Point|LineString|Polygon|Curve|Surface)")
_WORLD = QgsRectangle(-180, -85, 180, 85)
"""Web Mercator has no poles."""
_XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"'


@dataclass(frozen=True)
class SavedLayer:
    """A WMS or WFS layer as the project's file describes it."""

    provider: str
    source: str
    geometry_type: str
    fields: tuple[str, ...]


SavedLayers = Sequence[SavedLayer]


def saved_maps(project_file: str) -> SavedLayers:
    """Return the WMS and WFS layers in a ``.qgs`` or ``.qgz`` file; empty if it can't be read as one."""
    path = Path(project_file)
    with suppress(OSError, EOFError, RuntimeError, zipfile.BadZipFile, StopIteration):
        if zipfile.is_zipfile(path):
            with zipfile.ZipFile(path) as archive:
                text = archive.read(next(name for name in archive.namelist() if name.endswith(".qgs")))
        else:
            text = path.read_bytes()
        found = filter(_MAP_PROVIDER.search, text.split(_END)[:-1])
        layers = (_saved_layer(each[each.rfind(_BEGIN) :] + _END) for each in found)
        return tuple(layer for layer in layers if layer.provider)
    return ()


def _saved_layer(text: bytes) -> SavedLayer:
    document = QDomDocument()
    document.setContent(text)
    layer = document.documentElement()
    fields = []
    field = layer.firstChildElement("fieldConfiguration").firstChildElement("field")
    while not field.isNull():
        fields.append(field.attribute("name"))
        field = field.nextSiblingElement("field")
    return SavedLayer(
        layer.firstChildElement("provider").text().lower(),
        layer.firstChildElement("datasource").text(),
        layer.attribute("wkbType"),
        tuple(fields),
    )


def response_to(url: QUrl, layers: SavedLayers) -> Optional[bytes]:
    """Return a provisional response to a provider's request; None if no layer of *layers* needs it."""
    query = {name.upper(): value for name, value in QUrlQuery(url).queryItems()}
    service, operation = (query.get(name, "").lower() for name in ("SERVICE", "REQUEST"))
    make = _MAKERS.get((service, operation))
    own = [layer for layer in layers if layer.provider == service]
    return make(url, own).encode() if make is not None and own else None


def _wms_capabilities(url: QUrl, layers: SavedLayers) -> str:
    systems: dict[str, set[str]] = {}
    for layer in layers:
        uri = QgsDataSourceUri()
        uri.setEncodedUri(layer.source)
        for name in uri.params("layers"):
            systems.setdefault(name, set()).add(uri.param("crs"))
    return (
        f'<WMS_Capabilities version="1.3.0" {_XLINK}><Service><Name>WMS</Name></Service><Capability><Request>'
        "<GetMap><Format>image/png</Format>"
        f"<DCPType><HTTP><Get><OnlineResource {_href(url, 'GetMap')}/></Get></HTTP></DCPType>"
        "</GetMap></Request><Layer>"
        f"{''.join(_wms_layer(name, crs) for name, crs in systems.items())}"
        "</Layer></Capability></WMS_Capabilities>"
    )


def _wms_layer(name: str, systems: set[str]) -> str:
    """Return a layer whose extent is the area of use, as QGIS rejects extents that can't be transformed."""
    box = QgsRectangle(_WORLD)
    for each in systems:
        bounds = QgsCoordinateReferenceSystem(each).bounds()
        box = box if bounds.isEmpty() else box.intersect(bounds)
    return (
        f"<Layer><Name>{escape(name)}</Name>{''.join(f'<CRS>{escape(each)}</CRS>' for each in systems)}"
        f"<EX_GeographicBoundingBox><westBoundLongitude>{box.xMinimum()}</westBoundLongitude>"
        f"<eastBoundLongitude>{box.xMaximum()}</eastBoundLongitude>"
        f"<southBoundLatitude>{box.yMinimum()}</southBoundLatitude>"
        f"<northBoundLatitude>{box.yMaximum()}</northBoundLatitude></EX_GeographicBoundingBox></Layer>"
    )


def _wfs_capabilities(url: QUrl, layers: SavedLayers) -> str:
    uris = [QgsDataSourceUri(layer.source) for layer in layers]
    systems = {uri.param("typename"): uri.param("srsname") or "EPSG:4326" for uri in uris}
    operations = "".join(
        f'<ows:Operation name="{each}"><ows:DCP><ows:HTTP><ows:Get {_href(url, each)}/></ows:HTTP></ows:DCP>'
        "</ows:Operation>"
        for each in ("DescribeFeatureType", "GetFeature")
    )
    types = "".join(
        f"<FeatureType><Name>{escape(name)}</Name><DefaultSRS>{escape(crs)}</DefaultSRS></FeatureType>"
        for name, crs in systems.items()
    )
    return (
        '<WFS_Capabilities version="1.1.0" xmlns="http://www.opengis.net/wfs" '
        f'xmlns:ows="http://www.opengis.net/ows" {_XLINK}><ows:OperationsMetadata>{operations}'
        f"</ows:OperationsMetadata><FeatureTypeList>{types}</FeatureTypeList></WFS_Capabilities>"
    )


def _wfs_schema(_url: QUrl, layers: SavedLayers) -> str:
    """Return the schema of each feature type; without the geometry type QGIS would drop the layer's style."""
    types = {QgsDataSourceUri(each.source).param("typename"): each for each in layers}
    described = "".join(
        _wfs_type(name.rpartition(":")[2], f"type{number}", layer)
        for number, (name, layer) in enumerate(types.items())
    )
    return (
        '<schema xmlns="http://www.w3.org/2001/XMLSchema" xmlns:gml="http://www.opengis.net/gml" '
        f'xmlns:t="t" targetNamespace="t" elementFormDefault="qualified">{described}</schema>'
    )


def _wfs_type(name: str, type_name: str, layer: SavedLayer) -> str:
    simple = _SIMPLE_TYPE.match(layer.geometry_type)
    geometry = f'<element name="geometry" type="gml:{simple[0] if simple else "Geometry"}PropertyType"/>'
    fields = "".join(f'<element name="{escape(field)}" type="string"/>' for field in layer.fields)
    return (
        f'<element name="{escape(name)}" type="t:{type_name}" substitutionGroup="gml:_Feature"/>'
        f'<complexType name="{type_name}"><complexContent>'
        '<extension base="gml:AbstractFeatureType"><sequence>'
        f"{'' if layer.geometry_type == 'NoGeometry' else geometry}{fields}"
        "</sequence></extension></complexContent></complexType>"
    )


def _no_features(_url: QUrl, _layers: SavedLayers) -> str:
    return '<wfs:FeatureCollection xmlns:wfs="http://www.opengis.net/wfs"/>'


def _href(url: QUrl, operation: str) -> str:
    """Return the URL of an operation; some services have its name at the end of the path."""
    address = url.toString(QUrl.UrlFormattingOption.RemoveQuery | QUrl.ComponentFormattingOption.FullyEncoded)
    return f'xlink:href="{escape(re.sub("/GetCapabilities$", f"/{operation}", address))}"'


_MAKERS: Mapping[tuple[str, str], Callable[[QUrl, SavedLayers], str]] = {
    ("wms", "getcapabilities"): _wms_capabilities,
    ("wfs", "getcapabilities"): _wfs_capabilities,
    ("wfs", "describefeaturetype"): _wfs_schema,
    ("wfs", "getfeature"): _no_features,
}

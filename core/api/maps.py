"""Map and feature web services (spec 4.7). What the specification does not show is from OGC WMS and WFS."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path
from typing import ContextManager, Iterable, Mapping, Optional, Union

from . import answers
from .arriving import records_of
from .blocks import Records
from .endpoints import BY_ID, JSON, PNG, XML, Endpoint
from .errors import InvalidInput
from .monitor import Monitor
from .transport import Transport
from .wire import Request

Box = tuple[float, float, float, float]
"""West, south, east, north."""
_VERSIONS = {"WMS": "1.3.0", "WFS": "2.0.0"}
_PNG_START = b"\x89PNG"


class Maps:
    """The six requests; a map in QGIS goes through its own provider, these are for scripts and checks."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def capabilities(self, service: str = "WMS", *, monitor: Optional[Monitor] = None) -> str:
        """The capabilities of WMS or WFS as XML."""
        if service not in _VERSIONS:
            raise InvalidInput(f"the service {service!r} is neither WMS nor WFS")
        endpoint = BY_ID["wms_capabilities"]
        if service == "WFS":
            endpoint = dataclasses.replace(endpoint, path=BY_ID["wfs_feature"].path)
        return self._xml(self._request(endpoint, service, "GetCapabilities", {}), monitor)

    def newest_capabilities(self, service: str, *, monitor: Optional[Monitor] = None) -> bytes:
        """The capabilities as QGIS asks for them: in the newest version that there is, as they were sent."""
        versions = {"ACCEPTVERSIONS": "2.0.0,1.1.0,1.0.0"} if service == "WFS" else {}
        endpoint = BY_ID["wms_capabilities" if service == "WMS" else "wfs_feature"]
        request = self._request(endpoint, service, "GetCapabilities", versions)
        query = {name: value for name, value in request.query.items() if name != "VERSION"}
        return self._transport.body(dataclasses.replace(request, query=query), monitor)

    def no_key_in_errors(self) -> ContextManager[None]:
        """For whoever reads the XML: the key gets into no error on what is in it, however short it is."""
        return self._transport.no_key_in_errors()

    def get_map(
        self,
        layers: Iterable[str],
        bbox: Box,
        width: int,
        height: int,
        *,
        styles: Iterable[str] = (),
        monitor: Optional[Monitor] = None,
    ) -> bytes:
        """A map as PNG. *bbox* in EPSG:3857 meters, *width* and *height* in pixels."""
        query = {**_map_query(layers, bbox, width, height, styles), "FORMAT": PNG, "TRANSPARENT": "TRUE"}
        return self._png(self._request(BY_ID["wms_map"], "WMS", "GetMap", query), monitor)

    def feature_info(
        self,
        layers: Iterable[str],
        bbox: Box,
        width: int,
        height: int,
        column: int,
        row: int,
        *,
        monitor: Optional[Monitor] = None,
    ) -> Records:
        """What is at the pixel *column*, *row* (from the top left) of a map as in :meth:`get_map`."""
        names = tuple(layers)
        query = {
            **_map_query(names, bbox, width, height, ()),
            "QUERY_LAYERS": ",".join(names),
            "INFO_FORMAT": JSON,
            "I": column,
            "J": row,
        }
        return self._records(
            self._request(BY_ID["wms_feature_info"], "WMS", "GetFeatureInfo", query), monitor
        )

    def legend(self, layer: str, *, style: str = "", monitor: Optional[Monitor] = None) -> bytes:
        """The legend of a layer as PNG, by default that of its default style."""
        query = {"LAYER": layer, "FORMAT": PNG, **({"STYLE": style} if style else {})}
        return self._png(self._request(BY_ID["wms_legend"], "WMS", "GetLegendGraphic", query), monitor)

    def describe_layer(self, layers: Iterable[str], *, monitor: Optional[Monitor] = None) -> str:
        """The description of layers as XML."""
        query = {"LAYERS": ",".join(layers)}
        return self._xml(self._request(BY_ID["wms_describe_layer"], "WMS", "DescribeLayer", query), monitor)

    def describe_feature_type(self, type_name: str, *, monitor: Optional[Monitor] = None) -> str:
        """The schema of a type as XML; OGC WFS has it, the specification does not show it."""
        query = {"TYPENAMES": type_name, "TYPENAME": type_name}
        return self._xml(self._request(BY_ID["wfs_feature"], "WFS", "DescribeFeatureType", query), monitor)

    def get_features(
        self,
        type_names: Iterable[str],
        bbox: Optional[Box] = None,
        *,
        count: int = 0,
        monitor: Optional[Monitor] = None,
    ) -> Records:
        """The features of the types. *bbox* in EPSG:4326, longitude first; *count*: at most so many."""
        query = {**_feature_query(type_names, bbox), "OUTPUTFORMAT": JSON}
        if count:
            query["COUNT"] = count
        return self._records(self._request(BY_ID["wfs_feature"], "WFS", "GetFeature", query), monitor)

    def download_gml(
        self,
        type_names: Iterable[str],
        path: Path,
        bbox: Optional[Box] = None,
        *,
        monitor: Optional[Monitor] = None,
    ) -> None:
        """The features as :meth:`get_features` has them, as GML in a file: each WFS speaks it.

        :raises UnreadableAnswer: the answer is no XML, or the report of an error.
        """
        query = _feature_query(type_names, bbox)
        request = self._request(BY_ID["wfs_feature"], "WFS", "GetFeature", query)
        self._transport.download(request, path, _judge_gml, monitor)

    def _request(
        self, endpoint: Endpoint, service: str, name: str, query: Mapping[str, Union[str, float]]
    ) -> Request:
        """Query style, or path style as the connection's open point says; both name service and request."""
        suffix = f"/{name}" if self._transport.config.open_points.path_style_maps else ""
        named = {"SERVICE": service, "REQUEST": name, "VERSION": _VERSIONS[service], **query}
        return Request(endpoint, named, path_suffix=suffix)

    def _records(self, request: Request, monitor: Optional[Monitor]) -> Records:
        return records_of(self._transport, request, (), monitor)

    def _png(self, request: Request, monitor: Optional[Monitor]) -> bytes:
        body = self._transport.body(request, monitor)
        if not body.startswith(_PNG_START):
            seen = f"{answers.looks_like(body)} instead of a PNG image"
            with self._transport.no_key_in_errors():
                raise answers.unreadable(seen, body, request.endpoint.id, answers.first_line(body))
        return body

    def _xml(self, request: Request, monitor: Optional[Monitor]) -> str:
        body = self._transport.body(request, monitor)
        if not body.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<") or answers.is_html(body):
            seen = f"{answers.looks_like(body)} instead of XML"
            with self._transport.no_key_in_errors():
                raise answers.unreadable(seen, body, request.endpoint.id)
        return _decoded(body)


def _decoded(xml: bytes) -> str:
    """As UTF-8 where it is, whatever it declares; else as declared."""
    try:
        return xml.decode("utf-8-sig")
    except UnicodeDecodeError:
        declared = re.match(rb"\s*<\?xml[^>]*encoding=[\"']([\w.:-]+)[\"']", xml)
    try:
        text = xml.decode(declared.group(1).decode("ascii") if declared else "utf-8", errors="replace")
    except (LookupError, UnicodeError):  # no such encoding, or one that is none of texts
        text = xml.decode("utf-8", errors="replace")
    return text.encode("utf-8", "replace").decode()  # some encodings make halves of pairs


def _feature_query(type_names: Iterable[str], bbox: Optional[Box]) -> dict[str, Union[str, float]]:
    query: dict[str, Union[str, float]] = {"TYPENAMES": ",".join(type_names), "SRSNAME": "EPSG:4326"}
    if bbox:
        query["BBOX"] = _written(bbox) + ",EPSG:4326"
    return query


def _judge_gml(_content_type: str, start: bytes) -> str:
    head = start.lstrip(b"\xef\xbb\xbf \t\r\n")
    if not head.startswith(b"<") or answers.is_html(start) or b"ExceptionReport" in head[:1000]:
        said = " ".join(re.sub(r"<[^>]*>", " ", start.decode("utf-8", errors="replace")).split())
        raise answers.unreadable(f"{answers.looks_like(start)} instead of GML", start, "wfs_feature", said)
    return XML


def _map_query(
    layers: Iterable[str], bbox: Box, width: int, height: int, styles: Iterable[str]
) -> dict[str, Union[str, float]]:
    return {
        "LAYERS": ",".join(layers),
        "STYLES": ",".join(styles),
        "CRS": "EPSG:3857",
        "BBOX": _written(bbox),
        "WIDTH": width,
        "HEIGHT": height,
    }


def _written(bbox: Box) -> str:
    return ",".join(repr(float(edge)) for edge in bbox)

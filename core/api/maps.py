"""Map and feature web services (spec 4.7). What the specification does not show is from OGC WMS and WFS."""

from __future__ import annotations

import dataclasses
from typing import Iterable, Iterator, Mapping, Optional, Union

from . import answers, decode
from .endpoints import BY_ID, JSON, PNG, Endpoint
from .errors import InvalidInput
from .monitor import Monitor
from .records import Record
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
    ) -> Iterator[Record]:
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

    def legend(self, layer: str, *, monitor: Optional[Monitor] = None) -> bytes:
        """The legend of a layer as PNG."""
        query = {"LAYER": layer, "FORMAT": PNG}
        return self._png(self._request(BY_ID["wms_legend"], "WMS", "GetLegendGraphic", query), monitor)

    def describe_layer(self, layers: Iterable[str], *, monitor: Optional[Monitor] = None) -> str:
        """The description of layers as XML."""
        query = {"LAYERS": ",".join(layers)}
        return self._xml(self._request(BY_ID["wms_describe_layer"], "WMS", "DescribeLayer", query), monitor)

    def get_features(
        self,
        type_names: Iterable[str],
        bbox: Optional[Box] = None,
        *,
        count: int = 0,
        monitor: Optional[Monitor] = None,
    ) -> Iterator[Record]:
        """The features of the types. *bbox* in EPSG:4326, longitude first; *count*: at most so many."""
        query: dict[str, Union[str, float]] = {
            "TYPENAMES": ",".join(type_names),
            "SRSNAME": "EPSG:4326",
            "OUTPUTFORMAT": JSON,
        }
        if bbox:
            query["BBOX"] = _written(bbox) + ",EPSG:4326"
        if count:
            query["COUNT"] = count
        return self._records(self._request(BY_ID["wfs_feature"], "WFS", "GetFeature", query), monitor)

    def _request(
        self, endpoint: Endpoint, service: str, name: str, query: Mapping[str, Union[str, float]]
    ) -> Request:
        """Query style, or path style as the connection's open point says; both name service and request."""
        suffix = f"/{name}" if self._transport.config.open_points.path_style_maps else ""
        named = {"SERVICE": service, "REQUEST": name, "VERSION": _VERSIONS[service], **query}
        return Request(endpoint, named, path_suffix=suffix)

    def _records(self, request: Request, monitor: Optional[Monitor]) -> Iterator[Record]:
        with self._transport.stream(request, monitor) as answer:
            yield from decode.records(answer, (), request.endpoint.id)

    def _png(self, request: Request, monitor: Optional[Monitor]) -> bytes:
        body = self._transport.body(request, monitor)
        if not body.startswith(_PNG_START):
            seen = f"{answers.looks_like(body)} instead of a PNG image"
            raise answers.unreadable(seen, body, request.endpoint.id, answers.first_line(body))
        return body

    def _xml(self, request: Request, monitor: Optional[Monitor]) -> str:
        body = self._transport.body(request, monitor)
        if not body.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<") or answers.is_html(body):
            seen = f"{answers.looks_like(body)} instead of XML"
            raise answers.unreadable(seen, body, request.endpoint.id)
        return body.decode("utf-8-sig", errors="replace")


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

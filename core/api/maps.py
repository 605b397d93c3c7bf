"""Map and feature web services (spec 4.7). What the specification omits follows OGC WMS and WFS."""

from __future__ import annotations

import contextlib
import dataclasses
from functools import partial
from itertools import chain
from pathlib import Path
from typing import (
    Any,
    Callable,
    ContextManager,
    Generator,
    Iterable,
    Iterator,
    Mapping,
    Optional,
    Sequence,
    TypeVar,
    Union,
)

from .endpoints import BY_ID, JSON, PNG, XML, Endpoint
from .errors import (
    ApiError,
    BadRequest,
    Cancelled,
    InvalidInput,
    NotFound,
    PageRepeated,
    Refused,
    UnexpectedStatus,
    UnreadableAnswer,
)
from .http.request import Answer, Request
from .http.transport import Transport
from .monitor import Monitor
from .paging import FeaturePages
from .parsing import decode, features, response_text
from .parsing.degrees import in_degrees
from .parsing.features import FeaturePage
from .parsing.records import Record, Records
from .parsing.xml_scan import decoded

T = TypeVar("T")
Parameters = Mapping[str, Union[str, float]]
Box = tuple[float, float, float, float]
"""West, south, east, north."""
_VERSIONS = {"WMS": "1.3.0", "WFS": features.NEWEST}
_SLD = {"SLD_VERSION": "1.1.0"}
"""OGC 05-078r4: mandatory in requests about styles with WMS 1.3.0."""
_PNG_START = b"\x89PNG"
_REPORTS = "the map service reports an error"
_NO_SUCH_PAGE = (BadRequest, NotFound, Refused, UnexpectedStatus, UnreadableAnswer)
"""Errors of a service without paging, or without the requested page."""


class Maps:
    """The six requests, for scripts and diagnostics; maps in QGIS use its own provider."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._offered: Optional[features.Offer] = None

    def capabilities(self, service: str = "WMS", *, monitor: Optional[Monitor] = None) -> str:
        """Return the capabilities of WMS or WFS as XML.

        :raises UnreadableAnswer: the response is not XML, or is an error report.
        """
        if service not in _VERSIONS:
            raise InvalidInput(f"the service {service!r} is neither WMS nor WFS")
        endpoint = BY_ID["wms_capabilities"]
        if service == "WFS":
            endpoint = dataclasses.replace(endpoint, path=BY_ID["wfs_feature"].path)
        return self._xml(self._request(endpoint, service, "GetCapabilities", {}), monitor)

    def no_key_in_errors(self) -> ContextManager[None]:
        """Keep the key out of errors about XML that is read in this context, however short the key is."""
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
        """Return a map as PNG. *bbox* in EPSG:3857 meters, *width* and *height* in pixels."""
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
        """Return the features at the pixel *column*, *row* (from the top left) of a map as in
        :meth:`get_map`."""
        names = tuple(layers)
        query = {
            **_map_query(names, bbox, width, height, ()),
            "QUERY_LAYERS": ",".join(names),
            "INFO_FORMAT": JSON,
            "I": column,
            "J": row,
        }
        request = self._request(BY_ID["wms_feature_info"], "WMS", "GetFeatureInfo", query)
        return Records(self._stream(request, {}, monitor))

    def legend(self, layer: str, *, style: str = "", monitor: Optional[Monitor] = None) -> bytes:
        """Return the legend of a layer as PNG, by default for its default style."""
        query = {"LAYER": layer, "FORMAT": PNG, **_SLD, **({"STYLE": style} if style else {})}
        return self._png(self._request(BY_ID["wms_legend"], "WMS", "GetLegendGraphic", query), monitor)

    def describe_layer(self, layers: Iterable[str], *, monitor: Optional[Monitor] = None) -> str:
        """Return the description of layers as XML.

        :raises UnreadableAnswer: as :meth:`capabilities`.
        """
        query = {"LAYERS": ",".join(layers), **_SLD}
        return self._xml(self._request(BY_ID["wms_describe_layer"], "WMS", "DescribeLayer", query), monitor)

    def describe_feature_type(self, type_name: str, *, monitor: Optional[Monitor] = None) -> str:
        """Return the schema of a type as XML; part of OGC WFS, not of the specification.

        :raises UnreadableAnswer: as :meth:`capabilities`.
        """
        query = {"TYPENAMES": type_name, "TYPENAME": type_name}
        request = self._request(BY_ID["wfs_feature"], "WFS", "DescribeFeatureType", query, XML)
        return self._xml(request, monitor)

    def get_features(
        self,
        type_names: Iterable[str],
        bbox: Optional[Box] = None,
        *,
        count: int = 0,
        monitor: Optional[Monitor] = None,
    ) -> Records:
        """Return the features of the types, page by page if the service limits the size of a response.

        :param bbox: in EPSG:4326, longitude first.
        :param count: the most features to return; 0: all.
        :raises BadRequest: the service does not support GeoJSON; :meth:`gml_pages` returns GML.
        :raises FeaturesMissing: after the last feature, if the service does not return the rest.
        """
        return Records(self._features(tuple(type_names), bbox, count, monitor))

    def gml_pages(
        self,
        type_names: Iterable[str],
        folder: Path,
        bbox: Optional[Box] = None,
        *,
        monitor: Optional[Monitor] = None,
    ) -> Iterator[Path]:
        """Yield the features of :meth:`get_features` as GML, which every WFS supports.

        :param folder: receives one file per page; the caller may delete a file once it requests the next.
        :raises UnreadableAnswer: a response is not XML, is broken, or is an error report.
        :raises FeaturesMissing: as :meth:`get_features`.
        """
        names, pages = tuple(type_names), self._pages(0, monitor)

        def read() -> Generator[Path, None, FeaturePage]:
            file = folder / f"features-{pages.start}.gml"
            request = self._feature_request(_feature_query(names, bbox, pages), XML)
            self._transport.download(request, file, _judge_gml, monitor)
            with self._transport.no_key_in_errors():
                page = features.page_of_gml(file)
            pages.refuse_repeated(page.mark)
            yield file
            return page

        return _paged(pages, read)

    def _features(
        self, names: Sequence[str], bbox: Optional[Box], count: int, monitor: Optional[Monitor]
    ) -> Iterator[Sequence[Record]]:
        pages = self._pages(count, monitor)

        def read() -> Generator[Sequence[Record], None, FeaturePage]:
            query = {**_feature_query(names, bbox, pages), "OUTPUTFORMAT": JSON}
            around: dict[str, Any] = {}
            rows = 0
            with contextlib.closing(self._stream(self._feature_request(query), around, monitor)) as blocks:
                first, rest = decode.begun(blocks, features.COMPARED)
                pages.refuse_repeated(features.mark_of(first))
                for block in chain(first, rest):
                    rows += len(block)
                    yield block
            return features.page_of_json(rows, around)

        return _paged(pages, read)

    def _stream(
        self, request: Request, around: dict[str, Any], monitor: Optional[Monitor]
    ) -> Generator[Sequence[Record], None, None]:
        """Yield the blocks of a response in degrees; an error has the message of the service."""
        endpoint = request.endpoint.id

        def read(answer: Answer) -> Iterator[Sequence[Record]]:
            around.clear()  # members of an incomplete earlier response
            return in_degrees(decode.blocks(answer, (), endpoint, around=around), around, endpoint)

        try:
            yield from self._transport.stream(request, read, monitor)
        except UnreadableAnswer as error:
            error.service_message = error.service_message or response_text.report_message(error.body)
            self._transport.redact_key(error)
            raise

    def _pages(self, count: int, monitor: Optional[Monitor]) -> FeaturePages:
        version = self._offered.version if self._offered else features.NEWEST
        return FeaturePages(partial(self._offer, monitor), version, count)

    def _offer(self, monitor: Optional[Monitor]) -> features.Offer:
        """Return the properties of the WFS; empty ones if it does not respond."""
        if self._offered is None:
            try:
                self._offered = features.offer_of(self._newest_capabilities(monitor))
            except Cancelled:
                raise
            except ApiError:
                return features.Offer()
        return self._offered

    def _newest_capabilities(self, monitor: Optional[Monitor]) -> bytes:
        """Return the raw capabilities of the WFS in its newest version."""
        versions = {"ACCEPTVERSIONS": "2.0.0,1.1.0,1.0.0"}
        request = self._request(BY_ID["wfs_feature"], "WFS", "GetCapabilities", versions, XML)
        query = {name: value for name, value in request.query.items() if name != "VERSION"}
        return self._transport.body(dataclasses.replace(request, query=query), monitor)

    def _feature_request(self, query: Parameters, accept: str = "") -> Request:
        return self._request(BY_ID["wfs_feature"], "WFS", "GetFeature", query, accept)

    def _request(
        self,
        endpoint: Endpoint,
        service: str,
        name: str,
        query: Parameters,
        accept: str = "",
    ) -> Request:
        """Return a request in query style, or in path style if the connection's open point says so."""
        suffix = f"/{name}" if self._transport.config.open_points.path_style_maps else ""
        named = {"SERVICE": service, "REQUEST": name, "VERSION": _VERSIONS[service], **query}
        return Request(endpoint, named, path_suffix=suffix, accept=accept)

    def _png(self, request: Request, monitor: Optional[Monitor]) -> bytes:
        body = self._transport.body(request, monitor)
        if not body.startswith(_PNG_START):
            seen = f"{response_text.looks_like(body)} instead of a PNG image"
            with self._transport.no_key_in_errors():
                raise response_text.unreadable(
                    seen, body, request.endpoint.id, response_text.first_line(body)
                )
        return body

    def _xml(self, request: Request, monitor: Optional[Monitor]) -> str:
        body = self._transport.body(request, monitor)
        with self._transport.no_key_in_errors():
            _refuse_other(body, "XML", request.endpoint.id)
        return decoded(body)


def _paged(pages: FeaturePages, read: Callable[[], Generator[T, None, FeaturePage]]) -> Iterator[T]:
    """Yield everything that *read* yields for each page; *read* returns whether there is another page.

    An error before the first item of a page may mean that there is no such page.
    """
    has_more = True
    while has_more:
        with contextlib.closing(read()) as reading:
            try:
                part = next(reading)
            except StopIteration as end:
                has_more = pages.has_more_after(end.value)
            except _NO_SUCH_PAGE as refused:
                has_more = _asks_again(pages, refused)
            else:
                yield part
                has_more = pages.has_more_after((yield from reading))


def _asks_again(pages: FeaturePages, refused: ApiError) -> bool:
    """Return whether to replace the *refused* request with another one; else raise the error."""
    is_broken = isinstance(refused, UnreadableAnswer) and not (
        isinstance(refused, PageRepeated) or response_text.is_report(refused.body)
    )
    if is_broken or (pages.start == 0 and isinstance(refused, (NotFound, Refused))):
        raise refused
    return pages.end_at(refused)


def _judge_gml(_content_type: str, start: bytes) -> str:
    _refuse_other(start, "GML", features.ENDPOINT)
    return XML


def _refuse_other(body: bytes, wanted: str, endpoint: str) -> None:
    """Raise UnreadableAnswer if *body* is not XML, or is an error report."""
    is_report = response_text.is_report(body)
    if is_report or not body.lstrip(response_text.MARKS).startswith(b"<") or response_text.is_html(body):
        seen = f"{response_text.looks_like(body)} instead of {wanted}"
        said = response_text.report_message(body)
        raise response_text.unreadable(_REPORTS if is_report else seen, body, endpoint, said)


def _feature_query(type_names: Sequence[str], bbox: Optional[Box], pages: FeaturePages) -> Parameters:
    """Return the URL parameters of the next page of *pages*. *bbox* in degrees, longitude first."""
    is_new = pages.version.startswith("2")
    asked: dict[str, Union[str, float]] = {
        "VERSION": pages.version,
        "TYPENAMES" if is_new else "TYPENAME": ",".join(type_names),
        "SRSNAME": "EPSG:4326",
    }
    if bbox:
        asked["BBOX"] = _feature_box(bbox, pages.version)
    if pages.size:
        asked["COUNT" if is_new else "MAXFEATURES"] = pages.size
    if pages.start:
        asked["STARTINDEX"] = pages.start
    return asked


def _feature_box(bbox: Box, version: str) -> str:
    west, south, east, north = (repr(float(edge)) for edge in bbox)
    if version.startswith("1.0"):  # has only this axis order, and no CRS in a box
        return f"{west},{south},{east},{north}"
    # Services interpret the axis order of "EPSG:4326" in both ways; the order of a URN is defined by EPSG.
    return f"{south},{west},{north},{east},urn:ogc:def:crs:EPSG::4326"


def _map_query(
    layers: Iterable[str], bbox: Box, width: int, height: int, styles: Iterable[str]
) -> Parameters:
    return {
        "LAYERS": ",".join(layers),
        "STYLES": ",".join(styles),
        "CRS": "EPSG:3857",
        "BBOX": ",".join(repr(float(edge)) for edge in bbox),
        "WIDTH": width,
        "HEIGHT": height,
    }

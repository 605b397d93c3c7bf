"""Map and feature web services (spec 4.7). What the specification does not show is from OGC WMS and WFS."""

from __future__ import annotations

import contextlib
import dataclasses
import html
import re
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, ContextManager, Generator, Iterable, Iterator, Mapping, Optional, Sequence, Union

from . import answers, decode, wfs
from .blocks import Records
from .degrees import in_degrees
from .endpoints import BY_ID, JSON, PNG, XML, Endpoint
from .errors import (
    ApiError,
    BadRequest,
    Cancelled,
    InvalidInput,
    NotFound,
    Refused,
    UnexpectedStatus,
    UnreadableAnswer,
)
from .monitor import Monitor
from .records import Record
from .transport import Transport
from .wfs import Box
from .wire import Answer, Request

_VERSIONS = {"WMS": "1.3.0", "WFS": wfs.NEWEST}
_SLD = {"SLD_VERSION": "1.1.0"}
"""OGC 05-078r4: mandatory in what styles are asked about, with WMS 1.3.0."""
_PNG_START = b"\x89PNG"
_REPORT = re.compile(rb"\s*(?:<[?!][^>]*>\s*)*<(?:[\w.-]+:)?(?:Service)?ExceptionReport\b")
_REPORTS = "the map service reports an error"
_LONGEST_WORDS = 500
_MARKS = b"\xef\xbb\xbf \t\r\n"
_NO_SUCH_PAGE = (BadRequest, NotFound, Refused, UnexpectedStatus, UnreadableAnswer)
"""How a service says that it knows no paging, or no such page."""


class Maps:
    """The six requests; a map in QGIS goes through its own provider, these are for scripts and checks."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._offered: Optional[wfs.Offer] = None

    def capabilities(self, service: str = "WMS", *, monitor: Optional[Monitor] = None) -> str:
        """The capabilities of WMS or WFS as XML.

        :raises UnreadableAnswer: no XML, or the service's own report of an error.
        """
        if service not in _VERSIONS:
            raise InvalidInput(f"the service {service!r} is neither WMS nor WFS")
        endpoint = BY_ID["wms_capabilities"]
        if service == "WFS":
            endpoint = dataclasses.replace(endpoint, path=BY_ID["wfs_feature"].path)
        return self._xml(self._request(endpoint, service, "GetCapabilities", {}), monitor)

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
        request = self._request(BY_ID["wms_feature_info"], "WMS", "GetFeatureInfo", query)
        return Records(self._records(request, monitor))

    def legend(self, layer: str, *, style: str = "", monitor: Optional[Monitor] = None) -> bytes:
        """The legend of a layer as PNG, by default that of its default style."""
        query = {"LAYER": layer, "FORMAT": PNG, **_SLD, **({"STYLE": style} if style else {})}
        return self._png(self._request(BY_ID["wms_legend"], "WMS", "GetLegendGraphic", query), monitor)

    def describe_layer(self, layers: Iterable[str], *, monitor: Optional[Monitor] = None) -> str:
        """The description of layers as XML.

        :raises UnreadableAnswer: as :meth:`capabilities`.
        """
        query = {"LAYERS": ",".join(layers), **_SLD}
        return self._xml(self._request(BY_ID["wms_describe_layer"], "WMS", "DescribeLayer", query), monitor)

    def describe_feature_type(self, type_name: str, *, monitor: Optional[Monitor] = None) -> str:
        """The schema of a type as XML; OGC WFS has it, the specification does not show it.

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
        """The features of the types, page by page where the service caps what one answer holds.

        :param bbox: in EPSG:4326, longitude first.
        :param count: at most so many; 0: all.
        :raises BadRequest: the service has no GeoJSON; :meth:`gml_pages` gives the same as GML.
        :raises FeaturesMissing: behind those that came, when the service holds the rest back.
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
        """The features as :meth:`get_features` has them, as GML, which each WFS speaks.

        :param folder: takes a file for each page; the caller may delete one when the next is wanted.
        :raises UnreadableAnswer: an answer is no XML, broken, or the report of an error.
        :raises FeaturesMissing: as :meth:`get_features`.
        """
        names, pages = tuple(type_names), self._pages(0, monitor)
        has_more = True
        while has_more:
            file = folder / f"features-{pages.start}.gml"
            request = self._request(
                BY_ID["wfs_feature"], "WFS", "GetFeature", wfs.query(names, bbox, pages), XML
            )
            try:
                self._transport.download(request, file, _judge_gml, monitor)
                with self._transport.no_key_in_errors():
                    page = wfs.page_of_gml(file)
            except _NO_SUCH_PAGE as refused:
                has_more = _asks_again(pages, refused)
                continue
            if pages.is_repeated(page.mark):
                has_more = pages.end_at(wfs.repeated())
                continue
            yield file
            has_more = pages.has_more_after(page)

    def _features(
        self, names: Sequence[str], bbox: Optional[Box], count: int, monitor: Optional[Monitor]
    ) -> Iterator[Sequence[Record]]:
        pages = self._pages(count, monitor)
        has_more = True
        while has_more:
            query = {**wfs.query(names, bbox, pages), "OUTPUTFORMAT": JSON}
            request = self._request(BY_ID["wfs_feature"], "WFS", "GetFeature", query)
            around: dict[str, Any] = {}
            rows = 0
            try:
                with contextlib.closing(self._stream(request, around, monitor)) as blocks:
                    first, rest = wfs.begun(blocks)
                    mark = wfs.mark_of(first)
                    if pages.is_repeated(mark):
                        has_more = pages.end_at(wfs.repeated())
                        continue
                    for block in chain(first, rest):
                        rows += len(block)
                        yield block
            except _NO_SUCH_PAGE as refused:
                if rows:
                    raise
                has_more = _asks_again(pages, refused)
                continue
            has_more = pages.has_more_after(wfs.page_of_json(rows, mark, around))

    def _stream(
        self, request: Request, around: dict[str, Any], monitor: Optional[Monitor]
    ) -> Generator[Sequence[Record], None, None]:
        """The blocks of an answer in degrees; what the service says in place of them is in the error."""
        endpoint = request.endpoint.id

        def read(answer: Answer) -> Iterator[Sequence[Record]]:
            around.clear()  # an answer that broke off before has left its members
            return in_degrees(decode.blocks(answer, (), endpoint, around=around), around, endpoint)

        try:
            yield from self._transport.stream(request, read, monitor)
        except UnreadableAnswer as error:
            error.service_message = error.service_message or _words_of(error.body)
            self._transport.take_key_out(error)
            raise

    def _pages(self, count: int, monitor: Optional[Monitor]) -> wfs.Pages:
        version = self._offered.version if self._offered else wfs.NEWEST
        return wfs.Pages(partial(self._offer, monitor), version, count)

    def _offer(self, monitor: Optional[Monitor]) -> wfs.Offer:
        """What the WFS says of itself; nothing where it does not answer."""
        if self._offered is None:
            try:
                self._offered = wfs.offer_of(self._newest_capabilities(monitor))
            except Cancelled:
                raise
            except ApiError:
                return wfs.Offer()
        return self._offered

    def _newest_capabilities(self, monitor: Optional[Monitor]) -> bytes:
        """Those of the WFS in the newest version that there is, as they were sent."""
        versions = {"ACCEPTVERSIONS": "2.0.0,1.1.0,1.0.0"}
        request = self._request(BY_ID["wfs_feature"], "WFS", "GetCapabilities", versions, XML)
        query = {name: value for name, value in request.query.items() if name != "VERSION"}
        return self._transport.body(dataclasses.replace(request, query=query), monitor)

    def _request(
        self,
        endpoint: Endpoint,
        service: str,
        name: str,
        query: Mapping[str, Union[str, float]],
        accept: str = "",
    ) -> Request:
        """Query style, or path style as the connection's open point says; both name service and request."""
        suffix = f"/{name}" if self._transport.config.open_points.path_style_maps else ""
        named = {"SERVICE": service, "REQUEST": name, "VERSION": _VERSIONS[service], **query}
        return Request(endpoint, named, path_suffix=suffix, accept=accept)

    def _records(self, request: Request, monitor: Optional[Monitor]) -> Iterator[Sequence[Record]]:
        return self._stream(request, {}, monitor)

    def _png(self, request: Request, monitor: Optional[Monitor]) -> bytes:
        body = self._transport.body(request, monitor)
        if not body.startswith(_PNG_START):
            seen = f"{answers.looks_like(body)} instead of a PNG image"
            with self._transport.no_key_in_errors():
                raise answers.unreadable(seen, body, request.endpoint.id, answers.first_line(body))
        return body

    def _xml(self, request: Request, monitor: Optional[Monitor]) -> str:
        body = self._transport.body(request, monitor)
        is_report = _REPORT.match(body.lstrip(_MARKS))
        if is_report or not body.lstrip(_MARKS).startswith(b"<") or answers.is_html(body):
            seen = _REPORTS if is_report else f"{answers.looks_like(body)} instead of XML"
            with self._transport.no_key_in_errors():
                raise answers.unreadable(seen, body, request.endpoint.id, _words_of(body))
        return _decoded(body)


def _asks_again(pages: wfs.Pages, refused: ApiError) -> bool:
    """Whether another request takes the place of the one that was *refused*; raises it where none does."""
    is_broken = isinstance(refused, UnreadableAnswer) and not _REPORT.match(refused.body.lstrip(_MARKS))
    if is_broken or (pages.start == 0 and isinstance(refused, (NotFound, Refused))):
        raise refused
    return pages.end_at(refused)


def _words_of(body: bytes) -> str:
    """What a report of an error says; empty for anything else."""
    if not _REPORT.match(body.lstrip(_MARKS)):
        return ""
    text = html.unescape(re.sub(r"<[^>]*>", " ", body[: answers.BODY_KEPT].decode("utf-8", errors="replace")))
    return " ".join(text.split())[:_LONGEST_WORDS]


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


def _judge_gml(_content_type: str, start: bytes) -> str:
    said = _words_of(start)
    if said or not start.lstrip(_MARKS).startswith(b"<") or answers.is_html(start):
        seen = _REPORTS if said else f"{answers.looks_like(start)} instead of GML"
        raise answers.unreadable(seen, start, wfs.ENDPOINT, said)
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

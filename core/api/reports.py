"""Download risk reports (spec 4.5). The specification leaves the bodies open, so they are templates."""

from __future__ import annotations

from pathlib import Path
from typing import Iterable, Optional, Union

from .config import V2, OpenPoints
from .endpoints import BY_ID, HTML, PDF, Endpoint
from .errors import InvalidInput
from .filters import Filter
from .filters import to_json as filters_to_json
from .http.request import Download, Request
from .http.transport import Transport
from .monitor import Monitor
from .parsing import response_text
from .portfolio_requests import checked_version
from .shapes import Buffers, Position
from .templates import RequestTemplate

_TAIL = 4096
"""Bytes at the end of a report that contain its end mark. The PDF standard says 1024, but writers pad."""
_ENDS = {PDF: (b"%%EOF", b"", "a PDF"), HTML: (b"</html", b"<html", "an HTML page")}
"""By type: the end mark, the start that requires it, and a description."""
FORMATS = {"pdf": PDF, "html": HTML}
BODY = RequestTemplate(
    "risk_body",
    ("source", "shape", "lat", "lon", "radiuses", "filters", "filters_key"),
    {"source": "{source}", "shape": "{shape}", "radiuses": "{radiuses}", "{filters_key}": "{filters}"},
)
"""The default: the point as a circle with one coordinate. ``filters_key`` is the version's name for
filters."""


class Reports:
    """Risk report operations. Their version is independent of the connection's (spec 9.6)."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._points = transport.config.open_points

    def point(
        self,
        source: str,
        position: Position,
        path: Union[str, Path],
        *,
        format: str = "pdf",  # noqa: A002 - the word of the screens and of the specification
        filters: Iterable[Filter] = (),
        version: str = V2,
        monitor: Optional[Monitor] = None,
    ) -> Download:
        """Write the report of a point to *path*.

        :param position: (longitude, latitude) in EPSG:4326.
        :returns: ``content_type`` is the received type, which may be HTML although PDF was requested.
        :raises UnreadableAnswer: the body is neither PDF nor HTML, or an incomplete PDF.
        """
        request = risk_request(self._points, source, position, None, format, filters, version)
        return self._download(request, path, monitor)

    def point_buffer(
        self,
        source: str,
        position: Position,
        radiuses: Iterable[float],
        path: Union[str, Path],
        *,
        format: str = "pdf",  # noqa: A002
        filters: Iterable[Filter] = (),
        version: str = V2,
        monitor: Optional[Monitor] = None,
    ) -> Download:
        """Write the report of a point with the accumulation in buffers of *radiuses* meters to *path*."""
        request = risk_request(self._points, source, position, tuple(radiuses), format, filters, version)
        return self._download(request, path, monitor)

    def _download(self, request: Request, path: Union[str, Path], monitor: Optional[Monitor]) -> Download:
        most = self._points.largest_answer
        return self._transport.download(request, path, judged, monitor, check_whole, most)


def risk_request(
    points: OpenPoints,
    source: str,
    position: Position,
    radiuses: Optional[tuple[float, ...]] = None,
    format: str = "pdf",  # noqa: A002
    filters: Iterable[Filter] = (),
    version: str = V2,
) -> Request:
    """Return the request, filled from the template of *points*, else the default one.

    :param radiuses: meters; None: a report of the point only.
    :raises InvalidTemplate: the template is invalid.
    """
    if format not in FORMATS:
        raise InvalidInput(f"the format {format!r} is none of {', '.join(FORMATS)}")
    endpoint = _endpoint(points, checked_version(version), radiuses is not None)
    values = (
        source,
        Buffers((position,), radiuses or (1.0,)).to_json(),
        position[1],
        position[0],
        list(radiuses or ()),
        filters_to_json(filters, version),
        endpoint.filters_key,
    )
    return Request(endpoint, body=BODY.fill(points, values), accept=FORMATS[format])


def _endpoint(points: OpenPoints, version: str, around: bool) -> Endpoint:
    if around:
        return BY_ID[f"risk_point_buffer_{version}"]
    alias = "_alias" if version == V2 and points.point_report_alias else ""
    return BY_ID[f"risk_point_{version}{alias}"]


def judged(_content_type: str, start: bytes) -> str:
    """Return the type of a report from its content; raises UnreadableAnswer for any other body."""
    if b"%PDF-" in start[:1024]:
        return PDF
    if response_text.is_html(start) and not response_text.is_gate(start):
        return HTML
    message = response_text.error_message(start) if start.lstrip()[:1] == b"{" else ""
    raise response_text.unreadable(
        f"{response_text.looks_like(start)} instead of a report", start, "", message
    )


def check_whole(report: Download) -> None:
    """Raise Truncated for an incomplete report, which its length may not show."""
    end, begin, words = _ENDS[report.content_type]
    with report.path.open("rb") as file:
        head = file.read(_TAIL).lower()
        file.seek(max(0, report.byte_count - _TAIL))
        tail = file.read()
    if begin in head and end not in tail and end not in tail.lower():
        raise response_text.truncated(f"{words} that breaks off at byte {report.byte_count}", b"")

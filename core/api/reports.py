"""Risk reports as files (spec 4.5). Their bodies are not shown: they are templates."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Iterable, Optional, Union

from . import answers, templates
from .bodies import checked_version
from .config import V2
from .endpoints import BY_ID, HTML, PDF, Endpoint
from .errors import InvalidInput
from .filters import Filter
from .filters import to_json as filters_to_json
from .monitor import Monitor
from .shapes import Buffers, Position
from .transport import Transport
from .wire import Download, Request

_PDF_TAIL = 4096
"""Bytes at the end of a PDF that have its end mark; the standard says 1024, writers pad."""
FORMATS = {"pdf": PDF, "html": HTML}


class Reports:
    """The risk reports. Their version is their own (spec 9.6), not the connection's."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._config = transport.config

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
        :returns: ``content_type`` is what came, which may be HTML where PDF was asked for.
        :raises UnreadableAnswer: when neither PDF nor HTML came, or a PDF without its end.
        """
        alias = "_alias" if version == V2 and self._config.open_points.point_report_alias else ""
        endpoint = BY_ID[f"risk_point_{checked_version(version)}{alias}"]
        return self._write(endpoint, source, position, (), path, format, filters, monitor)

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
        endpoint = BY_ID[f"risk_point_buffer_{checked_version(version)}"]
        return self._write(endpoint, source, position, tuple(radiuses), path, format, filters, monitor)

    def _write(
        self,
        endpoint: Endpoint,
        source: str,
        position: Position,
        radiuses: tuple[float, ...],
        path: Union[str, Path],
        format: str,  # noqa: A002
        filters: Iterable[Filter],
        monitor: Optional[Monitor],
    ) -> Download:
        if format not in FORMATS:
            raise InvalidInput(f"the format {format!r} is none of {', '.join(FORMATS)}")
        body = self._body(endpoint, source, position, radiuses, filters)
        request = Request(endpoint, body=body, accept=FORMATS[format])
        return self._transport.download(request, path, judged, monitor, check_whole)

    def _body(
        self,
        endpoint: Endpoint,
        source: str,
        position: Position,
        radiuses: tuple[float, ...],
        filters: Iterable[Filter],
    ) -> Any:
        shape = Buffers((position,), radiuses or (1.0,)).to_json()
        values = {
            "source": source,
            "shape": shape,
            "lat": position[1],
            "lon": position[0],
            "radiuses": list(radiuses),
            "filters": filters_to_json(filters, V2 if endpoint.filters_key == "filters_v2" else "v1"),
        }
        own = self._config.open_points.risk_body
        return templates.filled(templates.parsed(own) if own else default_template(endpoint), values)


def default_template(endpoint: Endpoint) -> dict[str, Any]:
    """The body of a report unless the connection has its own: the point as a circle of one coordinate."""
    return {
        "source": "{source}",
        "shape": "{shape}",
        "radiuses": "{radiuses}",
        endpoint.filters_key: "{filters}",
    }


def judged(content_type: str, start: bytes) -> str:
    """What a report really is, whatever it is announced as; raises UnreadableAnswer when it is no report."""
    if b"%PDF-" in start[:1024]:
        return PDF
    announced = content_type.lower().startswith(HTML) and start.lstrip()[:1] not in (b"", b"{", b"[")
    if announced or answers.is_html(start):
        return HTML
    message = answers.error_message(start) if start.lstrip()[:1] == b"{" else ""
    raise answers.unreadable(f"{answers.looks_like(start)} instead of a report", start, "", message)


def check_whole(report: Download) -> None:
    """Raise UnreadableAnswer for a PDF that was cut off on its way to us, which its length need not tell."""
    if report.content_type != PDF:
        return
    with report.path.open("rb") as file:
        file.seek(max(0, report.byte_count - _PDF_TAIL))
        tail = file.read()
    if b"%%EOF" not in tail:
        raise answers.unreadable(f"a PDF that breaks off at byte {report.byte_count}", tail[:0])

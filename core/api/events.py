"""Live events (spec 4.8): the entries inside a footprint."""

from __future__ import annotations

from typing import Iterable, Optional

from .config import V1, OpenPoints
from .endpoints import BY_ID
from .filters import Filter
from .filters import to_json as filters_to_json
from .http.request import Request
from .http.transport import Transport
from .monitor import Monitor
from .parsing.records import Records
from .templates import RequestTemplate, Template

BODY = RequestTemplate(
    "event_body",
    ("source", "footprint", "columns", "filters"),
    {"source": "{source}", "columns": "{columns}", "filters": "{filters}"},
)


class Events:
    """Live event operations."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def enrich_entries(
        self,
        footprint: str,
        source: str,
        columns: Iterable[str] = (),
        filters: Iterable[Filter] = (),
        *,
        body: Optional[Template] = None,
        monitor: Optional[Monitor] = None,
    ) -> Records:
        """Return the entries of *source* inside the *footprint*, with the attributes that the event adds.

        :param body: a template that overrides the connection's and the default one.
        """
        points = self._transport.config.open_points
        request = event_request(points, footprint, source, columns, filters, body)
        return self._transport.records(request, (), monitor, lone=True)


def event_request(
    points: OpenPoints,
    footprint: str,
    source: str,
    columns: Iterable[str] = (),
    filters: Iterable[Filter] = (),
    body: Optional[Template] = None,
) -> Request:
    """Return the request, filled from *body*, else the template in *points*, else the default one (spec 4.8).

    :raises InvalidTemplate: the template is invalid.
    """
    values = (source, footprint, list(columns), filters_to_json(filters, V1))
    return Request(
        BY_ID["event_entries"],
        body=BODY.fill(points, values, body),
        path_values={"footprint": footprint},
    )

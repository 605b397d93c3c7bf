"""Live events (spec 4.8): the entries that a footprint touches."""

from __future__ import annotations

from typing import Any, Iterable, Mapping, Optional

from . import templates
from .arriving import records_of
from .blocks import Records
from .config import V1, OpenPoints
from .endpoints import BY_ID
from .filters import Filter
from .filters import to_json as filters_to_json
from .monitor import Monitor
from .templates import Template
from .transport import Transport
from .wire import Request

NAMES = ("source", "footprint", "columns", "filters")
"""The placeholders of the template."""
TEMPLATE: Mapping[str, Any] = {"source": "{source}", "columns": "{columns}", "filters": "{filters}"}


class Events:
    """The verbs of live events."""

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
        """The entries of *source* under the *footprint*, with what the event adds to them.

        :param body: a template in place of the connection's and the default one.
        """
        points = self._transport.config.open_points
        request = entries_request(points, footprint, source, columns, filters, body)
        return records_of(self._transport, request, (), monitor, lone=True)


def entries_request(
    points: OpenPoints,
    footprint: str,
    source: str,
    columns: Iterable[str] = (),
    filters: Iterable[Filter] = (),
    body: Optional[Template] = None,
) -> Request:
    """What the service is asked, by the template in *body*, else that of *points*, else the default one.

    :raises InvalidTemplate: when the template has a fault.
    """
    values = (source, footprint, list(columns), filters_to_json(filters, V1))
    template = body or points.event_body or TEMPLATE
    return Request(
        BY_ID["event_entries"],
        body=templates.filled(template, dict(zip(NAMES, values))),
        path_values={"footprint": footprint},
    )

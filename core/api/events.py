"""Live events (spec 4.8): the entries that a footprint touches."""

from __future__ import annotations

from typing import Any, Iterable, Iterator, Mapping, Optional

from . import decode, templates
from .config import V1
from .endpoints import BY_ID
from .filters import Filter
from .filters import to_json as filters_to_json
from .monitor import Monitor
from .records import Record
from .transport import Transport
from .wire import Request

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
        body: Optional[Mapping[str, Any]] = None,
        monitor: Optional[Monitor] = None,
    ) -> Iterator[Record]:
        """The entries of *source* under the *footprint*, with what the event adds to them.

        :param body: a template in place of the connection's and the default one.
        """
        own = self._transport.config.open_points.event_body
        template = body or (templates.parsed(own) if own else TEMPLATE)
        values = {
            "source": source,
            "footprint": footprint,
            "columns": list(columns),
            "filters": filters_to_json(filters, V1),
        }
        endpoint = BY_ID["event_entries"]
        request = Request(
            endpoint, body=templates.filled(template, values), path_values={"footprint": footprint}
        )
        with self._transport.stream(request, monitor) as answer:
            yield from decode.records(answer, (), endpoint.id, lone=True)

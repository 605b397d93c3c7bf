"""The client: one object, with an attribute for each area of the service."""

from __future__ import annotations

from typing import Iterator, Optional

from .accumulation import Accumulations
from .config import Config
from .enrichment import Enrichment
from .events import Events
from .http.transport import Transport
from .maps import Maps
from .monitor import Monitor
from .parsing.records import Records
from .places import Places
from .portfolio import Portfolio
from .query import ACCUMULATION_LAYER, EVENT, Area, Query
from .reports import Reports


class Client:
    """A client for one connection. Thread-safe.

    Every operation takes ``monitor=`` and raises the errors of :mod:`.errors`.
    """

    def __init__(self, config: Config) -> None:
        transport = Transport(config)
        self.config = config
        self.places = Places(transport)
        self.portfolio = Portfolio(transport)
        self.accumulation = Accumulations(transport)
        self.reports = Reports(transport)
        self.enrichment = Enrichment(transport)
        self.events = Events(transport)
        self.maps = Maps(transport)

    def rows(
        self, query: Query, monitor: Optional[Monitor] = None
    ) -> Iterator[tuple[Optional[Area], Records]]:
        """Yield the areas of *query* with their records; the area is None if the query has no areas.

        The request for an area is sent when its first record is read.

        :raises InvalidInput: for accumulation, which has metrics instead of records
            (``accumulation.in_area``).
        """
        areas: tuple[Optional[Area], ...] = query.areas if query.has_areas else (None,)
        for area in areas:
            yield area, self.rows_in(query, area, monitor)

    def rows_in(
        self,
        query: Query,
        area: Optional[Area] = None,
        monitor: Optional[Monitor] = None,
        *,
        accept: str = "",
    ) -> Records:
        """Return the records of *query* in *area*, which is one of its areas, or None if it has none.

        :param accept: the format (spec 4.9) of points and entries; empty: the connection's preference.
        :raises InvalidInput: for accumulation.
        """
        source, filters, body = query.source, query.filters, query.request or None
        if query.verb == ACCUMULATION_LAYER:
            return self.accumulation.layer(source, body, filters, monitor=monitor)
        if query.verb == EVENT:
            return self.events.enrich_entries(
                query.footprint, source, query.columns, filters, body=body, monitor=monitor
            )
        return self.portfolio.rows(query, area.shape if area else None, accept=accept, monitor=monitor)

"""The portfolio: its sources, points, entries and searches (spec 4.2 to 4.4)."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Callable, Iterable, Iterator, Optional, Sequence, Union

from .config import V2
from .endpoints import BY_ID, CSV
from .errors import InvalidInput, RadiusMissing
from .filters import Filter
from .http.request import Download, Request
from .http.transport import Transport
from .monitor import Monitor
from .paging import Page, Pages
from .parsing import decode, response_text
from .parsing.records import Record, Records, joined
from .portfolio_requests import radiuses_of, request_in, search_request
from .query import ENTRIES, POINTS, SEARCH_ENTRIES, SEARCH_POINTS, Query
from .shapes import Buffers, Shape
from .sources import FilterField, Source, hierarchy_in, named_objects, sources_in


class Portfolio:
    """Portfolio operations. ``version`` is ``v1`` or ``v2``; empty: the connection's version."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._config = transport.config

    def provision(self, source: str = "", *, monitor: Optional[Monitor] = None) -> dict[str, Source]:
        """Return the account's sources by id (spec 2.1); only *source* if given."""
        query = {"source": source} if source else {}
        return self._transport.json(Request(BY_ID["provision"], query), sources_in, monitor)

    def provision_filters(self, source: str, *, monitor: Optional[Monitor] = None) -> tuple[FilterField, ...]:
        """Return the filter hierarchy of *source*."""
        request = Request(BY_ID["provision_filters"], {"source": source})
        return self._transport.json(request, hierarchy_in, monitor)

    def points(
        self,
        source: str,
        shape: Shape,
        filters: Iterable[Filter] = (),
        *,
        version: str = "",
        accept: str = "",
        monitor: Optional[Monitor] = None,
    ) -> Records:
        """Return the points inside *shape* while they arrive; for buffers once per radius (spec 2.3).

        :param accept: the requested format (spec 4.9), ``text/csv`` only for a single radius; empty: the
            connection's preference.
        :raises InvalidFilters: nested filters in V1.
        :raises InvalidInput: CSV with several radii.
        :raises UnreadableAnswer: after the complete points.
        """
        query = self._query(POINTS, source, filters, version)
        return self.rows(query, shape, accept=accept, monitor=monitor)

    def points_csv(
        self,
        source: str,
        shape: Shape,
        path: Union[str, Path],
        filters: Iterable[Filter] = (),
        *,
        version: str = "",
        monitor: Optional[Monitor] = None,
    ) -> Download:
        """Write the points inside *shape* to *path* as the service's CSV.

        :raises InvalidInput: buffers with several radii.
        """
        request = request_in(self._config, self._query(POINTS, source, filters, version), shape, accept=CSV)
        return self._transport.download(request, path, _judge_csv, monitor)

    def entries(
        self,
        source: str,
        shape: Shape,
        columns: Iterable[str] = (),
        filters: Iterable[Filter] = (),
        *,
        page_size: int = 1000,
        first_page: int = 0,
        version: str = "",
        accept: str = "",
        monitor: Optional[Monitor] = None,
    ) -> Iterator[Page]:
        """Return the entries inside *shape*, page by page in order, with a few pages read ahead (spec 4.10).

        :param columns: names of provisioned columns; empty: the service's default.
        :param first_page: the page to resume at.
        :param accept: as for :meth:`points`.
        :raises InvalidInput: CSV with several radii.
        :raises PageRepeated: the service ignores ``page``.
        """
        query = self._query(ENTRIES, source, filters, version, columns, page_size)
        return self._pages(query, shape, first_page, accept, monitor)

    def entries_csv(
        self,
        source: str,
        shape: Shape,
        path: Union[str, Path],
        columns: Iterable[str] = (),
        filters: Iterable[Filter] = (),
        *,
        page: int = 0,
        page_size: int = 1000,
        version: str = "",
        monitor: Optional[Monitor] = None,
    ) -> Download:
        """Write one page of the entries inside *shape* to *path* as the service's CSV.

        :raises InvalidInput: buffers with several radii.
        """
        query = self._query(ENTRIES, source, filters, version, columns, page_size)
        request = request_in(self._config, query, shape, page=page, accept=CSV)
        return self._transport.download(request, path, _judge_csv, monitor)

    def search_entries(
        self,
        source: str,
        filters: Iterable[Filter] = (),
        columns: Iterable[str] = (),
        *,
        version: str = "",
        accept: str = "",
        monitor: Optional[Monitor] = None,
    ) -> Records:
        """Return the entries of *source* that match flat *filters*, without an area (spec 4.3, 4.4).

        :raises InvalidFilters: nested filters, as searches take a flat list in both versions.
        """
        query = self._query(SEARCH_ENTRIES, source, filters, version, columns)
        return self.rows(query, accept=accept, monitor=monitor)

    def search_points(
        self,
        source: str,
        filters: Iterable[Filter] = (),
        columns: Iterable[str] = (),
        *,
        accept: str = "",
        monitor: Optional[Monitor] = None,
    ) -> Records:
        """Return the points of *source* that match flat *filters*; V2 only, as the specification has no path
        for V1."""
        query = self._query(SEARCH_POINTS, source, filters, V2, columns)
        return self.rows(query, accept=accept, monitor=monitor)

    def rows(
        self,
        query: Query,
        shape: Optional[Shape] = None,
        *,
        accept: str = "",
        monitor: Optional[Monitor] = None,
    ) -> Records:
        """Return the points or entries of *query* in *shape*; None: those of a search.

        :param accept: as for :meth:`points`.
        :raises InvalidInput: any other query, or a missing shape.
        """
        if query.is_search:
            request = search_request(self._config, query, accept=accept)
            return self._transport.records(request, (), monitor)
        if shape is None or query.verb not in (POINTS, ENTRIES):
            raise InvalidInput(f"{query.verb} has no records, or none without an area")
        if query.verb == ENTRIES:
            pages = self._pages(query, shape, 0, accept, monitor)
            return Records(page.records for page in pages)
        request_in(self._config, query, shape, accept=accept)  # raises errors before the first point

        def ask(part: Shape) -> Iterator[Sequence[Record]]:
            request = request_in(self._config, query, part, accept=accept)
            return self._transport.records(request, radiuses_of(part), monitor).blocks

        return Records(_by_radius([shape], ask))

    def point_attributes(
        self, source: str, value: str, *, monitor: Optional[Monitor] = None
    ) -> dict[str, Any]:
        """Return the attributes of the point identified by *value*; nested ones unchanged."""
        request = Request(BY_ID["point_attributes"], {"source": source, "value": value})
        return self._transport.json(request, _attributes, monitor)

    def _pages(
        self, query: Query, shape: Shape, first: int, accept: str, monitor: Optional[Monitor]
    ) -> Iterator[Page]:
        # Errors of the request are raised before the first page is read.
        endpoint = request_in(self._config, query, shape, accept=accept).endpoint.id
        parts = [shape]

        def fetch(page: int, size: int, watched: Monitor) -> Sequence[Record]:
            wanted = replace(query, page_size=size)

            def ask(part: Shape) -> Iterator[Sequence[Record]]:
                request = request_in(self._config, wanted, part, page=page, accept=accept)
                blocks = partial(
                    decode.blocks,
                    radiuses=radiuses_of(part),
                    endpoint=endpoint,
                    surroundings=watched.surroundings,
                )
                yield self._transport.read(request, lambda answer: joined(blocks(answer)), watched)

            return joined(_by_radius(parts, ask))

        points, sets = self._config.open_points, len(radiuses_of(shape))
        pages = Pages(fetch, query.page_size, points.pages_in_flight, endpoint, points.page_end, sets)
        return pages.in_order(first, monitor or Monitor())

    def _query(
        self,
        verb: str,
        source: str,
        filters: Iterable[Filter],
        version: str,
        columns: Iterable[str] = (),
        page_size: int = 1000,
    ) -> Query:
        version = version or self._config.version
        return Query(source, (), version, tuple(filters), tuple(columns), page_size, verb)


def _by_radius(
    parts: list[Shape], ask: Callable[[Shape], Iterator[Sequence[Record]]]
) -> Iterator[Sequence[Record]]:
    """Yield the records of *parts*; if rows do not state their radius, request each radius separately."""
    for part in list(parts):
        is_begun = False
        try:
            for block in ask(part):
                is_begun = True
                yield block
        except RadiusMissing:
            if is_begun or not isinstance(part, Buffers):
                raise
            parts[:] = [Buffers(part.centers, (radius,)) for radius in part.radiuses]
            for each in parts:
                yield from ask(each)


def _judge_csv(content_type: str, start: bytes) -> str:
    if not decode.is_csv(content_type, start):
        raise response_text.unreadable(response_text.looks_like(start) + " instead of CSV", start)
    return CSV


def _attributes(answer: Any) -> dict[str, Any]:
    """Return attributes from a flat object, a Feature, or pairs of field and value, in wrappers or lists."""
    if isinstance(answer, list):
        pairs = {str(i["field"]): i.get("value") for i in named_objects(answer)}
        if pairs or not answer:
            return pairs
        return _attributes(answer[0])
    if not isinstance(answer, dict):
        raise response_text.unreadable("no attributes", json.dumps(answer).encode(), "point_attributes")
    for wrapper in ("result", "results", "attributes", "properties", "data", "features", "points", "entries"):
        if isinstance(answer.get(wrapper), (dict, list)):
            return _attributes(answer[wrapper])
    return answer

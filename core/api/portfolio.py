"""The portfolio: its sources, points, entries and searches (spec 4.2 to 4.4)."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Callable, Iterable, Iterator, Optional, Sequence, Union

from . import answers, bodies, decode
from .arriving import records_of
from .blocks import Records, joined
from .config import V1, V2
from .endpoints import BY_ID, CSV, Endpoint
from .errors import RadiusMissing
from .filters import Filter
from .filters import to_json as filters_to_json
from .monitor import Monitor
from .paging import Page, Pages
from .provision import FilterNode, Source, filter_nodes_in, named_objects, sources_in
from .records import Record
from .shapes import Buffers, Shape
from .transport import Transport
from .wire import Download, Request

LONG_ADDRESS = 2000
"""Characters of an address from which on some servers refuse it; the specification has no number (spec 8)."""


class Portfolio:
    """The verbs of a portfolio. ``version`` is ``v1`` or ``v2``; empty: that of the connection."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._config = transport.config

    def provision(self, source: str = "", *, monitor: Optional[Monitor] = None) -> dict[str, Source]:
        """The sources of the account by their id (spec 2.1); only *source* when it is given."""
        query = {"source": source} if source else {}
        return self._transport.json(Request(BY_ID["provision"], query), sources_in, monitor)

    def provision_filters(self, source: str, *, monitor: Optional[Monitor] = None) -> tuple[FilterNode, ...]:
        """The filter hierarchy of *source*."""
        request = Request(BY_ID["provision_filters"], {"source": source})
        return self._transport.json(request, filter_nodes_in, monitor)

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
        """The points inside *shape*, while they arrive; in buffers once per radius (spec 2.3).

        :param accept: the format that is asked for (spec 4.9), ``text/csv`` for buffers of one radius only;
            empty: what the connection prefers.
        :raises InvalidFilters: for a tree in V1.
        :raises InvalidInput: for CSV of several radii.
        :raises UnreadableAnswer: behind the points that came whole.
        """
        endpoint = bodies.endpoint_for("points", shape, version or self._config.version)
        wanted = tuple(filters)
        bodies.selection(endpoint, self._config, source, shape, wanted)  # its faults are raised at once
        accept = self._format(shape, accept)

        def ask(part: Shape) -> Iterator[Sequence[Record]]:
            body = bodies.selection(endpoint, self._config, source, part, wanted)
            request = Request(endpoint, body=body, accept=accept)
            return self._records(request, bodies.radiuses_of(part), monitor).blocks

        return Records(_by_radius([shape], ask))

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
        """The points inside *shape* as the service's own CSV file; buffers one radius at a time.

        :raises InvalidInput: for buffers with several radii.
        """
        bodies.one_radius(shape)
        endpoint = bodies.endpoint_for("points", shape, version or self._config.version)
        body = bodies.selection(endpoint, self._config, source, shape, filters)
        return self._transport.download(Request(endpoint, body=body, accept=CSV), path, _judge_csv, monitor)

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
        """The entries inside *shape*, page by page in order, a few read ahead (spec 4.10).

        :param columns: names of provisioned columns; none: what the service gives by itself.
        :param first_page: where to go on after a stop.
        :param accept: as for :meth:`points`.
        :raises InvalidInput: for CSV of several radii.
        :raises PageRepeated: when the service gives the same page whatever ``page`` says.
        """
        endpoint = bodies.endpoint_for("entries", shape, version or self._config.version)
        wanted, named = tuple(filters), tuple(columns)
        bodies.entries(endpoint, self._config, source, shape, named, wanted)  # its faults are raised at once
        accept = self._format(shape, accept)
        parts = [shape]

        def fetch(page: int, size: int, watched: Monitor) -> Sequence[Record]:
            def ask(part: Shape) -> Iterator[Sequence[Record]]:
                body = bodies.entries(endpoint, self._config, source, part, named, wanted)
                request = Request(endpoint, body={**body, "limit": size, "page": page}, accept=accept)
                read = partial(
                    decode.blocks,
                    radiuses=bodies.radiuses_of(part),
                    endpoint=endpoint.id,
                    surroundings=watched.surroundings,
                )
                yield self._transport.read(request, lambda answer: joined(read(answer)), watched)

            return joined(_by_radius(parts, ask))

        points, sets = self._config.open_points, len(bodies.radiuses_of(shape))
        pages = Pages(fetch, page_size, points.pages_in_flight, endpoint.id, points.page_end, sets)
        return pages.in_order(first_page, monitor or Monitor())

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
        """One page of the entries inside *shape* as the service's own CSV file; buffers one radius at a time.

        :raises InvalidInput: for buffers with several radii.
        """
        bodies.one_radius(shape)
        endpoint = bodies.endpoint_for("entries", shape, version or self._config.version)
        body = bodies.entries(endpoint, self._config, source, shape, columns, filters)
        request = Request(endpoint, body={**body, "limit": page_size, "page": page}, accept=CSV)
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
        """The entries of *source* that flat *filters* find, wherever they are (spec 4.3, 4.4).

        :raises InvalidFilters: for a tree: searches take a flat list in both versions.
        """
        if bodies.checked_version(version or self._config.version) == V2:
            return self._search(BY_ID["entries_search_v2"], source, filters, columns, accept, monitor)
        return self._records(replace(v1_search(source, filters, columns), accept=accept), (), monitor)

    def search_points(
        self,
        source: str,
        filters: Iterable[Filter] = (),
        columns: Iterable[str] = (),
        *,
        accept: str = "",
        monitor: Optional[Monitor] = None,
    ) -> Records:
        """The points of *source* that flat *filters* find; V2 only, as the path of V1 is not shown."""
        return self._search(BY_ID["points_search_v2"], source, filters, columns, accept, monitor)

    def point_attributes(
        self, source: str, value: str, *, monitor: Optional[Monitor] = None
    ) -> dict[str, Any]:
        """The attributes of the point that *value* names; nested ones as they came."""
        request = Request(BY_ID["point_attributes"], {"source": source, "value": value})
        return self._transport.json(request, _attributes, monitor)

    def _search(
        self,
        endpoint: Endpoint,
        source: str,
        filters: Iterable[Filter],
        columns: Iterable[str],
        accept: str,
        monitor: Optional[Monitor],
    ) -> Records:
        body = bodies.search(endpoint, self._config, source, columns, filters)
        return self._records(Request(endpoint, body=body, accept=accept), (), monitor)

    def _format(self, shape: Shape, accept: str) -> str:
        """*accept*, else what the connection prefers; CSV can't tell the sets of several radii apart."""
        if accept.lower().startswith(CSV):
            bodies.one_radius(shape)
        if accept:
            return accept
        is_one_set = len(bodies.radiuses_of(shape)) < 2
        return CSV if self._config.open_points.prefer_csv and is_one_set else ""

    def _records(self, request: Request, radiuses: tuple[float, ...], monitor: Optional[Monitor]) -> Records:
        return records_of(self._transport, request, radiuses, monitor)


def _by_radius(
    parts: list[Shape], ask: Callable[[Shape], Iterator[Sequence[Record]]]
) -> Iterator[Sequence[Record]]:
    """The records in *parts*; where rows do not tell their radius, each radius becomes a part of its own."""
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


def v1_search(source: str, filters: Iterable[Filter] = (), columns: Iterable[str] = ()) -> Request:
    """The search of V1, which travels in the address (spec 4.3); its ``path()`` tells how long that is.

    :raises InvalidFilters: for a tree.
    """
    query = {"source": source}
    if wanted := tuple(filters):
        flat = filters_to_json(wanted, V1)
        query["filters"] = json.dumps(flat, ensure_ascii=False, separators=(",", ":"))
    if named := tuple(columns):
        query["columns"] = ",".join(named)
    return Request(BY_ID["entries_search_v1"], query)


def _judge_csv(content_type: str, start: bytes) -> str:
    if not decode.is_csv(content_type, start):
        raise answers.unreadable(answers.looks_like(start) + " instead of CSV", start)
    return CSV


def _attributes(answer: Any) -> dict[str, Any]:
    """A flat object or a Feature, inside wrappers or as the first of a list; or pairs of field and value."""
    if isinstance(answer, list):
        pairs = {str(i["field"]): i.get("value") for i in named_objects(answer)}
        if pairs or not answer:
            return pairs
        return _attributes(answer[0])
    if not isinstance(answer, dict):
        raise answers.unreadable("no attributes", json.dumps(answer).encode(), "point_attributes")
    for wrapper in ("result", "results", "attributes", "properties", "data", "features", "points", "entries"):
        if isinstance(answer.get(wrapper), (dict, list)):
            return _attributes(answer[wrapper])
    return answer

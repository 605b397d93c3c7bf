"""The portfolio: its sources, points, entries and searches (spec 4.2 to 4.4)."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Iterable, Iterator, Optional, Union

from . import answers, bodies, decode
from .config import V1, V2
from .endpoints import BY_ID, CSV, Endpoint
from .filters import Filter, flat_only
from .filters import to_json as filters_to_json
from .monitor import Monitor
from .paging import Page, Pages
from .records import Record
from .shapes import Shape
from .transport import Transport
from .wire import Download, Request

LONG_ADDRESS = 2000
"""Characters of an address from which on some servers refuse it; the specification has no number (spec 8)."""


@dataclass(frozen=True)
class Column:
    """A column of a source (spec 2.1); *type* in the service's own words."""

    field: str
    type: str


@dataclass(frozen=True)
class FilterField:
    """What a source can be filtered by (spec 2.1).

    :param meanings: the label of each of *values*, ``""`` where it has none; empty: none has.
    """

    field: str
    label: str
    required: bool
    values: tuple[str, ...]
    meanings: tuple[str, ...] = ()


@dataclass(frozen=True)
class Source:
    """A data layer that is provisioned to the account (spec 2.1)."""

    id: str
    columns: tuple[Column, ...] = ()
    filters: tuple[FilterField, ...] = ()
    accumulation_enabled: bool = True


@dataclass(frozen=True)
class FilterNode:
    """A node of the filter hierarchy; the specification does not show it, so each part may be empty.

    :param values: what the field can be; *children* are narrower fields. Nodes of one field may stand
        side by side, each with the values that have its children.
    :param meanings: as those of FilterField.
    """

    field: str
    label: str = ""
    values: tuple[str, ...] = ()
    required: bool = False
    children: tuple[FilterNode, ...] = ()
    meanings: tuple[str, ...] = ()


class Portfolio:
    """The verbs of a portfolio. ``version`` is ``v1`` or ``v2``; empty: that of the connection."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._config = transport.config

    def provision(self, source: str = "", *, monitor: Optional[Monitor] = None) -> dict[str, Source]:
        """The sources of the account by their id (spec 2.1); only *source* when it is given."""
        query = {"source": source} if source else {}
        answer = self._transport.json(Request(BY_ID["provision"], query), monitor)
        sources = answer.get("provisioning", answer) if isinstance(answer, dict) else None
        if not isinstance(sources, dict):
            body = json.dumps(answer).encode()
            raise answers.unreadable("a list of sources without provisioning", body, "provision")
        return {name: _source(name, value) for name, value in sources.items() if isinstance(value, dict)}

    def provision_filters(self, source: str, *, monitor: Optional[Monitor] = None) -> tuple[FilterNode, ...]:
        """The filter hierarchy of *source*."""
        answer = self._transport.json(Request(BY_ID["provision_filters"], {"source": source}), monitor)
        return _filter_nodes(answer)

    def points(
        self,
        source: str,
        shape: Shape,
        filters: Iterable[Filter] = (),
        *,
        version: str = "",
        accept: str = "",
        monitor: Optional[Monitor] = None,
    ) -> Iterator[Record]:
        """The points inside *shape*, while they arrive; in buffers once per radius (spec 2.3).

        :param accept: the format that is asked for (spec 4.9), ``text/csv`` for buffers of one radius only.
        :raises InvalidFilters: for a tree in V1.
        :raises UnreadableAnswer: behind the points that came whole.
        """
        endpoint = bodies.endpoint_for("points", shape, version or self._config.version)
        body = bodies.selection(endpoint, self._config, source, shape, filters)
        return self._records(Request(endpoint, body=body, accept=accept), bodies.radiuses_of(shape), monitor)

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
        :raises PageRepeated: when a page comes twice.
        """
        endpoint, body = self._entries_body(source, shape, columns, filters, version)

        def fetch(page: int, size: int, watched: Monitor) -> list[Record]:
            request = Request(endpoint, body={**body, "limit": size, "page": page}, accept=accept)
            return list(self._records(request, bodies.radiuses_of(shape), watched))

        pages = Pages(fetch, page_size, self._config.open_points.pages_in_flight, endpoint.id)
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
        endpoint, body = self._entries_body(source, shape, columns, filters, version)
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
    ) -> Iterator[Record]:
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
    ) -> Iterator[Record]:
        """The points of *source* that flat *filters* find; V2 only, as the path of V1 is not shown."""
        return self._search(BY_ID["points_search_v2"], source, filters, columns, accept, monitor)

    def point_attributes(
        self, source: str, value: str, *, monitor: Optional[Monitor] = None
    ) -> dict[str, Any]:
        """The attributes of the point that *value* names; nested ones as they came."""
        request = Request(BY_ID["point_attributes"], {"source": source, "value": value})
        return _attributes(self._transport.json(request, monitor))

    def _entries_body(
        self, source: str, shape: Shape, columns: Iterable[str], filters: Iterable[Filter], version: str
    ) -> tuple[Endpoint, dict[str, Any]]:
        endpoint = bodies.endpoint_for("entries", shape, version or self._config.version)
        body = bodies.selection(endpoint, self._config, source, shape, filters)
        if columns := list(columns):
            body["columns"] = columns
        return endpoint, body

    def _search(
        self,
        endpoint: Endpoint,
        source: str,
        filters: Iterable[Filter],
        columns: Iterable[str],
        accept: str,
        monitor: Optional[Monitor],
    ) -> Iterator[Record]:
        wanted = tuple(filters)
        flat_only(wanted, "a search")
        body: dict[str, Any] = {"source": source}
        if columns := list(columns):
            body["columns"] = columns
        full = bodies.with_filters(body, endpoint, self._config, wanted)
        return self._records(Request(endpoint, body=full, accept=accept), (), monitor)

    def _records(
        self, request: Request, radiuses: tuple[float, ...], monitor: Optional[Monitor]
    ) -> Iterator[Record]:
        with self._transport.stream(request, monitor) as answer:
            yield from decode.records(answer, radiuses, request.endpoint.id)


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


def _source(name: str, value: dict[str, Any]) -> Source:
    reports = value.get("reports")
    accumulation = reports.get("accumulation") if isinstance(reports, dict) else None
    return Source(
        name,
        tuple(Column(str(c["field"]), str(c.get("type", ""))) for c in _named_objects(value.get("columns"))),
        tuple(
            FilterField(
                str(f["field"]),
                str(f.get("label") or f["field"]),
                f.get("required") is True,
                _texts(f.get("values")),
                _meanings(f.get("values")),
            )
            for f in _named_objects(value.get("filters"))
        ),
        # Only a clear no is one: what a provision leaves out, the service may still do.
        not (isinstance(accumulation, dict) and accumulation.get("enabled") is False),
    )


def _named_objects(value: Any) -> list[dict[str, Any]]:
    items = value if isinstance(value, list) else []
    return [item for item in items if isinstance(item, dict) and item.get("field") is not None]


def _texts(value: Any) -> tuple[str, ...]:
    """Values of a filter; objects tell theirs under ``value``, ``id`` or ``label``."""
    items = value if isinstance(value, list) else []
    plain = (
        next((item[k] for k in ("value", "id", "label") if k in item), None)
        if isinstance(item, dict)
        else item
        for item in items
    )
    return tuple(str(item) for item in plain if item is not None)


def _meanings(value: Any) -> tuple[str, ...]:
    """The labels of the values that :func:`_texts` reads, where an object tells both."""
    items = value if isinstance(value, list) else []
    told = tuple(
        str(item.get("label") or "") if isinstance(item, dict) and ("value" in item or "id" in item) else ""
        for item in items
        if _texts([item])
    )
    return told if any(told) else ()


def _filter_nodes(value: Any) -> tuple[FilterNode, ...]:
    """Nodes wherever they are: a list, an object keyed by field, either inside wrappers."""
    if isinstance(value, list):
        return tuple(node for item in value for node in _filter_nodes(item))
    if not isinstance(value, dict):
        return ()
    if isinstance(value.get("field"), str):
        below = ("children", "filters", "values")
        values = value.get("values", [value.get("value")])
        return (
            FilterNode(
                value["field"],
                str(value.get("label") or value["field"]),
                _texts(values),
                value.get("required") is True,
                tuple(node for key in below for node in _filter_nodes(value.get(key))),
                _meanings(value.get("values")),
            ),
        )
    return tuple(node for key, inner in value.items() for node in _keyed_node(key, inner))


def _keyed_node(key: str, value: Any) -> tuple[FilterNode, ...]:
    """A field as the key of its values (``{"LOB": ["FIRE"]}``), else whatever is below."""
    if isinstance(value, list) and value and not any(isinstance(item, (dict, list)) for item in value):
        return (FilterNode(key, key, _texts(value)),)
    return _filter_nodes(value)


def _attributes(answer: Any) -> dict[str, Any]:
    """A flat object or a Feature, inside wrappers or as the first of a list; or pairs of field and value."""
    if isinstance(answer, list):
        pairs = {str(i["field"]): i.get("value") for i in _named_objects(answer)}
        if pairs or not answer:
            return pairs
        return _attributes(answer[0])
    if not isinstance(answer, dict):
        raise answers.unreadable("no attributes", json.dumps(answer).encode(), "point_attributes")
    for wrapper in ("result", "results", "attributes", "properties", "data", "features", "points", "entries"):
        if isinstance(answer.get(wrapper), (dict, list)):
            return _attributes(answer[wrapper])
    return answer

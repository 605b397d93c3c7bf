"""Convert a query to its requests, for both portfolio versions (spec 2.7, 4.3, 4.4)."""

from __future__ import annotations

import json
from typing import Any, Iterable

from . import filters as filter_tree
from .config import V1, V2, Config
from .endpoints import BY_ID, CSV, Endpoint
from .errors import InvalidFilters, InvalidInput
from .filters import Filter
from .http.request import Request
from .query import ACCUMULATION, ENTRIES, SEARCH_ENTRIES, SEARCH_POINTS, Query
from .shapes import Buffers, Shape

LONG_ADDRESS = 2000
"""Characters of a URL beyond which some servers refuse it; the specification has no limit (spec 8)."""


def request_in(config: Config, query: Query, shape: Shape, *, page: int = 0, accept: str = "") -> Request:
    """Return the request of *query* for *shape*: points, a page of entries, or accumulation.

    :param accept: the format (spec 4.9) of rows; empty: the connection's preference.
    :raises InvalidFilters: nested filters in V1.
    :raises InvalidInput: an unknown version, or CSV with several radii.
    """
    endpoint = endpoint_for(query.verb, shape, query.version)
    body: dict[str, Any] = {"source": query.source, "shape": shape.to_json()}
    if isinstance(shape, Buffers):  # radii are beside the shape, not in it (spec 2.3)
        body["radiuses"] = list(shape.radiuses)
    body = with_filters(body, endpoint, config, query.filters)
    if query.verb == ACCUMULATION:
        return Request(endpoint, body=body)
    if query.verb == ENTRIES:
        body.update(_columns(query), limit=query.page_size, page=page)
    return Request(endpoint, body=body, accept=_format(config, shape, accept))


def search_request(config: Config, query: Query, *, accept: str = "") -> Request:
    """Return the search for entries, or for points in V2; the specification has no path for points in V1.

    :raises InvalidFilters: nested filters, as searches take a flat list in both versions.
    """
    if query.verb == SEARCH_ENTRIES and checked_version(query.version) == V1:
        return v1_search_request(query.source, query.filters, query.columns, accept=accept)
    filter_tree.flat_only(query.filters, "a search")
    endpoint = BY_ID["points_search_v2" if query.verb == SEARCH_POINTS else "entries_search_v2"]
    body = {"source": query.source, **_columns(query)}
    return Request(endpoint, body=with_filters(body, endpoint, config, query.filters), accept=accept)


def v1_search_request(
    source: str, filters: Iterable[Filter] = (), columns: Iterable[str] = (), *, accept: str = ""
) -> Request:
    """Return the V1 search, whose values are in the URL (spec 4.3); its ``path()`` shows the length.

    :raises InvalidFilters: nested filters.
    """
    query = {"source": source}
    if flat := filter_tree.to_json(filters, V1):
        query["filters"] = json.dumps(flat, ensure_ascii=False, separators=(",", ":"))
    if named := tuple(columns):
        query["columns"] = ",".join(named)
    return Request(BY_ID["entries_search_v1"], query, accept=accept)


def endpoint_for(what: str, shape: Shape, version: str) -> Endpoint:
    """Return the endpoint of *what* (points, entries, accumulation) for the type of *shape*."""
    kind = "buffer" if isinstance(shape, Buffers) else "selection"
    return BY_ID[f"{what}_{kind}_{checked_version(version)}"]


def checked_version(version: str) -> str:
    """Return *version*; raises InvalidInput if it is unknown."""
    if version not in (V1, V2):
        raise InvalidInput(f"version {version!r} is neither {V1} nor {V2}")
    return version


def with_filters(
    body: dict[str, Any], endpoint: Endpoint, config: Config, filters: Iterable[Filter]
) -> dict[str, Any]:
    """Return *body* with the filters, if any, under the endpoint's key.

    :raises InvalidFilters: nested filters where the endpoint takes a flat list.
    """
    version = V2 if endpoint.filters_key == "filters_v2" else V1
    wire = filter_tree.to_json(filters, version)
    if wire and not endpoint.filters_key:
        raise InvalidFilters(f"{endpoint.id} takes no filters")
    if not wire:
        return body
    if version == V2 and config.open_points.filters_in_params and "shape" in body:
        return {**body, "params": {endpoint.filters_key: wire}}
    return {**body, endpoint.filters_key: wire}


def radiuses_of(shape: Shape) -> tuple[float, ...]:
    """Return the radii in meters in the order of the result sets; empty for polygons."""
    return shape.radiuses if isinstance(shape, Buffers) else ()


def _columns(query: Query) -> dict[str, Any]:
    return {"columns": list(query.columns)} if query.columns else {}


def _format(config: Config, shape: Shape, accept: str) -> str:
    """Return *accept*, else the connection's preference; CSV can't distinguish the sets of several radii."""
    is_one_set = len(radiuses_of(shape)) < 2
    if accept.lower().startswith(CSV) and not is_one_set:
        raise InvalidInput(f"{CSV} can't tell the radii apart: ask for one at a time")
    return accept or (CSV if config.open_points.prefer_csv and is_one_set else "")

"""The bodies and queries of the portfolio endpoints (spec 2.7, 4.3, 4.4), for both versions."""

from __future__ import annotations

from typing import Any, Iterable

from . import filters as filter_tree
from .config import V1, V2, Config
from .endpoints import BY_ID, CSV, Endpoint
from .errors import InvalidFilters, InvalidInput
from .filters import Filter
from .shapes import Buffers, Shape


def endpoint_for(what: str, shape: Shape, version: str) -> Endpoint:
    """The row of *what* (points, entries, accumulation) for the kind of *shape*."""
    kind = "buffer" if isinstance(shape, Buffers) else "selection"
    return BY_ID[f"{what}_{kind}_{checked_version(version)}"]


def checked_version(version: str) -> str:
    """*version*, when it is one; raises InvalidInput."""
    if version not in (V1, V2):
        raise InvalidInput(f"version {version!r} is neither {V1} nor {V2}")
    return version


def selection(
    endpoint: Endpoint, config: Config, source: str, shape: Shape, filters: Iterable[Filter]
) -> dict[str, Any]:
    """The body of a request with a shape; ``radiuses`` stand beside ``shape``, not in it (spec 2.3)."""
    body: dict[str, Any] = {"source": source, "shape": shape.to_json()}
    if isinstance(shape, Buffers):
        body["radiuses"] = list(shape.radiuses)
    return with_filters(body, endpoint, config, filters)


def entries(
    endpoint: Endpoint,
    config: Config,
    source: str,
    shape: Shape,
    columns: Iterable[str],
    filters: Iterable[Filter],
) -> dict[str, Any]:
    """The body of a request for entries, but for its page (spec 4.10)."""
    body = selection(endpoint, config, source, shape, filters)
    if named := list(columns):
        body["columns"] = named
    return body


def search(
    endpoint: Endpoint, config: Config, source: str, columns: Iterable[str], filters: Iterable[Filter]
) -> dict[str, Any]:
    """The body of a search (spec 4.4).

    :raises InvalidFilters: for a tree: searches take a flat list in both versions.
    """
    wanted = tuple(filters)
    filter_tree.flat_only(wanted, "a search")
    body: dict[str, Any] = {"source": source}
    if named := list(columns):
        body["columns"] = named
    return with_filters(body, endpoint, config, wanted)


def with_filters(
    body: dict[str, Any], endpoint: Endpoint, config: Config, filters: Iterable[Filter]
) -> dict[str, Any]:
    """*body* with the filters under the row's key; without any when there are none.

    :raises InvalidFilters: for a tree where the row takes a flat list.
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
    """The radii in the order in which the result sets come; none for polygons."""
    return shape.radiuses if isinstance(shape, Buffers) else ()


def one_radius(shape: Shape) -> None:
    """CSV has no place for the radius of a row: buffers go one radius a request."""
    if len(radiuses_of(shape)) > 1:
        raise InvalidInput(f"{CSV} can't tell the radii apart: ask for one at a time")

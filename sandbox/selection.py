"""Which rows of a source a portfolio request selects."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from typing import Any, Optional

import numpy as np

from . import filters, shapes
from .call import Call, texts
from .data.source import Source
from .errors import Refused

V1, V2 = "v1", "v2"
ENTRIES_KEYS = ("columns", "limit", "page")


@dataclass(frozen=True)
class RowSet:
    """The rows of one result set.

    :param radius: meters; None where the request has no radii.
    :param rows: indices into the source's table.
    """

    radius: Optional[float]
    rows: Any


@dataclass(frozen=True)
class Selection:
    """What a request asks: the source, the result sets and, for entries, columns and page."""

    source: Source
    sets: tuple[RowSet, ...]
    columns: tuple[str, ...] = ()


def by_shape(call: Call, version: str, is_buffer: bool, is_paged: bool = False) -> Selection:
    """Read the body of a selection: one result set of a polygon, or one per radius (spec 2.2, 2.3).

    :param is_paged: whether it has columns and pages, as those of entries.
    """
    key = filters_key(call, version)
    required = ("source", "shape", "radiuses") if is_buffer else ("source", "shape")
    body = call.body(required, (key, *ENTRIES_KEYS) if is_paged else (key,))
    source = call.source(body["source"])
    areas = shapes.areas(body)
    rows = np.flatnonzero(filter_mask(call, body.get(key), source, version))
    lon, lat = source.lon[rows], source.lat[rows]
    found = tuple(RowSet(radius, rows[area.contains(lon, lat)]) for radius, area in areas)
    return _paged(call, body, source, found) if is_paged else Selection(source, found)


def by_query(call: Call) -> Selection:
    """Read the query parameters of the V1 search: source, columns, filters as JSON (spec 4.3)."""
    for name in call.query:
        if name not in ("source", "columns", "filters"):
            raise Refused(400, f"'{name}' is no parameter of the search.")
    source = call.source(call.parameter("source"))
    try:
        wanted = json.loads(call.query.get("filters", "[]"))
    except ValueError:
        raise Refused(400, "'filters' is not URL-encoded JSON.") from None
    names = [name for name in call.query.get("columns", "").split(",") if name]
    return _search(source, wanted, names)


def by_search(call: Call) -> Selection:
    """Read the body of a V2 search: its flat list is under ``filters`` (spec 4.4)."""
    body = call.body(("source",), ("columns", "filters"))
    return _search(
        call.source(body["source"]), body.get("filters", []), texts(body.get("columns", []), "columns")
    )


def _search(source: Source, wanted: Any, names: list[str]) -> Selection:
    mask = filters.mask_of_list(source, filters.check(source, wanted, nested=False))
    return Selection(source, (RowSet(None, np.flatnonzero(mask)),), checked_columns(source, names))


def filters_key(call: Call, version: str) -> str:
    """The body's key that holds the filters of a selection."""
    if version == V1:
        return "filters"
    return "params" if call.settings.filters_in_params else "filters_v2"


def filter_mask(call: Call, wanted: Any, source: Source, version: str) -> Any:
    """Which rows meet the filters of a selection: a boolean array.

    :param wanted: the value of the key that :func:`filters_key` names; None: no filters.
    """
    if version == V1:
        return filters.mask_of_list(source, filters.check(source, wanted or [], nested=False))
    if wanted is not None and call.settings.filters_in_params:
        if not isinstance(wanted, dict) or set(wanted) - {"filters_v2"}:
            raise Refused(400, "'params' is not an object with 'filters_v2'.")
        wanted = wanted.get("filters_v2")
    tree = filters.check(source, [] if wanted is None else wanted, nested=True)
    return filters.mask_of_tree(source, tree, call.settings.tree_reading)


def checked_columns(source: Source, names: list[str]) -> tuple[str, ...]:
    """The wanted columns; 400 for one that is not provisioned."""
    for name in names:
        if name not in source.columns:
            raise Refused(400, f"The source {source.name} has no column {name}.")
    return tuple(names)


def _paged(call: Call, body: dict[str, Any], source: Source, found: tuple[RowSet, ...]) -> Selection:
    columns = checked_columns(source, texts(body.get("columns", []), "columns"))
    limit, page = _page(call, body)
    start, stop = (limit * page, limit * (page + 1)) if limit else (0, 0 if page else sys.maxsize)
    hidden, paged = call.settings.hide_every, []
    for row_set in found:
        rows = row_set.rows[max(start, 0) : max(stop, 0)]
        paged.append(RowSet(row_set.radius, rows[rows % hidden != 0] if hidden else rows))
        if call.settings.limit_scope == "request":
            start, stop = start - len(row_set.rows), stop - len(row_set.rows)
    return Selection(source, tuple(paged), columns)


def _page(call: Call, body: dict[str, Any]) -> tuple[int, int]:
    limit, page = body.get("limit", 0), body.get("page", 0)
    if type(limit) is not int or limit < 0 or ("limit" in body and limit == 0):
        raise Refused(400, "'limit' is not a positive integer.")
    if type(page) is not int or page < 0:
        raise Refused(400, "'page' is not an integer from 0 on.")
    if call.settings.ignore_page:
        page = 0
    if call.settings.max_limit:
        limit = min(limit or call.settings.max_limit, call.settings.max_limit)
    return limit, page

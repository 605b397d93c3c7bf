"""Which rows of a source a portfolio request selects."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from typing import Any, Optional, Sequence, Union

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


def by_polygon(call: Call, version: str, extra: tuple[str, ...] = ()) -> Selection:
    """Read the body of a ``/selection`` request; *extra* are the keys of paged entries."""
    body = call.body(("source", "shape"), (filters_key(call, version), *extra))
    source = call.source(body["source"])
    area = shapes.polygon(body["shape"])
    found = _found(source, [(None, area)], _mask(call, body, source, version))
    return _paged(call, body, source, found) if extra else Selection(source, found)


def by_buffers(call: Call, version: str, extra: tuple[str, ...] = ()) -> Selection:
    """Read the body of a buffer request: one result set per radius (spec 2.3)."""
    body = call.body(("source", "shape", "radiuses"), (filters_key(call, version), *extra))
    source = call.source(body["source"])
    around = shapes.centers(body["shape"])
    circles = [(radius, shapes.Circle(around, radius)) for radius in shapes.radiuses(body["radiuses"])]
    found = _found(source, circles, _mask(call, body, source, version))
    return _paged(call, body, source, found) if extra else Selection(source, found)


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


def _mask(call: Call, body: dict[str, Any], source: Source, version: str) -> Any:
    return filter_mask(call, body.get(filters_key(call, version)), source, version)


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


def _found(
    source: Source, areas: Sequence[tuple[Optional[float], Union[shapes.Area, shapes.Circle]]], mask: Any
) -> tuple[RowSet, ...]:
    candidates = np.flatnonzero(mask)
    lon, lat = source.lon[candidates], source.lat[candidates]
    return tuple(RowSet(radius, candidates[area.contains(lon, lat)]) for radius, area in areas)


def _paged(call: Call, body: dict[str, Any], source: Source, found: tuple[RowSet, ...]) -> Selection:
    columns = checked_columns(source, texts(body.get("columns", []), "columns"))
    limit, page = _page(call, body)
    start, stop = (limit * page, limit * (page + 1)) if limit else (0, 0 if page else sys.maxsize)
    if call.settings.limit_scope == "set":
        paged = tuple(_slice(row_set, start, stop) for row_set in found)
    else:
        paged = _over_all(found, start, stop)
    hidden = call.settings.hide_every
    if hidden:
        paged = tuple(RowSet(each.radius, each.rows[each.rows % hidden != 0]) for each in paged)
    return Selection(source, paged, columns)


def _page(call: Call, body: dict[str, Any]) -> tuple[int, int]:
    limit, page = body.get("limit", call.settings.default_limit), body.get("page", 0)
    if type(limit) is not int or limit < 0 or ("limit" in body and limit == 0):
        raise Refused(400, "'limit' is not a positive integer.")
    if type(page) is not int or page < 0:
        raise Refused(400, "'page' is not an integer from 0 on.")
    if call.settings.ignore_page:
        page = 0
    if call.settings.max_limit:
        limit = min(limit or call.settings.max_limit, call.settings.max_limit)
    return limit, page


def _slice(row_set: RowSet, start: int, stop: int) -> RowSet:
    return RowSet(row_set.radius, row_set.rows[max(start, 0) : max(stop, 0)])


def _over_all(sets: tuple[RowSet, ...], start: int, stop: int) -> tuple[RowSet, ...]:
    paged = []
    for row_set in sets:
        paged.append(_slice(row_set, start, stop))
        start, stop = start - len(row_set.rows), stop - len(row_set.rows)
    return tuple(paged)

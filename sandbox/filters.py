"""The filters of the portfolio (spec 2.4): a flat array, or in V2 selections a tree."""

from __future__ import annotations

from typing import Any, Iterator

import numpy as np

from .data.source import Source
from .errors import Refused

FLAT_KEYS = {"field", "value"}
TREE_KEYS = FLAT_KEYS | {"filters"}


def check(source: Source, filters: Any, nested: bool) -> list[dict[str, Any]]:
    """The filters as they came; 400 when they are malformed or a required one is missing."""
    if not isinstance(filters, list):
        raise Refused(400, "The filters are not an array.")
    for item in filters:
        _check_one(source, item, nested)
    given = {item["field"] for item in _walk(filters)}
    for wanted in source.filter_fields:
        if wanted.required and wanted.field not in given:
            raise Refused(
                400, f"The source {source.name} requires a filter on {wanted.field} ({wanted.label})."
            )
    return filters


def _check_one(source: Source, item: Any, nested: bool) -> None:
    if not isinstance(item, dict):
        raise Refused(400, "A filter is not an object with 'field' and 'value'.")
    if not nested and "filters" in item:
        raise Refused(400, "Nested filters are not supported here; the list is flat.")
    for key in item:
        if key not in TREE_KEYS:
            raise Refused(400, f"'{key}' is no field of a filter.")
    for key in sorted(FLAT_KEYS):
        if not isinstance(item.get(key), str):
            raise Refused(400, f"The '{key}' of a filter is not a string.")
    if item["field"] not in source.columns:
        raise Refused(400, f"The source {source.name} has no field {item['field']}.")
    children = item.get("filters", [])
    if not isinstance(children, list):
        raise Refused(400, "The 'filters' of a filter are not an array.")
    for child in children:
        _check_one(source, child, nested)


def _walk(filters: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for item in filters:
        yield item
        yield from _walk(item.get("filters", []))


def mask_of_list(source: Source, filters: list[dict[str, Any]]) -> Any:
    """Which rows meet all filters: a boolean array."""
    mask = np.ones(len(source), dtype=bool)
    for item in filters:
        mask &= source.text(item["field"]) == item["value"]
    return mask


def mask_of_tree(source: Source, filters: list[dict[str, Any]], reading: str) -> Any:
    """Which rows meet the tree: a child narrows its parent, siblings combine by the *reading*."""
    if not filters:
        return np.ones(len(source), dtype=bool)
    groups: dict[str, Any] = {}
    for number, item in enumerate(filters):
        mask = source.text(item["field"]) == item["value"]
        mask &= mask_of_tree(source, item.get("filters", []), reading)
        group = {"narrow": item["field"], "all": str(number), "any": ""}[reading]
        groups[group] = groups[group] | mask if group in groups else mask
    return np.logical_and.reduce(list(groups.values()))

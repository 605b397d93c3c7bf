"""What the service offers to an account: its sources, their columns and filters (spec 2.1, 4.2)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from . import answers


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


def _source(name: str, value: dict[str, Any]) -> Source:
    reports = value.get("reports")
    accumulation = reports.get("accumulation") if isinstance(reports, dict) else None
    return Source(
        name,
        tuple(Column(str(c["field"]), str(c.get("type") or "")) for c in named_objects(value.get("columns"))),
        tuple(
            FilterField(
                str(f["field"]),
                str(f.get("label") or f["field"]),
                f.get("required") is True,
                _texts(f.get("values")),
                _meanings(f.get("values")),
            )
            for f in named_objects(value.get("filters"))
        ),
        # Only a clear no is one: what a provision leaves out, the service may still do.
        not (isinstance(accumulation, dict) and accumulation.get("enabled") is False),
    )


def named_objects(value: Any) -> list[dict[str, Any]]:
    """The objects of the list *value* that name a field; none where it is no list."""
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


def sources_in(answer: Any) -> dict[str, Source]:
    """The sources of an answer by their id, with or without the ``provisioning`` around them (spec 4.2).

    :raises UnreadableAnswer: when it has no list of sources.
    """
    sources = answer.get("provisioning", answer) if isinstance(answer, dict) else None
    if not isinstance(sources, dict):
        body = json.dumps(answer).encode()
        raise answers.unreadable("a list of sources without provisioning", body, "provision")
    return {name: _source(name, value) for name, value in sources.items() if isinstance(value, dict)}


def filter_nodes_in(value: Any) -> tuple[FilterNode, ...]:
    """Nodes wherever they are: a list, an object keyed by field, either inside wrappers."""
    if isinstance(value, list):
        return tuple(node for item in value for node in filter_nodes_in(item))
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
                tuple(node for key in below for node in filter_nodes_in(value.get(key))),
                _meanings(value.get("values")),
            ),
        )
    return tuple(node for key, inner in value.items() for node in _keyed_node(key, inner))


def _keyed_node(key: str, value: Any) -> tuple[FilterNode, ...]:
    """A field as the key of its values (``{"LOB": ["FIRE"]}``), else whatever is below."""
    if isinstance(value, list) and value and not any(isinstance(item, (dict, list)) for item in value):
        return (FilterNode(key, key, _texts(value)),)
    return filter_nodes_in(value)

"""The sources of an account, with their columns and filters (spec 2.1, 4.2).

Also validates a query against its source before it is sent.
"""

from __future__ import annotations

import dataclasses
import json
from collections import defaultdict
from dataclasses import dataclass
from typing import Any, Iterable, Iterator, Mapping, Optional, Sequence

from .errors import AccumulationDisabled, FilterMissing, UnknownField
from .filters import Filter, flattened
from .parsing import response_text
from .query import ACCUMULATION, ACCUMULATION_LAYER, Query

Above = Sequence[tuple[str, str]]
"""(field, value) of the parent filters, the outermost first."""


@dataclass(frozen=True)
class Column:
    """A column of a source (spec 2.1). *type* is the service's name."""

    field: str
    type: str


@dataclass(frozen=True)
class FilterField:
    """A field to filter by, of a source (spec 2.1) or of its filter hierarchy (spec 4.2, form open).

    :param values: those that the service lists; empty: any text is allowed.
    :param meanings: labels by value, if the service has them.
    :param children: the next level of a hierarchy. Several siblings may have the same name, each with the
        values that share its children.
    """

    field: str
    label: str = ""
    required: bool = False
    values: tuple[str, ...] = ()
    meanings: Mapping[str, str] = dataclasses.field(default_factory=dict, hash=False)
    children: tuple[FilterField, ...] = ()


@dataclass(frozen=True)
class Source:
    """A data source that is provisioned to the account (spec 2.1)."""

    id: str
    columns: tuple[Column, ...] = ()
    filters: tuple[FilterField, ...] = ()
    accumulation_enabled: bool = True


def sources_in(answer: Any) -> dict[str, Source]:
    """Return the sources of a response by id, with or without ``provisioning`` around them (spec 4.2).

    :raises UnreadableAnswer: the response has no list of sources.
    """
    sources = answer.get("provisioning", answer) if isinstance(answer, dict) else None
    if not isinstance(sources, dict):
        body = json.dumps(answer).encode()
        raise response_text.unreadable("a list of sources without provisioning", body, "provision")
    return {name: _source(name, value) for name, value in sources.items() if isinstance(value, dict)}


def hierarchy_in(value: Any) -> tuple[FilterField, ...]:
    """Return the fields of a hierarchy: from a list, an object keyed by field, or inside wrappers."""
    if isinstance(value, list):
        return tuple(node for item in value for node in hierarchy_in(item))
    if not isinstance(value, dict):
        return ()
    if isinstance(value.get("field"), str):
        below = ("children", "filters", "values")
        children = tuple(node for key in below for node in hierarchy_in(value.get(key)))
        return (_filter_field({"values": [value.get("value")], **value}, children),)
    return tuple(node for key, inner in value.items() for node in _keyed_field(key, inner))


def named_objects(value: Any) -> list[dict[str, Any]]:
    """Return the objects in the list *value* that name a field; empty if it is not a list."""
    return [item for item in _list(value) if isinstance(item, dict) and item.get("field") is not None]


def offered_fields(
    source: Source, hierarchy: Iterable[FilterField] = (), above: Above = ()
) -> tuple[FilterField, ...]:
    """Return the fields to filter by: required ones, then the children of the last of *above*, then the rest.

    Below a filter, the hierarchy may list fewer values than the provision: only those that occur there.
    """
    nodes = tuple(hierarchy)
    inside = _by_field(_below(nodes, above)) if above else {}
    provisioned = {item.field: item for item in source.filters}
    everywhere = _by_field(_with_children(nodes))
    offered = []
    for name in dict.fromkeys((*inside, *provisioned, *everywhere)):
        same = [known[name] for known in (inside, provisioned, everywhere) if name in known]
        offered.append(_merged(same, next((item.values for item in same if item.values), ())))
    return tuple(sorted(offered, key=lambda item: not item.required))


def field_labels(source: Source, hierarchy: Iterable[FilterField] = ()) -> dict[str, str]:
    """Return the label of each field that the source can be filtered by."""
    return {item.field: item.label for item in offered_fields(source, hierarchy)}


def missing_filters(source: Source, filters: Iterable[Filter]) -> tuple[FilterField, ...]:
    """Return the filters that *source* requires and that are missing from *filters*, at any depth."""
    given = {item.field for item in flattened(filters)}
    return tuple(item for item in source.filters if item.required and item.field not in given)


def unknown_fields(
    source: Source, filters: Iterable[Filter], hierarchy: Iterable[FilterField] = ()
) -> tuple[str, ...]:
    """Return the fields of *filters* that are neither a filter nor a column of *source* nor of *hierarchy*.

    Empty if the source lists no columns.
    """
    if not source.columns:
        return ()
    known = {item.field for item in (*source.filters, *_with_children(hierarchy))}
    known.update(column.field for column in source.columns)
    return tuple(dict.fromkeys(item.field for item in flattened(filters) if item.field not in known))


def refuse_faults(query: Query, source: Source, hierarchy: Iterable[FilterField] = ()) -> None:
    """Raise for a query that the service can't answer. Columns are not checked if the source lists none.

    :param hierarchy: of ``/provision/filters``, which may have more fields.
    :raises AccumulationDisabled: the source does not offer accumulation.
    :raises FilterMissing: with the first required filter that is missing.
    :raises UnknownField: with the first field that is not provisioned.
    """
    if query.verb in (ACCUMULATION, ACCUMULATION_LAYER) and not source.accumulation_enabled:
        raise AccumulationDisabled(f"{source.id} has reports.accumulation.enabled = false")
    for missing in missing_filters(source, query.filters):
        raise FilterMissing(
            f"{source.id} requires a filter on {missing.field}", field=missing.field, label=missing.label
        )
    for field in unknown_fields(source, query.filters, hierarchy):
        raise UnknownField(f"{source.id} has no field {field!r}", field=field, reason="filter")
    columns = {column.field for column in source.columns}
    for column in query.columns if columns else ():
        if column not in columns:
            raise UnknownField(f"{source.id} has no column {column!r}", field=column, reason="column")


def _source(name: str, value: dict[str, Any]) -> Source:
    reports = value.get("reports")
    accumulation = reports.get("accumulation") if isinstance(reports, dict) else None
    return Source(
        name,
        tuple(Column(str(c["field"]), str(c.get("type") or "")) for c in named_objects(value.get("columns"))),
        tuple(_filter_field(item) for item in named_objects(value.get("filters"))),
        # Only an explicit no counts: the service may support what the provision omits.
        not (isinstance(accumulation, dict) and accumulation.get("enabled") is False),
    )


def _filter_field(item: dict[str, Any], children: tuple[FilterField, ...] = ()) -> FilterField:
    field = str(item["field"])
    listed = [pair for pair in map(_value, _list(item.get("values"))) if pair is not None]
    return FilterField(
        field,
        str(item.get("label") or field),
        item.get("required") is True,
        tuple(value for value, _ in listed),
        {value: meaning for value, meaning in listed if meaning},
        children,
    )


def _value(item: Any) -> Optional[tuple[str, str]]:
    """Return a filter value and its label; an object has them under ``value`` or ``id``, and ``label``.

    None: the item has no value.
    """
    if not isinstance(item, dict):
        return None if item is None else (str(item), "")
    named = next((item[key] for key in ("value", "id") if key in item), None)
    value = named if "value" in item or "id" in item else item.get("label")
    if value is None:
        return None
    return str(value), "" if named is None else str(item.get("label") or "")


def _keyed_field(key: str, value: Any) -> tuple[FilterField, ...]:
    """Return a field that is the key of its values (``{"LOB": ["FIRE"]}``), else the fields in *value*."""
    if isinstance(value, list) and value and not any(isinstance(item, (dict, list)) for item in value):
        return (_filter_field({"field": key, "values": value}),)
    return hierarchy_in(value)


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _below(nodes: Iterable[FilterField], above: Above) -> Iterator[FilterField]:
    """Yield the children of the nodes on the path *above*; none if a filter is not in the hierarchy."""
    (field, value), deeper = above[0], above[1:]
    for node in _with_children(nodes):
        if node.field == field and (not node.values or value in node.values):
            yield from _below(node.children, deeper) if deeper else node.children


def _with_children(nodes: Iterable[FilterField]) -> Iterator[FilterField]:
    for node in nodes:
        yield node
        yield from _with_children(node.children)


def _by_field(nodes: Iterable[FilterField]) -> dict[str, FilterField]:
    """Return one field per name, with the distinct values of all."""
    groups: dict[str, list[FilterField]] = defaultdict(list)
    for node in nodes:
        groups[node.field].append(node)
    return {
        name: _merged(group, tuple(dict.fromkeys(value for node in group for value in node.values)))
        for name, group in groups.items()
    }


def _merged(same: Sequence[FilterField], values: tuple[str, ...]) -> FilterField:
    """Return one field merged from *same*; the first ones' properties take precedence."""
    name = same[0].field
    meanings: dict[str, str] = {}
    for item in reversed(same):
        meanings.update(item.meanings)
    label = next((item.label for item in same if item.label not in ("", name)), name)
    return FilterField(name, label, any(item.required for item in same), values, meanings)

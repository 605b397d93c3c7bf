"""Whether a query fits what its source is provisioned with (spec 2.1), before anything is sent."""

from __future__ import annotations

from typing import Iterable, Iterator

from .errors import AccumulationDisabled, FilterMissing, UnknownField
from .filters import Filter
from .provision import FilterField, FilterNode, Source
from .query import ACCUMULATION, ACCUMULATION_LAYER, Query


def fields_of(filters: Iterable[Filter]) -> Iterator[str]:
    """The fields of a tree of filters, parents first; a field as often as it is filtered by."""
    for item in filters:
        yield item.field
        yield from fields_of(item.filters)


def hierarchy_fields(nodes: Iterable[FilterNode]) -> Iterator[str]:
    """The fields of ``/provision/filters``, parents first."""
    for node in nodes:
        yield node.field
        yield from hierarchy_fields(node.children)


def missing_filters(source: Source, filters: Iterable[Filter]) -> tuple[FilterField, ...]:
    """The filters that *source* requires and *filters* have at no depth."""
    given = set(fields_of(filters))
    return tuple(item for item in source.filters if item.required and item.field not in given)


def unknown_filters(source: Source, filters: Iterable[Filter]) -> tuple[str, ...]:
    """The fields of *filters* that are neither a filter nor a column of *source*."""
    known = {item.field for item in source.filters} | {column.field for column in source.columns}
    return tuple(field for field in dict.fromkeys(fields_of(filters)) if field not in known)


def refuse_faults(query: Query, source: Source, hierarchy: Iterable[FilterNode] = ()) -> None:
    """Raise for what the service could only answer wrongly; a source that tells no columns has none wrong.

    :param hierarchy: ``/provision/filters``, which may know more fields.
    :raises AccumulationDisabled: where the source says that it has none.
    :raises FilterMissing: naming the first required filter that is not there.
    :raises UnknownField: naming the first field that is not provisioned.
    """
    if query.verb in (ACCUMULATION, ACCUMULATION_LAYER) and not source.accumulation_enabled:
        raise AccumulationDisabled(f"{source.id} has reports.accumulation.enabled = false")
    for missing in missing_filters(source, query.filters):
        raise FilterMissing(
            f"{source.id} requires a filter on {missing.field}", field=missing.field, label=missing.label
        )
    if not source.columns:
        return
    known = set(hierarchy_fields(hierarchy))
    for field in unknown_filters(source, query.filters):
        if field not in known:
            raise UnknownField(f"{source.id} has no field {field!r}", field=field, reason="filter")
    columns = {column.field for column in source.columns}
    for column in query.columns:
        if column not in columns:
            raise UnknownField(f"{source.id} has no column {column!r}", field=column, reason="column")

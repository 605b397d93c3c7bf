"""What a source can be filtered by here: its provision and ``/provision/filters`` in one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Iterable, Iterator, Mapping, Sequence

from .checks import hierarchy_fields, unknown_filters
from .config import V1
from .filters import Filters
from .provision import FilterField, FilterNode, Source

Above = Sequence[tuple[str, str]]
"""(field, value) of the filters above a place, the outermost first."""


@dataclass(frozen=True)
class Choice:
    """A field to filter by.

    :param values: those that the service lists here; empty: it lists none, any text may be one.
    :param meanings: value to label, where the service tells labels.
    """

    field: str
    label: str
    required: bool
    values: tuple[str, ...]
    meanings: Mapping[str, str]


def choices(source: Source, hierarchy: Iterable[FilterNode] = (), above: Above = ()) -> tuple[Choice, ...]:
    """The fields to choose among, required ones first, then those below the last of *above*, then the rest.

    Below a filter the hierarchy may list fewer values than the provision: those that occur there.
    """
    nodes = tuple(hierarchy)
    inside = {item.field: item for item in _merged(_below(nodes, above))} if above else {}
    everywhere = {item.field: item for item in _merged(_flat(nodes))}
    provisioned = {item.field: item for item in source.filters}
    names = dict.fromkeys((*inside, *provisioned, *everywhere))
    offered = (_choice(name, inside, provisioned, everywhere) for name in names)
    return tuple(sorted(offered, key=lambda choice: not choice.required))


def field_labels(source: Source, hierarchy: Iterable[FilterNode] = ()) -> dict[str, str]:
    """The label of each field that the source can be filtered by."""
    return {choice.field: choice.label for choice in choices(source, hierarchy)}


def unknown_fields(source: Source, hierarchy: Iterable[FilterNode], filters: Filters) -> tuple[str, ...]:
    """The fields of *filters* that the source does not have; none where it tells no columns."""
    known = set(hierarchy_fields(hierarchy))
    return tuple(f for f in unknown_filters(source, filters) if f not in known) if source.columns else ()


def doubled_fields(filters: Filters, version: str, reading: str = "") -> tuple[str, ...]:
    """Fields with two different values of which both would have to hold, so that nothing matches.

    That is stated for V1 (spec 2.4) and, where the *reading* is ``all``, for V2 by the connection.
    """
    if version != V1 and reading != "all":
        return ()
    values: dict[str, set[str]] = {}
    for item in filters:
        values.setdefault(item.field, set()).add(item.value)
    here = tuple(field for field, texts in values.items() if len(texts) > 1)
    below = (field for item in filters for field in doubled_fields(item.filters, version, reading))
    return tuple(dict.fromkeys((*here, *below)))


def _choice(
    name: str,
    inside: Mapping[str, FilterNode],
    provisioned: Mapping[str, FilterField],
    everywhere: Mapping[str, FilterNode],
) -> Choice:
    told = [known[name] for known in (inside, provisioned, everywhere) if name in known]
    meanings: dict[str, str] = {}
    for item in reversed(told):
        meanings.update((value, text) for value, text in zip(item.values, item.meanings) if text)
    return Choice(
        name,
        next((item.label for item in told if item.label not in ("", name)), name),
        any(item.required for item in told),
        next((item.values for item in told if item.values), ()),
        meanings,
    )


def _below(nodes: Iterable[FilterNode], above: Above) -> Iterator[FilterNode]:
    """The children of the nodes that *above* leads to; a filter that the hierarchy lacks leads nowhere."""
    (field, value), deeper = above[0], above[1:]
    for node in _flat(nodes):
        if node.field == field and (not node.values or value in node.values):
            yield from _below(node.children, deeper) if deeper else node.children


def _flat(nodes: Iterable[FilterNode]) -> Iterator[FilterNode]:
    for node in nodes:
        yield node
        yield from _flat(node.children)


def _merged(nodes: Iterable[FilterNode]) -> Iterator[FilterNode]:
    """One node a field, with the values of all, each once."""
    groups: dict[str, list[FilterNode]] = {}
    for node in nodes:
        groups.setdefault(node.field, []).append(node)
    for field, group in groups.items():
        values: dict[str, str] = {}
        for node in group:
            for number, value in enumerate(node.values):
                meaning = node.meanings[number] if node.meanings else ""
                values[value] = values.get(value) or meaning
        yield FilterNode(
            field,
            next((node.label for node in group if node.label not in ("", field)), field),
            tuple(values),
            any(node.required for node in group),
            (),
            tuple(values.values()),
        )

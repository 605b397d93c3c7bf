"""Describe filters as text; with "and" and "or" only if the connection states how the service combines
them."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from types import MappingProxyType
from typing import Iterable, Iterator, Mapping, Union

from ...api.config import V1
from ...api.filters import Filter, Filters, flattened
from .languages import tr
from .numbers import counted

AND = "and"
OR = "or"
_VALUES_SHOWN = 6
_LONGEST = 600
"""The most characters in a panel, whose tree shows all filters."""
_LONGEST_LINE = 160
_POP = "\N{POP DIRECTIONAL ISOLATE}"


@dataclass(frozen=True)
class Leaf:
    """``field`` equals ``value``."""

    field: str
    value: str


@dataclass(frozen=True)
class Joined:
    """Parts that are all true (``and``) or of which one is true (``or``)."""

    operator: str
    parts: tuple[Expression, ...]


Expression = Union[Leaf, Joined]


def expression_of(filters: Filters, version: str, reading: str) -> Expression:
    """Return the logical expression of *filters*, at least one, for a reading (``config.READINGS``, or
    V1)."""
    terms = [
        _join(AND, [Leaf(item.field, item.value), expression_of(item.filters, version, reading)])
        if item.filters
        else Leaf(item.field, item.value)
        for item in filters
    ]
    if version == V1 or reading == "all":
        return _join(AND, terms)
    if reading == "any":
        return _join(OR, terms)
    groups: dict[str, list[Expression]] = {}
    for item, term in zip(filters, terms):
        groups.setdefault(item.field, []).append(term)
    return _join(AND, [_join(OR, group) for group in groups.values()])


def sentence_of(filters: Filters, version: str, reading: str, labels: Mapping[str, str]) -> str:
    """Return *filters* in one sentence: "Country = FR and (Occupancy = 1116 or Occupancy = 1101)".

    V2 filters without a reading are described by their structure, with a note that its meaning is unknown.

    :param version: ``v1``, which combines all filters with AND (spec 2.4), or ``v2``.
    :param reading: one of ``config.READINGS``; ``""``: not stated.
    :param labels: labels by field.
    """
    if not filters:
        return tr("No filters: everything in the area is loaded.")
    words = words_of(filters, version, reading, labels)
    if version == V1 or reading or not _is_joined(filters):
        return words
    unstated = tr("{filters}. Filter logic: unknown")
    return unstated.format(filters=words)


def words_of(filters: Filters, version: str, reading: str, labels: Mapping[str, str]) -> str:
    """Return *filters* by their reading, or else by their structure: ";" between filters side by side, ">"
    before nested filters. Of many values of one field, the first few are listed, and the number of others.
    """
    flat = not any(item.filters for item in filters)
    if filters and (flat if version == V1 else reading or not _is_joined(filters)):
        words = _words(expression_of(filters, version, reading), labels)
    else:
        words = _structure(filters, labels)
    return _bounded(words, filters, _LONGEST)


def filters_text(filters: Filters, labels: Mapping[str, str] = MappingProxyType({})) -> str:
    """Return the structure of *filters* in one short line; empty: none.

    :param labels: labels by field; the default is the service's name.
    """
    return _bounded(_structure(filters, labels), filters, _LONGEST_LINE)


def reading_texts() -> dict[str, str]:
    """Return the labels of ``config.READINGS``; ``""``: not stated."""
    return {
        "": tr("Unknown"),
        "narrow": tr("OR within a field, AND between"),
        "all": tr("AND"),
        "any": tr("OR"),
    }


def _bounded(words: str, filters: Filters, longest: int) -> str:
    """Return *words*, or their beginning and the number of filters if they are too long."""
    if len(words) <= longest:
        return words
    begun = words[:longest].rstrip()
    begun += _POP * (begun.count("\N{FIRST STRONG ISOLATE}") - begun.count(_POP))
    return counted(
        len(flattened(filters)),
        "{beginning}… (1 filter in all)",
        "{beginning}… ({count} filters in all)",
        beginning=begun,
    )


def _is_joined(filters: Filters) -> bool:
    return len(filters) > 1 or any(item.filters for item in filters)


def label_text(field: str, labels: Mapping[str, str]) -> str:
    """Return the label of *field*, isolated if it runs from right to left."""
    return isolated(labels.get(field) or field)


def value_text(value: str) -> str:
    """Return *value* on one line, isolated if it runs from right to left; "(empty)" for an empty one."""
    if not value.strip():
        return tr("(empty)") if not value else f'"{value}"'
    return isolated(" ".join(value.split("\n")))


def isolated(text: str) -> str:
    """Return *text* between Unicode isolates if a part of it runs from right to left.

    Without them, the signs around it would be drawn on the wrong side.
    """
    if any(unicodedata.bidirectional(character) in ("R", "AL", "AN") for character in text):
        return f"\N{FIRST STRONG ISOLATE}{text}{_POP}"
    return text


def _join(operator: str, parts: Iterable[Expression]) -> Expression:
    """Return *parts* joined by *operator*, without redundant brackets."""
    flat: list[Expression] = []
    for part in parts:
        flat.extend(part.parts if isinstance(part, Joined) and part.operator == operator else (part,))
    return flat[0] if len(flat) == 1 else Joined(operator, tuple(flat))


def _words(expression: Expression, labels: Mapping[str, str]) -> str:
    if isinstance(expression, Leaf):
        return _equals(expression.field, expression.value, labels)
    parts = [
        (part.field, _words(part, labels)) if isinstance(part, Leaf) else ("", f"({_words(part, labels)})")
        for part in expression.parts
    ]
    joint = {AND: tr(" and "), OR: tr(" or ")}
    return joint[expression.operator].join(_shortened(parts, labels))


def _structure(filters: Filters, labels: Mapping[str, str]) -> str:
    parts = [("" if item.filters else item.field, _nested(item, labels)) for item in filters]
    return "; ".join(_shortened(parts, labels))


def _nested(item: Filter, labels: Mapping[str, str]) -> str:
    own = _equals(item.field, item.value, labels)
    if not item.filters:
        return own
    below = _structure(item.filters, labels)
    return f"{own} > ({below})" if len(item.filters) > 1 else f"{own} > {below}"


def _equals(field: str, value: str, labels: Mapping[str, str]) -> str:
    return f"{label_text(field, labels)} = {value_text(value)}"


def _shortened(parts: Iterable[tuple[str, str]], labels: Mapping[str, str]) -> Iterator[str]:
    """Yield the texts of (field, text); of many in a row with one field the first few, and a count."""
    for field, run in groupby(parts, key=itemgetter(0)):
        texts = [text for _, text in run]
        if field and len(texts) > _VALUES_SHOWN + 1:
            yield from texts[:_VALUES_SHOWN]
            yield counted(
                len(texts) - _VALUES_SHOWN,
                "1 more of {field}",
                "{count} more of {field}",
                field=label_text(field, labels),
            )
        else:
            yield from texts

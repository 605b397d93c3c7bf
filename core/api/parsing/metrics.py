"""Find the metrics in a JSON response of any form, as the specification does not list them (spec 4.3).

Each metric keeps its path. For several radii there is one set each: keyed by the radius, stating it, or in a
list in the order sent. All may be inside wrappers.
"""

from __future__ import annotations

import json
from typing import Any, Iterable, Mapping, NamedTuple, Optional, Sequence

from ..errors import ApiError, UnreadableAnswer
from . import response_text
from .json_records import is_radius_key, radius_of_key
from .records import number

_WRAPPERS = ("result", "results", "data", "accumulation", "accumulations", "metrics", "buffers", "radiuses")
_ENVELOPE = ("source", "status", "success")
"""Members beside a wrapper that are not metrics: values of the request, and its success."""
_NO_METRICS = (*_ENVELOPE, "message", "errorMessage", "error")
_EMPTY_WHEN_NULL = (*_WRAPPERS, "value")
"""Null stands for all metrics; under a metric's own name it means that there is nothing to sum up."""
_CURRENCIES = ("currency", "currencycode", "ccy")
_LABELS = ("metric", "name", "key", "label", "field", "code", "id")
_NO_LABELS_OF_MONEY = ("code", "id")
"""Names that, beside a currency, do not name a metric: its number, or that of the row."""
_VALUES = ("value", "values", "amount", "sum", "number")
"""Case-insensitive names of a list item's type, label and value."""

Path = tuple[str, ...]


class MetricSet(NamedTuple):
    """The metrics of an area, or of all circles of one *radius* in meters; None for polygons.

    :param values: the numbers and texts by their path.
    :param error: why there are no metrics; the other sets of the response are unaffected.
    """

    radius: Optional[float]
    values: Mapping[Path, Any]
    error: Optional[ApiError] = None


def sets_in(answer: Any, radiuses: tuple[float, ...], endpoint: str = "") -> list[MetricSet]:
    """Return one set per radius in the order sent; one set without radii, or for a single radius that is not
    stated.

    A radius that is missing from the response gets an error.

    :raises UnreadableAnswer: the response has no metrics, or does not assign them to radii.
    """
    inner, beside = _unwrapped(answer, radiuses)
    parted = _by_radius(inner, radiuses)
    if parted is not None:
        parts, texts = parted
        found = [_set(parts.get(radius), radius, {**beside, **texts}) for radius in radiuses]
    elif len(radiuses) > 1:
        seen = f"metrics without their radius, where {len(radiuses)} radii were asked for"
        raise _unreadable(seen, answer, endpoint)
    else:
        found = [_set(inner, radiuses[0] if radiuses else None, beside)]
    if not any(each.values for each in found):
        raise _unreadable("no metrics", answer, endpoint)
    return found


def by_path(value: Any, path: Path = ()) -> dict[Path, Any]:
    """Return the numbers and texts in *value* by their path.

    List items are named by their label, such as a currency, even a single one, so that a metric has the same
    path in all areas. Items without labels are numbered from 0.
    """
    if isinstance(value, dict):
        parts: Iterable[tuple[Path, Any]] = (((str(name),), item) for name, item in value.items())
    elif isinstance(value, list):
        named = _named_items(value)
        parts = named or (((str(number),), item) for number, item in enumerate(value))
    else:
        return {path or ("value",): value}
    flat: dict[Path, Any] = {}
    for names, item in parts:
        flat.update(by_path(item, (*path, *names)))
    return flat


def _named_items(items: list[Any]) -> list[tuple[Path, Any]]:
    """Return the names and the value of each item; nothing if the names are not unique."""
    if not items or not all(isinstance(item, dict) for item in items):
        return []
    for labels in (_LABELS, *((label,) for label in _LABELS)):
        named = [_named_item(item, labels) for item in items]
        names = [each for each, _ in named]
        # The same number of names for each, so that no path is the beginning of another.
        if names[0] and len(set(names)) == len(names) and len(set(map(len, names))) == 1:
            return named
    return []


def _named_item(item: dict[str, Any], labels: Sequence[str] = _LABELS) -> tuple[Path, Any]:
    """Return the currency and label of an item, and the rest of it; for a pair of name and value, the value.

    They are determined from this item alone, independent of the others.
    """
    texts = {key.lower(): key for key, text in item.items() if isinstance(text, str) and text}
    currency = next((texts[key] for key in _CURRENCIES if key in texts), None)
    wanted = (each for each in labels if currency is None or each not in _NO_LABELS_OF_MONEY)
    label = next((texts[key] for key in wanted if key in texts), None)
    value = next((key for key in item if key.lower() in _VALUES), None)
    if label is currency is None and len(item) == 2 and len(texts) == 1 and value not in texts.values():
        label = None if value is None else next(iter(texts.values()))
    naming = [key for key in (currency, label) if key is not None]
    rest = {key: each for key, each in item.items() if key not in naming}
    if not rest:
        return (), item
    is_pair = label is not None and list(rest) == [value]
    return tuple(item[key] for key in naming), rest[value] if is_pair and value is not None else rest


def _are_parts(items: list[Any]) -> bool:
    """Return whether *items* without radii are named parts of one set."""
    labels = tuple(label for label in _LABELS if label != "id")
    names = [_named_item(item, labels)[0] if isinstance(item, dict) else () for item in items]
    return all(names) and len(set(names)) == len(names)


def _has_metrics(values: Mapping[Path, Any]) -> bool:
    """Return whether any value is a metric, and not only a status."""
    return any(
        path[0] not in _NO_METRICS and (value is not None or path[0] not in _EMPTY_WHEN_NULL)
        for path, value in values.items()
    )


def _by_radius(inner: Any, radiuses: tuple[float, ...]) -> Optional[tuple[dict[float, Any], dict[str, str]]]:
    """Return the parts of *inner* by requested radius, and the texts beside them.

    Parts are keyed by the radius, or list items that state it or are in the order sent. None: no parts.
    """
    if isinstance(inner, list):
        parts = _listed_by_radius(inner, radiuses)
        return None if parts is None else (parts, {})
    if not isinstance(inner, dict):
        return None
    keyed = {key: radius_of_key(key, radiuses) for key in inner}
    parts = {radius: inner[key] for key, radius in keyed.items() if radius is not None}
    others = {key: inner[key] for key, radius in keyed.items() if radius is None}
    is_whole = parts.keys() == set(radiuses)
    fits = all(_is_aside(key, item) or (is_whole and _is_total(key, item)) for key, item in others.items())
    if not (parts and fits and len(parts) + len(others) == len(inner)):
        return None
    return parts, {
        key: item for key, item in others.items() if isinstance(item, str) and key not in _ENVELOPE
    }


def _listed_by_radius(items: list[Any], radiuses: tuple[float, ...]) -> Optional[dict[float, Any]]:
    named = [_own_radius(item, radiuses) for item in items]
    if named.count(None) == len(named) and _are_parts(items):
        return None
    found = [radius if radius in radiuses else None for radius in named]
    if len(items) == len(radiuses) and _agree(named, radiuses):
        found = [asked if radius is None else radius for asked, radius in zip(radiuses, found)]
    rows: dict[float, list[Any]] = {}
    for radius, item in zip(found, items):
        if radius is None:
            return None
        rows.setdefault(radius, []).append(_without_radius(item, radius))
    if any(len(each) > 1 and not _are_parts(each) for each in rows.values()):
        return None
    return {radius: _part(each, radius) for radius, each in rows.items()} or None


def _part(rows: list[Any], radius: float) -> Any:
    """Return the set of one radius; a row with a currency, or with a single metric, is an item of the set."""
    first = rows[0]
    if len(rows) > 1 or not isinstance(first, dict):
        return rows if len(rows) > 1 else first
    names, rest = _named_item(first)
    if names and radius_of_key(names[-1], (radius,)) is not None:
        return rest
    keys = {key.lower() for key in first}
    is_item = not keys.isdisjoint(_CURRENCIES) or (len(keys) == 2 and not keys.isdisjoint(_VALUES))
    return rows if names and is_item else first


def _agree(named: list[Optional[float]], radiuses: tuple[float, ...]) -> bool:
    """Return whether the radii of items, possibly in another unit, are in the requested order."""
    foreign = [radius for radius in named if radius is not None and radius not in radiuses]
    if not foreign:
        return True
    places = range(len(foreign))
    return len(foreign) == len(radiuses) and sorted(places, key=foreign.__getitem__) == sorted(
        places, key=radiuses.__getitem__
    )


def _own_radius(item: Any, radiuses: tuple[float, ...]) -> Optional[float]:
    """Return the radius that *item* states or has as its label; None: neither."""
    if not isinstance(item, dict):
        return None
    if "radius" in item:
        return number(item["radius"])
    names, _ = _named_item(item)
    return radius_of_key(names[-1], radiuses) if names else None


def _without_radius(item: Any, radius: float) -> Any:
    if not isinstance(item, dict) or number(item.get("radius")) != radius:
        return item
    return {name: each for name, each in item.items() if name != "radius"}


def _is_aside(key: str, item: Any) -> bool:
    return key in _ENVELOPE or item is None or isinstance(item, str)


def _is_total(key: str, item: Any) -> bool:
    """Return whether it is a value of all radii, such as a total count."""
    return not isinstance(item, (dict, list)) and not is_radius_key(key)


def _unwrapped(answer: Any, radiuses: tuple[float, ...]) -> tuple[Any, dict[str, Any]]:
    """Return the content of the wrappers, and the texts beside them, such as the currency of the content.

    A wrapper beside numbers is a metric like them, unless it holds parts for several radii: members beside
    those parts belong to no single radius.
    """
    beside: dict[str, Any] = {}
    while isinstance(answer, dict):
        answer = {each: value for each, value in answer.items() if not _is_echo(each, value)}
        name = next((each for each in _WRAPPERS if isinstance(answer.get(each), (dict, list))), None)
        if name is None:
            return answer, beside
        others = {each: value for each, value in answer.items() if each not in (name, *_ENVELOPE)}
        has_more = any(isinstance(value, (int, float, dict, list)) for value in others.values())
        if has_more and not (len(radiuses) > 1 and _by_radius(answer[name], radiuses)):
            return answer, beside
        beside.update((each, value) for each, value in others.items() if isinstance(value, str))
        answer = answer[name]
    if isinstance(answer, list) and len(answer) == 1 and not radiuses and not _named_items(answer):
        inner, more = _unwrapped(answer[0], radiuses)
        return inner, {**beside, **more}
    return answer, beside


def _is_echo(name: str, value: Any) -> bool:
    """Return whether a member repeats the radii of the request."""
    return name == "radiuses" and isinstance(value, list) and all(number(item) is not None for item in value)


def _set(item: Any, radius: Optional[float], beside: Mapping[str, Any]) -> MetricSet:
    """Return the metrics of one set, without the radius that identifies it.

    An empty set means an area without locations; a missing set, or one with a failure, is an error.
    """
    inner, more = _unwrapped(item if radius is None else _without_radius(item, radius), ())
    values = by_path(inner)
    if not _has_metrics(values):
        return MetricSet(radius, {}, _unreadable("no metrics", item) if values else None)
    texts: dict[Path, Any] = {(name,): text for name, text in {**beside, **more}.items()}
    return MetricSet(radius, {**texts, **values})


def _unreadable(seen: str, answer: Any, endpoint: str = "") -> UnreadableAnswer:
    return response_text.unreadable(
        seen, json.dumps(answer).encode(), endpoint, response_text.message_in(answer)
    )

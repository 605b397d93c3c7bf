"""Aggregate metrics (spec 4.3, 4.4); which there are is not shown, so each keeps its path."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Iterable, Mapping, Optional, Sequence

from . import answers, bodies, templates
from .arriving import records_of
from .blocks import Records
from .config import V1, OpenPoints
from .decode_json import is_radius_key, radius_of_key
from .endpoints import BY_ID
from .errors import ApiError, UnreadableAnswer
from .filters import Filter
from .filters import to_json as filters_to_json
from .monitor import Monitor
from .records import number
from .shapes import Shape
from .templates import Template
from .transport import Transport
from .wire import Request

LAYER_NAMES = ("source", "filters")
"""The placeholders of the template."""
LAYER_TEMPLATE: Mapping[str, Any] = {"source": "{source}", "filters": "{filters}"}
_WRAPPERS = ("result", "results", "data", "accumulation", "accumulations", "metrics", "buffers", "radiuses")
_ENVELOPE = ("source", "status", "success")
"""What stands beside a wrapper and is no metric: the request's own words, and that it went well."""
_NO_METRICS = (*_ENVELOPE, "message", "errorMessage", "error")
_EMPTY_WHEN_NULL = (*_WRAPPERS, "value")
"""Null for all metrics; under a metric's own name it says that there is nothing to sum up."""
_CURRENCIES = ("currency", "currencycode", "ccy")
_LABELS = ("metric", "name", "key", "label", "field", "code", "id")
_NO_LABELS_OF_MONEY = ("code", "id")
"""Beside a currency they name no metric: its number, or the row's."""
_VALUES = ("value", "values", "amount", "sum", "number")
"""The names, whatever their case, of what an item of a list is, which one it is, and what it says."""

Path = tuple[str, ...]


@dataclass(frozen=True)
class Accumulation:
    """The metrics of an area, or of all circles of one radius.

    :param radius: meters; None for polygons.
    :param metrics: by the path in the answer, its parts joined by ``_``.
    :param paths: the parts of each path, by the name in *metrics*.
    :param error: why there are none; the other radii of the answer are not touched.
    """

    radius: Optional[float]
    metrics: dict[str, Any]
    paths: Mapping[str, Path] = field(default_factory=dict, compare=False)
    error: Optional[ApiError] = None

    @classmethod
    def of(
        cls, radius: Optional[float], value: Any, beside: Mapping[str, str] = MappingProxyType({})
    ) -> Accumulation:
        """The numbers and texts in *value* and *beside* it; two paths that would get one name keep both."""
        metrics: dict[str, Any] = {}
        paths: dict[str, Path] = {}
        texts: dict[Path, Any] = {(name,): text for name, text in beside.items()}
        for path, item in {**texts, **by_path(value)}.items():
            plain = name = "_".join(path)
            count = 1
            while name in metrics:
                count += 1
                name = f"{plain}_{count}"
            metrics[name], paths[name] = item, path
        return cls(radius, metrics, paths)


class Accumulations:
    """The verbs that aggregate. ``version`` is ``v1`` or ``v2``; empty: that of the connection."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._config = transport.config

    def in_area(
        self,
        source: str,
        shape: Shape,
        filters: Iterable[Filter] = (),
        *,
        version: str = "",
        monitor: Optional[Monitor] = None,
    ) -> list[Accumulation]:
        """The metrics inside *shape*: one set for polygons, one per radius for buffers, in their order.

        A radius of which the answer says nothing has its error.

        :raises UnreadableAnswer: when it says nothing of any, or not which metrics are of which radius.
        """
        endpoint = bodies.endpoint_for("accumulation", shape, version or self._config.version)
        body = bodies.selection(endpoint, self._config, source, shape, filters)
        radiuses = bodies.radiuses_of(shape)

        def read(answer: Any) -> list[Accumulation]:
            found = _sets(answer, radiuses)
            if not any(each.metrics for each in found):
                raise _unreadable("no metrics", answer, endpoint.id)
            return found

        sets = self._transport.json(Request(endpoint, body=body), read, monitor)
        for each in sets:
            self._transport.take_key_out(each.error)
        return sets

    def layer(
        self,
        source: str,
        body: Optional[Template] = None,
        filters: Iterable[Filter] = (),
        *,
        monitor: Optional[Monitor] = None,
    ) -> Records:
        """The data of a layer (V1 only, spec 4.4).

        :param body: a template in place of the connection's and the default one.
        """
        request = layer_request(self._config.open_points, source, filters, body)
        return records_of(self._transport, request, (), monitor, lone=True)


def layer_request(
    points: OpenPoints, source: str, filters: Iterable[Filter] = (), body: Optional[Template] = None
) -> Request:
    """What the service is asked, by the template in *body*, else that of *points*, else the default one.

    :raises InvalidTemplate: when the template has a fault.
    """
    values = (source, filters_to_json(filters, V1))
    template = body or points.layer_body or LAYER_TEMPLATE
    body_of = templates.filled(template, dict(zip(LAYER_NAMES, values)))
    return Request(BY_ID["accumulation_layer_v1"], body=body_of)


def by_path(value: Any, path: Path = ()) -> dict[Path, Any]:
    """The numbers and texts in *value* by their path.

    Items of a list are called by what names each of them, such as its currency, also where there is only
    one: a metric has one path in all areas. Items without names count from 0.
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
    """The names of each item and what it says under them; none where they do not tell the items apart."""
    if not items or not all(isinstance(item, dict) for item in items):
        return []
    for labels in (_LABELS, *((label,) for label in _LABELS)):
        named = [_named_item(item, labels) for item in items]
        names = [each for each, _ in named]
        # As many names for each, so that none is the beginning of another one's path.
        if names[0] and len(set(names)) == len(names) and len(set(map(len, names))) == 1:
            return named
    return []


def _named_item(item: dict[str, Any], labels: Sequence[str] = _LABELS) -> tuple[Path, Any]:
    """The currency and the label of an item, and the rest of it: of a pair of name and value, the value.

    What these are is seen in this item alone, whatever others stand beside it.
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
    """Whether *items*, of which none tells a radius, are named parts of one set and no sets of their own."""
    labels = tuple(label for label in _LABELS if label != "id")
    names = [_named_item(item, labels)[0] if isinstance(item, dict) else () for item in items]
    return all(names) and len(set(names)) == len(names)


def _has_metrics(found: Accumulation) -> bool:
    """Whether it says anything of the area, and not only how the service fared."""
    return any(
        path[0] not in _NO_METRICS and (found.metrics[name] is not None or path[0] not in _EMPTY_WHEN_NULL)
        for name, path in found.paths.items()
    )


def _sets(answer: Any, radiuses: tuple[float, ...]) -> list[Accumulation]:
    """One set per radius in the order sent; without radii, or where one alone is not named, the one set."""
    inner, beside = _unwrapped(answer, radiuses)
    parts = _by_radius(inner, radiuses)
    if parts is not None:
        texts = {**beside, **_texts(inner, radiuses)}
        return [_named(parts.get(radius), radius, texts) for radius in radiuses]
    if len(radiuses) > 1:
        raise _unreadable(f"metrics without their radius, where {len(radiuses)} radii were asked for", answer)
    return [_named(inner, radiuses[0] if radiuses else None, beside)]


def _by_radius(inner: Any, radiuses: tuple[float, ...]) -> Optional[dict[float, Any]]:
    """The parts of *inner* by the radius that was asked for; None when it has no such parts.

    They are keyed by it, or items of a list that name it, or of a list in the order sent.
    """
    if isinstance(inner, list):
        return _listed_by_radius(inner, radiuses)
    if not isinstance(inner, dict):
        return None
    parts = {
        radius: item for key, item in inner.items() if (radius := radius_of_key(key, radiuses)) is not None
    }
    others = {key: item for key, item in inner.items() if radius_of_key(key, radiuses) is None}
    is_whole = parts.keys() == set(radiuses)
    fits = all(_is_aside(key, item) or (is_whole and _is_total(key, item)) for key, item in others.items())
    return parts if parts and fits and len(parts) + len(others) == len(inner) else None


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
    """The set of one radius; a row that has a currency, or is one metric, is one of the items of the set."""
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
    """Whether the radii that items name, maybe in another unit, are in the order of those asked for."""
    foreign = [radius for radius in named if radius is not None and radius not in radiuses]
    if not foreign:
        return True
    places = range(len(foreign))
    return len(foreign) == len(radiuses) and sorted(places, key=foreign.__getitem__) == sorted(
        places, key=radiuses.__getitem__
    )


def _own_radius(item: Any, radiuses: tuple[float, ...] = ()) -> Optional[float]:
    """The radius that *item* tells, or names as its label; None where it does neither."""
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
    """Whether it is a value of no one radius, such as a count of all, and not that of another radius."""
    return not isinstance(item, (dict, list)) and not is_radius_key(key)


def _texts(inner: Any, radiuses: tuple[float, ...]) -> dict[str, str]:
    """The texts beside what is keyed by radius."""
    texts = inner.items() if isinstance(inner, dict) else ()
    return {
        key: item
        for key, item in texts
        if isinstance(item, str) and key not in _ENVELOPE and radius_of_key(key, radiuses) is None
    }


def _unwrapped(answer: Any, radiuses: tuple[float, ...]) -> tuple[Any, dict[str, Any]]:
    """What the wrappers hold, and the texts beside them, such as the currency of all that they hold.

    A wrapper beside numbers is a metric like them, but for one that holds a part for each of several
    radii: what stands beside those is of no one radius.
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
    """Whether it is the radii of the request, told again."""
    return name == "radiuses" and isinstance(value, list) and all(number(item) is not None for item in value)


def _named(item: Any, radius: Optional[float], beside: Mapping[str, Any]) -> Accumulation:
    """The metrics of one set, without the radius that only names it.

    An empty one is a place where nothing is; one that is not there, or tells of a failure, is an error.
    """
    inner, more = _unwrapped(item if radius is None else _without_radius(item, radius), ())
    found = Accumulation.of(radius, inner)
    if not _has_metrics(found):
        return Accumulation(radius, {}, error=_unreadable("no metrics", item) if found.metrics else None)
    return Accumulation.of(radius, inner, {**beside, **more})


def _unreadable(seen: str, answer: Any, endpoint: str = "") -> UnreadableAnswer:
    return answers.unreadable(seen, json.dumps(answer).encode(), endpoint, answers.message_in(answer))

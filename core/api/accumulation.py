"""Aggregate metrics (spec 4.3, 4.4); which there are is not shown, so each keeps its path."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Iterable, Iterator, Mapping, Optional

from . import answers, bodies, decode, templates
from .config import V1, OpenPoints
from .decode_json import radius_of_key
from .endpoints import BY_ID
from .filters import Filter
from .filters import to_json as filters_to_json
from .monitor import Monitor
from .records import Record, number
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
_NO_METRICS = (*_ENVELOPE, "message", "errorMessage")
_NAMES = ("currency", "currencyCode", "ccy", "code", "name", "key", "label", "id")
"""What tells the items of a list apart, wherever in the list they stand."""

Path = tuple[str, ...]


@dataclass(frozen=True)
class Accumulation:
    """The metrics of an area, or of all circles of one radius.

    :param radius: meters; None for polygons.
    :param metrics: by the path in the answer, its parts joined by ``_``.
    :param paths: the parts of each path, by the name in *metrics*.
    """

    radius: Optional[float]
    metrics: dict[str, Any]
    paths: Mapping[str, Path] = field(default_factory=dict, compare=False)

    @classmethod
    def of(cls, radius: Optional[float], value: Any) -> Accumulation:
        """The numbers and texts in *value*; two paths that would get one name keep both."""
        metrics: dict[str, Any] = {}
        paths: dict[str, Path] = {}
        for path, item in by_path(value).items():
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
        """The metrics inside *shape*: one set for polygons, one per radius for buffers, in their order."""
        endpoint = bodies.endpoint_for("accumulation", shape, version or self._config.version)
        body = bodies.selection(endpoint, self._config, source, shape, filters)
        answer = self._transport.json(Request(endpoint, body=body), monitor)
        found = _sets(answer, bodies.radiuses_of(shape))
        if not any(_has_metrics(each) for each in found):
            said = answers.message_in(answer)
            raise answers.unreadable("no metrics", json.dumps(answer).encode(), endpoint.id, said)
        return found

    def layer(
        self,
        source: str,
        body: Optional[Template] = None,
        filters: Iterable[Filter] = (),
        *,
        monitor: Optional[Monitor] = None,
    ) -> Iterator[Record]:
        """The data of a layer (V1 only, spec 4.4).

        :param body: a template in place of the connection's and the default one.
        """
        request = layer_request(self._config.open_points, source, filters, body)
        with self._transport.stream(request, monitor) as answer:
            yield from decode.records(answer, (), request.endpoint.id, lone=True)


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

    Items of a list are called by what names them all, such as their currency; else they count from 0.
    """
    if isinstance(value, dict):
        parts: Iterable[tuple[Any, Any]] = value.items()
    elif isinstance(value, list):
        parts = _named_items(value)
    else:
        return {path or ("value",): value}
    flat: dict[Path, Any] = {}
    for name, item in parts:
        flat.update(by_path(item, (*path, str(name))))
    return flat


def _named_items(items: list[Any]) -> Iterator[tuple[Any, Any]]:
    if items and all(isinstance(item, dict) for item in items):
        for key in _NAMES:
            names = [item.get(key) for item in items]
            if all(isinstance(name, str) and name for name in names) and len(set(names)) == len(names):
                if any(len(item) == 1 for item in items):
                    continue
                yield from (
                    (name, {each: part for each, part in item.items() if each != key})
                    for name, item in zip(names, items)
                )
                return
    yield from enumerate(items)


def _has_metrics(found: Accumulation) -> bool:
    """Whether it says anything of the area, and not only how the service fared."""
    return any(path[0] not in _NO_METRICS for path in found.paths.values())


def _sets(answer: Any, radiuses: tuple[float, ...]) -> list[Accumulation]:
    """One set per radius, as a list in the order sent, as objects with ``radius`` or keyed by it; or one."""
    inner, beside = _unwrapped(answer, radiuses)
    if radiuses and isinstance(inner, list) and len(inner) == len(radiuses):
        return _in_order((_named(item, radius, beside) for item, radius in zip(inner, radiuses)), radiuses)
    if isinstance(inner, dict):
        keyed = {radius_of_key(key, radiuses): item for key, item in inner.items()}
        if None not in keyed and keyed:
            return _in_order((_named(item, radius, beside) for radius, item in keyed.items()), radiuses)
    if len(radiuses) > 1:
        seen = f"metrics without their radius, where {len(radiuses)} radii were asked for"
        raise answers.unreadable(seen, json.dumps(answer).encode(), "", answers.message_in(answer))
    return [_named(inner, radiuses[0] if radiuses else None, beside)]


def _unwrapped(answer: Any, radiuses: tuple[float, ...]) -> tuple[Any, dict[str, Any]]:
    """What the wrappers hold, and the texts beside them, such as the currency of all that they hold."""
    beside: dict[str, Any] = {}
    while isinstance(answer, dict):
        name = next((each for each in _WRAPPERS if isinstance(answer.get(each), (dict, list))), None)
        if name is None:
            return answer, beside
        others = {each: value for each, value in answer.items() if each not in (name, *_ENVELOPE)}
        has_more = any(isinstance(value, (int, float, dict, list)) for value in others.values())
        if has_more and not isinstance(answer[name], list):
            return answer, beside
        beside.update((each, value) for each, value in others.items() if isinstance(value, str))
        answer = answer[name]
    if isinstance(answer, list) and len(answer) == 1 and not radiuses:
        inner, more = _unwrapped(answer[0], radiuses)
        return inner, {**beside, **more}
    return answer, beside


def _named(item: Any, radius: Optional[float], beside: Mapping[str, Any]) -> Accumulation:
    """The metrics of one set, without the radius that only names it."""
    if radius is not None and isinstance(item, dict) and number(item.get("radius")) is not None:
        radius = number(item["radius"])
        item = {name: each for name, each in item.items() if name != "radius"}
    inner, more = _unwrapped(item, ())
    texts = {**beside, **more}
    if not texts:
        return Accumulation.of(radius, inner)
    return Accumulation.of(radius, {**texts, **(inner if isinstance(inner, dict) else {"value": inner})})


def _in_order(found: Iterable[Accumulation], radiuses: tuple[float, ...]) -> list[Accumulation]:
    return sorted(found, key=lambda each: radiuses.index(each.radius) if each.radius in radiuses else 0)

"""Layer data for points (spec 2.6, 4.6). Positions are (longitude, latitude) in EPSG:4326."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass, field
from typing import Any, Iterable, Iterator, Optional, Union

from . import answers
from .endpoints import BY_ID
from .errors import ApiError, BadRequest, InvalidInput, InvalidLayers, InvalidShape
from .monitor import Monitor
from .records import number, place_names
from .shapes import Position
from .transport import Transport
from .wire import Request

ENHANCE = "enhance"
COUNT = "count"
_WRAPPERS = ("results", "result", "data", "points", "enrichments")
_BLIND_LEVELS = 2
"""Halvings of a refused chunk that may all be refused before its points are given up together."""
_HALVED = (400, 413)


@dataclass(frozen=True)
class EnrichPoint:
    """A point of a batch; *id* comes back with its result."""

    id: str
    lon: float
    lat: float


@dataclass(frozen=True)
class Enriched:
    """The layers of a point.

    :param location: (longitude, latitude) as the service tells it, or None.
    :param layers: by layer its attributes, or ``count`` and ``features``.
    :param error: why this point has no layers; the others of its batch are not touched.
    """

    id: str
    location: Optional[Position] = None
    layers: dict[str, dict[str, Any]] = field(default_factory=dict)
    error: Optional[ApiError] = None


class Enrichment:
    """The verbs that attach layer data; *operation* is ``enhance`` (attributes) or ``count``."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._batch_size = max(1, transport.config.open_points.batch_size)

    def point(
        self,
        position: Position,
        layers: Iterable[str],
        operation: str = ENHANCE,
        *,
        monitor: Optional[Monitor] = None,
    ) -> Enriched:
        """The layers at one position.

        :raises InvalidShape: for a position that is none.
        :raises InvalidLayers: for no layer, or one whose name the address can't carry.
        """
        _check(*position)
        names = checked_layers(layers)
        parted = next((name for name in names if "," in name), None)
        if parted is not None:
            raise InvalidLayers(f"a comma in {parted!r}", reason="comma", name=parted)
        query: dict[str, Union[str, float]] = {
            "lat": position[1],
            "lng": position[0],
            "layers": ",".join(names),
            "operation": _checked_operation(operation),
        }
        answer = self._transport.json(Request(BY_ID["enrich_point"], query), monitor)
        inner = next((answer[w] for w in _WRAPPERS if w in answer), answer) if _is_bare(answer) else answer
        return _enriched("", inner[0] if isinstance(inner, list) and inner else inner)

    def batch(
        self,
        points: Iterable[EnrichPoint],
        layers: Iterable[str],
        operation: str = ENHANCE,
        *,
        monitor: Optional[Monitor] = None,
    ) -> Iterator[Enriched]:
        """One result per point, in the order given. A point that is refused gets its error, no more.

        :raises BadRequest: when a whole chunk is refused, so that no point of it is to blame alone.
        """
        wanted, names = tuple(points), list(layers)
        _checked_operation(operation)
        for start in range(0, len(wanted), self._batch_size):
            chunk = wanted[start : start + self._batch_size]
            bad = {index: error for index, point in enumerate(chunk) if (error := _fault(point))}
            good = [point for index, point in enumerate(chunk) if index not in bad]
            results = iter(self._chunk(good, names, operation, monitor) if good else [])
            for index, point in enumerate(chunk):
                yield Enriched(point.id, error=bad[index]) if index in bad else next(results)

    def _chunk(
        self, points: list[EnrichPoint], layers: list[str], operation: str, monitor: Optional[Monitor]
    ) -> list[Enriched]:
        """The results of *points*; a refused list of them is halved while some half succeeds."""
        done: dict[int, list[Enriched]] = {}
        level, blind, refusal = [(0, points)], 0, None
        while level:
            refused: list[tuple[int, list[EnrichPoint]]] = []
            for start, part in level:
                try:
                    done[start] = self._ask(part, layers, operation, monitor)
                except BadRequest as error:
                    if error.status not in _HALVED:
                        raise
                    refusal = error
                    refused.append((start, part))
            blind = 0 if len(refused) < len(level) else blind + 1
            if refusal and not done and (blind > _BLIND_LEVELS or len(points) == 1):
                raise refusal
            level = []
            for start, part in refused:
                if len(part) == 1 or blind > _BLIND_LEVELS:
                    done[start] = [Enriched(point.id, error=refusal) for point in part]
                else:
                    middle = len(part) // 2
                    level += [(start, part[:middle]), (start + middle, part[middle:])]
        return [result for start in sorted(done) for result in done[start]]

    def _ask(
        self, points: list[EnrichPoint], layers: list[str], operation: str, monitor: Optional[Monitor]
    ) -> list[Enriched]:
        body = {
            "points": [{"id": p.id, "lat": p.lat, "lng": p.lon} for p in points],
            "layers": layers,
            "operation": operation,
        }
        answer = self._transport.json(Request(BY_ID["enrich_batch"], body=body), monitor)
        inner = answer
        while isinstance(inner, dict):
            inner = next((inner[wrapper] for wrapper in _WRAPPERS if wrapper in inner), None)
        if not isinstance(inner, list):
            said = answers.message_in(answer)
            raise answers.unreadable("no list of results", json.dumps(answer).encode(), "enrich_batch", said)
        return _matched(points, [item for item in inner if isinstance(item, dict)])


def checked_layers(layers: Iterable[str]) -> tuple[str, ...]:
    """The names of *layers*, each once, in their order; raises InvalidLayers when there is none."""
    names = tuple(dict.fromkeys(name for name in (layer.strip() for layer in layers) if name))
    if not names:
        raise InvalidLayers("no layer is named", reason="none")
    return names


def _matched(points: list[EnrichPoint], items: list[dict[str, Any]]) -> list[Enriched]:
    """The results in the order of *points*: by place in the list where the ids agree, else by id."""
    if len(items) == len(points) and all(str(i.get("id", p.id)) == p.id for i, p in zip(items, points)):
        return [_enriched(point.id, item) for point, item in zip(points, items)]
    by_id = {str(item.get("id")): item for item in items}
    missing = answers.unreadable("no result for this point", b"", "enrich_batch")
    return [_enriched(p.id, by_id[p.id]) if p.id in by_id else Enriched(p.id, error=missing) for p in points]


def _enriched(own_id: str, item: Any) -> Enriched:
    if not isinstance(item, dict):
        raise answers.unreadable("no layers", json.dumps(item).encode(), "enrich_point")
    found = next((item[name] for name in ("enrichment", "layers") if isinstance(item.get(name), dict)), None)
    if found is None:
        said = answers.message_in(item)
        error = answers.unreadable("no layers", json.dumps(item).encode(), "", said)
        return Enriched(own_id, _location(item), error=error)
    layers = {
        name: value if isinstance(value, dict) else {"value": value}
        for name, value in found.items()
        if value is not None
    }
    return Enriched(own_id, _location(item), layers)


def _location(item: dict[str, Any]) -> Optional[Position]:
    location = item.get("location")
    names = place_names(location) if isinstance(location, dict) else None
    if not names or not isinstance(location, dict):
        return None
    lat, lon = (number(location[name]) for name in names)
    return None if lat is None or lon is None else (lon, lat)


def _is_bare(answer: Any) -> bool:
    return isinstance(answer, dict) and "layers" not in answer and "enrichment" not in answer


def _fault(point: EnrichPoint) -> Optional[ApiError]:
    try:
        _check(point.lon, point.lat)
    except InvalidShape as error:
        return error
    return None


def _check(lon: float, lat: float) -> None:
    if not (math.isfinite(lon) and math.isfinite(lat)):
        raise InvalidShape("a coordinate that is no number", reason="not_finite")
    if not (-180 <= lon <= 180 and -90 <= lat <= 90):
        raise InvalidShape(f"longitude {lon}, latitude {lat}", reason="out_of_range", at=(lon, lat))


def _checked_operation(operation: str) -> str:
    if operation not in (ENHANCE, COUNT):
        raise InvalidInput(f"the operation {operation!r} is neither {ENHANCE} nor {COUNT}")
    return operation

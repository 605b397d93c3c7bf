"""Hazard layer data for points (spec 2.6, 4.6). Positions are (longitude, latitude) in EPSG:4326.

Batch results are joined by ``id`` only (spec 2.6), so that no point gets another point's data.
"""

from __future__ import annotations

import json
import threading
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Iterable, Iterator, Optional, Sequence, Union

from .endpoints import BY_ID
from .errors import ApiError, BadRequest, InvalidInput, InvalidLayers, NoResult
from .http.request import Request
from .http.transport import Transport
from .monitor import Monitor
from .parsing import response_text
from .parsing.records import number, place_names
from .shapes import Position, check_position

ENHANCE = "enhance"
COUNT = "count"
_WRAPPERS = ("results", "result", "data", "points", "enrichments")
_ALL_OBJECTS = frozenset((dict,))
_TOO_BIG = 413
_HALVED = (400, _TOO_BIG)
_DOUBTED = 1
"""Halvings of a refused chunk after which a few points are tried individually, as long as nothing has
succeeded: the cause may be the layers instead of the points."""
_DOUBTED_LATER = 4
"""The same once other points have succeeded, so that the layers are valid."""


@dataclass(frozen=True)
class EnrichPoint:
    """A point of a batch. The service returns its *id* with the result."""

    id: str
    lon: float
    lat: float


@dataclass(frozen=True)
class Enriched:
    """The hazard layers at a point.

    :param location: (longitude, latitude) as returned by the service, or None.
    :param layers: the attributes by layer, or ``count`` and ``features``.
    :param error: why this point has no layers; the rest of the batch is unaffected.
    """

    id: str
    location: Optional[Position] = None
    layers: dict[str, dict[str, Any]] = field(default_factory=dict)
    error: Optional[ApiError] = None

    @property
    def has_anything(self) -> bool:
        """Return whether any of the layers has data at the point."""
        return any(layer and _has_anything(layer) for layer in self.layers.values())


class Enrichment:
    """Enrichment operations. *operation* is ``enhance`` (attributes) or ``count``."""

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
        """Return the layers at one position.

        :raises InvalidShape: the position is invalid.
        :raises InvalidLayers: there is no layer, or a name that a URL can't contain.
        """
        check_position(position)
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
        found = self._transport.json(Request(BY_ID["enrich_point"], query), _one, monitor)
        self._transport.redact_key(found.error)
        return found

    def batch(
        self,
        points: Iterable[EnrichPoint],
        layers: Iterable[str],
        operation: str = ENHANCE,
        *,
        monitor: Optional[Monitor] = None,
    ) -> Iterator[Enriched]:
        """Yield one result per point, in order. A rejected point gets an error; the others are unaffected.

        :raises BadRequest: a whole chunk is rejected, so that no single point is the cause.
        :raises InvalidLayers: there is no layer.
        """
        wanted = tuple(points)
        asking = self.asking(layers, operation)
        for start in range(0, len(wanted), self._batch_size):
            yield from asking.results(wanted[start : start + self._batch_size], monitor)

    def asking(self, layers: Iterable[str], operation: str = ENHANCE) -> BatchEnricher:
        """Return a thread-safe enricher for the chunks of one batch.

        :raises InvalidLayers: there is no layer.
        :raises InvalidInput: the operation is unknown.
        """
        return BatchEnricher(self._transport, checked_layers(layers), _checked_operation(operation))


class BatchEnricher:
    """Enriches the chunks of one batch. Thread-safe.

    Remembers across chunks the accepted batch size, and a rejection of the whole request.
    """

    def __init__(self, transport: Transport, layers: Sequence[str], operation: str) -> None:
        self._transport = transport
        self._layers = list(layers)
        self._operation = operation
        self._lock = threading.Lock()
        self._refusal: Optional[BadRequest] = None
        self._refused_chunks = 0
        self.most = max(1, transport.config.open_points.batch_size)
        """The largest number of points that the service is known to accept."""
        self.has_answered = False

    def results(
        self,
        points: Sequence[EnrichPoint],
        monitor: Optional[Monitor] = None,
        kept: Optional[dict[str, Enriched]] = None,
    ) -> list[Enriched]:
        """Return one result per point, in order. A rejected point gets an error; the others are unaffected.

        Coordinates and ids are validated first; invalid points are not sent.

        :param kept: receives the results by id, even if this raises because a later part fails.
        :raises BadRequest: everything that was sent is rejected, so that no single point is the cause.
        """
        faults = _faults(points)
        good = [point for point in points if point.id not in faults]
        found = iter(self._sent(_Chunk(self, good, monitor, {} if kept is None else kept)) if good else [])
        return [
            Enriched(point.id, error=faults[point.id]) if point.id in faults else next(found)
            for point in points
        ]

    def ask(self, points: Sequence[EnrichPoint], monitor: Optional[Monitor]) -> list[Enriched]:
        """Return the results of one request for *points*."""
        body = {
            "points": [{"id": p.id, "lat": p.lat, "lng": p.lon} for p in points],
            "layers": self._layers,
            "operation": self._operation,
        }
        items = self._transport.json(Request(BY_ID["enrich_batch"], body=body), _results, monitor)
        self.has_answered = True
        matched = _matched(points, items)
        for each in matched:
            self._transport.redact_key(each.error)
        return matched

    def take_at_most(self, most: int) -> None:
        """Remember that the service accepts at most *most* points at a time."""
        with self._lock:
            self.most = min(self.most, most)

    def _sent(self, chunk: _Chunk) -> list[Enriched]:
        if self._refused_chunks > 1 and self._refusal is not None and not self.has_answered:
            raise self._refusal
        found = chunk.results()
        refusals = [each.error for each in found if isinstance(each.error, BadRequest)]
        if len(refusals) < len(found):
            return found
        with self._lock:
            self._refused_chunks += 1
            self._refusal = refusals[0]
        raise refusals[0]


class _Chunk:
    """Some points of a batch. A rejected part is halved until the points that cause it are found."""

    def __init__(
        self,
        batch: BatchEnricher,
        points: Sequence[EnrichPoint],
        monitor: Optional[Monitor],
        kept: dict[str, Enriched],
    ) -> None:
        self._batch = batch
        self._points = points
        self._monitor = monitor
        self._kept = kept
        self._doubted = _DOUBTED_LATER if batch.has_answered else _DOUBTED
        self._largest = 0
        """The number of points in the largest part that succeeded."""
        self._refusal: Optional[BadRequest] = None
        """The rejection, as long as no part has succeeded."""

    def results(self) -> list[Enriched]:
        """Return one result per point, in order."""
        found = self._part(self._points, 0)
        if self._largest < len(found) and not any(isinstance(each.error, BadRequest) for each in found):
            # No single point was the cause, so there were too many.
            self._batch.take_at_most(self._largest)
        return found

    def _part(self, points: Sequence[EnrichPoint], depth: int) -> list[Enriched]:
        """Return the results of *points*, a part after *depth* halvings of the chunk."""
        if self._refusal is not None:
            return _refused(points, self._refusal)
        if len(points) > self._batch.most:
            return self._pieces(points, self._batch.most, depth)
        try:
            return self._answered(points)
        except BadRequest as error:
            if error.status not in _HALVED:
                raise
            refusal = error
        if refusal.status == _TOO_BIG and len(points) > 1:
            self._batch.take_at_most(len(points) // 2)
            return self._part(points, depth)
        if len(points) == 1 or self._is_given_up(depth, refusal):
            return _refused(points, refusal)
        return self._pieces(points, -(-len(points) // 2), depth + 1)

    def _pieces(self, points: Sequence[EnrichPoint], size: int, depth: int) -> list[Enriched]:
        starts = range(0, len(points), size)
        return [found for start in starts for found in self._part(points[start : start + size], depth)]

    def _answered(self, points: Sequence[EnrichPoint]) -> list[Enriched]:
        found = self._batch.ask(points, self._monitor)
        self._kept.update((each.id, each) for each in found)
        self._largest = max(self._largest, len(points))
        return found

    def _is_given_up(self, depth: int, refusal: BadRequest) -> bool:
        """Return whether the whole chunk is rejected, by trying a few points individually."""
        if self._largest or depth < self._doubted:
            return False
        for place in {0, len(self._points) // 2, len(self._points) - 1}:
            with suppress(BadRequest):
                self._answered(self._points[place : place + 1])
                return False
        self._refusal = refusal
        return True


def _refused(points: Sequence[EnrichPoint], refusal: BadRequest) -> list[Enriched]:
    return [Enriched(point.id, error=refusal) for point in points]


def checked_layers(layers: Iterable[str]) -> tuple[str, ...]:
    """Return the unique names of *layers*, in order; raises InvalidLayers if there are none."""
    names = tuple(dict.fromkeys(name for name in (layer.strip() for layer in layers) if name))
    if not names:
        raise InvalidLayers("no layer is named", reason="none")
    return names


def _checked_operation(operation: str) -> str:
    if operation not in (ENHANCE, COUNT):
        raise InvalidInput(f"the operation {operation!r} is neither {ENHANCE} nor {COUNT}")
    return operation


def _one(answer: Any) -> Enriched:
    inner = next((answer[w] for w in _WRAPPERS if w in answer), answer) if _is_bare(answer) else answer
    return _enriched("", inner[0] if isinstance(inner, list) and inner else inner)


def _is_bare(answer: Any) -> bool:
    return isinstance(answer, dict) and "layers" not in answer and "enrichment" not in answer


def _results(answer: Any) -> list[Any]:
    inner = answer
    while isinstance(inner, dict):
        inner = next((inner[wrapper] for wrapper in _WRAPPERS if wrapper in inner), None)
    if not isinstance(inner, list):
        said = response_text.message_in(answer)
        raise response_text.unreadable(
            "no list of results", json.dumps(answer).encode(), "enrich_batch", said
        )
    return inner


def _enriched(own_id: str, item: Any) -> Enriched:
    """Return one result, with an error if it has no layers. Raises UnreadableAnswer if *item* is not an
    object."""
    if not isinstance(item, dict):
        raise response_text.unreadable("no layers", json.dumps(item).encode(), "enrich_point")
    found = item.get("enrichment")
    if not isinstance(found, dict):
        found = item.get("layers")
    if not isinstance(found, dict):
        said = response_text.message_in(item)
        error = response_text.unreadable("no layers", json.dumps(item).encode(), "", said)
        return Enriched(own_id, _location(item), error=error)
    layers = found if set(map(type, found.values())) <= _ALL_OBJECTS else _as_objects(found)
    return Enriched(own_id, _location(item), layers)


def _as_objects(layers: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {
        name: value if isinstance(value, dict) else {"value": value}
        for name, value in layers.items()
        if value is not None
    }


def _matched(points: Sequence[EnrichPoint], items: Sequence[Any]) -> list[Enriched]:
    """Return the results in the order of *points*, joined by id; a missing or repeated id is an error."""
    if [item.get("id") if type(item) is dict else None for item in items] == [point.id for point in points]:
        return [_enriched(point.id, item) for point, item in zip(points, items)]
    by_id: dict[str, list[Any]] = defaultdict(list)
    for item in items:
        own_id = item.get("id") if isinstance(item, dict) else None
        # A service may return a numeric id as a number.
        if isinstance(own_id, str) or type(own_id) is int:
            by_id[str(own_id)].append(item)
    return [_result(point.id, by_id.get(point.id, [])) for point in points]


def _result(own_id: str, found: Sequence[Any]) -> Enriched:
    if len(found) == 1:
        return _enriched(own_id, found[0])
    reason, seen = ("twice", "two results for one point") if found else ("none", "no result for a point")
    return Enriched(own_id, error=NoResult(f"{seen}: {own_id!r}", seen=seen, reason=reason))


def _faults(points: Sequence[EnrichPoint]) -> dict[str, ApiError]:
    """Return the errors of points that can't be sent, by id."""
    faults: dict[str, ApiError] = {}
    seen: set[str] = set()
    for point in points:
        try:
            check_position((point.lon, point.lat))
        except InvalidInput as error:
            faults[point.id] = error
        if not point.id or point.id in seen:
            faults[point.id] = InvalidInput(f"the id {point.id!r} is not a point's own")
        seen.add(point.id)
    return faults


def _has_anything(layer: dict[str, Any]) -> bool:
    if set(layer) <= {"count", "features"}:
        return bool(layer.get("count") or layer.get("features"))
    return True


def _location(item: dict[str, Any]) -> Optional[Position]:
    location = item.get("location")
    if not isinstance(location, dict):
        return None
    # The names of spec 2.6 first, as that is fast; then other usual names.
    names = ("lat", "lng") if "lat" in location and "lng" in location else place_names(location)
    lat, lon = (number(location[name]) for name in names) if names else (None, None)
    return None if lat is None or lon is None else (lon, lat)

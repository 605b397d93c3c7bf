"""One batch enrichment in chunks: how many points the service takes at a time, and which it refuses.

Its answers are joined by ``id`` alone (spec 2.6), so that no point gets what belongs to another.
"""

from __future__ import annotations

import json
import threading
from collections import defaultdict, deque
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Optional, Sequence

from . import answers
from .endpoints import BY_ID
from .errors import ApiError, BadRequest, InvalidInput, NoResult
from .monitor import Monitor
from .records import number, place_names
from .shapes import Position, check_position
from .transport import Transport
from .wire import Request

WRAPPERS = ("results", "result", "data", "points", "enrichments")
_ALL_OBJECTS = frozenset((dict,))
_TOO_BIG = 413
_HALVED = (400, _TOO_BIG)
_BLIND_LEVELS = 1
"""Halvings that may all be refused before a few points are tried alone: nothing was answered yet."""
_BLIND_LEVELS_LATER = 4
"""The same when the service has answered other points: the layers are right, so some points are wrong."""


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

    @property
    def has_anything(self) -> bool:
        """Whether one of the layers has something at this place."""
        return any(layer and _has_anything(layer) for layer in self.layers.values())


@dataclass(frozen=True)
class _Part:
    """Some of a chunk's points, from the one with the number *start*."""

    start: int
    points: Sequence[EnrichPoint]

    def pieces(self, size: int) -> list[_Part]:
        """The same points in parts of *size*."""
        starts = range(0, len(self.points), size)
        return [_Part(self.start + start, self.points[start : start + size]) for start in starts]


class BatchAsking:
    """The chunks of one ask, from several threads at a time.

    What one chunk has taught, the next ones know: how many points the service takes at a time, and that
    it refuses the request itself.
    """

    def __init__(self, transport: Transport, layers: Sequence[str], operation: str) -> None:
        self._transport = transport
        self._layers = list(layers)
        self._operation = operation
        self._lock = threading.Lock()
        self._most = max(1, transport.config.open_points.batch_size)
        self._has_answered = False
        self._refusal: Optional[BadRequest] = None
        self._refused_chunks = 0

    def results(
        self,
        points: Sequence[EnrichPoint],
        monitor: Optional[Monitor] = None,
        kept: Optional[dict[str, Enriched]] = None,
    ) -> list[Enriched]:
        """One result per point, in the order given; a point that is refused gets its error, no more.

        Coordinates and ids are judged first: a bad one is not sent.

        :param kept: takes by id what the parts of *points* were answered, also where this raises:
            a part behind them may fail.
        :raises BadRequest: when all that was sent is refused, so that no point of it is to blame alone.
        """
        faults = _faults(points)
        good = [point for point in points if point.id not in faults]
        found = iter(self._asked(good, monitor, {} if kept is None else kept) if good else [])
        return [
            Enriched(point.id, error=faults[point.id]) if point.id in faults else next(found)
            for point in points
        ]

    def _asked(
        self, points: Sequence[EnrichPoint], monitor: Optional[Monitor], kept: dict[str, Enriched]
    ) -> list[Enriched]:
        if self._refused_chunks > 1 and self._refusal is not None and not self._has_answered:
            raise self._refusal
        found = self._halved(points, monitor, kept)
        refusals = [each.error for each in found if isinstance(each.error, BadRequest)]
        if len(refusals) < len(found):
            return found
        with self._lock:
            self._refused_chunks += 1
            self._refusal = refusals[0]
        raise refusals[0]

    def _halved(
        self, points: Sequence[EnrichPoint], monitor: Optional[Monitor], kept: dict[str, Enriched]
    ) -> list[Enriched]:
        """The results of *points*; a part that is refused is halved while some part is answered."""
        done: dict[int, list[Enriched]] = {}
        level, blind = [_Part(0, points)], 0
        most_blind = _BLIND_LEVELS_LATER if self._has_answered else _BLIND_LEVELS
        while level:
            before = len(done)
            refused = self._asked_level(level, done, monitor, kept)
            blind = 0 if len(done) > before else blind + 1
            is_over = blind > most_blind
            if is_over and self._answers_one_of(points, monitor):
                is_over, most_blind = False, len(points)
            level = []
            for part, refusal in refused:
                if is_over or len(part.points) == 1:
                    done[part.start] = [Enriched(point.id, error=refusal) for point in part.points]
                else:
                    level += part.pieces(-(-len(part.points) // 2))
        results = [result for start in sorted(done) for result in done[start]]
        if len(done) > 1 and not any(isinstance(each.error, BadRequest) for each in results):
            # No point was to blame, so there were too many of them.
            self._take(max(map(len, done.values())))
        return results

    def _answers_one_of(self, points: Sequence[EnrichPoint], monitor: Optional[Monitor]) -> bool:
        """Whether one of a few points is answered when it is asked alone."""
        for place in {0, len(points) // 2, len(points) - 1}:
            with suppress(BadRequest):
                self._ask(points[place : place + 1], monitor)
                return True
        return False

    def _asked_level(
        self,
        level: list[_Part],
        done: dict[int, list[Enriched]],
        monitor: Optional[Monitor],
        kept: dict[str, Enriched],
    ) -> list[tuple[_Part, BadRequest]]:
        """The parts that are refused; *done* takes the results of the others. Too big ones are cut first."""
        refused: list[tuple[_Part, BadRequest]] = []
        waiting = deque(level)
        while waiting:
            part = waiting.popleft()
            if len(part.points) > self._most:
                waiting.extendleft(reversed(part.pieces(self._most)))
                continue
            try:
                found = done[part.start] = self._ask(part.points, monitor)
                kept.update((each.id, each) for each in found)
            except BadRequest as error:
                if error.status not in _HALVED:
                    raise
                if error.status == _TOO_BIG and len(part.points) > 1:
                    self._take(len(part.points) // 2)
                    waiting.appendleft(part)
                else:
                    refused.append((part, error))
        return refused

    def _take(self, most: int) -> None:
        with self._lock:
            self._most = min(self._most, most)

    def _ask(self, points: Sequence[EnrichPoint], monitor: Optional[Monitor]) -> list[Enriched]:
        body = {
            "points": [{"id": p.id, "lat": p.lat, "lng": p.lon} for p in points],
            "layers": self._layers,
            "operation": self._operation,
        }
        items = self._transport.json(Request(BY_ID["enrich_batch"], body=body), _results, monitor)
        self._has_answered = True
        matched = _matched(points, items)
        for each in matched:
            self._transport.take_key_out(each.error)
        return matched


def _results(answer: Any) -> list[Any]:
    inner = answer
    while isinstance(inner, dict):
        inner = next((inner[wrapper] for wrapper in WRAPPERS if wrapper in inner), None)
    if not isinstance(inner, list):
        said = answers.message_in(answer)
        raise answers.unreadable("no list of results", json.dumps(answer).encode(), "enrich_batch", said)
    return inner


def enriched(own_id: str, item: Any) -> Enriched:
    """One result as it came; no layers are the point's error. Raises UnreadableAnswer for no object."""
    if not isinstance(item, dict):
        raise answers.unreadable("no layers", json.dumps(item).encode(), "enrich_point")
    found = item.get("enrichment")
    if not isinstance(found, dict):
        found = item.get("layers")
    if not isinstance(found, dict):
        said = answers.message_in(item)
        error = answers.unreadable("no layers", json.dumps(item).encode(), "", said)
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
    """The results in the order of *points*, by id; one that is not there, or twice, is the point's error."""
    if [item.get("id") if type(item) is dict else None for item in items] == [point.id for point in points]:
        return [enriched(point.id, item) for point, item in zip(points, items)]
    by_id: dict[str, list[Any]] = defaultdict(list)
    for item in items:
        own_id = item.get("id") if isinstance(item, dict) else None
        # A service may take our digits for a number.
        if isinstance(own_id, str) or type(own_id) is int:
            by_id[str(own_id)].append(item)
    return [_result(point.id, by_id.get(point.id, [])) for point in points]


def _result(own_id: str, found: Sequence[Any]) -> Enriched:
    if len(found) == 1:
        return enriched(own_id, found[0])
    reason, seen = ("twice", "two results for one point") if found else ("none", "no result for a point")
    return Enriched(own_id, error=NoResult(f"{seen}: {own_id!r}", seen=seen, reason=reason))


def _faults(points: Sequence[EnrichPoint]) -> dict[str, ApiError]:
    """Why points can't be sent, by their ids."""
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
    if isinstance(location, dict):
        lat, lon = location.get("lat"), location.get("lng")
        if type(lat) is float and type(lon) is float:  # as spec 2.6 has it, which is read fast
            return lon, lat
    names = place_names(location) if isinstance(location, dict) else None
    if not names or not isinstance(location, dict):
        return None
    lat, lon = (number(location[name]) for name in names)
    return None if lat is None or lon is None else (lon, lat)

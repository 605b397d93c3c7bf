"""Layer data at places: at one that was clicked, at many that a layer has (spec 4.6)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Callable, Generic, Iterable, Iterator, Optional, Protocol, Sequence, TypeVar

from ...api import Client, Monitor
from ...api.batches import Outcome, each_in_order
from ...api.enrichment import Enriched, EnrichPoint
from ...api.errors import Cancelled
from ...api.shapes import Position

Row = TypeVar("Row")
Answered = tuple[Row, Optional[Outcome[Position, Enriched]]]

_ROWS_PER_POINT = 20
"""Rows that ask nothing may swell a chunk so many times: they need memory, but no request."""


class Points(Protocol):
    """Some points that are asked for together."""

    def points(self) -> Sequence[EnrichPoint]:
        """With ids of their own; called in the thread that asks."""


Chunk = TypeVar("Chunk", bound=Points)


@dataclass(frozen=True)
class AnsweredChunk(Generic[Chunk]):
    """What became of a chunk.

    :param found: one a point, in their order; None where *error* says why there is nothing. Empty
        where there is nothing at all.
    """

    chunk: Chunk
    found: Sequence[Optional[Enriched]]
    error: Optional[Exception]


@dataclass(frozen=True)
class _Asked(Generic[Chunk]):
    """A chunk, and by id what its points were answered; its points are there when they are asked."""

    chunk: Chunk
    points: list[EnrichPoint] = field(default_factory=list)
    kept: dict[str, Enriched] = field(default_factory=dict)


@dataclass(frozen=True)
class _Rows(Generic[Row]):
    """Rows in their order, and the points that some of them ask for."""

    rows: list[tuple[Row, Optional[EnrichPoint]]]

    def points(self) -> list[EnrichPoint]:
        return [point for _, point in self.rows if point is not None]


def enrich_point(
    client: Client, position: Position, layers: Iterable[str], operation: str, monitor: Monitor
) -> Enriched:
    """What *layers* have at *position*, (longitude, latitude) in degrees of EPSG:4326.

    :param operation: ``enhance``: by layer its attributes, empty where it has nothing there;
        ``count``: by layer ``count`` and ``features``. A layer that the answer leaves out is not in it.
    :raises InvalidShape: for a position that is none.
    :raises InvalidLayers: when no layer is named.
    :raises BadRequest: for a layer that the service does not know; its own words say which.
    """
    found = client.enrichment.point(position, layers, operation, monitor=monitor)
    if found.error is not None:
        raise found.error
    return found


def enrich_rows(
    client: Client,
    rows: Iterable[Row],
    point_of: Callable[[Row], Optional[Position]],
    layers: Iterable[str],
    operation: str,
    monitor: Monitor,
) -> Iterator[Answered[Row]]:
    """Each row with what *layers* have at its point, in the order of *rows* and as the answers come.

    Rows go in chunks of ``open_points.batch_size`` points, several in flight, and are held no longer
    than that. A row without a point (None) has no outcome; one that fails has its error, and the
    others go on. After an error of the connection, and after a cancel, the rest is not asked; what a
    part of a chunk was answered before is kept.

    :param point_of: (longitude, latitude) in degrees of EPSG:4326.
    :raises InvalidLayers: before anything is sent, when no layer is named.
    """
    chunks = _chunks(rows, point_of, max(1, client.config.open_points.batch_size))
    return _answered(enrich_chunks(client, chunks, layers, operation, monitor), monitor)


def enrich_chunks(
    client: Client,
    chunks: Iterable[Chunk],
    layers: Iterable[str],
    operation: str,
    monitor: Monitor,
    meanwhile: Callable[[], bool] = lambda: False,
) -> Iterator[AnsweredChunk[Chunk]]:
    """What *layers* have at the points of each chunk, as :func:`enrich_rows` asks for rows.

    :param chunks: of ``open_points.batch_size`` points at most, taken one by one.
    :param meanwhile: does a little of the caller's own work while nothing has come; False: none is left.
    :raises InvalidLayers: before anything is sent, when no layer is named.
    """
    asking = client.enrichment.asking(layers, operation)

    def work(asked: _Asked[Chunk], watched: Monitor) -> list[Enriched]:
        asked.points.extend(asked.chunk.points())
        return asking.results(asked.points, watched, asked.kept) if asked.points else []

    in_flight = client.config.open_points.pages_in_flight
    outcomes = each_in_order(map(_Asked, chunks), work, in_flight, monitor, meanwhile)
    return map(_answered_chunk, outcomes)


def _answered_chunk(outcome: Outcome[_Asked[Chunk], list[Enriched]]) -> AnsweredChunk[Chunk]:
    asked = outcome.item
    found: Sequence[Optional[Enriched]] = outcome.value or ()
    if outcome.error is not None:
        found = [asked.kept.get(point.id) for point in asked.points] if asked.kept else ()
    return AnsweredChunk(asked.chunk, found, outcome.error)


def _answered(chunks: Iterable[AnsweredChunk[_Rows[Row]]], monitor: Monitor) -> Iterator[Answered[Row]]:
    count = 0
    for each in chunks:
        results = iter(each.found)
        for row, point in each.chunk.rows:
            yield row, point and _outcome(point, next(results, None), each.error)
        count += len(each.chunk.rows)
        if not isinstance(each.error, Cancelled):
            monitor.counted(count)


def _outcome(
    point: EnrichPoint, found: Optional[Enriched], error: Optional[Exception]
) -> Outcome[Position, Enriched]:
    position = (point.lon, point.lat)
    error = found.error if found else error
    return Outcome(position, error=error) if error else Outcome(position, found)


def _chunks(
    rows: Iterable[Row], point_of: Callable[[Row], Optional[Position]], size: int
) -> Iterator[_Rows[Row]]:
    """The rows in chunks of *size* points. The ids are our own: no two points of one ask have the same."""
    held: list[tuple[Row, Optional[EnrichPoint]]] = []
    points = asked = 0
    for row in rows:
        position = point_of(row)
        if position is None:
            held.append((row, None))
        else:
            points, asked = points + 1, asked + 1
            held.append((row, EnrichPoint(str(asked), *position)))
        if points == size or len(held) == size * _ROWS_PER_POINT:
            yield _Rows(held)
            held, points = [], 0
    if held:
        yield _Rows(held)

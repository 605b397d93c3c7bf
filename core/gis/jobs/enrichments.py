"""Layer data at places: at one that was clicked, at many that a layer has (spec 4.6)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Callable, Generic, Iterable, Iterator, Optional, TypeVar

from ...api import Client, Monitor
from ...api.enrichment import Enriched, EnrichPoint
from ...api.errors import Cancelled
from ...api.shapes import Position
from .batches import Outcome, each_in_order

Row = TypeVar("Row")
Answered = tuple[Row, Optional[Outcome[Position, Enriched]]]

_ROWS_PER_POINT = 20
"""Rows that ask nothing may swell a chunk so many times: they need memory, but no request."""


@dataclass(frozen=True)
class _Chunk(Generic[Row]):
    """Rows in their order, the points that some of them ask for, and by id what these were answered."""

    rows: list[tuple[Row, Optional[EnrichPoint]]]
    kept: dict[str, Enriched] = field(default_factory=dict)

    @property
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
    asking = client.enrichment.asking(layers, operation)

    def work(chunk: _Chunk[Row], watched: Monitor) -> list[Enriched]:
        points = chunk.points
        return asking.results(points, watched, chunk.kept) if points else []

    size, in_flight = client.config.open_points.batch_size, client.config.open_points.pages_in_flight
    chunks = _chunks(rows, point_of, max(1, size))
    return _answered(each_in_order(chunks, work, in_flight, monitor), monitor)


def _answered(
    outcomes: Iterable[Outcome[_Chunk[Row], list[Enriched]]], monitor: Monitor
) -> Iterator[Answered[Row]]:
    count = 0
    for outcome in outcomes:
        results = iter(outcome.value or ())
        for row, point in outcome.item.rows:
            found = point and (outcome.item.kept.get(point.id) if outcome.error else next(results))
            yield row, point and _outcome(point, found, outcome.error)
        count += len(outcome.item.rows)
        if not isinstance(outcome.error, Cancelled):
            monitor.counted(count)


def _outcome(
    point: EnrichPoint, found: Optional[Enriched], error: Optional[Exception]
) -> Outcome[Position, Enriched]:
    position = (point.lon, point.lat)
    error = found.error if found else error
    return Outcome(position, error=error) if error else Outcome(position, found)


def _chunks(
    rows: Iterable[Row], point_of: Callable[[Row], Optional[Position]], size: int
) -> Iterator[_Chunk[Row]]:
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
            yield _Chunk(held)
            held, points = [], 0
    if held:
        yield _Chunk(held)

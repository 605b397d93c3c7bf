"""Layer data at places: at one that was clicked, at many that a layer has (spec 4.6)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Callable, Generic, Iterable, Iterator, Optional, Protocol, Sequence, TypeVar

from ...api import Client, Monitor
from ...api.batches import Outcome, each_in_order
from ...api.enrichment import Enriched, EnrichPoint
from ...api.shapes import Position


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


def enrich_chunks(
    client: Client,
    chunks: Iterable[Chunk],
    layers: Iterable[str],
    operation: str,
    monitor: Monitor,
    meanwhile: Callable[[], bool] = lambda: False,
) -> Iterator[AnsweredChunk[Chunk]]:
    """What *layers* have at the points of each chunk, in their order and as the answers come.

    Several chunks are in flight. A point that fails has its error and ends no other. After an error of the
    connection, and after a cancel, the rest is not asked; what a part of a chunk was answered is kept.

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

"""Request layer data at one position, and at many points in batches (spec 4.6)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Iterable, Iterator, Optional, Sequence

from ...api import Client, Monitor
from ...api.batches import Outcome, each_in_order
from ...api.enrichment import Enriched, EnrichPoint
from ...api.shapes import Position

if TYPE_CHECKING:
    from .points import Points


@dataclass(frozen=True)
class AnsweredChunk:
    """What became of a chunk.

    :param found: one for each point, in their order; None where *error* says why there is none. Empty where
        there is none at all.
    """

    chunk: Points
    found: Sequence[Optional[Enriched]]
    error: Optional[Exception]


@dataclass(frozen=True)
class _Request:
    """A chunk, its points, made when it is sent, and their results by id."""

    chunk: Points
    points: list[EnrichPoint] = field(default_factory=list)
    received: dict[str, Enriched] = field(default_factory=dict)


def enrich_point(
    client: Client, position: Position, layers: Iterable[str], operation: str, monitor: Monitor
) -> Enriched:
    """Return what *layers* have at *position*, (longitude, latitude) in degrees of EPSG:4326.

    :param operation: ``enhance``: by layer its attributes, empty where it has nothing there;
        ``count``: by layer ``count`` and ``features``. A layer that the response leaves out is not in it.
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
    chunks: Iterable[Points],
    layers: Iterable[str],
    operation: str,
    monitor: Monitor,
) -> Iterator[AnsweredChunk]:
    """Yield the values of *layers* at the points of each chunk, in their order, as responses arrive.

    Several chunks are in flight. A point that fails has its error and ends no other. After an error of the
    connection, and after a cancel, the rest is not requested; what came for a part of a chunk is kept.

    :param chunks: of ``open_points.batch_size`` points at most, taken one by one.
    :raises InvalidLayers: before anything is sent, when no layer is named.
    """
    asking = client.enrichment.asking(layers, operation)

    def work(request: _Request, watched: Monitor) -> list[Enriched]:
        request.points.extend(request.chunk.points())
        return asking.results(request.points, watched, request.received) if request.points else []

    in_flight = client.config.open_points.pages_in_flight
    return map(_answered_chunk, each_in_order(map(_Request, chunks), work, in_flight, monitor))


def _answered_chunk(outcome: Outcome[_Request, list[Enriched]]) -> AnsweredChunk:
    request = outcome.item
    found: Sequence[Optional[Enriched]] = outcome.value or ()
    if outcome.error is not None and request.received:
        found = [request.received.get(point.id) for point in request.points]
    return AnsweredChunk(request.chunk, found, outcome.error)

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
    """The outcome of a chunk.

    :param found: the result of each point, in order; None: *error* says why. Empty: no results.
    """

    chunk: Points
    found: Sequence[Optional[Enriched]]
    error: Optional[Exception]


@dataclass(frozen=True)
class _Request:
    """A chunk; its points, made when it is sent; and their results by id."""

    chunk: Points
    points: list[EnrichPoint] = field(default_factory=list)
    received: dict[str, Enriched] = field(default_factory=dict)


def enrich_point(
    client: Client, position: Position, layers: Iterable[str], operation: str, monitor: Monitor
) -> Enriched:
    """Return the data of *layers* at *position*, (longitude, latitude) in degrees (EPSG:4326).

    :param operation: ``enhance``: attributes by layer, empty if it has no data there; ``count``: ``count``
        and ``features`` by layer. Layers missing in the response are omitted.
    :raises InvalidShape: the position is invalid.
    :raises InvalidLayers: there is no layer.
    :raises BadRequest: the service does not know a layer; its message says which.
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
    """Yield the values of *layers* at the points of each chunk, in order, as responses arrive.

    Several chunks are in flight. A failed point has its error and does not affect others. After a connection
    error or a cancel, the rest is not requested; results of a part of a chunk are kept.

    :param chunks: at most ``open_points.batch_size`` points each, consumed one by one.
    :raises InvalidLayers: there is no layer; nothing was sent.
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

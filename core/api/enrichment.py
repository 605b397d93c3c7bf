"""Layer data for points (spec 2.6, 4.6). Positions are (longitude, latitude) in EPSG:4326."""

from __future__ import annotations

from typing import Any, Iterable, Iterator, Optional, Union

from .endpoints import BY_ID
from .enrich_batches import WRAPPERS, BatchAsking, Enriched, EnrichPoint, enriched
from .errors import InvalidInput, InvalidLayers
from .monitor import Monitor
from .shapes import Position, check_position
from .transport import Transport
from .wire import Request

__all__ = ["COUNT", "ENHANCE", "EnrichPoint", "Enriched", "Enrichment", "checked_layers"]

ENHANCE = "enhance"
COUNT = "count"


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
        self._transport.take_key_out(found.error)
        return found

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
        :raises InvalidLayers: for no layer.
        """
        wanted = tuple(points)
        asking = self.asking(layers, operation)
        for start in range(0, len(wanted), self._batch_size):
            yield from asking.results(wanted[start : start + self._batch_size], monitor)

    def asking(self, layers: Iterable[str], operation: str = ENHANCE) -> BatchAsking:
        """What asks the chunks of one batch, from several threads at a time.

        :raises InvalidLayers: for no layer.
        :raises InvalidInput: for an operation that there is not.
        """
        return BatchAsking(self._transport, checked_layers(layers), _checked_operation(operation))


def checked_layers(layers: Iterable[str]) -> tuple[str, ...]:
    """The names of *layers*, each once, in their order; raises InvalidLayers when there is none."""
    names = tuple(dict.fromkeys(name for name in (layer.strip() for layer in layers) if name))
    if not names:
        raise InvalidLayers("no layer is named", reason="none")
    return names


def _one(answer: Any) -> Enriched:
    inner = next((answer[w] for w in WRAPPERS if w in answer), answer) if _is_bare(answer) else answer
    return enriched("", inner[0] if isinstance(inner, list) and inner else inner)


def _is_bare(answer: Any) -> bool:
    return isinstance(answer, dict) and "layers" not in answer and "enrichment" not in answer


def _checked_operation(operation: str) -> str:
    if operation not in (ENHANCE, COUNT):
        raise InvalidInput(f"the operation {operation!r} is neither {ENHANCE} nor {COUNT}")
    return operation

"""What an expression wants to know of the service: values that any thread may hold and compare."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Hashable, NamedTuple, Optional

if TYPE_CHECKING:
    from ...api.filters import Filters

ENRICHMENT = "enrichment"
ACCUMULATION = "accumulation"
ADDRESS = "address"


class Ask(NamedTuple):
    """One question; equal for two features that lie at the same place.

    :param kind: ``enrichment``, ``accumulation`` or ``address``.
    :param connection: the name of the connection.
    :param subject: the layer of the service, the source, or empty.
    :param place: (longitude, latitude) in degrees of EPSG:4326, rounded; of an accumulation a tuple of
        such centres, or the fingerprint of a polygon.
    :param radius: meters, around the centres of an accumulation.
    :param filters: of an accumulation (spec 2.4).
    """

    kind: str
    connection: str
    subject: str
    place: Hashable
    radius: Optional[float] = None
    filters: Filters = ()

    @property
    def spot(self) -> tuple[Hashable, ...]:
        """What counts as one place for the cap: all that one request would ask there.

        Of a place all layers are asked at once, and all radii, but one source under one set of filters.
        """
        if self.kind == ACCUMULATION:
            return self.kind, self.connection, self.place, self.subject, self.filters
        return self.kind, self.connection, self.place

    @property
    def topic(self) -> tuple[str, str, str]:
        """What its answer is about, wherever it is asked."""
        return self.kind, self.connection, self.subject


@dataclass(frozen=True)
class Asker:
    """Where an expression was evaluated, and so what has to be drawn anew.

    :param layer: the id of the layer; empty without one.
    :param in_map: while a map was drawn, not by a table, a dialog or an algorithm.
    """

    layer: str = ""
    in_layout: bool = False
    in_map: bool = False


@dataclass(frozen=True)
class Answer:
    """What became of *ask*: a *value*, which is None where the service has nothing, or an *error*."""

    ask: Ask
    value: Any = None
    error: Optional[Exception] = None

"""The values of an accumulation: one set of metrics for each area, or for each radius around a center."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Mapping, Optional

from ...api.errors import ApiError
from ...api.query import Area, Query
from .result import state_of


@dataclass(frozen=True)
class AccumulatedSet:
    """The metrics inside one area.

    :param radius: meters, of the circle around the center of *area*; None for polygons.
    :param metrics: by the path in the response, its parts joined by ``_``; numbers and texts as received.
    :param paths: the parts of each path, by the name in *metrics*.
    :param error: why there are no metrics; it concerns this area only.
    """

    area: Area
    radius: Optional[float] = None
    metrics: Mapping[str, Any] = field(default_factory=dict)
    error: Optional[Exception] = None
    paths: Mapping[str, tuple[str, ...]] = field(default_factory=dict, compare=False)


@dataclass(frozen=True)
class Accumulated:
    """The result of a query with the verb ``accumulation``, area by area in the query's order.

    :param sets: those that were received or failed; fewer than requested if it was stopped.
    :param host: the base URL of the service; never with a key.
    :param aliases: the labels of filters by the service's field name.
    :param connection: the name of the connection.
    """

    query: Query
    sets: tuple[AccumulatedSet, ...]
    host: str
    when: datetime
    seconds: float
    error: Optional[ApiError] = None
    aliases: Mapping[str, str] = field(default_factory=dict)
    connection: str = ""

    @property
    def complete(self) -> bool:
        """Return whether every area has its metrics."""
        return self.error is None and not any(each.error for each in self.sets)

    @property
    def state(self) -> str:
        """Return the state, as for a result: ``complete`` or ``stopped after n``."""
        return state_of(self.complete, len(self.sets))

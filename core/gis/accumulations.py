"""What an accumulation answers: one set of metrics for each area, or for each radius around a centre."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Mapping, Optional

from ..api.errors import ApiError
from ..api.query import Area, Query
from .results import state_of


@dataclass(frozen=True)
class AccumulatedSet:
    """The metrics inside one area.

    :param radius: meters, of the circle around the centre of *area*; None for polygons.
    :param metrics: by the path in the answer, its parts joined by ``_``; numbers and texts as they came.
    :param paths: the parts of each path, by the name in *metrics*.
    :param error: why there are none; the other areas are not touched.
    """

    area: Area
    radius: Optional[float] = None
    metrics: Mapping[str, Any] = field(default_factory=dict)
    error: Optional[Exception] = None
    paths: Mapping[str, tuple[str, ...]] = field(default_factory=dict, compare=False)


@dataclass(frozen=True)
class Accumulated:
    """The answer to a query with the verb ``accumulation``, area by area in the query's order.

    :param sets: those that were answered or failed; fewer than asked where it was stopped.
    :param host: the base URL of the service; never with a key.
    :param aliases: the service's name of a field to the label of its filter.
    :param connection: the name that the analyst has for the service.
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
        """Whether every area was answered."""
        return self.error is None and not any(each.error for each in self.sets)

    @property
    def state(self) -> str:
        """As that of a result: ``complete`` or ``stopped after n``."""
        return state_of(self.complete, len(self.sets))

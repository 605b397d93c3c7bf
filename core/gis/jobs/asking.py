"""Which rows of the service a query asks, and whether it may be asked at all."""

from __future__ import annotations

from contextlib import contextmanager
from typing import Iterator, Optional

from ...api import Client, Monitor, Query, batches, bodies, checks
from ...api.endpoints import BY_ID
from ...api.errors import ApiError
from ...api.provision import Source
from ...api.query import ACCUMULATION_LAYER, EVENT, SEARCH_POINTS
from ..job_errors import AreasMissing

_ONE_ROW = {
    SEARCH_POINTS: "points_search_v2",
    ACCUMULATION_LAYER: "accumulation_layer_v1",
    EVENT: "event_entries",
}


class Refusals:
    """The areas of *query* that the service refused while it answered others."""

    def __init__(self, query: Query) -> None:
        self._areas = query.areas
        self._errors: dict[int, ApiError] = {}

    @contextmanager
    def of(self, number: int) -> Iterator[None]:
        """Keep a refusal of the area *number*; where it is the only one, or all fail alike, it is raised."""
        try:
            yield
        except ApiError as error:
            if len(self._areas) < 2 or not batches.is_of_one_item(error):
                raise
            self._errors.setdefault(number, error)

    @property
    def numbers(self) -> frozenset[int]:
        """The numbers of these areas."""
        return frozenset(self._errors)

    @property
    def named(self) -> tuple[tuple[str, ApiError], ...]:
        """The name and the error of each."""
        return tuple((self._areas[number].name, error) for number, error in sorted(self._errors.items()))

    @property
    def error(self) -> Optional[ApiError]:
        """What an answer without them has as its error; of a query that is refused whole, the first one."""
        if len(self._errors) == len(self._areas):
            return next(iter(self._errors.values()), None)
        return AreasMissing(self.named) if self._errors else None


def endpoints_of(query: Query) -> tuple[str, ...]:
    """The ids of the rows of ``endpoints`` that *query* asks, sorted."""
    if query.verb in _ONE_ROW:
        return (_ONE_ROW[query.verb],)
    if query.is_search:
        return (f"entries_search_{bodies.checked_version(query.version)}",)
    return tuple(
        sorted({bodies.endpoint_for(query.verb, area.shape, query.version).id for area in query.areas})
    )


def refuse_faults(client: Client, query: Query, described: Source, monitor: Monitor) -> None:
    """Raise InvalidInput for a query that does not fit its source, before it is sent.

    The hierarchy is asked only where the provision alone does not know a filter's field.
    """
    hierarchy = ()
    if described.columns and checks.unknown_filters(described, query.filters):
        hierarchy = client.portfolio.provision_filters(query.source, monitor=monitor)
    checks.refuse_faults(query, described, hierarchy)
    for endpoint in endpoints_of(query):
        bodies.with_filters({}, BY_ID[endpoint], client.config, query.filters)

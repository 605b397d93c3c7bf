"""The endpoints of a query, the checks before it is sent, and the areas that the service refuses."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Iterator, Optional

from ... import api
from ...api import Query
from ...api.endpoints import BY_ID
from ...api.errors import ApiError
from ...api.query import ACCUMULATION_LAYER, EVENT, SEARCH_POINTS
from ...api.sources import Source
from .errors import AreasMissing

if TYPE_CHECKING:
    from ...api import Client, Monitor

_ONE_ROW = {
    SEARCH_POINTS: "points_search_v2",
    ACCUMULATION_LAYER: "accumulation_layer_v1",
    EVENT: "event_entries",
}


class Refusals:
    """Collects the areas of *query* that the service refused."""

    def __init__(self, query: Query) -> None:
        self._areas = query.areas
        self._errors: dict[int, ApiError] = {}

    @contextmanager
    def of(self, number: int) -> Iterator[None]:
        """Catch and collect a refusal of the area *number*; errors that concern more than this area are
        raised."""
        try:
            yield
        except ApiError as error:
            if len(self._areas) < 2 or not api.batches.is_of_one_item(error):
                raise
            self._errors.setdefault(number, error)

    @property
    def numbers(self) -> frozenset[int]:
        """Return the numbers of the refused areas."""
        return frozenset(self._errors)

    @property
    def named(self) -> tuple[tuple[str, ApiError], ...]:
        """Return the name and the error of each refused area."""
        return tuple((self._areas[number].name, error) for number, error in sorted(self._errors.items()))

    @property
    def error(self) -> Optional[ApiError]:
        """Return the error of a result without these areas; the first error if all were refused; else
        None."""
        if len(self._errors) == len(self._areas):
            return next(iter(self._errors.values()), None)
        return AreasMissing(self.named) if self._errors else None


def endpoints_of(query: Query) -> tuple[str, ...]:
    """Return the ids of the endpoints that *query* uses, sorted."""
    if query.verb in _ONE_ROW:
        return (_ONE_ROW[query.verb],)
    if query.is_search:
        return (f"entries_search_{api.portfolio_requests.checked_version(query.version)}",)
    return tuple(
        sorted(
            {
                api.portfolio_requests.endpoint_for(query.verb, area.shape, query.version).id
                for area in query.areas
            }
        )
    )


def refuse_faults(client: Client, query: Query, described: Source, monitor: Monitor) -> None:
    """Raise InvalidInput for a query that is invalid for its source, before it is sent.

    The filter hierarchy is requested only if the provision does not list the field of a filter.
    """
    hierarchy = ()
    if api.sources.unknown_fields(described, query.filters):
        hierarchy = client.portfolio.provision_filters(query.source, monitor=monitor)
    api.sources.refuse_faults(query, described, hierarchy)
    for endpoint in endpoints_of(query):
        api.portfolio_requests.with_filters({}, BY_ID[endpoint], client.config, query.filters)

"""Which rows of the service a query asks, and whether it may be asked at all."""

from __future__ import annotations

from ...api import Client, Monitor, Query, bodies, checks
from ...api.endpoints import BY_ID
from ...api.provision import Source
from ...api.query import ACCUMULATION_LAYER, EVENT, SEARCH_POINTS

_ONE_ROW = {
    SEARCH_POINTS: "points_search_v2",
    ACCUMULATION_LAYER: "accumulation_layer_v1",
    EVENT: "event_entries",
}


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

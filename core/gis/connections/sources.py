"""Load the sources that the API key gives access to."""

from __future__ import annotations

from ...api import Client, Monitor
from ...api.errors import NotFound
from ...api.sources import FilterField, Source

# An address that every geocoder finds: the specification tests connectivity by geocoding (spec 7).
_KNOWN_ADDRESS = "London"


def connect(client: Client, monitor: Monitor) -> dict[str, Source]:
    """Geocode once, as spec 7 tests connectivity, then return the sources of the key."""
    client.places.geocode(_KNOWN_ADDRESS, monitor=monitor)
    return list_sources(client, monitor)


def list_sources(client: Client, monitor: Monitor) -> dict[str, Source]:
    """Return all sources provisioned to the key, by identifier (spec 2.1)."""
    return client.portfolio.provision(monitor=monitor)


def describe_source(client: Client, source: str, monitor: Monitor) -> Source:
    """Return one source with its columns and filters.

    :raises NotFound: the service does not list it.
    """
    provisioned = client.portfolio.provision(source, monitor=monitor)
    if source not in provisioned:
        raise NotFound(f"the provision does not list the source {source!r}", endpoint="provision")
    return provisioned[source]


def describe_filters(client: Client, source: str, monitor: Monitor) -> tuple[FilterField, ...]:
    """Return the filter hierarchy of one source (spec 4.2)."""
    return client.portfolio.provision_filters(source, monitor=monitor)

"""Addresses: suggestions while somebody types, the place of an address, the address of a place (spec 4.1)."""

from __future__ import annotations

from typing import Optional

from ...api import Client, Monitor
from ...api.errors import BadRequest
from ...api.places import Address, Place, Suggestion
from ..job_errors import AddressUnknown


def suggest(client: Client, text: str, monitor: Monitor) -> list[Suggestion]:
    """What may be meant by *text*, the likeliest first; nothing is asked for a text without content."""
    wanted = text.strip()
    return client.places.autocomplete(wanted, monitor=monitor) if wanted else []


def geocode(client: Client, address: str, monitor: Monitor) -> Optional[Place]:
    """The place of *address* in EPSG:4326; None when the service knows none."""
    return client.places.geocode(address.strip(), monitor=monitor)


def place_of(client: Client, suggestion: Suggestion, monitor: Monitor) -> Place:
    """Where *suggestion* is; its label is geocoded where the suggestion does not say it (spec 2.5).

    :raises AddressUnknown: the service suggests it, but knows no place for it.
    """
    known = known_place(suggestion)
    if known is not None:
        return known
    label = suggestion.label
    try:
        found = geocode(client, label, monitor)
    except BadRequest as error:
        # Spec 7: a geocode answers 400 for an address that it can't read.
        raise AddressUnknown(
            f"no place for {label!r}", name=label, service_message=error.service_message
        ) from error
    if found is None:
        raise AddressUnknown(f"no place for {label!r}", name=label)
    return found


def address_at(client: Client, lat: float, lon: float, monitor: Monitor) -> Optional[Address]:
    """The address at a position in degrees of EPSG:4326; None when the service knows none there."""
    try:
        return client.places.reverse(lat, lon, monitor=monitor)
    except BadRequest as error:
        if error.status == 400 and -90 <= lat <= 90 and -180 <= lon <= 180:
            # The position is right, so the service has no address for it.
            return None
        raise


def known_place(suggestion: Suggestion) -> Optional[Place]:
    """Where *suggestion* says it is; None when it has to be geocoded."""
    lat, lon = suggestion.lat, suggestion.lon
    if suggestion.geocoding_required or lat is None or lon is None:
        return None
    if not (-90 <= lat <= 90 and -180 <= lon <= 180):
        return None
    return Place(lat, lon, suggestion.label, suggestion.place_id, suggestion.geocoding_quality)

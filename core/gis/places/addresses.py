"""Addresses: suggestions, geocoding and reverse geocoding, of single values or many rows (spec 4.1)."""

from __future__ import annotations

from functools import partial
from typing import Callable, Iterable, Iterator, Optional, TypeVar

from ...api import Client, Monitor
from ...api.batches import Outcome, each_row
from ...api.errors import ApiError, BadRequest
from ...api.places import Address, Place, Suggestion
from ...api.shapes import Position
from ..text.languages import message

Row = TypeVar("Row")


class AddressUnknown(ApiError):
    """The service finds no position for an address.

    :param name: the address that was requested.
    """

    MESSAGES = {
        "": message("No place found for '{name}'. Check the spelling, or add the town and the country."),
    }

    def __init__(self, message: str, *, name: str, service_message: str = "") -> None:
        super().__init__(message, service_message=service_message, endpoint="geocode")
        self.name = name


def suggest(client: Client, text: str, monitor: Monitor) -> list[Suggestion]:
    """Return addresses that start with *text*, the best match first; an empty text sends no request."""
    wanted = text.strip()
    return client.places.autocomplete(wanted, monitor=monitor) if wanted else []


def geocode(client: Client, address: str, monitor: Monitor) -> Optional[Place]:
    """Return the position of *address* in EPSG:4326; None if the service finds none.

    :raises UnreadableAnswer: the position is not on the globe.
    """
    return client.places.geocode(address.strip(), monitor=monitor)


def geocode_rows(
    client: Client, rows: Iterable[Row], address_of: Callable[[Row], Optional[str]], monitor: Monitor
) -> Iterator[tuple[Row, Optional[Outcome[str, Optional[Place]]]]]:
    """Yield each row with the position of its address. Equal addresses are requested once.

    A row without an address (None) has no outcome; a position of None: the service finds none.
    """
    return each_row(rows, address_of, partial(geocode, client), _in_flight(client), monitor)


def place_of(client: Client, suggestion: Suggestion, monitor: Monitor) -> Place:
    """Return the position of *suggestion*, geocoding its label if necessary (spec 2.5).

    :raises AddressUnknown: the service finds no position for its own suggestion.
    """
    known = known_place(suggestion)
    if known is not None:
        return known
    label = suggestion.label
    try:
        found = geocode(client, label, monitor)
    except BadRequest as error:
        # Spec 7: geocoding returns 400 for an address that it can't parse.
        raise AddressUnknown(
            f"no place for {label!r}", name=label, service_message=error.service_message
        ) from error
    if found is None:
        raise AddressUnknown(f"no place for {label!r}", name=label)
    return found


def known_place(suggestion: Suggestion) -> Optional[Place]:
    """Return the position in *suggestion*; None if it has to be geocoded."""
    lat, lon = suggestion.lat, suggestion.lon
    if suggestion.geocoding_required or lat is None or lon is None or not _is_on_globe(lat, lon):
        return None
    return Place(lat, lon, suggestion.label, suggestion.place_id, suggestion.geocoding_quality)


def address_at(client: Client, lat: float, lon: float, monitor: Monitor) -> Optional[Address]:
    """Return the address at a position in degrees (EPSG:4326); None if the service finds none."""
    try:
        return client.places.reverse(lat, lon, monitor=monitor)
    except BadRequest as error:
        if error.status == 400 and _is_on_globe(lat, lon):
            # The position is valid, so the service has no address for it.
            return None
        raise


def reverse_rows(
    client: Client, rows: Iterable[Row], position_of: Callable[[Row], Optional[Position]], monitor: Monitor
) -> Iterator[tuple[Row, Optional[Outcome[Position, Optional[Address]]]]]:
    """Yield each row with the address at its position, (longitude, latitude) in EPSG:4326.

    Equal positions are requested once; a row without a position has no outcome.
    """
    return each_row(rows, position_of, partial(_address, client), _in_flight(client), monitor)


def _address(client: Client, position: Position, monitor: Monitor) -> Optional[Address]:
    lon, lat = position
    return address_at(client, lat, lon, monitor)


def _in_flight(client: Client) -> int:
    return client.config.open_points.pages_in_flight


def _is_on_globe(lat: float, lon: float) -> bool:
    return -90 <= lat <= 90 and -180 <= lon <= 180

"""Many addresses to places and many positions to addresses, row by row (spec 4.1)."""

from __future__ import annotations

from functools import partial
from typing import Callable, Iterable, Iterator, Optional, TypeVar

from ...api import Client, Monitor
from ...api.batches import Outcome, each_row
from ...api.errors import UnreadableAnswer
from ...api.places import Address, Place
from ...api.shapes import Position
from .addresses import address_at, geocode

Row = TypeVar("Row")


def geocode_rows(
    client: Client, rows: Iterable[Row], address_of: Callable[[Row], Optional[str]], monitor: Monitor
) -> Iterator[tuple[Row, Optional[Outcome[str, Optional[Place]]]]]:
    """Each row with the place of its address; an address that several rows have is asked once.

    A row without an address (None) has no outcome; a place of None: the service knows none.
    """
    return each_row(rows, address_of, partial(_place, client), _in_flight(client), monitor)


def reverse_rows(
    client: Client, rows: Iterable[Row], position_of: Callable[[Row], Optional[Position]], monitor: Monitor
) -> Iterator[tuple[Row, Optional[Outcome[Position, Optional[Address]]]]]:
    """Each row with the address at its position (longitude, latitude of EPSG:4326), as there."""
    return each_row(rows, position_of, partial(_address, client), _in_flight(client), monitor)


def _place(client: Client, address: str, monitor: Monitor) -> Optional[Place]:
    found = geocode(client, address, monitor)
    if found is not None and not (-90 <= found.lat <= 90 and -180 <= found.lon <= 180):
        seen = f"longitude {found.lon}, latitude {found.lat}"
        raise UnreadableAnswer(f"geocode: {seen}", seen=seen, endpoint="geocode")
    return found


def _address(client: Client, position: Position, monitor: Monitor) -> Optional[Address]:
    lon, lat = position
    return address_at(client, lat, lon, monitor)


def _in_flight(client: Client) -> int:
    return client.config.open_points.pages_in_flight

"""The sources by name; each is read when it is first asked for."""

from __future__ import annotations

import threading
from dataclasses import replace
from functools import cache
from typing import Callable

from . import airports, city, geonames
from .source import Source

PROVISIONED = ("pf_airports", "pf_places", "pf_event_set", "pf_city", "pf_city_renewed")
_lock = threading.RLock()


@cache
def _load(name: str) -> Source:
    return LOADERS[name]()


LOADERS: dict[str, Callable[[], Source]] = {
    "pf_airports": airports.airports,
    "pf_places": geonames.places,
    "pf_city": city.city,
    "pf_city_renewed": lambda: replace(_load("pf_city").edition(1), name="pf_city_renewed"),
    "pf_event_set": lambda: airports.event_set(_load("pf_airports")),
    "pf_restricted": lambda: airports.restricted(_load("pf_airports")),
}


@cache
def _edition(name: str, edition: int) -> Source:
    return _load(name).edition(edition) if edition else _load(name)


def load(name: str, edition: int = 0) -> Source:
    """A source in one of its states, read once in a process."""
    with _lock:
        return _edition(name, edition)

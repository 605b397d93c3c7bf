"""The sources by name; each is read when it is first asked for."""

from __future__ import annotations

import threading
from functools import cache
from typing import Callable, Collection

from ..errors import Refused
from . import airports, geonames
from .source import Source

PROVISIONED = ("pf_airports", "pf_places", "pf_event_set")
_lock = threading.RLock()


@cache
def _load(name: str) -> Source:
    return _LOADERS[name]()


_LOADERS: dict[str, Callable[[], Source]] = {
    "pf_airports": airports.airports,
    "pf_places": geonames.places,
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


def accessible(name: object, withdrawn: Collection[str] = (), edition: int = 0) -> Source:
    """The source of a request: 400 for no name, 404 for an unknown one, 403 for one without access."""
    if not isinstance(name, str) or not name:
        raise Refused(400, "'source' is not a text.")
    if name not in _LOADERS or name in withdrawn:
        raise Refused(404, f"Unknown source: {name}")
    if name not in PROVISIONED:
        raise Refused(403, f"The key has no access to the source {name}.")
    return load(name, edition)

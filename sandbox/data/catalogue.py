"""The sources by name; each is read when it is first asked for."""

from __future__ import annotations

import threading
from functools import cache
from typing import Callable

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


def load(name: str) -> Source:
    """A source, read once in a process."""
    with _lock:
        return _load(name)


def accessible(name: object) -> Source:
    """The source of a request: 400 for no name, 404 for an unknown one, 403 for one without access."""
    if not isinstance(name, str) or not name:
        raise Refused(400, "'source' is not a text.")
    if name not in _LOADERS:
        raise Refused(404, f"Unknown source: {name}")
    if name not in PROVISIONED:
        raise Refused(403, f"The key has no access to the source {name}.")
    return load(name)

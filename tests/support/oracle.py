"""What is right, known without the service: the airports in an area, all rows, and what can be read."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import airportsdata
import numpy as np
import shapely
from geographiclib.geodesic import Geodesic
from shapely.geometry import box

SOURCE = "pf_airports"
HAMBURG, BREMEN = (9.9882, 53.6304), (8.7867, 53.0475)
COAST = box(8.0, 53.0, 11.0, 55.5)
ALPS = box(6.5, 45.5, 12.0, 47.5)
EUROPE = box(-10.0, 36.0, 30.0, 60.0)
OCEAN = box(-30.0, -42.0, -28.0, -40.0)
"""Without an airport."""


@cache
def _airports() -> tuple[Any, Any, Any]:
    """Ids, longitudes and latitudes, each an array."""
    rows = airportsdata.load().values()
    return tuple(
        np.array(column) for column in zip(*(("apt-" + a["icao"], a["lon"], a["lat"]) for a in rows))
    )


def airports_in(geometry: Any) -> set[str]:
    """The ids of the airports inside a shapely geometry, counted without the service."""
    ids, longitudes, latitudes = _airports()
    return set(ids[shapely.intersects_xy(geometry, longitudes, latitudes)].tolist())


def airports_around(center, radius) -> set[str]:
    """The ids of the airports within *radius* meters, by another geodesic than the service's."""
    ids, longitudes, latitudes = _airports()
    near = np.abs(latitudes - center[1]) < radius / 100_000
    return {
        name
        for name, lon, lat in zip(*(column[near].tolist() for column in (ids, longitudes, latitudes)))
        if Geodesic.WGS84.Inverse(center[1], center[0], lat, lon)["s12"] <= radius
    }


def is_told_well(text: str, words: str = "", keys: tuple[str, ...] = ()) -> bool:
    """Whether an analyst can read *text*: whole sentences, the service's *words* once, no key, no insides."""
    own = text.replace(f' Service: "{words}"', "")
    assert own and not re.search(r"[{}]", own), text
    assert not any(inside in own for inside in ("Traceback", "Error(", "object at 0x", "None", "  ", "''")), (
        text
    )
    assert own.endswith("."), text
    assert text.count(words) == 1 or not words, text
    assert not any(key in text for key in keys), "the key is in the sentence"
    return True

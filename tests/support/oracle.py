"""What is right, known without the service: the airports in an area, all rows, and what can be read."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import airportsdata
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
def _airports() -> tuple[list[str], list[float], list[float]]:
    rows = list(airportsdata.load().values())
    return ["apt-" + a["icao"] for a in rows], [a["lon"] for a in rows], [a["lat"] for a in rows]


def airports_in(geometry: Any) -> set[str]:
    """The ids of the airports inside a shapely geometry, counted without the service."""
    ids, longitudes, latitudes = _airports()
    inside = shapely.intersects_xy(geometry, longitudes, latitudes)
    return {name for name, hit in zip(ids, inside) if hit}


def airports_around(center, radius) -> set[str]:
    """The ids of the airports within *radius* meters, by another geodesic than the service's."""
    ids, longitudes, latitudes = _airports()
    near = [i for i, lat in enumerate(latitudes) if abs(lat - center[1]) < radius / 100_000]
    return {
        ids[i]
        for i in near
        if Geodesic.WGS84.Inverse(center[1], center[0], latitudes[i], longitudes[i])["s12"] <= radius
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

"""The sandbox and its airports as the tests of the jobs, the toolbox and the plugin share them."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any, Iterable, Iterator, Sequence

import airportsdata
import shapely
from geographiclib.geodesic import Geodesic
from qgis.core import QgsFeature, QgsVectorLayer
from shapely.geometry import box

from geoportfolio.core.api import Area, Client, Config, Polygon, Query, Retry
from geoportfolio.core.api.batches import Outcome
from geoportfolio.core.api.enrichment import EnrichPoint
from geoportfolio.core.gis.connections import Connections
from sandbox.testing import Sandbox

SOURCE = "pf_airports"
COAST = box(8.0, 53.0, 11.0, 55.5)
ALPS = box(6.5, 45.5, 12.0, 47.5)
EUROPE = box(-10.0, 36.0, 30.0, 60.0)
OCEAN = box(-30.0, -42.0, -28.0, -40.0)
"""Without an airport."""
KNOT = "POLYGON((0 0, 2 2, 2 0, 0 2, 0 0))"
POINTS = "/points/selection"
READ_ONLY = Path("/sys/kernel")
"""A folder in which nobody may write, root neither."""
FAULT = "A fault on purpose."
"""What the sandbox says when it fails on purpose."""
QUICK = Retry(attempts=3, first_wait=0.01, longest_wait=0.05, deadline=20.0)


def config_of(sandbox: Sandbox, **changes: Any) -> Config:
    return Config(**{"base_url": sandbox.url, "api_key": sandbox.key, "retry": QUICK, **changes})


def client_of(sandbox: Sandbox, **changes: Any) -> Client:
    return Client(config_of(sandbox, **changes))


def polygon_of(geometry: Any) -> Polygon:
    """A shapely polygon or multipolygon in EPSG:4326, longitude first, as the wire's shape."""
    return Polygon.from_json(shapely.geometry.mapping(geometry))


def query_for(*geometries: Any, **more: Any) -> Query:
    """The airports inside areas that are named 1, 2, ..."""
    areas = tuple(Area(str(number), polygon_of(each)) for number, each in enumerate(geometries, 1))
    return Query(SOURCE, areas, **more)


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


@dataclass(frozen=True)
class Places:
    """Positions that are asked for together, (longitude, latitude) in degrees of EPSG:4326.

    :param first: the number of the first of them, which is its id.
    """

    positions: Sequence[tuple[float, float]]
    first: int = 1

    def points(self) -> list[EnrichPoint]:
        return [EnrichPoint(str(number), *place) for number, place in enumerate(self.positions, self.first)]


def places(positions: Iterable[tuple[float, float]], size: int) -> Iterator[Places]:
    """*positions*, *size* at a time."""
    waiting, first = iter(positions), 1
    while chunk := list(islice(waiting, size)):
        yield Places(chunk, first)
        first += len(chunk)


def outcomes(chunks: Iterable[Any]) -> Iterator[Outcome]:
    """What became of each position of :class:`Places` that were asked."""
    for each in chunks:
        for position, found in zip_longest(each.chunk.positions, each.found):
            error = found.error if found else each.error
            yield Outcome(position, error=error) if error else Outcome(position, found)


class QuickConnections(Connections):
    """The connections of the profile, without the patience between two tries."""

    def config(self, name: str = "") -> Config:
        return replace(super().config(name), retry=QUICK)


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


def features_of(layer: QgsVectorLayer) -> list[QgsFeature]:
    """All of them: QGIS 3.22 may freeze or die where one stops to read a WFS layer while it is downloaded."""
    return list(layer.getFeatures())

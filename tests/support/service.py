"""The sandbox and its airports as the tests of the jobs, the toolbox and the plugin share them."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import zip_longest
from typing import Any, Iterable, Iterator, Sequence

import numpy as np
import shapely

from geoportfolio.core.api import Area, Client, Config, Polygon, Query, Retry
from geoportfolio.core.api.batches import Outcome
from geoportfolio.core.gis.connections.connections import Connections
from geoportfolio.core.gis.enrichment.points import Points
from sandbox.testing import Sandbox
from tests.support.oracle import SOURCE

POINTS = "/points/selection"
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


def points_at(positions: Sequence[tuple[float, float]]) -> Points:
    """Rows 1, 2, ... at *positions*, (longitude, latitude) in degrees of EPSG:4326."""
    keys = np.arange(1, len(positions) + 1)
    return Points(keys, keys, np.array(positions, np.float64).reshape(-1, 2))


def places(positions: Sequence[tuple[float, float]], size: int) -> Iterator[Points]:
    """The rows of :func:`points_at`, *size* at a time."""
    return points_at(positions).chunks(np.arange(len(positions)), size)


def outcomes(chunks: Iterable[Any]) -> Iterator[Outcome]:
    """What became of each position of the :class:`Points` that were asked."""
    for each in chunks:
        for position, found in zip_longest(map(tuple, each.chunk.places.tolist()), each.found):
            error = found.error if found else each.error
            yield Outcome(position, error=error) if error else Outcome(position, found)


class QuickConnections(Connections):
    """The connections of the profile, without the patience between two tries."""

    def config(self, name: str = "") -> Config:
        return replace(super().config(name), retry=QUICK)


def bodies(sandbox: Sandbox, piece: str) -> list[Any]:
    """What the requests to paths with *piece* in them had as their JSON."""
    return [json.loads(seen.body) for seen in sandbox.requests if piece in seen.path]


def queried(sandbox: Sandbox, name: str) -> list[str]:
    """The values that were asked for in a query, sorted, as several requests are under way at a time."""
    return sorted(seen.query[name] for seen in sandbox.requests if name in seen.query)

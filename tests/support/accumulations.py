"""Accumulations made by hand."""

from __future__ import annotations

from datetime import datetime, timedelta

from geoportfolio.core.api import Area, Buffers, Polygon, Query
from geoportfolio.core.api.accumulation import Accumulation
from geoportfolio.core.api.parsing.metrics import MetricSet, by_path
from geoportfolio.core.api.query import ACCUMULATION
from geoportfolio.core.gis.results.accumulated import Accumulated, AccumulatedSet
from tests.support.oracle import HAMBURG

NOON = datetime(2026, 3, 12, 12, 4).astimezone()
RADII = (200.0, 500.0, 1000.0)


def square(west: float, south: float = 50.0) -> Polygon:
    ring = ((west, south), (west + 1, south), (west + 1, south + 1), (west, south + 1), (west, south))
    return Polygon(((ring,),))


def answer_of(*values, names=(), minutes=0, source="pf_airports", aliases=None, **query) -> Accumulated:
    """An accumulation of squares: each of *values* is what the service said of one, or its error."""
    names = names or [f"area {number}" for number in range(1, len(values) + 1)]
    areas = tuple(Area(name, square(number)) for number, name in enumerate(names))
    sets = tuple(_set(area, None, value) for area, value in zip(areas, values))
    return _accumulated(areas, sets, minutes, source, aliases, query)


def circles_of(*values, name="Rathaus", at=HAMBURG, radii=RADII, minutes=0, source="pf_airports", **query):
    """An accumulation of circles around one place."""
    area = Area(name, Buffers((at,), radii))
    sets = tuple(_set(area, radius, value) for radius, value in zip(radii, values))
    return _accumulated((area,), sets, minutes, source, None, query)


def _set(area, radius, value) -> AccumulatedSet:
    if isinstance(value, Exception):
        return AccumulatedSet(area, radius, error=value)
    made = Accumulation.of(MetricSet(radius, by_path(value)))
    return AccumulatedSet(area, radius, made.metrics, paths=made.paths)


def _accumulated(areas, sets, minutes, source, aliases, query) -> Accumulated:
    asked = Query(source, areas, verb=ACCUMULATION, **query)
    when = NOON + timedelta(minutes=minutes)
    return Accumulated(asked, sets, "http://127.0.0.1", when, 0.5, None, aliases or {}, "sandbox")

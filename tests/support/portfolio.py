"""What the sandbox has to answer, counted from its data by shapely and GeographicLib: no code of the product.

A row of the portfolio is known by (radius, id); the radius is None where no circle was asked for.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Callable

import shapely
from geographiclib.geodesic import Geodesic

from sandbox.data import catalog
from sandbox.data.source import records
from sandbox.hazards import zones
from tests.support.oracle import SOURCE

Record = dict[str, Any]
Meets = Callable[[Record], bool]
Key = tuple[Any, str]


@cache
def portfolio() -> tuple[Record, ...]:
    """All rows of the portfolio with all their columns."""
    source = catalog.load(SOURCE)
    return tuple(records(source, source.columns, range(len(source))))


def everywhere(meets: Meets) -> dict[Key, Record]:
    return {(None, row["id"]): row for row in portfolio() if meets(row)}


def in_area(area: Any, meets: Meets) -> dict[Key, Record]:
    """The rows inside a shapely geometry in EPSG:4326."""
    near = [row for row in portfolio() if meets(row)]
    inside = shapely.intersects_xy(area, [r["Longitude"] for r in near], [r["Latitude"] for r in near])
    return {(None, row["id"]): row for row, hit in zip(near, inside) if hit}


def in_circles(center: tuple[float, float], radiuses: tuple[float, ...], meets: Meets) -> dict[Key, Record]:
    """The rows within each of *radiuses* meters around a place (longitude, latitude)."""
    lon, lat = center
    near = [row for row in portfolio() if meets(row) and abs(row["Latitude"] - lat) * 100_000 < max(radiuses)]
    away = [Geodesic.WGS84.Inverse(lat, lon, row["Latitude"], row["Longitude"])["s12"] for row in near]
    return {(radius, row["id"]): row for radius in radiuses for row, far in zip(near, away) if far <= radius}


def places(rows: dict[Key, Record]) -> dict[Key, list[float]]:
    return {key: [row["Longitude"], row["Latitude"]] for key, row in rows.items()}


def columns(rows: dict[Key, Record], names: tuple[str, ...]) -> dict[Key, Record]:
    return {key: {name: row[name] for name in names} for key, row in rows.items()}


def sums(rows: dict[Key, Record]) -> dict[Any, dict[str, float]]:
    """Number of locations and sum insured of buildings by currency, by radius."""
    found: dict[Any, dict[str, float]] = {}
    for (radius, _), row in rows.items():
        metrics = found.setdefault(radius, {"locations": 0})
        name = f"currencies_{row['LocCurrency']}_BuildingTIV"
        metrics["locations"] += 1
        metrics[name] = metrics.get(name, 0.0) + row["BuildingTIV"]
    return {
        radius: {name: round(value, 2) for name, value in metrics.items()}
        for radius, metrics in found.items()
    }


def under_event(footprint: str, meets: Meets) -> dict[Key, Record]:
    """The rows under a live event, each with the band of the first zone that it lies in."""
    bands = [zone for zone in zones("wind_bands") if zone.attributes["storm"] == footprint]
    found: dict[Key, Record] = {}
    for row in filter(meets, portfolio()):
        for zone in bands:
            if shapely.intersects_xy(zone.geometry, row["Longitude"], row["Latitude"]):
                found.setdefault((None, row["id"]), {**row, "band": zone.attributes["band"]})
    return found


def hazards(layer: str, place: tuple[float, float]) -> list[Record]:
    """The attributes of the zones of a hazard layer at a place (longitude, latitude)."""
    return [zone.attributes for zone in zones(layer) if shapely.intersects_xy(zone.geometry, *place)]

"""What a risk report says, whatever its form."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Sequence

import numpy as np

from ..accumulation import metrics
from ..data.source import TIV_COLUMNS, Source
from ..geodesy import distance, sphere_distances, within
from ..hazards import LAYERS, zones_at
from ..places import gazetteer

NEAREST = 20
CANDIDATES = 60
"""More than NEAREST, as the order on the sphere differs a little from that on the ellipsoid."""
HAZARD_TITLES = {
    "wind_bands": ("Windstorm", "Outside the tracks of the model storms"),
    "flood_zones": ("Flood", "Outside the flood zones"),
    "earthquake_bands": ("Earthquake", "Far from the plate borders"),
}
LEVELS = ("None", "Low", "Moderate", "High")
DISCLAIMER = "Places are real. Sums insured and hazard zones are synthetic and for demonstration only."


@dataclass(frozen=True)
class Location:
    """An insured location near the point; the sum insured is Building + Other + Contents + BI."""

    id: str
    name: str
    city: str
    country: str
    distance_m: float
    tiv: float
    currency: str
    latitude: float
    longitude: float


@dataclass(frozen=True)
class Hazard:
    """One peril at the point; *level* is one of LEVELS."""

    peril: str
    level: str
    description: str


@dataclass(frozen=True)
class CurrencySum:
    """One line of the accumulation around the point."""

    radius_m: float
    currency: str
    locations: int
    building: float
    contents: float
    tiv: float


@dataclass(frozen=True)
class Facts:
    """All that a report shows; positions in EPSG:4326, distances in meters."""

    source: str
    latitude: float
    longitude: float
    address: str
    radiuses: tuple[float, ...]
    locations_in_source: int
    nearest: tuple[Location, ...]
    hazards: tuple[Hazard, ...]
    accumulation: tuple[CurrencySum, ...]

    def as_json(self) -> dict[str, Any]:
        """The report as a JSON object."""
        return asdict(self)


def gather(source: Source, rows: Any, center: tuple[float, float], radiuses: Sequence[float]) -> Facts:
    """The facts about a point.

    :param rows: the rows of the source that meet the request's filters.
    :param center: longitude and latitude.
    """
    address = gazetteer().nearest(center[1], center[0])
    return Facts(
        source=source.name,
        latitude=center[1],
        longitude=center[0],
        address=address.label if address else "No address within 100 km",
        radiuses=tuple(radiuses),
        locations_in_source=len(rows),
        nearest=tuple(_nearest(source, rows, center)),
        hazards=tuple(_hazard(layer, center) for layer in LAYERS),
        accumulation=tuple(line for radius in radiuses for line in _sums(source, rows, center, radius)),
    )


def _nearest(source: Source, rows: Any, center: tuple[float, float]) -> list[Location]:
    meters = sphere_distances(source.lon[rows], source.lat[rows], *center)
    close = rows[np.argsort(meters, kind="stable")[:CANDIDATES]]
    return sorted((_location(source, row, center) for row in close), key=lambda item: item.distance_m)[
        :NEAREST
    ]


def _location(source: Source, row: int, center: tuple[float, float]) -> Location:
    table = source.table
    lon, lat = float(source.lon[row]), float(source.lat[row])
    return Location(
        id=table["id"][row],
        name=table["LocName"][row],
        city=table["City"][row] or "",
        country=table["CountryCode"][row],
        distance_m=round(distance(*center, lon, lat), 1),
        tiv=float(sum(table[column][row] or 0 for column in TIV_COLUMNS)),
        currency=table["LocCurrency"][row],
        latitude=lat,
        longitude=lon,
    )


def _hazard(layer: str, center: tuple[float, float]) -> Hazard:
    peril, nothing = HAZARD_TITLES[layer]
    found = zones_at(layer, *center)
    if not found:
        return Hazard(peril, LEVELS[0], nothing)
    attributes = found[0].attributes
    shown = (
        f"{name.replace('_', ' ')} {value}"
        for name, value in attributes.items()
        if name not in ("origin", "intensity")
    )
    return Hazard(peril, LEVELS[attributes["intensity"]], ", ".join(shown))


def _sums(source: Source, rows: Any, center: tuple[float, float], radius: float) -> list[CurrencySum]:
    inside = rows[within(source.lon[rows], source.lat[rows], center, radius)]
    return [
        CurrencySum(
            radius, currency, sums["locations"], sums["BuildingTIV"], sums["ContentsTIV"], sums["TIV"]
        )
        for currency, sums in metrics(source, inside)["currencies"].items()
    ]

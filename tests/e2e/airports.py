"""The airports that the sandbox's source holds, by other means than the sandbox's."""

from __future__ import annotations

from typing import Any, Optional

import airportsdata
import numpy as np
import shapely
from geographiclib.geodesic import Geodesic

Place = tuple[float, float]
"""(longitude, latitude), EPSG:4326."""
AIRPORTS = airportsdata.load()
BREMEN = AIRPORTS["EDDW"]
IN_BREMEN: Place = (BREMEN["lon"], BREMEN["lat"])
WITH_CODE, WITHOUT_CODE = "1252", "1254"
"""Occupancies of the source: with and without an IATA code."""


def airports_in(area: shapely.Geometry) -> np.ndarray[Any, Any]:
    """(longitude, latitude) of those in *area*."""
    places = np.array([_place(airport) for airport in AIRPORTS.values()])
    return places[shapely.contains_xy(area, places)]


def airports_around(center: Place, radius: float, country: Optional[str] = None) -> set[str]:
    """The ids of those within *radius* meters on the ellipsoid of WGS 84, in any or in one country."""
    near = (
        (code, airport)
        for code, airport in AIRPORTS.items()
        if country in (None, airport["country"]) and abs(airport["lat"] - center[1]) < radius / 100_000
    )
    return {"apt-" + code for code, airport in near if distance(_place(airport), center) <= radius}


def airports_of(country: str) -> dict[str, Place]:
    """Those of a country by their codes."""
    return {code: _place(airport) for code, airport in AIRPORTS.items() if airport["country"] == country}


def count_filtered(area: shapely.Geometry, *wanted: tuple[str, str]) -> int:
    """How many of the (country, occupancy) *wanted* lie in *area*; an empty occupancy is any."""
    found = [
        _place(airport)
        for airport in AIRPORTS.values()
        for country, occupancy in wanted
        if airport["country"] == country and occupancy in ("", WITH_CODE if airport["iata"] else WITHOUT_CODE)
    ]
    return int(shapely.contains_xy(area, np.array(found)).sum())


def distance(one: Place, other: Place) -> float:
    """Meters on the ellipsoid of WGS 84."""
    line = Geodesic.WGS84.Inverse(one[1], one[0], other[1], other[0], Geodesic.DISTANCE)
    return float(line["s12"])


def loneliest(places: np.ndarray[Any, Any]) -> Place:
    """The place that is farthest from its nearest neighbor, so that a click there means no other."""
    stretched = places * [np.cos(np.radians(places[:, 1].mean())), 1]
    distances = np.linalg.norm(stretched[:, None] - stretched[None, :], axis=2)
    np.fill_diagonal(distances, np.inf)
    lon, lat = places[distances.min(axis=1).argmax()]
    return float(lon), float(lat)


def _place(airport: Any) -> Place:
    return airport["lon"], airport["lat"]

"""Hazard layers, derived by rule and synthetic: the same polygons enrich points and draw the maps.

Wind bands lie around invented storm tracks, flood zones around real airports below 10 m of elevation,
earthquake bands around coarse lines near plate borders. None of them is a hazard model.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Iterable, Iterator, Mapping, Sequence, Union

import airportsdata
import shapely
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box, mapping

from .data.cache import cached
from .geodesy import circle

ORIGIN = "synthetic, for demonstration only"
WORLD = box(-180, -85, 180, 85)

STORM_TRACKS = {
    "storm-anton": [(-12, 47), (-3, 48.5), (4, 49), (10, 49.5), (18, 51), (26, 53)],
    "storm-berta": [(-14, 54), (-5, 55), (3, 56), (11, 57), (20, 59)],
    "storm-carlos": [(-60, 15), (-72, 20), (-80, 25.5), (-84, 30), (-80, 35), (-74, 40)],
    "storm-daisy": [(140, 12), (130, 20), (127, 26), (131, 32), (139, 36), (147, 42)],
    "2026/storm-emil": [(85, 12), (86, 17), (88, 21.5), (90, 25)],
}
"""Invented tracks; an identifier may hold a slash."""
ADVISORIES = {
    f"storm-frieda/{number}": [(-8 + number, 45.0), (2, 45.5 + 0.4 * number), (9 + number, 46 + 0.5 * number)]
    for number in range(1, 6)
}
"""The forecasts of one storm, each of its own footprint: the track moves north from one to the next."""
WIND_BANDS = ((3, "severe", 170, 0.9), (2, "strong", 130, 1.9), (1, "gale", 95, 3.2))
"""Intensity, name, gust in km/h, half width in degrees."""

PLATE_LINES = shapely.from_wkt(
    "MULTILINESTRING("
    "(-74 -45,-72 -33,-71 -20,-80 -5,-84 9,-100 16,-110 23,-118 34,-125 42),"
    "(-127 48,-138 58,-152 59,-170 53),"
    "(158 53,145 43,141 37,135 33,127 26,122 23,125 10,127 2),"
    "(178 -38,172 -43,167 -46),"
    "(95 5,100 -3,108 -8,120 -9,130 -6),"
    "(-9 36,5 36.5,15 38,22 37,30 37,40 39,47 36,55 28,68 31,80 30,92 27),"
    "(13 46,14 42,16 40))"
)
QUAKE_BANDS = ((3, "high", 1.0), (2, "moderate", 2.5), (1, "low", 5.0))
FLOOD_BANDS = ((2, "1 in 100 years", 9_000.0), (1, "1 in 500 years", 18_000.0))
LOW_GROUND = 10.0
"""Meters of elevation."""
FOOT = 0.3048


@dataclass(frozen=True)
class Zone:
    """One polygon of a layer with its attributes, in EPSG:4326."""

    geometry: Union[Polygon, MultiPolygon]
    attributes: dict[str, Any]


def _bands(line: Any, widths: Iterable[float]) -> Iterator[Any]:
    """Rings around a line, from the inside out, each without the ones before it."""
    inner: Any = Polygon()
    for width in widths:
        whole = line.buffer(width, 12).intersection(WORLD)
        yield whole.difference(inner)
        inner = whole


def wind_zones(tracks: Mapping[str, Sequence[tuple[float, float]]]) -> list[Zone]:
    """The bands around *tracks*, the most intense of each first."""
    return [
        Zone(ring, {"storm": storm, "band": name, "intensity": intensity, "gust_kmh": gust, "origin": ORIGIN})
        for storm, track in tracks.items()
        for (intensity, name, gust, _), ring in zip(
            WIND_BANDS, _bands(LineString(track), (width for *_, width in WIND_BANDS))
        )
    ]


def _earthquake() -> list[Zone]:
    rings = _bands(PLATE_LINES, (width for *_, width in QUAKE_BANDS))
    return [
        Zone(ring, {"zone": name, "intensity": intensity, "distance_deg": width, "origin": ORIGIN})
        for (intensity, name, width), ring in zip(QUAKE_BANDS, rings)
    ]


def _flood() -> list[Zone]:
    low = [
        airport
        for airport in airportsdata.load().values()
        if airport["iata"] and 0 < airport["elevation"] * FOOT < LOW_GROUND
        if abs(airport["lat"]) < 75 and abs(airport["lon"]) < 178
    ]
    zones = []
    inner: Any = Polygon()
    for intensity, name, radius in FLOOD_BANDS:
        whole = shapely.union_all([Polygon(circle((a["lon"], a["lat"]), radius, 24)) for a in low])
        attributes = {"return_period": name, "intensity": intensity, "origin": ORIGIN}
        zones += [Zone(part, attributes) for part in shapely.get_parts(whole.difference(inner))]
        inner = whole
    return zones


MAKERS = {
    "wind_bands": lambda: wind_zones(STORM_TRACKS),
    "flood_zones": _flood,
    "earthquake_bands": _earthquake,
}
LAYERS = tuple(MAKERS)


@cache
def zones(layer: str) -> list[Zone]:
    """The polygons of a layer."""
    return cached("hazard-" + layer, MAKERS[layer])


@cache
def _tree(layer: str) -> shapely.STRtree:
    return shapely.STRtree([zone.geometry for zone in zones(layer)])


@lru_cache(maxsize=20_000)
def zones_at(layer: str, lon: float, lat: float) -> tuple[Zone, ...]:
    """The zones over a position, the most intense first."""
    numbers = _tree(layer).query(Point(lon, lat), predicate="intersects")
    found = [zones(layer)[number] for number in sorted(numbers)]
    return tuple(sorted(found, key=lambda zone: -int(zone.attributes["intensity"])))


def geojson(layer: str) -> str:
    """The layer as a GeoJSON FeatureCollection."""
    features = [
        {"type": "Feature", "geometry": mapping(zone.geometry), "properties": zone.attributes}
        for zone in zones(layer)
    ]
    return json.dumps({"type": "FeatureCollection", "features": features})

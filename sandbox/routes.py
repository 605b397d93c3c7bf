"""The 36 endpoints as a table (spec 4): method, path, formats, handler."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from typing import Callable
from urllib.parse import unquote

from starlette.responses import Response

from . import accumulation, enrichment, events, maps, places, portfolio
from .call import CSV, HTML, JSON, PDF, Call
from .reports import risk
from .selection import V1, V2
from .settings import Settings

Handler = Callable[[Call], Response]
RECORDS = (JSON, CSV)
REPORTS = (JSON, PDF, HTML)
ANY: tuple[str, ...] = ()
"""Formats of the maps: they have a parameter of their own for it."""

API = "/graph/api/{version}/"
PORTFOLIO = API + "reports/portfolio/"
LOOKUP = "/graph/featureinfo/risk-lookup/api/v1/bfi/single"
BATCH = "/graph/featureinfo/enrichment/api/v1/bfi/batch"


@dataclass(frozen=True)
class Route:
    """One method on one path.

    :param path: with placeholders in braces, each a whole segment.
    :param formats: what ``Accept`` may ask for, the default first.
    :param error_shape: ``a`` or ``b`` (spec 7).
    """

    method: str
    path: str
    handler: Handler
    formats: tuple[str, ...] = (JSON,)
    error_shape: str = "a"

    def match(self, raw_path: str) -> dict[str, str] | None:
        """The values of the placeholders, decoded; None for another path."""
        pattern = re.sub(r"\\{(\w+)\\}", r"(?P<\1>[^/]+)", re.escape(self.path))
        found = re.fullmatch(pattern, raw_path)
        return {name: unquote(value) for name, value in found.groupdict().items()} if found else None


def routes(settings: Settings) -> list[Route]:
    """All routes of a sandbox."""
    return [
        *_places(),
        Route("GET", _v(PORTFOLIO, V1) + "provision", portfolio.provision),
        Route("GET", _v(PORTFOLIO, V1) + "provision/filters", portfolio.provision_filters),
        *_selections(V1),
        *_selections(V2),
        Route("GET", _v(PORTFOLIO, V1) + "entries/selection/search", portfolio.entries_search_v1, RECORDS),
        Route("GET", _v(PORTFOLIO, V1) + "points/attributes", portfolio.point_attributes),
        Route("POST", _v(PORTFOLIO, V1) + "accumulation/layer", accumulation.layer),
        Route("POST", _v(PORTFOLIO, V2) + "entries/selection/search", portfolio.entries_search_v2, RECORDS),
        Route("POST", _v(PORTFOLIO, V2) + "points/selection/search", portfolio.points_search_v2, RECORDS),
        *_risk(settings),
        Route("GET", LOOKUP, enrichment.single, error_shape="b"),
        Route("POST", BATCH, enrichment.batch, error_shape="b"),
        *_maps(),
        Route(
            "POST", _v(API, V1) + "live-events/footprints/{footprint}/enrich/entries", events.enrich_entries
        ),
    ]


def _v(path: str, version: str) -> str:
    return path.replace("{version}", version)


def _places() -> list[Route]:
    base = _v(API, V1) + "places/"
    return [
        Route("GET", base + "autocomplete", places.autocomplete, error_shape="b"),
        Route("GET", base + "geocode", places.geocode, error_shape="b"),
        Route("GET", base + "geocode/reverse", places.reverse, error_shape="b"),
    ]


def _selections(version: str) -> list[Route]:
    handlers = {
        "points/selection": (portfolio.points_selection, RECORDS),
        "points/buffer-selection": (portfolio.points_buffer, RECORDS),
        "entries/selection": (portfolio.entries_selection, RECORDS),
        "entries/buffer-selection": (portfolio.entries_buffer, RECORDS),
        "accumulation/selection": (accumulation.selection, (JSON,)),
        "accumulation/buffer": (accumulation.buffer, (JSON,)),
    }
    return [
        Route("POST", _v(PORTFOLIO, version) + path, partial(handler, version=version), formats)
        for path, (handler, formats) in handlers.items()
    ]


def _risk(settings: Settings) -> list[Route]:
    def route(path: str, handler: Callable[..., Response], version: str) -> Route:
        return Route("POST", _v(path, version), partial(handler, version=version), REPORTS)

    point, buffer = API + "reports/risk/point", PORTFOLIO + "risk/point-buffer"
    shared = [route(point, risk.point, V1), route(buffer, risk.point_buffer, V2)]
    if settings.risk_alias:
        return [*shared, route(buffer, risk.point_or_buffer, V1)]
    return [*shared, route(buffer, risk.point_buffer, V1), route(point, risk.point, V2)]


def _maps() -> list[Route]:
    requests = {
        "wms": ("GetCapabilities", "GetMap", "GetFeatureInfo", "GetLegendGraphic", "DescribeLayer"),
        "wfs": ("GetCapabilities", "DescribeFeatureType", "GetFeature"),
    }
    found = []
    for service, names in requests.items():
        base = "/graph/layers/" + service
        found.append(Route("GET", base, partial(maps.proxy, service=service), ANY, "b"))
        for name in names:
            handler = partial(maps.proxy, service=service, request=name)
            found.append(Route("GET", f"{base}/{name}", handler, ANY, "b"))
    return found

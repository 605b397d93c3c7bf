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
    v1, v2 = _portfolio(V1), _portfolio(V2)
    footprint = API.format(version=V1) + "live-events/footprints/{footprint}/enrich/entries"
    return [
        *_places(),
        Route("GET", v1 + "provision", portfolio.provision),
        Route("GET", v1 + "provision/filters", portfolio.provision_filters),
        *_selections(V1),
        *_selections(V2),
        Route("GET", v1 + "entries/selection/search", portfolio.search_v1, RECORDS),
        Route("GET", v1 + "points/attributes", portfolio.point_attributes),
        Route("POST", v1 + "accumulation/layer", accumulation.layer),
        *(
            Route("POST", f"{v2}{kind}/selection/search", partial(portfolio.search_v2, kind=kind), RECORDS)
            for kind in ("entries", "points")
        ),
        *_risk(settings),
        Route("GET", LOOKUP, enrichment.single, error_shape="b"),
        Route("POST", BATCH, enrichment.batch, error_shape="b"),
        *_maps(),
        Route("POST", footprint, events.enrich_entries),
    ]


def _portfolio(version: str) -> str:
    return API.format(version=version) + "reports/portfolio/"


def _places() -> list[Route]:
    base = API.format(version=V1) + "places/"
    return [
        Route("GET", base + "autocomplete", places.autocomplete, error_shape="b"),
        Route("GET", base + "geocode", places.geocode, error_shape="b"),
        Route("GET", base + "geocode/reverse", places.reverse, error_shape="b"),
    ]


def _selections(version: str) -> list[Route]:
    found = []
    for is_buffer in (False, True):
        shared = {"version": version, "is_buffer": is_buffer}
        for kind in ("points", "entries"):
            path = f"{_portfolio(version)}{kind}/{'buffer-selection' if is_buffer else 'selection'}"
            found.append(Route("POST", path, partial(portfolio.select, kind=kind, **shared), RECORDS))
        path = f"{_portfolio(version)}accumulation/{'buffer' if is_buffer else 'selection'}"
        found.append(Route("POST", path, partial(accumulation.select, **shared)))
    return found


def _risk(settings: Settings) -> list[Route]:
    def route(path: str, handler: Callable[..., Response], version: str) -> Route:
        return Route("POST", path, partial(handler, version=version), REPORTS)

    point = API + "reports/risk/point"
    found = [
        route(point.format(version=V1), risk.point, V1),
        route(_portfolio(V2) + "risk/point-buffer", risk.point_buffer, V2),
    ]
    buffer = risk.point_or_buffer if settings.risk_alias else risk.point_buffer
    found.append(route(_portfolio(V1) + "risk/point-buffer", buffer, V1))
    return found if settings.risk_alias else [*found, route(point.format(version=V2), risk.point, V2)]


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

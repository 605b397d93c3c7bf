"""The algorithm of each row, with parameters as plain data: layers are made where it runs."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Mapping, Sequence

from geoportfolio.core.api import Buffers, Filter, Query
from geoportfolio.core.api.query import (
    ACCUMULATION,
    ACCUMULATION_LAYER,
    ENTRIES,
    EVENT,
    POINTS,
    SEARCH_ENTRIES,
    SEARCH_POINTS,
)
from tests.support.oracle import HAMBURG, SOURCE
from tests.support.rows import ADDRESS, COAST, LAYERS, POINT, ROWS, SITES, Report


@dataclass(frozen=True)
class Features:
    """Features in EPSG:4326, an empty WKT for no geometry, each with a text in each column."""

    kind: str
    wkts: Sequence[str]
    columns: Mapping[str, Sequence[str]] = field(default_factory=dict)


@dataclass(frozen=True)
class Algorithm:
    name: str
    parameters: Mapping[str, Any]


def sites(*places: tuple[float, float], **columns: Sequence[str]) -> Features:
    """Points at (longitude, latitude)."""
    return Features("Point", [f"POINT({lon} {lat})" for lon, lat in places], columns)


_SELECTIONS = {
    POINTS: ("pointsinarea", "pointsinbuffers"),
    ENTRIES: ("entriesinarea", "entriesinbuffers"),
    ACCUMULATION: ("accumulationinarea", "accumulationinbuffers"),
}
_WITHOUT_AREAS = {
    SEARCH_ENTRIES: "searchentries",
    SEARCH_POINTS: "searchpoints",
    ACCUMULATION_LAYER: "accumulationlayer",
    EVENT: "enrichevent",
}
_ONE_VERSION = (SEARCH_POINTS, ACCUMULATION_LAYER, EVENT)
_RADII = "100000,200000"


def _filters(filters: Sequence[Filter]) -> list[dict[str, Any]]:
    found = []
    for each in filters:
        inner = {"filters": _filters(each.filters)} if each.filters else {}
        found.append({"field": each.field, "value": each.value, **inner})
    return found


def _of_query(query: Query) -> Algorithm:
    given: dict[str, Any] = {"SOURCE": query.source, "FILTERS": json.dumps(_filters(query.filters))}
    if query.verb not in _ONE_VERSION:
        given["VERSION"] = ("v1", "v2").index(query.version)
    if query.columns:
        given["COLUMNS"] = ",".join(query.columns)
    if query.verb == ENTRIES:
        given["PAGE_SIZE"] = query.page_size
    if query.footprint:
        given["FOOTPRINT"] = query.footprint
    if query.verb in _WITHOUT_AREAS:
        return Algorithm(_WITHOUT_AREAS[query.verb], given)
    in_area, in_buffers = _SELECTIONS[query.verb]
    if isinstance(query.areas[0].shape, Buffers):
        return Algorithm(in_buffers, {**given, "CENTERS": sites(HAMBURG), "RADII": _RADII})
    return Algorithm(in_area, {**given, "AREA": Features("Polygon", [COAST.wkt])})


def _of_report(report: Report) -> Algorithm:
    given = {
        "SOURCE": SOURCE,
        "FILTERS": json.dumps(_filters(report.filters)),
        "VERSION": ("v1", "v2").index(report.version),
        "FORMAT": ("pdf", "html").index(report.kind),
        "INPUT": sites(HAMBURG),
        "FOLDER": "TEMPORARY_OUTPUT",
    }
    return Algorithm("riskreports", {**given, "RADII": _RADII} if report.radiuses else given)


def _algorithms() -> dict[str, Algorithm]:
    found = {
        "geocode": Algorithm(
            "geocodeaddresses", {"INPUT": Features("None", [""], {"a": [ADDRESS]}), "ADDRESS": '"a"'}
        ),
        "reverse_geocode": Algorithm("reversegeocode", {"INPUT": sites(HAMBURG)}),
        "provision": Algorithm("listsources", {}),
        "point_attributes": Algorithm("pointattributes", {"SOURCE": SOURCE, "VALUES": POINT}),
        "enrich_batch": Algorithm(
            "enrichpoints", {"INPUT": sites(*SITES), "LAYERS": ",".join(LAYERS), "OPERATION": 1}
        ),
    }
    for name, row in ROWS.items():
        if isinstance(row.asks, Query):
            found[name] = _of_query(row.asks)
        elif isinstance(row.asks, Report):
            found[name] = _of_report(row.asks)
    return found


ALGORITHMS: Mapping[str, Algorithm] = _algorithms()
"""By row; the other rows have a control in the docks."""
EACH: Mapping[str, str] = {algorithm.name: row for row, algorithm in ALGORITHMS.items()}
"""A row for each algorithm: the last that it asks, which is that of V2 where there are two."""

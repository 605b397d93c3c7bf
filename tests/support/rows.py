"""The 36 rows of the service: what each is asked with, what goes over the wire, and what is true.

Everything here is by hand from the specification and from the sandbox's data; only the plain values that
verbs take are the product's. All doors are tested by it: the client (``tests/unit/test_rows.py``), the
operations, algorithms and controls (``tests/qgis/test_rows.py``), and the fault matrix (``reliability``).
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Callable, Mapping, Union

import shapely

from geoportfolio.core.api import Area, Buffers, Filter, OpenPoints, Polygon, Query
from geoportfolio.core.api.query import (
    ACCUMULATION,
    ACCUMULATION_LAYER,
    ENTRIES,
    EVENT,
    POINTS,
    SEARCH_ENTRIES,
    SEARCH_POINTS,
)
from tests.support import portfolio
from tests.support.oracle import HAMBURG, SOURCE

RING = ((8.0, 53.0), (11.0, 53.0), (11.0, 55.5), (8.0, 55.5), (8.0, 53.0))
COAST = shapely.Polygon(RING)
AREA = Polygon(((RING,),))
RADIUSES = (100_000.0, 200_000.0)
CIRCLES = Buffers((HAMBURG,), RADIUSES)
FLAT = (Filter("CountryCode", "DE"), Filter("LOB", "Aviation"))
TREE = (Filter("CountryCode", "DE", (Filter("LOB", "Aviation"),)),)
AVIATION = (Filter("LOB", "Aviation"),)
COLUMNS = ("id", "LocName", "BuildingTIV")
PAGE = 20
LAYERS = ("flood_zones", "wind_bands")
MAP_LAYERS = ("wind_bands", "flood_zones", "earthquake_bands")
"""In the order of the capabilities."""
MAP_BOX = (0.0, 7_300_000.0, 640_000.0, 7_940_000.0)
"""EPSG:3857; its middle lies on the track of storm-berta."""
FOOTPRINT = "2026/storm-emil"
POINT = "apt-EDDH"
ADDRESS = "Hamburg Airport"
SITES = tuple((8.0 + number / 4, 53.5) for number in range(6))
"""The places of a batch, (longitude, latitude)."""

JSON, PDF, HTML, PNG, XML = (
    "application/json",
    "application/pdf",
    "text/html",
    "image/png",
    "application/xml",
)
V1, V2 = "/graph/api/v1/reports/portfolio/", "/graph/api/v2/reports/portfolio/"
FLAT_WIRE = [{"field": "CountryCode", "value": "DE"}, {"field": "LOB", "value": "Aviation"}]
TREE_WIRE = [{**FLAT_WIRE[0], "filters": FLAT_WIRE[1:]}]
AVIATION_WIRE = FLAT_WIRE[1:]
FLAT_KEY, TREE_KEY = {"filters": FLAT_WIRE}, {"filters_v2": TREE_WIRE}
IN_AREA = {
    "source": SOURCE,
    "shape": {
        "type": "Feature",
        "geometry": {"type": "Polygon", "coordinates": [[list(corner) for corner in RING]]},
        "properties": {},
    },
}
AT_POINT = {
    "source": SOURCE,
    "shape": {"type": "circle", "coordinates": [{"lat": 53.6304, "long": 9.9882}]},
}
AROUND = {**AT_POINT, "radiuses": [100_000.0, 200_000.0]}
PAGED = {"columns": ["id", "LocName", "BuildingTIV"], "limit": 20, "page": 0}
SEARCHED = {"source": SOURCE, "columns": ["id", "LocName", "BuildingTIV"], "filters": FLAT_WIRE}


@dataclass(frozen=True)
class Wire:
    """One request.

    :param path: below the base address, percent-encoded; *query*: decoded.
    :param body: None: no body, and no content type.
    :param native: the part of the query that QGIS's own provider sends as well, where that asks the row, too.
    """

    method: str
    path: str
    query: Mapping[str, str] = field(default_factory=dict)
    body: Any = None
    accept: str = JSON
    native: Mapping[str, str] = field(default_factory=dict)

    def differences(
        self, method: str, path: str, query: Mapping[str, str], headers: Mapping[str, str], body: bytes
    ) -> list[str]:
        """How a request of ours differs; headers by lower-case name."""
        return self._compared(
            method=(self.method, method),
            path=(self.path, path),
            query=(dict(self.query), dict(query)),
            Accept=(self.accept, headers.get("accept")),
            **{"Content-Type": (None if self.body is None else JSON, headers.get("content-type"))},
            body=(self.body, json.loads(body) if body else None),
        )

    def native_differences(self, method: str, path: str, query: Mapping[str, str]) -> list[str]:
        """How a request of QGIS's own provider differs, which may send more."""
        given = {name: query.get(name) for name in self.native}
        return self._compared(
            method=(self.method, method), path=(self.path, path), query=(dict(self.native), given)
        )

    @staticmethod
    def _compared(**pairs: tuple[Any, Any]) -> list[str]:
        return [
            f"{name}: {due!r} is due, {came!r} came" for name, (due, came) in pairs.items() if due != came
        ]


@dataclass(frozen=True)
class Report:
    """A risk report at :data:`HAMBURG`."""

    version: str
    radiuses: tuple[float, ...] = ()

    @property
    def kind(self) -> str:
        return "html" if self.version == "v1" else "pdf"

    @property
    def filters(self) -> tuple[Filter, ...]:
        return FLAT if self.version == "v1" else TREE


@dataclass(frozen=True)
class Row:
    """One row.

    :param kind: what the answer is: ``rows`` (one body of many rows), ``pages``, ``sums``, ``value`` (small,
        whole or nothing), ``batch``, ``report``, or what QGIS's own provider shows: ``map``, ``features``.
    :param asks: what a door is given, where that is a query or a report.
    :param truth: what the answer says; of a query's rows a value for each (radius, id).
    :param switches: of the sandbox; *points*: of the connection that fits them.
    """

    kind: str
    wire: Wire
    truth: Callable[[], Any]
    asks: Union[Query, Report, None] = None
    points: OpenPoints = field(default_factory=OpenPoints)
    switches: Mapping[str, Any] = field(default_factory=dict)


def is_meant(row: Mapping[str, Any]) -> bool:
    """Whether the filters, flat or nested, mean *row*."""
    return bool(row["CountryCode"] == "DE" and row["LOB"] == "Aviation")


def _selected(verb: str, version: str, is_circle: bool, wire: Wire) -> Row:
    """Points, entries or sums inside the area or the circles."""
    filters = FLAT if version == "v1" else TREE
    shape = CIRCLES if is_circle else AREA
    query = Query(SOURCE, (Area("1", shape),), version, filters, page_size=PAGE, verb=verb)
    if verb == ENTRIES:
        query = Query(SOURCE, query.areas, version, filters, COLUMNS, PAGE, verb)

    def truth() -> Any:
        if is_circle:
            rows = portfolio.in_circles(HAMBURG, RADIUSES, is_meant)
        else:
            rows = portfolio.in_area(COAST, is_meant)
        if verb == ACCUMULATION:
            return portfolio.sums(rows)
        return portfolio.places(rows) if verb == POINTS else portfolio.columns(rows, COLUMNS)

    kind = {POINTS: "rows", ENTRIES: "pages", ACCUMULATION: "sums"}[verb]
    return Row(kind, wire, truth, query)


def _searched(verb: str, version: str, wire: Wire) -> Row:
    def truth() -> Any:
        rows = portfolio.everywhere(is_meant)
        return portfolio.places(rows) if verb == SEARCH_POINTS else portfolio.columns(rows, COLUMNS)

    query = Query(SOURCE, (), version, FLAT, COLUMNS, verb=verb)
    return Row("rows", wire, truth, query)


def _report(version: str, path: str, body: Mapping[str, Any], radiuses: tuple[float, ...] = ()) -> Row:
    asks = Report(version, radiuses)
    filters = FLAT_KEY if version == "v1" else TREE_KEY
    accept = HTML if asks.kind == "html" else PDF
    return Row(
        "report", Wire("POST", path, body={**body, **filters}, accept=accept), lambda: (accept, True), asks
    )


def _map(request: str, native: Mapping[str, str], truth: Any, accept: str = XML, **query: str) -> Row:
    named = {"SERVICE": "WMS", "REQUEST": request}
    wire = Wire(
        "GET",
        "/graph/layers/wms",
        {**named, "VERSION": "1.3.0", **query},
        accept=accept,
        native={**named, **native},
    )
    return Row("map", wire, lambda: truth)


_DRAWN = {
    "STYLES": "",
    "CRS": "EPSG:3857",
    "BBOX": "0.0,7300000.0,640000.0,7940000.0",
    "WIDTH": "64",
    "HEIGHT": "64",
}
_AIRPORT = ("Hamburg Airport, Hamburg, Germany", POINT, "rooftop")
_SOURCES = {
    "pf_airports": ("number", "Country", False, True, True),
    "pf_places": ("number", "Country", True, True, True),
    "pf_event_set": ("number", "Country", False, True, False),
    "pf_city": ("number", "Country", False, False, True),
    "pf_city_renewed": ("number", "Country", False, False, True),
}
"""Type of BuildingTIV; label of the first filter, whether it is required, has the US; accumulation."""
_HIERARCHY = [
    ("CountryCode", ["LOB", "LocCurrency"]),
    ("ConstructionCode", []),
    ("Underwriter", []),
    ("City", []),
]
_BATCH_WIRE = {
    "points": [{"id": str(number), "lat": lat, "lng": lon} for number, (lon, lat) in enumerate(SITES, 1)],
    "layers": ["flood_zones", "wind_bands"],
    "operation": "count",
}
_SELECTIONS = (
    ("points", POINTS, "points/selection", "points/buffer-selection", {}),
    ("entries", ENTRIES, "entries/selection", "entries/buffer-selection", PAGED),
    ("accumulation", ACCUMULATION, "accumulation/selection", "accumulation/buffer", {}),
)

ROWS: Mapping[str, Row] = {
    "autocomplete": Row(
        "value",
        Wire("GET", "/graph/api/v1/places/autocomplete", {"q": ADDRESS}),
        lambda: (*_AIRPORT, 53.6304, 9.98823),
    ),
    "geocode": Row(
        "value",
        Wire("GET", "/graph/api/v1/places/geocode", {"q": ADDRESS}),
        lambda: (*_AIRPORT, 53.6304, 9.98823),
    ),
    "reverse_geocode": Row(
        "value",
        Wire("GET", "/graph/api/v1/places/geocode/reverse", {"lat": "53.6304", "lon": "9.9882"}),
        lambda: (*_AIRPORT, "address"),
    ),
    "provision": Row("value", Wire("GET", V1 + "provision"), lambda: _SOURCES),
    "provision_filters": Row(
        "value", Wire("GET", V1 + "provision/filters", {"source": SOURCE}), lambda: _HIERARCHY
    ),
    "point_attributes": Row(
        "value",
        Wire("GET", V1 + "points/attributes", {"source": SOURCE, "value": POINT}),
        lambda: next(row for row in portfolio.portfolio() if row["id"] == POINT),
    ),
    **{
        f"{name}_{place}_{version}": _selected(
            verb, version, place == "buffer", Wire("POST", base + path, body={**shape, **filters, **more})
        )
        for version, base, filters in (("v1", V1, FLAT_KEY), ("v2", V2, TREE_KEY))
        for name, verb, in_area, around, more in _SELECTIONS
        for place, path, shape in (("selection", in_area, IN_AREA), ("buffer", around, AROUND))
    },
    "entries_search_v1": _searched(
        SEARCH_ENTRIES,
        "v1",
        Wire(
            "GET",
            V1 + "entries/selection/search",
            {
                "source": SOURCE,
                "filters": '[{"field":"CountryCode","value":"DE"},{"field":"LOB","value":"Aviation"}]',
                "columns": "id,LocName,BuildingTIV",
            },
        ),
    ),
    "entries_search_v2": _searched(
        SEARCH_ENTRIES, "v2", Wire("POST", V2 + "entries/selection/search", body=SEARCHED)
    ),
    "points_search_v2": _searched(
        SEARCH_POINTS, "v2", Wire("POST", V2 + "points/selection/search", body=SEARCHED)
    ),
    "accumulation_layer_v1": Row(
        "rows",
        Wire("POST", V1 + "accumulation/layer", body={"source": SOURCE, **FLAT_KEY}),
        lambda: len(portfolio.everywhere(is_meant)),
        Query(SOURCE, (), "v1", FLAT, verb=ACCUMULATION_LAYER),
    ),
    "risk_point_v1": _report("v1", "/graph/api/v1/reports/risk/point", AT_POINT),
    "risk_point_buffer_v1": _report("v1", V1 + "risk/point-buffer", AROUND, RADIUSES),
    "risk_point_v2": _report("v2", "/graph/api/v2/reports/risk/point", AT_POINT),
    "risk_point_buffer_v2": _report("v2", V2 + "risk/point-buffer", AROUND, RADIUSES),
    "risk_point_v2_alias": Row(
        **{
            **vars(_report("v2", V1 + "risk/point-buffer", AT_POINT)),
            "points": OpenPoints(point_report_alias=True),
            "switches": {"risk_alias": True},
        }
    ),
    "enrich_point": Row(
        "value",
        Wire(
            "GET",
            "/graph/featureinfo/risk-lookup/api/v1/bfi/single",
            {"lat": "53.6304", "lng": "9.9882", "layers": "flood_zones,wind_bands", "operation": "enhance"},
        ),
        lambda: {layer: next(iter(portfolio.hazards(layer, HAMBURG)), {}) for layer in LAYERS},
    ),
    "enrich_batch": Row(
        "batch",
        Wire("POST", "/graph/featureinfo/enrichment/api/v1/bfi/batch", body=_BATCH_WIRE),
        lambda: [[len(portfolio.hazards(layer, place)) for layer in LAYERS] for place in SITES],
    ),
    "wms_capabilities": _map("GetCapabilities", {}, True),
    "wms_map": _map(
        "GetMap",
        {"LAYERS": "wind_bands", "CRS": "EPSG:3857"},
        ((64, 64), True),
        PNG,
        LAYERS="wind_bands",
        **_DRAWN,
        FORMAT="image/png",
        TRANSPARENT="TRUE",
    ),
    "wms_feature_info": _map(
        "GetFeatureInfo",
        {"QUERY_LAYERS": "wind_bands"},
        ["storm-berta"],
        JSON,
        LAYERS="wind_bands",
        **_DRAWN,
        QUERY_LAYERS="wind_bands",
        INFO_FORMAT=JSON,
        I="32",
        J="32",
    ),
    "wms_legend": _map(
        "GetLegendGraphic",
        {"LAYER": "wind_bands"},
        True,
        PNG,
        LAYER="wind_bands",
        FORMAT="image/png",
        SLD_VERSION="1.1.0",
    ),
    "wms_describe_layer": Row(
        "value",
        Wire(
            "GET",
            "/graph/layers/wms",
            {
                "SERVICE": "WMS",
                "REQUEST": "DescribeLayer",
                "VERSION": "1.3.0",
                "LAYERS": "wind_bands,flood_zones,earthquake_bands",
                "SLD_VERSION": "1.1.0",
            },
            accept=XML,
        ),
        lambda: set(MAP_LAYERS),
    ),
    "wfs_feature": Row(
        "features",
        Wire(
            "GET",
            "/graph/layers/wfs",
            {
                "SERVICE": "WFS",
                "REQUEST": "GetFeature",
                "VERSION": "2.0.0",
                "TYPENAMES": "wind_bands",
                "SRSNAME": "EPSG:4326",
                "BBOX": "53.0,9.0,54.0,10.0,urn:ogc:def:crs:EPSG::4326",
                "COUNT": "5",
                "OUTPUTFORMAT": JSON,
            },
            native={"SERVICE": "WFS", "REQUEST": "GetFeature", "TYPENAME": "wind_bands"},
        ),
        lambda: [("storm-berta", "gale")],
    ),
    "event_entries": Row(
        "rows",
        Wire(
            "POST",
            "/graph/api/v1/live-events/footprints/2026%2Fstorm-emil/enrich/entries",
            body={
                "source": SOURCE,
                "columns": ["id", "LocName", "BuildingTIV"],
                "filters": AVIATION_WIRE,
            },
        ),
        lambda: portfolio.columns(
            portfolio.under_event(FOOTPRINT, lambda row: row["LOB"] == "Aviation"), (*COLUMNS, "band")
        ),
        Query(SOURCE, (), "v2", AVIATION, COLUMNS, verb=EVENT, footprint=FOOTPRINT),
    ),
}
"""By the id of the row."""

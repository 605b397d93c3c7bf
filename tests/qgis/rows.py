"""What each of the 36 rows is asked with, by hand from the specification, for the tests of jobs and doors."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Mapping

from geoportfolio.core.api import Buffers, Filter, Polygon
from geoportfolio.core.api.endpoints import BY_ID
from tests.support.oracle import SOURCE

HAMBURG = (9.9882, 53.6304)
RING = ((9.9, 53.6), (10.0, 53.6), (10.0, 53.7), (9.9, 53.7), (9.9, 53.6))
AREA = Polygon(((RING,),))
CIRCLES = Buffers((HAMBURG,), (500.0, 30_000.0))
FLAT = (Filter("CountryCode", "DE"), Filter("LOB", "Aviation"))
TREE = (Filter("CountryCode", "DE", (Filter("LOB", "Aviation"),)),)
COLUMNS = ("id", "LocName")
PAGE = 50
LAYERS = ("flood_zones", "wind_bands")
MAP_LAYERS = ("wind_bands", "flood_zones", "earthquake_bands")
"""In the order of the capabilities."""
EVENT = "2026/storm-emil"
POINT = "apt-EDDH"
ADDRESS = "Hamburg Airport"

JSON, PDF, HTML = "application/json", "application/pdf", "text/html"
V1, V2 = "/graph/api/v1/reports/portfolio/", "/graph/api/v2/reports/portfolio/"
FLAT_WIRE = [{"field": "CountryCode", "value": "DE"}, {"field": "LOB", "value": "Aviation"}]
TREE_WIRE = [{**FLAT_WIRE[0], "filters": [FLAT_WIRE[1]]}]
CIRCLE = {"type": "circle", "coordinates": [{"lat": 53.6304, "long": 9.9882}]}
IN_AREA = {
    "source": SOURCE,
    "shape": {
        "type": "Feature",
        "geometry": {"type": "Polygon", "coordinates": [[list(corner) for corner in RING]]},
        "properties": {},
    },
}
AT_POINT = {"source": SOURCE, "shape": CIRCLE}
AROUND = {**AT_POINT, "radiuses": [500.0, 30_000.0]}
PAGED = {"columns": ["id", "LocName"], "limit": PAGE, "page": 0}
SEARCHED = {"source": SOURCE, "columns": ["id", "LocName"], "filters": FLAT_WIRE}
FLAT_KEY, TREE_KEY = {"filters": FLAT_WIRE}, {"filters_v2": TREE_WIRE}


@dataclass(frozen=True)
class Wire:
    """One request.

    :param path: below the base address, percent-encoded.
    :param query: decoded; what else a native provider adds is its own affair.
    :param body: None: no body, and no content type.
    :param accept: empty: what a native provider likes, which sends no such header of ours.
    """

    path: str
    query: Mapping[str, str] = field(default_factory=dict)
    body: Any = None
    accept: str = JSON

    @property
    def is_ours(self) -> bool:
        """Whether we write the request, and not QGIS's own provider."""
        return bool(self.accept)

    def fault(self, method: str, seen: Any, key: str) -> str:
        """How *seen*, which the sandbox received, differs; ``""``: not at all."""
        given = {**seen.query} if self.is_ours else {n: seen.query.get(n) for n in self.query}
        expected = {
            "method": (method, seen.method),
            "path": (self.path, seen.path),
            "query": (dict(self.query), given),
            "Authorization": (key, seen.authorization),
        }
        if self.is_ours:
            expected["Accept"] = (self.accept, seen.headers.get("accept"))
            kind = None if self.body is None else JSON
            expected["Content-Type"] = (kind, seen.headers.get("content-type"))
            expected["body"] = (self.body, json.loads(seen.body) if seen.body else None)
        return "\n".join(
            f"{name}: {wanted!r} is wanted, {came!r} came"
            for name, (wanted, came) in expected.items()
            if wanted != came
        )


def _wms(request: str, **query: str) -> Wire:
    return Wire("/graph/layers/wms", {"SERVICE": "WMS", "REQUEST": request, **query}, accept="")


WIRES: dict[str, Wire] = {
    "autocomplete": Wire("/graph/api/v1/places/autocomplete", {"q": ADDRESS}),
    "geocode": Wire("/graph/api/v1/places/geocode", {"q": ADDRESS}),
    "reverse_geocode": Wire("/graph/api/v1/places/geocode/reverse", {"lat": "53.6304", "lon": "9.9882"}),
    "provision": Wire(V1 + "provision"),
    "provision_filters": Wire(V1 + "provision/filters", {"source": SOURCE}),
    "points_selection_v1": Wire(V1 + "points/selection", body={**IN_AREA, **FLAT_KEY}),
    "points_buffer_v1": Wire(V1 + "points/buffer-selection", body={**AROUND, **FLAT_KEY}),
    "entries_selection_v1": Wire(V1 + "entries/selection", body={**IN_AREA, **FLAT_KEY, **PAGED}),
    "entries_buffer_v1": Wire(V1 + "entries/buffer-selection", body={**AROUND, **FLAT_KEY, **PAGED}),
    "entries_search_v1": Wire(
        V1 + "entries/selection/search",
        {
            "source": SOURCE,
            "filters": json.dumps(FLAT_WIRE, separators=(",", ":")),
            "columns": "id,LocName",
        },
    ),
    "point_attributes": Wire(V1 + "points/attributes", {"source": SOURCE, "value": POINT}),
    "accumulation_selection_v1": Wire(V1 + "accumulation/selection", body={**IN_AREA, **FLAT_KEY}),
    "accumulation_buffer_v1": Wire(V1 + "accumulation/buffer", body={**AROUND, **FLAT_KEY}),
    "accumulation_layer_v1": Wire(V1 + "accumulation/layer", body={"source": SOURCE, **FLAT_KEY}),
    "points_selection_v2": Wire(V2 + "points/selection", body={**IN_AREA, **TREE_KEY}),
    "points_buffer_v2": Wire(V2 + "points/buffer-selection", body={**AROUND, **TREE_KEY}),
    "entries_selection_v2": Wire(V2 + "entries/selection", body={**IN_AREA, **TREE_KEY, **PAGED}),
    "entries_buffer_v2": Wire(V2 + "entries/buffer-selection", body={**AROUND, **TREE_KEY, **PAGED}),
    "accumulation_selection_v2": Wire(V2 + "accumulation/selection", body={**IN_AREA, **TREE_KEY}),
    "accumulation_buffer_v2": Wire(V2 + "accumulation/buffer", body={**AROUND, **TREE_KEY}),
    "entries_search_v2": Wire(V2 + "entries/selection/search", body=SEARCHED),
    "points_search_v2": Wire(V2 + "points/selection/search", body=SEARCHED),
    "risk_point_v1": Wire("/graph/api/v1/reports/risk/point", body={**AT_POINT, **FLAT_KEY}, accept=HTML),
    "risk_point_buffer_v1": Wire(V1 + "risk/point-buffer", body={**AROUND, **FLAT_KEY}, accept=HTML),
    "risk_point_v2": Wire("/graph/api/v2/reports/risk/point", body={**AT_POINT, **TREE_KEY}, accept=PDF),
    "risk_point_buffer_v2": Wire(V2 + "risk/point-buffer", body={**AROUND, **TREE_KEY}, accept=PDF),
    "risk_point_v2_alias": Wire(V1 + "risk/point-buffer", body={**AT_POINT, **TREE_KEY}, accept=PDF),
    "enrich_point": Wire(
        "/graph/featureinfo/risk-lookup/api/v1/bfi/single",
        {"lat": "53.6304", "lng": "9.9882", "layers": "flood_zones,wind_bands", "operation": "enhance"},
    ),
    "enrich_batch": Wire(
        "/graph/featureinfo/enrichment/api/v1/bfi/batch",
        body={
            "points": [{"id": "1", "lat": 53.6304, "lng": 9.9882}],
            "layers": ["flood_zones", "wind_bands"],
            "operation": "count",
        },
    ),
    "wms_capabilities": _wms("GetCapabilities"),
    "wms_map": _wms("GetMap", LAYERS="wind_bands", CRS="EPSG:3857"),
    "wms_feature_info": _wms("GetFeatureInfo", QUERY_LAYERS="wind_bands"),
    "wms_legend": _wms("GetLegendGraphic", LAYER="wind_bands"),
    "wms_describe_layer": Wire(
        "/graph/layers/wms",
        {
            "SERVICE": "WMS",
            "REQUEST": "DescribeLayer",
            "VERSION": "1.3.0",
            "LAYERS": ",".join(MAP_LAYERS),
            "SLD_VERSION": "1.1.0",
        },
        accept="application/xml",
    ),
    "wfs_feature": Wire(
        "/graph/layers/wfs",
        {"SERVICE": "WFS", "REQUEST": "GetFeature", "TYPENAME": "wind_bands"},
        accept="",
    ),
    "event_entries": Wire(
        "/graph/api/v1/live-events/footprints/2026%2Fstorm-emil/enrich/entries",
        body={"source": SOURCE, "columns": ["id", "LocName"], **FLAT_KEY},
    ),
}


def request_of(row: str, sandbox: Any) -> Any:
    """The request that *row* wants, among those that came; the nearest one is told when there is none."""
    wire, endpoint = WIRES[row], BY_ID[row]
    assert {seen.authorization for seen in sandbox.requests} <= {sandbox.key}
    faults = [(wire.fault(endpoint.method, seen, sandbox.key), seen) for seen in sandbox.requests]
    found = [seen for fault, seen in faults if not fault]
    nearest = min((fault for fault, _ in faults), key=len, default="nothing was asked at all")
    assert found, f"{row}: {nearest}"
    return found[0]

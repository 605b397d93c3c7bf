"""Each of the 36 rows over a socket: the exact method, path, headers and body that go over the wire."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any, Callable

import pytest

from geoportfolio.core.api import Buffers, Client, Filter, OpenPoints, Polygon, errors
from geoportfolio.core.api.endpoints import ROWS
from geoportfolio.core.api.enrichment import EnrichPoint
from tests.support.scripted_server import KEY, FakeServer, Reply

RING = ((9.0, 53.0), (10.0, 53.0), (10.0, 54.0), (9.0, 53.0))
AREA = Polygon(((RING,),))
CIRCLES = Buffers(((9.99, 53.55),), (500.0,))
FLAT = (Filter("LOB", "FIRE"),)
TREE = (Filter("CountryCode", "DE", (Filter("LOB", "FIRE"),)),)
FLAT_WIRE = [{"field": "LOB", "value": "FIRE"}]
TREE_WIRE = [{"field": "CountryCode", "value": "DE", "filters": FLAT_WIRE}]
AREA_WIRE = {
    "source": "pf/1",
    "shape": {
        "type": "Feature",
        "geometry": {"type": "Polygon", "coordinates": [[list(p) for p in RING]]},
        "properties": {},
    },
}
CIRCLE = {"type": "circle", "coordinates": [{"lat": 53.55, "long": 9.99}]}
CIRCLE_WIRE = {"source": "pf/1", "shape": CIRCLE, "radiuses": [500.0]}
POINT_WIRE = {"source": "pf/1", "shape": CIRCLE}
PAGE_WIRE = {"columns": ["A", "B"], "limit": 2, "page": 0}
SEARCH_WIRE = {"source": "pf/1", "columns": ["A", "B"], "filters": FLAT_WIRE}
NO_RECORDS: Any = {"type": "FeatureCollection", "features": []}
BOX = (0.0, 1.0, 2.0, 3.0)
WMS = "/graph/layers/wms?SERVICE=WMS&REQUEST="
MAP = "&STYLES=&CRS=EPSG%3A3857&BBOX=0.0%2C1.0%2C2.0%2C3.0&WIDTH=8&HEIGHT=9"
V1, V2 = "/graph/api/v1/reports/portfolio/", "/graph/api/v2/reports/portfolio/"
COLUMNS = ("A", "B")


@dataclasses.dataclass(frozen=True)
class Case:
    """*call* gets the client and a folder; the request must be *target* with *body*."""

    call: Callable[[Client, Path], Any]
    target: str
    body: Any = None
    accept: str = "application/json"
    reply: Reply = dataclasses.field(default_factory=lambda: Reply(NO_RECORDS))
    points: OpenPoints = dataclasses.field(default_factory=lambda: OpenPoints(pages_in_flight=1))


PDF = Reply(b"%PDF-1.7 x %%EOF", content_type="application/pdf")
PNG = Reply(b"\x89PNG\r\n", content_type="image/png")
XML = Reply(b"<?xml version='1.0'?><a/>", content_type="application/xml")
METRICS = Reply({"metrics": {"TIV": {"sum": 1}}})


def points(shape: Any, filters: Any, version: str) -> Callable[[Client, Path], Any]:
    return lambda c, _: list(c.portfolio.points("pf/1", shape, filters, version=version))


def entries(shape: Any, filters: Any, version: str) -> Callable[[Client, Path], Any]:
    return lambda c, _: list(
        c.portfolio.entries("pf/1", shape, COLUMNS, filters, page_size=2, version=version)
    )


def accumulation(shape: Any, filters: Any, version: str) -> Callable[[Client, Path], Any]:
    return lambda c, _: c.accumulation.in_area("pf/1", shape, filters, version=version)


def report(version: str, radiuses: Any = ()) -> Callable[[Client, Path], Any]:
    def call(client: Client, folder: Path) -> Any:
        at, path = (9.99, 53.55), folder / "r.pdf"
        filters = TREE if version == "v2" else FLAT
        if radiuses:
            return client.reports.point_buffer("pf/1", at, radiuses, path, filters=filters, version=version)
        return client.reports.point("pf/1", at, path, filters=filters, version=version)

    return call


CASES: dict[str, Case] = {
    "autocomplete": Case(
        lambda c, _: c.places.autocomplete("Köln & Bonn"),
        "/graph/api/v1/places/autocomplete?q=K%C3%B6ln%20%26%20Bonn",
        reply=Reply({"results": []}),
    ),
    "geocode": Case(lambda c, _: c.places.geocode("Köln"), "/graph/api/v1/places/geocode?q=K%C3%B6ln"),
    "reverse_geocode": Case(
        lambda c, _: c.places.reverse(53.5, 9.9), "/graph/api/v1/places/geocode/reverse?lat=53.5&lon=9.9"
    ),
    "provision": Case(
        lambda c, _: c.portfolio.provision(), V1 + "provision", reply=Reply({"provisioning": {}})
    ),
    "provision_filters": Case(
        lambda c, _: c.portfolio.provision_filters("pf/1"), V1 + "provision/filters?source=pf%2F1"
    ),
    "points_selection_v1": Case(
        points(AREA, FLAT, "v1"), V1 + "points/selection", {**AREA_WIRE, "filters": FLAT_WIRE}
    ),
    "points_buffer_v1": Case(
        points(CIRCLES, FLAT, "v1"), V1 + "points/buffer-selection", {**CIRCLE_WIRE, "filters": FLAT_WIRE}
    ),
    "entries_selection_v1": Case(
        entries(AREA, FLAT, "v1"),
        V1 + "entries/selection",
        {**AREA_WIRE, "filters": FLAT_WIRE, **PAGE_WIRE},
    ),
    "entries_buffer_v1": Case(
        entries(CIRCLES, FLAT, "v1"),
        V1 + "entries/buffer-selection",
        {**CIRCLE_WIRE, "filters": FLAT_WIRE, **PAGE_WIRE},
    ),
    "entries_search_v1": Case(
        lambda c, _: list(c.portfolio.search_entries("pf/1", FLAT, COLUMNS, version="v1")),
        V1
        + "entries/selection/search?source=pf%2F1&filters="
        + "%5B%7B%22field%22%3A%22LOB%22%2C%22value%22%3A%22FIRE%22%7D%5D&columns=A%2CB",
    ),
    "point_attributes": Case(
        lambda c, _: c.portfolio.point_attributes("pf/1", "a b/ü"),
        V1 + "points/attributes?source=pf%2F1&value=a%20b%2F%C3%BC",
        reply=Reply({"a": 1}),
    ),
    "accumulation_selection_v1": Case(
        accumulation(AREA, FLAT, "v1"),
        V1 + "accumulation/selection",
        {**AREA_WIRE, "filters": FLAT_WIRE},
        reply=METRICS,
    ),
    "accumulation_buffer_v1": Case(
        accumulation(CIRCLES, FLAT, "v1"),
        V1 + "accumulation/buffer",
        {**CIRCLE_WIRE, "filters": FLAT_WIRE},
        reply=METRICS,
    ),
    "accumulation_layer_v1": Case(
        lambda c, _: list(c.accumulation.layer("pf/1", filters=FLAT)),
        V1 + "accumulation/layer",
        {"source": "pf/1", "filters": FLAT_WIRE},
    ),
    "points_selection_v2": Case(
        points(AREA, TREE, "v2"), V2 + "points/selection", {**AREA_WIRE, "filters_v2": TREE_WIRE}
    ),
    "points_buffer_v2": Case(
        points(CIRCLES, TREE, ""), V2 + "points/buffer-selection", {**CIRCLE_WIRE, "filters_v2": TREE_WIRE}
    ),
    "entries_selection_v2": Case(
        entries(AREA, TREE, "v2"),
        V2 + "entries/selection",
        {**AREA_WIRE, "filters_v2": TREE_WIRE, **PAGE_WIRE},
    ),
    "entries_buffer_v2": Case(
        entries(CIRCLES, (), "v2"), V2 + "entries/buffer-selection", {**CIRCLE_WIRE, **PAGE_WIRE}
    ),
    "accumulation_selection_v2": Case(
        accumulation(AREA, TREE, "v2"),
        V2 + "accumulation/selection",
        {**AREA_WIRE, "params": {"filters_v2": TREE_WIRE}},
        reply=METRICS,
        points=OpenPoints(filters_in_params=True),
    ),
    "accumulation_buffer_v2": Case(
        accumulation(CIRCLES, TREE, "v2"),
        V2 + "accumulation/buffer",
        {**CIRCLE_WIRE, "filters_v2": TREE_WIRE},
        reply=METRICS,
    ),
    "entries_search_v2": Case(
        lambda c, _: list(c.portfolio.search_entries("pf/1", FLAT, COLUMNS)),
        V2 + "entries/selection/search",
        SEARCH_WIRE,
    ),
    "points_search_v2": Case(
        lambda c, _: list(c.portfolio.search_points("pf/1", FLAT, COLUMNS)),
        V2 + "points/selection/search",
        SEARCH_WIRE,
        points=OpenPoints(filters_in_params=True),
    ),
    "risk_point_v1": Case(
        report("v1"),
        "/graph/api/v1/reports/risk/point",
        {**POINT_WIRE, "filters": FLAT_WIRE},
        "application/pdf",
        PDF,
    ),
    "risk_point_buffer_v1": Case(
        report("v1", (500.0,)),
        V1 + "risk/point-buffer",
        {**CIRCLE_WIRE, "filters": FLAT_WIRE},
        "application/pdf",
        PDF,
    ),
    "risk_point_v2": Case(
        report("v2"),
        "/graph/api/v2/reports/risk/point",
        {**POINT_WIRE, "filters_v2": TREE_WIRE},
        "application/pdf",
        PDF,
    ),
    "risk_point_buffer_v2": Case(
        report("v2", (500.0,)),
        V2 + "risk/point-buffer",
        {**CIRCLE_WIRE, "filters_v2": TREE_WIRE},
        "application/pdf",
        PDF,
    ),
    "risk_point_v2_alias": Case(
        report("v2"),
        V1 + "risk/point-buffer",
        {**POINT_WIRE, "filters_v2": TREE_WIRE},
        "application/pdf",
        PDF,
        OpenPoints(point_report_alias=True),
    ),
    "enrich_point": Case(
        lambda c, _: c.enrichment.point((9.9, 53.5), ("flood", "hail"), "count"),
        "/graph/featureinfo/risk-lookup/api/v1/bfi/single?lat=53.5&lng=9.9&layers=flood%2Chail&operation=count",
        reply=Reply({"location": {"lat": 53.5, "lng": 9.9}, "layers": {}}),
    ),
    "enrich_batch": Case(
        lambda c, _: list(c.enrichment.batch([EnrichPoint("7", 9.9, 53.5)], ["flood"])),
        "/graph/featureinfo/enrichment/api/v1/bfi/batch",
        {
            "points": [{"id": "7", "lat": 53.5, "lng": 9.9}],
            "layers": ["flood"],
            "operation": "enhance",
        },
        reply=Reply([{"id": "7", "location": {"lat": 53.5, "lng": 9.9}, "enrichment": {}}]),
    ),
    "wms_capabilities": Case(
        lambda c, _: c.maps.capabilities(),
        WMS + "GetCapabilities&VERSION=1.3.0",
        accept="application/xml",
        reply=XML,
    ),
    "wms_map": Case(
        lambda c, _: c.maps.get_map(["a", "b"], BOX, 8, 9),
        WMS + "GetMap&VERSION=1.3.0&LAYERS=a%2Cb" + MAP + "&FORMAT=image%2Fpng&TRANSPARENT=TRUE",
        accept="image/png",
        reply=PNG,
    ),
    "wms_feature_info": Case(
        lambda c, _: list(c.maps.feature_info(["a"], BOX, 8, 9, 3, 4)),
        WMS
        + "GetFeatureInfo&VERSION=1.3.0&LAYERS=a"
        + MAP
        + "&QUERY_LAYERS=a&INFO_FORMAT=application%2Fjson&I=3&J=4",
    ),
    "wms_legend": Case(
        lambda c, _: c.maps.legend("a"),
        WMS.replace("wms?", "wms/GetLegendGraphic?")
        + "GetLegendGraphic&VERSION=1.3.0&LAYER=a&FORMAT=image%2Fpng&SLD_VERSION=1.1.0",
        accept="image/png",
        reply=PNG,
        points=OpenPoints(path_style_maps=True),
    ),
    "wms_describe_layer": Case(
        lambda c, _: c.maps.describe_layer(["a"]),
        WMS + "DescribeLayer&VERSION=1.3.0&LAYERS=a&SLD_VERSION=1.1.0",
        accept="application/xml",
        reply=XML,
    ),
    "wfs_feature": Case(
        lambda c, _: list(c.maps.get_features(["t"], BOX, count=5)),
        "/graph/layers/wfs?SERVICE=WFS&REQUEST=GetFeature&VERSION=2.0.0&TYPENAMES=t&SRSNAME=EPSG%3A4326"
        "&BBOX=1.0%2C0.0%2C3.0%2C2.0%2Curn%3Aogc%3Adef%3Acrs%3AEPSG%3A%3A4326&COUNT=5"
        "&OUTPUTFORMAT=application%2Fjson",
    ),
    "event_entries": Case(
        lambda c, _: list(c.events.enrich_entries("storm/1 ä", "pf/1", COLUMNS, FLAT)),
        "/graph/api/v1/live-events/footprints/storm%2F1%20%C3%A4/enrich/entries",
        {"source": "pf/1", "columns": ["A", "B"], "filters": FLAT_WIRE},
    ),
}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_each_row_goes_over_the_wire_exactly_so(row, tmp_path):
    case = CASES[row.id]
    with FakeServer(case.reply) as server:
        case.call(server.client("/gw/geo/", points=case.points), tmp_path)
    (seen,) = server.seen
    assert (seen.method, seen.target) == (row.method, "/gw/geo" + case.target)
    assert seen.headers["Authorization"] == KEY
    assert seen.headers["Accept"] == case.accept
    assert seen.headers["Accept-Encoding"] == "gzip, deflate"
    assert seen.headers["User-Agent"].startswith("GeoPortfolio")
    assert "Cookie" not in seen.headers
    if case.body is None:
        assert seen.body == b""
        assert "Content-Type" not in seen.headers
    else:
        assert seen.headers["Content-Type"] == "application/json"
        assert seen.json == case.body


TELLS_NO_END = frozenset({"wms_capabilities", "wms_map", "wms_legend", "wms_describe_layer"})
"""Rows whose answers, an image or XML of any kind, are not read to their end here."""


@pytest.mark.parametrize(
    ("row", "broken"),
    [
        (row.id, broken)
        for row in ROWS
        for broken in ("empty", "breaks off", "cut")
        if broken != "cut" or row.id not in TELLS_NO_END
    ],
)
def test_each_row_is_asked_again_when_its_answer_ends_early_once(row, broken, tmp_path):
    case = CASES[row]
    whole = case.reply.payload()
    part = b"" if broken == "empty" else whole[: len(whole) // 2]
    first = dataclasses.replace(case.reply, body=part, announce=10 if broken == "breaks off" else 0)
    with FakeServer(first, case.reply) as server:
        case.call(server.client(points=case.points), tmp_path)
        assert len(server.seen) == 2


PAGE = "<!DOCTYPE html><html><head><title>Guest WiFi</title></head><body>Sign in</body></html>"


@pytest.mark.parametrize("row", [row for row in ROWS if "risk" not in row.id], ids=lambda row: row.id)
def test_a_page_in_place_of_an_answer_is_told_at_once(row, tmp_path):
    """Of reports, HTML is a form of the answer."""
    case = CASES[row.id]
    with FakeServer(Reply(PAGE, content_type="text/html")) as server:
        with pytest.raises(errors.UnreadableAnswer):
            case.call(server.client(points=case.points), tmp_path)
        assert len(server.seen) == 1


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_each_row_tells_a_gateway_from_the_service(row, tmp_path):
    case = CASES[row.id]
    page = "<!DOCTYPE html><html><head><title>Access &amp; denied</title></head><body>x</body></html>"
    answer = Reply(page, 403, "text/html")
    with FakeServer(answer=lambda _: answer) as server, pytest.raises(errors.GatewayRefused) as caught:
        case.call(server.client(points=case.points), tmp_path)
    assert caught.value.answered_by

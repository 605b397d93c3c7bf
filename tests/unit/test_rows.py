"""The client's verbs, one for each of the 36 rows: exactly what goes over the wire, and what comes back."""

from __future__ import annotations

import dataclasses
import io
from collections import Counter
from pathlib import Path
from typing import Any, Callable, Mapping
from urllib.parse import parse_qsl
from xml.etree import ElementTree

import pytest
from PIL import Image

from geoportfolio.core.api import Client, Config, Filter, OpenPoints, Query, endpoints, errors
from geoportfolio.core.api.enrichment import EnrichPoint
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
from tests.support.rows import (
    ADDRESS,
    AREA,
    HTML,
    LAYERS,
    MAP_BOX,
    MAP_LAYERS,
    PDF,
    PNG,
    POINT,
    ROWS,
    SITES,
    XML,
    Report,
)
from tests.support.scripted_server import KEY, QUICK, FakeServer, Reply

MAP = (["wind_bands"], MAP_BOX, 64, 64)
BATCH = [EnrichPoint(str(number), *place) for number, place in enumerate(SITES, 1)]


def asked(client: Client, query: Query) -> list[Any]:
    """What the client's verb of *query* gives, to its end."""
    portfolio, shape = client.portfolio, query.areas[0].shape if query.areas else None
    filters, columns, version = query.filters, query.columns, {"version": query.version}
    if query.verb == POINTS:
        return list(portfolio.points(query.source, shape, filters, **version))
    if query.verb == ENTRIES:
        pages = portfolio.entries(query.source, shape, columns, filters, page_size=query.page_size, **version)
        return [record for page in pages for record in page.records]
    if query.verb == SEARCH_ENTRIES:
        return list(portfolio.search_entries(query.source, filters, columns, **version))
    if query.verb == SEARCH_POINTS:
        return list(portfolio.search_points(query.source, filters, columns))
    if query.verb == EVENT:
        return list(client.events.enrich_entries(query.footprint, query.source, columns, filters))
    if query.verb == ACCUMULATION_LAYER:
        return list(client.accumulation.layer(query.source, filters=filters))
    assert query.verb == ACCUMULATION
    return list(client.accumulation.in_area(query.source, shape, filters, **version))


def fetched(client: Client, report: Report, folder: Path, kind: str) -> Any:
    path = folder / f"report.{kind}"
    more = {"filters": report.filters, "format": kind, "version": report.version}
    if report.radiuses:
        return client.reports.point_buffer(SOURCE, HAMBURG, report.radiuses, path, **more)
    return client.reports.point(SOURCE, HAMBURG, path, **more)


SMALL: Mapping[str, Callable[[Client], Any]] = {
    "autocomplete": lambda c: c.places.autocomplete(ADDRESS),
    "geocode": lambda c: c.places.geocode(ADDRESS),
    "reverse_geocode": lambda c: c.places.reverse(HAMBURG[1], HAMBURG[0]),
    "provision": lambda c: c.portfolio.provision(),
    "provision_filters": lambda c: c.portfolio.provision_filters(SOURCE),
    "point_attributes": lambda c: c.portfolio.point_attributes(SOURCE, POINT),
    "enrich_point": lambda c: c.enrichment.point(HAMBURG, LAYERS),
    "enrich_batch": lambda c: list(c.enrichment.batch(BATCH, LAYERS, "count")),
    "wms_capabilities": lambda c: c.maps.capabilities(),
    "wms_map": lambda c: c.maps.get_map(*MAP),
    "wms_feature_info": lambda c: list(c.maps.feature_info(*MAP, 32, 32)),
    "wms_legend": lambda c: c.maps.legend("wind_bands"),
    "wms_describe_layer": lambda c: c.maps.describe_layer(MAP_LAYERS),
    "wfs_feature": lambda c: list(c.maps.get_features(["wind_bands"], (9.0, 53.0, 10.0, 54.0), count=5)),
}
"""The verbs that take no query."""


def ask(client: Client, row: str, folder: Path) -> Any:
    """Ask *row* as the table says."""
    asks = ROWS[row].asks
    if asks is None:
        return SMALL[row](client)
    return asked(client, asks) if isinstance(asks, Query) else fetched(client, asks, folder, asks.kind)


# What goes over the wire

EMPTY: Mapping[str, Any] = {
    "autocomplete": {"results": []},
    "provision": {"provisioning": {}},
    "point_attributes": {"a": 1},
    "enrich_point": {"location": {"lat": 53.5, "lng": 9.9}, "layers": {}},
    "enrich_batch": [
        {"id": each.id, "location": {"lat": each.lat, "lng": each.lon}, "enrichment": {}} for each in BATCH
    ],
}
BODIES = {
    PDF: b"%PDF-1.7 x %%EOF",
    HTML: b"<!DOCTYPE html><html><body><p>A report.</p></body></html>",
    PNG: b"\x89PNG\r\n",
}
BODIES[XML] = b"<?xml version='1.0'?><a/>"


def reply_to(row: str) -> Reply:
    """A small answer that is right."""
    kind = ROWS[row].wire.accept
    if ROWS[row].kind == "sums":
        sums = {"metrics": {"TIV": {"sum": 1}}}
        return Reply([{"radius": radius, **sums} for radius in ROWS[row].asks.radii] or sums)
    nothing = {"type": "FeatureCollection", "features": []}
    return Reply(BODIES.get(kind, EMPTY.get(row, nothing)), content_type=kind)


def points_of(row: str) -> OpenPoints:
    """One page at a time, so that no second one is asked for in vain."""
    return dataclasses.replace(ROWS[row].points, pages_in_flight=1)


def test_the_table_has_every_row_and_no_other():
    assert set(ROWS) == {row.id for row in endpoints.ROWS}


@pytest.mark.parametrize("row", ROWS)
def test_each_row_goes_over_the_wire_exactly_so(row, tmp_path):
    with FakeServer(reply_to(row)) as server:
        ask(server.client("/gw/geo/", points=points_of(row)), row, tmp_path)
    (seen,) = server.seen
    path, _, query = seen.target.partition("?")
    headers = {name.lower(): value for name, value in seen.headers.items()}
    parameters = dict(parse_qsl(query, keep_blank_values=True, strict_parsing=bool(query)))
    path = path.removeprefix("/gw/geo")
    assert ROWS[row].wire.differences(seen.method, path, parameters, headers, seen.body) == []
    assert headers["authorization"] == KEY
    assert headers["accept-encoding"] == "gzip, deflate"
    assert headers["user-agent"].startswith("GeoPortfolio")
    assert "cookie" not in headers


@pytest.mark.parametrize(
    ("call", "target"),
    [
        (lambda c: c.places.autocomplete("Köln & Bonn"), "autocomplete?q=K%C3%B6ln%20%26%20Bonn"),
        (
            lambda c: c.portfolio.point_attributes("pf/1", "a b/ü"),
            "points/attributes?source=pf%2F1&value=a%20b%2F%C3%BC",
        ),
        (
            lambda c: list(c.events.enrich_entries("storm/1 ä", "pf/1")),
            "footprints/storm%2F1%20%C3%A4/enrich/entries",
        ),
        (
            lambda c: list(c.portfolio.search_entries("pf/1", (Filter("L", "ü"),), ("A", "B"), version="v1")),
            "search?source=pf%2F1&filters="
            + "%5B%7B%22field%22%3A%22L%22%2C%22value%22%3A%22%C3%BC%22%7D%5D&columns=A%2CB",
        ),
    ],
)
def test_any_text_is_encoded_once(call, target):
    with FakeServer(Reply({"results": [], "features": []})) as server:
        call(server.client())
    assert server.seen[0].target.endswith("/" + target)


@pytest.mark.parametrize("version", ["v1", "v2"])
def test_without_filters_none_are_sent(version):
    with FakeServer(Reply({"features": []})) as server:
        list(server.client().portfolio.points("pf", AREA, version=version))
    assert set(server.seen[0].json) == {"source", "shape"}


def test_a_map_whose_request_is_in_the_path_is_asked_there():
    with FakeServer(Reply(BODIES[PNG], content_type=PNG)) as server:
        server.client(points=OpenPoints(path_style_maps=True)).maps.legend("a")
    assert server.seen[0].target.startswith("/graph/layers/wms/GetLegendGraphic?SERVICE=WMS&REQUEST=")


# What an answer that is none comes to

TELLS_NO_END = frozenset({"wms_capabilities", "wms_map", "wms_legend", "wms_describe_layer"})
"""Rows whose answers, an image or XML of any kind, are not read to their end here."""


@pytest.mark.parametrize(
    ("row", "broken"),
    [
        (row, broken)
        for row in ROWS
        for broken in ("empty", "breaks off", "cut")
        if broken != "cut" or row not in TELLS_NO_END
    ],
)
def test_each_row_is_asked_again_when_its_answer_ends_early_once(row, broken, tmp_path):
    whole = reply_to(row)
    part = b"" if broken == "empty" else whole.payload()[: len(whole.payload()) // 2]
    first = dataclasses.replace(whole, body=part, announce=10 if broken == "breaks off" else 0)
    with FakeServer(first, whole) as server:
        ask(server.client(points=points_of(row)), row, tmp_path)
        assert len(server.seen) == 2


PAGE = "<!DOCTYPE html><html><head><title>Guest WiFi</title></head><body>Sign in</body></html>"


@pytest.mark.parametrize("row", [row for row in ROWS if ROWS[row].kind != "report"])
def test_a_page_in_place_of_an_answer_is_told_at_once(row, tmp_path):
    """Of reports, HTML is a form of the answer."""
    with FakeServer(Reply(PAGE, content_type="text/html")) as server:
        with pytest.raises(errors.UnreadableAnswer):
            ask(server.client(points=points_of(row)), row, tmp_path)
        assert len(server.seen) == 1


@pytest.mark.parametrize("row", ROWS)
def test_each_row_tells_a_gateway_from_the_service(row, tmp_path):
    answer = Reply(PAGE, 403, "text/html")
    with FakeServer(answer=lambda _: answer) as server, pytest.raises(errors.GatewayRefused) as caught:
        ask(server.client(points=points_of(row)), row, tmp_path)
    assert caught.value.answered_by


# What comes back


def picture(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png))


def texts(xml: str, tag: str) -> set[str]:
    return {e.text for e in ElementTree.fromstring(xml).iter() if e.tag.endswith(f"}}{tag}") and e.text}


def in_the_middle(png: bytes) -> Any:
    """The size of a map, and whether anything is drawn at its middle."""
    return picture(png).size, picture(png).convert("RGBA").getpixel((32, 32))[3] > 0


def provisioned(sources: Any) -> Any:
    return {
        name: (
            {column.field: column.type for column in each.columns}["BuildingTIV"],
            each.filters[0].label,
            each.filters[0].required,
            "US" in each.filters[0].values,
            each.accumulation_enabled,
        )
        for name, each in sources.items()
    }


READ: Mapping[str, Callable[[Any], Any]] = {
    "autocomplete": lambda a: (a[0].label, a[0].place_id, a[0].geocoding_quality, a[0].lat, a[0].lon),
    "geocode": lambda a: (a.label, a.place_id, a.geocoding_quality, a.lat, a.lon),
    "reverse_geocode": lambda a: (a.label, a.place_id, a.geocoding_quality, a.type),
    "provision": provisioned,
    "provision_filters": lambda a: [(node.field, [each.field for each in node.children]) for node in a],
    "accumulation_layer_v1": lambda a: sum(
        r.attributes["locations"] for r in a if r.geometry["type"] == "Polygon"
    ),
    "enrich_point": lambda a: a.layers,
    "enrich_batch": lambda a: [
        [each.layers[layer]["count"] for layer in LAYERS] for each in sorted(a, key=lambda each: each.id)
    ],
    "wms_capabilities": lambda a: texts(a, "Name") >= set(MAP_LAYERS),
    "wms_map": in_the_middle,
    "wms_feature_info": lambda a: [record.attributes["storm"] for record in a],
    "wms_legend": lambda a: min(picture(a).size) > 10,
    "wms_describe_layer": lambda a: texts(a, "FeatureTypeName"),
    "wfs_feature": lambda a: [(record.attributes["storm"], record.attributes["band"]) for record in a],
}
"""What of an answer is compared with the truth."""


def read(row: str, answer: Any) -> Any:
    if row in READ:
        return READ[row](answer)
    asks, kind = ROWS[row].asks, ROWS[row].kind
    if kind == "sums":
        return {each.radius: tivs(each.metrics) for each in answer}
    if kind == "report":
        content = Path(answer.path).read_bytes()
        assert len(content) == answer.byte_count
        return answer.content_type, content.rstrip().endswith((b"%%EOF", b"</html>"))
    if asks is None:
        return answer
    assert max(Counter((r.radius, r.attributes["id"]) for r in answer).values()) == 1
    if asks.verb in (POINTS, SEARCH_POINTS):
        return {(r.radius, r.attributes["id"]): r.geometry["coordinates"] for r in answer}
    names = ROWS[row].truth()[answer[0].radius, answer[0].attributes["id"]]
    return {(r.radius, r.attributes["id"]): {name: r.attributes[name] for name in names} for r in answer}


def tivs(metrics: Mapping[str, Any]) -> dict[str, float]:
    """The metrics that are counted independently."""
    return {
        name: round(value, 2)
        for name, value in metrics.items()
        if name == "locations" or name.endswith("BuildingTIV")
    }


def client_of(sandbox: Any, row: str) -> Client:
    """Its requests are known by the row's name: a page that an earlier row read ahead may still arrive."""
    config = Config(sandbox.url, sandbox.key, open_points=ROWS[row].points, retry=QUICK, user_agent=row)
    return Client(config)


@pytest.mark.parametrize("row", ROWS)
def test_each_row_brings_back_what_is_there(row, sandbox, tmp_path):
    truth = ROWS[row].truth()
    assert truth
    with sandbox.behaving(**ROWS[row].switches):
        assert read(row, ask(client_of(sandbox, row), row, tmp_path)) == truth
    own = [seen for seen in sandbox.requests if seen.headers["user-agent"] == row]
    due = {(ROWS[row].wire.method, ROWS[row].wire.path, True)}
    assert {(seen.method, seen.path, seen.authorized) for seen in own} == due


@pytest.mark.parametrize("row", [row for row in ROWS if ROWS[row].kind == "report"])
def test_a_report_comes_in_either_format(row, sandbox, tmp_path):
    asks = ROWS[row].asks
    with sandbox.behaving(**ROWS[row].switches):
        pdf, html = (fetched(client_of(sandbox, row), asks, tmp_path, kind) for kind in ("pdf", "html"))
    assert (pdf.content_type, html.content_type) == (PDF, HTML)
    assert Path(pdf.path).read_bytes().rstrip().endswith(b"%%EOF")
    page = Path(html.path).read_text("utf-8")
    assert "53.630400, 9.988200" in page and SOURCE in page
    assert ("Accumulation around the point" in page) is bool(asks.radiuses)
    assert ("100,000 m" in page) is bool(asks.radiuses)

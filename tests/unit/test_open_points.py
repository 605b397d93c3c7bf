"""Every open point of the specification as the sandbox can answer it: the client reads each the same."""

from __future__ import annotations

import csv
from typing import Any

import pytest

from geoportfolio.core.api import Buffers, Client, Config, Filter, OpenPoints, Polygon
from geoportfolio.core.api.errors import BadRequest, InvalidInput, KeyRejected, NotFound, Refused
from sandbox.testing import running
from tests.support.monitors import RecordingMonitor
from tests.support.oracle import HAMBURG
from tests.support.scripted_server import QUICK

SOURCE = "pf_airports"
RING = ((8.0, 53.0), (11.0, 53.0), (11.0, 55.5), (8.0, 55.5), (8.0, 53.0))
AREA = Polygon(((RING,),))
CIRCLES = Buffers((HAMBURG,), (5_000.0, 30_000.0))
TREE = (Filter("CountryCode", "DE", (Filter("LOB", "Aviation"),)),)
FLAT = (Filter("LOB", "Aviation"),)
COLUMNS = ("id", "Latitude", "Longitude")


def client_of(sandbox, points: OpenPoints = OpenPoints(), key: str = "") -> Client:  # noqa: B008
    config = Config(base_url=sandbox.url, api_key=key or sandbox.key, open_points=points, retry=QUICK)
    return Client(config)


def everything(client: Client) -> dict[str, Any]:
    """What the portfolio says of one area and of circles, whatever form it says it in."""
    portfolio = client.portfolio
    pages = portfolio.entries(SOURCE, AREA, COLUMNS, TREE, page_size=5)
    around = portfolio.entries(SOURCE, CIRCLES, COLUMNS, page_size=2)
    return {
        "points": sorted(r.attributes["id"] for r in portfolio.points(SOURCE, AREA, TREE)),
        "around": sorted((r.radius, r.attributes["id"]) for r in portfolio.points(SOURCE, CIRCLES)),
        "entries": sorted(r.attributes["id"] for page in pages for r in page.records),
        "entries around": sorted((r.radius, r.attributes["id"]) for page in around for r in page.records),
        "found": sorted(r.attributes["id"] for r in portfolio.search_points(SOURCE, TREE[0].filters)),
        "metrics": [
            (each.radius, each.metrics["locations"])
            for each in client.accumulation.in_area(SOURCE, CIRCLES, TREE)
        ],
        "roots": [node.field for node in portfolio.provision_filters(SOURCE)][:1],
        "place": (place := client.places.geocode("Hamburg Airport")) and (place.lat, place.lon),
    }


@pytest.fixture(scope="module")
def as_agreed() -> dict[str, Any]:
    with running() as sandbox:
        return everything(client_of(sandbox))


READINGS: list[tuple[dict[str, Any], OpenPoints]] = [
    ({"filters_in_params": True}, OpenPoints(filters_in_params=True)),
    *(({"wrapper": name}, OpenPoints()) for name in ("result", "results", "points", "data", "entries")),
    *(({"radius_form": form}, OpenPoints()) for form in ("objects", "keyed")),
    *(({"record_form": form}, OpenPoints()) for form in ("geojson", "records-latlon", "records")),
    ({"wrapper": "result", "radius_form": "keyed", "record_form": "geojson"}, OpenPoints()),
    ({"wrapper": "data", "radius_form": "objects", "record_form": "records-latlon"}, OpenPoints()),
    ({"limit_scope": "request"}, OpenPoints()),
    ({"max_limit": 3}, OpenPoints()),
    ({"max_limit": 3, "limit_scope": "request"}, OpenPoints()),
    ({"metrics_form": "flat"}, OpenPoints()),
    ({"hierarchy_form": "values"}, OpenPoints()),
    ({"flat_geocode": True}, OpenPoints()),
]


@pytest.mark.parametrize(
    ("settings", "points"),
    READINGS,
    ids=lambda value: "-".join(map(str, value.values())) if isinstance(value, dict) else "",
)
def test_every_form_of_an_answer_is_read_the_same(settings, points, as_agreed):
    assert as_agreed["points"] == as_agreed["entries"] and len(as_agreed["around"]) > 3
    with running(**settings) as sandbox:
        assert everything(client_of(sandbox, points)) == as_agreed


def test_records_keep_their_place_where_the_service_names_it():
    with running(record_form="records-latlon") as sandbox:
        (first, *_) = client_of(sandbox).portfolio.points(SOURCE, Buffers((HAMBURG,), (5_000.0,)))
    assert first.geometry == {"type": "Point", "coordinates": [9.98823, 53.6304]}


def test_one_set_of_records_comes_as_csv_where_that_is_preferred():
    with running() as sandbox:
        found = {}
        for name, points in (("json", OpenPoints()), ("csv", OpenPoints(prefer_csv=True))):
            portfolio = client_of(sandbox, points).portfolio
            pages = portfolio.entries(SOURCE, AREA, COLUMNS, page_size=5)
            places = sorted(record.geometry["coordinates"] for record in portfolio.points(SOURCE, AREA))
            around = len(list(portfolio.points(SOURCE, CIRCLES)))
            found[name] = (places, sum(len(page.records) for page in pages), around)
        accepted = [seen.headers["accept"] for seen in sandbox.requests]
    assert found["csv"] == found["json"] and found["csv"][1] > 5
    assert set(accepted) == {"application/json", "text/csv"}


def test_a_capped_limit_is_told():
    monitor = RecordingMonitor()
    with running(max_limit=3) as sandbox:
        pages = list(client_of(sandbox).portfolio.entries(SOURCE, AREA, page_size=5, monitor=monitor))
    assert monitor.lowered == [(5, 3)]
    assert {len(page.records) for page in pages[:-1]} == {3}


@pytest.mark.parametrize("end", ["", "empty"])
@pytest.mark.parametrize(
    "settings", [{}, {"max_limit": 5}, {"hide_every": 7}, {"limit_scope": "request"}], ids=str
)
def test_every_page_end_that_looks_on_finds_all_entries(end, settings, as_agreed):
    with running(**settings) as sandbox:
        for version in ("v1", "v2"):
            portfolio = client_of(sandbox, OpenPoints(page_end=end)).portfolio
            pages = portfolio.entries(SOURCE, AREA, COLUMNS, page_size=10, version=version)
            found = [record.attributes["id"] for page in pages for record in page.records]
            whole = portfolio.entries(SOURCE, AREA, COLUMNS, page_size=20, version=version)
            assert found == [record.attributes["id"] for page in whole for record in page.records]
            assert len(found) > 20


def test_a_short_page_is_the_end_where_the_connection_says_so():
    with running() as sandbox:
        portfolio = client_of(sandbox, OpenPoints(page_end="short")).portfolio
        (page,) = portfolio.entries(SOURCE, AREA, COLUMNS, page_size=1000)
        assert len(page.records) > 250 / 10 and len(sandbox.requests) == 1


def test_the_wrong_reading_of_an_open_point_is_refused_and_not_taken_for_an_answer():
    with running(filters_in_params=True) as sandbox, pytest.raises(BadRequest, match="filters_v2"):
        list(client_of(sandbox).portfolio.points(SOURCE, AREA, TREE))
    with running(risk_alias=True) as sandbox, pytest.raises(NotFound, match="reports/risk/point"):
        client_of(sandbox).reports.point(SOURCE, HAMBURG, "never.pdf")


def test_a_report_asks_as_its_template_says(tmp_path):
    body = '{"source": "{source}", "point": {"lat": "{lat}", "long": "{lon}"}, "radiuses": "{radiuses}"}'
    with running(risk_body="point") as sandbox:
        client = client_of(sandbox, OpenPoints(risk_body=body))
        client.reports.point(SOURCE, HAMBURG, tmp_path / "a.html", format="html")
        client.reports.point_buffer(SOURCE, HAMBURG, (5_000.0,), tmp_path / "b.html", format="html")
    pages = [(tmp_path / name).read_text("utf-8") for name in ("a.html", "b.html")]
    assert ["5,000 m" in page for page in pages] == [False, True]
    assert all("53.630400, 9.988200" in page for page in pages)


def test_layers_and_events_ask_as_their_templates_say(sandbox):
    def asked(client: Client) -> list[list[dict[str, Any]]]:
        layer = client.accumulation.layer(SOURCE, filters=FLAT)
        event = client.events.enrich_entries("storm-anton", SOURCE, COLUMNS, FLAT)
        return [[record.attributes for record in records] for records in (layer, event)]

    usual = asked(client_of(sandbox))
    assert all(usual)
    points = OpenPoints(
        layer_body='{"query": {"source": "{source}", "filters": "{filters}"}}',
        event_body='{"query": {"source": "{source}", "columns": "{columns}", "filters": "{filters}"}}',
    )
    with running(layer_body="query", event_body="query") as other:
        assert asked(client_of(other, points)) == usual
        with pytest.raises(BadRequest, match="query"):
            list(client_of(other).accumulation.layer(SOURCE))
        with pytest.raises(BadRequest, match="query"):
            list(client_of(other).events.enrich_entries("storm-anton", SOURCE))


@pytest.mark.parametrize(("name", "mark"), [("comma", ","), ("semicolon", ";"), ("tab", "\t")])
def test_csv_files_come_as_the_service_writes_them(name, mark, tmp_path, as_agreed):
    with running(csv_delimiter=name) as sandbox:
        portfolio = client_of(sandbox).portfolio
        for version in ("v1", "v2"):
            filters = TREE if version == "v2" else (TREE[0].filters[0], Filter("CountryCode", "DE"))
            files = [
                portfolio.points_csv(SOURCE, AREA, tmp_path / "p.csv", filters, version=version),
                portfolio.entries_csv(SOURCE, AREA, tmp_path / "e.csv", COLUMNS, filters, version=version),
            ]
            for file in files:
                with file.path.open(encoding="utf-8", newline="") as lines:
                    rows = list(csv.DictReader(lines, delimiter=mark))
                assert sorted(row["id"] for row in rows) == as_agreed["points"]
                assert file.content_type == "text/csv"
        with pytest.raises(InvalidInput, match="radii"):
            portfolio.points_csv(SOURCE, CIRCLES, tmp_path / "c.csv")


@pytest.mark.parametrize("shape", ["mixed", "a", "b"])
def test_the_words_of_an_error_come_in_either_shape(shape):
    with running(error_shape=shape) as sandbox:
        client = client_of(sandbox)
        with pytest.raises(NotFound) as unknown:
            list(client.portfolio.points("pf_nothing", AREA))
        with pytest.raises(Refused) as refused:
            list(client.portfolio.points("pf_restricted", AREA))
        with pytest.raises(BadRequest) as layer:
            client.enrichment.point(HAMBURG, ("hail",))
        stranger = client_of(sandbox, key="another-key")
        with pytest.raises(KeyRejected) as by_place:
            stranger.places.geocode("London")
        with pytest.raises(KeyRejected) as by_portfolio:
            stranger.portfolio.provision()
    assert unknown.value.service_message == "Unknown source: pf_nothing"
    assert refused.value.service_message == "The key has no access to the source pf_restricted."
    assert layer.value.service_message.startswith("Unknown layer: hail.")
    assert by_place.value.service_message == by_portfolio.value.service_message == "Invalid key."

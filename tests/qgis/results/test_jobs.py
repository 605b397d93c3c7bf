"""The jobs against the sandbox over a socket; what arrives is counted by shapely over the same airports."""

from __future__ import annotations

import json
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import datetime

import pytest
import shapely
from osgeo import gdal
from qgis.core import QgsProject
from shapely.geometry import MultiPolygon, Polygon, box

from geoportfolio.core import gis
from geoportfolio.core.api import Filter, Monitor, OpenPoints
from geoportfolio.core.api.errors import NotFound
from geoportfolio.core.gis.layers.provenance import record_of
from geoportfolio.core.gis.reports import single as report_jobs
from geoportfolio.core.gis.results import layers
from geoportfolio.core.gis.storage.geopackage import TABLE
from sandbox.data import catalog
from sandbox.testing import running
from tests.support.monitors import RecordingMonitor
from tests.support.oracle import ALPS, COAST, HAMBURG, OCEAN, SOURCE, airports_in
from tests.support.provenance import state_text
from tests.support.queries import load_query
from tests.support.scripted_server import FakeServer, Reply
from tests.support.service import client_of, query_for

WITH_HOLE = Polygon(COAST.exterior.coords, [box(9.0, 53.4, 10.6, 54.6).exterior.coords])
FIJI = MultiPolygon([box(176.0, -20.0, 180.0, -15.0), box(-180.0, -20.0, -178.0, -15.0)])


@pytest.fixture
def load(sandbox, tmp_path):
    """Load the points of a query into a file of the test."""

    def run(query, monitor=None):
        return load_query(client_of(sandbox), query, tmp_path / "points.gpkg", monitor)

    return run


@pytest.fixture
def rows(sql):
    """(id, area) of each row of a result."""
    return lambda result: sql(result.stored.path, f"SELECT id, area FROM {TABLE} ORDER BY fid")


def test_connect_geocodes_once_and_lists_the_sources(sandbox):
    sandbox.forget()
    sources = gis.connections.sources.connect(client_of(sandbox), Monitor())
    assert list(sources) == [
        *("pf_airports", "pf_places", "pf_event_set"),
        *("pf_city", "pf_city_renewed"),
    ]
    assert [seen.path.rpartition("/")[2] for seen in sandbox.requests] == ["geocode", "provision"]


def test_a_source_is_described_by_its_columns_and_filters(sandbox):
    described = gis.connections.sources.describe_source(client_of(sandbox), SOURCE, Monitor())
    assert {c.field: c.type for c in described.columns}["BuildingTIV"] == "number"
    assert [f.label for f in described.filters][:2] == ["Country", "Line of business"]
    with pytest.raises(NotFound, match="Unknown source: pf_nothing"):
        gis.connections.sources.describe_source(client_of(sandbox), "pf_nothing", Monitor())


@pytest.mark.parametrize("version", ["v1", "v2"])
@pytest.mark.parametrize("area", [COAST, WITH_HOLE, FIJI], ids=["box", "hole", "antimeridian"])
def test_the_points_of_an_area_are_those_that_shapely_counts(load, rows, area, version):
    want = airports_in(area)
    result = load(query_for(area, version=version))
    assert want and sorted(rows(result)) == sorted((name, "1") for name in want)
    assert (result.count, result.complete, result.error) == (len(want), True, None)
    assert result.endpoints == (f"points_selection_{version}",)


def test_the_antimeridian_has_points_on_both_sides(load, sql):
    path = load(query_for(FIJI)).stored.path
    ((west, east),) = sql(path, f"SELECT min(minx), max(minx) FROM rtree_{TABLE}_geom")
    assert west < -178 and east > 176


def test_two_areas_are_tagged_each_with_its_own_points(load, rows):
    want = [(name, "1") for name in airports_in(COAST)] + [(name, "2") for name in airports_in(ALPS)]
    result = load(query_for(COAST, ALPS))
    assert sorted(rows(result)) == sorted(want)


@pytest.mark.parametrize(
    ("version", "filters"),
    [
        ("v1", (Filter("CountryCode", "DE"), Filter("LOB", "Aviation"))),
        ("v2", (Filter("CountryCode", "DE", (Filter("LOB", "Aviation"),)),)),
    ],
)
def test_filters_narrow_the_points(load, rows, version, filters):
    source = catalog.load(SOURCE)
    german = (source.text("CountryCode") == "DE") & (source.text("LOB") == "Aviation")
    want = airports_in(COAST) & set(source.table["id"][german])
    result = load(query_for(COAST, version=version, filters=filters))
    assert {name for name, _ in rows(result)} == want
    assert 0 < len(want) < len(airports_in(COAST))


FORMS = [
    ({"wrapper": "result", "record_form": "geojson"}, OpenPoints(), True),
    ({"wrapper": "points", "record_form": "records-latlon"}, OpenPoints(), True),
    ({"record_form": "records"}, OpenPoints(), False),
    ({"filters_in_params": True}, OpenPoints(filters_in_params=True), True),
]


@pytest.mark.parametrize(
    ("settings", "points", "placed"), FORMS, ids=["geojson", "records", "table", "params"]
)
def test_every_form_of_an_answer_becomes_a_layer(tmp_path, rows, settings, points, placed):
    source = catalog.load(SOURCE)
    german = set(source.table["id"][source.text("CountryCode") == "DE"])
    query = query_for(COAST, filters=(Filter("CountryCode", "DE"),))
    with running(**settings) as other:
        result = load_query(client_of(other, open_points=points), query, tmp_path / "points.gpkg")
    assert {name for name, _ in rows(result)} == airports_in(COAST) & german
    project = QgsProject()
    layer = layers.add_result(project, result)
    assert layer.isSpatial() is placed
    assert layer.featureCount() == result.count
    project.clear()


def test_no_point_is_a_complete_answer_without_a_file(load, tmp_path):
    result = load(query_for(OCEAN))
    assert (result.stored, result.complete, result.error, result.count) == (None, True, None, 0)
    assert list(tmp_path.iterdir()) == []


def test_a_required_filter_is_the_services_word(load):
    query = query_for(COAST)
    with pytest.raises(Exception, match="requires a filter on CountryCode"):
        load(type(query)("pf_places", query.areas))


def test_the_result_is_a_layer_with_provenance_styles_and_count(load, sandbox):
    query = query_for(COAST, filters=(Filter("CountryCode", "DE"),))
    result = load(query)
    project = QgsProject()
    layer = layers.add_result(project, result)
    assert layer.featureCount() == result.count > 0
    assert layers.query_of(layer) == query
    record = record_of(layer)
    assert (state_text(layer), record.host, record.rows) == ("complete", sandbox.url, result.count)
    assert [link.name for link in layer.metadata().links()] == ["points_selection_v2"]
    when = record.when
    assert abs((datetime.now().astimezone() - when).total_seconds()) < 600
    assert layer.styleManager().styles() == ["Plain", "Sum insured"]
    assert layer.attributeAlias(layer.fields().indexOf("CountryCode")) == "Country"
    assert [node.name() for node in project.layerTreeRoot().findGroup("GeoPortfolio").children()] == [
        f"pf_airports 1: Country = DE ({result.count})"
    ]
    assert sandbox.key not in layer.source() + str(layer.customPropertyKeys()) + layer.metadata().abstract()
    first = next(layer.getFeatures())
    assert shapely.Point(first.geometry().asPoint().x(), first.geometry().asPoint().y()).within(COAST)
    project.clear()


def test_what_arrives_is_counted_for_the_analyst(load):
    monitor = RecordingMonitor()
    result = load(query_for(ALPS), monitor)
    assert monitor.counts[-1] == result.count and monitor.counts == sorted(monitor.counts)


def request_for(**more) -> gis.reports.single.ReportRequest:
    return gis.reports.single.ReportRequest(SOURCE, *HAMBURG, "ACC-0042 Hotel/Elbe", **more)


@pytest.mark.parametrize("version", ["v1", "v2"])
@pytest.mark.parametrize("kind", ["pdf", "html"])
@pytest.mark.parametrize("radiuses", [(), (5000.0,)], ids=["point", "buffer"])
def test_a_report_lies_under_a_name_that_says_what_it_is(sandbox, tmp_path, version, kind, radiuses):
    folder = tmp_path / "new" / "reports"
    wanted = request_for(kind=kind, version=version, radiuses=radiuses)
    report = gis.reports.single.fetch_risk_report(client_of(sandbox), wanted, folder, Monitor())
    assert list(folder.iterdir()) == [report.path]
    assert report.path.name == f"ACC-0042 Hotel_Elbe pf_airports {report.when:%Y-%m-%d %H%M}.{kind}"
    assert (report.kind, report.source, report.radii) == (kind, SOURCE, radiuses)
    assert (report.lon, report.lat, report.title) == (*HAMBURG, "ACC-0042 Hotel/Elbe")
    if kind == "pdf":
        assert gdal.OpenEx(str(report.path), gdal.OF_RASTER, ["PDF"]) is not None
    else:
        page = report.path.read_text("utf-8")
        assert ("Accumulation around the point" in page) is bool(radiuses)


@pytest.mark.parametrize(("version", "key"), [("v1", "filters"), ("v2", "filters_v2")])
def test_the_filters_go_along_with_a_report(sandbox, tmp_path, version, key):
    wanted = request_for(kind="html", version=version, filters=(Filter("CountryCode", "DE"),))
    gis.reports.single.fetch_risk_report(client_of(sandbox), wanted, tmp_path, Monitor())
    (sent,) = json.loads(sandbox.requests[0].body)[key]
    assert (sent["field"], sent["value"]) == ("CountryCode", "DE")


def test_html_that_comes_for_a_pdf_is_called_html(tmp_path):
    page = Reply("<!DOCTYPE html><html><body>Risk report</body></html>", content_type="text/html")
    with FakeServer(page) as server:
        report = gis.reports.single.fetch_risk_report(server.client(), request_for(), tmp_path, Monitor())
    assert (report.kind, report.path.suffix) == ("html", ".html")
    assert list(tmp_path.iterdir()) == [report.path]


def test_the_second_report_of_a_place_does_not_replace_the_first(sandbox, tmp_path):
    client = client_of(sandbox)
    first, second = (
        gis.reports.single.fetch_risk_report(client, request_for(kind="html"), tmp_path, Monitor())
        for _ in "ab"
    )
    assert first.path != second.path and first.path.exists() and second.path.exists()


def test_two_reports_that_arrive_together_get_two_names(sandbox, tmp_path, monkeypatch):
    meeting = threading.Barrier(2, timeout=0.5)
    free_path = report_jobs.free_path

    def wait_for_the_other(*arguments):
        path = free_path(*arguments)
        with suppress(threading.BrokenBarrierError):
            meeting.wait()
        return path

    monkeypatch.setattr(report_jobs, "free_path", wait_for_the_other)
    client, wanted = client_of(sandbox), request_for(kind="html")
    with ThreadPoolExecutor(2) as pool:
        fetches = [
            pool.submit(gis.reports.single.fetch_risk_report, client, wanted, tmp_path, Monitor())
            for _ in "ab"
        ]
    assert {fetch.result().path for fetch in fetches} == set(tmp_path.iterdir())
    assert len(list(tmp_path.iterdir())) == 2

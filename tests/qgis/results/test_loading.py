"""Entries, circles, searches and what stopped: the one job that loads, against the sandbox over a socket."""

from __future__ import annotations

import json
import threading

import pytest
from qgis.core import QgsProject

from geoportfolio.core import gis
from geoportfolio.core.api import Filter, Monitor, OpenPoints, Query, errors
from geoportfolio.core.api.parsing.records import Record
from geoportfolio.core.api.query import ENTRIES, POINTS, SEARCH_ENTRIES, SEARCH_POINTS
from geoportfolio.core.api.sources import Source
from geoportfolio.core.gis.results import layers
from geoportfolio.core.gis.results.loading import ResumePoint
from geoportfolio.core.gis.results.result import rows_text, title_of
from geoportfolio.core.gis.storage.geopackage import TABLE
from geoportfolio.core.gis.storage.reader import stored_records
from geoportfolio.core.gis.storage.record import LoadPosition, ResultRecord
from geoportfolio.core.gis.storage.writer import ResultWriter
from sandbox.testing import running
from tests.support.monitors import RecordingMonitor
from tests.support.oracle import ALPS, BREMEN, COAST, EUROPE, HAMBURG, SOURCE, airports_around, airports_in
from tests.support.queries import RADII, areas, circles, load_query
from tests.support.scripted_server import FakeServer, Reply
from tests.support.service import client_of, polygon_of

GERMANY = (Filter("CountryCode", "DE"),)


@pytest.fixture
def load(sandbox, tmp_path):
    """Run a query into a file of the test."""

    def run(query, monitor=None, service=sandbox, config=None, **more):
        return load_query(
            client_of(service, **(config or {})), query, tmp_path / "result.gpkg", monitor, **more
        )

    return run


@pytest.fixture
def rows(sql):
    return lambda result, what: sql(result.stored.path, f"SELECT {what} FROM {TABLE} ORDER BY fid")


@pytest.mark.parametrize("version", ["v1", "v2"])
def test_circles_are_tagged_with_their_radius_and_center(load, rows, version):
    result = load(Query(SOURCE, circles(HAMBURG, BREMEN), version))
    assert set(rows(result, "id, radius, center")) == {
        (name, radius, f"center {number}")
        for number, center in enumerate((HAMBURG, BREMEN), 1)
        for radius in RADII
        for name in airports_around(center, radius)
    }
    assert [field.name for field in result.stored.fields][-2:] == ["radius", "center"]
    assert result.repeats == 0 and result.complete and result.position is None


def test_on_the_map_a_point_in_several_radii_is_one(load, rows, qgis_app):
    result = load(Query(SOURCE, circles(HAMBURG, BREMEN)), mark_repeats=True)
    every = airports_around(HAMBURG, RADII[-1]) | airports_around(BREMEN, RADII[-1])
    shown = [name for name, again in rows(result, "id, repeats") if not again]
    assert sorted(shown) == sorted(every) and result.shown == len(every) < result.count
    assert rows_text(result) == f"{len(every)} locations"
    layer = layers.add_result(QgsProject.instance(), result)
    assert layer.featureCount() == len(every)
    assert {f["radius"] for f in layer.getFeatures() if f["id"] in airports_around(HAMBURG, RADII[0])} == {
        RADII[0]
    }
    QgsProject.instance().clear()


def test_areas_that_overlap_count_a_point_once_and_one_area_has_no_mark(load, rows):
    result = load(Query(SOURCE, areas(COAST, EUROPE)), mark_repeats=True)
    assert result.shown == len(airports_in(EUROPE)) and result.repeats == len(airports_in(COAST))
    alone = load(Query(SOURCE, areas(COAST)), mark_repeats=True)
    assert "repeats" not in [field.name for field in alone.stored.fields] and alone.repeats == 0


def test_an_error_ends_the_areas_that_are_asked_beside_it(tmp_path):
    first = polygon_of(COAST).to_json()
    cut_off = Reply('{"points": [{"id": "a", "lat": 1, "lon": 2},')

    def answer(seen):
        silent = Reply("[", announce=1000, hold=threading.Event(), hold_after=1)
        return cut_off if seen.json["shape"] == first else silent

    with FakeServer(answer=answer) as server:
        query = Query(SOURCE, areas(COAST, ALPS, EUROPE))
        result = gis.results.loading.load(
            server.client(), query, Source(SOURCE), tmp_path / "cut.gpkg", Monitor()
        )
        assert result.count == 1 and result.error is not None
        assert server.left.wait(5), "a stream is read on although nobody wants it"


@pytest.mark.parametrize("version", ["v1", "v2"])
def test_entries_come_in_pages_with_the_columns_in_their_order(load, rows, sandbox, version):
    columns = ("LocName", "Longitude", "BuildingTIV", "Latitude", "id")
    result = load(Query(SOURCE, areas(COAST), version, (), columns, 40, ENTRIES))
    found = [name for (name,) in rows(result, "id")]
    assert len(found) == len(set(found)) and set(found) == airports_in(COAST)
    assert tuple(field.name for field in result.stored.fields if field.name in columns) == columns
    asked = [json.loads(seen.body) for seen in sandbox.requests if "entries" in seen.path]
    assert {(body["limit"], tuple(body["columns"])) for body in asked} == {(40, columns)}
    assert result.endpoints == (f"entries_selection_{version}",)
    assert rows_text(result).endswith(" records")


def test_a_column_or_filter_that_is_not_provisioned_is_never_sent(load, sandbox):
    for query in (
        Query(SOURCE, areas(COAST), columns=("Nothing",), verb=ENTRIES),
        Query(SOURCE, areas(COAST), filters=(Filter("Nothing", "1"),)),
        Query("pf_places", areas(COAST)),
        Query(SOURCE, areas(COAST), "v1", (Filter("CountryCode", "DE", GERMANY),)),
        Query(SOURCE, (), "v2", (Filter("CountryCode", "DE", GERMANY),), verb=SEARCH_ENTRIES),
    ):
        with pytest.raises(errors.InvalidInput):
            load(query)
    assert all(seen.path.split("/")[-1] in ("provision", "filters") for seen in sandbox.requests)


@pytest.mark.parametrize(
    ("verb", "version", "endpoint"),
    [
        (SEARCH_ENTRIES, "v1", "entries_search_v1"),
        (SEARCH_ENTRIES, "v2", "entries_search_v2"),
        (SEARCH_POINTS, "v2", "points_search_v2"),
    ],
)
def test_a_search_finds_what_the_filters_say_wherever_it_is(load, rows, verb, version, endpoint):
    result = load(Query(SOURCE, (), version, GERMANY, ("id", "CountryCode"), verb=verb))
    assert result.endpoints == (endpoint,) and result.count > 100
    assert {country for (country,) in rows(result, "CountryCode")} == {"DE"}
    assert not {"area", "radius", "center"} & {field.name for field in result.stored.fields}
    assert result.title == title_of(result.query, result.when) and "CountryCode = DE" in result.title


def test_what_stopped_in_the_middle_goes_on_at_the_next_page(load, rows, sandbox, tmp_path):
    query = Query(SOURCE, areas(ALPS, COAST), columns=("id", "LocName"), page_size=30, verb=ENTRIES)
    whole = rows(load(query, config={"open_points": OpenPoints(pages_in_flight=1)}), "id, LocName, area")
    pages = -(-len(airports_in(ALPS)) // 30)
    sandbox.faults.set(f"entries/=delay:0x{pages + 2}", "entries/=500")
    broken = load(query, config={"open_points": OpenPoints(pages_in_flight=1)})
    assert type(broken.error) is errors.ServerFailed and not broken.complete
    assert (broken.position.area, broken.position.page) == (1, 1)
    sandbox.faults.set()
    sandbox.forget()
    result = load(query, kept=ResumePoint(broken.stored.path, broken.position))
    assert rows(result, "id, LocName, area") == whole and result.complete
    asked = [json.loads(seen.body)["page"] for seen in sandbox.requests if "entries" in seen.path]
    assert min(asked) == broken.position.page


def test_points_go_on_with_the_area_that_broke(load, rows, sandbox):
    query = Query(SOURCE, areas(COAST, ALPS))
    one_by_one = {"open_points": OpenPoints(pages_in_flight=1)}
    sandbox.faults.set("points/=delay:0x1", "points/=reset:0.5")
    broken = load(query, config=one_by_one)
    assert broken.position.area == 1 and broken.count >= len(airports_in(COAST))
    sandbox.faults.set()
    result = load(query, kept=ResumePoint(broken.stored.path, broken.position))
    assert sorted(rows(result, "id, area")) == sorted(
        [(name, "1") for name in airports_in(COAST)] + [(name, "2") for name in airports_in(ALPS)]
    )


def test_the_repeats_of_kept_rows_are_known_when_it_goes_on(load, rows, sandbox):
    query = Query(SOURCE, circles(HAMBURG, BREMEN), page_size=20, verb=ENTRIES)
    whole = load(query, mark_repeats=True)
    expected = rows(whole, "id, radius, center, repeats")
    sandbox.faults.set("entries/=delay:0x2", "entries/=500")
    broken = load(query, mark_repeats=True, config={"open_points": OpenPoints(pages_in_flight=1)})
    assert not broken.complete and broken.count
    sandbox.faults.set()
    result = load(query, mark_repeats=True, kept=ResumePoint(broken.stored.path, broken.position))
    assert rows(result, "id, radius, center, repeats") == expected
    assert (result.repeats, result.count) == (whole.repeats, whole.count)


def test_a_service_that_caps_the_page_is_asked_again_with_its_own_size(tmp_path, rows):
    monitor, query = RecordingMonitor(), Query(SOURCE, areas(COAST), page_size=500, verb=ENTRIES)
    with running(max_limit=50) as capped:
        result = load_query(client_of(capped), query, tmp_path / "capped.gpkg", monitor)
    assert {name for (name,) in rows(result, "id")} == airports_in(COAST) and result.count > 50
    assert monitor.lowered == [(500, 50)]


def test_a_service_that_ignores_the_page_is_an_error_and_no_endless_loop(tmp_path):
    query = Query(SOURCE, areas(COAST), page_size=20, verb=ENTRIES)
    with running(ignore_page=True) as stuck:
        client = client_of(stuck)
        described = gis.connections.sources.describe_source(client, SOURCE, Monitor())
        result = gis.results.loading.load(client, query, described, tmp_path / "stuck.gpkg", Monitor())
        again = gis.results.loading.load(
            client,
            query,
            described,
            tmp_path / "again.gpkg",
            Monitor(),
            kept=ResumePoint(result.stored.path, result.position),
        )
    for each in (result, again):
        assert type(each.error) is errors.PageRepeated and "the same" in str(each.error)
        assert each.count == 20 and not each.complete
        assert each.position == LoadPosition(0, 1, 20)


def test_a_search_that_stopped_begins_anew_and_has_no_row_twice(load, rows, sandbox):
    query = Query(SOURCE, (), "v2", GERMANY, ("id",), verb=SEARCH_ENTRIES)
    sandbox.faults.set("search=truncate:0.5x1")
    broken = load(query)
    assert not broken.complete and broken.count
    result = load(query, kept=ResumePoint(broken.stored.path, broken.position))
    found = [name for (name,) in rows(result, "id")]
    assert result.complete and len(found) == len(set(found)) > broken.count
    assert (
        gis.results.loading.kept_rows(query, ResumePoint(broken.stored.path, broken.position), [1, 2]) == []
    )


def test_wide_ids_and_any_script_survive_being_kept(tmp_path):
    rows = [
        Record(
            {"type": "Point", "coordinates": [1.5, -2.25]},
            {"id": 2**53 + 1, "name": "مستودع 𝌆", "Open": True, "area": "theirs", "sum": 12.5, "note": None},
            200.0,
        ),
        Record(None, {"id": 7, "name": "", "Open": False, "area": "", "sum": 3.0, "note": "x"}, 500.0),
    ]
    query = Query(SOURCE)
    own = {"area": "text", "radius": "real"}
    with ResultWriter(tmp_path / "kept.gpkg", {}, own, ResultRecord(query)) as writer:
        writer.add(
            rows, {"area": "ours", "radius": lambda records: [record.radius for record in records]}, Monitor()
        )
    read = list(stored_records(writer.stored.path))
    assert [record for _, record, _ in read] == rows
    assert [own for _, _, own in read] == [
        {"area": "ours", "radius": 200.0},
        {"area": "ours", "radius": 500.0},
    ]


@pytest.mark.parametrize(("verb", "answers"), [(ENTRIES, 4), (POINTS, 2)])
def test_a_stop_while_rows_are_taken_over_leaves_what_was_kept(load, rows, sandbox, tmp_path, verb, answers):
    """Of the entries, a page that is empty ends each area."""
    query = Query(SOURCE, areas(ALPS, COAST, EUROPE), columns=("id",), page_size=1000, verb=verb)
    one_by_one = {"open_points": OpenPoints(pages_in_flight=1)}
    whole = sorted(rows(load(query, config=one_by_one), "id, area"))
    sandbox.faults.set(f"{verb}/=delay:0x{answers}", f"{verb}/=reset:0.5")
    broken = load(query, config=one_by_one)
    assert broken.position.area == 2
    sandbox.faults.set()
    kept, bytes_kept = ResumePoint(broken.stored.path, broken.position), broken.stored.path.read_bytes()
    there = sorted(tmp_path.iterdir())
    with pytest.raises(errors.Cancelled):
        load(query, RecordingMonitor(stop_after=1), kept=kept)
    assert sorted(tmp_path.iterdir()) == there and kept.path.read_bytes() == bytes_kept
    result = load(query, kept=kept)
    assert result.complete and sorted(rows(result, "id, area")) == whole

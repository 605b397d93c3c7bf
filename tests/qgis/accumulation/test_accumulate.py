"""Accumulation, accumulation layers and live events by the one job: against the sandbox over a socket."""

from __future__ import annotations

import json
import threading

import pytest
import shapely
from geographiclib.geodesic import Geodesic
from osgeo import ogr

from geoportfolio.core import gis
from geoportfolio.core.api import Area, Buffers, Filter, Monitor, OpenPoints, Query, errors
from geoportfolio.core.api.query import ACCUMULATION, ACCUMULATION_LAYER, EVENT
from geoportfolio.core.api.sources import Source
from geoportfolio.core.gis.results.result import rows_text, title_of
from geoportfolio.core.gis.storage.geopackage import TABLE
from tests.support.monitors import RecordingMonitor
from tests.support.oracle import BREMEN, COAST, HAMBURG, SOURCE, airports_around, airports_in
from tests.support.portfolio import portfolio
from tests.support.queries import load_query
from tests.support.scripted_server import FakeServer, Reply
from tests.support.service import client_of, polygon_of

RADII = (20_000.0, 80_000.0)
EVENT_ID = "2026/storm-emil"


def in_area(*shapes) -> tuple[Area, ...]:
    return tuple(Area(f"area {number}", polygon_of(shape)) for number, shape in enumerate(shapes, 1))


def around(*centers) -> tuple[Area, ...]:
    return tuple(Area(f"center {number}", Buffers((at,), RADII)) for number, at in enumerate(centers, 1))


@pytest.fixture
def accumulate(sandbox):
    def run(areas, monitor=None, service=sandbox, **more):
        client = client_of(service)
        query = Query(more.pop("source", SOURCE), areas, verb=ACCUMULATION, **more)
        described = gis.connections.sources.describe_source(client, query.source, Monitor())
        return gis.results.accumulation.accumulate(client, query, described, monitor or Monitor())

    return run


def total(ids: set[str], column: str) -> float:
    return sum(row[column] or 0.0 for row in portfolio() if row["id"] in ids)


@pytest.mark.parametrize("version", ["v1", "v2"])
@pytest.mark.parametrize("form", ["nested", "flat"])
def test_each_area_has_its_metrics(accumulate, sandbox, version, form):
    sandbox.change(metrics_form=form)
    found = accumulate(in_area(COAST), version=version)
    (only,) = found.sets
    ids = airports_in(COAST)
    assert ids and only.area.name == "area 1" and only.radius is None
    names = [name for name in only.metrics if name.endswith("BuildingTIV") or "BuildingTIV_" in name]
    assert sum(only.metrics[name] for name in names) == pytest.approx(total(ids, "BuildingTIV"))
    assert only.metrics["locations"] == len(ids)
    assert found.complete and found.error is None and found.host == sandbox.url


@pytest.mark.parametrize("form", ["list", "objects", "keyed"])
def test_each_radius_of_each_center_is_a_set_and_arrives_by_itself(accumulate, sandbox, form):
    sandbox.change(radius_form=form)
    watching = RecordingMonitor()
    found = accumulate(around(HAMBURG, BREMEN), watching)
    seen = {(each.area.name, each.radius): each.metrics["locations"] for each in found.sets}
    assert seen == {
        (f"center {number}", radius): len(airports_around(center, radius))
        for number, center in enumerate((HAMBURG, BREMEN), 1)
        for radius in RADII
    }
    assert watching.parts == list(found.sets)
    assert len([r for r in sandbox.requests if "accumulation" in r.path]) == 2


def test_an_area_that_fails_ends_no_other(accumulate, sandbox, tmp_path):
    sandbox.faults.set("accumulation/=403x1")
    found = accumulate(around(HAMBURG, BREMEN))
    failed = [each for each in found.sets if each.error]
    assert [(each.radius, type(each.error)) for each in failed] == [(r, errors.Refused) for r in RADII]
    assert not found.complete
    result = gis.results.accumulation.store_accumulation(found, tmp_path / "circles.gpkg", Monitor())
    assert result.count == 4 and not result.complete and isinstance(result.error, errors.Refused)
    rows = {row["center"]: row for row in attributes_of(result.stored.path)}
    bad, good = rows[failed[0].area.name], rows[({*rows} - {failed[0].area.name}).pop()]
    assert bad["status"] == "failed" and "access" in bad["message"] and bad["locations"] is None
    assert good["status"] == "found" and not good["message"] and good["locations"] > 0


def test_when_no_area_is_answered_the_first_reason_is_the_errors(accumulate, sandbox):
    sandbox.faults.set("accumulation/=403")
    with pytest.raises(errors.Refused):
        accumulate(around(HAMBURG, BREMEN))


def test_a_stop_keeps_what_came(accumulate, sandbox, tmp_path):
    sandbox.change(latency_ms=50)
    found = accumulate(
        around(*[(8 + 0.1 * number, 53.5) for number in range(30)]), RecordingMonitor(stop_after=4)
    )
    assert 4 <= len(found.sets) < 60 and isinstance(found.error, errors.Cancelled)
    assert gis.results.accumulation.store_accumulation(
        found, tmp_path / "some.gpkg", Monitor()
    ).state.startswith("stopped after")


def test_a_stop_keeps_what_came_behind_an_area_that_was_under_way():
    monitor, hangs = Monitor(), threading.Event()

    def answer(seen):
        first = seen.json["shape"]["coordinates"][0]["lat"] == HAMBURG[1]
        if not first:
            threading.Timer(0.5, monitor.cancelled.set).start()
        return Reply({"500": {"n": 4}, "1000": {"n": 5}}, hold=hangs if first else None)

    areas = tuple(Area(name, Buffers((at,), (500.0, 1000.0))) for name, at in (("a", HAMBURG), ("b", BREMEN)))
    with FakeServer(answer=answer) as service:
        client = service.client(points=OpenPoints(pages_in_flight=2))
        try:
            found = gis.results.accumulation.accumulate(
                client, Query("pf", areas, verb=ACCUMULATION), Source("pf"), monitor
            )
        finally:
            hangs.set()
    assert [(each.area.name, each.metrics["n"]) for each in found.sets] == [("b", 4), ("b", 5)]
    assert isinstance(found.error, errors.Cancelled)


def test_a_radius_that_the_answer_leaves_out_has_failed(tmp_path):
    areas = (Area("a", Buffers((HAMBURG,), (500.0, 1000.0))),)
    with FakeServer(Reply({"500": {"n": 4}})) as service:
        query = Query("pf", areas, verb=ACCUMULATION)
        found = gis.results.accumulation.accumulate(service.client(), query, Source("pf"), Monitor())
    assert not found.complete and [bool(each.error) for each in found.sets] == [False, True]
    result = gis.results.accumulation.store_accumulation(found, tmp_path / "circles.gpkg", Monitor())
    assert [(row["radius"], row["status"], row["n"]) for row in attributes_of(result.stored.path)] == [
        (500.0, "found", 4),
        (1000.0, "failed", None),
    ]


def test_a_source_without_accumulation_is_not_asked(accumulate, sandbox):
    for verb in (ACCUMULATION, ACCUMULATION_LAYER):
        query = Query("pf_event_set", in_area(COAST) if verb == ACCUMULATION else (), verb=verb)
        with pytest.raises(errors.AccumulationDisabled):
            load_query(client_of(sandbox), query, None)
    assert not [r for r in sandbox.requests if "accumulation" in r.path]


def test_as_a_layer_circles_are_geodesic_and_carry_their_metrics(sandbox, tmp_path):
    query = Query(SOURCE, around(HAMBURG), verb=ACCUMULATION)
    result = load_query(client_of(sandbox), query, tmp_path / "circles.gpkg")
    assert result.complete and result.endpoints == ("accumulation_buffer_v2",)
    assert rows_text(result) == "2 circles" and "accumulation" in title_of(query, result.when)
    for row, radius in zip(attributes_of(result.stored.path), RADII):
        assert (row["radius"], row["center"]) == (radius, "center 1")
        assert row["locations"] == len(airports_around(HAMBURG, radius))
        outline = shapely.from_wkt(row["wkt"])
        corners = shapely.get_coordinates(outline)[::7]
        lengths = [Geodesic.WGS84.Inverse(*reversed(HAMBURG), lat, lon)["s12"] for lon, lat in corners]
        assert lengths == pytest.approx([radius] * len(lengths), rel=1e-3)


def test_the_polygons_of_areas_come_back_with_their_metrics(sandbox, tmp_path):
    query = Query(SOURCE, in_area(COAST), verb=ACCUMULATION)
    result = load_query(client_of(sandbox), query, tmp_path / "areas.gpkg")
    (row,) = attributes_of(result.stored.path)
    assert row["area"] == "area 1" and row["locations"] == len(airports_in(COAST))
    asked = shapely.geometry.shape(query.areas[0].shape.geometry())
    assert shapely.equals(shapely.from_wkt(row["wkt"]), asked)


def test_a_metric_that_is_a_number_here_and_a_text_there_is_kept_whole(tmp_path):
    answers = [Reply(body=b'{"tiv": 12.5, "n": 3}'), Reply(body=b'{"tiv": "n/a", "n": 4}')]
    with FakeServer(*answers) as service:
        client = service.client(points=OpenPoints(pages_in_flight=1))
        query = Query("pf", in_area(COAST, COAST), verb=ACCUMULATION)
        found = gis.results.accumulation.accumulate(client, query, Source("pf"), Monitor())
    assert [each.metrics["tiv"] for each in found.sets] == [12.5, "n/a"]
    result = gis.results.accumulation.store_accumulation(found, tmp_path / "mixed.gpkg", Monitor())
    assert [(row["tiv"], row["n"]) for row in attributes_of(result.stored.path)] == [("12.5", 3), ("n/a", 4)]


def test_an_answer_without_metrics_is_an_error_that_says_so(tmp_path):
    with FakeServer(Reply(body=b'{"result": {}}')) as service:
        query = Query("pf", in_area(COAST), verb=ACCUMULATION)
        with pytest.raises(errors.UnreadableAnswer, match="no metrics"):
            gis.results.accumulation.accumulate(service.client(), query, Source("pf"), Monitor())


def test_an_accumulation_layer_is_loaded_with_the_body_that_is_wanted(sandbox, tmp_path):
    wanted = (Filter("CountryCode", "LU"),)
    request = json.dumps({"source": "{source}", "filters": "{filters}"})
    query = Query(SOURCE, verb=ACCUMULATION_LAYER, filters=wanted, request=request)
    result = load_query(client_of(sandbox), query, tmp_path / "cells.gpkg")
    rows = attributes_of(result.stored.path)
    assert sum(row["locations"] for row in rows) == sum(r["CountryCode"] == "LU" for r in portfolio())
    assert result.endpoints == ("accumulation_layer_v1",)
    assert json.loads(sandbox.requests[-1].body) == {
        "source": SOURCE,
        "filters": [{"field": "CountryCode", "value": "LU"}],
    }
    assert Query.from_json(query.to_json()) == query


def test_the_entries_under_a_live_event_are_loaded(sandbox, tmp_path):
    query = Query(SOURCE, verb=EVENT, footprint=EVENT_ID, columns=("id", "Latitude", "Longitude"))
    result = load_query(client_of(sandbox), query, tmp_path / "event.gpkg")
    rows = attributes_of(result.stored.path)
    assert rows and {row["footprint"] for row in rows} == {EVENT_ID}
    assert EVENT_ID in title_of(query, result.when) and "records" in rows_text(result)
    assert sandbox.requests[-1].path.endswith("/footprints/2026%2Fstorm-emil/enrich/entries")


def attributes_of(path) -> list[dict]:
    """The rows of a result, each with its outline as WKT, read by OGR."""
    dataset = ogr.Open(str(path))
    rows = []
    for feature in dataset.GetLayerByName(TABLE):
        geometry = feature.GetGeometryRef()
        rows.append({**feature.items(), "wkt": geometry.ExportToWkt() if geometry else ""})
    return rows


def test_a_loaded_accumulation_knows_its_connection(sandbox, tmp_path):
    client, query = client_of(sandbox), Query(SOURCE, in_area(COAST), verb=ACCUMULATION)
    result = load_query(client, query, tmp_path / "sums.gpkg", connection="office")
    assert result.stored and result.connection == "office"

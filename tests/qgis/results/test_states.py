"""How a layer stands: whole, stopped, older than its area or than a month, or without its file."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from datetime import datetime, timedelta, timezone

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from qgis.core import QgsCoordinateReferenceSystem, QgsGeometry, QgsProject, QgsSettings
from shapely.geometry import box

from geoportfolio.core.api import Area, Buffers, Monitor, Polygon, Query
from geoportfolio.core.api.errors import Cancelled
from geoportfolio.core.gis.areas.selection import SelectionAreas
from geoportfolio.core.gis.layers import identity
from geoportfolio.core.gis.layers.provenance import record_of
from geoportfolio.core.gis.results import layers
from geoportfolio.core.gis.results.result import Result
from geoportfolio.core.gis.results.states import (
    COMPLETE,
    DAYS,
    FILE_GONE,
    OUT_OF_DATE,
    STOPPED,
    facts_of,
    is_same,
    state_of,
    states_of,
)
from geoportfolio.core.gis.storage.record import LoadPosition
from tests.support.oracle import SOURCE, is_told_well
from tests.support.provenance import change_record
from tests.support.service import polygon_of

WGS84 = QgsCoordinateReferenceSystem("EPSG:4326")
THEN = datetime(2026, 3, 12, 9, 14, tzinfo=timezone.utc)
NOW = THEN + timedelta(days=2)
PORT, PORT_NOW = polygon_of(box(9.9, 53.5, 10.0, 53.6)), polygon_of(box(9.9, 53.5, 10.1, 53.6))
FAR = polygon_of(box(20, 20, 21, 21))
CIRCLES = Buffers(((9.9921, 53.5503),), (200.0, 1000.0))


@pytest.fixture
def project(qgis_app):
    QgsProject.instance().clear()
    QgsSettings().remove(DAYS)
    yield QgsProject.instance()
    QgsSettings().remove(DAYS)
    QgsProject.instance().clear()


@pytest.fixture
def result(store, point):
    """A layer of the answer to a query for areas of these names and shapes."""

    def make(*areas, **more):
        query = Query(SOURCE, tuple(Area(*area) for area in areas))
        stored = store([point(9.95, 53.55)], {"id": "long"}, query=query)
        whole = Result(stored, query, "a", ("points_selection_v2",), "http://host", THEN, 1.0)
        return layers.add_result(QgsProject.instance(), replace(whole, **more))

    return make


def test_an_answer_that_nothing_has_overtaken_is_complete(project, result):
    layer = result(("Port", PORT), ("Rathaus", CIRCLES))
    state = state_of(layer, {"Port": PORT, "Rathaus": CIRCLES, "Other": FAR}, NOW)
    assert state.kind == COMPLETE and not state.reason and not state.changed
    assert state_of(layer, {}, NOW).kind == COMPLETE, "its areas may be gone"


@pytest.mark.parametrize(
    ("asked", "now"),
    [
        (PORT, PORT_NOW),
        (CIRCLES, replace(CIRCLES, radiuses=(200.0, 500.0))),
        (CIRCLES, replace(CIRCLES, centers=((9.9931, 53.5503),))),
        (CIRCLES, PORT),
    ],
    ids=["edited", "a radius gone", "another center", "a polygon"],
)
def test_an_area_of_its_name_with_another_shape_makes_it_out_of_date(project, result, asked, now):
    layer = result(("Port", asked))
    state = state_of(layer, {"Port": now}, NOW)
    assert state.kind == OUT_OF_DATE and state.changed == (Area("Port", now),)
    assert "'Port'" in state.reason and is_told_well(state.reason) and is_told_well(state.advice)


def test_the_number_of_an_area_is_soon_that_of_another_one(project, result):
    layer = result(("Area 1", PORT), ("Center 2", CIRCLES))
    assert (
        state_of(layer, {"Area 1": FAR, "Center 2": Buffers(((20.0, 20.0),), (500.0,))}, NOW).kind == COMPLETE
    )
    edited = {"Area 1": PORT_NOW, "Center 2": replace(CIRCLES, radiuses=(500.0,))}
    state = state_of(layer, edited, NOW)
    assert {area.name for area in state.changed} == {"Area 1", "Center 2"}
    assert state.reason == "2 of its areas were edited after this query: 'Area 1', 'Center 2'."


def test_an_area_is_known_by_its_id_and_not_by_its_name(project, result):
    layer = result(("Area 1", PORT, "a"))
    another = state_of(layer, {"Area 1": PORT_NOW, "b": PORT_NOW}, NOW)
    assert another.kind == COMPLETE and another.reason == "Area removed: 'Area 1'." and not another.changed
    renamed = state_of(layer, {"Port": PORT, "a": PORT}, NOW)
    assert renamed.kind == COMPLETE and not renamed.reason
    moved = state_of(layer, {"a": FAR}, NOW)
    assert moved.kind == OUT_OF_DATE and moved.reason == "'Area 1' was edited after this query."
    assert moved.changed == (Area("Area 1", FAR),) and moved.changed[0].id == "a"
    assert not state_of(layer, None, NOW).reason, "without the layer nothing is known of its areas"


def test_many_areas_are_not_all_named(project, result):
    names = [f"Dock {letter}" for letter in "ABCDE"]
    state = state_of(result(*((name, PORT) for name in names)), dict.fromkeys(names, PORT_NOW), NOW)
    assert state.reason == (
        "5 of its areas were edited after this query: 'Dock A', 'Dock B', 'Dock C' and 2 more."
    )


@pytest.mark.parametrize("name", ["Map Extent", "1", "Area 1 (2)", "Port"])
def test_any_name_is_soon_that_of_another_place(project, result, name):
    assert state_of(result((name, PORT)), {name: FAR}, NOW).kind == COMPLETE


def test_another_radius_around_the_same_center_is_for_the_next_answer(project, result):
    more = replace(CIRCLES, radiuses=(200.0, 500.0, 1000.0))
    assert state_of(result(("Rathaus", CIRCLES)), {"Rathaus": more}, NOW).kind == COMPLETE


def test_an_area_that_can_not_be_asked_as_it_is_now_is_told(project, result):
    state = state_of(result(("Port", PORT), ("Dock", PORT)), {"Port": None, "Dock": PORT_NOW}, NOW)
    assert state.kind == OUT_OF_DATE and state.broken == ("Port",)
    assert "'Port' cannot be queried as it is now." in state.reason and "'Dock' was edited" in state.reason
    alone = state_of(result(("Port", PORT)), {"Port": None}, NOW)
    assert alone.kind == OUT_OF_DATE and not alone.changed
    assert is_told_well(alone.reason) and is_told_well(alone.advice)


@pytest.mark.parametrize(
    ("setting", "days", "kind"),
    [
        (None, 30, COMPLETE),
        (None, 31, OUT_OF_DATE),
        (7, 8, OUT_OF_DATE),
        ("7", 7, COMPLETE),
        (0, 4000, COMPLETE),
        ("a lot", 31, OUT_OF_DATE),
    ],
)
def test_an_answer_grows_old(project, result, setting, days, kind):
    if setting is not None:
        QgsSettings().setValue(DAYS, setting)
    state = state_of(result(("Port", PORT)), {"Port": PORT}, THEN + timedelta(days=days, hours=1))
    assert state.kind == kind
    assert state.reason == (f"This result is {days} days old." if kind == OUT_OF_DATE else "")


def test_a_moment_without_a_zone_or_none_at_all_is_no_trouble(project, result):
    layer = result(("Port", PORT))
    change_record(layer, when=datetime(2026, 3, 12, 9, 14))
    assert state_of(layer, {}, THEN + timedelta(days=40)).kind == OUT_OF_DATE
    change_record(layer, when=None)
    assert state_of(layer, {}, THEN + timedelta(days=40)).kind == COMPLETE


@pytest.mark.parametrize("zone", ["America/New_York", "Europe/Berlin"])
@pytest.mark.parametrize(
    "when", ["0001-01-01T00:00:00+00:00", "9999-12-31T23:59:59+00:00", "0001-01-01T00:00:00"]
)
def test_a_moment_at_the_end_of_the_calendar_takes_no_mark_from_other_layers(
    project, result, monkeypatch, when, zone
):
    hostile, other = result(("Port", PORT)), result(("Port", PORT))
    text = hostile.customProperty(identity.RECORD)
    hostile.setCustomProperty(identity.RECORD, text.replace(record_of(hostile).when.isoformat(), when))
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        told = [facts_of(hostile), facts_of(other)]
        states = states_of(told, lambda _names, _monitor: {"Port": PORT}, NOW, 30)
        assert len(states) == 2 and states[other.id()].kind == COMPLETE
    finally:
        monkeypatch.undo()
        time.tzset()


def test_a_load_that_stopped_says_so_before_all_else(project, result):
    layer = result(("Port", PORT), complete=False, position=LoadPosition(0, 1, 0))
    state = state_of(layer, {"Port": PORT_NOW}, THEN + timedelta(days=40))
    assert state.kind == STOPPED and "resume" in state.advice
    assert state.reason.startswith("Incomplete: the load stopped early.") and "'Port'" in state.reason


def test_a_load_that_can_not_go_on_is_to_be_refreshed(project, result):
    state = state_of(result(("Port", PORT), complete=False), {}, NOW)
    assert state.kind == STOPPED and "refresh" in state.advice and "continue" not in state.advice


def test_a_file_that_is_gone_can_be_loaded_again(project, result):
    layer = result(("Port", PORT))
    layers.path_of(layer).unlink()
    state = state_of(layer, {"Port": PORT_NOW}, NOW)
    assert state.kind == FILE_GONE and state.reason == "Its file result.gpkg no longer exists."
    assert "load it again" in state.advice
    change_record(layer, query=None)
    lost = state_of(layer, {}, NOW)
    assert lost.kind == FILE_GONE and "neither does the query" in lost.reason and "again" in lost.advice


def test_a_file_that_is_no_map_any_more_is_as_good_as_gone(project, result, tmp_path):
    layer = result(("Port", PORT))
    broken = tmp_path / "broken.gpkg"
    broken.write_text("no map", "utf-8")
    layer.setDataSource(f"{broken}|layername=records", "a", "ogr")
    assert state_of(layer, {}, NOW).reason == "QGIS cannot read its file broken.gpkg."


def test_a_query_that_only_the_file_has_is_compared_too(project, result):
    layer = result(("Port", PORT))
    change_record(layer, query=None)
    assert state_of(layer, {"Port": PORT_NOW}, NOW).kind == OUT_OF_DATE


def test_the_names_that_are_asked_are_looked_up_once_for_all(project, result):
    first = facts_of(result(("Port", PORT)))
    second = replace(
        first, layer_id="other", record=replace(first.record, query=Query(SOURCE, (Area("Dock", PORT),)))
    )
    third = replace(
        first, layer_id="no areas", record=replace(first.record, query=Query(SOURCE, verb="search_points"))
    )
    wanted = []

    def shapes(names, monitor=None):
        wanted.append(names)
        return {"Dock": PORT_NOW}

    states = states_of([first, second, third], shapes, NOW, 30)
    assert wanted == [{"Port", "Dock"}]
    assert {name: state.kind for name, state in states.items()} == {
        first.layer_id: COMPLETE,
        "other": OUT_OF_DATE,
        "no areas": COMPLETE,
    }
    monitor = Monitor()
    monitor.cancelled.set()
    with pytest.raises(Cancelled):
        states_of([first], shapes, NOW, 30, monitor)


def areas_in(project, tmp_path):
    return SelectionAreas(project, lambda name: tmp_path / name)


def drawn_areas(areas):
    """A polygon drawn on a web map, one across the antimeridian, and circles."""
    mercator = QgsCoordinateReferenceSystem("EPSG:3857")
    areas.add(QgsGeometry.fromWkt(box(-2_000_000, 5_000_000, 3_000_000, 9_000_000).wkt), mercator, "Europe")
    areas.add(QgsGeometry.fromWkt(box(170, -20, 190, -10).wkt), WGS84, "Fiji")
    areas.add_circles([("Rathaus", 9.9921, 53.5503)], (200.0, 1000.0))
    return areas.areas()


def test_areas_that_nobody_touched_are_the_same_when_they_are_read_anew(project, result, tmp_path):
    areas = areas_in(project, tmp_path)
    asked = drawn_areas(areas)
    layer = result(*((area.name, area.shape) for area in asked))
    names = {area.name for area in asked}
    # What was just added is remembered; another reader sees the file alone.
    for reader in (areas, areas_in(project, tmp_path)):
        now = reader.shapes()(names)
        assert set(now) == names and state_of(layer, now, NOW).kind == COMPLETE
    assert areas.shapes()({"Fiji"}).keys() == {"Fiji"}


def test_an_edit_that_is_not_saved_counts_and_a_broken_area_is_none(project, result, tmp_path):
    areas = areas_in(project, tmp_path)
    areas.add(QgsGeometry.fromWkt(box(9.9, 53.5, 10.0, 53.6).wkt), WGS84, "Port")
    layer = result(*((area.name, area.shape) for area in areas.areas()))
    selection = areas.layer()
    selection.startEditing()
    (feature,) = selection.getFeatures()
    selection.changeGeometry(feature.id(), QgsGeometry.fromWkt(box(9.9, 53.5, 10.2, 53.6).wkt))
    assert state_of(layer, areas.shapes()({"Port"}), NOW).kind == OUT_OF_DATE
    selection.changeGeometry(feature.id(), QgsGeometry.fromWkt("POLYGON((0 0, 2 2, 2 0, 0 2, 0 0))"))
    assert areas.shapes()({"Port"}) == {"Port": None}
    selection.rollBack()
    assert state_of(layer, areas.shapes()({"Port"}), NOW).kind == COMPLETE


def test_without_a_layer_there_are_no_shapes(project, tmp_path):
    assert areas_in(project, tmp_path).shapes()({"Port"}) is None


corner = st.tuples(st.floats(-170, 170), st.floats(-80, 80))


@given(st.lists(corner, min_size=3, max_size=12, unique=True), st.integers(0, 11), st.booleans())
def test_where_a_ring_begins_and_which_way_it_runs_is_no_change(corners, start, turned):
    hull = shapely.MultiPoint(corners).convex_hull
    if hull.geom_type != "Polygon" or hull.area < 1e-3:
        return
    ring = list(hull.exterior.coords)[:-1]
    start %= len(ring)
    other = ring[start:] + ring[:start]
    other = other[::-1] if turned else other
    again = Polygon((((*other, other[0]),),))
    same = Polygon(((tuple(hull.exterior.coords),),))
    assert is_same(same, again)
    assert is_same(same, Polygon.from_json(json.loads(json.dumps(same.to_json()))))


@given(st.floats(-1, 1), st.floats(-1, 1))
def test_is_same_of_a_moved_corner_is_false(dx, dy):
    corners = [(9.9, 53.5), (10.0, 53.5), (10.0, 53.6), (9.9, 53.6)]
    moved = [corners[0], (10.0 + dx, 53.5 + dy * 0.09), *corners[2:]]
    asked, now = (polygon_of(shapely.Polygon(each)) for each in (corners, moved))
    assert is_same(asked, now) is (moved == corners)

"""Circles by mouse and keys, areas from what is there already, and each point on the map once."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Sequence

import airportsdata
import pytest
import shapely
from geographiclib.geodesic import Geodesic
from osgeo import ogr, osr

from sandbox.testing import Sandbox

from .analyst import Analyst, Seen
from .demo import airports_in
from .hands import RIGHT
from .sample_project import write_sample_project
from .screens import EUROPE, Photographer, start_afresh
from .steps import Place, area_shapes, clear_areas, is_visible, look_at

SITES = {"Köln": (6.96, 50.94), "Gdańsk": (18.65, 54.35), "تونس": (10.18, 36.81)}
UTM = 32632
WITH_A_HOLE = "POLYGON((8 48,14 48,14 52,8 52,8 48),(9 49,13 49,13 51,9 51,9 49))"
FAULTS = {
    "0": "'0' is no radius: it has to be above 0. Type for example 200 500 1km.",
    "500 12 leagues": "'12 leagues' is no radius. Type numbers with m, km, mi, ft or nothing for meters",
    "30000km": "'30000km' is more than half the globe. Type at most 20037 km.",
}
"""What is typed for radii, and what is told of it."""
HAMBURG: Place = (9.988, 53.630)
FIJI: Place = (178.5, -17.8)


@pytest.fixture(scope="module")
def sample_project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sample project with three sites in UTM."""
    folder = tmp_path_factory.mktemp("project")
    return write_sample_project(folder, write_sites(folder / "Sites.gpkg"))


def write_sites(path: Path) -> Path:
    here, there = osr.SpatialReference(), osr.SpatialReference()
    here.ImportFromEPSG(4326)
    here.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
    there.ImportFromEPSG(UTM)
    dataset = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    layer = dataset.CreateLayer("Sites", there, ogr.wkbPoint)
    layer.CreateField(ogr.FieldDefn("name", ogr.OFTString))
    for name, (lon, lat) in SITES.items():
        feature = ogr.Feature(layer.GetLayerDefn())
        feature["name"] = name
        point = ogr.CreateGeometryFromWkt(f"POINT({lon} {lat})")
        point.Transform(osr.CoordinateTransformation(here, there))
        feature.SetGeometry(point)
        layer.CreateFeature(feature)
    return path


def airports_around(center: Place, radius: float) -> set[str]:
    """The ids of the airports within *radius* meters, by another geodesic than the service's."""
    lon, lat = center
    airports = airportsdata.load().values()
    away = {
        "apt-" + airport["icao"]: Geodesic.WGS84.Inverse(lat, lon, airport["lat"], airport["lon"])["s12"]
        for airport in airports
        if abs(airport["lat"] - lat) < radius / 100_000
    }
    return {identifier for identifier, meters in away.items() if meters <= radius}


def circles(analyst: Analyst) -> dict[str, tuple[Place, tuple[float, ...]]]:
    """The centres of *Selection areas* by name, each with its radii."""
    found: dict[str, tuple[Place, tuple[float, ...]]] = {}
    for row in analyst.eyes.ask("features", layer="Selection areas"):
        seen = row["attributes"]
        if seen["kind"] == "circle":
            center = (seen["longitude"], seen["latitude"])
            found[seen["name"]] = (center, (*found.get(seen["name"], (center, ()))[1], seen["radius"]))
    return found


def wait_for_circles(analyst: Analyst, count: int) -> dict[str, tuple[Place, tuple[float, ...]]]:
    return analyst.wait_until(
        f"{count} centres are there", lambda: seen if len(seen := circles(analyst)) == count else None
    )


def load(analyst: Analyst) -> tuple[str, Seen]:
    """Load the points: what is said, and the layer."""
    analyst.listen()
    analyst.click("loadPointsButton")
    said = analyst.wait_for_message(r"points?\b.*, \d+\.\d s$")
    analyst.wait_for_idle()
    return said, analyst.layer("^pf_airports")


def rows_of(layer: Seen) -> list[tuple[str, str, float]]:
    """(id, center, radius) of all rows of the file, also those that the map leaves out."""
    with closing(sqlite3.connect(layer["source"].partition("|")[0])) as file:
        return sorted(file.execute("SELECT id, center, radius FROM records"))


def check_count(analyst: Analyst, layer: Seen, count: int) -> None:
    """The layer tree counts *count* features."""
    analyst.click_item("theLayerTreeView", layer["name"], RIGHT)
    analyst.click_label("Show Feature Count")
    shown = f"{layer['name']} [{count}]"
    analyst.wait_until(
        f"the tree shows {shown}", lambda: shown in analyst.eyes.ask("items", name="theLayerTreeView")
    )


def take_circles(analyst: Analyst) -> None:
    with analyst.another_map_tool():
        analyst.press("shift+F9")


def write_radii(analyst: Analyst, text: str, echo: str) -> None:
    """Type radii over the map, and see how they are understood."""
    analyst.hands.write(text)
    analyst.wait_until(f"it echoes {echo!r}", lambda: echo in analyst.see("radiusEcho")["text"])


def copy(analyst: Analyst, text: str) -> None:
    """Have *text* on the clipboard, as from another program."""
    analyst.eyes.ask("fill_clipboard", text=text)


def use(analyst: Analyst, entry: str) -> None:
    analyst.click("useButton")
    analyst.click_label(entry)


def readout(analyst: Analyst) -> str:
    return str(analyst.see("mapToolReadout")["text"])


def test_centres_and_radii_are_set_and_no_point_counts_twice(analyst: Analyst, sandbox: Sandbox) -> None:
    start_afresh(analyst)
    take_circles(analyst)
    for place in ((9.0, 51.0), (10.0, 50.4), (14.0, 46.0), (14.5, 46.5)):
        analyst.click_map(*place)
    analyst.wait_until("4 centers", lambda: "4 centers" in readout(analyst))
    analyst.press("BackSpace")
    analyst.wait_until("3 centers", lambda: "3 centers" in readout(analyst))
    analyst.press("ctrl+z")
    analyst.wait_until("2 centers", lambda: "2 centers" in readout(analyst))
    write_radii(analyst, "60km 30 mi 1000", "= 1\u00a0km, 48\u202f280.32\u00a0m, 60\u00a0km")
    analyst.press("Tab", "Tab")
    write_radii(analyst, "60km 100 km", "= 60\u00a0km, 100\u00a0km")
    analyst.press("Return")
    analyst.wait_until("the box is gone", lambda: not is_visible(analyst, "radiusBox"))
    with analyst.another_map_tool():
        analyst.press("Return")
    found = wait_for_circles(analyst, 2)
    assert [radii for _, radii in found.values()] == [(60_000.0, 100_000.0), (1000.0, 48_280.32, 60_000.0)]
    assert analyst.see("areaLabel")["text"].startswith(
        "Center 1: 60\u00a0km, 100\u00a0km\nCenter 2: 1\u00a0km, 30\u00a0mi, 60\u00a0km"
    )

    sandbox.forget()
    said, layer = load(analyst)
    asked = [json.loads(request.body) for request in sandbox.requests]
    assert sorted(tuple(body["radiuses"]) for body in asked) == sorted(radii for _, radii in found.values())
    inside = {
        (name, radius): airports_around(center, radius)
        for name, (center, radii) in found.items()
        for radius in radii
    }
    points = set().union(*inside.values())
    rows = sorted((point, *circle) for circle, within in inside.items() for point in within)
    assert rows_of(layer) == rows
    assert len(rows) > len(points) > 0
    assert said.startswith(f"{len(points)} points in 5 circles ({len(rows)} rows), ")
    check_count(analyst, layer, len(points))


def test_typed_radii_are_asked_around_every_center(analyst: Analyst, sandbox: Sandbox) -> None:
    start_afresh(analyst)
    take_circles(analyst)
    for place in ((9.0, 51.0), (14.0, 46.0)):
        analyst.click_map(*place)
    write_radii(analyst, "100km", "= 100\u00a0km")
    analyst.press("Return")
    analyst.listen()
    with analyst.another_map_tool():
        analyst.press("Return")
    analyst.wait_for_message("^Circles added: 2 centers, 100 km each$")
    found = wait_for_circles(analyst, 2)
    assert [radii for _, radii in found.values()] == [(100_000.0,)] * 2
    # Numbers are never given twice, so they follow those of the tests before.
    told = re.fullmatch("Center (\\d+), Center (\\d+)\n100\u00a0km", analyst.see("areaLabel")["text"])
    assert told and int(told[2]) == int(told[1]) + 1
    sandbox.forget()
    said, layer = load(analyst)
    asked = [json.loads(request.body)["radiuses"] for request in sandbox.requests]
    assert asked == [[100_000]] * 2
    points = set().union(*(airports_around(center, 100_000.0) for center, _ in found.values()))
    assert said.startswith(f"{len(points)} points in 2 circles")
    assert layer["count"] == len(points) > 0


def test_a_radius_is_dragged_and_shift_joins_it_to_the_others(analyst: Analyst) -> None:
    start_afresh(analyst)
    take_circles(analyst)
    analyst.drag_map((5.0, 47.0), (6.0, 47.0))
    analyst.wait_until("1 center", lambda: "1 center" in readout(analyst))
    analyst.press("ctrl+z")
    analyst.press("Escape")
    analyst.wait_until("the tool is left", lambda: not analyst.see("circlesButton")["checked"])
    analyst.click("circlesButton")
    analyst.drag_map((5.0, 47.0), (6.0, 47.0))
    analyst.drag_map((9.0, 47.0), (9.0, 48.0), holding="shift")
    with analyst.another_map_tool():
        analyst.click_map(12.0, 44.0, button=RIGHT)
    (alone, (dragged,)), (_, joined) = wait_for_circles(analyst, 2).values()
    east = Geodesic.WGS84.Inverse(alone[1], alone[0], 47.0, 6.0)["s12"]
    pixel = 7000.0
    assert dragged == pytest.approx(east, abs=pixel)
    assert dragged % 1000 == 0
    assert len(joined) > 1
    assert joined[-1] == pytest.approx(111_000, abs=2 * pixel)
    assert analyst.see("radiiEdit")["text"].endswith(f"{joined[-1] / 1000:g} km")


def test_what_is_no_radius_is_refused_in_words_and_escape_leaves(analyst: Analyst) -> None:
    start_afresh(analyst)
    take_circles(analyst)
    analyst.click_map(9.0, 51.0)
    for typed, told in FAULTS.items():
        write_radii(analyst, typed, told)
        analyst.press("Return")
        assert is_visible(analyst, "radiusBox")
        analyst.press("Escape")
        analyst.wait_until("the box is gone", lambda: not is_visible(analyst, "radiusBox"))
    analyst.click("radiiEdit")
    for typed, told in {**FAULTS, "far": "'far' is no radius.", "-5": "above 0"}.items():
        analyst.type_into("radiiEdit", typed)
        analyst.press("Return")
        analyst.wait_until("it is told", lambda told=told: told in analyst.see("radiiProblemLabel")["text"])
    analyst.type_into("radiiEdit", "250m")
    analyst.press("Return")
    analyst.wait_until("all is well", lambda: not is_visible(analyst, "radiiProblemLabel"))
    analyst.point_at(10.0, 51.0)
    analyst.wait_until("1 center", lambda: readout(analyst).startswith("250 m"))
    analyst.click_map(10.0, 51.0)
    analyst.press("Escape")
    analyst.wait_until("nothing is drawn", lambda: not is_visible(analyst, "mapToolReadout"))
    assert analyst.see("circlesButton")["checked"]
    with analyst.another_map_tool():
        analyst.press("Escape")
    assert not analyst.see("circlesButton")["checked"]
    assert not is_visible(analyst, "clearAreasButton")


def test_points_of_a_layer_are_centres_and_what_overlaps_is_joined(
    analyst: Analyst, sandbox: Sandbox
) -> None:
    start_afresh(analyst)
    set_radii(analyst, "40km 150km")
    analyst.click_item("theLayerTreeView", "Sites")
    use(analyst, "Whole layer")
    analyst.wait_for_message("^Areas added from Sites: 3$")
    found = wait_for_circles(analyst, len(SITES))
    for name, place in SITES.items():
        assert found[name][0] == pytest.approx(place, abs=1e-6)
        assert found[name][1] == (40_000.0, 150_000.0)
    _, layer = load(analyst)
    points = set().union(*(airports_around(place, 150_000.0) for place in SITES.values()))
    assert layer["count"] == len(points)
    assert {center for _, center, _ in rows_of(layer)} == set(SITES)

    clear_areas(analyst)
    copy(analyst, WITH_A_HOLE)
    use(analyst, "Paste WKT or GeoJSON")
    analyst.wait_for_message("^Areas added from the pasted text: 1$")
    copy(analyst, '{"type": "Point", "coordinates": [13, 50]}')
    use(analyst, "Paste WKT or GeoJSON")
    wait_for_circles(analyst, 1)
    use(analyst, "Join into one area")
    analyst.wait_for_message("^All areas are one now")
    (joined,) = analyst.wait_until("they are one", lambda: only_one(area_shapes(analyst)))
    with_a_hole = shapely.from_wkt(WITH_A_HOLE)
    assert shapely.covers(joined.buffer(1e-6), with_a_hole)
    assert not joined.contains(shapely.Point(10.0, 50.0))
    assert joined.contains(shapely.Point(13.0, 50.0))
    assert load(analyst)[1]["count"] == len(airports_in(joined)) > len(airports_in(with_a_hole))

    clear_areas(analyst)
    use(analyst, "Map extent")
    analyst.wait_for_message("extent was added")
    look_at(analyst, EUROPE[0], EUROPE[1], 40_000_000)
    (extent,) = area_shapes(analyst)
    assert load(analyst)[1]["count"] == len(airports_in(extent)) > 0


def only_one(shapes: Sequence[shapely.Geometry]) -> Sequence[shapely.Geometry]:
    return shapes if len(shapes) == 1 else ()


def set_radii(analyst: Analyst, text: str) -> None:
    """The radii of the next circles, by the dock; the tool is put away again."""
    analyst.click("circlesButton")
    analyst.type_into("radiiEdit", text)
    analyst.press("Return")
    analyst.click("circlesButton")
    analyst.wait_until("the tool is left", lambda: not analyst.see("circlesButton")["checked"])


def choose_here(analyst: Analyst, place: Place, entry: str) -> None:
    analyst.click_map(*place, button=RIGHT)
    analyst.click_label("GeoPortfolio")
    analyst.click_label(entry)


def take_corner(analyst: Analyst, corner: Sequence[float]) -> None:
    """Click a corner once QGIS's vertex tool lights it: it learns in the background where they lie."""

    def lit() -> bool:
        analyst.point_at(*corner)
        bands = analyst.eyes.ask("bands")
        return any(band == pytest.approx([*corner, *corner], abs=1e-6) for band in bands)

    analyst.wait_until("the corner is lit", lit)
    analyst.click_map(*corner)


def test_a_circle_edited_with_the_vertex_tool_is_asked_as_it_is_seen(
    analyst: Analyst, sandbox: Sandbox
) -> None:
    start_afresh(analyst)
    set_radii(analyst, "50km 100km")
    choose_here(analyst, (10.0, 50.0), "Circles here")
    wait_for_circles(analyst, 1)
    with analyst.another_map_tool():
        analyst.click("editAreasButton")
    analyst.wait_for_idle()
    _, outer = area_shapes(analyst)
    corners = shapely.get_coordinates(outer)
    take_corner(analyst, corners[corners[:, 1].argmax()])
    analyst.click_map(10.0, 54.0)
    analyst.wait_until("the corner is moved", lambda: area_shapes(analyst)[1].bounds[3] > 53.5)
    sandbox.forget()
    _, layer = load(analyst)
    # Asked at the same time, in whichever order they arrive.
    assert sorted(request.path.rpartition("/")[2] for request in sandbox.requests) == [
        "buffer-selection",
        "selection",
    ]
    moved = area_shapes(analyst)[1]
    assert layer["count"] == len(airports_in(moved))
    rows = analyst.eyes.ask("features", layer=layer["id"])
    areas = {row["attributes"]["area"] for row in rows} - {"NULL"}
    assert [re.sub(r"\d+", "N", area, count=1) for area in areas] == ["Center N, 100 km edited"]
    analyst.click("mActionToggleEditing")
    analyst.click_label("Discard")
    analyst.wait_until("it is a circle again", lambda: area_shapes(analyst)[1].bounds[3] < 53.5)
    assert load(analyst)[1]["fields"][-3:] == ["radius", "center", "repeats"]


def test_circles_across_the_antimeridian_are_split_and_counted_once(analyst: Analyst) -> None:
    start_afresh(analyst)
    look_at(analyst, 180.0, FIJI[1])
    take_circles(analyst)
    analyst.click_map(*FIJI)
    write_radii(analyst, "200km 500km", "= 200")
    analyst.press("Return")
    with analyst.another_map_tool():
        analyst.press("Return")
    ((center, radii),) = wait_for_circles(analyst, 1).values()
    assert center == pytest.approx(FIJI, abs=0.1)
    for shape in area_shapes(analyst):
        assert shape.bounds[0] == -180
        assert shape.bounds[2] == 180
        assert len(shapely.get_parts(shape)) == 2
    said, layer = load(analyst)
    points = airports_around(center, radii[-1])
    assert layer["count"] == len(points) > 0
    assert said.startswith(f"{len(points)} points in 2 circles (")


def test_the_menu_of_the_map_knows_the_place(analyst: Analyst, sandbox: Sandbox) -> None:
    start_afresh(analyst)
    analyst.click("circlesButton")
    analyst.type_into("radiiEdit", "200 500")
    analyst.press("Return")
    analyst.wait_until("the chip follows", lambda: not analyst.see("radiusChip1000")["checked"])
    analyst.click("radiusChip1000")
    analyst.click("radiusChip200")
    analyst.wait_until("they are chosen", lambda: analyst.see("radiiEdit")["text"] == "500 m, 1 km")
    analyst.click("circlesButton")
    here = (10.0, 53.55)
    choose_here(analyst, here, "Circles here")
    ((center, radii),) = wait_for_circles(analyst, 1).values()
    assert radii == (500.0, 1000.0)
    assert center == pytest.approx(here, abs=0.05)
    analyst.wait_for_message("^Circles added: 1 center, 500 m, 1 km$")
    analyst.click("messageStepButton")
    analyst.wait_for_idle()
    assert analyst.eyes.ask("state")["scale"] < 50_000
    look_at(analyst, *EUROPE)
    sandbox.forget()
    choose_here(analyst, here, "What's here")
    analyst.wait_until("it is asked", lambda: any("reverse" in seen.path for seen in sandbox.requests))
    assert is_visible(analyst, "searchDock")
    choose_here(analyst, here, "Report here")
    analyst.wait_until("the report is there", lambda: is_visible(analyst, "reportViewer"))
    assert analyst.see("reportViewer")["text"].startswith("Report: 53.")


def screens_of_circles(analyst: Analyst, _: Sandbox, photographer: Photographer) -> None:
    """The tool at work, what it refuses, circles at street scale, and areas of every origin."""
    take_circles(analyst)
    analyst.click_map(2.0, 50.0)
    write_radii(analyst, "50km 100km 150 mi", "= 50")
    photographer.take("circles-typed", "selectionDock", "radiusBox")
    analyst.press("Return")
    analyst.click_map(9.0, 51.0)
    analyst.point_at(14.0, 46.0)
    analyst.wait_until("the readout follows", lambda: "2 centers" in readout(analyst))
    photographer.take("circles-readout", "selectionDock")
    for typed, told in FAULTS.items():
        write_radii(analyst, typed, told)
        photographer.take(f"circles-refused-{typed.split()[-1]}", "radiusBox")
        analyst.press("Escape")
    analyst.type_into("radiiEdit", "far")
    analyst.press("Return")
    analyst.see("radiiProblemLabel")
    photographer.take("circles-no-radius", "selectionDock")
    analyst.type_into("radiiEdit", "200 500 1km")
    analyst.press("Return")
    analyst.click("circlesButton")
    take_circles(analyst)
    analyst.click_map(*HAMBURG)
    with analyst.another_map_tool():
        analyst.press("Return")
    analyst.wait_for_message("^Circles added")
    photographer.take("circles-too-small", "selectionDock")
    analyst.click("messageStepButton")
    look_at(analyst, *HAMBURG, 25_000)
    choose_here(analyst, HAMBURG, "Circles here")
    load(analyst)
    photographer.take("circles-street", "selectionDock")
    look_at(analyst, *EUROPE)
    copy(analyst, WITH_A_HOLE)
    use(analyst, "Paste WKT or GeoJSON")
    analyst.wait_for_message("^Areas added")
    analyst.click("useButton")
    photographer.take("areas-use", "selectionDock")
    analyst.press("Escape")
    analyst.click_map(10.0, 50.0, button=RIGHT)
    analyst.click_label("GeoPortfolio")
    photographer.take("areas-map-menu")
    analyst.press("Escape", "Escape")
    analyst.click("editAreasButton")
    analyst.wait_for_idle()
    photographer.take("areas-edited", "selectionDock")
    analyst.click("mActionToggleEditing")

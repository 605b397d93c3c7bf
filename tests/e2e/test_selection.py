"""Areas by mouse and keys: circles, QGIS's vertex tool on them, and what lies across the antimeridian."""

from __future__ import annotations

import re
from typing import Iterator, Sequence

import pytest
import shapely

from sandbox.testing import Sandbox

from .airports import Place, airports_around, airports_in, distance
from .analyst import Analyst
from .docks import wait_for_text, wait_until_gone
from .hands import RIGHT
from .results import RESULT, load_points
from .selection import (
    EUROPE,
    area_shapes,
    choose_here,
    circles_at,
    clear_areas,
    look_at,
    only_one,
    start_afresh,
    take_circles,
    wait_for_circles,
)

FAULTS = {
    "0": "'0' is not a valid radius: it must be above 0. Enter for example 200 500 1km.",
    "500 12 leagues": "'12 leagues' is not a valid radius. Enter numbers with m, km, mi, ft or without a "
    "unit for "
    "meters",
    "30000km": "'30000km' is more than half the globe. Enter at most 20037 km.",
}
"""What is typed for radii, and what is told of it."""
HAMBURG: Place = (9.988, 53.630)
FIJI: Place = (178.5, -17.8)
PIXEL = 8000.0
"""Meters that a pixel of the map has at most."""


def write_radii(analyst: Analyst, text: str, echo: str) -> None:
    """Type radii over the map, and see how they are understood."""
    analyst.hands.write(text)
    analyst.wait_until(f"it echoes {echo!r}", lambda: echo in analyst.see("radiusEcho")["text"])


def test_a_radius_is_dragged_and_shift_joins_it_to_the_others(analyst: Analyst) -> None:
    start_afresh(analyst)
    take_circles(analyst)
    analyst.drag_map((5.0, 47.0), (6.0, 47.0))
    wait_for_text(analyst, "mapToolReadout", "1 center")
    analyst.press("ctrl+z", "Escape")
    analyst.wait_until("the tool is left", lambda: not analyst.see("circlesButton")["checked"])
    analyst.click("circlesButton")
    analyst.drag_map((5.0, 47.0), (6.0, 47.0))
    analyst.drag_map((9.0, 47.0), (9.0, 48.0), holding="shift")
    with analyst.another_map_tool():
        analyst.click_map(12.0, 44.0, button=RIGHT)
    (alone, (dragged,)), (_, joined) = wait_for_circles(analyst, 2).values()
    assert dragged == pytest.approx(distance(alone, (6.0, 47.0)), abs=PIXEL)
    assert dragged % 1000 == 0
    assert joined[-1] == pytest.approx(111_000, abs=2 * PIXEL)
    assert len(joined) > 1 and analyst.see("radiiEdit")["text"].endswith(f"{joined[-1] / 1000:g} km")


def test_radii_are_typed_over_the_map_and_no_point_counts_twice(analyst: Analyst) -> None:
    start_afresh(analyst)
    take_circles(analyst)
    analyst.click_map(2.0, 50.0)
    write_radii(analyst, "50km 100km 150 mi", "= 50")
    analyst.screen("circles-typed", "selectionDock", "radiusBox")
    analyst.press("Return")
    wait_until_gone(analyst, "radiusBox")
    analyst.click_map(4.0, 50.4)
    analyst.point_at(14.0, 46.0)
    wait_for_text(analyst, "mapToolReadout", "2 centers")
    analyst.screen("circles-readout", "selectionDock")
    for typed, told in FAULTS.items():
        write_radii(analyst, typed, told)
        analyst.press("Return")
        analyst.screen(f"circles-refused-{typed.split()[-1]}", "radiusBox")
        analyst.press("Escape")
        wait_until_gone(analyst, "radiusBox")
    with analyst.another_map_tool():
        analyst.press("Return")
    found = wait_for_circles(analyst, 2).values()
    assert {len(radii) for _, radii in found} == {3}
    inside = [airports_around(center, radius) for center, radii in found for radius in radii]
    points = set().union(*inside)
    assert sum(map(len, inside)) > len(points) > 0
    assert load_points(analyst) == len(points) == analyst.layer(RESULT)["count"]

    analyst.click("circlesButton")
    analyst.type_into("radiiEdit", "far")
    analyst.press("Return")
    wait_for_text(analyst, "radiiProblemLabel", "'far' is not a valid radius")
    analyst.screen("circles-no-radius", "selectionDock")
    analyst.type_into("radiiEdit", "200 500 1km")
    analyst.press("Return")
    wait_until_gone(analyst, "radiiProblemLabel")
    clear_areas(analyst)
    analyst.click_map(*HAMBURG)
    with analyst.another_map_tool():
        analyst.press("Return")
    analyst.wait_for_message("^Circles added: 1 center, ")
    analyst.screen("circles-too-small", "selectionDock")
    analyst.click("messageStepButton")
    analyst.wait_for_idle()
    assert analyst.eyes.ask("state")["scale"] < 50_000
    look_at(analyst, *HAMBURG, 25_000)
    choose_here(analyst, HAMBURG, "Circles Here")
    load_points(analyst)
    analyst.wait_for_idle()
    analyst.screen("circles-street", "selectionDock")


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
    circles_at(analyst, (10.0, 50.0), "50km 100km")
    analyst.click("useButton")
    analyst.screen("areas-use", "selectionDock")
    analyst.press("Escape")
    analyst.click_map(10.0, 50.0, button=RIGHT)
    analyst.click_label("GeoPortfolio")
    analyst.screen("areas-map-menu")
    analyst.press("Escape", "Escape")
    with analyst.another_map_tool():
        analyst.click("editAreasButton")
    analyst.wait_for_idle()
    _, outer = area_shapes(analyst)
    corners = shapely.get_coordinates(outer)
    take_corner(analyst, corners[corners[:, 1].argmax()])
    analyst.click_map(10.0, 54.0)
    analyst.wait_until("the corner is moved", lambda: area_shapes(analyst)[1].bounds[3] > 53.5)
    analyst.screen("areas-edited", "selectionDock")
    sandbox.forget()
    load_points(analyst)
    # Asked at the same time, in whichever order they arrive.
    asked = sorted(request.path.rpartition("/")[2] for request in sandbox.requests)
    assert asked == ["buffer-selection", "selection"]
    layer = analyst.layer(RESULT)
    assert layer["count"] == len(airports_in(area_shapes(analyst)[1]))
    rows = analyst.eyes.ask("features", layer=layer["id"])
    areas = {row["attributes"]["area"] for row in rows} - {"NULL"}
    assert [re.sub(r"\d+", "N", area, count=1) for area in areas] == ["Center N, 100 km edited"]
    analyst.click("mActionToggleEditing")
    analyst.click_label("Discard")
    analyst.wait_until("it is a circle again", lambda: area_shapes(analyst)[1].bounds[3] < 53.5)


@pytest.fixture
def map_of_fiji(analyst: Analyst) -> Iterator[None]:
    """The map in the far east, and back to Europe afterwards."""
    start_afresh(analyst)
    look_at(analyst, 180, FIJI[1])
    yield
    look_at(analyst, *EUROPE)


def test_what_lies_across_the_antimeridian_is_split_and_counted_once(
    analyst: Analyst, map_of_fiji: None
) -> None:
    take_circles(analyst)
    analyst.click_map(*FIJI)
    write_radii(analyst, "200km 500km", "= 200")
    analyst.press("Return")
    with analyst.another_map_tool():
        analyst.press("Return")
    ((center, radii),) = wait_for_circles(analyst, 1).values()
    assert center == pytest.approx(FIJI, abs=0.1)
    for shape in area_shapes(analyst):
        assert (shape.bounds[0], shape.bounds[2]) == (-180, 180)
        assert len(shapely.get_parts(shape)) == 2
    assert load_points(analyst) == len(airports_around(center, radii[-1])) > 0

    clear_areas(analyst)
    with analyst.another_map_tool():
        analyst.press("F9")
    west, beside = (analyst.eyes.ask("pixel", lon=lon, lat=-18) for lon in (178, 179))
    degree = beside["x"] - west["x"]
    corners = [
        (west["x"] + east * degree, west["y"] + down * degree)
        for east, down in ((-4, -3), (12, -3), (12, 3), (-4, 3))
    ]
    for corner in corners:
        analyst.hands.click(corner)
    with analyst.another_map_tool():
        analyst.hands.click(corners[-1], RIGHT)
    (area,) = analyst.wait_until("the area is there", lambda: only_one(area_shapes(analyst)))
    west_part, east_part = sorted(shapely.get_parts(area), key=lambda part: part.bounds[0])
    assert (west_part.bounds[0], east_part.bounds[2]) == (-180, 180)
    assert west_part.bounds[2] < -165 and east_part.bounds[0] > 170
    assert load_points(analyst) == len(airports_in(area)) > 0

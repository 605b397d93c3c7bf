"""The work of a day without a mouse: areas, filters, loads, reports, click tools and marks by keys alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import shapely

from sandbox.hazards import LAYERS, zones_at
from sandbox.testing import Sandbox

from .airports import BREMEN, airports_in, count_filtered
from .analyst import Analyst
from .docks import close_dock, open_main_menu, press_in_qgis, wait_for_text, wait_until_gone
from .hazard_steps import QUITO, hazards_shown
from .keyboard import Keyboard
from .results import RESULT, TREE, load_points, record_shown, wait_for_report
from .selection import IN_GERMANY, SOURCE, area_shapes, look_at, only_area, start_afresh, wait_for_filters

ALPS = shapely.box(11, 46.3, 12.2, 48.5)
MUNICH = (48.3538, 11.7861)
"""(latitude, longitude), as it is typed."""
COUNTRIES, EUROS = (0, "Country", "AT, DE"), (0, "Currency", "EUR")
UNKNOWN = "flood_1_in_500_years_of_the_north_sea"
SCALE = 1_000_000
STEPS = 5
BELOW = STEPS * 0.0115
"""Degrees: so far is what an arrow key with Shift moves the map there, so many times."""


@pytest.fixture
def keyboard(analyst: Analyst) -> Keyboard:
    """Somebody with the keys at the map."""
    return Keyboard(analyst)


def test_points_are_loaded_filtered_and_reported_on_without_a_mouse(
    analyst: Analyst, sandbox: Sandbox, keyboard: Keyboard, tmp_path: Path
) -> None:
    start_afresh(analyst)
    press_in_qgis(analyst, "F8")  # which closes what the story before has opened
    wait_until_gone(analyst, "selectionDock")
    # The keys are in the panel at once: no Tab comes there from the map, as QGIS's locator bar keeps it.
    press_in_qgis(analyst, "F8")
    keyboard.wait_to_be_in("selectionDock")
    choose_the_source(analyst, keyboard)
    type_areas(analyst, keyboard)
    build_filters(analyst, keyboard)
    load(analyst, sandbox)
    order_reports(analyst, keyboard, tmp_path / "reports")


def choose_the_source(analyst: Analyst, keyboard: Keyboard) -> None:
    keyboard.reach("sourceCombo")
    analyst.hands.write(SOURCE)
    analyst.press("Return")
    analyst.wait_until("it is chosen", lambda: analyst.see("sourceCombo")["text"] == SOURCE)
    analyst.wait_until("it is described", lambda: analyst.see("reportButton")["enabled"])


def type_areas(analyst: Analyst, keyboard: Keyboard) -> None:
    """The extent of the map, then circles around a position and a polygon, which are typed."""
    keyboard.choose("useButton", "Map Extent", "e")
    analyst.wait_until("it is an area", lambda: len(area_shapes(analyst)) == 1)
    keyboard.push("clearAreasButton")
    wait_until_gone(analyst, "clearAreasButton")

    go_to(analyst, keyboard, "searchDock", "Next", 2)
    keyboard.write("addressLine", "{}, {}".format(*MUNICH))
    analyst.press("Return")
    keyboard.push("placeCirclesButton")
    analyst.wait_until("three circles", lambda: len(area_shapes(analyst)) == 3)
    go_to(analyst, keyboard, "selectionDock", "Prior", 2)
    keyboard.reach("clearAreasButton", "shift+Tab")
    keyboard.push("clearAreasButton")
    wait_until_gone(analyst, "clearAreasButton")
    go_to(analyst, keyboard, "searchDock", "Prior", 2)
    keyboard.reach("addressLine", "shift+Tab")
    keyboard.write("addressLine", ALPS.wkt)
    analyst.see("addressUseShapesButton")
    keyboard.push("addressUseShapesButton")
    analyst.wait_until("the polygon alone", lambda: len(area_shapes(analyst)) == 1)
    assert area_shapes(analyst)[0].equals(ALPS)
    go_to(analyst, keyboard, "selectionDock", "Next", 2)


def go_to(analyst: Analyst, keyboard: Keyboard, dock: str, key: str, steps: int) -> None:
    """The dock *dock*, so many tabs away by Ctrl and Page Up or Page Down."""
    for _ in range(steps):
        analyst.press(f"ctrl+{key}")
    analyst.see(dock)
    keyboard.wait_to_be_in(dock)


def build_filters(analyst: Analyst, keyboard: Keyboard) -> None:
    """Values ticked by typing and in the list; moved, taken back and removed by keys."""
    keyboard.push("editFiltersButton")
    keyboard.wait_to_be_in("filtersDock")
    keyboard.push("addFilterButton")
    keyboard.wait_to_be_in("filterFindLine")
    assert analyst.see("filterFieldCombo")["text"] == "Country"
    analyst.hands.write("DE")
    analyst.press("Return")
    analyst.hands.write("AT")
    analyst.press("Down", "space")
    analyst.wait_until("it is ticked", lambda: "AT" in analyst.see("filterValuesHint")["text"])
    analyst.press("Return")
    keyboard.wait_to_be_in("filterTree")
    wait_for_filters(analyst, COUNTRIES)
    analyst.press("Insert")
    keyboard.wait_to_be_in("filterFindLine")
    keyboard.reach("filterFieldCombo", "shift+Tab")
    analyst.hands.write("Curr")
    analyst.wait_until("it is chosen", lambda: analyst.see("filterFieldCombo")["text"] == "Currency")
    keyboard.reach("filterFindLine")
    analyst.hands.write("EUR")
    analyst.press("Return", "Return")
    wait_for_filters(analyst, COUNTRIES, EUROS)
    analyst.press("alt+Up")
    wait_for_filters(analyst, EUROS, COUNTRIES)
    analyst.press("Down", "alt+Right")
    wait_for_filters(analyst, EUROS, (1, *COUNTRIES[1:]))
    analyst.press("alt+Left")
    wait_for_filters(analyst, EUROS, COUNTRIES)
    analyst.press("Home", "Delete")
    wait_for_filters(analyst, COUNTRIES)
    analyst.press("ctrl+z")
    wait_for_filters(analyst, EUROS, COUNTRIES)
    analyst.press("ctrl+shift+z")
    wait_for_filters(analyst, COUNTRIES)
    go_to(analyst, keyboard, "selectionDock", "Prior", 1)


def load(analyst: Analyst, sandbox: Sandbox) -> None:
    sandbox.forget()
    analyst.listen()
    analyst.press("ctrl+Return")
    analyst.wait_for_message(r"locations, \d+\.\d s$")
    analyst.wait_for_idle()
    (asked,) = [request for request in sandbox.requests if "/points" in request.path]
    assert [each["value"] for each in json.loads(asked.body)["filters_v2"]] == ["AT", "DE"]
    wanted = count_filtered(ALPS, ("AT", ""), ("DE", ""))
    assert analyst.layer(RESULT)["count"] == wanted
    assert 0 < wanted < len(airports_in(ALPS))


def order_reports(analyst: Analyst, keyboard: Keyboard, folder: Path) -> None:
    """On each of the points; where they have got to is shown, and the keys are there."""
    points = analyst.layer(RESULT)["count"]
    keyboard.choose("reportButton", "Risk Reports for Selected Points", "r")
    keyboard.wait_to_be_in("reportPreflight")
    keyboard.reach("reportFolder")
    analyst.press("ctrl+a")
    analyst.hands.write(str(folder))
    analyst.wait_until("they can begin", lambda: analyst.see("startReportsButton")["enabled"])
    analyst.listen()
    analyst.press("alt+t")
    wait_until_gone(analyst, "reportPreflight")
    keyboard.wait_to_be_in("resultsDock")
    analyst.wait_for_message(f"^{points} of {points} reports saved")
    assert len(list(folder.glob("*.pdf"))) == points


def take_tool(analyst: Analyst, keyboard: Keyboard, entry: str) -> None:
    """From the menu, by keys."""
    with analyst.another_map_tool():
        open_main_menu(analyst, "w")
        keyboard.go_through_menus("GeoPortfolio", entry)
    keyboard.wait_to_be_in("theMapCanvas")


def put_away(analyst: Analyst, keyboard: Keyboard, dock: str) -> None:
    """Escape leads from *dock* to the map and leaves the tool there."""
    analyst.press("Escape")
    keyboard.wait_to_be_in("theMapCanvas")
    with analyst.another_map_tool():
        analyst.press("Escape")
    close_dock(analyst, dock)


def cross_is_shown(analyst: Analyst) -> bool:
    return {"#ffffff", "#000000"} <= {mark["color"] for mark in analyst.eyes.ask("marks")}


def test_hazards_are_read_without_a_mouse(analyst: Analyst, sandbox: Sandbox, keyboard: Keyboard) -> None:
    start_afresh(analyst)
    look_at(analyst, *QUITO, 5_000_000)
    take_tool(analyst, keyboard, "Identify Location")
    analyst.press("Return")
    analyst.wait_until("the cross is there", lambda: cross_is_shown(analyst))
    analyst.press("Return")
    analyst.wait_until("the layers are found", lambda: "zone" in hazards_shown(analyst))
    analyst.wait_for_message("^3 hazard layers found: ")
    keyboard.wait_to_be_in("hazardsTree")
    keyboard.reach("hazardsLayersButton", "shift+Tab")
    keyboard.push("hazardsLayersButton")
    keyboard.wait_to_be_in("layersDialog")
    assert analyst.eyes.ask("items", name="layersList") == list(LAYERS)
    keyboard.write("layerNameLine", UNKNOWN)
    analyst.screen("hazard-layers", "layersDialog")
    analyst.press("Return")
    keyboard.push("layersDialogButtons")
    analyst.wait_until("one is refused", lambda: f"{UNKNOWN}: not authorized" in hazards_shown(analyst))
    (zone, *_) = zones_at("earthquake_bands", *QUITO)
    assert hazards_shown(analyst)["zone"] == zone.attributes["zone"]
    keyboard.wait_to_be_in("hazardsLayersButton")
    analyst.screen("identify-hazards", "identifyDock")
    put_away(analyst, keyboard, "identifyDock")


def test_a_point_its_report_and_its_mark_are_read_without_a_mouse(
    analyst: Analyst, sandbox: Sandbox, keyboard: Keyboard
) -> None:
    start_afresh(analyst)
    only_area(analyst, IN_GERMANY)
    points = load_points(analyst)
    look_at(analyst, BREMEN["lon"], BREMEN["lat"] - BELOW, SCALE)
    take_tool(analyst, keyboard, "Identify Location")
    for _ in range(STEPS):
        press_in_qgis(analyst, "shift+Up")
    assert cross_is_shown(analyst)
    analyst.wait_until("the point lights up", lambda: analyst.see("mapToolReadout")["text"] == BREMEN["name"])
    analyst.press("Return")
    analyst.wait_until("the answer is there", lambda: record_shown(analyst))
    assert record_shown(analyst)["LocName"] == BREMEN["name"]
    keyboard.wait_to_be_in("recordTree")
    analyst.wait_until("its hazards are there", lambda: "intensity" in hazards_shown(analyst))
    analyst.screen("identify", "identifyDock")
    analyst.choose("recordField", "LocName")
    wait_for_text(analyst, "recordStatus", "The service has no location")
    analyst.screen("identify-unknown", "identifyDock")
    analyst.choose("recordField", "id")
    analyst.wait_until("the answer is there", lambda: record_shown(analyst))
    analyst.click("recordTree")
    put_away(analyst, keyboard, "identifyDock")

    take_tool(analyst, keyboard, "Risk Report at Location")
    analyst.press("Return", "Return")
    keyboard.wait_to_be_in("reportViewer")
    wait_for_report(analyst)
    put_away(analyst, keyboard, "reportViewer")

    analyst.click_item(TREE, analyst.layer(RESULT)["name"])
    analyst.press("Menu")
    analyst.wait_until("the menu is open", lambda: analyst.eyes.ask("menu"))
    keyboard.go_through_menus("GeoPortfolio", "Layer Status")
    keyboard.wait_to_be_in("geoportfolioTold")
    assert f"{points} locations" in analyst.see("qt_msgbox_label")["text"]
    analyst.press("Escape")

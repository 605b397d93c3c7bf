"""The click tools, their docks and the marks of layers by real keys alone."""

from __future__ import annotations

import airportsdata
import pytest

from sandbox.hazards import zones_at
from sandbox.testing import Sandbox

from .analyst import Analyst
from .keyboard import Keyboard
from .steps import IN_GERMANY, close_dock, load_points, look_at, only_area, open_main_menu, press_in_qgis
from .test_attributes import shown as attributes_shown
from .test_hazards import QUITO
from .test_hazards import shown as hazards_shown
from .test_layer_marks import GERMANY, TREE

BREMEN = airportsdata.load()["EDDW"]
SCALE = 1_000_000
STEPS = 5
BELOW = STEPS * 0.0115
"""Degrees: so far is what an arrow key with Shift moves the map there, so many times."""


@pytest.fixture
def keyboard(analyst: Analyst) -> Keyboard:
    return Keyboard(analyst)


def take_tool(analyst: Analyst, keyboard: Keyboard, entry: str) -> None:
    """From the menu, by keys."""
    with analyst.another_map_tool():
        open_main_menu(analyst, "w")
        keyboard.go_through_menus("GeoPortfolio", entry)
    keyboard.wait_to_be_in("theMapCanvas")


def put_away(analyst: Analyst, keyboard: Keyboard, dock: str) -> None:
    """Escape leads from *dock* to the map and leaves the tool there; the way is free for the next test."""
    analyst.press("Escape")
    keyboard.wait_to_be_in("theMapCanvas")
    with analyst.another_map_tool():
        analyst.press("Escape")
    close_dock(analyst, dock)


def cross_is_shown(analyst: Analyst) -> bool:
    return {"#ffffff", "#000000"} <= {mark["colour"] for mark in analyst.eyes.ask("marks")}


def test_hazards_are_read_without_a_mouse(analyst: Analyst, sandbox: Sandbox, keyboard: Keyboard) -> None:
    look_at(analyst, *QUITO, 5_000_000)
    take_tool(analyst, keyboard, "Hazards at a click")
    analyst.press("Return")
    analyst.wait_until("the cross is there", lambda: cross_is_shown(analyst))
    analyst.press("Return")
    keyboard.wait_to_be_in("layersDialog")
    keyboard.write("layerNameLine", "earthquake_bands")
    analyst.press("Return")
    keyboard.push("layersDialogButtons")
    analyst.wait_until("the answer is there", lambda: "zone" in hazards_shown(analyst))
    (zone, *_) = zones_at("earthquake_bands", *QUITO)
    assert hazards_shown(analyst)["zone"] == zone.attributes["zone"]
    keyboard.wait_to_be_in("hazardsTree")
    put_away(analyst, keyboard, "hazardsDock")


def test_attributes_of_a_point_are_read_without_a_mouse(
    analyst: Analyst, sandbox: Sandbox, keyboard: Keyboard
) -> None:
    look_at(analyst, *GERMANY)
    only_area(analyst, IN_GERMANY)
    load_points(analyst)
    look_at(analyst, BREMEN["lon"], BREMEN["lat"] - BELOW, SCALE)
    take_tool(analyst, keyboard, "Attributes of a point")
    for _ in range(STEPS):
        press_in_qgis(analyst, "shift+Up")
    assert cross_is_shown(analyst)
    analyst.wait_until("the point lights up", lambda: analyst.see("mapToolReadout")["text"] == BREMEN["name"])
    analyst.screenshot("a-point-under-the-cross")
    analyst.press("Return")
    analyst.wait_until("the answer is there", lambda: attributes_shown(analyst))
    assert attributes_shown(analyst)["LocName"] == BREMEN["name"]
    keyboard.wait_to_be_in("attributesTable")
    put_away(analyst, keyboard, "pointAttributesDock")


def test_a_report_is_read_without_a_mouse(analyst: Analyst, sandbox: Sandbox, keyboard: Keyboard) -> None:
    take_tool(analyst, keyboard, "Risk report at a click")
    analyst.press("Return", "Return")
    keyboard.wait_to_be_in("reportViewer")
    analyst.wait_until("it can be read", lambda: analyst.see("saveReportButton")["enabled"])
    put_away(analyst, keyboard, "reportViewer")


def test_what_a_mark_says_is_read_without_a_mouse(analyst: Analyst, keyboard: Keyboard) -> None:
    points = analyst.layer("^pf_airports")["count"]
    analyst.click_item(TREE, "pf_airports")
    analyst.press("Menu")
    analyst.wait_until("the menu is open", lambda: analyst.eyes.ask("menu"))
    keyboard.go_through_menus("GeoPortfolio", "What its mark says")
    keyboard.wait_to_be_in("geoportfolioTold")
    assert f"{points} points" in analyst.see("qt_msgbox_label")["text"]
    analyst.screenshot("what-a-mark-says")
    analyst.press("Escape")

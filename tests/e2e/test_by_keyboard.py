"""The work of a day without a mouse: from the opening of the panel to reports, by keys alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import shapely

from sandbox.testing import Sandbox

from .analyst import Analyst
from .demo import SOURCE, airports_in
from .keyboard import Keyboard
from .steps import area_shapes, is_visible
from .test_filters import GERMANY, airports, wait_for_rows

ALPS = shapely.box(11, 46.3, 12.2, 48.5)
MUNICH = (48.3538, 11.7861)
"""(latitude, longitude), as it is typed."""
AUSTRIA, ITALY = (0, "Country", "AT"), (0, "Country", "IT")


@pytest.fixture
def keyboard(analyst: Analyst) -> Keyboard:
    """Somebody with the keys at the map, and the panel closed."""
    return Keyboard(analyst)


def test_points_are_loaded_filtered_and_reported_on_without_a_mouse(
    analyst: Analyst, sandbox: Sandbox, keyboard: Keyboard, tmp_path: Path
) -> None:
    open_the_panel(analyst, keyboard)
    choose_the_source(analyst, keyboard)
    type_areas(analyst, keyboard)
    build_filters(analyst, keyboard)
    load(analyst, sandbox)
    order_reports(analyst, keyboard, tmp_path / "reports")


def open_the_panel(analyst: Analyst, keyboard: Keyboard) -> None:
    """The keys are in the panel at once: no Tab comes there from the map, as QGIS's locator bar keeps it."""
    analyst.press("F8")
    keyboard.wait_to_be_in("selectionDock")


def choose_the_source(analyst: Analyst, keyboard: Keyboard) -> None:
    analyst.wait_until("it is listed", lambda: SOURCE in analyst.eyes.ask("items", name="sourceCombo"))
    keyboard.reach("sourceCombo")
    analyst.hands.write(SOURCE)
    analyst.press("Return")
    analyst.wait_until("it is chosen", lambda: analyst.see("sourceCombo")["text"] == SOURCE)
    analyst.wait_until("it is described", lambda: analyst.see("loadPointsButton")["enabled"])


def type_areas(analyst: Analyst, keyboard: Keyboard) -> None:
    """The extent of the map, then circles around a position and a polygon, which are typed."""
    keyboard.choose("useButton", "Map extent", "e")
    analyst.wait_until("it is an area", lambda: len(area_shapes(analyst)) == 1)
    keyboard.push("clearAreasButton")
    analyst.wait_until("it is gone", lambda: not is_visible(analyst, "clearAreasButton"))

    go_to(analyst, keyboard, "searchDock", "Next", 2)
    keyboard.write("addressLine", "{}, {}".format(*MUNICH))
    analyst.press("Return")
    keyboard.push("placeCirclesButton")
    analyst.wait_until("three circles", lambda: len(area_shapes(analyst)) == 3)
    keyboard.reach("addressLine", "shift+Tab")
    keyboard.write("addressLine", ALPS.wkt)
    analyst.see("addressUseShapesButton")
    keyboard.push("addressUseShapesButton")
    analyst.wait_until("the polygon too", lambda: len(area_shapes(analyst)) == 4)

    go_to(analyst, keyboard, "selectionDock", "Prior", 2)
    keyboard.reach("clearAreasButton", "shift+Tab")
    keyboard.push("clearAreasButton")
    analyst.wait_until("they are gone", lambda: not is_visible(analyst, "clearAreasButton"))
    go_to(analyst, keyboard, "searchDock", "Prior", 2)
    keyboard.push("addressUseShapesButton")
    analyst.wait_until("the polygon alone", lambda: len(area_shapes(analyst)) == 1)
    assert area_shapes(analyst)[0].equals_exact(ALPS, 1e-6) or area_shapes(analyst)[0].equals(ALPS)
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
    analyst.press("alt+f")
    keyboard.wait_to_be_in("filterFindLine")
    assert analyst.see("filterFieldCombo")["text"] == "Country"
    for value in ("IT", "DE"):
        analyst.hands.write(value)
        analyst.press("Return")
    analyst.hands.write("AT")
    analyst.press("Down", "space")
    analyst.wait_until("it is ticked", lambda: "AT" in analyst.see("filterValuesHint")["text"])
    analyst.press("Return")
    keyboard.wait_to_be_in("filterTree")
    wait_for_rows(analyst, AUSTRIA, GERMANY, ITALY)

    analyst.press("alt+f")
    keyboard.wait_to_be_in("filterFindLine")
    analyst.hands.write("FR")
    analyst.press("Return")
    keyboard.reach("filterCancelButton")
    analyst.press("Return")
    keyboard.wait_to_be_in("filterTree")
    wait_for_rows(analyst, AUSTRIA, GERMANY, ITALY)
    move_and_remove(analyst)
    go_to(analyst, keyboard, "selectionDock", "Prior", 1)


def move_and_remove(analyst: Analyst) -> None:
    """What dragging does, and the way back."""
    analyst.press("Home", "Down", "alt+Up")
    wait_for_rows(analyst, GERMANY, AUSTRIA, ITALY)
    analyst.press("Down", "alt+Right")
    wait_for_rows(analyst, GERMANY, (1, *AUSTRIA[1:]), ITALY)
    analyst.press("alt+Left")
    wait_for_rows(analyst, GERMANY, AUSTRIA, ITALY)
    analyst.press("Down", "Delete")
    wait_for_rows(analyst, GERMANY, AUSTRIA)
    analyst.press("ctrl+z")
    wait_for_rows(analyst, GERMANY, AUSTRIA, ITALY)
    analyst.press("ctrl+shift+z")
    wait_for_rows(analyst, GERMANY, AUSTRIA)


def load(analyst: Analyst, sandbox: Sandbox) -> None:
    sandbox.forget()
    analyst.listen()
    analyst.press("ctrl+Return")
    analyst.wait_for_message(r"points, \d+\.\d s$")
    analyst.wait_for_idle()
    (asked,) = [request for request in sandbox.requests if "/points" in request.path]
    assert [each["value"] for each in json.loads(asked.body)["filters_v2"]] == ["DE", "AT"]
    wanted = airports(ALPS, ("DE", ""), ("AT", ""))
    assert analyst.layer(f"^{SOURCE}, ")["count"] == wanted
    assert 0 < wanted < len(airports_in(ALPS))


def order_reports(analyst: Analyst, keyboard: Keyboard, folder: Path) -> None:
    """On each of the points; where they have got to is shown, and the keys are there."""
    points = analyst.layer(f"^{SOURCE}, ")["count"]
    keyboard.choose("reportButton", "Risk reports for selected points", "r")
    keyboard.wait_to_be_in("reportPreflight")
    keyboard.reach("reportFolder")
    analyst.press("ctrl+a")
    analyst.hands.write(str(folder))
    analyst.wait_until("they can begin", lambda: analyst.see("startReportsButton")["enabled"])
    analyst.listen()
    analyst.press("alt+t")
    analyst.wait_until("they have begun", lambda: not is_visible(analyst, "reportPreflight"))
    keyboard.wait_to_be_in("resultsDock")
    analyst.wait_for_message(f"^{points} of {points} reports saved")
    assert len(list(folder.glob("*.pdf"))) == points

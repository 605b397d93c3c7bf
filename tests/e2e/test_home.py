"""The plugin at home in QGIS: its menu, keys, docks and help."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sandbox.testing import Sandbox

from . import stage
from .analyst import Analyst
from .eyes import NotSeen
from .screens import Photographer
from .steps import (
    DOCKS,
    bring_front,
    choose_source,
    is_visible,
    open_main_menu,
)

COMMANDS = (
    "Show the GeoPortfolio panel",
    "Draw a polygon selection",
    "Draw circles",
    "Find an address",
    "Add hazard maps",
    "Risk report at a click",
    "Hazards at a click",
    "Attributes of a point",
    "Refresh all results",
    "Pack for a colleague",
    "Connections",
    "Connection doctor",
    "Support bundle",
    "GeoPortfolio help",
)
KEYS = {COMMANDS[0]: "F8", COMMANDS[1]: "F9", COMMANDS[2]: "Shift+F9"}
WITHOUT_ANYTHING = {
    "Report": "Connect to a service in the Selection dock first",
    "Hazards": "Connect to a service in the Selection dock first",
    "Attributes": "Load points, then click one",
    "RefreshAll": "Load points first",
}
"""By command, what it says where there is no connection and no layer."""
HELP = {
    "filtersDock": ("Filters", "filtersHelpButton", "Filters"),
    "searchDock": ("Search", "searchPagesHelpButton", "Search"),
    "resultsDock": ("Results", "resultsTabsHelpButton", "Accumulation"),
    "selectionDock": ("Selection", "indexHelpButton", "First steps"),
}
"""By dock: its tab, its help button, and the title of the page."""
_GRIP = (80, 9)
_ELSEWHERE = (90, 130)
_FRAME = 5
"""Pixels by which the frame of a window may move it."""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the profile of this module's QGIS lies."""
    return tmp_path_factory.mktemp("home")


def settle(analyst: Analyst) -> list[int]:
    """Look at the menu, give a command a key, drag the docks to a place, close QGIS; returns the place."""
    look_at_the_menu(analyst)
    try_without_a_connection(analyst)
    change_key(analyst, "Risk report at a click", "F4")
    bring_front(analyst, "filtersDock", "Filters")
    left, top, _, _ = analyst.see_at_rest("filtersDock")["rect"]
    analyst.hands.drag((left + _GRIP[0], top + _GRIP[1]), _ELSEWHERE, holding="ctrl")
    analyst.wait_until("they float", lambda: analyst.see("filtersDock")["rect"][0] < _ELSEWHERE[0])
    place: list[int] = analyst.see_at_rest("filtersDock")["rect"]
    assert analyst.application.complaints() == []
    analyst.press("ctrl+q")
    analyst.wait_until("QGIS has ended", lambda: has_ended(analyst))
    return place


def open_menu(analyst: Analyst) -> None:
    """The plugin's, by the keyboard: a click on its entry is too soon for the entry to open it."""
    open_main_menu(analyst, "w")
    analyst.press("g", "Right")
    analyst.wait_until("it is open", lambda: len(analyst.eyes.ask("menu")) > 1)


def look_at_the_menu(analyst: Analyst) -> None:
    open_menu(analyst)
    entries = [entry for entry in analyst.eyes.ask("menu") if entry["text"]]
    assert tuple(entry["text"] for entry in entries) == COMMANDS
    assert all(entry["icon"] and entry["told"] for entry in entries)
    assert {entry["text"]: entry["key"] for entry in entries if entry["key"]} == KEYS
    analyst.press("Down", "shift+F1")
    analyst.wait_until("What's This tells", lambda: analyst.eyes.ask("state")["popup"] == "QWhatsThat")
    analyst.press("Escape", "Escape", "Escape", "Escape")
    analyst.wait_until("it is closed", lambda: not analyst.eyes.ask("menu"))


def try_without_a_connection(analyst: Analyst) -> None:
    for command, said in WITHOUT_ANYTHING.items():
        analyst.listen()
        name = f"geoportfolio{command}Action"
        if not analyst.eyes.ask("widget", name=name)["visible"]:
            open_menu(analyst)
        analyst.click(name)
        analyst.wait_for_message(said)
        assert not analyst.eyes.ask("widget", name=name)["checked"]
    analyst.click("geoportfolioMapsAction")
    analyst.wait_until("it says so", lambda: "no connection yet" in front(analyst, "mapPicker")["text"])
    analyst.click("mapCloseButton")
    assert is_visible(analyst, "connectionForm")
    analyst.click("addressEdit")
    analyst.press("F1")
    analyst.wait_until("it explains", lambda: help_title(analyst) == "Connections")
    close_help(analyst)
    # Which the form's "password store" has, too.
    for _ in range(3):
        open_main_menu(analyst, "s")
        analyst.press("Escape")
        analyst.wait_until("it is closed", lambda: not analyst.eyes.ask("menu"))


def change_key(analyst: Analyst, command: str, key: str) -> None:
    """Give *command* another key in QGIS's own editor."""
    open_main_menu(analyst, "s")
    analyst.click_label("Keyboard Shortcuts")
    analyst.type_into("mLeFilter", command)
    analyst.click_item("treeActions", command)
    analyst.click("btnChangeShortcut")
    analyst.press(key)
    analyst.wait_until(
        "it has the key", lambda: [0, command, key] in analyst.eyes.ask("rows", name="treeActions")
    )
    analyst.click_label("Close")


def has_ended(analyst: Analyst) -> bool:
    try:
        return not analyst.eyes.ask("state")
    except (NotSeen, OSError):
        return True


def close_help(analyst: Analyst) -> None:
    """By its key, which comes to it once it is in front."""
    analyst.wait_until("the help takes the keys", lambda: front(analyst, "helpWindow").get("active"))
    analyst.press("Escape")
    analyst.wait_until("it is closed", lambda: not is_visible(analyst, "helpWindow"))


def front(analyst: Analyst, name: str) -> dict[str, Any]:
    """The window of that name, with what it says."""
    return next((seen for seen in analyst.eyes.ask("windows") if seen["name"] == name), {"text": ""})


def help_title(analyst: Analyst) -> str:
    """The title of the page of the help in front."""
    return str(analyst.see("helpPage")["text"]).partition("\n")[0]


def test_keys_and_docks_are_where_they_were_left(
    screen: str, home: Path, sample_project: Path, sandbox: Sandbox
) -> None:
    with stage.application(screen, project=sample_project, home=home) as first:
        left_at = settle(Analyst(first))
    service = stage.Service(sandbox.url, sandbox.key)
    known = service.environment()
    with stage.application(screen, project=sample_project, environment=known, home=home) as next_day:
        analyst = Analyst(next_day)
        assert not sandbox.requests
        assert not any(is_visible(analyst, dock) for dock in DOCKS)
        assert "(F4)" in analyst.see("geoportfolioReportAction")["tooltip"]
        choose_source(analyst)
        place = analyst.see("selectionDock")["rect"]
        assert [abs(now - then) < _FRAME for now, then in zip(place[:3], left_at)] == [True] * 3
        with analyst.another_map_tool():
            analyst.press("F4")
        assert analyst.eyes.ask("state")["tool"] == "ReportTool" and analyst.see("reportButton")["checked"]
        with analyst.another_map_tool():
            analyst.press("F4")
        assert not analyst.eyes.ask("widget", name="geoportfolioReportAction")["checked"]
        assert next_day.complaints() == []


def test_the_help_opens_where_one_is(analyst: Analyst, sandbox: Sandbox) -> None:
    for dock, (tab, button, title) in HELP.items():
        bring_front(analyst, dock, tab)
        analyst.click(button)
        analyst.wait_until(f"the page of {dock} is open", lambda title=title: help_title(analyst) == title)
        close_help(analyst)
    bring_front(analyst, "searchDock", "Search")
    analyst.click("addressLine")
    analyst.press("F1")
    analyst.wait_until("F1 explains", lambda: help_title(analyst) == "Search")
    analyst.type_into("helpFindLine", "password store")
    analyst.wait_until(
        "other pages are gone",
        lambda: not analyst.eyes.ask("item", name="helpContents", text="Areas")["visible"],
    )
    analyst.click_item("helpContents", "The Browser panel")
    analyst.wait_until("it is open", lambda: help_title(analyst) == "The Browser panel")
    analyst.click("helpBackButton")
    analyst.wait_until("the page before", lambda: help_title(analyst) == "Search")
    close_help(analyst)
    assert not any("help" in seen.path for seen in sandbox.requests)


def screens_of_home(analyst: Analyst, sandbox: Sandbox, photographer: Photographer) -> None:
    open_menu(analyst)
    photographer.take("home-menu")
    analyst.press("Escape", "Escape", "Escape")
    bring_front(analyst, "selectionDock", "Selection")
    analyst.click("indexHelpButton")
    analyst.wait_until("it is open", lambda: help_title(analyst) == "First steps")
    photographer.take("home-help", "helpWindow")
    analyst.click_item("helpContents", "The Browser panel")
    analyst.type_into("helpFindLine", "password")
    photographer.take("home-help-found", "helpWindow")
    close_help(analyst)

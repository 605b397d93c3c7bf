"""The plugin at home in QGIS: menu, keys, docks, help, and a log of which each line is explained."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Iterable, Sequence

from sandbox.testing import Sandbox

from . import stage
from .airports import IN_BREMEN
from .analyst import Analyst
from .docks import (
    DOCKS,
    bring_front,
    choose_from_plugin,
    close_dock,
    close_windows,
    is_visible,
    open_filters,
    open_main_menu,
    open_panel,
    open_plugin_menu,
    open_runs,
    wait_for_diagnostics,
)
from .hazard_steps import QUITO, hazards_shown, identify_tool
from .results import (
    add_flood_map,
    load_points,
    pick_report,
    record_shown,
    unfold_sources,
)
from .selection import IN_GERMANY, choose_source, look_at, only_area

COMMANDS = (
    "Portfolio Selection",
    "Filters",
    "Results",
    "Draw Polygon",
    "Draw Circles",
    "Search Address",
    "Add Hazard Maps",
    "Load Locations",
    "Load Records",
    "Calculate Accumulation",
    "Find Worst Circles",
    "Ring Profile",
    "Prospective Risk",
    "Check Limits",
    "Risk Report at Location",
    "Identify Location",
    "Refresh All Results",
    "Export Project Package",
    "Connections",
    "Diagnose Connection",
    "Support Text",
    "GeoPortfolio Help",
)
KEYS = {"Portfolio Selection": "F8", "Draw Polygon": "F9", "Draw Circles": "Shift+F9"}
HELP = {
    "filtersDock": ("Filters", "filtersHelpButton", "Filters"),
    "searchDock": ("Search", "searchPagesHelpButton", "Search"),
    "resultsDock": ("Results", "resultsTabsHelpButton", "Risk reports"),
    "selectionDock": ("Selection", "indexHelpButton", "First steps"),
}
"""By dock: its tab, its help button, and the title of the page."""
_GRIP = (80, 9)
_ELSEWHERE = (90, 130)
_FRAME = 5
"""Pixels by which the frame of a window may move it."""

Explained = Sequence[tuple[str, str]]
"""What a line is like, as a regular expression that matches the whole of it, and why it is there."""
LOG: Explained = (
    (r"Plugins: Loaded (GeoPortfolio|Processing) \(package: \w+\)", "QGIS names the plugins that it loads"),
    (r": (Qgs)?Application state:.*", "QGIS's own folders, at its start"),
    (r"QGIS: Executed startup script: .*/probe\.py", "the tests' own listener in QGIS"),
    (r"Python warning: warning:/usr/.*DeprecationWarning: .*", "a line of QGIS's own under a newer Python"),
    (r"Messages: Task complete : .*", "QGIS's own words at the end of a task, while its window has no focus"),
    (r"Messages: GeoPortfolio : \d+ locations, \d+\.\d s", "the message bar after the load"),
    (r"Messages: GeoPortfolio : 3 hazard layers found: .*", "the message bar after the first click"),
    (r"Messages: GeoPortfolio : Adding maps…", "the message bar while a map is made"),
    (r"Messages: GeoPortfolio : '[^']+' added to Hazard\.", "the message bar after that"),
)
PRINTED: Explained = (
    (r"<string>:1: DeprecationWarning: setapi\(\) is deprecated", "QGIS 3.22's own start of Python"),
    (
        r"Warning 1: Non-conformant content for record 1 in column update_time, .*, successfully parsed",
        "GDAL on the styles of QGIS's own world map, the sample project's background",
    ),
    (
        r"Warning: QXcbConnection: XCB error: 3 \(BadWindow\), .* major code: 40 \(TranslateCoords\).*",
        "Qt asks where a window is that has just been closed",
    ),
    (
        r"Warning: QMainWindow::saveState\(\): 'objectName' not set for QDockWidget 0x\w+ 'Filters;",
        "Qt on its own window around docks that float together",
    ),
)


def unexplained(lines: Iterable[str], explained: Explained) -> list[str]:
    patterns = [re.compile(pattern, re.DOTALL) for pattern, _ in explained]
    return [line for line in lines if line and not any(pattern.fullmatch(line) for pattern in patterns)]


def front(analyst: Analyst, name: str) -> dict[str, Any]:
    """The window of that name, with what it says."""
    return next((seen for seen in analyst.eyes.ask("windows") if seen["name"] == name), {"text": ""})


def wait_for_help(analyst: Analyst, title: str) -> None:
    """Until the help is in front with the page of that title."""
    analyst.wait_until(
        f"the page {title} is open",
        lambda: analyst.see("helpPage")["text"].partition("\n")[0] == title,
    )


def close_help(analyst: Analyst) -> None:
    """By its key, which comes to it once it is in front."""
    analyst.wait_until("the help takes the keys", lambda: front(analyst, "helpWindow").get("active"))
    close_windows(analyst, "helpWindow")


def close_menus(analyst: Analyst) -> None:
    analyst.press("Escape", "Escape", "Escape")
    analyst.wait_until("they are closed", lambda: not analyst.eyes.ask("menu"))


def test_a_walk_is_explained_and_keys_and_docks_are_where_they_were_left(
    screen: str, theme: str, home: Path, sample_project: Path, service: stage.Service, sandbox: Sandbox
) -> None:
    options = {"project": sample_project, "environment": service.environment(), "home": home}
    with stage.application(screen, theme=theme, **options) as first:
        analyst = Analyst(first)
        walk(analyst)
        left_at = settle(analyst)
        analyst.eyes.ask("memory")  # which collects: Python then warns of what was left open
        log = [f"{entry['tag']}: {entry['text']}" for entry in analyst.eyes.ask("log")]
        analyst.press("ctrl+q")
        analyst.click_label("Discard")
        assert first.process.wait(stage.STOP_SECONDS) == 0
        printed = first.log.read_text(errors="replace").splitlines()
    assert (unexplained(log, LOG), unexplained(printed, PRINTED)) == ([], [])
    sandbox.forget()
    with stage.application(screen, **options) as next_day:
        analyst = Analyst(next_day)
        analyst.wait_until("they are open", lambda: any(is_visible(analyst, dock) for dock in DOCKS))
        assert not sandbox.requests
        assert "(F4)" in analyst.see("geoportfolioReportAction")["tooltip"]
        choose_source(analyst)
        place = analyst.see("selectionDock")["rect"]
        assert [abs(now - then) < _FRAME for now, then in zip(place[:3], left_at)] == [True] * 3
        with analyst.another_map_tool():
            analyst.press("F4")
        assert analyst.eyes.ask("state")["tool"] == "ReportTool" and analyst.see("reportButton")["checked"]
        with analyst.another_map_tool():
            analyst.press("F4")
        assert next_day.complaints() == []


def settle(analyst: Analyst) -> list[int]:
    """Look at the menu, give a command a key, drag the docks to a place; returns the place."""
    open_plugin_menu(analyst)
    entries = [entry for entry in analyst.eyes.ask("menu") if entry["text"]]
    assert tuple(entry["text"] for entry in entries) == COMMANDS
    assert all(entry["icon"] and entry["told"] for entry in entries)
    assert {entry["text"]: entry["key"] for entry in entries if entry["key"]} == KEYS
    analyst.screen("home-menu")
    analyst.press("Down", "shift+F1")
    analyst.wait_until("What's This tells", lambda: analyst.eyes.ask("state")["popup"] == "QWhatsThat")
    analyst.press("Escape")
    close_menus(analyst)
    change_key(analyst, "Risk Report at Location", "F4")
    open_filters(analyst)
    left, top, _, _ = analyst.see_at_rest("filtersDock")["rect"]
    analyst.hands.drag((left + _GRIP[0], top + _GRIP[1]), _ELSEWHERE, holding="ctrl")
    analyst.wait_until("they float", lambda: analyst.see("filtersDock")["rect"][0] < _ELSEWHERE[0])
    place: list[int] = analyst.see_at_rest("filtersDock")["rect"]
    assert analyst.application.complaints() == []
    return place


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


def walk(analyst: Analyst) -> None:
    """Each dock and tool of the map with an answer in it, help, maps, Browser and diagnostics."""
    only_area(analyst, IN_GERMANY)
    load_points(analyst)
    analyst.click("accumulateButton")
    analyst.see("accumulationTable")
    analyst.wait_for_idle()
    for dock, (tab, button, title) in HELP.items():
        bring_front(analyst, dock, tab)
        analyst.click(button)
        wait_for_help(analyst, title)
        close_help(analyst)
    open_runs(analyst)
    bring_front(analyst, "searchDock", "Search")
    analyst.type_into("addressLine", "Bremen")
    analyst.wait_until("it is suggested", lambda: is_visible(analyst, "suggestionList"))
    analyst.press("Escape")
    look_at(analyst, *IN_BREMEN, 1_000_000)
    with analyst.another_map_tool():
        analyst.click("geoportfolioIdentifyAction")
    analyst.click_map(*IN_BREMEN)
    analyst.wait_until("they are there", lambda: record_shown(analyst))
    close_dock(analyst, "identifyDock")
    open_panel(analyst)
    pick_report(analyst, *IN_BREMEN)
    close_dock(analyst, "reportViewer")
    identify_tool(analyst)
    analyst.click_map(*QUITO)
    analyst.wait_until("they are there", lambda: hazards_shown(analyst))
    close_dock(analyst, "identifyDock")
    choose_from_plugin(analyst, "Diagnose Connection")
    wait_for_diagnostics(analyst)
    close_windows(analyst, "diagnosticsDialog")
    add_flood_map(analyst)
    unfold_sources(analyst)


def test_the_help_opens_where_one_is(analyst: Analyst, sandbox: Sandbox) -> None:
    bring_front(analyst, "selectionDock", "Selection")
    analyst.click("indexHelpButton")
    wait_for_help(analyst, "First steps")
    analyst.screen("home-help", "helpWindow")
    close_help(analyst)
    bring_front(analyst, "searchDock", "Search")
    analyst.click("addressLine")
    analyst.press("F1")
    wait_for_help(analyst, "Search")
    analyst.type_into("helpFindLine", "authentication database")
    analyst.wait_until(
        "other pages are gone",
        lambda: not analyst.eyes.ask("item", name="helpContents", text="Areas")["visible"],
    )
    analyst.click_item("helpContents", "The Browser panel")
    wait_for_help(analyst, "The Browser panel")
    analyst.screen("home-help-found", "helpWindow")
    analyst.click("helpBackButton")
    wait_for_help(analyst, "Search")
    close_help(analyst)
    assert not any("help" in seen.path for seen in sandbox.requests)

"""The plugin at home in QGIS: its menu, keys, docks and help, and its values in expressions."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any, Iterator

import pytest
import shapely

from sandbox.hazards import zones_at
from sandbox.testing import Sandbox

from . import stage
from .analyst import EVIDENCE, Analyst
from .demo import SOURCE, airports_in
from .eyes import NotSeen
from .file_dialog import name_file
from .sample_project import ATLAS, write_sample_project
from .screens import Photographer
from .steps import (
    DOCKS,
    IN_EUROPE,
    IN_GERMANY,
    bring_front,
    choose_source,
    in_front,
    is_visible,
    load_points,
    only_area,
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
    "Ask again for expressions",
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
GUST = "gp_enrichment('wind_bands', 'gust_kmh')"
HELP_OF_FUNCTIONS = {
    "gp_accumulation": "A metric of the portfolio inside a polygon, or around a point.",
    "gp_address": "The address",
    "gp_enrichment": "What a layer of the service says at a place",
}
LOCATIONS = f"gp_accumulation('locations', @atlas_geometry, '{SOURCE}')"
BATCH = "/batch"
IN_THE_WEST = ((-4.0, 43.0), (-4.0, 56.0), (18.0, 56.0), (18.0, 43.0))
"""More than a thousand places, in sight on a small screen."""
_LABELS_PAGE = (18, 60)
"""Pixels from the corner of the list of the Layer Styling panel to its entry of the labels."""
_BUILDER = 12
"""Pixels from the right edge of the field to the middle of its button."""
_GRIP = (80, 9)
_ELSEWHERE = (90, 130)
_FRAME = 5
"""Pixels by which the frame of a window may move it."""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the profile of this module's QGIS lies."""
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sample project with an atlas whose pages say how many locations a country has."""
    page = f"[% NAME %]: [% coalesce({LOCATIONS}, 'not yet') %] locations"
    return write_sample_project(tmp_path_factory.mktemp("atlas"), page=page)


@pytest.fixture(scope="module")
def application(screen: str, started_sandbox: Sandbox, project: Path) -> Iterator[stage.Application]:
    """QGIS with that project, and the sandbox as its connection."""
    service = stage.Service(started_sandbox.url, started_sandbox.key)
    with stage.application(
        screen,
        project=project,
        environment=service.environment(),
        keep_log=EVIDENCE / "test_home.log",
    ) as started:
        yield started


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
    screen: str, home: Path, project: Path, sandbox: Sandbox
) -> None:
    with stage.application(screen, project=project, home=home) as first:
        left_at = settle(Analyst(first))
    service = stage.Service(sandbox.url, sandbox.key)
    with stage.application(screen, project=project, environment=service.environment(), home=home) as next_day:
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


def gusts(wkts: list[str]) -> set[str]:
    """What the wind does at points, EPSG:4326, by the sandbox's own rule."""
    points = (shapely.get_coordinates(shapely.from_wkt(wkt))[0] for wkt in wkts)
    zones = (zones_at("wind_bands", *point) for point in points)
    return {str(found[0].attributes["gust_kmh"]) for found in zones if found}


def label_by(analyst: Analyst, layer: str, expression: str) -> None:
    """Single labels of *layer* by *expression*, in the Layer Styling panel."""
    if any(is_visible(analyst, dock) for dock in DOCKS):
        analyst.press("F8")
    analyst.click_item("theLayerTreeView", layer)
    if not is_visible(analyst, "mOptionsListWidget"):
        analyst.press("F7")
    left, top, _, _ = analyst.see_at_rest("mOptionsListWidget")["rect"]
    analyst.hands.click((left + _LABELS_PAGE[0], top + _LABELS_PAGE[1]))
    analyst.choose("mLabelModeComboBox", "Single Labels")
    analyst.click("mFieldExpressionWidget")
    analyst.press("ctrl+a")
    analyst.hands.write(expression)
    analyst.press("Tab")


def points_asked(sandbox: Sandbox) -> list[int]:
    return [len(json.loads(seen.body)["points"]) for seen in sandbox.requests if seen.path.endswith(BATCH)]


def test_labels_come_a_moment_after_the_map(analyst: Analyst, sandbox: Sandbox) -> None:
    only_area(analyst, IN_GERMANY)
    count = load_points(analyst)
    wanted = gusts([row["wkt"] for row in analyst.eyes.ask("features", layer=analyst.layer(SOURCE)["id"])])
    sandbox.forget()
    sandbox.faults.set("batch=hold")
    label_by(analyst, SOURCE, GUST)
    analyst.wait_until("the service is asked", lambda: points_asked(sandbox))
    before = analyst.eyes.ask("state")["drawings"]
    assert not set(analyst.eyes.ask("map_labels")) & wanted
    sandbox.faults.set()
    analyst.wait_until("the labels are drawn", lambda: set(analyst.eyes.ask("map_labels")) >= wanted)
    analyst.wait_for_idle()
    assert analyst.eyes.ask("state")["drawings"] == before + 1
    assert len(wanted) > 1 and points_asked(sandbox) == [count]
    look_into_the_builder(analyst)


def open_builder(analyst: Analyst) -> None:
    """QGIS's expression builder for the labels, with our functions found."""
    left, top, width, height = analyst.see_at_rest("mFieldExpressionWidget")["rect"]
    analyst.hands.click((left + width - _BUILDER, top + height // 2))
    analyst.type_into("txtSearchEdit", "gp_")


def look_into_the_builder(analyst: Analyst) -> None:
    """The functions have a group in the expression builder, and each its help."""
    open_builder(analyst)
    assert "GeoPortfolio" in analyst.eyes.ask("items", name="mExpressionTreeView")
    for name, words in HELP_OF_FUNCTIONS.items():
        analyst.click_item("mExpressionTreeView", name)
        analyst.wait_until(
            "its help is there", lambda words=words: words in analyst.see("txtHelpText")["text"]
        )
    analyst.press("Escape")


def test_a_thousand_places_are_asked_and_then_the_next(analyst: Analyst, sandbox: Sandbox) -> None:
    only_area(analyst, IN_EUROPE)
    assert load_points(analyst) > 1500
    sandbox.forget()
    analyst.listen()
    label_by(analyst, SOURCE, GUST)
    said = analyst.wait_for_message(r"^Asked 1,000 of \d,\d\d\d places")
    total = int(re.search(r"of (\S+) places", said)[1].replace(",", ""))
    assert sum(points_asked(sandbox)) == 1000
    analyst.click_label(f"Ask for the other {total - 1000:,}")
    analyst.wait_until("the rest is asked", lambda: sum(points_asked(sandbox)) == total)
    analyst.wait_for_idle()


def texts_of(pdf: Path) -> str:
    """Nothing while it is being written."""
    return subprocess.run(["pdftotext", str(pdf), "-"], check=False, capture_output=True, text=True).stdout


def export(analyst: Analyst, pdf: Path) -> None:
    """The atlas of the layout that is open, as one PDF."""
    analyst.wait_until("the layout", lambda: in_front(analyst, "QgsLayoutDesignerDialog"))
    # Its Add Item has that letter, too.
    analyst.press("alt+a", "Right")
    analyst.click_label("Export Atlas as PDF")
    name_file(analyst, pdf)
    # Whose Save lies below a small screen since QGIS 3.40.
    analyst.wait_until("its options", lambda: in_front(analyst, "QgsLayoutPdfExportOptionsDialog"))
    analyst.press("Return")
    analyst.wait_until("it is written", lambda: texts_of(pdf))


def test_an_atlas_has_the_values_when_it_is_exported_again(
    analyst: Analyst, sandbox: Sandbox, tmp_path: Path
) -> None:
    countries = analyst.eyes.ask("features", layer="Countries")
    shapes = {row["attributes"]["NAME"]: shapely.from_wkt(row["wkt"]) for row in countries}
    open_main_menu(analyst, "j")
    analyst.click_label("Layouts")
    analyst.click_label("Atlas")
    analyst.listen()
    export(analyst, tmp_path / "first.pdf")
    assert "not yet" in texts_of(tmp_path / "first.pdf")
    analyst.wait_for_message("export it again")
    export(analyst, tmp_path / "second.pdf")
    for name in ATLAS:
        assert f"{name}: {len(airports_in(shapes[name]))} locations" in texts_of(tmp_path / "second.pdf")


def screens_of_home(analyst: Analyst, sandbox: Sandbox, photographer: Photographer) -> None:
    open_menu(analyst)
    photographer.take("home-menu")
    analyst.press("Escape", "Escape", "Escape")
    bring_front(analyst, "selectionDock", "Selection")
    analyst.click("indexHelpButton")
    analyst.wait_until("it is open", lambda: help_title(analyst) == "First steps")
    photographer.take("home-help", "helpWindow")
    analyst.click_item("helpContents", "Values in labels, styles and layouts")
    analyst.type_into("helpFindLine", "password")
    photographer.take("home-help-found", "helpWindow")
    close_help(analyst)
    only_area(analyst, IN_THE_WEST)
    load_points(analyst)
    label_by(analyst, SOURCE, GUST)
    analyst.wait_for_message("^Asked 1,000 of")
    analyst.wait_for_idle()
    photographer.take("home-labels")
    open_builder(analyst)
    analyst.click_item("mExpressionTreeView", "gp_enrichment")
    photographer.take("home-builder")
    analyst.press("Escape")
    analyst.press("F7")

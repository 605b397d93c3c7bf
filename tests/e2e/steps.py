"""What several tests do on the way to what they look at, by mouse and keys."""

from __future__ import annotations

from typing import Sequence

import shapely

from .analyst import Analyst, Seen
from .demo import SOURCE, report_shown
from .eyes import NotSeen
from .hands import RIGHT

Place = tuple[float, float]
"""(longitude, latitude), EPSG:4326."""
IN_GERMANY: Sequence[Place] = ((7.0, 50.5), (7.0, 53.5), (13.0, 53.5), (13.0, 50.5))
IN_EUROPE: Sequence[Place] = ((-5.0, 40.0), (-5.0, 59.0), (28.0, 59.0), (28.0, 40.0))
AT_SEA: Sequence[Place] = ((1.0, 56.0), (2.5, 57.5), (4.0, 56.0))

V1, V2 = "V1: flat filters", "V2: nested filters"
DOCKS = ("selectionDock", "filtersDock", "searchDock", "resultsDock")
"""The group of F8."""
_CROSS = (9, 10)
"""Pixels of the cross from the upper right corner of a floating dock."""


def open_panel(analyst: Analyst) -> None:
    """The Selection dock in front."""
    bring_front(analyst, "selectionDock", "Selection")


def bring_front(analyst: Analyst, dock: str, tab: str) -> None:
    """The dock of that object name in front of its group, which F8 shows; *tab* is what its tab reads."""
    if is_visible(analyst, dock):
        return
    if not any(is_visible(analyst, each) for each in DOCKS):
        analyst.press("F8")
        analyst.see("selectionDock")
    if not is_visible(analyst, dock):
        analyst.click_label(tab)
        analyst.see(dock)


def clear_filters(analyst: Analyst) -> None:
    """Everything in the area is loaded from now on; the Selection dock is in front."""
    if analyst.see("filtersLabel")["text"].startswith("No filters"):
        return
    analyst.click("editFiltersButton")
    analyst.click("filterTree")
    analyst.press("ctrl+a", "Delete")
    analyst.wait_until("no filter is left", lambda: not analyst.eyes.ask("rows", name="filterTree"))
    bring_front(analyst, "selectionDock", "Selection")


def open_runs(analyst: Analyst) -> None:
    """The page *Runs* of the Results dock in front."""
    bring_front(analyst, "resultsDock", "Results")
    if not is_visible(analyst, "runsPage"):
        analyst.click_label("Runs")
        analyst.see("runsTable")


def in_front(analyst: Analyst, *kinds: str) -> str:
    """The class of the window that takes the keys, where it is one of *kinds*."""
    active = (window["class"] for window in analyst.eyes.ask("windows") if window["active"])
    return next((kind for kind in active if kind in kinds), "")


def press_in_qgis(analyst: Analyst, key: str) -> None:
    """A key of QGIS's main window, to which keys don't come at once when another one was in front."""
    analyst.wait_until("QGIS takes the keys", lambda: analyst.eyes.ask("state")["in_front"])
    analyst.press(key)


def open_main_menu(analyst: Analyst, letter: str) -> None:
    """The menu of QGIS's main window that has that letter."""
    press_in_qgis(analyst, f"alt+{letter}")
    analyst.wait_until("the menu is open", lambda: analyst.eyes.ask("menu"))


def close_windows(analyst: Analyst, *names: str) -> None:
    """By their key, one after the other: one that comes while a window goes is nobody's.

    :param names: of the windows, or of something in them; the one in front first.
    """
    for name in names:
        analyst.press("Escape")
        analyst.wait_until(f"{name} is closed", lambda seen=name: not is_visible(analyst, seen))


def open_connections(analyst: Analyst) -> None:
    """The page of the connections in QGIS's Options."""
    open_main_menu(analyst, "s")
    analyst.click_label("Options")
    analyst.click_item("mOptionsTreeView", "GeoPortfolio")
    analyst.see("connectionsList")


def add_connection(
    analyst: Analyst, name: str, address: str, key: str, version: str = V2, session: bool = False
) -> None:
    """One more connection on that page, which Options' OK keeps; *session*: its key until QGIS closes."""
    analyst.click("addConnectionButton")
    analyst.see("connectionDialog")
    analyst.type_into("addressEdit", address)
    analyst.type_into("keyEdit", key)
    analyst.type_into("connectionNameEdit", name)
    if analyst.see("versionCombo")["text"] != version:
        analyst.choose("versionCombo", version)
    if session:
        analyst.press("alt+u")
        analyst.wait_until("it is chosen", lambda: analyst.see("sessionKeyRadio")["checked"])
    analyst.click_label("OK")
    analyst.wait_until("it is listed", lambda: not is_visible(analyst, "connectionDialog"))
    assert any(name in item for item in analyst.eyes.ask("items", name="connectionsList"))


def choose_source(analyst: Analyst, source: str = SOURCE) -> None:
    """The dock in front, with *source* chosen."""
    open_panel(analyst)
    analyst.wait_until(
        "the sources are listed", lambda: source in analyst.eyes.ask("items", name="sourceCombo")
    )
    if analyst.see("sourceCombo")["text"] != source:
        analyst.choose("sourceCombo", source)


def draw(analyst: Analyst, corners: Sequence[Place]) -> None:
    """One more area, ended with a right click."""
    with analyst.another_map_tool():
        analyst.press("F9")
    for corner in corners:
        analyst.click_map(*corner)
    with analyst.another_map_tool():
        analyst.click_map(*corners[-1], button=RIGHT)


def clear_areas(analyst: Analyst) -> None:
    """No area, by the dock's button."""
    if is_visible(analyst, "clearAreasButton"):
        analyst.click("clearAreasButton")
        analyst.wait_until("no area is left", lambda: not is_visible(analyst, "clearAreasButton"))


def only_area(analyst: Analyst, corners: Sequence[Place]) -> None:
    """The area around *corners* and no other, with the source chosen."""
    choose_source(analyst)
    clear_areas(analyst)
    draw(analyst, corners)
    analyst.see("clearAreasButton")


def area_shapes(analyst: Analyst) -> list[shapely.Geometry]:
    """The shapes of *Selection areas*, EPSG:4326."""
    return [shapely.from_wkt(row["wkt"]) for row in analyst.eyes.ask("features", layer="Selection areas")]


def named_shapes(analyst: Analyst) -> dict[str, shapely.Geometry]:
    """The same by the names of the areas, whose numbers no others have had in the project."""
    names = analyst.see("areaLabel")["text"].split(", ")
    return dict(zip(names, area_shapes(analyst)))


def layer_of_the_area(analyst: Analyst) -> Seen:
    """What was loaded in the only area of the demo's source."""
    name = analyst.see("areaLabel")["text"]
    return analyst.layer(f"^{SOURCE}, {name}, ")


def load_points(analyst: Analyst) -> int:
    """Load the points; returns how many the message bar says there are."""
    analyst.listen()
    analyst.click("loadPointsButton")
    said = analyst.wait_for_message(r"points( in \d+ areas)?, \d+\.\d s$")
    return int(said.partition(" ")[0].replace(",", ""))


def look_at(analyst: Analyst, lon: float, lat: float, scale: int = 0) -> None:
    """That place in the middle of the map, at 1 : *scale* or as it is, and the pointer beside the map."""
    analyst.wait_for_idle()  # a map that is still on its way writes its scale over ours
    beside = analyst.see("mCoordsEdit")
    analyst.hands.move((beside["x"], beside["y"]))
    analyst.eyes.ask("show_place", lon=lon, lat=lat, scale=scale)
    analyst.wait_for_idle()


def close_dock(analyst: Analyst, name: str) -> None:
    """Close the floating dock *name* by the cross of its title."""
    left, top, width, _ = analyst.see_at_rest(name)["rect"]
    analyst.hands.click((left + width - _CROSS[0], top + _CROSS[1]))
    analyst.wait_until("it is closed", lambda: not is_visible(analyst, name))


def take_report_tool(analyst: Analyst, kind: str = "") -> None:
    """The tool that picks a place, from the button, or for *kind*, PDF or HTML, from its menu.

    A button that is pressed already is left alone: it would put the tool away.
    """
    if kind:
        analyst.open_menu("reportButton")
        analyst.click_label(f"Report as {kind}")
    elif not analyst.see("reportButton")["checked"]:
        analyst.click("reportButton")
    analyst.wait_until("the tool is there", lambda: analyst.eyes.ask("state")["tool"] == "ReportTool")


def pick_report(analyst: Analyst, lon: float, lat: float, kind: str = "") -> None:
    """The report of the place in the viewer, beside the dock."""
    take_report_tool(analyst, kind)
    analyst.click_map(lon, lat)
    analyst.wait_until("the report is there", lambda: report_shown(analyst))
    analyst.place_beside("reportViewer", "selectionDock")
    analyst.wait_for_idle()


def open_table(analyst: Analyst) -> None:
    """The attribute table of the chosen layer in front."""
    analyst.press("F6")
    analyst.wait_until("the table opens", lambda: any(table["active"] for table in open_tables(analyst)))


def close_table(analyst: Analyst) -> None:
    analyst.press("Escape")
    analyst.wait_until("it is closed", lambda: not open_tables(analyst))


def open_tables(analyst: Analyst) -> list[Seen]:
    """The windows with attribute tables, whose class is another one since QGIS can dock them."""
    return [window for window in analyst.eyes.ask("windows") if "Features Total: " in window["title"]]


def is_visible(analyst: Analyst, name: str) -> bool:
    """Whether the widget *name* is there and shown."""
    try:
        return bool(analyst.eyes.ask("widget", name=name)["visible"])
    except NotSeen:
        return False

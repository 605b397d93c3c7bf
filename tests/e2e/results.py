"""What several stories do with what came: points, layers, tables, reports, maps and the Browser."""

from __future__ import annotations

import json
import re
from typing import Any

from .analyst import Analyst, Seen
from .docks import open_panel
from .hands import RIGHT
from .selection import SOURCE

TREE = "theLayerTreeView"
RESULT = r"^(?!Changes of |Hazards, ).* \([\d,]+\)"
"""The name of a layer with its count."""
OVER_GERMANY = (10.5, 51.5, 13_000_000)
"""A view of the main job's area (longitude, latitude, scale)."""


def load_points(analyst: Analyst) -> int:
    """Load the points; returns how many the message bar says there are."""
    analyst.listen()
    analyst.click("loadPointsButton")
    said = analyst.wait_for_message(r"locations?\b.*, \d+\.\d s$")
    return number_in(said)


def record_of(layer: Seen) -> dict[str, Any]:
    """What *layer* knows of its result; empty for another one."""
    return json.loads(layer["properties"].get("geoportfolio/record", "{}"))


def load_entries(analyst: Analyst) -> None:
    """Begin to load the entries."""
    analyst.listen()
    analyst.click("loadEntriesButton")


def number_in(text: str) -> int:
    """The first number of a message."""
    found = re.search(r"\d[\d,]*", text)
    assert found, text
    return int(found.group().replace(",", ""))


def layer_of_the_area(analyst: Analyst) -> Seen:
    """What was loaded in the only area of the demo's source."""
    (area,) = analyst.eyes.ask("items", name="areaList")
    # The size comes a moment later than the name.
    name = re.sub(r", [\d.,]+ (m²|ha|km²)$", "", area)
    return analyst.layer(f"^{re.escape(name)}.* \\(")


def layer_menu(analyst: Analyst, layer: str, entry: str) -> None:
    """Right click on *layer* in the Layers panel > GeoPortfolio > *entry*."""
    analyst.listen()
    analyst.click_item(TREE, layer, RIGHT)
    analyst.click_label("GeoPortfolio")
    # QGIS has a button Refresh, too.
    analyst.wait_until("it is offered", lambda: analyst.eyes.ask("labeled", text=entry).get("in_menu"))
    analyst.click_label(entry)


def choose_style(analyst: Analyst, layer: str, style: str) -> None:
    analyst.click_item(TREE, layer, RIGHT)
    analyst.click_label("Styles")
    analyst.click_label(style)


def ids_on_the_map(analyst: Analyst, layer: str) -> list[str]:
    """The ids of the rows of that layer, sorted."""
    rows = analyst.eyes.ask("features", layer=layer, limit=20_000)
    return sorted(row["attributes"]["id"] for row in rows)


def show_map_tip(analyst: Analyst, lon: float, lat: float, screen: str, *watched: str) -> None:
    """The map tip of what is at that place, as the screen *screen*."""
    analyst.click("mActionMapTips")
    analyst.point_at(lon, lat)
    analyst.wait_until("the map tip shows", lambda: analyst.eyes.ask("state")["map_tip"])
    analyst.screen(screen, *watched)
    analyst.click("mActionMapTips")


def open_table(analyst: Analyst) -> str:
    """The attribute table of the chosen layer in front; its title."""
    analyst.press("F6")
    return analyst.wait_until(
        "the table opens", lambda: next((each["title"] for each in _tables(analyst) if each["active"]), "")
    )


def close_table(analyst: Analyst) -> None:
    analyst.press("Escape")
    analyst.wait_until("it is closed", lambda: not _tables(analyst))


def _tables(analyst: Analyst) -> list[Seen]:
    """The windows with attribute tables, whose class is another one since QGIS can dock them."""
    return [window for window in analyst.eyes.ask("windows") if "Features Total: " in window["title"]]


# --- reports, maps, the Browser


def take_report_tool(analyst: Analyst, kind: str = "") -> None:
    """The tool that picks a place, from the button, or for *kind*, PDF or HTML, from its menu.

    A report in front gives way to the panel. A button that is pressed already is left alone: it would put
    the tool away.
    """
    open_panel(analyst)
    if kind:
        analyst.open_menu("reportButton")
        analyst.click_label(f"Report as {kind}")
    elif not analyst.see("reportButton")["checked"]:
        analyst.click("reportButton")
    analyst.wait_until("the tool is there", lambda: analyst.eyes.ask("state")["tool"] == "ReportTool")


def pick_report(analyst: Analyst, lon: float, lat: float, kind: str = "") -> None:
    """The report of the place in the viewer, drawn."""
    take_report_tool(analyst, kind)
    analyst.click_map(lon, lat)
    wait_for_report(analyst)
    analyst.wait_for_idle()


def wait_for_report(analyst: Analyst) -> None:
    """Until the viewer is open and its report can be read."""

    def is_shown() -> bool:
        seen = [analyst.eyes.ask("widget", name=name) for name in ("reportViewer", "zoomInButton")]
        return all(widget["visible"] and widget["enabled"] for widget in seen)

    analyst.wait_until("the report is there", is_shown)


def wait_for_page(analyst: Analyst) -> None:
    """Until the page of a report is drawn: until then it is a gray number."""
    analyst.wait_until("the page is drawn", lambda: analyst.is_colored("reportPages"))


def wait_until_drawn(analyst: Analyst, view: str, colors: int) -> None:
    analyst.wait_until(f"{view} is drawn", lambda: analyst.colors(view) > colors)


def add_flood_map(analyst: Analyst) -> None:
    """The first of the service's maps that is about floods."""

    def listed() -> list[str]:
        return [title for title in analyst.eyes.ask("items", name="mapTree") if title]

    analyst.click("geoportfolioMapsAction")
    analyst.wait_until("the maps are listed", listed)
    analyst.type_into("mapFindLine", "flood")
    analyst.wait_until("it is found alone", lambda: not any("Wind" in title for title in listed()))
    analyst.press("Return")
    analyst.wait_until(
        "it is on the map", lambda: any(seen["group"] == "Hazard" for seen in analyst.eyes.ask("layers"))
    )
    analyst.click("mapCloseButton")
    analyst.wait_for_idle()


def browser_rows(analyst: Analyst) -> list[str]:
    """What the Browser shows, from top to bottom."""
    return [str(row[1]) for row in analyst.eyes.ask("rows", name="Browser")]


def unfold_in_browser(analyst: Analyst, name: str, until: str) -> None:
    """The node *name* unfolded by the keys, and a row that reads *until* below it."""
    analyst.click_item("Browser", name)
    analyst.press("Right")
    analyst.wait_until(f"{until} is listed", lambda: any(until in row for row in browser_rows(analyst)))


def unfold_sources(analyst: Analyst) -> None:
    """The sources of the environment's connection in the Browser."""
    for name, until in (
        ("GeoPortfolio", "environment"),
        ("environment", "Sources"),
        ("Sources", SOURCE),
    ):
        unfold_in_browser(analyst, name, until)


def layer_ids(analyst: Analyst) -> set[str]:
    return {layer["id"] for layer in analyst.eyes.ask("layers")}


def wait_for_new_layer(analyst: Analyst, known: set[str]) -> Seen:
    """The topmost layer that is none of *known*."""
    return analyst.wait_until(
        "it is on the map",
        lambda: next((layer for layer in analyst.eyes.ask("layers") if layer["id"] not in known), None),
    )


def record_shown(analyst: Analyst) -> dict[str, str]:
    """Field and value of the record of the point that was identified."""
    return {str(row[1]): str(row[2]) for row in analyst.eyes.ask("rows", name="recordTree")}

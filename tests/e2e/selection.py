"""What several stories do until they ask: source, areas, circles, filters and columns, by mouse and keys."""

from __future__ import annotations

from typing import Callable, Optional, Sequence

import shapely

from .airports import Place
from .analyst import Analyst
from .docks import is_visible, open_filters, open_panel, wait_until_gone
from .hands import RIGHT

SOURCE = "pf_airports"
IN_GERMANY: Sequence[Place] = ((7.0, 50.5), (7.0, 53.5), (13.0, 53.5), (13.0, 50.5))
IN_EUROPE: Sequence[Place] = ((-5.0, 40.0), (-5.0, 59.0), (28.0, 59.0), (28.0, 40.0))
AT_SEA: Sequence[Place] = ((1.0, 56.0), (2.5, 57.5), (4.0, 56.0))
EUROPE = (13.0, 49.6, 26_000_000)
"""Longitude, latitude and scale of a view with all of Europe in every size."""
Circles = dict[str, tuple[Place, tuple[float, ...]]]
"""Centers by name, each with its radii."""


def start_afresh(analyst: Analyst) -> None:
    """The Selection dock in front with the source chosen, no area, no filter, and Europe on the map."""
    choose_source(analyst)
    clear_areas(analyst)
    clear_filters(analyst)
    look_at(analyst, *EUROPE)


def choose_source(analyst: Analyst, source: str = SOURCE) -> None:
    """The dock in front, with *source* chosen."""
    open_panel(analyst)
    if is_visible(analyst, "connectDockButton"):
        analyst.click("connectDockButton")
    analyst.wait_until(
        "the sources are listed", lambda: source in analyst.eyes.ask("items", name="sourceCombo")
    )
    if analyst.see("sourceCombo")["text"] != source:
        analyst.choose("sourceCombo", source)


def clear_areas(analyst: Analyst) -> None:
    """No area, by the dock's button."""
    if is_visible(analyst, "clearAreasButton"):
        analyst.click("clearAreasButton")
        wait_until_gone(analyst, "clearAreasButton")


def clear_filters(analyst: Analyst) -> None:
    """Everything in the area is loaded from now on; the Selection dock is in front."""
    if analyst.see("filtersLabel")["text"].startswith("No filters"):
        return
    analyst.click("editFiltersButton")
    analyst.click("filterTree")
    analyst.press("ctrl+a", "Delete")
    analyst.wait_until("no filter is left", lambda: not analyst.eyes.ask("rows", name="filterTree"))
    open_panel(analyst)


def draw(analyst: Analyst, corners: Sequence[Place], each: Callable[[], object] = lambda: None) -> None:
    """One more area, ended with a right click; *each* is called behind every corner."""
    with analyst.another_map_tool():
        analyst.press("F9")
    for corner in corners:
        analyst.click_map(*corner)
        each()
    with analyst.another_map_tool():
        analyst.click_map(*corners[-1], button=RIGHT)


def only_area(analyst: Analyst, corners: Sequence[Place]) -> shapely.Geometry:
    """The area around *corners* and no other, with the source chosen; its shape."""
    choose_source(analyst)
    clear_areas(analyst)
    draw(analyst, corners)
    analyst.see("clearAreasButton")
    (area,) = area_shapes(analyst)
    return area


def area_shapes(analyst: Analyst) -> list[shapely.Geometry]:
    """The shapes of *Selection areas*, EPSG:4326."""
    return [shapely.from_wkt(row["wkt"]) for row in analyst.eyes.ask("features", layer="Selection areas")]


def only_one(shapes: Sequence[shapely.Geometry]) -> Sequence[shapely.Geometry]:
    """*shapes*, where it is one; none as long as there are others."""
    return shapes if len(shapes) == 1 else ()


def use(analyst: Analyst, entry: str) -> None:
    """An entry of the menu with which areas come from what already exists."""
    analyst.click("useButton")
    analyst.click_label(entry)


def set_radii(analyst: Analyst, text: str) -> None:
    """The radii of the next circles, by the dock; the tool is put away again."""
    analyst.click("circlesButton")
    analyst.type_into("radiiEdit", text)
    analyst.press("Return")
    analyst.click("circlesButton")
    analyst.wait_until("the tool is left", lambda: not analyst.see("circlesButton")["checked"])


def take_circles(analyst: Analyst) -> None:
    with analyst.another_map_tool():
        analyst.press("shift+F9")


def put_circles(analyst: Analyst, centers: Sequence[Place], radii: str) -> None:
    """Circles around *centers*, with radii that are typed in the dock."""
    take_circles(analyst)
    analyst.type_into("radiiEdit", radii)
    analyst.press("Return")
    for center in centers:
        analyst.click_map(*center)
    with analyst.another_map_tool():
        analyst.click_map(*centers[-1], button=RIGHT)


def circles_at(analyst: Analyst, place: Place, radii: str) -> Place:
    """Circles around *place* and no other area, with Europe on the map; the center as it was clicked."""
    start_afresh(analyst)
    set_radii(analyst, radii)
    choose_here(analyst, place, "Circles Here")
    ((center, _),) = wait_for_circles(analyst, 1).values()
    return center


def choose_here(analyst: Analyst, place: Place, entry: str) -> None:
    """An entry of the menu of the map."""
    analyst.click_map(*place, button=RIGHT)
    analyst.click_label("GeoPortfolio")
    analyst.click_label(entry)


def wait_for_circles(analyst: Analyst, count: int) -> Circles:
    """Until there are *count* centers; which."""

    def seen() -> Optional[Circles]:
        found: Circles = {}
        for row in analyst.eyes.ask("features", layer="Selection areas"):
            told = row["attributes"]
            if told["kind"] == "circle":
                center = (told["longitude"], told["latitude"])
                found[told["name"]] = (center, (*found.get(told["name"], (center, ()))[1], told["radius"]))
        return found if len(found) == count else None

    return analyst.wait_until(f"{count} centers are there", seen)


def add_filters(analyst: Analyst, button: str, field: str, *values: str) -> None:
    """Filters on *values* of the field that reads *field*, by the button of that name."""
    analyst.click(button)
    if analyst.see("filterFieldCombo")["text"] != field:
        analyst.choose("filterFieldCombo", field)
    for value in values:
        analyst.type_into("filterFindLine", value)
        analyst.press("Return")
    analyst.click("filterAcceptButton")
    analyst.see("filterTree")


def filter_by_country(analyst: Analyst, *countries: str) -> None:
    """In the Selection dock; it is in front again afterwards."""
    open_filters(analyst)
    add_filters(analyst, "addFilterButton", "Country", *countries)
    open_panel(analyst)


def filter_rows(analyst: Analyst) -> list[tuple[int, str, str]]:
    """Depth, field and value of each filter as the tree shows them."""
    return [(depth, *texts[:2]) for depth, *texts in analyst.eyes.ask("rows", name="filterTree")]


def wait_for_filters(analyst: Analyst, *wanted: tuple[int, str, str]) -> None:
    analyst.wait_until(f"the filters are {wanted}", lambda: tuple(filter_rows(analyst)) == wanted)


def choose_columns(analyst: Analyst, *finds: str, page_size: int = 1000) -> None:
    """The columns that each of *finds* finds, and no others."""
    analyst.click("editColumnsButton")
    analyst.click("columnsNoneButton")
    for text in finds:
        analyst.type_into("columnsSearch", text)
        analyst.click("columnsAllButton")
    analyst.type_into("pageSizeBox", str(page_size))
    analyst.click_label("OK")
    wait_until_gone(analyst, "columnsDialog")


def look_at(analyst: Analyst, lon: float, lat: float, scale: int = 0) -> None:
    """That place in the middle of the map, at 1 : *scale* or as it is, and the pointer beside the map."""
    analyst.wait_for_idle()  # a map that is still on its way writes its scale over ours
    beside = analyst.see("mCoordsEdit")
    analyst.hands.move((beside["x"], beside["y"]))
    analyst.eyes.ask("show_place", lon=lon, lat=lat, scale=scale)
    analyst.wait_for_idle()

"""The marks in the layer tree: what each says, and what a click on it does."""

from __future__ import annotations

from pathlib import Path

import shapely

from sandbox.testing import Sandbox

from .analyst import Analyst
from .demo import airports_in
from .hands import RIGHT
from .screens import Photographer
from .steps import IN_GERMANY, area_shapes, clear_areas, draw, load_points, look_at, only_area
from .test_entries import ask, choose_columns
from .test_lifecycle import add_map

TREE = "theLayerTreeView"
RESULT = "^pf_airports"
GERMANY = (10.0, 52.0, 15_000_000)
WIDER = ((7.0, 50.5), (7.0, 54.5), (14.0, 54.5), (14.0, 50.5))


def tip(analyst: Analyst) -> str:
    """The tooltip of the mark of the topmost result."""
    return str(analyst.eyes.ask("layer_mark", layer=RESULT)["tooltip"])


def wait_for_mark(analyst: Analyst, words: str) -> None:
    analyst.wait_until(f"its mark says {words!r}", lambda: words in tip(analyst))


def break_a_load(analyst: Analyst, sandbox: Sandbox) -> None:
    """A layer with the entries of the first pages of the area."""
    choose_columns(analyst, "id", "itude", page_size=20)
    # Four pages are asked at once: the first ones are spared.
    sandbox.faults.set("/entries/=delay:0x4", "/entries/=truncate:0.4")
    ask(analyst, "Entries")
    analyst.wait_for_message("^The connection broke after")
    sandbox.faults.set()


def edit_a_corner(analyst: Analyst) -> None:
    """The north-east corner of the area taken further, by QGIS's vertex tool; kept."""
    with analyst.another_map_tool():
        analyst.click("editAreasButton")
    analyst.wait_for_idle()
    (before,) = area_shapes(analyst)
    corners = shapely.get_coordinates(before)

    def is_moved() -> bool:
        """The tool takes up a corner only once QGIS has looked for what lies below the pointer."""
        analyst.click_map(*corners[corners.sum(axis=1).argmax()])
        analyst.click_map(15.0, 54.5)
        analyst.wait_for_idle()
        return bool(area_shapes(analyst)[0].area > before.area)

    analyst.wait_until("it is moved", is_moved)
    with analyst.another_map_tool():
        analyst.click("mActionToggleEditing")
        analyst.click_label("Save")


def test_an_edited_area_makes_its_result_out_of_date_and_the_mark_asks_anew(
    analyst: Analyst, sandbox: Sandbox
) -> None:
    look_at(analyst, *GERMANY)
    only_area(analyst, IN_GERMANY)
    count = load_points(analyst)
    wait_for_mark(analyst, f"{count} points")
    analyst.point_at_layer_mark(RESULT)
    analyst.wait_until("it tells", lambda: f"{count} points" in analyst.eyes.ask("tooltip"))
    analyst.point_at_item(TREE, "pf_airports")
    analyst.wait_until("the layer tells, too", lambda: f"{count} points" in analyst.eyes.ask("tooltip"))
    analyst.click_layer_mark(RESULT)
    analyst.see("geoportfolioLayerStateMenu")
    analyst.press("Escape")

    edit_a_corner(analyst)
    wait_for_mark(analyst, "was edited after this query")
    analyst.point_at_item(TREE, "pf_airports")
    analyst.wait_until("the layer says why", lambda: "was edited" in analyst.eyes.ask("tooltip"))
    sandbox.forget()
    analyst.click_layer_mark(RESULT)
    analyst.click_label("Refresh with the area as it is now")
    (area,) = area_shapes(analyst)
    inside = len(airports_in(area))
    analyst.wait_until("it is asked anew", lambda: analyst.layer(RESULT)["count"] == inside > count)
    analyst.wait_until("its mark is the first again", lambda: "was edited" not in tip(analyst))
    assert len([seen for seen in sandbox.requests if "/points/" in seen.path]) == 1
    analyst.click_item(TREE, "pf_airports", RIGHT)
    analyst.click_label("GeoPortfolio")
    analyst.click_label("Undo refresh")
    analyst.wait_until("it is as before", lambda: analyst.layer(RESULT)["count"] == count)
    wait_for_mark(analyst, "was edited after this query")

    analyst.drag_item(TREE, "pf_airports", "Countries", edge=-1)
    analyst.wait_until("it is elsewhere", lambda: analyst.layer(RESULT)["group"] == "")
    wait_for_mark(analyst, "was edited after this query")


def test_a_load_that_stopped_goes_on_by_its_mark(analyst: Analyst, sandbox: Sandbox) -> None:
    only_area(analyst, WIDER)
    break_a_load(analyst, sandbox)
    wait_for_mark(analyst, "to continue")
    analyst.listen()
    analyst.click_layer_mark(RESULT)
    (area,) = area_shapes(analyst)
    analyst.wait_until("all is there", lambda: analyst.layer(RESULT)["count"] == len(airports_in(area)))
    wait_for_mark(analyst, "complete")


def test_a_file_that_is_gone_comes_again_by_its_mark(analyst: Analyst, sandbox: Sandbox) -> None:
    layer = analyst.layer(RESULT)
    Path(layer["source"].partition("|")[0]).unlink()
    clear_areas(analyst)  # what makes the tree look again
    wait_for_mark(analyst, "is gone")
    sandbox.forget()
    analyst.click_layer_mark(RESULT)
    analyst.wait_until("it is there", lambda: "is gone" not in tip(analyst))
    again = analyst.layer(RESULT)
    assert again["count"] == layer["count"] and again["valid"] and sandbox.requests


def look_at_the_top(analyst: Analyst) -> None:
    """The newest layers in sight, however many there are."""
    analyst.click("theLayerTreeView")
    analyst.press("Home")


def screens_of_marks(analyst: Analyst, sandbox: Sandbox, photographer: Photographer) -> None:
    """The menu of a mark, and marks of all kinds."""
    look_at(analyst, *GERMANY)
    draw(analyst, IN_GERMANY)
    load_points(analyst)
    first = analyst.layer(RESULT)
    load_points(analyst)
    edit_a_corner(analyst)
    wait_for_mark(analyst, "was edited after this query")
    look_at_the_top(analyst)
    analyst.click_layer_mark(RESULT)
    analyst.see("geoportfolioLayerStateMenu")
    photographer.take("marks-menu")
    analyst.press("Escape")
    break_a_load(analyst, sandbox)
    load_points(analyst)
    Path(first["source"].partition("|")[0]).unlink()
    add_map(analyst)  # so that the tree looks again
    look_at_the_top(analyst)
    analyst.point_at_layer_mark(RESULT)
    analyst.wait_until("it tells", lambda: analyst.eyes.ask("tooltip"))
    photographer.take("marks")

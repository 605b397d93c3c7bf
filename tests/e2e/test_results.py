"""What a layer remembers: its mark, refresh and undo, its query and its runs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import shapely

from sandbox.testing import V2, Sandbox, feature

from .airports import airports_in
from .analyst import Analyst
from .docks import copied, open_runs, wait_for_text
from .hands import RIGHT
from .results import (
    RESULT,
    TREE,
    choose_style,
    ids_on_the_map,
    layer_menu,
    load_entries,
    load_points,
)
from .selection import (
    IN_GERMANY,
    area_shapes,
    choose_columns,
    clear_areas,
    look_at,
    only_area,
    start_afresh,
)

POINTS = "/points/selection"
GERMANY = (10.0, 52.0, 15_000_000)


def answer(sandbox: Sandbox, area: shapely.Geometry) -> dict[str, Any]:
    """What the service says today of the airports in *area*: properties by id."""
    shape = feature(shapely.geometry.mapping(area)["coordinates"], area.geom_type)
    body = sandbox.post(V2 + "points/selection", {"source": "pf_airports", "shape": shape}).json()
    return {item["id"]: item["properties"] for item in body["features"]}


def news(before: dict[str, Any], after: dict[str, Any]) -> str:
    """What a refresh has to say of two answers."""
    changed = sum(before[name] != after[name] for name in before.keys() & after.keys())
    return f"+{len(after.keys() - before)}, -{len(before.keys() - after)}, {changed} changed, "


def tip(analyst: Analyst) -> str:
    """The tooltip of the mark of the topmost result."""
    return str(analyst.eyes.ask("layer_mark", layer=RESULT)["tooltip"])


def wait_for_mark(analyst: Analyst, words: str) -> None:
    analyst.wait_until(f"its mark says {words!r}", lambda: words in tip(analyst))


def test_a_refresh_keeps_style_and_selection_and_can_be_taken_back(
    analyst: Analyst, sandbox: Sandbox
) -> None:
    start_afresh(analyst)
    area = only_area(analyst, IN_GERMANY)
    load_points(analyst)
    name = analyst.layer(RESULT)["name"]
    before = answer(sandbox, area)
    choose_style(analyst, name, "Sum insured")
    analyst.click_item(TREE, name)
    analyst.press("ctrl+a")
    analyst.wait_until("all are selected", lambda: analyst.layer(RESULT)["selected"] == len(before))

    sandbox.change(edition=1)
    after = answer(sandbox, area)
    analyst.click_item(TREE, name, RIGHT)
    analyst.click_label("GeoPortfolio")
    analyst.wait_until("it is open", lambda: analyst.eyes.ask("labeled", text="Undo Refresh")["visible"])
    analyst.screen("memory-menu")
    analyst.press("Escape", "Escape")
    layer_menu(analyst, name, "Refresh")
    assert news(before, after) in analyst.wait_for_message(rf"{RESULT}: \+")
    seen = analyst.layer(RESULT)
    assert ids_on_the_map(analyst, seen["id"]) == sorted(after)
    assert (seen["style"], seen["selected"]) == ("Sum insured", len(before.keys() & after.keys()))
    analyst.wait_for_idle()
    analyst.screen("memory-refreshed", "selectionDock")

    layer_menu(analyst, seen["name"], "Show Changes of Refresh")
    changes = analyst.layer("^Changes of ")
    rows = analyst.eyes.ask("features", layer=changes["id"])
    told = {row["attributes"]["id"]: row["attributes"]["change"] for row in rows}
    assert {i for i, change in told.items() if change == "added"} == after.keys() - before
    assert {i for i, change in told.items() if change == "dropped"} == before.keys() - after
    analyst.wait_for_idle()
    analyst.screen("memory-changes")
    layer_menu(analyst, seen["name"], "Undo Refresh")
    analyst.wait_for_message("restored the result of ")
    assert ids_on_the_map(analyst, seen["id"]) == sorted(before)
    assert analyst.layer(RESULT)["style"] == "Sum insured"


def test_the_runs_are_listed_and_can_be_had_again(analyst: Analyst, sandbox: Sandbox) -> None:
    start_afresh(analyst)
    only_area(analyst, IN_GERMANY)
    load_points(analyst)
    layer_menu(analyst, analyst.layer(RESULT)["name"], "Show Area")
    analyst.wait_for_idle()
    analyst.screen("memory-area")
    open_runs(analyst)
    analyst.screen("memory-runs", "resultsDock")
    listed = len(analyst.eyes.ask("layers"))
    analyst.click("runAgainButton")
    analyst.wait_until("one more layer is there", lambda: len(analyst.eyes.ask("layers")) == listed + 1)
    clear_areas_behind(analyst)
    open_runs(analyst)
    analyst.click("runEditButton")
    analyst.wait_until("its area is back", lambda: len(area_shapes(analyst)) == 1)
    open_runs(analyst)
    analyst.click("runCommandButton")
    copied(analyst, lambda text: "geoportfolio:pointsinarea" in text)
    sandbox.forget()
    analyst.listen()
    analyst.click("refreshAllButton")
    analyst.wait_for_message(r"^2 of 2 layers refreshed\.")
    assert [POINTS in asked.path for asked in sandbox.requests].count(True) == 2


def clear_areas_behind(analyst: Analyst) -> None:
    """From the Results dock."""
    analyst.click_label("Selection")
    analyst.see("clearAreasButton")
    clear_areas(analyst)


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


def test_marks_tell_of_an_edited_area_a_stopped_load_and_a_lost_file(
    analyst: Analyst, sandbox: Sandbox
) -> None:
    start_afresh(analyst)
    look_at(analyst, *GERMANY)
    only_area(analyst, IN_GERMANY)
    count = load_points(analyst)
    wait_for_mark(analyst, f"{count} locations")
    analyst.point_at_layer_mark(RESULT)
    analyst.wait_until("it tells", lambda: f"{count} locations" in analyst.eyes.ask("tooltip"))
    edit_a_corner(analyst)
    wait_for_mark(analyst, "was edited after this query")
    sandbox.forget()
    analyst.click_layer_mark(RESULT)
    analyst.see("geoportfolioLayerStateMenu")
    analyst.screen("marks-menu")
    analyst.click_label("Refresh with Current Area")
    (area,) = area_shapes(analyst)
    inside = len(airports_in(area))
    analyst.wait_until("it is asked anew", lambda: analyst.layer(RESULT)["count"] == inside > count)
    analyst.wait_until("its mark is the first again", lambda: "was edited" not in tip(analyst))
    assert len([seen for seen in sandbox.requests if "/points/" in seen.path]) == 1
    first = analyst.layer(RESULT)

    choose_columns(analyst, "id", "itude", page_size=20)
    sandbox.faults.set("/entries/=delay:0x1", "/entries/=hold")
    load_entries(analyst)
    wait_for_text(analyst, "progressLabel", "20 so far")
    analyst.click("stopButton")
    analyst.wait_for_message("^Stopped after 20 records")
    sandbox.faults.set()
    wait_for_mark(analyst, "to resume")
    Path(first["source"].partition("|")[0]).unlink()
    clear_areas(analyst)  # so that the tree looks again
    analyst.wait_until(
        "the lost file is told", lambda: analyst.eyes.ask("layer_mark", layer=RESULT, told="no longer exists")
    )
    analyst.click(TREE)
    analyst.press("Home")
    analyst.point_at_layer_mark(RESULT)
    analyst.wait_until("it tells", lambda: analyst.eyes.ask("tooltip"))
    analyst.screen("marks")
    analyst.click_layer_mark(RESULT)
    analyst.wait_until("all is there", lambda: analyst.layer(RESULT)["count"] == inside)
    wait_for_mark(analyst, "complete")

"""Hazards of many points: chosen on the map, asked in a Processing dialog, and looked at as a layer."""

from __future__ import annotations

from typing import Any

import shapely

from sandbox.hazards import zones_at
from sandbox.testing import Sandbox

from .airports import IN_BREMEN, Place, airports_in
from .analyst import Analyst, Seen
from .docks import wait_for_text
from .hazard_steps import close_dialog, log, open_dialog, points_asked, run, run_to_the_end
from .results import (
    RESULT,
    TREE,
    choose_style,
    close_table,
    layer_ids,
    load_points,
    open_table,
    show_map_tip,
    wait_for_new_layer,
)
from .selection import IN_EUROPE, IN_GERMANY, clear_areas, look_at, only_area, start_afresh

LAYERS = ("wind_bands", "flood_zones")
WEST, EAST = (6.2, 53.4), (10.5, 51.2)
"""Opposite corners (longitude, latitude) of what the mouse selects."""


def hazards(analyst: Analyst) -> Seen:
    """The topmost layer of points with hazards."""
    return analyst.layer("^Hazards, ")


def rows_of(analyst: Analyst, layer: Seen) -> list[dict[str, Any]]:
    """Its attributes, and where each row is."""
    rows = analyst.eyes.ask("features", layer=layer["id"], limit=5000)
    return [{**row["attributes"], "place": shapely.from_wkt(row["wkt"]).coords[0]} for row in rows]


def at(layer: str, place: Place) -> dict[str, Any]:
    """What the sandbox's polygons have at a place."""
    return next((zone.attributes for zone in zones_at(layer, *place)), {})


def assert_right(rows: list[dict[str, Any]]) -> None:
    """Each row that has an answer has that of its own place."""
    for row in rows:
        for layer in LAYERS if row["status"] in ("found", "not found") else ():
            found = row.get(f"{layer}_intensity", "NULL")
            assert found == at(layer, row["place"]).get("intensity", "NULL"), row


def test_points_that_the_mouse_selects_get_their_hazards(analyst: Analyst, sandbox: Sandbox) -> None:
    start_afresh(analyst)
    only_area(analyst, IN_GERMANY)
    load_points(analyst)
    analyst.wait_for_idle()
    points = analyst.layer(RESULT)
    analyst.click_item(TREE, points["name"])
    with analyst.another_map_tool():
        analyst.press("alt+e")
        analyst.click_label("Select")
        analyst.click_label("Select Feature(s)")
    analyst.drag_map(WEST, EAST)
    chosen = analyst.wait_until("some are selected", lambda: analyst.layer(RESULT)["selected"])
    open_dialog(analyst)
    analyst.click("layersEditButton")
    analyst.see("layersDialog")
    analyst.type_into("layerNameLine", ", ".join(LAYERS))
    analyst.press("Return")
    analyst.click_label("OK")
    wait_for_text(analyst, "layersText", f"^{','.join(LAYERS)}$")
    analyst.screen("enrich-dialog")
    sandbox.forget()
    told = run_to_the_end(analyst)
    analyst.screen("enrich-log")
    assert f"{chosen} rows: " in told
    assert points_asked(sandbox) == chosen < points["count"]
    close_dialog(analyst)
    layer = hazards(analyst)
    assert (layer["count"], layer["group"], layer["style"]) == (chosen, "GeoPortfolio", "Hazards")
    assert {*LAYERS} <= set(layer["styles"])
    rows = rows_of(analyst, layer)
    assert_right(rows)
    assert {"found", "not found"} == {row["status"] for row in rows}
    looked_at(analyst, layer)


def looked_at(analyst: Analyst, layer: Seen) -> None:
    """The styles of the layer, its table, and its map tip."""
    clear_areas(analyst)
    analyst.wait_for_idle()
    analyst.screen("enriched")
    choose_style(analyst, layer["name"], "wind_bands")
    analyst.wait_for_idle()
    analyst.screen("enriched-wind")
    analyst.click_item(TREE, layer["name"])
    open_table(analyst)
    analyst.wait_for_idle()
    analyst.screen("enriched-table")
    close_table(analyst)
    look_at(analyst, *IN_BREMEN, 100_000)
    show_map_tip(analyst, *IN_BREMEN, "enriched-tip")


def test_thousands_are_stopped_and_gone_on_with(analyst: Analyst, sandbox: Sandbox) -> None:
    start_afresh(analyst)
    area = only_area(analyst, IN_EUROPE)
    count = load_points(analyst)
    assert count == len(airports_in(area)) > 2000
    analyst.wait_for_idle()
    analyst.click_item(TREE, analyst.layer(RESULT)["name"])
    known = layer_ids(analyst)
    open_dialog(analyst)
    analyst.type_into("layersText", "wind_band")
    analyst.expect_failure("Unknown layer: wind_band.")
    assert run_to_the_end(analyst).count("Unknown layer: wind_band.") == 1
    analyst.screen("enrich-refused")
    assert layer_ids(analyst) == known
    analyst.click_label("Change Parameters")
    analyst.type_into("layersText", ",".join(LAYERS))
    # Four chunks come, the others keep the analyst waiting: none of these must be before one of the four.
    sandbox.faults.set("batch=delay:1x4", "batch=hold")
    run(analyst)
    analyst.wait_until(
        "the bar moves", lambda: 0 < int(analyst.see("progressBar")["text"].strip("%") or 0) < 100
    )
    before = analyst.eyes.ask("state")["center"]
    analyst.click("mActionPan")
    analyst.drag_map((2.0, 37.0), (8.0, 37.0))  # below the dialog
    analyst.wait_until("the map moves beside it", lambda: analyst.eyes.ask("state")["center"] != before)
    analyst.click_label("Cancel")
    analyst.wait_until("it ends", lambda: "To resume, choose the new layer" in log(analyst))
    analyst.screen("enrich-stopped")
    first = wait_for_new_layer(analyst, known)
    rows = rows_of(analyst, first)
    answered = [row for row in rows if row["status"] != "stopped"]
    assert len(rows) == count and 0 < len(answered) < count
    assert_right(answered)
    close_dialog(analyst)

    sandbox.faults.set()
    sandbox.forget()
    analyst.click_item(TREE, first["name"])
    open_dialog(analyst)
    analyst.type_into("layersText", ",".join(LAYERS))
    assert "have their result from an earlier run" in run_to_the_end(analyst)
    assert points_asked(sandbox) == count - len(answered)
    after = hazards(analyst)
    assert (after["name"], after["group"]) == (first["name"], first["group"])
    assert after["id"] not in (first["id"], *known)
    whole = rows_of(analyst, after)
    assert len(whole) == count
    assert {row["status"] for row in whole} == {"found", "not found"}
    assert_right(whole)
    close_dialog(analyst)

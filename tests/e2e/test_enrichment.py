"""Hazards of many points: chosen on the map, asked in a Processing dialog, and looked at as a layer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Iterator

import airportsdata
import pytest
import shapely

from sandbox.hazards import zones_at
from sandbox.testing import Sandbox

from .analyst import Analyst, Seen
from .demo import airports_in
from .sample_project import write_sample_project
from .screens import Photographer
from .steps import (
    IN_EUROPE,
    IN_GERMANY,
    Place,
    area_shapes,
    clear_areas,
    close_table,
    draw,
    is_visible,
    load_points,
    look_at,
    only_area,
    open_table,
)

LAYERS = ("wind_bands", "flood_zones")
DIALOG = "processingDialog_enrichpoints"
LEIPZIG = (airportsdata.load()["EDDP"]["lon"], airportsdata.load()["EDDP"]["lat"])
WEST, EAST = (6.2, 53.4), (10.5, 51.2)
"""Opposite corners (longitude, latitude) of what the mouse selects."""
SITES = [(-9.5 + number % 20, 40.0 + number // 20) for number in range(60)]
WRONG = 56
"""The row of the sites, from 0, whose latitude is 120 degrees."""


def site_rows() -> Iterator[dict[str, Any]]:
    for number, (lon, lat) in enumerate(SITES):
        at = [lon, 120.0 if number == WRONG else lat]
        yield {
            "type": "Feature",
            "properties": {"site": f"Site {number + 1}"},
            "geometry": {"type": "Point", "coordinates": at},
        }


@pytest.fixture(scope="module")
def sample_project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sample project with sites of the analyst's own, one of them on no place of the earth."""
    folder = tmp_path_factory.mktemp("project")
    sites = folder / "sites.geojson"
    sites.write_text(json.dumps({"type": "FeatureCollection", "features": list(site_rows())}))
    return write_sample_project(folder, sites)


@pytest.fixture(autouse=True)
def tidy(analyst: Analyst) -> Iterator[None]:
    """No dialog of a test that failed covers that of the next one."""
    close_dialog(analyst)
    yield


def open_dialog(analyst: Analyst) -> None:
    analyst.open_menu("hazardsButton")
    analyst.click_label("Add hazards to points")
    analyst.see(DIALOG)


def close_dialog(analyst: Analyst) -> None:
    if is_visible(analyst, DIALOG):
        analyst.click_label("Close")
        analyst.wait_until("the dialog is gone", lambda: not is_visible(analyst, DIALOG))


def run(analyst: Analyst) -> None:
    if not is_visible(analyst, "processingRunButton"):
        analyst.click_label("Change Parameters")
    analyst.click("processingRunButton")


def run_to_the_end(analyst: Analyst, seconds: float = 60) -> str:
    """What the log of the dialog says of this run."""
    before = log(analyst)
    run(analyst)
    ended = ("completed in", "failed after")
    analyst.wait_until(
        "it ends", lambda: any(words in log(analyst)[len(before) :] for words in ended), seconds
    )
    return log(analyst)[len(before) :]


def log(analyst: Analyst) -> str:
    return str(analyst.eyes.ask("widget", name="txtLog")["text"])


def hazards(analyst: Analyst, points: str = "") -> Seen:
    """The topmost layer of points with hazards."""
    return analyst.layer(f"^Hazards, {points}")


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


def batches(sandbox: Sandbox) -> list[dict[str, Any]]:
    return [json.loads(seen.body) for seen in sandbox.requests if seen.path.endswith("batch")]


def test_selected_points_are_enriched_and_told_on_the_map(analyst: Analyst, sandbox: Sandbox) -> None:
    only_area(analyst, IN_GERMANY)
    load_points(analyst)
    analyst.wait_for_idle()
    points = analyst.layer("^pf_airports")
    analyst.click_item("theLayerTreeView", points["name"])
    with analyst.another_map_tool():
        analyst.press("alt+e")
        analyst.click_label("Select")
        analyst.click_label("Select Feature(s)")
    analyst.drag_map(WEST, EAST)
    chosen = analyst.wait_until("some are selected", lambda: analyst.layer("^pf_airports")["selected"])
    open_dialog(analyst)
    analyst.click("layersEditButton")
    analyst.see("layersDialog")
    analyst.type_into("layerNameLine", "wind_bands, flood_zones")
    analyst.press("Return")
    analyst.click_label("OK")
    analyst.wait_until("it is taken", lambda: analyst.see("layersText")["text"] == "wind_bands,flood_zones")
    sandbox.forget()
    told = run_to_the_end(analyst)
    assert f"{chosen} rows: " in told
    assert sum(len(body["points"]) for body in batches(sandbox)) == chosen < points["count"]
    layer = hazards(analyst, "pf_airports")
    assert (layer["count"], layer["group"], layer["style"]) == (chosen, "GeoPortfolio", "Hazards")
    assert {"wind_bands", "flood_zones"} <= set(layer["styles"])
    assert "wind_bands" in layer["map_tip"]
    rows = rows_of(analyst, layer)
    assert_right(rows)
    assert {"found", "not found"} == {row["status"] for row in rows}
    close_dialog(analyst)
    analyst.click_item("theLayerTreeView", layer["name"])
    open_table(analyst)
    close_table(analyst)


def test_thousands_are_stopped_and_gone_on_with(analyst: Analyst, sandbox: Sandbox) -> None:
    in_hand = analyst.eyes.ask("state")["tool_address"]
    only_area(analyst, IN_EUROPE)
    assert analyst.eyes.ask("state")["tool_address"] == in_hand
    count = load_points(analyst)
    assert count == sum(len(airports_in(area)) for area in area_shapes(analyst)) > 2000
    analyst.wait_for_idle()
    analyst.click_item("theLayerTreeView", analyst.layer("^pf_airports")["name"])
    known = layer_ids(analyst)
    open_dialog(analyst)
    assert analyst.see("layersText")["text"] == "wind_bands,flood_zones"
    # The first chunks come at once, the others keep the analyst waiting.
    sandbox.faults.set("batch=delay:0x2", "batch=hold")
    sandbox.forget()
    run(analyst)
    analyst.wait_until(
        "the bar moves", lambda: 0 < int(analyst.see("progressBar")["text"].strip("%") or 0) < 100, 30
    )
    before = analyst.eyes.ask("state")["center"]
    analyst.click("mActionPan")
    analyst.drag_map((2.0, 37.0), (8.0, 37.0))  # below the dialog
    analyst.wait_until("the map moves beside it", lambda: analyst.eyes.ask("state")["center"] != before)
    analyst.click_label("Cancel")
    analyst.wait_until("it ends", lambda: "To go on, choose the new layer" in log(analyst))
    first = analyst.wait_until("what came is on the map", lambda: new_layer(analyst, known))
    rows = rows_of(analyst, first)
    answered = [row for row in rows if row["status"] != "stopped"]
    assert len(rows) == count
    assert 0 < len(answered) < count
    assert_right(answered)
    close_dialog(analyst)

    sandbox.faults.set()
    sandbox.forget()
    analyst.click_item("theLayerTreeView", first["name"])
    open_dialog(analyst)
    told = run_to_the_end(analyst)
    assert "have their answer from an earlier run" in told
    assert sum(len(body["points"]) for body in batches(sandbox)) == count - len(answered)
    after = hazards(analyst, "pf_airports")
    assert (after["name"], after["group"]) == (first["name"], first["group"])
    assert after["id"] not in (first["id"], *known)
    whole = rows_of(analyst, after)
    assert len(whole) == count
    assert {row["status"] for row in whole} == {"found", "not found"}
    assert_right(whole)
    close_dialog(analyst)


def test_bad_names_rows_and_answers_harm_nothing_else(analyst: Analyst, sandbox: Sandbox) -> None:
    analyst.click_item("theLayerTreeView", "sites")
    open_dialog(analyst)
    analyst.type_into("layersText", "flood_zones,wind_band")
    before = layer_ids(analyst)
    analyst.expect_failure("Unknown layer: wind_band.")
    told = run_to_the_end(analyst)
    assert told.count("Unknown layer: wind_band.") == 1
    assert layer_ids(analyst) == before
    close_dialog(analyst)

    analyst.click_item("theLayerTreeView", "sites")
    open_dialog(analyst)
    for form in ("shuffled", "short", "unknown", "doubled"):
        if not is_visible(analyst, "layersText"):
            analyst.click_label("Change Parameters")
        known = layer_ids(analyst)
        with sandbox.behaving(batch_form=form):
            told = run_to_the_end(analyst)
        layer = analyst.wait_until("it is on the map", lambda known=known: new_layer(analyst, known))
        rows = rows_of(analyst, layer)
        assert len(rows) == len(SITES)
        assert rows[WRONG]["status"] == "failed"
        assert "beyond" in rows[WRONG]["message"]
        assert_right(rows)
        failed = [row for row in rows if row["status"] == "failed"]
        assert len(failed) == 1 if form == "shuffled" else len(failed) > 1, form
        assert all(row["message"] for row in failed)
    close_dialog(analyst)


def layer_ids(analyst: Analyst) -> set[str]:
    return {layer["id"] for layer in analyst.eyes.ask("layers")}


def new_layer(analyst: Analyst, known: set[str]) -> Any:
    return next((layer for layer in analyst.eyes.ask("layers") if layer["id"] not in known), None)


def screens_of_enrichment(analyst: Analyst, sandbox: Sandbox, photographer: Photographer) -> None:
    """The dialog, its log, and the points on the map in two styles."""
    draw(analyst, IN_GERMANY)
    load_points(analyst)
    clear_areas(analyst)
    analyst.click_item("theLayerTreeView", analyst.layer("^pf_airports")["name"])
    open_dialog(analyst)
    analyst.type_into("layersText", "wind_bands,flood_zones")
    photographer.take("enrich-dialog")
    run_to_the_end(analyst)
    photographer.take("enrich-log")
    analyst.click_label("Change Parameters")
    analyst.type_into("layersText", "wind_band,flood_zones")
    analyst.expect_failure("Unknown layer: wind_band.")
    run_to_the_end(analyst)
    photographer.take("enrich-refused")
    analyst.click_label("Change Parameters")
    analyst.type_into("layersText", "wind_bands,flood_zones")
    sandbox.faults.set("batch=hold")
    run(analyst)
    analyst.see("txtLog")
    analyst.click_label("Cancel")
    analyst.wait_until("it ends", lambda: " stopped" in log(analyst))
    photographer.take("enrich-stopped")
    sandbox.faults.set()
    close_dialog(analyst)
    layer = hazards(analyst)
    analyst.wait_for_idle()
    photographer.take("enriched")
    analyst.click_item("theLayerTreeView", layer["name"], 3)
    analyst.click_label("Styles")
    analyst.click_label("wind_bands")
    analyst.wait_for_idle()
    photographer.take("enriched-wind")
    analyst.click_item("theLayerTreeView", layer["name"])
    open_table(analyst)
    analyst.wait_for_idle()
    photographer.take("enriched-table")
    close_table(analyst)
    look_at(analyst, *LEIPZIG, 100_000)
    analyst.click("mActionMapTips")
    analyst.point_at(*LEIPZIG)
    analyst.wait_until("the map tip shows", lambda: analyst.eyes.ask("state")["map_tip"])
    photographer.take("enriched-tip")
    analyst.click("mActionMapTips")

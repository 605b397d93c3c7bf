"""Hazards at a click: the list of layers, a place on the map, and what is there."""

from __future__ import annotations

from sandbox.hazards import LAYERS, zones_at
from sandbox.testing import Sandbox

from .analyst import Analyst
from .screens import Photographer
from .steps import Place, close_dock, look_at, open_panel
from .test_circles import choose_here

QUITO: Place = (-78.4678, -0.1807)
AT_SEA: Place = (-84.6, -11.0)
VIEW = (-85.0, -5.0, 12_000_000)


def shown(analyst: Analyst) -> dict[str, str]:
    """The rows of the tree: a layer with its state, a field with its value."""
    return {str(row[1]): str(row[2]) for row in analyst.eyes.ask("rows", name="hazardsTree")}


def said(analyst: Analyst) -> str:
    return str(analyst.see("hazardsStatus")["text"])


def take_the_tool(analyst: Analyst) -> None:
    open_panel(analyst)
    look_at(analyst, *VIEW)
    with analyst.another_map_tool():
        analyst.click("geoportfolioHazardsAction")


def test_hazards_at_a_click_from_an_empty_list_on(analyst: Analyst, sandbox: Sandbox) -> None:
    take_the_tool(analyst)
    sandbox.forget()
    analyst.click_map(*QUITO)
    analyst.see("layersDialog")
    assert not sandbox.requests
    analyst.type_into("layerNameLine", "earthquake_bands")
    analyst.press("Return")
    analyst.click("suggestLayersButton")
    analyst.wait_until(
        "the map service suggests",
        lambda: "wind_bands (maybe)" in analyst.eyes.ask("items", name="layersList"),
    )
    analyst.type_into("layerNameLine", "wind_bands, typo")
    analyst.press("Return")
    analyst.click_label("OK")
    analyst.wait_until("the answer is there", lambda: "zone" in shown(analyst))
    (zone, *_) = zones_at("earthquake_bands", *QUITO)
    assert shown(analyst)["zone"] == zone.attributes["zone"]
    assert {"wind_bands: nothing here", "typo: refused"} <= set(shown(analyst))
    assert "Unknown layer: typo" in said(analyst)

    analyst.click("hazardsLayersButton")
    analyst.see("layersDialog")
    analyst.click_item("layersList", "typo")
    analyst.press("Delete")
    analyst.click_label("OK")
    analyst.wait_until("typo is gone", lambda: shown(analyst) and "typo: refused" not in shown(analyst))

    analyst.choose("hazardsOperation", "Counts")
    analyst.wait_until("it is counted", lambda: "earthquake_bands: 1" in shown(analyst))
    analyst.click_map(*AT_SEA)
    analyst.wait_until("nothing is there", lambda: "earthquake_bands: nothing here" in shown(analyst))
    analyst.click("hazardsCopyButton")
    analyst.wait_until("it is copied", lambda: "nothing here" in analyst.eyes.ask("clipboard"))
    lines = [line.split("\t") for line in analyst.eyes.ask("clipboard").splitlines()]
    assert lines[:2] == [[layer, "", "nothing here"] for layer in ("earthquake_bands", "wind_bands")]
    assert "Counts" in lines[-1][-1]

    with analyst.another_map_tool():
        analyst.click("mActionPan")
    close_dock(analyst, "hazardsDock")
    choose_here(analyst, QUITO, "Hazards here")
    analyst.wait_until("it is asked", lambda: "earthquake_bands: 1" in shown(analyst))
    close_dock(analyst, "hazardsDock")


def screens_of_hazards(analyst: Analyst, _: Sandbox, photographer: Photographer) -> None:
    """The list with suggestions, an answer, and one with a layer that is refused."""
    take_the_tool(analyst)
    analyst.click_map(*QUITO)
    analyst.see("layersDialog")
    analyst.click("suggestLayersButton")
    analyst.wait_until("the map service suggests", lambda: analyst.eyes.ask("items", name="layersList"))
    photographer.take("hazard-layers", "layersDialog")
    analyst.type_into("layerNameLine", f"{', '.join(LAYERS)}, flood_1_in_500_years_of_the_north_sea")
    analyst.press("Return")
    analyst.click_label("OK")
    analyst.wait_until("the answer is there", lambda: "zone" in shown(analyst))
    photographer.take("hazards", "hazardsDock")
    analyst.click("hazardsLayersButton")
    analyst.click_item("layersList", "flood_1_in_500_years_of_the_north_sea")
    analyst.press("Delete")
    analyst.click_label("OK")
    with analyst.another_map_tool():
        analyst.click("mActionPan")
    close_dock(analyst, "hazardsDock")

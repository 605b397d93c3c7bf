"""Accumulation as an analyst does it: table, chart, base, clipboard, files, layer, and what goes wrong."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import Any, Sequence

import pytest
import shapely
import shapely.geometry

from sandbox.data import airports
from sandbox.testing import Sandbox

from .airports import Place, airports_around, airports_in
from .analyst import Analyst
from .docks import (
    choose_from_plugin,
    close_windows,
    copied,
    is_visible,
    open_panel,
    open_plugin_menu,
    wait_for_text,
    wait_until_gone,
)
from .file_dialog import name_file
from .results import RESULT, TREE, load_points, show_map_tip, wait_until_drawn
from .sample_project import write_sample_project
from .selection import (
    IN_GERMANY,
    SOURCE,
    area_shapes,
    choose_source,
    circles_at,
    draw,
    filter_by_country,
    look_at,
    start_afresh,
    use,
)

HERE: Place = (10.0, 50.0)
RADII = (100_000.0, 200_000.0, 300_000.0)
PANEL, TABLE = "accumulationPanel", "accumulationTable"
SUMS = ("BuildingTIV", "OtherTIV", "ContentsTIV", "BITIV")
METERS = 111_200.0
"""Of a degree of latitude."""
SQUARES = 40
IN_VADUZ: Place = (9.5215, 47.1410)
CIRCLES = "processingDialog_worstcircles"
CHART_COLORS = 40
"""An empty one has fewer."""


@pytest.fixture(scope="module")
def sample_project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sample project with many squares over Germany."""
    folder = tmp_path_factory.mktemp("project")
    corners = [(6.0137 + n % 8, 48.0171 + n // 8) for n in range(SQUARES)]
    shapes = [shapely.box(x, y, x + 0.6, y + 0.6) for x, y in corners]
    features = [
        {"type": "Feature", "geometry": shapely.geometry.mapping(shape), "properties": {"name": f"Cell {n}"}}
        for n, shape in enumerate(shapes, 1)
    ]
    squares = folder / "Squares.geojson"
    squares.write_text(json.dumps({"type": "FeatureCollection", "features": features}))
    return write_sample_project(folder, squares)


@pytest.fixture(scope="module")
def rows() -> dict[str, Any]:
    """The portfolio of the sandbox, to be summed by other means than the sandbox's."""
    return dict(airports.airports().table)


def tiv(rows: dict[str, Any], ids: set[str], currency: str) -> int:
    """The sum insured of the airports *ids* that are in that currency, whole."""
    chosen = [at for at, each in enumerate(rows["id"]) if each in ids and rows["LocCurrency"][at] == currency]
    return round(sum(float(rows[name][at] or 0) for name in SUMS for at in chosen))


def number(text: str) -> int:
    """A number of the table, with or without its currency."""
    return int(text.split()[0].replace(",", "").replace("+", ""))


def table(analyst: Analyst) -> dict[str, Any]:
    """Its areas, their cells by the head of the column, and which areas have bold heads."""
    seen = analyst.eyes.ask("grid", name=TABLE)
    columns = {head: [cells[at] for cells in seen["rows"]] for at, head in enumerate(seen["heads"])}
    return {"areas": seen["names"], "columns": columns, "bold": seen["bold"]}


def accumulate(analyst: Analyst) -> dict[str, Any]:
    """Press Accumulate and wait until all has come: the table."""
    open_panel(analyst)
    analyst.wait_until("it can be pressed", lambda: analyst.see("accumulateButton")["enabled"])
    analyst.click("accumulateButton")
    analyst.see(TABLE)
    wait_until_gone(analyst, "accumulationProgressLabel")
    analyst.wait_for_idle()
    return table(analyst)


def test_circles_from_the_map_to_clipboard_file_and_layer(
    analyst: Analyst, sandbox: Sandbox, rows: dict[str, Any], tmp_path: Path
) -> None:
    center = circles_at(analyst, HERE, "100km 200km 300km")
    sandbox.forget()
    seen = accumulate(analyst)
    analyst.screen("accumulation-circles", PANEL)
    assert [request.path.rpartition("/")[2] for request in sandbox.requests] == ["buffer"]
    assert seen["areas"] == ["100 km", "200 km", "300 km"]
    inside = [airports_around(center, radius) for radius in RADII]
    assert [number(text) for text in seen["columns"]["locations"]] == [len(ids) for ids in inside]
    for currency in ("EUR", "CZK", "CHF"):
        shown = seen["columns"][f"TIV, {currency}"]
        sums = [tiv(rows, ids, currency) for ids in inside]
        assert [text and number(text) for text in shown] == [each or "" for each in sums]
    assert "not converted" in analyst.see("accumulationStatusLabel")["text"]
    assert not any("BuildingTIV" in head for head in seen["columns"])
    analyst.click("allMetricsButton")
    analyst.wait_until(
        "all metrics are there", lambda: any("BuildingTIV" in head for head in table(analyst)["columns"])
    )
    analyst.screen("accumulation-all-metrics", PANEL)
    analyst.click("allMetricsButton")

    lights_both_ways(analyst, center)
    saved_and_copied(analyst, tmp_path / "circles.csv", rows, inside)
    compared_with_a_base(analyst, seen)
    layer_made(analyst)


def lights_both_ways(analyst: Analyst, center: Place) -> None:
    """A circle under the mouse brings its row into sight, and its head lights the circle."""
    for away, row in ((2.4, 2), (0.3, 0)):

        def lit(row: int = row) -> Sequence[float]:
            return only_band(analyst) if table(analyst)["bold"] == [row] else ()

        analyst.point_at(center[0], center[1] + away)
        analyst.wait_until("it is lit with its row", lit)
        let_go_dark(analyst, center)
        analyst.point_at_head(TABLE, row)
        _, south, _, north = analyst.wait_until("its circle is lit", lit)
        assert (north - south) * METERS / 2 == pytest.approx(RADII[row], rel=0.02)
    analyst.screen("accumulation-lit", PANEL)
    let_go_dark(analyst, center)


def let_go_dark(analyst: Analyst, center: Place) -> None:
    """Point beyond all circles."""
    analyst.point_at(center[0], center[1] + 6)
    analyst.wait_until("nothing is lit", lambda: not table(analyst)["bold"] and not analyst.eyes.ask("bands"))


def only_band(analyst: Analyst) -> Sequence[float]:
    """The one place that is outlined, by a line and its halo."""
    places = {tuple(band) for band in analyst.eyes.ask("bands")}
    return places.pop() if len(places) == 1 else ()


def saved_and_copied(analyst: Analyst, path: Path, rows: dict[str, Any], inside: Sequence[set[str]]) -> None:
    """The clipboard as a spreadsheet reads it, and the file."""
    sums = [tiv(rows, ids, "EUR") for ids in inside]
    counts = [len(ids) for ids in inside]
    analyst.click("copyMetricsButton")
    lines = list(csv.reader(io.StringIO(copied(analyst)), "excel-tab"))
    assert lines[0][:2] == ["Area", "locations"]
    by_name = {name: [line[at] for line in lines[1:-1]] for at, name in enumerate(lines[0])}
    assert by_name["Area"] == ["100 km", "200 km", "300 km"]
    assert by_name["locations"] == [*map(str, counts)]
    assert [round(float(each)) for each in by_name["TIV, EUR"]] == sums

    analyst.click("saveMetricsButton")
    name_file(analyst, path)
    analyst.wait_until(f"{path.name} is written", path.exists)
    written = list(csv.DictReader(io.StringIO(path.read_text("utf-8-sig"))))
    assert [float(line["radius [m]"]) for line in written] == list(RADII)
    assert [int(line["locations"]) for line in written] == counts
    money = next(name for name in written[0] if name.endswith("EUR_TIV [EUR]"))
    assert [round(float(line[money])) for line in written] == sums


def compared_with_a_base(analyst: Analyst, before: dict[str, Any]) -> None:
    """The answer stays as the baseline, while a filter is added and asked with; the chart has both."""
    analyst.click("baselineButton")
    wait_for_text(analyst, "accumulationStatusLabel", f"^Baseline: {SOURCE}, ")
    open_panel(analyst)
    filter_by_country(analyst, "CZ")
    seen = accumulate(analyst)
    assert seen["areas"] == before["areas"]
    assert seen["columns"]["locations\nBaseline"] == before["columns"]["locations"]
    assert all(text.startswith("-") for text in seen["columns"]["locations\nDifference"])
    analyst.screen("accumulation-base", PANEL)
    wait_until_drawn(analyst, "chartView", CHART_COLORS)
    analyst.screen("accumulation-chart", PANEL, "chartView")
    analyst.click("baselineButton")
    analyst.wait_until("the last answer is alone", lambda: "locations" in table(analyst)["columns"])


def layer_made(analyst: Analyst) -> None:
    counts = [number(text) for text in table(analyst)["columns"]["locations"]]
    analyst.listen()
    analyst.click("makeLayerButton")
    analyst.wait_for_message("^3 circles as the layer ")
    layer = analyst.layer("accumulation")
    made = analyst.eyes.ask("features", layer=layer["id"])
    assert sorted(row["attributes"]["locations"] for row in made) == sorted(counts)
    look_at(analyst, *HERE, 9_000_000)
    analyst.click_item(TREE, layer["name"])
    analyst.press("Right")
    show_map_tip(analyst, HERE[0], HERE[1] + 0.2, "accumulation-circles-layer", PANEL)


def test_areas_one_failing_one_stopped_and_forty(analyst: Analyst, sandbox: Sandbox) -> None:
    start_afresh(analyst)
    draw(analyst, IN_GERMANY)
    draw(analyst, [(x - 9.0, y) for x, y in IN_GERMANY])
    sandbox.faults.set("accumulation/=403x1")
    analyst.listen()
    seen = accumulate(analyst)
    assert [name.endswith("failed") for name in seen["areas"]].count(True) == 1
    assert SOURCE in analyst.wait_for_message("^1 of 2 areas failed")
    analyst.screen("accumulation-failed", PANEL)
    analyst.click("messageStepButton")
    analyst.wait_until("all is well", lambda: not any("failed" in name for name in table(analyst)["areas"]))
    told = [number(text) for text in table(analyst)["columns"]["locations"]]
    assert told == [len(airports_in(each)) for each in area_shapes(analyst)]
    wait_until_drawn(analyst, "chartView", CHART_COLORS)
    analyst.screen("accumulation-bars", PANEL, "chartView")

    start_afresh(analyst)
    analyst.click_item(TREE, "Squares")
    use(analyst, "All Features of Layer")
    analyst.wait_for_message(f"^Areas added from Squares: {SQUARES}$")
    # Some come at once, the others keep the analyst waiting; two rows stand from before.
    sandbox.faults.set("accumulation/=delay:0x8", "accumulation/=hold")
    open_panel(analyst)
    analyst.click("accumulateButton")
    analyst.wait_until("some have come", lambda: 2 < len(table(analyst)["areas"]) < SQUARES)
    analyst.click("accumulationStopButton")
    analyst.wait_for_message(r"^Stopped after \d+ of 40 areas")
    assert 2 < len(table(analyst)["areas"]) <= 8
    sandbox.faults.set()
    seen = accumulate(analyst)
    assert not is_visible(analyst, "messageStepButton")
    wanted = [len(airports_in(each)) for each in area_shapes(analyst)]
    assert [number(text) for text in seen["columns"]["locations"]] == wanted
    assert len(wanted) == SQUARES
    analyst.click("makeLayerButton")
    layer = analyst.layer("accumulation")
    analyst.click_item(TREE, layer["name"])
    analyst.press("Right")
    analyst.wait_for_idle()
    analyst.screen("accumulation-areas", PANEL)

    open_panel(analyst)
    choose_source(analyst, "pf_event_set")
    wait_for_text(analyst, "noAccumulationLabel", "^pf_event_set does not offer accumulation")
    assert not analyst.see("accumulateButton")["enabled"]
    analyst.screen("accumulation-not-offered", "selectionDock")
    choose_source(analyst)


def ring_profile(analyst: Analyst, layer: str) -> None:
    """The cumulative value around a pin, which is dragged through the town."""
    analyst.click_item(TREE, layer)
    open_plugin_menu(analyst)
    analyst.click("geoportfolioRingProfileAction")
    analyst.see("profileStatusLabel")
    analyst.screen("ring-profile-empty", PANEL)
    analyst.click("profilePinButton")
    analyst.see("locationsDialog")
    analyst.screen("locations", "locationsDialog")
    with analyst.another_map_tool():
        analyst.click_label("OK")
    wait_until_gone(analyst, "locationsDialog")
    wait_for_text(analyst, "profileLocationsLabel", "locations")
    analyst.drag_map(IN_VADUZ, (IN_VADUZ[0] + 0.002, IN_VADUZ[1] - 0.001))
    first = wait_for_text(analyst, "profileStatusLabel", "^Within 1,000 m: .* CHF at .* locations")
    analyst.type_into("profileLimitBox", "100000000")
    analyst.press("Tab")
    wait_for_text(analyst, "profileStatusLabel", "The limit is exceeded at")
    analyst.type_into("profileRadiusBox", "500")
    analyst.press("Tab")
    wait_for_text(analyst, "profileStatusLabel", "^Within 500 m")
    analyst.drag_map((IN_VADUZ[0] + 0.002, IN_VADUZ[1] - 0.001), IN_VADUZ)
    analyst.wait_until("the pin has moved", lambda: analyst.see("profileStatusLabel")["text"] != first)
    analyst.screen("ring-profile", PANEL)
    analyst.press("Escape")


def prospective_risk(analyst: Analyst) -> None:
    """A new risk at pin A, and at pin B, with a limit for 200 m."""
    open_plugin_menu(analyst)
    analyst.click("geoportfolioProspectiveRiskAction")
    analyst.type_into("riskValueBox", "5000000")
    with analyst.another_map_tool():
        analyst.click("riskPinButton")
    analyst.click_map(*IN_VADUZ)
    analyst.see("riskTable")
    analyst.double_click_item("riskTable", "–")
    analyst.hands.write("90000000")
    analyst.press("Return")
    analyst.choose("riskPinCombo", "B")
    analyst.type_into("riskValueBox", "5000000")
    analyst.click_map(IN_VADUZ[0] + 0.003, IN_VADUZ[1] - 0.002)
    analyst.wait_until(
        "all worst circles are there", lambda: analyst.see("riskSaveButton")["enabled"] or None
    )
    analyst.click_item("riskTable", "90,000,000")
    analyst.screen("prospective-risk", PANEL)
    analyst.click("riskSaveButton")
    assert analyst.layer("^Prospective risks$")["count"] % 6 == 0  # kept from one start to the next
    analyst.press("Escape")


def test_limits_of_watched_areas_are_checked_by_one_click(analyst: Analyst) -> None:
    start_afresh(analyst)
    choose_source(analyst)
    look_at(analyst, 10.0, 51.0, 4_000_000)
    open_plugin_menu(analyst)
    analyst.click("geoportfolioLimitsAction")
    analyst.see("limitsStatusLabel")
    analyst.screen("limits-empty", PANEL)
    analyst.choose("limitsLayerCombo", "Squares")
    analyst.type_into("limitsLimit", "12")
    analyst.type_into("limitsMetricCombo", "locations")
    analyst.click("limitsCheckButton")
    wait_for_text(analyst, "limitsStatusLabel", "40 areas")
    assert analyst.layer("^Limits of Squares$")["count"] == SQUARES
    analyst.wait_for_idle()
    analyst.screen("limits", PANEL)


def test_the_worst_circles_of_a_loaded_portfolio_are_drawn_with_their_values(
    analyst: Analyst,
) -> None:
    start_afresh(analyst)
    choose_source(analyst, "pf_city")
    look_at(analyst, *IN_VADUZ, 15_000)
    use(analyst, "Map Extent")
    count = load_points(analyst)
    assert count > 1_000
    analyst.click_item(TREE, analyst.layer(RESULT)["name"])
    choose_from_plugin(analyst, "Find Worst Circles")
    analyst.see(CIRCLES)
    analyst.type_into("parameter_VALUE", '"BuildingTIV"')
    analyst.type_into("parameter_COUNT", "3")
    analyst.screen("worst-circles-dialog")
    analyst.click("uncertaintyEditButton")
    analyst.see("addressMatchDialog")
    analyst.screen("address-match", "addressMatchDialog")
    analyst.click_label("OK")
    wait_until_gone(analyst, "addressMatchDialog")
    assert 'to_int("AddressMatch")' in analyst.see("uncertaintyText")["text"]
    analyst.click("processingRunButton")
    layer = analyst.layer("^Worst circles, 200 m$")
    close_windows(analyst, CIRCLES)
    # Three for each currency: the field with them is chosen where there is one.
    assert layer["count"] == 9
    analyst.wait_for_idle()
    analyst.screen("worst-circles")
    ring_profile(analyst, analyst.layer(RESULT)["name"])
    prospective_risk(analyst)
    choose_source(analyst)

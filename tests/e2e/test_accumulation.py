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
    bring_front,
    copied,
    is_visible,
    open_panel,
    wait_for_text,
    wait_until_gone,
)
from .file_dialog import name_file
from .results import TREE, show_map_tip, wait_until_drawn
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
TABLE = "accumulationTable"
SUMS = ("BuildingTIV", "OtherTIV", "ContentsTIV", "BITIV")
METERS = 111_200.0
"""Of a degree of latitude."""
SQUARES = 40
CHART_COLOURS = 40
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
    """Its heads, its rows by theirs, and the numbers of the columns in bold heads."""
    return dict(analyst.eyes.ask("grid", name=TABLE))


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
    bring_front(analyst, "resultsDock", "Results")
    analyst.click_label("Accumulation")
    analyst.screen("accumulation-none", "resultsDock")
    center = circles_at(analyst, HERE, "100km 200km 300km")
    sandbox.forget()
    seen = accumulate(analyst)
    analyst.screen("accumulation-circles", "resultsDock")
    assert [request.path.rpartition("/")[2] for request in sandbox.requests] == ["buffer"]
    assert seen["heads"] == ["100 km", "200 km", "300 km"]
    inside = [airports_around(center, radius) for radius in RADII]
    assert [number(text) for text in seen["rows"]["locations"]] == [len(ids) for ids in inside]
    for currency in ("EUR", "CZK", "CHF"):
        shown = seen["rows"][f"TIV, {currency}"]
        sums = [tiv(rows, ids, currency) for ids in inside]
        assert [text and number(text) for text in shown] == [each or "" for each in sums]
    assert "not converted" in analyst.see("accumulationNoteLabel")["text"]

    lights_both_ways(analyst, center)
    saved_and_copied(analyst, tmp_path / "circles.csv", rows, inside)
    compared_with_a_base(analyst, seen)
    layer_made(analyst)


def lights_both_ways(analyst: Analyst, center: Place) -> None:
    """A circle under the mouse brings its column into sight, and its head lights the circle."""
    for away, column in ((2.4, 2), (0.3, 0)):

        def lit(column: int = column) -> Sequence[float]:
            return only_band(analyst) if table(analyst)["bold"] == [column] else ()

        analyst.point_at(center[0], center[1] + away)
        analyst.wait_until("it is lit with its column", lit)
        let_go_dark(analyst, center)
        analyst.point_at_head(TABLE, column)
        _, south, _, north = analyst.wait_until("its circle is lit", lit)
        assert (north - south) * METERS / 2 == pytest.approx(RADII[column], rel=0.02)
    analyst.screen("accumulation-lit", "resultsDock")
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
    assert lines[0] == ["Metric", "Unit", "100 km", "200 km", "300 km"]
    by_name = {line[0]: line[1:] for line in lines[1:-1]}
    assert by_name["locations"] == ["", *map(str, counts)]
    unit, *told = by_name["TIV, EUR"]
    assert (unit, [round(float(each)) for each in told]) == ("EUR", sums)

    analyst.click("saveMetricsButton")
    name_file(analyst, path)
    analyst.wait_until(f"{path.name} is written", path.exists)
    written = list(csv.DictReader(io.StringIO(path.read_text("utf-8-sig"))))
    assert [float(line["radius [m]"]) for line in written] == list(RADII)
    assert [int(line["locations"]) for line in written] == counts
    money = next(name for name in written[0] if name.endswith("EUR_TIV [EUR]"))
    assert [round(float(line[money])) for line in written] == sums


def compared_with_a_base(analyst: Analyst, before: dict[str, Any]) -> None:
    """The answer stays as the base, while a filter is added and asked with; the chart has both."""
    analyst.click("pinBaseButton")
    wait_for_text(analyst, "accumulationStatusLabel", f"^Base: {SOURCE}, ")
    open_panel(analyst)
    filter_by_country(analyst, "CZ")
    seen = accumulate(analyst)
    assert len(seen["heads"]) == 4 * len(before["heads"])
    assert seen["rows"]["locations"][:3] == before["rows"]["locations"]
    analyst.screen("accumulation-base", "resultsDock")
    wait_until_drawn(analyst, "chartView", CHART_COLOURS)
    analyst.screen("accumulation-chart", "resultsDock", "chartView")
    analyst.click("pinBaseButton")
    analyst.wait_until("the last answer is alone", lambda: len(table(analyst)["heads"]) == 3)


def layer_made(analyst: Analyst) -> None:
    counts = [number(text) for text in table(analyst)["rows"]["locations"]]
    analyst.listen()
    analyst.click("makeLayerButton")
    analyst.wait_for_message("^3 circles as the layer ")
    layer = analyst.layer("accumulation")
    made = analyst.eyes.ask("features", layer=layer["id"])
    assert sorted(row["attributes"]["locations"] for row in made) == sorted(counts)
    look_at(analyst, *HERE, 9_000_000)
    analyst.click_item(TREE, layer["name"])
    analyst.press("Right")
    show_map_tip(analyst, HERE[0], HERE[1] + 0.2, "accumulation-circles-layer", "resultsDock")


def test_areas_one_failing_one_stopped_and_forty(analyst: Analyst, sandbox: Sandbox) -> None:
    start_afresh(analyst)
    draw(analyst, IN_GERMANY)
    draw(analyst, [(x - 9.0, y) for x, y in IN_GERMANY])
    sandbox.faults.set("accumulation/=403x1")
    analyst.listen()
    seen = accumulate(analyst)
    assert [head.endswith("failed") for head in seen["heads"]].count(True) == 1
    assert SOURCE in analyst.wait_for_message("^1 of 2 areas failed")
    analyst.screen("accumulation-failed", "resultsDock")
    analyst.click("messageStepButton")
    analyst.wait_until("all is well", lambda: not any("failed" in head for head in table(analyst)["heads"]))
    told = [number(text) for text in table(analyst)["rows"]["locations"]]
    assert told == [len(airports_in(each)) for each in area_shapes(analyst)]
    wait_until_drawn(analyst, "chartView", CHART_COLOURS)
    analyst.screen("accumulation-bars", "resultsDock", "chartView")

    start_afresh(analyst)
    analyst.click_item(TREE, "Squares")
    use(analyst, "Whole layer")
    analyst.wait_for_message(f"^Areas added from Squares: {SQUARES}$")
    # Some come at once, the others keep the analyst waiting; two columns stand from before.
    sandbox.faults.set("accumulation/=delay:0x8", "accumulation/=hold")
    open_panel(analyst)
    analyst.click("accumulateButton")
    analyst.wait_until("some have come", lambda: 2 < len(table(analyst)["heads"]) < SQUARES)
    analyst.click("accumulationStopButton")
    analyst.wait_for_message(r"^Stopped after \d+ of 40 areas")
    assert 2 < len(table(analyst)["heads"]) <= 8
    sandbox.faults.set()
    seen = accumulate(analyst)
    assert not is_visible(analyst, "messageStepButton")
    wanted = [len(airports_in(each)) for each in area_shapes(analyst)]
    assert [number(text) for text in seen["rows"]["locations"]] == wanted
    assert len(wanted) == SQUARES
    analyst.click("makeLayerButton")
    layer = analyst.layer("accumulation")
    analyst.click_item(TREE, layer["name"])
    analyst.press("Right")
    analyst.wait_for_idle()
    analyst.screen("accumulation-areas", "resultsDock")

    open_panel(analyst)
    choose_source(analyst, "pf_event_set")
    wait_for_text(analyst, "noAccumulationLabel", "^pf_event_set does not offer accumulation")
    assert not analyst.see("accumulateButton")["enabled"]
    analyst.screen("accumulation-not-offered", "selectionDock")
    choose_source(analyst)

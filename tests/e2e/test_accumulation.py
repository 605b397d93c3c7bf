"""Accumulation as an analyst does it: table, chart, base, clipboard, files, layer, and what goes wrong."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import Any, Sequence

import numpy as np
import pytest
import shapely
import shapely.geometry
from PIL import Image

from sandbox.data import airports
from sandbox.testing import Sandbox

from .analyst import Analyst
from .demo import SOURCE, add_filter, airports_in
from .file_dialog import name_file
from .sample_project import write_sample_project
from .screens import Photographer, start_afresh
from .steps import (
    IN_GERMANY,
    Place,
    area_shapes,
    bring_front,
    choose_source,
    close_dock,
    draw,
    is_visible,
    look_at,
    open_panel,
)
from .test_circles import airports_around, choose_here, set_radii, use, wait_for_circles

HERE: Place = (10.0, 50.0)
RADII = (100_000.0, 200_000.0, 300_000.0)
TABLE = "accumulationTable"
SUMS = ("BuildingTIV", "OtherTIV", "ContentsTIV", "BITIV")
METERS = 111_200.0
"""Of a degree of latitude."""
SQUARES = 40
AROUND_CZECHIA: Sequence[Place] = ((9.0, 48.0), (9.0, 52.0), (19.0, 52.0), (19.0, 48.0))


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


def ids_in(rows: dict[str, Any], shape: shapely.Geometry) -> set[str]:
    inside = shapely.contains_xy(shape, np.array(rows["Longitude"]), np.array(rows["Latitude"]))
    return set(rows["id"][inside])


def number(text: str) -> int:
    """A number of the table, with or without its currency."""
    return int(text.split()[0].replace(",", "").replace("+", ""))


def table(analyst: Analyst) -> dict[str, Any]:
    return analyst.eyes.ask("grid", name=TABLE)


def heads(analyst: Analyst) -> list[str]:
    return table(analyst)["heads"]


def accumulate(analyst: Analyst) -> dict[str, Any]:
    """Press Accumulate and wait until all has come: the table."""
    open_panel(analyst)
    analyst.wait_until("it can be pressed", lambda: analyst.see("accumulateButton")["enabled"])
    analyst.click("accumulateButton")
    analyst.see(TABLE)
    analyst.wait_until("it is whole", lambda: not is_visible(analyst, "accumulationProgressLabel"))
    analyst.wait_for_idle()
    return table(analyst)


def circles_at(analyst: Analyst, place: Place, radii: str) -> None:
    """Circles around *place* and no other area, with Europe on the map."""
    start_afresh(analyst)
    set_radii(analyst, radii)
    choose_here(analyst, place, "Circles here")
    wait_for_circles(analyst, 1)


def unpin(analyst: Analyst) -> None:
    if analyst.see("pinBaseButton")["checked"]:
        analyst.click("pinBaseButton")


def use_the_squares(analyst: Analyst) -> None:
    """Those of the layer as areas, and no others."""
    start_afresh(analyst)
    analyst.click_item("theLayerTreeView", "Squares")
    use(analyst, "Whole layer")
    analyst.wait_for_message(f"^Areas added from Squares: {SQUARES}$")


def drawn(analyst: Analyst) -> str:
    """What the chart below the table shows, in words."""
    return str(analyst.see("chartView")["described"])


def save_as(analyst: Analyst, path: Path) -> None:
    """Name the file in the dialog that is open."""
    name_file(analyst, path)
    analyst.wait_until(f"{path.name} is written", path.exists)


def test_circles_from_the_map_to_clipboard_file_and_layer(
    analyst: Analyst, sandbox: Sandbox, rows: dict[str, Any], tmp_path: Path
) -> None:
    circles_at(analyst, HERE, "100km 200km 300km")
    sandbox.forget()
    seen = accumulate(analyst)
    assert is_visible(analyst, "resultsDock")
    assert [request.path.rpartition("/")[2] for request in sandbox.requests] == ["buffer"]
    assert seen["heads"] == ["100 km", "200 km", "300 km"]
    ((center, _),) = wait_for_circles(analyst, 1).values()
    inside = [airports_around(center, radius) for radius in RADII]
    assert [number(text) for text in seen["rows"]["locations"]] == [len(ids) for ids in inside]
    for currency in ("EUR", "CZK", "CHF"):
        shown = seen["rows"][f"TIV, {currency}"]
        sums = [tiv(rows, ids, currency) for ids in inside]
        assert [text and number(text) for text in shown] == [each or "" for each in sums]
    assert "not converted" in analyst.see("accumulationNoteLabel")["text"]
    assert analyst.see("accumulationStatusLabel")["text"].startswith(f"{SOURCE}, no filters, ")

    lights_both_ways(analyst, center)
    copied(analyst, rows, inside)
    saved(analyst, tmp_path / "circles.csv", rows, inside)
    layer_made(analyst, center, [len(ids) for ids in inside])


def lights_both_ways(analyst: Analyst, center: Place) -> None:
    """A circle under the mouse brings its column into sight, and its head lights the circle."""
    for away, column, radius in ((2.4, 2, RADII[2]), (0.3, 0, RADII[0])):

        def lit(column: int = column) -> Sequence[float]:
            return only_band(analyst) if table(analyst)["bold"] == [column] else ()

        analyst.point_at(center[0], center[1] + away)
        analyst.wait_until("it is lit with its column", lit)
        let_go_dark(analyst, center)
        analyst.point_at_head(TABLE, column)
        _, south, _, north = analyst.wait_until("its circle is lit", lit)
        assert (north - south) * METERS / 2 == pytest.approx(radius, rel=0.02)
    let_go_dark(analyst, center)


def let_go_dark(analyst: Analyst, center: Place) -> None:
    """Point beyond all circles."""
    analyst.point_at(center[0], center[1] + 6)
    analyst.wait_until("nothing is lit", lambda: not table(analyst)["bold"] and not analyst.eyes.ask("bands"))


def only_band(analyst: Analyst) -> Sequence[float]:
    """The one place that is outlined, by a line and its halo."""
    places = {tuple(band) for band in analyst.eyes.ask("bands")}
    return places.pop() if len(places) == 1 else ()


def copied(analyst: Analyst, rows: dict[str, Any], inside: Sequence[set[str]]) -> None:
    """The clipboard, as a spreadsheet reads it."""
    analyst.click("copyMetricsButton")
    text = analyst.wait_until("it is copied", lambda: analyst.eyes.ask("clipboard"))
    lines = list(csv.reader(io.StringIO(text), "excel-tab"))
    assert lines[0] == ["Metric", "Unit", "100 km", "200 km", "300 km"]
    by_name = {line[0]: line[1:] for line in lines[1:-1]}
    assert by_name["locations"] == ["", *(str(len(ids)) for ids in inside)]
    unit, *sums = by_name["TIV, EUR"]
    assert unit == "EUR"
    assert [round(float(each)) for each in sums] == [tiv(rows, ids, "EUR") for ids in inside]
    assert lines[-1][0].startswith(f"{SOURCE}, ")
    assert lines[-1][0].endswith("not converted")


def saved(analyst: Analyst, path: Path, rows: dict[str, Any], inside: Sequence[set[str]]) -> None:
    analyst.click("saveMetricsButton")
    save_as(analyst, path)
    assert path.read_bytes()[:3] == b"\xef\xbb\xbf"
    lines = list(csv.DictReader(io.StringIO(path.read_text("utf-8-sig"))))
    assert [float(line["radius [m]"]) for line in lines] == list(RADII)
    assert [int(line["locations"]) for line in lines] == [len(ids) for ids in inside]
    money = next(name for name in lines[0] if name.endswith("EUR_TIV [EUR]"))
    assert [round(float(line[money])) for line in lines] == [tiv(rows, ids, "EUR") for ids in inside]


def layer_made(analyst: Analyst, center: Place, counts: Sequence[int]) -> None:
    analyst.listen()
    analyst.click("makeLayerButton")
    analyst.wait_for_message("^3 circles as the layer ")
    analyst.wait_for_idle()
    layer = analyst.layer(f"^{SOURCE}")
    made = analyst.eyes.ask("features", layer=layer["id"])
    assert sorted(row["attributes"]["locations"] for row in made) == sorted(counts)
    analyst.click("mActionMapTips")
    analyst.point_at(center[0], center[1] + 0.2)
    analyst.wait_until("the map tip shows", lambda: analyst.eyes.ask("state")["map_tip"])
    analyst.click("mActionMapTips")


def test_a_base_stays_while_filters_change_and_the_chart_goes_into_a_mail(
    analyst: Analyst, rows: dict[str, Any], tmp_path: Path
) -> None:
    circles_at(analyst, HERE, "100km 200km 300km")
    before = accumulate(analyst)
    ((center, _),) = wait_for_circles(analyst, 1).values()
    analyst.click("pinBaseButton")
    analyst.wait_until(
        "it is the base",
        lambda: analyst.see("accumulationStatusLabel")["text"].startswith(f"Base: {SOURCE}, "),
    )
    bring_front(analyst, "filtersDock", "Filters")
    add_filter(analyst, "CZ")
    open_panel(analyst)
    seen = accumulate(analyst)
    assert [head.split("\n")[0] for head in seen["heads"]] == [
        *("100 km", "200 km", "300 km"),
        *("100 km", "difference", "difference, %"),
        *("200 km", "difference", "difference, %"),
        *("300 km", "difference", "difference, %"),
    ]
    assert seen["rows"]["locations"][:3] == before["rows"]["locations"]
    inside = airports_around(center, RADII[2])
    is_czech = {each for each, country in zip(rows["id"], rows["CountryCode"]) if country == "CZ"}
    counted, difference, percent = seen["rows"]["locations"][-3:]
    wanted = len(inside & is_czech)
    assert number(counted) == wanted > 0
    assert number(difference) == wanted - len(inside)
    assert float(percent.split()[0]) == pytest.approx(100 * (wanted / len(inside) - 1), abs=0.06)
    assert seen["rows"]["TIV, EUR"][-2] == "only in the base"
    assert analyst.see("accumulationStatusLabel")["text"].startswith(f"{SOURCE}, 1 filter, ")

    analyst.choose("chartMetricCombo", "locations")
    analyst.wait_until("it is drawn", lambda: drawn(analyst).startswith("locations. By radius around "))
    assert "300 km, Country = CZ, " in drawn(analyst)
    assert f": {wanted}, no filters, base, " in drawn(analyst)
    analyst.click("chartButton")
    analyst.see("chartWindowView")
    analyst.wait_until("it is drawn", lambda: analyst.colours("chartWindowView") > 40)
    for suffix in ("png", "svg"):
        analyst.click("chartSaveButton")
        if suffix == "svg":
            analyst.choose("fileTypeCombo", "SVG drawing (*.svg)")
        save_as(analyst, tmp_path / f"chart.{suffix}")
    with Image.open(tmp_path / "chart.png") as image:
        assert image.width >= 1200
    assert "locations" in (tmp_path / "chart.svg").read_text("utf-8")
    analyst.screenshot("chart-window")
    close_dock(analyst, "chartDock")
    unpin(analyst)
    analyst.wait_until("the last answer is alone", lambda: len(heads(analyst)) == 3)
    bring_front(analyst, "filtersDock", "Filters")
    analyst.click("undoFilterButton")


def test_areas_one_failing_one_stopped_and_forty(
    analyst: Analyst, sandbox: Sandbox, rows: dict[str, Any]
) -> None:
    start_afresh(analyst)
    draw(analyst, IN_GERMANY)
    draw(analyst, [(x - 9.0, y) for x, y in IN_GERMANY])
    seen = accumulate(analyst)
    shapes = area_shapes(analyst)
    assert [number(text) for text in seen["rows"]["locations"]] == [len(airports_in(each)) for each in shapes]
    assert [number(t) if t else 0 for t in seen["rows"]["TIV, EUR"]] == [
        tiv(rows, ids_in(rows, each), "EUR") for each in shapes
    ]

    sandbox.faults.set("accumulation/=403x1")
    analyst.listen()
    seen = accumulate(analyst)
    assert [head.endswith("failed") for head in seen["heads"]].count(True) == 1
    said = analyst.wait_for_message("^1 of 2 areas failed")
    assert SOURCE in said
    sandbox.faults.set()
    analyst.listen()
    analyst.click("messageStepButton")
    analyst.wait_until("all is well", lambda: not any("failed" in head for head in heads(analyst)))

    use_the_squares(analyst)
    # Some come at once, the others keep the analyst waiting; two columns stand from before.
    sandbox.faults.set("accumulation/=delay:0x8", "accumulation/=hold")
    open_panel(analyst)
    analyst.click("accumulateButton")
    analyst.wait_until("some have come", lambda: 2 < len(heads(analyst)) < SQUARES)
    analyst.click("accumulationStopButton")
    analyst.wait_for_message(r"^Stopped after \d+ of 40 areas")
    assert 2 < len(heads(analyst)) <= 8
    sandbox.faults.set()
    seen = accumulate(analyst)
    assert not is_visible(analyst, "messageStepButton")
    wanted = [len(airports_in(each)) for each in area_shapes(analyst)]
    assert [number(text) for text in seen["rows"]["locations"]] == wanted
    assert len(wanted) == SQUARES


def test_flat_metrics_and_a_source_without_accumulation(analyst: Analyst, sandbox: Sandbox) -> None:
    start_afresh(analyst)
    draw(analyst, AROUND_CZECHIA)
    nested = accumulate(analyst)
    with sandbox.behaving(metrics_form="flat"):
        flat = accumulate(analyst)
    for name in ("locations", "TIV, EUR", "BITIV, CZK", "locations, PLN"):
        assert flat["rows"][name] == nested["rows"][name]
    choose_source(analyst, "pf_event_set")
    told = "pf_event_set does not offer accumulation."
    analyst.wait_until("it is told", lambda: analyst.see("noAccumulationLabel")["text"] == told)
    button = analyst.see("accumulateButton")
    assert not button["enabled"]
    assert button["tooltip"] == told
    bring_front(analyst, "resultsDock", "Results")
    assert analyst.see("accumulationSourceLabel")["text"] == told
    choose_source(analyst)
    analyst.wait_until("it can be pressed", lambda: analyst.see("accumulateButton")["enabled"])


def screens_of_accumulation(analyst: Analyst, sandbox: Sandbox, photographer: Photographer) -> None:
    """The table of circles, a base, the chart's window, the layer, many areas, and what goes wrong."""
    bring_front(analyst, "resultsDock", "Results")
    analyst.click_label("Accumulation")
    photographer.take("accumulation-none", "resultsDock")
    screens_of_the_table(analyst, photographer)
    screens_of_the_layer(analyst, photographer)
    screens_of_areas(analyst, sandbox, photographer)
    open_panel(analyst)
    choose_source(analyst, "pf_event_set")
    analyst.see("noAccumulationLabel")
    photographer.take("accumulation-not-offered", "selectionDock")
    choose_source(analyst)


def screens_of_the_table(analyst: Analyst, photographer: Photographer) -> None:
    circles_at(analyst, HERE, "100km 200km 300km")
    accumulate(analyst)
    photographer.take("accumulation-circles", "resultsDock")
    analyst.point_at_head(TABLE, 0)
    analyst.wait_until("its circle is lit", lambda: only_band(analyst))
    photographer.take("accumulation-lit", "resultsDock")
    analyst.click("pinBaseButton")
    bring_front(analyst, "filtersDock", "Filters")
    add_filter(analyst, "DE")
    accumulate(analyst)
    analyst.point_at(HERE[0], HERE[1] + 0.3)
    analyst.wait_until("it is lit", lambda: table(analyst)["bold"])
    photographer.take("accumulation-base", "resultsDock")
    analyst.click("chartButton")
    analyst.wait_until("it is drawn", lambda: analyst.colours("chartWindowView") > 40)
    photographer.take("accumulation-chart", "chartDock")
    close_dock(analyst, "chartDock")
    analyst.click("pinBaseButton")


def screens_of_the_layer(analyst: Analyst, photographer: Photographer) -> None:
    analyst.click("makeLayerButton")
    layer = analyst.layer("accumulation")
    look_at(analyst, *HERE, 9_000_000)
    analyst.click_item("theLayerTreeView", layer["name"])
    analyst.press("Right")
    analyst.click("mActionMapTips")
    analyst.point_at(HERE[0], HERE[1] + 0.2)
    analyst.wait_until("the map tip shows", lambda: analyst.eyes.ask("state")["map_tip"])
    photographer.take("accumulation-circles-layer", "resultsDock")
    analyst.click("mActionMapTips")
    analyst.click_item("theLayerTreeView", layer["name"])
    analyst.press("ctrl+d")
    analyst.click_label("OK")
    bring_front(analyst, "filtersDock", "Filters")
    analyst.click("undoFilterButton")


def screens_of_areas(analyst: Analyst, sandbox: Sandbox, photographer: Photographer) -> None:
    start_afresh(analyst)
    for west in (-4.0, 2.0, 8.0):
        draw(analyst, [(west, 44.0), (west, 50.0), (west + 5.5, 51.0), (west + 5.5, 44.5)])
    sandbox.faults.set("accumulation/=403x1")
    accumulate(analyst)
    photographer.take("accumulation-failed", "resultsDock")
    analyst.click("messageStepButton")
    analyst.wait_until("all is well", lambda: not any("failed" in head for head in heads(analyst)))
    analyst.click("chartButton")
    analyst.wait_until("it is drawn", lambda: analyst.colours("chartWindowView") > 40)
    photographer.take("accumulation-bars", "chartDock")
    close_dock(analyst, "chartDock")
    analyst.click("makeLayerButton")
    layer = analyst.layer("accumulation")
    analyst.click_item("theLayerTreeView", layer["name"])
    analyst.press("Right")
    analyst.wait_for_idle()
    photographer.take("accumulation-areas", "resultsDock")

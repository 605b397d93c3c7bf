"""Maps and features of the service as QGIS's own layers: found, drawn, identified, printed; and their key."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path
from typing import Sequence

import numpy as np
import pytest
from osgeo import gdal

from sandbox.app import Received
from sandbox.hazards import LAYERS, zones, zones_at
from sandbox.testing import Sandbox

from . import stage
from .airports import Place
from .analyst import Analyst
from .docks import (
    add_connection,
    give_master_password,
    in_front,
    open_connections,
    put_tool_away,
    wait_for_text,
    wait_for_window,
    wait_until_gone,
)
from .file_dialog import name_file
from .results import TREE, close_table, load_points, open_table
from .selection import IN_GERMANY, look_at, only_area

CONNECTION = "office"
WIND, FLOOD = "Wind bands (synthetic)", "Flood zones (synthetic)"
QUAKE = "Earthquake bands (synthetic)"
FLOOD_FEATURES = f"{FLOOD}, features"
VIEW = (6.0, 50.0, 12_000_000)
IN_WIND: Place = (1.0, 48.9)
"""Inland, and away from what is loaded."""
IN_FLOOD: Place = (4.78, 52.93)
CLOSER = 1_500_000
SEVERE = (8, 81, 156)
"""How the map service paints that band, red, green and blue."""
ITS_OPACITY, OUR_OPACITY = 0.7, 0.6
NEARLY = 12
"""Of 255: what drawing and a picture on a page may change of a color."""
DOTS_PER_INCH = 100
MAP_FRAME = ((0.10, 0.30), (0.42, 0.84))
LEGEND_FRAME = ((0.49, 0.33), (0.64, 0.82))
"""Two corners on the page that a new layout shows, as parts of its window."""

Color = Sequence[float]


@pytest.fixture(scope="module")
def application(start_qgis: stage.Start, sample_project: Path) -> stage.Application:
    """QGIS with the plugin and no connection: its key shall lie in the password store."""
    return start_qgis(project=sample_project)


def asked(sandbox: Sandbox, operation: str) -> list[Received]:
    """The requests for *operation*; all that came carry the raw key."""
    assert all(seen.authorized for seen in sandbox.requests)
    return [seen for seen in sandbox.requests if seen.query.get("REQUEST") == operation]


def mixed(above: Color, below: Color, opacity: float) -> Color:
    return [opacity * a + (1 - opacity) * b for a, b in zip(above, below)]


def pixels_of(color: Color, image: np.ndarray) -> int:
    """How many of *image* (rows, columns, bands) have about that *color*."""
    return int((np.abs(image - np.asarray(color)).max(axis=2) < NEARLY).sum())


def is_like(color: Color, other: Color) -> bool:
    return bool(np.allclose(color, other, atol=NEARLY))


def groups(analyst: Analyst) -> list[str]:
    """What is not in a group of the layer tree, from the top."""
    return [str(row[1]) for row in analyst.eyes.ask("rows", name=TREE) if row[0] == 0]


def open_legends(analyst: Analyst) -> list[str]:
    """The layers of groups whose legends are unfolded."""
    rows = analyst.eyes.ask("rows", name=TREE)
    return [str(above[1]) for above, below in zip(rows, rows[1:]) if (above[0], below[0]) == (1, 2)]


def tick(analyst: Analyst, words: str) -> None:
    """Find a map by *words* and tick it."""
    analyst.type_into("mapFindLine", words)
    wait_for_text(analyst, "mapCountLabel", "^1 of ")
    analyst.press("Down", "space")


def give_key(analyst: Analyst, key: str) -> None:
    """Give the connection another key on its page of QGIS's Options, which is open."""
    analyst.click_item("connectionsList", f"{CONNECTION} (default)")
    analyst.click("editConnectionButton")
    analyst.type_into("keyEdit", key)
    analyst.press("Return")
    wait_until_gone(analyst, "connectionDialog")
    analyst.click_label("OK")


def are_valid(analyst: Analyst) -> list[bool]:
    return [layer["valid"] for layer in analyst.eyes.ask("layers") if layer["group"] == "Hazard"]


def test_maps_are_found_added_below_the_results_and_drawn(analyst: Analyst, sandbox: Sandbox) -> None:
    open_connections(analyst)
    add_connection(analyst, CONNECTION, sandbox.url, sandbox.key)
    analyst.click_label("OK")
    give_master_password(analyst, 2)
    only_area(analyst, IN_GERMANY)
    load_points(analyst)
    look_at(analyst, *VIEW)
    before = analyst.color_at(*IN_WIND)
    analyst.click_item(TREE, "Countries")
    sandbox.forget()
    add_maps(analyst, sandbox)
    added = [layer for layer in analyst.eyes.ask("layers") if layer["group"] == "Hazard"]
    assert [(layer["name"], layer["provider"]) for layer in added] == [
        (WIND, "wms"),
        (FLOOD, "wms"),
        (QUAKE, "wms"),
        (FLOOD_FEATURES, "WFS"),
    ]
    assert open_legends(analyst) == [WIND, FLOOD, QUAKE]
    order = groups(analyst)
    assert order.index("Hazard") == order.index("GeoPortfolio") + 1 < order.index("Countries")
    (zone, *_) = zones_at("wind_bands", *IN_WIND)
    assert zone.attributes["band"] == "severe"
    assert is_like(analyst.color_at(*IN_WIND), mixed(SEVERE, before, ITS_OPACITY * OUR_OPACITY))
    for operation in ("GetCapabilities", "DescribeLayer", "DescribeFeatureType"):
        assert asked(sandbox, operation)
    assert {seen.query["CRS"] for seen in asked(sandbox, "GetMap")} == {"EPSG:3857"}
    assert {seen.query["SRSNAME"] for seen in asked(sandbox, "GetFeature") if "BBOX" in seen.query} == {
        "EPSG:4326"
    }
    legends = [seen for seen in asked(sandbox, "GetLegendGraphic") if "TRANSPARENT" in seen.query]
    assert {seen.query["LAYER"] for seen in legends} == set(LAYERS)
    assert {seen.query["TRANSPARENT"] for seen in legends} == {"FALSE"}, "black letters, in any theme"
    analyst.screen("maps", "selectionDock")


def add_maps(analyst: Analyst, sandbox: Sandbox) -> None:
    """Three maps and the features of one, by the picker, which is told of a service that fails first."""
    sandbox.faults.set("layers/wms=500")
    analyst.click("geoportfolioMapsAction")
    analyst.see("mapStepButton1")
    analyst.screen("maps-error", "mapPicker")
    sandbox.faults.set()
    sandbox.forget()
    analyst.click("mapReloadButton")
    analyst.wait_until("the maps are there", lambda: WIND in analyst.eyes.ask("items", name="mapTree"))
    analyst.type_into("mapFindLine", "tsunami")
    analyst.screen("maps-none", "mapPicker")
    tick(analyst, "river flood")
    analyst.click("mapAsFeatures")
    tick(analyst, "wind")
    analyst.click("mapFindLine")
    analyst.press("ctrl+a", "Delete")
    analyst.see("mapLegend")
    analyst.screen("maps-picker", "mapPicker")
    assert "three bands" in analyst.see("mapAbstract")["text"]
    assert analyst.see("mapAddButton")["text"] == "&Add 3 Layers"
    analyst.press("Return")
    analyst.wait_for_message(r"^3 layers added to Hazard\.$")
    analyst.screen("maps-added", "mapPicker")
    tick(analyst, "shaking")
    analyst.press("Return")
    analyst.wait_for_message(f"^'{re.escape(QUAKE)}' added to Hazard")
    analyst.click("mapCloseButton")
    analyst.wait_for_idle()


def test_identify_tells_the_band_of_maps_and_features(analyst: Analyst, sandbox: Sandbox) -> None:
    analyst.click_item(TREE, WIND)
    with analyst.another_map_tool():
        analyst.click("mActionIdentify")
    analyst.click_map(*IN_WIND)
    analyst.see("lstResults")
    analyst.click("mExpandAction")
    (zone, *_) = zones_at("wind_bands", *IN_WIND)
    words = [str(zone.attributes[name]) for name in ("storm", "band", "gust_kmh")]
    analyst.wait_until(
        "the band is told",
        lambda: any(all(word in page for word in words) for page in analyst.eyes.ask("web_pages")),
    )
    assert asked(sandbox, "GetFeatureInfo")[0].query["QUERY_LAYERS"] == "wind_bands"

    analyst.click_item(TREE, FLOOD_FEATURES)
    look_at(analyst, *IN_FLOOD, CLOSER)
    analyst.click_map(*IN_FLOOD)
    (zone, *_) = zones_at("flood_zones", *IN_FLOOD)
    analyst.wait_until(
        "the zone is told",
        lambda: zone.attributes["return_period"] in analyst.eyes.ask("items", name="lstResults"),
    )
    open_table(analyst)
    count = len(zones("flood_zones"))
    analyst.wait_until(
        "the table has all",
        lambda: any(f"Features Total: {count}," in window["title"] for window in analyst.eyes.ask("windows")),
    )
    close_table(analyst)
    put_tool_away(analyst)
    look_at(analyst, *VIEW)


def drag_on_page(analyst: Analyst, corners: Sequence[tuple[float, float]]) -> None:
    """Draw a frame in the layout's window."""
    left, top, width, height = analyst.see("QgsLayoutDesignerBase")["rect"]
    start, end = ((round(left + x * width), round(top + y * height)) for x, y in corners)
    analyst.hands.drag(start, end)


def fills_the_screen(analyst: Analyst) -> bool:
    """Whether the layout's window does."""
    return bool(analyst.see("QgsLayoutDesignerBase")["rect"] == [0, 0, *analyst.hands.look().size])


def test_a_printed_page_has_the_map_and_its_legend(
    analyst: Analyst, sandbox: Sandbox, tmp_path: Path
) -> None:
    on_the_map = analyst.color_at(*IN_WIND)
    page = tmp_path / "hazards.pdf"
    print_layout(analyst, page)
    drawn = gdal.OpenEx(str(page), open_options=[f"DPI={DOTS_PER_INCH}"])
    image = np.moveaxis(drawn.ReadAsArray()[:3].astype(int), 0, 2)
    width = image.shape[1]
    assert pixels_of(on_the_map, image[:, : width * 2 // 3]) > 5_000
    assert pixels_of(mixed(SEVERE, (255, 255, 255), ITS_OPACITY), image[:, width * 2 // 3 :]) > 20
    assert asked(sandbox, "GetMap")


def print_layout(analyst: Analyst, page: Path) -> None:
    """A new layout with map and legend, as the file *page*."""
    analyst.click("mActionNewPrintLayout")
    wait_for_window(analyst, "QgsNewNameDialog")
    analyst.hands.write("hazards")
    analyst.press("Return")
    wait_for_window(analyst, "QgsLayoutDesignerDialog")
    analyst.press("F11")
    analyst.wait_until("it fills the screen", lambda: fills_the_screen(analyst))
    analyst.click("mActionZoomAll")
    for entry, frame in (("Add Map", MAP_FRAME), ("Add Legend", LEGEND_FRAME)):
        wait_for_window(analyst, "QgsLayoutDesignerDialog")
        analyst.press("alt+a")
        analyst.click_label(entry)
        drag_on_page(analyst, frame)
    analyst.wait_for_idle()
    analyst.click("mActionExportAsPDF")
    if wait_for_window(analyst, "QgsMessageViewer", "QFileDialog") == "QgsMessageViewer":
        analyst.press("Escape")  # 3.22 tells how large a map some services draw
    name_file(analyst, page)
    wait_for_window(analyst, "QgsLayoutPdfExportOptionsDialog")
    analyst.press("Return")
    analyst.wait_until(
        "it is written",
        lambda: any("Successfully exported layout" in entry["text"] for entry in analyst.eyes.ask("log")),
    )
    analyst.press("ctrl+q")
    analyst.wait_until("it is closed", lambda: not in_front(analyst, "QgsLayoutDesignerDialog"))


def test_a_changed_key_counts_at_once_for_the_maps_and_is_in_no_file(
    analyst: Analyst, sandbox: Sandbox, sample_project: Path, application: stage.Application
) -> None:
    analyst.wait_for_idle()
    before = analyst.color_at(*IN_WIND)
    open_connections(analyst)
    analyst.screen("maps-options", "geoportfolioConnectionsPage")
    sandbox.forget()  # what the test before was still asking, with the right key
    give_key(analyst, "wrong")
    analyst.wait_until("no map is left", lambda: are_valid(analyst) == [False] * 4)
    analyst.wait_for_message(f"^4 layers are no longer shown: .*'{CONNECTION}'.* rejects the API key")
    analyst.wait_for_idle()
    assert not is_like(analyst.color_at(*IN_WIND), before)
    assert {seen.authorization for seen in sandbox.requests} == {"wrong"}
    analyst.click_item(TREE, WIND)
    analyst.click_layer_mark(f"^{re.escape(WIND)}$", "rejects the API key")
    analyst.wait_for_message(f"^{re.escape(WIND)} cannot be shown.*rejects the API key")
    analyst.click_label("Change Key")
    give_key(analyst, sandbox.key)
    analyst.wait_until("the maps are shown again", lambda: are_valid(analyst) == [True] * 4)
    analyst.wait_for_idle()
    assert is_like(analyst.color_at(*IN_WIND), before)

    analyst.click("mActionSaveProject")
    analyst.wait_until("it is saved", lambda: "layers=wind_bands" in text_of(sample_project))
    assert re.search(r"authcfg=\w{7}\b", text_of(sample_project))
    logged = "\n".join(entry["text"] for entry in analyst.eyes.ask("log"))
    settings = [path.read_text(errors="replace") for path in application.profile.rglob("*.ini")]
    for text in (text_of(sample_project), logged, application.log.read_text(errors="replace"), *settings):
        assert sandbox.key not in text


def text_of(project: Path) -> str:
    """All that the file of a project says."""
    try:
        with zipfile.ZipFile(project) as opened:
            return "".join(opened.read(name).decode("utf-8", "replace") for name in opened.namelist())
    except (FileNotFoundError, zipfile.BadZipFile, EOFError):
        return ""  # on its way: 3.22 writes into the old file, 3.40 puts a new one in its place

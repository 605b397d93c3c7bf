"""A project that version 0.1 saved: opened, refreshed, undone, continued and packed.

``tests/data/make_project_0_1.py`` tells what is in it.
"""

from __future__ import annotations

import json
import zipfile
from functools import partial
from pathlib import Path

from qgis.core import QgsSettings
from qgis.PyQt.QtGui import QDesktopServices
from qgis.PyQt.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAction,
    QComboBox,
    QLabel,
    QListWidget,
    QToolButton,
)
from shapely.geometry import box

from geoportfolio.core.gis.layers.provenance import record_of
from tests.support.oracle import airports_in

OFFER = (
    "The data of this project is from http://127.0.0.1:8973, to which you have no connection. Loaded data "
    "can "
    "be used as it is. This URL differs from that of 'office'."
)
INTERRUPTED = "QGIS was closed while pf_airports was loading: 10 records loaded."
RHINE, BAVARIA = box(6.0, 50.0, 9.0, 51.6), box(11.0, 47.9, 12.4, 48.8).buffer(1.5)
POINTS = "pf_airports, 2 areas, 2026-11-25"
CIRCLES = "pf_airports, Hamburg, 2026-11-25"
ENTRIES = "pf_airports, North, 2026-11-25"
STOPPED = "pf_airports, Rhine, 2026-11-25"
SEARCH = "pf_airports, CountryCode = LU, 2026-11-25"
IN_AREAS = "pf_airports, accumulation, 2 areas, 2026-11-25"
IN_CIRCLES = "pf_airports, accumulation, Hamburg, 2026-11-25"
CELLS = "pf_airports, accumulation, CountryCode = LU, 2026-11-25"
EVENT = "pf_airports, storm-anton, 2026-11-25"
HAZARDS, ATTRIBUTES = "Hazards, Sites", "pointattributes 2026-11-25 150217"
REPORTS = "Risk reports, pf_airports, 2026-11-25"
WMS, WFS = "Earthquake bands (synthetic)", "Wind bands (synthetic)"

SINGLE, CATEGORIES, RULES = "singleSymbol", "categorizedSymbol", "RuleRenderer"
LOCATIONS = {"Plain": SINGLE, "Sum insured": RULES}
SUMS = {"Plain": SINGLE, "By TIV, EUR": RULES}
READY = "Click for options."
SAID = {
    POINTS: f"2 of its areas were removed: 'North', 'South'. {READY}",
    CIRCLES: f"Area removed: 'Hamburg'. {READY}",
    ENTRIES: f"Area removed: 'North'. {READY}",
    STOPPED: "Incomplete: the load stopped early. Click the indicator beside its name to resume.",
}
"""How a layer stands, where there is more to say than READY."""
MORE = {STOPPED: {"Continue"}, POINTS: {"UndoRefresh", "ShowChanges"}}
"""What the menu of a layer offers beside ALWAYS."""
RESULTS = {
    POINTS: (32, "32 locations", "complete, 2 areas", LOCATIONS),
    CIRCLES: (13, "13 locations", "complete, 30 km, 60 km around Hamburg", LOCATIONS),
    ENTRIES: (19, "19 records", "complete, North", LOCATIONS),
    STOPPED: (10, "10 records", "stopped after 10, Rhine", LOCATIONS),
    SEARCH: (3, "3 locations", "complete, Country = LU", LOCATIONS),
    IN_AREAS: (2, "2 areas", "complete, 2 areas", SUMS),
    IN_CIRCLES: (2, "2 circles", "complete, 30 km, 60 km around Hamburg", {**SUMS, "Plain": CATEGORIES}),
    CELLS: (2, "2 features", "complete, Country = LU", {"Plain": SINGLE, "By TIV": RULES}),
    EVENT: (15, "15 records", "complete, Country = NL", LOCATIONS),
}
"""By layer: its rows, how its story begins and ends, and its styles."""
ALWAYS = {"Refresh", "RefreshAsNew", "EditQuery", "CopyCommand", "CopyCurl", "CopyPython", "Mark"}
REFRESHED = {
    CIRCLES: "points/buffer-selection",
    ENTRIES: "entries/selection",
    SEARCH: "points/selection/search",
    IN_AREAS: "accumulation/selection",
    IN_CIRCLES: "accumulation/buffer",
    CELLS: "accumulation/layer",
    EVENT: "live-events",
}
"""A layer of each kind, with what the service is asked for by its refresh."""


def renderers(layer) -> dict[str, str]:
    """The kind of renderer of each style of *layer*."""
    manager, found = layer.styleManager(), {}
    current = manager.currentStyle()
    for name in manager.styles():
        assert manager.setCurrentStyle(name)
        found[name] = layer.renderer().type()
    assert manager.setCurrentStyle(current)
    return found


def ids(layer) -> list[str]:
    return sorted(feature["id"] for feature in layer.getFeatures())


def report_layer(analyst, folder: str):
    layers = analyst.project.mapLayersByName(REPORTS)
    return next(layer for layer in layers if Path(layer.source().partition("|")[0]).parent.name == folder)


def statuses(layer) -> list[str]:
    return sorted(feature["status"] for feature in layer.getFeatures())


def as_then(story: str) -> str:
    """Version 0.1 called locations points, and records entries."""
    return story.replace("locations", "points").replace("records", "entries")


def assert_as_saved(analyst, name: str) -> None:
    rows, begin, end, styles = RESULTS[name]
    layer, story = analyst.layer(name), f"{begin}, 25 Nov 2026 15:02, {end}"
    then = as_then(story)
    assert layer.isValid() and layer.featureCount() == rows == len(list(layer.getFeatures()))
    assert analyst.mark(layer) == [then, SAID.get(name, READY)]
    assert layer.metadata().abstract() == then and then in layer.metadata().history()[0]
    with_areas = {"ShowArea"} if name not in (SEARCH, CELLS, EVENT) else set()
    offered = {each for each in analyst.actions(layer) if not each.startswith("s")}  # those of any points
    assert offered == ALWAYS | with_areas | MORE.get(name, set())
    assert renderers(layer) == styles
    assert "<table" in layer.mapTipTemplate()


def test_open_shows_all_layers_with_their_state(opened):
    for name in RESULTS:
        assert_as_saved(opened, name)
    hazards, reports = opened.layer(HAZARDS), report_layer(opened, "unfinished")
    assert renderers(hazards) == dict.fromkeys(("Hazards", "flood_zones", "wind_bands"), CATEGORIES)
    assert statuses(hazards) == ["found", "found"]
    assert statuses(reports) == ["saved", "saved", "waiting", "waiting"]
    assert statuses(report_layer(opened, "ended")) == ["saved", "saved"]
    assert statuses(opened.layer(ATTRIBUTES)) == ["found", "found", "not found"]
    assert len(opened.project.mapLayers()) == len(RESULTS) + 7
    assert all(layer.isValid() for layer in opened.project.mapLayers().values())
    assert [opened.mark(opened.layer(name)) for name in (WMS, WFS)] == [[], []]
    assert len(list(opened.layer(WFS).getFeatures())) > 0


def test_open_asks_nothing_and_offers_the_own_connection(analyst, saved):
    analyst.open(saved)
    assert analyst.sandbox.requests == ()
    assert analyst.window.texts() == [OFFER, INTERRUPTED]
    results = [analyst.layer(name) for name in (*RESULTS, HAZARDS, ATTRIBUTES)]
    assert all(layer.isValid() for layer in results)
    assert ["no connection" in analyst.mark(analyst.layer(name))[1] for name in (WMS, WFS)] == [True, True]


def test_open_in_the_next_session_asks_for_maps_alone(opened, saved):
    assert opened.project.write()
    opened.settle()
    opened.leave()
    opened.start()
    opened.sandbox.forget()
    opened.open(saved)
    assert opened.window.texts() == [INTERRUPTED] and opened.asked() == []
    assert {each.path for each in opened.sandbox.requests} <= {"/graph/layers/wms", "/graph/layers/wfs"}
    assert opened.layer(WMS).isValid() and opened.layer(WFS).isValid()


def areas_in(window) -> list[str]:
    rows = window.findChild(QListWidget, "areaList")
    return [rows.item(row).text() for row in range(rows.count())]


def test_areas_filters_and_history_are_in_the_docks(opened):
    window = opened.window.mainWindow()
    opened.window.menus["GeoPortfolio"][0].trigger()
    opened.settle()
    assert [text.split(", ")[0] for text in areas_in(window)] == ["North", "South", "Hamburg: 30 km"]
    sources = window.findChild(QComboBox, "sourceCombo")
    sources.activated.emit(sources.findText("pf_airports"))
    opened.bench.filters.open()
    opened.settle()
    menu = window.findChild(QToolButton, "savedFiltersButton").menu()
    menu.aboutToShow.emit()
    by_name = {each.text(): each for each in menu.actions()}
    by_name["Alpine aviation"].trigger()
    opened.settle()
    told = window.findChild(QLabel, "filtersLabel").text()
    assert told.startswith("Filters: Country = AT > Line of business = Aviation.") and "German" in by_name
    opened.bench.results.open()
    opened.settle()
    runs = window.findChild(QAbstractItemView, "runsTable").model()
    shown = [runs.index(row, 1).data().partition("\n")[0] for row in range(runs.rowCount())]
    assert shown == [EVENT, CELLS, IN_CIRCLES, IN_AREAS, SEARCH, STOPPED, ENTRIES, CIRCLES, POINTS, POINTS]
    opened.choose(opened.layer(POINTS), "EditQuery")
    opened.settle()
    assert [text.split(", ")[0] for text in areas_in(window)] == ["North", "South"]


def test_refresh_finds_the_same_in_each_layer_and_is_undone(opened, rows_of):
    layers = {name: opened.layer(name) for name in REFRESHED}

    def told() -> dict[str, tuple]:
        return {
            name: (layer.source(), record_of(layer).host, *map(as_then, opened.mark(layer)))
            for name, layer in layers.items()
        }

    before, rows = told(), {name: rows_of(layer) for name, layer in layers.items()}
    opened.window.mainWindow().findChild(QAction, "geoportfolioRefreshAllAction").trigger()
    opened.settle()
    assert opened.window.texts()[-1].startswith("9 of 9 layers refreshed. ")
    assert {name: rows_of(layer) for name, layer in layers.items()} == rows
    asked = opened.asked()
    assert [part for part in REFRESHED.values() if not any(part in path for path in asked)] == []
    assert {host for _, host, *_ in told().values()} == {opened.sandbox.url}
    opened.sandbox.forget()
    for layer in layers.values():
        opened.choose(layer, "UndoRefresh")
    assert told() == before and {name: rows_of(layer) for name, layer in layers.items()} == rows
    assert opened.asked() == []


def test_loads_that_did_not_end_go_on_and_are_whole(opened, saved, rows_of):
    interrupted = opened.added(lambda: opened.press("Add to Map"))
    assert not list(saved.parent.rglob("*.part.gpkg*")) and opened.asked() == []
    for layer, area in ((interrupted, BAVARIA), (opened.layer(STOPPED), RHINE)):
        first = ids(layer)
        opened.sandbox.forget()
        opened.choose(layer, "Continue")
        pages = [json.loads(seen.body)["page"] for seen in opened.sandbox.requests if "entries/" in seen.path]
        assert len(first) == 10 and set(first) <= set(ids(layer)) and min(pages) == 2
        assert ids(layer) == sorted(airports_in(area)) and "Continue" not in opened.actions(layer)
        again = opened.added(partial(opened.choose, layer, "RefreshAsNew"))
        assert rows_of(layer) == rows_of(again)


def test_an_unfinished_batch_goes_on_with_what_waits(opened, saved):
    folder = saved.parent / "portfolio_geoportfolio" / "reports" / "unfinished"
    before = {path: path.read_bytes() for path in folder.glob("*.pdf")}
    layer = report_layer(opened, "unfinished")
    places = [each.geometry().asPoint() for each in layer.getFeatures() if each["status"] == "waiting"]
    opened.bench.results.show_page(opened.bench.reports.page)
    opened.settle()
    page = opened.bench.reports.page
    orders = page.findChild(QComboBox, "reportOrdersCombo")
    assert [orders.itemText(row) for row in range(orders.count())] == ["2/4 unfinished"]
    assert opened.asked() == []
    page.findChild(QAbstractButton, "pauseReportsButton").click()
    opened.settle()
    assert opened.window.texts()[-1] == "4 of 4 reports saved."
    sent = [json.loads(seen.body)["shape"] for seen in opened.sandbox.requests if "/risk/" in seen.path]
    asked = sorted((place["long"], place["lat"]) for shape in sent for place in shape["coordinates"])
    assert asked == sorted((place.x(), place.y()) for place in places) and len(asked) == 2
    assert len(list(folder.glob("*.pdf"))) == 4 and all(path.read_bytes() == before[path] for path in before)
    assert statuses(layer) == ["saved"] * 4
    assert (folder / "index.csv").read_text("utf-8-sig").count("saved") == 4


def test_a_point_opens_its_report(opened, monkeypatch):
    shown = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: shown.append(url.toLocalFile()) or True)
    layer = report_layer(opened, "unfinished")
    (action,) = layer.actions().actions()
    feature = next(each for each in layer.getFeatures() if each["label"].startswith("EDNV"))
    layer.actions().doActionFeature(action.id(), feature)
    opened.settle()
    assert action.name() == "Open report (25 Nov)" and [Path(each).name for each in shown] == ["EDNV.pdf"]


def test_the_package_holds_what_is_used_and_opens_elsewhere(opened, saved, rows_of, tmp_path):
    names = (*RESULTS, HAZARDS, ATTRIBUTES, "Selection areas")
    rows = {name: rows_of(opened.layer(name)) for name in names}
    home = saved.parent
    used = {path.relative_to(home).as_posix() for path in home.rglob("*") if path.is_file()}
    used -= {each for each in used if ".part.gpkg" in each or each.endswith(("runs.json", ".jsonl"))}
    assert opened.project.write()
    opened.settle()
    opened.bench.packer.pack_into(tmp_path / "portfolio.zip")
    opened.settle()
    told = opened.window.texts()[-1]
    assert ": 16 layers, 4 reports. No API key is included." in told and told.endswith("included.")
    with zipfile.ZipFile(tmp_path / "portfolio.zip") as package:
        assert set(package.namelist()) == {each for each in used if not each.endswith(("-wal", "-shm"))}
        package.extractall(tmp_path / "theirs")
    home.rename(tmp_path / "gone")
    QgsSettings().remove("geoportfolio/agreed_services")  # a colleague has agreed to nothing
    opened.sandbox.forget()
    opened.open(tmp_path / "theirs" / "portfolio.qgz")
    assert opened.asked() == [] and opened.window.texts() == [OFFER]
    opened.use_office()
    assert all(layer.isValid() for layer in opened.project.mapLayers().values())
    assert {name: rows_of(opened.layer(name)) for name in names} == rows
    opened.choose(opened.layer(POINTS), "UndoRefresh")
    assert opened.layer("2 areas (33)").featureCount() == 33 and opened.asked() == []
    packed = [path.read_bytes() for path in (tmp_path / "theirs").rglob("*") if path.is_file()]
    assert not any(opened.sandbox.key.encode() in each for each in packed)

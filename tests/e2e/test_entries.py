"""Entries, files and odd services: what was chosen is what arrives, and nothing that arrived is lost."""

from __future__ import annotations

import csv
import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any

import shapely
from osgeo import ogr

from sandbox.testing import Sandbox

from .analyst import Analyst
from .demo import add_filter, airports_in
from .eyes import NotSeen
from .file_dialog import name_file
from .hands import RIGHT
from .screens import Photographer
from .stage import Application
from .steps import (
    AT_SEA,
    IN_EUROPE,
    IN_GERMANY,
    area_shapes,
    choose_source,
    clear_areas,
    close_table,
    draw,
    is_visible,
    layer_of_the_area,
    named_shapes,
    only_area,
    open_runs,
    open_table,
    open_tables,
)

COLUMNS = ("LocName", "BuildingTIV", "OtherTIV", "ContentsTIV", "BITIV", "Longitude", "Latitude")

FIRST_PAGES_SPARED = "/entries/=delay:0x8"
"""Four are asked at once, in any order, and four more before the first one has come: it is among these."""

# Debian's script around it gives it an option that it does not know.
PROGRAM = next(
    path for path in map(Path, ("/usr/bin/qgis_process.bin", "/usr/bin/qgis_process")) if path.exists()
)


def choose_columns(analyst: Analyst, *finds: str, page_size: int = 1000) -> None:
    """The columns that each of *finds* finds, and no others."""
    analyst.click("editColumnsButton")
    analyst.click("columnsNoneButton")
    for text in finds:
        analyst.type_into("columnsSearch", text)
        analyst.click("columnsAllButton")
    analyst.type_into("pageSizeBox", str(page_size))
    analyst.click_label("OK")
    analyst.wait_until("the dialog is gone", lambda: not is_visible(analyst, "columnsDialog"))


def ask(analyst: Analyst, entry: str) -> None:
    """Choose *entry* of the menu of Load points."""
    analyst.listen()
    analyst.open_menu("loadPointsButton")
    analyst.click_label(entry)


def number_in(text: str) -> int:
    """The first number of a message."""
    return int(re.search(r"\d[\d,]*", text).group().replace(",", ""))


def bodies(sandbox: Sandbox, path: str = "/entries/") -> list[dict[str, Any]]:
    return [json.loads(seen.body) for seen in sandbox.requests if path in seen.path]


def inside(analyst: Analyst) -> int:
    """How many airports shapely finds in the areas on the map."""
    return sum(len(airports_in(area)) for area in area_shapes(analyst))


def test_entries_arrive_with_the_chosen_columns_page_by_page(analyst: Analyst, sandbox: Sandbox) -> None:
    only_area(analyst, IN_GERMANY)
    analyst.click("editColumnsButton")
    analyst.click("columnsNoneButton")
    for text in ("locname", "tiv"):
        analyst.type_into("columnsSearch", text)
        analyst.click("columnsAllButton")
    assert "Without Latitude and Longitude" in analyst.see("columnsWarningLabel")["text"]
    analyst.type_into("columnsSearch", "itude")
    analyst.click("columnsAllButton")
    assert analyst.see("columnsWarningLabel")["text"] == ""
    analyst.click_item("columnsList", "Longitude")
    analyst.click("columnsUpButton")
    assert analyst.see("columnsCountLabel")["text"] == "7 of 26 columns"
    analyst.type_into("pageSizeBox", "10")
    analyst.click_label("OK")
    analyst.wait_until("it is told", lambda: analyst.see("columnsLabel")["text"].endswith(": 7 of 26"))
    sandbox.forget()
    sandbox.faults.set(FIRST_PAGES_SPARED, "/entries/=hold")
    ask(analyst, "Entries")
    analyst.wait_until("they are counted", lambda: "0 so far" in analyst.see("progressLabel")["text"])
    sandbox.faults.set()
    said = analyst.wait_for_message(r"^[\d,]+ entries, \d+\.\d s$")
    assert number_in(said) == layer_of_the_area(analyst)["count"] == inside(analyst) > 100
    names = [name for name in layer_of_the_area(analyst)["fields"] if name in COLUMNS]
    asked = bodies(sandbox)
    assert sorted(names) == sorted(COLUMNS)
    assert names == asked[0]["columns"]
    assert names.index("Longitude") < names.index("Latitude")
    assert {body["limit"] for body in asked} == {10}
    assert sorted(body["page"] for body in asked)[:3] == [0, 1, 2]


def test_a_broken_page_keeps_what_came_and_continue_brings_the_rest(
    analyst: Analyst, sandbox: Sandbox
) -> None:
    only_area(analyst, IN_GERMANY)
    choose_columns(analyst, "id", "LocName", "itude", "TIV", page_size=10)
    sandbox.faults.set(FIRST_PAGES_SPARED, "/entries/=truncate:0.4")
    ask(analyst, "Entries")
    said = analyst.wait_for_message(r"^The connection broke after [\d,]+ entries\.")
    count, before = number_in(said), layer_of_the_area(analyst)
    assert before["count"] == count < inside(analyst)
    assert before["properties"]["geoportfolio/state"] == f"stopped after {count}"
    analyst.click_item("theLayerTreeView", before["name"])
    analyst.press("ctrl+a")
    analyst.wait_until("all are selected", lambda: layer_of_the_area(analyst)["selected"] == count)
    analyst.click_item("theLayerTreeView", before["name"], RIGHT)
    analyst.click_label("Styles")
    analyst.click_label("Sum insured")
    sandbox.faults.set()
    sandbox.forget()
    analyst.listen()
    analyst.click_label("Continue")
    analyst.wait_for_message(r"^[\d,]+ entries, ")
    after = layer_of_the_area(analyst)
    assert after["id"] == before["id"]
    assert after["count"] == inside(analyst)
    assert (after["selected"], after["style"]) == (count, "Sum insured")
    assert after["properties"]["geoportfolio/state"] == "complete"
    assert min(body["page"] for body in bodies(sandbox)) == count // 10
    ids = [row["attributes"]["id"] for row in analyst.eyes.ask("features", layer=after["id"])]
    assert len(set(ids)) == len(ids) == after["count"]


def test_stop_marks_the_entries_and_discard_removes_them(analyst: Analyst, sandbox: Sandbox) -> None:
    only_area(analyst, IN_EUROPE)
    choose_columns(analyst, "id", "itude", page_size=100)
    known = {layer["id"] for layer in analyst.eyes.ask("layers")}
    sandbox.faults.set(FIRST_PAGES_SPARED, "/entries/=hold")
    ask(analyst, "Entries")
    analyst.wait_until("some came", lambda: "so far" in analyst.see("progressLabel")["text"])
    analyst.click("stopButton")
    said = analyst.wait_for_message(r"^Stopped after [\d,]+ entries\. They are on the map, marked incomplete")
    stopped = layer_of_the_area(analyst)
    assert stopped["count"] == number_in(said)
    analyst.click_label("Discard")
    analyst.wait_for_message("^Remove .* Its file is deleted when the project is saved")
    analyst.click_label("Remove")
    analyst.wait_until("it is gone", lambda: {layer["id"] for layer in analyst.eyes.ask("layers")} == known)


def saved(analyst: Analyst, entry: str, path: Path) -> list[dict[str, str]]:
    """The rows of the CSV file that *entry* of the menu writes."""
    ask(analyst, entry)
    name_file(analyst, path)
    said = analyst.wait_for_message(rf"rows in {path.name}, ")
    assert path.read_bytes().startswith(b"\xef\xbb\xbf")
    with path.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert number_in(said) == len(rows)
    return rows


def test_entries_and_points_are_saved_as_files_that_the_runs_list(
    analyst: Analyst, sandbox: Sandbox, tmp_path: Path
) -> None:
    only_area(analyst, IN_GERMANY)
    draw(analyst, ((-3, 43), (-3, 45), (3, 45), (3, 43)))
    choose_columns(analyst, "id", "itude", page_size=100)
    layers = analyst.eyes.ask("layers")
    shapes = named_shapes(analyst)
    sandbox.forget()
    for kind in ("Entries", "Points"):
        rows = saved(analyst, f"{kind} as CSV file", tmp_path / f"{kind}.csv")
        for area, shape in shapes.items():
            mine = [row for row in rows if row["area"] == area]
            assert len({row["id"] for row in mine}) == len(mine) == len(airports_in(shape)) > 0
            names = {name.lower(): name for name in mine[0]}
            for row in mine:
                place = float(row[names["longitude"]]), float(row[names["latitude"]])
                assert shapely.contains_xy(shape, *place)
    assert {seen.headers["accept"] for seen in sandbox.requests if "selection" in seen.path} == {"text/csv"}
    assert analyst.eyes.ask("layers") == layers
    open_runs(analyst)
    told = "\n".join(analyst.eyes.ask("items", name="runsTable"))
    assert "Entries.csv" in told
    assert "Points.csv" in told
    analyst.click_label("Selection")


def test_a_required_filter_is_asked_for_before_anything_is_sent(analyst: Analyst, sandbox: Sandbox) -> None:
    choose_source(analyst, "pf_places")
    clear_areas(analyst)
    draw(analyst, AT_SEA)
    sandbox.forget()
    ask(analyst, "Entries")
    analyst.wait_for_message("Country")
    assert not sandbox.requests
    analyst.click_label("Filters")
    analyst.see("filtersDock")
    add_filter(analyst, "DE")
    analyst.click_label("Selection")
    ask(analyst, "Entries")
    analyst.wait_for_message(r"^Nothing of pf_places lies in this area with this filter\.")
    analyst.see("selectionDock")
    labels = [button for button in ("Try without filters", "Zoom to area") if reads(analyst, button)]
    assert labels == ["Zoom to area"], "without its required filter it can't be asked"


def reads(analyst: Analyst, text: str) -> bool:
    """Whether a button that reads *text* is on the screen."""
    try:
        return bool(analyst.eyes.ask("labelled", text=text)["visible"])
    except NotSeen:
        return False


def test_zero_hits_lead_to_the_same_without_filters(analyst: Analyst, sandbox: Sandbox) -> None:
    only_area(analyst, IN_GERMANY)
    analyst.click("editFiltersButton")
    add_filter(analyst, "JP")
    analyst.click_label("Selection")
    analyst.listen()
    analyst.click("loadPointsButton")
    analyst.wait_for_message(r"^Nothing of pf_airports lies in this area with this filter\.")
    analyst.click_label("Try without filters")
    said = analyst.wait_for_message(r"^[\d,]+ points, ")
    assert number_in(said) == inside(analyst)
    assert "JP" in analyst.see("filtersLabel")["text"]
    analyst.click("editFiltersButton")
    analyst.click_item("filterTree", "JP")
    analyst.click("removeFilterButton")
    analyst.click_label("Selection")


def test_a_service_with_pages_of_its_own_is_told_and_loses_nothing(
    analyst: Analyst, sandbox: Sandbox
) -> None:
    only_area(analyst, IN_GERMANY)
    choose_columns(analyst, "LocName", page_size=100)
    with sandbox.behaving(max_limit=60):
        ask(analyst, "Entries")
        said = analyst.wait_for_message("at most 60 entries a page, not 100")
    assert number_in(said) == inside(analyst)
    assert "s. They have no place: a table, F6 opens it. The service gives" in said
    open_table(analyst)
    assert f"Features Total: {inside(analyst)}," in open_tables(analyst)[0]["title"]
    close_table(analyst)
    with sandbox.behaving(ignore_page=True):
        ask(analyst, "Entries")
        analyst.wait_for_message("100 (entries|rows)")
    analyst.click_label("Bigger pages")
    analyst.see("columnsDialog")
    analyst.press("Escape")


def test_the_copied_command_brings_the_same_in_a_terminal(
    analyst: Analyst, sandbox: Sandbox, application: Application, tmp_path: Path
) -> None:
    only_area(analyst, IN_GERMANY)
    choose_columns(analyst, "id", "itude", page_size=500)
    ask(analyst, "Copy entries as qgis_process command")
    analyst.wait_for_message("The command is on the clipboard")
    line = analyst.eyes.ask("clipboard")
    assert sandbox.key not in line
    sandbox.forget()
    (tmp_path / "qgis_process").symlink_to(PROGRAM)
    (tmp_path / "profiles").mkdir()
    (tmp_path / "profiles" / "default").symlink_to(application.profile)
    environment = {
        **os.environ,
        "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}",
        "GEOPORTFOLIO_URL": sandbox.url,
        "GEOPORTFOLIO_API_KEY": sandbox.key,
        "QT_QPA_PLATFORM": "offscreen",
        "QGIS_CUSTOM_CONFIG_PATH": str(tmp_path),
    }
    done = subprocess.run(
        ["bash", "-ec", line], env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(bodies(sandbox)) >= 1
    (file,) = set(re.findall(r"OUTPUT:\s*(\S.*\.gpkg)", done.stdout))
    assert rows_in(Path(file)) == inside(analyst)


def rows_in(path: Path) -> int:
    dataset = ogr.Open(str(path))
    return int(dataset.GetLayer(0).GetFeatureCount())


def screens_of_entries(analyst: Analyst, sandbox: Sandbox, photographer: Photographer) -> None:
    """Columns, the ways to load, what runs, and what is told of breaks and of nothing."""
    draw(analyst, IN_GERMANY)
    analyst.click("editColumnsButton")
    analyst.click("columnsNoneButton")
    analyst.type_into("columnsSearch", "tiv")
    analyst.click("columnsAllButton")
    analyst.see("columnsWarningLabel")
    photographer.take("columns", "columnsDialog")
    analyst.click_label("Cancel")
    choose_columns(analyst, "id", "itude", "TIV", page_size=20)
    analyst.open_menu("loadPointsButton")
    analyst.wait_until("the menu is open", lambda: reads(analyst, "Entries"))
    photographer.take("load-menu", "selectionDock")
    sandbox.faults.set(FIRST_PAGES_SPARED, "/entries/=hold")
    analyst.click_label("Entries")
    analyst.wait_until("they are counted", lambda: "so far" in analyst.see("progressLabel")["text"])
    photographer.take("entries-loading", "selectionDock")
    sandbox.faults.set("/entries/=truncate:0.4")
    analyst.wait_for_message("^The connection broke after")
    analyst.wait_for_idle()
    photographer.take("entries-broken", "selectionDock")
    sandbox.faults.set()
    analyst.click_label("Continue")
    analyst.wait_for_message(r"^[\d,]+ entries, ")
    clear_areas(analyst)
    draw(analyst, AT_SEA)
    ask(analyst, "Entries")
    analyst.wait_for_message("^Nothing of")
    photographer.take("nothing-found", "selectionDock")
    choose_source(analyst, "pf_places")
    ask(analyst, "Entries")
    analyst.wait_for_message("Country")
    photographer.take("filter-required", "selectionDock")

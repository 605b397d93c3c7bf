"""Points and entries: what was chosen is what arrives, and nothing that arrived is lost."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any

from osgeo import ogr

from sandbox.testing import Sandbox

from .airports import IN_BREMEN, airports_in
from .analyst import Analyst
from .docks import copied, wait_for_text
from .results import (
    TREE,
    choose_style,
    ids_on_the_map,
    layer_menu,
    layer_of_the_area,
    load_entries,
    number_in,
    record_of,
    show_map_tip,
)
from .selection import (
    AT_SEA,
    IN_GERMANY,
    choose_columns,
    choose_source,
    look_at,
    only_area,
    start_afresh,
)
from .stage import Application

AS_CSV = "Save Records as CSV"
COLUMNS = ("LocName", "BuildingTIV", "OtherTIV", "ContentsTIV", "BITIV", "Longitude", "Latitude")
FIRST_PAGES_SPARED = "/entries/=delay:0x8"
"""Four are asked at once, in any order, and four more before the first one has come: it is among these."""
# Debian's script around it gives it an option that it does not know.
PROGRAM = next(
    path for path in map(Path, ("/usr/bin/qgis_process.bin", "/usr/bin/qgis_process")) if path.exists()
)


def bodies(sandbox: Sandbox) -> list[dict[str, Any]]:
    return [json.loads(seen.body) for seen in sandbox.requests if "/entries/" in seen.path]


def state_of(layer: dict[str, Any]) -> str:
    record = record_of(layer)
    return "complete" if record["state"] == "complete" else f"stopped after {record['rows']}"


def test_points_are_stopped_refused_waited_for_and_arrive(analyst: Analyst, sandbox: Sandbox) -> None:
    start_afresh(analyst)
    with analyst.another_map_tool():
        analyst.press("F9")
    for corner in IN_GERMANY[:-1]:
        analyst.click_map(*corner)
    analyst.point_at(*IN_GERMANY[-1])
    wait_for_text(analyst, "mapToolReadout", "km²")
    analyst.screen("drawing", "selectionDock")
    analyst.press("Escape", "Escape")
    area = only_area(analyst, IN_GERMANY)
    sandbox.faults.set("points/=hang:0.5x1")
    analyst.click("loadPointsButton")
    wait_for_text(analyst, "progressLabel", r"\d s")
    analyst.screen("loading", "selectionDock")
    analyst.click("stopButton")
    said = analyst.wait_for_message(r"^Stopped after [\d,]+ locations, on the map and marked incomplete")
    stopped = layer_of_the_area(analyst)
    assert stopped["count"] == number_in(said) > 0
    assert state_of(stopped) == f"stopped after {stopped['count']}"
    analyst.screen("stopped", "selectionDock")
    sandbox.faults.set("points/=403x1")
    analyst.listen()
    analyst.click("loadPointsButton")
    said = analyst.wait_for_message(r"no access to pf_airports.*A fault on purpose")
    assert "Traceback" not in said and "<" not in said
    analyst.screen("problem", "selectionDock")

    sandbox.forget()
    # Long enough for a look at the line that tells it.
    sandbox.faults.set("points/=429:2x1")
    analyst.listen()
    analyst.click("loadPointsButton")
    wait_for_text(analyst, "progressLabel", r"\(attempt 2 of ")
    analyst.wait_for_message(r"^\d+ locations, \d+\.\d s$")
    assert len([r for r in sandbox.requests if r.path.endswith("/points/selection")]) == 2
    layer = layer_of_the_area(analyst)
    assert layer["count"] == len(airports_in(area)) > 0
    assert (layer["group"], layer["styles"]) == ("GeoPortfolio", ["Plain", "Sum insured"])
    assert sandbox.key not in str(layer)
    analyst.wait_for_idle()
    analyst.screen("points", "selectionDock")
    choose_style(analyst, layer["name"], "Sum insured")
    analyst.screen("sum-insured", "selectionDock")
    look_at(analyst, *IN_BREMEN, 100_000)
    show_map_tip(analyst, *IN_BREMEN, "street")


def test_a_refused_page_keeps_what_came_and_continue_brings_the_rest(
    analyst: Analyst, sandbox: Sandbox
) -> None:
    start_afresh(analyst)
    area = only_area(analyst, IN_GERMANY)
    choose_the_columns(analyst)
    analyst.open_menu("loadEntriesButton")
    analyst.wait_until("the menu is open", lambda: analyst.eyes.ask("labeled", text=AS_CSV)["on_top"])
    analyst.screen("load-menu", "selectionDock")
    analyst.press("Escape")
    sandbox.faults.set(FIRST_PAGES_SPARED, "/entries/=hold")
    sandbox.forget()
    load_entries(analyst)
    wait_for_text(analyst, "progressLabel", "0 so far")
    analyst.screen("entries-loading", "selectionDock")
    sandbox.faults.set("/entries/=403")  # which ends it at once
    said = analyst.wait_for_message(r"^Incomplete: [\d,]+ records loaded\. .*A fault on purpose")
    count, before = number_in(said), layer_of_the_area(analyst)
    analyst.wait_for_idle()
    analyst.screen("entries-broken", "selectionDock")
    assert before["count"] == count < len(airports_in(area))
    assert state_of(before) == f"stopped after {count}"
    assert {body["limit"] for body in bodies(sandbox)} == {10}
    names = [name for name in before["fields"] if name in COLUMNS]
    assert sorted(names) == sorted(COLUMNS) and names.index("Longitude") < names.index("Latitude")
    analyst.click_item(TREE, before["name"])
    analyst.press("ctrl+a")
    analyst.wait_until("all are selected", lambda: layer_of_the_area(analyst)["selected"] == count)
    choose_style(analyst, before["name"], "Sum insured")

    sandbox.faults.set()
    sandbox.forget()
    analyst.listen()
    analyst.click_label("Resume")
    analyst.wait_for_message(r"^[\d,]+ records, ")
    after = layer_of_the_area(analyst)
    assert (after["id"], after["count"]) == (before["id"], len(airports_in(area)))
    assert (after["selected"], after["style"]) == (count, "Sum insured")
    assert state_of(after) == "complete"
    assert min(body["page"] for body in bodies(sandbox)) == count // 10
    assert len(set(ids_on_the_map(analyst, after["id"]))) == after["count"]


def choose_the_columns(analyst: Analyst) -> None:
    """Some, in another order than the service's, ten rows a page."""
    analyst.click("editColumnsButton")
    analyst.click("columnsNoneButton")
    analyst.type_into("columnsSearch", "tiv")
    analyst.click("columnsAllButton")
    wait_for_text(analyst, "columnsPlaceLabel", "^Latitude and Longitude are always requested")
    analyst.screen("columns", "columnsDialog")
    for text in ("locname", "itude"):
        analyst.type_into("columnsSearch", text)
        analyst.click("columnsAllButton")
    analyst.click_item("columnsList", "Longitude")
    analyst.click("columnsUpButton")
    analyst.type_into("columnsSearch", "id")
    analyst.click_item("columnsList", "id")
    analyst.press("space")
    analyst.type_into("pageSizeBox", "10")
    analyst.click_label("OK")
    wait_for_text(analyst, "columnsLabel", ": 8 of 26$")


def test_nothing_there_and_a_filter_that_is_missing_are_told(analyst: Analyst, sandbox: Sandbox) -> None:
    start_afresh(analyst)
    only_area(analyst, AT_SEA)
    load_entries(analyst)
    analyst.wait_for_message(r"^No data of pf_airports in this area")
    analyst.screen("nothing-found", "selectionDock")
    choose_source(analyst, "pf_places")
    sandbox.forget()
    load_entries(analyst)
    analyst.wait_for_message("pf_places requires a filter on Country .*nothing was sent")
    assert not [request for request in sandbox.requests if "/entries" in request.path]
    analyst.screen("filter-required", "selectionDock")
    choose_source(analyst)


def test_the_copied_command_brings_the_same_in_a_terminal(
    analyst: Analyst, sandbox: Sandbox, application: Application, tmp_path: Path
) -> None:
    start_afresh(analyst)
    area = only_area(analyst, IN_GERMANY)
    choose_columns(analyst, "id", "itude", page_size=500)
    load_entries(analyst)
    analyst.wait_for_message(r"^\d+ records, \d+\.\d s")
    layer_menu(analyst, layer_of_the_area(analyst)["name"], "Copy as qgis_process Command")
    analyst.wait_for_message("Command copied")
    line = copied(analyst)
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
    assert ogr.Open(file).GetLayer(0).GetFeatureCount() == len(airports_in(area))

"""What a layer remembers: refresh and its undo, its query, its runs, and the project elsewhere."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any, Iterator, Optional

import pytest
import shapely

from sandbox.testing import V2, Sandbox, feature

from . import stage
from .analyst import EVIDENCE, Analyst, Seen
from .file_dialog import name_file
from .hands import RIGHT
from .screens import Photographer
from .steps import (
    IN_EUROPE,
    IN_GERMANY,
    area_shapes,
    clear_areas,
    draw,
    load_points,
    only_area,
    open_panel,
    open_runs,
)
from .test_filters import AIRPORT, add_filters, open_filters, wait_for_rows

POINTS = "/points/selection"
# Debian 12's wrapper of this name is broken; elsewhere there is only the program itself.
PROGRAM = next(path for path in ("/usr/bin/qgis_process.bin", "/usr/bin/qgis_process") if Path(path).exists())
TREE = "theLayerTreeView"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the profile of this module's QGIS lies."""
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="module")
def application(
    screen: str, home: Path, started_sandbox: Sandbox, sample_project: Path
) -> Iterator[stage.Application]:
    """QGIS with the sandbox as its connection ``environment``, in a profile that outlives it."""
    service = stage.Service(started_sandbox.url, started_sandbox.key)
    with stage.application(
        screen,
        project=sample_project,
        environment=service.environment(),
        keep_log=EVIDENCE / "test_memory.log",
        home=home,
    ) as started:
        yield started


def answer(sandbox: Sandbox, area: shapely.Geometry, *filters: dict[str, str]) -> dict[str, Any]:
    """What the service says today of the airports in *area*: properties by id."""
    shape = feature(shapely.geometry.mapping(area)["coordinates"], area.geom_type)
    asked = {"source": "pf_airports", "shape": shape, **({"filters_v2": filters} if filters else {})}
    body = sandbox.post(V2 + "points/selection", asked).json()
    return {item["id"]: item["properties"] for item in body["features"]}


def news(before: dict[str, Any], after: dict[str, Any]) -> str:
    """What a refresh has to say of two answers."""
    changed = sum(before[name] != after[name] for name in before.keys() & after.keys())
    return f"+{len(after.keys() - before)}, -{len(before.keys() - after)}, {changed} changed, "


def ids_on_the_map(analyst: Analyst, layer: str) -> set[str]:
    return {row["attributes"]["id"] for row in analyst.eyes.ask("features", layer=layer, limit=20_000)}


def layer_menu(analyst: Analyst, layer: str, entry: str) -> None:
    """Right click on *layer* in the Layers panel > GeoPortfolio > *entry*."""
    analyst.listen()
    analyst.click_item(TREE, layer, RIGHT)
    analyst.click_label("GeoPortfolio")
    # QGIS has a button Refresh, too.
    analyst.wait_until("it is offered", lambda: analyst.eyes.ask("labelled", text=entry).get("in_menu"))
    analyst.click_label(entry)


def answer_of_a_healthy(sandbox: Sandbox, area: shapely.Geometry) -> dict[str, Any]:
    sandbox.restore()
    return answer(sandbox, area)


def connect(analyst: Analyst, sandbox: Sandbox) -> None:
    """The first connection of a profile, by the form of the dock."""
    open_panel(analyst)
    analyst.type_into("addressEdit", sandbox.url)
    analyst.type_into("keyEdit", sandbox.key)
    analyst.click("sessionKeyRadio")
    analyst.click("connectButton")
    analyst.see("sourceCombo")


def in_a_terminal(command: str, sandbox: Sandbox, folder: Path) -> subprocess.CompletedProcess[str]:
    """Paste *command* into bash, in a profile of its own where the sandbox is the connection."""
    profile = stage.write_profile(folder, stage.ROOT)
    profile.rename(profile.with_name("default"))
    service = stage.Service(sandbox.url, sandbox.key)
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "PYTHONPATH")}
    environment.update(
        service.environment(), QT_QPA_PLATFORM="offscreen", QGIS_CUSTOM_CONFIG_PATH=str(folder)
    )
    pasted = f'qgis_process() {{ {PROGRAM} "$@"; }}\n{command}'
    return subprocess.run(
        ["bash", "-c", pasted], env=environment, capture_output=True, text=True, timeout=120, check=False
    )


def test_a_refresh_keeps_style_and_selection_and_can_be_taken_back(
    analyst: Analyst, sandbox: Sandbox
) -> None:
    only_area(analyst, IN_GERMANY)
    load_points(analyst)
    (area,) = area_shapes(analyst)
    name = analyst.layer("^pf_airports")["name"]
    before = answer(sandbox, area)
    analyst.click_item(TREE, name, RIGHT)
    analyst.click_label("Styles")
    analyst.click_label("Sum insured")
    analyst.click_item(TREE, name)
    analyst.press("ctrl+a")
    analyst.wait_until("all are selected", lambda: analyst.layer(name)["selected"] == len(before))

    sandbox.change(edition=1)
    after = answer(sandbox, area)
    layer_menu(analyst, name, "Refresh")
    said = analyst.wait_for_message(rf"^{re.escape(name)}: \+")
    assert news(before, after) in said
    seen = analyst.layer(f"^{re.escape(name)}$")
    assert ids_on_the_map(analyst, seen["id"]) == set(after)
    assert seen["style"] == "Sum insured"
    assert seen["selected"] == len(before.keys() & after.keys())

    layer_menu(analyst, name, "Show what the refresh changed")
    changes = analyst.layer("^Changes of ")
    rows = analyst.eyes.ask("features", layer=changes["id"])
    told = {row["attributes"]["id"]: row["attributes"]["change"] for row in rows}
    assert {i for i, change in told.items() if change == "added"} == after.keys() - before
    assert {i for i, change in told.items() if change == "dropped"} == before.keys() - after

    layer_menu(analyst, name, "Undo refresh")
    analyst.wait_for_message("shows the answer of .* again")
    assert ids_on_the_map(analyst, seen["id"]) == set(before)
    assert analyst.layer(f"^{re.escape(name)}$")["style"] == "Sum insured"


def test_the_query_of_a_layer_comes_back_into_the_docks_and_onto_a_command_line(
    analyst: Analyst, sandbox: Sandbox, tmp_path: Path
) -> None:
    only_area(analyst, IN_GERMANY)
    count = load_points(analyst)
    (area,) = area_shapes(analyst)
    layer = analyst.layer("^pf_airports")
    clear_areas(analyst)
    draw(analyst, IN_EUROPE)
    layer_menu(analyst, layer["name"], "Edit query")
    analyst.wait_until(
        "the area is back",
        lambda: [shape.equals_exact(area, 1e-9) for shape in area_shapes(analyst)] == [True],
    )
    assert analyst.see("sourceCombo")["text"] == "pf_airports"

    layer_menu(analyst, layer["name"], "Show area")
    layer_menu(analyst, layer["name"], "Copy as qgis_process command")
    analyst.wait_for_message("The command is on the clipboard")
    command = analyst.eyes.ask("clipboard")
    assert sandbox.key not in command
    sandbox.forget()
    done = in_a_terminal(command, sandbox, tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert [POINTS in asked.path for asked in sandbox.requests].count(True) == 1
    output = Path(re.search(r"OUTPUT=(.*?\.gpkg)", command).group(1))
    with closing(sqlite3.connect(output)) as written:
        (table,) = written.execute("SELECT table_name FROM gpkg_contents").fetchone()
        assert written.execute(f'SELECT count(*) FROM "{table}"').fetchone() == (count,)


def test_the_runs_are_listed_and_can_be_had_again(analyst: Analyst, sandbox: Sandbox) -> None:
    open_runs(analyst)
    listed = len(analyst.eyes.ask("layers"))
    analyst.click("runAgainButton")
    analyst.wait_until("one more layer is there", lambda: len(analyst.eyes.ask("layers")) == listed + 1)
    clear_areas(analyst)
    open_runs(analyst)
    analyst.click("runEditButton")
    analyst.wait_until("its area is back", lambda: len(area_shapes(analyst)) == 1)
    open_runs(analyst)
    analyst.listen()
    analyst.click("runCommandButton")
    analyst.wait_for_message("The command is on the clipboard")
    assert "geoportfolio:pointsinarea" in analyst.eyes.ask("clipboard")

    sandbox.change(edition=2)
    sandbox.forget()
    analyst.listen()
    analyst.click("refreshAllButton")
    said = analyst.wait_for_message(r"^\d of \d layers refreshed\.")
    layers = [layer for layer in analyst.eyes.ask("layers") if "geoportfolio/state" in layer["properties"]]
    assert said.startswith(f"{len(layers)} of {len(layers)} ")
    assert [POINTS in asked.path for asked in sandbox.requests].count(True) == len(layers)
    counts = {layer["count"] for layer in layers}
    (area,) = area_shapes(analyst)
    assert counts == {len(answer(sandbox, area))}


def test_the_project_is_refreshed_from_the_toolbox(analyst: Analyst, sandbox: Sandbox) -> None:
    only_area(analyst, IN_GERMANY)
    load_points(analyst)
    (area,) = area_shapes(analyst)
    layer = analyst.layer("^pf_airports")
    sandbox.change(edition=3)
    after = answer(sandbox, area)
    analyst.press("ctrl+alt+t")
    analyst.type_into("searchBox", "refresh project")
    analyst.click_item("algorithmTree", "Refresh project")
    analyst.press("Return")
    analyst.click_label("Run")
    analyst.wait_until("it is refreshed", lambda: ids_on_the_map(analyst, layer["id"]) == set(after))
    analyst.wait_until("its table is there", lambda: "Refreshed" in analyst.eyes.ask("items", name=TREE))
    analyst.click_label("Close")
    analyst.press("ctrl+alt+t")
    layer_menu(analyst, layer["name"], "Undo refresh")
    analyst.wait_for_message("shows the answer of .* again")


def test_a_source_that_vanished_leaves_the_layer_alone(analyst: Analyst, sandbox: Sandbox) -> None:
    only_area(analyst, IN_GERMANY)
    load_points(analyst)
    before = analyst.layer("^pf_airports")
    sandbox.change(withdrawn=("pf_airports",))
    layer_menu(analyst, before["name"], "Refresh")
    analyst.wait_for_message("does not list the source pf_airports any more")
    assert analyst.layer("^pf_airports") == before


def test_a_load_that_broke_goes_on_from_the_menu(analyst: Analyst, sandbox: Sandbox) -> None:
    only_area(analyst, IN_GERMANY)
    sandbox.faults.set(f"{POINTS}=truncate:0.5")
    analyst.listen()
    analyst.click("loadPointsButton")
    analyst.wait_for_message("marked incomplete")
    (area,) = area_shapes(analyst)
    layer = analyst.layer("^pf_airports")
    whole = answer_of_a_healthy(sandbox, area)
    assert 0 < layer["count"] < len(whole)
    layer_menu(analyst, layer["name"], "Continue")
    analyst.wait_until("it is whole", lambda: analyst.layer("^pf_airports")["count"] == len(whole))
    assert ids_on_the_map(analyst, layer["id"]) == set(whole)
    assert analyst.layer("^pf_airports")["properties"]["geoportfolio/state"] == "complete"


def test_a_colleague_refreshes_the_project_through_a_connection_of_another_name(
    analyst: Analyst, sandbox: Sandbox, sample_project: Path, screen: str, tmp_path: Path
) -> None:
    only_area(analyst, IN_GERMANY)
    load_points(analyst)
    (area,) = area_shapes(analyst)
    layer = analyst.layer("^pf_airports")
    written = sample_project.stat().st_mtime_ns
    analyst.press("ctrl+s")
    analyst.wait_until("it is saved", lambda: sample_project.stat().st_mtime_ns > written)
    analyst.wait_for_idle()
    theirs = tmp_path / "theirs"
    shutil.copytree(sample_project.parent, theirs)
    lost = theirs / Path(layer["source"].partition("|")[0]).relative_to(sample_project.parent)
    lost.unlink()
    sandbox.change(edition=1)
    sandbox.forget()
    with stage.application(screen, home=tmp_path / "colleague") as started:
        colleague = Analyst(started)
        colleague.press("ctrl+o")
        name_file(colleague, theirs / sample_project.name)
        colleague.click_label("Keep Unavailable Layers")
        seen = colleague.layer("^pf_airports")
        assert not seen["valid"]
        colleague.wait_for_idle()
        layer_menu(colleague, seen["name"], "Refresh")
        colleague.wait_for_message("you have no connection")
        assert not sandbox.requests
        connect(colleague, sandbox)
        layer_menu(colleague, seen["name"], "Refresh")
        colleague.wait_for_message("the answer before can't be compared")
        assert ids_on_the_map(colleague, seen["id"]) == set(answer(sandbox, area))
        assert colleague.layer("^pf_airports")["style"] == "Plain"
        colleague.screenshot("colleague")
        assert started.complaints() == []


def test_filters_come_back_and_a_refresh_can_be_a_layer_of_its_own(
    analyst: Analyst, sandbox: Sandbox
) -> None:
    only_area(analyst, IN_GERMANY)
    open_filters(analyst)
    add_filters(analyst, "addFilterButton", "Occupancy", AIRPORT)
    open_panel(analyst)
    count = load_points(analyst)
    (area,) = area_shapes(analyst)
    airports = {"field": "OccupancyCode", "value": AIRPORT}
    assert count == len(answer(sandbox, area, airports)) < len(answer(sandbox, area))
    layer = analyst.layer("^pf_airports")
    open_filters(analyst)
    analyst.click_item("filterTree", AIRPORT)
    analyst.press("Delete")
    wait_for_rows(analyst)
    layer_menu(analyst, layer["name"], "Edit query")
    open_filters(analyst)
    wait_for_rows(analyst, (0, "Occupancy", AIRPORT))

    sandbox.change(edition=1)
    layer_menu(analyst, layer["name"], "Refresh as new layer")
    after = answer(sandbox, area, airports)
    new = analyst.wait_until("it is there", lambda: other_than(layer, analyst.layer("^pf_airports")))
    assert ids_on_the_map(analyst, new["id"]) == set(after)
    assert new["name"] != layer["name"]
    assert [seen for seen in analyst.eyes.ask("layers") if seen["id"] == layer["id"]] == [layer]


def other_than(layer: Seen, seen: Seen) -> Optional[Seen]:
    return seen if seen["id"] != layer["id"] else None


def screens_of_memory(analyst: Analyst, sandbox: Sandbox, photographer: Photographer) -> None:
    """The menu of a result, what a refresh says and shows, the area of a query, the runs."""
    draw(analyst, IN_GERMANY)
    load_points(analyst)
    name = analyst.layer("^pf_airports")["name"]
    sandbox.change(edition=1)
    analyst.click_item(TREE, name, RIGHT)
    analyst.click_label("GeoPortfolio")
    analyst.wait_until(
        "the menu is open", lambda: analyst.eyes.ask("labelled", text="Undo refresh")["visible"]
    )
    photographer.take("memory-menu")
    analyst.click_label("Refresh")
    analyst.wait_for_message("changed")
    analyst.wait_for_idle()
    photographer.take("memory-refreshed", "selectionDock")
    analyst.click_label("Show changes")
    analyst.layer("^Changes of ")
    analyst.wait_for_idle()
    photographer.take("memory-changes")
    clear_areas(analyst)
    layer_menu(analyst, name, "Show area")
    analyst.wait_for_idle()
    photographer.take("memory-area")
    open_runs(analyst)
    analyst.see("runsTable")
    photographer.take("memory-runs", "resultsDock")
    sandbox.restore()
    open_panel(analyst)

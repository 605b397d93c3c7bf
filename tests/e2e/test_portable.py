"""A project on its way: its first save, its package, and its opening where things are missing."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Any

import pytest

from sandbox.testing import Sandbox

from . import stage
from .airports import Place, airports_in, loneliest
from .analyst import Analyst
from .docks import choose_from_plugin, fill_form, give_master_password, keep_for_session
from .file_dialog import name_file
from .results import RESULT, add_flood_map, layer_menu, load_points
from .selection import IN_GERMANY, area_shapes, choose_source, draw, look_at

PROJECT, FOLDER = "deal.qgz", "deal_geoportfolio"
THEIR_KEY = "the-key-of-a-colleague"
GERMANY = (10.0, 51.0, 12_000_000)
"""Longitude, latitude and scale."""


@pytest.fixture(scope="module")
def application(start_qgis: stage.Start, home: Path) -> stage.Application:
    """QGIS with no connection and no project."""
    return start_qgis(home=home)


@pytest.fixture(scope="module")
def work(home: Path) -> Path:
    """The analyst's folder."""
    folder = home / "work"
    folder.mkdir()
    return folder


def color_at(analyst: Analyst, place: Place) -> Any:
    """What the screen shows at that place of the map."""
    at = analyst.eyes.ask("pixel", lon=place[0], lat=place[1])
    return analyst.hands.look().getpixel((at["x"], at["y"]))


def in_profile(home: Path) -> list[str]:
    return sorted(path.name for path in (home / "profiles").rglob("*.gpkg"))


def text_of(project: Path) -> bytes:
    """All that the file of a project says."""
    with zipfile.ZipFile(project) as opened:
        return b"".join(map(opened.read, opened.namelist()))


def times_said(analyst: Analyst, words: str) -> int:
    return sum(words in message["text"] for message in analyst.eyes.ask("messages"))


def first_saved(analyst: Analyst, sandbox: Sandbox, project: Path) -> None:
    """A new project with a result and a map, its key in the password store, saved for the first time."""
    analyst.press("ctrl+n")
    analyst.see("theMapCanvas")
    analyst.wait_for_idle()
    analyst.eyes.ask("add_world_map")
    analyst.layer("World Map")
    look_at(analyst, *GERMANY)
    fill_form(analyst, sandbox.url, sandbox.key, keep="keepKeyRadio")
    analyst.click("connectButton")
    give_master_password(analyst, 2)
    choose_source(analyst)
    draw(analyst, IN_GERMANY)
    load_points(analyst)
    add_flood_map(analyst)
    analyst.listen()
    analyst.press("ctrl+shift+s")
    name_file(analyst, project)
    analyst.wait_for_message("^2 result layers are outside the project folder")


def test_results_move_beside_the_project_at_its_first_save(
    analyst: Analyst, sandbox: Sandbox, work: Path, home: Path
) -> None:
    first_saved(analyst, sandbox, work / PROJECT)
    analyst.screen("portable-offer", "selectionDock")
    before = analyst.layer(RESULT)
    place = loneliest(airports_in(area_shapes(analyst)[0]))
    color = color_at(analyst, place)
    kept = in_profile(home)
    assert str(home / "profiles") in before["source"] and len(kept) >= 2
    analyst.click_label("Move to Project Folder")
    analyst.wait_for_message(f"^2 result layers moved to {FOLDER}, beside the project.$")
    analyst.wait_for_idle()
    analyst.screen("portable-moved")
    after = analyst.layer(RESULT)
    assert all(layer["valid"] for layer in analyst.eyes.ask("layers"))
    assert after["source"].startswith(str(work / FOLDER))
    assert (after["id"], after["style"], after["count"]) == (before["id"], before["style"], before["count"])
    assert color_at(analyst, place) == color
    analyst.press("ctrl+s")  # QGIS asks nothing: that the file changed was its own doing
    analyst.wait_for_idle()
    sandbox.change(edition=1)
    layer_menu(analyst, after["name"], "Refresh")
    analyst.wait_for_message("changed, ")
    refreshed = analyst.layer(RESULT)
    layer_menu(analyst, refreshed["name"], "Undo Refresh")
    analyst.wait_until("it is as before", lambda: analyst.layer(RESULT)["count"] == before["count"])
    assert refreshed["valid"] and Path(refreshed["source"].partition("|")[0]).parent == work / FOLDER
    assert in_profile(home) == kept, "another project may show them"


def test_a_colleague_gets_all_that_is_on_the_screen_and_no_key(
    analyst: Analyst, sandbox: Sandbox, work: Path, screen: str, theme: str, tmp_path: Path
) -> None:
    packed = work / "for you.zip"
    analyst.listen()
    choose_from_plugin(analyst, "Export Project Package")
    analyst.click_label("Yes")  # to the project being saved first
    name_file(analyst, packed)
    analyst.wait_for_message("^for you.zip, .* 4 layers. No API key is included.")
    analyst.screen("portable-packed")
    with zipfile.ZipFile(packed) as opened:
        names = opened.namelist()
        opened.extractall(tmp_path)
    assert names[0] == PROJECT and all(name.startswith(f"{FOLDER}/") for name in names[1:])
    assert b"authcfg=" in text_of(work / PROJECT), "the analyst's own project keeps it"
    for secret in (sandbox.key, "authcfg=", str(work)):
        assert secret.encode() not in text_of(tmp_path / PROJECT), secret

    place, mine = loneliest(airports_in(area_shapes(analyst)[0])), analyst.layer(RESULT)
    color = color_at(analyst, place)
    sandbox.change(key=THEIR_KEY)
    with stage.application(screen, theme=theme) as started:
        colleague = Analyst(started)
        colleague.click("mActionOpenProject")
        name_file(colleague, tmp_path / PROJECT)
        colleague.click_label("Keep Unavailable Layers")
        theirs = colleague.layer(RESULT)
        colleague.wait_for_idle()
        assert (theirs["valid"], theirs["count"], theirs["style"]) == (True, mine["count"], mine["style"])
        assert theirs["source"].startswith(str(tmp_path))
        assert color_at(colleague, place) == color
        connected(colleague, sandbox)
        assert started.complaints() == []


def connected(colleague: Analyst, sandbox: Sandbox) -> None:
    """Through a connection of their own, which the project asks for."""
    said = colleague.wait_for_message("to which you have no connection")
    assert sandbox.url in said and times_said(colleague, "you have no connection") == 1
    colleague.screen("portable-opened")
    colleague.click_label("Connect")
    colleague.see("connectionDialog")
    colleague.screen("portable-connect", "connectionDialog")
    assert colleague.see("addressEdit")["text"] == sandbox.url
    colleague.type_into("keyEdit", THEIR_KEY)
    keep_for_session(colleague)
    colleague.click_label("OK")
    colleague.wait_for_message("^The maps of '127.0.0.1:[0-9]+' are shown again.$")
    assert colleague.layer("Flood zones")["valid"]
    sandbox.change(key=THEIR_KEY, edition=1)
    layer_menu(colleague, colleague.layer(RESULT)["name"], "Refresh")
    colleague.wait_for_message("changed, ")


def test_a_project_opens_where_its_maps_do_not_answer(analyst: Analyst, sandbox: Sandbox, work: Path) -> None:
    analyst.press("ctrl+s")
    analyst.wait_for_idle()
    sandbox.faults.set("503")
    analyst.listen()
    analyst.click("mActionOpenProject")
    name_file(analyst, work / PROJECT)
    analyst.layer(RESULT)
    analyst.wait_for_message("is no longer shown")
    analyst.screen("portable-offline")
    assert analyst.layer(RESULT)["valid"] and times_said(analyst, "no longer shown") == 1

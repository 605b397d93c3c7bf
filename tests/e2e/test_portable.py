"""A project on its way: its first save, packed for a colleague, and opened where things are missing."""

from __future__ import annotations

import tempfile
import zipfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Iterator

import pytest

from sandbox.testing import Sandbox, running

from . import stage
from .analyst import EVIDENCE, Analyst
from .demo import airports_in, loneliest
from .file_dialog import name_file
from .screens import Photographer
from .steps import (
    IN_GERMANY,
    Place,
    area_shapes,
    choose_source,
    draw,
    load_points,
    look_at,
)
from .test_connections import fill_form, give_master_password
from .test_lifecycle import add_map
from .test_memory import layer_menu

PROJECT, FOLDER = "deal.qgz", "deal_geoportfolio"
THEIR_KEY = "the-key-of-a-colleague"
GERMANY = (10.0, 51.0, 12_000_000)
"""Longitude, latitude and scale."""
TRIES = 60.0
"""Seconds: QGIS goes on trying for 15 before it gives a refresh up."""
ELSEWHERE = "http://127.0.0.1:9"
MAP = "Flood zones"
RESULT = "^pf_airports"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the profile and the password store of this module's QGIS lie."""
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="module")
def application(screen: str, home: Path) -> Iterator[stage.Application]:
    """QGIS with no connection and no project."""
    with stage.application(screen, home=home, keep_log=EVIDENCE / "test_portable.log") as started:
        yield started


@pytest.fixture(scope="module")
def saved(
    application: stage.Application, started_sandbox: Sandbox, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """A project with a result and a map, its key in the password store, after its first save."""
    analyst, project = Analyst(application), tmp_path_factory.mktemp("work") / PROJECT
    new_project(analyst)
    fill_form(analyst, started_sandbox.url, started_sandbox.key, keep="keepKeyRadio")
    analyst.click("connectButton")
    give_master_password(analyst, 2)
    work(analyst)
    save_as(analyst, project)
    return project


@pytest.fixture(scope="module")
def packed(saved: Path, application: stage.Application) -> Path:
    """The project packed for a colleague, with changes that are in no file yet."""
    analyst, archive = Analyst(application), saved.with_name("for you.zip")
    pack(analyst, archive)
    analyst.wait_for_message("^for you.zip, .* 4 layers. Your key is not in it.")
    return archive


def pack(analyst: Analyst, archive: Path) -> None:
    """*Pack for a colleague* from the menu."""
    analyst.listen()
    analyst.press("alt+w")
    analyst.click_label("GeoPortfolio")
    analyst.click_label("Pack for a colleague")
    name_file(analyst, archive)


def new_project(analyst: Analyst) -> None:
    """A project without a file, with QGIS's own map of the world, on Germany."""
    analyst.press("ctrl+n")
    analyst.see("theMapCanvas")
    analyst.wait_for_idle()
    analyst.eyes.ask("add_world_map")
    analyst.layer("World Map")
    analyst.wait_for_idle()
    look_at(analyst, *GERMANY)


def work(analyst: Analyst) -> None:
    """The points of an area and a map of the service."""
    choose_source(analyst)
    draw(analyst, IN_GERMANY)
    load_points(analyst)
    add_map(analyst)


def save_as(analyst: Analyst, project: Path) -> None:
    """The first save, and what is offered then."""
    analyst.listen()
    analyst.press("ctrl+shift+s")
    name_file(analyst, project)
    analyst.wait_for_message("^2 result layers lie in your profile. Move them beside the project")


def at_theirs(packed: Path, folder: Path) -> Path:
    """Unzip it; the project."""
    with zipfile.ZipFile(packed) as opened:
        opened.extractall(folder)
    return folder / PROJECT


def text_of(project: Path) -> bytes:
    """All that the file of a project says."""
    with zipfile.ZipFile(project) as opened:
        return b"".join(map(opened.read, opened.namelist()))


def open_project(analyst: Analyst, project: Path, *, is_map_known: bool = False) -> None:
    """Open a project with a map that does not answer; only new messages count then.

    :param is_map_known: the map was shown in this profile, and is made of what it answered then; QGIS itself
        asks what to do about any other one.
    """
    analyst.listen()
    analyst.click("mActionOpenProject")
    name_file(analyst, project)
    if not is_map_known:
        analyst.click_label("Keep Unavailable Layers")
    analyst.layer(RESULT)
    analyst.wait_for_idle()


def colour_at(analyst: Analyst, place: Place) -> Any:
    """What the screen shows at that place of the map."""
    at = analyst.eyes.ask("pixel", lon=place[0], lat=place[1])
    return analyst.hands.look().getpixel((at["x"], at["y"]))


def an_airport(analyst: Analyst) -> Place:
    lon, lat = loneliest(airports_in(area_shapes(analyst)[0]))
    return float(lon), float(lat)


def times_said(analyst: Analyst, words: str) -> int:
    return sum(words in message["text"] for message in analyst.eyes.ask("messages"))


def in_profile(home: Path) -> list[str]:
    return [path.name for path in (home / "profiles").rglob("*.gpkg")]


def asked_of(sandbox: Sandbox, path: str) -> int:
    return sum(path in received.path for received in sandbox.requests)


def test_results_move_beside_the_project_at_its_first_save(
    analyst: Analyst, sandbox: Sandbox, saved: Path, home: Path
) -> None:
    before = analyst.layer(RESULT)
    colour = colour_at(analyst, an_airport(analyst))
    kept = sorted(in_profile(home))
    assert str(home) in before["source"] and len(kept) >= 2
    analyst.click_label("Move them beside the project")
    analyst.wait_for_message(f"^2 result layers moved to {FOLDER}, beside the project.$")
    analyst.wait_for_idle()
    after = analyst.layer(RESULT)
    assert all(layer["valid"] for layer in analyst.eyes.ask("layers"))
    assert after["source"].startswith(str(saved.parent / FOLDER))
    assert (after["id"], after["style"], after["count"]) == (before["id"], before["style"], before["count"])
    assert colour_at(analyst, an_airport(analyst)) == colour
    analyst.press("ctrl+s")  # QGIS asks nothing: that the file changed was its own doing
    analyst.wait_for_idle()
    sandbox.change(edition=1)
    layer_menu(analyst, after["name"], "Refresh")
    analyst.wait_for_message("changed, ")
    refreshed = analyst.layer(RESULT)
    layer_menu(analyst, after["name"], "Undo refresh")
    analyst.wait_until("it is as before", lambda: analyst.layer(RESULT)["count"] == before["count"])
    assert refreshed["valid"] and Path(refreshed["source"].partition("|")[0]).parent == saved.parent / FOLDER
    assert sorted(in_profile(home)) == kept, "another project may show them"


def test_the_zip_holds_what_is_on_the_screen_and_no_key(
    analyst: Analyst, sandbox: Sandbox, saved: Path, packed: Path, tmp_path: Path
) -> None:
    texts = text_of(at_theirs(packed, tmp_path))
    with zipfile.ZipFile(packed) as opened:
        names = opened.namelist()
    assert names[0] == PROJECT and all(name.startswith(f"{FOLDER}/") for name in names[1:])
    assert b"authcfg=" in text_of(saved), "the analyst's own project keeps it"
    for secret in (sandbox.key, "authcfg=", str(packed.parent)):
        assert secret.encode() not in texts, secret


def test_without_the_plugin_the_layers_are_read_and_drawn(
    analyst: Analyst, sandbox: Sandbox, packed: Path, screen: str, tmp_path: Path
) -> None:
    place, mine = an_airport(analyst), analyst.layer(RESULT)
    colour = colour_at(analyst, place)
    project = at_theirs(packed, tmp_path / "theirs")
    with stage.application(screen, plugin=None) as started:
        colleague = Analyst(started)
        open_project(colleague, project)
        theirs = colleague.layer(RESULT)
        colleague.wait_for_idle()
        colleague.screenshot("without-the-plugin")
        assert (theirs["valid"], theirs["count"], theirs["style"]) == (True, mine["count"], mine["style"])
        assert theirs["source"].startswith(str(tmp_path))
        assert colour_at(colleague, place) == colour
        assert colleague.eyes.ask("state")["modal"] is None
        assert started.complaints() == []


def test_a_colleague_connects_with_a_key_of_their_own(
    packed: Path, sandbox: Sandbox, screen: str, tmp_path: Path
) -> None:
    project = at_theirs(packed, tmp_path / "theirs")
    sandbox.change(key=THEIR_KEY)
    with stage.application(screen) as started:
        colleague = Analyst(started)
        open_project(colleague, project)
        said = colleague.wait_for_message("You have no connection to it")
        assert sandbox.url in said and times_said(colleague, "You have no connection") == 1
        colleague.click_label("Connect")
        colleague.see("connectionDialog")
        assert colleague.see("addressEdit")["text"] == sandbox.url
        colleague.type_into("keyEdit", THEIR_KEY)
        colleague.press("alt+u")
        colleague.wait_until("it is chosen", lambda: colleague.see("sessionKeyRadio")["checked"])
        colleague.click_label("OK")
        colleague.wait_for_message("^The maps of '127.0.0.1:[0-9]+' are back.$")
        assert colleague.layer(MAP)["valid"]
        sandbox.change(key=THEIR_KEY, edition=1)
        layer_menu(colleague, colleague.layer(RESULT)["name"], "Refresh")
        colleague.wait_for_message("changed, ")
        colleague.screenshot("connected")
        assert started.complaints() == []


def test_another_service_stands_in_until_it_is_gone(
    packed: Path, sandbox: Sandbox, screen: str, tmp_path: Path
) -> None:
    project = at_theirs(packed, tmp_path / "theirs")
    with ExitStack() as here, ExitStack() as there:
        office = there.enter_context(running())
        service = stage.Service(office.url, office.key)
        started = here.enter_context(stage.application(screen, environment=service.environment()))
        colleague = Analyst(started)
        open_project(colleague, project)
        colleague.wait_for_message("You have no connection to it")
        sandbox.forget()
        colleague.click_label("Use 'environment' instead")
        colleague.wait_for_message("^Maps come from 'environment' now, and Refresh asks it. Save the project")
        assert colleague.layer(MAP)["valid"]
        name, count = (colleague.layer(RESULT)[key] for key in ("name", "count"))
        layer_menu(colleague, name, "Refresh")
        colleague.wait_for_message("no change")
        assert asked_of(office, "points") and not sandbox.requests
        colleague.screenshot("used-instead")
        colleague.press("ctrl+s")
        colleague.wait_for_idle()
        there.close()
        open_project(colleague, project, is_map_known=True)
        colleague.wait_for_message(f"^'{MAP}.*' is not shown any more: .*'environment' does not answer")
        layer = colleague.layer(RESULT)
        assert (layer["valid"], layer["count"]) == (True, count)
        assert times_said(colleague, "not shown any more") == 1
        layer_menu(colleague, name, "Refresh")
        colleague.wait_for_message("not refreshed. The connection to 'environment' failed.", TRIES)
        assert colleague.layer(RESULT)["count"] == count
        assert started.complaints() == []


def from_elsewhere(packed: Path, sandbox: Sandbox, folder: Path) -> Path:
    """Unzip it as if another service had answered; the project."""
    project = at_theirs(packed, folder)
    with zipfile.ZipFile(project) as opened:
        texts = {name: opened.read(name) for name in opened.namelist()}
    with zipfile.ZipFile(project, "w") as written:
        for name, text in texts.items():
            written.writestr(name, text.replace(sandbox.url.encode(), ELSEWHERE.encode()))
    return project


def screens_of_portable(analyst: Analyst, sandbox: Sandbox, photographer: Photographer) -> None:
    """What is offered at the first save, the packing and its end, and a project of another service."""
    sample = Path(analyst.layer("Countries")["source"].partition("|")[0]).with_name("sample.qgz")
    with tempfile.TemporaryDirectory() as folder:
        project = Path(folder).resolve() / PROJECT
        archive = project.with_suffix(".zip")
        analyst.press("ctrl+s")
        new_project(analyst)
        work(analyst)
        save_as(analyst, project)
        photographer.take("portable-offer", "selectionDock")
        analyst.click_label("Move them beside the project")
        analyst.wait_for_message("moved to ")
        analyst.wait_for_idle()
        photographer.take("portable-moved")
        pack(analyst, archive)
        analyst.wait_for_message("is not in it")
        photographer.take("portable-packed")
        open_project(analyst, from_elsewhere(archive, sandbox, project.parent / "theirs"))
        photographer.take("portable-opened")
        analyst.click_label("Connect")
        photographer.take("portable-connect", "connectionDialog")
        analyst.press("Escape")
        sandbox.faults.set("503")
        open_project(analyst, project, is_map_known=True)
        analyst.wait_for_message("is not shown any more")
        photographer.take("portable-offline")
        sandbox.faults.set()
        analyst.click("mActionOpenProject")
        name_file(analyst, sample)
        analyst.layer("Countries")
        analyst.wait_for_idle()

"""A day of work with three keys in the real QGIS, after which none of them is anywhere it does not belong."""

from __future__ import annotations

import base64
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import zipfile
from contextlib import ExitStack, closing, contextmanager
from dataclasses import asdict, dataclass, field
from itertools import chain, repeat
from pathlib import Path
from typing import Iterator, Optional, Sequence
from urllib.parse import quote

import psutil
import pytest

from sandbox.testing import Sandbox, running
from tests.support.algorithms import ALGORITHMS, EACH, Features
from tests.support.key_search import files_with, places_with
from tests.support.scripted_server import FakeServer, Reply, Seen

from . import stage
from .analyst import EVIDENCE, Analyst
from .children import OWN_VARIABLE, Children
from .docks import (
    MASTER_PASSWORD,
    add_connection,
    choose_from_plugin,
    copied,
    give_master_password,
    open_connections,
)
from .file_dialog import name_file
from .results import RESULT, add_flood_map, layer_menu, load_points
from .selection import IN_GERMANY, choose_source, draw
from .small_plugins import write_plugin

KEYS = {"environment": "environ-Key/1+a=b", "stored": "stored-Key/2+c=d", "session": "session-Key/3+e=f"}
"""Of each way to keep one, with all that an address would have to escape."""
DUE = {name: (key,) for name, key in KEYS.items()}
DUE["stored"] += (KEYS["session"],)
"""The keys that each service is sent; the driver's connection "refused" brings one of them a wrong one."""
EVERYTHING = 90.0
"""Seconds for every verb by every connection on a busy machine."""
pytestmark = pytest.mark.timeout(240)  # the day: every verb by every connection
ASKED = [
    (
        ALGORITHMS[row].name,
        {n: asdict(v) if isinstance(v, Features) else v for n, v in ALGORITHMS[row].parameters.items()},
    )
    for row in (*EACH.values(), "risk_point_v1")
]
"""Every algorithm with its parameters; reports as PDF and HTML."""
ECHO = "Your key is {key}, encoded {base64} and {percent}."


@dataclass
class Day:
    """What a day has left.

    :ivar places: what was on the screen, in the clipboard, in the log, in children and on the wire, by name.
    :ivar folders: with profile, project, temporary files and what QGIS printed.
    """

    home: Path
    project: Path
    folders: list[Path]
    places: dict[str, bytes] = field(default_factory=dict)
    told: dict[str, str] = field(default_factory=dict)


class Echo:
    """A service that repeats the key in its message, its body and its headers, and is asked again once."""

    def __init__(self) -> None:
        self._statuses = chain([503], repeat(403))

    def __call__(self, seen: Seen) -> Reply:
        key = seen.headers.get("Authorization", "")
        encoded = {"base64": base64.b64encode(key.encode()).decode(), "percent": quote(key, safe="")}
        said, status = ECHO.format(key=key, **encoded), next(self._statuses)
        return Reply({"message": said, "more": {"Authorization": key}}, status, headers={"X-Key": key})


@contextmanager
def services() -> Iterator[tuple[dict[str, Sandbox], FakeServer]]:
    """A sandbox for each key, and the one that repeats it."""
    with ExitStack() as stack:
        sandboxes = {name: stack.enter_context(running(key=key)) for name, key in KEYS.items()}
        yield sandboxes, stack.enter_context(FakeServer(answer=Echo()))


def profile_with_driver(home: Path) -> Path:
    """The plugin and its driver in a profile below *home*; the driver's folder."""
    driver = write_plugin(home, "driver", Path(__file__).with_name("secrets_driver.py").read_text())
    profile = stage.write_profile(home, driver)
    (profile / "python" / "plugins" / stage.PLUGIN).symlink_to(stage.ROOT)
    settings = profile / "QGIS" / "QGIS3.ini"
    settings.write_text(
        settings.read_text().replace("[PythonPlugins]\n", f"[PythonPlugins]\n{stage.PLUGIN}=true\n")
    )
    return driver


@pytest.fixture(scope="module")
def day(screen: str, sample_project: Path, home: Path, tmp_path_factory: pytest.TempPathFactory) -> Day:
    driver = profile_with_driver(home)
    left = Day(home, sample_project, [home, sample_project.parent, tmp_path_factory.mktemp("left")])
    with services() as (sandboxes, echoing):
        (sample_project.parent / "echo.url").write_text(echoing.url)
        (sample_project.parent / "algorithms.json").write_text(json.dumps(ASKED))
        service = stage.Service(sandboxes["environment"].url, KEYS["environment"])
        options = {"environment": service.environment(), "plugin": driver, "home": home}
        with stage.application(screen, project=sample_project, **options) as started:
            with Children(started.pid) as children:
                work(Analyst(started), sandboxes, left)
                end(started, signal.SIGTERM)
            keep(started, left)
            left.places.update({f"child {name}": content for name, content in children.seen.items()})
        with stage.application(screen, project=sample_project, **options) as started:
            crash(Analyst(started), started, sandboxes["stored"])
            keep(started, left)
        wire(sandboxes, echoing, left)
    return left


def work(analyst: Analyst, sandboxes: dict[str, Sandbox], left: Day) -> None:
    open_connections(analyst)
    for name in ("stored", "session"):
        add_connection(analyst, name, sandboxes[name].url, KEYS[name], session=name == "session")
    analyst.click_label("OK")
    give_master_password(analyst, 2)
    choose_source(analyst)
    draw(analyst, IN_GERMANY)
    load_points(analyst)
    add_flood_map(analyst)
    layer_menu(analyst, analyst.layer(RESULT)["name"], "Copy as qgis_process Command")
    left.places["clipboard"] = copied(analyst).encode()
    analyst.click("driveAction")
    driven = left.project.parent / "driven.json"
    analyst.wait_until("everything is done", driven.exists, EVERYTHING)
    left.told = analyst.wait_until("it is written", lambda: json.loads(driven.read_text() or "{}"))
    analyst.click("failAction")
    analyst.wait_until(
        "it is told", lambda: any("on purpose" in each["text"] for each in analyst.eyes.ask("log"))
    )
    analyst.listen()
    analyst.press("ctrl+s")
    analyst.wait_for_idle()
    choose_from_plugin(analyst, "Export Project Package")
    name_file(analyst, left.project.with_name("for you.zip"))
    analyst.wait_for_message("No API key is included.")
    for question in ("log", "messages", "windows", "layers"):
        left.places[f"screen: {question}"] = json.dumps(analyst.eyes.ask(question)).encode()


def crash(analyst: Analyst, started: stage.Application, stored: Sandbox) -> None:
    """With all keys in memory that a start has: two have been sent, one of which was unlocked for that."""
    choose_source(analyst)
    before = len(stored.requests)
    analyst.choose("connectionCombo", "stored")
    give_master_password(analyst, 1)
    analyst.wait_until("it is asked", lambda: len(stored.requests) > before)
    end(started, signal.SIGABRT)
    # Since 3.24 QGIS has Python tell it in a temporary file, before that in what it prints.
    told = (started.log, *started.log.parent.glob("temporary/*crash-info*"))
    assert any("Fatal Python error: Aborted" in path.read_text(errors="replace") for path in told)


def end(started: stage.Application, by: signal.Signals) -> None:
    process = psutil.Process(started.pid)
    os.kill(started.pid, by)
    stage.within(60, "the end of QGIS", lambda: process.status() == psutil.STATUS_ZOMBIE)


def keep(started: stage.Application, left: Day) -> None:
    """What it printed and its temporary files, which go with the stage."""
    folder = left.folders[-1] / str(started.pid)
    shutil.copytree(started.log.parent, folder, symlinks=True, ignore=shutil.ignore_patterns("runtime"))
    EVIDENCE.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(started.log, EVIDENCE / f"test_secrets-{len(list(left.folders[-1].iterdir()))}.log")


def wire(sandboxes: dict[str, Sandbox], echoing: FakeServer, left: Day) -> None:
    """Each request, but for the header in which the key of that service belongs."""
    for name, sandbox in sandboxes.items():
        assert sandbox.requests
        for number, seen in enumerate(sandbox.requests):
            # The sandbox puts this word where its key was.
            headers = [
                v.replace("<key>", KEYS[name]) for n, v in seen.headers.items() if n != "authorization"
            ]
            told = f"{seen.path} {seen.query} {headers}".encode() + seen.body
            is_due = seen.authorization in DUE[name]
            left.places[f"wire {name} {number}"] = told + (b"" if is_due else seen.authorization.encode())
    for number, seen in enumerate(echoing.seen):
        headers = {n: v for n, v in seen.headers.items() if n != "Authorization"}
        left.places[f"wire echo {number}"] = f"{seen.target} {headers}".encode() + seen.body


def test_everything_was_done(day: Day) -> None:
    right = [name for name, said in day.told.items() if said == "right"]
    wrong = {name: said for name, said in day.told.items() if said != "right"}
    assert set(wrong) == {"echo error", "unencrypted error", "refused error"}, wrong
    assert len(right) == 3 * len(ASKED)
    assert "***" in wrong["echo error"] and "encoded ***" in wrong["echo error"]
    assert any(name.startswith("child") and "qgis_process" in name for name in day.places)
    assert (day.project.parent / "for you.zip").exists()


def test_no_file_holds_a_key(day: Day) -> None:
    assert files_with(list(KEYS.values()), day.folders) == []
    suffixes = {path.suffix for folder in day.folders for path in folder.rglob("*")}
    assert {".ini", ".db", ".gpkg", ".log", ".zip", ".qgz"} <= suffixes, (
        "what was to be searched is not there"
    )


def test_nothing_that_is_shown_started_or_sent_holds_one(day: Day) -> None:
    assert places_with(list(KEYS.values()), day.places) == []


def test_the_password_store_holds_the_key_encrypted_and_opens_for_the_master_password(
    day: Day, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(day.home / "qgis-auth.db")) as store:
        rows = store.execute("SELECT name, id, * FROM auth_configs").fetchall()
    assert [name for name, *_ in rows] == ["GeoPortfolio: stored"]
    row = "\n".join(map(str, rows[0])).encode()
    assert len(row) > 64 and places_with(list(KEYS.values()), {"row": row}) == []
    shutil.copyfile(day.home / "qgis-auth.db", tmp_path / "qgis-auth.db")
    config_id = rows[0][1]
    passwords = ["", MASTER_PASSWORD.title(), f"{MASTER_PASSWORD} ", MASTER_PASSWORD]
    assert opened_with(passwords, config_id, tmp_path) == [None, None, None, KEYS["stored"]]


def opened_with(passwords: Sequence[str], config_id: str, folder: Path) -> list[Optional[str]]:
    """The key that QGIS gives to whoever tries *passwords* one after the other; None: it gives none."""
    program = str(Path(__file__).with_name("password_store.py"))
    variables = {"QGIS_AUTH_DB_DIR_PATH": str(folder), "HOME": str(folder), "QT_QPA_PLATFORM": "offscreen"}
    told = subprocess.run(
        [sys.executable, program, config_id],
        input=json.dumps(passwords),
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    keys: list[Optional[str]] = json.loads(told.stdout.splitlines()[-1])
    return keys


PLANTED = {
    "as-it-is": str.encode,
    "in-an-address": lambda key: quote(key, safe="").encode(),
    "in-base64": lambda key: base64.b64encode(f"user:{key}".encode()),
    "in-UTF-16": lambda key: key.encode("utf-16-le"),
}


def test_a_planted_key_is_found_in_each_place(tmp_path: Path) -> None:
    """In a text, a file deep below, an archive, an archive within one, a database, a name, and elsewhere."""
    for spelling, written in PLANTED.items():
        planted, folder = written(KEYS["stored"]), tmp_path / spelling
        (folder / "deep").mkdir(parents=True)
        for name in ("QGIS3.ini", "deep/x.tmp"):
            (folder / name).write_bytes(b"before " + planted + b" after")
        with zipfile.ZipFile(folder / "project.qgz", "w", zipfile.ZIP_DEFLATED) as opened:
            opened.writestr("project.qgs", planted)
        with zipfile.ZipFile(folder / "for you.zip", "w", zipfile.ZIP_DEFLATED) as opened:
            opened.write(folder / "project.qgz", "project.qgz")
        with closing(sqlite3.connect(folder / "result.gpkg")) as file:
            file.execute("CREATE TABLE t (a)")
            file.execute("INSERT INTO t VALUES (?)", (planted,))
            file.commit()
        (folder / "clean.txt").write_text("nothing")
        places = {"clipboard": planted, "wire": b"GET /?key=" + planted, "none": b"nothing"}
        assert places_with(list(KEYS.values()), places) == ["clipboard", "wire"], spelling
    (tmp_path / quote(KEYS["stored"], safe="")).write_text("")
    there = {str(path) for path in tmp_path.rglob("*") if path.is_file() and path.name != "clean.txt"}
    assert set(files_with(list(KEYS.values()), [tmp_path])) == there


def test_a_key_given_to_a_child_is_found_but_for_its_own_variable() -> None:
    for variable in ("OTHER", OWN_VARIABLE):
        with Children(os.getpid()) as children:
            environment = {**os.environ, variable: KEYS["environment"]}
            with subprocess.Popen(
                [sys.executable, "-c", "input()"], env=environment, stdin=subprocess.PIPE
            ) as child:
                stage.within(
                    20,
                    "the child",
                    lambda seen=children.seen: any(b"\0input()" in told for told in seen.values()),
                )
                child.communicate(b"\n")
        assert bool(places_with([KEYS["environment"]], children.seen)) is (variable == "OTHER")

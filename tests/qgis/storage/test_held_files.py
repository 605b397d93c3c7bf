"""What is written while somebody has a file open, as on Windows: it ends right, or says what to do."""

from __future__ import annotations

import csv
import os
import sqlite3
import stat
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

import pytest
from qgis.core import QgsVectorLayer

from geoportfolio.core import gis
from geoportfolio.core.api import Monitor
from geoportfolio.core.api.files import clear_leftovers
from geoportfolio.core.api.parsing.records import Record
from geoportfolio.core.gis.files.partial import partial_files, partial_path
from geoportfolio.core.gis.history.past_queries import LOADED, Run, merge_into
from geoportfolio.core.gis.reports import index
from geoportfolio.core.gis.reports import run as order_job
from geoportfolio.core.gis.reports.batch import SAVED, ReportOrder, retry
from geoportfolio.core.gis.reports.index import write_index, write_points
from geoportfolio.core.gis.reports.journal import begin, read
from geoportfolio.core.gis.results.csv_export import CsvFile
from geoportfolio.core.gis.sqlite.sqlite_files import drop
from geoportfolio.core.gis.text.error_messages import sentence
from tests.support.disks import names_in
from tests.support.oracle import is_told_well
from tests.support.reports import index_of, item, order_for, reports_in, states
from tests.support.service import client_of

pytestmark = pytest.mark.usefixtures("refused")

RUN = Run("2026-03-12T09:14:00+01:00", "pf", LOADED, 71, 3.1, "complete", "{}", "office", "")
CLOSE_IT = "Close the program that uses it"


def written(path: Path, text: str) -> Path:
    path.write_text(text, "utf-8")
    return path


def said(error: Exception) -> str:
    text = sentence(error)
    assert is_told_well(text)
    return text


def test_an_order_whose_index_a_spreadsheet_holds_has_its_reports_and_says_so(sandbox, tmp_path):
    order = begin(replace(order_for(tmp_path, 3), host=sandbox.url))
    write_index(order)
    before = (tmp_path / "index.csv").read_bytes()
    with (tmp_path / "index.csv").open("rb"):
        ended = gis.reports.run.run_reports(client_of(sandbox), order, Monitor())
    assert [each.message for each in ended.items] == [""] * 3
    assert states(ended) == [SAVED] * 3 == states(read(tmp_path)) and len(reports_in(tmp_path)) == 3
    assert "index.csv could not be written" in said(ended.error) and CLOSE_IT in said(ended.error)
    assert (tmp_path / "index.csv").read_bytes() == before
    assert names_in(tmp_path) - reports_in(tmp_path) <= {"index.csv", "order.jsonl", "reports.gpkg"}
    order_job.settle_reports(replace(ended, error=None))
    assert [row["status"] for row in index_of(tmp_path)] == [SAVED] * 3


def test_an_order_whose_memory_is_read_meanwhile_forgets_nothing(sandbox, tmp_path):
    order = begin(replace(order_for(tmp_path, 2), host=sandbox.url))
    with (tmp_path / "order.jsonl").open("rb"):
        ended = gis.reports.run.run_reports(client_of(sandbox), order, Monitor())
        assert "order.jsonl could not be written" in said(ended.error)
    assert states(read(tmp_path)) == [SAVED] * 2 and len(reports_in(tmp_path)) == 2
    sandbox.forget()
    resumed = gis.reports.run.run_reports(client_of(sandbox), read(tmp_path), Monitor())
    assert resumed.error is None and sandbox.requests == ()


def test_an_order_is_resumed_while_its_reports_are_read(sandbox, tmp_path):
    order = begin(replace(order_for(tmp_path, 2), host=sandbox.url))
    sandbox.faults.set("risk/point=400")
    failed = gis.reports.run.run_reports(client_of(sandbox), order, Monitor())
    sandbox.restore()
    with suppress(StopIteration), closing(sqlite3.connect(tmp_path / "reports.gpkg")) as reader:
        reader.execute("SELECT count(*) FROM reports").fetchone()
        ended = gis.reports.run.run_reports(client_of(sandbox), retry(failed), Monitor())
    assert ended.error is None and states(ended) == [SAVED] * 2
    assert points_in(tmp_path / "reports.gpkg") == [SAVED] * 2
    assert not [name for name in names_in(tmp_path) if ".part" in name]


def points_in(path: Path) -> list[str]:
    layer = QgsVectorLayer(f"{path}|layername=reports", "reports", "ogr")
    return [feature["status"] for feature in layer.getFeatures()]


def test_points_that_a_layer_shows_get_the_new_states(tmp_path):
    order = order_for(tmp_path, 2, number=1)
    write_points(order)
    shown = QgsVectorLayer(f"{tmp_path}/reports.gpkg|layername=reports", "reports", "ogr")
    rows = shown.getFeatures()
    next(rows)
    done = order.with_items([item(1, state=SAVED, file="a.pdf"), item(2, state=SAVED, file="b.pdf")])
    write_points(done)
    rows.close()
    shown.reload()
    assert points_in(tmp_path / "reports.gpkg") == [SAVED] * 2 and names_in(tmp_path) == {"reports.gpkg"}


def test_what_a_kill_left_of_the_points_goes_with_the_next_states(tmp_path):
    """Twice: before there is such a file, and while it is there."""
    order = order_for(tmp_path, 2, number=1)
    for _ in range(2):
        killed_while_points_are_written(order)
        left = names_in(tmp_path)
        assert any(name.endswith(".part.gpkg") for name in left)
        killed_while_points_are_written(order)
        assert names_in(tmp_path) == left
        write_points(order)
        assert names_in(tmp_path) == {"reports.gpkg"} and len(points_in(tmp_path / "reports.gpkg")) == 2


def killed_while_points_are_written(order: ReportOrder) -> None:
    child = os.fork()
    if not child:
        index.save_style = lambda *_: os._exit(9)
        write_points(order)
        os._exit(0)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 9


def test_the_points_stay_as_open_to_others_as_they_were(tmp_path):
    order = order_for(tmp_path, 1, number=1)
    path = write_points(order)
    path.chmod(0o664)
    write_points(order)
    assert stat.S_IMODE(path.stat().st_mode) == 0o664


def test_points_are_written_to_no_file_that_a_link_leads_to(tmp_path):
    order = order_for(tmp_path / "order", 1, number=1)
    (tmp_path / "order").mkdir()
    (tmp_path / "shared").mkdir()
    path = write_points(order)
    shared = path.rename(tmp_path / "shared" / "all.gpkg")
    path.symlink_to(shared)
    before = shared.read_bytes()
    with pytest.raises(OSError, match="left alone"):
        write_points(order.with_items([item(1, state=SAVED, file="a.pdf")]))
    assert path.is_symlink() and shared.read_bytes() == before
    assert names_in(tmp_path / "order") == {"reports.gpkg"} and names_in(tmp_path / "shared") == {"all.gpkg"}


def test_rows_go_beside_a_file_that_a_spreadsheet_holds(tmp_path):
    """Also where the rows have to be written twice, and somebody reads what is not whole yet."""
    held = written(tmp_path / "rows.csv", "in use")
    with held.open("rb"):
        with CsvFile(held) as file:
            file.add([Record(None, {"a": "1"})], {})
            scanner = file._part.open("rb")
            file.add([Record(None, {"a": "2", "late": "x"})], {})
        scanner.close()
    with file.written.open(encoding="utf-8-sig", newline="") as rows:
        assert list(csv.DictReader(rows)) == [{"a": "1", "late": ""}, {"a": "2", "late": "x"}]
    assert file.written.name == "rows 2.csv" and held.read_text("utf-8") == "in use"
    clear_leftovers()
    assert names_in(tmp_path) == {"rows.csv", "rows 2.csv"}


def test_rows_that_a_virus_scanner_holds_at_the_end_are_not_lost(tmp_path):
    with CsvFile(tmp_path / "rows.csv") as file:
        file.add([Record(None, {"a": "1"})], {})
        scanner = file._part.open("rb")
    scanner.close()
    assert "1" in file.written.read_text("utf-8-sig")
    clear_leftovers()
    assert names_in(tmp_path) == {file.written.name}


def test_a_list_of_runs_that_can_not_be_read_just_now_is_not_put_aside(tmp_path, monkeypatch):
    path = tmp_path / "runs.json"
    merge_into(path, (RUN,))
    with monkeypatch.context() as patched, pytest.raises(PermissionError):
        patched.setattr(Path, "read_text", lambda *_: (_ for _ in ()).throw(PermissionError(13, "held")))
        merge_into(path, (replace(RUN, what="later"),))
    assert merge_into(path, ()) == (RUN,) and names_in(tmp_path) == {"runs.json"}


def test_a_part_that_is_held_is_found_again_not_lost(tmp_path):
    part = partial_path(tmp_path / "a.gpkg")
    part.touch()
    with part.open("rb"):
        drop(part)
        assert partial_files(tmp_path) == [part]
    drop(part)
    assert partial_files(tmp_path) == []

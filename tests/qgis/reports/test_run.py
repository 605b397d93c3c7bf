"""Orders of reports against the sandbox: what is fetched, what is remembered, what is said."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import datetime, timezone
from pathlib import Path

import pytest
from qgis.core import QgsVectorLayer

from geoportfolio.core import gis
from geoportfolio.core.api import Filter, Monitor
from geoportfolio.core.api.errors import Cancelled, ConnectionFailed, InvalidFilters, ServerFailed
from geoportfolio.core.gis.reports import batch, journal
from geoportfolio.core.gis.reports.batch import FAILED, SAVED, SKIPPED, WAITING, WARNING, retry
from geoportfolio.core.gis.reports.index import write_points
from geoportfolio.core.gis.reports.journal import unfinished
from geoportfolio.core.gis.reports.layer import report_layer
from tests.support.disks import READ_ONLY
from tests.support.monitors import RecordingMonitor
from tests.support.oracle import is_told_well
from tests.support.reports import index_of, item, order_for, reports_in, states
from tests.support.scripted_server import FakeServer, Reply, Seen
from tests.support.service import FAULT, client_of


def test_each_point_gets_its_report_under_its_name(sandbox, tmp_path):
    watch = RecordingMonitor()
    done = gis.reports.run.run_reports(client_of(sandbox), order_for(tmp_path / "new" / "folder", 5), watch)
    assert states(done) == [SAVED] * 5 and done.error is None
    assert watch.parts == list(done.items)
    assert reports_in(done.folder) == {f"Hotel {number}.html" for number in range(1, 6)}
    for each in done.items:
        assert f"53.600000, {each.lon:.6f}" in done.path_of(each).read_text("utf-8")
    assert {path.name for path in done.folder.iterdir()} - reports_in(done.folder) == {
        "order.jsonl",
        "index.csv",
        "reports.gpkg",
    }


def test_an_order_of_500_points_runs_to_its_end(tmp_path):
    """Of a service that draws nothing: what counts are the folder, its index and its layer."""
    refused = {9 + number / 100 for number in (1, 250, 500)}

    def answer(seen: Seen) -> Reply:
        (place,) = seen.json["shape"]["coordinates"]
        if place["long"] in refused:
            return Reply({"message": FAULT}, 400)
        return Reply(f"<!DOCTYPE html><p>{place['long']:.2f}</p>", content_type="text/html")

    watch, order = RecordingMonitor(), order_for(tmp_path, 500)
    # As an address list has them: many points of one name.
    shared = [replace(each, name=f"Hotel {each.number % 50}") for each in order.items]
    with FakeServer(answer=answer) as server:
        done = gis.reports.run.run_reports(server.client(), replace(order, items=tuple(shared)), watch)
    assert watch.parts == list(done.items) and done.error is None and len(server.seen) == 500
    assert {each.lon for each in done.items if each.state == FAILED} == refused
    assert {each.file for each in done.saved} == reports_in(tmp_path) and len(done.saved) == 497
    rows = index_of(tmp_path)
    assert [row["point"] for row in rows] == [each.point for each in order.items]
    for row in rows:
        assert bool(row["file"]) == (row["status"] == "saved")
        if row["file"]:
            assert f"<p>{float(row['longitude']):.2f}</p>" in (tmp_path / row["file"]).read_text("utf-8")
    layer = QgsVectorLayer(f"{tmp_path}/reports.gpkg|layername=reports", "reports", "ogr")
    assert {round(feature.geometry().asPoint().x(), 6) for feature in layer.getFeatures()} == {
        round(each.lon, 6) for each in done.items
    }
    assert layer.featureCount() == 500 and unfinished(tmp_path) == ()


def test_the_choices_of_the_order_are_sent(sandbox, tmp_path):
    filters = (Filter("CountryCode", "DE"),)
    order = order_for(tmp_path, 1, version="v1", radiuses=(500.0, 1000.0), filters=filters, kind="pdf")
    done = gis.reports.run.run_reports(client_of(sandbox), order, Monitor())
    (seen,) = sandbox.requests
    body = json.loads(seen.body)
    assert seen.path == "/graph/api/v1/reports/portfolio/risk/point-buffer"
    assert body["radiuses"] == [500, 1000]
    assert body["filters"] == [{"field": "CountryCode", "value": "DE"}]
    assert done.path_of(done.items[0]).read_bytes().startswith(b"%PDF-")


def test_filters_that_the_version_cannot_say_are_told_before_anything_is_sent(sandbox, tmp_path):
    nested = (Filter("CountryCode", "DE", (Filter("City", "Hamburg"),)),)
    with pytest.raises(InvalidFilters):
        order = order_for(tmp_path / "none", 1, version="v1", filters=nested)
        gis.reports.run.run_reports(client_of(sandbox), order, Monitor())
    assert sandbox.requests == () and not (tmp_path / "none").exists()


def test_one_that_fails_has_its_reason_and_ends_no_other(sandbox, tmp_path):
    sandbox.faults.set("risk/point=400x1")
    done = gis.reports.run.run_reports(client_of(sandbox), order_for(tmp_path, 4), Monitor())
    (failed,) = done.failed
    assert len(done.saved) == 3 and done.error is None and failed.file == ""
    assert is_told_well(failed.message, FAULT) and FAULT in failed.message
    again = gis.reports.run.run_reports(client_of(sandbox), retry(done), Monitor())
    assert states(again) == [SAVED] * 4 and len(sandbox.requests) == 5


def test_the_index_tells_of_each_report(sandbox, tmp_path):
    nowhere = item(2, lon=None, lat=None, state=FAILED, label="=1+1", message="'x' is outside ±180°, ±90°.")
    order = order_for(tmp_path, 2).with_items([nowhere])
    gis.reports.run.run_reports(client_of(sandbox), order, Monitor())
    assert index_of(tmp_path) == [
        {
            "point": "101",
            "label": "Hotel 1",
            "file": "Hotel 1.html",
            "status": "saved",
            "message": "",
            "longitude": "9.01",
            "latitude": "53.6",
        },
        {
            "point": "102",
            "label": "'=1+1",
            "file": "",
            "status": "failed",
            "message": "'x' is outside ±180°, ±90°.",
            "longitude": "",
            "latitude": "",
        },
    ]


def test_a_stop_leaves_the_rest_waiting_and_nothing_is_asked_twice(sandbox, tmp_path):
    sandbox.faults.set("risk/point=delay:0.05")
    first = gis.reports.run.run_reports(
        client_of(sandbox), order_for(tmp_path, 12), RecordingMonitor(stop_after=4)
    )
    assert isinstance(first.error, Cancelled)
    assert 4 <= len(first.saved) < 12 and len(first.waiting) == 12 - len(first.saved)
    (kept,) = unfinished(tmp_path)
    assert kept == replace(first, error=None)
    sandbox.forget()
    second = gis.reports.run.run_reports(client_of(sandbox), kept, Monitor())
    assert states(second) == [SAVED] * 12 and len(sandbox.requests) == 12 - len(first.saved)
    assert len(reports_in(tmp_path)) == 12 and unfinished(tmp_path) == ()


HOLDING = """
import sys
from pathlib import Path
from geoportfolio.core.gis.reports import journal
with journal.held(journal.read(Path(sys.argv[1]))):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_what_another_qgis_is_at_work_on_is_neither_found_nor_asked_until_it_ends_or_crashes(
    sandbox, tmp_path
):
    order = journal.begin(order_for(tmp_path / "r", 2))
    other = subprocess.Popen(
        [sys.executable, "-c", HOLDING, str(order.folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    try:
        assert other.stdout.readline() == b"held\n"
        assert unfinished(tmp_path) == ()
        with pytest.raises(batch.OrderBusy):
            gis.reports.run.run_reports(client_of(sandbox), order, Monitor())
        with pytest.raises(batch.OrderBusy):
            gis.reports.run.settle_reports(order)
        assert not sandbox.requests and unfinished(tmp_path) == ()
    finally:
        other.kill()
        other.communicate()
    assert [kept.folder for kept in unfinished(tmp_path)] == [order.folder]
    assert states(gis.reports.run.run_reports(client_of(sandbox), order, Monitor())) == [SAVED] * 2
    assert not [path for path in order.folder.iterdir() if path.name.startswith(".")]


def test_an_order_is_held_while_it_runs_and_others_of_its_folder_are_not(sandbox, tmp_path):
    first = journal.begin(order_for(tmp_path, 2))
    other = journal.begin(order_for(tmp_path, 3))
    seen = []

    looking = RecordingMonitor(on_part=lambda _: seen.append([kept.number for kept in unfinished(tmp_path)]))
    gis.reports.run.run_reports(client_of(sandbox), first, looking)
    assert seen == [[other.number]] * 2


def test_a_crash_loses_no_report_that_was_there(sandbox, tmp_path):
    """What is on disk at any moment is enough: read while the run is under way."""

    class Crash(Exception):
        pass

    class Crashing(Monitor):
        def arrived(self, part):
            if part.number == 5:
                raise Crash

    with pytest.raises(Crash):
        gis.reports.run.run_reports(client_of(sandbox), order_for(tmp_path, 12), Crashing())
    (kept,) = unfinished(tmp_path)
    assert {each.file for each in kept.saved} == reports_in(tmp_path) and len(kept.saved) >= 5
    done = gis.reports.run.run_reports(client_of(sandbox), kept, Monitor())
    assert states(done) == [SAVED] * 12 and len(reports_in(tmp_path)) == 12
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".")]


def test_a_service_that_is_away_ends_the_asking(sandbox, tmp_path):
    client, watch = client_of(sandbox, base_url="http://127.0.0.1:9"), RecordingMonitor()
    done = gis.reports.run.run_reports(client, order_for(tmp_path, 20), watch)
    assert isinstance(done.error, ConnectionFailed) and len(done.waiting) == 20
    assert {each.number: each.state for each in watch.parts} == dict.fromkeys(
        (each.number for each in watch.parts), WAITING
    )
    assert 1 <= sum(bool(each.message) for each in done.items) <= 5
    kept = journal.read(tmp_path)
    assert kept == replace(done, error=None)
    assert states(gis.reports.run.run_reports(client_of(sandbox), kept, Monitor())) == [SAVED] * 20


def test_a_service_that_is_away_in_two_ways_has_them_all_wait(sandbox, tmp_path, monkeypatch):
    monkeypatch.setattr("geoportfolio.core.gis.reports.run.IN_FLIGHT", 1)
    sandbox.faults.set("risk/point=503")
    changing = RecordingMonitor(on_part=lambda _: sandbox.faults.set("risk/point=429:0"))
    done = gis.reports.run.run_reports(client_of(sandbox), order_for(tmp_path, 12), changing)
    assert len({each.message for each in done.items if each.message}) == 2
    assert done.failed == () and len(done.waiting) == 12


def test_one_that_failed_by_itself_stays_so_when_the_service_goes_away(sandbox, tmp_path):
    sandbox.faults.set("risk/point=400x1", "risk/point=503")
    done = gis.reports.run.run_reports(client_of(sandbox), order_for(tmp_path, 30), Monitor())
    assert isinstance(done.error, ServerFailed)
    assert len(done.failed) == 1 and FAULT in done.failed[0].message and len(done.waiting) == 29


@pytest.mark.parametrize(
    ("form", "kind", "words"),
    [
        ("empty", "pdf", "an empty body"),
        ("cut", "pdf", "breaks off"),
        ("json-error", "pdf", "No report for this place."),
        ("json-error", "html", "No report for this place."),
        ("empty", "html", "an empty body"),
    ],
)
def test_what_is_no_report_is_told_and_leaves_no_file(sandbox, tmp_path, form, kind, words):
    with sandbox.behaving(report_form=form):
        done = gis.reports.run.run_reports(client_of(sandbox), order_for(tmp_path, 2, kind=kind), Monitor())
    assert states(done) == [FAILED, FAILED] and done.error is None
    for each in done.items:
        assert words in each.message and is_told_well(each.message, words)
    assert {path.name for path in tmp_path.iterdir()} == {"order.jsonl", "index.csv", "reports.gpkg"}


def test_html_that_comes_for_pdf_is_kept_as_html_and_told(sandbox, tmp_path):
    with sandbox.behaving(report_form="html"):
        done = gis.reports.run.run_reports(client_of(sandbox), order_for(tmp_path, 1, kind="pdf"), Monitor())
    (each,) = done.items
    assert (each.state, each.file, each.kind) == (WARNING, "Hotel 1.html", "html")
    assert each.message == "PDF was requested, but the service sent HTML."


def test_an_index_that_is_open_in_excel_keeps_no_state_from_the_layer(sandbox, tmp_path):
    begun = journal.begin(order_for(tmp_path, 2))
    write_points(begun)
    (tmp_path / "index.csv").mkdir()
    done = gis.reports.run.run_reports(client_of(sandbox), begun, Monitor())
    assert isinstance(done.error, IsADirectoryError) and states(done) == [SAVED, SAVED]
    layer = report_layer(done)
    assert [feature["status"] for feature in layer.getFeatures()] == [SAVED, SAVED]
    assert layer.listStylesInDatabase()[1]
    assert journal.read(tmp_path) == replace(done, error=None)


def test_a_name_from_the_service_is_never_used(sandbox, tmp_path):
    folder = tmp_path / "a" / "b"
    with sandbox.behaving(report_form="path-name"):
        gis.reports.run.run_reports(client_of(sandbox), order_for(folder, 1, kind="pdf"), Monitor())
    assert reports_in(folder) == {"Hotel 1.pdf"}
    assert [path.name for path in tmp_path.iterdir()] == ["a"]


def test_a_report_that_is_there_already_is_never_replaced(sandbox, tmp_path):
    (tmp_path / "Hotel 1.html").write_text("mine")
    done = gis.reports.run.run_reports(client_of(sandbox), order_for(tmp_path, 1), Monitor())
    assert done.items[0].file == "Hotel 1 (2).html"
    assert (tmp_path / "Hotel 1.html").read_text() == "mine"


def test_two_orders_at_once_share_a_folder_and_lose_no_report(sandbox, tmp_path, monkeypatch):
    rename = Path.replace

    def slow(path, target):
        time.sleep(0.02)
        return rename(path, target)

    monkeypatch.setattr(Path, "replace", slow)
    orders = [order_for(tmp_path, 4), order_for(tmp_path, 4, radiuses=(500.0,))]
    with ThreadPoolExecutor(2) as pool:
        ran = [
            pool.submit(gis.reports.run.run_reports, client_of(sandbox), order, Monitor()) for order in orders
        ]
        done = [future.result() for future in ran]
    assert {order.number for order in done} == {1, 2}
    files = [each.file for order in done for each in order.saved]
    assert sorted(files) == sorted(reports_in(tmp_path)) and len(files) == 8


def test_the_same_order_skips_what_the_folder_has(sandbox, tmp_path):
    first = gis.reports.run.run_reports(client_of(sandbox), order_for(tmp_path, 3), Monitor())
    first.path_of(first.items[1]).write_bytes(b"")
    sandbox.forget()
    again = order_for(tmp_path, 3, skip_existing=True, when=datetime.now(timezone.utc))
    second = gis.reports.run.run_reports(client_of(sandbox), again, Monitor())
    assert states(second) == [SKIPPED, SAVED, SKIPPED] and second.number == first.number
    assert len(sandbox.requests) == 1 and len(second.saved) == 3
    assert second.items[1].file == "Hotel 2 (2).html"
    assert [row["status"] for row in index_of(tmp_path)] == ["skipped", "saved", "skipped"]


@pytest.mark.parametrize(
    "change",
    [{"radiuses": (500.0,)}, {"version": "v1"}, {"filters": (Filter("City", "Rome"),)}, {"kind": "pdf"}],
)
def test_another_order_skips_nothing_and_touches_nothing_of_the_first(sandbox, tmp_path, change):
    gis.reports.run.run_reports(client_of(sandbox), order_for(tmp_path, 2), Monitor())
    index, kept = index_of(tmp_path), journal.read(tmp_path)
    other = order_for(tmp_path, 2, skip_existing=True, **change)
    done = gis.reports.run.run_reports(client_of(sandbox), other, Monitor())
    assert states(done) == [SAVED, SAVED] and done.number == 2
    assert (index_of(tmp_path), journal.read(tmp_path)) == (index, kept)
    assert (tmp_path / "index 2.csv").exists() and (tmp_path / "reports 2.gpkg").exists()
    assert len(reports_in(tmp_path)) == 4


def test_a_table_that_was_exported_anew_has_other_ids_and_the_same_reports(sandbox, tmp_path):
    gis.reports.run.run_reports(client_of(sandbox), order_for(tmp_path, 2), Monitor())
    anew = order_for(tmp_path, 2, skip_existing=True)
    anew = anew.with_items([replace(each, point=f"9{each.point}") for each in anew.items])
    done = gis.reports.run.run_reports(client_of(sandbox), anew, Monitor())
    assert states(done) == [SKIPPED, SKIPPED] and done.number == 1
    assert [row["point"] for row in index_of(tmp_path)] == ["9101", "9102"]


def test_the_same_name_of_another_place_is_no_report_of_this_one(sandbox, tmp_path):
    gis.reports.run.run_reports(client_of(sandbox), order_for(tmp_path, 2), Monitor())
    moved = order_for(tmp_path, 2, skip_existing=True).with_items([item(2, lat=10.0)])
    done = gis.reports.run.run_reports(client_of(sandbox), moved, Monitor())
    assert states(done) == [SKIPPED, SAVED] and done.items[1].file == "Hotel 2 (2).html"


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EROFS])
def test_a_disk_that_takes_no_more_ends_the_asking_without_half_a_file(sandbox, tmp_path, monkeypatch, code):
    def refused(*_arguments):
        raise OSError(code, os.strerror(code))

    order = journal.begin(order_for(tmp_path, 40))
    monkeypatch.setattr(Path, "replace", refused)
    done = gis.reports.run.run_reports(client_of(sandbox), order, Monitor())
    monkeypatch.undo()
    assert isinstance(done.error, OSError) and done.error.errno == code
    told = [each.message for each in done.items if each.message]
    assert len(sandbox.requests) <= 6 and len(done.waiting) == 40
    assert told and all(os.strerror(code) in message and is_told_well(message) for message in told)
    assert [path.name for path in tmp_path.iterdir()] == ["order.jsonl"]


def test_a_report_that_came_counts_though_it_could_not_be_remembered(sandbox, tmp_path):
    begun = journal.begin(order_for(tmp_path, 20))
    (tmp_path / "order.jsonl").unlink()
    (tmp_path / "order.jsonl").mkdir()
    done = gis.reports.run.run_reports(client_of(sandbox), begun, Monitor())
    assert isinstance(done.error, OSError) and done.failed == ()
    assert {each.file for each in done.saved} == reports_in(tmp_path) and 1 <= len(done.saved) <= 4


def test_a_file_that_is_refused_fails_alone(sandbox, tmp_path, monkeypatch):
    """For good: one that is refused for a moment is asked for again."""
    rename = Path.replace

    def refused(path, target):
        if Path(target).name == "Hotel 2.html":
            raise PermissionError(errno.EACCES, "Permission denied")
        return rename(path, target)

    monkeypatch.setattr(Path, "replace", refused)
    done = gis.reports.run.run_reports(client_of(sandbox), order_for(tmp_path, 4), Monitor())
    assert (len(done.saved), len(done.failed), done.error) == (3, 1, None)
    assert "Permission denied" in done.failed[0].message
    assert len(reports_in(tmp_path)) == 3


def test_a_folder_that_goes_away_ends_the_asking(sandbox, tmp_path):
    folder = tmp_path / "reports"

    class Removing(Monitor):
        def arrived(self, part):
            if part.number == 1:
                folder.rename(tmp_path / "elsewhere")

    done = gis.reports.run.run_reports(client_of(sandbox), order_for(folder, 40), Removing())
    assert isinstance(done.error, OSError) and len(done.waiting) >= 30
    assert len(sandbox.requests) < 12


def test_a_folder_that_is_read_only_is_told_before_anything_is_sent(sandbox):
    with pytest.raises(OSError):
        gis.reports.run.run_reports(client_of(sandbox), order_for(READ_ONLY, 2), Monitor())
    assert sandbox.requests == ()


def test_a_folder_that_is_a_file_is_told_before_anything_is_sent(sandbox, tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(OSError):
        gis.reports.run.run_reports(client_of(sandbox), order_for(tmp_path / "file", 2), Monitor())
    assert sandbox.requests == ()


def test_an_order_without_a_point_is_done_at_once(sandbox, tmp_path):
    done = gis.reports.run.run_reports(client_of(sandbox), order_for(tmp_path, 0), Monitor())
    assert done.items == () and done.error is None and sandbox.requests == ()
    assert index_of(tmp_path) == []

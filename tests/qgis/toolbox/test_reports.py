"""``riskreports`` against the sandbox over a socket: a report and a row for each point."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.support.oracle import SOURCE, is_told_well
from tests.support.processing import Feedback, fails, rows
from tests.support.service import FAULT
from tests.support.vector_layers import layer_of, sites

HAMBURG = "POINT(9.9882 53.6304)"
MUNICH = "POINT(11.786 48.354)"


def reports_in(folder: Path) -> set[Path]:
    return {path for path in folder.iterdir() if path.suffix in (".pdf", ".html")}


@pytest.mark.parametrize(("number", "kind", "start"), [(0, "pdf", b"%PDF"), (1, "html", b"<!DOCTYPE html")])
@pytest.mark.parametrize("version", [0, 1])
def test_each_point_gets_its_report(run, sandbox, tmp_path, number, kind, start, version):
    results = run(
        "riskreports",
        SOURCE=SOURCE,
        INPUT=sites(HAMBURG, MUNICH, LocName=["Hamburg", "Munich"]),
        FORMAT=number,
        VERSION=version,
        FOLDER=str(tmp_path / "reports"),
        OUTPUT="TEMPORARY_OUTPUT",
    )
    found = rows(run, results)
    assert [(row["point"], row["label"], row["status"]) for row in found] == [
        ("1", "Hamburg", "saved"),
        ("2", "Munich", "saved"),
    ]
    assert {Path(row["file"]) for row in found} == reports_in(tmp_path / "reports")
    assert all(Path(row["file"]).read_bytes().startswith(start) for row in found)
    assert {seen.path for seen in sandbox.requests} == {f"/graph/api/v{version + 1}/reports/risk/point"}


def test_radii_make_it_a_report_with_buffers(run, sandbox, tmp_path):
    run(
        "riskreports",
        SOURCE=SOURCE,
        INPUT=sites(HAMBURG),
        RADII="500, 5000",
        FORMAT=1,
        FOLDER=str(tmp_path),
        OUTPUT="TEMPORARY_OUTPUT",
    )
    (seen,) = sandbox.requests
    assert seen.path == "/graph/api/v2/reports/portfolio/risk/point-buffer"
    assert json.loads(seen.body)["radiuses"] == [500, 5000]
    assert "5,000 m" in reports_in(tmp_path).pop().read_text("utf-8")


def test_points_are_asked_in_longitude_and_latitude_wherever_they_come_from(run, sandbox, tmp_path):
    layer = layer_of("Point", ["POINT(1111880.7 7100347.2)"], "EPSG:3857")
    results = run(
        "riskreports",
        SOURCE=SOURCE,
        INPUT=layer,
        FORMAT=1,
        FOLDER="TEMPORARY_OUTPUT",
        OUTPUT="TEMPORARY_OUTPUT",
    )
    (place,) = json.loads(sandbox.requests[0].body)["shape"]["coordinates"]
    assert place == {"lat": pytest.approx(53.6304, abs=0.01), "long": pytest.approx(9.9882, abs=0.01)}
    (row,) = rows(run, results)
    assert Path(row["file"]).parent == Path(results["FOLDER"]) and Path(row["file"]).exists()


def test_points_of_one_name_do_not_overwrite_each_other(run, tmp_path):
    count = 12
    places = [f"POINT({9 + number / 10} 53.6)" for number in range(count)]
    results = run(
        "riskreports",
        SOURCE=SOURCE,
        INPUT=sites(*places, LocName=["Hotel"] * count),
        FORMAT=1,
        FOLDER=str(tmp_path),
        OUTPUT="TEMPORARY_OUTPUT",
    )
    found = rows(run, results)
    assert {row["status"] for row in found} == {"saved"}
    assert len({row["file"] for row in found}) == len(reports_in(tmp_path)) == count
    for number, row in enumerate(found):
        assert f"53.600000, {9 + number / 10:.6f}" in Path(row["file"]).read_text("utf-8")


def test_one_bad_row_never_ends_the_batch(run, sandbox, tmp_path):
    sandbox.faults.set("risk/point=400x1")
    feedback = Feedback()
    places = [HAMBURG, "POINT EMPTY", "POINT(9 95)", "MULTIPOINT((11.786 48.354))", MUNICH]
    layer = layer_of("MultiPoint", places, LocName=["refused", "empty", "beyond", "multi", "single"])
    results = run(
        "riskreports",
        feedback,
        SOURCE=SOURCE,
        INPUT=layer,
        FORMAT=1,
        FOLDER=str(tmp_path),
        OUTPUT="TEMPORARY_OUTPUT",
    )
    found = {row["label"]: row for row in rows(run, results)}
    assert list(found) == ["refused", "empty", "beyond", "multi", "single"]
    saved = {label for label, row in found.items() if row["status"] == "saved"}
    # Three are sent at a time: any of them may meet the one refusal.
    assert len(saved) == len(reports_in(tmp_path)) == 2 and saved <= {"refused", "multi", "single"}
    for row in found.values():
        assert (row["status"], bool(row["message"])) in {("saved", False), ("failed", True)}
        said = FAULT if FAULT in row["message"] else ""
        assert row["status"] == "saved" or is_told_well(row["message"], said)
    assert "no point on the map" in found["empty"]["message"] and "outside" in found["beyond"]["message"]
    assert len(feedback.errors) == 4 and feedback.errors[-1] == "5 rows: 2 saved, 3 failed"


def test_a_place_without_a_name_is_called_by_its_number(run, tmp_path):
    results = run(
        "riskreports",
        SOURCE=SOURCE,
        INPUT=sites(HAMBURG, MUNICH, LocNumber=[None, ""], name=["Hamburg", None]),
        FORMAT=1,
        FOLDER=str(tmp_path),
        OUTPUT="TEMPORARY_OUTPUT",
    )
    assert [row["label"] for row in rows(run, results)] == ["Hamburg", "2"]


def test_a_service_that_is_down_fails_each_row(run, monkeypatch, tmp_path):
    monkeypatch.setenv("GEOPORTFOLIO_URL", "http://127.0.0.1:9")
    results = run(
        "riskreports",
        SOURCE=SOURCE,
        INPUT=sites(HAMBURG, MUNICH),
        FOLDER=str(tmp_path),
        OUTPUT="TEMPORARY_OUTPUT",
    )
    found = rows(run, results)
    assert [row["status"] for row in found] == ["failed", "failed"]
    assert all("refused the connection" in row["message"] for row in found)
    assert reports_in(tmp_path) == set()


def test_an_expression_names_the_files(run, tmp_path):
    results = run(
        "riskreports",
        SOURCE=SOURCE,
        INPUT=sites(HAMBURG, MUNICH, "POINT(9 53)", LocName=["Elbe", "Isar", "../x"], City=["HH", "M", ""]),
        NAME='"City" || \' \' || "LocName"',
        FORMAT=1,
        FOLDER=str(tmp_path),
        OUTPUT="TEMPORARY_OUTPUT",
    )
    assert [Path(row["file"]).name for row in rows(run, results)] == [
        "HH Elbe.html",
        "M Isar.html",
        "_x.html",
    ]
    assert len(reports_in(tmp_path)) == 3


def test_a_report_whose_name_cannot_be_made_is_named_by_its_label(run, tmp_path):
    feedback = Feedback()
    results = run(
        "riskreports",
        feedback,
        SOURCE=SOURCE,
        INPUT=sites(HAMBURG, MUNICH, day=["2026-03-12", "soon"], name=["Elbe", "Isar"]),
        NAME='to_date("day") || \' \' || "name"',
        FORMAT=1,
        FOLDER=str(tmp_path),
        OUTPUT="TEMPORARY_OUTPUT",
    )
    assert {row["status"] for row in rows(run, results)} == {"saved"}
    assert {path.name for path in reports_in(tmp_path)} == {"2026-03-12 Elbe.html", "Isar.html"}
    (warning,) = feedback.warnings
    assert "soon" in warning and is_told_well(warning)


def test_an_expression_that_is_none_is_told(run, sandbox, tmp_path):
    text = fails(
        run,
        "riskreports",
        SOURCE=SOURCE,
        INPUT=sites(HAMBURG),
        NAME='"City" ||',
        FOLDER=str(tmp_path),
        OUTPUT="TEMPORARY_OUTPUT",
    )
    assert is_told_well(text) and "not a valid QGIS expression" in text
    assert sandbox.requests == ()


def test_the_same_run_again_fetches_only_what_is_missing(run, sandbox, tmp_path):
    sandbox.faults.set("risk/point=400x1")
    wanted = {
        "SOURCE": SOURCE,
        "INPUT": sites(HAMBURG, "POINT(9 53)", MUNICH, "POINT(9 95)", LocName=["a", "b", "c", "d"]),
        "FORMAT": 1,
        "FOLDER": str(tmp_path),
        "OUTPUT": "TEMPORARY_OUTPUT",
    }
    first = [row["status"] for row in rows(run, run("riskreports", **wanted))]
    assert sorted(first) == ["failed", "failed", "saved", "saved"]
    sandbox.forget()
    feedback = Feedback()
    second = rows(run, run("riskreports", feedback, SKIP_EXISTING=True, **wanted))
    assert len(sandbox.requests) == 1 and len(reports_in(tmp_path)) == 3
    assert sorted(row["status"] for row in second) == ["failed", "saved", "skipped", "skipped"]
    assert all(Path(row["file"]).exists() for row in second[:3])
    assert feedback.errors[-1] == "4 rows: 1 saved, 2 skipped, 1 failed"


def test_reports_that_were_stopped_keep_what_came(run, sandbox, tmp_path):
    sandbox.faults.set("risk/point=delay:0.05")
    count = 12
    results = run(
        "riskreports",
        Feedback(cancel_at="so far"),
        SOURCE=SOURCE,
        INPUT=sites(*[HAMBURG] * count),
        FORMAT=1,
        FOLDER=str(tmp_path),
        OUTPUT="TEMPORARY_OUTPUT",
    )
    status = [row["status"] for row in rows(run, results)]
    assert status.count("saved") >= 1 and status.count("stopped") == count - status.count("saved") > 0
    assert len(reports_in(tmp_path)) == status.count("saved")
    assert (tmp_path / "index.csv").exists() and (tmp_path / "reports.gpkg").exists()


def test_html_in_place_of_pdf_is_a_warning_and_is_asked_for_by_the_next_run(run, sandbox, tmp_path):
    wanted = {
        "SOURCE": SOURCE,
        "INPUT": sites(HAMBURG),
        "FOLDER": str(tmp_path),
        "SKIP_EXISTING": True,
        "OUTPUT": "TEMPORARY_OUTPUT",
    }
    feedback = Feedback()
    with sandbox.behaving(report_form="html"):
        (row,) = rows(run, run("riskreports", feedback, **wanted))
    assert (row["status"], Path(row["file"]).suffix) == ("warning", ".html")
    assert row["message"] == "PDF was requested, but the service sent HTML."
    assert feedback.warnings == [
        "1: PDF was requested, but the service sent HTML.",
        "1 row: 1 saved with a warning",
    ]
    statuses = []
    for _ in range(2):
        (row,) = rows(run, run("riskreports", **wanted))
        statuses.append((row["status"], Path(row["file"]).suffix))
    assert statuses == [("saved", ".pdf"), ("skipped", ".pdf")]


def test_a_folder_that_cannot_be_made_is_told(run, sandbox, tmp_path):
    (tmp_path / "file").touch()
    text = fails(
        run,
        "riskreports",
        SOURCE=SOURCE,
        INPUT=sites(HAMBURG),
        FOLDER=str(tmp_path / "file" / "reports"),
        OUTPUT="TEMPORARY_OUTPUT",
    )
    assert is_told_well(text) and "could not be written" in text
    assert sandbox.requests == ()


def test_an_index_that_cannot_be_written_is_told_beside_the_reports(run, tmp_path, monkeypatch):
    """As where a spreadsheet holds it open."""

    def held(_order):
        raise PermissionError(13, "held by a spreadsheet", str(tmp_path / "index.csv"))

    monkeypatch.setattr("geoportfolio.core.gis.reports.run.write_index", held)
    feedback = Feedback()
    given = {"INPUT": sites(HAMBURG), "FORMAT": 1, "FOLDER": str(tmp_path), "OUTPUT": "TEMPORARY_OUTPUT"}
    (row,) = rows(run, run("riskreports", feedback, SOURCE=SOURCE, **given))
    assert row["status"] == "saved" and len(reports_in(tmp_path)) == 1
    (told,) = feedback.errors
    assert is_told_well(told) and "could not be written" in told

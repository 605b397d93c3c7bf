"""QGIS killed in the middle of work: after the next start, what came is there and the rest is asked."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Iterator

import pytest

from sandbox.testing import Sandbox

from . import stage
from .airports import AIRPORTS, airports_in
from .analyst import EVIDENCE, Analyst
from .computer import Computer
from .docks import open_panel, wait_for_text
from .hazard_steps import DIALOG, close_dialog, open_dialog, points_asked, run, run_to_the_end
from .report_steps import (
    asked,
    few_at_once,
    index_of,
    open_preflight,
    order,
    resume_what_is_offered,
    select,
    wait_for_more,
)
from .results import RESULT, ids_on_the_map, load_entries, number_in, record_of
from .selection import IN_EUROPE, choose_columns, choose_source, only_area

PAGE = 200
PAGES_FIRST = 4
"""Pages that come; QGIS asks a few at a time, so the others wait for their answer."""
POINTS = 2100
"""Points whose hazards are asked, 500 at a time."""
REPORTS = 8
LAYERS = "wind_bands,flood_zones"


@pytest.fixture
def computer(screen: str, service: stage.Service, sample_project: Path, tmp_path: Path) -> Iterator[Computer]:
    log = EVIDENCE / "test_killed.log"
    made = Computer(screen, tmp_path, service, project=sample_project, keep_log=log)
    yield made
    made.end()


def opens(path: Path) -> bool:
    with closing(sqlite3.connect(str(path))) as file:
        return bool(file.execute("PRAGMA integrity_check").fetchall() == [("ok",)])


def pages(sandbox: Sandbox) -> list[int]:
    return sorted(json.loads(r.body)["page"] for r in sandbox.requests if "/entries/selection" in r.path)


@pytest.mark.timeout(240)  # three starts of QGIS, with thousands of points in each
def test_entries_hazards_and_reports_go_on_after_kills(
    computer: Computer, sandbox: Sandbox, sample_project: Path, tmp_path: Path
) -> None:
    results = sample_project.with_name(f"{sample_project.stem}_geoportfolio")
    truth = kill_while_entries_come(Analyst(computer.application), computer, sandbox)
    analyst = computer.start_again()
    entries_go_on(analyst, sandbox, truth)
    assert all(map(opens, results.glob("*.gpkg")))
    analyst.press("ctrl+s")
    analyst.wait_for_idle()

    reports = tmp_path / "reports"
    done = kill_while_hazards_and_reports_come(analyst, computer, sandbox, reports)
    assert all(map(opens, results.glob("*.gpkg")))
    analyst = computer.start_again()
    hazards_go_on(analyst, sandbox)
    assert 1 < len(done) < REPORTS
    resume_what_is_offered(analyst, len(done), REPORTS)
    analyst.wait_for_message(rf"^{REPORTS} of {REPORTS} reports saved\.$")
    assert len(asked(sandbox)) == REPORTS - len(done)
    assert len(index_of(reports)) == len(list(reports.glob("*.pdf"))) == REPORTS
    assert analyst.application.complaints() == []


def kill_while_entries_come(analyst: Analyst, computer: Computer, sandbox: Sandbox) -> list[str]:
    """The ids that are to come; QGIS is killed when some pages have."""
    area = only_area(analyst, IN_EUROPE)
    inside = {tuple(place) for place in airports_in(area)}
    truth = sorted(f"apt-{row['icao']}" for row in AIRPORTS.values() if (row["lon"], row["lat"]) in inside)
    choose_columns(analyst, "", page_size=PAGE)
    sandbox.faults.set(f"entries/=delay:0x{PAGES_FIRST}", "entries/=hold")
    load_entries(analyst)
    wait_for_text(analyst, "progressLabel", "^Loaded [1-9]")
    computer.kill()
    return truth


def entries_go_on(analyst: Analyst, sandbox: Sandbox, truth: list[str]) -> None:
    sandbox.forget()
    sandbox.faults.set()
    choose_source(analyst)
    said = analyst.wait_for_message(
        r"^QGIS was closed while pf_airports was loading: [\d,]+ records loaded\.$"
    )
    came = number_in(said)
    assert came % PAGE == 0 and 0 < came < len(truth)
    assert not pages(sandbox)
    analyst.listen()
    analyst.click_label("Add to Map")
    analyst.wait_for_message(rf"^Incomplete: {came:,} records loaded\. ")
    layer = analyst.layer(RESULT)
    assert layer["count"] == came
    assert (record_of(layer)["state"], record_of(layer)["rows"]) == ("partial", came)
    analyst.wait_for_idle()
    analyst.listen()
    analyst.click_label("Resume")
    analyst.wait_for_message(r"^[\d,]+ records, \d+\.\d s")
    assert pages(sandbox)[0] == came // PAGE
    layer = analyst.layer(RESULT)
    assert record_of(layer)["state"] == "complete"
    assert ids_on_the_map(analyst, layer["id"]) == truth


def kill_while_hazards_and_reports_come(
    analyst: Analyst, computer: Computer, sandbox: Sandbox, folder: Path
) -> set[Path]:
    """The reports that are there when QGIS is killed."""
    select(analyst, REPORTS)
    open_preflight(analyst)
    # The first four take their time: the fifth, which is held, must not come before one of them.
    sandbox.faults.set("batch=delay:1x4", "batch=hold", *few_at_once(4))
    order(analyst, folder)
    wait_for_more(analyst, 1)
    select(analyst, POINTS)
    open_dialog(analyst)
    analyst.type_into("layersText", LAYERS)
    sandbox.forget()
    run(analyst)
    analyst.wait_until("partial result is in", lambda: re.match("[1-9]", analyst.see("progressBar")["text"]))
    computer.kill()
    return set(folder.glob("*.pdf"))


def hazards_go_on(analyst: Analyst, sandbox: Sandbox) -> None:
    sandbox.forget()
    sandbox.faults.set()
    open_panel(analyst)
    said = analyst.wait_for_message(r"^QGIS was closed during enrichment: [\d,]+ of 2,100 points have")
    came = number_in(said)
    assert came % 500 == 0 and 0 < came < POINTS
    analyst.listen()
    analyst.click_label("Add to Map")
    analyst.wait_for_message(r"points have their hazards\. Enrich this layer again for the others\.$")
    analyst.click_label("Enrich Again")
    analyst.see(DIALOG)
    analyst.type_into("layersText", LAYERS)
    assert "2100 rows" in run_to_the_end(analyst).replace(",", "")
    assert points_asked(sandbox) == POINTS - came
    rows: list[dict[str, Any]] = analyst.eyes.ask(
        "features", layer=analyst.layer("^Hazards, ")["id"], limit=5000
    )
    assert {row["attributes"]["status"] for row in rows} <= {"found", "not found"} and len(rows) == POINTS
    close_dialog(analyst)

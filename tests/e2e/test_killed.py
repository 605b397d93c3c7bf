"""QGIS killed in the middle of work: after the next start, what came is there and the rest is asked."""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Iterator

import airportsdata
import pytest
import shapely

from sandbox.testing import Sandbox

from . import stage
from .analyst import EVIDENCE, Analyst
from .steps import (
    IN_EUROPE,
    area_shapes,
    bring_front,
    choose_source,
    is_visible,
    only_area,
    open_panel,
)
from .test_enrichment import DIALOG, batches, run, run_to_the_end
from .test_report_orders import (
    asked,
    few_at_once,
    index_of,
    open_preflight,
    order,
    reports_title,
    select,
    wait_for_more,
)

PAGE = 200
PAGES_FIRST = 4
"""Pages that come; QGIS asks a few at a time, so the others wait for their answer."""
POINTS = 2100
"""Points whose hazards are asked, 500 at a time."""
REPORTS = 8
LAYERS = "wind_bands,flood_zones"


class Computer:
    """A computer whose QGIS is killed, and started again with the same profile and project."""

    def __init__(self, display: str, project: Path, sandbox: Sandbox, home: Path) -> None:
        service = stage.Service(sandbox.url, sandbox.key)
        self._start = lambda: stage.application(
            display,
            project=project,
            environment=service.environment(),
            keep_log=EVIDENCE / "test_killed.log",
            home=home,
        )
        self._stack = ExitStack()
        self.application = self._stack.enter_context(self._start())

    def kill(self) -> None:
        """SIGKILL: the process has no moment left for anything."""
        os.kill(self.application.pid, signal.SIGKILL)
        self._stack.close()

    def start_again(self) -> Analyst:
        self.application = self._stack.enter_context(self._start())
        analyst = Analyst(self.application)
        # With a project that has results, the offer comes while QGIS starts.
        analyst.listen(since_start=True)
        return analyst

    def end(self) -> None:
        self._stack.close()


@pytest.fixture
def computer(
    screen: str, started_sandbox: Sandbox, sample_project: Path, tmp_path: Path
) -> Iterator[Computer]:
    EVIDENCE.mkdir(parents=True, exist_ok=True)
    made = Computer(screen, sample_project, started_sandbox, tmp_path)
    yield made
    made.end()


def opens(path: Path) -> bool:
    with closing(sqlite3.connect(str(path))) as file:
        return bool(file.execute("PRAGMA integrity_check").fetchall() == [("ok",)])


def pages(sandbox: Sandbox) -> list[int]:
    return sorted(json.loads(r.body)["page"] for r in sandbox.requests if "/entries/selection" in r.path)


def load_entries(analyst: Analyst) -> None:
    analyst.open_menu("loadPointsButton")
    analyst.click_label("Entries")


def ids_of(analyst: Analyst, layer: dict[str, Any]) -> list[str]:
    rows = analyst.eyes.ask("features", layer=layer["id"], limit=10_000)
    return sorted(row["attributes"]["id"] for row in rows)


def test_entries_hazards_and_reports_go_on_after_kills(
    computer: Computer, sandbox: Sandbox, sample_project: Path, tmp_path: Path
) -> None:
    results = sample_project.with_name(f"{sample_project.stem}_geoportfolio")
    analyst = Analyst(computer.application)
    truth = kill_while_entries_come(analyst, computer, sandbox)
    analyst = computer.start_again()
    layer = entries_go_on(analyst, sandbox, truth)
    assert all(map(opens, results.glob("*.gpkg")))
    analyst.press("ctrl+s")
    analyst.wait_for_idle()

    reports = tmp_path / "reports"
    done = kill_while_hazards_and_reports_come(analyst, computer, sandbox, reports)
    assert all(map(opens, results.glob("*.gpkg")))
    analyst = computer.start_again()
    hazards_go_on(analyst, sandbox)
    reports_go_on(analyst, sandbox, reports, done)
    assert layer["count"] == len(truth)
    assert analyst.application.complaints() == []


def kill_while_entries_come(analyst: Analyst, computer: Computer, sandbox: Sandbox) -> list[str]:
    """The ids that are to come; QGIS is killed when some pages have."""
    only_area(analyst, IN_EUROPE)
    (area,) = area_shapes(analyst)
    truth = sorted(
        f"apt-{row['icao']}"
        for row in airportsdata.load().values()
        if shapely.intersects_xy(area, row["lon"], row["lat"])
    )
    analyst.click("editColumnsButton")
    analyst.type_into("pageSizeBox", str(PAGE))
    analyst.click_label("OK")
    analyst.wait_until("the dialog is gone", lambda: not is_visible(analyst, "columnsDialog"))
    sandbox.forget()
    sandbox.faults.set(f"entries/=delay:0x{PAGES_FIRST}", "entries/=hold")
    load_entries(analyst)
    analyst.wait_until("pages came", lambda: re.match(r"Loaded [1-9]", analyst.see("progressLabel")["text"]))
    computer.kill()
    return truth


def entries_go_on(analyst: Analyst, sandbox: Sandbox, truth: list[str]) -> dict[str, Any]:
    sandbox.forget()
    sandbox.faults.set()
    choose_source(analyst)
    said = analyst.wait_for_message(r"^QGIS ended while pf_airports was loading: [\d,]+ entries came\.$")
    came = int(re.search(r": ([\d,]+) ", said)[1].replace(",", ""))
    assert came % PAGE == 0 and 0 < came < len(truth)
    assert not pages(sandbox)
    analyst.screenshot("killed-offer")
    analyst.listen()
    analyst.click_label("Put them on the map")
    analyst.wait_for_message(rf"^Only {came:,} entries came\. They are on the map, marked incomplete\. ")
    layer = analyst.layer("^pf_airports, ")
    assert layer["count"] == came
    assert layer["properties"]["geoportfolio/state"] == f"stopped after {came}"
    analyst.wait_for_idle()
    analyst.screenshot("killed-layer")
    analyst.listen()
    analyst.click_label("Continue")
    analyst.wait_for_message(r"^[\d,]+ entries, \d+\.\d s")
    assert pages(sandbox)[0] == came // PAGE
    layer = analyst.layer("^pf_airports, ")
    assert layer["properties"]["geoportfolio/state"] == "complete"
    assert ids_of(analyst, layer) == truth
    return layer


def kill_while_hazards_and_reports_come(
    analyst: Analyst, computer: Computer, sandbox: Sandbox, folder: Path
) -> set[Path]:
    """The reports that are there when QGIS is killed."""
    select(analyst, REPORTS)
    open_preflight(analyst)
    sandbox.faults.set("batch=delay:0x4", "batch=hold", *few_at_once(4))
    order(analyst, folder)
    wait_for_more(analyst, 1)
    select(analyst, POINTS)
    open_panel(analyst)
    analyst.open_menu("hazardsButton")
    analyst.click_label("Add hazards to points")
    analyst.see(DIALOG)
    analyst.type_into("layersText", LAYERS)
    sandbox.forget()
    run(analyst)
    analyst.wait_until("answers are kept", lambda: re.match("[1-9]", analyst.see("progressBar")["text"]))
    computer.kill()
    return set(folder.glob("*.pdf"))


def hazards_go_on(analyst: Analyst, sandbox: Sandbox) -> None:
    sandbox.forget()
    sandbox.faults.set()
    open_panel(analyst)
    said = analyst.wait_for_message(r"^QGIS ended while hazards were added: [\d,]+ of 2,100 points have")
    came = int(re.search(r": ([\d,]+) of", said)[1].replace(",", ""))
    assert came % 500 == 0 and 0 < came < POINTS
    analyst.screenshot("killed-hazards-offer")
    analyst.listen()
    analyst.click_label("Put them on the map")
    analyst.wait_for_message(r"points have their hazards\. Add hazards to this layer for the others\.$")
    analyst.screenshot("killed-hazards-layer")
    analyst.click_label("Add hazards")
    analyst.see(DIALOG)
    analyst.type_into("layersText", LAYERS)
    assert "2100 rows" in run_to_the_end(analyst).replace(",", "")
    assert sum(len(batch["points"]) for batch in batches(sandbox)) == POINTS - came
    rows = analyst.eyes.ask("features", layer=analyst.layer("^Hazards, ")["id"], limit=5000)
    assert {row["attributes"]["status"] for row in rows} <= {"found", "not found"} and len(rows) == POINTS
    analyst.click_label("Close")
    analyst.wait_until("the dialog is gone", lambda: not is_visible(analyst, DIALOG))


def reports_go_on(analyst: Analyst, sandbox: Sandbox, folder: Path, done: set[Path]) -> None:
    bring_front(analyst, "resultsDock", "Results")
    analyst.click_label("Reports")
    analyst.wait_until("it is offered", lambda: "paused" in analyst.see("reportsSummaryLabel")["text"])
    assert reports_title(analyst) == f"Reports {len(done)}/{REPORTS}" and 1 < len(done) < REPORTS
    analyst.listen()
    analyst.click("pauseReportsButton")
    analyst.wait_for_message(rf"^{REPORTS} of {REPORTS} reports saved\.$", 60)
    assert len(asked(sandbox)) == REPORTS - len(done)
    assert len(index_of(folder)) == len(list(folder.glob("*.pdf"))) == REPORTS

"""The risk report: of a place in its viewer, and of many points that outlive a QGIS that was closed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Iterator

import numpy as np
import pytest

from sandbox.testing import Sandbox

from . import stage
from .airports import airports_in, loneliest
from .analyst import EVIDENCE, Analyst
from .computer import Computer, close_qgis
from .demo import pages
from .docks import (
    close_dock,
    is_visible,
    open_panel,
    press_in_qgis,
    put_tool_away,
    wait_for_text,
)
from .file_dialog import name_file
from .report_steps import (
    NAMES,
    asked,
    few_at_once,
    index_of,
    open_preflight,
    order,
    reports_title,
    resume_what_is_offered,
    saved_so_far,
    select,
    wait_for_more,
    wait_for_pause,
)
from .results import (
    OVER_GERMANY,
    RESULT,
    TREE,
    load_points,
    pick_report,
    wait_for_page,
    wait_for_report,
    wait_until_drawn,
)
from .selection import IN_GERMANY, filter_by_country, look_at, only_area, start_afresh

FAILED, SAVED = 2, 22
ORDERED = FAILED + SAVED
FIRST_REFUSED = f"risk/=400x{FAILED}"
IN_LOWER_SAXONY = (8.0, 53.0)
HTML_COLORS = 50
"""An empty page has fewer."""
"""A place that stays in sight."""
REFUSED = 'Service: "A fault on purpose."'


@pytest.fixture(scope="module")
def computer(
    screen: str, theme: str, service: stage.Service, sample_project: Path, home: Path
) -> Iterator[Computer]:
    log = EVIDENCE / "test_reports.log"
    made = Computer(screen, home, service, project=sample_project, theme=theme, keep_log=log)
    yield made
    made.end()


@pytest.fixture
def application(computer: Computer) -> stage.Application:
    return computer.application


def test_a_report_is_read_turned_saved_and_opened_outside(
    analyst: Analyst, sandbox: Sandbox, computer: Computer, tmp_path: Path
) -> None:
    start_afresh(analyst)
    area = only_area(analyst, IN_GERMANY)
    load_points(analyst)
    look_at(analyst, *OVER_GERMANY)
    sandbox.forget()
    pick_report(analyst, *loneliest(airports_in(area)))
    wait_for_page(analyst)
    analyst.screen("report-reportPages", "reportViewer")
    rows = analyst.eyes.ask("features", layer=analyst.layer(RESULT)["id"])
    names = {row["attributes"]["LocName"] for row in rows}
    title, details = analyst.see("reportDetailsLabel")["text"].split("\n")
    assert title in names and re.search(r"\d{4} \d\d:\d\d, pf_airports", details)
    assert [request.headers["accept"] for request in sandbox.requests] == ["application/pdf"]

    assert re.fullmatch(r"1/[2-9]", analyst.see("pageSpin")["text"])
    analyst.click("nextPageButton")
    wait_for_text(analyst, "pageSpin", "^2/")
    analyst.click("saveReportButton")
    name_file(analyst, tmp_path / "risk")
    analyst.wait_for_message("Report saved as .*risk.pdf")
    assert pages(tmp_path / "risk.pdf") > 1
    analyst.click("openReportButton")
    analyst.wait_until("it is opened", computer.documents)
    assert re.fullmatch(r"/.*\.pdf", computer.documents()[0])

    sandbox.faults.set("risk/=400x1")
    analyst.listen()
    analyst.click_map(*IN_LOWER_SAXONY)
    analyst.wait_for_message(f"could not process the request.* {REFUSED}")
    assert analyst.see("messageStepButton")["text"] == "Retry"
    sandbox.forget()
    pick_report(analyst, *IN_LOWER_SAXONY, kind="HTML")
    wait_until_drawn(analyst, "reportHtml", HTML_COLORS)
    analyst.screen("report-reportHtml", "reportViewer")
    text = analyst.see("reportHtml")["text"]
    assert re.search(r"5[23]\.\d+, [78]\.\d+", text) and "<" not in text
    assert not is_visible(analyst, "pageSpin")
    assert len(sandbox.requests) == 1, "what is shown asks for nothing"
    close_dock(analyst, "reportViewer")
    open_panel(analyst)
    analyst.open_menu("reportButton")
    analyst.click_label("Report as PDF")


def shown(analyst: Analyst) -> list[tuple[str, str, str]]:
    """The rows of the page: report, state, reason."""
    cells = analyst.eyes.ask("items", name="reportsTable")
    return list(zip(cells[::3], cells[1::3], cells[2::3]))


def test_reports_with_a_pause_two_failures_and_a_closed_qgis(
    sandbox: Sandbox, computer: Computer, tmp_path: Path
) -> None:
    analyst = Analyst(computer.application)
    start_afresh(analyst)
    only_area(analyst, IN_GERMANY)
    filter_by_country(analyst, "DE")
    load_points(analyst)
    points = select(analyst, ORDERED)
    rows = [row["attributes"] for row in analyst.eyes.ask("features", layer=points, limit=ORDERED)]
    wanted = [re.sub(r'[<>:"/\\|?*]+', "_", f"{row['LocNumber']} {row['LocName']}") for row in rows]
    open_preflight(analyst)
    assert f"{ORDERED} reports" in analyst.see("reportCountLabel")["text"]
    analyst.type_into("reportName", '"LocNumber" ||')
    wait_for_text(analyst, "reportProblemLabel", "is not a valid QGIS expression")
    assert not analyst.see("startReportsButton")["enabled"]
    analyst.screen("reports-preflight-problem", "reportPreflight")
    analyst.type_into("reportName", NAMES)
    assert analyst.see("reportNamesLabel")["text"].splitlines() == [f"{name}.pdf" for name in wanted[:3]]
    analyst.screen("reports-preflight", "reportPreflight", "selectionDock")
    sandbox.forget()
    sandbox.faults.set(FIRST_REFUSED, *few_at_once(10))
    folder = tmp_path / "risk reports"
    order(analyst, folder)

    wait_for_more(analyst, 4)
    analyst.screen("reports-running", "resultsDock")
    analyst.click("pauseReportsButton")
    wait_for_pause(analyst)
    analyst.wait_for_idle()
    before, at_work = saved_so_far(analyst), len(asked(sandbox))
    assert 5 <= before <= 10 and at_work <= before + 2 + 3
    assert len(list(folder.glob("*.pdf"))) == before
    analyst.screen("reports-paused", "resultsDock")
    sandbox.faults.set(*few_at_once(5))
    analyst.click("pauseReportsButton")
    wait_for_more(analyst, before + 2)

    close_while_they_come(analyst)
    done = times_of(folder)
    assert before + 2 < len(done) <= before + 8
    analyst = computer.start_again()
    sandbox.forget()
    sandbox.faults.set()
    resume_what_is_offered(analyst, len(done), ORDERED)
    analyst.wait_for_message(rf"^{SAVED} of {ORDERED} reports saved, {FAILED} failed\.$")
    assert done.items() <= times_of(folder).items()
    assert len(asked(sandbox)) == SAVED - len(done)
    failed_are_shown_and_retried(analyst, sandbox, folder)
    index = index_of(folder)
    assert [row["file"] for row in index] == [f"{name}.pdf" for name in wanted]
    assert {path.name for path in folder.glob("*.pdf")} == {f"{name}.pdf" for name in wanted}
    assert {row["status"] for row in index} == {"saved"}
    analyst.click("reportFolderButton")
    analyst.wait_until("the folder is opened", lambda: str(folder) in computer.documents())
    opened_from_map_and_page(analyst, computer, folder)
    assert analyst.application.complaints() == []


def close_while_they_come(analyst: Analyst) -> None:
    """Quit QGIS, which asks whether it may cancel what is under way, and wants to be told twice."""
    assert analyst.application.complaints() == []
    press_in_qgis(analyst, "ctrl+q")
    analyst.click_label("Yes")
    wait_for_pause(analyst)
    close_qgis(analyst)


def times_of(folder: Path) -> dict[Path, int]:
    """The reports that are there, and when each was written."""
    return {path: path.stat().st_mtime_ns for path in folder.glob("*.pdf")}


def failed_are_shown_and_retried(analyst: Analyst, sandbox: Sandbox, folder: Path) -> None:
    analyst.screen("reports-ended", "resultsDock")
    analyst.click_label("Show")
    analyst.wait_until("those that failed", lambda: len(shown(analyst)) == FAILED)
    assert all(state == "failed" and REFUSED in reason for _, state, reason in shown(analyst))
    assert REFUSED in analyst.see("reportShelfDetailsLabel")["text"]
    assert sorted(row["status"] for row in index_of(folder)) == ["failed"] * FAILED + ["saved"] * SAVED
    analyst.screen("reports-failed", "resultsDock")
    sandbox.forget()
    analyst.listen()
    analyst.click("retryReportsButton")
    analyst.wait_for_message(rf"^{ORDERED} of {ORDERED} reports saved\.$")
    analyst.wait_until(
        "all are shown as saved", lambda: [row[1] for row in shown(analyst)] == ["saved"] * ORDERED
    )
    assert reports_title(analyst) == f"Reports {ORDERED}/{ORDERED}"
    assert len(asked(sandbox)) == FAILED


def opened_from_map_and_page(analyst: Analyst, computer: Computer, folder: Path) -> None:
    """A click on a point of the reports layer opens its document, a row of the page its viewer."""
    layer = analyst.layer("^Risk reports, pf_airports, ")
    assert layer["count"] == ORDERED
    places = {row["file"]: (float(row["longitude"]), float(row["latitude"])) for row in index_of(folder)}
    place = loneliest(np.array(list(places.values())))
    look_at(analyst, *place, 2_000_000)
    analyst.screen("reports-layer", "resultsDock")
    analyst.click_item(TREE, layer["name"])
    with analyst.another_map_tool():
        analyst.click("ActionFeatureAction")
    analyst.click_map(*place)
    file = next(name for name, at in places.items() if at == place)
    analyst.wait_until("it is opened", lambda: str(folder / file) in computer.documents())
    put_tool_away(analyst)
    analyst.click_item("reportsTable", shown(analyst)[0][0])
    analyst.click("openShelfReportButton")
    wait_for_report(analyst)
    wait_for_page(analyst)
    analyst.screen("reports-layer-and-viewer", "reportViewer")
    close_dock(analyst, "reportViewer")
    open_panel(analyst)

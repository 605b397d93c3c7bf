"""The risk report: of a point and of a place, as PDF and as HTML, read, saved and opened outside."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Iterator

import pytest

from sandbox.testing import Sandbox

from . import stage
from .analyst import EVIDENCE, Analyst
from .demo import airports_in, loneliest, pages
from .file_dialog import name_file
from .steps import (
    IN_GERMANY,
    area_shapes,
    choose_source,
    is_visible,
    load_points,
    only_area,
    pick_report,
    take_report_tool,
)

EMPTY_PLACE = (-8.5, 46.0)
"""At sea with no point near, in sight beside the viewer."""


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that names what was opened outside."""
    return tmp_path_factory.mktemp("outside") / "opened"


@pytest.fixture(scope="module")
def application(
    screen: str, started_sandbox: Sandbox, sample_project: Path, opened: Path
) -> Iterator[stage.Application]:
    """QGIS on a computer whose program for every document notes which one it was given."""
    opener = opened.parent / "xdg-open"
    opener.write_text(f'#!/bin/sh\necho "$1" >> {opened}\n')
    opener.chmod(0o755)
    service = stage.Service(started_sandbox.url, started_sandbox.key)
    environment = {**service.environment(), "PATH": f"{opener.parent}:/usr/bin:/bin"}
    log = EVIDENCE / "test_report.log"
    with stage.application(screen, project=sample_project, environment=environment, keep_log=log) as started:
        yield started


def test_a_loaded_point_is_reported_under_its_name(analyst: Analyst, sandbox: Sandbox) -> None:
    only_area(analyst, IN_GERMANY)
    load_points(analyst)
    sandbox.forget()
    pick_report(analyst, *loneliest(airports_in(area_shapes(analyst)[0])))
    title = analyst.see("reportViewer")["text"]
    names = {
        row["attributes"]["LocName"] for row in analyst.eyes.ask("features", layer=points_layer(analyst))
    }
    assert title.removeprefix("Report: ") in names
    assert re.search(r"\d{4} \d\d:\d\d, pf_airports", analyst.see("reportDetailsLabel")["text"])
    assert [request.headers["accept"] for request in sandbox.requests] == ["application/pdf"]


def points_layer(analyst: Analyst) -> str:
    return str(analyst.layer("^pf_airports")["id"])


def test_the_pages_are_turned_and_zoomed(analyst: Analyst) -> None:
    choose_source(analyst)
    pick_report(analyst, *EMPTY_PLACE)
    assert re.fullmatch(r"Report: 4[56]\.\d{5}, -8\.\d{5}", analyst.see("reportViewer")["text"])
    spin = analyst.see("pageSpin")
    assert re.fullmatch(r"1/[2-9]", spin["text"])
    analyst.click("nextPageButton")
    analyst.wait_until("page 2", lambda: analyst.see("pageSpin")["text"].startswith("2/"))
    analyst.click("previousPageButton")
    analyst.wait_until("page 1", lambda: analyst.see("pageSpin")["text"].startswith("1/"))


def test_the_report_is_saved_and_opened_outside(analyst: Analyst, tmp_path: Path, opened: Path) -> None:
    choose_source(analyst)
    pick_report(analyst, *EMPTY_PLACE)
    analyst.click("saveReportButton")
    name_file(analyst, tmp_path / "risk")
    analyst.wait_for_message("Report saved as .*risk.pdf")
    assert pages(tmp_path / "risk.pdf") > 1
    analyst.click("openReportButton")
    analyst.wait_until("it is opened", opened.exists)
    assert re.fullmatch(r"(file://)?/.*\.pdf", opened.read_text().strip())


def test_an_html_report_is_shown_and_asks_for_nothing(analyst: Analyst, sandbox: Sandbox) -> None:
    choose_source(analyst)
    sandbox.forget()
    pick_report(analyst, *EMPTY_PLACE, kind="HTML")
    text = analyst.see("reportHtml")["text"]
    assert re.search(r"4[56]\.\d+, -8\.\d+", text)
    assert "<" not in text
    assert not is_visible(analyst, "pageSpin")
    before = analyst.colours("reportHtml")
    analyst.click("zoomInButton")
    assert before > 2
    assert len(sandbox.requests) == 1


def test_a_report_that_fails_can_be_asked_again(analyst: Analyst, sandbox: Sandbox) -> None:
    choose_source(analyst)
    sandbox.faults.set("risk/=400x1")
    analyst.listen()
    take_report_tool(analyst)
    analyst.click_map(*EMPTY_PLACE)
    analyst.wait_for_message('could not use this request. Service: "A fault on purpose."')
    assert analyst.see("messageStepButton")["text"] == "Try again"
    pick_report(analyst, *EMPTY_PLACE)


def test_the_button_shows_the_tool_and_puts_it_away(analyst: Analyst) -> None:
    take_report_tool(analyst)
    assert analyst.see("reportButton")["checked"]
    analyst.click("reportButton")
    analyst.wait_until("the tool is gone", lambda: analyst.eyes.ask("state")["tool"] != "ReportTool" or None)
    assert not analyst.see("reportButton")["checked"]

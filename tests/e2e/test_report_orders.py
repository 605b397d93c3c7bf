"""Risk reports of many points: order, queue, folder and layer, bad answers, and a QGIS that ended."""

from __future__ import annotations

import csv
import json
import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Iterator
from urllib.parse import unquote

import numpy as np
import pytest
import shapely

from sandbox.testing import Sandbox

from . import stage
from .analyst import EVIDENCE, Analyst
from .demo import PAGE_COLOURS, add_filter, loneliest, pages, report_shown
from .eyes import NotSeen
from .screens import Photographer
from .steps import (
    IN_GERMANY,
    bring_front,
    choose_source,
    close_dock,
    in_front,
    is_visible,
    load_points,
    look_at,
    only_area,
    open_panel,
    pick_report,
    press_in_qgis,
)

ORDERED = 40
TWO_REFUSED = "risk/=400x2"
READ_ONLY = "/sys/kernel"
"""A folder in which nobody may write, root neither."""
NAMES = '"LocNumber" || \' \' || "LocName"'


class Computer:
    """A computer whose QGIS can end at any moment and be started again, with the same profile.

    Its program for every document and folder notes which one it was given, in the file *opened*.
    """

    def __init__(self, display: str, project: Path, sandbox: Sandbox, home: Path) -> None:
        self.opened = home / "opened"
        opener = home / "xdg-open"
        opener.write_text(f'#!/bin/sh\necho "$1" >> {self.opened}\n')
        opener.chmod(0o755)
        service = stage.Service(sandbox.url, sandbox.key)
        self._start = lambda: stage.application(
            display,
            project=project,
            environment={**service.environment(), "PATH": f"{home}:/usr/bin:/bin"},
            keep_log=EVIDENCE / "test_report_orders.log",
            home=home,
        )
        self._stack = ExitStack()
        self.application = self._stack.enter_context(self._start())

    def end(self) -> None:
        """End QGIS without a question, as a power cut does."""
        self._stack.close()

    def start_again(self) -> Analyst:
        """Somebody at a new QGIS."""
        self.end()
        self.application = self._stack.enter_context(self._start())
        return Analyst(self.application)

    def documents(self) -> list[str]:
        """The paths of what was opened so far."""
        lines = self.opened.read_text().splitlines() if self.opened.exists() else []
        return [unquote(line.removeprefix("file://")) for line in lines]


@pytest.fixture(scope="module")
def computer(
    screen: str, started_sandbox: Sandbox, sample_project: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Computer]:
    made = Computer(screen, sample_project, started_sandbox, tmp_path_factory.mktemp("home"))
    yield made
    made.end()


@pytest.fixture(scope="module")
def application(computer: Computer) -> stage.Application:
    return computer.application


def few_at_once(count: int) -> tuple[str, str]:
    """Faults: *count* reports come, and the others not before the faults are other ones."""
    return f"risk/=delay:0x{count}", "risk/=hold"


def asked(sandbox: Sandbox) -> list[Any]:
    """The risk reports that the service was asked for."""
    return [request for request in sandbox.requests if "/risk/" in request.path]


def select(analyst: Analyst, count: int) -> str:
    """The first *count* points of the loaded layer selected, by an expression; its id."""
    layer = analyst.layer("^pf_airports, ")
    analyst.click_item("theLayerTreeView", layer["name"])
    analyst.press("ctrl+F3")
    analyst.wait_until("the dialog", lambda: in_front(analyst, "QgsExpressionSelectionDialog"))
    analyst.hands.write(f"$id<={count}")
    analyst.click_label("Select Features")
    analyst.click_label("Close")
    analyst.wait_until(
        "they are selected", lambda: analyst.layer("^pf_airports, ")["selected"] == count or None
    )
    return str(layer["id"])


def open_preflight(analyst: Analyst) -> None:
    open_panel(analyst)
    analyst.open_menu("reportButton")
    analyst.click_label("Risk reports for selected points")
    analyst.see("reportPreflight")


def reports_title(analyst: Analyst) -> str:
    """What the tab of the reports reads."""
    return next(tab for tab in analyst.eyes.ask("tabs", name="resultsTabs") if tab.startswith("Reports"))


def saved_so_far(analyst: Analyst) -> int:
    counted = re.search(r"(\d+)/\d+$", reports_title(analyst))
    return int(counted[1]) if counted else 0


def order(analyst: Analyst, folder: Path, names: str = NAMES) -> None:
    """Start from the opened pre-flight."""
    analyst.type_into("reportFolder", str(folder))
    analyst.type_into("reportName", names)
    analyst.listen()
    analyst.click("startReportsButton")
    analyst.wait_until("the form is gone", lambda: not is_visible(analyst, "reportPreflight"))


def index_of(folder: Path) -> list[dict[str, str]]:
    with (folder / "index.csv").open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def shown(analyst: Analyst) -> list[tuple[str, str, str]]:
    """The rows of the page: report, state, reason."""
    cells = analyst.eyes.ask("items", name="reportsTable")
    return list(zip(cells[::3], cells[1::3], cells[2::3]))


def have_points(analyst: Analyst) -> None:
    """Points on the map, loaded only where there are none."""
    choose_source(analyst)
    if not any(layer["name"].startswith("pf_airports, ") for layer in analyst.eyes.ask("layers")):
        only_area(analyst, IN_GERMANY)
        load_points(analyst)


def test_forty_reports_with_a_pause_two_failures_and_a_second_try(
    analyst: Analyst, sandbox: Sandbox, computer: Computer, tmp_path: Path
) -> None:
    have_points(analyst)
    points = select(analyst, ORDERED)
    rows = [row["attributes"] for row in analyst.eyes.ask("features", layer=points, limit=ORDERED)]
    wanted = [re.sub(r'[<>:"/\\|?*]+', "_", f"{row['LocNumber']} {row['LocName']}") for row in rows]
    open_preflight(analyst)
    assert "40 reports" in analyst.see("reportCountLabel")["text"]
    analyst.type_into("reportName", '"LocNumber" ||')
    analyst.wait_until(
        "it is told", lambda: "is no QGIS expression" in analyst.see("reportProblemLabel")["text"]
    )
    assert not analyst.see("startReportsButton")["enabled"]
    analyst.type_into("reportName", NAMES)
    assert analyst.see("reportNamesLabel")["text"].splitlines() == [f"{name}.pdf" for name in wanted[:3]]
    sandbox.forget()
    sandbox.faults.set(TWO_REFUSED, *few_at_once(10))
    folder = tmp_path / "risk reports"
    order(analyst, folder)

    wait_for_more(analyst, 4)
    analyst.click("pauseReportsButton")
    analyst.wait_until("it stands still", lambda: "paused" in analyst.see("reportsSummaryLabel")["text"])
    analyst.wait_for_idle()
    before, at_work = saved_so_far(analyst), len(asked(sandbox))
    assert 5 <= before <= 10
    assert len(list(folder.glob("*.pdf"))) == before
    assert analyst.see("pauseReportsButton")["text"].replace("&", "") == "Resume"
    sandbox.faults.set()
    analyst.click("pauseReportsButton")
    analyst.wait_for_message(r"^38 of 40 reports saved, 2 failed\.$", 60)
    assert reports_title(analyst) == "Reports 38/40"
    assert ORDERED <= len(asked(sandbox)) <= ORDERED + 3
    assert at_work <= before + 2 + 3

    analyst.click_label("Show")
    analyst.wait_until("those that failed", lambda: len(shown(analyst)) == 2)
    assert {row[1] for row in shown(analyst)} == {"failed"}
    assert all('Service: "A fault on purpose."' in row[2] for row in shown(analyst))
    assert 'Service: "A fault on purpose."' in analyst.see("reportShelfDetailsLabel")["text"]
    assert sorted(row["status"] for row in index_of(folder)) == ["failed"] * 2 + ["saved"] * 38

    sandbox.forget()
    analyst.listen()
    analyst.click("retryReportsButton")
    analyst.wait_for_message(r"^40 of 40 reports saved\.$")
    analyst.wait_until("all are shown as saved", lambda: [row[1] for row in shown(analyst)] == ["saved"] * 40)
    assert reports_title(analyst) == "Reports 40/40"
    assert len(asked(sandbox)) == 2
    index = index_of(folder)
    assert [row["file"] for row in index] == [f"{name}.pdf" for name in wanted]
    assert {path.name for path in folder.glob("*.pdf")} == {f"{name}.pdf" for name in wanted}
    assert {row["status"] for row in index} == {"saved"}
    assert all(pages(folder / row["file"]) > 1 for row in index[:3])
    analyst.click("reportFolderButton")
    analyst.wait_until("the folder is opened", lambda: str(folder) in computer.documents())

    open_by_the_action(analyst, computer, folder)


def open_by_the_action(analyst: Analyst, computer: Computer, folder: Path) -> None:
    """A click on a point of the reports layer opens the document of that point."""
    layer = analyst.layer("^Risk reports, pf_airports, ")
    assert layer["count"] == ORDERED
    places = {row["file"]: (float(row["longitude"]), float(row["latitude"])) for row in index_of(folder)}
    place = loneliest(np.array(list(places.values())))
    look_at(analyst, *place, 2_000_000)
    analyst.click_item("theLayerTreeView", layer["name"])
    with analyst.another_map_tool():
        analyst.click("ActionFeatureAction")
    analyst.click_map(*place)
    file = next(name for name, at in places.items() if at == place)
    analyst.wait_until("it is opened", lambda: str(folder / file) in computer.documents())
    with analyst.another_map_tool():
        analyst.click("mActionPan")


def test_bad_answers_and_folders_are_told_and_leave_no_half_files(
    analyst: Analyst, sandbox: Sandbox, tmp_path: Path
) -> None:
    have_points(analyst)
    select(analyst, 4)
    open_preflight(analyst)
    analyst.choose("reportVersionCombo", "V1")
    analyst.click("reportCirclesCheck")
    analyst.type_into("reportRadiiEdit", "250 1.5km")
    sandbox.change(report_form="html")
    sandbox.forget()
    order(analyst, tmp_path / "html")
    analyst.wait_for_message(r"^4 of 4 reports saved, 4 in another format than was asked for\.$")
    assert len(asked(sandbox)) == 4
    for request in asked(sandbox):
        assert "/api/v1/" in request.path
        assert json.loads(request.body)["radiuses"] == [250, 1500]
        assert request.headers["accept"] == "application/pdf"
    index = index_of(tmp_path / "html")
    assert all(row["file"].endswith(".html") for row in index)
    assert {row["message"] for row in index} == {"PDF was asked for, but HTML came."}

    open_preflight(analyst)
    sandbox.change(report_form="other")  # the service is not asked for it again, as it is for an empty one
    order(analyst, tmp_path / "other")
    analyst.wait_for_message(r"^0 of 4 reports saved, 4 failed\.$")
    analyst.click_label("Show")
    analyst.wait_until("the reason is told", lambda: "instead of a report" in shown(analyst)[0][2])
    assert not [path for path in (tmp_path / "other").iterdir() if path.suffix in (".pdf", ".html", ".part")]

    open_preflight(analyst)
    analyst.type_into("reportFolder", f"{READ_ONLY}/reports")
    if analyst.see("startReportsButton")["enabled"]:  # root is told only by the failure
        analyst.click("startReportsButton")
    analyst.wait_until("it is told", lambda: "written" in analyst.see("reportProblemLabel")["text"])
    analyst.press("Escape")
    analyst.wait_until("the form is gone", lambda: not is_visible(analyst, "reportPreflight"))


def wish(analyst: Analyst, circles: bool, version: str) -> None:
    """How single reports are asked for, by the menu of Report."""
    for name, wanted in (("reportCirclesAction", circles), (f"report{version}Action", True)):
        analyst.open_menu("reportButton")
        if analyst.see(name)["checked"] == wanted:
            analyst.press("Escape")
        else:
            analyst.click(name)


def test_a_loaded_point_with_circles_in_v1(analyst: Analyst, sandbox: Sandbox) -> None:
    have_points(analyst)
    points = analyst.layer("^pf_airports, ")
    rows = analyst.eyes.ask("features", layer=points["id"])
    places = {shapely.from_wkt(row["wkt"]).coords[0]: row["attributes"] for row in rows}
    place = loneliest(np.array(list(places)))
    look_at(analyst, *place, 2_000_000)
    open_panel(analyst)
    wish(analyst, True, "V1")
    sandbox.forget()
    pick_report(analyst, *place)
    (request,) = asked(sandbox)
    assert request.path.endswith("/api/v1/reports/portfolio/risk/point-buffer")
    assert json.loads(request.body)["radiuses"] == [200, 500, 1000]
    assert analyst.see("reportViewer")["text"] == f"Report: {places[place]['LocName']}"
    assert ", pf_airports, V1, 200 m, 500 m, 1 km" in analyst.see("reportDetailsLabel")["text"]
    close_dock(analyst, "reportViewer")
    wish(analyst, False, "V2")
    with analyst.another_map_tool():
        analyst.click("mActionPan")


def close_qgis(analyst: Analyst) -> None:
    """Quit while reports are under way, without saving the project."""
    press_in_qgis(analyst, "ctrl+q")
    # QGIS asks whether it may cancel what is under way, and wants to be told twice.
    analyst.click_label("Yes")
    analyst.wait_until("they stand still", lambda: "paused" in analyst.see("reportsSummaryLabel")["text"])
    press_in_qgis(analyst, "ctrl+q")
    analyst.click_label("Discard")

    def has_ended() -> bool:
        try:
            return not analyst.eyes.ask("state")
        except (NotSeen, OSError):
            return True

    analyst.wait_until("QGIS has ended", has_ended)


def resume_what_is_offered(analyst: Analyst, sandbox: Sandbox, saved: int) -> None:
    """The order of 12 that an earlier QGIS left, which asks for nothing before *Resume*."""
    bring_front(analyst, "resultsDock", "Results")
    analyst.click_label("Reports")
    analyst.wait_until("it is offered", lambda: "paused" in analyst.see("reportsSummaryLabel")["text"])
    assert reports_title(analyst) == f"Reports {saved}/12"
    assert not asked(sandbox)
    analyst.listen()
    analyst.click("pauseReportsButton")


def test_an_order_outlives_a_closed_qgis_and_a_power_cut(
    computer: Computer, sandbox: Sandbox, tmp_path: Path
) -> None:
    analyst = Analyst(computer.application)
    have_points(analyst)
    select(analyst, 12)
    open_preflight(analyst)
    folder = tmp_path / "reports"
    sandbox.faults.set(*few_at_once(5))
    order(analyst, folder)
    done: dict[Path, int] = {}
    for end, faults in ((close_qgis, few_at_once(5)), (lambda _analyst: computer.end(), ())):
        wait_for_more(analyst, len(done) + 2)
        end(analyst)
        assert done.items() <= times_of(folder).items()
        assert len(done) + 2 < len(times_of(folder)) <= len(done) + 5
        done = times_of(folder)
        analyst = computer.start_again()
        sandbox.forget()
        sandbox.faults.set(*faults)
        resume_what_is_offered(analyst, sandbox, len(done))
    analyst.wait_for_message(r"^12 of 12 reports saved\.$")
    assert len(asked(sandbox)) == 12 - len(done)
    assert len(index_of(folder)) == len(times_of(folder)) == 12
    assert done.items() <= times_of(folder).items()
    assert analyst.application.complaints() == []


def wait_for_more(analyst: Analyst, count: int) -> None:
    """Until more than *count* reports are there."""
    analyst.wait_until(f"more than {count} are there", lambda: saved_so_far(analyst) > count)


def times_of(folder: Path) -> dict[Path, int]:
    """The reports that are there, and when each was written."""
    return {path: path.stat().st_mtime_ns for path in folder.glob("*.pdf")}


def screens_of_reports(analyst: Analyst, sandbox: Sandbox, photographer: Photographer) -> None:
    """The pre-flight, the shelf at work and at its end, the layer, and a report with filters and circles."""
    only_area(analyst, IN_GERMANY)
    analyst.click("editFiltersButton")
    add_filter(analyst, "DE")
    analyst.click_label("Selection")
    load_points(analyst)
    select(analyst, ORDERED)
    open_preflight(analyst)
    analyst.click("reportCirclesCheck")
    photographer.take("reports-preflight", "reportPreflight", "selectionDock")
    analyst.type_into("reportName", '"LocNumber" ||')
    analyst.see("reportProblemLabel")
    photographer.take("reports-preflight-problem", "reportPreflight")
    analyst.type_into("reportName", NAMES)
    sandbox.faults.set(TWO_REFUSED, *few_at_once(12))
    analyst.listen()
    analyst.click("startReportsButton")
    wait_for_more(analyst, 9)
    photographer.take("reports-running", "resultsDock")
    analyst.click("pauseReportsButton")
    analyst.wait_until("it stands still", lambda: "paused" in analyst.see("reportsSummaryLabel")["text"])
    analyst.wait_for_idle()
    photographer.take("reports-paused", "resultsDock")
    sandbox.faults.set()
    analyst.click("pauseReportsButton")
    analyst.wait_for_message(r"^38 of 40 reports saved, 2 failed\.$", 60)
    photographer.take("reports-ended", "resultsDock")
    analyst.click_label("Show")
    photographer.take("reports-failed", "resultsDock")
    look_at(analyst, 10.0, 52.0, 5_000_000)
    photographer.take("reports-layer", "resultsDock")
    analyst.choose("reportStatesCombo", "Saved: 38")
    analyst.click("openShelfReportButton")
    analyst.wait_until("the report is there", lambda: report_shown(analyst))
    analyst.place_beside("reportViewer", "resultsDock")
    analyst.wait_until("it is drawn", lambda: analyst.colours("reportPages") > PAGE_COLOURS // 4)
    photographer.take("reports-layer-and-viewer", "resultsDock", "reportViewer")
    close_dock(analyst, "reportViewer")
    open_panel(analyst)
    wish(analyst, False, "V2")
    analyst.click("editFiltersButton")
    analyst.click_item("filterTree", "DE")
    analyst.click("removeFilterButton")
    analyst.click_label("Selection")

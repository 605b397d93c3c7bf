"""Single reports: what they are asked with, in which order they come, and where they are listed."""

from __future__ import annotations

from pathlib import Path

import pytest
from qgis.core import QgsProject
from qgis.PyQt.QtWidgets import QLabel, QToolButton

from geoportfolio.core.api import Filter
from geoportfolio.core.gis.reports.batch import FAILED, SAVED
from geoportfolio.ui.areas.pick_tool import Place
from tests.support.oracle import SOURCE, is_told_well
from tests.support.reports import asked
from tests.support.service import FAULT
from tests.support.workbench import settled

HOTEL = Place(9.9882, 53.6304, "Hotel")
NESTED = (Filter("CountryCode", "DE", (Filter("OccupancyCode", "1116"),)),)


def choose(bench, name: str) -> None:
    menu = bench.selection.panel.action_section.report.menu()
    (action,) = (each for each in menu.actions() if each.objectName() == name)
    assert action.isEnabled()
    action.trigger()


def listed(page) -> list:
    return [page.model.item(row) for row in range(page.model.rowCount())]


@pytest.mark.parametrize(
    ("version", "circles", "path"),
    [
        ("v1", False, "/api/v1/reports/risk/point"),
        ("v2", False, "/api/v2/reports/risk/point"),
        ("v1", True, "/api/v1/reports/portfolio/risk/point-buffer"),
        ("v2", True, "/api/v2/reports/portfolio/risk/point-buffer"),
    ],
)
def test_circles_version_and_filters_go_along(ready, sandbox, version, circles, path):
    ready.draft.set_filters((Filter("CountryCode", "DE"),))
    ready.drawing.set_radii((250.0, 1500.0))
    choose(ready, f"report{version.upper()}Action")
    if circles:
        choose(ready, "reportCirclesAction")
    sandbox.forget()
    ready.reports.fetch(HOTEL)
    settled(ready)
    (request,) = asked(sandbox)
    assert request["path"].endswith(path)
    assert request["source"] == SOURCE
    assert request.get("radiuses", []) == ([250.0, 1500.0] if circles else [])
    (sent,) = [value for key, value in request.items() if key.startswith("filters")]
    assert sent == [{"field": "CountryCode", "value": "DE"}]


def test_the_viewer_says_what_the_report_was_asked_with(ready, window):
    ready.draft.set_filters(NESTED)
    ready.reports.settings.set_with_circles(True)
    ready.reports.fetch(HOTEL)
    settled(ready)
    assert window.texts() == []
    told = window.mainWindow().findChild(QLabel, "reportDetailsLabel").text()
    assert f"{SOURCE}, V2, 200 m, 500 m, 1 km" in told
    assert "CountryCode" in told and "1116" in told


def test_each_connection_has_a_version_of_its_reports(ready):
    choose(ready, "reportV1Action")
    assert ready.reports.settings.version == "v1"
    ready.session.connection = "another"
    assert ready.reports.settings.version == "v2"


def test_the_button_says_what_its_click_will_bring(ready):
    choose(ready, "reportHtmlAction")
    choose(ready, "reportCirclesAction")
    choose(ready, "reportV1Action")
    tip = ready.selection.panel.action_section.report.toolTip()
    assert "(HTML, V1, 200 m, 500 m, 1 km)" in tip
    ready.drawing.set_radii((250.0,))
    assert "(HTML, V1, 250 m)" in ready.selection.panel.action_section.report.toolTip()


def test_nested_filters_that_v1_cannot_say_are_told_and_nothing_is_sent(ready, window, sandbox):
    ready.draft.set_filters(NESTED)
    choose(ready, "reportV1Action")
    sandbox.forget()
    ready.reports.fetch(HOTEL)
    settled(ready)
    assert asked(sandbox) == []
    assert "flat list" in window.texts()[0]


def test_a_click_without_a_source_sends_nothing_and_says_so(ready, window, sandbox):
    ready.reports.pick("pdf")
    ready.session.use("environment")
    sandbox.forget()
    ready.reports.fetch(HOTEL)
    settled(ready)
    assert asked(sandbox) == []
    assert "Choose a source" in window.texts()[0]


def test_reports_that_are_asked_for_in_a_row_all_come(ready, sandbox):
    for number in range(3):
        ready.reports.fetch(Place(9.9 + number / 100, 53.6, f"Hotel {number}"))
    settled(ready)
    page = ready.reports.page
    assert [(item.label, item.state) for item in listed(page)] == [
        (f"Hotel {number}", SAVED) for number in range(3)
    ]
    folder = Path(QgsProject.instance().fileName()).with_name("project_geoportfolio") / "reports"
    assert len(list(folder.iterdir())) == 3


def test_a_report_that_fails_is_listed_with_its_reason(ready, window, sandbox):
    sandbox.faults.set("risk/point=400x1")
    ready.reports.fetch(HOTEL)
    settled(ready)
    page = ready.reports.page
    item = page.chosen()
    assert item.state == FAILED and FAULT in item.message
    assert is_told_well(item.message, FAULT)
    assert not page.findChild(QToolButton, "openShelfReportButton").isEnabled()
    assert page.findChild(QToolButton, "showShelfReportButton").isEnabled()


def test_stop_gives_up_those_that_wait_as_well(ready, sandbox):
    with sandbox.behaving(latency_ms=300):
        for number in range(3):
            ready.reports.fetch(Place(9.9, 53.6, f"Hotel {number}"))
        ready.reports.singles.stop()
        settled(ready)
    assert [item.state for item in listed(ready.reports.page)] == [FAILED] * 3


def test_a_report_that_comes_as_html_is_told_and_shown(ready, window, sandbox):
    with sandbox.behaving(report_form="html"):
        ready.reports.fetch(HOTEL)
        settled(ready)
    assert window.texts() == ["PDF was requested for Hotel, but the service sent HTML."]
    assert ready.reports.page.chosen().file.endswith(".html")


def test_a_report_of_a_known_source_leaves_the_docks_as_they_are(ready):
    ready.reports.report_at(9.9882, 53.6304)
    settled(ready)
    assert not ready.selection.is_made and [item.state for item in listed(ready.reports.page)] == [SAVED]


def test_without_a_source_the_dock_comes_in_which_it_is_chosen(bench):
    bench.reports.report_at(9.9882, 53.6304)
    assert bench.selection.is_made and bench.selection.isVisible()


def test_a_second_click_on_the_same_place_is_not_asked_and_what_waits_is_told(ready, window, sandbox):
    said = []
    ready.progress.text.connect(said.append)
    sandbox.forget()
    with sandbox.behaving(latency_ms=300):
        ready.reports.fetch(HOTEL)
        ready.reports.fetch(HOTEL)
        assert window.texts() == ["The report for Hotel is already being downloaded."]
        for number in range(2):
            ready.reports.fetch(Place(9.9 + number / 100, 53.6, f"Hotel {number}"))
        assert said[-1].startswith("Report for Hotel, 2 more queued")
        settled(ready)
    assert len(asked(sandbox)) == 3
    ready.reports.fetch(HOTEL)
    settled(ready)
    assert len(asked(sandbox)) == 4

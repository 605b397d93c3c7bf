"""How many inputs a new analyst needs from F8 to the first locations, and to the first report."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandbox.testing import Sandbox

from . import stage
from .airports import airports_in, loneliest
from .analyst import Analyst
from .docks import MASTER_PASSWORD
from .results import RESULT, wait_for_report
from .selection import SOURCE, area_shapes

MOST_TO_LOCATIONS, MOST_TO_REPORT = 15, 2
"""Inputs: a click, a double click, a key, or a text that is typed."""
TRIANGLE = ((5.0, 47.0), (15.0, 47.0), (10.0, 55.0))
"""Corners in (longitude, latitude), EPSG:4326."""


@pytest.fixture(scope="module")
def application(start_qgis: stage.Start, home: Path, sample_project: Path) -> stage.Application:
    """QGIS with the plugin and no connection."""
    return start_qgis(project=sample_project, home=home)


class Counted:
    """Does what an analyst does, and counts it."""

    def __init__(self, analyst: Analyst) -> None:
        self.analyst = analyst
        self.done: list[str] = []

    def press(self, key: str) -> None:
        self.analyst.press(key)
        self.done.append(key)

    def write(self, field: str, text: str) -> None:
        """Type *text*, once the keys go to *field*."""
        self.analyst.wait_until(
            f"{field} takes the keys", lambda: self.analyst.eyes.ask("widget", name=field)["gets_keys"]
        )
        self.analyst.hands.write(text)
        self.done.append(text)

    def click(self, name: str) -> None:
        self.analyst.click(name)
        self.done.append(name)

    def click_map(self, lon: float, lat: float) -> None:
        self.analyst.click_map(lon, lat)
        self.done.append(f"{lon}, {lat}")

    def double_click_map(self, lon: float, lat: float) -> None:
        self.analyst.double_click_map(lon, lat)
        self.done.append(f"{lon}, {lat}, twice")


def test_a_new_analyst_has_locations_after_few_inputs_and_a_report_after_two_more(
    analyst: Analyst, sandbox: Sandbox
) -> None:
    new = Counted(analyst)
    new.press("F8")
    new.write("addressEdit", sandbox.url)
    new.press("Tab")
    new.write("keyEdit", sandbox.key)
    new.press("Return")
    new.write("leMasterPass", MASTER_PASSWORD)
    new.press("Tab")
    new.write("leMasterPassVerify", MASTER_PASSWORD)
    new.press("Return")
    analyst.wait_until("the sources are listed", lambda: analyst.see("sourceCombo")["gets_keys"])
    new.press("Down")
    analyst.wait_until("one is chosen", lambda: analyst.see("sourceCombo")["text"] == SOURCE)
    with analyst.another_map_tool():
        new.press("F9")
    new.click_map(*TRIANGLE[0])
    new.click_map(*TRIANGLE[1])
    new.double_click_map(*TRIANGLE[2])
    analyst.wait_until("the area is finished", lambda: len(area_shapes(analyst)) == 1)
    new.click("loadPointsButton")
    loaded = analyst.layer(RESULT)
    inside = airports_in(area_shapes(analyst)[0])
    assert loaded["count"] == len(inside) > 0
    assert len(new.done) <= MOST_TO_LOCATIONS, new.done
    analyst.wait_for_idle()

    to_report = Counted(analyst)
    with analyst.another_map_tool():
        to_report.click("reportButton")
    to_report.click_map(*loneliest(inside))
    wait_for_report(analyst)
    assert len(to_report.done) <= MOST_TO_REPORT, to_report.done

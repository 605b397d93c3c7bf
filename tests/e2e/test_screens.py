"""The screens for review, in two sizes and two themes; and that nothing on them is cut or for some only.

They land in ``build/e2e/screens``.
"""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path
from typing import Callable, Iterator, Sequence

import numpy as np
import pytest

from sandbox.testing import Sandbox

from . import stage
from .analyst import Analyst
from .demo import CORNERS, PAGE_COLOURS, airports_in, loneliest
from .hands import RIGHT
from .sample_project import write_sample_project
from .screens import SIZES, THEMES, Photographer, start_afresh
from .steps import (
    Place,
    area_shapes,
    choose_source,
    close_windows,
    draw,
    load_points,
    look_at,
    open_panel,
    pick_report,
)
from .test_accumulation import screens_of_accumulation
from .test_attributes import screens_of_attributes
from .test_browser import screens_of_browser
from .test_circles import screens_of_circles
from .test_dialogs import screens_of_dialogs
from .test_enrichment import screens_of_enrichment
from .test_entries import screens_of_entries
from .test_filters import screens_of_filters
from .test_hazards import screens_of_hazards
from .test_home import screens_of_home
from .test_layer_marks import screens_of_marks
from .test_maps import screens_of_maps
from .test_memory import screens_of_memory
from .test_portable import screens_of_portable
from .test_report_orders import screens_of_reports
from .test_search import screens_of_search
from .test_support import screens_of_support

HAMBURG = (9.988, 53.630)
"""The middle of the street-scale picture."""
BESIDE_THE_VIEWER = (17.5, 52.6, 13_000_000)
"""A view whose left part shows the area (longitude, latitude, scale)."""

WEST_OF_THE_VIEWER = (8.0, 53.0)
"""A place that stays in sight then."""


AREAS: Sequence[Callable[[Analyst, Sandbox, Photographer], None]] = (
    screens_of_circles,
    screens_of_entries,
    screens_of_filters,
    screens_of_search,
    screens_of_attributes,
    screens_of_hazards,
    screens_of_maps,
    screens_of_enrichment,
    screens_of_memory,
    screens_of_reports,
    screens_of_accumulation,
    screens_of_home,
    screens_of_dialogs,
    screens_of_browser,
    screens_of_portable,
    screens_of_marks,
    screens_of_support,
)
"""The screens of each area; each finds and may leave areas and layers as it likes, the last broken ones."""


@pytest.fixture
def stand(kind: tuple[str, str], tmp_path: Path) -> Iterator[Analyst]:
    """QGIS without a connection on a display of that size, in that theme."""
    size, theme = kind
    with ExitStack() as stack:
        display = stack.enter_context(stage.display(*SIZES[size]))
        project = write_sample_project(tmp_path)
        started = stage.application(display, project=project, theme=THEMES[theme])
        yield Analyst(stack.enter_context(started))


def test_every_screen_is_whole_and_for_everybody(
    stand: Analyst, sandbox: Sandbox, kind: tuple[str, str], request: pytest.FixtureRequest
) -> None:
    wanted = request.config.getoption("--areas")
    photographer = Photographer(stand, "-".join(kind))
    connect(stand, sandbox, photographer)
    load(stand, sandbox, photographer)
    if not wanted:
        look_closely(stand, photographer)
    for screens_of_area in AREAS:
        if not wanted or screens_of_area.__name__[len("screens_of_") :] in wanted.split(","):
            start_afresh(stand)
            screens_of_area(stand, sandbox, photographer)
    if not wanted:
        start_afresh(stand)
        report(stand, photographer)
        show_options(stand, photographer)
    # One a line: pytest would show the first one alone.
    assert not photographer.cut, "\n".join(photographer.cut)
    assert not photographer.inaccessible, "\n".join(sorted(set(photographer.inaccessible)))
    assert stand.application.complaints() == []


def connect(analyst: Analyst, sandbox: Sandbox, photographer: Photographer) -> None:
    open_panel(analyst)
    photographer.take("form", "selectionDock")
    analyst.type_into("addressEdit", "http://portfolio.example.com")
    analyst.type_into("keyEdit", "Bearer " + sandbox.key)
    analyst.see("removePrefixButton")
    photographer.take("form-warnings", "selectionDock")
    analyst.click("removePrefixButton")
    analyst.type_into("addressEdit", sandbox.url)
    analyst.type_into("keyEdit", "mistyped")
    analyst.click("sessionKeyRadio")
    analyst.click("moreGroup")
    analyst.click("connectButton")
    analyst.see("connectionProblemLabel")
    photographer.take("form-problem", "selectionDock")
    analyst.type_into("keyEdit", sandbox.key)
    analyst.click("connectButton")
    analyst.see("sourceCombo")
    photographer.take("panel-first", "selectionDock")


def load(analyst: Analyst, sandbox: Sandbox, photographer: Photographer) -> None:
    choose_source(analyst)
    with analyst.another_map_tool():
        analyst.press("F9")
    for corner in CORNERS[:-1]:
        analyst.click_map(*corner)
    analyst.point_at(*CORNERS[-1])
    analyst.wait_until("its size is told", lambda: "km²" in analyst.see("mapToolReadout")["text"])
    photographer.take("drawing", "selectionDock")
    analyst.press("Escape", "Escape")
    draw(analyst, CORNERS)
    sandbox.faults.set("points/=hang:0.5x1")
    analyst.click("loadPointsButton")
    analyst.wait_until("it takes time", lambda: re.search(r"\d s", analyst.see("progressLabel")["text"]))
    photographer.take("loading", "selectionDock")
    analyst.click("stopButton")
    analyst.wait_for_message("^Stopped")
    photographer.take("stopped", "selectionDock")
    sandbox.faults.set("points/=403x1")
    analyst.listen()
    analyst.click("loadPointsButton")
    analyst.wait_for_message("no access to")
    photographer.take("problem", "selectionDock")
    load_points(analyst)
    analyst.wait_for_idle()
    photographer.take("points", "selectionDock")


def report(analyst: Analyst, photographer: Photographer) -> None:
    draw(analyst, CORNERS)
    look_at(analyst, *BESIDE_THE_VIEWER)
    point = loneliest(airports_in(area_shapes(analyst)[0]))
    for form, view, place in (("", "reportPages", point), ("HTML", "reportHtml", WEST_OF_THE_VIEWER)):
        pick_report(analyst, *place, kind=form)
        analyst.wait_until("it is drawn", lambda view=view: analyst.colours(view) > PAGE_COLOURS // 4)
        photographer.take(f"report-{view}", "selectionDock", "reportViewer")


def look_closely(analyst: Analyst, photographer: Photographer) -> None:
    analyst.click_item("theLayerTreeView", "pf_airports", RIGHT)
    analyst.click_label("Styles")
    analyst.click_label("Sum insured")
    photographer.take("sum-insured", "selectionDock")
    look_at(analyst, *HAMBURG, 100_000)
    analyst.click("mActionMapTips")
    analyst.point_at(*airports_near(HAMBURG, analyst))
    analyst.wait_until("the map tip shows", lambda: analyst.eyes.ask("state")["map_tip"])
    photographer.take("street")
    analyst.click("mActionMapTips")


def airports_near(place: Place, analyst: Analyst) -> Place:
    """The airport nearest to *place*."""
    airports = airports_in(area_shapes(analyst)[0])
    lon, lat = airports[np.linalg.norm(airports - place, axis=1).argmin()]
    return float(lon), float(lat)


def show_options(analyst: Analyst, photographer: Photographer) -> None:
    analyst.click("connectionMenuButton")
    analyst.click_label("Connections")
    analyst.see("connectionsList")
    analyst.click("testConnectionButton")
    analyst.wait_until("it works", lambda: "pf_airports" in analyst.see("connectionWorksLabel")["text"])
    photographer.take("options", "geoportfolioConnectionsPage")
    analyst.click("editConnectionButton")
    analyst.see("connectionDialog")
    photographer.take("dialog", "connectionDialog")
    close_windows(analyst, "connectionDialog", "connectionsList")

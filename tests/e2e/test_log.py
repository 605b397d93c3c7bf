"""The log of a walk through all docks: a support engineer can explain each line of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Iterable, Sequence

from sandbox.testing import Sandbox

from . import stage
from .analyst import Analyst
from .steps import (
    IN_GERMANY,
    bring_front,
    close_dock,
    close_windows,
    load_points,
    look_at,
    only_area,
    open_panel,
    open_runs,
    pick_report,
    press_in_qgis,
)
from .test_accumulation import accumulate
from .test_attributes import HERE
from .test_circles import take_circles
from .test_hazards import QUITO, take_the_tool
from .test_home import HELP, close_help, has_ended, help_title
from .test_lifecycle import add_map, look_into_browser
from .test_search import suggestions
from .test_support import from_menu, wait_for_doctor

Explained = Sequence[tuple[str, str]]
"""What a line is like, as a regular expression that matches the whole of it, and why it is there."""
LOG: Explained = (
    (r"Plugins: Loaded (GeoPortfolio|Processing) \(package: \w+\)", "QGIS names the plugins that it loads"),
    (r": (Qgs)?Application state:.*", "QGIS's own folders, at its start"),
    (r"QGIS: Executed startup script: .*/probe\.py", "the tests' own listener in QGIS"),
    (r"Python warning: warning:/usr/.*DeprecationWarning: .*", "a line of QGIS's own under a newer Python"),
    (r"Messages: Task complete : .*", "QGIS's own words at the end of a task, while its window has no focus"),
    (r"Messages: GeoPortfolio : \d+ points, \d+\.\d s", "the message bar after the load"),
    (r"Messages: GeoPortfolio : Adding maps\.\.\.", "the message bar while a map is made"),
    (r"Messages: GeoPortfolio : '[^']+' added to Hazard\.", "the message bar after that"),
)
PRINTED: Explained = (
    (r"<string>:1: DeprecationWarning: setapi\(\) is deprecated", "QGIS 3.22's own start of Python"),
    (
        r"Warning 1: Non-conformant content for record 1 in column update_time, .*, successfully parsed",
        "GDAL on the styles of QGIS's own world map, the sample project's background",
    ),
)


def unexplained(lines: Iterable[str], explained: Explained) -> list[str]:
    patterns = [re.compile(pattern, re.DOTALL) for pattern, _ in explained]
    return [line for line in lines if line and not any(pattern.fullmatch(line) for pattern in patterns)]


def walk(analyst: Analyst) -> None:
    """Each dock and tool of the map with an answer in it, the help, the maps, the Browser, the doctor."""
    only_area(analyst, IN_GERMANY)
    load_points(analyst)
    accumulate(analyst)
    analyst.click("chartButton")
    analyst.see("chartWindowView")
    close_dock(analyst, "chartDock")
    for dock, (tab, button, title) in HELP.items():
        bring_front(analyst, dock, tab)
        analyst.click(button)
        analyst.wait_until("the help is open", lambda title=title: help_title(analyst) == title)
        close_help(analyst)
    open_runs(analyst)
    bring_front(analyst, "searchDock", "Search")
    analyst.type_into("addressLine", "Bremen")
    analyst.wait_until("it is suggested", lambda: suggestions(analyst))
    analyst.press("Escape")
    take_circles(analyst)
    look_at(analyst, *HERE, 1_000_000)
    with analyst.another_map_tool():
        analyst.click("geoportfolioAttributesAction")
    analyst.click_map(*HERE)
    analyst.wait_until("they are there", lambda: analyst.eyes.ask("items", name="attributesTable"))
    close_dock(analyst, "pointAttributesDock")
    open_panel(analyst)
    pick_report(analyst, *HERE)
    close_dock(analyst, "reportViewer")
    take_the_tool(analyst)
    analyst.click_map(*QUITO)
    analyst.see("layersDialog")
    analyst.type_into("layerNameLine", "earthquake_bands")
    analyst.press("Return")
    analyst.click_label("OK")
    analyst.wait_until("they are there", lambda: analyst.eyes.ask("items", name="hazardsTree"))
    close_dock(analyst, "hazardsDock")
    from_menu(analyst, "Connection doctor")
    wait_for_doctor(analyst)
    close_windows(analyst, "doctorDialog")
    add_map(analyst)
    look_into_browser(analyst)


def test_each_line_of_a_walk_through_all_docks_is_explained(
    screen: str, sample_project: Path, sandbox: Sandbox
) -> None:
    known = stage.Service(sandbox.url, sandbox.key).environment()
    with stage.application(screen, project=sample_project, environment=known) as application:
        analyst = Analyst(application)
        walk(analyst)
        analyst.eyes.ask("memory")  # which collects: Python then warns of what was left open
        log = [f"{entry['tag']}: {entry['text']}" for entry in analyst.eyes.ask("log")]
        press_in_qgis(analyst, "ctrl+q")
        analyst.click_label("Discard")
        analyst.wait_until("QGIS has ended", lambda: has_ended(analyst))
        assert application.process.wait(stage.STOP_SECONDS) == 0
        printed = application.log.read_text(errors="replace").splitlines()
    assert (unexplained(log, LOG), unexplained(printed, PRINTED)) == ([], [])

"""``make demo``: the sandbox, and the real QGIS with the plugin, a connection and a sample project.

With a display it is yours. Without one (or with ``--by-itself``) the main job runs by itself under Xvfb:
every step is mouse and key events of the X server, and the points on the map are counted against shapely
and GeographicLib over the same airports. ``build/demo`` keeps the points, the report and screenshots; the
exit code is 1 when a step failed.
"""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Callable, Iterator

from . import stage
from .airports import airports_around, airports_in, loneliest
from .analyst import Analyst
from .docks import open_panel
from .file_dialog import name_file
from .results import (
    RESULT,
    load_points,
    pick_report,
    wait_for_page,
)
from .sample_project import write_sample_project
from .selection import (
    SOURCE,
    area_shapes,
    choose_source,
    clear_areas,
    draw,
    filter_by_country,
    put_circles,
    wait_for_circles,
)

DEMO = stage.ROOT / "build" / "demo"
CORNERS = (
    (3.2, 51.3),
    (4.8, 53.5),
    (8.2, 54.2),
    (11.2, 54.4),
    (14.4, 53.6),
    (14.3, 51.4),
    (9.8, 50.9),
    (6.0, 50.0),
)
"""(longitude, latitude) of the clicks around the Benelux and northern Germany, EPSG:4326."""
COUNTRY = "DE"
CENTERS = ((9.99, 53.55), (13.4, 52.5), (6.1, 50.8))
"""(longitude, latitude) of the circles in and beside that country, EPSG:4326."""
RADII = "20km 50km"
LARGEST_RADIUS = 50_000.0
_STARTUP = """\
from geoportfolio.core.gis.connections.connections import Connection, Connections
from qgis.core import QgsApplication
from qgis.utils import iface
from qgis.PyQt.QtWidgets import QAction

QgsApplication.authManager().setMasterPassword({master!r}, True)
Connections().save(Connection("Demo", {url!r}), {key!r})
if {opens!r}:
    open_panel = lambda: iface.mainWindow().findChild(QAction, "geoportfolioPanelAction").trigger()
    iface.initializationCompleted.connect(open_panel)
"""
"""What QGIS does before it loads its plugins; it is in no session of the analyst's own."""
KEPT = {
    "screenshot.png": "the points in the drawn area, and the report of one",
    "circles.png": "the places of one country in circles",
    "points.gpkg": "the points of the first load",
    "risk-report.pdf": "the report",
    "sample.qgz": "the project with the map behind it",
}
"""What a run by itself leaves for somebody to look at."""


@dataclass
class Summary:
    """Prints what is done and what came of it, step by step."""

    failed: bool = False

    @contextmanager
    def step(self, name: str) -> Iterator[list[str]]:
        """A step with the findings that the block adds; one that raises is marked, and raises on."""
        findings: list[str] = []
        started = time.monotonic()
        mark = "FAILED"
        try:
            yield findings
            mark = f"{time.monotonic() - started:.1f} s"
        except Exception as failure:
            findings.append(str(failure).splitlines()[0][:120])
            self.failed = True
            raise
        finally:
            print(f"  {mark:>7}  {name:<28} {', '.join(findings)}", flush=True)


def main_job(
    analyst: Analyst, summary: Summary, folder: Path, seen: Callable[[str], None] = lambda _what: None
) -> None:
    """The analyst's main job, from the shortcut of the panel to the saved report.

    Leaves ``points.gpkg``, ``risk-report.pdf`` and ``screenshot.png`` in *folder*. Raises when a step
    fails; *summary* has the steps until then.

    :param seen: called with what is on the screen: source, corner, area, points, report.
    """
    with summary.step("open the panel with F8") as found:
        choose_source(analyst)
        analyst.wait_for_idle()
        found.append(f"connection {analyst.see('connectionCombo')['text']}, source {SOURCE}")
        seen("source")

    with summary.step("draw the area with F9") as found:
        draw(analyst, CORNERS, each=lambda: seen("corner"))
        analyst.wait_until("the area is finished", lambda: len(area_shapes(analyst)) == 1)
        (area,) = area_shapes(analyst)
        found.append(f"{len(CORNERS)} corners")
        seen("area")

    with summary.step("load the points") as found:
        found.append(f"{load_points(analyst)} points")
        points = analyst.layer(RESULT)
        analyst.wait_for_idle()

    with summary.step("count them with shapely") as found:
        inside = airports_in(area)
        found += [f"{points['count']} on the map", f"{len(inside)} by shapely"]
        if points["count"] != len(inside) or not len(inside):
            raise AssertionError("the counts differ, or are none")
        seen("points")

    with summary.step("report on one of them") as found:
        pick_report(analyst, *loneliest(inside))
        wait_for_page(analyst)
        found.append(analyst.see("reportDetailsLabel")["text"].split("\n")[0])
        analyst.hands.screenshot(folder / "screenshot.png")
        seen("report")

    with summary.step("save the report") as found:
        analyst.click("saveReportButton")
        name_file(analyst, folder / "risk-report.pdf")
        analyst.wait_until("the file is written", (folder / "risk-report.pdf").exists)
        found.append(f"{pages(folder / 'risk-report.pdf')} pages")

    with summary.step("keep the GeoPackage") as found:
        kept = keep_points(points["source"], folder / "points.gpkg")
        found.append(f"{kept} rows")
        if kept != len(inside):
            raise AssertionError("the file has another number of points than the map")

    no_complaints(analyst, summary)


def circles_and_filters(analyst: Analyst, summary: Summary, folder: Path) -> None:
    """After the main job: the places of one country around three centers, each shown once.

    Leaves ``circles.png`` in *folder*.
    """
    with summary.step("filter by a country") as found:
        open_panel(analyst)
        filter_by_country(analyst, COUNTRY)
        found.append(analyst.see("filtersLabel")["text"])

    with summary.step("circles with Shift+F9") as found:
        clear_areas(analyst)
        put_circles(analyst, CENTERS, RADII)
        found.extend(analyst.eyes.ask("items", name="areaList"))

    with summary.step("load and count them again") as found:
        centers = [center for center, _ in wait_for_circles(analyst, len(CENTERS)).values()]
        said = load_points(analyst)
        analyst.wait_for_idle()
        analyst.hands.screenshot(folder / "circles.png")
        inside = (airports_around(center, LARGEST_RADIUS, COUNTRY) for center in centers)
        wanted = len(set().union(*inside))
        found += [f"{said} points", f"{wanted} by GeographicLib"]
        if not said == analyst.layer(RESULT)["count"] == wanted > 0:
            raise AssertionError("the counts differ, or are none")

    no_complaints(analyst, summary)


def no_complaints(analyst: Analyst, summary: Summary) -> None:
    """A step that fails when QGIS complained."""
    with summary.step("nothing was complained of") as found:
        found.extend(analyst.application.complaints())
        if found:
            raise AssertionError("QGIS complained")


def pages(pdf: Path) -> int:
    """The number of pages of *pdf*, counted by poppler."""
    printed = subprocess.run(["pdfinfo", str(pdf)], check=True, capture_output=True, text=True).stdout
    return int(next(line for line in printed.splitlines() if line.startswith("Pages:")).split()[1])


def keep_points(source: str, copy: Path) -> int:
    """Copy the GeoPackage of a layer's *source* as SQLite sees it, open or not; returns its rows."""
    file, _, layer = source.partition("|layername=")
    original = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    copied = sqlite3.connect(copy)
    with closing(original), closing(copied):
        original.backup(copied)
        table = layer or copied.execute("SELECT table_name FROM gpkg_contents").fetchone()[0]
        return int(copied.execute(f'SELECT count(*) FROM "{table}"').fetchone()[0])


def write_profile(folder: Path, service: stage.Service, opens: bool = False) -> dict[str, str]:
    """Write a profile below *folder* in which QGIS begins with the connection *Demo*.

    :param opens: whether the panel is open from the start.
    :returns: the variables that QGIS needs for it.
    """
    stage.write_profile(folder, stage.ROOT)
    data = folder / "data"
    startup = data / "QGIS" / "QGIS3" / "startup.py"
    startup.parent.mkdir(parents=True)
    master = secrets.token_urlsafe()
    startup.write_text(_STARTUP.format(url=service.url, key=service.key, master=master, opens=opens))
    return {"QGIS_AUTH_DB_DIR_PATH": str(folder), "XDG_DATA_HOME": str(data)}


def has_display() -> bool:
    """Whether a window could be opened for a person."""
    wayland = os.environ.get("WAYLAND_DISPLAY")
    if wayland and (Path(os.environ.get("XDG_RUNTIME_DIR", "/")) / wayland).is_socket():
        return True
    if not os.environ.get("DISPLAY"):
        return False
    asked = subprocess.run(["xdotool", "getdisplaygeometry"], capture_output=True, check=False)
    return asked.returncode == 0


def run_for_a_person(project: Path) -> int:
    """Open QGIS on the person's display and wait until it is closed."""
    with stage.sandbox() as service, tempfile.TemporaryDirectory(prefix="geoportfolio-demo-") as folder:
        print(f"GeoPortfolio sandbox: {service.url}  key: {service.key}")
        print("QGIS opens in a throwaway profile. F8 opens and hides the docks; close QGIS to end the demo.")
        print("The map shows Vaduz, for the source pf_city; a spatial bookmark has Europe, for pf_airports.")
        environment = {**os.environ, **write_profile(Path(folder), service, opens=True)}
        command = stage.qgis_command(Path(folder), project)
        return subprocess.run(command, env=environment, check=False).returncode


def run_by_itself(project: Path) -> int:
    """The main job under Xvfb; returns the exit code."""
    print("No display: the main job runs by itself on one that nobody sees.", flush=True)
    summary = Summary()
    try:
        with ExitStack() as stack:
            with summary.step("start the sandbox and QGIS") as found:
                service = stack.enter_context(stage.sandbox())
                home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="geoportfolio-demo-")))
                started = stage.application(
                    stack.enter_context(stage.display(1920, 1080)),
                    project=project,
                    environment=write_profile(home, service),
                    home=home,
                    keep_log=DEMO / "qgis.log",
                )
                analyst = Analyst(stack.enter_context(started), DEMO)
                found.append(service.url)
            stack.callback(analyst.screenshot, "last-screen")
            main_job(analyst, summary, DEMO)
            circles_and_filters(analyst, summary, DEMO)
    except Exception as failure:
        print(f"{type(failure).__name__}: {failure}", file=sys.stderr)
        summary.failed = True
    print("FAILED. What there is lies in:" if summary.failed else "Done. Look at:")
    for name, what in KEPT.items():
        if (DEMO / name).exists():
            print(f"  {DEMO / name}: {what}")
    return int(summary.failed)


def main() -> int:
    """Clean the folder of the last run, write the project, and run; returns the exit code."""
    for asked in (signal.SIGTERM, signal.SIGINT):
        signal.signal(asked, lambda number, _frame: sys.exit(128 + number))
    shutil.rmtree(DEMO, ignore_errors=True)
    by_itself = "--by-itself" in sys.argv[1:] or not has_display()
    project = write_sample_project(DEMO, city=not by_itself)
    return run_by_itself(project) if by_itself else run_for_a_person(project)


if __name__ == "__main__":
    sys.exit(main())

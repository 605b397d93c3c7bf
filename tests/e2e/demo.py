"""``make demo``: the sandbox, and the real QGIS with the plugin, a connection and a sample project.

With a display it is yours. Without one (or with ``--by-itself``) the main job runs by itself under Xvfb:
every step is mouse and key events of the X server, and the points on the map are counted against shapely
and GeographicLib over the same airports. ``build/demo`` keeps the points, the report and screenshots; the
exit code is 1 when a step failed.
"""

from __future__ import annotations

import os
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
from typing import Any, Iterator

import airportsdata
import numpy as np
import shapely
from geographiclib.geodesic import Geodesic

from . import stage
from .analyst import Analyst
from .file_dialog import name_file
from .hands import RIGHT
from .sample_project import write_sample_project

DEMO = stage.ROOT / "build" / "demo"
SOURCE = "pf_airports"
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
LOADED_SECONDS = 120
REPORT_SECONDS = 60
PAGE_COLOURS = 200
"""An empty page with its number has fewer, a drawn one has more."""
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


def main_job(analyst: Analyst, summary: Summary, folder: Path) -> None:
    """The analyst's main job, from the shortcut of the panel to the saved report.

    Leaves ``points.gpkg``, ``risk-report.pdf`` and ``screenshot.png`` in *folder*. Raises when a step
    fails; *summary* has the steps until then.
    """
    with summary.step("open the panel with F8") as found:
        analyst.press("F8")
        analyst.see("selectionDock")
        analyst.choose("sourceCombo", SOURCE)
        analyst.wait_for_idle()
        found.append(f"connection {analyst.see('connectionCombo')['text']}, source {SOURCE}")

    with summary.step("draw the area with F9") as found:
        with analyst.another_map_tool():
            analyst.press("F9")
        for lon, lat in CORNERS:
            analyst.click_map(lon, lat)
        analyst.click_map(*CORNERS[-1], button=RIGHT)
        analyst.layer("Selection areas")
        area = drawn_area(analyst)
        found.append(f"{len(CORNERS)} corners")

    with summary.step("load the points") as found:
        analyst.click("loadPointsButton")
        found.append(analyst.wait_for_message(r"\d+ points", LOADED_SECONDS))
        points = analyst.layer(f"^{SOURCE}")
        analyst.wait_for_idle()

    with summary.step("count them with shapely") as found:
        inside = airports_in(area)
        found += [f"{points['count']} on the map", f"{len(inside)} by shapely"]
        if points["count"] != len(inside) or not len(inside):
            raise AssertionError("the counts differ, or are none")

    with summary.step("report on one of them") as found:
        with analyst.another_map_tool():
            analyst.click("reportButton")
        lon, lat = loneliest(inside)
        analyst.click_map(lon, lat)
        analyst.wait_until("the report is there", lambda: report_shown(analyst), REPORT_SECONDS)
        analyst.place_beside("reportViewer", "selectionDock")
        analyst.wait_until("its page is drawn", lambda: analyst.colours("reportPages") > PAGE_COLOURS)
        analyst.wait_for_idle()
        found.append(analyst.see("reportViewer")["text"])
        analyst.hands.screenshot(folder / "screenshot.png")

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
    """After the main job: the places of one country around three centres, each shown once.

    Leaves ``circles.png`` in *folder*.
    """
    with summary.step("filter by a country") as found:
        analyst.click("editFiltersButton")
        add_filter(analyst, COUNTRY)
        analyst.click_label("Selection")
        found.append(analyst.see("filtersLabel")["text"])

    with summary.step("circles with Shift+F9") as found:
        analyst.click("clearAreasButton")
        with analyst.another_map_tool():
            analyst.press("shift+F9")
        analyst.type_into("radiiEdit", RADII)
        analyst.press("Return")
        for lon, lat in CENTERS:
            analyst.click_map(lon, lat)
        with analyst.another_map_tool():
            analyst.click_map(*CENTERS[-1], button=RIGHT)
        found.append(analyst.see("areaLabel")["text"].replace("\n", ", "))

    with summary.step("load and count them again") as found:
        centers = circle_centers(analyst)
        analyst.listen()
        analyst.click("loadPointsButton")
        said = analyst.wait_for_message(r"\d+ points in 6 circles", LOADED_SECONDS)
        analyst.wait_for_idle()
        analyst.hands.screenshot(folder / "circles.png")
        wanted = len(airports_around(centers, LARGEST_RADIUS, COUNTRY))
        found += [said, f"{wanted} by GeographicLib"]
        if analyst.layer(f"^{SOURCE}")["count"] != wanted or not wanted:
            raise AssertionError("the counts differ, or are none")

    no_complaints(analyst, summary)


def no_complaints(analyst: Analyst, summary: Summary) -> None:
    """A step that fails when QGIS complained."""
    with summary.step("nothing was complained of") as found:
        found.extend(analyst.application.complaints())
        if found:
            raise AssertionError("QGIS complained")


def drawn_area(analyst: Analyst) -> shapely.Geometry:
    """The one feature of the layer of selection areas, in EPSG:4326."""

    def only() -> Any:
        features = analyst.eyes.ask("features", layer="Selection areas")
        return features[0] if len(features) == 1 else None

    return shapely.from_wkt(analyst.wait_until("the area is finished", only)["wkt"])


def airports_in(area: shapely.Geometry) -> np.ndarray[Any, Any]:
    """(longitude, latitude) of the airports in *area*: what the sandbox's source holds, by other means."""
    airports = airportsdata.load().values()
    places = np.array([(airport["lon"], airport["lat"]) for airport in airports])
    return places[shapely.contains_xy(area, places)]


def circle_centers(analyst: Analyst) -> set[tuple[float, float]]:
    """(longitude, latitude) of the circles on the map, EPSG:4326."""
    rows = [row["attributes"] for row in analyst.eyes.ask("features", layer="Selection areas")]
    return {(float(row["longitude"]), float(row["latitude"])) for row in rows}


def airports_around(
    centers: set[tuple[float, float]], radius: float, country: str
) -> list[tuple[float, float]]:
    """(longitude, latitude) of the airports of *country* within *radius* meters of one of *centers*."""
    places = [
        (airport["lon"], airport["lat"])
        for airport in airportsdata.load().values()
        if airport["country"] == country
    ]
    return [place for place in places if any(distance(place, center) <= radius for center in centers)]


def distance(one: tuple[float, float], other: tuple[float, float]) -> float:
    """Meters on the ellipsoid of WGS 84."""
    line = Geodesic.WGS84.Inverse(one[1], one[0], other[1], other[0], Geodesic.DISTANCE)
    return float(line["s12"])


def add_filter(analyst: Analyst, value: str) -> None:
    """A filter on that value of the first field of the Filters dock, which is Country."""
    analyst.click("addFilterButton")
    analyst.type_into("filterFindLine", value)
    analyst.press("Return")
    analyst.click("filterAcceptButton")
    analyst.see("filterTree")


def loneliest(places: np.ndarray[Any, Any]) -> tuple[float, float]:
    """The place that is farthest from its nearest neighbour, so that a click there means no other."""
    stretched = places * [np.cos(np.radians(places[:, 1].mean())), 1]
    distances = np.linalg.norm(stretched[:, None] - stretched[None, :], axis=2)
    np.fill_diagonal(distances, np.inf)
    lon, lat = places[distances.min(axis=1).argmax()]
    return float(lon), float(lat)


def report_shown(analyst: Analyst) -> bool:
    """Whether the viewer is open and its report can be saved."""
    seen = [analyst.eyes.ask("widget", name=name) for name in ("reportViewer", "saveReportButton")]
    return all(widget["visible"] and widget["enabled"] for widget in seen)


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
        stage.write_profile(Path(folder), stage.ROOT)
        print(f"GeoPortfolio sandbox: {service.url}  key: {service.key}")
        print("QGIS opens in a throwaway profile. F8 opens the panel; close QGIS to end the demo.")
        environment = {**os.environ, **service.environment(), "QGIS_AUTH_DB_DIR_PATH": folder}
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
                started = stage.application(
                    stack.enter_context(stage.display(1920, 1080)),
                    project=project,
                    environment=service.environment(),
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
    project = write_sample_project(DEMO)
    by_itself = "--by-itself" in sys.argv[1:] or not has_display()
    return run_by_itself(project) if by_itself else run_for_a_person(project)


if __name__ == "__main__":
    sys.exit(main())

"""``python -m tests.e2e.pictures [NAME ...]``: the pictures of README and guide, into ``docs/images``.

All come from the real application against the sandbox. Those of the guide are screens that are taken for
review as well, each cut to the dock or dialog that it is about; the film is the main job, frame by frame.
"""

from __future__ import annotations

import sys
import tempfile
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Callable, Collection, Iterator, Sequence

import numpy as np
from PIL import Image

from sandbox.testing import Sandbox, running

from . import stage
from .analyst import Analyst
from .demo import CORNERS, PAGE_COLOURS, airports_in, loneliest
from .sample_project import write_sample_project
from .screens import SIZES, THEMES, Photographer, start_afresh
from .steps import (
    area_shapes,
    choose_source,
    draw,
    is_visible,
    load_points,
    look_at,
    open_panel,
    pick_report,
)
from .test_screens import AREAS, report, show_options

IMAGES = stage.ROOT / "docs" / "images"
SIZE = (1600, 1000)
VIEW = (17.5, 52.6, 13_000_000)
"""Longitude, latitude and scale that leave the area in sight beside the viewer."""
COLOURS = 255
COLOURS_OF_A_DOCK = 96
MAIN_JOB = {"main-job": "default", "main-job-dark": "Night Mapping"}
"""A picture of the README, and the theme of QGIS on it."""
FILM = "first-selection"
FILM_WIDTH = 960
TITLE = 20
"""Pixels of the frame above a dialog."""
SLOWEST = 90.0
"""Seconds that a service takes which prepares its data for the first time."""
MARGIN = 10
"""Pixels below what is drawn last, and beside what counts as drawn."""


@dataclass(frozen=True)
class Part:
    """What a picture of the guide shows.

    :param area: whose screen it is: of ``screens_of_<area>``, or of a scene of this file.
    :param screen: the name under which that screen is taken for review.
    :param widget: the dock or dialog that it is cut to; empty: the whole screen.
    :param is_window: whether a frame is around it, whose title belongs to the picture.
    """

    area: str
    screen: str
    widget: str = ""
    is_window: bool = False


GUIDE = {
    "connect": Part("beginning", "form", "selectionDock"),
    "points": Part("beginning", "points"),
    "selection": Part("beginning", "points", "selectionDock"),
    "circles": Part("circles", "circles-readout"),
    "columns": Part("entries", "columns", "columnsDialog", is_window=True),
    "filters": Part("filters", "filters-tree", "filtersDock"),
    "filter-values": Part("filters", "filters-values-found", "filtersDock"),
    "search-address": Part("search", "search-place", "searchDock"),
    "search-portfolio": Part("search", "search-found", "searchDock"),
    "attributes": Part("attributes", "attributes", "pointAttributesDock"),
    "hazards": Part("hazards", "hazards", "hazardsDock"),
    "hazard-layers": Part("hazards", "hazard-layers", "layersDialog", is_window=True),
    "map-picker": Part("maps", "maps-picker", "mapPicker", is_window=True),
    "maps": Part("maps", "maps"),
    "enrich": Part("enrichment", "enrich-dialog"),
    "runs": Part("memory", "memory-runs", "resultsDock"),
    "report-form": Part("reports", "reports-preflight", "reportPreflight", is_window=True),
    "reports": Part("reports", "reports-ended", "resultsDock"),
    "accumulation": Part("accumulation", "accumulation-base", "resultsDock"),
    "chart": Part("accumulation", "accumulation-chart", "chartDock"),
    "help": Part("home", "home-help", "helpWindow", is_window=True),
    "bodies": Part("dialogs", "template-preview", "templateDialog", is_window=True),
    "browser": Part("browser", "browser", "QgsBrowserWidgetBase"),
    "doctor": Part("support", "doctor", "doctorDialog", is_window=True),
    "support-bundle": Part("support", "bundle", "bundleDialog", is_window=True),
    "report": Part("end", "report-reportPages", "reportViewer"),
    "connections": Part("end", "options", "geoportfolioConnectionsPage"),
    "connection": Part("end", "dialog", "connectionDialog", is_window=True),
}
"""The pictures of the guide."""
CONNECTION = "sandbox"


class Illustrator(Photographer):
    """Keeps of the screens those that the guide shows, cut to what they are about."""

    def __init__(self, analyst: Analyst, wanted: Collection[str]) -> None:
        super().__init__(analyst, "guide")
        self._wanted = wanted
        self.taken: set[str] = set()

    def take(self, name: str, *watched: str, around: str = "") -> None:
        if any(GUIDE[picture].screen == name for picture in self._wanted):
            self._analyst.wait_for_idle()
        for picture in self._wanted:
            if GUIDE[picture].screen == name:
                self._keep(picture, self._analyst.hands.look())
                self.taken.add(picture)

    def _keep(self, picture: str, screen: Image.Image) -> None:
        widget = GUIDE[picture].widget
        if not widget:
            write(screen, picture, COLOURS)
            return
        left, top, width, height = self._analyst.see(widget)["rect"]
        if GUIDE[picture].is_window:
            left, top, width, height = left - 1, top - TITLE, width + 2, height + TITLE + 1
        corner = (min(left + width, screen.width), min(top + height, screen.height))
        write(
            without_empty_end(screen.crop((max(left, 0), max(top, 0), *corner))), picture, COLOURS_OF_A_DOCK
        )


def without_empty_end(part: Image.Image) -> Image.Image:
    """*part* without the rows at its lower end that have nothing but a background."""
    rows = np.asarray(part)[:, MARGIN:-MARGIN]
    drawn = np.flatnonzero((rows != rows[:, :1]).any(axis=(1, 2)))
    return part.crop((0, 0, part.width, min(int(drawn[-1]) + MARGIN, part.height)))


def write(screen: Image.Image, name: str, colours: int) -> None:
    """The picture *name*, with few colours, as it lies in the repository."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    screen.quantize(colours, dither=Image.Dither.NONE).save(IMAGES / f"{name}.png", optimize=True)


@contextmanager
def standing(size: tuple[int, int], theme: str, has_connection: bool) -> Iterator[tuple[Analyst, Sandbox]]:
    """QGIS and a sandbox, which is its connection or none yet."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        sandbox = stack.enter_context(running())
        display = stack.enter_context(stage.display(*size))
        known = stage.Service(sandbox.url, sandbox.key).environment() if has_connection else {}
        project = write_sample_project(Path(folder))
        started = stage.application(display, project=project, theme=theme, environment=known)
        yield Analyst(stack.enter_context(started)), sandbox


def show_main_job(analyst: Analyst, shoot: Callable[[float], None] = lambda _seconds: None) -> None:
    """Points inside a drawn area, and the report of one of them beside the dock."""
    choose_source(analyst)
    shoot(2)
    with analyst.another_map_tool():
        analyst.press("F9")
    for corner in CORNERS:
        analyst.click_map(*corner)
        shoot(0.35)
    analyst.press("Escape", "Escape")
    draw(analyst, CORNERS)
    analyst.wait_for_idle()
    shoot(1.5)
    load_points(analyst)
    analyst.wait_for_idle()
    shoot(2.5)
    look_at(analyst, *VIEW)
    shoot(1)
    pick_report(analyst, *loneliest(airports_in(area_shapes(analyst)[0])))
    analyst.wait_until("its page is drawn", lambda: analyst.colours("reportPages") > PAGE_COLOURS)
    analyst.wait_for_idle()
    shoot(4)


def take_main_job(name: str) -> None:
    """The picture *name* of the README."""
    with standing(SIZE, MAIN_JOB[name], True) as (analyst, _):
        show_main_job(analyst)
        write(analyst.hands.look(), name, COLOURS)


def take_film() -> None:
    """The main job as an animated picture that is small enough for a page."""
    frames: list[tuple[Image.Image, float]] = []

    with standing(SIZES["small"], THEMES["light"], True) as (analyst, _):

        def shoot(seconds: float) -> None:
            screen = analyst.hands.look()
            height = screen.height * FILM_WIDTH // screen.width
            frames.append((screen.resize((FILM_WIDTH, height), Image.Resampling.LANCZOS), seconds))

        show_main_job(analyst, shoot)
    first, *others = (image for image, _ in frames)
    lasts = [round(seconds * 1000) for _, seconds in frames]
    film = IMAGES / f"{FILM}.webp"
    first.save(film, save_all=True, append_images=others, duration=lasts, loop=0, quality=60, method=6)


def begin(analyst: Analyst, sandbox: Sandbox, illustrator: Illustrator) -> None:
    """The first connection, and the first points."""
    open_panel(analyst)
    illustrator.take("form")
    analyst.type_into("addressEdit", sandbox.url)
    analyst.type_into("keyEdit", sandbox.key)
    analyst.click("sessionKeyRadio")
    analyst.unfold("moreGroup")
    analyst.type_into("connectionNameEdit", CONNECTION)
    analyst.click("connectButton")
    analyst.wait_until("it is connected", lambda: is_visible(analyst, "sourceCombo"), SLOWEST)
    choose_source(analyst)
    draw(analyst, CORNERS)
    load_points(analyst)
    analyst.wait_for_idle()
    illustrator.take("points")


def put_away(analyst: Analyst) -> None:
    """Remove what other pictures have left in the layer tree."""
    for group in ("Hazard", "GeoPortfolio"):
        if group in (row[1] for row in analyst.eyes.ask("rows", name="theLayerTreeView")):
            analyst.click_item("theLayerTreeView", group)
            analyst.press("ctrl+d")
            analyst.wait_until("it asks", lambda: analyst.eyes.ask("state")["modal"])
            analyst.click_label("OK")
            analyst.wait_until("it is closed", lambda: not analyst.eyes.ask("state")["modal"])
    analyst.wait_for_idle()


def take_guide(wanted: Collection[str]) -> None:
    """The pictures *wanted* of the guide, in one QGIS that begins without a connection."""
    areas = {GUIDE[name].area for name in wanted}
    with standing(SIZES["small"], THEMES["light"], False) as (analyst, sandbox):
        illustrator = Illustrator(analyst, wanted)
        begin(analyst, sandbox, illustrator)
        for screens_of_area in AREAS:
            if screens_of_area.__name__[len("screens_of_") :] in areas:
                put_away(analyst)
                start_afresh(analyst)
                screens_of_area(analyst, sandbox, illustrator)
                sandbox.restore()
        if "end" in areas:
            start_afresh(analyst)
            report(analyst, illustrator)
            show_options(analyst, illustrator)
        if missing := set(wanted) - illustrator.taken:
            raise SystemExit(f"No screen is taken for {', '.join(sorted(missing))}.")


def main(names: Sequence[str]) -> None:
    """The pictures *names*; all without any."""
    wanted = names or (*MAIN_JOB, FILM, *GUIDE)
    for name in MAIN_JOB:
        if name in wanted:
            take_main_job(name)
    if FILM in wanted:
        take_film()
    of_guide = [name for name in wanted if name in GUIDE]
    if of_guide:
        take_guide(of_guide)


if __name__ == "__main__":
    main(sys.argv[1:])

"""``python -m tests.e2e.pictures [NAME ...]``: the pictures of README and guide, into ``docs/images``.

All come from the real application against the sandbox. Those of the guide are screens that the stories keep
for review as well, each cut to the dock or dialog that it is about; the film is the main job, frame by frame.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Callable, Sequence

import numpy as np
from PIL import Image

from sandbox.testing import running

from . import stage
from .analyst import SCREENS, Analyst
from .demo import Summary, main_job
from .results import OVER_GERMANY
from .sample_project import write_sample_project
from .selection import look_at

IMAGES = stage.ROOT / "docs" / "images"
COLORS = 192
COLORS_OF_A_DOCK = 96
MAIN_JOB = {"main-job": "light", "main-job-dark": "dark"}
"""A picture of the README, and the theme of QGIS on it."""
FILM = "first-selection"
FILM_WIDTH = 960
SECONDS = {"source": 2.0, "corner": 0.35, "area": 1.5, "points": 2.5, "report": 4.0}
"""How long the film shows what is on the screen of the main job."""
GUIDE_KIND = "small-light"
TITLE = 20
"""Pixels of the frame above a dialog."""
MARGIN = 10
"""Pixels below what is drawn last, and beside what counts as drawn."""


@dataclass(frozen=True)
class Part:
    """What a picture of the guide shows.

    :param screen: the name under which a story keeps that screen for review.
    :param widget: the dock or dialog that it is cut to; empty: the whole screen.
    :param is_window: whether a frame is around it, whose title belongs to the picture.
    """

    screen: str
    widget: str = ""
    is_window: bool = False


GUIDE = {
    "connect": Part("form", "selectionDock"),
    "points": Part("points"),
    "selection": Part("points", "selectionDock"),
    "circles": Part("circles-readout"),
    "columns": Part("columns", "columnsDialog", is_window=True),
    "filters": Part("filters-tree", "filtersDock"),
    "filter-values": Part("filters-values-found", "filtersDock"),
    "search-address": Part("search-place", "searchDock"),
    "search-portfolio": Part("search-found", "searchDock"),
    "identify": Part("identify", "identifyDock"),
    "hazard-layers": Part("hazard-layers", "layersDialog", is_window=True),
    "map-picker": Part("maps-picker", "mapPicker", is_window=True),
    "maps": Part("maps"),
    "enrich": Part("enrich-dialog"),
    "runs": Part("memory-runs", "resultsDock"),
    "report-form": Part("reports-preflight", "reportPreflight", is_window=True),
    "reports": Part("reports-ended", "resultsDock"),
    "accumulation": Part("accumulation-base", "accumulationPanel"),
    "worst-circles": Part("worst-circles"),
    "ring-profile": Part("ring-profile"),
    "prospective-risk": Part("prospective-risk"),
    "limits": Part("limits"),
    "chart": Part("accumulation-chart", "chartView"),
    "help": Part("home-help", "helpWindow", is_window=True),
    "bodies": Part("template-preview", "templateDialog", is_window=True),
    "browser": Part("browser", "QgsBrowserWidgetBase"),
    "diagnostics": Part("diagnostics-fault", "diagnosticsDialog", is_window=True),
    "support-text": Part("support-text", "supportTextDialog", is_window=True),
    "report": Part("report-reportPages", "reportViewer"),
    "connections": Part("options", "geoportfolioConnectionsPage"),
    "connection": Part("dialog", "connectionDialog", is_window=True),
}
"""The pictures of the guide."""


def without_empty_end(part: Image.Image) -> Image.Image:
    """*part* without the rows at its lower end that have nothing but a background."""
    rows = np.asarray(part)[:, MARGIN:-MARGIN]
    drawn = np.flatnonzero((rows != rows[:, :1]).any(axis=(1, 2)))
    return part.crop((0, 0, part.width, min(int(drawn[-1]) + MARGIN, part.height)))


def write(screen: Image.Image, name: str, colors: int) -> None:
    """The picture *name*, with few colors, as it lies in the repository."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    screen.quantize(colors, dither=Image.Dither.NONE).save(IMAGES / f"{name}.png", optimize=True)


def show_main_job(size: tuple[int, int], theme: str, shoot: Callable[[str, Image.Image], None]) -> None:
    """Points inside a drawn area, and the report of one of them beside the dock."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        sandbox = stack.enter_context(running())
        display = stack.enter_context(stage.display(*size))
        known = stage.Service(sandbox.url, sandbox.key).environment()
        project = write_sample_project(folder)
        started = stage.application(display, project=project, theme=theme, environment=known)
        analyst = Analyst(stack.enter_context(started))

        def seen(what: str) -> None:
            shoot(what, analyst.hands.look())
            if what == "points":  # and the area stays in sight beside the viewer
                look_at(analyst, *OVER_GERMANY)

        main_job(analyst, Summary(), folder, seen)


def take_main_job(name: str) -> None:
    """The picture *name* of the README: the last screen."""
    screens: list[Image.Image] = []
    show_main_job(stage.SIZES["large"], MAIN_JOB[name], lambda _what, screen: screens.append(screen))
    write(screens[-1], name, COLORS)


def take_film() -> None:
    """The main job as an animated picture that is small enough for a page."""
    frames: list[tuple[Image.Image, float]] = []

    def shoot(what: str, screen: Image.Image) -> None:
        height = screen.height * FILM_WIDTH // screen.width
        frames.append((screen.resize((FILM_WIDTH, height), Image.Resampling.LANCZOS), SECONDS[what]))

    show_main_job(stage.SIZES["small"], "light", shoot)
    first, *others = (image for image, _ in frames)
    lasts = [round(seconds * 1000) for _, seconds in frames]
    film = IMAGES / f"{FILM}.webp"
    first.save(film, save_all=True, append_images=others, duration=lasts, loop=0, quality=60, method=6)


def take_guide(wanted: Sequence[str]) -> None:
    """The pictures *wanted* of the guide, from the stories that keep their screens."""
    stories = [
        path
        for path in sorted(Path(__file__).parent.glob("test_*.py"))
        if any(f'"{GUIDE[name].screen}"' in path.read_text("utf-8") for name in wanted)
    ]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:pytest_qgis", "--kinds", GUIDE_KIND]
    # Each in a QGIS of its own: those of one kind share one otherwise, and disturb each other.
    for story in stories:
        subprocess.run([*command, str(story)], cwd=stage.ROOT, check=True)
    width, _ = stage.SIZES[GUIDE_KIND.partition("-")[0]]
    for name in wanted:
        keep(name, SCREENS / f"{width}-light-{GUIDE[name].screen}.png")


def keep(name: str, file: Path) -> None:
    """The picture *name*, cut out of the screen in *file*."""
    part = GUIDE[name]
    with Image.open(file) as opened:
        screen = opened.convert("RGB")
        places = opened.info
    if not part.widget:
        write(screen, name, COLORS)
        return
    left, top, width, height = json.loads(places[part.widget])
    # The window manager moves up what would end below the screen.
    top = min(top, screen.height - height)
    if part.is_window:
        left, top, width, height = left - 1, top - TITLE, width + 2, height + TITLE + 1
    corner = (min(left + width, screen.width), min(top + height, screen.height))
    cut = screen.crop((max(left, 0), max(top, 0), *corner))
    write(without_empty_end(cut), name, COLORS_OF_A_DOCK)


def main(names: Sequence[str]) -> None:
    """The pictures *names*; all without any."""
    wanted = names or (*MAIN_JOB, FILM, *GUIDE)
    for name in MAIN_JOB:
        if name in wanted:
            take_main_job(name)
    if FILM in wanted:
        take_film()
    if of_guide := [name for name in wanted if name in GUIDE]:
        take_guide(of_guide)


if __name__ == "__main__":
    main(sys.argv[1:])

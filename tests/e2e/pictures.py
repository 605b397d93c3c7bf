"""``python -m tests.e2e.pictures``: the pictures of the README, light and dark, in ``docs/images``."""

from __future__ import annotations

import tempfile
from pathlib import Path

from PIL import Image

from sandbox.testing import running

from . import stage
from .analyst import Analyst
from .demo import CORNERS, PAGE_COLOURS, airports_in, loneliest
from .sample_project import write_sample_project
from .steps import area_shapes, choose_source, draw, load_points, look_at, pick_report

IMAGES = stage.ROOT / "docs" / "images"
SIZE = (1600, 1000)
VIEW = (17.5, 52.6, 13_000_000)
"""Longitude, latitude and scale that leave the area in sight beside the viewer."""
COLOURS = 255
PICTURES = {"main-job": "default", "main-job-dark": "Night Mapping"}
"""A picture, and the theme of QGIS on it."""


def show_main_job(analyst: Analyst) -> None:
    """Points inside a drawn area, and the report of one of them beside the dock."""
    choose_source(analyst)
    draw(analyst, CORNERS)
    load_points(analyst)
    look_at(analyst, *VIEW)
    pick_report(analyst, *loneliest(airports_in(area_shapes(analyst)[0])))
    analyst.wait_until("its page is drawn", lambda: analyst.colours("reportPages") > PAGE_COLOURS)
    analyst.wait_for_idle()


def take(name: str, theme: str) -> None:
    """Write the picture *name*, with few colours, as it lies in the repository."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running() as sandbox,
        stage.display(*SIZE) as display,
        stage.application(
            display,
            project=write_sample_project(Path(folder)),
            theme=theme,
            environment=stage.Service(sandbox.url, sandbox.key).environment(),
        ) as started,
    ):
        analyst = Analyst(started)
        show_main_job(analyst)
        screen = Path(folder) / "screen.png"
        analyst.hands.screenshot(screen)
        IMAGES.mkdir(parents=True, exist_ok=True)
        with Image.open(screen) as seen:
            seen.convert("RGB").quantize(COLOURS).save(IMAGES / f"{name}.png", optimize=True)


def main() -> None:
    """All pictures."""
    for name, theme in PICTURES.items():
        take(name, theme)


if __name__ == "__main__":
    main()

"""1,000,000 points drawn in the plugin's styles, beside QGIS's own symbol; and added to a project."""

from __future__ import annotations

from typing import Sequence

from .figures import Figure, Place, child, figure

COUNT = 1_000_000
PLAIN, BY_SUM = 1.8, 2.6
"""Times QGIS's single symbol. Whether a dot is near is asked for each row; a class takes a sum, too."""
STREET_SECONDS = 0.2
ADDED_MS = 20.0
GAP_MS = 50.0


def measure(place: Place, runs: int, count: int = COUNT) -> list[Figure]:
    """In one process, the styles by turns, as a first draw of each costs what reading the file costs."""
    seen = child("benchmarks.drawing", str(place.folder / "drawn.gpkg"), str(count), str(runs))
    world, street = f"{count:,} points drawn, the world", f"{count:,} points drawn, a street"
    return [
        _beside(world, "Plain: x QGIS's single symbol", seen["world"], "Plain", PLAIN),
        _beside(world, "Sum insured: x QGIS's single symbol", seen["world"], "Sum insured", BY_SUM),
        *(figure(world, f"{style}, s", times) for style, times in seen["world"].items()),
        figure(world, "longest main-thread gap, ms", seen["gaps"], GAP_MS),
        *(figure(street, f"{style}, s", times, STREET_SECONDS) for style, times in seen["street"].items()),
        figure(f"{count:,} points added to a project", "on the main thread, ms", seen["added"], ADDED_MS),
    ]


def _beside(
    subject: str, measure: str, times: dict[str, Sequence[float]], style: str, target: float
) -> Figure:
    ratios = [ours / theirs for ours, theirs in zip(times[style], times["QGIS's single symbol"])]
    return figure(subject, measure, ratios, target, is_ratio=True)

"""The screens for review: where they land, in which sizes and themes, and who takes them.

An area's screens are taken by a function ``screens_of_AREA(analyst, sandbox, photographer)`` beside its
tests; ``test_screens`` calls them all in one QGIS a size and theme.
"""

from __future__ import annotations

from .analyst import EVIDENCE, Analyst
from .steps import choose_source, clear_areas, clear_filters, look_at

SCREENS = EVIDENCE / "screens"
SIZES = {"small": (1280, 768), "large": (1600, 1000)}
THEMES = {"light": "default", "dark": "Night Mapping"}
STRICTEST = [("small", "dark")]
"""Where texts are cut first and colours fail first; ``make screens`` takes all pairs."""
EUROPE = (13.0, 49.6, 23_000_000)
"""Longitude, latitude and scale of a view with all of Europe in every size."""


class Photographer:
    """Keeps the screens of one size and theme; looks on each for cut texts, and for what some can't use."""

    def __init__(self, analyst: Analyst, kind: str) -> None:
        self._analyst = analyst
        self._kind = kind
        self.cut: list[str] = []
        self.inaccessible: list[str] = []

    def take(self, name: str, *watched: str, around: str = "") -> None:
        """The screen as *name*; the widgets *watched* must be whole, and for everybody.

        :param around: a window of QGIS around them, which must be whole: how it is used is QGIS's.
        """
        for widget in filter(None, (*watched, around)):
            cut = self._analyst.eyes.ask("cut_texts", name=widget)
            self.cut += [f"{name}: {text}" for text in cut]
        for widget in watched:
            faults = self._analyst.eyes.ask("inaccessible", name=widget)
            self.inaccessible += [f"{name}: {fault}" for fault in faults]
        self._analyst.hands.screenshot(SCREENS / f"{self._kind}-{name}.png")


def start_afresh(analyst: Analyst) -> None:
    """The Selection dock in front with the source chosen, no area, no filter, and Europe on the map."""
    choose_source(analyst)
    clear_areas(analyst)
    clear_filters(analyst)
    look_at(analyst, *EUROPE)

"""How long QGIS's window is blocked while an analyst loads a million points, in the real application."""

from __future__ import annotations

import re
import sys
import time
from contextlib import ExitStack
from typing import Callable

from tests.e2e import stage
from tests.e2e.analyst import Analyst
from tests.e2e.sample_project import write_sample_project
from tests.e2e.selection import choose_source, draw

from .figures import Figure
from .processes import Place
from .server import source

COUNT = 1_000_000
_AREA = ((-5.0, 40.0), (-5.0, 59.0), (28.0, 59.0), (28.0, 40.0))
"""(longitude, latitude); the prepared response is the same for any area."""
_REST = 3.0
_TIMEOUT = 180.0
_ASKED = r"rows loaded so far .* Continue\?"
_LOADED = r"^[\d,]+ locations"


def measure(place: Place, runs: int) -> list[Figure]:
    """From Ctrl+Return until the layer is drawn, and at rest for comparison.

    Each run is a QGIS of its own, driven by mouse and keys.
    """
    count = 1_000 if place.is_small else COUNT  # the sources that the server lists
    found = [_run(place, count) for _ in range(runs)]
    subject = f"{count:,} points in QGIS's window"
    return [
        Figure(subject, "longest main-thread gap, ms", [run["load"] for run in found], 50),
        Figure(subject, "the same with nothing to do, ms", [run["idle"] for run in found]),
    ]


def _run(place: Place, count: int) -> dict[str, float]:
    project = place.folder / "calm" / "sample.qgz"
    if not project.exists():
        write_sample_project(project.parent)
    with ExitStack() as stack:
        screen = stack.enter_context(stage.display(1600, 1000))
        variables = place.variables(place.url)
        started = stage.application(screen, project=project, environment=variables)
        analyst = Analyst(stack.enter_context(started), place.folder)
        choose_source(analyst, source(count))
        draw(analyst, _AREA)
        analyst.wait_for_idle()
        found = {"idle": _longest(analyst, lambda: time.sleep(_REST))}
        found["load"] = _longest(analyst, lambda: _load(analyst))
        return found


def _longest(analyst: Analyst, do: Callable[[], None]) -> float:
    analyst.eyes.ask("start_heartbeat")
    do()
    seen = analyst.eyes.ask("gaps")
    for gap in sorted(seen["gaps"], key=lambda gap: -gap["ms"])[:3]:
        stacks = [stack[-4:] for _, stack in (*gap["main"][:1], *gap.get("others", ())[:2])]
        print(f"calm: {gap['ms']} ms, {gap['cpu_ms']} of them at work: {stacks}", file=sys.stderr)
    return float(seen["longest"])


def _load(analyst: Analyst) -> None:
    """Load, and confirm as often as it asks whether to go on."""
    analyst.listen()
    analyst.press("ctrl+Return")
    while re.search(_ASKED, analyst.wait_for_message(f"{_ASKED}|{_LOADED}", _TIMEOUT)):
        analyst.listen()
        analyst.click_label("Resume")
    analyst.wait_for_idle(_TIMEOUT)

"""How long QGIS's window does not react while an analyst loads a million points, in the real application."""

from __future__ import annotations

import re
import shutil
import sys
import time
from contextlib import ExitStack
from typing import Any, Callable

from .asked import source
from .figures import Figure, Place, figure

COUNT = 1_000_000
_AREA = ((-5.0, 40.0), (-5.0, 59.0), (28.0, 59.0), (28.0, 40.0))
"""(longitude, latitude); the prepared answer is the same for any area."""
_REST = 3.0
_PATIENCE = 180.0
_ASKED = r"rows so far .* Go on\?"
_LOADED = r"^[\d,]+ points"
_PROGRAMS = ("Xvfb", "openbox", "qgis")


def measure(place: Place, runs: int, count: int = COUNT) -> list[Figure]:
    """From Ctrl+Return until the layer is drawn, and with nothing to do for comparison.

    Each run is a QGIS of its own, driven by mouse and keys; no figure where there is no X server to start.
    """
    missing = [program for program in _PROGRAMS if shutil.which(program) is None]
    if missing:
        print(f"calm: not measured without {', '.join(missing)}", file=sys.stderr)
        return []
    found = [_run(place, count) for _ in range(runs)]
    subject = f"{count:,} points in QGIS's window"
    return [
        figure(subject, "longest main-thread gap, ms", [run["load"] for run in found], 50, at_most=True),
        figure(subject, "the same with nothing to do, ms", [run["idle"] for run in found]),
    ]


def _run(place: Place, count: int) -> dict[str, float]:
    # Here, as a machine without the programs need not have their libraries.
    from tests.e2e import stage
    from tests.e2e.analyst import Analyst
    from tests.e2e.sample_project import write_sample_project
    from tests.e2e.selection import choose_source, draw

    project = place.folder / "calm" / "sample.qgz"
    if not project.exists():
        write_sample_project(project.parent)
    service = stage.Service(place.url, place.key)
    with ExitStack() as stack:
        screen = stack.enter_context(stage.display(1600, 1000))
        started = stage.application(screen, project=project, environment=service.environment())
        analyst = Analyst(stack.enter_context(started), place.folder)
        choose_source(analyst, source(count))
        draw(analyst, _AREA)
        analyst.wait_for_idle()
        found = {"idle": _longest(analyst, lambda: time.sleep(_REST))}
        found["load"] = _longest(analyst, lambda: _load(analyst))
        return found


def _longest(analyst: Any, do: Callable[[], None]) -> float:
    analyst.eyes.ask("start_heartbeat")
    do()
    seen = analyst.eyes.ask("gaps")
    for gap in sorted(seen["gaps"], key=lambda gap: -gap["ms"])[:3]:
        stacks = [stack[-4:] for _, stack in (*gap["main"][:1], *gap["others"][:2])]
        print(f"calm: {gap['ms']} ms, {gap['cpu_ms']} of them at work: {stacks}", file=sys.stderr)
    return float(seen["longest"])


def _load(analyst: Any) -> None:
    """Load, and say yes as often as it asks whether to go on."""
    analyst.listen()
    analyst.press("ctrl+Return")
    while re.search(_ASKED, analyst.wait_for_message(f"{_ASKED}|{_LOADED}", _PATIENCE)):
        analyst.listen()
        analyst.click_label("Continue")
    analyst.wait_for_idle(_PATIENCE)

"""Hazards by mouse and keys: the dialog *Add hazards to points*, and those at a place that is identified."""

from __future__ import annotations

import json
from typing import Any

from sandbox.testing import Sandbox

from .airports import Place
from .analyst import Analyst
from .docks import is_visible, open_panel, wait_until_gone
from .selection import look_at

DIALOG = "processingDialog_enrichpoints"
QUITO: Place = (-78.4678, -0.1807)
IN_PERU = (-85.0, -5.0, 12_000_000)
"""Longitude, latitude and scale of a view with Quito and the sea."""


def open_dialog(analyst: Analyst) -> None:
    open_panel(analyst)
    analyst.open_menu("hazardsButton")
    analyst.click_label("Enrich Points with Hazards")
    analyst.see(DIALOG)


def close_dialog(analyst: Analyst) -> None:
    analyst.click_label("Close")
    wait_until_gone(analyst, DIALOG)


def run(analyst: Analyst) -> None:
    if not is_visible(analyst, "processingRunButton"):
        analyst.click_label("Change Parameters")
    analyst.click("processingRunButton")


def run_to_the_end(analyst: Analyst) -> str:
    """What the log of the dialog says of this run."""
    before = len(log(analyst))
    run(analyst)
    ended = ("completed in", "failed after")
    analyst.wait_until("it ends", lambda: any(words in log(analyst)[before:] for words in ended))
    return log(analyst)[before:]


def log(analyst: Analyst) -> str:
    return str(analyst.eyes.ask("widget", name="txtLog")["text"])


def batches(sandbox: Sandbox) -> list[dict[str, Any]]:
    """What was asked for points."""
    return [json.loads(seen.body) for seen in sandbox.requests if seen.path.endswith("batch")]


def points_asked(sandbox: Sandbox) -> int:
    return sum(len(body["points"]) for body in batches(sandbox))


def identify_tool(analyst: Analyst) -> None:
    """It is in the hand, over a view with hazards."""
    open_panel(analyst)
    look_at(analyst, *IN_PERU)
    with analyst.another_map_tool():
        analyst.click("geoportfolioIdentifyAction")


def hazards_shown(analyst: Analyst) -> dict[str, str]:
    """The rows of the tree: a layer with its state, a field with its value."""
    return {str(row[1]): str(row[2]) for row in analyst.eyes.ask("rows", name="hazardsTree")}

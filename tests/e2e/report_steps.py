"""Risk reports of many points by mouse and keys, for the stories that order some."""

from __future__ import annotations

import csv
import re
from pathlib import Path
from typing import Any

from sandbox.testing import Sandbox

from .analyst import Analyst
from .docks import bring_front, open_panel, wait_for_text, wait_for_window, wait_until_gone
from .results import RESULT, TREE

NAMES = '"LocNumber" || \' \' || "LocName"'


def few_at_once(count: int) -> tuple[str, str]:
    """Faults: *count* reports come, and the others not before the faults are other ones."""
    return f"risk/=delay:0x{count}", "risk/=hold"


def asked(sandbox: Sandbox) -> list[Any]:
    """The risk reports that the service was asked for."""
    return [request for request in sandbox.requests if "/risk/" in request.path]


def select(analyst: Analyst, count: int) -> str:
    """The first *count* points of the loaded layer selected, by an expression; its id."""
    layer = analyst.layer(RESULT)
    analyst.click_item(TREE, layer["name"])
    analyst.press("ctrl+F3")
    wait_for_window(analyst, "QgsExpressionSelectionDialog")
    analyst.hands.write(f"$id<={count}")
    analyst.click_label("Select Features")
    analyst.click_label("Close")
    analyst.wait_until("they are selected", lambda: analyst.layer(RESULT)["selected"] == count)
    return str(layer["id"])


def open_preflight(analyst: Analyst) -> None:
    open_panel(analyst)
    analyst.open_menu("reportButton")
    analyst.click_label("Risk Reports for Selected Points")
    analyst.see("reportPreflight")


def order(analyst: Analyst, folder: Path) -> None:
    """Start from the opened pre-flight."""
    analyst.type_into("reportFolder", str(folder))
    analyst.type_into("reportName", NAMES)
    analyst.listen()
    analyst.click("startReportsButton")
    wait_until_gone(analyst, "reportPreflight")


def reports_title(analyst: Analyst) -> str:
    """What the tab of the reports reads."""
    return next(tab for tab in analyst.eyes.ask("tabs", name="resultsTabs") if tab.startswith("Reports"))


def saved_so_far(analyst: Analyst) -> int:
    counted = re.search(r"(\d+)/\d+$", reports_title(analyst))
    return int(counted[1]) if counted else 0


def wait_for_more(analyst: Analyst, count: int) -> None:
    """Until more than *count* reports are there."""
    analyst.wait_until(f"more than {count} are there", lambda: saved_so_far(analyst) > count)


def wait_for_pause(analyst: Analyst) -> None:
    wait_for_text(analyst, "reportsSummaryLabel", "paused")


def resume_what_is_offered(analyst: Analyst, saved: int, ordered: int) -> None:
    """The order that an earlier QGIS left, which asks for nothing before *Resume*."""
    bring_front(analyst, "resultsDock", "Results")  # whose first page they are
    wait_for_pause(analyst)
    assert reports_title(analyst) == f"Reports {saved}/{ordered}"
    analyst.listen()
    analyst.click("pauseReportsButton")


def index_of(folder: Path) -> list[dict[str, str]]:
    with (folder / "index.csv").open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))

"""The plugin comes and goes twenty times in one QGIS, is worked with, and leaves nothing behind."""

from __future__ import annotations

from collections import Counter
from operator import sub
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from sandbox.testing import Sandbox

from . import stage
from .analyst import Analyst
from .docks import is_visible
from .results import TREE, add_flood_map, load_points, unfold_sources
from .selection import IN_GERMANY, choose_source, draw
from .small_plugins import write_plugin

Counts = dict[str, list[str]]
ROUNDS = 20
WORKED = (0, 1, 10)
"""The rounds in which it is worked with."""
WARM = 5
"""Rounds after which QGIS and Python have grown what they keep."""
GROWTH = 1_000_000
"""Bytes that a usual round may add afterwards: Python and QGIS keep something of it, 0.36 or 0.70 MB as
measured. Code that stayed would be many megabytes."""

# What the analyst does with the plugin manager, at a click each.
SWITCH = """
import qgis.utils

from tests.e2e.small_plugins import Buttons

class Switch(Buttons):
    def come(self):
        assert qgis.utils.loadPlugin("geoportfolio") and qgis.utils.startPlugin("geoportfolio")

    def go(self):
        assert qgis.utils.unloadPlugin("geoportfolio")

def classFactory(iface):
    return Switch(iface)
"""


@pytest.fixture(scope="module")
def application(
    start_qgis: stage.Start, service: stage.Service, sample_project: Path, home: Path
) -> stage.Application:
    """QGIS with the plugin beside it, and not in it."""
    switch = write_plugin(home, "switch", SWITCH)
    profile = stage.write_profile(home, switch)
    (profile / "python" / "plugins" / stage.PLUGIN).symlink_to(stage.ROOT)
    return start_qgis(project=sample_project, plugin=switch, environment=service.environment(), home=home)


def come(analyst: Analyst) -> None:
    analyst.click("comeAction")
    analyst.wait_until("it is there", lambda: stage.PLUGIN in analyst.eyes.ask("state")["plugins"])


def go(analyst: Analyst) -> None:
    analyst.click("goAction")
    analyst.wait_until("it is gone", lambda: stage.PLUGIN not in analyst.eyes.ask("state")["plugins"])
    analyst.wait_for_idle()


def work(analyst: Analyst) -> None:
    """The docks opened, points loaded, a map added, the Browser unfolded."""
    choose_source(analyst)
    if not is_visible(analyst, "clearAreasButton"):
        draw(analyst, IN_GERMANY)
        analyst.see("clearAreasButton")
    assert load_points(analyst) > 0
    add_flood_map(analyst)
    unfold_sources(analyst)
    analyst.wait_until("Countries is the current layer", lambda: is_current(analyst, "Countries"))


def is_current(analyst: Analyst, name: str) -> bool:
    """Click the polygon layer *name*, after which QGIS names some of its actions.

    The legend of a map that has just come moves the layers below it, also from under the mouse.
    """
    analyst.click_item(TREE, name)
    return any("Add Polygon Feature" in entry for entry in analyst.eyes.ask("census")["actions"])


def left(before: Counts, after: Counts) -> dict[str, Any]:
    """What is there more, and what is there no more, by count."""
    changes = {name: (Counter(after[name]), Counter(before[name])) for name in before}
    return {
        name: {"more": sorted((now - then).elements()), "less": sorted((then - now).elements())}
        for name, (now, then) in changes.items()
        if now != then
    }


def listeners(analyst: Analyst) -> Counter[str]:
    """How many of Python listen to each signal of what stays, by the sender's class."""
    log = analyst.application.log
    before = log.stat().st_size
    analyst.eyes.ask("tell_listeners")
    analyst.wait_until("it is told", lambda: log.stat().st_size > before)
    told: Counter[str] = Counter()
    sender = signal = ""
    for line in log.read_bytes()[before:].decode(errors="replace").splitlines():
        if line.startswith("OBJECT "):
            sender = line.split()[1]
        elif line.lstrip().startswith("signal: "):
            signal = line.split(maxsplit=1)[1]
        elif "PyQtSlotProxy" in line and "unislot" in line:
            told[f"{sender} {signal}"] += 1
    return told


def look_while_it_is_there(analyst: Analyst) -> None:
    """What is counted is there to be counted, and no key of QGIS has two actions by it."""
    now = analyst.eyes.ask("census")
    assert "geoportfolioConnectionsPage" in now["option pages"]
    assert any("Refresh" in entry for entry in now["layer menus"])
    with_keys = [entry.rsplit(" ", 1) for entry in now["shortcuts"] if not entry.endswith(" ")]
    ours = {key for name, key in with_keys if name.startswith("geoportfolio")}
    taken = Counter(key for _, key in with_keys if key in ours)
    assert len(ours) == 3 and set(taken.values()) == {1}, taken


def test_what_comes_goes_again_twenty_times(analyst: Analyst, sandbox: Sandbox) -> None:
    before, grown = analyst.eyes.ask("census"), []
    for number in range(ROUNDS):
        come(analyst)
        if number in WORKED:
            work(analyst)
            assert analyst.eyes.ask("key_sent_to", url=sandbox.url) == sandbox.key
        if number == 0:
            look_while_it_is_there(analyst)
        go(analyst)
        assert analyst.eyes.ask("key_sent_to", url=sandbox.url) == ""
        if number == 0:
            first, heard = analyst.eyes.ask("census"), listeners(analyst)
        grown.append(analyst.eyes.ask("memory"))
    last = analyst.eyes.ask("census")
    assert left(before, first) == {}
    assert left(first, last) == {}
    assert listeners(analyst) - heard == Counter()
    # What a round loads stays in the project, with all that QGIS keeps to draw it: the usual round counts.
    assert median(map(sub, grown[WARM + 1 :], grown[WARM:])) < GROWTH, f"{grown}"

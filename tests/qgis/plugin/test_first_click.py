"""The first click: short steps, and docks whose bodies come when they are looked at."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from qgis.PyQt.QtCore import QCoreApplication, Qt
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QLabel

from geoportfolio.core.api.query import POINTS
from geoportfolio.ui.later_dock import LaterDock, Part
from geoportfolio.ui.turns import Turns
from tests.support.event_loop import let_go, pump_until
from tests.support.workbench import choose

pytestmark = pytest.mark.usefixtures("fresh")

ROOT = Path(__file__).resolve().parents[3]
MOST_MODULES_A_STEP = 30
"""Of ours: each takes some 0.5 ms, and 2 ms the first time, when it is compiled."""
STEPS = """
import json, os, sys, types
# Requests has either of the two.
sys.modules["charset_normalizer"] = None
sys.modules["chardet"] = types.ModuleType("chardet")
sys.modules["chardet"].__version__ = "5.1.0"
sys.path.insert(0, "build/import")
from qgis.core import QgsApplication
application = QgsApplication([], True)
application.initQgis()
import qgis.utils
import geoportfolio.plugin
from geoportfolio.ui import warming
ours = lambda: sum(name.startswith("geoportfolio.") for name in sys.modules)
steps = []
for step in warming.imports():
    before = ours()
    step()
    steps.append(ours() - before)
before = ours()
import geoportfolio.ui.workbench
print(json.dumps({"steps": steps, "left": ours() - before, "again": len(warming.imports())}), flush=True)
os._exit(0)
"""


class Card(LaterDock):
    label: QLabel = Part()

    def __init__(self) -> None:
        super().__init__("card", "Card")
        self.bodies = 0

    def make_body(self) -> None:
        self.bodies += 1
        self.label = QLabel("a body")
        self.setWidget(self.label)


@pytest.fixture
def card(qgis_app):
    made = Card()
    yield made
    made.close()
    made.deleteLater()
    let_go()


def test_a_dock_has_its_body_when_somebody_reaches_for_a_part(card):
    told = []
    card.made.connect(lambda: told.append(card.label.text()))
    assert card.widget() is None and card.objectName() == "card"
    assert card.label.text() == "a body" and card.widget() is card.label
    card.make()
    assert card.bodies == 1 and told == ["a body"]


def test_a_dock_has_its_body_when_it_is_shown_however_that_comes(card):
    card.toggleViewAction().trigger()
    assert card.bodies == 1 and card.label.isVisible()


def test_what_is_behind_has_no_body_until_its_tab_is_chosen(bench):
    assert not any(dock.is_made for dock in bench._group)
    bench.open()
    let_go()
    assert [dock.objectName() for dock in bench._group if dock.is_made] == ["selectionDock"]
    bench.filters.raise_()
    let_go()
    assert bench.filters.is_made and not bench.search.is_made


def test_what_is_shown_apart_has_its_body_at_once(bench, window):
    bench.filters.setFloating(True)
    bench.filters.hide()
    window.mainWindow().addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, bench.search)
    bench.search.hide()
    bench.open()
    let_go()
    pump_until(lambda: bench.search.is_made)
    assert bench.filters.isFloating() and bench.filters.is_made and not bench.results.is_made


def test_a_body_that_fails_is_tried_again(card, monkeypatch):
    def fail() -> None:
        raise RuntimeError("no body")

    with monkeypatch.context() as patched:
        patched.setattr(card, "make_body", fail)
        with pytest.raises(RuntimeError):
            card.make()
    assert card.label.text() == "a body"


def test_no_dock_grows_wider_by_its_body(bench, window):
    bench.open()
    let_go()
    width = bench.selection.width()
    for dock in bench._group:
        dock.open()
        let_go()
        assert dock.width() == width, dock.objectName()


def test_what_runs_before_anybody_looks_is_shown_then(environment, bench):
    choose(bench)
    bench.areas.add_circles([("Hamburg", 9.99, 53.55)], (50_000,))
    bench.hazards.pick()
    bench.loader.load(POINTS)
    QCoreApplication.processEvents()
    assert not bench.selection.is_made
    bench.selection.open()
    panel = bench.selection.panel
    assert panel.verbs.hazards.isChecked() and panel.progress.isVisible()
    bench.loader.stop()
    pump_until(lambda: not bench.session.runner.busy("load"))
    pump_until(lambda: not panel.progress.isVisible())


def test_runs_are_listed_that_came_before_results_was_opened(environment, bench):
    choose(bench)
    bench.areas.add_circles([("Hamburg", 9.99, 53.55)], (50_000,))
    bench.loader.load(POINTS)
    pump_until(bench.runs.runs)
    assert not bench.results.is_made
    bench.results.open()
    pump_until(lambda: bench.results.page.model.rowCount() == len(bench.runs.runs()))


def test_steps_are_taken_one_after_the_other_and_none_after_the_end(qgis_app):
    turns, taken = Turns(), []

    def fail() -> None:
        turns.close()

    turns.add([lambda: taken.append(1), lambda: taken.append(2)])
    assert not taken and not turns.is_idle
    pump_until(lambda: turns.is_idle)
    turns.add([lambda: taken.append(3), fail, lambda: taken.append(4)])
    pump_until(lambda: turns.is_idle)
    let_go()
    assert taken == [1, 2, 3]


def test_what_comes_later_comes_once_and_not_after_the_end(qgis_app):
    turns, taken = Turns(), []
    turns.add_later(0.02, lambda: [lambda: taken.append(1)])
    turns.add([lambda: taken.append(0)])
    pump_until(lambda: len(taken) == 2)
    assert taken == [0, 1]
    turns.add_later(0.02, lambda: [lambda: taken.append(2)])
    turns.close()
    QTest.qWait(60)
    assert taken == [0, 1]


def test_no_step_of_the_first_click_imports_much(tmp_path):
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path)}
    ended = subprocess.run(
        [sys.executable, "-c", STEPS],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    told = json.loads(ended.stdout.splitlines()[-1])
    assert max(told["steps"]) <= MOST_MODULES_A_STEP and len(told["steps"]) > 20
    assert told["left"] == 0 == told["again"]

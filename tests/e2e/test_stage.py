"""The stage itself, with a plugin of a few lines: what the eyes see and the hands do is QGIS's own."""

from __future__ import annotations

from pathlib import Path
from threading import Timer
from typing import Iterator

import psutil
import pytest

from . import stage
from .analyst import Analyst, StepFailed
from .small_plugins import write_plugin

SMALL_PLUGIN = """
import warnings

from qgis.PyQt.QtWidgets import QComboBox, QLabel, QLineEdit

from tests.e2e.small_plugins import Buttons

class Small(Buttons):
    def fail(self):
        raise ValueError("small but wrong")

    def warn(self):
        warnings.warn("there is a newer way", DeprecationWarning)

class WithWidgets(Small):
    def initGui(self):
        super().initGui()
        field, choice, label = QLineEdit(), QComboBox(), QLabel("More than there is room for")
        choice.addItems([f"entry {number}" for number in range(80)])
        label.setFixedWidth(20)
        for name, widget in (("smallField", field), ("smallChoice", choice), ("smallLabel", label)):
            widget.setObjectName(name)
            self.toolbar.addWidget(widget)
        self.toolbar.setObjectName("smallBar")

def classFactory(iface):
    return WithWidgets(iface)
"""


@pytest.fixture(scope="module")
def small_application(
    screen: str, written_project: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[stage.Application]:
    plugin = write_plugin(tmp_path_factory.mktemp("plugins"), "small", SMALL_PLUGIN)
    with stage.application(screen, project=written_project, plugin=plugin) as started:
        yield started


@pytest.fixture
def person(small_application: stage.Application, tmp_path: Path) -> Analyst:
    return Analyst(small_application, evidence=tmp_path)


def test_the_pointer_lies_where_it_was_pointed(person: Analyst) -> None:
    person.point_at(9.99, 53.55)
    meters_a_pixel = person.eyes.ask("state")["scale"] * 0.0254 / 96

    def is_there() -> bool:
        x, _, y = person.eyes.ask("widget", name="mCoordsEdit")["text"].partition(",")
        return bool(y) and max(abs(float(x) - 1112081), abs(float(y) - 7085416)) < meters_a_pixel

    # The status bar shows the pointer's way there, too.
    person.wait_until("the status bar shows the place", is_there)


def test_letters_arrive_and_a_choice_far_down_its_list_is_made(person: Analyst) -> None:
    person.type_into("smallField", "Straße 5, Zürich & Málaga {a@b_c}")
    person.choose("smallChoice", "entry 61")
    person.choose("smallChoice", "entry 3")


def test_no_key_overtakes_a_click(person: Analyst) -> None:
    person.type_into("smallField", "5")
    person.click("mScaleEdit")
    (manager,) = (child for child in psutil.Process().children() if child.name() == "openbox")
    manager.suspend()
    # It lets the click wait until then; a key would go to the scale at once.
    Timer(0.5, manager.resume).start()
    person.click("smallField")
    person.press("End")
    person.hands.write("7")
    person.wait_until("it is typed", lambda: person.see("smallField")["text"] == "57")


def test_what_goes_wrong_is_a_complaint(person: Analyst, monkeypatch: pytest.MonkeyPatch) -> None:
    assert person.application.complaints() == []
    person.click("failAction")
    person.wait_for_message("error has occurred")
    assert "ValueError: small but wrong" in person.application.complaints()[0]
    person.click("warnAction")
    person.wait_until("it is told", lambda: len(person.application.complaints()) > 1)
    assert "DeprecationWarning: there is a newer way" in person.application.complaints()[1]
    person.screen("stage-cut", "smallBar")
    assert "smallLabel" in "".join(person.application.faults)
    assert {*person.application.faults} <= {*person.application.complaints()}

    monkeypatch.setattr("tests.e2e.analyst.PATIENCE", 0.2)
    with pytest.raises(StepFailed, match=r"could not click gone: no widget .*failAction|Layers") as failure:
        person.click("gone")
    assert Path(str(failure.value).rpartition("screenshot: ")[2]).stat().st_size > 10_000


def test_a_plugin_that_does_not_load_ends_the_start(screen: str, tmp_path: Path) -> None:
    plugin = write_plugin(tmp_path, "small", "raise ImportError('no such part')")
    with pytest.raises(stage.StageFailure, match="no such part"), stage.application(screen, plugin=plugin):
        pass

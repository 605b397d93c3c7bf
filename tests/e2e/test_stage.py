"""The stage itself, with a plugin of a few lines: what the eyes see and the hands do is QGIS's own."""

from __future__ import annotations

from pathlib import Path
from threading import Timer
from typing import Iterator

import psutil
import pytest

from . import stage
from .analyst import Analyst, StepFailed
from .sample_project import write_sample_project
from .steps import open_main_menu

METADATA = (
    "[general]\nname=Small\nqgisMinimumVersion=3.22\nversion=1\ndescription=-\nauthor=-\nemail=-\nabout=-\n"
)
SMALL_PLUGIN = """
import warnings

from qgis.PyQt.QtWidgets import QAction, QComboBox, QLineEdit

class Small:
    def __init__(self, iface):
        self.iface = iface

    def initGui(self):
        self.action = QAction("Sma&ll...", self.iface.mainWindow())
        self.action.setObjectName("smallAction")
        self.action.triggered.connect(self.fail)
        self.iface.addToolBarIcon(self.action)
        self.old_action = QAction("Old", self.iface.mainWindow())
        self.old_action.setObjectName("oldAction")
        self.old_action.triggered.connect(self.do_as_of_old)
        self.iface.addToolBarIcon(self.old_action)
        self.field = QLineEdit()
        self.field.setObjectName("smallField")
        self.choice = QComboBox()
        self.choice.setObjectName("smallChoice")
        self.choice.addItems([f"entry {number}" for number in range(80)])
        self.toolbar = self.iface.addToolBar("Small")
        self.toolbar.addWidget(self.field)
        self.toolbar.addWidget(self.choice)

    def fail(self):
        raise ValueError("small but wrong")

    def do_as_of_old(self):
        warnings.warn("there is a newer way", DeprecationWarning)

    def unload(self):
        self.iface.removeToolBarIcon(self.action)
        self.iface.removeToolBarIcon(self.old_action)
        self.toolbar.deleteLater()

def classFactory(iface):
    return Small(iface)
"""


def plugin_folder(parent: Path, code: str) -> Path:
    folder = parent / "small"
    folder.mkdir()
    (folder / "metadata.txt").write_text(METADATA)
    (folder / "__init__.py").write_text(code)
    return folder


@pytest.fixture(scope="module")
def small_application(screen: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[stage.Application]:
    parent = tmp_path_factory.mktemp("small")
    project = write_sample_project(parent)
    with stage.application(screen, project=project, plugin=plugin_folder(parent, SMALL_PLUGIN)) as started:
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


def test_typed_letters_arrive(person: Analyst) -> None:
    person.type_into("smallField", "Straße 5, Zürich & Málaga {a@b_c}")
    person.type_into("smallField", "53.55, 9.99")


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


def test_a_choice_far_down_its_list_is_made(person: Analyst) -> None:
    person.choose("smallChoice", "entry 61")
    person.choose("smallChoice", "entry 3")


def test_a_menu_entry_and_a_button_are_found_by_what_they_read(person: Analyst) -> None:
    def about() -> str | None:
        return next((w["title"] for w in person.eyes.ask("windows") if "About" in w["title"]), None)

    open_main_menu(person, "h")
    person.click_label("About")
    person.wait_until("the window opens", about)
    person.click_label("Close")
    person.wait_until("the window closes", lambda: about() is None)


def test_an_error_in_a_slot_is_a_complaint(person: Analyst) -> None:
    assert person.application.complaints() == []
    person.click("smallAction")
    person.wait_for_message("error has occurred")
    assert "ValueError: small but wrong" in person.application.complaints()[0]


def test_a_deprecated_call_of_a_plugin_is_a_complaint(person: Analyst) -> None:
    before = len(person.application.complaints())
    person.click("oldAction")
    person.wait_until("it is told", lambda: len(person.application.complaints()) > before)
    assert "DeprecationWarning: there is a newer way" in person.application.complaints()[before]


def test_a_failed_step_says_what_was_there(person: Analyst, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.e2e.analyst.PATIENCE", 0.2)
    with pytest.raises(StepFailed, match=r"could not click gone: no widget .*smallAction|Layers") as failure:
        person.click("gone")
    assert Path(str(failure.value).rpartition("screenshot: ")[2]).stat().st_size > 10_000


def test_a_plugin_that_does_not_load_ends_the_start(screen: str, tmp_path: Path) -> None:
    plugin = plugin_folder(tmp_path, "raise ImportError('no such part')")
    with pytest.raises(stage.StageFailure, match="no such part"), stage.application(screen, plugin=plugin):
        pass

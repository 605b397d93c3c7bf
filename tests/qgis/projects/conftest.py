"""Projects with results, and what moves, packs and opens them.

``analyst`` is a window with the plugin and a copy of the project that version 0.1 saved, driven by what an
analyst sees. The project's service is at an address where nothing answers; the connection *office* leads to
the sandbox of the test, as that of a colleague with another address does.
"""

from __future__ import annotations

import shutil
import time
from html import unescape
from pathlib import Path
from typing import Any, Callable, Iterator

import pytest
from qgis.core import QgsApplication, QgsMapLayer, QgsNetworkAccessManager, QgsProject, QgsSettings
from qgis.PyQt.QtCore import QCoreApplication
from qgis.PyQt.QtWidgets import QAction, QFileDialog

from geoportfolio import classFactory
from geoportfolio.core.gis.connections.connections import SESSION, Connection
from geoportfolio.core.gis.files.file_names import results_folder
from geoportfolio.core.gis.results import layers
from geoportfolio.ui.projects.project_events import ProjectEvents
from tests.support.connections import MASTER, forget_all
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import COAST
from tests.support.window import Window
from tests.support.workbench import draw, settled

DATA = Path(__file__).parents[2] / "data" / "project_0_1"
QUIET_SECONDS = 0.3
QUIET_TURNS = 20
"""After so long, and so many turns of the event loop, without a task nothing waits for its turn any more."""
NEVER_OLD = "geoportfolio/outOfDateDays"


class Analyst:
    """Who works in the window; *plugin* is used only where no widget, action or message does the same."""

    def __init__(self, window: Window, sandbox: Any) -> None:
        self.window, self.sandbox = window, sandbox
        self.project = QgsProject.instance()
        self.start()

    def start(self) -> None:
        """Load the plugin; its key is typed once in each session."""
        self.plugin = classFactory(self.window)
        self.plugin.initGui()
        office = Connection("office", self.sandbox.url, keep_key=SESSION)
        self.plugin._connections.save(office, self.sandbox.key)
        let_go()

    def leave(self) -> None:
        """Close the project and unload the plugin."""
        self.project.clear()
        self.plugin.unload()
        let_go()

    @property
    def bench(self) -> Any:
        return self.plugin.window()

    def settle(self) -> None:
        """Until nothing has been under way for a moment."""
        quiet_since, turns = time.monotonic(), 0

        def is_quiet() -> bool:
            nonlocal quiet_since, turns
            turns += 1
            if QgsApplication.taskManager().countActiveTasks() or self.plugin._window.map_reloader.is_busy:
                quiet_since, turns = time.monotonic(), 0
            return turns > QUIET_TURNS and time.monotonic() - quiet_since > QUIET_SECONDS

        pump_until(is_quiet)
        let_go()

    def open(self, file: Path) -> None:
        """Open the project *file* in place of the one that is open."""
        self.project.clear()
        assert self.project.read(str(file))
        self.settle()

    def press(self, text: str) -> None:
        """Press the button of a message."""
        (button,) = [each for each in self.window.steps() if each.text() == text]
        button.click()
        self.settle()

    def use_office(self) -> None:
        """Take the own connection for the service of the project."""
        self.press("Use 'office' Instead")

    def layer(self, name: str) -> QgsMapLayer:
        (layer,) = self.project.mapLayersByName(name)
        return layer

    def added(self, do: Callable[[], Any]) -> QgsMapLayer:
        """The one layer that is there after *do*, and was not before."""
        before = set(self.project.mapLayers())
        do()
        self.settle()
        (new,) = set(self.project.mapLayers()) - before
        return self.project.mapLayer(new)

    def actions(self, layer: QgsMapLayer) -> dict[str, QAction]:
        """What the menu of *layer* offers, by the end of the object's name."""
        self.window.setActiveLayer(layer)
        QCoreApplication.processEvents()
        offered = self.window.layer_actions["GeoPortfolio"].items()
        mine = {action for action, ids in offered if layer.id() in ids and action.isEnabled()}
        return {each.objectName()[len("geoportfolioLayer") : -len("Action")]: each for each in mine}

    def choose(self, layer: QgsMapLayer, action: str) -> None:
        """Choose an entry in the menu of *layer*."""
        self.actions(layer)[action].trigger()
        self.settle()

    def mark(self, layer: QgsMapLayer) -> list[str]:
        """What the mark beside *layer* says, a paragraph each."""
        view, node = self.window.layerTreeView(), self.project.layerTreeRoot().findLayer(layer.id())
        tips = [indicator.toolTip() for indicator in view.indicators(node)]
        return [unescape(text) for tip in tips for text in tip[len("<p>") : -len("</p>")].split("</p><p>")]

    def asked(self) -> list[str]:
        """The paths that the service was asked for, but for those of maps."""
        return [each.path for each in self.sandbox.requests if not each.path.startswith("/graph/layers/w")]


def rows_of(layer: Any) -> list[tuple[str, ...]]:
    """The rows of *layer* in an order of their own, without the numbers that its file gives them."""
    return sorted(
        tuple(map(str, (*each.attributes()[1:], each.geometry().asWkt(6)))) for each in layer.getFeatures()
    )


@pytest.fixture(name="rows_of")
def rows_of_fixture() -> Callable[[Any], list[tuple[str, ...]]]:
    return rows_of


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """The project's file in a copy of its folder."""
    return Path(shutil.copytree(DATA, tmp_path / "work")) / "portfolio.qgz"


@pytest.fixture
def analyst(window, saved, sandbox, tmp_path, monkeypatch) -> Iterator[Analyst]:
    """With the history of version 0.1 in the profile, and the project not opened yet."""
    profile = tmp_path / "profile"
    (profile / "geoportfolio").mkdir(parents=True)
    shutil.copy(DATA / "runs.json", profile / "geoportfolio" / "runs.json")
    monkeypatch.setattr(QgsApplication, "qgisSettingsDirPath", lambda: f"{profile}/")
    QgsSettings().setValue(NEVER_OLD, 0)
    QgsNetworkAccessManager.instance().cache().clear()
    analyst = Analyst(window, sandbox)
    yield analyst
    analyst.leave()


@pytest.fixture
def opened(analyst, saved) -> Analyst:
    """With the project open, and the own connection taken for its service."""
    analyst.open(saved)
    analyst.use_office()
    assert all(layer.isValid() for layer in analyst.project.mapLayers().values())
    analyst.sandbox.forget()
    return analyst


@pytest.fixture
def project(fresh) -> QgsProject:
    """The project, which has no file yet."""
    project = QgsProject.instance()
    project.setFileName("")
    project.setDirty(False)
    return project


@pytest.fixture
def profile(tmp_path, monkeypatch) -> Path:
    """A profile of the test's own, in which the results of unsaved projects lie."""
    folder = tmp_path / "someone" / "profile"
    folder.mkdir(parents=True)
    monkeypatch.setattr(QgsApplication, "qgisSettingsDirPath", lambda: f"{folder}/")
    return folder


@pytest.fixture
def results(profile) -> Path:
    return results_folder(None, str(profile))


@pytest.fixture
def load(project, profile, ready, window):
    """Load the points of areas; the layer."""

    def load(*areas):
        before = set(layers.results_in(project))
        draw(ready, *areas).loader.load()
        settled(ready)
        window.messageBar().clearWidgets()
        let_go()
        (layer,) = set(layers.results_in(project)) - before
        return layer

    return load


@pytest.fixture
def loaded(load):
    return load(COAST)


@pytest.fixture
def keeper(ready, window, project):
    keeper = ProjectEvents(ready)
    keeper.install()
    yield keeper
    pump_until(lambda: not ready.tasks.busy("move results"))
    keeper.remove()


@pytest.fixture
def folder(tmp_path) -> Path:
    """Where the analyst keeps projects."""
    folder = tmp_path / "work"
    folder.mkdir()
    return folder


@pytest.fixture
def deal(project, folder, load):
    """A result of the project ``deal.qgz``, beside it."""
    assert project.write(str(folder / "deal.qgz"))
    layer = load(COAST)
    assert project.write()
    return layer


@pytest.fixture
def password_store():
    """The store of the tests, open; afterwards empty."""
    store = QgsApplication.authManager()
    assert store.setMasterPassword(MASTER, True)
    yield store
    forget_all()


@pytest.fixture
def pack(ready, monkeypatch):
    """Choose the command and a file; the archive is there, or the reason is told."""

    def pack(path: Path) -> None:
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
        ready.packer.pack()
        pump_until(lambda: not ready.tasks.busy("pack"))
        let_go()

    return pack

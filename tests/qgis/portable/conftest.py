"""A project with a result in the profile, and what moves, packs and opens it."""

from __future__ import annotations

from pathlib import Path

import pytest
from qgis.core import QgsApplication, QgsProject
from qgis.PyQt.QtWidgets import QFileDialog

from geoportfolio.core.gis import layers
from geoportfolio.core.gis.store import results_folder
from geoportfolio.ui.portable.keeper import ProjectKeeper
from tests.support.connections import MASTER, forget_all
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import COAST
from tests.support.workbench import draw, settled


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
    keeper = ProjectKeeper(window, ready.session, lambda: ready)
    keeper.install()
    yield keeper
    pump_until(lambda: not ready.session.runner.busy("move results"))
    keeper.remove()


@pytest.fixture
def folder(tmp_path) -> Path:
    """Where the analyst keeps projects."""
    folder = tmp_path / "work"
    folder.mkdir()
    return folder


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
        ready.pack()
        pump_until(lambda: not ready.session.runner.busy("pack"))
        let_go()

    return pack

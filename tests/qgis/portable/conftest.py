"""A project with a result in the profile, and what moves, packs and opens it."""

from __future__ import annotations

from pathlib import Path

import pytest
from qgis.core import QgsApplication, QgsCoordinateReferenceSystem, QgsGeometry, QgsProject

from geoportfolio.core.gis import layers
from geoportfolio.core.gis.store import results_folder
from geoportfolio.ui.portable.keeper import ProjectKeeper
from tests.qgis.connections.conftest import MASTER, forget_all
from tests.qgis.memory.conftest import ready, settled  # noqa: F401
from tests.qgis.plugin.conftest import bench, environment, fresh, window  # noqa: F401
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import COAST


@pytest.fixture
def project(fresh) -> QgsProject:  # noqa: F811
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
def load(project, profile, ready, window):  # noqa: F811
    """Load the points of areas; the layer."""

    def load(*areas):
        for area in areas:
            ready.areas.add(QgsGeometry.fromWkt(area.wkt), QgsCoordinateReferenceSystem("EPSG:4326"))
        before = set(layers.results_in(project))
        ready.loader.load()
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
def keeper(ready, window, project):  # noqa: F811
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


def press(window, text: str) -> None:  # noqa: F811
    (button,) = [button for button in window.steps() if button.text() == text]
    button.click()

"""A window for the plugin, in a profile without connections and a project of the test's own."""

from __future__ import annotations

import pytest
from qgis.core import (
    QgsApplication,
    QgsProject,
    QgsSettings,
)

from geoportfolio.ui.warming import imports
from tests.support.window import Window, opened_bench


@pytest.fixture(autouse=True)
def fresh(tmp_path, monkeypatch, qgis_app):
    """No connections, a locked password store, and a project of the test's own."""
    for variable in ("GEOPORTFOLIO_URL", "GEOPORTFOLIO_API_KEY"):
        monkeypatch.delenv(variable, raising=False)
    QgsSettings().remove("geoportfolio")
    QgsApplication.authManager().clearMasterPassword()
    QgsProject.instance().clear()
    QgsProject.instance().setFileName(str(tmp_path / "project.qgz"))
    yield
    QgsProject.instance().clear()
    QgsSettings().remove("geoportfolio")


@pytest.fixture
def window(fresh):
    for bring in imports():  # the first click answers at once then, whichever tests ran here before
        bring()
    window = Window()
    yield window
    window.close()


@pytest.fixture
def environment(sandbox, monkeypatch):
    monkeypatch.setenv("GEOPORTFOLIO_URL", sandbox.url)
    monkeypatch.setenv("GEOPORTFOLIO_API_KEY", sandbox.key)


@pytest.fixture
def bench(window):
    with opened_bench(window) as bench:
        yield bench

"""A window whose Browser has GeoPortfolio in it."""

from __future__ import annotations

from pathlib import Path
from typing import Iterator

import pytest
from qgis.core import QgsApplication, QgsProject, QgsSettings

from tests.support.browser import Browser


@pytest.fixture(autouse=True)
def fresh(tmp_path, monkeypatch, qgis_app):
    """No connections, nothing that the Browser remembers, and a project of the test's own."""
    for variable in ("GEOPORTFOLIO_URL", "GEOPORTFOLIO_API_KEY"):
        monkeypatch.delenv(variable, raising=False)
    for group in ("geoportfolio", "browser", "qgsbrowserwidgetbase"):
        QgsSettings().remove(group)
    (Path(QgsApplication.qgisSettingsDirPath()) / "geoportfolio" / "runs.json").unlink(missing_ok=True)
    QgsProject.instance().clear()
    QgsProject.instance().setFileName(str(tmp_path / "project.qgz"))
    yield
    QgsProject.instance().clear()
    for group in ("geoportfolio", "browser", "qgsbrowserwidgetbase"):
        QgsSettings().remove(group)


@pytest.fixture
def browser() -> Iterator[Browser]:
    made = Browser()
    made.part.install()
    made.model.initialize()
    made.proxy.setBrowserModel(made.model)
    yield made
    made.close()

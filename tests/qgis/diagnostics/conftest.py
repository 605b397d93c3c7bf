"""A profile of its own, an authority for certificates, and a window that opens diagnostics."""

from __future__ import annotations

from pathlib import Path

import pytest
from qgis.core import QgsApplication, QgsSettings

from tests.support.certificates import Authority
from tests.support.event_loop import let_go
from tests.support.window import Window


@pytest.fixture(scope="session")
def root(tmp_path_factory: pytest.TempPathFactory) -> Authority:
    return Authority(tmp_path_factory.mktemp("authority"), "Corp Root")


@pytest.fixture
def window(locked, tmp_path):
    # The runs of other tests, in the profile that all share.
    runs = Path(QgsApplication.qgisSettingsDirPath()) / "geoportfolio" / "runs.json"
    runs.unlink(missing_ok=True)
    window = Window()
    yield window
    window.close()


@pytest.fixture
def diagnostics(plugin_window):
    diagnostics = plugin_window.diagnostics
    diagnostics.install()
    yield diagnostics
    diagnostics.remove()
    let_go()

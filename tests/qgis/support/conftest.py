"""A profile of its own, servers with real certificates, and a window whose doctor can be asked."""

from __future__ import annotations

from pathlib import Path

import pytest
from qgis.core import QgsApplication, QgsSettings

from geoportfolio.ui.support.desk import SupportDesk
from tests.support.certificates import Authority
from tests.support.event_loop import let_go
from tests.support.window import Window


@pytest.fixture(scope="session")
def root(tmp_path_factory: pytest.TempPathFactory) -> Authority:
    return Authority(tmp_path_factory.mktemp("authority"), "Corp Root")


@pytest.fixture
def window(locked, tmp_path):
    QgsSettings().remove("geoportfolio")
    # The runs of other tests, in the profile that all share.
    runs = Path(QgsApplication.qgisSettingsDirPath()) / "geoportfolio" / "runs.json"
    runs.unlink(missing_ok=True)
    window = Window()
    yield window
    window.close()
    QgsSettings().remove("geoportfolio")


@pytest.fixture
def desk(window, session):
    desk = SupportDesk(window, session)
    desk.install()
    yield desk
    desk.remove()
    let_go()

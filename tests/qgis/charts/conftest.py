"""Charts, a session for those that save them, and something to paint them on."""

from __future__ import annotations

import pytest
from qgis.core import QgsProject, QgsSettings

from geoportfolio.core.gis.tasks import TaskRunner
from geoportfolio.ui.messages import Messages
from geoportfolio.ui.session import Session
from tests.support.charts import bars, line
from tests.support.event_loop import let_go
from tests.support.service import QuickConnections
from tests.support.window import Window


@pytest.fixture
def window(qgis_app):
    QgsProject.instance().clear()
    QgsSettings().remove("geoportfolio")
    window = Window()
    yield window
    window.close()
    QgsSettings().remove("geoportfolio")


@pytest.fixture
def session(window):
    session = Session(QuickConnections(), TaskRunner(), Messages(window))
    yield session
    session.runner.close()
    let_go()


@pytest.fixture(name="bars")
def bars_fixture():
    return bars


@pytest.fixture(name="line")
def line_fixture():
    return line

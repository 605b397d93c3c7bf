"""The Filters dock in a window, with the sandbox as its service."""

from __future__ import annotations

import pytest
from qgis.PyQt.QtCore import Qt

from geoportfolio.core.gis.connections import SESSION, Connection
from geoportfolio.core.gis.tasks import TaskRunner
from geoportfolio.ui.draft import Draft
from geoportfolio.ui.filters.dock import FiltersDock
from geoportfolio.ui.messages import Messages
from geoportfolio.ui.session import Session
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import SOURCE
from tests.support.service import QuickConnections


@pytest.fixture
def session(window, sandbox):
    """Two connections to the sandbox, ``office`` (V2) and ``old`` (V1), and no source chosen."""
    connections = QuickConnections()
    runner = TaskRunner()
    session = Session(connections, runner, Messages(window))
    connections.save(Connection("office", sandbox.url, keep_key=SESSION), sandbox.key)
    connections.save(Connection("old", sandbox.url, version="v1", keep_key=SESSION), sandbox.key)
    yield session
    runner.close()


@pytest.fixture
def use(session):
    """Choose a connection and a source."""

    def choose(connection: str = "office", source: str = SOURCE) -> None:
        session.use(connection)
        pump_until(lambda: session.sources)
        session.choose(source)

    return choose


@pytest.fixture
def draft(session):
    return Draft(session)


@pytest.fixture
def dock(window, session, draft, use):
    """The dock in front, with the airports chosen and their hierarchy there."""
    use()
    dock = FiltersDock(window, session, draft)
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    dock.open()
    pump_until(lambda: session.hierarchy)
    yield dock
    window.removeDockWidget(dock)
    dock.deleteLater()
    let_go()

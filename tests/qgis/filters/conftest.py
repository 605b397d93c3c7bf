"""The Filters dock in a window, with the sandbox as its service."""

from __future__ import annotations

import pytest
from qgis.PyQt.QtCore import Qt

from geoportfolio.core.gis.connections.connections import SESSION, Connection
from geoportfolio.core.gis.tasks.runner import TaskRunner
from geoportfolio.ui.filters.dock import FiltersDock
from geoportfolio.ui.selection.draft import Draft
from geoportfolio.ui.window.messages import Messages
from geoportfolio.ui.window.session import Session
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import SOURCE
from tests.support.service import QuickConnections


@pytest.fixture
def session(plugin_window, sandbox):
    """Two connections to the sandbox, ``office`` (V2) and ``old`` (V1), and no source chosen."""
    connections = plugin_window.connections
    connections.save(Connection("office", sandbox.url, keep_key=SESSION), sandbox.key)
    connections.save(Connection("old", sandbox.url, version="v1", keep_key=SESSION), sandbox.key)
    return plugin_window.session


@pytest.fixture
def use(session):
    """Choose a connection and a source."""

    def choose(connection: str = "office", source: str = SOURCE) -> None:
        session.use(connection)
        pump_until(lambda: session.sources)
        session.choose(source)

    return choose


@pytest.fixture
def draft(plugin_window):
    return plugin_window.draft


@pytest.fixture
def dock(window, plugin_window, session, use):
    """The dock in front, with the airports chosen and their hierarchy there."""
    use()
    dock = FiltersDock(plugin_window)
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    dock.open()
    pump_until(lambda: session.hierarchy)
    yield dock
    window.removeDockWidget(dock)
    dock.deleteLater()
    let_go()

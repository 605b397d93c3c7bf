"""The Search dock in a window, beside the workbench that its helpers come from."""

from __future__ import annotations

import pytest
from qgis.PyQt.QtCore import Qt

from geoportfolio.core.gis.connections.connections import SESSION, Connection
from geoportfolio.ui.search.dock import SearchDock
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import SOURCE


@pytest.fixture
def made(bench, window):
    """Make the Search dock of the bench; it leaves after the test."""
    docks = []

    def make() -> SearchDock:
        dock = SearchDock(bench)
        docks.append(dock)
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock

    yield make
    for dock in docks:
        dock.close_pages()
        window.removeDockWidget(dock)
        dock.deleteLater()
    let_go()


@pytest.fixture
def opened(bench, made):
    """Open the dock with *source* chosen."""

    def open_dock(source: str = SOURCE) -> SearchDock:
        dock = made()
        dock.open()
        pump_until(lambda: bench.session.sources)
        bench.session.choose(source)
        return dock

    return open_dock


@pytest.fixture
def dock(environment, opened):
    return opened()


@pytest.fixture
def at(bench):
    """Work with another service than the sandbox of all tests, or with other settings of the connection."""

    def connect(url: str, key: str, **more) -> None:
        connection = Connection("office", url, keep_key=SESSION, **more)
        bench.connections.save(connection, key)
        bench.session.use("office")

    return connect

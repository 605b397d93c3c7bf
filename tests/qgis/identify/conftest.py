"""The panel of Identify Location, of a window that knows the sandbox."""

from __future__ import annotations

from typing import Callable

import pytest
from qgis.core import QgsProject, QgsSettings, QgsVectorLayer

from geoportfolio.core.api import Area, Query
from geoportfolio.core.gis.results import layers
from geoportfolio.ui.window.window import Window
from sandbox.testing import Sandbox
from tests.support.event_loop import pump_until
from tests.support.oracle import COAST, SOURCE
from tests.support.queries import load_query
from tests.support.service import client_of, polygon_of


@pytest.fixture
def only() -> Callable[[str], None]:
    """Open one section of the panel, before it is made; the others ask nothing."""

    def one(name: str) -> None:
        for section in ("address", "record", "hazards"):
            QgsSettings().setValue(f"geoportfolio/identify/{section}", section == name)

    return one


@pytest.fixture
def connected(environment, bench: Window, sandbox: Sandbox) -> Window:
    """The window once it knows the service."""
    bench.session.open()
    pump_until(lambda: bench.session.sources)
    sandbox.forget()
    return bench


@pytest.fixture
def airports(connected: Window, sandbox: Sandbox, tmp_path) -> QgsVectorLayer:
    """The airports of the coast as a result layer."""
    query = Query(SOURCE, (Area("coast", polygon_of(COAST)),))
    result = load_query(client_of(sandbox), query, tmp_path / "points.gpkg")
    sandbox.forget()
    return layers.add_result(QgsProject.instance(), result)

"""A window with a result on its map, and what refreshes it."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from qgis.core import QgsCoordinateReferenceSystem, QgsGeometry, QgsProject

from geoportfolio.core.gis import layers
from geoportfolio.ui.loading import LANE
from tests.qgis.plugin.conftest import bench, environment, fresh, window  # noqa: F401
from tests.support.event_loop import let_go, pump_until
from tests.support.service import SOURCE


@pytest.fixture
def ready(environment, bench):  # noqa: F811
    """The bench with the portfolio chosen."""
    bench.session.open()
    pump_until(lambda: bench.session.sources)
    bench.session.choose(SOURCE)
    return bench


@pytest.fixture
def refresher(ready, window):  # noqa: F811
    yield ready.refresher
    settled(ready)


@pytest.fixture
def loaded(ready, window):  # noqa: F811
    """Load the points of areas; the layer."""

    def load(*areas):
        ready.areas.clear()
        for area in areas:
            ready.areas.add(QgsGeometry.fromWkt(area.wkt), QgsCoordinateReferenceSystem("EPSG:4326"))
        before = set(layers.results_in(QgsProject.instance()))
        ready.loader.load()
        settled(ready)
        window.messageBar().clearWidgets()
        let_go()
        (layer,) = set(layers.results_in(QgsProject.instance())) - before
        return layer

    return load


def settled(bench) -> None:  # noqa: F811
    pump_until(lambda: not (bench.session.runner.busy(LANE) or bench.session.runner.busy("changes")))


def spoil(layer, *statements: str) -> None:
    """Change the answer that a layer shows, as if the service had given another one."""
    with closing(sqlite3.connect(str(layers.path_of(layer)))) as connection, connection:
        for (name,) in connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'rtree%'"
        ).fetchall():
            connection.execute(f'DROP TRIGGER "{name}"')
        for statement in statements:
            connection.execute(statement)
    layer.reload()

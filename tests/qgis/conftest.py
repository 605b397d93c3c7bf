"""Fixtures of the tests that need QGIS; pytest-qgis starts it."""

from __future__ import annotations

import sqlite3
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import Callable, Iterator

import pytest
from qgis.core import QgsNetworkAccessManager, QgsProject, QgsSettings
from qgis.PyQt.QtCore import QCoreApplication

from geoportfolio.core.api.monitor import Monitor
from geoportfolio.core.api.parsing.records import Record
from geoportfolio.core.gis.storage.record import ResultRecord
from geoportfolio.core.gis.storage.result_file import ResultFile
from geoportfolio.core.gis.storage.writer import ResultWriter
from sandbox.testing import Sandbox, running
from tests.support.bait import bait
from tests.support.connections import connections, locked, qgis_proxy, unlocked
from tests.support.disks import refused
from tests.support.event_loop import let_go
from tests.support.hand import Map
from tests.support.headless import headless, headless_sandbox, pasted, saved_project, typed
from tests.support.insured import insured_layer, insured_map
from tests.support.processing import provider, run
from tests.support.records import point
from tests.support.unhandled import none_unhandled
from tests.support.vector_layers import hotels
from tests.support.workbench import (
    bench,
    environment,
    fresh,
    loaded,
    plugin_window,
    ready,
    refresher,
    session,
    window,
)

SETTINGS = (
    "geoportfolio",
    *("qgis/connections-wms", "qgis/connections-wfs", "qgis/WMS", "qgis/WFS"),  # of QGIS before 3.30
    "connections/ows",
)
"""The groups that the plugin writes to: its own and QGIS's WMS and WFS connections."""


@pytest.fixture(scope="session", autouse=True)
def cache_of_its_own(qgis_app, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """QGIS's answers on disk: another process that empties its cache must not empty this one."""
    QgsSettings().setValue("cache/directory", str(tmp_path_factory.mktemp("cache")))
    QgsNetworkAccessManager.instance().setupDefaultProxyAndCache()
    yield
    QgsSettings().remove("cache/directory")


@pytest.fixture(autouse=True)
def no_settings(qgis_app) -> None:
    """What another test of this process has left in the settings, this one would take for the user's."""
    for group in SETTINGS:
        QgsSettings().remove(group)


@pytest.fixture(autouse=True)
def fresh_first(request: pytest.FixtureRequest) -> None:
    """Where a test has a fresh profile, it has it before another fixture puts something into it."""
    if "fresh" in request.fixturenames:
        request.getfixturevalue("fresh")


@pytest.fixture(autouse=True)
def nothing_raised_unseen() -> Iterator[None]:
    """A test whose slots raise has failed."""
    with none_unhandled():
        yield


@pytest.fixture(scope="session")
def agreed_sandbox() -> Iterator[Sandbox]:
    """The sandbox with the readings of the design, for fixtures of the session that count no requests."""
    with running() as started:
        yield started


@pytest.fixture(scope="session")
def closing() -> Iterator[Executor]:
    """Closes what takes its time while the next test runs, and all of it before the session ends."""
    with ThreadPoolExecutor(thread_name_prefix="closing") as executor:
        yield executor


@pytest.fixture
def sandbox(closing: Executor) -> Iterator[Sandbox]:
    """A sandbox of the test's own: no late request of an earlier test counts here or uses up a fault."""
    context = running()
    yield context.__enter__()
    closing.submit(context.__exit__, None, None, None)


@pytest.fixture
def store(tmp_path: Path) -> Callable[..., ResultFile]:
    """Write records into a GeoPackage of the test's own folder."""

    def write(records, column_types=None, own_fields=None, tags=None, query=None) -> ResultFile:
        record = ResultRecord(query)
        with ResultWriter(tmp_path / "result.gpkg", column_types or {}, own_fields, record) as writer:
            writer.add(records, tags or {}, Monitor())
        return writer.stored

    return write


@pytest.fixture
def sql() -> Callable[..., list]:
    """Rows of a query on a GeoPackage."""

    def rows(path: Path, query: str, *values) -> list:
        connection = sqlite3.connect(str(path))
        try:
            return connection.execute(query, values).fetchall()
        finally:
            connection.close()

    return rows


@pytest.fixture(name="point")
def point_fixture() -> Callable[..., Record]:
    """A record with a point, degrees in EPSG:4326."""
    return point


@pytest.fixture
def hand() -> Iterator[Map]:
    """A map of its own, one pixel a unit of EPSG:3857, with the hand tool active."""
    QgsProject.instance().clear()
    made = Map()
    yield made
    made.canvas.unsetMapTool(made.canvas.mapTool())
    made.window.close()
    QgsProject.instance().clear()
    QCoreApplication.processEvents()


@pytest.fixture
def project(qgis_app) -> Iterator[QgsProject]:
    """A project of the test's own beside that of QGIS."""
    made = QgsProject()
    yield made
    made.clear()
    let_go()

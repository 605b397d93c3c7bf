"""A connection to the sandbox whose key is in a password store of the tests' own."""

from __future__ import annotations

from pathlib import Path

import pytest
from qgis.core import QgsNetworkAccessManager, QgsOwsConnection, QgsProject

from geoportfolio.core.api.monitor import Monitor
from geoportfolio.core.gis import jobs, web_layers
from geoportfolio.core.gis.connections import Connection
from geoportfolio.core.gis.map_turns import MapTurns
from geoportfolio.core.gis.network import KeyPreprocessor
from geoportfolio.core.gis.tasks import TaskRunner
from tests.support.maps import OFFICE
from tests.support.service import client_of


@pytest.fixture
def project(qgis_app) -> QgsProject:
    """The project of QGIS, empty before and after."""
    QgsProject.instance().clear()
    yield QgsProject.instance()
    QgsProject.instance().clear()


@pytest.fixture
def office(connections, sandbox):
    """The connections with one to the sandbox; its key goes to what QGIS asks there."""
    _forget_ows()
    preprocessor = KeyPreprocessor(connections.key_for)
    preprocessor.install()
    connections.save(Connection(OFFICE, sandbox.url), sandbox.key)
    QgsNetworkAccessManager.instance().cache().clear()
    yield connections
    preprocessor.remove()
    _forget_ows()


def _forget_ows() -> None:
    for service in ("WMS", "WFS"):
        for name in QgsOwsConnection.connectionList(service):
            QgsOwsConnection.deleteConnection(service, name)


@pytest.fixture
def turns(project, office):
    made = MapTurns(project, TaskRunner())
    yield made
    made.close()


@pytest.fixture
def server(office) -> web_layers.MapServer:
    return web_layers.server_of(office, OFFICE)


@pytest.fixture
def catalogue(office, sandbox):
    return jobs.map_catalogue(client_of(sandbox), Monitor())


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    return tmp_path / "map.qgz"

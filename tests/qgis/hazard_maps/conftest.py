"""A connection to the sandbox whose key is in a password store of the tests' own."""

from __future__ import annotations

from pathlib import Path

import pytest
from qgis.core import QgsNetworkAccessManager, QgsProject

from geoportfolio.core import gis
from geoportfolio.core.api.monitor import Monitor
from geoportfolio.core.gis.connections.connections import Connection
from geoportfolio.core.gis.connections.network import KeyPreprocessor
from geoportfolio.core.gis.hazard_maps.reload import MapReloader
from geoportfolio.core.gis.hazard_maps.responses import adjust_request
from geoportfolio.core.gis.layers import uris
from geoportfolio.core.gis.tasks.runner import TaskRunner
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
    preprocessor = KeyPreprocessor(connections.key_for, adjust_request)
    preprocessor.install()
    connections.save(Connection(OFFICE, sandbox.url), sandbox.key)
    QgsNetworkAccessManager.instance().cache().clear()
    yield connections
    preprocessor.remove()


@pytest.fixture
def reloader(project, office):
    """Follows nothing before it is installed."""
    made = MapReloader(project, office, TaskRunner())
    yield made
    made.close()


@pytest.fixture
def keeper(reloader):
    """The reloader, while it follows the project and the connections."""
    reloader.install()
    yield reloader
    reloader.remove()


@pytest.fixture
def lost(keeper):
    """The layers that a change has taken from the map: connection and names, one item for each time."""
    told: list[tuple[str, list[str]]] = []
    keeper.lost.connect(lambda name, layers: told.append((name, sorted(layer.name() for layer in layers))))
    return told


@pytest.fixture
def server(office) -> uris.MapServer:
    return uris.server_of(office, OFFICE)


@pytest.fixture
def catalog(office, sandbox):
    return gis.hazard_maps.load_catalog.map_catalog(client_of(sandbox), Monitor())


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    return tmp_path / "map.qgz"

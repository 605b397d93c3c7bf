"""A connection to a gateway whose key is easily found, and a stranger who listens."""

from __future__ import annotations

import pytest
from qgis.core import QgsApplication, QgsNetworkAccessManager

from geoportfolio.core.gis.connections.connections import SESSION, Connection
from geoportfolio.core.gis.connections.network import AT_FAULT, KeyPreprocessor
from geoportfolio.core.gis.hazard_maps.responses import adjust_request
from tests.support.gateway import KEY, Gateway, somebody_else
from tests.support.maps import OFFICE
from tests.support.scripted_server import FakeServer


@pytest.fixture
def key(sandbox):
    """The key that the sandbox takes."""
    with sandbox.behaving(key=KEY):
        yield KEY


@pytest.fixture
def stranger():
    with FakeServer(answer=somebody_else) as listener:
        yield listener


@pytest.fixture
def gateway(sandbox, key):
    with Gateway(sandbox) as opened:
        yield opened


@pytest.fixture
def preprocessor(connections):
    made = KeyPreprocessor(connections.key_for, adjust_request)
    made.install()
    yield made
    made.remove()
    QgsApplication.instance().setProperty(AT_FAULT, None)  # a port may come again


@pytest.fixture
def connect(connections, preprocessor, key):
    """Make the connection to an address; its key goes with what QGIS asks there."""

    def to(base_url: str, keep_key: str = SESSION):
        connections.save(Connection(OFFICE, base_url, keep_key=keep_key), key)
        manager = QgsNetworkAccessManager.instance()
        manager.clearConnectionCache()  # a port may come again
        manager.cache().clear()
        return connections

    return to

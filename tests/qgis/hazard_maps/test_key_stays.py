"""The key is in no source, project file, setting or log; each profile shows a project with its own."""

from __future__ import annotations

import base64
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from urllib.parse import quote

import pytest
from qgis.core import QgsApplication, QgsNetworkAccessManager, QgsSettings
from qgis.PyQt.QtCore import QCoreApplication

from geoportfolio.core import gis
from geoportfolio.core.api import Monitor
from geoportfolio.core.gis.connections.connections import Connection
from geoportfolio.core.gis.hazard_maps.layers import Chosen
from geoportfolio.core.gis.hazard_maps.qgis_connections import MapConnections
from tests.support.maps import OFFICE, add_maps
from tests.support.service import client_of

KEY = "raw-key/1+=&?"
"""With all that an address would have to escape."""
ROOT = Path(__file__).parents[3]
REOPEN = """
import json, sys
from pathlib import Path
from qgis.core import QgsApplication, QgsProject
application = QgsApplication([], False)
application.initQgis()
from geoportfolio.core.gis.hazard_maps import layers as map_layers
from geoportfolio.core.gis.connections.connections import Connection, Connections
from geoportfolio.core.gis.hazard_maps.reload import MapReloader
from geoportfolio.core.gis.connections.network import KeyPreprocessor
from geoportfolio.core.gis.hazard_maps.responses import adjust_request
from geoportfolio.core.gis.tasks.runner import TaskRunner
url, key, path = sys.argv[1:]
connections = Connections()
preprocessor = KeyPreprocessor(connections.key_for, adjust_request)
preprocessor.install()
project = QgsProject.instance()
reloader = MapReloader(project, connections, TaskRunner())
reloader.install()
assert application.authManager().setMasterPassword("another master password", True)
project.read(path)
found = [[layer.isValid() for layer in map_layers.maps_in(project)]]
connections.save(Connection("at home", url), key)
while reloader.is_busy:
    application.processEvents()
found.append([layer.isValid() for layer in map_layers.maps_in(project)])
names = {map_layers.connection_of(layer, connections) for layer in project.mapLayers().values()}
found.append(sorted(names))
print(json.dumps(found))
reloader.remove()
reloader.close()
preprocessor.remove()
project.clear()
"""


def forms(key: str) -> set[bytes]:
    """How *key* would look wherever somebody had written it."""
    texts = {
        key,
        quote(key),
        quote(key, safe=""),
        base64.b64encode(key.encode()).decode(),
        key.replace("&", "&amp;"),
    }
    return {text.encode(coding) for text in texts for coding in ("utf-8", "utf-16-le")}


@pytest.fixture
def logged():
    """All that QGIS logs, in the log and about its requests."""
    lines: list[str] = []
    log = QgsApplication.messageLog()
    log.messageReceived.connect(lambda text, tag, _level: lines.append(f"{tag}: {text}"))
    return lines


@pytest.fixture
def replies():
    urls: list[str] = []

    def note(reply):
        urls.append(reply.request().url().toString())

    manager = QgsNetworkAccessManager.instance()
    manager.finished[("QgsNetworkReplyContent")].connect(note)
    yield urls
    manager.finished[("QgsNetworkReplyContent")].disconnect(note)


@pytest.fixture
def secret(sandbox, office):
    """The sandbox and the connection with a key that is easily found."""
    with sandbox.behaving(key=KEY):
        office.save(Connection(OFFICE, sandbox.url), KEY)
        yield sandbox


def test_the_key_is_nowhere_but_in_the_header(
    secret, project, server, catalog_of, office, logged, replies, saved
):
    MapConnections(office, lambda: None).register(OFFICE)
    catalog = catalog_of(KEY)
    both = Chosen(catalog.maps[1], catalog.features[0])
    drawn, zones = add_maps(project, server, [both], catalog).layers
    assert drawn.dataProvider().block(1, drawn.extent(), 40, 20).isValid() and list(zones.getFeatures())
    office.save(Connection(OFFICE, secret.url), "wrong")
    assert add_maps(project, server, [both], catalog).layers == ()
    office.save(Connection(OFFICE, secret.url), KEY)
    assert project.write(str(saved))
    QCoreApplication.processEvents()
    QgsSettings().sync()
    settings = Path(QgsSettings().fileName()).read_bytes()
    members = [zipfile.ZipFile(saved).read(name) for name in zipfile.ZipFile(saved).namelist()]
    texts = [
        "\n".join(logged),
        "\n".join(replies),
        *(layer.source() for layer in project.mapLayers().values()),
    ]
    texts.extend(layer.htmlMetadata() for layer in project.mapLayers().values())
    everywhere = [settings, *members, *(text.encode() for text in texts)]
    assert not [form for form in forms(KEY) for place in everywhere if form in place]
    assert all("key" not in request.query and KEY not in str(request.query) for request in secret.requests)
    assert logged and replies and any(request.authorized for request in secret.requests)


@pytest.fixture
def catalog_of(secret):
    return lambda key: gis.hazard_maps.load_catalog.map_catalog(client_of(secret, api_key=key), Monitor())


def test_a_project_opens_on_another_profile_with_its_own_key(
    secret, project, server, catalog_of, saved, tmp_path
):
    catalog = catalog_of(KEY)
    add_maps(project, server, [Chosen(catalog.maps[1], catalog.features[0])], catalog)
    assert project.write(str(saved))
    home = tmp_path / "home"
    home.mkdir()
    environment = {
        **os.environ,
        "QGIS_AUTH_DB_DIR_PATH": str(home),
        "QGIS_CUSTOM_CONFIG_PATH": str(home),
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": os.pathsep.join(filter(None, [str(ROOT / "build" / "import"), *sys.path])),
    }
    with secret.behaving(key="a colleague's"):
        done = subprocess.run(
            [sys.executable, "-c", REOPEN, secret.url, "a colleague's", str(saved)],
            env=environment,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    lines = [line for line in done.stdout.splitlines() if line.startswith("[[")]
    assert lines == ['[[false, false], [true, true], ["at home"]]'], done.stderr[-2000:]

"""What the plugin does while QGIS starts: in a process of its own that has imported nothing of it before."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.usefixtures("fresh")

ROOT = Path(__file__).resolve().parents[3]
# Libraries that take long, and what works rather than is there.
NOT_YET = {
    "numpy",
    "osgeo",
    "processing",
    "requests",
    "sandbox",
    "urllib3",
    "geoportfolio.core.api.client",
    "geoportfolio.core.api.http.exchange",
    "geoportfolio.core.api.http.transport",
    "geoportfolio.core.gis.storage.geopackage",
    "geoportfolio.core.gis.results.layers",
    "geoportfolio.core.gis.text.error_messages",
    "geoportfolio.core.gis.storage.writer",
    "geoportfolio.core.gis.styles.points",
    "geoportfolio.core.gis.hazard_maps.layers",
    "geoportfolio.core.gis.results.loading",
    "geoportfolio.ui.connections.connections_page",
    "geoportfolio.ui.help.window",
    "geoportfolio.ui.window.docks",
}
MOST_MODULES = 124
"""Of ours, packages included: each takes the start some 0.3 ms."""
START = """
import json, os, socket, sqlite3, sys, threading
from unittest.mock import MagicMock
from qgis.core import QgsApplication, QgsNetworkAccessManager, QgsSettings
from qgis.gui import QgsMapCanvas
from qgis.PyQt.QtCore import QCoreApplication, QObject
from qgis.PyQt.QtWidgets import QMainWindow, QToolBar
import qgis.utils

application = QgsApplication([], True, sys.argv[1])
application.initQgis()
QgsSettings().setValue("geoportfolio/connections/kept/base_url", "https://service.example")
asked = []
QgsNetworkAccessManager.instance().requestAboutToBeCreated.connect(lambda request: asked.append("QGIS"))
sys.addaudithook(lambda event, _details: asked.append(event) if event.startswith("socket.") else None)
auth = QgsApplication.authManager()
auth.masterPasswordVerified.connect(lambda _right: asked.append("password"))

window = QMainWindow()
iface = MagicMock()
iface.mainWindow.return_value = window
iface.mapCanvas.return_value = QgsMapCanvas(window)
iface.addToolBar.side_effect = lambda title: QToolBar(title, window)
before = set(sys.modules)
qgis.utils.available_plugins.append("geoportfolio")
import geoportfolio
plugin = geoportfolio.classFactory(iface)
plugin.initGui()
QCoreApplication.processEvents()
provider = QgsApplication.processingRegistry().providerById("geoportfolio")
told = {
    "modules": sorted(set(sys.modules) - before),
    "asked": asked,
    "password": auth.masterPasswordIsSet(),
    "algorithms": {each.name(): len(each.parameterDefinitions()) for each in provider.algorithms()},
}
from geoportfolio.core import gis
from geoportfolio.core.toolbox import shared
worker = threading.Thread(target=lambda: (shared.styling, gis.results.layers))
worker.start()
worker.join()
names = {each: vars(module) for module in (shared.styling, gis.results.layers) for each in vars(module)}
made = {name: each[name] for name, each in names.items() if isinstance(each[name], QObject)}
told["of_algorithms"] = sorted(made)
told["strangers"] = [name for name, each in made.items() if each.thread() != application.thread()]
gis.storage.writer.ResultWriter
plugin.unload()
qgis.utils._unloadPluginModules("geoportfolio")
ours = {name: module for name, module in sys.modules.items() if name.startswith("geoportfolio")}
told["left"] = [name for name, module in ours.items() if not hasattr(module, "__path__")]
print("TOLD " + json.dumps(told))
sys.stdout.flush()
os._exit(0)
"""

ALONE = """
import importlib, sys
from qgis.core import QgsApplication

application = QgsApplication([], True, sys.argv[1])
sys.path.append("/usr/share/qgis/python/plugins")
from geoportfolio.ui.window.preload import modules

for name in modules():
    for module in [module for module in sys.modules if module.partition(".")[0] == "geoportfolio"]:
        del sys.modules[module]
    importlib.import_module(name)
    print("IMPORTED " + name)
sys.stdout.flush()
import os
os._exit(0)
"""


def run_in_qgis(code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run *code* in a new process whose profile and password store are in *folder*."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((str(ROOT / "build" / "import"), *sys.path)),
        "QT_QPA_PLATFORM": "offscreen",
        "QGIS_AUTH_DB_DIR_PATH": str(folder),
        "QGIS_CUSTOM_CONFIG_PATH": str(folder),
    }
    command = [sys.executable, "-c", code, str(folder)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict:
    run = run_in_qgis(START, tmp_path_factory.mktemp("start"))
    lines = [line for line in run.stdout.splitlines() if line.startswith("TOLD ")]
    assert lines, run.stderr[-2000:]
    return json.loads(lines[-1][5:])


def test_the_start_imports_nothing_that_works(told):
    assert NOT_YET & set(told["modules"]) == set()


def test_the_start_imports_few_modules(told):
    ours = [name for name in told["modules"] if name.startswith("geoportfolio")]
    assert 20 < len(ours) < MOST_MODULES


def test_the_start_asks_nobody(told):
    assert told["asked"] == [] and told["password"] is False


def test_the_algorithms_are_there_with_their_parameters(told):
    assert len(told["algorithms"]) == 21
    assert min(told["algorithms"].values()) >= 2


def test_what_an_algorithm_imports_in_its_thread_lives_on_the_main_one(told):
    """Its slots would never be called else: that thread has no event loop."""
    assert told["strangers"] == [] and told["of_algorithms"] == ["_partial_result_loader", "layer_events"]


def test_what_came_late_goes_with_the_plugin(told):
    """QGIS forgets the modules that it has seen imported; an update would work with the others' old code."""
    assert told["left"] == []


def test_each_part_that_is_imported_late_imports_alone(tmp_path):
    """In the order of clicks no module may rely on what another has imported before it."""
    run = run_in_qgis(ALONE, tmp_path)
    assert run.returncode == 0, run.stderr[-2000:]
    assert run.stdout.count("IMPORTED geoportfolio.") > 12

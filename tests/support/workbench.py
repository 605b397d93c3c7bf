"""The window with docks and tools in it, as the first click opens them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from qgis.core import QgsApplication, QgsCoordinateReferenceSystem, QgsGeometry, QgsProject

from geoportfolio.core.gis.layers import layer_tree
from geoportfolio.core.gis.layers.identity import is_result
from geoportfolio.core.gis.results import layers
from geoportfolio.ui.window.preload import modules
from geoportfolio.ui.window.window import Window as PluginWindow
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import SOURCE
from tests.support.service import QuickConnections
from tests.support.window import Window, opened_bench

WGS84 = QgsCoordinateReferenceSystem("EPSG:4326")
JOBS = (
    "load",
    "changes",
    "accumulation",
    "identify address",
    "identify record",
    "identify hazards",
    "report",
    "reports",
    "report order",
    "unfinished reports",
    "leftovers",
    "move results",
    "pack",
)
"""What an analyst starts, by the names that the task runner has for it."""
KEYS = {
    "Panel": "F8",
    "Filters": "",
    "Results": "",
    "Polygon": "F9",
    "Circles": "Shift+F9",
    "Address": "",
    "Maps": "",
    "Load": "",
    "Entries": "",
    "Accumulate": "",
    "WorstCircles": "",
    "RingProfile": "",
    "ProspectiveRisk": "",
    "Limits": "",
    "Report": "",
    "Identify": "",
    "RefreshAll": "",
    "Pack": "",
    "Connections": "",
    "Doctor": "",
    "SupportBundle": "",
    "Help": "",
}
"""The shortcut of each command."""


@pytest.fixture
def fresh(tmp_path, monkeypatch, qgis_app):
    """No connections and no history, a locked password store, and a project of the test's own."""
    for variable in ("GEOPORTFOLIO_URL", "GEOPORTFOLIO_API_KEY"):
        monkeypatch.delenv(variable, raising=False)
    (Path(QgsApplication.qgisSettingsDirPath()) / "geoportfolio" / "runs.json").unlink(missing_ok=True)
    QgsApplication.authManager().clearMasterPassword()
    QgsProject.instance().clear()
    QgsProject.instance().setFileName(str(tmp_path / "project.qgz"))
    yield
    QgsProject.instance().clear()


@pytest.fixture
def window(fresh):
    for name in modules():  # the first click answers at once then, whichever tests ran here before
        import_module(name)
    window = Window()
    yield window
    window.close()


@pytest.fixture
def environment(sandbox, monkeypatch):
    monkeypatch.setenv("GEOPORTFOLIO_URL", sandbox.url)
    monkeypatch.setenv("GEOPORTFOLIO_API_KEY", sandbox.key)


@pytest.fixture
def plugin_window(window):
    """What the parts of the plugin share, before docks are made."""
    shared = PluginWindow(window, QuickConnections())
    yield shared
    shared.close()
    let_go()


@pytest.fixture
def session(plugin_window):
    return plugin_window.session


@pytest.fixture
def bench(window):
    with opened_bench(window) as bench:
        yield bench


@pytest.fixture
def ready(environment, bench):
    """The bench with the portfolio chosen."""
    return choose(bench)


@pytest.fixture
def refresher(ready):
    """Refreshes results on the bench."""
    yield ready.refresher
    settled(ready)


@pytest.fixture
def loaded(ready, window):
    """Load the points of areas; the layer."""

    def add(*areas):
        ready.areas.clear()
        before = set(layers.results_in(QgsProject.instance()))
        load(draw(ready, *areas))
        window.messageBar().clearWidgets()
        let_go()
        (layer,) = set(layers.results_in(QgsProject.instance())) - before
        return layer

    return add


def draw(bench: PluginWindow, *geometries: Any) -> PluginWindow:
    """Put shapely shapes of EPSG:4326 among the selection areas."""
    for geometry in geometries:
        bench.areas.add(QgsGeometry.fromWkt(geometry.wkt), WGS84)
    return bench


def settled(bench: PluginWindow, *jobs: str) -> None:
    """Wait for the end of all jobs, or of these."""
    pump_until(lambda: not any(bench.tasks.busy(job) for job in jobs or JOBS))
    let_go()


def load(bench: PluginWindow) -> None:
    bench.loader.load()
    settled(bench)


def choose(bench: PluginWindow, source: str = SOURCE) -> PluginWindow:
    """Ask for the sources and choose one."""
    bench.session.open()
    pump_until(lambda: bench.session.sources)
    bench.session.choose(source)
    return bench


def results() -> list:
    """The result layers, as the layer tree has them."""
    group = QgsProject.instance().layerTreeRoot().findGroup(layer_tree.GROUP)
    found = [node.layer() for node in group.findLayers()] if group else []
    return [layer for layer in found if is_result(layer)]


def result():
    (layer,) = layers.results_in(QgsProject.instance())
    return layer

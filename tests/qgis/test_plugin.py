"""The plugin in a window: what it puts there and takes away, and the flows behind its docks."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import pytest
from qgis.core import (
    QgsApplication,
    QgsCoordinateReferenceSystem,
    QgsGeometry,
    QgsNetworkAccessManager,
    QgsProject,
    QgsSettings,
)
from qgis.PyQt.QtCore import QUrl
from qgis.PyQt.QtNetwork import QNetworkRequest
from qgis.PyQt.QtWidgets import QDockWidget, QToolBar
from shapely.geometry import box

from geoportfolio import classFactory
from geoportfolio.core.api import errors
from geoportfolio.core.gis import jobs, keys, layers
from geoportfolio.core.gis.connections import SESSION, Connection, Connections
from geoportfolio.core.toolbox.provider import ALGORITHMS
from geoportfolio.ui.tools.pick_tool import Place
from geoportfolio.ui.workbench import Workbench
from sandbox.testing import running
from tests.qgis.service import SOURCE, QuickConnections, airports_in, is_told_well
from tests.qgis.window import Window, let_go, pump_until

ACTIONS = ["geoportfolioPanelAction", "geoportfolioPolygonAction", "geoportfolioReportAction"]
COAST = box(8.0, 53.0, 11.0, 55.5)
ALPS = box(6.5, 45.5, 12.0, 47.5)
EUROPE = box(-10.0, 36.0, 30.0, 60.0)
OCEAN = box(-30.0, -42.0, -28.0, -40.0)
POINTS = "/points/selection"


@pytest.fixture(autouse=True)
def fresh(tmp_path, monkeypatch, qgis_app):
    """No connections, a locked password store, and a project of the test's own."""
    for variable in ("GEOPORTFOLIO_URL", "GEOPORTFOLIO_API_KEY"):
        monkeypatch.delenv(variable, raising=False)
    QgsSettings().remove("geoportfolio")
    QgsApplication.authManager().clearMasterPassword()
    QgsProject.instance().clear()
    QgsProject.instance().setFileName(str(tmp_path / "project.qgz"))
    yield
    QgsProject.instance().clear()
    QgsSettings().remove("geoportfolio")


@pytest.fixture
def window(fresh):
    window = Window()
    yield window
    window.close()


@pytest.fixture
def environment(sandbox, monkeypatch):
    monkeypatch.setenv("GEOPORTFOLIO_URL", sandbox.url)
    monkeypatch.setenv("GEOPORTFOLIO_API_KEY", sandbox.key)


def toolbars(window) -> list[str]:
    return [bar.objectName() for bar in window.mainWindow().findChildren(QToolBar)]


def provider():
    return QgsApplication.processingRegistry().providerById("geoportfolio")


def key_header(url: str) -> bytes:
    """What QGIS's own requests to *url* carry."""
    request = QNetworkRequest(QUrl(url))
    QgsNetworkAccessManager.instance().preprocessRequest(request)
    return bytes(request.rawHeader(b"Authorization"))


def test_everything_is_there_and_gone_again(window, sandbox, environment):
    plugin = classFactory(window)
    for _ in range(2):
        plugin.initGui()
        (menu,) = window.menus.values()
        assert [action.objectName() for action in menu] == ACTIONS == list(window.shortcuts)
        assert list(window.shortcuts.values()) == ["F8", "F9", ""]
        assert all(a.text() and a.statusTip() and a.whatsThis() and not a.icon().isNull() for a in menu)
        (bar,) = window.mainWindow().findChildren(QToolBar)
        assert bar.objectName() == "geoportfolioToolbar" and bar.actions() == menu
        assert {a.name() for a in provider().algorithms()} == {kind.verb for kind in ALGORITHMS}
        assert len(window.factories) == 1
        assert key_header(sandbox.url + "/graph/layers/wms") == sandbox.key.encode()
        assert key_header("http://127.0.0.1:9/graph/layers/wms") == b""
        menu[0].trigger()
        (dock,) = window.mainWindow().findChildren(QDockWidget)
        assert dock.objectName() == "selectionDock" and dock.isVisible()
        plugin.unload()
        let_go()
        assert (window.menus, window.shortcuts, window.factories) == ({"GeoPortfolio": []}, {}, [])
        assert toolbars(window) == [] and provider() is None
        assert window.mainWindow().findChildren(QDockWidget) == []
        assert key_header(sandbox.url + "/graph/layers/wms") == b""


def test_a_start_opens_no_password_store_and_sends_nothing(window, monkeypatch):
    with socket.create_server(("127.0.0.1", 0)) as listener:
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        monkeypatch.setenv("GEOPORTFOLIO_URL", url)
        monkeypatch.setenv("GEOPORTFOLIO_API_KEY", "a-key")
        settings = QgsSettings()
        settings.setValue("geoportfolio/connections/office/url", url)
        settings.setValue("geoportfolio/connections/office/authcfg", "abcdefg")
        asked = []
        monkeypatch.setattr(keys, "_manager", lambda: asked.append("store"))
        plugin = classFactory(window)
        plugin.initGui()
        [algorithm.create() for algorithm in provider().algorithms()]
        let_go()
        listener.setblocking(False)
        with pytest.raises(BlockingIOError):
            listener.accept()
        plugin.unload()
    assert asked == []
    assert not QgsApplication.authManager().masterPasswordIsSet()


def test_without_a_window_there_is_the_provider_alone(fresh):
    plugin = classFactory(None)
    plugin.initProcessing()
    assert len(provider().algorithms()) == len(ALGORITHMS)
    plugin.unload()
    assert provider() is None


@pytest.fixture
def bench(window):
    bench = Workbench(window, QuickConnections())
    yield bench
    bench.close()
    let_go()


@pytest.fixture
def outcome(bench):
    """What the attempts to connect ended in."""
    ends = []
    bench.session.connected.connect(lambda: ends.append("connected"))
    bench.session.connect_failed.connect(lambda error, name: ends.append((type(error), name)))
    return ends


def office(sandbox, below: str = "") -> Connection:
    return Connection("office", sandbox.url + below, keep_key=SESSION)


@pytest.mark.parametrize(
    ("key", "below", "error", "requests"),
    [
        ("another-key", "", errors.KeyRejected, 1),
        ("sandbox-key", "/elsewhere", errors.NotFound, 1),
        ("Bearer sandbox-key", "", errors.InvalidKey, 0),
        ("", "", errors.InvalidKey, 0),
    ],
)
def test_a_connection_that_does_not_work_leaves_nothing(bench, outcome, sandbox, key, below, error, requests):
    bench.session.connect_new(office(sandbox, below), key)
    pump_until(lambda: outcome)
    assert outcome == [(error, "office")]
    assert len(sandbox.requests) == requests
    assert Connections().names() == []
    assert not [name for name in QgsSettings().allKeys() if name.startswith("geoportfolio/")]
    assert (bench.session.connection, bench.session.sources) == ("", {})


def test_a_connection_that_works_is_kept_and_its_sources_are_there(bench, outcome, sandbox):
    bench.session.connect_new(office(sandbox), f" {sandbox.key} ")
    pump_until(lambda: outcome and bench.session.sources)
    assert outcome == ["connected"]
    connections = bench.session.connections
    assert connections.names() == ["office"] and connections.has_key_ready("office")
    assert connections.config("office").api_key == sandbox.key
    assert (bench.session.connection, next(iter(bench.session.sources))) == ("office", SOURCE)
    kept = {key: QgsSettings().value(key) for key in QgsSettings().allKeys() if "geoportfolio" in key}
    assert kept and sandbox.key not in str(kept)


def test_the_sources_of_another_connection_never_come_too_late(bench, sandbox, window):
    bench.session.connections.save(office(sandbox), sandbox.key)
    of_yesterday = Connections()
    of_yesterday.save(Connection("locked", sandbox.url + "/locked", keep_key=SESSION), "a-key")
    sandbox.faults.set("provision=delay:0.5x1")
    bench.session.use("office")
    pump_until(lambda: sandbox.requests)
    busy = []
    bench.session.connecting.connect(busy.append)
    bench.session.use("locked")
    pump_until(lambda: not bench.session.runner.busy("sources"))
    assert (bench.session.connection, bench.session.sources) == ("locked", {})
    assert "key of 'locked'" in window.texts()[0]
    assert busy[-1:] == [False]


@pytest.fixture
def ready(environment, bench):
    """The bench with the portfolio chosen, and areas on the map."""
    bench.session.open()
    pump_until(lambda: bench.session.sources)
    bench.session.choose(SOURCE)

    def add(*areas) -> Workbench:
        for area in areas:
            bench.areas.add(QgsGeometry.fromWkt(area.wkt), QgsCoordinateReferenceSystem("EPSG:4326"))
        return bench

    return add


def load(bench) -> None:
    bench.loader.load()
    pump_until(lambda: not bench.session.runner.busy("points"))


def results() -> list:
    group = QgsProject.instance().layerTreeRoot().findGroup(layers.GROUP)
    found = [node.layer() for node in group.findLayers()] if group else []
    return [layer for layer in found if layer.customProperty(layers.STATE)]


def test_loaded_points_are_told_and_on_the_map(ready, window, tmp_path):
    bench = ready(COAST)
    load(bench)
    count = len(airports_in(COAST))
    (text,) = window.texts()
    assert re.fullmatch(rf"{count} points, \d+\.\d s", text)
    (layer,) = results()
    assert {f["id"] for f in layer.getFeatures()} == airports_in(COAST)
    assert Path(layer.source().split("|")[0]).parent == tmp_path / "project_geoportfolio"
    assert layer.customProperty(layers.STATE) == "complete"
    assert window.steps() == []


def test_two_areas_are_told_as_two(ready, window):
    load(ready(COAST, ALPS))
    count = len(airports_in(COAST)) + len(airports_in(ALPS))
    assert re.fullmatch(rf"{count} points in 2 areas, \d+\.\d s", window.texts()[0])


def test_no_point_in_the_area_is_told_with_the_way_to_it(ready, window):
    load(ready(OCEAN))
    assert window.texts() == [f"Nothing of {SOURCE} lies in the area."]
    (step,) = window.steps()
    assert step.text() == "Zoom to area" and results() == []
    step.click()
    assert window.mapCanvas().extent().width() > 0


def test_a_break_is_told_and_loading_again_mends_it(ready, window, sandbox):
    bench = ready(EUROPE)
    sandbox.faults.set(f"{POINTS}=truncate:0.6x1")
    load(bench)
    (layer,) = results()
    count = layer.featureCount()
    assert window.texts() == [
        f"The connection broke after {count:,} points. They are on the map, marked incomplete."
    ]
    assert layer.customProperty(layers.STATE) == f"stopped after {count}"
    (step,) = window.steps()
    assert step.text() == "Load again"
    step.click()
    pump_until(lambda: len(results()) == 2 and not bench.session.runner.busy("points"))
    assert max(layer.featureCount() for layer in results()) == len(airports_in(EUROPE)) > count


def test_an_area_that_is_refused_after_others_came_is_told_with_its_reason(ready, window, sandbox):
    bench = ready(COAST, ALPS)
    sandbox.faults.set(f"{POINTS}=delay:0x1", f"{POINTS}=403")
    load(bench)
    (text,) = window.texts()
    start = (
        f"Only {len(airports_in(COAST))} points came. They are on the map, marked incomplete. The service "
    )
    assert text.startswith(start) and is_told_well(text, "A fault on purpose.")
    assert results()[0].featureCount() == len(airports_in(COAST))


def test_a_stop_keeps_what_came(ready, window, sandbox):
    bench = ready(EUROPE)
    sandbox.faults.set(f"{POINTS}=slow:20x1")
    said = []
    bench.progress.text.connect(said.append)
    bench.loader.load()
    pump_until(lambda: any("so far" in text for text in said))
    bench.loader.stop()
    pump_until(lambda: not bench.session.runner.busy("points"))
    (layer,) = results()
    assert window.texts() == [
        f"Stopped after {layer.featureCount():,} points. They are on the map, marked incomplete."
    ]


def test_a_stop_before_the_first_point_is_told(ready, window, sandbox):
    bench = ready(COAST)
    sandbox.faults.set(f"{POINTS}=delay:5x1")
    sandbox.forget()
    bench.loader.load()
    pump_until(lambda: sandbox.requests)
    bench.loader.stop()
    pump_until(lambda: not bench.session.runner.busy("points"))
    assert window.texts() == ["Stopped before the first point came."] and results() == []


def test_points_without_a_place_are_told_and_listed(window, monkeypatch):
    with running(record_form="records") as other:
        monkeypatch.setenv("GEOPORTFOLIO_URL", other.url)
        monkeypatch.setenv("GEOPORTFOLIO_API_KEY", other.key)
        bench = Workbench(window, QuickConnections())
        bench.session.open()
        pump_until(lambda: bench.session.sources)
        bench.session.choose(SOURCE)
        bench.areas.add(QgsGeometry.fromWkt(COAST.wkt), QgsCoordinateReferenceSystem("EPSG:4326"))
        before = window.mapCanvas().extent().toString()
        load(bench)
        (layer,) = results()
        assert not layer.isSpatial() and layer.featureCount() == len(airports_in(COAST))
        assert len(window.texts()) == 1 and window.mapCanvas().extent().toString() == before
        bench.close()
        let_go()


def test_a_result_that_somebody_took_away_is_told(ready, window, monkeypatch):
    load_points = jobs.load_points

    def and_take_it_away(*arguments):
        result = load_points(*arguments)
        result.stored.path.unlink()
        return result

    monkeypatch.setattr(jobs, "load_points", and_take_it_away)
    load(ready(COAST))
    (text,) = window.texts()
    assert "QGIS can't open" in text and is_told_well(text)
    assert [step.text() for step in window.steps()] == ["Load again"]


def test_closing_while_points_come_ends_the_load(ready, window, sandbox):
    bench = ready(EUROPE)
    sandbox.faults.set(f"{POINTS}=slow:20x1")
    said = []
    bench.progress.text.connect(said.append)
    bench.loader.load()
    pump_until(lambda: any("so far" in text for text in said))
    bench.runner.close()
    let_go()
    assert results() == [] and window.texts() == []
    assert not bench.session.runner.busy("points")


def test_an_area_that_was_edited_into_a_knot_is_shown(ready, window, sandbox):
    bench = ready(COAST)
    layer = bench.areas.layer()
    (fid,) = [feature.id() for feature in layer.getFeatures()]
    knot = QgsGeometry.fromWkt("POLYGON((0 0, 2 2, 2 0, 0 2, 0 0))")
    assert layer.dataProvider().changeGeometryValues({fid: knot})
    sandbox.forget()
    load(bench)
    (text,) = window.texts()
    assert "crosses itself near" in text and is_told_well(text)
    assert [step.text() for step in window.steps()] == ["Zoom there"]
    assert sandbox.requests == ()


def test_a_refusal_is_told_with_both_causes(ready, window, sandbox):
    bench = ready(COAST)
    sandbox.faults.set(f"{POINTS}=403x1")
    load(bench)
    (text,) = window.texts()
    assert is_told_well(text, "A fault on purpose.")
    assert f"either the area is not valid for it, or the key has no access to {SOURCE}" in text
    assert [step.text() for step in window.steps()] == ["Load again"] and results() == []


def test_a_rejected_key_leads_to_the_connections(ready, window, sandbox):
    bench = ready(COAST)
    sandbox.faults.set(f"{POINTS}=401x1")
    load(bench)
    assert "did not accept the key for 'environment'" in window.texts()[0]
    window.steps()[0].click()
    assert window.pages == ["geoportfolioConnectionsPage"]


def test_a_report_arrives_beside_the_results_and_is_shown(ready, window, tmp_path):
    bench = ready()
    bench.reporter.fetch(Place(9.9882, 53.6304, "Hotel"))
    pump_until(lambda: not bench.session.runner.busy("report"))
    (path,) = (tmp_path / "project_geoportfolio" / "reports").iterdir()
    assert path.name.startswith(f"Hotel {SOURCE} ") and path.read_bytes().startswith(b"%PDF")
    assert window.texts() == []
    assert [w.objectName() for w in window.mainWindow().findChildren(QDockWidget)].count("reportViewer") == 1


def test_a_report_that_fails_can_be_tried_again(ready, window, sandbox, tmp_path):
    bench = ready()
    sandbox.faults.set("risk/point=400x1")
    bench.reporter.fetch(Place(9.9882, 53.6304, "Hotel"))
    pump_until(lambda: not bench.session.runner.busy("report"))
    (text,) = window.texts()
    assert is_told_well(text, "A fault on purpose.")
    window.steps()[0].click()
    folder = tmp_path / "project_geoportfolio" / "reports"
    pump_until(lambda: not bench.session.runner.busy("report"))
    assert len(list(folder.iterdir())) == 1

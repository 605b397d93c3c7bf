"""What the plugin puts into a window, and that it takes all of it away."""

from __future__ import annotations

import socket

import pytest
from qgis.core import (
    QgsApplication,
    QgsNetworkAccessManager,
    QgsSettings,
)
from qgis.PyQt.QtCore import QUrl
from qgis.PyQt.QtNetwork import QNetworkRequest
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QDockWidget, QToolBar

from geoportfolio import classFactory
from geoportfolio.core.gis.connections import keys
from geoportfolio.core.toolbox.provider import ALGORITHMS
from geoportfolio.plugin import MENU
from geoportfolio.ui.window import preload
from tests.support.event_loop import let_go, pump_until
from tests.support.workbench import KEYS

MENU_ONLY = {
    f"geoportfolio{name}Action"
    for name in (
        *("Filters", "Results", "Load", "Entries", "Accumulate"),
        *("WorstCircles", "RingProfile", "ProspectiveRisk", "Limits"),
        *("RefreshAll", "Pack", "Connections", "Doctor", "SupportBundle", "Help"),
    )
}
ACTIONS = [f"geoportfolio{name}Action" for name in KEYS]
DOCKS = {"selectionDock", "filtersDock", "searchDock", "resultsDock"}


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
        menu = [action for action in window.menus[MENU] if not action.isSeparator()]
        assert [action.objectName() for action in menu] == ACTIONS == list(window.shortcuts)
        assert list(window.shortcuts.values()) == list(KEYS.values())
        assert all(a.text() and a.statusTip() and a.toolTip() and a.whatsThis() for a in menu)
        assert not any(action.icon().isNull() for action in menu)
        (bar,) = window.mainWindow().findChildren(QToolBar)
        assert bar.objectName() == "geoportfolioToolbar"
        assert bar.actions() == [action for action in menu if action.objectName() not in MENU_ONLY]
        assert {a.name() for a in provider().algorithms()} == set(ALGORITHMS)
        assert len(window.factories) == 1
        assert key_header(sandbox.url + "/graph/layers/wms") == sandbox.key.encode()
        assert key_header("http://127.0.0.1:9/graph/layers/wms") == b""
        menu[0].trigger()
        docks = {dock.objectName(): dock for dock in window.mainWindow().findChildren(QDockWidget)}
        assert set(docks) == DOCKS and docks["selectionDock"].isVisible()
        assert len(window.locators) == 1 and window.layer_actions[MENU]
        plugin.unload()
        let_go()
        assert (window.menus, window.shortcuts, window.factories) == ({"GeoPortfolio": []}, {}, [])
        assert toolbars(window) == [] and provider() is None
        assert window.mainWindow().findChildren(QDockWidget) == []
        assert window.locators == [] and window.layer_actions[MENU] == {}
        assert key_header(sandbox.url + "/graph/layers/wms") == b""


def test_no_message_outlives_the_plugin(window):
    """Its buttons would lead to what is gone."""
    plugin = classFactory(window)
    plugin.initGui()
    plugin.window().reports.pick()
    assert "Connect to a service" in window.texts()[-1]
    plugin.unload()
    let_go()
    assert window.texts() == []


def test_a_part_that_can_not_leave_keeps_nothing_else(window):
    class Stuck:
        def remove(self) -> None:
            raise RuntimeError("stuck")

    plugin = classFactory(window)
    plugin.initGui()
    plugin._parts += [Stuck()]
    plugin.window()
    told = []
    QgsApplication.messageLog().messageReceived.connect(lambda text, *_: told.append(text))
    plugin.unload()
    let_go()
    assert toolbars(window) == [] and provider() is None
    assert (window.locators, window.factories, window.shortcuts) == ([], [], {})
    assert window.mainWindow().findChildren(QDockWidget) == []
    assert any("stuck" in text for text in told)


def test_what_the_first_click_needs_is_imported_after_the_start_unless_the_plugin_has_left(
    window, monkeypatch
):
    taken = []
    monkeypatch.setattr(preload, "_AFTER_MS", 50)
    monkeypatch.setattr(preload, "imported", taken.append)
    plugin = classFactory(window)
    for is_left_at_once in (True, False):
        plugin.initGui()
        if not is_left_at_once:
            pump_until(lambda: len(taken) == len(preload.modules()))
        plugin.unload()
        QTest.qWait(100)
        assert tuple(taken) == (() if is_left_at_once else preload.modules())


def test_a_plugin_that_leaves_while_it_imports_imports_no_more(window, monkeypatch):
    taken = []
    plugin = classFactory(window)
    monkeypatch.setattr(preload, "_AFTER_MS", 0)
    monkeypatch.setattr(preload, "imported", lambda name: taken.append(name) or plugin.unload())
    plugin.initGui()
    pump_until(lambda: taken)
    QTest.qWait(50)
    assert len(taken) == 1


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

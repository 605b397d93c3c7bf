"""The keys of the commands in QGIS's shortcut manager, and which tool is shown to be in the hand."""

from __future__ import annotations

import pytest
from qgis.core import QgsSettings
from qgis.gui import QgsGui, QgsMapToolPan
from qgis.PyQt.QtWidgets import QAction

from geoportfolio import classFactory
from geoportfolio.core.gis.connections.connections import SESSION, Connection
from geoportfolio.ui.window.option_pages import CONNECTIONS_PAGE
from geoportfolio.ui.window.requests import ACCUMULATIONS, LOADS
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import COAST
from tests.support.workbench import KEYS, choose, draw, results, settled


@pytest.fixture
def plugin(window):
    QgsSettings().setValue("geoportfolio/welcomed", True)
    made = classFactory(window)
    made.initGui()
    yield made
    if made._window is not None:
        made.unload()
    QgsSettings().remove("shortcuts")
    let_go()


def action(window, name: str) -> QAction:
    (found,) = (a for a in window.menus["GeoPortfolio"] if a.objectName() == f"geoportfolio{name}Action")
    return found


def key(window, name: str) -> str:
    return action(window, name).shortcut().toString()


def pressed(window) -> set[str]:
    return {
        a.objectName()[len("geoportfolio") : -len("Action")]
        for a in window.menus["GeoPortfolio"]
        if a.isChecked()
    }


def test_qgis_lists_every_command_and_says_its_key_in_the_tooltip(plugin, window):
    ours = [a for a in window.menus["GeoPortfolio"] if not a.isSeparator()]
    listed = QgsGui.shortcutsManager().listActions()
    assert all(any(a is one for one in listed) for a in ours)
    assert "F9" in action(window, "Polygon").toolTip() and key(window, "Polygon") == "F9"
    texts = [a.text() for a in ours]
    assert len(texts) == len(set(texts)), "3.22 keeps keys by text"


def test_no_key_is_taken_twice(plugin, window):
    """What QGIS itself has on keys is compared in it, by tests/e2e/test_lifecycle.py."""
    keys = [a.shortcut().toString() for a in window.menus["GeoPortfolio"] if not a.shortcut().isEmpty()]
    assert len(keys) == len(set(keys)) == 3


def test_the_key_of_the_analyst_survives_unload_and_load(plugin, window):
    manager = QgsGui.shortcutsManager()
    assert manager.setKeySequence(action(window, "Polygon"), "Ctrl+Alt+9")
    assert manager.setKeySequence(action(window, "Report"), "Ctrl+Alt+8")
    before = len(manager.listActions())
    plugin.unload()
    let_go()
    assert len(manager.listActions()) == before - len(KEYS)
    plugin.initGui()
    assert (key(window, "Polygon"), key(window, "Report")) == ("Ctrl+Alt+9", "Ctrl+Alt+8")
    assert key(window, "Circles") == "Shift+F9"


def test_the_button_of_the_tool_in_the_hand_is_pressed_and_no_other(plugin, window):
    canvas = window.mapCanvas()
    pan = QgsMapToolPan(canvas)
    canvas.setMapTool(pan)
    action(window, "Polygon").trigger()
    assert pressed(window) == {"Polygon"}
    action(window, "Circles").trigger()
    assert pressed(window) == {"Circles"}
    canvas.setMapTool(pan)
    assert pressed(window) == set()
    action(window, "Polygon").trigger()
    action(window, "Polygon").trigger()
    assert pressed(window) == set() and canvas.mapTool() is pan
    # From the dock it is the same.
    plugin.window().drawing.draw_circles()
    assert pressed(window) == {"Circles"}
    plugin.window().drawing.draw_circles(False)
    assert pressed(window) == set()


@pytest.mark.parametrize("name", ["Report", "Identify"])
def test_without_what_it_needs_a_tool_says_so_and_is_not_pressed(plugin, window, name):
    action(window, name).trigger()
    assert len(window.texts()) == 1 and window.texts()[0]
    assert pressed(window) == set()


def test_what_needs_no_tool_opens_or_says_what_to_do(plugin, window):
    action(window, "Connections").trigger()
    assert window.pages == [CONNECTIONS_PAGE]
    action(window, "RefreshAll").trigger()
    assert "Load locations first" in window.texts()[-1]
    action(window, "Address").trigger()
    assert plugin.window().search.isVisible()
    action(window, "Help").trigger()
    assert window.mainWindow().findChild(object, "helpWindow").isVisible()


def test_who_has_no_connection_is_told_once_how_to_begin(window):
    made = classFactory(window)
    made.initGui()
    (said,) = window.texts()
    assert said.startswith("GeoPortfolio is installed.")
    window.press("Connect…")
    assert made.window().selection.form.isVisible()
    made.unload()
    made.initGui()
    assert window.texts() == [said]
    made.unload()
    let_go()


def test_a_first_connection_ends_the_invitation(window):
    made = classFactory(window)
    made.initGui()
    assert window.texts()
    made.window().connections.save(Connection("office", "https://gw.example.com", keep_key=SESSION), "k")
    let_go()
    assert window.texts() == []
    made.unload()
    let_go()


def test_who_has_a_connection_is_told_nothing(window, environment):
    made = classFactory(window)
    made.initGui()
    assert window.texts() == []
    made.unload()
    let_go()


@pytest.mark.parametrize("name", ["Filters", "Results"])
def test_the_menu_opens_each_dock(plugin, window, environment, name):
    action(window, name).trigger()
    let_go()
    assert getattr(plugin.window(), name.lower()).is_in_sight


def test_the_menu_loads_what_the_panel_would(plugin, window, environment):
    bench = choose(plugin.window())
    buttons = bench.selection.panel.action_section
    assert buttons.load.toolTip() == "Draw an area first"
    action(window, "Load").trigger()
    assert bench.selection.is_in_sight and not bench.tasks.busy(LOADS), "nothing without an area"
    draw(bench, COAST)
    pump_until(lambda: buttons.load.isEnabled() and buttons.load_entries.isEnabled())
    for name, count in (("Load", 1), ("Entries", 2)):
        action(window, name).trigger()
        settled(bench, LOADS)
        assert len(results()) == count
    action(window, "Accumulate").trigger()
    settled(bench, ACCUMULATIONS)
    assert bench.accumulation.panel.isVisible()


def test_without_a_source_the_buttons_say_so(plugin, environment):
    bench = plugin.window()
    bench.selection.make()
    assert bench.selection.panel.action_section.load.toolTip() == "Choose a source first"

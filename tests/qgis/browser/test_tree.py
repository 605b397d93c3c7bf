"""What the Browser shows of a connection, and when it asks."""

from __future__ import annotations

import gc
import os
from dataclasses import replace

import pytest
from qgis.core import QgsApplication, QgsSettings
from qgis.gui import QgsBrowserGuiModel, QgsGui
from qgis.PyQt import sip
from qgis.PyQt.QtWidgets import QLabel, QTabWidget

from geoportfolio import classFactory
from geoportfolio.core.api.sources import Column, FilterField, Source
from geoportfolio.core.gis.connections.connections import SESSION, Connection
from geoportfolio.core.gis.hazard_maps.catalog import FeatureType, MapCatalog, MapLayer
from geoportfolio.ui.browser import offers
from geoportfolio.ui.browser.nodes import BrowserNode
from geoportfolio.ui.browser.source_page import SourcePage
from geoportfolio.ui.window.catalog import MAPS, SOURCES
from sandbox.data.catalog import PROVISIONED
from tests.support.browser import Browser
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import SOURCE
from tests.support.window import Window

ROUNDS = int(os.environ.get("BROWSER_ROUNDS", "20"))
PLACES = ["Sources", "Maps (WMS)", "Features (WFS)", "Recent queries"]


@pytest.fixture
def office(browser, sandbox) -> Browser:
    """The panel on the screen, with a connection whose key is at hand."""
    browser.connect(sandbox)
    browser.dock.show()
    return browser


def paths(sandbox) -> list[str]:
    return [request.path for request in sandbox.requests]


def test_nothing_is_asked_before_it_is_opened(office, sandbox):
    assert office.names(office.root()) == ["office"]
    assert office.names(office.open("office")) == PLACES
    assert not sandbox.requests
    sources = office.open("office", "Sources")
    assert office.names(sources) == sorted(PROVISIONED)
    assert len(sandbox.requests) == 1
    office.open("office", "Maps")
    asked = len(sandbox.requests)
    assert asked > 1
    assert office.names(office.open("office", "Features")) and len(sandbox.requests) == asked


def test_a_source_has_its_columns_and_filters(office):
    source = office.open("office", "Sources", SOURCE)
    columns, filters = (
        office.below(source)[::-1] if office.below(source)[0].name()[0] == "F" else office.below(source)
    )
    described = office.catalog.sources("office")[SOURCE]
    assert office.names(source) == [
        f"Columns ({len(described.columns)})",
        f"Filters ({len(described.filters)})",
    ]
    office.unfold(columns)
    assert office.names(columns) == [column.field for column in described.columns]
    assert "number" in office.child(columns, "BuildingTIV").toolTip()
    office.unfold(filters)
    assert "Aviation, Property" in office.child(filters, "Line of business").toolTip()
    many = office.child(filters, "Country").toolTip()
    assert "more" in many and len(many) < 400


def test_the_docks_and_the_browser_share_one_answer(office, sandbox):
    office.open("office", "Sources")
    office.session.use("office")
    assert set(office.session.sources) == set(PROVISIONED)
    assert len(sandbox.requests) == 1
    office.session.reload()
    pump_until(lambda: not office.catalog.is_loading("office", SOURCES))
    assert len(sandbox.requests) == 2 and office.names(office.open("office", "Sources"))
    assert len(sandbox.requests) == 2


def test_what_was_open_yesterday_asks_nothing_today(office, sandbox, monkeypatch):
    view = office.view()
    for item in (office.root(), office.open("office"), office.open("office", "Sources")):
        view.expand(office.shown(item))
    office.dock.hide()
    kept = QgsSettings().value("qgsbrowserwidgetbase/expandedPaths")
    assert any("/sources@" in path for path in kept), kept
    office.part.remove()
    let_go()
    office.catalog.clear()
    sandbox.forget()
    monkeypatch.setattr(offers, "_SESSION", "another")
    office.part.install()
    office.dock.show()
    let_go()
    pump_until(lambda: not office.tasks._running)
    assert not sandbox.requests


def test_the_button_refresh_asks_for_what_was_opened_alone(office, sandbox):
    office.open("office", "Sources")
    sandbox.forget()
    office.dock.refresh()
    let_go()
    pump_until(lambda: not office.catalog.is_loading("office", SOURCES))
    assert len(sandbox.requests) == 1
    assert office.names(office.open("office", "Sources")) and len(sandbox.requests) == 1
    maps = office.child(office.child(office.root(), "office"), "Maps")
    assert office.model.canFetchMore(office.model.findItem(maps)), "it can still be opened"
    assert office.names(office.open("office", "Maps"))


def test_a_refresh_before_anything_was_opened_asks_nothing(office, sandbox):
    office.dock.refresh()
    let_go()
    assert not sandbox.requests and office.names(office.open("office")) == PLACES
    assert office.names(office.open("office", "Sources"))


def test_without_its_key_a_connection_is_locked(office, sandbox):
    QgsSettings().setValue("geoportfolio/connections/vault/url", sandbox.url)
    QgsSettings().setValue("geoportfolio/connections/vault/authcfg", "abcdefg")
    office.connections.changed.emit()
    note = office.child(office.open("vault", "Sources"), "Locked")
    assert not sandbox.requests and not QgsApplication.authManager().masterPasswordIsSet()
    assert office.double_click(note)
    assert "no API key for 'vault'" in office.window.texts()[-1]
    assert "no API key for 'vault'" in office.names(office.open("vault", "Sources"))[0]
    assert not sandbox.requests


def test_a_failure_is_told_in_its_place_and_tried_again_by_a_double_click(office, sandbox):
    sandbox.faults.set("provision=500x9")
    sources = office.open("office", "Sources")
    (note,) = office.below(sources)
    assert "A fault on purpose" in note.name() and office.window.texts() == []
    sandbox.restore()
    assert office.double_click(note)
    pump_until(lambda: SOURCE in office.names(sources))
    assert len(office.below(sources)) == len(PROVISIONED)


def test_what_is_known_stays_when_it_can_not_be_had_again(office, sandbox):
    sources = office.open("office", "Sources")
    sandbox.faults.set("provision=500x9")
    office.menu(sources)["Reload"].trigger()
    pump_until(lambda: len(office.below(sources)) == len(PROVISIONED) + 1)
    assert "A fault on purpose" in office.names(sources)[0] and SOURCE in office.names(sources)


def test_connections_come_change_and_go(browser, sandbox):
    (note,) = browser.below(browser.root())
    assert note.name() == "No connection: double-click to connect"
    browser.connect(sandbox)
    browser.connect(sandbox, "elsewhere", "/elsewhere")
    assert browser.names(browser.root()) == ["elsewhere", "office"]
    browser.open("office", "Sources")
    other = browser.child(browser.root(), "elsewhere").path()
    browser.bench.connections.save(Connection("elsewhere", sandbox.url, keep_key=SESSION), sandbox.key)
    assert browser.child(browser.root(), "elsewhere").path() != other
    browser.bench.connections.remove("office")
    assert browser.names(browser.root()) == ["elsewhere"]
    browser.bench.connections.remove("elsewhere")
    assert browser.names(browser.root()) == [note.name()]


def test_an_answer_of_yesterdays_address_is_not_shown(office, sandbox):
    sandbox.faults.set("provision=delay:0.3x1")
    sources = office.child(office.child(office.root(), "office"), "Sources")
    office.model.fetchMore(office.model.findItem(sources))
    pump_until(lambda: sandbox.requests)
    office.connections.save(Connection("office", sandbox.url + "/elsewhere", keep_key=SESSION), sandbox.key)
    pump_until(lambda: not office.tasks._running)
    assert office.catalog.sources("office") is None
    assert "Nothing found at this URL" in office.names(office.open("office", "Sources"))[0]


def test_a_connection_that_another_window_removed_is_told_of(office):
    office.catalog.take("office", MAPS, MapCatalog((MapLayer("a", "A"),)))
    maps = office.child(office.open("office"), "Maps")
    QgsSettings().remove("geoportfolio/connections/office")
    office.model.fetchMore(office.model.findItem(maps))
    assert "There is no connection 'office'" in office.names(maps)[0]
    office.menu(office.child(office.root(), "office"))["Edit…"].trigger()
    assert "There is no connection 'office'" in office.window.texts()[-1]
    let_go()
    assert office.names(office.root()) == ["No connection: double-click to connect"]


def test_a_key_that_is_there_now_opens_what_was_locked(office, sandbox):
    """Saved anew, and by the master password that somebody else asked for."""
    office.connections._session_keys.clear()
    for kind in ("Sources", "Maps", "Features"):
        assert "Locked" in office.names(office.open("office", kind))[0]
    office.connect(sandbox)
    assert SOURCE in office.names(office.open("office", "Sources"))
    assert "Locked" not in office.names(office.open("office", "Maps"))[0]
    assert "Locked" not in office.names(office.open("office", "Features"))[0]


def test_an_unlocked_store_opens_what_was_locked(office, sandbox):
    office.connections._session_keys.clear()
    assert "Locked" in office.names(office.open("office", "Sources"))[0]
    office.connections._session_keys["office"] = sandbox.key
    QgsApplication.authManager().masterPasswordVerified.emit(True)
    assert SOURCE in office.names(office.open("office", "Sources"))


def test_what_nobody_opened_is_not_asked_for_with_a_new_key(office, sandbox):
    office.open("office")
    office.connect(sandbox)
    QgsApplication.authManager().masterPasswordVerified.emit(True)
    let_go()
    assert not sandbox.requests


def test_another_default_and_another_connection_ask_nothing_again(office, sandbox):
    office.connect(sandbox, "second")
    office.open("office", "Sources")
    office.open("office", "Maps")
    sandbox.forget()
    office.connections.set_default("second")
    office.connect(sandbox, "third")
    let_go()
    assert SOURCE in office.names(office.open("office", "Sources")) and not sandbox.requests


HOSTILE = ["a/b", "<b>bold</b>", "مَحفَظة", "🏠 at sea", "x" * 300, "two\nlines", "a|b", "%2F", "a~b"]


def test_names_that_a_tree_could_trip_over(office):
    sources = {
        name: Source(
            name, (Column(name, "text"), Column(name, "")), (FilterField(name, name, True, (name,) * 3000),)
        )
        for name in HOSTILE
    }
    office.catalog.take("office", SOURCES, sources)
    maps = tuple(MapLayer(name, name, group=(name, name)) for name in HOSTILE) * 2
    office.catalog.take("office", MAPS, MapCatalog(maps, tuple(FeatureType(n) for n in HOSTILE)))
    shown = office.names(office.open("office", "Sources"))
    assert len(shown) == len(HOSTILE) and max(map(len, shown)) <= 200
    for item in office.below(office.open("office", "Sources")):
        office.unfold(item)
        for fields in office.below(item):
            office.unfold(fields)
            assert office.below(fields)
    assert (
        "<b>" not in office.child(office.open("office", "Sources"), "<b>").page().findChild(QLabel).toolTip()
    )
    assert "&lt;b&gt;" in office.below(office.open("office", "Sources", "<b>", "Filters"))[0].toolTip()
    groups = office.below(office.open("office", "Maps"))
    assert len(groups) == len(HOSTILE)
    office.unfold(groups[0])
    (inner,) = office.below(groups[0])
    office.unfold(inner)
    assert len(office.below(inner)) == 2
    office.menu(office.child(office.open("office", "Sources"), "مَحفَظة"))["Copy Identifier"].trigger()
    assert QgsApplication.clipboard().text() == "مَحفَظة"


def test_groups_and_maps_are_in_the_order_of_the_service(office):
    maps = (
        MapLayer("z", "Zones", group=("Flood",)),
        MapLayer("a", "Airports"),
        MapLayer("b", "Bands", group=("Flood",)),
        MapLayer("c", "Coast", group=("Flood", "Sea")),
        MapLayer("d", "Zones", group=("Wind",)),
    )
    office.catalog.take("office", MAPS, MapCatalog(maps))
    assert office.names(office.open("office", "Maps")) == ["Flood", "Airports", "Wind"]
    assert office.names(office.open("office", "Maps", "Flood")) == ["Zones", "Bands", "Sea"]
    assert office.names(office.open("office", "Features")) == ["The map service offers no features."]
    office.catalog.take("office", MAPS, MapCatalog(maps[::-1]))
    assert office.names(office.open("office", "Maps")) == ["Wind", "Flood", "Airports"]
    office.catalog.take("office", MAPS, MapCatalog())
    assert office.names(office.open("office", "Maps")) == ["The map service offers no maps."]


def test_many_maps_are_all_there_after_they_changed(office):
    maps = tuple(MapLayer(str(number), f"Map {number * 7919 % 1000}") for number in range(1000))
    office.catalog.take("office", MAPS, MapCatalog(maps))
    shown = office.open("office", "Maps")
    assert office.names(shown) == [layer.title for layer in maps]
    office.catalog.take(
        "office", MAPS, MapCatalog(tuple(replace(layer, abstract="new") for layer in maps[:900]))
    )
    assert office.names(shown) == [layer.title for layer in maps[:900]]
    assert all("new" in item.toolTip() for item in office.below(shown))


def test_the_page_of_a_source_tells_and_finds(office):
    page = office.open("office", "Sources", SOURCE).page()
    assert isinstance(page, SourcePage)
    tabs = page.findChild(QTabWidget, "sourcePageTabs")
    columns, filters = (tabs.widget(number).model() for number in (0, 1))
    assert (columns.rowCount(), filters.rowCount()) == (26, 7)
    page.search.setText("tiv")
    found = [columns.index(row, 0).data() for row in range(columns.rowCount())]
    assert found == ["BuildingTIV", "OtherTIV", "ContentsTIV", "BITIV"] and filters.rowCount() == 0
    page.search.setText("aviation")
    assert columns.rowCount() == 0 and filters.index(0, 0).data() == "Line of business"


def test_again_and_again(office):
    """Python items are quickly freed by the wrong side; that ends QGIS, not the test."""
    for number in range(ROUNDS):
        office.open("office", "Sources", SOURCE, "Columns")
        office.open("office", "Maps")
        office.open("office", "Features")
        office.open("office", "Recent")
        assert all(isinstance(item, BrowserNode) for item in office.items())
        office.dock.refresh()
        if number % 3 == 0:
            office.connections.changed.emit()
        if number % 5 == 0:
            office.child(office.root(), "office").depopulate()
            office.root().refresh()
        if number % 20 == 0:
            gc.collect()
            let_go()
        if number % 7 == 0:
            office.part.remove()
            let_go()
            assert office.root() is None
            office.part.install()


def test_the_plugin_puts_it_there_and_takes_it_away(fresh):
    def names() -> list[str]:
        return [provider.name() for provider in QgsApplication.dataItemProviderRegistry().providers()]

    window, model, before = Window(), QgsBrowserGuiModel(), names()
    model.initialize()
    menus = len(QgsGui.dataItemGuiProviderRegistry().providers())
    plugin = classFactory(window)
    for _ in range(3):
        plugin.initGui()
        assert names() == [*before, "GeoPortfolio"] and model.findPath("geoportfolio:").isValid()
        plugin.unload()
        let_go()
        assert names() == before and not model.findPath("geoportfolio:").isValid()
        assert len(QgsGui.dataItemGuiProviderRegistry().providers()) == menus
    window.close()
    sip.delete(model)


def test_what_outlives_the_part_is_harmless(office, sandbox):
    items = list(office.items())
    sources = office.open("office", "Sources", SOURCE)
    office.part.remove()
    office.part.remove()
    assert office.root() is None
    assert office.menu(sources) == {} and not office.double_click(sources)
    assert sources.createChildren() == [] and all(item.createChildren() == [] for item in items)
    sandbox.forget()
    office.catalog.changed.emit("office", SOURCES)
    office.connections.changed.emit()
    let_go()

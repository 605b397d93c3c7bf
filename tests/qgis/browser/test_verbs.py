"""What can be done with the items of the Browser."""

from __future__ import annotations

import threading
from datetime import datetime, timezone
from pathlib import Path

import pytest
from qgis.core import QgsApplication, QgsDataItem, QgsMimeDataUtils, QgsProject
from qgis.PyQt.QtCore import Qt, QTimer
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QApplication, QTableView

from geoportfolio.core.api import Monitor, Query
from geoportfolio.core.gis.connections.connections import SESSION, Connection
from geoportfolio.core.gis.connections.network import KeyPreprocessor
from geoportfolio.core.gis.hazard_maps.catalog import UNDESCRIBED, FeatureType, MapCatalog
from geoportfolio.core.gis.hazard_maps.responses import adjust_request
from geoportfolio.core.gis.history.past_queries import ACCUMULATED, LOADED, Run
from geoportfolio.core.gis.layers import identity
from geoportfolio.core.gis.layers.provenance import record_of
from geoportfolio.core.gis.results import layers
from geoportfolio.core.gis.storage.columns import REPEATS
from geoportfolio.core.gis.storage.record import ResultRecord
from geoportfolio.core.gis.storage.writer import ResultWriter
from geoportfolio.core.gis.text import languages
from geoportfolio.ui.browser.maps import MapGroupItem
from geoportfolio.ui.browser.source_page import SourceDialog
from geoportfolio.ui.connections.connection_dialog import ConnectionDialog
from geoportfolio.ui.window.catalog import MAPS
from tests.support.accessible import shared_letters
from tests.support.browser import Browser
from tests.support.event_loop import pump_until
from tests.support.oracle import COAST, SOURCE
from tests.support.service import query_for
from tools.translations import LANGUAGES


@pytest.fixture
def office(browser, sandbox) -> Browser:
    """A connection whose key goes to what QGIS itself asks there, too."""
    preprocessor = KeyPreprocessor(browser.bench.connections.key_for, adjust_request)
    preprocessor.install()
    browser.connect(sandbox)
    yield browser
    preprocessor.remove()


def test_a_source_is_used_by_a_double_click(office, sandbox):
    assert office.double_click(office.open("office", "Sources", SOURCE))
    assert (office.session.connection, office.session.source) == ("office", SOURCE)
    assert office.bench.selection.isVisible()
    office.menu(office.child(office.open("office", "Sources"), "pf_places"))[
        "Set as Current Source"
    ].trigger()
    asked = [seen.path.rpartition("/")[2] for seen in sandbox.requests]
    assert office.session.source == "pf_places" and asked.count("provision") == 1


def test_double_clicks_in_the_panel_come_before_those_of_qgis(office):
    """QGIS's own provider, which the panel of a real window asks first, would add every layer."""
    source = office.open("office", "Sources", SOURCE)
    office.dock.show()
    view, index = office.view(), office.shown(source)
    view.scrollTo(index)
    QTest.mouseDClick(
        view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(index).center(), delay=0
    )
    assert (office.session.connection, office.session.source) == ("office", SOURCE)


def test_columns_are_listed_in_a_window(office):
    office.menu(office.open("office", "Sources", SOURCE))["List Columns…"].trigger()
    (dialog,) = office.window.mainWindow().findChildren(SourceDialog)
    assert dialog.isVisible() and dialog.findChild(QTableView, "sourceColumnsTable").model().rowCount() == 26
    dialog.close()


def hazard(office, place: str, name: str) -> QgsDataItem:
    """The map or the feature type, in the group of the service."""
    top = office.open("office", place)
    for group in office.below(top):
        if isinstance(group, MapGroupItem):
            top = group
            office.unfold(group)
    return office.child(top, name)


@pytest.mark.parametrize("place", ["Maps", "Features"])
def test_what_is_dragged_is_a_layer_of_qgis(office, place, sandbox):
    item = hazard(office, place, "Flood")
    assert item.hasDragEnabled()
    mime = office.model.mimeData([office.model.findItem(item)])
    (uri,) = QgsMimeDataUtils.decodeUriList(mime)
    assert sandbox.key not in uri.uri
    layer, is_ours = (uri.rasterLayer if place == "Maps" else uri.vectorLayer)("")
    assert is_ours and layer.isValid() and layer.name().startswith("Flood")


def test_maps_are_added_to_the_group_of_hazards(office):
    maps = [hazard(office, "Maps", name) for name in ("Flood", "Wind", "Earthquake")]
    root = QgsProject.instance().layerTreeRoot()
    assert office.double_click(maps[0])
    pump_until(lambda: root.findGroup("Hazard") is not None)
    group = root.findGroup("Hazard")
    assert len(group.findLayers()) == 1
    office.menu(maps[1], maps[2])["Add to Group Hazard"].trigger()
    pump_until(lambda: len(group.findLayers()) == 3)
    office.menu(maps[0])["Add as WFS Layer"].trigger()
    pump_until(lambda: len(group.findLayers()) == 4)


def test_types_that_the_service_does_not_describe_are_not_dragged(office):
    catalog = MapCatalog(features=(FeatureType("flood", "Flood"),), why_copied=UNDESCRIBED)
    office.catalog.take("office", MAPS, catalog)
    item = office.child(office.open("office", "Features"), "Flood")
    assert not item.hasDragEnabled() and "Double-click" in item.toolTip()
    assert list(office.menu(item)) == ["Add to Group Hazard", "Add Hazard Maps…"]


def test_the_verbs_of_a_connection(office, sandbox):
    connection = office.child(office.root(), "office")
    menu = office.menu(connection)
    assert list(menu) == [
        "Set as Current",
        "Add Hazard Maps…",
        "Edit…",
        "New Connection…",
        "Test",
        "Reload",
        "Add to QGIS WMS and WFS Connections",
        "Help",
    ]
    assert all(not action.icon().isNull() and action.objectName() for action in menu.values())
    menu["Set as Current"].trigger()
    pump_until(lambda: office.session.sources)
    assert office.session.connection == "office"
    menu["Test"].trigger()
    pump_until(office.window.texts)
    assert "Connected" in office.window.texts()[-1]
    menu["Add to QGIS WMS and WFS Connections"].trigger()
    assert office.registered == ["office"] and "GeoPortfolio office" in office.window.texts()[-1]
    menu["New Connection…"].trigger()
    assert office.bench.selection.form.isVisible()
    menu["Add Hazard Maps…"].trigger()
    assert office.bench.maps.picker.isVisible()


def test_a_connection_is_edited_in_its_dialog(office, sandbox):
    def accept() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ConnectionDialog)
        dialog.fields.address.setText(sandbox.url + "/moved")
        dialog.accept()

    QTimer.singleShot(0, accept)
    office.menu(office.child(office.root(), "office"))["Edit…"].trigger()
    assert office.connections.get("office").base_url == sandbox.url + "/moved"


def test_the_connection_of_the_environment_is_not_edited(office, sandbox, monkeypatch):
    monkeypatch.setenv("GEOPORTFOLIO_URL", sandbox.url)
    monkeypatch.setenv("GEOPORTFOLIO_API_KEY", sandbox.key)
    office.connections.changed.emit()
    assert office.names(office.root()) == ["environment", "office"]
    assert not office.menu(office.child(office.root(), "environment"))["Edit…"].isEnabled()
    assert list(office.menu(office.root())) == ["New Connection…", "Help"]


def run_of(what: str, path: str = "", query: str = "", **more) -> Run:
    when = datetime(2026, 3, 12, 9, more.pop("minute", 14), tzinfo=timezone.utc).isoformat()
    values = {"kind": LOADED, "rows": 12403, "seconds": 3.1, "state": "complete", "connection": "office"}
    return Run(when=when, what=what, path=path, query=query, **{**values, **more})


def test_each_letter_of_a_menu_leads_to_one_entry_in_every_language(office):
    office.history.add(run_of("Hamburg", "/nowhere.gpkg", query_for(COAST).to_json()))
    for path in (("Sources", SOURCE), ("Maps",), ("Features",), ("Recent",)):
        office.open("office", *path)
    items = list(office.items())
    menus = []
    for language in ("en", *LANGUAGES):
        translator = languages.install_translation(language)
        menus += [[entry.text() for entry in office.menu(item).values()] for item in items]
        languages.remove_translation(translator)
    assert [fault for texts in menus for fault in shared_letters(texts)] == []
    assert any("E&rneut ausführen" in texts for texts in menus)


def test_recent_queries_of_the_connection_the_newest_first(office, store, point):
    assert office.names(office.open("office", "Recent")) == ["No queries yet"]
    stored = store([point(10.0, 53.0, name="a")])
    query = query_for(COAST).to_json()
    office.history.add(run_of("Hamburg", str(stored.path), query))
    office.history.add(run_of("gone", "/nowhere.gpkg", minute=20))
    office.history.add(run_of("sums", kind=ACCUMULATED, minute=10, state="stopped after 3"))
    office.history.add(run_of("other", connection="elsewhere"))
    pump_until(lambda: str(stored.path) in office.history.files)
    runs = office.open("office", "Recent")
    shown = office.names(runs)
    assert [name.rpartition(": ")[2] for name in shown] == ["gone", "Hamburg", "sums"]
    assert "403 locations: Hamburg" in shown[1] and "403 rows, stopped: sums" in shown[2]
    items = {item.run.what: item for item in office.below(runs)}
    (uri,) = items["Hamburg"].mimeUris()
    layer, _ = uri.vectorLayer("")
    assert layer.isValid() and layer.featureCount() == 1 and layer.name() == "Hamburg"
    assert not items["gone"].mimeUris() and not items["sums"].hasDragEnabled()
    menu = office.menu(items["Hamburg"])
    assert list(menu)[:4] == ["Layer", "Run Again", "Edit Query", "Copy as qgis_process Command"]
    assert not office.menu(items["gone"])["Run Again"].isEnabled()
    menu["Copy as qgis_process Command"].trigger()
    pump_until(lambda: "qgis_process" in QgsApplication.clipboard().text())
    assert office.double_click(items["gone"])
    assert "not in the project" in office.window.texts()[-1]


def test_what_is_dragged_from_recent_queries_is_a_result_again(office, tmp_path, point):
    """Two radii: a row is in both, and shown once."""
    query = query_for(COAST)
    row = point(10.0, 53.0, name="a", BuildingTIV=5.0)
    with ResultWriter(tmp_path / "result.gpkg", {}, {REPEATS: "integer"}, ResultRecord(query)) as writer:
        for repeats in (0, 1):
            writer.add([row], {REPEATS: repeats}, Monitor())
    stored = writer.stored
    run = run_of("Hamburg", str(stored.path), query.to_json(), rows=1)
    office.history.add(run)
    pump_until(lambda: run.path in office.history.files)
    (uri,) = office.below(office.open("office", "Recent"))[0].mimeUris()
    layer, _ = uri.vectorLayer("")
    QgsProject.instance().addMapLayer(layer)
    pump_until(lambda: identity.is_result(layer))
    assert layers.query_of(layer) == query and layer.featureCount() == 1
    assert layer.styleManager().styles() == ["Plain", "Sum insured"]
    assert layer.metadata().abstract().startswith("1 location, ")
    assert record_of(layer).connection == "office" and layers.time_of(layer) == run.time
    assert office.bench.indicators and office.history.runs() == (run,)


def test_a_run_is_asked_again(office, sandbox):
    query = Query(SOURCE, columns=("id",)).to_json()
    office.history.add(run_of("search", query=query))
    item = office.below(office.open("office", "Recent"))[0]
    office.menu(item)["Run Again"].trigger()
    pump_until(lambda: sandbox.requests)


def test_an_accumulation_is_asked_again_before_anybody_has_looked_at_results(office):
    query = query_for(COAST).to_json()
    office.history.add(run_of("sums", kind=ACCUMULATED, query=query))
    office.menu(office.below(office.open("office", "Recent"))[0])["Run Again"].trigger()
    pump_until(lambda: len(office.history.runs()) == 2)
    assert {run.kind for run in office.history.runs()} == {ACCUMULATED}
    assert not QgsProject.instance().mapLayers()


def test_a_key_that_was_lost_is_told_where_it_is_needed(office, sandbox):
    office.connections.save(Connection("office", sandbox.url, keep_key=SESSION), "wrong-key")
    (note,) = office.below(office.open("office", "Maps"))
    assert "rejected the API key" in note.name() and office.window.texts() == []


def test_no_file_of_a_recent_query_is_looked_at_on_the_main_thread(office, monkeypatch):
    looked, real = [], Path.is_file
    monkeypatch.setattr(
        Path, "is_file", lambda path: looked.append((str(path), threading.current_thread())) or real(path)
    )
    office.history.add(run_of("Hamburg", "/dead/share.gpkg"))
    pump_until(lambda: ("/dead/share.gpkg") in [path for path, _ in looked])
    office.open("office", "Recent")
    by = [thread for path, thread in looked if path == "/dead/share.gpkg"]
    assert by and threading.main_thread() not in by

"""From the menu to maps of the sandbox on the map."""

from __future__ import annotations

import pytest
from qgis.core import QgsProject, QgsRasterLayer, QgsRectangle, QgsVectorLayer
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QLabel

from geoportfolio.core.gis.connections.connections import SESSION, Connection
from geoportfolio.core.gis.connections.keys import KeyUnavailable
from geoportfolio.core.gis.files.project_folders import results_of
from geoportfolio.core.gis.hazard_maps import layers as map_layers
from geoportfolio.core.gis.hazard_maps.catalog import MapLayer
from geoportfolio.core.gis.hazard_maps.layers import Chosen
from geoportfolio.core.gis.layers import uris
from geoportfolio.ui.hazard_maps.controller import MapController
from geoportfolio.ui.hazard_maps.model import STATE
from geoportfolio.ui.hazard_maps.picker import MapPicker
from geoportfolio.ui.window.catalog import MAPS
from geoportfolio.ui.window.option_pages import CONNECTIONS_PAGE
from sandbox.hazards import zones
from sandbox.testing import Sandbox
from tests.support.event_loop import let_go, pump_until
from tests.support.maps import CONNECTION, done
from tests.support.oracle import is_told_well
from tests.support.scripted_server import FakeServer, Reply
from tests.support.service import QuickConnections
from tests.support.widgets import press
from tests.support.window import Window

WIND, FLOOD = "Wind bands (synthetic)", "Flood zones (synthetic)"
NO_MAPS = Reply("<WMS_Capabilities version='1.3.0'><Capability/></WMS_Capabilities>", content_type="text/xml")


def told(picker: MapPicker) -> str:
    return picker.findChild(QLabel, "mapToldLabel").text() if picker.message_page.isVisible() else ""


def wait(bench) -> None:
    pump_until(lambda: not bench.catalog.is_loading(CONNECTION, MAPS))
    let_go()


def row_of(picker: MapPicker, title: str):
    return next(index for index in picker.found.found() if index.data() == title)


def tick(picker: MapPicker, title: str) -> None:
    picker.tree.setCurrentIndex(row_of(picker, title))
    QTest.keyClick(picker.tree, Qt.Key.Key_Space)


def hazard_layers() -> list[str]:
    group = QgsProject.instance().layerTreeRoot().findGroup("Hazard")
    return [node.name() for node in group.findLayers()] if group else []


def choice(sandbox_maps, title: str) -> Chosen:
    return Chosen(next(layer for layer in sandbox_maps.maps if layer.title == title))


def test_several_maps_come_with_one_message_and_are_marked(picker, bench, window: Window, sandbox: Sandbox):
    tick(picker, FLOOD)
    tick(picker, WIND)
    sandbox.forget()
    press(picker, "mapAddButton")
    done(bench)
    asked = [seen.query["REQUEST"] for seen in sandbox.requests]
    assert asked.count("GetCapabilities") == 1, "for both, and by a task"
    assert hazard_layers() == [WIND, FLOOD], "in the order of the service"
    assert window.texts() == ["2 layers added to Hazard."]
    assert picker.findChild(QLabel, "mapCountLabel").text() == window.texts()[0], "it may cover the bar"
    assert picker.isVisible() and picker.model.chosen() == ()
    marked = [row.data() for row in picker.found.found() if row.siblingAtColumn(STATE).data() == "on the map"]
    assert marked == [WIND, FLOOD]
    assert all(layer.isValid() for layer in map_layers.maps_in(QgsProject.instance()))
    QgsProject.instance().clear()
    assert row_of(picker, FLOOD).siblingAtColumn(STATE).data() == ""


def test_a_map_comes_with_its_features(picker, bench, window):
    picker.tree.setCurrentIndex(row_of(picker, FLOOD))
    picker.details.features.click()
    tick(picker, FLOOD)
    press(picker, "mapAddButton")
    done(bench)
    kinds = [isinstance(layer, QgsRasterLayer) for layer in map_layers.maps_in(QgsProject.instance())]
    assert sorted(kinds) == [False, True] and window.texts() == ["2 layers added to Hazard."]


def test_nothing_is_asked_before_it_is_opened_and_once_afterwards(desk, bench, sandbox):
    assert sandbox.requests == ()
    bench.maps.open()
    wait(bench)
    asked = [seen.query["REQUEST"] for seen in sandbox.requests if seen.query.get("SERVICE") == "WMS"]
    assert asked.count("GetCapabilities") == 1
    desk.picker.close()
    sandbox.forget()
    bench.maps.open()
    let_go()
    assert desk.picker.isVisible() and not [s for s in sandbox.requests if "Capabilities" in str(s.query)]
    desk.picker.reload.click()
    assert "Requesting" in told(desk.picker)
    wait(bench)
    assert [s for s in sandbox.requests if s.query.get("REQUEST") == "GetCapabilities"]
    assert desk.picker.tree.isVisible()


def test_the_legend_is_asked_for_once_and_in_its_style(picker, desk, sandbox):
    def legends() -> list[str]:
        seen = [each.query for each in sandbox.requests if each.query.get("REQUEST") == "GetLegendGraphic"]
        return [f"{query['LAYER']} {query.get('STYLE', '')}" for query in seen]

    pump_until(lambda: desk.legends.knows(CONNECTION, "wind_bands", ""))
    assert picker.findChild(QLabel, "mapLegend").pixmap().width() > 20
    picker.tree.setCurrentIndex(row_of(picker, FLOOD))
    picker.tree.setCurrentIndex(row_of(picker, WIND))
    assert picker.findChild(QLabel, "mapLegend").isVisible(), "it was there already"
    picker.details.style_combo.setCurrentIndex(1)
    picker.details.style_combo.activated.emit(1)
    other = picker.current().layer.styles[1].name
    pump_until(lambda: desk.legends.knows(CONNECTION, "wind_bands", other))
    assert legends() == ["wind_bands ", f"wind_bands {other}"], "not of what was only passed by"


def test_a_legend_that_fails_is_told_beside_the_layer_alone(desk, bench, sandbox, window):
    bench.maps.open()
    wait(bench)
    sandbox.faults.set("500")
    pump_until(lambda: desk.legends.knows(CONNECTION, "wind_bands", ""))
    assert desk.picker.findChild(QLabel, "mapLegendNote").text() == "The service returned no legend."
    assert window.texts() == []


def test_a_refused_key_is_told_with_the_way_to_mend_it(environment, bench, window, monkeypatch, sandbox):
    monkeypatch.setenv("GEOPORTFOLIO_API_KEY", "another")
    bench.maps.open()
    wait(bench)
    picker = bench.maps.picker
    assert told(picker).startswith("The service rejected the API key of 'environment'.")
    press(picker, "mapStepButton1")
    assert window.pages == [CONNECTIONS_PAGE]
    monkeypatch.setenv("GEOPORTFOLIO_API_KEY", sandbox.key)
    press(picker, "mapStepButton2")
    wait(bench)
    assert picker.tree.isVisible() and told(picker) == ""


def test_without_a_connection_there_is_the_way_to_one(bench, sandbox):
    bench.maps.open()
    picker = bench.maps.picker
    assert is_told_well(told(picker)) and not picker.reload.isEnabled()
    press(picker, "mapStepButton1")
    assert bench.selection.isVisible()
    bench.connections.save(Connection("office", sandbox.url, keep_key=SESSION), sandbox.key)
    pump_until(picker.tree.isVisible)


def test_a_service_without_maps_says_so(fresh, bench):
    with FakeServer(answer=lambda _: NO_MAPS) as server:
        bench.connections.save(Connection("empty", server.url, keep_key=SESSION), "a-key")
        bench.maps.open("empty")
        picker = bench.maps.picker
        pump_until(lambda: "offers no maps" in told(picker))
        assert is_told_well(told(picker))
        press(picker, "mapStepButton1")
        assert "Requesting" in told(picker)
        pump_until(lambda: "offers no maps" in told(picker))


def test_another_connection_is_another_offer(picker, bench, sandbox):
    with FakeServer(answer=lambda _: NO_MAPS) as server:
        bench.connections.save(Connection("empty", server.url, keep_key=SESSION), "a-key")
        pump_until(picker.tree.isVisible)
        picker.connection.setCurrentText("empty")
        pump_until(lambda: "'empty' offers no maps" in told(picker))
        picker.connection.setCurrentText(CONNECTION)
        pump_until(picker.tree.isVisible)
        bench.connections.remove("empty")
        assert picker.connection.isHidden()
        wait(bench)


def test_what_does_not_come_is_named_beside_what_does(picker, desk, bench, window):
    maps = bench.catalog.maps(CONNECTION)
    desk.add(CONNECTION, (choice(maps, FLOOD), Chosen(MapLayer("nowhere", "No such map"))))
    done(bench)
    (text,) = window.texts()
    assert text.startswith(f"'{FLOOD}' added to Hazard. 1 not added: No such map (") and is_told_well(text)
    assert hazard_layers() == [FLOOD]


def test_without_its_key_nothing_is_added_and_the_reason_told(bench, window, sandbox):
    before_the_restart = QuickConnections()
    before_the_restart.save(Connection("office", sandbox.url, keep_key=SESSION), sandbox.key)
    bench.maps.add("office", (Chosen(MapLayer("flood_zones")),))
    assert "kept until QGIS was closed" in window.texts()[-1] and hazard_layers() == []
    assert [button.text() for button in window.steps()] == ["Change Key"]


def test_a_map_that_is_drawn_closer_only_says_so_and_zooms(desk, picker, bench, window):
    maps = bench.catalog.maps(CONNECTION)
    desk.add(CONNECTION, (choice(maps, FLOOD),))
    done(bench)
    canvas = window.mapCanvas()
    canvas.setExtent(QgsRectangle(-2e6, 4e6, 4e6, 8e6))
    close = next(layer for layer in maps.maps if layer.min_scale)
    desk.add(CONNECTION, (Chosen(close),))
    done(bench)
    assert window.texts()[-1].endswith(f"It is visible from 1:{close.min_scale:,.0f} inwards only.")
    window.steps()[0].click()
    added = map_layers.maps_in(QgsProject.instance())
    assert all(layer.isInScaleRange(canvas.scale()) for layer in added)


def test_many_maps_can_be_stopped_in_the_middle(picker, desk, bench, window):
    maps = bench.catalog.maps(CONNECTION).maps
    desk.add(CONNECTION, [Chosen(each) for each in maps])
    assert hazard_layers() == [] and window.texts() == ["Adding maps…"]
    assert f"{len(maps)} to go" in picker.progress.findChild(QLabel, "progressLabel").text()
    done(bench)
    assert window.texts() == [f"{len(maps)} layers added to Hazard."] and not picker.progress.isVisible()
    assert hazard_layers() == [layer.title for layer in maps]
    project = QgsProject.instance()
    project.clear()

    def stop(_layers):
        window.steps()[0].click()

    project.layersAdded.connect(stop)
    desk.add(CONNECTION, [Chosen(each) for each in maps])
    done(bench)
    project.layersAdded.disconnect(stop)
    assert len(hazard_layers()) == 1 and f"{len(maps) - 1} not added: " in window.texts()[-1]
    assert "(stopped)" in window.texts()[-1]


@pytest.fixture
def undescribed(sandbox):
    """The sandbox without DescribeFeatureType, which QGIS's WFS layers need."""
    with sandbox.behaving(describe_feature_type=False):
        yield sandbox


def stored(picker: MapPicker) -> list[QgsVectorLayer]:
    return [each for each in map_layers.maps_in(QgsProject.instance()) if each.providerType() == "ogr"]


def test_features_that_are_not_described_are_copied_beside_the_maps(undescribed, picker, bench, window):
    assert "loaded once, as a copy" in picker.findChild(QLabel, "mapNote").text()
    for title in (WIND, FLOOD):
        tick(picker, title)
        picker.details.features.click()
    press(picker, "mapAddButton")
    pump_until(lambda: "Adding maps" not in window.texts()[-1])
    assert "Loading the features of" in window.texts()[-1] and picker.progress.isVisible()
    done(bench)
    assert window.texts() == ["4 layers added to Hazard."] and not picker.progress.isVisible()
    counts = {each.customProperty(uris.MAP): each.featureCount() for each in stored(picker)}
    assert counts == {name: len(zones(name)) for name in ("wind_bands", "flood_zones")}
    assert hazard_layers()[:2] == [WIND, FLOOD]


def test_stop_ends_the_copies_and_keeps_what_came(undescribed, picker, desk, bench, window):
    sandbox_types = bench.catalog.maps(CONNECTION).features
    undescribed.faults.set("wfs=delay:30")
    desk.add(CONNECTION, tuple(Chosen(None, each) for each in sandbox_types))
    window.steps()[0].click()
    done(bench)
    assert f"{len(sandbox_types)} not added: " in window.texts()[-1] and "(stopped)" in window.texts()[-1]
    assert stored(picker) == []


def test_a_copy_that_breaks_off_is_kept_and_told(undescribed, picker, desk, bench, window):
    types = bench.catalog.maps(CONNECTION).features
    undescribed.faults.set("wfs=truncate:0.6")
    desk.add(CONNECTION, (Chosen(None, next(each for each in types if each.name == "flood_zones")),))
    done(bench)
    (text,) = window.texts()
    assert "1 incomplete: " in text and is_told_well(text)
    (layer,) = stored(picker)
    assert 0 < layer.featureCount() < len(zones("flood_zones"))


def test_it_leaves_nothing_behind(environment, bench, window):
    project = QgsProject.instance()

    def listeners() -> list[int]:
        heard = (
            (bench.connections, bench.connections.changed),
            (bench.catalog, bench.catalog.changed),
            (project, project.layersAdded),
            (project, project.layersRemoved),
        )
        return [each.receivers(signal) for each, signal in heard]

    before = listeners()
    desk = MapController(bench)
    desk.open()
    wait(bench)
    assert window.mainWindow().findChildren(MapPicker) and listeners() != before
    desk.close()
    desk.deleteLater()
    let_go()
    assert window.mainWindow().findChildren(MapPicker) == [] and listeners() == before


def test_it_opens_with_the_connection_that_the_docks_work_with(picker, desk, bench, sandbox):
    bench.connections.save(Connection("office", sandbox.url, keep_key=SESSION), sandbox.key)
    bench.session.use("office")
    bench.maps.open()
    assert picker.connection.currentText() == CONNECTION, "what is in sight stays"
    picker.close()
    bench.maps.open()
    assert picker.connection.currentText() == "office"
    pump_until(lambda: bench.catalog.maps("office") and bench.session.sources)


def note(picker: MapPicker) -> str:
    return picker.findChild(QLabel, "mapLegendNote").text()


def test_ticks_stay_where_nothing_was_added(picker, desk, bench, window, monkeypatch, sandbox):
    tick(picker, FLOOD)
    tick(picker, WIND)
    wished = picker.model.chosen()
    with sandbox.behaving(key="other"):
        press(picker, "mapAddButton")
        done(bench)
    assert window.texts()[-1].startswith("Nothing was added.") and picker.model.chosen() == wished

    def locked(name):
        raise KeyUnavailable("locked", connection=name, reason="locked")

    with monkeypatch.context() as patch:
        patch.setattr(bench.requests, "client", locked)
        press(picker, "mapAddButton")
    assert picker.model.chosen() == wished
    press(picker, "mapAddButton")
    done(bench)
    assert hazard_layers() == [WIND, FLOOD] and picker.model.chosen() == ()


def test_another_connection_that_changes_takes_no_tick(picker, bench, sandbox):
    tick(picker, FLOOD)
    sandbox.forget()
    connections = bench.connections
    connections.save(Connection("unrelated", sandbox.url + "/u", keep_key=SESSION), "key")
    connections.set_default("unrelated")
    connections.remove("unrelated")
    wait(bench)
    assert len(picker.model.chosen()) == 1 and picker.tree.isVisible() and sandbox.requests == ()


def test_a_legend_comes_after_closing_and_after_it_has_failed(picker, desk, bench, sandbox):
    legend = picker.findChild(QLabel, "mapLegend")
    sandbox.faults.set("404")
    picker.tree.setCurrentIndex(row_of(picker, FLOOD))
    pump_until(lambda: note(picker) == "The service returned no legend.")
    sandbox.faults.set()
    picker.reload.click()
    wait(bench)
    pump_until(legend.isVisible)
    picker.tree.setCurrentIndex(row_of(picker, WIND))
    picker.close()
    bench.maps.open()
    pump_until(legend.isVisible)


def press_step(window: Window, text: str) -> None:
    next(step for step in window.steps() if step.text() == text).click()


def test_copies_are_kept_for_the_project_that_was_open_before(undescribed, picker, desk, bench, window):
    types = bench.catalog.maps(CONNECTION).features
    folder = results_of(QgsProject.instance())
    undescribed.faults.set("wfs=hold")
    desk.add(CONNECTION, tuple(Chosen(None, each) for each in types))
    pump_until(lambda: any(seen.query.get("REQUEST") == "GetFeature" for seen in undescribed.requests))
    QgsProject.instance().clear()
    undescribed.faults.set()
    done(bench)
    assert hazard_layers() == [] and len(types) > 2
    offers = [text for text in window.texts() if "the previous project" in text]
    assert any(f"Its file is {folder}" in text for text in offers)
    assert any(text.startswith(f"{len(types) - 1} layers were chosen for") for text in offers)
    press_step(window, "Add to This Project")
    done(bench)
    assert len(hazard_layers()) == 1
    press_step(window, "Add to This Project")
    done(bench)
    assert len(hazard_layers()) == len(types)


@pytest.mark.parametrize("kind", ["map", "features"])
def test_a_map_that_was_chosen_for_a_closed_project_is_offered_to_the_next(
    kind, picker, desk, bench, window, sandbox
):
    catalog = bench.catalog.maps(CONNECTION)
    flood = choice(catalog, FLOOD).layer
    (types,) = [each for each in catalog.features if each.name == flood.feature_type]
    wanted = Chosen(flood) if kind == "map" else Chosen(None, types)
    sandbox.faults.set("wms=hold", "wfs=hold")
    desk.add(CONNECTION, (wanted,))
    pump_until(lambda: any("Capabilities" in str(seen.query) for seen in sandbox.requests))
    QgsProject.instance().clear()
    sandbox.faults.set()
    done(bench)
    assert hazard_layers() == []
    assert window.texts()[-1].startswith(f"'{FLOOD}' was chosen for the previous project")
    press_step(window, "Add to This Project")
    done(bench)
    assert hazard_layers() == [FLOOD] and window.texts()[-1] == f"'{FLOOD}' added to Hazard."


def test_what_was_added_before_the_project_was_closed_is_not_told_in_the_next(
    picker, desk, bench, window, sandbox
):
    maps = bench.catalog.maps(CONNECTION).maps
    sandbox.faults.set("wfs=hold")
    types = bench.catalog.maps(CONNECTION).features
    desk.add(CONNECTION, (Chosen(maps[0]), Chosen(None, types[0])))
    pump_until(hazard_layers)
    QgsProject.instance().clear()
    sandbox.faults.set()
    done(bench)
    assert "was chosen for the previous project" in window.texts()[-1]
    assert not any("added to Hazard" in text for text in window.texts())


def test_a_key_that_qgis_would_not_send_is_told_with_what_to_do(desk, bench, window, sandbox):
    connections = bench.connections
    for name, key in (("one", sandbox.key), ("two", "another")):
        connections.save(Connection(name, sandbox.url, keep_key=SESSION), key)
    desk.add("one", (Chosen(MapLayer("flood_zones")),))
    done(bench)
    assert hazard_layers() == ["flood_zones"], "the same key, by whichever connection"
    desk.add("two", (Chosen(MapLayer("wind_bands")),))
    assert "that of 'environment'." in window.texts()[-1] and len(hazard_layers()) == 1
    window.steps()[-1].click()
    pump_until(lambda: desk.picker is not None and desk.picker.tree.isVisible())
    assert desk.picker.connection.currentText() == "environment"


def test_stop_ends_at_once_where_the_service_is_slow(picker, desk, bench, window, sandbox):
    maps = bench.catalog.maps(CONNECTION).maps
    sandbox.faults.set("wms=delay:30")
    desk.add(CONNECTION, [Chosen(each) for each in maps])
    window.steps()[0].click()
    done(bench)
    assert f"{len(maps)} not added: " in window.texts()[-1] and hazard_layers() == []

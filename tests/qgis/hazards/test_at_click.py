"""A click anywhere shows what the chosen layers have there."""

from __future__ import annotations

import pytest
from qgis.core import QgsProject, QgsRectangle, QgsSettings
from qgis.gui import QgsVertexMarker
from qgis.PyQt.QtCore import QPoint, Qt
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QAction, QComboBox, QToolButton

from geoportfolio.core.api import Area, Query
from geoportfolio.core.gis.connections.connections import SESSION, Connection
from geoportfolio.core.gis.enrichment import layer_lists
from geoportfolio.core.gis.enrichment.layer_lists import ListedLayer
from geoportfolio.core.gis.results import layers
from geoportfolio.ui.enrichment.at_click import HazardsAtClick
from geoportfolio.ui.enrichment.layers_editor import LayersDialog
from sandbox.hazards import LAYERS, zones_at
from sandbox.testing import running
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import COAST, SOURCE, is_told_well
from tests.support.queries import load_query
from tests.support.service import FAULT, client_of, polygon_of
from tests.support.workbench import settled

QUITO = (-78.4678, -0.1807)
CONNECTION = "environment"


@pytest.fixture
def hazards(environment, window, bench, sandbox):
    """The verb of the bench, with the layers of the sandbox in the list."""
    layer_lists.save(CONNECTION, [ListedLayer(name) for name in LAYERS])
    bench.session.open()
    pump_until(lambda: bench.session.sources)
    sandbox.forget()
    return bench.hazards


@pytest.fixture
def ask(hazards, bench):
    """Ask for a place and wait for the answer: the dock."""

    def at(lon=QUITO[0], lat=QUITO[1]):
        hazards.at(lon, lat)
        settled(bench)
        return hazards.dock

    return at


def shown(dock) -> dict[str, tuple[str, dict[str, str]]]:
    """By layer what stands beside its name, and its fields and values."""
    model = dock.shown
    found = {}
    for row in range(model.rowCount()):
        group = model.index(row, 0)
        facts = [model.index(number, 0, group) for number in range(model.rowCount(group))]
        values = {fact.data(): fact.siblingAtColumn(1).data() for fact in facts}
        found[group.data().split(":")[0]] = (group.siblingAtColumn(1).data(), values)
    return found


def marks(window) -> list[QgsVertexMarker]:
    return [item for item in window.mapCanvas().scene().items() if isinstance(item, QgsVertexMarker)]


def test_one_group_a_layer_and_a_word_where_nothing_is(ask, sandbox):
    dock = ask()
    zone = zones_at("earthquake_bands", *QUITO)[0].attributes
    texts = {name: str(value) for name, value in zone.items()}
    assert shown(dock) == {
        "wind_bands": ("nothing here", {}),
        "flood_zones": ("nothing here", {}),
        "earthquake_bands": ("", {**texts, "distance_deg": f"{zone['distance_deg']:g}"}),
    }
    assert dock.isVisible() and not dock.isFloating() and dock.status.text() == ""
    assert dock.place.text().startswith("0.18070° S, 78.46780° W; Attributes, environment, ")
    (seen,) = sandbox.requests
    assert seen.query["layers"] == ",".join(LAYERS)


def test_counts_are_asked_for_and_remembered(ask, bench, hazards, sandbox):
    dock = ask()
    combo = dock.findChild(QComboBox, "hazardsOperation")
    combo.setCurrentText("Counts")
    settled(bench)
    zones = zones_at("earthquake_bands", *QUITO)
    state, values = shown(dock)["earthquake_bands"]
    assert state == str(len(zones)) == "1" and values["zone"] == zones[0].attributes["zone"]
    assert shown(dock)["wind_bands"] == ("nothing here", {})
    assert sandbox.requests[-1].query["operation"] == "count" and "Counts" in dock.place.text()
    hazards.close()
    assert ask().findChild(QComboBox, "hazardsOperation").currentText() == "Counts"


def test_an_odd_operation_in_the_settings_is_not_sent(ask):
    QgsSettings().setValue("geoportfolio/hazardsOperation", "delete")
    assert "Attributes" in ask().place.text()


def test_a_layer_that_is_unknown_is_named_and_the_others_stay(ask, sandbox, window):
    layer_lists.save(CONNECTION, [ListedLayer("typo"), ListedLayer("earthquake_bands")])
    dock = ask()
    assert shown(dock)["typo"] == ("refused", {}) and shown(dock)["earthquake_bands"][1]["zone"]
    words = f"Unknown layer: typo. There are {', '.join(LAYERS)}."
    assert is_told_well(dock.status.text(), words) and "'typo'" in dock.status.text()
    assert window.texts() == [] and layer_lists.recent(CONNECTION) == ()
    layer_lists.save(CONNECTION, [ListedLayer("earthquake_bands")])
    assert ask().status.text() == "" and layer_lists.recent(CONNECTION) == ("earthquake_bands",)


def test_without_a_list_the_first_click_finds_the_layers_that_answer(ask, window, sandbox):
    layer_lists.save(CONNECTION, [])
    dock = ask()
    assert list(shown(dock)) == list(LAYERS) and layer_lists.chosen(CONNECTION) == LAYERS
    assert window.mainWindow().findChild(LayersDialog) is None
    told = f"3 hazard layers found: {', '.join(LAYERS)}. Layers in the panel adds others."
    assert window.texts() == [told]
    sandbox.forget()
    ask()
    (seen,) = sandbox.requests
    assert seen.query["layers"] == ",".join(LAYERS), "the next click knows them"


def test_a_name_of_the_map_service_that_the_enrichment_refuses_is_not_listed(ask, sandbox):
    layer_lists.save(CONNECTION, [])
    # All together, then the first one alone.
    sandbox.faults.set("bfi/single=400x2")
    dock = ask()
    assert len(shown(dock)) == len(layer_lists.chosen(CONNECTION)) == len(LAYERS) - 1


def test_where_no_layer_is_found_the_first_click_opens_the_list(hazards, ask, bench, window, sandbox):
    layer_lists.save(CONNECTION, [])
    sandbox.faults.set("wms=403")
    dock = ask()
    dialog = window.mainWindow().findChild(LayersDialog)
    assert dialog.isVisible() and not [seen for seen in sandbox.requests if "bfi" in seen.path]
    sandbox.faults.set()
    assert is_told_well(dock.status.text()) and shown(dock) == {}
    dialog.editor.add("earthquake_bands")
    dialog.accept()
    settled(bench)
    assert list(shown(dock)) == ["earthquake_bands"]
    let_go()
    dock.findChild(QToolButton, "hazardsLayersButton").click()
    again = window.mainWindow().findChild(LayersDialog)
    assert again is not None and again.chosen() == ("earthquake_bands",)
    again.reject()


def test_a_list_with_no_tick_asks_for_one_without_a_dialog(ask, window, sandbox):
    layer_lists.save(CONNECTION, [ListedLayer("wind_bands", False)])
    assert is_told_well(ask().status.text()) and sandbox.requests == ()
    assert window.mainWindow().findChild(LayersDialog) is None


def test_the_list_opens_from_the_menu_of_the_verb(hazards, bench, window):
    bench.selection.panel.action_section.findChild(QAction, "hazardLayersAction").trigger()
    dialog = window.mainWindow().findChild(LayersDialog)
    assert dialog.chosen() == LAYERS
    dialog.editor.list.item(0).setCheckState(Qt.CheckState.Unchecked)
    dialog.accept()
    assert layer_lists.chosen(CONNECTION) == LAYERS[1:] and hazards.dock is None


def test_the_place_is_marked_until_the_dock_is_closed(ask, window, hazards, bench):
    dock = ask()
    (mark,) = marks(window)
    window.mapCanvas().setDestinationCrs(QgsProject.instance().crs())
    ask(10.0, 54.0)
    assert marks(window) == [mark]
    dock.close()
    assert marks(window) == []
    ask()
    assert len(marks(window)) == 1 and hazards.dock is dock
    hazards.close()
    let_go()
    assert marks(window) == [] and hazards.dock is None


def test_button_tool_and_toolbar_go_together(hazards, bench, window):
    button = bench.selection.panel.action_section.hazards
    button.click()
    assert button.isChecked() and window.mapCanvas().mapTool().hint().startswith("Click a place")
    button.click()
    assert not button.isChecked() and window.mapCanvas().mapTool() is None
    bench.hazards.pick()
    assert button.isChecked()
    QTest.keyClick(window.mapCanvas(), Qt.Key.Key_Escape)
    assert not button.isChecked()


def test_without_a_connection_nothing_is_picked(bench, window):
    button = bench.selection.panel.action_section.hazards
    bench.hazards.pick()
    assert not button.isChecked() and window.mapCanvas().mapTool() is None
    (text,) = window.texts()
    assert is_told_well(text) and bench.selection.isVisible()
    button.click()
    assert not button.isChecked()
    bench.hazards.at(*QUITO)
    assert bench.hazards.dock is None


def test_a_real_click_takes_a_loaded_point_exactly(hazards, bench, window, sandbox, tmp_path):
    query = Query(SOURCE, (Area("coast", polygon_of(COAST)),))
    result = load_query(client_of(sandbox), query, tmp_path / "points.gpkg")
    layer = layers.add_result(QgsProject.instance(), result)
    canvas = window.mapCanvas()
    canvas.setDestinationCrs(layer.crs())
    canvas.setLayers([layer])
    canvas.setExtent(QgsRectangle(9.5, 53.4, 10.5, 53.9))
    let_go()
    sandbox.forget()
    hazards.pick()
    airport = next(f for f in layer.getFeatures() if f["id"] == "apt-EDDH").geometry().asPoint()
    for at, name in (((airport.x() + 0.002, airport.y()), "Hamburg Airport"), ((9.6, 53.85), "")):
        pixel = canvas.getCoordinateTransform().transform(*at)
        where = QPoint(round(pixel.x()), round(pixel.y()))
        QTest.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where)
        settled(bench)
        assert hazards.dock.heading.text() == name and hazards.dock.heading.isVisible() == bool(name)
        if name:
            sent = sandbox.requests[-1].query
            assert (float(sent["lng"]), float(sent["lat"])) == (airport.x(), airport.y())
    assert shown(hazards.dock) and hazards.dock.place.text().startswith("53.8")


def test_a_failure_is_said_once_and_can_be_tried_again(ask, window, sandbox, bench, hazards):
    sandbox.faults.set("bfi/single=403")
    dock = ask()
    assert dock.status.text().startswith("No answer.") and is_told_well(window.texts()[0], FAULT)
    sandbox.faults.set()
    assert [step.text() for step in window.steps()] == ["Try again", "Run Diagnostics..."]
    window.steps()[0].click()
    settled(bench)
    assert "earthquake_bands" in shown(dock) and dock.status.text() == ""


@pytest.mark.parametrize("fault", ["html", "empty", "truncate:0.5x9", "reset:0.5"])
def test_an_answer_that_can_not_be_read_is_told(ask, window, sandbox, fault):
    sandbox.faults.set(f"bfi/single={fault}")
    dock = ask()
    assert dock.status.text().startswith("No answer.") and is_told_well(window.texts()[0])
    assert shown(dock) == {} and not dock.copy_button.isEnabled()


def test_the_next_click_asks_the_connection_that_is_chosen_then(ask, bench, sandbox):
    ask()
    with running() as other:
        bench.connections.save(Connection("office", other.url, keep_key=SESSION), other.key)
        layer_lists.save("office", [ListedLayer("flood_zones")])
        bench.session.use("office")
        pump_until(lambda: bench.session.sources)
        sandbox.forget()
        dock = ask()
        assert list(shown(dock)) == ["flood_zones"] and "office" in dock.place.text()
        assert other.requests[-1].query["layers"] == "flood_zones" and sandbox.requests == ()


def test_the_last_click_wins_and_a_closed_dock_stays_closed(hazards, ask, sandbox, bench):
    sandbox.faults.set("bfi/single=delay:0.4x1")
    hazards.at(10.0, 54.0)
    dock = ask()
    QTest.qWait(500)
    assert dock.place.text().startswith("0.18070° S") and shown(dock)["earthquake_bands"][1]
    sandbox.faults.set("bfi/single=delay:0.4x1")
    hazards.at(10.0, 54.0)
    dock.close()
    settled(bench)
    assert not dock.isVisible()


def test_closing_in_the_middle_leaves_nothing(window, bench, hazards, sandbox):
    own = HazardsAtClick(bench)
    sandbox.faults.set("bfi/single=delay:5x1")
    own.pick()
    own.at(*QUITO)
    own.choose_layers()
    own.close()
    settled(bench)
    let_go()
    assert own.dock is None and window.mapCanvas().mapTool() is None
    assert window.mainWindow().findChild(LayersDialog) is None

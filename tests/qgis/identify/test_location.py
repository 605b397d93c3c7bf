"""Identify Location: the tool, the place in its panel, the sections together, and what is copied."""

from __future__ import annotations

import pytest
from qgis.core import QgsApplication, QgsCoordinateReferenceSystem, QgsProject, QgsRectangle
from qgis.gui import QgsVertexMarker
from qgis.PyQt.QtCore import QPoint, Qt
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QAction, QLineEdit, QToolButton

from geoportfolio.core.api.places import Address
from geoportfolio.core.gis.connections.keys import KeyUnavailable
from geoportfolio.core.gis.enrichment import layer_lists
from geoportfolio.core.gis.enrichment.layer_lists import ListedLayer
from geoportfolio.ui.areas.pick_tool import Place
from geoportfolio.ui.enrichment.layers_editor import LayersDialog
from geoportfolio.ui.identify.controller import IdentifyLocation
from geoportfolio.ui.places.place_panel import found_address
from sandbox.hazards import LAYERS
from tests.support.event_loop import let_go
from tests.support.oracle import SOURCE, is_told_well
from tests.support.service import FAULT
from tests.support.widgets import press
from tests.support.workbench import settled

AIRPORT = (9.9882, 53.6304)
OCEAN = (-29.0, -41.0)


@pytest.fixture
def identify(connected):
    layer_lists.save("environment", [ListedLayer(name) for name in LAYERS])
    return connected.identify


def marks(window) -> list[QgsVertexMarker]:
    return [item for item in window.mapCanvas().scene().items() if isinstance(item, QgsVertexMarker)]


def click_map(window, place: tuple[float, float]) -> None:
    canvas = window.mapCanvas()
    pixel = canvas.getCoordinateTransform().transform(*place)
    at = QPoint(round(pixel.x()), round(pixel.y()))
    QTest.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def look(window, *layers) -> None:
    canvas = window.mapCanvas()
    canvas.setDestinationCrs(QgsCoordinateReferenceSystem("EPSG:4326"))
    canvas.setLayers(list(layers))
    canvas.setExtent(QgsRectangle(9.5, 53.4, 10.5, 53.9))
    let_go()


def test_a_real_click_takes_a_loaded_point_exactly(identify, airports, bench, window, sandbox):
    look(window, airports)
    identify.pick()
    airport = next(f for f in airports.getFeatures() if f["id"] == "apt-EDDH").geometry().asPoint()
    for at, name in (((airport.x() + 0.002, airport.y()), "Hamburg Airport"), ((9.6, 53.85), "")):
        sandbox.forget()
        click_map(window, at)
        settled(bench)
        dock = identify.dock
        assert dock.isVisible() and not dock.isFloating()
        assert dock.heading.isVisible() == bool(name) and (not name or dock.heading.text() == name)
        asked = {seen.path.rpartition("/")[2]: seen.query for seen in sandbox.requests}
        if name:
            sent = asked["single"]
            assert (float(sent["lng"]), float(sent["lat"])) == (airport.x(), airport.y())
            assert asked["attributes"]["value"] == "apt-EDDH" and "reverse" in asked
        else:
            assert set(asked) == {"single", "reverse"}
    assert dock.bar.position.text().startswith("53.8")
    QTest.keyClick(window.mapCanvas(), Qt.Key.Key_Escape)
    assert window.mapCanvas().mapTool() is None


def test_the_address_of_the_place_is_shown(identify, bench, window):
    identify.at(*AIRPORT)
    settled(bench)
    assert "Hamburg" in identify.dock.address.label.text() and identify.dock.address.status.text() == ""
    assert identify.dock.bar.position.text() == "53.63040° N, 9.98820° E"
    identify.at(*OCEAN)
    settled(bench)
    assert identify.dock.address.status.text() == "No address found here."
    assert not identify.dock.address.label.isVisible()


def test_an_address_that_is_only_the_city_says_so():
    place, note = found_address(*AIRPORT, Address("Hamburg", geocoding_quality="city"))
    assert is_told_well(note) and "City" in note and not place.coarse, "the position itself is exact"
    assert found_address(*AIRPORT, Address("Hamburg Airport", geocoding_quality="rooftop"))[1] == ""


def test_copy_takes_the_place_and_all_facts(identify, bench):
    identify.at(*AIRPORT)
    settled(bench)
    press(identify.dock, "identifyCopyButton")
    lines = [line.split("\t") for line in QgsApplication.clipboard().text().split("\n")]
    assert lines[0][1] == "53.630400, 9.988200" and lines[0][2].startswith("environment, ")
    assert lines[1] == ["Address", "", identify.dock.address.label.text()]
    assert list(dict.fromkeys(line[0] for line in lines[2:])) == list(LAYERS)


def test_one_line_finds_in_all_sections(identify, airports, bench):
    (point,) = (f for f in airports.getFeatures() if f["id"] == "apt-EDDH")
    identify.show(Place(*AIRPORT, point["LocName"], airports.id(), point.id()))
    settled(bench)
    dock = identify.dock
    QTest.keyClicks(dock.findChild(QLineEdit, "identifyFilter"), "locname")
    assert [row[:2] for row in dock.record.tree.all_rows()] == [(SOURCE, "LocName")]
    assert list(dock.hazards.tree.all_rows()) == []


def test_the_place_is_marked_until_the_panel_is_closed(identify, bench, window):
    identify.at(*AIRPORT)
    (mark,) = marks(window)
    window.mapCanvas().setDestinationCrs(QgsProject.instance().crs())
    identify.at(*OCEAN)
    assert marks(window) == [mark]
    settled(bench)
    identify.dock.close()
    assert marks(window) == []
    identify.at(*AIRPORT)
    assert len(marks(window)) == 1
    settled(bench)


def test_a_panel_that_was_closed_stays_closed_when_the_answer_comes(identify, bench, sandbox):
    sandbox.faults.set("bfi/single=delay:0.4x1")
    identify.at(*AIRPORT)
    identify.dock.close()
    settled(bench)
    assert not identify.dock.isVisible()


def test_a_section_that_is_closed_while_it_asks_asks_again_when_it_is_opened(identify, bench, sandbox):
    sandbox.faults.set("bfi/single=delay:5x1")
    identify.at(*AIRPORT)
    section = identify.dock.hazards
    assert section.status.text() == "Requesting…"
    section.setCollapsed(True)
    assert section.status.text() == ""
    section.setCollapsed(False)
    settled(bench)
    assert section.status.text() == "" and not section.tree.is_empty()


def test_the_buttons_of_the_tool_go_together(identify, bench, window):
    bench.search.open()
    button = bench.search.findChild(QToolButton, "identifyButton")
    button.click()
    assert button.isChecked() and window.mapCanvas().mapTool().hint().startswith("Click a place")
    button.click()
    assert not button.isChecked() and window.mapCanvas().mapTool() is None
    bench.selection.open()
    bench.selection.panel.action_section.findChild(QAction, "identifyAction").trigger()
    assert button.isChecked() and identify.is_picking
    QTest.keyClick(window.mapCanvas(), Qt.Key.Key_Escape)
    assert not button.isChecked()


def test_without_a_connection_nothing_is_picked(bench, window):
    bench.search.open()
    button = bench.search.findChild(QToolButton, "identifyButton")
    button.click()
    assert not button.isChecked() and window.mapCanvas().mapTool() is None
    (text,) = window.texts()
    assert is_told_well(text) and bench.selection.isVisible()
    bench.identify.at(*AIRPORT)
    bench.identify.choose_layers()
    assert bench.identify.dock is None


def test_a_service_that_refuses_the_key_is_told_in_each_section_and_once_above_the_map(
    identify, bench, window, sandbox
):
    sandbox.faults.set("reverse=401", "bfi/single=401")
    identify.at(*AIRPORT)
    settled(bench)
    dock = identify.dock
    assert dock.address.status.text() == dock.hazards.status.text() == window.texts()[-1]
    assert is_told_well(dock.address.status.text(), FAULT)


def test_one_question_for_the_key_is_enough(identify, bench, sandbox, monkeypatch):
    refused = []

    def refuse(connection, **_):
        refused.append(connection)
        raise KeyUnavailable("not typed", connection=connection, reason="locked")

    with monkeypatch.context() as patched:
        patched.setattr(bench.requests, "client", refuse)
        identify.at(*AIRPORT)
        assert len(refused) == 1 and sandbox.requests == () and identify.dock.hazards.status.text() == ""
    identify.at(*AIRPORT)
    settled(bench)
    assert "Hamburg" in identify.dock.address.label.text() and not identify.dock.hazards.tree.is_empty()


def test_closing_in_the_middle_leaves_nothing(bench, identify, window, sandbox):
    own = IdentifyLocation(bench)
    sandbox.faults.set("bfi/single=delay:5x1")
    own.pick()
    own.at(*AIRPORT)
    own.choose_layers()
    own.close()
    settled(bench)
    let_go()
    assert own.dock is None and window.mapCanvas().mapTool() is None and marks(window) == []
    assert window.mainWindow().findChild(LayersDialog) is None

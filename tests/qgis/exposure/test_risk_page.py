"""The page Prospective Risk: pins A and B, limits, the worst circles, and the layer that keeps them."""

from __future__ import annotations

import pytest
from qgis.core import QgsProject
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtTest import QAbstractItemModelTester
from qgis.PyQt.QtWidgets import QDoubleSpinBox, QLineEdit

from geoportfolio.ui.exposure.risk_table import BEFORE, LIMIT
from tests.support.event_loop import let_go, pump_until
from tests.support.insured import CENTER, choose_locations, drag, press
from tests.support.widgets import cells_of

PLACE_B = (10.0, 50.009)
"""100 m beyond the last location."""


@pytest.fixture
def page(insured_map):
    insured_map.accumulation.open_page("risk")
    page = insured_map.accumulation.exposure.risk
    QAbstractItemModelTester(page.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    return page


def texts(page) -> list[list[str]]:
    return cells_of(page.model)


def placed(bench, page, **given: str) -> None:
    """Pin A with a sum insured of 5 at the center, and its worst circles."""
    press(page, "riskPinButton")
    choose_locations(**given)
    pump_until(lambda: page.pin_button.isChecked() and bench.accumulation.exposure.locations.found)
    page.findChild(QDoubleSpinBox, "riskValueBox").setValue(5)
    drag(bench, (9.99, 50.0), CENTER)
    page.place(*CENTER)
    searched(page, 3)


def searched(page, rows: int) -> None:
    pump_until(lambda: len(page.model.rows) == rows and all(row.added is not None for row in page.model.rows))


def test_place_a_pin_shows_each_radius_before_and_with_the_risk(insured_map, page):
    placed(insured_map, page)
    assert texts(page) == [
        ["200 m", "A", "No limit", "–", "30", "35", "–", "35"],
        ["500 m", "A", "No limit", "–", "30", "35", "–", "115"],
        ["1 km", "A", "No limit", "–", "110", "115", "–", "115"],
    ]


def test_uncertain_positions_bound_the_value_before(insured_map, page):
    placed(insured_map, page, locationsUncertainty='"off"')
    assert page.model.index(0, BEFORE).data(Qt.ItemDataRole.ToolTipRole) == "Certain 10, possible 30"


def test_edit_a_limit_gives_headroom_and_verdict(insured_map, page):
    placed(insured_map, page)
    assert page.model.setData(page.model.index(0, LIMIT), 35.0)
    assert page.model.setData(page.model.index(1, LIMIT), 100.0)
    assert page.model.setData(page.model.index(2, LIMIT), 100.0)
    searched(page, 3)
    assert texts(page)[0] == ["200 m", "A", "Within limit", "35", "30", "35", "0", "35"]
    assert texts(page)[1] == ["500 m", "A", "Limit breached", "100", "30", "35", "-15", "115"]
    assert texts(page)[2] == ["1 km", "A", "Limit breached", "100", "110", "115", "-15", "115"]


def test_two_pins_stand_side_by_side_and_one_is_removed(insured_map, page):
    placed(insured_map, page)
    page.findChild(QLineEdit, "riskRadiiEdit").setText("200 m")
    page.findChild(QLineEdit, "riskRadiiEdit").editingFinished.emit()
    page._pin_combo.setCurrentText("B")
    page.findChild(QDoubleSpinBox, "riskValueBox").setValue(7)
    page.place(*PLACE_B)
    searched(page, 2)
    assert [row[1:6] for row in texts(page)] == [
        ["A", "No limit", "–", "30", "35"],
        ["B", "No limit", "–", "80", "87"],
    ]
    press(page, "riskRemoveButton")
    pump_until(lambda: len(page.model.rows) == 1)


def test_a_radius_that_is_none_keeps_the_table(insured_map, page):
    placed(insured_map, page)
    edit = page.findChild(QLineEdit, "riskRadiiEdit")
    edit.setText("0.2 m")
    edit.editingFinished.emit()
    assert page.status.text() == "Radius is 0.2 m. Enter a radius of 1 to 100,000 meters."
    assert len(page.model.rows) == 3


def test_choose_a_row_draws_its_worst_circle_and_leave_takes_all_off_the_map(insured_map, page):
    scene = insured_map.canvas.scene()
    before = len(scene.items())
    placed(insured_map, page)
    drawn = len(scene.items())
    page.table.selectRow(0)
    assert len(scene.items()) == drawn + 2
    insured_map.accumulation.show()
    left = len(scene.items())
    assert left <= before + 1  # QGIS keeps its mark of snapping
    page.analyze()
    searched(page, 3)
    assert len(scene.items()) == left


def test_save_appends_to_one_layer(insured_map, page, window):
    placed(insured_map, page)
    page.findChild(QLineEdit, "riskNotesEdit").setText("Deductible 2 %")
    pump_until(page.save_button.isEnabled)
    press(page, "riskSaveButton")
    pump_until(window.texts)
    (layer,) = QgsProject.instance().mapLayersByName("Prospective risks")
    feature = next(layer.getFeatures())
    assert (feature["pin"], feature["notes"], feature["portfolio"], feature["currency"]) == (
        "A",
        "Deductible 2 %",
        "Insured",
        "EUR",
    )
    assert (feature["radius"], feature["before"], feature["after"], feature["worst_after"]) == (
        200,
        30,
        35,
        35,
    )
    window.messageBar().clearWidgets()
    let_go()
    press(page, "riskSaveButton")
    pump_until(window.texts)
    assert QgsProject.instance().mapLayersByName("Prospective risks") == [layer]
    assert layer.featureCount() == 6


def test_identify_shows_the_place_of_the_pin(insured_map, page, monkeypatch):
    asked = []
    monkeypatch.setattr(insured_map.identify, "at", lambda *place: asked.append(place))
    placed(insured_map, page)
    press(page, "riskIdentifyButton")
    assert asked == [CENTER]

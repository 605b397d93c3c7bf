"""The page Ring Profile: locations from its dialog, a pin dragged with the mouse, the chart, its numbers."""

from __future__ import annotations

import csv

import pytest
from qgis.core import QgsCoordinateReferenceSystem, QgsProject
from qgis.PyQt.QtCore import QEvent, QPoint, QPointF, Qt
from qgis.PyQt.QtGui import QMouseEvent
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QApplication, QDoubleSpinBox, QToolButton

from geoportfolio.ui.widgets import save_dialog
from tests.support.event_loop import pump_until
from tests.support.insured import CENTER, choose_locations, drag, press


@pytest.fixture
def page(insured_map):
    insured_map.accumulation.open_page("profile")
    return insured_map.accumulation.exposure.profile


def placed(bench, page, **texts: str):
    """Choose the locations and drag the pin to the center; the text of the status."""
    press(page, "profilePinButton")
    choose_locations(**texts)
    pump_until(lambda: page.pin_button.isChecked() and bench.accumulation.exposure.locations.found)
    drag(bench, (9.95, 50.0), (9.97, 50.0), CENTER)
    page.place(*CENTER)  # a pixel is 100 m wide here
    pump_until(lambda: page.status.text().startswith("Within"))
    return page.status.text()


def test_drag_a_pin_shows_the_sum_and_where_the_limit_is_exceeded(bench, page):
    assert placed(bench, page).startswith("Within 1,000 m: 110 EUR at 3 locations")
    page.findChild(QDoubleSpinBox, "profileLimitBox").setValue(25)
    assert page.status.text().endswith("Headroom -85 EUR. The limit is exceeded at 200 m")
    page.findChild(QDoubleSpinBox, "profileRadiusBox").setValue(250)
    pump_until(lambda: page.status.text().startswith("Within 250 m: 30 EUR at 2 locations"))


def test_hover_a_step_says_its_distance_and_flashes_its_location(bench, page, monkeypatch):
    flashed = []
    monkeypatch.setattr(bench.canvas, "flashFeatureIds", lambda layer, ids: flashed.append((layer, ids)))
    placed(bench, page)
    page.view.repaint()
    second = page.view.spots[1].rect
    at = QPoint(round(second.left() + 3), round(second.center().y()))
    QTest.mouseMove(page.view, at)
    QApplication.sendEvent(
        page.view,
        QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(at),
            QPointF(at),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
        ),
    )
    assert page.status.text().startswith("Within 200 m: 30 EUR at 2 locations")
    assert flashed[-1][1] == [2]


def test_choose_another_currency_counts_its_values_alone(bench, page):
    placed(bench, page)
    page.currency_combo.setCurrentText("USD")
    page.currency_combo.textActivated.emit("USD")
    pump_until(lambda: page.status.text().startswith("Within 1,000 m: 40 USD at 1 location"))
    assert "only USD, not converted" in page.view.chart.footnote


def test_uncertain_positions_show_certain_and_possible_sums(bench, page):
    placed(bench, page, locationsUncertainty='"off"')
    page.findChild(QDoubleSpinBox, "profileRadiusBox").setValue(100)
    pump_until(lambda: page.status.text().startswith("Within 100 m: 10 EUR"))
    assert "Certain 10 EUR, possible 30 EUR" in page.status.text()
    assert page.view.chart.band is not None


def test_edit_the_layer_asks_to_read_it_again(bench, page, insured_layer):
    placed(bench, page)
    again = page.findChild(QToolButton, "profileReadAgainButton")
    assert not again.isEnabled()
    insured_layer.startEditing()
    insured_layer.deleteFeature(1)
    insured_layer.commitChanges()
    assert "has changed since it was read" in page.locations_label.text()
    again.click()
    pump_until(lambda: page.status.text().startswith("Within 1,000 m: 100 EUR at 2 locations"))
    QgsProject.instance().removeMapLayer(insured_layer.id())
    assert page.locations_label.text().startswith("Choose the locations") and page.status.text() == ""


def test_save_and_copy_the_rows_of_the_profile(bench, page, tmp_path, monkeypatch):
    placed(bench, page)
    path = tmp_path / "profile.csv"
    monkeypatch.setattr(save_dialog.QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    press(page, "profileSaveButton")
    pump_until(path.exists)
    rows = list(csv.reader(path.open(encoding="utf-8-sig")))
    assert rows[0] == ["distance", "location", "value", "cumulative"]
    assert [(round(float(row[0])), row[1], row[3]) for row in rows[1:]] == [
        (100, "1", "10.0"),
        (200, "2", "30.0"),
        (900, "4", "110.0"),
    ]
    QApplication.clipboard().clear()
    press(page, "profileCopyButton")
    pump_until(lambda: QApplication.clipboard().text().startswith("distance\tlocation"))


def test_bad_locations_get_one_sentence(bench, page, window, insured_layer):
    insured_layer.startEditing()
    insured_layer.changeAttributeValue(2, insured_layer.fields().lookupField("TIV"), -5)
    insured_layer.commitChanges()
    press(page, "profilePinButton")
    choose_locations()
    pump_until(window.texts)
    assert window.texts() == ["Feature 2 has the negative value -5. Exclude it, or choose another value."]
    assert "could not be read" in page.locations_label.text()


def test_leave_the_page_takes_pin_and_tool_off_the_map(bench, page):
    before = len(bench.canvas.scene().items())
    placed(bench, page)
    assert len(bench.canvas.scene().items()) > before
    bench.accumulation.show()
    assert not page.pin_button.isChecked()
    assert len(bench.canvas.scene().items()) <= before + 1  # QGIS keeps its mark of snapping
    left = len(bench.canvas.scene().items())
    bench.canvas.setDestinationCrs(QgsCoordinateReferenceSystem("EPSG:3857"))
    assert len(bench.canvas.scene().items()) == left
    bench.accumulation.open_page("profile")
    assert len(bench.canvas.scene().items()) > left

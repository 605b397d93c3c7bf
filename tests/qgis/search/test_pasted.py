"""Positions and shapes in the address line: recognized without the service, told when they are odd."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QLabel, QPushButton

from geoportfolio.core.gis.text.numbers import position_text
from geoportfolio.ui.places import pasted
from tests.support.event_loop import pump_until

SQUARE = "POLYGON((9 53, 10 53, 10 54, 9 54, 9 53))"


def offered(dock, text: str) -> list[str]:
    panel = dock.address.panel
    panel.line.setText(text)
    pump_until(lambda: panel.list.isEnabled() and panel.model.rowCount())
    return [panel.model.index(row).data() for row in range(panel.model.rowCount())]


def enter(dock) -> None:
    QTest.keyClick(dock.address.panel.line, Qt.Key.Key_Return)


def test_a_position_is_offered_both_ways_round_and_entered_with_its_address(dock, window, sandbox):
    assert offered(dock, "53.6304, 9.9882") == ["53.63040° N, 9.98820° E", "9.98820° N, 53.63040° E"]
    assert not any("autocomplete" in seen.path for seen in sandbox.requests)
    enter(dock)
    assert (dock.address.place.lon, dock.address.place.lat) == (9.9882, 53.6304)
    assert abs(window.mapCanvas().center().x() - 9.9882) < 1e-6
    pump_until(lambda: "Hamburg" in dock.address.place.label)
    assert (dock.address.place.lon, dock.address.place.lat) == (9.9882, 53.6304)


def test_enter_right_after_a_position_goes_there(dock):
    dock.address.panel.line.setText("-33.9, 151.2")
    enter(dock)
    pump_until(lambda: dock.address.place)
    assert (dock.address.place.lat, dock.address.place.lon) == (-33.9, 151.2)


def test_a_position_needs_no_connection(made, bench, window):
    dock = made()
    dock.show()
    assert offered(dock, "POINT(151.2 -33.9)")[0] == "33.90000° S, 151.20000° E"
    enter(dock)
    assert (dock.address.place.lat, dock.address.place.lon) == (-33.9, 151.2)
    assert window.texts() == []


def test_a_swapped_position_is_told_to_be_one(dock):
    assert offered(dock, "POINT(-33.9 151.2)") == ["33.90000° S, 151.20000° E"]
    assert "swapped to fit valid coordinates" in dock.findChild(QLabel, "addressStatusLabel").text()


@pytest.mark.parametrize(
    "text",
    [SQUARE, '{"type":"Polygon","coordinates":[[[9,53],[10,53],[10,54],[9,54],[9,53]]]}'],
    ids=["wkt", "geojson"],
)
def test_a_shape_is_brought_into_sight_and_used_as_an_area(dock, bench, window, text):
    assert offered(dock, text) == ["Area 1"]
    enter(dock)
    extent = window.mapCanvas().extent()
    assert extent.xMinimum() <= 9 and extent.xMaximum() >= 10
    assert extent.yMinimum() <= 53 and extent.yMaximum() >= 54 and extent.height() < 10
    dock.findChild(QPushButton, "addressUseShapesButton").click()
    assert bench.areas.count() == 1


def test_a_broken_shape_is_told_with_its_spot(dock):
    dock.address.panel.line.setText("POLYGON((9 53, 10 oops")
    status = dock.findChild(QLabel, "addressStatusLabel")
    pump_until(status.text)
    assert "oops" in status.text()
    assert dock.address.place is None


@pytest.mark.parametrize("text", ["1 Hamburg", "10 Downing Street", "5th Avenue, New York"])
def test_an_address_with_a_number_is_asked_of_the_service(dock, sandbox, text):
    dock.address.panel.line.setText(text)
    pump_until(lambda: any("autocomplete" in seen.path for seen in sandbox.requests))


def test_a_position_that_is_typed_is_never_asked_of_the_service(dock, sandbox):
    panel = dock.address.panel
    for letter in "48.3538, 11.7861":
        QTest.keyClick(panel.line, letter)
    pump_until(lambda: panel.list.isEnabled() and panel.model.rowCount())
    assert panel.model.index(0).data() == "48.35380° N, 11.78610° E"
    assert not any("autocomplete" in seen.path for seen in sandbox.requests)


@given(st.floats(-90, 90), st.floats(-180, 180))
def test_every_position_reads_as_itself(lat, lon):
    text = position_text(lat, lon)
    assert ("N" in text) == (lat >= 0) and ("E" in text) == (lon >= 0)
    found = pasted.understood(f"{lat:.5f}, {lon:.5f}")
    assert (found.rows[0].lat, found.rows[0].lon) == (round(lat, 5), round(lon, 5))


@given(st.text(max_size=20))
def test_any_text_is_understood_or_an_address_or_refused_with_a_spot(text):
    try:
        found = pasted.understood(text)
    except pasted.InvalidPaste as error:
        assert error.reason
    else:
        assert found is None or found.rows

"""The map tools without a mouse: arrows bring a place under the cross, a key clicks there."""

from __future__ import annotations

import pytest
from qgis.core import QgsPointXY
from qgis.gui import QgsVertexMarker
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtTest import QSignalSpy, QTest

from geoportfolio.ui.areas.circles_tool import CirclesTool
from geoportfolio.ui.areas.pick_tool import PickTool
from geoportfolio.ui.areas.polygon_tool import PolygonTool
from tests.support.hand import NONE

SHIFT = Qt.KeyboardModifier.ShiftModifier
RETURN, INSERT = Qt.Key.Key_Return, Qt.Key.Key_Insert


def take(hand, made):
    hand.canvas.setMapTool(made)
    return made


@pytest.fixture
def pick(hand, hotels):
    made = take(hand, PickTool(hand.canvas, lambda: [hotels]))
    made.places = QSignalSpy(made.picked)
    yield made
    made.unload()


def crosses(hand) -> list[QgsPointXY]:
    """Where the lines of the cross are that are seen."""
    return [each.center() for each in hand.drawn() if isinstance(each, QgsVertexMarker) and each.isVisible()]


def middle(hand) -> tuple[float, float]:
    return hand.canvas.center().x(), hand.canvas.center().y()


@pytest.mark.parametrize("key", [RETURN, Qt.Key.Key_Enter])
def test_the_first_enter_shows_the_cross_and_the_next_one_picks(hand, pick, key):
    assert crosses(hand) == [] and not pick.is_by_keys
    hand.key(key)
    assert [(at.x(), at.y()) for at in crosses(hand)] == [middle(hand)] * 2
    assert pick.is_by_keys and len(pick.places) == 0
    hand.key(key)
    (place,) = pick.places[0]
    at = pick.lon_lat(hand.canvas.center())
    assert (place.lon, place.lat) == pytest.approx((at.x(), at.y()), abs=2e-5)
    assert hand.canvas.mapTool() is pick


@pytest.mark.parametrize("key", [Qt.Key.Key_Left, Qt.Key.Key_PageUp])
def test_the_keys_of_qgis_move_the_map_below_the_cross(hand, pick, key):
    before = (*middle(hand), hand.canvas.scale())
    hand.key(key)
    assert (*middle(hand), hand.canvas.scale()) != before
    assert [(at.x(), at.y()) for at in crosses(hand)] == [middle(hand)] * 2


@pytest.mark.parametrize(
    "key, way",
    [
        (Qt.Key.Key_Left, (-1, 0)),
        (Qt.Key.Key_Right, (1, 0)),
        (Qt.Key.Key_Up, (0, 1)),
        (Qt.Key.Key_Down, (0, -1)),
    ],
)
def test_with_shift_the_cross_goes_less_far_than_the_tool_reaches(hand, pick, key, way):
    x, y = middle(hand)
    hand.key(key, SHIFT)
    after_x, after_y = middle(hand)
    assert (after_x - x, after_y - y) == pytest.approx((8 * way[0], 8 * way[1]), abs=0.1)


@pytest.mark.parametrize("rotation", [0, 30])
def test_every_point_is_brought_under_the_cross_and_picked_exactly(hand, pick, hotels, rotation):
    hand.canvas.setRotation(rotation)
    to_map = hand.canvas.getCoordinateTransform()
    wanted = next(hotels.getFeatures())
    for _ in range(200):
        there = to_map.transform(pick.toMapCoordinates(hotels, wanted.geometry().asPoint()))
        across, down = there.x() - hand.canvas.width() / 2, there.y() - hand.canvas.height() / 2
        if max(abs(across), abs(down)) <= 5:
            break
        if abs(across) > abs(down):
            hand.key(Qt.Key.Key_Right if across > 0 else Qt.Key.Key_Left, SHIFT)
        else:
            hand.key(Qt.Key.Key_Down if down > 0 else Qt.Key.Key_Up, SHIFT)
        to_map = hand.canvas.getCoordinateTransform()
    for _ in range(100):
        if hand.readout():
            break
        QTest.qWait(PickTool.HOVER_PAUSE)
    assert hand.readout() == "Hotel Elbe"
    hand.key(RETURN)
    (place,) = pick.places[0]
    assert (place.lon, place.lat) == pytest.approx((0.001, -0.001), abs=1e-9)
    assert (place.layer_id, place.feature_id) == (hotels.id(), wanted.id())


def test_the_cross_goes_with_the_mouse_and_with_the_tool(hand, pick):
    hand.key(RETURN)
    hand.move(100, 100)
    assert crosses(hand) == [] and not pick.is_by_keys
    hand.key(RETURN)
    assert len(crosses(hand)) == 2
    hand.key(Qt.Key.Key_Escape)
    assert hand.drawn() == [] and hand.canvas.mapTool() is hand.pan


def test_the_words_beside_the_cross_say_which_key_takes_the_place(hand, pick):
    hand.key(RETURN)
    for _ in range(100):
        if hand.readout():
            break
        QTest.qWait(PickTool.HOVER_PAUSE)
    assert hand.readout() == "Press Enter to choose this place"


def test_a_polygon_is_drawn_by_keys(hand):
    tool = take(hand, PolygonTool(hand.canvas))
    results = QSignalSpy(tool.finished)
    corners = []
    hand.key(INSERT)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left):
        corners.append(middle(hand))
        hand.key(INSERT)
        hand.key(key, NONE)
    assert len(tool.points()) == 3
    hand.key(RETURN)
    drawn = results[0][0].asPolygon()[0]
    assert [(at.x(), at.y()) for at in drawn[:3]] == [pytest.approx(each, abs=1.5) for each in corners]
    tool.unload()


def test_circles_are_set_by_keys(hand):
    tool = take(hand, CirclesTool(hand.canvas))
    results = QSignalSpy(tool.finished)
    hand.key(INSERT)
    hand.key(INSERT)
    hand.key(Qt.Key.Key_Right)
    hand.key(INSERT)
    hand.key(RETURN)
    ((((first, _), radii), ((second, _), others)),) = results[0]
    assert first < second and radii == others == (200.0, 500.0, 1000.0)
    tool.unload()

import re

import pytest
from qgis.core import (
    QgsPointXY,
    QgsProject,
)
from qgis.gui import QgsVertexMarker
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtTest import QSignalSpy, QTest
from qgis.PyQt.QtWidgets import QLabel, QStackedWidget

from geoportfolio.core.gis.areas.geometry import polygon_from_geometry
from geoportfolio.core.gis.layers.identity import RECORD
from geoportfolio.ui.areas.pick_tool import PickTool
from geoportfolio.ui.areas.polygon_tool import PolygonTool

TRIANGLE = ((50, 50), (150, 50), (150, 150))
BOW_TIE = ((50, 50), (150, 150), (150, 50), (50, 150))


@pytest.fixture
def tool(hand):
    made = PolygonTool(hand.canvas)
    made.results, made.refusals = QSignalSpy(made.finished), QSignalSpy(made.refused)
    hand.canvas.setMapTool(made)
    yield made
    made.unload()


def corners(tool):
    (geometry, _crs) = tool.results[0]
    return [(round(p.x()), round(-p.y())) for p in geometry.asPolygon()[0]]


def close_to(found, wanted):
    return len(found) == len(wanted) and all(
        abs(a - c) <= 1 and abs(b - d) <= 1 for (a, b), (c, d) in zip(found, wanted)
    )


def test_an_area_is_handed_over_as_it_is_drawn(hand, tool):
    hand.clicks(TRIANGLE)
    hand.key(Qt.Key.Key_Return)
    assert close_to(corners(tool), [*TRIANGLE, TRIANGLE[0]])
    assert tool.results[0][1].authid() == "EPSG:3857"


def test_backspace_is_used_up_so_that_qgis_deletes_no_features(hand, tool):
    accepted = []
    hand.canvas.keyPressed.connect(lambda event: accepted.append(event.isAccepted()))
    hand.clicks(TRIANGLE)
    hand.key(Qt.Key.Key_Backspace)
    hand.key(Qt.Key.Key_Delete)
    assert not any(accepted) and len(tool.points()) == 1


def test_two_corners_are_no_area_yet(hand, tool):
    hand.clicks(TRIANGLE[:2])
    hand.key(Qt.Key.Key_Return)
    assert hand.readout() == "An area needs at least 3 vertices."
    assert len(tool.points()) == 2 and hand.canvas.mapTool() is tool


def test_a_crossing_is_told_at_once_and_refused_but_can_be_mended(hand, tool):
    hand.clicks(BOW_TIE)
    assert hand.readout() == "The area crosses itself."
    hand.key(Qt.Key.Key_Return)
    assert tool.refusals[0][0].startswith("The area crosses itself near -0.0009, 0.0009")
    assert len(tool.points()) == 4 and hand.canvas.mapTool() is tool
    hand.key(Qt.Key.Key_Backspace)
    hand.key(Qt.Key.Key_Return)
    assert len(tool.results) == 1


@pytest.mark.usefixtures("tool")
def test_the_size_is_told_while_drawing(hand):
    hand.clicks([(50, 50), (150, 50), (150, 150)])
    hand.move(50, 150)
    # 100 by 100 units of the map, which near the equator are a little less than meters.
    assert re.fullmatch(r"1\.0\d ha, 3 vertices", hand.readout())


def test_a_shape_beyond_the_poles_has_no_size_and_is_refused(hand, tool):
    """An empty project in degrees begins so: a pixel is a degree."""
    hand.look("EPSG:4326", 0, 0)
    hand.clicks([(20, 150), (200, 150), (150, 250)])
    assert hand.readout() == "3 vertices"
    hand.key(Qt.Key.Key_Return)
    assert hand.readout() == "The area extends beyond the pole." and len(tool.results) == 0


def test_the_map_comes_to_sight_where_a_page_is_in_its_place(hand):
    pages = QStackedWidget()
    pages.addWidget(QLabel("Recent projects"))
    pages.addWidget(hand.window.takeCentralWidget())
    hand.window.setCentralWidget(pages)
    assert pages.currentIndex() == 0
    tool = PolygonTool(hand.canvas)
    hand.canvas.setMapTool(tool)
    assert pages.currentWidget() is hand.canvas
    tool.unload()


def test_a_corner_snaps(hand, tool):
    hand.snap_to(154.25, -53.75)
    hand.clicks(TRIANGLE)
    assert tool.points()[1] == QgsPointXY(154.25, -53.75)


def test_a_shape_across_the_antimeridian_is_handed_over_as_drawn(hand, tool):
    hand.look("EPSG:3857", 19e6, 2e6, scale=10000)
    hand.clicks(((50, 50), (150, 50), (150, 150)))
    hand.key(Qt.Key.Key_Return)
    geometry, crs = tool.results[0]
    shape = polygon_from_geometry(geometry, crs, QgsProject.instance().transformContext(), "")
    assert len(shape.polygons) == 2


@pytest.fixture
def pick(hand, hotels):
    made = PickTool(hand.canvas, lambda: [hotels])
    made.places = QSignalSpy(made.picked)
    hand.canvas.setMapTool(made)
    yield made
    made.unload()


def test_a_place_is_picked(hand, pick):
    hand.click(200, 30)
    place = pick.places[0][0]
    assert (place.lon, place.lat) == pytest.approx((0.0018, -0.00027), abs=2e-5)
    assert (place.layer_id, place.feature_id) == ("", None)
    assert place.label.startswith("0.0002") and "° S, 0.001" in place.label
    assert hand.canvas.mapTool() is pick


@pytest.mark.parametrize("x, label, fid", [(111 + 5, "Hotel Elbe", 1), (223 - 5, "ACC-1", 2)])
def test_a_point_near_the_click_is_picked_exactly(hand, pick, hotels, x, label, fid):
    hand.click(x, 111 + 3)
    place = pick.places[0][0]
    assert (place.lon, place.lat) == pytest.approx((0.001 * fid, -0.001), abs=1e-9)
    assert (place.label, place.layer_id, place.feature_id) == (label, hotels.id(), fid)


def test_a_point_out_of_reach_is_not_picked(hand, pick):
    hand.click(111 + 12, 111)
    assert pick.places[0][0].layer_id == ""


def test_a_layer_that_is_no_result_is_passed_over(hand, pick, hotels):
    hotels.removeCustomProperty(RECORD)
    hand.click(111, 111)
    assert pick.places[0][0].layer_id == ""


@pytest.mark.usefixtures("pick")
def test_a_point_under_the_resting_mouse_lights_up(hand):
    hand.move(113, 112)
    for _ in range(100):
        if hand.readout():
            break
        QTest.qWait(PickTool.HOVER_PAUSE)
    assert hand.readout() == "Hotel Elbe"
    assert len([m for m in hand.drawn() if isinstance(m, QgsVertexMarker) and m.isVisible()]) == 1


def test_a_place_beyond_180_is_brought_back(hand, pick):
    hand.look("EPSG:4326", 179, 10, scale=0.01)
    hand.click(200, 100)
    place = pick.places[0][0]
    assert (place.lon, place.lat) == pytest.approx((-179, 9), abs=0.05)


def test_escape_gives_the_previous_tool_back(hand, pick):
    left = QSignalSpy(pick.left)
    hand.key(Qt.Key.Key_Escape)
    assert hand.canvas.mapTool() is hand.pan and len(left) == 1
    assert hand.drawn() == []


@pytest.mark.usefixtures("tool")
def test_between_our_tools_the_way_back_is_no_circle(hand):
    pick = PickTool(hand.canvas, list)
    hand.canvas.setMapTool(pick)
    hand.key(Qt.Key.Key_Escape)
    assert hand.canvas.mapTool() is hand.pan
    pick.unload()

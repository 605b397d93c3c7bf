"""What the tools for areas and for circles have in common: ends, undo, Escape, and the map meanwhile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable

import pytest
from qgis.core import QgsProject
from qgis.gui import QgsMapTool, QgsRubberBand
from qgis.PyQt.QtCore import QCoreApplication, QEvent, Qt
from qgis.PyQt.QtTest import QSignalSpy
from qgis.PyQt.QtWidgets import QLabel

from geoportfolio.ui.areas.circles_tool import CirclesTool
from geoportfolio.ui.areas.polygon_tool import PolygonTool
from tests.support.hand import CONTROL, NONE, RIGHT

PLACES = ((50, 50), (150, 60), (250, 150))
ENDINGS = {
    "Enter": lambda hand: hand.key(Qt.Key.Key_Enter),
    "Return": lambda hand: hand.key(Qt.Key.Key_Return),
    "right click": lambda hand: hand.click(80, 200, RIGHT),
}


@dataclass
class Drawing:
    """A tool in the hand.

    :param so_far: the places that were set.
    :param given: how many places a result has.
    :param typed: what opens all that the tool can show.
    :param words: what the status bar says of it.
    """

    tool: QgsMapTool
    so_far: Callable[[], tuple]
    given: Callable[[list], int]
    typed: str
    words: str


def polygon(canvas) -> Drawing:
    tool = PolygonTool(canvas)
    return Drawing(tool, tool.points, lambda result: len(result[0].asPolygon()[0]) - 1, "", "Backspace")


def circles(canvas) -> Drawing:
    tool = CirclesTool(canvas)
    return Drawing(tool, tool.centers, lambda result: len(result[0]), "3", "Shift")


@pytest.fixture(params=[polygon, circles], ids=lambda made: made.__name__)
def drawing(request, hand):
    made = request.param(hand.canvas)
    made.results, made.leavings = QSignalSpy(made.tool.finished), QSignalSpy(made.tool.left)
    hand.canvas.setMapTool(made.tool)
    yield made
    made.tool.unload()


@pytest.mark.parametrize("ending", ENDINGS)
def test_an_end_gives_the_previous_tool_and_undo_back(hand, drawing, ending):
    hand.clicks(PLACES)
    ENDINGS[ending](hand)
    (result,) = drawing.results
    assert drawing.given(result) == len(PLACES)
    assert hand.canvas.mapTool() is hand.pan and len(drawing.leavings) == 0
    hand.key(Qt.Key.Key_Z, CONTROL)
    assert hand.undone == [True]


def test_a_double_click_finishes_without_a_second_place_and_without_moving_the_map(hand, drawing):
    before = hand.canvas.extent()
    hand.clicks(PLACES[:2])
    hand.double_click(*PLACES[2])
    (result,) = drawing.results
    assert drawing.given(result) == len(PLACES)
    assert hand.canvas.mapTool() is hand.pan and hand.canvas.extent() == before


def test_clicking_the_same_place_again_sets_no_second_one(hand, drawing):
    hand.clicks([PLACES[0], PLACES[0], PLACES[1], PLACES[1]])
    assert len(drawing.so_far()) == 2


@pytest.mark.parametrize("key, modifier", [(Qt.Key.Key_Backspace, NONE), (Qt.Key.Key_Z, CONTROL)])
def test_a_place_is_taken_back_and_nothing_else_is_undone(hand, drawing, key, modifier):
    hand.clicks(PLACES)
    before = drawing.so_far()
    hand.key(key, modifier)
    assert drawing.so_far() == before[:-1]
    for _ in range(4):
        hand.key(key, modifier)
    assert drawing.so_far() == () and hand.undone == [] and hand.canvas.mapTool() is drawing.tool


def test_escape_drops_what_is_drawn_then_leaves(hand, drawing):
    hand.clicks(PLACES)
    hand.key(Qt.Key.Key_Escape)
    bands = [band for band in hand.drawn() if isinstance(band, QgsRubberBand) and band.size()]
    assert drawing.so_far() == () and hand.canvas.mapTool() is drawing.tool and bands == []
    hand.key(Qt.Key.Key_Escape)
    assert hand.canvas.mapTool() is hand.pan
    assert (len(drawing.leavings), len(drawing.results)) == (1, 0)


@pytest.mark.parametrize("happening", ["the CRS changes", "the project is cleared"])
def test_all_is_dropped_when_the_ground_changes(hand, drawing, happening):
    hand.clicks(PLACES)
    hand.type(drawing.typed)
    if happening == "the CRS changes":
        hand.look("EPSG:4326", 9, 54, scale=0.001)
    else:
        QgsProject.instance().clear()
    assert drawing.so_far() == () and hand.canvas.mapTool() is drawing.tool and hand.readout() == ""
    assert not any(each.isVisible() for each in hand.canvas.children() if each.objectName() == "radiusBox")


def test_nothing_is_left_on_the_map(hand, drawing):
    hand.clicks(PLACES)
    hand.type(drawing.typed)
    assert hand.drawn()
    hand.canvas.setMapTool(hand.pan)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert hand.drawn() == [] and hand.canvas.findChildren(QLabel) == [] and drawing.so_far() == ()


def test_the_status_bar_says_what_to_do(hand, drawing):
    assert drawing.words in hand.window.statusBar().currentMessage()
    hand.canvas.setMapTool(hand.pan)
    assert hand.window.statusBar().currentMessage() == ""


def test_the_wheel_still_zooms(hand, drawing):
    hand.clicks(PLACES[:2])
    before = hand.canvas.extent().width()
    hand.wheel(100, 100)
    assert hand.canvas.extent().width() < before
    hand.click(10, 10)
    assert len(drawing.so_far()) == 3


def test_the_space_bar_still_pans(hand, drawing):
    hand.clicks(PLACES[:2])
    before = hand.canvas.extent().center()
    hand.pan_with_space()
    assert hand.canvas.extent().center() != before
    assert len(drawing.so_far()) == 2 and hand.canvas.mapTool() is drawing.tool

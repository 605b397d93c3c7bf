import math

import pytest
from geographiclib.geodesic import Geodesic
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsPointXY,
    QgsProject,
    QgsUnitTypes,
)
from qgis.gui import QgsRubberBand
from qgis.PyQt.QtCore import QCoreApplication, QEvent, Qt
from qgis.PyQt.QtTest import QSignalSpy
from qgis.PyQt.QtWidgets import QLabel

from geoportfolio.core.api.errors import InvalidShape
from geoportfolio.core.gis.areas.geometry import wgs84
from geoportfolio.core.gis.text.lengths import PRESETS
from geoportfolio.ui.areas.circles_tool import CirclesTool
from geoportfolio.ui.areas.radius_box import RadiusBox
from tests.support.hand import CONTROL, RIGHT

SHIFT = Qt.KeyboardModifier.ShiftModifier
A, B, C = (50, 50), (150, 60), (250, 150)


@pytest.fixture
def tool(hand):
    made = CirclesTool(hand.canvas)
    made.results, made.refusals = QSignalSpy(made.finished), QSignalSpy(made.refused)
    made.changes = QSignalSpy(made.radii_changed)
    hand.canvas.setMapTool(made)
    yield made
    made.unload()


def position(hand, x, y):
    """(longitude, latitude) of a pixel."""
    settings = hand.canvas.mapSettings()
    to_globe = QgsCoordinateTransform(settings.destinationCrs(), wgs84(), QgsProject.instance())
    place = to_globe.transform(settings.mapToPixel().toMapCoordinates(x, y))
    return (place.x() + 180) % 360 - 180, place.y()


def away(start, end):
    return Geodesic.WGS84.Inverse(start[1], start[0], end[1], end[0])["s12"]


def box_is_open(hand):
    return any(x.isVisible() for x in hand.canvas.children() if x.objectName() == "radiusBox")


def echo(hand):
    return hand.canvas.findChild(QLabel, "radiusEcho").text().replace("\u00a0", " ")


def bands(hand):
    """Geometries that are drawn: what is set, what grows, the centers, the mark."""
    return [b.asGeometry() for b in hand.drawn() if isinstance(b, QgsRubberBand) and b.size()]


def circles(tool):
    """What the tool gave at its end: the center and the radii of each."""
    ((given,),) = tool.results
    return list(given)


def radii_given(tool):
    """The radii of each center."""
    return [radii for _, radii in circles(tool)]


def test_centers_are_handed_over_with_their_radii(hand, tool):
    hand.clicks([A, B])
    hand.key(Qt.Key.Key_Return)
    assert radii_given(tool) == [PRESETS, PRESETS]
    assert [center for center, _ in circles(tool)] == [
        pytest.approx(position(hand, *A)),
        pytest.approx(position(hand, *B)),
    ]


def test_a_drag_sets_a_center_with_its_own_radius(hand, tool):
    hand.click(*A)
    hand.drag(B, (250, 60))
    hand.key(Qt.Key.Key_Return)
    (_, first), (center, (radius,)) = circles(tool)
    assert first == PRESETS
    assert center == pytest.approx(position(hand, *B))
    # 100 pixels of a meter: as exact as a pixel is.
    assert radius == round(radius) and abs(radius - away(center, position(hand, 250, 60))) <= 1
    assert tool.radii() == PRESETS


def test_a_drag_with_shift_joins_the_radii_from_then_on(hand, tool):
    hand.drag(A, (150, 50), SHIFT)
    hand.click(*B)
    hand.key(Qt.Key.Key_Return)
    joined = (pytest.approx(100, abs=1), *PRESETS)
    assert radii_given(tool) == [joined, joined]
    assert [change[0] for change in tool.changes] == [joined]


def test_a_hand_that_trembles_clicks(hand, tool):
    hand.drag(A, (51, 51))
    assert len(tool.centers()) == 1
    hand.key(Qt.Key.Key_Return)
    assert radii_given(tool) == [PRESETS]


def test_a_drag_that_snaps_is_exact(hand, tool):
    hand.snap_to(154.25, -53.75)
    hand.drag(A, (150, 50))
    hand.key(Qt.Key.Key_Return)
    ((center, (radius,)),) = circles(tool)
    to_globe = QgsCoordinateTransform(
        QgsCoordinateReferenceSystem("EPSG:3857"), wgs84(), QgsProject.instance()
    )
    target = to_globe.transform(QgsPointXY(154.25, -53.75))
    assert radius == pytest.approx(away(center, (target.x(), target.y())), abs=1e-5)


def test_a_center_snaps(hand, tool):
    hand.snap_to(154.25, -53.75)
    hand.click(150, 50)
    to_globe = QgsCoordinateTransform(
        QgsCoordinateReferenceSystem("EPSG:3857"), wgs84(), QgsProject.instance()
    )
    target = to_globe.transform(QgsPointXY(154.25, -53.75))
    assert tool.centers()[0] == (target.x(), target.y())


def test_without_a_center_nothing_finishes(hand, tool):
    hand.key(Qt.Key.Key_Return)
    assert hand.readout() == "Click at least one center."
    assert hand.canvas.mapTool() is tool and len(tool.results) == 0


def test_typed_radii_are_those_of_every_center(hand, tool):
    hand.click(*A)
    hand.drag(B, (250, 60))
    hand.click(*C)
    hand.type("100 km")
    hand.press(Qt.Key.Key_Return)
    hand.press(Qt.Key.Key_Return)
    assert radii_given(tool) == [(100_000,)] * 3 and tool.radii() == (100_000,)


def test_radii_typed_outside_the_map_are_those_of_every_center(hand, tool):
    hand.clicks([A, B])
    tool.set_radii((100_000.0,))
    hand.key(Qt.Key.Key_Return)
    assert radii_given(tool) == [(100_000,)] * 2


def test_after_the_last_center_tab_marks_none(hand, tool):
    hand.clicks([A, B])
    for _ in range(3):
        hand.press(Qt.Key.Key_Tab)
    hand.type("300")
    hand.press(Qt.Key.Key_Return)
    hand.press(Qt.Key.Key_Return)
    assert radii_given(tool) == [(300,)] * 2


def test_a_center_set_after_tab_takes_part_in_what_is_typed_for_all(hand, tool):
    hand.click(*A)
    hand.press(Qt.Key.Key_Tab)
    hand.type("300")
    hand.press(Qt.Key.Key_Return)
    hand.click(*B)
    assert tool.radii() == PRESETS
    hand.type("400")
    hand.press(Qt.Key.Key_Return)
    hand.press(Qt.Key.Key_Return)
    assert radii_given(tool) == [(400,)] * 2


def test_digits_open_the_radius_box_and_what_is_typed_is_for_the_center(hand, tool):
    hand.click(*A)
    hand.type("0.5km 2000 ft")
    assert box_is_open(hand) and echo(hand) == "= 500 m, 609.6 m"
    hand.press(Qt.Key.Key_Return)
    assert not box_is_open(hand) and hand.canvas.mapTool() is tool
    hand.click(*B)
    hand.press(Qt.Key.Key_Return)
    assert radii_given(tool) == [(500, 609.6)] * 2
    assert tool.radii() == (500, 609.6)


def test_radii_can_be_typed_before_the_first_center(hand, tool):
    hand.move(*A)
    hand.type("1 mi")
    hand.press(Qt.Key.Key_Enter)
    hand.click(*A)
    hand.key(Qt.Key.Key_Return)
    assert radii_given(tool) == [(1609.344,)]


def test_tab_marks_the_next_center_and_typing_changes_its_radii_only(hand, tool):
    hand.clicks([A, B, C])
    hand.press(Qt.Key.Key_Tab)
    hand.type("300")
    hand.press(Qt.Key.Key_Tab)
    assert box_is_open(hand) and echo(hand) == "= 200 m, 500 m, 1 km"
    hand.type("400")
    hand.press(Qt.Key.Key_Return)
    hand.press(Qt.Key.Key_Return)
    assert radii_given(tool) == [(300,), (400,), PRESETS] and tool.radii() == PRESETS


def test_tab_at_the_last_center_closes_the_box_for_the_next_click(hand, tool):
    hand.click(*A)
    hand.type("300")
    hand.press(Qt.Key.Key_Tab)
    assert not box_is_open(hand)
    hand.click(*B)
    hand.press(Qt.Key.Key_Return)
    assert radii_given(tool) == [(300,)] * 2


def test_a_click_takes_what_is_typed(hand, tool):
    hand.click(*A)
    hand.type("300")
    hand.click(*B)
    assert not box_is_open(hand) and len(tool.centers()) == 2
    hand.key(Qt.Key.Key_Return)
    assert radii_given(tool) == [(300,)] * 2


@pytest.mark.parametrize("text", ["0", "0.", "0 m", "3 parsec", "25000 km", "1 -5"])
def test_what_is_no_radius_keeps_the_box_and_says_why(hand, tool, text):
    hand.click(*A)
    hand.type(text)
    hand.press(Qt.Key.Key_Return)
    assert box_is_open(hand) and len(echo(hand)) > 20
    hand.click(*B)
    hand.click(80, 200, RIGHT)
    assert box_is_open(hand) and len(tool.centers()) == 1 and len(tool.results) == 0
    assert tool.refusals[0][0] == echo(hand)
    hand.press(Qt.Key.Key_Escape)
    assert not box_is_open(hand) and len(tool.centers()) == 1 and tool.radii() == PRESETS
    hand.press(Qt.Key.Key_Return)
    assert radii_given(tool) == [PRESETS]


def test_the_box_is_whole_within_the_map_and_cuts_no_word(hand, tool):
    for place in ((395, 295), (1, 1)):
        hand.click(*place)
        hand.type("300 1,5")
        box = hand.canvas.findChild(RadiusBox)
        label = hand.canvas.findChild(QLabel, "radiusEcho")
        QCoreApplication.processEvents()
        assert label.height() >= label.heightForWidth(label.width()) > 20
        assert hand.canvas.rect().contains(box.geometry())
        hand.press(Qt.Key.Key_Escape)


def test_while_radii_are_typed_nothing_follows_the_mouse(hand, tool):
    hand.click(*A)
    hand.type("300")
    hand.move(*B)
    assert hand.readout() == ""
    hand.press(Qt.Key.Key_Escape)
    hand.move(*C)
    assert hand.readout() != ""


def test_the_box_keeps_its_own_keys(hand, tool):
    hand.click(*A)
    hand.type("200 500")
    hand.press(Qt.Key.Key_Backspace)
    hand.press(Qt.Key.Key_Z, CONTROL)
    hand.press(Qt.Key.Key_Space)
    assert box_is_open(hand) and len(tool.centers()) == 1 and hand.undone == []


def test_radii_are_set_from_outside_in_order_and_checked(tool):
    tool.set_radii((1000.0, 200.0, 1000.0))
    assert tool.radii() == (200, 1000)
    for wrong in ((), (0.0,), (-1.0,), (3e7,), (math.nan,)):
        with pytest.raises(InvalidShape):
            tool.set_radii(wrong)
    assert tool.radii() == (200, 1000)


def test_the_radius_and_the_place_are_told_while_dragging(hand, tool):
    hand.click(*A)
    hand.press_mouse(*B)
    hand.move(250, 60)
    radius, place, count = hand.readout().split("\n")
    assert radius in ("99 m", "100 m")
    assert place == "{1:.5f}° S, {0:.5f}° E".format(*map(abs, position(hand, *B)))
    assert count == "1 center"


def test_the_radius_is_told_in_the_units_of_the_project(hand, tool):
    QgsProject.instance().setDistanceUnits(QgsUnitTypes.DistanceUnit.DistanceFeet)
    tool.set_radii((1609.344,))
    hand.move(*A)
    assert hand.readout().split("\n")[0] == "1 mi"


MAPS = {
    "Web Mercator in the north": ("EPSG:3857", 1.1e6, 7.1e6, 10.0),
    "UTM": ("EPSG:32633", 5e5, 5.9e6, 10.0),
    "degrees": ("EPSG:4326", 10, 54, 1e-4),
    "the antimeridian in degrees": ("EPSG:4326", 179.98, 10, 1e-4),
    "the antimeridian in Web Mercator": ("EPSG:3857", 20036000, 2e6, 10.0),
    "around the north pole": ("EPSG:3995", -2000, 2000, 10.0),
    "around the south pole": ("EPSG:3031", -2000, 2000, 10.0),
    "Europe": ("EPSG:3035", 4.3e6, 3.2e6, 10.0),
}


@pytest.mark.parametrize("name", MAPS)
def test_the_circle_that_is_dragged_passes_under_the_mouse_on_any_map(hand, tool, name):
    crs, x, y, scale = MAPS[name]
    hand.look(crs, x, y, scale)
    start, end = (170, 150), (270, 180)
    hand.press_mouse(*start)
    hand.move(*end)
    (drawn,) = bands(hand)
    under = hand.canvas.mapSettings().mapToPixel().toMapCoordinates(*end)
    near = min(
        math.hypot(corner.x() - under.x(), corner.y() - under.y()) / hand.canvas.mapUnitsPerPixel()
        for corner in drawn.vertices()
    )
    # Corners are 1/128 of the ring apart.
    assert near < 4
    hand.release_mouse(*end)
    hand.key(Qt.Key.Key_Return)
    ((center, (radius,)),) = circles(tool)
    assert center == pytest.approx(position(hand, *start), abs=1e-9)
    assert radius == pytest.approx(away(center, position(hand, *end)), rel=0.02)


def test_what_is_no_place_on_the_globe_is_told_and_sets_nothing(hand, tool):
    hand.look("EPSG:4326", 0, 100, 0.05)
    hand.click(100, 20)
    assert hand.readout() == "Outside valid coordinates." and tool.centers() == ()
    hand.click(100, 280)
    assert len(tool.centers()) == 1


def test_nothing_waits_on_the_map_for_a_pointer_that_has_left_it(hand, tool):
    hand.click(*A)
    hand.move(*C)
    before = len(bands(hand))
    QCoreApplication.sendEvent(hand.canvas, QEvent(QEvent.Type.Leave))
    assert len(bands(hand)) == before - 1 and not hand.readout()
    hand.move(*B)
    assert len(bands(hand)) == before and "1 center" in hand.readout()

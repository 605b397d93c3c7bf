"""Areas from the map: tools, features, extent, pasted text, and what is told of them."""

from __future__ import annotations

import threading
from contextlib import suppress
from types import SimpleNamespace

import pytest
import shapely
from geographiclib.geodesic import Geodesic
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsFeature,
    QgsGeometry,
    QgsPointXY,
    QgsProject,
    QgsRectangle,
    QgsVectorLayer,
    edit,
)
from qgis.gui import QgsMapToolPan
from qgis.PyQt.QtCore import QPoint, Qt, QTimer
from qgis.PyQt.QtTest import QSignalSpy, QTest
from qgis.PyQt.QtWidgets import QAction, QApplication, QListWidget, QMenu, QToolButton

from geoportfolio.core.api import Area, Buffers, Polygon
from geoportfolio.core.gis.areas import selection
from geoportfolio.core.gis.areas.errors import InvalidArea
from geoportfolio.ui.areas import area_sources
from geoportfolio.ui.areas.canvas_menu import CanvasMenu
from tests.support.event_loop import let_go, pump_until
from tests.support.vector_layers import KNOT
from tests.support.workbench import draw

HAMBURG = (9.9937, 53.5503)
SQUARE = "Polygon(({0} 53,{1} 53,{1} 54,{0} 54,{0} 53))"


def square(x=9):
    return SQUARE.format(x, x + 1)


def layer_of(*shapes, kind="Polygon", crs="EPSG:4326", name="cities"):
    """A layer with a feature a (name, WKT), as the current one of a project would be."""
    layer = QgsVectorLayer(f"{kind}?crs={crs}&field=name:string(40)", name, "memory")
    features = []
    for title, wkt in shapes:
        feature = QgsFeature(layer.fields())
        feature["name"] = title
        feature.setGeometry(QgsGeometry.fromWkt(wkt))
        features.append(feature)
    layer.dataProvider().addFeatures(features)
    layer.setDisplayExpression("name")
    return layer


@pytest.fixture
def current(window):
    """Make a layer the current one of the window, and keep it in the project."""

    def choose(layer):
        QgsProject.instance().addMapLayer(layer)
        window.activeLayer = lambda: layer
        return layer

    return choose


@pytest.fixture
def map_of_the_coast(window):
    canvas = window.mapCanvas()
    canvas.setDestinationCrs(QgsCoordinateReferenceSystem("EPSG:4326"))
    canvas.setExtent(QgsRectangle(8, 52, 12, 55))


@pytest.fixture
def drawing(bench, map_of_the_coast):
    return bench.drawing


def names(bench):
    return [area.name for area in bench.areas.areas()]


def take(window, text):
    """Click the button *text* beside the last message."""
    let_go()
    (button,) = [button for button in window.steps() if button.text().replace("&", "") == text]
    button.click()


def test_selected_polygons_and_points_are_used(bench, drawing, window, current):
    layer = current(layer_of(("Kiel", square()), ("Ulm", square(20))))
    layer.selectByIds([2])
    drawing.use_selected()
    assert names(bench) == ["Ulm"] and "Areas added from cities: 1" in window.texts()
    towns = current(layer_of(("Hamburg", "Point(9.9937 53.5503)"), kind="Point", name="towns"))
    towns.selectAll()
    drawing.set_radii((500.0, 200.0))
    drawing.use_selected()
    assert bench.areas.areas()[1] == Area("Hamburg", Buffers((HAMBURG,), (200.0, 500.0)))


def test_in_an_empty_project_a_world_map_is_offered(bench, drawing, window):
    window.addVectorLayer = lambda *told: QgsProject.instance().addMapLayer(QgsVectorLayer(*told))
    drawing.draw()
    assert window.texts()[-1] == "The project has no map to draw on. Add a layer first."
    take(window, "Add a World Map")
    (layer,) = QgsProject.instance().mapLayers().values()
    assert layer.isValid() and layer.name() == "World map" and layer.featureCount() > 200
    said = len(window.texts())
    drawing.draw_circles()
    assert len(window.texts()) == said


@pytest.mark.parametrize("kind", ["nothing current", "nothing selected", "lines", "a table"])
def test_what_can_not_be_used_is_told(bench, drawing, window, current, kind):
    layer = {
        "nothing current": None,
        "nothing selected": layer_of(("Kiel", square())),
        "lines": layer_of(("A7", "LineString(0 0,1 1)"), kind="LineString"),
        "a table": layer_of(("row", ""), kind="None"),
    }[kind]
    if layer is not None:
        current(layer)
        if kind != "nothing selected":
            layer.selectAll()
    drawing.use_selected()
    assert len(window.texts()) == 1 and "then try again" in window.texts()[0]
    assert bench.areas.is_empty()


def test_a_whole_layer_is_used_as_it_is_filtered(bench, drawing, window, current):
    layer = current(layer_of(("Kiel", square()), ("Ulm", square(20))))
    layer.setSubsetString("name = 'Ulm'")
    drawing.use_layer()
    assert names(bench) == ["Ulm"]
    window.activeLayer = bench.areas.layer
    bench.areas.layer().selectAll()
    for use in (drawing.use_layer, drawing.use_selected):
        use()
        assert names(bench) == ["Ulm"] and "Choose another layer" in window.texts()[-1]


def test_a_layer_that_can_not_count_its_features_is_said_to(bench, drawing, window, current, monkeypatch):
    layer = current(layer_of(("Kiel", square())))
    monkeypatch.setattr(layer, "featureCount", lambda: -1)
    drawing.use_layer()
    (text,) = window.texts()
    assert "does not state its number of features" in text and "  " not in text
    (add_all,) = window.steps()
    assert add_all.text() == "Add All"
    add_all.click()
    pump_until(lambda: names(bench) == ["Kiel"])


def test_the_faulty_features_are_named_and_the_others_wait_for_a_yes(bench, drawing, window, current):
    current(layer_of(("Kiel", square()), ("Köln", KNOT), ("Ulm", square(20)), ("Bonn", "Polygon EMPTY")))
    drawing.use_layer()
    (text,) = window.texts()
    assert text.startswith(
        "2 of 4 geometries of cities cannot be used: Köln (feature 2) crosses itself near 1.0000"
    )
    assert "Bonn (feature 4) is empty" in text
    assert bench.areas.is_empty()
    take(window, "Add the Other 2")
    assert names(bench) == ["Kiel", "Ulm"]


def test_one_faulty_shape_is_told_as_an_area_is(bench, drawing, window):
    drawing.paste(KNOT)
    assert window.texts()[-1].startswith("Area 'geometry 1' crosses itself near")
    assert bench.areas.is_empty()


def test_thousands_of_features_are_read_in_a_task(bench, drawing, window, current):
    current(
        layer_of(
            *((f"t{n}", f"Point({n % 100 / 10} {50 + n // 100 / 10})") for n in range(1001)), kind="Point"
        )
    )
    drawing.set_radii((200.0,))
    drawing.use_layer()
    assert "1,001 features" in window.texts()[-1] and bench.areas.is_empty()
    take(window, "Add All 1,001")
    assert bench.tasks.busy(area_sources.LANE)
    pump_until(lambda: bench.areas.count() == 1001)
    pump_until(lambda: not bench.tasks.busy("areas read ahead"))
    assert len(bench.areas.areas()) == 1001


def test_the_extent_of_the_map_is_an_area(bench, drawing, window):
    canvas = window.mapCanvas()
    canvas.setRotation(30)
    drawing.use_extent()
    (area,) = bench.areas.areas()
    assert area.name == "Map extent"
    corners = {(round(x, 6), round(y, 6)) for x, y in area.shape.polygons[0][0]}
    shown = {(round(p.x(), 6), round(p.y(), 6)) for p in canvas.mapSettings().visiblePolygon()}
    assert corners == shown


@pytest.mark.parametrize("crs", ["EPSG:3857", "EPSG:4326", "EPSG:3031"])
def test_an_extent_beyond_the_globe_is_cut_or_refused(bench, drawing, window, crs):
    canvas = window.mapCanvas()
    canvas.setDestinationCrs(QgsCoordinateReferenceSystem(crs))
    size = 500.0 if crs == "EPSG:4326" else 6e7
    canvas.setExtent(QgsRectangle(-size, -size, size, size))
    drawing.use_extent()
    assert len(window.texts()) == 1
    assert all(isinstance(area.shape, Polygon) for area in bench.areas.areas())


def test_pasted_shapes_become_areas(bench, drawing, window):
    QApplication.clipboard().setText(f"{square()}\nPOINT(9.9937 53.5503)")
    drawing.paste()
    shapes = [area.shape for area in bench.areas.areas()]
    assert isinstance(shapes[0], Polygon) and shapes[1] == Buffers((HAMBURG,), drawing.radii)
    assert window.texts() == ["Areas added from pasted text: 2"]


@pytest.mark.parametrize(
    "text, told",
    [
        ("", "No text on the clipboard"),
        ("Rathausmarkt 1", "No geometry on the clipboard, but 'Rathausmarkt 1'"),
        ("POLYGON((1 2, 3 x))", "could not be read at line 1, column 15"),
        ("POINT(500000 5900000)", "are not in degrees"),
    ],
)
def test_a_pasted_text_that_is_no_shape_is_told(bench, drawing, window, text, told):
    QApplication.clipboard().setText(text)
    drawing.paste()
    assert told in window.texts()[-1] and bench.areas.is_empty()


def test_swapped_coordinates_are_offered_the_other_way_round(bench, drawing, window):
    drawing.set_radii((200.0,))
    drawing.paste("9.9937, 53.5503")
    assert bench.areas.areas()[0].shape.centers == ((53.5503, 9.9937),)
    take(window, "Swap")
    assert [area.shape.centers for area in bench.areas.areas()] == [(HAMBURG,)]


def test_swapping_works_while_the_areas_are_edited(bench, drawing, window):
    drawing.paste(square())
    bench.areas.layer().startEditing()
    drawing.paste("9.9937, 53.5503")
    take(window, "Swap")
    assert [getattr(area.shape, "centers", None) for area in bench.areas.areas()] == [None, (HAMBURG,)]


def test_a_feature_of_many_points_is_read_in_a_task(bench, drawing, current):
    current(
        layer_of(
            ("crowd", QgsGeometry.fromMultiPointXY([QgsPointXY(n / 100, 50) for n in range(150)]).asWkt()),
            kind="MultiPoint",
        )
    )
    drawing.set_radii((200.0,))
    drawing.use_layer()
    assert bench.tasks.busy(area_sources.LANE)
    pump_until(lambda: bench.areas.count() == 150)


def test_coordinates_that_fit_only_swapped_wait_for_a_yes(bench, drawing, window):
    drawing.paste("113.26, 23.13")
    assert bench.areas.is_empty()
    take(window, "Add Them Swapped")
    assert bench.areas.areas()[0].shape.centers == ((113.26, 23.13),)


def test_a_long_text_is_read_in_a_task(bench, drawing):
    drawing.set_radii((200.0,))
    text = "\n".join(f"{n / 1000:.3f}, 9.9" for n in range(1000))
    assert len(text) > area_sources.TEXT_AT_ONCE
    drawing.paste(text)
    assert bench.tasks.busy(area_sources.LANE) and bench.areas.is_empty()
    pump_until(lambda: bench.areas.count() == 1000)


def test_circles_here_take_the_radii_of_the_source(bench, drawing, window):
    assert drawing.radii == (200, 500, 1000)
    drawing.set_radii((1500.0, 250.0))
    drawing.circles_here(*HAMBURG, "Hamburg Rathaus", "rooftop")
    assert bench.areas.areas() == (Area("Hamburg Rathaus", Buffers((HAMBURG,), (250.0, 1500.0))),)
    assert window.texts() == ["Circles added: 1 center, 250 m, 1.5 km"]
    bench.session.source = "pf_hotels"
    assert drawing.radii == (200, 500, 1000)
    drawing.set_radii((50.0,))
    bench.session.source = ""
    assert drawing.radii == (250, 1500)


def test_circles_too_small_to_be_seen_are_a_click_away(bench, drawing, window):
    canvas = window.mapCanvas()
    canvas.setDestinationCrs(QgsCoordinateReferenceSystem("EPSG:4326"))
    canvas.setExtent(QgsRectangle(-20, 35, 40, 65))
    drawing.circles_here(*HAMBURG)
    take(window, "Zoom")
    for azimuth in range(0, 360, 90):
        edge = Geodesic.WGS84.Direct(HAMBURG[1], HAMBURG[0], azimuth, 1000.0)
        assert canvas.extent().contains(QgsPointXY(edge["lon2"], edge["lat2"]))
    assert canvas.extent().width() < 0.1
    drawing.circles_here(*HAMBURG)
    let_go()
    assert window.texts()[-1].startswith("Circles added") and not window.steps()


def test_circles_around_a_city_center_are_told_to_mean_little(drawing, window):
    drawing.circles_here(*HAMBURG, "Hamburg", "city")
    assert "city center only, so a 200 m circle means little" in window.texts()[-1]
    drawing.set_radii((20_000.0,))
    drawing.circles_here(*HAMBURG, "Hamburg", "city")
    assert window.texts()[-1] == "Circles added: 1 center, 20 km"


def test_circles_beyond_the_globe_are_refused(bench, drawing, window):
    drawing.circles_here(9.0, 153.0, "nowhere")
    assert bench.areas.is_empty() and "outside ±180°" in window.texts()[-1]


QUERY = (
    Area("Port", Polygon(((((9.0, 53.0), (10.0, 53.0), (10.0, 54.0), (9.0, 53.0)),),))),
    Area("Hamburg", Buffers((HAMBURG,), (200.0, 500.0))),
)


def test_a_query_fills_the_areas_and_can_be_undone(bench, drawing, window):
    drawing.paste(square())
    drawing.fill(QUERY, list)
    assert bench.areas.areas() == QUERY
    take(window, "Undo")
    assert names(bench) == ["Area 1"]


def test_a_query_of_many_areas_is_filled_in_a_task(bench, drawing):
    asked = tuple(Area(f"c{n}", Buffers(((n / 100, 50.0),), (200.0,))) for n in range(300))
    drawing.fill(asked, list)
    pump_until(lambda: bench.areas.count() == 300)
    assert bench.areas.areas() == asked


def test_areas_are_joined_and_cleared_with_a_way_back(bench, drawing, window):
    drawing.merge()
    assert "Nothing to merge" in window.texts()[-1]
    drawing.paste(f"{square(9)}\n{square(9.5)}")
    drawing.merge()
    assert names(bench) == ["Area 1 + Area 2"]
    take(window, "Undo")
    assert names(bench) == ["Area 1", "Area 2"]
    drawing.clear()
    assert bench.areas.is_empty()
    take(window, "Undo")
    assert names(bench) == ["Area 1", "Area 2"]


def test_a_broken_area_is_repaired_and_shown(bench, drawing, window):
    drawing.paste(square(100))
    layer = bench.areas.layer()
    with edit(layer):
        layer.changeGeometry(1, QgsGeometry.fromWkt("Polygon((100 0,102 2,102 0,100 2,100 0))"))
    with pytest.raises(InvalidArea) as caught:
        bench.areas.areas()
    drawing.repair(caught.value)
    assert len(bench.areas.areas()[0].shape.polygons) == 2
    assert window.mapCanvas().extent().contains(layer.extent())
    assert "'Area 1' was repaired" in window.texts()[-1]


def test_joining_names_the_broken_area_and_offers_to_repair_it(bench, drawing, window):
    drawing.paste(f"{square(100)}\n{square(20)}")
    layer = bench.areas.layer()
    with edit(layer):
        layer.changeGeometry(1, QgsGeometry.fromWkt("Polygon((100 0,102 2,102 0,100 2,100 0))"))
    drawing.merge()
    assert window.texts()[-1].startswith("Area 'Area 1' crosses itself") and bench.areas.count() == 2
    take(window, "Repair")
    assert "'Area 1' was repaired" in window.texts()[-1]


def test_editing_without_an_area_says_what_to_do(drawing, window):
    drawing.edit()
    assert window.texts() == ["No area yet. Draw one, or add selected features."]


@pytest.mark.parametrize("kind, take_it", [("polygon", "draw"), ("circles", "draw_circles")])
def test_a_tool_is_taken_and_put_away(drawing, window, kind, take_it):
    told = QSignalSpy(drawing.drawing_changed)
    getattr(drawing, take_it)()
    assert [said[0] for said in told] == [kind] and drawing.hint()
    getattr(drawing, take_it)(False)
    assert [said[0] for said in told] == [kind, ""] and drawing.hint() == ""


def test_circles_that_were_drawn_are_areas(bench, drawing, window):
    drawing.draw_circles()
    tool = window.mapCanvas().mapTool()
    assert tool.radii() == (200, 500, 1000)
    tool.finished.emit(((HAMBURG, (300.0,)), ((10.0, 53.0), (300.0,))))
    assert bench.areas.areas() == (
        Area("Center 1", Buffers((HAMBURG,), (300.0,))),
        Area("Center 2", Buffers(((10.0, 53.0),), (300.0,))),
    )
    assert drawing.radii == (200, 500, 1000)
    assert window.texts()[-1] == "Circles added: 2 centers, 300 m each"
    pump_until(lambda: listed(bench) == ["Center 1: 300 m", "Center 2: 300 m"])


def test_centers_of_different_radii_are_told_apart(bench, drawing, window):
    drawing.draw_circles()
    tool = window.mapCanvas().mapTool()
    tool.finished.emit(((HAMBURG, (200.0, 500.0)), ((10.0, 53.0), (100_000.0,)), ((11.0, 53.0), (500.0,))))
    assert window.texts()[-1] == "Circles added: 3 centers with different radii"
    told = ["Center 1: 200 m, 500 m", "Center 2: 100 km", "Center 3: 500 m"]
    pump_until(lambda: listed(bench) == told)


def test_areas_are_listed_with_their_sizes_and_removed_one_by_one(bench, window):
    draw(bench, shapely.box(8, 50, 9, 51), shapely.box(10, 50, 10.01, 50.01))
    bench.selection.open()
    pump_until(lambda: listed(bench) == ["Area 1, 7,892 km²", "Area 2, 79.7 ha"])
    rows = bench.selection.findChild(QListWidget, "areaList")
    button = bench.selection.findChild(QToolButton, "clearAreasButton")
    assert button.toolTip() == "Remove all areas"
    rows.setCurrentRow(0)
    assert button.toolTip() == "Remove the selected areas (Delete)"
    QTest.keyClick(rows, Qt.Key.Key_Delete)
    pump_until(lambda: listed(bench) == ["Area 2, 79.7 ha"])
    assert window.texts()[-1] == "Area 1 was removed."
    window.steps()[0].click()
    pump_until(lambda: len(listed(bench)) == 2)
    button.click()
    pump_until(lambda: listed(bench) == [])
    assert window.texts()[-1] == "All areas were removed."


def test_enter_or_a_double_click_zooms_to_an_area(bench, window):
    draw(bench, shapely.box(8, 50, 9, 51), shapely.box(20, 60, 21, 61))
    bench.selection.open()
    pump_until(lambda: len(listed(bench)) == 2)
    canvas, rows = window.mapCanvas(), bench.selection.findChild(QListWidget, "areaList")
    canvas.setDestinationCrs(bench.areas.layer().crs())
    rows.itemActivated.emit(rows.item(1))
    assert canvas.extent().contains(QgsRectangle(20, 60, 21, 61))
    assert not canvas.extent().intersects(QgsRectangle(8, 50, 9, 51))


def test_areas_are_measured_in_a_worker_and_again_after_an_edit(bench, monkeypatch):
    """A coast may have millions of corners."""
    threads = []
    measure = selection.area_square_meters
    monkeypatch.setattr(
        selection,
        "area_square_meters",
        lambda *given: threads.append(threading.get_ident()) or measure(*given),
    )
    draw(bench, shapely.box(8, 50, 9, 51))
    bench.selection.open()
    pump_until(lambda: listed(bench) == ["Area 1, 7,892 km²"])
    layer = bench.areas.layer()
    layer.startEditing()
    layer.changeGeometry(1, QgsGeometry.fromRect(QgsRectangle(8, 50, 10, 51)))
    pump_until(lambda: listed(bench) == ["Area 1, 15,783 km²"])
    assert threading.get_ident() not in threads
    layer.rollBack()
    pump_until(lambda: listed(bench) == ["Area 1, 7,892 km²"])


def listed(bench) -> list[str]:
    rows = bench.selection.findChild(QListWidget, "areaList")
    return [rows.item(row).text() for row in range(rows.count())]


def test_the_radii_of_the_tool_and_of_the_source_are_the_same(drawing, window):
    drawing.draw_circles()
    tool = window.mapCanvas().mapTool()
    tool.set_radii((300.0,))
    assert drawing.radii == (300,)
    drawing.set_radii((50.0, 75.0))
    assert tool.radii() == (50, 75)


@pytest.fixture
def menu(window, map_of_the_coast):
    places = []
    made = CanvasMenu(
        SimpleNamespace(
            canvas=window.mapCanvas(),
            identify=SimpleNamespace(at=lambda lon, lat: places.append(("identify", lon, lat))),
            drawing=SimpleNamespace(circles_here=lambda lon, lat: places.append(("circles", lon, lat))),
        )
    )
    made.places = places
    yield made
    with suppress(TypeError):  # closed by the test
        made.close()


def right_click(window, act):
    """A real right click; *act* is given the menu that opens."""
    canvas = window.mapCanvas()
    pan = QgsMapToolPan(canvas)
    canvas.setMapTool(pan)
    seen = []

    def choose():
        popup = QApplication.activePopupWidget()
        if popup is not None:
            seen.append(popup)
            act(popup)
            popup.close()

    QTimer.singleShot(100, choose)
    QTest.mouseClick(
        canvas.viewport(), Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, QPoint(200, 100)
    )
    assert seen
    return canvas.getCoordinateTransform().toMapCoordinates(200, 100)


def test_the_canvas_menu_knows_the_place(menu, window):
    place = right_click(window, lambda popup: popup.findChild(QAction, "canvasEntry_circles").trigger())
    assert menu.places == [("circles", pytest.approx(place.x()), pytest.approx(place.y()))]


def test_the_canvas_menu_offers_nothing_beyond_the_globe(menu, window):
    window.mapCanvas().setExtent(QgsRectangle(-100, 100, 100, 300))
    shown = []
    right_click(
        window,
        lambda popup: shown.extend(
            (a.text(), a.isEnabled()) for a in popup.findChild(QMenu, "geoportfolioCanvasMenu").actions()
        ),
    )
    assert shown == [("Outside valid coordinates", False)]


def test_the_canvas_menu_is_gone_once_closed(menu, window):
    menu.close()
    shown = []
    right_click(window, lambda popup: shown.append(popup.findChild(QMenu, "geoportfolioCanvasMenu")))
    assert shown == [None]


def long_paste(first: int, count: int = 300) -> str:
    return "\n".join(f"POINT({9 + n / 1000} 53.5)" for n in range(first, first + count))


def test_each_of_two_long_pastes_arrives(bench, drawing):
    drawing.set_radii((200.0,))
    drawing.paste(long_paste(0))
    drawing.paste(long_paste(300))
    pump_until(lambda: bench.areas.count() == 600)


def test_what_is_pasted_while_areas_are_joined_comes_after_it(bench, drawing):
    drawing.fill(tuple(Area(f"c{n}", Buffers(((n / 100, 50.0),), (200.0,))) for n in range(300)), list)
    drawing.merge()
    drawing.paste(square())
    pump_until(lambda: bench.areas.count() == 2)
    assert names(bench)[-1].startswith("Area")


def test_areas_that_are_read_when_another_project_is_opened_stay_out_of_it(bench, drawing):
    drawing.paste(long_paste(0))
    drawing.paste(long_paste(300))
    QgsProject.instance().clear()
    pump_until(lambda: not bench.tasks.busy("areas"))
    assert bench.areas.is_empty()

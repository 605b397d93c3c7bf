import pytest
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsFeature,
    QgsGeometry,
    QgsPointXY,
    QgsProject,
    QgsVectorLayer,
    edit,
)
from qgis.gui import QgsLayerTreeMapCanvasBridge, QgsMapCanvas
from qgis.PyQt.QtCore import QCoreApplication
from qgis.PyQt.QtTest import QSignalSpy

from geoportfolio.core.gis.areas import InvalidArea
from geoportfolio.core.gis.selection_areas import SelectionAreas

WGS84 = "EPSG:4326"
BOW_TIE = "Polygon((0 0,2 2,2 0,0 2,0 0))"


def crs(code=WGS84):
    return QgsCoordinateReferenceSystem(code)


def square(x=9.0, y=53.0, size=1.0):
    return QgsGeometry.fromPolygonXY(
        [[QgsPointXY(x + a * size, y + b * size) for a, b in ((0, 0), (1, 0), (1, 1), (0, 1), (0, 0))]]
    )


@pytest.fixture
def project():
    project = QgsProject()
    yield project
    project.clear()


@pytest.fixture
def areas(project, tmp_path):
    return SelectionAreas(project, tmp_path.joinpath)


def polygons(*rows, code="EPSG:3857"):
    layer = QgsVectorLayer(f"Polygon?crs={code}&field=name:string(40)", "cities", "memory")
    layer.setDisplayExpression("name")
    features = []
    for name, geometry in rows:
        feature = QgsFeature(layer.fields())
        feature["name"] = name
        feature.setGeometry(geometry)
        features.append(feature)
    layer.dataProvider().addFeatures(features)
    layer.selectAll()
    return layer


def names(areas):
    return [area.name for area in areas.areas()]


def changes(areas, act):
    """How often *changed* is heard by the end of the turn in which *act* ran."""
    QCoreApplication.processEvents()
    spy = QSignalSpy(areas.changed)
    act()
    QCoreApplication.processEvents()
    return len(spy)


def test_nothing_is_made_before_the_first_area(areas, project, tmp_path):
    assert areas.is_empty() and areas.areas() == () and areas.layer() is None
    areas.clear()
    assert project.mapLayers() == {} and list(tmp_path.iterdir()) == []


def test_an_area_lands_in_the_layer_at_the_top_of_the_group(areas, project):
    fid = areas.add(square(), crs(), "Hamburg")
    layer = areas.layer()
    group = project.layerTreeRoot().children()[0]
    assert (group.name(), group.children()[0].layerId()) == ("GeoPortfolio", layer.id())
    assert [field.name() for field in layer.fields()] == ["fid", "name", "kind", "radius"]
    assert layer.getFeature(fid)["name"] == "Hamburg" and layer.getFeature(fid)["kind"] == "polygon"
    assert areas.areas()[0].shape.polygons[0][0][0] == (9.0, 53.0)


def test_areas_are_numbered_and_names_stay_apart(areas):
    for name in ("", "", "Port", "Port", ""):
        areas.add(square(), crs(), name)
    assert names(areas) == ["Area 1", "Area 2", "Port", "Port (2)", "Area 3"]
    assert areas.count() == 5


def test_an_area_drawn_in_another_crs_is_stored_in_degrees(areas):
    areas.add(square(0, 0, 1113194.9079327357), crs("EPSG:3857"))
    bounds = areas.layer().extent()
    assert (bounds.xMaximum(), bounds.yMinimum()) == pytest.approx((10, 0), abs=1e-6)


def test_an_invalid_area_leaves_no_trace(areas, project):
    with pytest.raises(InvalidArea) as caught:
        areas.add(QgsGeometry.fromWkt(BOW_TIE), crs(), "Port")
    assert caught.value.name == "Port"
    assert project.mapLayers() == {}


def test_the_areas_come_back_with_the_project(areas, project, tmp_path):
    areas.add(square(), crs(), "Hamburg")
    path = str(tmp_path / "project.qgz")
    assert project.write(path)
    reopened = QgsProject()
    found = SelectionAreas(reopened, tmp_path.joinpath)
    assert changes(found, lambda: reopened.read(path)) == 1
    assert names(found) == ["Hamburg"]
    found.add(square(), crs())
    assert len(reopened.mapLayers()) == 1


def test_two_projects_in_one_folder_do_not_share_a_file(areas, tmp_path):
    other_project = QgsProject()
    other = SelectionAreas(other_project, tmp_path.joinpath)
    areas.add(square(), crs(), "mine")
    other.add(square(), crs(), "theirs")
    assert (names(areas), names(other)) == (["mine"], ["theirs"])


def test_a_folder_that_can_not_be_written_is_an_error(project, tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(OSError):
        SelectionAreas(project, blocked.joinpath).add(square(), crs())
    assert project.mapLayers() == {}


def test_adding_works_while_the_layer_is_edited_and_can_be_undone(areas):
    areas.add(square(), crs())
    layer = areas.layer()
    layer.startEditing()
    areas.add(square(20), crs(), "Draft")
    assert names(areas) == ["Area 1", "Draft"]
    layer.undoStack().undo()
    assert names(areas) == ["Area 1"]
    layer.undoStack().redo()
    assert layer.commitChanges()
    assert names(areas) == ["Area 1", "Draft"]


@pytest.mark.parametrize("editing", [False, True])
def test_clearing_removes_all_and_keeps_the_layer(areas, editing):
    areas.add(square(), crs())
    areas.add(square(20), crs())
    if editing:
        areas.layer().startEditing()
    assert changes(areas, areas.clear) == 1
    assert areas.is_empty() and areas.layer() is not None


def test_every_kind_of_change_is_announced_once(areas, project):
    assert changes(areas, lambda: areas.add(square(), crs())) == 1
    assert changes(areas, lambda: areas.add(square(), crs())) == 1
    layer = areas.layer()
    layer.startEditing()
    fid = next(layer.getFeatures()).id()
    assert changes(areas, lambda: layer.moveVertex(8.5, 53, fid, 0)) == 1
    assert changes(areas, lambda: layer.changeAttributeValue(fid, 1, "Renamed")) == 1
    assert changes(areas, lambda: layer.deleteFeature(fid)) == 1
    assert changes(areas, layer.rollBack) == 1
    assert changes(areas, lambda: project.removeMapLayer(layer.id())) == 1
    assert areas.is_empty() and areas.layer() is None


def test_after_the_layer_was_removed_a_new_one_is_made(areas, project):
    areas.add(square(), crs(), "old")
    project.removeMapLayer(areas.layer().id())
    areas.add(square(), crs(), "new")
    assert names(areas) == ["new"]


def test_an_area_that_was_edited_into_a_bow_tie_is_named(areas):
    fid = areas.add(square(), crs(), "Port")
    with edit(areas.layer()):
        areas.layer().changeGeometry(fid, QgsGeometry.fromWkt(BOW_TIE))
    with pytest.raises(InvalidArea) as caught:
        areas.areas()
    assert (caught.value.name, caught.value.at) == ("Port", (1.0, 1.0))


def test_a_name_that_was_emptied_by_hand_is_numbered(areas):
    fid = areas.add(square(), crs(), "Port")
    with edit(areas.layer()):
        areas.layer().changeAttributeValue(fid, 1, None)
    assert names(areas) == ["Area 1"]


def test_selected_features_come_with_their_names(areas):
    layer = polygons(("Kiel", square(0, 0, 5e5)), ("Köln", square(1e6, 0, 5e5)), ("Ulm", square(3e6, 0, 5e5)))
    layer.deselect(3)
    assert areas.add_selected_features(layer) == 2
    assert names(areas) == ["Kiel", "Köln"]
    assert areas.layer().extent().xMaximum() == pytest.approx(13.475, abs=0.01)


def test_of_selected_features_all_come_or_none(areas):
    layer = polygons(("Kiel", square(0, 0, 5)), ("Köln", QgsGeometry.fromWkt(BOW_TIE)))
    with pytest.raises(InvalidArea) as caught:
        areas.add_selected_features(layer)
    assert caught.value.name == "Köln"
    assert areas.is_empty()


def test_a_selected_feature_without_a_shape_is_named(areas):
    with pytest.raises(InvalidArea) as caught:
        areas.add_selected_features(polygons(("Nowhere", QgsGeometry())))
    assert (caught.value.name, caught.value.reason) == ("Nowhere", "empty")


def test_nothing_selected_adds_nothing(areas, project):
    layer = polygons(("Kiel", square(0, 0, 5)))
    layer.removeSelection()
    assert areas.add_selected_features(layer) == 0
    assert project.mapLayers() == {}


def test_the_first_layer_does_not_change_the_crs_of_the_project(tmp_path):
    project = QgsProject.instance()
    project.clear()
    canvas = QgsMapCanvas()
    bridge = QgsLayerTreeMapCanvasBridge(project.layerTreeRoot(), canvas)
    bridge.setAutoSetupOnFirstLayer(True)
    project.setCrs(crs("EPSG:3857"))
    canvas.setDestinationCrs(crs("EPSG:3857"))
    try:
        SelectionAreas(project, tmp_path.joinpath).add(square(), crs())
        QCoreApplication.processEvents()
        assert project.crs().authid() == "EPSG:3857"
        assert canvas.mapSettings().destinationCrs().authid() == "EPSG:3857"
    finally:
        project.clear()
        QCoreApplication.processEvents()

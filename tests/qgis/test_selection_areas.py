import pytest
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsFeature,
    QgsGeometry,
    QgsPointXY,
    QgsProject,
    QgsVectorFileWriter,
    QgsVectorLayer,
    edit,
)
from qgis.gui import QgsLayerTreeMapCanvasBridge, QgsMapCanvas
from qgis.PyQt.QtCore import QCoreApplication
from qgis.PyQt.QtTest import QSignalSpy

from geoportfolio.core.api import Area, Buffers, Polygon, Query
from geoportfolio.core.api.errors import InvalidShape
from geoportfolio.core.gis.areas import InvalidArea, geometry_of
from geoportfolio.core.gis.selection_areas import SelectionAreas
from geoportfolio.core.gis.selection_rows import rows_of

WGS84 = "EPSG:4326"
BOW_TIE = "Polygon((0 0,2 2,2 0,0 2,0 0))"


def crs(code=WGS84):
    return QgsCoordinateReferenceSystem(code)


def square(x=9.0, y=53.0, size=1.0):
    return QgsGeometry.fromPolygonXY(
        [[QgsPointXY(x + a * size, y + b * size) for a, b in ((0, 0), (1, 0), (1, 1), (0, 1), (0, 0))]]
    )


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
    assert [field.name() for field in layer.fields()] == [
        "fid",
        "name",
        "kind",
        "radius",
        "longitude",
        "latitude",
        "area_id",
    ]
    assert layer.getFeature(fid)["name"] == "Hamburg" and layer.getFeature(fid)["kind"] == "polygon"
    assert areas.areas()[0].shape.polygons[0][0][0] == (9.0, 53.0)


def test_areas_are_numbered_and_names_stay_apart(areas):
    for name in ("", "", "Port", "Port", ""):
        areas.add(square(), crs(), name)
    assert names(areas) == ["Area 1", "Area 2", "Port", "Port (2)", "Area 3"]
    assert areas.count() == 5


def test_a_number_is_never_given_twice_in_a_project(areas, project, tmp_path):
    areas.add(square(), crs())
    areas.add_circles([("", 9.0, 53.0)], [200.0])
    first, second = areas.areas()
    areas.clear()
    areas.add(square(), crs())
    areas.add_circles([("", 9.0, 53.0)], [200.0])
    assert names(areas) == ["Area 2", "Center 2"]
    assert len({first.id, second.id, *(area.id for area in areas.areas())} - {""}) == 4
    assert project.write(str(tmp_path / "project.qgz"))
    again = QgsProject()
    assert again.read(str(tmp_path / "project.qgz"))
    reopened = SelectionAreas(again, tmp_path.joinpath)
    reopened.clear()
    reopened.add(square(), crs())
    assert names(reopened) == ["Area 3"]
    reopened.close()
    again.clear()


def test_an_area_keeps_its_id_whatever_becomes_of_it(areas):
    fid = areas.add(square(), crs())
    areas.add_circles([("Rathaus", 9.0, 53.0)], [200.0])
    areas.add_circles([("Rathaus", 9.0, 53.0)], [500.0])
    before = {area.name: area.id for area in areas.areas()}
    layer = areas.layer()
    with edit(layer):
        layer.changeGeometry(fid, square(8.0))
        layer.changeAttributeValue(fid, layer.fields().lookupField("name"), "Port")
    assert {area.name: area.id for area in areas.areas()} == {
        "Port": before["Area 1"],
        "Rathaus": before["Rathaus"],
    }
    asked = Query("pf", areas.areas())
    areas.replace(list(rows_of(Query.from_json(asked.to_json()).areas)))
    assert [area.id for area in areas.areas()] == [before["Area 1"], before["Rathaus"]]
    areas.restore(areas.clear())
    assert [area.id for area in areas.areas()] == [before["Area 1"], before["Rathaus"]]
    assert areas.shapes()({before["Rathaus"]}) == {before["Rathaus"]: areas.areas()[1].shape}


def test_a_copy_made_with_qgis_is_another_area(areas):
    areas.add(square(), crs(), "Port")
    (original,) = areas.layer().getFeatures()
    copy = QgsFeature(original)
    copy.setId(-5)
    copy["fid"] = None
    with edit(areas.layer()):
        areas.layer().addFeature(copy)
    first, second = areas.areas()
    assert first.id and second.id != first.id


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


def test_features_come_with_their_names(areas):
    layer = polygons(("Kiel", square(0, 0, 5e5)), ("Köln", square(1e6, 0, 5e5)), ("Ulm", square(3e6, 0, 5e5)))
    assert areas.add_features(layer, [1, 2]).features == 2
    assert names(areas) == ["Kiel", "Köln"]
    assert areas.layer().extent().xMaximum() == pytest.approx(13.475, abs=0.01)
    assert areas.add_features(layer).features == 3
    assert names(areas)[2:] == ["Kiel (2)", "Köln (2)", "Ulm"]


def test_features_that_can_not_be_asked_are_named_and_the_others_come(areas):
    layer = polygons(
        ("Kiel", square(0, 0, 5)),
        ("Köln", QgsGeometry.fromWkt(BOW_TIE)),
        ("Ulm", QgsGeometry()),
        ("", square()),
    )
    gathered = areas.add_features(layer)
    assert [(fault.name, fault.reason) for fault in gathered.faults] == [
        ("Köln (feature 2)", "self_crossing"),
        ("Ulm (feature 3)", "empty"),
    ]
    assert (gathered.features, gathered.total, gathered.origin) == (2, 4, "cities")
    assert names(areas) == ["Kiel", "Area 1"]


def test_points_become_circles_under_their_names(areas):
    layer = QgsVectorLayer("MultiPoint?crs=EPSG:3857&field=name:string(40)", "towns", "memory")
    for name, wkt in (("Kiel", "MultiPoint(1113194.9 0)"), ("Twins", "MultiPoint(0 0, 111319.49 0)")):
        feature = QgsFeature(layer.fields())
        feature["name"] = name
        feature.setGeometry(QgsGeometry.fromWkt(wkt))
        layer.dataProvider().addFeature(feature)
    layer.setDisplayExpression("name")
    assert len(areas.add_features(layer, radiuses=(500, 200)).rows) == 6
    shapes = {area.name: area.shape for area in areas.areas()}
    assert list(shapes) == ["Kiel", "Twins", "Twins (2)"]
    assert shapes["Kiel"].radiuses == (200, 500)
    assert shapes["Kiel"].centers[0] == pytest.approx((10, 0), abs=1e-5)


def test_a_line_is_no_area(areas):
    layer = QgsVectorLayer("LineString?crs=EPSG:4326", "roads", "memory")
    feature = QgsFeature(layer.fields())
    feature.setGeometry(QgsGeometry.fromWkt("LineString(0 0,1 1)"))
    layer.dataProvider().addFeature(feature)
    assert [fault.reason for fault in areas.add_features(layer).faults] == ["not_polygon"]
    assert areas.is_empty()


def test_nothing_selected_adds_nothing(areas, project):
    layer = polygons(("Kiel", square(0, 0, 5)))
    assert areas.add_features(layer, []).total == 0
    assert project.mapLayers() == {}


HAMBURG = ("Hamburg Rathaus", 9.9937, 53.5503)


def test_circles_of_a_centre_are_one_area(areas):
    assert areas.add_circles([HAMBURG, ("", 179.999, 10.0)], (1000, 200, 500)) == 6
    assert [(area.name, area.shape) for area in areas.areas()] == [
        ("Hamburg Rathaus", Buffers((HAMBURG[1:],), (200.0, 500.0, 1000.0))),
        ("Center 1", Buffers(((179.999, 10.0),), (200.0, 500.0, 1000.0))),
    ]
    assert (areas.count(), areas.names()) == (2, ["Hamburg Rathaus", "Center 1"])
    assert areas.radii() == (200, 500, 1000)
    rows = list(areas.layer().getFeatures())
    assert {row["kind"] for row in rows} == {"circle"}
    assert [row["radius"] for row in rows[:3]] == [200, 500, 1000]


def test_a_radius_joins_the_circles_that_are_there(areas):
    areas.add_circles([HAMBURG], (200, 500))
    assert areas.add_circles([HAMBURG], (500, 1000)) == 1
    assert areas.add_circles([("Hamburg Rathaus", 8.0, 53.0)], (100,)) == 1
    assert [(area.name, area.shape.radiuses) for area in areas.areas()] == [
        ("Hamburg Rathaus", (200, 500, 1000)),
        ("Hamburg Rathaus (2)", (100,)),
    ]


def test_a_circle_that_was_edited_by_hand_is_asked_as_it_is_seen(areas):
    areas.add_circles([HAMBURG], (200, 500))
    layer = areas.layer()
    large = next(row for row in layer.getFeatures() if row["radius"] == 500)
    with edit(layer):
        layer.moveVertex(9.99, 53.56, large.id(), 0)
    circles, edited = areas.areas()
    assert circles.shape == Buffers((HAMBURG[1:],), (200.0,))
    assert edited.name.startswith("Hamburg Rathaus, 500") and isinstance(edited.shape, Polygon)
    assert any(position == pytest.approx((9.99, 53.56)) for position in edited.shape.polygons[0][0])


@pytest.mark.parametrize("radius", [0, -1, float("nan"), 3e7])
def test_a_radius_that_is_none_adds_nothing(areas, project, radius):
    with pytest.raises(InvalidShape) as caught:
        areas.add_circles([HAMBURG], (200, radius))
    assert caught.value.reason == "radius" and project.mapLayers() == {}


def test_circles_come_back_with_the_project(areas, project, tmp_path):
    areas.add_circles([HAMBURG], (200, 500))
    before = areas.areas()
    path = str(tmp_path / "project.qgz")
    assert project.write(path)
    reopened = QgsProject()
    found = SelectionAreas(reopened, tmp_path.joinpath)
    reopened.read(path)
    assert found.areas() == before


def old_layer(project, tmp_path):
    """The layer as the version before circles made it."""
    path = tmp_path / "selection_areas.gpkg"
    made = QgsVectorLayer(
        "MultiPolygon?crs=EPSG:4326&field=name:string(200)&field=kind:string(20)&field=radius:double",
        "old",
        "memory",
    )
    options = QgsVectorFileWriter.SaveVectorOptions()
    options.layerName = "selection_areas"
    QgsVectorFileWriter.writeAsVectorFormatV3(made, str(path), project.transformContext(), options)
    layer = QgsVectorLayer(f"{path}|layername=selection_areas", "Selection areas", "ogr")
    layer.setCustomProperty("geoportfolio/role", "selection_areas")
    project.addMapLayer(layer)
    return layer


@pytest.mark.parametrize("editing", [False, True])
def test_a_layer_of_the_version_before_takes_circles(areas, project, tmp_path, editing):
    layer = old_layer(project, tmp_path)
    areas.add(square(), crs(), "Port")
    if editing:
        layer.startEditing()
    areas.add_circles([HAMBURG], (200,))
    assert [area.name for area in areas.areas()] == ["Port", "Hamburg Rathaus"]
    assert isinstance(areas.areas()[1].shape, Buffers)
    if editing:
        assert layer.commitChanges(), layer.commitErrors()
        assert isinstance(areas.areas()[1].shape, Buffers)


def test_what_was_asked_comes_back_as_it_was(areas):
    asked = (
        Area("Port", Polygon(((((9.0, 53.0), (10.0, 53.0), (10.0, 54.0), (9.0, 53.0)),),))),
        Area("Hamburg", Buffers(((9.9937, 53.5503),), (200.0, 1500.0))),
        Area("Pole", Buffers(((0.0, 90.0),), (1000.0,))),
        Area("Date line", Buffers(((180.0, -16.0),), (50_000.0,))),
    )
    areas.add_rows(rows_of(asked))
    assert areas.areas() == asked


def test_several_centres_of_one_area_are_told_apart(areas):
    areas.add_rows(rows_of([Area("Towns", Buffers(((9.0, 53.0), (10.0, 53.0)), (200.0,)))]))
    assert names(areas) == ["Towns", "Towns (2)"]


def test_all_areas_are_joined_into_one(areas):
    areas.add(square(9), crs(), "West")
    areas.add(square(9.5), crs(), "East")
    areas.add_circles([HAMBURG], (200,))
    before = areas.merge()
    (joined,) = areas.areas()
    assert joined.name == "West + East + Hamburg Rathaus"
    assert geometry_of(joined.shape).area() == pytest.approx(1.5)
    areas.restore(before)
    assert names(areas) == ["West", "East", "Hamburg Rathaus"]
    assert isinstance(areas.areas()[2].shape, Buffers)


def test_one_area_is_joined_with_nothing(areas):
    areas.add(square(), crs(), "Port")
    assert areas.merge() == [] and names(areas) == ["Port"]


def test_joining_refuses_a_broken_shape_and_changes_nothing(areas):
    break_port(areas)
    areas.add(square(20), crs())
    with pytest.raises(InvalidArea):
        areas.merge()
    assert areas.names() == ["Port", "Area 1"]


def break_port(areas):
    fid = areas.add(square(), crs(), "Port")
    with edit(areas.layer()):
        areas.layer().changeGeometry(fid, QgsGeometry.fromWkt(BOW_TIE))


@pytest.mark.parametrize("editing", [False, True])
def test_a_broken_area_is_repaired(areas, editing):
    areas.add(square(20), crs(), "Other")
    break_port(areas)
    if editing:
        areas.layer().startEditing()
    assert areas.repair("Port")
    assert names(areas) == ["Other", "Port"]
    assert geometry_of(areas.areas()[1].shape).area() == pytest.approx(2)
    assert not areas.repair("Nobody")


def test_a_line_can_not_be_repaired_into_an_area(areas):
    fid = areas.add(square(), crs(), "Port")
    with edit(areas.layer()):
        areas.layer().changeGeometry(fid, QgsGeometry.fromWkt("Polygon((0 0,1 1,0 0))"))
    with pytest.raises(InvalidArea):
        areas.repair("Port")
    assert areas.count() == 1


def test_what_was_cleared_can_be_had_again(areas):
    areas.add(square(), crs(), "Port")
    before = areas.clear()
    assert areas.is_empty()
    areas.restore(before)
    assert names(areas) == ["Port"]


def test_long_and_foreign_names_survive(areas):
    for name in ("ميناء", "🏭" * 300, "🏭" * 300, "'; DROP TABLE--"):
        areas.add(square(), crs(), name)
    assert areas.names() == [area.name for area in areas.areas()]
    assert areas.names()[0] == "ميناء" and len(set(areas.names())) == 4


def test_only_what_was_edited_is_read_again(areas):
    """So that thousands of areas are at hand at once after each edit."""
    for number in range(20):
        areas.add(square(number / 10), crs(), f"a{number}")
    before = areas.areas()
    edited = sorted(areas.layer().allFeatureIds())[7]
    with edit(areas.layer()):
        areas.layer().changeGeometry(edited, square(50))
    after = areas.areas()
    assert len(after) == 20 and after[7].shape.polygons[0][0][0] == (50.0, 53.0)
    assert [n for n, (old, new) in enumerate(zip(before, after)) if old.shape is not new.shape] == [7]


def test_a_snapshot_is_worked_out_elsewhere(areas):
    areas.add_circles([HAMBURG], (200,))
    snapshot = areas.snapshot()
    areas.clear()
    assert [area.name for area in snapshot()] == ["Hamburg Rathaus"]
    assert areas.snapshot()() == ()


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

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

from geoportfolio.core.api import Area, Buffers, Polygon, Query
from geoportfolio.core.api.errors import InvalidShape
from geoportfolio.core.gis.areas.errors import InvalidArea
from geoportfolio.core.gis.areas.from_features import FeatureAreas
from geoportfolio.core.gis.areas.geometry import geometry_of
from geoportfolio.core.gis.areas.selection import SelectionAreas
from geoportfolio.core.gis.areas.selection_model import rows_of

WGS84 = "EPSG:4326"
HAMBURG = ("Hamburg Rathaus", 9.9937, 53.5503)
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


def added(areas, layer, fids=None, radiuses=()):
    """What *layer* gave, once it is in the areas."""
    gathered = FeatureAreas(layer, fids, QgsProject.instance()).gather(radiuses)
    areas.add_rows(gathered.rows)
    return gathered


def merged(areas):
    """The rows that were there before all areas became one."""
    row = areas.joined()()
    return areas.replace([row]) if row else []


def names(areas):
    return [area.name for area in areas.areas()]


def changes(areas, act):
    """How often *changed* is heard by the end of the turn in which *act* ran."""
    QCoreApplication.processEvents()
    spy = QSignalSpy(areas.changed)
    act()
    QCoreApplication.processEvents()
    return len(spy)


def test_open_project_without_areas_creates_nothing(areas, project, tmp_path):
    assert areas.is_empty() and areas.areas() == () and areas.layer() is None
    areas.clear()
    assert project.mapLayers() == {} and list(tmp_path.iterdir()) == []


def test_add_area_creates_the_layer_on_top_of_the_group(areas, project):
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


def test_add_areas_numbers_empty_and_taken_names(areas):
    for name in ("", "", "Port", "Port", ""):
        areas.add(square(), crs(), name)
    assert names(areas) == ["Area 1", "Area 2", "Port", "Port (2)", "Area 3"]
    assert areas.count() == 5


def test_add_areas_gives_no_number_twice_in_a_project(areas, project, tmp_path):
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


def test_edit_area_keeps_its_id(areas):
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


def test_copy_area_with_qgis_makes_another_area(areas):
    areas.add(square(), crs(), "Port")
    (original,) = areas.layer().getFeatures()
    copy = QgsFeature(original)
    copy.setId(-5)
    copy["fid"] = None
    with edit(areas.layer()):
        areas.layer().addFeature(copy)
    first, second = areas.areas()
    assert first.id and second.id != first.id


def test_add_area_in_another_crs_stores_degrees(areas):
    areas.add(square(0, 0, 1113194.9079327357), crs("EPSG:3857"))
    bounds = areas.layer().extent()
    assert (bounds.xMaximum(), bounds.yMinimum()) == pytest.approx((10, 0), abs=1e-6)


def test_add_invalid_area_changes_nothing(areas, project):
    with pytest.raises(InvalidArea) as caught:
        areas.add(QgsGeometry.fromWkt(BOW_TIE), crs(), "Port")
    assert caught.value.name == "Port"
    assert project.mapLayers() == {}


def test_reopen_project_finds_areas_and_circles(areas, project, tmp_path):
    areas.add(square(), crs(), "Port")
    areas.add_circles([HAMBURG], (200, 500))
    before = areas.areas()
    path = str(tmp_path / "project.qgz")
    assert project.write(path)
    reopened = QgsProject()
    found = SelectionAreas(reopened, tmp_path.joinpath)
    assert changes(found, lambda: reopened.read(path)) == 1
    assert found.areas() == before
    found.add(square(), crs())
    assert len(reopened.mapLayers()) == 1


def test_add_areas_of_two_projects_in_one_folder_makes_two_files(areas, tmp_path):
    other_project = QgsProject()
    other = SelectionAreas(other_project, tmp_path.joinpath)
    areas.add(square(), crs(), "mine")
    other.add(square(), crs(), "theirs")
    assert (names(areas), names(other)) == (["mine"], ["theirs"])


def test_add_area_in_readonly_folder_raises_oserror(project, tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(OSError):
        SelectionAreas(project, blocked.joinpath).add(square(), crs())
    assert project.mapLayers() == {}


def test_add_area_while_editing_can_be_undone(areas):
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
def test_clear_areas_keeps_the_layer(areas, editing):
    areas.add(square(), crs())
    areas.add(square(20), crs())
    if editing:
        areas.layer().startEditing()
    assert changes(areas, areas.clear) == 1
    assert areas.is_empty() and areas.layer() is not None


def test_change_areas_emits_changed_once(areas, project):
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


def test_add_area_after_removing_the_layer_creates_another(areas, project):
    areas.add(square(), crs(), "old")
    project.removeMapLayer(areas.layer().id())
    areas.add(square(), crs(), "new")
    assert names(areas) == ["new"]


def test_read_self_crossing_area_names_it(areas):
    fid = areas.add(square(), crs(), "Port")
    with edit(areas.layer()):
        areas.layer().changeGeometry(fid, QgsGeometry.fromWkt(BOW_TIE))
    with pytest.raises(InvalidArea) as caught:
        areas.areas()
    assert (caught.value.name, caught.value.at) == ("Port", (1.0, 1.0))


def test_read_area_with_emptied_name_numbers_it(areas):
    fid = areas.add(square(), crs(), "Port")
    with edit(areas.layer()):
        areas.layer().changeAttributeValue(fid, 1, None)
    assert names(areas) == ["Area 1"]


def test_add_features_keeps_their_names(areas):
    layer = polygons(("Kiel", square(0, 0, 5e5)), ("Köln", square(1e6, 0, 5e5)), ("Ulm", square(3e6, 0, 5e5)))
    assert added(areas, layer, [1, 2]).features == 2
    assert names(areas) == ["Kiel", "Köln"]
    assert areas.layer().extent().xMaximum() == pytest.approx(13.475, abs=0.01)
    assert added(areas, layer).features == 3
    assert names(areas)[2:] == ["Kiel (2)", "Köln (2)", "Ulm"]


def test_add_features_omits_and_names_invalid_ones(areas):
    layer = polygons(
        ("Kiel", square(0, 0, 5)),
        ("Köln", QgsGeometry.fromWkt(BOW_TIE)),
        ("Ulm", QgsGeometry()),
        ("", square()),
    )
    gathered = added(areas, layer)
    assert [(fault.name, fault.reason) for fault in gathered.faults] == [
        ("Köln (feature 2)", "self_crossing"),
        ("Ulm (feature 3)", "empty"),
    ]
    assert (gathered.features, gathered.total, gathered.origin) == (2, 4, "cities")
    assert names(areas) == ["Kiel", "Area 1"]


def test_add_points_makes_circles_with_their_names(areas):
    layer = QgsVectorLayer("MultiPoint?crs=EPSG:3857&field=name:string(40)", "towns", "memory")
    for name, wkt in (("Kiel", "MultiPoint(1113194.9 0)"), ("Twins", "MultiPoint(0 0, 111319.49 0)")):
        feature = QgsFeature(layer.fields())
        feature["name"] = name
        feature.setGeometry(QgsGeometry.fromWkt(wkt))
        layer.dataProvider().addFeature(feature)
    layer.setDisplayExpression("name")
    assert len(added(areas, layer, radiuses=(500, 200)).rows) == 6
    shapes = {area.name: area.shape for area in areas.areas()}
    assert list(shapes) == ["Kiel", "Twins", "Twins (2)"]
    assert shapes["Kiel"].radiuses == (200, 500)
    assert shapes["Kiel"].centers[0] == pytest.approx((10, 0), abs=1e-5)


def test_add_line_is_refused(areas):
    layer = QgsVectorLayer("LineString?crs=EPSG:4326", "roads", "memory")
    feature = QgsFeature(layer.fields())
    feature.setGeometry(QgsGeometry.fromWkt("LineString(0 0,1 1)"))
    layer.dataProvider().addFeature(feature)
    assert [fault.reason for fault in added(areas, layer).faults] == ["not_polygon"]
    assert areas.is_empty()


def test_add_no_features_creates_nothing(areas, project):
    layer = polygons(("Kiel", square(0, 0, 5)))
    assert added(areas, layer, []).total == 0
    assert project.mapLayers() == {}


def test_add_circles_of_one_center_makes_one_area(areas):
    assert areas.add_circles([HAMBURG, ("", 179.999, 10.0)], (1000, 200, 500)) == 6
    assert [(area.name, area.shape) for area in areas.areas()] == [
        ("Hamburg Rathaus", Buffers((HAMBURG[1:],), (200.0, 500.0, 1000.0))),
        ("Center 1", Buffers(((179.999, 10.0),), (200.0, 500.0, 1000.0))),
    ]
    assert (areas.count(), list(areas.radii_by_name())) == (2, ["Hamburg Rathaus", "Center 1"])
    assert areas.radii() == (200, 500, 1000)
    rows = list(areas.layer().getFeatures())
    assert {row["kind"] for row in rows} == {"circle"}
    assert [row["radius"] for row in rows[:3]] == [200, 500, 1000]


def test_add_radius_joins_the_circles_of_its_center(areas):
    areas.add_circles([HAMBURG], (200, 500))
    assert areas.add_circles([HAMBURG], (500, 1000)) == 1
    assert areas.add_circles([("Hamburg Rathaus", 8.0, 53.0)], (100,)) == 1
    assert [(area.name, area.shape.radiuses) for area in areas.areas()] == [
        ("Hamburg Rathaus", (200, 500, 1000)),
        ("Hamburg Rathaus (2)", (100,)),
    ]


def test_read_edited_circle_returns_its_polygon(areas):
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
def test_add_invalid_radius_changes_nothing(areas, project, radius):
    with pytest.raises(InvalidShape) as caught:
        areas.add_circles([HAMBURG], (200, radius))
    assert caught.value.reason == "radius" and project.mapLayers() == {}


def test_add_rows_of_a_query_returns_its_areas(areas):
    asked = (
        Area("Port", Polygon(((((9.0, 53.0), (10.0, 53.0), (10.0, 54.0), (9.0, 53.0)),),))),
        Area("Hamburg", Buffers(((9.9937, 53.5503),), (200.0, 1500.0))),
        Area("Pole", Buffers(((0.0, 90.0),), (1000.0,))),
        Area("Date line", Buffers(((180.0, -16.0),), (50_000.0,))),
    )
    areas.add_rows(rows_of(asked))
    assert areas.areas() == asked


def test_add_rows_of_several_centers_makes_several_areas(areas):
    areas.add_rows(rows_of([Area("Towns", Buffers(((9.0, 53.0), (10.0, 53.0)), (200.0,)))]))
    assert names(areas) == ["Towns", "Towns (2)"]


def test_join_areas_covers_all_and_can_be_undone(areas):
    areas.add(square(9), crs(), "West")
    areas.add(square(9.5), crs(), "East")
    areas.add_circles([HAMBURG], (200,))
    before = merged(areas)
    (joined,) = areas.areas()
    assert joined.name == "West + East + Hamburg Rathaus"
    assert geometry_of(joined.shape).area() == pytest.approx(1.5)
    areas.restore(before)
    assert names(areas) == ["West", "East", "Hamburg Rathaus"]
    assert isinstance(areas.areas()[2].shape, Buffers)


def test_join_one_area_changes_nothing(areas):
    areas.add(square(), crs(), "Port")
    assert merged(areas) == [] and names(areas) == ["Port"]


def test_join_invalid_area_is_refused_and_changes_nothing(areas):
    break_port(areas)
    areas.add(square(20), crs())
    with pytest.raises(InvalidArea):
        merged(areas)
    assert list(areas.radii_by_name()) == ["Port", "Area 1"]


def break_port(areas):
    fid = areas.add(square(), crs(), "Port")
    with edit(areas.layer()):
        areas.layer().changeGeometry(fid, QgsGeometry.fromWkt(BOW_TIE))


@pytest.mark.parametrize("editing", [False, True])
def test_repair_self_crossing_area_makes_it_valid(areas, editing):
    areas.add(square(20), crs(), "Other")
    break_port(areas)
    if editing:
        areas.layer().startEditing()
    assert areas.repair("Port")
    assert names(areas) == ["Other", "Port"]
    assert geometry_of(areas.areas()[1].shape).area() == pytest.approx(2)
    assert not areas.repair("Nobody")


def test_repair_area_without_inside_is_refused(areas):
    fid = areas.add(square(), crs(), "Port")
    with edit(areas.layer()):
        areas.layer().changeGeometry(fid, QgsGeometry.fromWkt("Polygon((0 0,1 1,0 0))"))
    with pytest.raises(InvalidArea):
        areas.repair("Port")
    assert areas.count() == 1


def test_restore_cleared_areas_returns_them(areas):
    areas.add(square(), crs(), "Port")
    before = areas.clear()
    assert areas.is_empty()
    areas.restore(before)
    assert names(areas) == ["Port"]


def test_add_long_and_foreign_names_keeps_them(areas):
    for name in ("ميناء", "🏭" * 300, "🏭" * 300, "'; DROP TABLE--"):
        areas.add(square(), crs(), name)
    found = list(areas.radii_by_name())
    assert found == [area.name for area in areas.areas()]
    assert found[0] == "ميناء" and len(found) == 4


def test_read_areas_transforms_only_edited_rows(areas):
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


def test_read_snapshot_returns_areas_of_its_moment(areas):
    areas.add_circles([HAMBURG], (200,))
    snapshot = areas.snapshot()
    areas.clear()
    assert [area.name for area in snapshot()] == ["Hamburg Rathaus"]
    assert areas.snapshot()() == ()


def test_add_first_area_keeps_the_crs_of_the_project(tmp_path):
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

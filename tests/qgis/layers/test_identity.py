"""Where a layer comes from: true of it alone, whatever styles bring along, and wherever it goes."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

import pytest
from qgis.core import QgsProject, QgsRasterLayer, QgsVectorLayer
from qgis.PyQt.QtXml import QDomDocument
from shapely.geometry import box

from geoportfolio.core.api.query import Area, Query
from geoportfolio.core.gis.areas import selection_layer
from geoportfolio.core.gis.history import previous_results
from geoportfolio.core.gis.layers import identity, uris
from geoportfolio.core.gis.layers.identity import ProvenanceKeeper
from geoportfolio.core.gis.results import layers
from geoportfolio.core.gis.results.result import Result, title_of
from tests.support.provenance import undo
from tests.support.service import polygon_of

WHEN = datetime(2026, 3, 12, 9, 14)
HERE, THERE = box(9, 50, 11, 54), box(20, 20, 21, 21)


@pytest.fixture
def kept(project):
    """A project whose layers are followed."""
    keeper = ProvenanceKeeper(project)
    keeper.install()
    yield project
    keeper.remove()


@pytest.fixture
def result(store, point):
    """An answer to a query for an area."""

    def make(shape) -> Result:
        query = Query("airports", (Area("Port", polygon_of(shape)),))
        stored = store([point(9.95, 53.55, BuildingTIV=3)], {"id": "long"}, query=query)
        return Result(
            stored, query, title_of(query, WHEN), ("points_selection_v2",), "http://host", WHEN, 1.0
        )

    return make


def paste(source, target) -> None:
    """QGIS's Copy Style > All Style Categories, and Paste."""
    document = QDomDocument("qgis")
    source.exportNamedStyle(document)
    assert target.importNamedStyle(document)[0]


def others(layer) -> list[str]:
    manager = layer.styleManager()
    return [name for name in manager.styles() if name != manager.currentStyle()]


def test_a_style_that_is_pasted_makes_no_other_layer_a_result(project, result, store, point):
    source = layers.add_result(project, result(HERE))
    mine = QgsVectorLayer(f"{store([point(1, 1)]).path}|layername=records", "mine", "ogr")
    memory = QgsVectorLayer("Point?crs=EPSG:4326", "memory", "memory")
    assert project.addMapLayers([mine, memory])
    for layer in (mine, memory):
        paste(source, layer)
        assert not identity.is_result(layer) and layers.query_of(layer) is None
    assert layers.results_in(project) == [source]


def test_a_style_that_is_pasted_leaves_a_result_what_it_is(kept, result):
    here, there = (layers.add_result(kept, result(shape)) for shape in (HERE, THERE))
    query = layers.query_of(there)
    assert query != layers.query_of(here)
    paste(here, there)
    plain = QgsVectorLayer("Point?crs=EPSG:4326", "plain", "memory")
    kept.addMapLayer(plain)
    paste(plain, here)
    assert layers.query_of(there) == query and identity.is_result(here) and layers.time_of(here) == WHEN
    paste(there, plain)
    assert not [name for name in plain.customPropertyKeys() if name.startswith("geoportfolio/")]


def test_what_a_result_remembers_is_the_same_when_its_project_is_opened_again(project, result, tmp_path):
    layer = layers.add_result(project, replace(result(HERE), connection="office"))
    assert project.write(str(tmp_path / "project.qgz"))
    again = QgsProject()
    assert again.read(str(tmp_path / "project.qgz"))
    (reopened,) = again.mapLayers().values()
    told = {name: layer.customProperty(name) for name in layer.customPropertyKeys()}
    assert {name: reopened.customProperty(name) for name in reopened.customPropertyKeys()} == told
    again.clear()


def test_a_style_from_before_brings_no_query_from_before(project, result, tmp_path):
    layer = layers.add_result(project, result(HERE))
    layer.setCustomProperty("theirs", "kept")
    now = result(THERE)
    previous_results.refresh_result(layer, now)
    assert project.write(str(tmp_path / "project.qgz"))
    again = QgsProject()
    assert again.read(str(tmp_path / "project.qgz"))
    (reopened,) = again.mapLayers().values()
    copied = layer.clone()
    for each in (layer, reopened, copied):
        assert others(each)
        for name in others(each):
            each.styleManager().setCurrentStyle(name)
            assert identity.is_result(each) and layers.query_of(each) == now.query
            assert previous_results.previous_path(each) is not None
    undo(layer)
    for name in others(layer):
        layer.styleManager().setCurrentStyle(name)
        assert layers.query_of(layer).areas[0].shape == polygon_of(HERE)
        assert previous_results.previous_path(layer) is None
        assert layer.renderer().type() != "nullSymbol"
    again.clear()


def test_a_result_from_before_says_nothing_of_its_file_and_is_believed(project, result):
    layer = layers.add_result(project, result(HERE))
    layer.removeCustomProperty(identity.FILE)
    layer.setProperty("geoportfolioProvenance", None)
    assert identity.is_result(layer) and layers.query_of(layer) is not None
    keeper = ProvenanceKeeper(project)
    keeper.install()
    keeper.remove()
    assert identity.is_stamped(layer) and identity.is_result(layer)


def test_a_map_is_ours_by_its_url_whatever_its_properties_say():
    def made(path, name="map"):
        url = f"http://127.0.0.1:9/base{path}"
        return QgsRasterLayer(f"crs=EPSG:3857&format=image/png&layers=x&styles=&url={url}", name, "wms")

    ours, foreign, unread = made("/graph/layers/wms"), made("/wms"), made("/graph/layers/wms", "")
    features = QgsVectorLayer("Point?crs=EPSG:4326", "memory", "memory")
    for layer in (foreign, features):
        layer.setCustomProperty(uris.MAP, "x")
        layer.setCustomProperty(identity.HOST, "http://127.0.0.1:9/base")
    assert [identity.is_map(layer) for layer in (ours, foreign, unread, features)] == [True, *[False] * 3]
    assert [identity.host_of(layer) for layer in (ours, foreign)] == ["http://127.0.0.1:9/base", ""]


def test_the_style_of_the_areas_makes_no_other_layer_the_one_that_is_asked(project, tmp_path):
    areas = selection_layer.make_layer(tmp_path / "areas.gpkg", project.transformContext())
    theirs = QgsVectorLayer("Polygon?crs=EPSG:4326&field=name:string", "theirs", "memory")
    paste(areas, theirs)
    assert selection_layer.is_selection_areas(areas) and not selection_layer.is_selection_areas(theirs)

"""Maps and features of a connection as QGIS's own layers."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsDataSourceUri,
    QgsFeatureRequest,
    QgsPointXY,
    QgsRaster,
    QgsRectangle,
)
from qgis.PyQt.QtCore import QCoreApplication
from qgis.PyQt.QtGui import QColor, QImage
from shapely.geometry import box

from geoportfolio.core.gis.hazard_maps import layers as map_layers
from geoportfolio.core.gis.hazard_maps.catalog import FeatureType, MapLayer
from geoportfolio.core.gis.hazard_maps.layers import Chosen
from geoportfolio.core.gis.layers import identity, layer_tree, uris
from geoportfolio.core.gis.layers.uris import MapServer
from sandbox.hazards import LAYERS, zones
from tests.support.event_loop import pump_until
from tests.support.maps import add_maps, names_in


def chosen_of(catalog, *names, features=False):
    maps = {layer.name: layer for layer in catalog.maps}
    types = {kind.name: kind for kind in catalog.features}
    return [Chosen(maps[name], types[name] if features else None) for name in names]


def test_maps_and_their_features_come_into_the_group_hazard(project, server, catalog):
    added = add_maps(project, server, chosen_of(catalog, *LAYERS, features=True), catalog)
    assert added.refused == () and len(added.layers) == 2 * len(LAYERS)
    titles = [layer.title for layer in catalog.maps if layer.name in LAYERS]
    assert names_in(project) == titles + [f"{title}, features" for title in titles]
    assert all(layer.isValid() and layer.opacity() == 0.6 for layer in added.layers)
    assert identity.host_of(added.layers[0]) == server.base_url
    told = [name for layer in added.layers for name in layer.customPropertyKeys()]
    assert not any(name.startswith("geoportfolio/") for name in told), "its URL says whose it is"
    assert set(map_layers.maps_in(project)) == set(added.layers)
    features = next(layer for layer in added.layers if layer.providerType() == "WFS")
    assert len(list(features.getFeatures())) == len(zones(uris.name_of(features)))


def test_features_in_the_view_are_found(project, server, catalog):
    (features,) = add_maps(project, server, [Chosen(features=catalog.features[1])], catalog).layers
    view = QgsRectangle(4.0, 52.0, 6.0, 53.5)
    found = [feature.id() for feature in features.getFeatures(QgsFeatureRequest(view))]
    name = uris.name_of(features)
    assert len(found) == sum(zone.geometry.intersects(box(4.0, 52.0, 6.0, 53.5)) for zone in zones(name)) > 0


def test_no_source_of_a_layer_holds_the_key(project, server, catalog, sandbox):
    added = add_maps(project, server, chosen_of(catalog, "wind_bands", features=True), catalog)
    assert all(sandbox.key not in layer.source() for layer in added.layers)
    assert all(f"authcfg={server.authcfg}" in layer.source() for layer in added.layers)


def test_maps_come_below_the_results_and_the_project_keeps_its_crs(project, server, catalog):
    project.setCrs(QgsCoordinateReferenceSystem("EPSG:3035"))
    project.layerTreeRoot().addGroup("Mine")
    project.layerTreeRoot().insertGroup(0, layer_tree.GROUP)
    (layer,) = add_maps(project, server, chosen_of(catalog, "wind_bands"), catalog).layers
    QCoreApplication.processEvents()
    assert [node.name() for node in project.layerTreeRoot().children()] == ["GeoPortfolio", "Hazard", "Mine"]
    node = project.layerTreeRoot().findLayer(layer.id())
    assert node.isExpanded() and node.parent().isExpanded()
    assert project.crs().authid() == "EPSG:3035" and layer.crs().authid() == "EPSG:3857"


def test_what_is_added_later_takes_its_place_in_the_order_of_the_service(project, server, catalog):
    for name in ("earthquake_bands", "wind_bands", "flood_zones"):
        add_maps(project, server, chosen_of(catalog, name), catalog)
    titles = {layer.name: layer.title for layer in catalog.maps}
    assert names_in(project) == [titles[name] for name in LAYERS]


def test_a_style_and_a_scale_of_the_service_are_those_of_the_layer(project, server, catalog):
    wind, flood = chosen_of(catalog, "wind_bands", "flood_zones")
    outlined, limited = add_maps(
        project, server, [Chosen(wind.layer, style="outline"), flood], catalog
    ).layers
    assert "styles=outline" in outlined.source() and not outlined.hasScaleBasedVisibility()
    assert limited.hasScaleBasedVisibility()
    assert (limited.minimumScale(), limited.maximumScale()) == (20_000_000, 0)
    assert limited.isInScaleRange(1_000_000) and not limited.isInScaleRange(50_000_000)


def test_the_metadata_tell_what_it_is_and_its_features(project, server, catalog):
    (layer,) = add_maps(project, server, chosen_of(catalog, "wind_bands"), catalog).layers
    told = layer.metadata()
    assert told.title() == "Wind bands (synthetic)" and told.abstract().startswith("Gusts around")
    assert {link.type: link.url for link in told.links()} == {
        "OGC:WMS": f"{server.base_url}/graph/layers/wms",
        "OGC:WFS": f"{server.base_url}/graph/layers/wfs",
    }
    assert any("wind_bands" in link.name for link in told.links())


def test_identify_and_legend_carry_the_key(project, server, catalog, sandbox):
    (layer,) = add_maps(project, server, chosen_of(catalog, "wind_bands"), catalog).layers
    sandbox.forget()
    extent = QgsRectangle(300_000, 6_200_000, 500_000, 6_400_000)
    at = QgsPointXY(400_000, 6_300_000)
    found = layer.dataProvider().identify(at, QgsRaster.IdentifyFormat.IdentifyFormatText, extent, 200, 200)
    assert "storm-anton" in str(found.results())
    fetcher = layer.dataProvider().getLegendGraphicFetcher(None)
    came = []
    fetcher.finish.connect(lambda image: came.append(QImage(image)))
    fetcher.start()
    pump_until(lambda: came)
    asked = {request.query["REQUEST"]: request.authorized for request in sandbox.requests}
    assert came[0].width() > 50 and asked == {"GetFeatureInfo": True, "GetLegendGraphic": True}
    # Black letters on nothing could not be read in a dark theme.
    assert came[0].pixelColor(0, 0) == QColor("white")


def test_a_layer_that_the_service_has_not_is_refused_with_a_reason(project, server, catalog):
    wanted = [
        Chosen(MapLayer("no_such_map", "Gone")),
        Chosen(features=FeatureType("no_such_type", "Gone too")),
    ]
    added = add_maps(project, server, [*wanted, *chosen_of(catalog, "wind_bands")], catalog)
    assert [title for title, _ in added.refused] == ["Gone", "Gone too"]
    assert all(reason.endswith(".") and "http" not in reason for _, reason in added.refused)
    assert len(added.layers) == 1 and len(project.mapLayers()) == 1


def test_a_map_whose_own_box_is_no_numbers_is_told_as_such(project, server):
    odd = MapLayer("no_such_map", "Gone", extent=(-180.0, -90.0, 180.0, 90.0), has_odd_extent=True)
    ((_, reason),) = add_maps(project, server, [Chosen(odd)]).refused
    assert "no valid extent" in reason and "key" not in reason


def test_a_name_that_this_qgis_can_not_ask_for_is_told_as_such(project, server):
    name = "50% flood"
    read_back = QgsDataSourceUri()
    read_back.setEncodedUri(uris.wms_uri(server, MapLayer(name)))
    chosen = [Chosen(MapLayer(name)), Chosen(MapLayer("gone")), Chosen(features=FeatureType("gone too"))]
    reasons = ["'%'" in reason for _, reason in add_maps(project, server, chosen).refused]
    assert reasons == [read_back.param("layers") != name, False, False]


# QGIS since 3.40 reads a per cent sign in a source back as "%25", whoever wrote it. Qt reads none of what
# Unicode says is no character (of Cn).
NAMES = st.text(
    st.characters(blacklist_categories=("Cs", "Cc", "Cn"), blacklist_characters="%"), min_size=1, max_size=30
)


@given(NAMES)
def test_any_name_of_the_service_is_asked_for_as_it_is(name):
    server = MapServer("office", "https://gw.example.com/geo", "abc1234")
    drawn = QgsDataSourceUri()
    drawn.setEncodedUri(uris.wms_uri(server, MapLayer(name), style=name))
    assert (drawn.param("layers"), drawn.param("styles"), drawn.authConfigId()) == (name, name, "abc1234")
    features = QgsDataSourceUri(uris.wfs_uri(server, FeatureType(name)))
    assert (features.param("typename"), features.authConfigId()) == (name, "abc1234")
    assert features.param("url") == "https://gw.example.com/geo/graph/layers/wfs"

"""A project whose maps this profile has never shown opens without waiting, whatever its maps are."""

from __future__ import annotations

import pytest
from qgis.core import QgsNetworkAccessManager
from qgis.PyQt.QtGui import QColor

from geoportfolio.core.api.config import OpenPoints
from geoportfolio.core.gis.connections.connections import Connection
from geoportfolio.core.gis.hazard_maps import layers as map_layers
from geoportfolio.core.gis.hazard_maps import responses
from geoportfolio.core.gis.hazard_maps.catalog import FeatureType, MapLayer
from geoportfolio.core.gis.hazard_maps.layers import Chosen
from geoportfolio.core.gis.hazard_maps.provisional import saved_maps
from geoportfolio.core.gis.layers.uris import server_of
from tests.support.event_loop import pump_until
from tests.support.maps import OFFICE, add_maps
from tests.support.vector_layers import features_of

ZONES = FeatureType("wind_bands", "Zones")


@pytest.fixture
def opened(project, reloader, sandbox, saved, lost):
    """Open the project as a colleague; the layers by name, with nothing asked so far."""

    def opened(path=saved):
        assert project.write(str(path))
        project.clear()
        QgsNetworkAccessManager.instance().cache().clear()
        sandbox.forget()
        assert project.read(str(path))
        return {layer.name(): layer for layer in map_layers.maps_in(project)}

    return opened


@pytest.mark.parametrize("crs", ["EPSG:3857", "EPSG:4326", "EPSG:25832"])
@pytest.mark.parametrize("is_path_style", [False, True])
def test_maps_open_valid_and_then_have_what_the_service_says(
    is_path_style, crs, project, office, reloader, sandbox, opened, lost
):
    office.save(Connection(OFFICE, sandbox.url, open_points=OpenPoints(path_style_maps=is_path_style)), None)
    pump_until(lambda: not reloader.is_busy)
    wind = MapLayer("wind_bands", "Wind", crs=crs)
    before = {
        layer.name(): (layer.source(), layer.extent().toString(2))
        for layer in add_maps(project, server_of(office, OFFICE), [Chosen(wind, ZONES)]).layers
    }
    layers = opened()
    assert sandbox.requests == () and all(layer.isValid() for layer in layers.values())
    assert {name: layer.source() for name, layer in layers.items()} == {
        name: source for name, (source, _) in before.items()
    }
    assert layers["Wind"].extent().toString(2) != before["Wind"][1], "it is not that of the service"
    pump_until(lambda: not reloader.is_busy)
    assert {name: (layer.source(), layer.extent().toString(2)) for name, layer in layers.items()} == before
    assert layers["Wind"].dataProvider().block(1, layers["Wind"].extent(), 40, 20).isValid()
    assert features_of(layers["Zones"])[0].hasGeometry() and lost == []


def test_maps_are_drawn_before_the_service_has_described_them(project, server, opened):
    add_maps(project, server, [Chosen(MapLayer("wind_bands", "Wind"), ZONES)])
    layers = opened()
    wind = layers["Wind"]
    assert wind.dataProvider().block(1, wind.extent(), 40, 20).isValid()
    assert features_of(layers["Zones"])[0].hasGeometry()


def test_what_a_style_of_features_needs_is_there_at_once(project, server, reloader, opened):
    (zones,) = add_maps(project, server, [Chosen(None, ZONES)]).layers
    zones.renderer().symbol().setColor(QColor("#123456"))
    fields, kind, look = zones.fields().names(), zones.geometryType(), zones.renderer().dump()
    zones = opened()["Zones"]
    assert (zones.fields().names(), zones.geometryType(), zones.renderer().dump()) == (fields, kind, look)
    pump_until(lambda: not reloader.is_busy)
    assert (zones.fields().names(), zones.geometryType(), zones.renderer().dump()) == (fields, kind, look)


def test_maps_that_the_service_refuses_are_told_after_opening(
    project, server, reloader, sandbox, opened, lost
):
    add_maps(project, server, [Chosen(MapLayer("wind_bands", "Wind"), ZONES)])
    with sandbox.behaving(key="another"):
        layers = opened()
        assert all(layer.isValid() for layer in layers.values())
        pump_until(lambda: not reloader.is_busy)
    assert not any(layer.isValid() for layer in layers.values()) and lost == [(OFFICE, ["Wind", "Zones"])]


def test_a_project_file_that_can_not_be_read_has_no_maps(tmp_path):
    (tmp_path / "broken.qgs").write_bytes(b"<maplayer><provider>wms</provider><a></maplayer>")
    (tmp_path / "broken.qgz").write_bytes(b"PK\x03\x04")
    for name in ("broken.qgs", "broken.qgz", "missing.qgz", "geopackage:a.gpkg?projectName=b", ""):
        assert saved_maps(str(tmp_path / name) if name else "") == (), name


def test_nothing_is_provisional_once_the_project_is_open(project, server, sandbox, reloader, opened):
    add_maps(project, server, [Chosen(MapLayer("wind_bands", "Wind"))])
    opened()
    pump_until(lambda: not reloader.is_busy)
    sandbox.forget()
    add_maps(project, server, [Chosen(None, FeatureType("wind_bands", "More"))])
    assert "GetCapabilities" in {seen.query["REQUEST"] for seen in sandbox.requests}
    assert not responses.end_reading()

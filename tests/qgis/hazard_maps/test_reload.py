"""Layers of a service whose key or address has changed, and those that came by QGIS's own doors."""

from __future__ import annotations

from functools import partial
from typing import Any, Optional

import pytest
from qgis.core import QgsApplication, QgsAuthMethodConfig, QgsProject, QgsRasterLayer, QgsVectorLayer
from qgis.PyQt import sip
from qgis.PyQt.QtCore import QObject, QTimer
from qgis.PyQt.QtGui import QColor

from geoportfolio.core.api.config import OpenPoints
from geoportfolio.core.gis.connections import keys
from geoportfolio.core.gis.connections.connections import SESSION, Connection
from geoportfolio.core.gis.hazard_maps import layer_source
from geoportfolio.core.gis.hazard_maps import layers as map_layers
from geoportfolio.core.gis.hazard_maps.catalog import FeatureType, MapLayer
from geoportfolio.core.gis.hazard_maps.layers import Chosen
from geoportfolio.core.gis.hazard_maps.reload import MapReloader
from geoportfolio.core.gis.hazard_maps.responses import without_wfs_cache
from geoportfolio.core.gis.layers import identity, uris
from geoportfolio.core.gis.tasks.runner import TaskRunner
from sandbox.testing import running
from tests.e2e.heartbeat import Heartbeat
from tests.support.connections import MASTER
from tests.support.event_loop import let_go, pump_until
from tests.support.maps import MOST_MS, OFFICE, add_maps, change_sources, longest_wait
from tests.support.scripted_server import FakeServer, Reply
from tests.support.vector_layers import features_of

WIND, ZONES = MapLayer("wind_bands", "Wind"), FeatureType("wind_bands", "Zones")


@pytest.fixture
def save(office, reloader):
    """Save a connection; what follows of it has come to rest."""

    def save(connection: Connection, key: Optional[str]) -> None:
        office.save(connection, key)
        pump_until(lambda: not reloader.is_busy)

    return save


def layers_of(project, server):
    return add_maps(project, server, [Chosen(WIND, ZONES)]).layers


def reopened(project: QgsProject, path):
    assert project.write(str(path))
    project.clear()
    with without_wfs_cache():
        assert project.read(str(path))
    return {layer.name(): layer for layer in map_layers.maps_in(project)}


def test_layers_that_had_no_key_are_valid_once_it_is_right(
    project, office, reloader, server, sandbox, keeper, save, saved
):
    layers_of(project, server)
    map_layers.maps_in(project)[0].setOpacity(0.3)
    save(Connection(OFFICE, sandbox.url), "wrong")
    layers = reopened(project, saved)
    pump_until(lambda: not reloader.is_busy)
    assert [layer.isValid() for layer in layers.values()] == [False, False]
    save(Connection(OFFICE, sandbox.url), sandbox.key)
    assert [layer.isValid() for layer in layers.values()] == [True, True]
    assert layers["Wind"].opacity() == pytest.approx(0.3)
    assert layers["Wind"].dataProvider().block(1, layers["Wind"].extent(), 40, 20).isValid()
    assert features_of(layers["Zones"])[0].hasGeometry()


def test_layers_that_a_change_takes_from_the_map_are_told_once(project, server, sandbox, save, lost):
    layers_of(project, server)
    for key in ("wrong", "wrong as well", sandbox.key):
        save(Connection(OFFICE, sandbox.url), key)
    assert lost == [(OFFICE, ["Wind", "Zones"])]


def test_a_key_that_moves_out_of_the_store_takes_its_id_from_the_layers(
    project, office, server, sandbox, keeper, save
):
    layers = layers_of(project, server)
    save(Connection(OFFICE, sandbox.url, keep_key=SESSION), sandbox.key)
    assert not any("authcfg" in layer.source() for layer in layers)
    assert all(layer.isValid() for layer in layers)


class Counted(QgsVectorLayer):
    """Features that somebody counts whenever the event loop turns while QGIS asks for them."""

    def setDataSource(self, source: str, name: str, provider: str, *more: Any) -> None:
        self.counts: list[int] = []
        looks = QTimer()
        looks.timeout.connect(lambda: self.counts.append(self.featureCount()))
        looks.start(0)
        super().setDataSource(source, name, provider, *more)
        looks.stop()


def test_who_counts_features_while_they_are_asked_for_again_meets_no_deleted_provider(project, server):
    """The WFS of 3.40 lets the event loop turn while the layer waits for it; that of 3.22 does not."""
    zones = Counted(uris.wfs_uri(server, ZONES), "Zones", uris.WFS)
    zones.renderer().symbol().setColor(QColor("#123456"))
    project.addMapLayer(zones)
    assert change_sources(project, server) == [zones]
    assert not sip.ispyowned(zones), "it is the project's again"
    assert all(count < 0 for count in zones.counts), "without a provider nobody knows how many"
    assert zones.isValid() and zones.providerType() == uris.WFS
    assert zones.renderer().symbol().color().name() == "#123456"
    assert features_of(zones)[0].hasGeometry()


def test_a_plugin_that_goes_in_the_middle_of_a_layer_renews_no_more(project, office, server, monkeypatch):
    layers, renewed, told = layers_of(project, server), [], []
    plugin = QObject()
    reloader = MapReloader(project, office, TaskRunner(plugin), parent=plugin)
    change = layer_source.change_source

    def goes(*given):
        change(*given)
        renewed.append(given)
        reloader.close()
        sip.delete(plugin)

    monkeypatch.setattr(layer_source, "change_source", goes)
    reloader.reload(layers, server, told.append)
    pump_until(lambda: renewed)
    let_go()
    assert len(renewed) == 1 < len(layers) and told == []


def test_layers_follow_a_new_address(project, office, server, keeper, save):
    layers = layers_of(project, server)
    with running(base_path="/geo/api") as moved:
        save(Connection(OFFICE, moved.url), moved.key)
        assert all(f"{moved.url}/graph/layers" in layer.source() and layer.isValid() for layer in layers)
        assert {identity.host_of(layer) for layer in layers} == {moved.url}


@pytest.mark.parametrize("kind", ["WMS", "WFS"])
def test_a_layer_that_was_added_by_hand_is_ours(kind, project, server, sandbox, keeper, save):
    if kind == "WMS":
        layer = QgsRasterLayer(uris.wms_uri(server, WIND), "by hand", "wms")
    else:
        layer = QgsVectorLayer(uris.wfs_uri(server, ZONES), "by hand", "WFS")
    project.addMapLayer(layer)
    assert map_layers.maps_in(project) == [layer] and identity.host_of(layer) == server.base_url
    save(Connection(OFFICE, sandbox.url), "wrong")
    assert not layer.isValid()
    save(Connection(OFFICE, sandbox.url), sandbox.key)
    assert layer.isValid() and layer.name() == "by hand"


@pytest.mark.parametrize("path", ["/wms", "/graph/layers/wmsx", "/graph/layers"])
def test_a_layer_of_another_service_is_not(path, project, server, keeper):
    url = server.base_url + path
    other = QgsRasterLayer(f"url={url}&layers=a&styles=&format=image/png", "other", "wms")
    project.addMapLayer(other)
    assert not identity.is_map(other) and map_layers.maps_in(project) == []


def test_only_layers_of_what_has_changed_are_asked_again(project, office, server, sandbox, keeper, save):
    layers_of(project, server)
    save(Connection("other", sandbox.url + "/other"), sandbox.key)
    sandbox.forget()
    office.set_default("other")
    save(Connection("other", sandbox.url + "/moved"), "key")
    assert sandbox.requests == ()
    save(Connection(OFFICE, sandbox.url), sandbox.key)
    assert {request.query["REQUEST"] for request in sandbox.requests} >= {"GetCapabilities"}


def test_two_connections_to_one_service_keep_their_own_layers(
    project, office, reloader, server, sandbox, keeper, save
):
    layers = layers_of(project, server)
    save(Connection("second", sandbox.url), sandbox.key)
    assert {map_layers.connection_of(layer, office) for layer in layers} == {OFFICE}
    office.remove(OFFICE)
    pump_until(lambda: not reloader.is_busy)
    second = uris.server_of(office, "second")
    assert {map_layers.connection_of(layer, office) for layer in layers} == {"second"}
    assert all(f"authcfg={second.authcfg}" in layer.source() and layer.isValid() for layer in layers)


def test_what_a_layer_tells_of_itself_stays(project, office, server, sandbox, catalog, keeper, save):
    (layer,) = add_maps(project, server, [Chosen(catalog.maps[-1])], catalog).layers
    project.setDirty(False)

    def told():
        metadata = layer.metadata()
        properties = layer.serverProperties()
        described = properties if hasattr(properties, "title") else layer
        links = [(link.name, link.url) for link in metadata.links()]
        return metadata.title(), metadata.abstract(), links, described.title(), described.abstract()

    before = told()
    assert all(before)
    for key in (sandbox.key, "wrong", sandbox.key):
        save(Connection(OFFICE, sandbox.url), key)
        assert told() == before
    assert layer.isValid()


def test_layers_follow_the_switch_to_paths_and_back(project, office, server, sandbox, keeper, save):
    layers, before = layers_of(project, server), []
    before = [layer.source() for layer in layers]
    paths = OpenPoints(path_style_maps=True)
    save(Connection(OFFICE, sandbox.url, open_points=paths), None)
    addresses = [uris.uri_of(layer).param("url") for layer in layers]
    assert addresses == [f"{sandbox.url}/graph/layers/{each}/GetCapabilities" for each in ("wms", "wfs")]
    assert all(layer.isValid() and "Ignore" not in layer.source() for layer in layers)
    save(Connection(OFFICE, sandbox.url), None)
    assert [sorted(layer.source().replace("&", " ").split()) for layer in layers] == [
        sorted(source.replace("&", " ").split()) for source in before
    ]


def test_keys_are_read_while_a_task_makes_maps(project, office, server, reloader):
    """QGIS's main thread and the task would wait for one another for ever."""
    layers, store = layers_of(project, server), QgsApplication.authManager()
    for _ in range(20):
        store.clearCachedConfig(server.authcfg)
        reloader.reload(layers, server)
        while reloader.is_busy:
            assert keys.is_kept(server.authcfg, server.base_url)
            QgsApplication.processEvents()
    assert all(layer.isValid() for layer in layers)


def test_capabilities_at_which_qgis_would_crash_are_not_handed_to_it(project, office, server, keeper, save):
    layers, levels = layers_of(project, server), 200_000
    deep = Reply("<a>" * levels + "</a>" * levels, content_type="text/xml")
    with FakeServer(answer=lambda _: deep) as moved:
        save(Connection(OFFICE, moved.url), "key")
        assert {seen.headers["Authorization"] for seen in moved.seen} == {"key"}
    assert not any(layer.isValid() for layer in layers)


def test_a_map_that_moves_behind_a_gateway_is_drawn(project, office, server, keeper, save):
    layer, _ = layers_of(project, server)
    with running(base_path="/geo/api") as moved, moved.behaving(inner_addresses=True):
        save(Connection(OFFICE, moved.url), moved.key)
        moved.forget()
        assert layer.dataProvider().block(1, layer.extent(), 40, 20).isValid()
        assert [request.query["REQUEST"] for request in moved.requests] == ["GetMap"]


@pytest.mark.parametrize("is_kept", [True, False])
def test_a_key_of_the_analysts_own_stays_with_a_layer(
    is_kept, project, office, server, sandbox, keeper, save
):
    config = QgsAuthMethodConfig("Basic")
    config.setId("mine123")
    config.setName("mine")
    config.setConfigMap({"username": "me", "password": "mine", "realm": ""})
    if is_kept:
        QgsApplication.authManager().storeAuthenticationConfig(config)
    source = uris.wms_uri(server, WIND).replace(server.authcfg, "mine123")
    layer = QgsRasterLayer(source, "by hand", "wms")
    project.addMapLayer(layer)
    save(Connection(OFFICE, sandbox.url), sandbox.key)
    assert f"authcfg={'mine123' if is_kept else server.authcfg}" in layer.source()
    QgsApplication.authManager().removeAuthenticationConfig("mine123")


def test_capabilities_are_asked_once_for_all_and_not_by_the_window(
    project, office, server, sandbox, catalog, keeper, save
):
    layers = add_maps(project, server, [Chosen(each) for each in catalog.maps[1:4]], catalog).layers
    sandbox.forget()
    save(Connection(OFFICE, sandbox.url), sandbox.key)
    assert [request.query["REQUEST"] for request in sandbox.requests] == ["GetCapabilities"]
    assert len(layers) == 3 and all(layer.isValid() for layer in layers)
    sandbox.forget()
    assert QgsRasterLayer(layers[0].source(), "later", "wms").isValid()
    assert [request.query["REQUEST"] for request in sandbox.requests] == ["GetCapabilities"]


@pytest.mark.parametrize("is_right", [True, False])
def test_no_window_waits_while_a_slow_service_is_asked_again(
    is_right, project, server, sandbox, catalog, keeper, save
):
    """However long it answers, for maps and features; see ``ui/test_calm.py`` for what counts."""
    chosen = [Chosen(each) for each in catalog.maps[1:3]] + [Chosen(None, catalog.features[0])]
    layers = add_maps(project, server, chosen, catalog).layers
    sandbox.faults.set("wms=delay:1", "wfs=delay:1")
    heartbeat = Heartbeat()
    heartbeat.start()
    save(Connection(OFFICE, sandbox.url), sandbox.key if is_right else "wrong")
    assert longest_wait(heartbeat) < MOST_MS
    heartbeat.stop()
    assert {layer.isValid() for layer in layers} == {is_right}


def test_the_longest_address_and_the_key_that_it_carries_tell_whose_a_layer_is(project, office, keeper):
    with running(base_path="/geo/api") as deep:
        office.save(Connection("a-root", deep.url[: -len("/geo/api")]), "wrong")
        for name in ("y-deep", "z-deep"):
            office.save(Connection(name, deep.url), deep.key)
        for name in ("z-deep", "y-deep"):
            server = uris.server_of(office, name)
            layer = QgsRasterLayer(uris.wms_uri(server, WIND), name, "wms")
            project.addMapLayer(layer)
            assert (map_layers.connection_of(layer, office), identity.host_of(layer)) == (name, deep.url)


def test_layers_follow_the_key_that_is_sent_to_their_address(
    project, office, reloader, server, sandbox, keeper, save
):
    (layer,) = add_maps(project, server, [Chosen(WIND)]).layers
    office.set_default(OFFICE)
    save(Connection("another", sandbox.url), "wrong")
    assert layer.isValid()
    office.set_default("another")
    pump_until(lambda: not reloader.is_busy)
    assert not layer.isValid() and map_layers.connection_of(layer, office) == OFFICE
    save(Connection("another", sandbox.url), sandbox.key)
    assert layer.isValid()


def test_a_locked_key_spoils_no_layer_and_what_waits_comes_with_the_password(
    project, office, reloader, server, sandbox, keeper, save
):
    (layer, _) = layers_of(project, server)
    store = QgsApplication.authManager()
    store.clearMasterPassword()
    save(Connection(OFFICE, sandbox.url, open_points=OpenPoints(path_style_maps=True)), None)
    assert layer.isValid() and "GetCapabilities" not in layer.source()
    assert store.setMasterPassword(MASTER, True)
    pump_until(lambda: "GetCapabilities" in layer.source() and not reloader.is_busy)
    assert layer.isValid()


@pytest.mark.parametrize("kind", [QgsRasterLayer, QgsVectorLayer])
@pytest.mark.parametrize("whole", [True, False])
def test_a_layer_that_goes_while_it_is_asked_for_again_goes_for_good(project, server, sandbox, kind, whole):
    """QGIS lets events in while it waits for the map service, and goes on with what they have deleted."""
    (layer,) = (each for each in layers_of(project, server) if isinstance(each, kind))
    left = len(map_layers.maps_in(project)) - 1
    sandbox.faults.set("wms=delay:0.5", "wfs=delay:0.5")
    timer = QTimer()
    timer.setSingleShot(True)
    timer.timeout.connect(project.clear if whole else partial(project.removeMapLayer, layer.id()))
    timer.start(20)
    renewed = change_sources(project, server, layers=[layer])
    assert renewed == ([layer] if timer.isActive() else [])
    pump_until(lambda: sip.isdeleted(layer))
    assert len(map_layers.maps_in(project)) == (0 if whole else left)

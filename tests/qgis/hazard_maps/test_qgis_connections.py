"""Our connections among QGIS's own."""

from __future__ import annotations

import pytest
from qgis.core import QgsOwsConnection, QgsRasterLayer, QgsSettings, QgsVectorLayer

from geoportfolio.core.api.config import OpenPoints
from geoportfolio.core.gis.connections.connections import Connection, UnknownConnection
from geoportfolio.core.gis.hazard_maps.qgis_connections import MapConnections, title_of
from geoportfolio.core.gis.layers import uris
from tests.support.maps import OFFICE

SERVICES = ("WMS", "WFS")
TITLE = title_of(OFFICE)


@pytest.fixture
def reloads() -> list[str]:
    return []


@pytest.fixture
def registry(office, reloads):
    made = MapConnections(office, lambda: reloads.append("again"))
    made.install()
    yield made
    made.remove()


def address(service: str, title: str = TITLE) -> str:
    assert title in QgsOwsConnection.connectionList(service)
    return QgsOwsConnection(service, title).uri().param("url")


def listed() -> list[str]:
    return [name for service in SERVICES for name in QgsOwsConnection.connectionList(service)]


def all_keys() -> set[str]:
    return {key for key in QgsSettings().allKeys() if "authcfg" in key or "connections" in key}


def test_what_is_gone_with_its_variables_is_not_registered(registry, office, sandbox, monkeypatch):
    monkeypatch.setenv("GEOPORTFOLIO_URL", sandbox.url)
    monkeypatch.setenv("GEOPORTFOLIO_API_KEY", sandbox.key)
    office.set_default("environment")
    with pytest.raises(UnknownConnection):
        registry.register("environment")
    assert listed() == [] and not registry.is_registered("environment")


def test_start_up_writes_nothing(registry):
    assert listed() == [] and not registry.is_registered(OFFICE)


def test_one_click_registers_both_services_with_the_key(registry, server, sandbox, reloads):
    assert registry.register(OFFICE) and registry.is_registered(OFFICE)
    assert address("WMS") == f"{sandbox.url}/graph/layers/wms"
    assert address("WFS") == f"{sandbox.url}/graph/layers/wfs"
    for service in SERVICES:
        assert QgsOwsConnection(service, TITLE).uri().authConfigId() == server.authcfg
    assert reloads == ["again"]


def test_qgis_can_use_what_is_registered(registry, sandbox):
    registry.register(OFFICE)
    wms = QgsOwsConnection("WMS", TITLE).uri()
    for name, value in {"layers": "wind_bands", "styles": "", "format": "image/png"}.items():
        wms.setParam(name, value)
    assert QgsRasterLayer(bytes(wms.encodedUri()).decode(), "wind", "wms").isValid()
    wfs = QgsOwsConnection("WFS", TITLE).uri()
    wfs.setParam("typename", "wind_bands")
    assert QgsVectorLayer(wfs.uri(False), "wind", "WFS").isValid()
    assert all(request.authorized for request in sandbox.requests)


def test_a_new_connection_is_registered_and_leaves_with_its_removal(registry, office, sandbox):
    before = all_keys()
    office.save(Connection("Tōkyō 東京 & co", sandbox.url + "/other"), "key")
    title = title_of("Tōkyō 東京 & co")
    assert address("WMS", title) == f"{sandbox.url}/other/graph/layers/wms"
    assert listed() == [title] * 2
    office.remove("Tōkyō 東京 & co")
    assert listed() == [] and all_keys() == before


def test_it_follows_address_key_and_path_style(registry, office, sandbox):
    registry.register(OFFICE)
    points = OpenPoints(path_style_maps=True)
    office.save(Connection(OFFICE, "https://new.example.com/geo", open_points=points), "key")
    assert address("WMS") == "https://new.example.com/geo/graph/layers/wms/GetCapabilities"
    ours = uris.server_of(office, OFFICE)
    assert QgsOwsConnection("WFS", TITLE).uri().authConfigId() == ours.authcfg
    assert listed() == [TITLE] * 2
    office.save(Connection(OFFICE, "https://new.example.com/geo", keep_key="session"), "key")
    assert QgsOwsConnection("WMS", TITLE).uri().authConfigId() == ""


def test_what_an_analyst_deletes_comes_back_on_request_only(registry, office, sandbox):
    registry.register(OFFICE)
    QgsOwsConnection.deleteConnection("WMS", TITLE)
    office.save(Connection(OFFICE, sandbox.url + "/moved"), sandbox.key)
    assert QgsOwsConnection.connectionList("WMS") == []
    assert address("WFS") == f"{sandbox.url}/moved/graph/layers/wfs"
    assert not registry.is_registered(OFFICE)
    assert registry.register(OFFICE) and registry.is_registered(OFFICE)


def test_another_service_of_our_name_is_left_alone(registry, office, sandbox):
    registry.register(OFFICE)
    for key in QgsSettings().allKeys():
        if key.lower().endswith("/url") and "wms" in key.lower() and TITLE in key:
            QgsSettings().setValue(key, "https://elsewhere.example.com/wms")
    assert address("WMS") == "https://elsewhere.example.com/wms"
    office.save(Connection(OFFICE, sandbox.url + "/moved"), sandbox.key)
    assert not registry.register(OFFICE)
    assert address("WMS") == "https://elsewhere.example.com/wms"
    office.remove(OFFICE)
    assert listed() == [TITLE] and address("WMS") == "https://elsewhere.example.com/wms"

"""The key goes to the address of its connection and nowhere else, whoever sends QGIS or us on to where."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from urllib.parse import unquote

import pytest
from qgis.core import (
    QgsFeatureRequest,
    QgsPointXY,
    QgsRaster,
    QgsRasterLayer,
    QgsRectangle,
)
from qgis.PyQt.QtCore import QUrl

from geoportfolio.core.api import Client, errors
from geoportfolio.core.api.config import normalized_url
from geoportfolio.core.gis.connections.network import is_below
from geoportfolio.core.gis.hazard_maps.catalog import FeatureType, MapLayer
from geoportfolio.core.gis.layers import uris
from geoportfolio.core.gis.text.about import About
from geoportfolio.core.gis.text.error_messages import sentence
from tests.support.event_loop import pump_until
from tests.support.gateway import BASE, KEY, is_ours, leaks
from tests.support.maps import OFFICE, made_features, made_map
from tests.support.service import QUICK

STATUSES = (301, 302, 303, 307, 308)
TARGETS = {
    "another port": "http://127.0.0.1:{stranger}/geo/api/graph/layers/wms",
    "another host": "http://localhost:{stranger}/geo/api/graph/layers/wms",
    "another name of the host": "http://localhost:{port}/geo/api/graph/layers/wms",
    "outside the base path": "http://127.0.0.1:{port}/geo/other/wms",
    "beside the base path": "http://127.0.0.1:{port}/geo/apis/wms",
    "out of the base path": "http://127.0.0.1:{port}/geo/api/..%2fother/wms",
    "out of the base path by dots": "http://127.0.0.1:{port}/geo/api/../other/wms",
    "our address as a user": "http://127.0.0.1:{port}@localhost:{stranger}/geo/api/wms",
    "no scheme": "//localhost:{stranger}/geo/api/wms",
}
WIND, ZONES = MapLayer("wind_bands"), FeatureType("wind_bands")


@pytest.mark.parametrize("target", TARGETS.values(), ids=TARGETS)
def test_we_follow_no_redirect(target, connect, gateway, stranger):
    config = replace(connect(gateway.base_url).config(OFFICE), retry=QUICK)
    address = target.format(stranger=stranger.port, port=gateway.port)
    for status in STATUSES:
        gateway.sends_on["geocode"] = status, address
        with pytest.raises(errors.Redirected) as raised:
            Client(config).places.geocode("Hamburg")
        assert "to which the API key was not sent" in sentence(raised.value, About(OFFICE))
    assert [seen.headers["Authorization"] for seen in gateway.seen] == [KEY] * len(STATUSES)
    assert stranger.seen == [] and leaks([gateway, stranger], gateway.port, KEY) == []


def draw(layer):
    layer.dataProvider().block(1, layer.extent(), 40, 20)


def identify(layer):
    extent = QgsRectangle(300_000, 6_200_000, 500_000, 6_400_000)
    at = QgsPointXY(400_000, 6_300_000)
    layer.dataProvider().identify(at, QgsRaster.IdentifyFormatText, extent, 200, 200)


def fetch_legend(layer):
    came = []
    fetcher = layer.dataProvider().getLegendGraphicFetcher(None)
    fetcher.finish.connect(lambda _image: came.append(True))
    fetcher.error.connect(lambda _text: came.append(True))
    fetcher.start()
    pump_until(lambda: came)


def read(layer):
    list(layer.getFeatures(QgsFeatureRequest().setLimit(5)))


OPERATIONS = {
    "WMS capabilities": ("getcapabilities", made_map, None),
    "map": ("getmap", made_map, draw),
    "feature info": ("getfeatureinfo", made_map, identify),
    "legend": ("getlegendgraphic", made_map, fetch_legend),
    "WFS capabilities": ("getcapabilities", made_features, None),
    "feature types": ("describefeaturetype", made_features, None),
    "features": ("getfeature", made_features, read),
}
"""How QGIS comes to ask it: the operation, what makes the layer, and what is done to it."""


PAIRS = [
    (operation, target)
    for row, operation in enumerate(OPERATIONS)
    for column, target in enumerate(TARGETS)
    if (row + column) % 3 == 0
]
"""Each operation with three targets, and each target with a map and with features."""


@pytest.mark.parametrize("operation, target", PAIRS)
def test_what_qgis_follows_goes_without_the_key(operation, target, connect, gateway, stranger):
    name, make, do = OPERATIONS[operation]
    target = TARGETS[target]
    server = uris.server_of(connect(gateway.base_url), OFFICE)
    address = target.format(stranger=stranger.port, port=gateway.port)
    for status in STATUSES:
        gateway.sends_on.clear()
        layer = make(server) if do else None
        assert do is None or layer.isValid()
        gateway.sends_on[name] = status, f"{address}?REQUEST={name}-{status}"
        do(layer) if do else make(server)
    elsewhere = [
        seen for each in (gateway, stranger) for seen in each.seen if not is_ours(seen, gateway.port)
    ]
    keys = {seen.headers.get("Authorization") for seen in gateway.seen if is_ours(seen, gateway.port)}
    assert keys == {KEY}
    # QGIS takes a redirect without scheme for one to nowhere.
    assert elsewhere or target.startswith("/"), "QGIS follows no redirect: this test shows nothing"
    assert leaks([gateway, stranger], gateway.port, KEY) == []


def test_a_redirect_within_the_service_keeps_the_key(connect, gateway):
    server = uris.server_of(connect(gateway.base_url), OFFICE)
    layer = made_map(server)
    gateway.sends_on["getmap"] = 302, f"{gateway.base_url}/graph/layers/wms?REQUEST=GetMoved"
    draw(layer)
    moved = [seen for seen in gateway.seen if "GetMoved" in seen.target]
    assert moved and {seen.headers.get("Authorization") for seen in moved} == {KEY}


def test_a_layer_that_lies_about_its_address_gets_no_key(connect, gateway, stranger):
    """As a project of somebody else may have it, with the id of the analyst's own key."""
    connections = connect(gateway.base_url, keep_key="store")
    server = uris.server_of(connections, OFFICE)
    assert server.authcfg
    for target in TARGETS.values():
        address = target.format(stranger=stranger.port, port=gateway.port)
        if address.startswith("http"):
            source = uris.wms_uri(server, WIND)
            uri = source.replace(f"{gateway.base_url}/graph/layers/wms", address)
            assert uri != source
            QgsRasterLayer(uri, "map", "wms")
    assert stranger.seen and leaks([gateway, stranger], gateway.port, KEY) == []


@pytest.mark.parametrize(
    ("address", "below"),
    [
        ("https://gw/geo/api/wms", True),
        ("https://GW:443/geo/api", True),
        ("https://gw/other", False),
        ("https://gw/geo/api2", False),
        ("https://gw/geo", False),
        ("https://gw/GEO/API/wms", False),
        ("https://gw/geo/api/%2E%2E/other", False),
        ("https://gw/geo/api/..%2Fother", False),
        ("https://gw/geo/api/..%5cother", False),
        ("https://gw/geo/api/%252e%252e/other", False),
        ("https://gw/geo/api/..;/other", False),
        ("https://gw/geo/api/.%00./other", False),
        ("https://gw/geo%2Fapi/wms", False),
        ("https://gw:8443/geo/api/wms", False),
        ("https://gw:80/geo/api/wms", False),
        ("http://gw/geo/api/wms", False),
        ("http://gw:443/geo/api/wms", False),
        ("https://gw./geo/api/wms", False),
        ("https://gw@evil/geo/api/wms", False),
        ("https://gw:443@evil/geo/api/wms", False),
        ("https://evil#@gw/geo/api/wms", False),
        ("https://evil/geo/api/wms?https://gw/geo/api", False),
        ("https://evil\\@gw/geo/api/wms", False),
        ("https://gw.evil/geo/api/wms", False),
        ("wss://gw/geo/api/wms", False),
    ],
)
def test_where_a_service_behind_a_gateway_ends(address, below):
    assert is_below(QUrl(address), QUrl("https://gw/geo/api")) is below


@pytest.mark.parametrize(
    ("base", "address", "below"),
    [
        ("http://[::1]:8080/geo", "http://[::1]:8080/geo/wms", True),
        ("http://[::1]:8080/geo", "http://[0:0:0:0:0:0:0:1]:8080/geo/wms", True),
        ("http://[::1]/geo", "http://[::1]:80/geo/wms", True),
        ("http://[::1]:8080/geo", "http://[::2]:8080/geo/wms", False),
        ("http://[::1]:8080/geo", "http://[::ffff:127.0.0.1]:8080/geo/wms", False),
        ("http://127.0.0.1:80", "http://127.0.0.1/wms", True),
        ("http://127.0.0.1:80", "http://127.1.evil/wms", False),
        ("https://xn--mnchen-3ya.example/geo", "https://MÜNCHEN.example/geo/wms", True),
        ("https://gw/geo%20x", "https://gw/geo x/wms", True),
    ],
)
def test_addresses_are_the_same_however_they_are_spelled(base, address, below):
    assert is_below(QUrl(address), QUrl(normalized_url(base))) is below


@pytest.mark.parametrize(
    "address", ["http://gw@evil", "https://gw:443@evil/geo", "https://@evil", "https://gw?x", "https://gw#x"]
)
def test_an_address_with_a_user_is_no_connection(address):
    with pytest.raises(errors.InvalidAddress):
        normalized_url(address)


@pytest.mark.parametrize(
    "name", ["..", ".", "../x", "a/../../x", "..%2fx", "//evil", "\\..\\x", "x?y#z", "@evil"]
)
def test_no_value_leads_out_of_the_base_path(name, connect, gateway):
    """Ids of footprints come from tables and services; they stand in the path."""
    client = Client(replace(connect(gateway.base_url).config(OFFICE), retry=QUICK))
    with contextlib.suppress(errors.ApiError):
        list(client.events.enrich_entries(name, "pf_airports"))
    start = f"{BASE}/graph/api/v1/live-events/footprints/"
    for seen in gateway.seen:
        footprint, _, rest = seen.target[len(start) :].partition("/")
        assert seen.target.startswith(start) and rest == "enrich/entries"
        assert unquote(footprint) == name

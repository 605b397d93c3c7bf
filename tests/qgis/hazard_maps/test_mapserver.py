"""The plugin's map requests against a real MapServer, which nobody here wrote (Debian's cgi-mapserver)."""

from __future__ import annotations

import io

import pytest
from PIL import Image
from qgis.core import QgsNetworkAccessManager

from geoportfolio.core import gis
from geoportfolio.core.api import Client, Config, Monitor
from geoportfolio.core.api.errors import BadRequest, KeyRejected, UnreadableAnswer
from geoportfolio.core.gis.connections.connections import Connection
from geoportfolio.core.gis.connections.network import KeyPreprocessor
from geoportfolio.core.gis.hazard_maps.catalog import FEATURES, FOREIGN, RELATIVE, FeatureType
from geoportfolio.core.gis.hazard_maps.layers import Chosen
from geoportfolio.core.gis.hazard_maps.responses import adjust_request
from geoportfolio.core.gis.layers import uris
from geoportfolio.core.gis.text.error_messages import sentence
from tests.support.maps import add_maps
from tests.support.mapserver import KEY, POINTS, POSTAL, RIVERS, ZONES, MapServer
from tests.support.oracle import is_told_well
from tests.support.service import QUICK
from tests.support.vector_layers import features_of

CAP = 100
BOX = (4.0, 50.3, 4.5, 50.7)
FORMS = pytest.mark.parametrize("form", ["gml", "json"])


@pytest.fixture(scope="module")
def mapserver(tmp_path_factory):
    with MapServer(tmp_path_factory.mktemp("mapserver")) as started:
        started.add("gml", cap=CAP)
        started.add("json", cap=CAP, geojson=True)
        yield started


def client_at(mapserver, name, key=KEY) -> Client:
    return Client(Config(f"{mapserver.url}/{name}", key, retry=QUICK))


def catalog_at(mapserver, name):
    return gis.hazard_maps.load_catalog.map_catalog(client_at(mapserver, name), Monitor())


def copied(mapserver, form, path, name, bbox=None):
    return gis.hazard_maps.features.store_features(
        client_at(mapserver, form), FeatureType(f"ms:{name}", name), bbox, path, Monitor()
    )


@pytest.fixture
def server_at(mapserver, connections):
    """A connection to a map of the service, as QGIS's own layers use it."""
    preprocessor = KeyPreprocessor(connections.key_for, adjust_request)
    preprocessor.install()
    QgsNetworkAccessManager.instance().cache().clear()

    def connect(name):
        connections.save(Connection(name, f"{mapserver.url}/{name}"), KEY)
        mapserver.forget()
        return uris.server_of(connections, name)

    yield connect
    preprocessor.remove()


def test_each_layer_has_its_legend_and_its_description(mapserver):
    maps = catalog_at(mapserver, "gml").maps
    layers = [layer for layer in maps if not layer.is_group]
    assert [(layer.name, layer.kind) for layer in layers] == [
        (name, FEATURES) for name in ("points", "zones", "rivers")
    ]
    assert all(layer.feature_type == f"ms:{layer.name}" for layer in layers)
    for layer in layers:
        legend = Image.open(io.BytesIO(client_at(mapserver, "gml").maps.legend(layer.name)))
        assert min(legend.size) > 10


@FORMS
def test_a_copy_has_all_features_of_a_service_that_caps_its_answers(form, mapserver, sql, tmp_path):
    features = copied(mapserver, form, tmp_path / "points.gpkg", "points")
    assert features.error is None and features.stored.count == features.stored.geometry_count == POINTS
    assert sql(features.stored.path, "SELECT count(DISTINCT people) FROM records") == [(POINTS,)]


@FORMS
def test_a_copy_has_each_value_as_it_was_sent(form, mapserver, sql, tmp_path):
    stored = copied(mapserver, form, tmp_path / "points.gpkg", "points").stored
    rows = sql(stored.path, "SELECT postal, people, share, since FROM records ORDER BY people")
    assert rows == [
        (POSTAL[n % len(POSTAL)], 10_000_000_000 + n, n + 0.25, f"2020-01-{n % 28 + 1:02}")
        for n in range(POINTS)
    ]
    types = {field.original: field.type for field in stored.fields}
    assert (types["postal"], types["people"], types["share"]) == ("TEXT", "INTEGER", "REAL")


def test_get_features_gives_all_of_them(mapserver):
    found = list(client_at(mapserver, "json").maps.get_features(("ms:points",)))
    assert sorted(record.attributes["people"] for record in found) == [
        10_000_000_000 + n for n in range(POINTS)
    ]


@FORMS
def test_a_box_finds_what_is_in_it(form, mapserver, tmp_path):
    west, south, east, north = BOX
    places = [(4 + n % 50 / 50, 50 + n / 250) for n in range(POINTS)]
    inside = sum(west <= x <= east and south <= y <= north for x, y in places)
    assert copied(mapserver, form, tmp_path / "a.gpkg", "points", BOX).stored.count == inside > CAP / 4
    if form == "json":
        found = client_at(mapserver, form).maps.get_features(("ms:points",), BOX)
        assert len(list(found)) == inside


def test_features_in_another_system_lie_where_they_are(mapserver, sql, tmp_path):
    stored = copied(mapserver, "gml", tmp_path / "rivers.gpkg", "rivers").stored
    assert (stored.count, stored.astray) == (RIVERS, 0)
    ((west, south, east, north),) = sql(
        stored.path, "SELECT min_x, min_y, max_x, max_y FROM gpkg_contents WHERE table_name = 'records'"
    )
    assert 6 < west < 6.3 and 50 < south < 51 and 8.9 < east < 9.1 and 51 < north < 52


def drawn_pixels(layer, size=200) -> int:
    """The pixels of the whole layer that something is drawn on."""
    block = layer.dataProvider().block(1, layer.extent(), size, size)
    colors = (block.color(row, column) for row in range(size) for column in range(size))
    return sum(color >> 24 > 0 and color & 0xFFFFFF not in (0, 0xFFFFFF) for color in colors)


@pytest.mark.parametrize(
    ("systems", "asked"), [("EPSG:25832", "EPSG:25832"), ("EPSG:25832 EPSG:3857", "EPSG:3857")]
)
def test_a_map_is_drawn_in_a_system_that_the_service_offers(systems, asked, mapserver, server_at, project):
    mapserver.add("systems", systems={"rivers": systems}, web_systems="EPSG:4326")
    server, catalog = server_at("systems"), catalog_at(mapserver, "systems")
    (chosen,) = [Chosen(layer) for layer in catalog.maps if layer.name == "rivers"]
    (layer,) = add_maps(project, server, [chosen], catalog).layers
    assert drawn_pixels(layer) > 200
    maps = [each.query for each in mapserver.requests if each.query["REQUEST"] == "GetMap"]
    assert {query["CRS"] for query in maps} == {asked}


def test_qgis_shows_features_itself_with_the_key(mapserver, server_at, project):
    server, catalog = server_at("gml"), catalog_at(mapserver, "gml")
    assert catalog.why_copied == ""
    chosen = [Chosen(None, kind) for kind in catalog.features]
    added = add_maps(project, server, chosen, catalog)
    assert added.refused == ()
    assert [len(features_of(layer)) for layer in added.layers] == [POINTS, ZONES, RIVERS]
    assert all((each.key, each.status) == (KEY, 200) for each in mapserver.requests)


def test_features_that_qgis_can_not_read_are_not_added_as_an_empty_layer(mapserver, server_at, project):
    mapserver.add("unread", names={"points": "Flut Zonen"})
    server, catalog = server_at("unread"), catalog_at(mapserver, "unread")
    added = add_maps(project, server, [Chosen(None, kind) for kind in catalog.features], catalog)
    assert [len(features_of(layer)) for layer in added.layers] == [ZONES, RIVERS]
    ((title, reason),) = added.refused
    assert title == "Points" and is_told_well(reason) and "Unreadable response" in reason


def test_gml_that_is_no_xml_is_not_told_as_no_features(mapserver, tmp_path):
    mapserver.add("blanks", names={"points": "Flut Zonen"})
    with pytest.raises(UnreadableAnswer) as caught:
        copied(mapserver, "blanks", tmp_path / "a.gpkg", "Flut Zonen")
    assert "Unreadable response" in sentence(caught.value)


def test_a_map_and_its_features_are_paired_whatever_colons_their_name_has(mapserver):
    mapserver.add("colons", names={"points": "gp:points"})
    layers = {layer.name: layer.feature_type for layer in catalog_at(mapserver, "colons").maps}
    assert layers["gp:points"] == "ms:gp:points"


@pytest.mark.parametrize(("address", "why"), [("?", RELATIVE), ("http://maps.inner.invalid/wfs?", FOREIGN)])
def test_features_whose_addresses_qgis_cannot_use_are_copied(address, why, mapserver, tmp_path):
    mapserver.add("behind", wfs=address, wms=address, cap=CAP)
    catalog = catalog_at(mapserver, "behind")
    assert (catalog.why_copied, catalog.has_own_addresses) == (why, False)
    assert copied(mapserver, "behind", tmp_path / "a.gpkg", "points").stored.count == POINTS


def test_what_is_at_a_pixel_lies_in_degrees(mapserver):
    west, south, east, north = 445277.96, 6446275.84, 1001875.42, 6982997.92
    found = client_at(mapserver, "json").maps.feature_info(
        ("zones",), (west, south, east, north), 400, 400, 10, 390
    )
    (record,) = found
    ring = record.geometry["coordinates"][0]
    assert all(3.9 < x < 4.5 and 49.9 < y < 50.5 for x, y in ring), ring


def test_a_format_that_is_not_offered_is_told_in_the_words_of_the_service(mapserver):
    info = client_at(mapserver, "gml").maps.feature_info(("zones",), (0.0, 0.0, 9.0, 9.0), 9, 9, 1, 1)
    with pytest.raises(UnreadableAnswer) as caught:
        list(info)
    assert "INFO_FORMAT" in caught.value.service_message


@pytest.mark.parametrize(
    "ask",
    [
        lambda maps: maps.describe_layer(("none",)),
        lambda maps: maps.describe_feature_type("ms:none"),
        lambda maps: maps.legend("none"),
    ],
)
def test_a_report_of_an_error_is_told_in_the_words_of_the_service(ask, mapserver):
    with pytest.raises((UnreadableAnswer, BadRequest)) as caught:
        ask(client_at(mapserver, "gml").maps)
    assert caught.value.service_message


def test_a_refused_key_is_told(mapserver):
    with pytest.raises(KeyRejected):
        gis.hazard_maps.load_catalog.map_catalog(client_at(mapserver, "gml", "another"), Monitor())


def test_each_request_of_a_copy_has_the_key_and_accepts_what_is_read(mapserver, tmp_path):
    mapserver.forget()
    catalog_at(mapserver, "gml")
    copied(mapserver, "gml", tmp_path / "a.gpkg", "zones")
    asked = mapserver.requests
    assert len(asked) > 5 and all(each.key == KEY for each in asked)
    formats = {
        (each.query["REQUEST"], "json" in each.query.get("OUTPUTFORMAT", "")): each.accept for each in asked
    }
    assert formats == {
        ("GetCapabilities", False): "application/xml",
        ("DescribeLayer", False): "application/xml",
        ("DescribeFeatureType", False): "application/xml",
        ("GetFeature", True): "application/json",
        ("GetFeature", False): "application/xml",
    }

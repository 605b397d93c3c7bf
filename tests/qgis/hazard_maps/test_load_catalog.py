"""What a map service offers, asked of a real QGIS Server."""

from __future__ import annotations

from dataclasses import replace
from urllib.parse import parse_qs, urlsplit

import pytest

from geoportfolio.core import gis
from geoportfolio.core.api import Client, Monitor, OpenPoints
from geoportfolio.core.api.endpoints import XML
from geoportfolio.core.api.errors import KeyRejected, ServerFailed, UnreadableAnswer
from geoportfolio.core.gis.connections.connections import Connection
from geoportfolio.core.gis.hazard_maps.capabilities import layers_in
from geoportfolio.core.gis.hazard_maps.catalog import FEATURES
from geoportfolio.core.gis.hazard_maps.layers import Chosen
from geoportfolio.core.gis.hazard_maps.load_catalog import map_layers
from geoportfolio.core.gis.layers import uris
from geoportfolio.core.gis.text.error_messages import sentence
from sandbox.hazards import LAYERS
from tests.support.maps import OFFICE, add_maps
from tests.support.scripted_server import FakeServer, Reply
from tests.support.service import client_of
from tests.support.vector_layers import features_of


def ask(sandbox, **changes):
    return gis.hazard_maps.load_catalog.map_catalog(client_of(sandbox, **changes), Monitor())


def test_maps_with_all_that_the_service_says_of_them(sandbox):
    catalog = ask(sandbox)
    group, wind, flood, quake = catalog.maps
    assert group.name == "hazard" and group.is_group and group.kind == ""
    assert [layer.name for layer in (wind, flood, quake)] == list(LAYERS)
    assert all(layer.group == (group.title,) and layer.abstract for layer in (wind, flood, quake))
    assert all((layer.kind, layer.feature_type) == (FEATURES, layer.name) for layer in (wind, flood, quake))
    assert {style.name for style in wind.styles} == {"default", "outline"}
    assert (flood.min_scale, flood.max_scale) == (20_000_000, 0)
    assert (wind.is_queryable, quake.is_queryable) == (True, False)
    west, south, east, north = wind.extent
    assert -90 < west < -80 and 8 < south < 9 and 150 < east < 151 and 62 < north < 63
    assert [kind.name for kind in catalog.features] == list(LAYERS)
    assert catalog.features[0].extent == pytest.approx(wind.extent, abs=0.01)
    assert (catalog.features_error, catalog.has_own_addresses, catalog.describes_types) == (
        None,
        True,
        True,
    )
    asked = [request.query["REQUEST"] for request in sandbox.requests]
    assert asked == ["GetCapabilities", "DescribeLayer", "GetCapabilities", "DescribeFeatureType"]


def test_a_wfs_that_fails_leaves_the_maps(sandbox):
    sandbox.faults.set("/graph/layers/wfs=500x9")
    catalog = ask(sandbox)
    assert len(catalog.maps) == 4 and catalog.features == ()
    assert isinstance(catalog.features_error, ServerFailed)


def test_a_service_without_descriptions_is_known_by_equal_names(sandbox):
    with sandbox.behaving(describe_layer=False, describe_feature_type=False):
        catalog = ask(sandbox)
    assert [layer.feature_type for layer in catalog.maps] == ["", *LAYERS]
    assert {layer.kind for layer in catalog.maps} == {""} and not catalog.describes_types


def test_many_layers_are_described_in_parts_and_one_that_fails_takes_nothing_from_the_others():
    names = [f"layer {number}" for number in range(250)]
    odd = "two, at once"
    layers = "".join(f"<Layer><Name>{name}</Name></Layer>" for name in (odd, *names))

    def answer(seen):
        query = parse_qs(urlsplit(seen.target).query)
        if query["SERVICE"] == ["WFS"]:
            return Reply({"message": "no WFS here"}, 404)
        if query["REQUEST"] == ["GetCapabilities"]:
            return Reply(f"<W><Capability><Layer>{layers}</Layer></Capability></W>", content_type=XML)
        asked = query["LAYERS"][0].split(",")
        if "layer 100" in asked:
            return Reply({"message": "no"}, 400)
        told = "".join(f'<LayerDescription name="{name}" owsType="WFS"/>' for name in asked)
        return Reply(f"<D>{told}</D>", content_type=XML)

    with FakeServer(answer=answer) as service:
        catalog = gis.hazard_maps.load_catalog.map_catalog(service.client(), Monitor())
    assert [layer.name for layer in catalog.maps if not layer.kind] == [odd, *names[100:200]]
    assert len(catalog.maps) == 251 and catalog.features_error is not None
    assert sum("DescribeLayer" in seen.target for seen in service.seen) == 3


def test_a_refused_key_is_told(sandbox):
    with pytest.raises(KeyRejected):
        ask(sandbox, api_key="another")


def chosen_of(catalog, name):
    return [Chosen(next(layer for layer in catalog.maps if layer.name == name))]


def test_behind_a_gateway_maps_are_asked_for_at_the_address_that_we_know(sandbox, project, server):
    with sandbox.behaving(inner_addresses=True):
        catalog = ask(sandbox)
        assert not catalog.has_own_addresses and not catalog.describes_types
        (layer,) = add_maps(project, server, chosen_of(catalog, "wind_bands"), catalog).layers
        sandbox.forget()
        assert layer.dataProvider().block(1, layer.extent(), 40, 20).isValid()
    # QGIS may ask for the legend of the layer, too, at the same address.
    assert "GetMap" in {request.query["REQUEST"] for request in sandbox.requests}
    assert all(request.authorized for request in sandbox.requests)


def test_path_style(sandbox, project, office):
    points = OpenPoints(path_style_maps=True)
    office.save(Connection(OFFICE, sandbox.url, open_points=points), sandbox.key)
    catalog = ask(sandbox, open_points=points)
    assert catalog.has_own_addresses and catalog.describes_types
    server = uris.server_of(office, OFFICE)
    (wind,) = chosen_of(catalog, "wind_bands")
    both = Chosen(wind.layer, catalog.features[0])
    sandbox.forget()
    drawn, zones = add_maps(project, server, [both], catalog).layers
    assert drawn.dataProvider().block(1, drawn.extent(), 40, 20).isValid()
    assert features_of(zones)[0].hasGeometry()
    assert all(request.path.endswith("/" + request.query["REQUEST"]) for request in sandbox.requests)
    assert all(request.authorized for request in sandbox.requests)


@pytest.mark.parametrize("key", ["demo", "a-key-of-some-length"])
@pytest.mark.parametrize("service", ["WMS", "WFS"])
@pytest.mark.parametrize("said", ["<ServiceExceptionReport>no {key}</ServiceExceptionReport>", "<W {key}"])
def test_no_error_on_what_a_map_service_says_has_the_key_in_it(key, service, said):
    def answer(seen):
        is_meant = parse_qs(urlsplit(seen.target).query)["SERVICE"] == [service]
        return Reply(said.format(key=key) if is_meant else "<W/>", content_type=XML)

    with FakeServer(answer=answer) as server:
        client = Client(replace(server.client().config, api_key=key))
        try:
            error = gis.hazard_maps.load_catalog.map_catalog(client, Monitor()).features_error
        except UnreadableAnswer as raised:
            error = raised
    assert isinstance(error, UnreadableAnswer)
    texts = (repr(error), str(vars(error)), sentence(error))
    assert not [text for text in texts if key in text]


def test_load_layers_alone_asks_only_the_wms(sandbox):
    kinds = {layer.name: layer.kind for layer in map_layers(client_of(sandbox), Monitor())}
    assert {kinds[name] for name in LAYERS} == {FEATURES}
    seen = [(seen.query["REQUEST"], seen.query["SERVICE"]) for seen in sandbox.requests]
    assert seen == [("GetCapabilities", "WMS"), ("DescribeLayer", "WMS")]


def test_load_layers_without_descriptions_has_their_names():
    named = "<W><Capability><Layer><Name>wind</Name></Layer></Capability></W>"
    refusal = Reply({"message": "no DescribeLayer here"}, 400)
    with FakeServer(Reply(named, content_type="application/xml"), refusal) as server:
        assert map_layers(server.client(), Monitor()) == layers_in(named)
    assert "REQUEST=DescribeLayer" in server.seen[1].target


def test_load_layers_with_a_refused_key_raises(sandbox):
    with pytest.raises(KeyRejected):
        map_layers(client_of(sandbox, api_key="another"), Monitor())

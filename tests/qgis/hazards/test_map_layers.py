"""The names that a map service gives its layers."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from geoportfolio.core.api import Monitor
from geoportfolio.core.api.errors import KeyRejected, UnreadableAnswer
from geoportfolio.core.gis.capabilities import descriptions_in, layers_in
from geoportfolio.core.gis.jobs.maps import map_layers
from geoportfolio.core.gis.map_catalogue import FEATURES, RASTER, MapLayer, MapStyle
from sandbox.hazards import LAYERS
from tests.support.scripted_server import FakeServer, Reply
from tests.support.service import client_of

OLD = """<?xml version="1.0" encoding="ISO-8859-1"?>
<!DOCTYPE WMT_MS_Capabilities SYSTEM "http://localhost/capabilities_1_1_1.dtd">
<WMT_MS_Capabilities version="1.1.1"><Service><Name>OGC:WMS</Name></Service><Capability>
<Layer><Title>All</Title><Layer><Name> perils </Name><Title>Perils</Title>
<Layer queryable="1"><Name>wind</Name><Title>Wind &amp; gale</Title>
<Style><Name>default</Name><Title>plain</Title></Style></Layer>
<Layer><Name>wind</Name></Layer><Layer><Name>шторм</Name></Layer></Layer></Layer>
</Capability></WMT_MS_Capabilities>"""
DESCRIBED = """<a xmlns:se="http://www.opengis.net/se"><LayerDescription name="wind" owsType="WFS" wfs="x">
<Query typeName="wind"/></LayerDescription><LayerDescription name="odd"/>
<LayerDescription><owsType>wcs</owsType><TypeName><se:CoverageTypeName>hail</se:CoverageTypeName></TypeName>
</LayerDescription><LayerDescription><owsType>wfs</owsType><TypeName>
<se:FeatureTypeName>snow</se:FeatureTypeName>
</TypeName></LayerDescription></a>"""
REFUSED = """<?xml version="1.0"?><ServiceExceptionReport xmlns="http://www.opengis.net/ogc">
<ServiceException code="LayerNotDefined">No map today.</ServiceException></ServiceExceptionReport>"""


def test_the_layers_of_a_real_server_are_named(sandbox):
    kinds = {layer.name: layer.kind for layer in map_layers(client_of(sandbox), Monitor())}
    assert {kinds[name] for name in LAYERS} == {FEATURES}
    seen = [(seen.query["REQUEST"], seen.query["SERVICE"]) for seen in sandbox.requests]
    assert seen == [("GetCapabilities", "WMS"), ("DescribeLayer", "WMS")]


def test_a_service_that_describes_nothing_has_still_named_its_layers():
    refusal = Reply({"message": "no DescribeLayer here"}, 400)
    with FakeServer(Reply(OLD, content_type="application/xml"), refusal) as server:
        assert map_layers(server.client(), Monitor()) == layers_in(OLD)
    assert "REQUEST=DescribeLayer" in server.seen[1].target


def test_descriptions_of_both_versions_are_read():
    kinds = {name: described.kind for name, described in descriptions_in(DESCRIBED).items()}
    assert kinds == {"wind": FEATURES, "hail": RASTER, "snow": FEATURES}


def test_an_older_document_with_groups_and_styles_is_read_too():
    assert layers_in(OLD) == (
        MapLayer("perils", "Perils", is_queryable=False, is_group=True),
        MapLayer(
            "wind",
            "Wind & gale",
            group=("Perils",),
            styles=(MapStyle("default", "plain"),),
            is_queryable=True,
        ),
        MapLayer("шторм", group=("Perils",), is_queryable=False),
    )


def test_a_report_of_an_error_is_one():
    with pytest.raises(UnreadableAnswer) as caught:
        layers_in(REFUSED)
    assert caught.value.service_message == "No map today."


def test_a_refused_key_is_told(sandbox):
    with pytest.raises(KeyRejected):
        map_layers(client_of(sandbox, api_key="another"), Monitor())


@given(st.text(max_size=40) | st.text(max_size=20).map(lambda text: f"<Layer><Name>{text}</Name></Layer>"))
def test_any_text_is_layers_or_unreadable(text):
    with suppress(UnreadableAnswer):
        assert all(layer.name for layer in layers_in(text))

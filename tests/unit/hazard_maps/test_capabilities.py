"""What the XML of a map service says, in all versions of OGC's."""

from __future__ import annotations

import math
import time
from contextlib import suppress
from xml.sax.saxutils import escape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from geoportfolio.core.api.errors import UnreadableAnswer
from geoportfolio.core.gis.hazard_maps.capabilities import (
    addresses_in,
    describes_a_type,
    descriptions_in,
    features_in,
    layers_in,
)
from geoportfolio.core.gis.hazard_maps.catalog import FEATURES, RASTER, FeatureType, MapLayer, MapStyle

WMS_13 = """<WMS_Capabilities version="1.3.0" xmlns="http://www.opengis.net/wms"
 xmlns:xlink="http://www.w3.org/1999/xlink"><Service><Name>WMS</Name></Service><Capability>
<Request><GetMap><Format>image/png</Format><DCPType><HTTP><Get>
<OnlineResource xlink:href="https://gw/graph/layers/wms?"/></Get></HTTP></DCPType></GetMap></Request>
<Layer queryable="1"><Title>The service</Title>
<EX_GeographicBoundingBox><westBoundLongitude>-180</westBoundLongitude><eastBoundLongitude>180
</eastBoundLongitude><southBoundLatitude>-90</southBoundLatitude><northBoundLatitude>90</northBoundLatitude>
</EX_GeographicBoundingBox><Style><Name>plain</Name><Title>Plain</Title></Style>
<Layer><Name>perils</Name><Title>Perils</Title><Abstract>All of them</Abstract>
<MinScaleDenominator>5000</MinScaleDenominator><MaxScaleDenominator>1e6</MaxScaleDenominator>
<Layer><Name>wind</Name><Title>Wind</Title><Abstract>Gusts</Abstract>
<Style><Name>bands</Name></Style><Style><Name>plain</Name><Title>Own plain</Title></Style></Layer>
<Layer queryable="0" opaque="1"><Name>flood</Name><MaxScaleDenominator>50000</MaxScaleDenominator>
<EX_GeographicBoundingBox><westBoundLongitude>5</westBoundLongitude><eastBoundLongitude>15</eastBoundLongitude>
<southBoundLatitude>47</southBoundLatitude><northBoundLatitude>55</northBoundLatitude>
</EX_GeographicBoundingBox></Layer></Layer></Layer></Capability></WMS_Capabilities>"""
WMS_11 = """<?xml version="1.0"?>
<!DOCTYPE WMT_MS_Capabilities SYSTEM "http://schemas.opengis.net/wms/1.1.1/WMS_MS_Capabilities.dtd"
 [<!ELEMENT VendorSpecificCapabilities EMPTY>]>
<WMT_MS_Capabilities version="1.1.1"><Capability><Layer><Title>S</Title>
<LatLonBoundingBox minx="-10" miny="35" maxx="30" maxy="60"/>
<Layer queryable="1"><Name>hail</Name><ScaleHint min="1.4" max="1400"/></Layer></Layer></Capability>
</WMT_MS_Capabilities>"""
OLD = """<?xml version="1.0" encoding="ISO-8859-1"?>
<!DOCTYPE WMT_MS_Capabilities SYSTEM "http://localhost/capabilities_1_1_1.dtd">
<WMT_MS_Capabilities version="1.1.1"><Service><Name>OGC:WMS</Name></Service><Capability>
<Layer><Title>All</Title><Layer><Name> perils </Name><Title>Perils</Title>
<Layer queryable="1"><Name>wind</Name><Title>Wind &amp; gale</Title>
<Style><Name>default</Name><Title>plain</Title></Style></Layer>
<Layer><Name>wind</Name></Layer><Layer><Name>шторм</Name></Layer></Layer></Layer>
</Capability></WMT_MS_Capabilities>"""
REFUSED = """<?xml version="1.0"?><ServiceExceptionReport xmlns="http://www.opengis.net/ogc">
<ServiceException code="LayerNotDefined">No map today.</ServiceException></ServiceExceptionReport>"""
WORLD = (-180.0, -90.0, 180.0, 90.0)
PLAIN = MapStyle("plain", "Plain")


def test_what_a_layer_has_from_those_around_it():
    perils, wind, flood = layers_in(WMS_13)
    assert perils == MapLayer(
        "perils",
        "Perils",
        abstract="All of them",
        styles=(PLAIN,),
        extent=WORLD,
        min_scale=1_000_000,
        max_scale=5000,
        is_queryable=True,
        is_group=True,
    )
    assert wind.group == ("Perils",) and wind.extent == WORLD and wind.is_queryable
    assert (wind.min_scale, wind.max_scale, wind.abstract) == (1_000_000, 5000, "Gusts")
    assert wind.styles == (MapStyle("bands"), MapStyle("plain", "Own plain"))
    assert (flood.min_scale, flood.max_scale, flood.extent) == (50_000, 5000, (5.0, 47.0, 15.0, 55.0))
    assert flood.is_opaque and not flood.is_queryable and not flood.abstract and flood.styles == (PLAIN,)


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


def test_an_older_document_has_its_own_words_for_it():
    (hail,) = layers_in(WMS_11)
    assert hail.extent == (-10.0, 35.0, 30.0, 60.0) and hail.group == ()
    assert hail.max_scale == pytest.approx(1.4 / math.sqrt(2) / 0.00028)
    assert hail.min_scale == pytest.approx(1000 * hail.max_scale)


WFS = {
    "1.0.0": """<WFS_Capabilities xmlns="http://www.opengis.net/wfs" version="1.0.0"><Capability><Request>
<GetFeature><DCPType><HTTP><Get onlineResource="https://gw/wfs?"/></HTTP></DCPType></GetFeature></Request>
</Capability><FeatureTypeList><Operations><Query/></Operations><FeatureType><Name>ns:wind</Name>
<Title>Wind</Title><Abstract>Gusts</Abstract><SRS>EPSG:4326</SRS>
<LatLongBoundingBox minx="5" miny="47" maxx="15" maxy="55"/></FeatureType></FeatureTypeList>
</WFS_Capabilities>""",
    "2.0.0": """<wfs:WFS_Capabilities xmlns:wfs="http://www.opengis.net/wfs/2.0" version="2.0.0"
 xmlns:ows="http://www.opengis.net/ows/1.1" xmlns:xlink="http://www.w3.org/1999/xlink">
<ows:OperationsMetadata><ows:Operation name="GetFeature"><ows:DCP><ows:HTTP><ows:Get
 xlink:href="https://gw/wfs?"/><ows:Post xlink:href="https://other/"/></ows:HTTP></ows:DCP></ows:Operation>
</ows:OperationsMetadata><wfs:FeatureTypeList><wfs:FeatureType><wfs:Name>ns:wind</wfs:Name>
<wfs:Title>Wind</wfs:Title><wfs:Abstract>Gusts</wfs:Abstract><ows:WGS84BoundingBox><ows:LowerCorner>5 47
</ows:LowerCorner><ows:UpperCorner>15 55</ows:UpperCorner></ows:WGS84BoundingBox></wfs:FeatureType>
</wfs:FeatureTypeList></wfs:WFS_Capabilities>""",
}


@pytest.mark.parametrize("version", WFS)
def test_feature_types_of_every_version(version):
    assert features_in(WFS[version]) == (FeatureType("ns:wind", "Wind", "Gusts", (5.0, 47.0, 15.0, 55.0)),)
    assert addresses_in(WFS[version]) == {"GetFeature": "https://gw/wfs?"}


@pytest.mark.parametrize("tag", ["DefaultCRS", "DefaultSRS"])
@pytest.mark.parametrize(
    ("crs", "is_east_first"),
    [("EPSG:4326", True), ("urn:ogc:def:crs:EPSG::4326", False), ("urn:x-ogc:def:crs:EPSG:4326", False)],
)
def test_the_name_of_the_crs_tells_the_order_of_the_axes(tag, crs, is_east_first):
    named = WFS["2.0.0"].replace("<ows:WGS84", f"<wfs:{tag}>{crs}</wfs:{tag}><ows:WGS84")
    assert features_in(named)[0].is_east_first is is_east_first


@pytest.mark.parametrize(
    ("service", "layer", "crs"),
    [
        ("", "", ""),
        ("", "<CRS>EPSG:25832</CRS><CRS>EPSG:4326</CRS>", "EPSG:25832"),
        ("", "<CRS>EPSG:25832</CRS><CRS>EPSG:3857</CRS>", "EPSG:3857"),
        ("<CRS>EPSG:3857</CRS>", "<CRS>EPSG:25832</CRS>", "EPSG:3857"),
        ("<CRS>EPSG:4326</CRS>", "<CRS>EPSG:25832</CRS>", "EPSG:25832"),
        ("<CRS>EPSG:4326</CRS>", "", "EPSG:4326"),
        ("<CRS>CRS:84</CRS><CRS>EPSG:4326</CRS>", "", "EPSG:4326"),
        ("<CRS>CRS:84</CRS>", "", "CRS:84"),
        ("<SRS>EPSG:4326 EPSG:3857</SRS>", "<SRS>EPSG:25832</SRS>", "EPSG:3857"),
    ],
)
def test_the_crs_to_ask_for_is_web_mercator_or_one_that_is_offered(service, layer, crs):
    (found,) = layers_in(
        f"<W><Capability><Layer>{service}<Layer><Name>a</Name>{layer}</Layer></Layer></Capability></W>"
    )
    assert found.crs == crs


def test_addresses_of_a_wms():
    assert addresses_in(WMS_13) == {"GetMap": "https://gw/graph/layers/wms?"}


def test_a_service_of_many_levels_is_told_to_a_depth_that_can_be_shown():
    depth = 190
    groups = "".join(f"<Layer><Title>{number}</Title>" for number in range(depth))
    (layer,) = layers_in(
        f"<W><Capability>{groups}<Layer><Name>a</Name></Layer>{'</Layer>' * depth}</Capability></W>"
    )
    assert layer.group == tuple(map(str, range(1, 51)))


OLD_DESCRIPTION = """<!DOCTYPE WMS_DescribeLayerResponse SYSTEM "http://x/d.dtd">
<WMS_DescribeLayerResponse version="1.1.1"><LayerDescription name="wind" wfs="https://gw/wfs?" owsType="WFS"
 owsURL="https://gw/wfs?"><Query typeName="ns:gusts"/></LayerDescription>
<LayerDescription name="hail" owsType="WCS"/><LayerDescription name="odd"/></WMS_DescribeLayerResponse>"""
NEW_DESCRIPTION = """<DescribeLayerResponse xmlns="http://www.opengis.net/sld"
 xmlns:se="http://www.opengis.net/se" xmlns:xlink="http://www.w3.org/1999/xlink"><LayerDescription>
<owsType>wfs</owsType><se:OnlineResource xlink:href="https://gw/wfs"/><TypeName><se:FeatureTypeName>{}
</se:FeatureTypeName></TypeName></LayerDescription></DescribeLayerResponse>"""


def test_descriptions_of_the_older_form():
    wind, hail = descriptions_in(OLD_DESCRIPTION, ("wind", "hail")).items()
    assert wind[0] == "wind" and (wind[1].kind, wind[1].feature_type) == (FEATURES, "ns:gusts")
    assert wind[1].address == "https://gw/wfs?"
    assert hail[0] == "hail" and (hail[1].kind, hail[1].feature_type) == (RASTER, "")


@pytest.mark.parametrize(
    ("names", "type_name", "name"),
    [(("wind",), "ns:gusts", "wind"), (("a", "wind"), "ns:wind", "wind"), ((), "wind", "wind")],
)
def test_descriptions_of_the_newer_form_name_types_only(names, type_name, name):
    found = descriptions_in(NEW_DESCRIPTION.format(type_name), names)
    assert {key: (d.feature_type, d.address) for key, d in found.items()} == {
        name: (type_name, "https://gw/wfs")
    }


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no XML",
        "<a><b></a>",
        '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;&b;">]><a><Layer><Name>&c;</Name></Layer></a>',
        '<!DOCTYPE a [<!ENTITY % b SYSTEM "file:///etc/passwd">]><a/>',
        "<ServiceExceptionReport><ServiceException>No map today.</ServiceException></ServiceExceptionReport>",
    ],
)
def test_what_is_no_capabilities_is_told(text):
    for read in (layers_in, features_in, addresses_in, descriptions_in):
        with pytest.raises(UnreadableAnswer):
            read(text)


def test_a_report_of_an_error_is_one():
    with pytest.raises(UnreadableAnswer) as caught:
        layers_in(REFUSED)
    assert caught.value.service_message == "No map today."


def test_a_report_of_wfs_is_no_schema():
    assert describes_a_type('<schema xmlns="http://www.w3.org/2001/XMLSchema"/>')
    assert not describes_a_type("<ows:ExceptionReport xmlns:ows='http://www.opengis.net/ows'/>")
    assert not describes_a_type('{"message": "no"}')


def test_two_thousand_layers_are_read_in_a_moment():
    layer = "<Layer><Name>n{0}</Name><Title>{1}</Title><Style><Name>a</Name></Style></Layer>"
    wide = "".join(layer.format(number, "long " * 200) for number in range(2000))
    began = time.thread_time()
    assert len(layers_in(f"<W><Capability><Layer>{wide}</Layer></Capability></W>")) == 2000
    assert time.thread_time() - began < 3


def test_levels_at_which_qgis_may_crash_are_refused():
    def nested(levels):
        return f"<W><Capability>{'<Layer><Name>d</Name>' * levels}{'</Layer>' * levels}</Capability></W>"

    assert [found.name for found in layers_in(nested(197))] == ["d"]
    for read in (layers_in, features_in, addresses_in, descriptions_in):
        with pytest.raises(UnreadableAnswer) as caught:
            read(nested(198))
        assert caught.value.seen == "XML that is nested too deeply"


def test_styles_that_are_handed_down_have_a_bound():
    style = "<Style><Name>s{0}-{1}</Name></Style>"
    styles = ["".join(style.format(level, number) for number in range(10)) for level in range(150)]
    deep = (
        "".join(f"<Layer><Name>l{level}</Name>{own}" for level, own in enumerate(styles)) + "</Layer>" * 150
    )
    found = layers_in(f"<W><Capability>{deep}</Capability></W>")
    assert [style.name for style in found[2].styles][::10] == ["s2-0", "s1-0", "s0-0"]
    assert max(len(each.styles) for each in found) == 1000 and found[-1].styles[0].name == "s149-0"


def test_thousands_of_ordinary_layers_with_many_crs_are_read():
    box = '<BoundingBox CRS="EPSG:1" minx="1" miny="1" maxx="2" maxy="2"/>'
    layer = f"<Layer><Name>l{{}}</Name>{'<CRS>EPSG:1</CRS>' * 20}{box * 20}</Layer>"
    wide = "".join(map(layer.format, range(4300)))
    assert len(wide) > 6_800_000
    assert len(layers_in(f"<W><Capability><Layer>{wide}</Layer></Capability></W>")) == 4300


def test_words_in_many_pieces_are_put_together_once():
    title = "x<!-- -->" * 20_000
    (found,) = layers_in(
        f"<W><Capability><Layer><Name> a<b/>c</Name><Title>{title}</Title></Layer></Capability></W>"
    )
    assert found.name == "a" and found.title == "x" * 20_000


WORDS = st.text(st.characters(blacklist_categories=("Cs", "Cc")), max_size=20).map(str.strip)
TREES = st.recursive(
    st.tuples(WORDS, WORDS, st.just(())), lambda inner: st.tuples(WORDS, WORDS, st.lists(inner, max_size=4))
)


@given(TREES)
def test_every_tree_comes_back_in_its_order_with_its_groups(tree):
    def written(node):
        name, title, inner = node
        named = f"<Name>{escape(name)}</Name>" if name else ""
        return f"<Layer>{named}<Title>{escape(title)}</Title>{''.join(map(written, inner))}</Layer>"

    def expected(node, group=(), is_top=True):
        name, title, inner = node
        if name:
            yield name, title, group
        for child in inner:
            yield from expected(child, group if is_top else (*group, title or name), False)

    whole = {}
    for name, title, group in expected(tree):
        whole.setdefault(name, (title, group))
    found = layers_in(f"<W><Capability>{written(tree)}</Capability></W>")
    assert [(each.name, (each.title, each.group)) for each in found] == list(whole.items())


@given(st.text(max_size=80))
def test_any_text_is_read_or_told(text):
    for read in (layers_in, features_in, addresses_in, descriptions_in):
        with suppress(UnreadableAnswer):
            read(text)


@pytest.mark.parametrize(
    ("box", "is_odd"),
    [
        ("", False),
        ('<LatLonBoundingBox minx="1" miny="2" maxx="3" maxy="4"/>', False),
        ('<LatLonBoundingBox minx="NaN" miny="2" maxx="3" maxy="4"/>', True),
        ('<BoundingBox CRS="CRS:84" minx="NaN" miny="NaN" maxx="NaN" maxy="NaN"/>', True),
        ("<EX_GeographicBoundingBox/>", True),
    ],
)
def test_a_box_that_is_no_numbers_is_remembered_beside_the_one_of_the_group(box, is_odd):
    (layer,) = layers_in(
        '<W><Capability><Layer><LatLonBoundingBox minx="-10" miny="35" maxx="30" maxy="60"/>'
        f"<Layer><Name>hail</Name>{box}</Layer></Layer></Capability></W>"
    )
    assert layer.has_odd_extent is is_odd and layer.extent is not None

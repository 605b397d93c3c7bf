"""The sandbox's WMS and WFS (spec 4.7): QGIS Server behind it, and QGIS itself as a client."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from lxml import etree
from PIL import Image
from qgis.core import QgsNetworkAccessManager, QgsRasterLayer, QgsVectorLayer
from shapely.geometry import shape

from sandbox.hazards import LAYERS, zones
from sandbox.testing import running

WMS, WFS = "/graph/layers/wms", "/graph/layers/wfs"
XLINK = "{http://www.w3.org/1999/xlink}href"
EUROPE = "-1500000,5000000,3500000,8000000"
MAP = {
    "LAYERS": "wind_bands",
    "STYLES": "",
    "CRS": "EPSG:3857",
    "BBOX": EUROPE,
    "WIDTH": 250,
    "HEIGHT": 150,
    "FORMAT": "image/png",
}
ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def sandbox():
    with running() as started:
        yield started


@pytest.fixture()
def key_of_qgis(sandbox):
    def add_key(request):
        request.setRawHeader(b"Authorization", sandbox.key.encode())

    number = QgsNetworkAccessManager.setRequestPreprocessor(add_key)
    yield
    QgsNetworkAccessManager.removeRequestPreprocessor(number)


def ask(sandbox, service, request, path_style, **parameters):
    path = WMS if service == "WMS" else WFS
    if path_style:
        return sandbox.get(f"{path}/{request}", **parameters)
    return sandbox.get(path, SERVICE=service, REQUEST=request, **parameters)


def hrefs(capabilities, service_path):
    found = [e.get(XLINK) for e in etree.fromstring(capabilities).iter(etree.Element) if e.get(XLINK)]
    return [href for href in found if service_path in href]


@pytest.mark.parametrize("service", ["WMS", "WFS"])
@pytest.mark.parametrize("path_style", [False, True])
def test_capabilities_name_the_layers_and_only_the_sandbox(sandbox, service, path_style):
    answer = ask(sandbox, service, "GetCapabilities", path_style)
    assert answer.status_code == 200 and "xml" in answer.headers["content-type"]
    assert answer.headers["cache-control"] == "no-store"
    assert all(layer in answer.text for layer in LAYERS)
    path = WMS if service == "WMS" else WFS
    addresses = hrefs(answer.content, path)
    assert addresses and all(address.startswith(sandbox.url + path) for address in addresses)
    suffixes = {urlsplit(address).path[len(path) :] for address in addresses}
    if path_style:
        assert {"/GetCapabilities", "/GetMap" if service == "WMS" else "/GetFeature"} <= suffixes
    else:
        assert suffixes == {""}


def test_capabilities_are_never_those_of_another_sandbox(sandbox):
    with running() as other:
        for one in (sandbox, other, sandbox):
            addresses = hrefs(ask(one, "WMS", "GetCapabilities", False).content, WMS)
            assert all(address.startswith(one.url) for address in addresses)


@pytest.mark.parametrize("path_style", [False, True])
def test_a_map_is_a_png_with_the_hazard_on_it(sandbox, path_style):
    answer = ask(sandbox, "WMS", "GetMap", path_style, **MAP)
    assert answer.headers["content-type"] == "image/png"
    picture = Image.open(io.BytesIO(answer.content)).convert("RGB")
    assert picture.size == (250, 150)
    assert len(picture.getcolors(100_000)) > 3


@pytest.mark.parametrize("path_style", [False, True])
def test_feature_info_at_a_pixel(sandbox, path_style):
    window = {**MAP, "QUERY_LAYERS": "wind_bands", "BBOX": "300000,6200000,500000,6400000"}
    answer = ask(sandbox, "WMS", "GetFeatureInfo", path_style, **window, I=125, J=75)
    (found,) = answer.json()["features"]
    assert found["properties"]["storm"] == "storm-anton"


@pytest.mark.parametrize("path_style", [False, True])
def test_a_legend_is_a_png(sandbox, path_style):
    answer = ask(sandbox, "WMS", "GetLegendGraphic", path_style, LAYER="flood_zones", SLD_VERSION="1.1.0")
    assert answer.headers["content-type"] == "image/png"
    assert Image.open(io.BytesIO(answer.content)).width > 50


@pytest.mark.parametrize("path_style", [False, True])
def test_a_layer_is_described(sandbox, path_style):
    answer = ask(sandbox, "WMS", "DescribeLayer", path_style, LAYERS="wind_bands", SLD_VERSION="1.1.0")
    assert etree.QName(etree.fromstring(answer.content)).localname == "DescribeLayerResponse"


@pytest.mark.parametrize("request_name", ["GetLegendGraphic", "DescribeLayer"])
def test_what_asks_about_styles_names_their_version(sandbox, request_name):
    answer = ask(sandbox, "WMS", request_name, False, LAYER="flood_zones", LAYERS="flood_zones")
    assert answer.status_code == 400 and "SLD_VERSION" in answer.text


def test_a_cap_on_features_is_told_and_can_be_paged(sandbox):
    wanted = {"TYPENAMES": "wind_bands", "OUTPUTFORMAT": "application/json"}

    def storms(**page):
        found = ask(sandbox, "WFS", "GetFeature", False, **wanted, **page).json()["features"]
        return [each["id"] for each in found]

    every = storms()
    with sandbox.behaving(features_cap=2):
        assert "DefaultMaxFeatures" in ask(sandbox, "WFS", "GetCapabilities", False).text
        assert storms() == every[:2] and storms(COUNT=5, STARTINDEX=2) == every[2:4]
    with sandbox.behaving(features_cap=2, features_paging=False):
        assert storms(STARTINDEX=2) == every[:2]


@pytest.mark.parametrize("path_style", [False, True])
@pytest.mark.parametrize("layer", LAYERS)
def test_features_are_those_of_the_enrichment(sandbox, path_style, layer):
    parameters = {"TYPENAMES": layer, "OUTPUTFORMAT": "application/json", "SRSNAME": "EPSG:4326"}
    features = ask(sandbox, "WFS", "GetFeature", path_style, **parameters).json()["features"]
    assert len(features) == len(zones(layer))
    bounds = shape(features[0]["geometry"]).bounds
    assert bounds == pytest.approx(zones(layer)[0].geometry.bounds, abs=1e-4)


@pytest.mark.parametrize("path", [WMS, WFS, WMS + "/GetMap", WFS + "/GetFeature"])
def test_every_map_request_needs_the_key(sandbox, path):
    for headers in ({}, {"Authorization": "Bearer " + sandbox.key}):
        assert sandbox.send("GET", path + "?REQUEST=GetCapabilities", headers).status_code == 401


@pytest.mark.parametrize("query", [{}, {"SERVICE": "WFS", "REQUEST": "GetMap"}])
def test_a_request_without_its_name_or_of_another_service_gives_400(sandbox, query):
    assert sandbox.get(WMS, **query).status_code == 400


def test_without_describe_feature_type():
    with running(describe_feature_type=False) as sandbox:
        for style in (False, True):
            assert ask(sandbox, "WFS", "DescribeFeatureType", style, TYPENAME="wind_bands").status_code == 400


@pytest.mark.usefixtures("qgis_app", "key_of_qgis")
@pytest.mark.parametrize("suffix", ["", "/GetCapabilities"])
def test_qgis_shows_the_wms(sandbox, suffix):
    url = f"{sandbox.url}{WMS}{suffix}"
    layer = QgsRasterLayer(
        f"crs=EPSG:3857&format=image/png&layers=wind_bands&styles=&url={url}", "wind", "wms"
    )
    assert layer.isValid(), layer.dataProvider().error().summary() if layer.dataProvider() else ""
    block = layer.dataProvider().block(1, layer.extent(), 200, 100)
    assert block.isValid()
    maps = [request for request in sandbox.requests if request.query.get("REQUEST") == "GetMap"]
    assert maps[-1].authorized
    assert maps[-1].path == WMS + ("/GetMap" if suffix else "")


@pytest.mark.usefixtures("qgis_app", "key_of_qgis")
def test_qgis_reads_the_wfs(sandbox):
    uri = f"url='{sandbox.url}{WFS}' typename='wind_bands' srsname='EPSG:4326' version='auto'"
    layer = QgsVectorLayer(uri, "wind", "WFS")
    assert layer.isValid()
    features = list(layer.getFeatures())
    assert len(features) == len(zones("wind_bands"))
    box = layer.dataProvider().extent()
    expected = [
        f(z.geometry.bounds[i] for z in zones("wind_bands")) for i, f in enumerate((min, min, max, max))
    ]
    found = [box.xMinimum(), box.yMinimum(), box.xMaximum(), box.yMaximum()]
    assert found == pytest.approx(expected, abs=0.01)


def children(pid):
    listed = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(pid)], stdout=subprocess.PIPE, text=True, check=True
    )
    return [int(line) for line in listed.stdout.split()]


def test_the_command_ends_its_qgis_server():
    command = [sys.executable, "-W", "always::ResourceWarning", "-m", "sandbox", "--key", "k"]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, cwd=ROOT, text=True, **pipes) as process:
        url = process.stdout.readline().split()[2]
        answer = httpx.get(
            f"{url}{WMS}/GetCapabilities", headers={"Authorization": "k"}, trust_env=False, timeout=60
        )
        (child,) = children(process.pid)
        process.send_signal(signal.SIGTERM)
        _, warnings = process.communicate(timeout=30)
    assert warnings == ""
    assert (answer.status_code, process.returncode) == (200, 0)
    with pytest.raises(ProcessLookupError):
        os.kill(child, 0)


def test_the_maps_are_told_as_a_hazard_service_tells_them(sandbox):
    root = etree.fromstring(ask(sandbox, "WMS", "GetCapabilities", False).content)
    named = {layer.findtext("{*}Name"): layer for layer in root.iterfind(".//{*}Layer")}
    assert {"hazard", *LAYERS} <= set(named)
    maps = [named[name] for name in LAYERS]
    assert all(each in list(named["hazard"]) and each.findtext("{*}Abstract") for each in maps)
    styles = {style.findtext("{*}Name") for style in named["wind_bands"].iterfind("{*}Style")}
    assert styles == {"default", "outline"}
    assert float(named["flood_zones"].findtext("{*}MaxScaleDenominator")) == 20_000_000
    assert [each.get("queryable") for each in maps] == ["1", "1", "0"]


def test_capabilities_of_a_gateway_name_an_inner_host(sandbox):
    with sandbox.behaving(inner_addresses=True):
        for service, path in (("WMS", WMS), ("WFS", WFS)):
            addresses = hrefs(ask(sandbox, service, "GetCapabilities", False).content, path)
            assert addresses and not any(sandbox.url in address for address in addresses)


def test_what_a_service_may_leave_out_or_let_keep(sandbox):
    with sandbox.behaving(describe_layer=False, capabilities_age=60, features_form="no-json"):
        told = ask(sandbox, "WMS", "DescribeLayer", True, LAYERS="wind_bands", SLD_VERSION="1.1.0")
        assert told.status_code == 400
        assert ask(sandbox, "WMS", "GetCapabilities", True).headers["cache-control"] == "max-age=60"
        wanted = {"TYPENAMES": "wind_bands", "OUTPUTFORMAT": "application/json"}
        assert ask(sandbox, "WFS", "GetFeature", True, **wanted).status_code == 400
    with sandbox.behaving(features_form="gml"):
        answer = ask(sandbox, "WFS", "GetFeature", True, **wanted)
        assert etree.QName(etree.fromstring(answer.content)).localname == "FeatureCollection"

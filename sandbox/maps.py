"""WMS and WFS (spec 4.7) by a real QGIS Server, which runs as a child process and has no port.

The sandbox takes both path styles, checks the key, and hands the request on over a pipe.
"""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import threading
from functools import cache
from pathlib import Path
from typing import Any, Optional
from urllib.parse import urlencode

from lxml import etree
from starlette.responses import Response

from . import hazards
from .call import Call
from .data.cache import FOLDER, write_whole
from .errors import Refused
from .settings import Settings

QGIS_PYTHON = "/usr/bin/python3"
"""The interpreter that has QGIS's modules."""
WORKER = Path(__file__).with_name("maps_worker.py")
PROJECT_FOLDER = FOLDER / "maps"
"""Holds the project and its layers, and what QGIS itself writes."""
VERSIONS = {"wms": "1.3.0", "wfs": "1.1.0"}
"""The newest that QGIS Server speaks."""
DEFAULTS = {
    "GetLegendGraphic": {"FORMAT": "image/png"},
    "GetFeatureInfo": {"INFO_FORMAT": "application/json"},
}
"""Parameters that QGIS Server insists on, and neither the specification nor OGC does."""
STYLED = ("DescribeLayer", "GetLegendGraphic")
"""Requests that OGC 05-078r4 wants SLD_VERSION in, with WMS 1.3.0."""
INNER_HOST = b"http://maps.inner.invalid:8080"
"""What a gateway's service calls itself."""
OWS = "http://www.opengis.net/ows"
XLINK = "{http://www.w3.org/1999/xlink}href"


def write_layers() -> None:
    """The layers of the maps, where they are not there yet."""
    for layer in hazards.LAYERS:
        path = PROJECT_FOLDER / f"{layer}.geojson"
        if not path.exists():
            write_whole(path, hazards.geojson(layer).encode())


@cache
def _qgis_server() -> subprocess.Popen[bytes]:
    """The one child of the process, started when it is first needed; the end of its input ends it."""
    write_layers()
    environment = {
        "QT_QPA_PLATFORM": "offscreen",
        "QGIS_CUSTOM_CONFIG_PATH": str(PROJECT_FOLDER),
        "QGIS_SERVER_LOG_LEVEL": "2",
    }
    child = subprocess.Popen(
        [QGIS_PYTHON, str(WORKER), str(PROJECT_FOLDER), *hazards.LAYERS],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, **environment},
        start_new_session=True,
    )
    atexit.register(child.communicate, timeout=10)
    return child


_turn = threading.Lock()


def ask(url: str) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body for an address under which the sandbox is known; one request at a time."""
    with _turn:
        child = _qgis_server()
        assert child.stdin and child.stdout
        child.stdin.write(json.dumps({"url": url}).encode() + b"\n")
        child.stdin.flush()
        line = child.stdout.readline()
        if not line:
            raise Refused(500, "QGIS Server has ended.")
        head: dict[str, Any] = json.loads(line)
        return head["status"], head["headers"], child.stdout.read(head["length"])


def proxy(call: Call, service: str, request: Optional[str] = None) -> Response:
    """Answer one map request.

    :param service: ``wms`` or ``wfs``.
    :param request: the request's name where the path has it; else it is a parameter.
    """
    given = {name.upper(): value for name, value in call.query.items()}
    name = request or given.get("REQUEST", "")
    _check(call, service, name, given)
    base = f"{call.base_url}/graph/layers/{service}"
    parameters = {"VERSION": VERSIONS[service], **DEFAULTS.get(name, {}), **given}
    parameters.update(SERVICE=service.upper(), REQUEST=name)
    if service == "wfs":
        parameters.update(VERSION=min(parameters["VERSION"], VERSIONS["wfs"]))
        parameters.setdefault("TYPENAME", given.get("TYPENAMES", ""))
        if call.settings.features_form != "asked":
            parameters.pop("OUTPUTFORMAT", None)
        if name == "GetFeature":
            _page(parameters, call.settings)
    status, headers, body = ask(f"{base}?{urlencode(parameters)}")
    if request and name == "GetCapabilities":
        body = with_path_style(body, base)
    if call.settings.features_cap and service == "wfs" and name == "GetCapabilities":
        body = _with_cap(body, call.settings.features_cap)
    if call.settings.inner_addresses and name == "GetCapabilities":
        body = body.replace(call.base_url.encode(), INNER_HOST)
    age = call.settings.capabilities_age
    caching = {"Cache-Control": f"max-age={age}" if age and name == "GetCapabilities" else "no-store"}
    return Response(body, status, caching, headers.get("Content-Type", "application/octet-stream"))


def _page(parameters: dict[str, str], settings: Settings) -> None:
    """Cap what is asked for as the service does."""
    if not settings.features_paging:
        parameters.pop("STARTINDEX", None)
    if settings.features_cap:
        wanted = parameters.pop("COUNT", "") or parameters.pop("MAXFEATURES", "") or settings.features_cap
        parameters["MAXFEATURES"] = str(min(int(wanted), settings.features_cap))


def _with_cap(capabilities: bytes, cap: int) -> bytes:
    """Capabilities of WFS 1.1 that say how many features one answer holds."""
    root = etree.fromstring(capabilities)
    operation = root.find(f".//{{{OWS}}}Operation[@name='GetFeature']")
    constraint = etree.SubElement(operation, f"{{{OWS}}}Constraint", name="DefaultMaxFeatures")
    etree.SubElement(constraint, f"{{{OWS}}}Value").text = str(cap)
    return bytes(etree.tostring(root, xml_declaration=True, encoding="utf-8"))


def _check(call: Call, service: str, name: str, given: dict[str, str]) -> None:
    if not name:
        raise Refused(400, "The parameter REQUEST is missing.")
    if given.get("SERVICE", service).upper() != service.upper():
        raise Refused(400, f"This address serves {service.upper()}.")
    if call.settings.features_form == "no-json" and "json" in given.get("OUTPUTFORMAT", "").lower():
        raise Refused(400, "The output format is not supported.")
    is_new = given.get("VERSION", VERSIONS["wms"]) == VERSIONS["wms"]
    if name in STYLED and is_new and "SLD_VERSION" not in given:
        raise Refused(400, "The parameter SLD_VERSION is missing.")
    settings = call.settings
    offered = {
        "DescribeFeatureType": settings.describe_feature_type,
        "DescribeLayer": settings.describe_layer,
    }
    if not offered.get(name, True):
        raise Refused(400, f"{name} is not supported.")


def with_path_style(capabilities: bytes, base: str) -> bytes:
    """Capabilities in which each operation's address ends with its name."""
    root = etree.fromstring(capabilities)
    for element in root.iter(etree.Element):
        href = element.get(XLINK)
        if href and href.startswith(base):
            operation = _operation(element)
            separator = "" if "?" in href else "?"
            element.set(XLINK, href.replace(base, f"{base}/{operation}", 1) + separator)
    return bytes(etree.tostring(root, xml_declaration=True, encoding="utf-8"))


def _operation(element: Any) -> str:
    """The request that an address in the capabilities stands for."""
    child = None
    for parent in element.iterancestors():
        tag = etree.QName(parent).localname
        if tag == "LegendURL":
            return "GetLegendGraphic"
        if tag == "Operation":
            return str(parent.get("name"))
        if tag == "Request" and child is not None:
            return str(etree.QName(child).localname)
        child = parent
    return "GetCapabilities"

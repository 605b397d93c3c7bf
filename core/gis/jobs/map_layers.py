"""The layers that the map service of a connection names (spec 4.7)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Iterable, Mapping, Optional
from xml.etree import ElementTree

from ...api import Client, Monitor, answers
from ...api.errors import ApiError, Cancelled

_ANY = "{*}"
FEATURES = "features"
RASTER = "raster"
_KINDS = {"wfs": FEATURES, "wcs": RASTER}
_DESCRIBED = 100
"""Names in one request, which travel in the address."""


@dataclass(frozen=True)
class MapLayer:
    """A layer by its name, its title for people, and what it is drawn from; both may be empty.

    :param kind: ``FEATURES`` or ``RASTER``.
    """

    name: str
    title: str = ""
    kind: str = ""


def map_layers(client: Client, monitor: Monitor) -> tuple[MapLayer, ...]:
    """The layers of the WMS, each once, in the order of its capabilities.

    A service that does not describe its layers has still named them.

    :raises UnreadableAnswer: the answer is none, or is the map service's own report of an error.
    """
    layers = layers_in(client.maps.capabilities("WMS", monitor=monitor))
    names = [layer.name for layer in layers[:_DESCRIBED]]
    try:
        kinds = describe_map_layers(client, names, monitor) if names else {}
    except Cancelled:
        raise
    except ApiError:
        kinds = {}
    return tuple(replace(layer, kind=kinds.get(layer.name, "")) for layer in layers)


def describe_map_layers(client: Client, names: Iterable[str], monitor: Monitor) -> Mapping[str, str]:
    """What those of *names* are drawn from that the service describes: ``FEATURES`` or ``RASTER``.

    :raises UnreadableAnswer: as :func:`map_layers`.
    """
    return kinds_in(client.maps.describe_layer(names, monitor=monitor))


def kinds_in(description: str) -> Mapping[str, str]:
    """What a DescribeLayer answer of WMS 1.1.1, or of SLD 1.1.0 for WMS 1.3.0, says of its layers."""
    kinds: dict[str, str] = {}
    for layer in _root(description, "wms_describe_layer").iterfind(f".//{_ANY}LayerDescription"):
        kind = _KINDS.get((layer.get("owsType") or _text(layer, "owsType")).lower(), "")
        named = layer.find(f"{_ANY}TypeName")
        name = layer.get("name") or ("" if named is None else "".join(named.itertext()).strip())
        if name and kind:
            kinds[name] = kind
    return kinds


def layers_in(capabilities: str) -> tuple[MapLayer, ...]:
    """The named layers of a capabilities document of WMS 1.1.1 or 1.3.0, groups included.

    :raises UnreadableAnswer: as :func:`map_layers`.
    """
    root = _root(capabilities, "wms_capabilities")
    layers: dict[str, MapLayer] = {}
    for layer in root.iterfind(f".//{_ANY}Layer"):
        name = _text(layer, "Name")
        if name:
            layers.setdefault(name, MapLayer(name, _text(layer, "Title")))
    return tuple(layers.values())


def _root(text: str, endpoint: str) -> ElementTree.Element:
    try:
        root = ElementTree.fromstring(text)
    except (ElementTree.ParseError, ValueError) as error:
        raise answers.unreadable(f"XML that is broken ({error})", text.encode(), endpoint) from None
    if root.tag.rpartition("}")[2] == "ServiceExceptionReport":
        said = " ".join("".join(root.itertext()).split())
        raise answers.unreadable("the map service reports an error", text.encode(), endpoint, said)
    return root


def _text(element: ElementTree.Element, tag: str) -> str:
    """The words of the child *tag*; those of a style or a group inside are not meant."""
    found: Optional[str] = element.findtext(f"{_ANY}{tag}")
    return (found or "").strip()

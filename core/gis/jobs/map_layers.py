"""The layers that the map service of a connection names (spec 4.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional
from xml.etree import ElementTree

from ...api import Client, Monitor, answers

_ANY = "{*}"


@dataclass(frozen=True)
class MapLayer:
    """A layer by its name, and its title for people, which may be empty."""

    name: str
    title: str = ""


def map_layers(client: Client, monitor: Monitor) -> tuple[MapLayer, ...]:
    """The layers of the WMS, each once, in the order of its capabilities.

    :raises UnreadableAnswer: the answer is none, or is the map service's own report of an error.
    """
    return layers_in(client.maps.capabilities("WMS", monitor=monitor))


def layers_in(capabilities: str) -> tuple[MapLayer, ...]:
    """The named layers of a capabilities document of WMS 1.1.1 or 1.3.0, groups included.

    :raises UnreadableAnswer: as :func:`map_layers`.
    """
    try:
        root = ElementTree.fromstring(capabilities)
    except (ElementTree.ParseError, ValueError) as error:
        raise answers.unreadable(
            f"XML that is broken ({error})", capabilities.encode(), "wms_capabilities"
        ) from None
    if root.tag.rpartition("}")[2] == "ServiceExceptionReport":
        said = " ".join("".join(root.itertext()).split())
        raise answers.unreadable(
            "the map service reports an error", capabilities.encode(), "wms_capabilities", said
        )
    layers: dict[str, MapLayer] = {}
    for layer in root.iterfind(f".//{_ANY}Layer"):
        name = _text(layer, "Name")
        if name:
            layers.setdefault(name, MapLayer(name, _text(layer, "Title")))
    return tuple(layers.values())


def _text(element: ElementTree.Element, tag: str) -> str:
    """The words of the child *tag*; those of a style or a group inside are not meant."""
    found: Optional[str] = element.findtext(f"{_ANY}{tag}")
    return (found or "").strip()

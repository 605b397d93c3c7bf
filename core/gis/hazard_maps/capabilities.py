"""Parse the XML of a map service (OGC WMS 1.1.1 and 1.3.0, WFS 1.0 to 2.0, DescribeLayer)."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Iterable, Iterator, Mapping, Optional, Sequence

from ...api.errors import UnreadableAnswer
from ...api.parsing import response_text
from ...api.parsing.xml_scan import Element, tree
from .catalog import FEATURES, MERCATOR, RASTER, Box, FeatureType, MapLayer, MapStyle

_LINK = "href"
_KINDS = {"wfs": FEATURES, "wcs": RASTER}
_REPORTS = ("ServiceExceptionReport", "ExceptionReport")
_DEEPEST = 50
"""The most nested groups of a layer; deeper ones are merged into the last."""
_MOST_STYLES = 1000
"""The most styles of a layer, which has its own and those of all its parents."""
_NUMBERS = {
    **dict.fromkeys(("decimal", "double", "float"), "real"),
    **dict.fromkeys(
        (
            *("integer", "int", "long", "short", "byte", "positiveInteger", "negativeInteger"),
            *("nonNegativeInteger", "nonPositiveInteger"),
            *("unsignedByte", "unsignedInt", "unsignedLong", "unsignedShort"),
        ),
        "integer",
    ),
}
"""The numbers of XML Schema."""
_PIXEL = 0.00028
"""OGC's standard pixel in meters, which converts a scale hint to a scale."""
_SIDES = ("westBoundLongitude", "southBoundLatitude", "eastBoundLongitude", "northBoundLatitude")
_GEOGRAPHIC = ("EX_GeographicBoundingBox", "LatLonBoundingBox", "LatLongBoundingBox")
_EDGES = ("minx", "miny", "maxx", "maxy")


@dataclass(frozen=True)
class Description:
    """A layer in DescribeLayer: FEATURES or RASTER, its feature type, and the URL of the WFS."""

    kind: str
    feature_type: str = ""
    address: str = ""


def layers_in(capabilities: str) -> tuple[MapLayer, ...]:
    """Return the unique named layers of a WMS, including groups, in document order.

    :raises UnreadableAnswer: it is not XML, or is an error report of the map service.
    """
    root = _root(capabilities, "wms_capabilities")
    found: dict[str, MapLayer] = {}
    tops = [layer for owner in root for layer in owner.findall("Layer")]
    waiting = [(layer, MapLayer("", is_queryable=False), True) for layer in reversed(tops)]
    while waiting:  # an explicit stack, as a document may nest deeper than Python can recurse
        element, above, is_top = waiting.pop()
        layer, inner = _layer(element, above), element.findall("Layer")
        if layer.name:
            found.setdefault(layer.name, replace(layer, is_group=bool(inner)))
        # The outermost layer is the service itself and gets no level of its own in the tree.
        is_flat = is_top or len(layer.group) >= _DEEPEST
        below = layer if is_flat else replace(layer, group=(*layer.group, layer.title or layer.name))
        waiting.extend((child, below, False) for child in reversed(inner))
    return tuple(found.values())


def _layer(element: Element, above: MapLayer) -> MapLayer:
    """Return a layer with the properties that it inherits by OGC 06-042, table 5."""
    min_scale, max_scale = _scales(element, above)
    return replace(
        above,
        name=_text(element, "Name"),
        title=_text(element, "Title"),
        abstract=_text(element, "Abstract"),
        styles=_styles(element, above.styles),
        extent=_extent(element) or above.extent,
        min_scale=min_scale,
        max_scale=max_scale,
        is_queryable=_flag(element, "queryable", above.is_queryable),
        is_opaque=_flag(element, "opaque", above.is_opaque),
        has_odd_extent=_has_odd_extent(element, above.has_odd_extent),
        crs=_crs(element, above.crs),
    )


def _crs(element: Element, above: str) -> str:
    """Return the CRS to request: EPSG:3857, as in spec 4.7, if it is offered."""
    named = [
        name for tag in ("CRS", "SRS") for each in element.findall(tag) for name in (each.text or "").split()
    ]
    if MERCATOR in (above, *map(str.upper, named)):
        return MERCATOR
    # A CRS that the layer itself lists is more likely that of its data than one of the service.
    own = next((name for name in named if name.upper().startswith("EPSG:")), "")
    return own or above or next(iter(named), "")


def _styles(element: Element, above: Sequence[MapStyle]) -> tuple[MapStyle, ...]:
    """Return the styles of a layer, its own before inherited ones; the first is the default."""
    own = [MapStyle(_text(e, "Name"), _text(e, "Title")) for e in element.findall("Style")][:_MOST_STYLES]
    if not own:  # thousands of layers may share thousands of styles
        return tuple(above)
    styles = (*own, *above)[:_MOST_STYLES]
    by_name = {style.name: style for style in reversed(styles) if style.name}
    return tuple(reversed(tuple(by_name.values())))


def _scales(element: Element, above: MapLayer) -> tuple[float, float]:
    hint = element.find("ScaleHint")
    if hint is not None:  # WMS 1.1.1: the diagonal of a pixel in meters
        smallest, largest = (
            _number(hint.get(side)) / math.sqrt(2) / _PIXEL if _number(hint.get(side)) else 0.0
            for side in ("max", "min")
        )
        return smallest, largest
    smallest = _number(_text(element, "MaxScaleDenominator"))
    largest = _number(_text(element, "MinScaleDenominator"))
    return smallest or above.min_scale, largest or above.max_scale


def _extent(element: Element) -> Optional[Box]:
    box = element.find("EX_GeographicBoundingBox")
    if box is not None:
        return _box(_text(box, side) for side in _SIDES)
    for name in ("LatLonBoundingBox", "LatLongBoundingBox"):
        box = element.find(name)
        if box is not None:
            return _box(box.get(edge) or "" for edge in _EDGES)
    corners = element.find("WGS84BoundingBox")
    if corners is None:
        return None
    return _box((_text(corners, "LowerCorner") + " " + _text(corners, "UpperCorner")).split())


def _has_odd_extent(element: Element, above: bool) -> bool:
    own = [_extent(element)] if any(element.find(name) is not None for name in _GEOGRAPHIC) else []
    own += [_box(box.get(edge) or "" for edge in _EDGES) for box in element.findall("BoundingBox")]
    return None in own if own else above


def _box(texts: Iterable[str]) -> Optional[Box]:
    try:
        west, south, east, north = map(float, texts)
    except ValueError:
        return None
    edges = west, south, east, north
    return edges if all(map(math.isfinite, edges)) and west <= east and south <= north else None


def features_in(capabilities: str) -> tuple[FeatureType, ...]:
    """Return the unique feature types of a WFS, in document order.

    :raises UnreadableAnswer: as :func:`layers_in`.
    """
    root = _root(capabilities, "wfs_feature")
    found: dict[str, FeatureType] = {}
    for element in _below(root, "FeatureTypeList", "FeatureType"):
        name = _text(element, "Name")
        if name:
            described = _text(element, "Title"), _text(element, "Abstract"), _extent(element)
            crs = _text(element, "DefaultCRS") or _text(element, "DefaultSRS")
            is_east_first = crs.upper().startswith("EPSG:")
            found.setdefault(name, FeatureType(name, *described, is_east_first))
    return tuple(found.values())


def addresses_in(capabilities: str) -> Mapping[str, str]:
    """Return the URL of each GET request in the capabilities of a WMS or WFS, by its name."""
    root = _root(capabilities, "wms_capabilities")
    found: dict[str, str] = {}
    operations = [(e.get("name") or "", e) for e in _below(root, "OperationsMetadata", "Operation")]
    operations += [(e.tag, e) for requests in _below(root, "Capability", "Request") for e in requests]
    for name, operation in operations:
        address = _get_address(operation)
        if name and address:
            found.setdefault(name, address)
    return found


def _get_address(operation: Element) -> str:
    """Return the first URL in a ``Get`` of *operation*."""
    waiting = [(operation, False)]
    while waiting:
        element, is_get = waiting.pop()
        is_get = is_get or element.tag == "Get"
        address = (element.get(_LINK) or element.get("onlineResource")) if is_get else ""
        if address:
            return address
        waiting.extend((child, is_get) for child in reversed(element))
    return ""


def descriptions_in(description: str, names: Sequence[str] = ()) -> Mapping[str, Description]:
    """Return the layers of a DescribeLayer response of WMS 1.1.1, or of SLD 1.1.0 for WMS 1.3.0.

    :param names: the requested names: SLD 1.1.0 lists feature types only, in its own order.
    :raises UnreadableAnswer: as :func:`layers_in`.
    """
    root = _root(description, "wms_describe_layer")
    elements = list(root.iter("LayerDescription"))
    found: dict[str, Description] = {}
    for element in elements:
        kind = _KINDS.get((element.get("owsType") or _text(element, "owsType")).lower(), "")
        query, named = element.find("Query"), element.find("TypeName")
        type_name = "" if named is None else _type_named(named)
        type_name = type_name or (query.get("typeName") or "" if query is not None else "")
        link = element.find("OnlineResource")
        address = element.get("owsURL") or element.get("wfs") or ""
        address = address or (link.get(_LINK) or "" if link is not None else "")
        alone = names[0] if len(names) == len(elements) == 1 else ""
        local = type_name.rpartition(":")[2]
        name = element.get("name") or alone or (local if local in names else type_name)
        if name and kind:
            found[name] = Description(kind, type_name if kind == FEATURES else "", address)
    return found


def _type_named(element: Element) -> str:
    """Return the name in a TypeName, which is in an inner element in SLD 1.1.0."""
    found = (element.find(tag) for tag in ("FeatureTypeName", "CoverageName"))
    inner = next((each for each in found if each is not None), element)
    return "".join(inner.itertext()).strip()


def describes_a_type(answer: str) -> bool:
    """Return whether *answer* is a schema, as DescribeFeatureType should return."""
    try:
        return _root(answer, "wfs_feature").tag == "schema"
    except UnreadableAnswer:
        return False


def field_types_in(schema: str) -> Mapping[str, str]:
    """Return the numeric fields of a DescribeFeatureType response: ``integer`` or ``real``.

    :raises UnreadableAnswer: as :func:`layers_in`.
    """
    found: dict[str, str] = {}
    for element in _root(schema, "wfs_feature").iter("element"):
        name = element.get("name")
        if name:
            simple = element.find("simpleType")
            restricted = simple.find("restriction") if simple is not None else None
            word = element.get("type") or (restricted.get("base") if restricted is not None else "") or ""
            found.setdefault(name, _NUMBERS.get(word.rpartition(":")[2], ""))
    return found


def _root(text: str, endpoint: str) -> Element:
    root = tree(text, endpoint)
    if root.tag in _REPORTS:
        seen, said = "the map service reports an error", " ".join("".join(root.itertext()).split())
        body = text[: response_text.BODY_KEPT].encode("utf-8", "replace")
        raise response_text.unreadable(seen, body, endpoint, said)
    return root


def _text(element: Element, tag: str) -> str:
    """Return the text of the first child *tag*, without that of its children; empty if there is none."""
    return element.findtext(tag, "").strip()


def _below(root: Element, outer: str, inner: str) -> Iterator[Element]:
    return (found for each in root.findall(outer) for found in each.findall(inner))


def _flag(element: Element, name: str, above: bool) -> bool:
    value = element.get(name)
    return above if value is None else value.strip().lower() in ("1", "true")


def _number(text: Optional[str]) -> float:
    """Return a positive number; 0 for anything else."""
    try:
        value = float(text or "")
    except ValueError:
        return 0.0
    return value if math.isfinite(value) and value > 0 else 0.0

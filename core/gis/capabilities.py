"""What the XML of a map service says (OGC WMS 1.1.1 and 1.3.0, WFS 1.0 to 2.0, DescribeLayer)."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Iterable, Iterator, Mapping, Optional, Sequence

from ..api import answers
from .map_catalogue import FEATURES, RASTER, Box, FeatureType, MapLayer, MapStyle
from .xml_tree import BrokenXml, Element, parsed

_LINK = "href"
_KINDS = {"wfs": FEATURES, "wcs": RASTER}
_REPORTS = ("ServiceExceptionReport", "ExceptionReport")
_DEEPEST = 50
"""Groups around a layer that are told; what lies deeper is shown in the last of them."""
_MOST_STYLES = 1000
"""Of a layer: each may have one of its own besides all those of the layers around it."""
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
"""Meters: OGC's standard pixel, by which a scale hint becomes a scale."""
_SIDES = ("westBoundLongitude", "southBoundLatitude", "eastBoundLongitude", "northBoundLatitude")
_GEOGRAPHIC = ("EX_GeographicBoundingBox", "LatLonBoundingBox", "LatLongBoundingBox")
_MERCATOR = "EPSG:3857"
_EDGES = ("minx", "miny", "maxx", "maxy")


@dataclass(frozen=True)
class Description:
    """What DescribeLayer says of a layer: FEATURES or RASTER, its type in the WFS, the WFS's address."""

    kind: str
    feature_type: str = ""
    address: str = ""


@dataclass(frozen=True)
class _Inherited:
    """What a layer has from those around it, as OGC 06-042 table 5 says."""

    group: tuple[str, ...] = ()
    styles: tuple[MapStyle, ...] = ()
    extent: Optional[Box] = None
    min_scale: float = 0.0
    max_scale: float = 0.0
    is_queryable: bool = False
    is_opaque: bool = False
    has_odd_extent: bool = False
    crs: Optional[str] = None
    """As :func:`_crs` has it; None: none is named so far."""


def layers_in(capabilities: str) -> tuple[MapLayer, ...]:
    """The named layers of a WMS, groups included, each once, in the order of the document.

    :raises UnreadableAnswer: it is no XML, or the map service's own report of an error.
    """
    root = _root(capabilities, "wms_capabilities")
    found: dict[str, MapLayer] = {}
    tops = [layer for owner in root.children for layer in owner.all("Layer")]
    waiting = [(layer, _Inherited(), True) for layer in reversed(tops)]
    while waiting:  # a stack of our own: a document may nest deeper than Python may call
        element, above, is_top = waiting.pop()
        own, inner = _own(element, above), element.all("Layer")
        name, title = element.text_of("Name"), element.text_of("Title")
        if name:
            layer = _layer(name, title, element.text_of("Abstract"), own)
            found.setdefault(name, replace(layer, is_group=bool(inner)))
        # The outermost layer is the service: it is not worth a level of the tree.
        is_flat = is_top or len(own.group) >= _DEEPEST
        below = own if is_flat else replace(own, group=(*own.group, title or name))
        waiting.extend((child, below, False) for child in reversed(inner))
    return tuple(found.values())


def _layer(name: str, title: str, abstract: str, own: _Inherited) -> MapLayer:
    return MapLayer(
        name,
        title,
        abstract=abstract,
        group=own.group,
        styles=own.styles,
        extent=own.extent,
        min_scale=own.min_scale,
        max_scale=own.max_scale,
        is_queryable=own.is_queryable,
        is_opaque=own.is_opaque,
        has_odd_extent=own.has_odd_extent,
        crs=own.crs or "",
    )


def _own(element: Element, above: _Inherited) -> _Inherited:
    min_scale, max_scale = _scales(element, above)
    return _Inherited(
        above.group,
        _styles(element, above.styles),
        _extent(element) or above.extent,
        min_scale,
        max_scale,
        _flag(element, "queryable", above.is_queryable),
        _flag(element, "opaque", above.is_opaque),
        _has_odd_extent(element, above.has_odd_extent),
        _crs(element, above.crs),
    )


def _crs(element: Element, above: Optional[str]) -> Optional[str]:
    """The system to ask for: empty for EPSG:3857, which spec 4.7 names, wherever that is offered."""
    named = [name for tag in ("CRS", "SRS") for each in element.all(tag) for name in each.text.split()]
    if above == "" or _MERCATOR in map(str.upper, named):
        return ""
    # What is named by the layer itself is what its data are in, more likely than what the service names.
    own = next((name for name in named if name.upper().startswith("EPSG:")), None)
    return own or above or next(iter(named), None)


def _styles(element: Element, above: Sequence[MapStyle]) -> tuple[MapStyle, ...]:
    """Its own come first: the first is the default."""
    own = [MapStyle(e.text_of("Name"), e.text_of("Title")) for e in element.all("Style")][:_MOST_STYLES]
    if not own:  # thousands of layers may share thousands of styles
        return tuple(above)
    styles = (*own, *above)[:_MOST_STYLES]
    by_name = {style.name: style for style in reversed(styles) if style.name}
    return tuple(reversed(tuple(by_name.values())))


def _scales(element: Element, above: _Inherited) -> tuple[float, float]:
    hint = element.first("ScaleHint")
    if hint is not None:  # WMS 1.1.1: the diagonal of a pixel in meters
        smallest, largest = (
            _number(hint.get(side)) / math.sqrt(2) / _PIXEL if _number(hint.get(side)) else 0.0
            for side in ("max", "min")
        )
        return smallest, largest
    smallest = _number(element.text_of("MaxScaleDenominator"))
    largest = _number(element.text_of("MinScaleDenominator"))
    return smallest or above.min_scale, largest or above.max_scale


def _extent(element: Element) -> Optional[Box]:
    box = element.first("EX_GeographicBoundingBox")
    if box is not None:
        return _box(box.text_of(side) for side in _SIDES)
    for name in ("LatLonBoundingBox", "LatLongBoundingBox"):
        box = element.first(name)
        if box is not None:
            return _box(box.get(edge) or "" for edge in _EDGES)
    corners = element.first("WGS84BoundingBox")
    if corners is None:
        return None
    return _box((corners.text_of("LowerCorner") + " " + corners.text_of("UpperCorner")).split())


def _has_odd_extent(element: Element, above: bool) -> bool:
    own = [_extent(element)] if any(element.first(name) for name in _GEOGRAPHIC) else []
    own += [_box(box.get(edge) or "" for edge in _EDGES) for box in element.all("BoundingBox")]
    return None in own if own else above


def _box(texts: Iterable[str]) -> Optional[Box]:
    try:
        west, south, east, north = map(float, texts)
    except ValueError:
        return None
    edges = west, south, east, north
    return edges if all(map(math.isfinite, edges)) and west <= east and south <= north else None


def features_in(capabilities: str) -> tuple[FeatureType, ...]:
    """The feature types of a WFS, each once, in the order of the document.

    :raises UnreadableAnswer: as :func:`layers_in`.
    """
    root = _root(capabilities, "wfs_feature")
    found: dict[str, FeatureType] = {}
    for element in _below(root, "FeatureTypeList", "FeatureType"):
        name = element.text_of("Name")
        if name:
            described = element.text_of("Title"), element.text_of("Abstract"), _extent(element)
            crs = element.text_of("DefaultCRS") or element.text_of("DefaultSRS")
            is_east_first = crs.upper().startswith("EPSG:")
            found.setdefault(name, FeatureType(name, *described, is_east_first))
    return tuple(found.values())


def addresses_in(capabilities: str) -> Mapping[str, str]:
    """Where the capabilities of a WMS or WFS send each GET request, by its name."""
    root = _root(capabilities, "wms_capabilities")
    found: dict[str, str] = {}
    operations = [(e.get("name") or "", e) for e in _below(root, "OperationsMetadata", "Operation")]
    operations += [
        (e.tag, e) for requests in _below(root, "Capability", "Request") for e in requests.children
    ]
    for name, operation in operations:
        address = _get_address(operation)
        if name and address:
            found.setdefault(name, address)
    return found


def _get_address(operation: Element) -> str:
    """The first address that stands in a ``Get`` of *operation*."""
    waiting = [(operation, False)]
    while waiting:
        element, is_get = waiting.pop()
        is_get = is_get or element.tag == "Get"
        address = (element.get(_LINK) or element.get("onlineResource")) if is_get else ""
        if address:
            return address
        waiting.extend((child, is_get) for child in reversed(element.children))
    return ""


def descriptions_in(description: str, names: Sequence[str] = ()) -> Mapping[str, Description]:
    """What a DescribeLayer answer of WMS 1.1.1, or of SLD 1.1.0 for WMS 1.3.0, says of its layers.

    :param names: those that were asked for: SLD 1.1.0 names feature types only, in an order of its own.
    :raises UnreadableAnswer: as :func:`layers_in`.
    """
    root = _root(description, "wms_describe_layer")
    elements = [each for each in root.everything() if each.tag == "LayerDescription"]
    found: dict[str, Description] = {}
    for element in elements:
        kind = _KINDS.get((element.get("owsType") or element.text_of("owsType")).lower(), "")
        query, named = element.first("Query"), element.first("TypeName")
        type_name = "" if named is None else _type_named(named)
        type_name = type_name or (query.get("typeName") or "" if query is not None else "")
        link = element.first("OnlineResource")
        address = element.get("owsURL") or element.get("wfs") or ""
        address = address or (link.get(_LINK) or "" if link is not None else "")
        alone = names[0] if len(names) == len(elements) == 1 else ""
        local = type_name.rpartition(":")[2]
        name = element.get("name") or alone or (local if local in names else type_name)
        if name and kind:
            found[name] = Description(kind, type_name if kind == FEATURES else "", address)
    return found


def _type_named(element: Element) -> str:
    """The name in a TypeName, which has an element of its own in SLD 1.1.0."""
    inner = element.first("FeatureTypeName") or element.first("CoverageName") or element
    return inner.all_text().strip()


def describes_a_type(answer: str) -> bool:
    """Whether *answer* is the schema that DescribeFeatureType promises."""
    try:
        return _root(answer, "wfs_feature").tag == "schema"
    except answers.UnreadableAnswer:
        return False


def field_types_in(schema: str) -> Mapping[str, str]:
    """The fields that a DescribeFeatureType answer types as numbers: ``integer`` or ``real``.

    :raises UnreadableAnswer: as :func:`layers_in`.
    """
    found: dict[str, str] = {}
    for element in _root(schema, "wfs_feature").everything():
        name = element.get("name")
        if element.tag == "element" and name:
            simple = element.first("simpleType")
            restricted = simple.first("restriction") if simple is not None else None
            word = element.get("type") or (restricted.get("base") if restricted is not None else "") or ""
            found.setdefault(name, _NUMBERS.get(word.rpartition(":")[2], ""))
    return found


def _root(text: str, endpoint: str) -> Element:
    try:
        root = parsed(text)
    except BrokenXml as error:
        raise answers.unreadable(str(error), _kept(text), endpoint) from None
    if root.tag in _REPORTS:
        said = " ".join(root.all_text().split())
        raise answers.unreadable("the map service reports an error", _kept(text), endpoint, said)
    return root


def _kept(text: str) -> bytes:
    """*text* for support; half of a surrogate pair is no reason to lose the rest."""
    return text[: answers.BODY_KEPT].encode("utf-8", "replace")


def _below(root: Element, outer: str, inner: str) -> Iterator[Element]:
    return (found for each in root.all(outer) for found in each.all(inner))


def _flag(element: Element, name: str, above: bool) -> bool:
    value = element.get(name)
    return above if value is None else value.strip().lower() in ("1", "true")


def _number(text: Optional[str]) -> float:
    """A positive number; 0 for anything else."""
    try:
        value = float(text or "")
    except ValueError:
        return 0.0
    return value if math.isfinite(value) and value > 0 else 0.0

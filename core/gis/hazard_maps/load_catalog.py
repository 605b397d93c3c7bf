"""Load the layers and the feature types that the map service of a connection offers (spec 4.7)."""

from __future__ import annotations

from dataclasses import replace
from typing import Iterable, Mapping, Optional, Sequence

from qgis.PyQt.QtCore import QUrl

from ...api import Client, Monitor
from ...api.batches import each_in_order
from ...api.errors import ApiError, Cancelled
from ..connections.network import is_below
from ..layers.uris import WFS, WMS, MapServer, service_url
from .capabilities import Description, addresses_in, describes_a_type, descriptions_in, features_in, layers_in
from .catalog import FOREIGN, RELATIVE, UNDESCRIBED, FeatureType, MapCatalog, MapLayer
from .features import NOT_DESCRIBED

_DESCRIBED = 100
"""Names in one request; they are part of the URL."""
_PROVIDERS = {"WMS": WMS, "WFS": WFS}
_NEEDED = {"WMS": ("GetMap", "GetFeatureInfo"), "WFS": ("GetFeature", "DescribeFeatureType")}


def map_catalog(client: Client, monitor: Monitor) -> MapCatalog:
    """Return the layers of WMS and WFS; if the WFS fails, with its error.

    :raises ApiError: the WMS returns no capabilities.
    """
    capabilities = client.maps.capabilities("WMS", monitor=monitor)
    with client.maps.no_key_in_errors():
        named = layers_in(capabilities)
    maps = _with_descriptions(client, named, monitor)
    has_own = not _trouble_with_addresses(client, "WMS", capabilities)
    try:
        types, why_copied = _features(client, monitor)
    except Cancelled:
        raise
    except ApiError as error:
        return MapCatalog(maps, features_error=error, has_own_addresses=has_own)
    return MapCatalog(_with_types(maps, types), types, None, has_own, why_copied)


def map_layers(client: Client, monitor: Monitor) -> tuple[MapLayer, ...]:
    """Return the unique layers of the WMS, in the order of its capabilities.

    They are returned even if the service does not describe them.

    :raises UnreadableAnswer: the response is unreadable, or an error report of the map service.
    """
    with client.maps.no_key_in_errors():
        layers = layers_in(client.maps.capabilities("WMS", monitor=monitor))
    return _with_descriptions(client, layers, monitor)


def describe_map_layers(client: Client, names: Iterable[str], monitor: Monitor) -> Mapping[str, Description]:
    """Return the descriptions of those of *names* that the service describes.

    :raises UnreadableAnswer: as :func:`map_layers`.
    """
    asked = tuple(names)
    with client.maps.no_key_in_errors():
        return descriptions_in(client.maps.describe_layer(asked, monitor=monitor), asked)


def _with_descriptions(client: Client, layers: Sequence[MapLayer], monitor: Monitor) -> tuple[MapLayer, ...]:
    # A name with a comma would be read as two names, and make the whole request fail.
    names = [layer.name for layer in layers if not layer.is_group and "," not in layer.name]
    described = _descriptions(client, names, monitor)
    found = ((layer, described.get(layer.name, Description(""))) for layer in layers)
    return tuple(replace(layer, kind=of.kind, feature_type=of.feature_type) for layer, of in found)


def _descriptions(client: Client, names: Sequence[str], monitor: Monitor) -> Mapping[str, Description]:
    """Return the descriptions, requested in parts; empty if the service refuses the first part."""
    parts = [names[start : start + _DESCRIBED] for start in range(0, len(names), _DESCRIBED)]
    found: dict[str, Description] = {}
    first, others = parts[:1], parts[1:]
    for asked in (first, others):
        outcomes = each_in_order(
            asked,
            lambda part, watched: describe_map_layers(client, part, watched),
            client.config.open_points.pages_in_flight,
            monitor,
        )
        for outcome in outcomes:
            found.update(outcome.value or {})
            if outcome.error is not None and asked is first:
                return {}
    return found


def _features(client: Client, monitor: Monitor) -> tuple[tuple[FeatureType, ...], str]:
    """Return the types of the WFS, and why QGIS's own WFS layers can't show them; empty: they can."""
    capabilities = client.maps.capabilities("WFS", monitor=monitor)
    with client.maps.no_key_in_errors():
        types = features_in(capabilities)
    if not types:
        return types, ""
    trouble = _trouble_with_addresses(client, "WFS", capabilities)
    if not trouble and not _describes(client, types[0].name, monitor):
        trouble = UNDESCRIBED
    return types, trouble


def _describes(client: Client, name: str, monitor: Monitor) -> bool:
    try:
        return describes_a_type(client.maps.describe_feature_type(name, monitor=monitor))
    except NOT_DESCRIBED:
        return False


def _trouble_with_addresses(client: Client, service: str, capabilities: str) -> str:
    """Return why QGIS can't use the URLs in *capabilities*; empty: it can.

    QGIS gets our key only for URLs below the base URL, and does not resolve relative ones.
    """
    with client.maps.no_key_in_errors():
        addresses = addresses_in(capabilities)
    config = client.config
    server = MapServer("", config.base_url, path_style=config.open_points.path_style_maps)
    base, document = QUrl(config.base_url), QUrl(service_url(server, _PROVIDERS[service]))
    needed = [QUrl(addresses[name]) for name in _NEEDED[service] if addresses.get(name)]
    if not all(is_below(document.resolved(address), base) for address in needed):
        return FOREIGN
    return RELATIVE if any(address.isRelative() for address in needed) else ""


def _with_types(maps: Sequence[MapLayer], types: Sequence[FeatureType]) -> tuple[MapLayer, ...]:
    """Return each map with its WFS feature type, as described or with the same name."""
    by_name = {_local(kind.name): kind.name for kind in types}
    by_name.update((kind.name, kind.name) for kind in types)

    def named(layer: MapLayer) -> Optional[str]:
        wanted = (layer.feature_type, _local(layer.feature_type), layer.name)
        return next((by_name[name] for name in wanted if name in by_name), None)

    return tuple(replace(layer, feature_type=named(layer) or "") for layer in maps)


def _local(name: str) -> str:
    """Return a type's name without its prefix; the name itself may have a colon."""
    return name.partition(":")[2] or name

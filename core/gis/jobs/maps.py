"""The layers and the feature types that the map service of a connection names (spec 4.7)."""

from __future__ import annotations

from dataclasses import replace
from typing import Iterable, Mapping, Optional, Sequence

from qgis.PyQt.QtCore import QUrl

from ...api import Client, Monitor
from ...api.batches import each_in_order
from ...api.errors import (
    ApiError,
    BadRequest,
    Cancelled,
    NotFound,
    Refused,
    ServerFailed,
    UnexpectedStatus,
    UnreadableAnswer,
)
from ..capabilities import (
    Description,
    addresses_in,
    describes_a_type,
    descriptions_in,
    features_in,
    layers_in,
)
from ..map_catalogue import FeatureType, MapCatalogue, MapLayer
from ..network import is_below

_DESCRIBED = 100
"""Names in one request, which travel in the address."""
_NEEDED = {"WMS": ("GetMap", "GetFeatureInfo"), "WFS": ("GetFeature", "DescribeFeatureType")}
_NOT_DESCRIBED = (BadRequest, NotFound, Refused, ServerFailed, UnexpectedStatus, UnreadableAnswer)


def map_catalogue(client: Client, monitor: Monitor) -> MapCatalogue:
    """What the WMS and the WFS offer; without the WFS, why it does not answer.

    :raises ApiError: when the WMS gives no capabilities.
    """
    capabilities = client.maps.capabilities("WMS", monitor=monitor)
    with client.maps.no_key_in_errors():
        named = layers_in(capabilities)
    maps = _with_descriptions(client, named, monitor)
    has_own = _are_own(client, "WMS", capabilities)
    try:
        types, describes = _features(client, monitor)
    except Cancelled:
        raise
    except ApiError as error:
        return MapCatalogue(maps, features_error=error, has_own_addresses=has_own)
    return MapCatalogue(_with_types(maps, types), types, None, has_own, describes)


def map_layers(client: Client, monitor: Monitor) -> tuple[MapLayer, ...]:
    """The layers of the WMS, each once, in the order of its capabilities.

    A service that does not describe its layers has still named them.

    :raises UnreadableAnswer: the answer is none, or is the map service's own report of an error.
    """
    with client.maps.no_key_in_errors():
        layers = layers_in(client.maps.capabilities("WMS", monitor=monitor))
    return _with_descriptions(client, layers, monitor)


def describe_map_layers(client: Client, names: Iterable[str], monitor: Monitor) -> Mapping[str, Description]:
    """What those of *names* are drawn from that the service describes.

    :raises UnreadableAnswer: as :func:`map_layers`.
    """
    asked = tuple(names)
    with client.maps.no_key_in_errors():
        return descriptions_in(client.maps.describe_layer(asked, monitor=monitor), asked)


def _with_descriptions(client: Client, layers: Sequence[MapLayer], monitor: Monitor) -> tuple[MapLayer, ...]:
    # A comma in a name would be two names, and take the others of its request along.
    names = [layer.name for layer in layers if not layer.is_group and "," not in layer.name]
    described = _descriptions(client, names, monitor)
    nothing = Description("")
    return tuple(
        replace(
            layer,
            kind=described.get(layer.name, nothing).kind,
            feature_type=described.get(layer.name, nothing).feature_type,
        )
        for layer in layers
    )


def _descriptions(client: Client, names: Sequence[str], monitor: Monitor) -> Mapping[str, Description]:
    """Many names are asked for in parts; a service that refuses the first part describes nothing."""
    parts = [names[start : start + _DESCRIBED] for start in range(0, len(names), _DESCRIBED)]
    found: dict[str, Description] = {}
    for asked in (parts[:1], parts[1:] if parts[1:] else ()):
        outcomes = each_in_order(
            asked,
            lambda part, watched: describe_map_layers(client, part, watched),
            client.config.open_points.pages_in_flight,
            monitor,
        )
        for outcome in outcomes:
            found.update(outcome.value or {})
            if outcome.error is not None and asked == parts[:1]:
                return {}
    return found


def _features(client: Client, monitor: Monitor) -> tuple[tuple[FeatureType, ...], bool]:
    """The types of the WFS, and whether QGIS's own WFS layers can show them."""
    capabilities = client.maps.capabilities("WFS", monitor=monitor)
    with client.maps.no_key_in_errors():
        types = features_in(capabilities)
    describes = not types or (
        _are_own(client, "WFS", capabilities) and _describes(client, types[0].name, monitor)
    )
    return types, describes


def _describes(client: Client, name: str, monitor: Monitor) -> bool:
    try:
        return describes_a_type(client.maps.describe_feature_type(name, monitor=monitor))
    except _NOT_DESCRIBED:
        return False


def _are_own(client: Client, service: str, capabilities: str) -> bool:
    """Whether what QGIS needs is asked for below the base URL: it gets our key there only."""
    with client.maps.no_key_in_errors():
        addresses = addresses_in(capabilities)
    base = QUrl(client.config.base_url)
    needed = (addresses.get(name, "") for name in _NEEDED[service])
    return all(is_below(QUrl(address), base) for address in needed if address)


def _with_types(maps: Sequence[MapLayer], types: Sequence[FeatureType]) -> tuple[MapLayer, ...]:
    """Each map with its type of the WFS, as described or of the same name."""
    by_name = {kind.name.rpartition(":")[2]: kind.name for kind in types}
    by_name.update((kind.name, kind.name) for kind in types)

    def named(layer: MapLayer) -> Optional[str]:
        wanted = (layer.feature_type, layer.feature_type.rpartition(":")[2], layer.name)
        return next((by_name[name] for name in wanted if name in by_name), None)

    return tuple(replace(layer, feature_type=named(layer) or "") for layer in maps)

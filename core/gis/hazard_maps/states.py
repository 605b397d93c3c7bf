"""Determine why a map or features can't be shown, and the next step. Main thread only."""

from __future__ import annotations

from typing import Iterable

from qgis.core import QgsMapLayer

from ..connections.connections import Connections
from ..layers.identity import host_of
from ..layers.uris import WFS, WMS, uri_of
from ..results.states import LayerState
from ..text.languages import tr
from .layers import connection_of

NO_CONNECTION = "no connection"
NO_KEY = "no key"
NOT_SHOWN = "not shown"


def map_states(maps: Iterable[QgsMapLayer], connections: Connections) -> dict[str, LayerState]:
    """Return the states of those of *maps* that can't be shown, by layer id; never prompts.

    Downloaded features need no service and are not included.
    """
    ready: dict[str, bool] = {}
    names: dict[tuple[str, str], str] = {}
    states = {}
    for layer in maps:
        if layer.providerType() not in (WMS, WFS):
            continue
        # Many layers share few services, so the connection is looked up once per service.
        origin = host_of(layer), uri_of(layer).authConfigId()
        if origin not in names:
            names[origin] = connection_of(layer, connections)
        name = names[origin]
        if not name:
            states[layer.id()] = _no_connection(layer)
            continue
        if name not in ready:
            ready[name] = connections.has_key_ready(name)
        if not ready[name]:
            states[layer.id()] = _no_key(name)
        elif not layer.isValid():
            states[layer.id()] = _not_shown(name)
    return states


def _no_connection(layer: QgsMapLayer) -> LayerState:
    return LayerState(
        NO_CONNECTION,
        tr("You have no connection to {host}.").format(host=host_of(layer)),
        tr("Click the indicator beside its name to add one."),
    )


def _no_key(connection: str) -> LayerState:
    return LayerState(
        NO_KEY,
        tr("The API key for '{connection}' is missing or locked.").format(connection=connection),
        tr("Click the indicator beside its name to unlock or change it."),
    )


def _not_shown(connection: str) -> LayerState:
    return LayerState(
        NOT_SHOWN,
        tr("The map service of '{connection}' does not respond, or rejects the API key.").format(
            connection=connection
        ),
        tr("Click the indicator beside its name to retry or to change the API key."),
    )

"""Request hazard layers at one position, layer by layer (spec 4.6), and detect the available layers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Iterator, Mapping, Optional

from ...api import Client, Monitor
from ...api.batches import each_in_order
from ...api.enrichment import ENHANCE
from ...api.errors import BadRequest, Cancelled
from ...api.shapes import Position
from ..hazard_maps.load_catalog import map_layers
from .layer_lists import names_in
from .run import enrich_point

MOST_TRIED = 20
"""The most layer names of the map service that are tried."""


@dataclass(frozen=True)
class LayerAnswer:
    """The data of one layer at the position.

    :param found: its attributes; empty: no data at the position; None: the layer is missing in the response.
    :param error: why the service refused this layer.
    """

    name: str
    found: Optional[Mapping[str, Any]] = None
    error: Optional[Exception] = None


def hazards_at(
    client: Client, position: Position, layers: tuple[str, ...], monitor: Monitor
) -> tuple[LayerAnswer, ...]:
    """Return the attributes of all *layers*, in order, from one request; if that is refused, one request
    each.

    So an unknown layer does not affect the others. Layers in the response that were not requested are
    included.

    :param position: (longitude, latitude) in EPSG:4326.
    :raises ApiError: as :func:`enrich_point`, except for a refused layer.
    """
    try:
        return tuple(_together(client, position, layers, monitor))
    except BadRequest as error:
        if len(layers) == 1:
            return (LayerAnswer(layers[0], error=error),)
    return _alone(client, position, layers, monitor)


def layers_found_at(client: Client, position: Position, monitor: Monitor) -> tuple[LayerAnswer, ...]:
    """Request the layers that the map service lists, and return the data of those in the response.

    The service does not list the layers for enrichment, but they often have the names of its maps.

    :param position: (longitude, latitude) in EPSG:4326.
    :raises ApiError: as :func:`hazards_at`, or the map service can't be read.
    """
    offered = (layer.name for layer in map_layers(client, monitor) if not layer.is_group)
    # Names are separated by commas in the request.
    names = tuple(name for name in offered if names_in(name) == (name,))[:MOST_TRIED]
    tried = hazards_at(client, position, names, monitor) if names else ()
    return tuple(each for each in tried if each.found is not None)


def _together(
    client: Client, position: Position, layers: tuple[str, ...], monitor: Monitor
) -> Iterator[LayerAnswer]:
    found = enrich_point(client, position, layers, ENHANCE, monitor).layers
    for name in dict.fromkeys((*layers, *found)):
        yield LayerAnswer(name, found.get(name))


def _alone(
    client: Client, position: Position, layers: tuple[str, ...], monitor: Monitor
) -> tuple[LayerAnswer, ...]:
    """Return the data or refusal of each layer; raise any other error."""
    outcomes = each_in_order(
        layers,
        lambda name, watched: enrich_point(client, position, (name,), ENHANCE, watched).layers,
        client.config.open_points.pages_in_flight,
        monitor,
    )
    answers = []
    for outcome in outcomes:
        if outcome.error is not None and not isinstance(outcome.error, BadRequest):
            raise outcome.error
        found = outcome.value or {}
        answers.append(LayerAnswer(outcome.item, found.get(outcome.item), outcome.error))
    if monitor.cancelled.is_set():
        raise Cancelled("cancelled between two layers")
    return tuple(answers)

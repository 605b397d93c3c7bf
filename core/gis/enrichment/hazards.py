"""Request hazard layers at one position, layer by layer (spec 4.6), and find out which there are."""

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
"""Names of the map service that are tried for their hazards."""


@dataclass(frozen=True)
class LayerAnswer:
    """What one layer has at the position.

    :param found: its attributes; empty: it has nothing there; None: the response leaves the layer out.
    :param error: why the service refuses this layer.
    """

    name: str
    found: Optional[Mapping[str, Any]] = None
    error: Optional[Exception] = None


def hazards_at(
    client: Client, position: Position, layers: tuple[str, ...], monitor: Monitor
) -> tuple[LayerAnswer, ...]:
    """Request the attributes of all *layers* at once, in their order; where the service refuses, each alone.

    So a name that the service does not know takes nothing from the others. A layer that the response has
    without being requested is among the answers, too.

    :param position: (longitude, latitude) in EPSG:4326.
    :raises ApiError: as :func:`enrich_point`, but for a layer that is refused.
    """
    try:
        return tuple(_together(client, position, layers, monitor))
    except BadRequest as error:
        if len(layers) == 1:
            return (LayerAnswer(layers[0], error=error),)
    return _alone(client, position, layers, monitor)


def layers_found_at(client: Client, position: Position, monitor: Monitor) -> tuple[LayerAnswer, ...]:
    """Request the layers that the map service names, and return the answers of those that the response has.

    The service does not list the layers of its point enrichment; they often have the names of its maps.

    :param position: (longitude, latitude) in EPSG:4326.
    :raises ApiError: as :func:`hazards_at`, or for a map service that can't be read.
    """
    offered = (layer.name for layer in map_layers(client, monitor) if not layer.is_group)
    # The names are sent in one text with commas.
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
    """Return each layer with its answer or its error; an error that is not a refusal of it is raised."""
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

"""Layer data at places: at one that was clicked, at many that a layer has (spec 4.6)."""

from __future__ import annotations

from typing import Iterable

from ...api import Client, Monitor
from ...api.enrichment import Enriched
from ...api.shapes import Position


def enrich_point(
    client: Client, position: Position, layers: Iterable[str], operation: str, monitor: Monitor
) -> Enriched:
    """What *layers* have at *position*, (longitude, latitude) in degrees of EPSG:4326.

    :param operation: ``enhance``: by layer its attributes, empty where it has nothing there;
        ``count``: by layer ``count`` and ``features``. A layer that the answer leaves out is not in it.
    :raises InvalidShape: for a position that is none.
    :raises InvalidLayers: when no layer is named.
    :raises BadRequest: for a layer that the service does not know; its own words say which.
    """
    found = client.enrichment.point(position, layers, operation, monitor=monitor)
    if found.error is not None:
        raise found.error
    return found

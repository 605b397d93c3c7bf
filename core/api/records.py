"""One row of an answer, whatever form the service gave it."""

from __future__ import annotations

from typing import Any, NamedTuple, Optional


class Record(NamedTuple):
    """One point or entry.

    ``geometry`` is a GeoJSON geometry in EPSG:4326 (longitude, latitude), or None; ``attributes`` are
    the service's fields under their own names; ``radius`` is the circle's in meters, or None.
    """

    geometry: Optional[dict[str, Any]]
    attributes: dict[str, Any]
    radius: Optional[float] = None

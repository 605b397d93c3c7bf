"""What the ways without the plugin ask: all points of a source."""

from __future__ import annotations

from typing import Any

PATH = "/graph/api/v2/reports/portfolio/points/selection"
_RING = [[-180.0, -90.0], [180.0, -90.0], [180.0, 90.0], [-180.0, 90.0], [-180.0, -90.0]]
WORLD = {"type": "Feature", "geometry": {"type": "Polygon", "coordinates": [_RING]}, "properties": {}}


def source(count: int) -> str:
    """The source that has so many points."""
    return f"places_{count}"


def body(count: int) -> dict[str, Any]:
    """The body of a selection of the whole world."""
    return {"source": source(count), "shape": WORLD}

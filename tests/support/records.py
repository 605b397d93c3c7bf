"""Records of a result."""

from __future__ import annotations

from geoportfolio.core.api.records import Record


def point(lon: float, lat: float, radius: float | None = None, **attributes) -> Record:
    return Record({"type": "Point", "coordinates": [lon, lat]}, attributes, radius)

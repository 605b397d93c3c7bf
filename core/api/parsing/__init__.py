"""Read records from JSON, GeoJSON, CSV and XML responses as a stream."""

from __future__ import annotations

from ..lazy import later

__getattr__ = later(__name__, __path__)

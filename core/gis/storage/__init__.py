"""Write and read result files: GeoPackages, their columns, records and spatial indexes."""

from __future__ import annotations

from ...api.lazy import later

__getattr__ = later(__name__, __path__)

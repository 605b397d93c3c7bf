"""Write and read result files: GeoPackages, columns, spatial indexes, partial files."""

from __future__ import annotations

from ...api.lazy import later

__getattr__ = later(__name__, __path__)

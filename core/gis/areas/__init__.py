"""Turn drawn, pasted and selected geometries into selection areas."""

from __future__ import annotations

from ...api.lazy import later

__getattr__ = later(__name__, __path__)

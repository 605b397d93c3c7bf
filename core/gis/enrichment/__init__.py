"""Add the attributes of hazard layers to points."""

from __future__ import annotations

from ...api.lazy import later

__getattr__ = later(__name__, __path__)

"""Load results, and show them as layers."""

from __future__ import annotations

from ...api.lazy import later

__getattr__ = later(__name__, __path__)

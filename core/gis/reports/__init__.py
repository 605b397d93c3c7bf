"""Download risk reports one by one and in batches, and read their pages."""

from __future__ import annotations

from ...api.lazy import later

__getattr__ = later(__name__, __path__)

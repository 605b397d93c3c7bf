"""Check a connection, and write what support needs to know."""

from __future__ import annotations

from ...api.lazy import later

__getattr__ = later(__name__, __path__)

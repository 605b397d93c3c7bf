"""Store connections and API keys, and apply QGIS's network settings."""

from __future__ import annotations

from ...api.lazy import later

__getattr__ = later(__name__, __path__)

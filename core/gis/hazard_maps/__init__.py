"""List, add and reload the WMS and WFS layers of a service."""

from __future__ import annotations

from ...api.lazy import later

__getattr__ = later(__name__, __path__)

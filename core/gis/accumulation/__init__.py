"""Calculate accumulations, and show them as tables and charts."""

from __future__ import annotations

from ...api.lazy import later

__getattr__ = later(__name__, __path__)

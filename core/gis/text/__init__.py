"""Format messages, numbers, dates and filters for the screen."""

from __future__ import annotations

from ...api.lazy import later

__getattr__ = later(__name__, __path__)

"""Identify our layers and what they show, and add them to the layer tree."""

from __future__ import annotations

from ...api.lazy import later

__getattr__ = later(__name__, __path__)

"""Locations of any layer for :mod:`core.exposure`, and its results as layers and documents."""

from __future__ import annotations

from ...api.lazy import later

__getattr__ = later(__name__, __path__)

"""Diagnose a connection, and write a text for support."""

from __future__ import annotations

from ...api.lazy import later

__getattr__ = later(__name__, __path__)

"""Move results beside the project, copy them for others, and find what belongs to a project."""

from __future__ import annotations

from ...api.lazy import later

__getattr__ = later(__name__, __path__)

"""Run the query of a layer again, and compare the result with the previous one."""

from __future__ import annotations

from ...api.lazy import later

__getattr__ = later(__name__, __path__)

"""Store past queries, read their results back, undo a refresh, and delete unneeded files."""

from __future__ import annotations

from ...api.lazy import later

__getattr__ = later(__name__, __path__)

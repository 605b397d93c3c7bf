"""SQLite: statements from quoted names, limits for files of others, and the files that it writes."""

from __future__ import annotations

from ...api.lazy import later

__getattr__ = later(__name__, __path__)

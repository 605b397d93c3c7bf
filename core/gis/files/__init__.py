"""Files: their names, the folders of projects, which paths may be used, and partial files."""

from __future__ import annotations

from ...api.lazy import later

__getattr__ = later(__name__, __path__)

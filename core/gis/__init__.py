"""QGIS without widgets: connections, tasks, areas, storage, layers and operations.

Modules that are imported when QGIS starts refer to others as ``gis.storage``, which imports them on first
use.
"""

from __future__ import annotations

from ..api.lazy import later

__getattr__ = later(__name__, __path__)

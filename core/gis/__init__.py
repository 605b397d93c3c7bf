"""QGIS without widgets: connections, tasks, areas, stores, layers and the jobs on them.

What QGIS's start imports says ``gis.store`` where it uses it, and so imports it then.
"""

from __future__ import annotations

from ..api.lazy import later

__getattr__ = later(__name__, __path__)

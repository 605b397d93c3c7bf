"""QGIS's own map of the countries, for a project that has no map yet."""

from __future__ import annotations

from pathlib import Path

from qgis.core import QgsApplication


def world_map() -> str:
    """Its source for the provider ``ogr``."""
    return f"{Path(QgsApplication.pkgDataPath(), 'resources', 'data', 'world_map.gpkg')}|layername=countries"

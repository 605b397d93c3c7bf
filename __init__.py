"""GeoPortfolio: the portfolio of an insurer on the QGIS map.

QGIS is imported in :func:`classFactory` only, so that ``geoportfolio.core.api`` works without it.
"""

from __future__ import annotations

from typing import Any


def classFactory(iface: Any) -> Any:
    """QGIS's entry point; *iface* is its QgisInterface, or None in ``qgis_process``."""
    from .plugin import GeoPortfolioPlugin

    return GeoPortfolioPlugin(iface)

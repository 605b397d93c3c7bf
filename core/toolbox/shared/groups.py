"""The groups of the algorithms in the toolbox."""

from __future__ import annotations

from qgis.PyQt.QtCore import QCoreApplication

translate = QCoreApplication.translate

PORTFOLIO = "portfolio"
ADDRESSES = "addresses"
ACCUMULATION = "accumulation"
HAZARDS = "hazards"
REPORTS = "reports"


def title_of(group: str) -> str:
    """Return the displayed name of a group."""
    return {
        PORTFOLIO: translate("GeoPortfolio", "Portfolio"),
        ADDRESSES: translate("GeoPortfolio", "Addresses"),
        ACCUMULATION: translate("GeoPortfolio", "Accumulation"),
        HAZARDS: translate("GeoPortfolio", "Hazards"),
        REPORTS: translate("GeoPortfolio", "Risk reports"),
    }[group]

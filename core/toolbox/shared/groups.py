"""The groups of the algorithms in the toolbox."""

from __future__ import annotations

from ...gis.text.languages import tr

PORTFOLIO = "portfolio"
ADDRESSES = "addresses"
ACCUMULATION = "accumulation"
HAZARDS = "hazards"
REPORTS = "reports"


def title_of(group: str) -> str:
    """Return the displayed name of a group."""
    return {
        PORTFOLIO: tr("Portfolio"),
        ADDRESSES: tr("Addresses"),
        ACCUMULATION: tr("Accumulation"),
        HAZARDS: tr("Hazards"),
        REPORTS: tr("Risk reports"),
    }[group]

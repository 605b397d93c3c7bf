"""The buttons of the page of reports: object name, icon, text and tooltip of each."""

from __future__ import annotations

from typing import NamedTuple

from qgis.PyQt.QtCore import QCoreApplication

translate = QCoreApplication.translate


class Words(NamedTuple):
    """A button that is still to be made."""

    name: str
    icon: str
    text: str
    tip: str


def of_order() -> tuple[Words, ...]:
    """What is done with a whole order; the first one says what it does when it is known."""
    return (
        Words("pauseReportsButton", "/mIconTimerPause.svg", "", ""),
        Words(
            "stopReportsButton",
            "stop",
            translate("GeoPortfolio", "&Stop"),
            translate("GeoPortfolio", "End this order; what is there stays, the rest can be retried"),
        ),
        Words(
            "retryReportsButton",
            "refresh",
            translate("GeoPortfolio", "&Retry failed"),
            translate("GeoPortfolio", "Ask for the reports that failed again"),
        ),
        Words(
            "reportFolderButton",
            "/mActionFileOpen.svg",
            translate("GeoPortfolio", "Open &folder"),
            translate("GeoPortfolio", "Show the folder with the reports and their index"),
        ),
        Words(
            "reportLayerButton",
            "add_to_map",
            translate("GeoPortfolio", "&Layer"),
            translate("GeoPortfolio", "Show the points on the map; each opens its report"),
        ),
    )


def of_report() -> tuple[Words, ...]:
    """What is done with the report that is selected."""
    return (
        Words(
            "openShelfReportButton",
            "report",
            translate("GeoPortfolio", "&Open"),
            translate("GeoPortfolio", "Open the report here in QGIS"),
        ),
        Words(
            "showShelfReportButton",
            "/mActionPanTo.svg",
            translate("GeoPortfolio", "&Map"),
            translate("GeoPortfolio", "Move the map to the point of the report"),
        ),
        Words(
            "printShelfReportButton",
            "/mActionFilePrint.svg",
            translate("GeoPortfolio", "&Print..."),
            translate("GeoPortfolio", "Print the report"),
        ),
    )


def of_all() -> tuple[Words, ...]:
    """What needs no report."""
    return (
        Words(
            "newReportsButton",
            "report",
            translate("GeoPortfolio", "Risk reports for poi&nts..."),
            translate("GeoPortfolio", "A report for each point of a layer, or for those selected"),
        ),
    )

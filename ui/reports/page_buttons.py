"""The buttons of the page *Reports*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qgis.PyQt.QtCore import QCoreApplication

from ..widgets import outside
from ..widgets.controls import DescribedButton

if TYPE_CHECKING:
    from .controller import ReportController
    from .page import ReportsPage

translate = QCoreApplication.translate


def batch_buttons(page: ReportsPage, reports: ReportController) -> tuple[DescribedButton, ...]:
    """Return the buttons of a batch."""
    return (
        # The text depends on the state.
        DescribedButton("pauseReportsButton", "/mIconTimerPause.svg", "", "", page.pause_or_resume),
        DescribedButton(
            "stopReportsButton",
            "stop",
            translate("GeoPortfolio", "Stop"),
            translate("GeoPortfolio", "Stop the batch; saved reports are kept, the rest can be retried"),
            lambda: page.with_order(reports.queue.stop),
        ),
        DescribedButton(
            "retryReportsButton",
            "refresh",
            translate("GeoPortfolio", "Retry Failed"),
            translate("GeoPortfolio", "Request the failed reports again"),
            lambda: page.with_order(reports.queue.retry_failed),
        ),
        DescribedButton(
            "reportFolderButton",
            "/mActionFileOpen.svg",
            translate("GeoPortfolio", "Open Folder"),
            translate("GeoPortfolio", "Show the folder with the reports and their index"),
            lambda: page.with_order(lambda queued: outside.open_folder(queued.head.folder)),
        ),
        DescribedButton(
            "reportLayerButton",
            "add_to_map",
            translate("GeoPortfolio", "Layer"),
            translate("GeoPortfolio", "Show the points on the map, each with its report"),
            lambda: page.with_order(reports.add_layer),
        ),
    )


def report_buttons(page: ReportsPage, reports: ReportController) -> tuple[DescribedButton, ...]:
    """Return the buttons of the selected report."""
    return (
        DescribedButton(
            "openShelfReportButton",
            "report",
            translate("GeoPortfolio", "Open"),
            translate("GeoPortfolio", "Open the report here in QGIS"),
            page.open_chosen,
        ),
        DescribedButton(
            "showShelfReportButton",
            "/mActionPanTo.svg",
            translate("GeoPortfolio", "Map"),
            translate("GeoPortfolio", "Zoom the map to the location of the report"),
            page.show_on_map,
        ),
        DescribedButton(
            "printShelfReportButton",
            "/mActionFilePrint.svg",
            translate("GeoPortfolio", "Print…"),
            translate("GeoPortfolio", "Print the report"),
            lambda: page.with_report(reports.print_report),
        ),
    )


def page_buttons(reports: ReportController) -> tuple[DescribedButton, ...]:
    """Return the button below the table."""
    return (
        DescribedButton(
            "newReportsButton",
            "report",
            translate("GeoPortfolio", "Risk Reports for Points…"),
            translate("GeoPortfolio", "A report for each point of a layer, or for the selected points"),
            reports.order,
        ),
    )

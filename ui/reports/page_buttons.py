"""The buttons of the page *Reports*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.gis.text.languages import tr
from ..widgets import outside
from ..widgets.controls import DescribedButton

if TYPE_CHECKING:
    from .controller import ReportController
    from .page import ReportsPage


def batch_buttons(page: ReportsPage, reports: ReportController) -> tuple[DescribedButton, ...]:
    """Return the buttons of a batch."""
    return (
        # The text depends on the state.
        DescribedButton("pauseReportsButton", "/mIconTimerPause.svg", "", "", page.pause_or_resume),
        DescribedButton(
            "stopReportsButton",
            "stop",
            tr("Stop"),
            tr("Stop the batch; saved reports are kept, the rest can be retried"),
            lambda: page.with_order(reports.queue.stop),
        ),
        DescribedButton(
            "retryReportsButton",
            "refresh",
            tr("Retry Failed"),
            tr("Request the failed reports again"),
            lambda: page.with_order(reports.queue.retry_failed),
        ),
        DescribedButton(
            "reportFolderButton",
            "/mActionFileOpen.svg",
            tr("Open Folder"),
            tr("Show the folder with the reports and their index"),
            lambda: page.with_order(lambda queued: outside.open_folder(queued.head.folder)),
        ),
        DescribedButton(
            "reportLayerButton",
            "add_to_map",
            tr("Layer"),
            tr("Show the points on the map, each with its report"),
            lambda: page.with_order(reports.add_layer),
        ),
    )


def report_buttons(page: ReportsPage, reports: ReportController) -> tuple[DescribedButton, ...]:
    """Return the buttons of the selected report."""
    return (
        DescribedButton(
            "openShelfReportButton",
            "report",
            tr("Open"),
            tr("Open the report here in QGIS"),
            page.open_chosen,
        ),
        DescribedButton(
            "showShelfReportButton",
            "/mActionPanTo.svg",
            tr("Map"),
            tr("Zoom the map to the location of the report"),
            page.show_on_map,
        ),
        DescribedButton(
            "printShelfReportButton",
            "/mActionFilePrint.svg",
            tr("Print…"),
            tr("Print the report"),
            lambda: page.with_report(reports.print_report),
        ),
    )


def page_buttons(reports: ReportController) -> tuple[DescribedButton, ...]:
    """Return the button below the table."""
    return (
        DescribedButton(
            "newReportsButton",
            "report",
            tr("Risk Reports for Points…"),
            tr("A report for each point of a layer, or for the selected points"),
            reports.order,
        ),
    )

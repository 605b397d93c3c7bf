"""The viewer of reports, and hands for it."""

from __future__ import annotations

from collections import deque
from pathlib import Path

from osgeo import gdal
from qgis.PyQt.QtCore import QEventLoop, Qt, QTimer
from qgis.PyQt.QtPrintSupport import QPrinter
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QApplication, QLabel, QPushButton, QSpinBox, QToolButton

from geoportfolio.core.gis.report_shelf import Report
from geoportfolio.ui.reports.viewer import ReportViewer


class Background:
    """Work that waits until the test says so; its callbacks come in the test's thread."""

    def __init__(self) -> None:
        self.waiting: deque = deque()

    def __call__(self, title, work, on_done, on_error) -> None:
        self.waiting.append((work, on_done, on_error))

    def run_one(self) -> None:
        work, on_done, on_error = self.waiting.popleft()
        try:
            answer = work()
        except Exception as error:
            on_error(error)
        else:
            on_done(answer)

    def wait_for_work(self) -> None:
        """Let the viewer paint and its timer run until it asks for something."""
        while not self.waiting:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def settle(self, viewer: ReportViewer) -> None:
        """Run everything, and what painting asks for, until nothing more is asked for."""
        timer = viewer.page_view.findChild(QTimer)
        QApplication.processEvents()
        while self.waiting or timer.isActive():
            if self.waiting:
                self.run_one()
            else:
                QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            QApplication.processEvents()


def opened(viewer: ReportViewer, report: Report, background: Background) -> None:
    viewer.show_report(report)
    background.settle(viewer)


def click(viewer: ReportViewer, name: str) -> None:
    button = viewer.findChild((QToolButton, QPushButton), name)
    assert button.isEnabled(), name
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def is_offered(viewer: ReportViewer, name: str) -> bool:
    button = viewer.findChild((QToolButton, QPushButton), name)
    return button.isVisible() and button.isEnabled()


def spin(viewer: ReportViewer) -> QSpinBox:
    return viewer.findChild(QSpinBox, "pageSpin")


def notice(viewer: ReportViewer) -> str:
    return viewer.findChild(QLabel, "reportNoticeLabel").text()


def printed(
    path: Path, viewer: ReportViewer, background: Background, first: int = 0, last: int = 0
) -> gdal.Dataset | None:
    printer = QPrinter(QPrinter.PrinterMode.ScreenResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    printer.setFromTo(first, last)
    viewer.print_to(printer)
    background.settle(viewer)
    return gdal.OpenEx(str(path), gdal.OF_RASTER, allowed_drivers=["PDF"]) if path.exists() else None


class Now:
    """Background work that is done at once."""

    def __init__(self) -> None:
        self.errors: deque = deque()

    def __call__(self, _title, work, on_done, on_error) -> None:
        try:
            answer = work()
        except Exception as error:
            self.errors.append(error)
            on_error(error)
        else:
            on_done(answer)

"""The viewer of reports, and hands for it."""

from __future__ import annotations

from collections import deque
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Callable

from osgeo import gdal
from qgis.PyQt.QtCore import QEventLoop, Qt, QTimer
from qgis.PyQt.QtPrintSupport import QPrinter
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QApplication, QLabel, QMainWindow, QPushButton, QSpinBox, QToolButton

from geoportfolio.core.api.monitor import Monitor
from geoportfolio.core.gis.reports.single import Report
from geoportfolio.ui.reports.opener import ReportOpener
from geoportfolio.ui.reports.viewer import ReportViewer


def window_of(
    start: Callable[..., Any],
    say: Callable[..., Any] = lambda *_: None,
    main: QMainWindow | None = None,
    show_place: Callable[[float, float], Any] = lambda *_: None,
) -> SimpleNamespace:
    """What a viewer uses of the plugin's window.

    :param start: starts a task, as ``TaskRunner.start`` does.
    :param say: takes the level and the text of a message.
    :param show_place: takes the longitude and latitude that the map is moved to.
    """
    return SimpleNamespace(
        tasks=SimpleNamespace(start=start),
        messages=SimpleNamespace(say=say),
        iface=SimpleNamespace(mainWindow=lambda: main),
        reports=SimpleNamespace(show_place=show_place),
    )


def viewer_in(
    main: QMainWindow,
    start: Callable[..., Any],
    say: Callable[..., Any] = lambda *_: None,
    show_place: Callable[[float, float], Any] = lambda *_: None,
) -> ReportViewer:
    """Make a viewer in *main*; the other parameters are those of :func:`window_of`."""
    window = window_of(start, say, main, show_place)
    return ReportViewer(window, ReportOpener(window, main))


class Background:
    """Work that waits until the test says so; its callbacks come in the test's thread."""

    def __init__(self) -> None:
        self.waiting: deque = deque()

    def __call__(self, title, work, on_done, on_error) -> None:
        self.waiting.append((work, on_done, on_error))

    def run_one(self) -> None:
        work, on_done, on_error = self.waiting.popleft()
        try:
            answer = work(Monitor())
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


def opened_apart(viewer: ReportViewer, report: Report, background: Background) -> None:
    """As a window of its own, of a size that a page can be read in."""
    opened(viewer, report, background)
    viewer.setFloating(True)
    viewer.resize(600, 780)
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


def title(viewer: ReportViewer) -> str:
    """Of the report that is shown."""
    return viewer.findChild(QLabel, "reportDetailsLabel").text().split("\n")[0]


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
            answer = work(Monitor())
        except Exception as error:
            self.errors.append(error)
            on_error(error)
        else:
            on_done(answer)

"""The panel that shows a risk report: pages, zoom, save, print, show on map."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Optional, Union

from qgis.core import Qgis
from qgis.gui import QgsDockWidget
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtGui import QResizeEvent, QTextDocument
from qgis.PyQt.QtPrintSupport import QPrintDialog, QPrinter
from qgis.PyQt.QtWidgets import (
    QFileDialog,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ...core.gis.reports.html_pages import read_html
from ...core.gis.reports.pdf_pages import PdfPages, ReportUnreadable, print_pages
from ...core.gis.reports.single import Report, save_copy
from ...core.gis.text import dates
from ...core.gis.text.filter_text import filters_text
from ...core.gis.text.languages import tr
from ...core.gis.text.lengths import radii_text
from ..help.buttons import with_help
from ..window.docks import open_at_right
from .html_view import HtmlView
from .opener import ReportOpener, not_opened
from .pdf_view import PdfView
from .viewer_bars import ViewerBars

if TYPE_CHECKING:
    from ..window.window import Window


def _load_pdf(path: Path, ended: Event) -> tuple[PdfPages, tuple[float, float]]:
    pages = PdfPages(path, ended=ended)
    return pages, pages.page_size(1)


_CLOSED = ("missing", "empty", "no_pdf", "no_report")
"""Reasons for which a report is not opened externally either."""
LOADERS = {"pdf": _load_pdf, "html": lambda path, _ended: read_html(path)}


def _problems() -> dict[str, str]:
    return {
        **{reason: not_opened(reason) for reason in _CLOSED},
        "encrypted": tr("The report is protected by a password."),
        "broken": tr("The report could not be read. Open it in another program, or request it again."),
        "no_driver": tr("This QGIS cannot show PDF files."),
        "too_large": tr("The report is too large to be shown here."),
    }


def details_text(report: Report) -> str:
    """Return time and subject of *report* in one line."""
    parts = (
        dates.full(datetime.fromtimestamp(report.when.timestamp())),
        report.source,
        report.version.upper(),
        radii_text(report.radii),
        filters_text(report.filters),
        report.place,
    )
    return ", ".join(filter(None, parts))


class ReportViewer(QgsDockWidget):
    """A tab at the right until the user floats it; closed until the first report.

    :param opener: opens reports outside QGIS.
    """

    def __init__(self, window: Window, opener: ReportOpener) -> None:
        super().__init__(tr("Report"), window.iface.mainWindow())
        self.setObjectName("reportViewer")
        self._window = window
        self._opener = opener
        self._ended = Event()
        self._report: Optional[Report] = None
        self._pages: Optional[PdfPages] = None
        self._build()
        self.hide()

    def show_report(self, report: Report, then_print: bool = False) -> None:
        """Show *report* in front, replacing one that is still being read.

        :param then_print: show the print dialog after reading it.
        """
        self._report = report
        self._pages = None
        self.page_view.clear()
        self._footer.setText(f"{report.title}\n{details_text(report)}")
        self._show_sentence(tr("Opening the report…"), offer_open=False)
        open_at_right(self._window.iface.mainWindow(), self)
        self._window.tasks.start(
            tr("Opening the report {title}").format(title=report.title),
            lambda _monitor: LOADERS[report.kind](report.path, self._ended),
            lambda content: self._show_content(report, content, then_print),
            lambda error: self._show_problem(report, error),
        )

    def take_focus(self) -> None:
        """Take the keyboard focus, also for the report once it is read."""
        self.activateWindow()
        self.widget().setFocus()

    def give_up(self) -> None:
        """Stop waiting for pages; for ``unload()``."""
        self._ended.set()

    def save_to(self, target: Path, report: Optional[Report] = None) -> None:
        """Copy *report*, or the current one, to *target* in the background and report the outcome."""
        report = report or self._report
        self._window.tasks.start(
            tr("Saving the report"),
            lambda _monitor: save_copy(report.path, target),
            lambda saved: self._window.messages.say(
                Qgis.MessageLevel.Success, tr("Report saved as {path}.").format(path=saved)
            ),
            lambda error: self._window.messages.say(
                Qgis.MessageLevel.Critical,
                tr("The report could not be saved as {path}: {reason}").format(
                    path=target, reason=getattr(error, "strerror", None) or error
                ),
            ),
        )

    def print_to(self, printer: QPrinter, content: Union[PdfPages, QTextDocument, None] = None) -> None:
        """Print *content*, or the current report, with the page range of *printer*."""
        content = content or self._pages or self.html_view.document()
        if isinstance(content, QTextDocument):
            content.print(printer)
            text = tr("Report sent to the printer.")
            self._window.messages.say(Qgis.MessageLevel.Success, text)
            return
        self._window.tasks.start(
            tr("Printing the report"),
            lambda monitor: print_pages(content, printer, monitor),
            self._say_printed,
            self._say_not_printed,
        )

    def save(self) -> None:
        """Ask for a file, and save a copy of the report to it."""
        # Another report may arrive while the dialog is open.
        report = self._report
        title = tr("Save Report")
        chosen, _ = QFileDialog.getSaveFileName(self, title, str(Path.home() / report.path.name))
        if chosen:
            target = Path(chosen)
            self.save_to(target if target.suffix else target.with_suffix(report.path.suffix), report)

    def open_outside(self) -> None:
        """Open the report in the default program."""
        self._opener.open(self._report)

    def print_report(self) -> None:
        """Ask for a printer, and print the report."""
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._report.title)
        dialog = QPrintDialog(printer, self)
        # As in save(). The view is the copy's parent, so that it loads the images.
        content = self._pages or self.html_view.document().clone(self.html_view)
        if isinstance(content, PdfPages):
            dialog.setMinMax(1, content.page_count)
        if dialog.exec() == QPrintDialog.DialogCode.Accepted:
            self.print_to(printer, content)
        if isinstance(content, QTextDocument):
            content.deleteLater()

    def show_on_map(self) -> None:
        """Zoom the map to the location of the report."""
        self._window.reports.show_place(self._report.lon, self._report.lat)

    def view(self) -> Union[PdfView, HtmlView]:
        """Return the view of the current report."""
        return self.html_view if self._stack.currentWidget() is self.html_view else self.page_view

    # What is shown

    def _show_content(
        self, report: Report, content: Union[str, tuple[PdfPages, tuple[float, float]]], then_print: bool
    ) -> None:
        if report is not self._report:
            return
        if isinstance(content, str):
            self.html_view.setHtml(content)
            self._show_view(self.html_view)
        else:
            self._pages, first_size = content
            self._bars.set_page_count(self._pages.page_count)
            self._show_view(self.page_view)
            self.page_view.show_pages(self._pages, first_size)
        focused = self.window().focusWidget()
        # The user may have returned to the map.
        if focused is not None and self.isAncestorOf(focused):
            self.view().setFocus()
        if then_print:
            self.print_report()

    def _show_problem(self, report: Report, error: Exception) -> None:
        if report is self._report:
            reason = error.reason if isinstance(error, ReportUnreadable) else "broken"
            there = reason not in _CLOSED
            self._show_sentence(_problems()[reason].format(path=report.path), offer_open=there)

    def _show_sentence(self, sentence: str, *, offer_open: bool) -> None:
        self._sentence.setText(sentence)
        self._open_button.setVisible(offer_open)
        self._show_view(self._notice)

    def _show_view(self, view: QWidget) -> None:
        """Show *view*, and enable its buttons."""
        self._stack.setCurrentWidget(view)
        self._bars.offer(has_content=view is not self._notice, has_pages=view is self.page_view)
        self._bars.arrange(self.widget().width())

    def _say_printed(self, count: int) -> None:
        text = tr("Report sent to the printer, pages: {count}.")
        self._window.messages.say(Qgis.MessageLevel.Success, text.format(count=count))

    def _say_not_printed(self, _error: Exception) -> None:
        text = tr("The report could not be printed. Check the printer, or open it outside QGIS.")
        self._window.messages.say(Qgis.MessageLevel.Critical, text)

    # Layout

    def _build(self) -> None:
        self.page_view = PdfView(self._window)
        self.page_view.failed.connect(lambda error: self._show_problem(self._report, error))
        self.html_view = HtmlView()
        self._notice = self._built_notice()
        self._stack = QStackedWidget()
        for view in (self.page_view, self.html_view, self._notice):
            self._stack.addWidget(view)
        self._bars = ViewerBars(self)
        self.page_view.page_changed.connect(
            lambda page: self._bars.show_page(page, self.page_view.page_count)
        )
        self._footer = QLabel()
        self._footer.setObjectName("reportDetailsLabel")
        self._footer.setWordWrap(True)
        self._footer.setTextFormat(Qt.TextFormat.PlainText)
        self._footer.setContentsMargins(6, 2, 6, 4)
        self._footer.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        content = QWidget()
        layout = QVBoxLayout(content)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._bars)
        layout.addWidget(self._stack, 1)
        layout.addLayout(with_help(self._footer, "reports", self))
        self.setWidget(content)
        self._bars.order_tabs()

    def _built_notice(self) -> QWidget:
        notice = QWidget()
        self._sentence = QLabel()
        self._sentence.setObjectName("reportNoticeLabel")
        self._sentence.setTextFormat(Qt.TextFormat.PlainText)
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._sentence.setWordWrap(True)
        self._open_button = QPushButton(tr("Open outside QGIS"))
        self._open_button.setObjectName("openOutsideButton")
        self._open_button.clicked.connect(self.open_outside)
        layout = QVBoxLayout(notice)
        layout.setContentsMargins(24, 24, 24, 24)
        layout.setSpacing(12)
        layout.addStretch()
        layout.addWidget(self._sentence)
        layout.addWidget(self._open_button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch()
        return notice

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._bars.arrange(self.widget().width())

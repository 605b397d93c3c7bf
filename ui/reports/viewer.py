"""The window that shows a risk report: leaf, zoom, save, print, show its place on the map."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from threading import Event
from typing import Callable, Optional, Union

from qgis.core import Qgis
from qgis.gui import QgsDockWidget
from qgis.PyQt.QtCore import (
    QCoreApplication,
    QPoint,
    QSize,
    Qt,
    pyqtSignal,
)
from qgis.PyQt.QtGui import QResizeEvent, QTextDocument
from qgis.PyQt.QtPrintSupport import QPrintDialog, QPrinter
from qgis.PyQt.QtWidgets import (
    QFileDialog,
    QLabel,
    QMainWindow,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ...core.gis import moments
from ...core.gis.filter_words import filters_text
from ...core.gis.lengths import radii_text
from ...core.gis.pdf_pages import PdfPages, ReportUnreadable
from ...core.gis.report_html import read_html
from ...core.gis.report_shelf import Report, save_copy
from ..dock_places import float_hidden, put_in_place
from ..help.buttons import with_help
from .html_view import HtmlView
from .opener import ReportOpener, not_opened
from .page_view import Background, PageView
from .printing import PagePrinting
from .viewer_bar import ReportBar

translate = QCoreApplication.translate

Say = Callable[..., None]
WINDOW = QSize(600, 780)
OFFSET = QPoint(12, 60)


def _load_pdf(path: Path, ended: Event) -> tuple[PdfPages, tuple[float, float]]:
    pages = PdfPages(path, ended=ended)
    return pages, pages.page_size(1)


_CLOSED = ("missing", "empty", "no_pdf", "no_report")
"""Why a report is opened nowhere else either."""
LOADERS = {"pdf": _load_pdf, "html": lambda path, _ended: read_html(path)}


def _problems() -> dict[str, str]:
    return {
        **{reason: not_opened(reason) for reason in _CLOSED},
        "encrypted": translate("GeoPortfolio", "The report is protected by a password."),
        "broken": translate(
            "GeoPortfolio", "The report can't be read here. Another program may, or ask for it once more."
        ),
        "no_driver": translate("GeoPortfolio", "This QGIS can't show PDF files."),
        "too_large": translate("GeoPortfolio", "The report is too large to be shown here."),
    }


def details_text(report: Report) -> str:
    """When and for what *report* was made, in one line."""
    parts = (
        moments.full(datetime.fromtimestamp(report.when.timestamp())),
        report.source,
        report.version.upper(),
        radii_text(report.radii),
        filters_text(report.filters),
        report.place,
    )
    return ", ".join(filter(None, parts))


class ReportViewer(QgsDockWidget):
    """Floats over QGIS until it is docked; closed until the first report.

    :param run_in_background: ``(title, work, on_done, on_error)``; the two callbacks come in the main
        thread.
    :param say: shows one sentence of a level to the analyst.
    :param opener: of reports outside of QGIS; one of the window's own, if None.
    """

    #: (longitude, latitude) in EPSG:4326 of the report's point.
    show_on_map = pyqtSignal(float, float)

    def __init__(
        self,
        run_in_background: Background,
        say: Say,
        parent: Optional[QWidget] = None,
        opener: Optional[ReportOpener] = None,
    ) -> None:
        super().__init__(translate("GeoPortfolio", "Report"), parent)
        self.setObjectName("reportViewer")
        self.setAllowedAreas(Qt.DockWidgetArea.AllDockWidgetAreas)
        self._run_in_background = run_in_background
        self._say = say
        self._ended = Event()
        self._report: Optional[Report] = None
        self._pages: Optional[PdfPages] = None
        self._printing: Optional[PagePrinting] = None
        self._placed = False
        self._opener = opener or ReportOpener(run_in_background, say, self)
        self._build()
        self.hide()

    def show_report(self, report: Report, then_print: bool = False) -> None:
        """Open the window with *report*; a report that is still being read gives way to it.

        :param then_print: show the print dialog, too, once it has been read.
        """
        self._report = report
        self._pages = None
        self.page_view.clear()
        self.setWindowTitle(translate("GeoPortfolio", "Report: {title}").format(title=report.title))
        self._footer.setText(details_text(report))
        self._show_sentence(translate("GeoPortfolio", "Opening the report..."), offer_open=False)
        self._place()
        self.show()
        self.raise_()
        self._run_in_background(
            translate("GeoPortfolio", "Opening the report {title}").format(title=report.title),
            lambda: LOADERS[report.kind](report.path, self._ended),
            lambda content: self._show_content(report, content, then_print),
            lambda error: self._show_problem(report, error),
        )

    def give_up(self) -> None:
        """Wait for no page any more; for ``unload()``."""
        self._ended.set()

    def save_to(self, target: Path, report: Optional[Report] = None) -> None:
        """Copy *report*, or the one that is shown, to *target* in the background and say how it went."""
        report = report or self._report
        self._run_in_background(
            translate("GeoPortfolio", "Saving the report"),
            lambda: save_copy(report.path, target),
            lambda saved: self._say(
                Qgis.MessageLevel.Success,
                translate("GeoPortfolio", "Report saved as {path}.").format(path=saved),
            ),
            lambda error: self._say(
                Qgis.MessageLevel.Critical,
                translate("GeoPortfolio", "The report could not be saved as {path}: {reason}").format(
                    path=target, reason=getattr(error, "strerror", None) or error
                ),
            ),
        )

    def print_to(self, printer: QPrinter, content: Union[PdfPages, QTextDocument, None] = None) -> None:
        """Print *content*, or what is shown, or the range of its pages that *printer* carries."""
        content = content or self._pages or self.html_view.document()
        if isinstance(content, QTextDocument):
            content.print(printer)
            text = translate("GeoPortfolio", "Report sent to the printer.")
            self._say(Qgis.MessageLevel.Success, text)
            return
        self._printing = PagePrinting(printer, content, self._run_in_background, self)
        self._printing.finished.connect(self._say_printed)
        self._printing.failed.connect(self._say_not_printed)
        self._printing.start()

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
            self._bar.set_page_count(self._pages.page_count)
            self._show_view(self.page_view)
            self.page_view.show_pages(self._pages, first_size)
        self._view().setFocus()
        if then_print:
            self._print()

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
        self._stack.setCurrentWidget(view)
        self._bar.enable(readable=view is not self._notice, leafing=view is self.page_view)
        self._bar.arrange(self.widget().width())

    def _place(self) -> None:
        """Before its first report: where it was when QGIS was last closed, else floating at the left,
        so that the clicked place and the docks on the right stay in sight."""
        if self._placed:
            return
        self._placed = True
        window = self.parent()
        if isinstance(window, QMainWindow):
            put_in_place(window, self, self._float)
        else:
            self._float()

    def _float(self) -> None:
        window = self.parent()
        if isinstance(window, QMainWindow):
            float_hidden(window, self)
        else:
            self.setFloating(True)
        screen = self.screen().availableGeometry()
        self.resize(WINDOW.boundedTo(screen.size() - QSize(40, 80)))
        corner = window.geometry().topLeft() if isinstance(window, QMainWindow) else screen.topLeft()
        place = self.frameGeometry()
        place.moveTopLeft(corner + OFFSET)
        place.moveBottom(min(place.bottom(), screen.bottom() - OFFSET.x()))
        self.move(place.topLeft())

    # The buttons

    def _save(self) -> None:
        # Another report may arrive while the dialog is open.
        report = self._report
        title = translate("GeoPortfolio", "Save report")
        chosen, _ = QFileDialog.getSaveFileName(self, title, str(Path.home() / report.path.name))
        if chosen:
            target = Path(chosen)
            self.save_to(target if target.suffix else target.with_suffix(report.path.suffix), report)

    def _open_outside(self) -> None:
        self._opener.open(self._report)

    def _print(self) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._report.title)
        dialog = QPrintDialog(printer, self)
        # As in _save. The view is the copy's parent, so that its pictures are read as the view does.
        content = self._pages or self.html_view.document().clone(self.html_view)
        if isinstance(content, PdfPages):
            dialog.setMinMax(1, content.page_count)
        if dialog.exec() == QPrintDialog.DialogCode.Accepted:
            self.print_to(printer, content)
        if isinstance(content, QTextDocument):
            content.deleteLater()

    def _say_printed(self, count: int) -> None:
        text = translate("GeoPortfolio", "Report sent to the printer, pages: {count}.")
        self._say(Qgis.MessageLevel.Success, text.format(count=count))

    def _say_not_printed(self, error: Optional[Exception]) -> None:
        text = translate(
            "GeoPortfolio", "The report could not be printed. Check the printer, or open it outside QGIS."
        )
        self._say(Qgis.MessageLevel.Critical, text)

    def _ask_for_map(self) -> None:
        self.show_on_map.emit(self._report.lon, self._report.lat)

    def _view(self) -> Union[PageView, HtmlView]:
        return self.html_view if self._stack.currentWidget() is self.html_view else self.page_view

    # The window

    def _build(self) -> None:
        self.page_view = PageView(self._run_in_background)
        self.page_view.failed.connect(lambda error: self._show_problem(self._report, error))
        self._bar = ReportBar()
        self._bar.page_asked.connect(self.page_view.go_to)
        self._bar.pressed.connect(lambda name: self._slots[name]())
        self.page_view.page_changed.connect(self._bar.show_page)
        self._slots = {
            "previousPageButton": lambda: self.page_view.go_to(self.page_view.page - 1),
            "nextPageButton": lambda: self.page_view.go_to(self.page_view.page + 1),
            "fitButton": lambda: self._view().fit(),
            "zoomOutButton": lambda: self._view().zoom_out(),
            "zoomInButton": lambda: self._view().zoom_in(),
            "saveReportButton": self._save,
            "openReportButton": self._open_outside,
            "printReportButton": self._print,
            "showOnMapButton": self._ask_for_map,
        }
        self.html_view = HtmlView()
        self._notice = self._built_notice()
        self._stack = QStackedWidget()
        for view in (self.page_view, self.html_view, self._notice):
            self._stack.addWidget(view)
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
        layout.addWidget(self._bar)
        layout.addWidget(self._stack, 1)
        layout.addLayout(with_help(self._footer, "reports", self))
        self.setWidget(content)

    def _built_notice(self) -> QWidget:
        notice = QWidget()
        self._sentence = QLabel()
        self._sentence.setObjectName("reportNoticeLabel")
        self._sentence.setTextFormat(Qt.TextFormat.PlainText)
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._sentence.setWordWrap(True)
        self._open_button = QPushButton(translate("GeoPortfolio", "Open outside QGIS"))
        self._open_button.setObjectName("openOutsideButton")
        self._open_button.clicked.connect(self._open_outside)
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
        self._bar.arrange(self.widget().width())

"""A report on paper: its pages are drawn in the background, one by one, and painted as they come."""

from __future__ import annotations

from typing import Optional

from qgis.PyQt.QtCore import QCoreApplication, QObject, QRectF, QSizeF, pyqtSignal
from qgis.PyQt.QtGui import QImage, QPageLayout, QPainter
from qgis.PyQt.QtPrintSupport import QPrinter

from ...core.gis.pdf_pages import PdfPages
from .page_view import Background

translate = QCoreApplication.translate

PRINT_DPI = 200


class PagePrinting(QObject):
    """Prints the pages that *printer* was asked for; a page is fitted to the paper, never cut.

    ``finished`` carries the number of pages, ``failed`` the error, or None when the printer refused.
    """

    finished = pyqtSignal(int)
    failed = pyqtSignal(object)

    def __init__(
        self,
        printer: QPrinter,
        pages: PdfPages,
        run_in_background: Background,
        parent: Optional[QObject] = None,
    ) -> None:
        super().__init__(parent)
        self._printer = printer
        self._pages = pages
        self._run_in_background = run_in_background
        self._painter = QPainter()
        # A printer without a chosen range says 0 to 0.
        self._first = max(1, printer.fromPage())
        self._last = min(printer.toPage() or pages.page_count, pages.page_count)

    def start(self) -> None:
        """Draw and paint the first page; the others follow by themselves."""
        self._draw(self._first)

    def _draw(self, page: int) -> None:
        pages = self._pages
        self._run_in_background(
            translate("GeoPortfolio", "Printing page {page} of {last}").format(page=page, last=self._last),
            lambda: pages.render(page, PRINT_DPI),
            lambda image: self._paint(page, image),
            self._give_up,
        )

    def _paint(self, page: int, image: QImage) -> None:
        if page == self._first:
            self._turn_paper(image)
            ready = self._painter.begin(self._printer)
        else:
            ready = self._printer.newPage()
        if not ready:
            self._give_up(None)
            return
        self._painter.drawImage(self._place_on_paper(image), image)
        if page < self._last:
            self._draw(page + 1)
        else:
            self._painter.end()
            self.finished.emit(self._last - self._first + 1)

    def _turn_paper(self, image: QImage) -> None:
        wide = image.width() > image.height()
        self._printer.setPageOrientation(
            QPageLayout.Orientation.Landscape if wide else QPageLayout.Orientation.Portrait
        )

    def _place_on_paper(self, image: QImage) -> QRectF:
        paper = QRectF(self._painter.viewport())
        scale = min(paper.width() / image.width(), paper.height() / image.height())
        size = QSizeF(image.size()) * scale
        place = QRectF(paper.topLeft(), size)
        place.moveCenter(paper.center())
        return place

    def _give_up(self, error: Optional[Exception]) -> None:
        if self._painter.isActive():
            self._painter.end()
        self.failed.emit(error)

"""The pages of a PDF report below each other; only what is looked at is drawn, in the background."""

from __future__ import annotations

from typing import Callable, Optional

from qgis.PyQt.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, Qt, QTimer, pyqtSignal
from qgis.PyQt.QtGui import QColor, QImage, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from qgis.PyQt.QtWidgets import QAbstractScrollArea, QAbstractSlider, QWidget

from ...core.api.errors import Cancelled
from ...core.gis.pdf_pages import POINTS_PER_INCH, PdfPages
from .page_column import MARGIN, PageColumn

translate = QCoreApplication.translate

Background = Callable[[str, Callable, Callable, Callable], None]
ZOOM_STEP = 1.25
SMALLEST_ZOOM, LARGEST_ZOOM = 0.1, 5.0
# While the analyst drags the scroll bar through 500 pages, at most 25 of them a second are drawn.
DRAW_PAUSE_MS = 40
_LARGEST_RANGE = 2**31 - 1
"""Pixels that a scroll bar counts; no paper is as long, but a file may say so."""
PAPER, EDGE, FAINT = QColor("white"), QColor(128, 128, 128, 110), QColor("#6b6b6b")


class PageView(QAbstractScrollArea):
    """Scrolls, zooms and draws :class:`PdfPages`.

    :param run_in_background: ``(title, work, on_done, on_error)``; the two callbacks come in the main
        thread.
    """

    page_changed = pyqtSignal(int)
    failed = pyqtSignal(object)
    """Why a page, and with it the report, takes too long to be drawn."""

    def __init__(self, run_in_background: Background, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setObjectName("reportPages")
        self.setAccessibleName(translate("GeoPortfolio", "Pages of the report"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # A bar that comes and goes would change the width that a page is fitted to.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self._run_in_background = run_in_background
        self._pages: Optional[PdfPages] = None
        self._column = PageColumn(1, (1.0, 1.0))
        self._fitted = "width"
        self._page = 1
        self._drawn: dict[int, tuple[float, QImage]] = {}
        self._failed: set[int] = set()
        self._asked: Optional[tuple[int, float]] = None
        self._dragged_from: Optional[QPoint] = None
        self._moving = False
        self._draw_timer = QTimer(self)
        self._draw_timer.setSingleShot(True)
        self._draw_timer.setInterval(DRAW_PAUSE_MS)
        self._draw_timer.timeout.connect(self._ask_for_next_image)
        self.verticalScrollBar().valueChanged.connect(self._follow_scroll)

    @property
    def page(self) -> int:
        """The page that is looked at, counted from 1."""
        return self._page

    @property
    def page_count(self) -> int:
        """How many pages there are; 0 while no report is shown."""
        return self._pages.page_count if self._pages else 0

    @property
    def zoom(self) -> float:
        """1.0 is the size on paper."""
        return self._column.scale * POINTS_PER_INCH / self.logicalDpiX()

    @property
    def sharp_pages(self) -> list[int]:
        """The pages that are drawn at the resolution of the screen, in order."""
        return sorted(page for page, (dpi, _) in self._drawn.items() if dpi == self._dpi)

    def show_pages(self, pages: PdfPages, first_size: tuple[float, float]) -> None:
        """Show *pages* from the top, as wide as the view; *first_size* is the first's, in points."""
        self._pages = pages
        self._column = PageColumn(pages.page_count, first_size)
        self._fitted = "width"
        self._drawn, self._failed, self._asked = {}, set(), None
        self._rearrange()
        self.go_to(1)

    def clear(self) -> None:
        """Let go of the report."""
        self._pages = None
        self._drawn, self._asked = {}, None
        self.viewport().update()

    def go_to(self, page: int) -> None:
        """Bring the top of *page* to the top of the view."""
        self._page = min(max(1, page), max(1, self.page_count))
        self._scroll_to(y=self._column.rect(self._page).y() - MARGIN)
        self.page_changed.emit(self._page)

    def fit(self) -> None:
        """Fit the page's width; once more: the whole page."""
        self._fitted = "page" if self._fitted == "width" else "width"
        self._rearrange()
        if self._fitted == "page":
            self.go_to(self._page)

    def zoom_in(self) -> None:
        self.zoom_by(ZOOM_STEP)

    def zoom_out(self) -> None:
        self.zoom_by(1 / ZOOM_STEP)

    def zoom_by(self, factor: float, around: Optional[QPointF] = None) -> None:
        """Zoom by *factor*; what lies at *around*, in the viewport, stays there."""
        paper = self.logicalDpiX() / POINTS_PER_INCH
        scale = min(max(self._column.scale * factor, SMALLEST_ZOOM * paper), LARGEST_ZOOM * paper)
        self._fitted = ""
        self._rearrange(scale, around)

    # Geometry: the viewport's pixels against the column's.

    @property
    def _dpi(self) -> float:
        return round(self._column.scale * POINTS_PER_INCH * self.devicePixelRatioF(), 2)

    @property
    def _origin(self) -> QPointF:
        """Where the column's (0, 0), the middle of its top, lies in the viewport."""
        width, column_width = self.viewport().width(), self._column.size.width()
        left = max(0.0, width - column_width) / 2 - self.horizontalScrollBar().value()
        return QPointF(round(left + column_width / 2), -self.verticalScrollBar().value())

    def _fitting_scale(self) -> float:
        if not self._fitted:
            return self._column.scale
        width = (self.viewport().width() - 2 * MARGIN) / self._column.page_width
        height = (self.viewport().height() - 2 * MARGIN) / self._column.page_height(self._page)
        return max(0.05, width if self._fitted == "width" else min(width, height))

    def _rearrange(self, scale: Optional[float] = None, around: Optional[QPointF] = None) -> None:
        """Lay the column out anew; the place at *around*, or at the top of the view, stays."""
        around = around or QPointF(self.viewport().width() / 2, 0)
        spot = self._column.spot_at(around - self._origin)
        self._column.set_scale(scale or self._fitting_scale())
        size, view = self._column.size, self.viewport().size()
        for bar, whole, part in (
            (self.horizontalScrollBar(), size.width(), view.width()),
            (self.verticalScrollBar(), size.height(), view.height()),
        ):
            bar.setPageStep(part)
            bar.setSingleStep(40)
            # A fitted page must not scroll sideways for a fraction of a pixel.
            bar.setRange(0, min(max(0, int(whole - part + 0.5)), _LARGEST_RANGE))
        place = self._column.point_of(spot)
        self._scroll_to(place.x() + size.width() / 2 - around.x(), place.y() - around.y())
        self.viewport().update()

    def _scroll_to(self, x: Optional[float] = None, y: Optional[float] = None) -> None:
        """Scroll without changing which page counts as looked at."""
        self._moving = True
        if x is not None:
            self.horizontalScrollBar().setValue(round(x))
        if y is not None:
            self.verticalScrollBar().setValue(round(y))
        self._moving = False

    def _visible(self) -> range:
        top = self.verticalScrollBar().value()
        return self._column.pages_between(top, top + self.viewport().height())

    def _follow_scroll(self) -> None:
        if self._moving:
            return
        top, height = self.verticalScrollBar().value(), self.viewport().height()
        view = QRectF(-1e6, top, 2e6, height)
        shown = {page: self._column.rect(page).intersected(view).height() for page in self._visible()}
        page = max(shown, key=lambda number: shown[number])
        if page != self._page:
            self._page = page
            self.page_changed.emit(page)

    # Drawing

    def _ask_for_next_image(self) -> None:
        """Ask for one image. What has been scrolled away meanwhile is not waited for: the latest wins."""
        pages, dpi = self._pages, self._dpi
        if pages is None:
            return
        visible = self._visible()
        wanted = [*visible, *range(visible.stop, min(visible.stop, pages.page_count) + 1)]
        self._drawn = {page: drawn for page, drawn in self._drawn.items() if page in wanted}
        missing = [(page, dpi) for page in wanted if page not in self._failed]
        missing = [key for key in missing if self._drawn.get(key[0], (0.0,))[0] != dpi]
        if not missing or self._asked in missing:
            return
        page, _ = self._asked = missing[0]
        self._run_in_background(
            translate("GeoPortfolio", "Drawing page {page}").format(page=page),
            lambda: (pages.page_size(page), pages.render(page, dpi)),
            lambda answer: self._take_image(pages, page, dpi, *answer),
            lambda error: self._take_failure(pages, page, error),
        )

    def _take_image(
        self, pages: PdfPages, page: int, dpi: float, size: tuple[float, float], image: QImage
    ) -> None:
        if pages is not self._pages:
            return
        self._drawn[page] = (dpi, image)
        if self._asked == (page, dpi):
            self._asked = None
        if self._column.set_size(page, size):
            self._rearrange()
        self._ask_for_next_image()
        self.viewport().update()

    def _take_failure(self, pages: PdfPages, page: int, error: Exception) -> None:
        if pages is self._pages:
            # A task that QGIS's task manager was told to cancel says nothing of the page.
            if not isinstance(error, Cancelled):
                self._failed.add(page)
            self._asked = None
            self.viewport().update()
            if pages.is_given_up:
                self.failed.emit(error)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(event.rect(), self.palette().color(self.backgroundRole()))
        if self._pages is None:
            return
        for page in self._visible():
            self._paint_page(painter, page, self._column.rect(page).translated(self._origin))
        if not self._draw_timer.isActive():
            self._draw_timer.start()

    def _paint_page(self, painter: QPainter, page: int, place: QRectF) -> None:
        dpi, image = self._drawn.get(page, (0.0, None))
        painter.fillRect(place, PAPER)
        if image is None:
            text = (
                translate("GeoPortfolio", "Page {page} can't be drawn.")
                if page in self._failed
                else translate("GeoPortfolio", "Page {page}")
            )
            painter.setPen(FAINT)
            painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), text.format(page=page))
        elif dpi == self._dpi and image.width() >= int(place.width()):
            # Dot for dot: scaling by half a pixel would blur every letter.
            image.setDevicePixelRatio(self.devicePixelRatioF())
            painter.setClipRect(place)
            painter.drawImage(place.topLeft(), image)
            painter.setClipping(False)
        else:
            painter.drawImage(place, image, QRectF(image.rect()))
        painter.setPen(EDGE)
        painter.drawRect(place.adjusted(-1, -1, 0, 0))

    # The hand, the wheel and the keys

    def resizeEvent(self, event: QEvent) -> None:
        self._rearrange()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        self.viewport().update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(ZOOM_STEP ** (event.angleDelta().y() / 120), QPointF(event.position()))
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        down = QAbstractSlider.SliderAction.SliderPageStepAdd
        up = QAbstractSlider.SliderAction.SliderPageStepSub
        turn = {
            Qt.Key.Key_Home: lambda: self.go_to(1),
            Qt.Key.Key_End: lambda: self.go_to(self.page_count),
            Qt.Key.Key_PageDown: lambda: self.verticalScrollBar().triggerAction(down),
            Qt.Key.Key_PageUp: lambda: self.verticalScrollBar().triggerAction(up),
            Qt.Key.Key_Space: lambda: self.verticalScrollBar().triggerAction(down),
            Qt.Key.Key_Plus: self.zoom_in,
            Qt.Key.Key_Minus: self.zoom_out,
        }.get(event.key())
        if turn is None:
            super().keyPressEvent(event)
        else:
            turn()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._dragged_from = event.pos()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragged_from is not None:
            moved = event.pos() - self._dragged_from
            self._dragged_from = event.pos()
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - moved.x())
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() - moved.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._dragged_from = None
        self.viewport().unsetCursor()

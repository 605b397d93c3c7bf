"""Show the pages of a PDF report one below the other; visible ones are rendered in background tasks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from qgis.PyQt.QtCore import QPoint, QPointF, QRectF, QSize, QSizeF, Qt, QTimer, pyqtSignal
from qgis.PyQt.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from qgis.PyQt.QtWidgets import QAbstractSlider, QGraphicsRectItem, QGraphicsScene, QGraphicsView

from ...core.api.errors import Cancelled
from ...core.gis.reports.pdf_pages import POINTS_PER_INCH, PdfPages
from ...core.gis.text.languages import tr

if TYPE_CHECKING:
    from ..window.window import Window

ZOOM_STEP = 1.25
SMALLEST_ZOOM, LARGEST_ZOOM = 0.1, 5.0
SMALLEST_FIT = 0.05
"""Logical pixels per point; larger pages are not fitted to the view."""
DRAW_PAUSE_MS = 40
"""Limits rendering to 25 pages a second while scrolling through hundreds of pages."""
# Wider than the margin, so that the previous page is not visible when scrolling to a page.
MARGIN, GAP = 9, 12
"""Points beside and above the first page, and between two pages."""
PAPER, EDGE, FAINT = QColor("white"), QColor(128, 128, 128, 110), QColor("#6b6b6b")


class PdfView(QGraphicsView):
    """Scrolls and zooms :class:`PdfPages`. The unit of the scene is a point; pages are numbered from 1.

    A page is assumed to have the size of the first one until it is rendered.
    """

    page_changed = pyqtSignal(int)
    failed = pyqtSignal(object)
    """Emitted with the error if rendering takes so long that the report is given up."""

    def __init__(self, window: Window) -> None:
        super().__init__(QGraphicsScene())
        self.scene().setParent(self)
        self.setObjectName("reportPages")
        self.setAccessibleName(tr("Pages of the report"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setDragMode(QGraphicsView.DragMode.ScrollHandDrag)
        self.setInteractive(False)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        # The edge of a page is drawn outside of its item.
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        # A scroll bar that appears and disappears would change the width for fitting pages.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self._tasks = window.tasks
        self._pages: Optional[PdfPages] = None
        self._items: list[_PageItem] = []
        self._page = 1
        self._fitted = "width"
        self._requested: Optional[tuple[int, float]] = None
        self._draw_timer = QTimer(self)
        self._draw_timer.setSingleShot(True)
        self._draw_timer.setInterval(DRAW_PAUSE_MS)
        self._draw_timer.timeout.connect(self._request_next_image)
        self.verticalScrollBar().valueChanged.connect(self._follow_scroll)

    @property
    def page(self) -> int:
        """Return the current page."""
        return self._page

    @property
    def page_count(self) -> int:
        """Return the number of pages; 0 while no report is shown."""
        return len(self._items)

    @property
    def zoom(self) -> float:
        """Return the zoom; 1.0 is the size on paper."""
        return self._scale * POINTS_PER_INCH / self.logicalDpiX()

    @property
    def sharp_pages(self) -> list[int]:
        """Return the pages that are rendered at screen resolution, in order."""
        return [item.number for item in self._items if item.dpi == self._dpi]

    def show_pages(self, pages: PdfPages, first_size: tuple[float, float]) -> None:
        """Show *pages* from the top, fitted to the width; *first_size* is that of the first page in
        points."""
        self.clear()
        self._pages = pages
        self._items = [_PageItem(number, first_size) for number in range(1, pages.page_count + 1)]
        self._arrange()
        for item in self._items:
            self.scene().addItem(item)
        self._fitted = "width"
        self._set_scale(self._fitting_scale())
        self.go_to(1)

    def clear(self) -> None:
        """Release the report."""
        self._pages = self._requested = None
        self._items, self._page = [], 1
        self.scene().clear()

    def go_to(self, page: int) -> None:
        """Scroll the top of *page* to the top of the view."""
        page = min(max(1, page), max(1, self.page_count))
        if self._items:
            top = self._items[page - 1].y() - MARGIN
            self._scroll_by(self.viewportTransform().map(QPointF(0, top)).y())
        # The last page becomes current even if the view can't scroll that far.
        self._set_page(page)

    def fit(self) -> None:
        """Fit the page's width, or the whole page if the width is already fitted."""
        page = self._page
        self._fitted = "page" if self._fitted == "width" else "width"
        self._set_scale(self._fitting_scale())
        self.go_to(page)

    def zoom_in(self) -> None:
        self.zoom_by(ZOOM_STEP)

    def zoom_out(self) -> None:
        self.zoom_by(1 / ZOOM_STEP)

    def zoom_by(self, factor: float, around: Optional[QPointF] = None) -> None:
        """Zoom by *factor*, keeping the position *around* (viewport pixels) fixed."""
        paper = self.logicalDpiX() / POINTS_PER_INCH
        self._fitted = ""
        self._set_scale(min(max(self._scale * factor, SMALLEST_ZOOM * paper), LARGEST_ZOOM * paper), around)

    # Geometry

    @property
    def _scale(self) -> float:
        """Return the logical pixels per point."""
        return self.transform().m11()

    @property
    def _dpi(self) -> float:
        return round(self._scale * POINTS_PER_INCH * self.devicePixelRatioF(), 2)

    def _arrange(self) -> None:
        top = float(MARGIN)
        for item in self._items:
            item.setPos(-item.rect().width() / 2, top)
            top += item.rect().height() + GAP
        width = max(item.rect().width() for item in self._items) + 2 * MARGIN
        self.scene().setSceneRect(-width / 2, 0, width, top - GAP + MARGIN)

    def _fitting_scale(self) -> float:
        if not self._items:
            return self._scale
        # One pixel less, so that rounding errors do not show a horizontal scroll bar.
        room = self.viewport().size() - QSize(1, 1)
        width = room.width() / self.sceneRect().width()
        height = room.height() / (self._items[self._page - 1].rect().height() + 2 * MARGIN)
        return max(SMALLEST_FIT, width if self._fitted == "width" else min(width, height))

    def _set_scale(self, scale: float, around: Optional[QPointF] = None) -> None:
        """Scale the scene, keeping the position *around*, or the top center, fixed."""
        around = around or QPointF(self.viewport().width() / 2, 0)
        place = self.viewportTransform().inverted()[0].map(around)
        self.setTransform(QTransform.fromScale(scale, scale))
        moved = self.viewportTransform().map(place) - around
        self._scroll_by(moved.y(), moved.x())

    def _scroll_by(self, down: float, right: float = 0) -> None:
        for bar, pixels in ((self.verticalScrollBar(), down), (self.horizontalScrollBar(), right)):
            # As float, as a file may have sizes beyond the range of a scroll bar.
            bar.setValue(round(min(max(bar.minimum(), bar.value() + pixels), bar.maximum())))

    def _visible(self) -> list[_PageItem]:
        return sorted(self.items(self.viewport().rect()), key=lambda item: item.number)

    def _follow_scroll(self) -> None:
        """Make the page with the largest visible part current."""
        view = self.mapToScene(self.viewport().rect()).boundingRect()
        visible = self._visible()
        if visible:
            most = max(visible, key=lambda item: item.sceneBoundingRect().intersected(view).height())
            if most.number != self._page:
                self._set_page(most.number)

    def _set_page(self, page: int) -> None:
        self._page = page
        self.page_changed.emit(page)

    # Rendering

    def _request_next_image(self) -> None:
        """Request one image, skipping pages that are no longer visible."""
        pages, dpi = self._pages, self._dpi
        visible = self._visible()
        if pages is None or not visible:
            return
        # Including the page after the last visible one, which is likely to be next.
        wanted = [*visible, *self._items[visible[-1].number : visible[-1].number + 1]]
        for item in self._items:
            if item.image is not None and item not in wanted:
                item.release()
        missing = [(item.number, dpi) for item in wanted if not item.is_broken and item.dpi != dpi]
        if not missing or self._requested in missing:
            return
        page, _ = self._requested = missing[0]
        self._tasks.start(
            tr("Drawing page {page}").format(page=page),
            lambda _monitor: (pages.page_size(page), pages.render(page, dpi)),
            lambda answer: self._take_image(pages, page, dpi, *answer),
            lambda error: self._take_failure(pages, page, error),
        )

    def _take_image(
        self, pages: PdfPages, page: int, dpi: float, size: tuple[float, float], image: QImage
    ) -> None:
        if pages is not self._pages:
            return
        if self._requested == (page, dpi):
            self._requested = None
        item = self._items[page - 1]
        item.image, item.dpi = image, dpi
        if item.rect().size() != QSizeF(*size):
            item.setRect(0, 0, *size)
            self._rearrange()
        self._request_next_image()
        self.viewport().update()

    def _rearrange(self) -> None:
        """Arrange the pages again, keeping the position at the top of the view."""
        at_top = (self._visible() or self._items)[0]
        place = at_top.mapFromScene(self.mapToScene(QPoint()))
        self._arrange()
        self._set_scale(self._fitting_scale() if self._fitted else self._scale)
        self._scroll_by(self.viewportTransform().map(at_top.mapToScene(place)).y())

    def _take_failure(self, pages: PdfPages, page: int, error: Exception) -> None:
        if pages is not self._pages:
            return
        # A task that was cancelled in QGIS's task manager does not mean that the page is broken.
        self._items[page - 1].is_broken = not isinstance(error, Cancelled)
        self._requested = None
        self.viewport().update()
        if pages.is_given_up:
            self.failed.emit(error)

    # Events

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, self.palette().color(self.backgroundRole()))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._pages is not None and not self._draw_timer.isActive():
            self._draw_timer.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._items and self._fitted:
            self._set_scale(self._fitting_scale())

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(ZOOM_STEP ** (event.angleDelta().y() / 120), QPointF(event.position()))
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        down = QAbstractSlider.SliderAction.SliderPageStepAdd
        up = QAbstractSlider.SliderAction.SliderPageStepSub
        action = {
            Qt.Key.Key_Home: lambda: self.go_to(1),
            Qt.Key.Key_End: lambda: self.go_to(self.page_count),
            Qt.Key.Key_PageDown: lambda: self.verticalScrollBar().triggerAction(down),
            Qt.Key.Key_PageUp: lambda: self.verticalScrollBar().triggerAction(up),
            Qt.Key.Key_Space: lambda: self.verticalScrollBar().triggerAction(down),
            Qt.Key.Key_Plus: self.zoom_in,
            Qt.Key.Key_Minus: self.zoom_out,
        }.get(event.key())
        if action is None:
            super().keyPressEvent(event)
        else:
            action()


class _PageItem(QGraphicsRectItem):
    """A page, drawn aligned to device pixels, as scaling by fractions would blur the text."""

    def __init__(self, number: int, size: tuple[float, float]) -> None:
        super().__init__(0, 0, *size)
        self.setPen(QPen(Qt.PenStyle.NoPen))
        self.number = number
        self.is_broken = False
        self.release()

    def release(self) -> None:
        """Release the image of a page that is not visible."""
        self.image: Optional[QImage] = None
        self.dpi = 0.0

    def paint(self, painter: QPainter, _option: object, _widget: object = None) -> None:
        place = painter.worldTransform().mapRect(self.rect())
        place.moveTopLeft(QPointF(place.topLeft().toPoint()))
        painter.save()
        painter.setWorldTransform(QTransform())
        painter.fillRect(place, PAPER)
        if self.image is None:
            text = tr("Page {page} could not be drawn.") if self.is_broken else tr("Page {page}")
            painter.setPen(FAINT)
            painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), text.format(page=self.number))
        else:
            self._paint_image(painter, self.image, place)
        painter.setPen(EDGE)
        painter.drawRect(place.adjusted(-1, -1, 0, 0))
        painter.restore()

    @staticmethod
    def _paint_image(painter: QPainter, image: QImage, place: QRectF) -> None:
        ratio = painter.device().devicePixelRatioF()
        if abs(image.width() - place.width() * ratio) <= 1:
            image.setDevicePixelRatio(ratio)
            painter.setClipRect(place)
            painter.drawImage(place.topLeft(), image)
            painter.setClipping(False)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(place, image, QRectF(image.rect()))

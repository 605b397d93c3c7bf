"""The pages of a PDF as images, in bounded memory."""

from __future__ import annotations

import atexit
import os
import sys
import threading
import time
from collections import OrderedDict
from pathlib import Path
from queue import Empty, Queue
from typing import TYPE_CHECKING, Callable, Optional, TypeVar

from osgeo import gdal
from qgis.core import QgsSettings
from qgis.PyQt.QtCore import QRectF, QSizeF, Qt
from qgis.PyQt.QtGui import QImage, QPageLayout, QPainter

from ...api.monitor import POLL, Monitor
from ..files.own_files import own_entry
from ..text.languages import message

if TYPE_CHECKING:
    from qgis.PyQt.QtPrintSupport import QPrinter

_T = TypeVar("_T")

POINTS_PER_INCH = 72
_BEGIN = b"%PDF"
CACHE_BYTES = 64 * 1024 * 1024
SECONDS = 20.0
"""The time limit for one page."""
# An A4 page up to 400 dpi; larger pages get a lower resolution.
PAGE_PIXELS = 16_000_000
PRINT_DPI = 200


_given_up: list[threading.Thread] = []
"""Threads that GDAL may block until the process ends."""


class ReportUnreadable(Exception):
    """A report that can't be shown here.

    :param reason: ``missing``, ``empty``, ``no_report`` (such as a link), ``no_pdf`` (no PDF header),
        ``encrypted``, ``broken``, ``no_driver`` (GDAL has no PDF driver) or ``too_large``.
    """

    MESSAGES = {
        "": message("The report cannot be shown here. Open it outside QGIS."),
    }

    def __init__(self, message: str, *, reason: str) -> None:
        super().__init__(message)
        self.reason = reason


class PdfPages:
    """Renders the pages of a PDF with GDAL's PDF driver. Thread-safe.

    Each call opens its own dataset, as GDAL forbids sharing one between threads. A malicious page may take
    forever, and GDAL can't be stopped, so it runs in a separate daemon thread. If that takes longer than
    ``SECONDS``, the thread and the file are given up.
    """

    def __init__(
        self, path: Path, cache_bytes: int = CACHE_BYTES, ended: Optional[threading.Event] = None
    ) -> None:
        """:param ended: set when no one waits for pages any more.

        :raises ReportUnreadable: *path* can't be shown.
        """
        self.path = path
        self._ended = ended or threading.Event()
        self.is_given_up = False
        """Whether a page took too long, so that the file is not used any more."""
        self._cache_bytes = cache_bytes
        self._cache: OrderedDict[tuple[int, float], QImage] = OrderedDict()
        self._sizes: dict[int, tuple[float, float]] = {}
        self._lock = threading.Lock()
        check_pdf(path)
        _check_driver()
        self.page_count = self._within(
            lambda: max(1, len(_open_dataset(str(path), POINTS_PER_INCH).GetSubDatasets()))
        )

    @property
    def cached_bytes(self) -> int:
        """Return the size of the cached page images in bytes."""
        with self._lock:
            return sum(image.sizeInBytes() for image in self._cache.values())

    def page_size(self, page: int) -> tuple[float, float]:
        """Return (width, height) in points of *page*, counted from 1.

        :raises ReportUnreadable: the page is broken.
        """
        with self._lock:
            known = self._sizes.get(page)
        if known is None:
            known = self._within(lambda: _size(self._open_page(page, POINTS_PER_INCH)))
            with self._lock:
                self._sizes[page] = known
        return known

    def render(self, page: int, dpi: float) -> QImage:
        """Return *page*, counted from 1, as an opaque image at *dpi*, or less if it would exceed 16
        megapixels.

        :raises ReportUnreadable: the page is broken.
        """
        width, height = self.page_size(page)
        largest = POINTS_PER_INCH * (PAGE_PIXELS / (width * height)) ** 0.5
        key = (page, round(min(dpi, largest), 2))
        with self._lock:
            if key in self._cache:
                self._cache.move_to_end(key)
                return self._cache[key]
        image = self._within(lambda: _image(self._open_page(*key)))
        with self._lock:
            self._keep(key, image)
        return image

    def _within(self, work: Callable[[], _T]) -> _T:
        """Return the result of *work*, or raise its exception, within the time limit."""
        if self.is_given_up:
            raise ReportUnreadable("it took too long before", reason="too_large")
        results: Queue[tuple[Optional[_T], Optional[Exception]]] = Queue()

        def run() -> None:
            try:
                results.put((work(), None))
            except Exception as error:
                results.put((None, error))

        # Not in Qt's pool, and not joined by Python at exit: both would keep QGIS from closing.
        thread = threading.Thread(target=run, daemon=True, name="geoportfolio-pdf")
        thread.start()
        until = time.monotonic() + SECONDS
        while True:
            try:
                value, error = results.get(timeout=POLL)
                break
            except Empty:
                if self._ended.is_set() or time.monotonic() > until:
                    self.is_given_up = True
                    _given_up.append(thread)
                    raise ReportUnreadable("it takes too long", reason="too_large") from None
        try:
            if error is not None:
                raise error
        finally:
            # Break the reference cycle with this frame: it would keep GDAL's dataset until garbage
            # collection, when QGIS may have shut down GDAL, and crash.
            del error
        return value

    def _open_page(self, page: int, dpi: float) -> gdal.Dataset:
        return _open_dataset(f"PDF:{page}:{self.path}", dpi)

    def _keep(self, key: tuple[int, float], image: QImage) -> None:
        self._cache[key] = image
        total = sum(kept.sizeInBytes() for kept in self._cache.values())
        while total > self._cache_bytes and self._cache:
            _, dropped = self._cache.popitem(last=False)
            total -= dropped.sizeInBytes()


def print_pages(pages: PdfPages, printer: QPrinter, monitor: Monitor) -> int:
    """Print the page range of *printer*, or all *pages*, each fitted to the paper; for a worker thread.

    :returns: the number of pages that were sent to the printer.
    :raises OSError: the printer refuses a page.
    :raises ReportUnreadable: a page is broken.
    """
    # A printer without a page range returns 0 to 0.
    first, last = max(1, printer.fromPage()), min(printer.toPage() or pages.page_count, pages.page_count)
    painter = QPainter()
    try:
        for page in range(first, last + 1):
            monitor.stop_if_cancelled()
            image = pages.render(page, PRINT_DPI)
            if page == first:
                # Before the first page: not every printer can change the orientation within a document.
                wide = image.width() > image.height()
                printer.setPageOrientation(
                    QPageLayout.Orientation.Landscape if wide else QPageLayout.Orientation.Portrait
                )
            if not (painter.begin(printer) if page == first else printer.newPage()):
                raise OSError(f"the printer refused page {page}")
            painter.drawImage(_place_on_paper(QRectF(painter.viewport()), image), image)
    finally:
        painter.end()
    return last - first + 1


def _place_on_paper(paper: QRectF, image: QImage) -> QRectF:
    place = QRectF(
        paper.topLeft(), QSizeF(image.size()).scaled(paper.size(), Qt.AspectRatioMode.KeepAspectRatio)
    )
    place.moveCenter(paper.center())
    return place


@atexit.register
def _end_at_once() -> None:
    """End the process if GDAL is still busy, as QGIS would crash when it shuts down GDAL.

    Python exits after QGIS has saved its settings.
    """
    if any(thread.is_alive() for thread in _given_up):
        QgsSettings().sync()
        for stream in filter(None, (sys.stdout, sys.stderr)):
            stream.flush()
        os._exit(1)


def check_pdf(path: Path) -> Path:
    """Return *path* if it is a regular file with a PDF header; reads only the header.

    :raises ReportUnreadable: ``missing``, ``empty``, ``no_report`` or ``no_pdf``.
    """
    check_report(path, ".pdf")
    with path.open("rb") as file:
        if file.read(len(_BEGIN)) != _BEGIN:
            raise ReportUnreadable("the file does not begin like a PDF", reason="no_pdf")
    return path


def check_report(path: Path, suffix: str) -> None:
    """Raise ReportUnreadable if *path* is not a regular file of that *suffix*, or is empty."""
    try:
        size = path.lstat().st_size
    except OSError as error:
        raise ReportUnreadable(str(error), reason="missing") from error
    if not own_entry(path, [suffix]):
        raise ReportUnreadable(f"a link or the like, or no {suffix}", reason="no_report")
    if not size:
        raise ReportUnreadable("the file has no bytes", reason="empty")


def _check_driver() -> None:
    driver = gdal.GetDriverByName("PDF")
    readers = [key for key in (driver.GetMetadata() if driver else {}) if key.startswith("HAVE_")]
    if not readers:
        raise ReportUnreadable("GDAL has no PDF reader", reason="no_driver")


def _open_dataset(name: str, dpi: float) -> gdal.Dataset:
    """Open *name*, whether or not another plugin has enabled GDAL's exceptions."""
    gdal.PushErrorHandler("CPLQuietErrorHandler")
    try:
        gdal.ErrorReset()
        dataset = gdal.OpenEx(
            name, gdal.OF_RASTER, allowed_drivers=["PDF"], open_options=[f"DPI={dpi}", "BANDS=3"]
        )
        message = gdal.GetLastErrorMsg()
    except RuntimeError as error:
        dataset, message = None, str(error)
    finally:
        gdal.PopErrorHandler()
    if dataset is None:
        reason = "encrypted" if "password" in message.lower() else "broken"
        raise ReportUnreadable(message or "not a PDF", reason=reason)
    return dataset


def _size(dataset: gdal.Dataset) -> tuple[float, float]:
    return float(dataset.RasterXSize), float(dataset.RasterYSize)


def _image(dataset: gdal.Dataset) -> QImage:
    width, height = dataset.RasterXSize, dataset.RasterYSize
    # GDAL renders at 1 dpi or more, which is too much for a page of 14 kilometers.
    if width * height > 1.1 * PAGE_PIXELS:
        raise ReportUnreadable("a page too large to be drawn", reason="too_large")
    pixels = dataset.ReadRaster(
        0,
        0,
        width,
        height,
        band_list=[1, 2, 3],
        buf_type=gdal.GDT_Byte,
        buf_pixel_space=3,
        buf_line_space=3 * width,
        buf_band_space=1,
    )
    if pixels is None:
        raise ReportUnreadable("the page could not be drawn", reason="broken")
    # Copy, as a QImage does not keep external bytes alive.
    return QImage(bytes(pixels), width, height, 3 * width, QImage.Format.Format_RGB888).copy()

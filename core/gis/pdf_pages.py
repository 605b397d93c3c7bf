"""The pages of a PDF as images, within a bounded memory."""

from __future__ import annotations

import threading
from collections import OrderedDict
from pathlib import Path

from osgeo import gdal
from qgis.PyQt.QtGui import QImage

POINTS_PER_INCH = 72
CACHE_BYTES = 64 * 1024 * 1024
# An A4 page up to 400 dpi; a wall-sized page gets fewer dots instead of all the memory.
PAGE_PIXELS = 16_000_000


class ReportUnreadable(Exception):
    """A report that can't be shown here.

    :param reason: ``missing``, ``empty``, ``encrypted``, ``broken``, ``no_driver`` (this QGIS's GDAL
        reads no PDF) or ``too_large``.
    """

    def __init__(self, message: str, *, reason: str) -> None:
        super().__init__(message)
        self.reason = reason


class PdfPages:
    """The pages of a PDF as images, by GDAL's PDF driver. Every method may run in any thread.

    Each call opens its own dataset: GDAL forbids sharing one between threads.
    """

    def __init__(self, path: Path, cache_bytes: int = CACHE_BYTES) -> None:
        """:raises ReportUnreadable: when *path* can't be shown."""
        self.path = path
        self._cache_bytes = cache_bytes
        self._cache: OrderedDict[tuple[int, float], QImage] = OrderedDict()
        self._sizes: dict[int, tuple[float, float]] = {}
        self._lock = threading.Lock()
        _check_file(path)
        _check_driver()
        self.page_count = max(1, len(_open_dataset(str(path), POINTS_PER_INCH).GetSubDatasets()))

    @property
    def cached_bytes(self) -> int:
        """Bytes of page images that are kept for the next look."""
        with self._lock:
            return sum(image.sizeInBytes() for image in self._cache.values())

    def page_size(self, page: int) -> tuple[float, float]:
        """(width, height) in points of *page*, counted from 1.

        :raises ReportUnreadable: when the page is broken.
        """
        with self._lock:
            known = self._sizes.get(page)
        if known is None:
            dataset = self._open_page(page, POINTS_PER_INCH)
            known = (float(dataset.RasterXSize), float(dataset.RasterYSize))
            with self._lock:
                self._sizes[page] = known
        return known

    def render(self, page: int, dpi: float) -> QImage:
        """*page*, counted from 1, as an opaque image at *dpi*, or at fewer where it would pass 16 megapixels.

        :raises ReportUnreadable: when the page is broken.
        """
        width, height = self.page_size(page)
        largest = POINTS_PER_INCH * (PAGE_PIXELS / (width * height)) ** 0.5
        key = (page, round(min(dpi, largest), 2))
        with self._lock:
            if key in self._cache:
                self._cache.move_to_end(key)
                return self._cache[key]
        dataset = self._open_page(*key)
        # GDAL draws at no less than 1 dot an inch, which is too many for a page of 14 kilometers.
        if dataset.RasterXSize * dataset.RasterYSize > 1.1 * PAGE_PIXELS:
            raise ReportUnreadable("a page too large to be drawn", reason="too_large")
        image = _image(dataset)
        with self._lock:
            self._keep(key, image)
        return image

    def _open_page(self, page: int, dpi: float) -> gdal.Dataset:
        return _open_dataset(f"PDF:{page}:{self.path}", dpi)

    def _keep(self, key: tuple[int, float], image: QImage) -> None:
        self._cache[key] = image
        total = sum(kept.sizeInBytes() for kept in self._cache.values())
        while total > self._cache_bytes and self._cache:
            _, dropped = self._cache.popitem(last=False)
            total -= dropped.sizeInBytes()


def _check_file(path: Path) -> None:
    try:
        size = path.stat().st_size
    except OSError as error:
        raise ReportUnreadable(str(error), reason="missing") from error
    if not size:
        raise ReportUnreadable("the file has no bytes", reason="empty")


def _check_driver() -> None:
    driver = gdal.GetDriverByName("PDF")
    readers = [key for key in (driver.GetMetadata() if driver else {}) if key.startswith("HAVE_")]
    if not readers:
        raise ReportUnreadable("GDAL has no PDF reader", reason="no_driver")


def _open_dataset(name: str, dpi: float) -> gdal.Dataset:
    """Open *name* whether or not another plugin has switched GDAL to exceptions."""
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


def _image(dataset: gdal.Dataset) -> QImage:
    width, height = dataset.RasterXSize, dataset.RasterYSize
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
    # A QImage over foreign bytes does not keep them alive: copy.
    return QImage(bytes(pixels), width, height, 3 * width, QImage.Format.Format_RGB888).copy()

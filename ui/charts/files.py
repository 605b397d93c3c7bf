"""A chart as an image, an SVG, a PDF, on paper: black on white, whatever the theme.

All but paper may be made in any thread; a printer belongs to the main thread.
"""

from __future__ import annotations

from pathlib import Path
from typing import Callable, Mapping

from qgis.PyQt.QtCore import QBuffer, QIODevice, QMarginsF, QRect, QRectF, Qt
from qgis.PyQt.QtGui import QImage, QPageLayout, QPageSize, QPaintDevice, QPainter, QPdfWriter
from qgis.PyQt.QtSvg import QSvgGenerator

from ...core.api.whole_files import written_aside
from .chart import Chart, Look, described, paint, size_for

_SCALE = 2
_PNG_DPM = round(_SCALE * 96 / 0.0254)
_PDF_DPI = 1200
_PAPER_MM = 15.0


def image_of(chart: Chart, scale: int = _SCALE) -> QImage:
    """*chart* as an image, sharp on screens with twice the pixels and in a mail."""
    size = size_for(chart)
    image = QImage(size * scale, QImage.Format.Format_ARGB32)
    image.setDotsPerMeterX(_PNG_DPM)
    image.setDotsPerMeterY(_PNG_DPM)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.scale(scale, scale)
    paint(painter, QRectF(QRect(0, 0, size.width(), size.height())), chart, Look.print_())
    painter.end()
    return image


def save(chart: Chart, path: Path) -> Path:
    """Write *chart* to *path*, whole or not at all; the suffix says as what: PNG, SVG or PDF.

    :returns: *path*.
    :raises OSError: when it can't be written; an older file is then untouched.
    """
    content = _CONTENTS[path.suffix.lower()](chart)
    with written_aside(path) as part:
        part.write_bytes(content)
    return path


def paint_page(device: QPaintDevice, chart: Chart) -> bool:
    """Draw *chart* on the page of a printer or PDF, as wide as the page; False when the device refuses."""
    painter = QPainter()
    if not painter.begin(device):
        return False
    scale = device.logicalDpiX() / 96
    painter.scale(scale, scale)
    width, height = painter.viewport().width() / scale, painter.viewport().height() / scale
    wanted = size_for(chart, width=int(width)).height()
    paint(painter, QRectF(0, 0, width, min(height, wanted)), chart, Look.print_())
    return painter.end()


def _png(chart: Chart) -> bytes:
    buffer = _opened()
    image_of(chart).save(buffer, "PNG")
    return bytes(buffer.data())


def _svg(chart: Chart) -> bytes:
    buffer, size = _opened(), size_for(chart)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(96)
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    generator.setTitle(chart.heading)
    generator.setDescription(described(chart))
    painter = QPainter(generator)
    paint(painter, QRectF(0, 0, size.width(), size.height()), chart, Look.print_())
    painter.end()
    return bytes(buffer.data())


def _pdf(chart: Chart) -> bytes:
    buffer = _opened()
    writer = QPdfWriter(buffer)
    writer.setResolution(_PDF_DPI)
    writer.setTitle(chart.heading)
    margins = QMarginsF(_PAPER_MM, _PAPER_MM, _PAPER_MM, _PAPER_MM)
    page = QPageSize(QPageSize.PageSizeId.A4)
    layout = QPageLayout(page, QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter)
    writer.setPageLayout(layout)
    paint_page(writer, chart)
    return bytes(buffer.data())


def _opened() -> QBuffer:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer


_CONTENTS: Mapping[str, Callable[[Chart], bytes]] = {".png": _png, ".svg": _svg, ".pdf": _pdf}
SUFFIXES = tuple(_CONTENTS)

"""Save a chart as an image or SVG: black on white in any theme. Thread-safe."""

from __future__ import annotations

from pathlib import Path
from typing import Callable, Mapping

from qgis.PyQt.QtCore import QBuffer, QIODevice, QRect, QRectF, Qt
from qgis.PyQt.QtGui import QImage, QPainter
from qgis.PyQt.QtSvg import QSvgGenerator

from ...core.api.files import written_aside
from .chart import Chart, Look, described, paint, size_for

_SCALE = 2
_PNG_DPM = round(_SCALE * 96 / 0.0254)


def image_of(chart: Chart, scale: int = _SCALE) -> QImage:
    """Return *chart* as an image, in a resolution for high-DPI screens."""
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
    """Write *chart* to *path*, completely or not at all, as PNG or SVG by the suffix.

    :returns: *path*.
    :raises OSError: it can't be written; an existing file is then unchanged.
    """
    content = _CONTENTS[path.suffix.lower()](chart)
    with written_aside(path) as part:
        part.write_bytes(content)
    return path


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


def _opened() -> QBuffer:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer


_CONTENTS: Mapping[str, Callable[[Chart], bytes]] = {".png": _png, ".svg": _svg}
SUFFIXES = tuple(_CONTENTS)

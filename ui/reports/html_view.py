"""A view of HTML reports on white paper, which sends no requests and follows no links itself."""

from __future__ import annotations

from typing import Optional

from qgis.PyQt.QtCore import QBuffer, QByteArray, QIODevice, Qt, QTimer, QUrl
from qgis.PyQt.QtGui import QImage, QImageReader, QResizeEvent, QTextDocument
from qgis.PyQt.QtWidgets import QTextBrowser, QWidget

from ...core.gis.reports.html_pages import INLINE_IMAGE
from ...core.gis.text.languages import tr
from ..widgets.controls import tip_of
from ..widgets.outside import open_link

_WIDEST_PICTURE = 0.8
"""The largest share of the view's width; the rest is for the margins of the report."""
_FIT_MS = 100
"""Delay after the last change of the width, as scaling large images is slow."""
_PICTURE_PIXELS, _REPORT_PIXELS = 16_000_000, 48_000_000
"""Limits for one image, and for all in a report: a few bytes may decode to gigabytes on the main thread."""


class HtmlView(QTextBrowser):
    """Shows a page of ``html_pages.read_html``; links open outside QGIS, only by a click."""

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setObjectName("reportHtml")
        self.setAccessibleName(tr("Text of the report"))
        self.setOpenLinks(False)
        # A report looks like paper in every theme.
        self.setStyleSheet("QTextBrowser { background: white; color: black; }")
        self.document().setDefaultStyleSheet("a { color: #0645ad; }")
        self.document().setDocumentMargin(16)
        self.anchorClicked.connect(self._follow)
        self.highlighted[QUrl].connect(lambda url: self.viewport().setToolTip(tip_of(url.toDisplayString())))
        self._zoomed = 0
        self._fitting = QTimer(self)
        self._fitting.setSingleShot(True)
        self._fitting.setInterval(_FIT_MS)
        self._fitting.timeout.connect(self._fit_pictures)
        self._pictures: dict[str, QImage] = {}
        self._pixels_left = _REPORT_PIXELS

    def setHtml(self, html: str) -> None:
        """Show *html*, a result of ``html_pages.read_html``."""
        self._pictures, self._pixels_left = {}, _REPORT_PIXELS
        super().setHtml(html)

    def zoom_in(self) -> None:
        self._zoomed += 1
        self.zoomIn(1)

    def zoom_out(self) -> None:
        self._zoomed -= 1
        self.zoomOut(1)

    def fit(self) -> None:
        """Reset the zoom."""
        self.zoomOut(self._zoomed)
        self._zoomed = 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fitting.start()

    def _fit_pictures(self) -> None:
        """Scale the images again, as the document keeps the size of the first layout."""
        document, kind = self.document(), QTextDocument.ResourceType.ImageResource
        for address, picture in self._pictures.items():
            document.addResource(kind, QUrl(address), self._fitted(picture))
        if self._pictures:
            document.markContentsDirty(0, document.characterCount())

    def loadResource(self, kind: int, url: QUrl) -> QImage:
        """Return inline images only: nothing is read from disk or network.

        An image that is wider than the view is scaled down.
        """
        address = url.toString()
        inline = INLINE_IMAGE.match(address)
        if inline is None:
            return _no_image()
        if address not in self._pictures:
            data = QByteArray.fromBase64(address[inline.end() :].encode())
            self._pictures[address] = self._picture(data, inline[1].lower())
        return self._fitted(self._pictures[address])

    def _fitted(self, image: QImage) -> QImage:
        room = int(self.viewport().width() * _WIDEST_PICTURE)
        if image.width() <= room:
            return image
        return image.scaledToWidth(room, Qt.TransformationMode.SmoothTransformation)

    def _picture(self, data: QByteArray, kind: str) -> QImage:
        """Return the image in *data*, decoded as its declared *kind*, unless it is too large.

        If Qt detected the format, it would also render SVG, which can read local files.
        """
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.ReadOnly)
        reader = QImageReader(buffer, kind.encode())
        reader.setAutoDetectImageFormat(False)
        reader.setDecideFormatFromContent(False)
        size = reader.size()
        pixels = size.width() * size.height()
        if not size.isValid() or not 0 < pixels <= min(_PICTURE_PIXELS, self._pixels_left):
            return _no_image()
        self._pixels_left -= pixels
        image = reader.read()
        return _no_image() if image.isNull() else image

    def _follow(self, url: QUrl) -> None:
        if not url.scheme() and url.hasFragment():
            self.scrollToAnchor(url.fragment())
        else:
            open_link(url)


def _no_image() -> QImage:
    """Return an empty image: without one, Qt would read the image from disk."""
    image = QImage(1, 1, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    return image

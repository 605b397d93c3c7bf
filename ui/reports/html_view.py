"""An HTML report on white paper that fetches nothing and opens nothing within itself."""

from __future__ import annotations

from typing import Optional

from qgis.PyQt.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, Qt, QTimer, QUrl
from qgis.PyQt.QtGui import QImage, QImageReader, QResizeEvent, QTextDocument
from qgis.PyQt.QtWidgets import QTextBrowser, QWidget

from ...core.gis.reports.html_pages import INLINE_IMAGE
from ..widgets.controls import tip_of
from ..widgets.outside import open_link

translate = QCoreApplication.translate

_WIDEST_PICTURE = 0.8
"""Part of the window's width; the rest is for the margins of the report."""
_FIT_MS = 100
"""After the last change of the window's width, as large pictures take a moment."""
_PICTURE_PIXELS, _REPORT_PIXELS = 16_000_000, 48_000_000
"""Of a picture, and of all in a report: a few bytes can stand for gigabytes, and QGIS waits for them."""


class HtmlView(QTextBrowser):
    """Shows a page of ``html_pages.read_html``; a link opens outside, and only by a click."""

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setObjectName("reportHtml")
        self.setAccessibleName(translate("GeoPortfolio", "Text of the report"))
        self.setOpenLinks(False)
        # A report is paper in every theme.
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
        """Show *html*, which ``html_pages.read_html`` returned."""
        self._pictures, self._pixels_left = {}, _REPORT_PIXELS
        super().setHtml(html)

    def zoom_in(self) -> None:
        self._zoomed += 1
        self.zoomIn(1)

    def zoom_out(self) -> None:
        self._zoomed -= 1
        self.zoomOut(1)

    def fit(self) -> None:
        """Back to the size that the report was written for."""
        self.zoomOut(self._zoomed)
        self._zoomed = 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fitting.start()

    def _fit_pictures(self) -> None:
        """The document keeps each picture in the size in which it was first laid out."""
        document, kind = self.document(), QTextDocument.ResourceType.ImageResource
        for address, picture in self._pictures.items():
            document.addResource(kind, QUrl(address), self._fitted(picture))
        if self._pictures:
            document.markContentsDirty(0, document.characterCount())

    def loadResource(self, kind: int, url: QUrl) -> QImage:
        """Only what lies within the document itself is read: nothing from a disk or a network.

        A picture that is wider than the window is shown smaller.
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
        """What *data* shows as the *kind* of picture that it is said to be, when that is not too much.

        Left to guess, Qt would also draw an SVG, which reads the files that it names.
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
    """Without an answer Qt would read the image from the disk by itself."""
    image = QImage(1, 1, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    return image

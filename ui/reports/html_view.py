"""An HTML report on white paper that fetches nothing and opens nothing within itself."""

from __future__ import annotations

from typing import Optional

from qgis.PyQt.QtCore import QByteArray, QCoreApplication, Qt, QUrl
from qgis.PyQt.QtGui import QDesktopServices, QImage
from qgis.PyQt.QtWidgets import QTextBrowser, QWidget

from ...core.gis.report_html import INLINE_IMAGE

translate = QCoreApplication.translate

OUTSIDE_SCHEMES = frozenset(["http", "https", "mailto"])
_WIDEST_PICTURE = 0.8
"""Part of the window's width; the rest is for the margins of the report."""


class HtmlView(QTextBrowser):
    """Shows what ``safe_html`` lets through; a link opens outside, and only by a click."""

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
        self.highlighted[QUrl].connect(lambda url: self.viewport().setToolTip(url.toDisplayString()))
        self._zoomed = 0

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

    def loadResource(self, kind: int, url: QUrl) -> QImage:
        """Only what lies within the document itself is read: nothing from a disk or a network.

        A picture that is wider than the window is shown smaller.
        """
        address = url.toString()
        inline = INLINE_IMAGE.match(address)
        if inline is None:
            return _no_image()
        image = QImage.fromData(QByteArray.fromBase64(address[inline.end() :].encode()))
        room = int(self.viewport().width() * _WIDEST_PICTURE)
        if image.width() <= room:
            return image
        return image.scaledToWidth(room, Qt.TransformationMode.SmoothTransformation)

    def _follow(self, url: QUrl) -> None:
        if not url.scheme() and url.hasFragment():
            self.scrollToAnchor(url.fragment())
        elif url.scheme().lower() in OUTSIDE_SCHEMES:
            QDesktopServices.openUrl(url)


def _no_image() -> QImage:
    """Without an answer Qt would read the image from the disk by itself."""
    image = QImage(1, 1, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    return image

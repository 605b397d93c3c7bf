"""URLs of help pages that QGIS opens, such as the *Help* of a Processing dialog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qgis.PyQt.QtCore import QObject, QUrl, pyqtSlot
from qgis.PyQt.QtGui import QDesktopServices

from .pages import close_help, open_help

if TYPE_CHECKING:
    from ..window.window import Window

SCHEME = "geoportfolio-help"
"""The URL scheme of help pages."""

PROCESSING = f"{SCHEME}:processing"
"""The URL of the page on the algorithms."""


class HelpLinks(QObject):
    """Opens the page of a help URL."""

    def __init__(self, window: Window) -> None:
        super().__init__()
        self._window = window

    def install(self) -> None:
        """Start handling URLs of the scheme."""
        QDesktopServices.setUrlHandler(SCHEME, self.open_url)

    def remove(self) -> None:
        """Stop handling them, and close open pages."""
        QDesktopServices.unsetUrlHandler(SCHEME)
        close_help()

    @pyqtSlot(QUrl)
    def open_url(self, url: QUrl) -> None:
        """Show the page of *url*, such as ``geoportfolio-help:reports``."""
        open_help(url.path(), self._window.iface.mainWindow())

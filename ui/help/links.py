"""The links to pages of the help that QGIS itself opens, as the *Help* of a Processing dialog does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qgis.PyQt.QtCore import QObject, QUrl, pyqtSlot
from qgis.PyQt.QtGui import QDesktopServices

from .pages import close_help, open_help

if TYPE_CHECKING:
    from ..window.window import Window

SCHEME = "geoportfolio-help"
"""Of the addresses of help pages, which the plugin opens itself."""

PROCESSING = f"{SCHEME}:processing"
"""The address of the page on the algorithms."""


class HelpLinks(QObject):
    """Opens the page that an address names; a part of the plugin."""

    def __init__(self, window: Window) -> None:
        super().__init__()
        self._window = window

    def install(self) -> None:
        """Open addresses of the scheme from now on."""
        QDesktopServices.setUrlHandler(SCHEME, self.open_url)

    def remove(self) -> None:
        """Open no more of them, and close the pages that are open."""
        QDesktopServices.unsetUrlHandler(SCHEME)
        close_help()

    @pyqtSlot(QUrl)
    def open_url(self, url: QUrl) -> None:
        """Show the page that *url* names, as ``geoportfolio-help:reports``."""
        open_help(url.path(), self._window.iface.mainWindow())

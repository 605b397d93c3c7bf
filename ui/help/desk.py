"""Who shows the help when it is asked for: one of the plugin's parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from qgis.PyQt import sip
from qgis.PyQt.QtCore import QObject, QUrl, pyqtSlot
from qgis.PyQt.QtGui import QDesktopServices
from qgis.PyQt.QtWidgets import QApplication

from ...core.gis.help_url import SCHEME
from .pages import FIRST, news

if TYPE_CHECKING:
    from .window import HelpWindow


class HelpDesk(QObject):
    """Opens a page for whoever wants one: a button, F1, the menu, or *Help* of a Processing dialog."""

    def __init__(self, iface: Any) -> None:
        super().__init__()
        self._iface = iface
        self._windows: list[HelpWindow] = []

    def install(self) -> None:
        """Answer from now on."""
        news.wanted.connect(self.open)
        QDesktopServices.setUrlHandler(SCHEME, self.open_url)

    def remove(self) -> None:
        """Answer no more, and close what is open."""
        QDesktopServices.unsetUrlHandler(SCHEME)
        news.wanted.disconnect(self.open)
        for window in self._open_windows():
            window.close()
            window.deleteLater()
        self._windows = []

    def open(self, page: str = FIRST) -> None:
        """Show *page*; a dialog that lets nobody past it gets a window of its own, which goes with it."""
        owner = QApplication.activeModalWidget() or self._iface.mainWindow()
        self._windows = self._open_windows()
        window = next((each for each in self._windows if each.parent() is owner), None)
        if window is None:
            from .window import HelpWindow

            window = HelpWindow(owner)
            self._windows.append(window)
        window.open(page)

    @pyqtSlot(QUrl)
    def open_url(self, url: QUrl) -> None:
        """Show the page that *url* names, as ``geoportfolio-help:reports``."""
        self.open(url.path())

    def _open_windows(self) -> list[HelpWindow]:
        return [window for window in self._windows if not sip.isdeleted(window)]

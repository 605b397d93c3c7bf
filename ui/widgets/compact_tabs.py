"""Tabs for a narrow panel: background tabs become icons instead of being scrolled out of view."""

from __future__ import annotations

from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtGui import QIcon, QResizeEvent, QShowEvent
from qgis.PyQt.QtWidgets import QTabWidget, QWidget

from .icons import icon

_EDGE = 4
"""Pixels that the widget needs in addition to tab bar and corner."""


class CompactTabs(QTabWidget):
    """If the titles do not fit, the last ones become icons, except that of the current tab.

    Their tooltips and accessible names are the titles.
    """

    def __init__(self) -> None:
        super().__init__()
        self._titles: dict[QWidget, str] = {}
        self._icons: dict[QWidget, QIcon] = {}
        self.setElideMode(Qt.TextElideMode.ElideRight)  # for a single title that is too long
        self.currentChanged.connect(lambda _index: self._fit())

    def add_page(self, index: int, page: QWidget, title: str, icon_name: str) -> None:
        """Insert *page* before the tab at *index*."""
        self._titles[page], self._icons[page] = title, icon(icon_name)
        self.insertTab(index, page, title)
        self._fit()

    def set_title(self, page: QWidget, title: str) -> None:
        """Set the title of the tab of *page*."""
        self._titles[page] = title
        self._fit()

    def title_of(self, page: QWidget) -> str:
        """Return the title of the tab of *page*, even if it shows an icon."""
        return self._titles[page]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        corner = self.cornerWidget()
        room = self.width() - _EDGE - (corner.sizeHint().width() if corner is not None else 0)
        pages = [page for page in map(self.widget, range(self.count())) if page in self._titles]
        for page in pages:
            self._say(page, True)
        for page in reversed(pages):
            if self.tabBar().sizeHint().width() <= room:
                break
            if page is not self.currentWidget():
                self._say(page, False)

    def _say(self, page: QWidget, in_words: bool) -> None:
        index, title = self.indexOf(page), self._titles[page]
        self.setTabText(index, title if in_words else "")
        self.setTabIcon(index, QIcon() if in_words else self._icons[page])
        self.setTabToolTip(index, "" if in_words else title)
        self.tabBar().setAccessibleTabName(index, title)

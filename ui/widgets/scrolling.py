"""A scroll area for pages of panels."""

from __future__ import annotations

from qgis.PyQt.QtCore import QEvent, QObject, QSize, Qt
from qgis.PyQt.QtGui import QResizeEvent
from qgis.PyQt.QtWidgets import QScrollArea, QWidget


class Scrolling(QScrollArea):
    """Shows *page*, which scrolls vertically only and is never narrower than its minimum width."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(page)
        page.installEventFilter(self)

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        hint.setWidth(self.widget().minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width())
        return hint

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update the height when the layout of the page changes."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Fit the height to wrapped text at the current width, as Qt assumes a wide page."""
        page = self.widget()
        page.setMinimumHeight(max(page.heightForWidth(self.viewport().width()), 0))

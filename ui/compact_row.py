"""A row of buttons that hides its texts before it cuts them."""

from __future__ import annotations

from typing import Optional

from qgis.PyQt.QtCore import QSize, Qt
from qgis.PyQt.QtGui import QResizeEvent
from qgis.PyQt.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget


class CompactRow(QWidget):
    """Buttons side by side: icon and text while there is room, icons alone in a narrow dock.

    A button keeps its text as tooltip and accessible name, so that nothing is lost without it.
    """

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)
        self._row.addStretch(1)
        self._buttons: list[QToolButton] = []

    def add(self, button: QToolButton) -> QToolButton:
        """Take *button*, which has its icon and text, into the row."""
        button.setAccessibleName(button.text().replace("&", ""))
        button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._row.insertWidget(len(self._buttons), button)
        self._buttons.append(button)
        return button

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the style that fits the new width."""
        super().resizeEvent(event)
        self._arrange(event.size().width())

    def minimumSizeHint(self) -> QSize:
        """As wide as the icons alone."""
        return QSize(
            sum(self._width(button, False) for button in self._buttons), super().minimumSizeHint().height()
        )

    def _arrange(self, width: int) -> None:
        with_text = sum(self._width(button, True) for button in self._buttons) <= width
        style = (
            Qt.ToolButtonStyle.ToolButtonTextBesideIcon
            if with_text
            else Qt.ToolButtonStyle.ToolButtonIconOnly
        )
        for button in self._buttons:
            if button.toolButtonStyle() != style:
                button.setToolButtonStyle(style)

    def _width(self, button: QToolButton, with_text: bool) -> int:
        arrow = 16 if button.menu() is not None else 0
        text = button.fontMetrics().horizontalAdvance(button.text().replace("&", "")) + 8 if with_text else 0
        return button.iconSize().width() + text + arrow + 12 + self._row.spacing()

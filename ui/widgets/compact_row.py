"""A row of buttons that wraps, and then hides texts, instead of cutting them off."""

from __future__ import annotations

from typing import Container, Optional

from qgis.PyQt.QtCore import QSize, Qt
from qgis.PyQt.QtGui import QResizeEvent
from qgis.PyQt.QtWidgets import QGridLayout, QSizePolicy, QToolButton, QWidget


class CompactRow(QWidget):
    """Buttons side by side if there is space, else in rows of equal columns, finally as icons only.

    A button always has its text as tooltip and accessible name.

    :param most_rows: the most rows before texts are hidden, if height is limited.
    """

    def __init__(self, parent: Optional[QWidget] = None, *, most_rows: Optional[int] = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(4)
        self._most_rows = most_rows
        self._buttons: list[QToolButton] = []
        self._shown: list[QToolButton] = []
        self._placed: tuple[int, list[QToolButton]] = (0, [])

    def add(self, button: QToolButton) -> QToolButton:
        """Add *button*, which already has icon and text."""
        button.setAccessibleName(button.text().replace("&", ""))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._buttons.append(button)
        self._shown.append(button)
        self._place(1)
        return button

    def show_only(self, wanted: Container[QToolButton]) -> None:
        """Show only the buttons *wanted*, without gaps for the others."""
        self._shown = [button for button in self._buttons if button in wanted]
        for button in self._buttons:
            button.setVisible(button in self._shown)
        self._arrange(self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose rows and style for the new width."""
        super().resizeEvent(event)
        self._arrange(event.size().width())

    def minimumSizeHint(self) -> QSize:
        """Return the width of the icons only."""
        return QSize(
            sum(self._width(button, False) for button in self._shown), super().minimumSizeHint().height()
        )

    def _arrange(self, width: int) -> None:
        most = len(self._shown) if self._most_rows is None else self._most_rows
        fitting = (rows for rows in range(1, most + 1) if self._width_in(rows) <= width)
        rows = next(fitting, 0)
        style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon if rows else Qt.ToolButtonStyle.ToolButtonIconOnly
        for button in self._shown:
            if button.toolButtonStyle() != style:
                button.setToolButtonStyle(style)
        if (max(rows, 1), self._shown) != self._placed:
            self._place(max(rows, 1))

    def _place(self, rows: int) -> None:
        """Place the buttons in rows: a single row is left-aligned; several rows use the whole width."""
        self._placed = rows, list(self._shown)
        columns = self._columns_of(rows)
        across = QSizePolicy.Policy.Minimum if rows == 1 else QSizePolicy.Policy.Expanding
        for place, button in enumerate(self._shown):
            button.setSizePolicy(across, QSizePolicy.Policy.Fixed)
            self._grid.addWidget(button, place // columns, place % columns)
        for column in range(len(self._buttons) + 1):
            is_wide = column == columns if rows == 1 else column < columns
            self._grid.setColumnStretch(column, int(is_wide))

    def _columns_of(self, rows: int) -> int:
        return max(1, -(-len(self._shown) // rows))

    def _width_in(self, rows: int) -> int:
        """Return the width in pixels of the buttons with texts."""
        widths = [self._width(button, True) for button in self._shown]
        if rows == 1:
            return sum(widths)
        return self._columns_of(rows) * max(widths, default=0)

    def _width(self, button: QToolButton, with_text: bool) -> int:
        arrow = 16 if button.menu() is not None else 0
        text = button.fontMetrics().horizontalAdvance(button.text().replace("&", "")) + 8 if with_text else 0
        return button.iconSize().width() + text + arrow + 12 + self._grid.spacing()

"""A combo box that shows its placeholder."""

from __future__ import annotations

from qgis.PyQt.QtGui import QPaintEvent, QPalette
from qgis.PyQt.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter


class PromptingCombo(QComboBox):
    """With nothing chosen it reads as its placeholder, which Qt 5.15 leaves out."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box with what is chosen, or the placeholder in the colour of one."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        if self.currentIndex() < 0 and not self.isEditable():
            option.currentText = self.placeholderText()
            color = option.palette.color(QPalette.ColorRole.PlaceholderText)
            option.palette.setColor(QPalette.ColorRole.ButtonText, color)
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

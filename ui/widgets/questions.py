"""Modal questions and warnings, always as plain text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtWidgets import QMessageBox, QWidget

if TYPE_CHECKING:
    from ..window.messages import Step


def agrees(parent: QWidget, question: str, title: str = "GeoPortfolio") -> bool:
    """Return whether the user answers Yes."""
    box = _box(parent, QMessageBox.Icon.Question, title, question)
    box.setStandardButtons(QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No)
    return bool(box.exec() == QMessageBox.StandardButton.Yes)


def warn(parent: QWidget, text: str) -> None:
    """Show *text* and wait until it is closed."""
    _box(parent, QMessageBox.Icon.Warning, "GeoPortfolio", text).exec()


def tell(parent: QWidget, title: str, text: str, *steps: Step) -> None:
    """Show *text* with a button for each of *steps*, without waiting."""
    box = _box(parent, QMessageBox.Icon.Information, title, text)
    box.setObjectName("geoportfolioTold")
    box.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    for step in steps:
        box.addButton(step.text, QMessageBox.ButtonRole.ActionRole).clicked.connect(step)
    box.addButton(QMessageBox.StandardButton.Close)
    box.open()


def _box(parent: QWidget, icon: QMessageBox.Icon, title: str, text: str) -> QMessageBox:
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setIcon(icon)
    box.setWindowTitle(title)
    # Otherwise names that look like markup would be rendered, including images.
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    return box

"""QGIS waits for an answer: questions and warnings in a window of their own, whose words are never markup."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtWidgets import QMessageBox, QWidget

if TYPE_CHECKING:
    from ..window.messages import Step


def agrees(parent: QWidget, question: str, title: str = "GeoPortfolio") -> bool:
    """Return whether the analyst answers Yes."""
    box = _box(parent, QMessageBox.Icon.Question, title, question)
    box.setStandardButtons(QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No)
    return bool(box.exec() == QMessageBox.StandardButton.Yes)


def warn(parent: QWidget, text: str) -> None:
    """Say *text* and wait until it is read."""
    _box(parent, QMessageBox.Icon.Warning, "GeoPortfolio", text).exec()


def tell(parent: QWidget, title: str, text: str, *steps: Step) -> None:
    """Show *text* with a button for each of *steps*, and go on."""
    box = _box(parent, QMessageBox.Icon.Information, title, text)
    box.setObjectName("geoportfolioTold")
    box.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    for step in steps:
        box.addButton(step.text, QMessageBox.ButtonRole.ActionRole).clicked.connect(partial(_take, step))
    box.addButton(QMessageBox.StandardButton.Close)
    box.open()


def _take(step: Step, _checked: bool = False) -> None:
    step.do()


def _box(parent: QWidget, icon: QMessageBox.Icon, title: str, text: str) -> QMessageBox:
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setIcon(icon)
    box.setWindowTitle(title)
    # A name of a file or a service that looks like markup would be shown as such, with its pictures.
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    return box

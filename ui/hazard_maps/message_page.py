"""A page with a message in place of content that can't be shown, or not yet."""

from __future__ import annotations

from typing import Optional, Sequence

from qgis.PyQt.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from ..widgets.controls import text_label
from ..window.messages import Step


class MessagePage(QWidget):
    """A message, buttons for the next steps, and a progress bar."""

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setObjectName("mapTold")
        self._text = text_label("mapToldLabel")
        self._bar = QProgressBar()
        self._bar.setRange(0, 0)
        self._bar.setTextVisible(False)
        self._bar.setMaximumHeight(6)
        self._steps = QHBoxLayout()
        self.buttons: list[QPushButton] = []
        """The buttons of the next steps, in order."""
        column = QVBoxLayout(self)
        column.addWidget(self._text)
        column.addWidget(self._bar)
        column.addLayout(self._steps)
        column.addStretch(1)

    def show_text(self, text: str, steps: Sequence[Step], busy: bool) -> None:
        """Show *text* and *steps*; *busy*: show the progress bar."""
        self._text.setText(text)
        self._bar.setVisible(busy)
        while self._steps.count():
            widget = self._steps.takeAt(0).widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.buttons = []
        for number, step in enumerate(steps, 1):
            button = QPushButton(step.text)
            button.setObjectName(f"mapStepButton{number}")
            button.setAutoDefault(False)
            button.clicked.connect(step)
            self._steps.addWidget(button)
            self.buttons.append(button)
        self._steps.addStretch(1)

"""A row of a panel with the progress of a task, *Stop* and *Continue*."""

from __future__ import annotations

from typing import Optional

from qgis.PyQt.QtCore import Qt, pyqtSignal
from qgis.PyQt.QtWidgets import QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from ...core.gis.text.languages import tr
from ..widgets.controls import button, text_label


class ProgressRow(QWidget):
    """The progress of a task with *Stop*, and with *Continue* while it is paused."""

    stop_wanted = pyqtSignal()
    continue_wanted = pyqtSignal()

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setObjectName("progressRow")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self._bar = QProgressBar()
        self._bar.setRange(0, 0)
        self._bar.setTextVisible(False)
        self._bar.setMaximumHeight(6)
        row = QHBoxLayout()
        self._text = text_label("progressLabel")
        self.resume_button = button("continueButton", "load", tr("Resume"), tr("Resume loading"))
        self.resume_button.clicked.connect(self.continue_wanted)
        self.stop = button("stopButton", "stop", tr("Stop"), tr("Stop and keep partial results"))
        self.stop.clicked.connect(self.stop_wanted)
        row.addWidget(self._text, 1)
        row.addWidget(self.stop)
        column.addWidget(self._bar)
        column.addLayout(row)
        column.addWidget(self.resume_button, 0, Qt.AlignmentFlag.AlignRight)
        self.show_asking(False)
        self.hide()

    def show_text(self, text: str) -> None:
        """Show the progress; empty: nothing is running."""
        self._text.setText(text)
        self.setVisible(bool(text))

    def show_asking(self, asking: bool) -> None:
        """Show whether it waits for a decision to continue."""
        self.resume_button.setVisible(asking)
        self._bar.setRange(0, 1 if asking else 0)

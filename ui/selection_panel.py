"""The Selection dock's panel: its parts, one below the other."""

from __future__ import annotations

from typing import Optional, Sequence

from qgis.PyQt.QtWidgets import QVBoxLayout, QWidget

from .controls import line, text_label
from .selection.areas import Areas
from .selection.sources import Sources
from .selection.verbs import Progress, Verbs
from .selection.wishes import Wishes


class SelectionPanel(QWidget):
    """Connection, source, area, filters, columns, and what to do with them (ux: Arrangement)."""

    def __init__(self, presets: Sequence[tuple[float, str, str]], parent: Optional[QWidget] = None) -> None:
        """:param presets: radii that are one click away: meters, text and tooltip."""
        super().__init__(parent)
        self.setObjectName("selectionPanel")
        self.sources = Sources()
        self.areas = Areas(presets)
        self.wishes = Wishes()
        self.verbs = Verbs()
        self.progress = Progress()
        self._hint = text_label("hintLabel")
        self._hint.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        for part in (
            self.sources,
            line(),
            self.areas,
            line(),
            self.wishes,
            self.verbs,
            self.progress,
            self.areas.problem,
            self._hint,
        ):
            column.addWidget(part)
        column.addStretch(1)

    def show_hint(self, text: str) -> None:
        """A few lines for someone who is here for the first time; empty: none."""
        self._hint.setText(text)
        self._hint.setVisible(bool(text))

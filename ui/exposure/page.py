"""The layout of a page: buttons at the top, a form at the left, the content at the right."""

from __future__ import annotations

from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtWidgets import QFormLayout, QSplitter, QToolButton, QVBoxLayout, QWidget

from ..help.buttons import with_help
from ..widgets.compact_row import CompactRow
from ..widgets.controls import button, selectable_label
from ..widgets.scrolling import Scrolling

_SHARES = [200, 480]
"""The preferred widths of form and content in pixels."""


class Page(QWidget):
    """:param name: the prefix of the object names of the page and its controls."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(f"{name}Page")
        self.name = name
        self.buttons = CompactRow(most_rows=1)
        self.status = selectable_label(f"{name}StatusLabel")

    def add_button(self, name: str, icon: str, text: str, tip: str) -> QToolButton:
        """Add a button to the row."""
        return self.buttons.add(button(f"{self.name}{name}", icon, text, tip))

    def lay_out(self, form: QFormLayout, content: QWidget) -> None:
        """Place the *form* at the left of the *content*, which has the status below it."""
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setContentsMargins(0, 0, 6, 0)
        side, right = QWidget(), QWidget()
        side.setLayout(form)
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(content, 1)
        column.addWidget(self.status)
        column.addStretch(0)
        parts = QSplitter(Qt.Orientation.Horizontal)
        parts.addWidget(Scrolling(side))
        parts.addWidget(right)
        parts.setStretchFactor(1, 1)
        parts.setChildrenCollapsible(False)
        parts.setSizes(_SHARES)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 4, 6, 4)
        layout.setSpacing(4)
        layout.addLayout(with_help(self.buttons, "accumulation", self))
        layout.addWidget(parts, 1)

"""The page for editing filters as JSON."""

from __future__ import annotations

from typing import Optional

from qgis.PyQt.QtCore import Qt, pyqtSignal
from qgis.PyQt.QtGui import QFontDatabase, QTextCursor
from qgis.PyQt.QtWidgets import QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from ...core.api import filters as filter_tree
from ...core.api.filters import Filters, MalformedFilters
from ...core.gis.text.error_messages import sentence
from ...core.gis.text.languages import tr
from ..connections.connection_fields import Notice
from ..widgets.shortcuts import CONTROL, NONE, claim_keys


class JsonPage(QWidget):
    """The filters as JSON; an error is shown and marked at its position."""

    applied = pyqtSignal(object)
    """Emitted with the filters in the text."""
    cancelled = pyqtSignal()
    _shown = ""
    _is_warned = False

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setObjectName("filterJsonPage")
        self.text = QPlainTextEdit()
        self.text.setObjectName("filterJsonText")
        self.text.setAccessibleName(tr("Filters as JSON"))
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setTabChangesFocus(True)
        self.problem = Notice("filterJsonProblem", Notice.RED)
        self.apply = QPushButton(tr("Apply"))
        self.apply.setObjectName("filterJsonApplyButton")
        self.apply.setToolTip(tr("Replace all filters with these (Ctrl+Return)"))
        self.cancel = QPushButton(tr("Cancel"))
        self.cancel.setObjectName("filterJsonCancelButton")
        claim_keys(
            self,
            ((NONE, Qt.Key.Key_Escape), self._escape_pressed),
            ((CONTROL, Qt.Key.Key_Return), self._apply),
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        buttons = QHBoxLayout()
        buttons.addWidget(self.apply, 1)
        buttons.addWidget(self.cancel)
        column.addWidget(self.text, 1)
        column.addWidget(self.problem)
        column.addLayout(buttons)
        self.apply.clicked.connect(self._apply)
        self.cancel.clicked.connect(self.cancelled)
        self.text.textChanged.connect(self._typed)

    def show_filters(self, filters: Filters) -> None:
        """Show *filters* for viewing, copying or editing."""
        self._show(filter_tree.dumps(filters))
        self.text.setFocus()

    def show_fault(self, text: str, fault: MalformedFilters) -> None:
        """Show the pasted *text* with its error marked."""
        if self.text.toPlainText() != text:
            self._show(text)
        self.problem.label.setText(sentence(fault))
        self.problem.show()
        self.text.setFocus()
        if fault.line:
            self._mark(fault)

    def _show(self, text: str) -> None:
        self._shown = text
        self.text.setPlainText(text)

    def _typed(self) -> None:
        self._is_warned = False
        self.problem.hide()

    def _escape_pressed(self) -> None:
        """Handle Esc: only the second one discards the input."""
        if self._is_warned or self.text.toPlainText() == self._shown:
            self.cancelled.emit()
            return
        self._is_warned = True
        self.problem.label.setText(
            tr(
                "Your changes are not applied yet. Press Ctrl+Return to apply them, or Esc again to discard "
                "them."
            )
        )
        self.problem.show()

    def _apply(self) -> None:
        text = self.text.toPlainText()
        try:
            filters = filter_tree.parse(text) if text.strip() else ()
        except MalformedFilters as fault:
            self.show_fault(text, fault)
            return
        self.applied.emit(filters)

    def _mark(self, fault: MalformedFilters) -> None:
        """Select from the error to the end of its line."""
        block = self.text.document().findBlockByNumber(fault.line - 1)
        cursor = QTextCursor(block)
        # Qt counts in UTF-16, where some characters are two.
        before = block.text()[: fault.column - 1].encode("utf-16-le")
        cursor.setPosition(block.position() + len(before) // 2)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        self.text.setTextCursor(cursor)
        self.text.centerCursor()

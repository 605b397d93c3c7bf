"""A JSON editor, based on QGIS's, that marks errors and can be left with Tab."""

from __future__ import annotations

import re
from typing import Optional

from qgis.gui import QgsCodeEditorJson
from qgis.PyQt.QtWidgets import QWidget

_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_FAULT = 9
"""The number of our indicator, not used by QGIS and Scintilla."""


class JsonEdit(QgsCodeEditorJson):
    """Lines end with line feeds only, and Tab moves to the next widget."""

    def __init__(self, name: str, label: str, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(label)
        self.setEolMode(self.EolMode.EolUnix)
        self.setScrollWidth(1)
        self.setScrollWidthTracking(True)
        self.indicatorDefine(self.IndicatorStyle.SquiggleIndicator, _FAULT)
        self.setIndicatorForegroundColor(self.palette().linkVisited().color(), _FAULT)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus with Tab and Shift+Tab, which Scintilla would handle itself."""
        return QWidget.focusNextPrevChild(self, forward)

    def write(self, text: str) -> None:
        """Replace everything with *text*; can be undone."""
        self.selectAll()
        self.replaceSelectedText(text)

    def mark(self, line: int, column: int) -> None:
        """Underline from *line*, *column* (both from 1, in characters) to the end of the line."""
        self.unmark()
        text = self.text().split("\n")[line - 1]
        start = min(column - 1, max(0, len(text) - 1))
        self.fillIndicatorRange(line - 1, start, line - 1, max(len(text), start + 1), _FAULT)

    def unmark(self) -> None:
        """Remove the underline."""
        self.clearIndicatorRange(0, 0, self.lines(), 0, _FAULT)

    def go_to(self, line: int, column: int) -> None:
        """Move the cursor to *line*, *column*, both from 1."""
        self.setCursorPosition(line - 1, column - 1)
        self.ensureCursorVisible()
        self.setFocus()

    def insert_text(self, name: str) -> None:
        """Replace the selection with ``{name}``, in quotation marks unless the cursor is inside a string."""
        placeholder = f"{{{name}}}"
        self.replaceSelectedText(placeholder if self._is_in_string() else f'"{placeholder}"')
        self.setFocus()

    def _is_in_string(self) -> bool:
        line, index = self.getSelection()[:2] if self.hasSelectedText() else self.getCursorPosition()
        lines = self.text().split("\n")
        before = "\n".join([*lines[:line], lines[line][:index]])
        return '"' in _STRING.sub("", before)

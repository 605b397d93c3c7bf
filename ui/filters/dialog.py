"""The filter editor in a dialog, for filters other than those of the panels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from qgis.PyQt.QtGui import QShowEvent
from qgis.PyQt.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from ...core.api import filters as filter_tree
from ...core.api.filters import Filters, MalformedFilters
from ...core.gis.text.languages import tr
from ..help.buttons import add_help
from .editor import FiltersEditor
from .json_page import JsonPage

if TYPE_CHECKING:
    from ..window.window import Window


class FiltersDialog(QDialog):
    """Edits filters as a tree if *window* knows their source, else as JSON.

    :param window: if the source of the filters is selected there; None: it is another source.
    """

    def __init__(self, window: Optional[Window], parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setObjectName("filtersDialog")
        self.setWindowTitle(tr("Filters"))
        self.resize(420, 480)
        self._filters: Filters = ()
        self.editor = FiltersEditor(window) if window is not None else None
        column = QVBoxLayout(self)
        if self.editor is None:
            self.json = JsonPage()
            self.json.applied.connect(self._apply)
            self.json.cancelled.connect(self.reject)
            column.addWidget(self.json)
            return
        self.json = self.editor.json
        column.addWidget(self.editor, 1)
        column.addWidget(self._ends())

    def filters(self) -> Filters:
        """Return the current filters."""
        return self._filters if self.editor is None else self.editor.filters()

    def text(self) -> str:
        """Return the filters as the text of a parameter; empty: there are none."""
        return filter_tree.dumps(self.filters()) if self.filters() else ""

    def show_filters(self, filters: Filters) -> None:
        """Edit *filters*."""
        if self.editor is None:
            self._filters = filters
            self.json.show_filters(filters)
        else:
            self.editor.show_filters(filters)

    def show_fault(self, text: str, fault: MalformedFilters) -> None:
        """Edit *text*, which is not valid yet."""
        if self.editor is None:
            self.json.show_fault(text, fault)
        else:
            self.editor.show_fault(text, fault)

    def accept(self) -> None:
        """Accept the filters, including open JSON if it is valid."""
        if self.editor is None or self.editor.apply_json():
            super().accept()

    def showEvent(self, event: QShowEvent) -> None:
        """Request the filter hierarchy of the source."""
        super().showEvent(event)
        if self.editor is not None:
            self.editor.describe()

    def _apply(self, filters: Filters) -> None:
        self._filters = filters
        self.accept()

    def _ends(self) -> QDialogButtonBox:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        box.setObjectName("filtersDialogButtons")
        add_help(box, self, "filters")
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        for each in box.findChildren(QPushButton):
            each.setAutoDefault(False)
        return box

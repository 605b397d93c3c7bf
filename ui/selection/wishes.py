"""What of the portfolio: the filters in words, and the columns of entries."""

from __future__ import annotations

from typing import Optional

from qgis.PyQt.QtCore import QCoreApplication, pyqtSignal
from qgis.PyQt.QtWidgets import QVBoxLayout, QWidget

from ..controls import Told, button, line, show_text, text_label

translate = QCoreApplication.translate


class Wishes(QWidget):
    """Two lines, each with the way to change it."""

    filters_wanted = pyqtSignal()
    columns_wanted = pyqtSignal()

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.filters = text_label("filtersLabel")
        self.edit_filters = button(
            "editFiltersButton",
            "edit",
            translate("GeoPortfolio", "E&dit"),
            translate("GeoPortfolio", "Open the Filters dock"),
        )
        self.edit_filters.setAccessibleName(translate("GeoPortfolio", "Edit the filters"))
        self.edit_filters.clicked.connect(self.filters_wanted)
        self.columns = text_label("columnsLabel")
        self.edit_columns = button(
            "editColumnsButton",
            "edit",
            translate("GeoPortfolio", "Edi&t"),
            translate("GeoPortfolio", "Choose the columns of entries, their order and the size of a page"),
        )
        self.edit_columns.setAccessibleName(translate("GeoPortfolio", "Edit the columns"))
        self.edit_columns.clicked.connect(self.columns_wanted)
        for label, edit in ((self.filters, self.edit_filters), (self.columns, self.edit_columns)):
            column.addWidget(Told(label, edit))
        column.addWidget(line())

    def show_wishes(self, filters: str, columns: str, has_source: bool) -> None:
        """The two lines, which leave where there is no source to choose from."""
        show_text(self.filters, filters)
        show_text(self.columns, columns)
        self.setVisible(has_source)

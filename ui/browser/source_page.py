"""Tables of a source's columns and filters, for the properties panel and a dialog."""

from __future__ import annotations

from typing import Iterable, Optional

from qgis.gui import QgsFilterLineEdit
from qgis.PyQt.QtCore import QSortFilterProxyModel, Qt
from qgis.PyQt.QtGui import QStandardItem, QStandardItemModel
from qgis.PyQt.QtWidgets import QDialog, QDialogButtonBox, QHeaderView, QTabWidget, QVBoxLayout, QWidget

from ...core.api.sources import Source
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import whole
from ..help.buttons import add_help
from ..widgets.controls import add_row, selectable_label
from ..widgets.row_table import RowTable
from .nodes import rich
from .values import values_text

_VALUES_IN_A_ROW = 200
_ROW_MARGIN = 6
"""Pixels; small, as the properties panel is low."""


class SourcePage(QWidget):
    """Columns and filters, with a search."""

    def __init__(self, source: Source, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setObjectName("sourcePage")
        title = selectable_label("sourcePageTitle")
        title.setText(tr("{source}: does not offer accumulation").format(source=source.id))
        title.setHidden(source.accumulation_enabled)  # the panel is low, and already shows the name
        self.search = QgsFilterLineEdit()
        self.search.setObjectName("sourcePageSearch")
        self.search.setPlaceholderText(tr("Find a column or a filter"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.tabs = QTabWidget()
        self.tabs.setObjectName("sourcePageTabs")
        self.tabs.setDocumentMode(True)
        self._add_columns(source)
        self._add_filters(source)
        column = QVBoxLayout(self)
        column.setContentsMargins(2, 2, 2, 2)
        column.addWidget(title)
        column.addWidget(self.search)
        column.addWidget(self.tabs, 1)

    def _add_columns(self, source: Source) -> None:
        labels = {item.field: item.label for item in source.filters}
        self._add(
            "sourceColumnsTable",
            tr("Columns ({count})").format(count=whole(len(source.columns))),
            (tr("Column"), tr("Type"), tr("Label")),
            (
                (
                    each.field,
                    each.type,
                    labels.get(each.field, "") if labels.get(each.field) != each.field else "",
                )
                for each in source.columns
            ),
        )

    def _add_filters(self, source: Source) -> None:
        self._add(
            "sourceFiltersTable",
            tr("Filters ({count})").format(count=whole(len(source.filters))),
            (tr("Filter"), tr("Column"), tr("Required"), tr("Values")),
            (
                (
                    each.label,
                    each.field,
                    tr("yes") if each.required else "",
                    values_text(each, _VALUES_IN_A_ROW),
                )
                for each in source.filters
            ),
        )

    def _add(self, name: str, title: str, headings: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> None:
        model = QStandardItemModel(0, len(headings), self)
        model.setHorizontalHeaderLabels(headings)
        for row in rows:
            add_row(model.invisibleRootItem(), [_cell(text) for text in row])
        shown = QSortFilterProxyModel(self)
        shown.setSourceModel(model)
        shown.setFilterKeyColumn(-1)
        shown.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.search.textChanged.connect(shown.setFilterFixedString)
        table = RowTable(name, title, shown)
        table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + _ROW_MARGIN)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setStretchLastSection(True)
        table.resizeColumnsToContents()
        self.tabs.addTab(table, title)


class SourceDialog(QDialog):
    """The page in a separate window."""

    def __init__(self, source: Source, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setObjectName("sourceDialog")
        self.setWindowTitle(tr("Columns of {source}").format(source=source.id))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(480, 520)
        self.page = SourcePage(source)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        add_help(buttons, self, "browser")
        column = QVBoxLayout(self)
        column.addWidget(self.page, 1)
        column.addWidget(buttons)


def _cell(text: str) -> QStandardItem:
    item = QStandardItem(text)
    item.setEditable(False)
    item.setToolTip(rich(text))
    return item

"""The controls of the portfolio page, without requests."""

from __future__ import annotations

from typing import Optional

from qgis.PyQt.QtCore import Qt, pyqtSignal
from qgis.PyQt.QtGui import QShowEvent
from qgis.PyQt.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from ...core.api.query import SEARCH_ENTRIES, SEARCH_POINTS
from ...core.gis.text.languages import tr
from ..widgets.compact_row import CompactRow
from ..widgets.controls import button, steady_label, tab_through, text_label
from ..widgets.whole_cells import WholeCells
from .filter_rows import FilterRows
from .result_table import ResultModel

_ROWS_HEIGHT = 150
"""The largest height of the rows in pixels; more rows scroll, so that the table stays in place."""
_MEASURED_ROWS = 20
"""Rows that determine the width of a column, as measuring 500 rows of 30 columns takes a second."""


class PortfolioPanel(QWidget):
    """The source, the filters and the result of a search."""

    verb_chosen = pyqtSignal(str)
    search_wanted = pyqtSignal()
    stop_wanted = pyqtSignal()
    filters_wanted = pyqtSignal()
    add_wanted = pyqtSignal()
    row_activated = pyqtSignal(int)

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setObjectName("portfolioPanel")
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        column.addLayout(self._verb_row())
        self.rows = FilterRows()
        self.rows.entered.connect(self.search_wanted)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self.rows)
        column.addWidget(self._scroll)
        column.addWidget(self._rows_buttons())
        self.warning = steady_label("searchWarningLabel", 2)
        column.addWidget(self.warning)
        self.columns = text_label("searchColumnsLabel")
        column.addWidget(self.columns)
        column.addWidget(self._search_row())
        column.addLayout(self._status_row())
        column.addWidget(self._table(), 1)
        column.addWidget(self._add_row())
        self.rows.changed.connect(self._fit_rows)
        self.rows.changed.connect(self._order_rows)
        self._fit_rows()

    def show_source(self, source: str, verb: str) -> None:
        """Show the source and kind of the search."""
        self.source.setText(source or tr("no source"))
        self.verb.setCurrentIndex(self.verb.findData(verb))

    def show_warning(self, text: str) -> None:
        """Show a warning; empty: none."""
        self.warning.setText(text)

    def say(self, text: str) -> None:
        """Show the progress or the outcome of the search; empty: nothing."""
        self.status.setText(text)

    def show_busy(self, busy: bool, ready: bool) -> None:
        """Show whether a search is running, and whether one can be started."""
        self.search.setEnabled(ready and not busy)
        self.stop.setVisible(busy)

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the height of the rows, which is only known now."""
        super().showEvent(event)
        self._fit_rows()

    def _verb_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.verb = QComboBox()
        self.verb.setObjectName("searchVerbCombo")
        self.verb.setAccessibleName(tr("What is searched for"))
        for text, tip, verb in (
            (tr("Records of"), tr("Records with the chosen columns"), SEARCH_ENTRIES),
            (tr("Locations of"), tr("One point per location"), SEARCH_POINTS),
        ):
            self.verb.addItem(text, verb)
            self.verb.setItemData(self.verb.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
        self.verb.activated.connect(lambda index: self.verb_chosen.emit(self.verb.itemData(index)))
        self.source = QLabel()
        self.source.setObjectName("searchSourceLabel")
        self.source.setTextFormat(Qt.TextFormat.PlainText)
        self.source.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.source.setToolTip(tr("Choose the source in the Selection dock"))
        row.addWidget(self.verb)
        row.addWidget(self.source, 1)
        return row

    def _rows_buttons(self) -> QWidget:
        row = CompactRow()
        self.add_row = button(
            "searchAddRowButton", "/symbologyAdd.svg", tr("Add Field"), tr("Add a field to search by")
        )
        self.add_row.clicked.connect(self.rows.add)
        self.take_filters = button(
            "searchTakeFiltersButton",
            "/mActionFilter2.svg",
            tr("Use Current Filters"),
            tr("Search with the filters of the Filters dock"),
        )
        self.take_filters.clicked.connect(self.filters_wanted)
        row.add(self.add_row)
        row.add(self.take_filters)
        return row

    def _search_row(self) -> QWidget:
        row = CompactRow()
        self.search = button(
            "searchButton", "search", tr("Search"), tr("Search the whole source, in any area (Enter)")
        )
        self.search.clicked.connect(self.search_wanted)
        row.add(self.search)
        return row

    def _status_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.status = steady_label("searchStatusLabel", 2)
        self.stop = button("searchStopButton", "stop", tr("Stop"), tr("Stop and keep partial results"))
        self.stop.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.stop.clicked.connect(self.stop_wanted)
        self.stop.hide()
        row.addWidget(self.status, 1)
        row.addWidget(self.stop)
        return row

    def _add_row(self) -> QWidget:
        row = CompactRow()
        self.add = button(
            "searchAddButton",
            "add_to_map",
            tr("Add All to Map"),
            tr("Add all results as a layer, not only the rows shown here"),
        )
        self.add.clicked.connect(self.add_wanted)
        self.add.setEnabled(False)
        row.add(self.add)
        return row

    def _table(self) -> QTableView:
        self.model = ResultModel(self)
        self.table = QTableView()
        self.table.setObjectName("searchTable")
        self.table.setAccessibleName(tr("Search results"))
        self.table.setModel(self.model)
        self.table.setItemDelegate(WholeCells(self.table))
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setTabKeyNavigation(False)
        self.table.horizontalHeader().setHighlightSections(False)
        self.table.horizontalHeader().setResizeContentsPrecision(_MEASURED_ROWS)
        self.table.verticalHeader().setHighlightSections(False)
        self.table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.table.setToolTip(tr("Double-click or press Enter to zoom to the row"))
        self.table.verticalHeader().setDefaultSectionSize(self.table.fontMetrics().height() + 6)
        self.table.activated.connect(lambda index: self.row_activated.emit(index.row()))
        return self.table

    def _order_rows(self) -> None:
        """Set the tab order, as Qt appends widgets that are created later."""
        tab_through(self.verb, *self.rows.stops(), self.add_row, self.take_filters)

    def _fit_rows(self) -> None:
        # The viewport has no size before it is shown.
        frame = max(0, self._scroll.height() - self._scroll.viewport().height())
        wanted = self.rows.layout().sizeHint().height() + frame
        self._scroll.setFixedHeight(min(wanted, _ROWS_HEIGHT))

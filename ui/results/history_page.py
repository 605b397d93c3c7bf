"""The page *History*: a table of past queries, details of the selected one, and buttons."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Callable, Optional

from qgis.PyQt.QtCore import QModelIndex, Qt
from qgis.PyQt.QtGui import QResizeEvent
from qgis.PyQt.QtWidgets import QHeaderView, QToolButton, QVBoxLayout, QWidget

from ...core.gis.history.past_queries import History, Run
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import whole
from ..widgets.compact_row import CompactRow
from ..widgets.controls import button, entry, menu_of, plain_tip, selectable_label
from ..widgets.row_table import RowModel, RowTable
from .copy_as import FORMS
from .history_texts import details_text, rows_text, seconds_text, short_time, state_text

if TYPE_CHECKING:
    from ..window.window import Window

WHEN, WHAT, ROWS, SECONDS, STATE = range(5)
_WIDE = 520
"""The width in pixels from which there are several columns; otherwise a row has two lines."""


class HistoryModel(RowModel):
    """One row per past query, the newest first."""

    def __init__(self, runs: History, parent: Optional[QWidget] = None) -> None:
        super().__init__((tr("Time"), tr("Query"), tr("Rows"), tr("Seconds"), tr("Status")), parent)
        self._runs = runs
        self._shown = runs.runs()
        self._is_narrow = False
        runs.changed.connect(self._changed)

    def run(self, row: int) -> Optional[Run]:
        """Return the run in *row*."""
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def set_narrow(self, is_narrow: bool) -> None:
        """Show each run in two lines of one column."""
        if is_narrow != self._is_narrow:
            self._is_narrow = is_narrow
            last = self.index(max(0, len(self._shown) - 1), WHAT)
            self.dataChanged.emit(self.index(0, WHAT), last)

    def length(self) -> int:
        return len(self._shown)

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        run = self.run(index.row())
        if run is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            if self._is_narrow and index.column() == WHAT:
                return _two_lines(run)
            return (short_time, _what, _rows, seconds_text, state_text)[index.column()](run)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(details_text(run))
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() in (ROWS, SECONDS):
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def _changed(self) -> None:
        self.beginResetModel()
        self._shown = self._runs.runs()
        self.endResetModel()


class HistoryPage(QWidget):
    """The table, the details of the selected run, and its buttons."""

    def __init__(self, window: Window) -> None:
        super().__init__()
        self.setObjectName("runsPage")
        self._window = window
        self.model = HistoryModel(window.history, self)
        self._last: Optional[Run] = None
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        self.table = self._table()
        self.empty = selectable_label("runsEmptyLabel")
        self.empty.setText(tr("No queries yet. Load locations or records."))
        self.details = selectable_label("runDetailsLabel")
        column.addWidget(self.empty)
        column.addWidget(self.table, 1)
        column.addWidget(self.details)
        self._buttons = self._make_buttons()
        self.table.offer(self._by_name.values())
        column.addWidget(self._buttons)
        column.addWidget(self._refresh_all_row())
        column.addStretch(0)
        self.model.modelReset.connect(self._show)
        self.table.selectionModel().selectionChanged.connect(self._show_chosen)
        self._show()

    def chosen(self) -> Optional[Run]:
        """Return the selected run."""
        rows = self.table.selectionModel().selectedRows()
        return self.model.run(rows[0].row()) if rows else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_narrow = event.size().width() < _WIDE
        for section in (WHEN, ROWS, SECONDS, STATE):
            self.table.setColumnHidden(section, is_narrow)
        self.table.horizontalHeader().setVisible(not is_narrow)
        self.model.set_narrow(is_narrow)

    def _table(self) -> RowTable:
        table = RowTable("runsTable", tr("History"), self.model)
        table.setWordWrap(True)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(WHAT, QHeaderView.ResizeMode.Stretch)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        table.opened.connect(lambda: self._with_run(self._window.results.show_run))
        return table

    def _make_buttons(self) -> CompactRow:
        row, results = CompactRow(), self._window.results
        self._by_name: dict[str, QToolButton] = {}
        for name, icon_name, text, tip, do in (
            (
                "runAgainButton",
                "refresh",
                tr("Run Again"),
                tr("Run the query again, for a new layer or file"),
                results.again,
            ),
            (
                "runLayerButton",
                "panel",
                tr("Layer"),
                tr("Show the layer of this query, or the folder of its file"),
                results.show_run,
            ),
            (
                "runEditButton",
                "edit",
                tr("Edit"),
                tr("Load area, filters and columns into the docks"),
                results.edit,
            ),
            ("runCommandButton", "command", tr("Command"), tr("Copy as qgis_process command"), None),
        ):
            made = button(name, icon_name, text, tip)
            if do is None:
                self._offer_forms(made)
            else:
                made.clicked.connect(partial(self._with_run, do))
            self._by_name[name] = row.add(made)
        return row

    def _offer_forms(self, made: QToolButton) -> None:
        """Add the copy formats to the menu of the button *made*; a click uses the first."""
        menu = menu_of(made, QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        for name, form in FORMS.items():
            action = entry(menu, f"runCopy{name}Action", form.text(), form.tip())
            action.triggered.connect(partial(self._copy, name))
        made.clicked.connect(partial(self._copy, next(iter(FORMS))))

    def _copy(self, form: str, _checked: bool = False) -> None:
        self._with_run(partial(self._window.results.copy_command, form=form))

    def _refresh_all_row(self) -> CompactRow:
        row = CompactRow()
        every = button(
            "refreshAllButton",
            "refresh",
            tr("Refresh All Layers"),
            tr("Run the queries of all GeoPortfolio layers of the project again"),
        )
        every.clicked.connect(lambda _checked=False: self._window.refresher.refresh_all())
        row.add(every)
        return row

    def _with_run(self, do: Callable[[Run], Any], _checked: bool = False) -> None:
        run = self.chosen()
        if run is not None:
            do(run)

    def _show(self) -> None:
        has_runs = self.model.rowCount() > 0
        self.empty.setVisible(not has_runs)
        for widget in (self.table, self.details, self._buttons):
            widget.setVisible(has_runs)
        # While the page is hidden, select the newest.
        wanted = self.model.run(0) if self.visibleRegion().isEmpty() else self._last
        rows = [row for row in range(self.model.rowCount()) if self.model.run(row) == wanted]
        if has_runs:
            self.table.selectRow(rows[0] if rows else 0)
        self._show_chosen()

    def _show_chosen(self, *_: object) -> None:
        run = self.chosen()
        # A reset of the model clears the selection, but the details stay.
        self._last = run or self._last
        self.details.setText(details_text(run) if run else "")
        is_askable = run is not None and bool(run.query)
        for name, each in self._by_name.items():
            each.setEnabled(run is not None if name == "runLayerButton" else is_askable)


def _what(run: Run) -> str:
    return run.what


def _two_lines(run: Run) -> str:
    return f"{run.what}\n{short_time(run)}, {rows_text(run)}, {state_text(run)}"


def _rows(run: Run) -> str:
    return whole(run.rows)

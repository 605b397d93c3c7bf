"""The page *Runs*: what was asked of late, and what can be done with it again."""

from __future__ import annotations

from typing import Any, Optional

from qgis.PyQt.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QDateTime,
    QLocale,
    QModelIndex,
    Qt,
    pyqtSignal,
)
from qgis.PyQt.QtGui import QResizeEvent
from qgis.PyQt.QtWidgets import (
    QHeaderView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ..core.gis.filter_words import filters_text
from ..core.gis.lengths import radii_text
from ..core.gis.numbers import whole
from ..core.gis.runs import REFRESHED, SAVED, Run, Runs
from .compact_row import CompactRow
from .controls import button, selectable_label
from .row_table import RowTable

translate = QCoreApplication.translate

WHEN, WHAT, ROWS, SECONDS, STATE = range(5)
_WIDE = 520
"""Pixels from which on each fact has a column of its own; below, a run is told in two lines."""


class RunsModel(QAbstractTableModel):
    """A row a run, the newest first."""

    def __init__(self, runs: Runs, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self._runs = runs
        self._shown = runs.runs()
        self._is_narrow = False
        runs.changed.connect(self._changed)

    def run(self, row: int) -> Optional[Run]:
        """The run in *row*."""
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def set_narrow(self, is_narrow: bool) -> None:
        """Tell a run in two lines of the column *What*."""
        if is_narrow != self._is_narrow:
            self._is_narrow = is_narrow
            last = self.index(max(0, len(self._shown) - 1), WHAT)
            self.dataChanged.emit(self.index(0, WHAT), last)

    def rowCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else STATE + 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (
            translate("GeoPortfolio", "When"),
            translate("GeoPortfolio", "What"),
            translate("GeoPortfolio", "Rows"),
            translate("GeoPortfolio", "Seconds"),
            translate("GeoPortfolio", "State"),
        )[section]

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        run = self.run(index.row())
        if run is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            if self._is_narrow and index.column() == WHAT:
                return _two_lines(run)
            return (short_time, _what, _rows, _seconds, state_text)[index.column()](run)
        if role == Qt.ItemDataRole.ToolTipRole:
            return details_text(run)
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() in (ROWS, SECONDS):
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def _changed(self) -> None:
        self.beginResetModel()
        self._shown = self._runs.runs()
        self.endResetModel()


class RunsPage(QWidget):
    """The table, what is to know of the chosen run, and its buttons."""

    again_wanted = pyqtSignal(object)
    command_wanted = pyqtSignal(object)
    edit_wanted = pyqtSignal(object)
    layer_wanted = pyqtSignal(object)
    refresh_all_wanted = pyqtSignal()

    def __init__(self, runs: Runs, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setObjectName("runsPage")
        self.model = RunsModel(runs, self)
        self._last: Optional[Run] = None
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        self.table = self._table()
        self.empty = selectable_label("runsEmptyLabel")
        self.empty.setText(translate("GeoPortfolio", "Nothing asked yet. Load points or entries."))
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
        """The run that is selected."""
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
        table = RowTable("runsTable", translate("GeoPortfolio", "Runs"), self.model)
        table.setWordWrap(True)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(WHAT, QHeaderView.ResizeMode.Stretch)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        table.opened.connect(lambda: self._emit(self.layer_wanted))
        return table

    def _make_buttons(self) -> CompactRow:
        row = CompactRow()
        self._by_name: dict[str, QToolButton] = {}
        for name, icon_name, text, tip, signal in (
            (
                "runAgainButton",
                "refresh",
                translate("GeoPortfolio", "A&gain"),
                translate("GeoPortfolio", "Ask the same once more, as a new layer or file"),
                self.again_wanted,
            ),
            (
                "runLayerButton",
                "panel",
                translate("GeoPortfolio", "&Layer"),
                translate("GeoPortfolio", "Show the layer of this run on the map, or the folder of its file"),
                self.layer_wanted,
            ),
            (
                "runEditButton",
                "edit",
                translate("GeoPortfolio", "&Edit"),
                translate("GeoPortfolio", "Take area, filters and columns back into the docks"),
                self.edit_wanted,
            ),
            (
                "runCommandButton",
                "command",
                translate("GeoPortfolio", "&Command"),
                translate("GeoPortfolio", "Copy as qgis_process command"),
                self.command_wanted,
            ),
        ):
            made = button(name, icon_name, text, tip)
            made.clicked.connect(lambda _checked=False, signal=signal: self._emit(signal))
            self._by_name[name] = row.add(made)
        return row

    def _refresh_all_row(self) -> CompactRow:
        row = CompactRow()
        every = button(
            "refreshAllButton",
            "refresh",
            translate("GeoPortfolio", "&Refresh all layers"),
            translate("GeoPortfolio", "Ask the queries of all GeoPortfolio layers of the project again"),
        )
        every.clicked.connect(self.refresh_all_wanted)
        row.add(every)
        return row

    def _emit(self, signal: Any) -> None:
        run = self.chosen()
        if run is not None:
            signal.emit(run)

    def _show(self) -> None:
        has_runs = self.model.rowCount() > 0
        self.empty.setVisible(not has_runs)
        for widget in (self.table, self.details, self._buttons):
            widget.setVisible(has_runs)
        # While nobody looks, the newest is the one to look at.
        wanted = self.model.run(0) if self.visibleRegion().isEmpty() else self._last
        rows = [row for row in range(self.model.rowCount()) if self.model.run(row) == wanted]
        if has_runs:
            self.table.selectRow(rows[0] if rows else 0)
        self._show_chosen()

    def _show_chosen(self, *_: object) -> None:
        run = self.chosen()
        # A reset of the model empties the selection, but not what the analyst looks at.
        self._last = run or self._last
        self.details.setText(details_text(run) if run else "")
        is_askable = run is not None and bool(run.query)
        for name, each in self._by_name.items():
            each.setEnabled(run is not None if name == "runLayerButton" else is_askable)


def short_time(run: Run) -> str:
    """ "09:14" of today, else "12 Mar 09:14"."""
    when = QDateTime(run.time)
    is_today = when.date() == QDateTime.currentDateTime().date()
    return QLocale().toString(when, "HH:mm" if is_today else "d MMM HH:mm")


def state_text(run: Run) -> str:
    """The state in words."""
    if not run.is_complete:
        return translate("GeoPortfolio", "stopped")
    if run.kind == REFRESHED:
        return translate("GeoPortfolio", "refreshed")
    return translate("GeoPortfolio", "complete")


def details_text(run: Run) -> str:
    """All that is known of *run*, in one line."""
    query = run.asked
    when = QLocale().toString(QDateTime(run.time), "d MMM yyyy HH:mm")
    parts = [
        run.what,
        when,
        translate("GeoPortfolio", "in the file {file}").format(file=run.path) if run.kind == SAVED else "",
        translate("GeoPortfolio", "{rows} rows in {seconds} s").format(
            rows=whole(run.rows), seconds=_seconds(run)
        ),
        state_text(run),
        query.version.upper()
        if query
        else translate("GeoPortfolio", "its area is too large to be kept here"),
        filters_text(query.filters) if query else "",
        radii_text(query.radii) if query else "",
        run.connection,
    ]
    return ", ".join(filter(None, parts))


def _what(run: Run) -> str:
    return run.what


def _two_lines(run: Run) -> str:
    rows = translate("GeoPortfolio", "{rows} rows").format(rows=whole(run.rows))
    return f"{run.what}\n{short_time(run)}, {rows}, {state_text(run)}"


def _rows(run: Run) -> str:
    return whole(run.rows)


def _seconds(run: Run) -> str:
    return QLocale().toString(max(run.seconds, 0.1), "f", 1)

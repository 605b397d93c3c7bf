"""The Qt model of the accumulation table, which grows while responses arrive."""

from __future__ import annotations

from html import escape
from typing import Any, Optional, Sequence

from qgis.PyQt.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt
from qgis.PyQt.QtGui import QBrush, QGuiApplication, QPalette

from ...core.gis.accumulation.export import origin_text, reason_text
from ...core.gis.accumulation.table import DIFFERENCE, PERCENT, AreaRow, Column, MetricTable, Sums
from ...core.gis.storage.columns import text_of
from ...core.gis.text.languages import tr
from ..widgets.whole_cells import SHORT_ROLE

# Both flags as one member, as PyQt5 passes no others, and PyQt6 accepts no numbers.
_RIGHT = Qt.AlignmentFlag(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT = Qt.AlignmentFlag(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_LONGEST_LINE = 28
_LIT = 70
"""Of 255: the opacity of the highlight color over a row."""


class MetricModel(QAbstractTableModel):
    """Areas as rows, named by the vertical header, which stays visible when columns scroll."""

    def __init__(self, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self.table = MetricTable()
        self._lit: frozenset[int] = frozenset()

    def show(self, table: MetricTable) -> None:
        """Show *table*; if it only adds rows and columns, selection and scroll position are kept."""
        before = self.table
        rows, columns = len(before.rows), len(before.columns)
        if not (rows and _continues(table.rows, before.rows) and table.columns[:columns] == before.columns):
            self.beginResetModel()
            self.table, self._lit = table, frozenset()
            self.endResetModel()
            return
        if len(table.rows) > rows:
            self.beginInsertRows(QModelIndex(), rows, len(table.rows) - 1)
            self.table = MetricTable(table.answers, table.base, table.rows, table.columns[:columns])
            self.endInsertRows()
        if len(table.columns) > columns:
            self.beginInsertColumns(QModelIndex(), columns, len(table.columns) - 1)
            self.table = table
            self.endInsertColumns()
        self.table = table

    def light(self, rows: Sequence[int]) -> None:
        """Highlight *rows* only."""
        changed = self._lit.symmetric_difference(rows)
        self._lit = frozenset(rows)
        last = self.columnCount() - 1
        for row in changed:
            if 0 <= row < self.rowCount():
                self.dataChanged.emit(self.index(row, 0), self.index(row, last))
                self.headerDataChanged.emit(Qt.Orientation.Vertical, row, row)

    @property
    def lit(self) -> frozenset[int]:
        """Return the highlighted rows."""
        return self._lit

    def rowCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.table.rows)

    def columnCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.table.columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal:
            return _column_head(self.table.columns[section], role)
        if role == Qt.ItemDataRole.FontRole and section in self._lit:
            font = QGuiApplication.font()
            font.setBold(True)
            return font
        return _row_head(self.table.rows[section], role)

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.BackgroundRole:
            return _light() if index.row() in self._lit else None
        if role not in _ASKED:
            return None
        row, column = self.table.rows[index.row()], self.table.columns[index.column()]
        cell = row.cell(column)
        if role == Qt.ItemDataRole.DisplayRole:
            return _below_head(column, cell.unit, cell.text)
        if role == SHORT_ROLE:
            return _below_head(column, cell.unit, cell.short)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if cell.is_number else _LEFT
        if row.sums.set.error and column.kind not in (DIFFERENCE, PERCENT):
            return _tip(reason_text(row.sums))
        exact = cell.word or text_of(cell.value) or tr("no value")
        return _tip(" ".join(filter(None, (f"{column.title}, {row.title}: {exact}", cell.unit))))


_ASKED = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.TextAlignmentRole,
    Qt.ItemDataRole.ToolTipRole,
    SHORT_ROLE,
)


def shortened(text: str) -> str:
    """Return *text*, omitting the middle of a long one."""
    half = _LONGEST_LINE // 2
    return text if len(text) <= _LONGEST_LINE else f"{text[:half].rstrip()}…{text[-half:].lstrip()}"


def _tip(text: str) -> str:
    """Return *text* for a tooltip, with markup from the service escaped."""
    return f"<qt>{escape(text, quote=False)}</qt>".replace("\n", "<br>")


def _below_head(column: Column, unit: str, text: str) -> str:
    """Return *text* without the unit if the column header has it, so that more columns fit."""
    named = column.metric.label.endswith(f", {unit}") or column.kind == PERCENT
    return text.removesuffix(f" {unit}") if unit and named else text


def _row_head(row: AreaRow, role: int) -> Any:
    if role == Qt.ItemDataRole.DisplayRole:
        return shortened(row.title)
    if role == Qt.ItemDataRole.ToolTipRole:
        sums = row.sums
        name = sums.set.area.name
        title = row.title if row.title.startswith(name) else f"{name}, {row.title}"
        parts = (title, origin_text(sums.answer), reason_text(sums))
        return _tip("\n".join(filter(None, parts)))
    return _LEFT if role == Qt.ItemDataRole.TextAlignmentRole else None


def _column_head(column: Column, role: int) -> Any:
    if role == Qt.ItemDataRole.DisplayRole:
        return "\n".join(map(shortened, column.lines))
    if role == Qt.ItemDataRole.ToolTipRole:
        name = "_".join(column.metric.path)
        return _tip(column.title if name == column.metric.label else f"{column.title} ({name})")
    return _RIGHT if role == Qt.ItemDataRole.TextAlignmentRole else None


def _light() -> QBrush:
    color = QGuiApplication.palette().color(QPalette.ColorRole.Highlight)
    color.setAlpha(_LIT)
    return QBrush(color)


def _continues(rows: Sequence[AreaRow], before: Sequence[AreaRow]) -> bool:
    """Return whether *rows* extend those of *before*, whose accumulations may have more sets by now."""
    return len(rows) >= len(before) and all(
        new.title == old.title and _same(new.current, old.current) and _same(new.base, old.base)
        for new, old in zip(rows, before)
    )


def _same(one: Optional[Sums], other: Optional[Sums]) -> bool:
    return (one and one.set) is (other and other.set)

"""The table of metrics as Qt's views show it; it grows while answers arrive."""

from __future__ import annotations

from html import escape
from typing import Any, Optional, Sequence

from qgis.PyQt.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, QObject, Qt
from qgis.PyQt.QtGui import QBrush, QGuiApplication, QPalette

from ...core.gis.accumulation.export import origin_text, reason_text
from ...core.gis.accumulation.table import COMPARED, Metric, MetricColumn, MetricTable
from ...core.gis.storage.columns import text_of
from ..widgets.whole_cells import SHORT_ROLE

translate = QCoreApplication.translate

# Both flags as one member: PyQt5 hands on no others, and PyQt6 takes no numbers.
_RIGHT = Qt.AlignmentFlag(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT = Qt.AlignmentFlag(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_LONGEST_LINE = 28
_LIT = 70
"""Of 255: how much of the highlight's colour lies over a column that is lit."""


class MetricModel(QAbstractTableModel):
    """Metrics as rows, named by the vertical header, which stays where it is when the columns scroll."""

    def __init__(self, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self.table = MetricTable()
        self._lit: frozenset[int] = frozenset()

    def show(self, table: MetricTable) -> None:
        """Show *table*; where it only adds rows and columns, selection and scroll stay."""
        before = self.table
        rows, columns = len(before.rows), len(before.columns)
        if not (columns and _begins(table.rows, before.rows) and _continues(table.columns, before.columns)):
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

    def light(self, columns: Sequence[int]) -> None:
        """Lay the highlight's colour over *columns*; none: take it away."""
        changed = self._lit.symmetric_difference(columns)
        self._lit = frozenset(columns)
        last = self.rowCount() - 1
        for column in changed:
            if 0 <= column < self.columnCount():
                self.dataChanged.emit(self.index(0, column), self.index(last, column))
                self.headerDataChanged.emit(Qt.Orientation.Horizontal, column, column)

    @property
    def lit(self) -> frozenset[int]:
        """The columns under the highlight's colour."""
        return self._lit

    def rowCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.table.rows)

    def columnCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.table.columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Vertical:
            return _row_head(self.table.rows[section], role)
        if role == Qt.ItemDataRole.FontRole and section in self._lit:
            font = QGuiApplication.font()
            font.setBold(True)
            return font
        return _column_head(self.table.columns[section], role)

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.BackgroundRole:
            return _light() if index.column() in self._lit else None
        if role not in _ASKED:
            return None
        row, column = self.table.rows[index.row()], self.table.columns[index.column()]
        cell = column.cell(row.path)
        if role == Qt.ItemDataRole.DisplayRole:
            return _beside_head(row, cell.unit, cell.text)
        if role == SHORT_ROLE:
            return _beside_head(row, cell.unit, cell.short)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if cell.is_number else _LEFT
        if column.set.error and column.kind not in COMPARED:
            return _tip(reason_text(column))
        exact = cell.word or text_of(cell.value) or translate("GeoPortfolio", "no value")
        return _tip(" ".join(filter(None, (f"{row.label}, {column.title}: {exact}", cell.unit))))


_ASKED = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.TextAlignmentRole,
    Qt.ItemDataRole.ToolTipRole,
    SHORT_ROLE,
)


def head_of(column: MetricColumn) -> str:
    """The head in lines, of which long ones lose their middle."""
    half = _LONGEST_LINE // 2
    return "\n".join(
        line if len(line) <= _LONGEST_LINE else f"{line[:half].rstrip()}…{line[-half:].lstrip()}"
        for line in column.lines
    )


def _tip(text: str) -> str:
    """*text* for a tooltip, which would take a service's words for markup."""
    return f"<qt>{escape(text, quote=False)}</qt>".replace("\n", "<br>")


def _beside_head(row: Metric, unit: str, text: str) -> str:
    """*text* without the currency that the head of its row names, always in sight: more columns fit."""
    return text.removesuffix(f" {unit}") if row.label.endswith(f", {unit}") else text


def _row_head(row: Metric, role: int) -> Any:
    if role == Qt.ItemDataRole.DisplayRole:
        return row.label
    if role == Qt.ItemDataRole.ToolTipRole:
        name = "_".join(row.path)
        return _tip(row.label if name == row.label else f"{row.label} ({name})")
    return _LEFT if role == Qt.ItemDataRole.TextAlignmentRole else None


def _column_head(column: MetricColumn, role: int) -> Any:
    if role == Qt.ItemDataRole.DisplayRole:
        return head_of(column)
    if role == Qt.ItemDataRole.ToolTipRole:
        parts = (", ".join((column.set.area.name, *column.lines)), origin_text(column.answer))
        return _tip("\n".join(filter(None, (*parts, reason_text(column)))))
    return _RIGHT if role == Qt.ItemDataRole.TextAlignmentRole else None


def _light() -> QBrush:
    color = QGuiApplication.palette().color(QPalette.ColorRole.Highlight)
    color.setAlpha(_LIT)
    return QBrush(color)


def _begins(rows: Sequence[Metric], before: Sequence[Metric]) -> bool:
    return tuple(rows[: len(before)]) == tuple(before)


def _continues(columns: Sequence[MetricColumn], before: Sequence[MetricColumn]) -> bool:
    """Whether *columns* are those of *before*, and more; their answers may be fuller by now."""
    return len(columns) >= len(before) and all(
        new.kind == old.kind and new.set is old.set and new.lines == old.lines
        for new, old in zip(columns, before)
    )

"""The table of checked limits: a row for each watched area."""

from __future__ import annotations

from typing import Any, Callable, Optional, Sequence

from qgis.PyQt.QtCore import QModelIndex, QObject, Qt

from ...core.gis.exposure.limits import BREACHED, NEAR, OK, CheckedArea
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import short, whole
from ..widgets.controls import plain_tip
from ..widgets.icons import icon
from ..widgets.row_table import RowModel
from ..widgets.whole_cells import SHORT_ROLE

_AREA, _STATUS, _VALUE, _LIMIT, _USED, _HEADROOM = range(6)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_ICONS = {OK: "check_passed", NEAR: "check_warning", BREACHED: "check_failed"}


class LimitsModel(RowModel):
    """Shows :class:`CheckedArea` values, breached ones first."""

    def __init__(self, parent: Optional[QObject] = None) -> None:
        super().__init__(
            (tr("Area"), tr("Status"), tr("Value"), tr("Limit"), tr("Used"), tr("Headroom")), parent
        )
        self.rows: tuple[CheckedArea, ...] = ()

    def length(self) -> int:
        """Return the number of rows."""
        return len(self.rows)

    def show(self, checks: Sequence[CheckedArea]) -> None:
        """Show *checks*."""
        self.beginResetModel()
        self.rows = tuple(sorted(checks, key=_urgency))
        self.endResetModel()

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the data of a cell."""
        row, column = self.rows[index.row()], index.column()
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return None if column in (_AREA, _STATUS) else _RIGHT
        if role == Qt.ItemDataRole.DecorationRole and column == _STATUS:
            return icon(_ICONS.get(row.status, "check_skipped"))
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(row.message or _text(row, column, whole))
        if role in (Qt.ItemDataRole.DisplayRole, SHORT_ROLE):
            return _text(row, column, short if role == SHORT_ROLE else whole)
        return None


def _urgency(row: CheckedArea) -> tuple[int, float]:
    place = {BREACHED: 0, NEAR: 1, OK: 3}.get(row.status, 2)
    return place, -(_used(row) or 0.0)


def _used(row: CheckedArea) -> Optional[float]:
    return 100 * row.value / row.limit if row.value is not None and row.limit else None


def _text(row: CheckedArea, column: int, number: Callable[[float], str]) -> str:
    if column == _AREA:
        return row.watched.name
    if column == _STATUS:
        return _status_text(row.status)
    if column == _USED:
        used = _used(row)
        return "–" if used is None else tr("{number} %").format(number=whole(used))
    value = {_VALUE: row.value, _LIMIT: row.limit, _HEADROOM: row.headroom}[column]
    return "–" if value is None else number(value)


def _status_text(status: str) -> str:
    """Return the word of a status."""
    words = {
        OK: tr("Within limit"),
        NEAR: tr("Near limit"),
        BREACHED: tr("Limit breached"),
    }
    return words.get(status, tr("Failed"))

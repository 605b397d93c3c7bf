"""The table of prospective risks: a row for each radius and pin."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Callable, Optional, Sequence

from qgis.PyQt.QtCore import QModelIndex, QObject, Qt

from ...core.exposure.prospective_risk import AddedRisk
from ...core.gis.text.languages import tr
from ...core.gis.text.lengths import radii_text
from ...core.gis.text.numbers import position_text, short, whole
from ..widgets.controls import plain_tip
from ..widgets.icons import icon
from ..widgets.row_table import RowModel
from ..widgets.whole_cells import SHORT_ROLE

_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_RADIUS, _PIN, _VERDICT, LIMIT, BEFORE, _AFTER, _HEADROOM, _WORST = range(8)
"""The columns; LIMIT is editable."""


@dataclass(frozen=True)
class RiskRow:
    """A pin at a radius.

    :param before: the sum of the portfolio within the radius around the pin; *locations* is their number.
    :param added: the result with the worst circle; None: the search is running.
    """

    pin: str
    place: tuple[float, float]
    radius: float
    value: float
    limit: Optional[float]
    before: float
    locations: int
    added: Optional[AddedRisk] = None

    @property
    def after(self) -> float:
        """Return the sum with the risk."""
        return self.before + self.value

    @property
    def headroom(self) -> Optional[float]:
        """Return the rest of the limit, as :class:`AddedRisk`, as far as it is known; None: there is no
        limit."""
        if self.limit is None:
            return None
        return self.limit - (self.after if self.added is None else max(self.after, self.added.worst_after))

    @property
    def is_breached(self) -> Optional[bool]:
        """Return whether the limit is exceeded; None: there is no limit, or it is unknown yet."""
        headroom = self.headroom
        if headroom is None or (self.added is None and headroom >= 0):
            return None
        return headroom < 0


class RiskModel(RowModel):
    """Shows :class:`RiskRow` values; the limit of a radius is editable.

    :param on_limit: called with a radius and its new limit; None: no limit.
    """

    def __init__(
        self, on_limit: Callable[[float, Optional[float]], None], parent: Optional[QObject] = None
    ) -> None:
        super().__init__(
            (
                tr("Radius"),
                tr("Pin"),
                tr("Verdict"),
                tr("Limit"),
                tr("Before"),
                tr("With risk"),
                tr("Headroom"),
                tr("Worst circle"),
            ),
            parent,
        )
        self._on_limit = on_limit
        self.rows: tuple[RiskRow, ...] = ()

    def length(self) -> int:
        """How many rows there are."""
        return len(self.rows)

    def show(self, rows: Sequence[RiskRow]) -> None:
        """Show *rows*; if their number is unchanged, the selection is kept."""
        if len(rows) == len(self.rows):
            self.rows = tuple(rows)
            if rows:
                self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, self.columnCount() - 1))
            return
        self.beginResetModel()
        self.rows = tuple(rows)
        self.endResetModel()

    def add(self, pin: str, added: AddedRisk) -> None:
        """Show the worst circle of a row."""
        self.show(
            [
                replace(row, added=added) if (row.pin, row.radius) == (pin, added.radius) else row
                for row in self.rows
            ]
        )

    def flags(self, index: QModelIndex) -> Qt.ItemFlag:
        """Make the limit editable."""
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() == LIMIT else flags

    def setData(self, index: QModelIndex, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Set a limit; 0 means none."""
        if role != Qt.ItemDataRole.EditRole or index.column() != LIMIT:
            return False
        self._on_limit(self.rows[index.row()].radius, float(value) or None)
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        """Return the headers; that of the worst circle has an explanation."""
        if role == Qt.ItemDataRole.ToolTipRole and orientation == Qt.Orientation.Horizontal:
            return _head_tip(section)
        return super().headerData(section, orientation, role)

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a cell shows."""
        row, column = self.rows[index.row()], index.column()
        if role == Qt.ItemDataRole.EditRole and column == LIMIT:
            return row.limit or 0.0
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return None if column in (_PIN, _VERDICT) else _RIGHT
        if role == Qt.ItemDataRole.DecorationRole and column == _VERDICT and row.is_breached is not None:
            return icon("check_failed" if row.is_breached else "check_passed")
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(_tip(row, column))
        if role in (Qt.ItemDataRole.DisplayRole, SHORT_ROLE):
            return _text(row, column, short if role == SHORT_ROLE else whole)
        return None


def _text(row: RiskRow, column: int, number: Callable[[float], str]) -> str:
    if column == _RADIUS:
        return radii_text((row.radius,))
    if column == _PIN:
        return row.pin
    if column == _VERDICT:
        return _verdict(row)
    value = _amounts(row)[column]
    if value is not None:
        return number(value)
    return "…" if column == _WORST else "–"


def _amounts(row: RiskRow) -> dict[int, Optional[float]]:
    """Return the amounts by column."""
    return {
        LIMIT: row.limit,
        BEFORE: row.before,
        _AFTER: row.after,
        _HEADROOM: row.headroom,
        _WORST: row.added.worst_after if row.added is not None else None,
    }


def _verdict(row: RiskRow) -> str:
    if row.limit is None:
        return tr("No limit")
    if row.is_breached is None:
        return "…"
    if row.is_breached:
        return tr("Limit breached")
    return tr("Within limit")


def _tip(row: RiskRow, column: int) -> str:
    if column == LIMIT:
        return tr("Double-click to enter the limit of this radius; 0 is none")
    if column == BEFORE and row.added is not None and row.added.uncertain is not None:
        sums = row.added.uncertain
        text = tr("Certain {certain}, possible {possible}")
        return text.format(certain=whole(sums.certain), possible=whole(sums.possible))
    if column == _WORST and row.added is not None:
        added = row.added
        return tr(
            "The worst circle of this radius that holds the risk: before {before}, with it {after}. Center "
            "{place}"
        ).format(
            before=whole(added.worst),
            after=whole(added.worst_after),
            place=position_text(added.circle.lat, added.circle.lon),
        )
    return _text(row, column, whole)


def _head_tip(section: int) -> Optional[str]:
    if section == _WORST:
        return tr("The greatest sum of a circle of this radius that holds the risk, with it")
    return None

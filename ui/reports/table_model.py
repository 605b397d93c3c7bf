"""The table of the reports of a batch, or of this session: label, state, reason."""

from __future__ import annotations

from typing import Any, Optional, Sequence

from qgis.PyQt.QtCore import QModelIndex, QObject, QSortFilterProxyModel, Qt
from qgis.PyQt.QtGui import QIcon
from qgis.PyQt.QtWidgets import QHeaderView, QStyle

from ...core.gis.reports.batch import FAILED, SAVED, SKIPPED, STATES, WAITING, WARNING, ReportItem
from ...core.gis.text.joining import followed
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import position_text
from ..widgets.controls import plain_tip
from ..widgets.icons import icon
from ..widgets.row_table import RowModel, RowTable

LABEL, STATE, REASON = range(3)
STATE_ROLE = Qt.ItemDataRole.UserRole
_NOTED = "noted"
"""Saved, with a note."""
_ICONS = {
    SAVED: "/mIconSuccess.svg",
    SKIPPED: "/mIconSuccess.svg",
    WARNING: "/mIconWarning.svg",
    FAILED: "/mIconWarning.svg",
    _NOTED: "/mIconInfo.svg",
}


def state_word(state: str) -> str:
    """Return the word for a state of ``batch.STATES``."""
    return {
        WAITING: tr("queued"),
        SAVED: tr("saved"),
        WARNING: tr("saved, other format"),
        FAILED: tr("failed"),
        SKIPPED: tr("skipped"),
    }[state]


def details_text(item: ReportItem) -> str:
    """Return the details of *item*; the reason is a separate sentence."""
    place = ""
    if item.lon is not None and item.lat is not None:
        place = position_text(item.lat, item.lon)
    parts = (item.file or item.label, state_word(item.state), place)
    return followed(", ".join(filter(None, parts)), item.message)


def _look_of(item: ReportItem) -> str:
    return _NOTED if item.state == SAVED and item.message else item.state


class ReportTableModel(RowModel):
    """One row per item. Call :meth:`update` after changing the list passed to :meth:`show`."""

    def __init__(self, parent: Optional[QObject] = None) -> None:
        super().__init__((tr("Report"), tr("Status"), tr("Reason")), parent)
        self._items: Sequence[ReportItem] = ()
        self._shown = 0
        self._icons: dict[str, QIcon] = {}

    def show(self, items: Sequence[ReportItem]) -> None:
        """Show a row for each of *items*."""
        self.beginResetModel()
        self._items, self._shown = items, len(items)
        self.endResetModel()

    def update(self, index: int) -> None:
        """Update the row of the item at *index*, which has changed or was appended."""
        if index >= self._shown:
            self.beginInsertRows(QModelIndex(), self._shown, len(self._items) - 1)
            self._shown = len(self._items)
            self.endInsertRows()
        else:
            self.dataChanged.emit(self.index(index, LABEL), self.index(index, REASON))

    def update_all(self) -> None:
        """Update all rows."""
        if self._shown:
            self.dataChanged.emit(self.index(0, LABEL), self.index(self._shown - 1, REASON))

    def item(self, row: int) -> Optional[ReportItem]:
        """Return the item in *row*."""
        return self._items[row] if 0 <= row < self._shown else None

    def length(self) -> int:
        return self._shown

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        item = self.item(index.row())
        if item is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return (item.label, state_word(item.state), item.message)[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(details_text(item))
        if role == Qt.ItemDataRole.DecorationRole and index.column() == STATE:
            return None if item.state == WAITING else self._icon(_look_of(item))
        if role == STATE_ROLE:
            return item.state
        return None

    def _icon(self, name: str) -> QIcon:
        if name not in self._icons:
            self._icons[name] = icon(_ICONS[name])
        return self._icons[name]


class StateFilter(QSortFilterProxyModel):
    """Filters the rows by state."""

    def __init__(self, model: ReportTableModel, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._state = ""
        self.setSortCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setSortLocaleAware(True)
        self.setSourceModel(model)

    def show_state(self, state: str) -> None:
        """Show the rows in *state*; empty: all."""
        self._state = state
        self.invalidateFilter()

    def filterAcceptsRow(self, row: int, parent: QModelIndex) -> bool:
        item = self.sourceModel().item(row)
        return not self._state or (item is not None and item.state == self._state)


class ReportTable(RowTable):
    """The table of reports; in a narrow panel the label takes the width of the reason."""

    def __init__(self, rows: StateFilter) -> None:
        super().__init__("reportsTable", tr("Reports"), rows)
        self.setColumnHidden(REASON, True)
        self.setSortingEnabled(True)
        # In batch order, until the user clicks a header.
        self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        rows.sort(-1)
        # The reason, or in a narrow panel the label, takes the remaining width.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrap(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        # A rare long word is elided and complete in the tooltip, to leave space for the names.
        shown = (state_word(state) for state in STATES if state != WARNING)
        words = map(self.fontMetrics().horizontalAdvance, shown)
        # iconSize() is empty until it is set; the icons have the size of the style.
        icon_width = self.style().pixelMetric(QStyle.PixelMetric.PM_SmallIconSize)
        self.setColumnWidth(STATE, max(words) + icon_width + 28)
        # The same height for all rows, as measuring 5,000 rows is slow.
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 8)

    def set_wide(self, is_wide: bool, width: int) -> None:
        """Show the reason in a column of its own, or not, in a panel of *width* pixels."""
        was_wide = not self.isColumnHidden(REASON)
        self.setColumnHidden(REASON, not is_wide)
        header, modes = self.horizontalHeader(), QHeaderView.ResizeMode
        header.setSectionResizeMode(LABEL, modes.Interactive if is_wide else modes.Stretch)
        header.setSectionResizeMode(REASON, modes.Stretch)
        if is_wide and not was_wide:
            header.resizeSection(LABEL, 2 * width // 5)

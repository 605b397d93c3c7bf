"""A list of thousands of values of one field, to be ticked."""

from __future__ import annotations

from typing import Any, Iterable, Mapping, Optional

from qgis.PyQt.QtCore import QAbstractListModel, QModelIndex, QObject, QSortFilterProxyModel, Qt, pyqtSignal
from qgis.PyQt.QtGui import QFont

from ...core.gis.text.filter_text import value_text
from ..widgets.controls import plain_tip

VALUE_ROLE = Qt.ItemDataRole.UserRole


class ValuesModel(QAbstractListModel):
    """The values that the service lists or the user adds, each ticked or not."""

    ticked = pyqtSignal()

    def __init__(self, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._values: list[str] = []
        self._texts: list[str] = []
        self._ticked: dict[str, None] = {}

    def fill(self, values: Iterable[str], meanings: Mapping[str, str], ticked: Iterable[str] = ()) -> None:
        """Offer *values*; *ticked* values that are not among them are first."""
        self.beginResetModel()
        self._ticked = dict.fromkeys(ticked)
        listed = dict.fromkeys(values)
        self._values = [value for value in self._ticked if value not in listed] + list(listed)
        self._texts = [_text(value, meanings.get(value, "")) for value in self._values]
        self.endResetModel()
        self.ticked.emit()

    def values(self) -> tuple[str, ...]:
        """Return the ticked values in the order of the list."""
        return tuple(value for value in self._values if value in self._ticked)

    def tick(self, values: Iterable[str]) -> None:
        """Tick *values*; those that are not in the list are inserted at its start."""
        wanted = list(dict.fromkeys(values))
        known = set(self._values)
        new = [value for value in wanted if value not in known]
        if new:
            self.beginInsertRows(QModelIndex(), 0, len(new) - 1)
            self._values[:0] = new
            self._texts[:0] = [_text(value, "") for value in new]
            self.endInsertRows()
        self._ticked.update(dict.fromkeys(wanted))
        self._tell()

    def toggle(self, index: QModelIndex) -> None:
        """Toggle the value at *index*."""
        value = self._values[index.row()]
        if value in self._ticked:
            del self._ticked[value]
        else:
            self._ticked[value] = None
        self._tell()

    def named(self, text: str) -> Optional[str]:
        """Return the value that equals *text*, ignoring case if necessary; None: none or several."""
        if text in self._values:
            return text
        alike = [value for value in self._values if value.casefold() == text.casefold()]
        return alike[0] if len(alike) == 1 else None

    def rowCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008
        """Return the number of values."""
        return 0 if parent.isValid() else len(self._values)

    def flags(self, index: QModelIndex) -> Qt.ItemFlag:
        """Make values checkable."""
        return super().flags(index) | Qt.ItemFlag.ItemIsUserCheckable

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return value, label and check state."""
        if not index.isValid():
            return None
        value = self._values[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._texts[index.row()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self._texts[index.row()])
        if role == Qt.ItemDataRole.FontRole:
            # In a dark theme, checked boxes differ only in color.
            return _ticked_font() if value in self._ticked else None
        if role == Qt.ItemDataRole.CheckStateRole:
            return Qt.CheckState.Checked if value in self._ticked else Qt.CheckState.Unchecked
        return value if role == VALUE_ROLE else None

    def setData(self, index: QModelIndex, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Toggle the check state; a view always requests the opposite state."""
        if role != Qt.ItemDataRole.CheckStateRole or not index.isValid():
            return False
        self.toggle(index)
        return True

    def _tell(self) -> None:
        if self._values:
            self.dataChanged.emit(self.index(0), self.index(len(self._values) - 1))
        self.ticked.emit()


class FoundValues(QSortFilterProxyModel):
    """Filters values whose code or label contains the typed text."""

    def __init__(self, source: ValuesModel, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self.setSourceModel(source)
        self.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)


def _ticked_font() -> QFont:
    font = QFont()
    font.setBold(True)
    return font


def _text(value: str, meaning: str) -> str:
    return f"{value_text(value)}   {meaning}" if meaning else value_text(value)

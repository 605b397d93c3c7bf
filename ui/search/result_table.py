"""The first rows of a search result, read from its file."""

from __future__ import annotations

import json
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, Mapping, Optional

from qgis.PyQt.QtCore import QAbstractTableModel, QLocale, QModelIndex, QObject, Qt

from ...core.api.parsing.records import Record
from ...core.gis.storage.reader import stored_records
from ..widgets.controls import plain_tip

MOST_SHOWN = 500

# Both flags as one member, as PyQt5 passes no others, and PyQt6 accepts no numbers.
_RIGHT = Qt.AlignmentFlag(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


@dataclass(frozen=True)
class Rows:
    """The first records of a result, and their field names in the order received."""

    records: tuple[Record, ...] = ()
    names: tuple[str, ...] = ()


def first_rows(path: Path) -> Rows:
    """Read the first rows; raises OSError for a file that is not a result. Thread-safe."""
    records = tuple(record for _, record, _ in islice(stored_records(path), MOST_SHOWN))
    names: dict[str, None] = {}
    for record in records:
        names.update(dict.fromkeys(record.attributes))
    return Rows(records, tuple(names))


class ResultModel(QAbstractTableModel):
    """The rows as a table; integers are shown with all digits, as they may be ids."""

    def __init__(self, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._rows = Rows()
        self._aliases: Mapping[str, str] = {}

    def show(self, rows: Rows, aliases: Mapping[str, str]) -> None:
        """Show *rows*; *aliases* are the labels of fields."""
        self.beginResetModel()
        self._rows, self._aliases = rows, aliases
        self.endResetModel()

    def record(self, row: int) -> Record:
        """Return the record of a row."""
        return self._rows.records[row]

    def rowCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows.records)

    def columnCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows.names)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Vertical:
            return section + 1 if role == Qt.ItemDataRole.DisplayRole else None
        name = self._rows.names[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._aliases.get(name, name)
        return plain_tip(name) if role == Qt.ItemDataRole.ToolTipRole else None

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        value = self.record(index.row()).attributes.get(self._rows.names[index.column()])
        if role == Qt.ItemDataRole.DisplayRole:
            return _shown(value)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(str(_shown(value)))
        if role == Qt.ItemDataRole.TextAlignmentRole and isinstance(value, (int, float)):
            return _RIGHT
        return None


def position_of(record: Record) -> Optional[tuple[float, float]]:
    """Return longitude and latitude of a record; for a line or polygon, the center of its extent."""
    positions = list(_positions(record.geometry))
    if not positions:
        return None
    longitudes, latitudes = zip(*positions)
    return (min(longitudes) + max(longitudes)) / 2, (min(latitudes) + max(latitudes)) / 2


def _positions(value: Any) -> list[tuple[float, float]]:
    if isinstance(value, dict):
        return _positions(value.get("coordinates") or value.get("geometries") or [])
    if not isinstance(value, (list, tuple)) or not value:
        return []
    if isinstance(value[0], (int, float)):
        return [(float(value[0]), float(value[1]))]
    return [position for item in value for position in _positions(item)]


def _shown(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        return QLocale().toString(value, "g", 15)
    if isinstance(value, (dict, list)):
        return json.dumps(value, ensure_ascii=False)
    return str(value)

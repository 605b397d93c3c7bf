"""The doctor's rows as a table: whether it works, in an icon and a word; what it is; what was found."""

from __future__ import annotations

from typing import Any, Optional

from qgis.PyQt.QtCore import QCoreApplication, QModelIndex, QObject, Qt
from qgis.PyQt.QtGui import QFont

from ...core.api.doctor import BAD, GOOD, NOT_ASKED, NOTE, ROWS, STEPS, Finding
from ...core.gis import doctor_words
from ..controls import plain_tip
from ..icons import icon
from ..row_table import RowModel

translate = QCoreApplication.translate

STATE, WHAT, ANSWER = range(3)
_ICONS = {GOOD: "doctor_good", NOTE: "doctor_note", BAD: "doctor_bad", NOT_ASKED: "doctor_not_asked"}


class DoctorModel(RowModel):
    """A row for each of ``ROWS``; those that are still to come are empty."""

    def __init__(self, parent: Optional[QObject] = None) -> None:
        super().__init__(
            (
                translate("GeoPortfolio", "State"),
                translate("GeoPortfolio", "What"),
                translate("GeoPortfolio", "Answer"),
            ),
            parent,
        )
        self._findings: list[Finding] = []
        self._connection = ""
        self._is_running = False
        self._icons = {state: icon(name) for state, name in _ICONS.items()}

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What was found so far."""
        return tuple(self._findings)

    def begin(self, connection: str) -> None:
        """Forget what was found; *connection* is examined from now on."""
        self.beginResetModel()
        self._findings, self._connection, self._is_running = [], connection, True
        self.endResetModel()

    def take(self, finding: Finding) -> None:
        """The next one."""
        self._findings.append(finding)
        self._tell(len(self._findings) - 1, len(self._findings))

    def end(self) -> None:
        """Nothing comes any more."""
        self._is_running = False
        self._tell(len(self._findings), len(self._findings))

    def finding(self, row: int) -> Optional[Finding]:
        """What was found of *row*; None: nothing yet."""
        return self._findings[row] if 0 <= row < len(self._findings) else None

    def length(self) -> int:
        return len(ROWS)

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row, column = index.row(), index.column()
        finding = self.finding(row)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row, column, finding)
        if role == Qt.ItemDataRole.ToolTipRole and finding is not None:
            return plain_tip(self._answer(finding))
        if role == Qt.ItemDataRole.DecorationRole and column == STATE and finding is not None:
            return self._icons[finding.state]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        if role == Qt.ItemDataRole.FontRole and column == WHAT and row < len(STEPS):
            font = QFont()
            font.setBold(True)
            return font
        return None

    def _text(self, row: int, column: int, finding: Optional[Finding]) -> str:
        if column == WHAT:
            return doctor_words.title(ROWS[row])
        if finding is not None:
            return doctor_words.state(finding) if column == STATE else self._answer(finding)
        is_under_way = self._is_running and row == len(self._findings)
        return translate("GeoPortfolio", "asking...") if is_under_way and column == STATE else ""

    def _answer(self, finding: Finding) -> str:
        return doctor_words.text(finding, self._connection)

    def _tell(self, first: int, last: int) -> None:
        self.dataChanged.emit(self.index(first, 0), self.index(min(last, len(ROWS) - 1), ANSWER))

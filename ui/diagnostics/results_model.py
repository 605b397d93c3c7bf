"""The results of the checks as a table: check, status as icon and word, result."""

from __future__ import annotations

from typing import Any, Optional

from qgis.PyQt.QtCore import QModelIndex, QObject, Qt

from ...core.api.diagnostics import CHECKS, FAILED, PASSED, SKIPPED, WARNING, CheckResult
from ...core.gis.diagnostics import checks
from ...core.gis.text.languages import tr
from ..widgets.controls import plain_tip
from ..widgets.icons import icon
from ..widgets.row_table import RowModel

CHECK, STATUS, RESULT = range(3)
_ICONS = {
    PASSED: "check_passed",
    WARNING: "check_warning",
    FAILED: "check_failed",
    SKIPPED: "check_skipped",
}


class ResultsModel(RowModel):
    """A row for each of ``CHECKS``; those without a result only show their names."""

    def __init__(self, parent: Optional[QObject] = None) -> None:
        super().__init__((tr("Check"), tr("Status"), tr("Result")), parent)
        self._results: list[CheckResult] = []
        self._connection = ""
        self._is_running = False
        self._icons = {state: icon(name) for state, name in _ICONS.items()}

    @property
    def results(self) -> tuple[CheckResult, ...]:
        """Return the results so far, in the order of the checks."""
        return tuple(self._results)

    def begin(self, connection: str) -> None:
        """Clear the results for new checks of *connection*."""
        self.beginResetModel()
        self._results, self._connection, self._is_running = [], connection, True
        self.endResetModel()

    def add(self, result: CheckResult) -> None:
        """Add the next result."""
        self._results.append(result)
        self._refresh(len(self._results) - 1)

    def end(self) -> None:
        """Mark the end of the results."""
        self._is_running = False
        self._refresh(len(self._results))

    def result(self, row: int) -> Optional[CheckResult]:
        """Return the result of *row*; None: not finished yet."""
        return self._results[row] if 0 <= row < len(self._results) else None

    def length(self) -> int:
        return len(CHECKS)

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row, column = index.row(), index.column()
        result = self.result(row)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row, column, result)
        if role == Qt.ItemDataRole.ToolTipRole and result is not None:
            return plain_tip(checks.text(result, self._connection))
        if role == Qt.ItemDataRole.DecorationRole and column == STATUS and result is not None:
            return self._icons[result.state]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        return None

    def _text(self, row: int, column: int, result: Optional[CheckResult]) -> str:
        if column == CHECK:
            return checks.title(CHECKS[row].id)
        if result is not None:
            return checks.state(result) if column == STATUS else checks.text(result, self._connection)
        is_next = self._is_running and row == len(self._results)
        return tr("Running…") if is_next and column == STATUS else ""

    def _refresh(self, row: int) -> None:
        """Redraw *row* and the next one."""
        self.dataChanged.emit(self.index(row, 0), self.index(min(row + 1, len(CHECKS) - 1), RESULT))

"""The dialog that checks one connection at a time, and shows each result immediately."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from qgis.core import QgsApplication
from qgis.PyQt.QtCore import Qt, pyqtSignal
from qgis.PyQt.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ...core.api.diagnostics import CHECKS, CONNECTION, FAILED, CheckResult, run_checks
from ...core.api.errors import Cancelled
from ...core.gis.connections.connections import Connection, UnknownConnection
from ...core.gis.diagnostics import checks
from ...core.gis.diagnostics.checks import target_of
from ...core.gis.tasks.runner import ServiceTask
from ...core.gis.text.languages import tr
from ..help.buttons import add_help
from ..widgets.controls import plain_tip, selectable_label
from ..widgets.row_table import RowTable
from ..window.messages import Step
from ..window.option_pages import CONNECTIONS_PAGE
from .results_model import CHECK, RESULT, STATUS, ResultsModel

if TYPE_CHECKING:
    from ..window.window import Window

_LANE = "diagnostics {}"
"""One lane for each dialog, as one may be open behind QGIS's Options."""
_SIZE = (760, 520)
"""Pixels."""


class DiagnosticsDialog(QDialog):
    """Runs the checks in a task.

    :param is_inner: whether it was opened from QGIS's Options: it then has no links to them, and its
        connection may be unsaved.
    """

    finished_checks = pyqtSignal(str)
    """Emitted with all results as text."""
    support_text_wanted = pyqtSignal()

    def __init__(self, window: Window, over: Optional[QWidget] = None) -> None:
        super().__init__(over or window.iface.mainWindow())
        self._window = window
        self._is_inner = over is not None
        self._lane = _LANE.format(id(self))
        self._connection: Optional[Connection] = None
        self._key: Optional[str] = None
        self.setObjectName("diagnosticsDialog")
        self.setWindowTitle(tr("Diagnose Connection"))
        self.resize(*_SIZE)
        self.setMinimumWidth(480)
        layout = QVBoxLayout(self)
        layout.addLayout(self._make_top())
        self._make_table()
        layout.addWidget(self.summary)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.progress)
        layout.addLayout(self._make_actions())
        layout.addWidget(self._make_box())
        self._show_running(False)

    def check_saved(self, name: str) -> None:
        """Check the connection called *name*; empty or unknown: the current one."""
        names = self._window.connections.names()
        current = self._window.session.connection or self._window.connections.default_name()
        self.choice.blockSignals(True)
        self.choice.clear()
        self.choice.addItems(names)
        self.choice.setCurrentText(name if name in names else current)
        self.choice.blockSignals(False)
        self._check_chosen()

    def check(self, connection: Connection, key: Optional[str]) -> None:
        """Check *connection*; with its stored key if *key* is None."""
        if self.choice.currentText() != connection.name:
            self.choice.clear()
            self.choice.addItem(connection.name)
        self._connection, self._key = connection, key
        self.address.setText(connection.base_url)
        self.run()

    def run(self) -> None:
        """Start all checks again."""
        connection = self._connection
        if connection is None:
            return
        # QGIS may ask for its password below, and the previous run must not fill the new rows.
        self._window.tasks.drop(self._lane)
        self.model.begin(connection.name)
        self.table.scrollToTop()
        self.progress.setValue(0)
        self.summary.setText(tr("Running…"))
        self._show_running(True)
        target = target_of(self._window.connections, connection, self._key, self._window.session.source)
        self._window.tasks.start(
            tr("Diagnose Connection"),
            lambda monitor: run_checks(target, monitor),
            self._done,
            self._failed,
            lane=self._lane,
            watch=self._watch,
        )

    def stop(self) -> None:
        """Cancel the remaining checks; the results so far stay."""
        self._window.tasks.stop(self._lane)

    def copy(self) -> None:
        """Copy the results to the clipboard."""
        QgsApplication.clipboard().setText(self._report())
        self.copied.setText(tr("Copied. No API key is included."))

    def done(self, result: int) -> None:
        """Close the dialog and cancel the checks."""
        self._window.tasks.drop(self._lane)
        self._show_running(False)
        super().done(result)

    def _make_top(self) -> QHBoxLayout:
        self.choice = QComboBox(self)
        self.choice.setObjectName("diagnosticsConnectionCombo")
        self.choice.setEnabled(not self._is_inner)
        self.choice.setToolTip(tr("The connection to check"))
        self.address = selectable_label("diagnosticsAddress")
        label = QLabel(tr("&Connection"), self)
        label.setBuddy(self.choice)
        self.again = self._button("diagnosticsRunButton", tr("&Run Again"), tr("Run all checks again"))
        self.halt = self._button(
            "diagnosticsStopButton", tr("&Stop"), tr("Skip the remaining checks and keep the results")
        )
        row = QHBoxLayout()
        row.addWidget(label)
        row.addWidget(self.choice)
        row.addWidget(self.address, 1)
        row.addWidget(self.again)
        row.addWidget(self.halt)
        self.choice.currentIndexChanged.connect(self._check_chosen)
        self.again.clicked.connect(self.run)
        self.halt.clicked.connect(self.stop)
        return row

    def _make_table(self) -> None:
        self.summary = selectable_label("diagnosticsSummary")
        self.model = ResultsModel(self)
        self.table = RowTable("diagnosticsTable", tr("Checks"), self.model, self)
        self.table.setWordWrap(True)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(CHECK, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(STATUS, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(RESULT, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.selectionModel().selectionChanged.connect(self._show_options)
        self.table.opened.connect(self._open_options)
        self.progress = QProgressBar(self)
        self.progress.setObjectName("diagnosticsProgress")
        self.progress.setRange(0, len(CHECKS))
        self.progress.setTextVisible(False)
        self.progress.setMaximumHeight(8)

    def _make_actions(self) -> QHBoxLayout:
        self.options = self._button(
            "diagnosticsOptionsButton",
            tr("&Open Options"),
            tr("Open the page of the QGIS options for the selected problem"),
        )
        self.copying = self._button(
            "diagnosticsCopyButton", tr("Cop&y"), tr("Copy all results as text, without the API key")
        )
        self.support_text = self._button(
            "diagnosticsSupportButton",
            tr("Support &Text…"),
            tr("Show the results with versions, settings and log, without API keys"),
        )
        self.copied = selectable_label("diagnosticsCopied")
        row = QHBoxLayout()
        for widget in (self.options, self.copying, self.support_text):
            row.addWidget(widget)
        row.addWidget(self.copied, 1)
        self.options.setVisible(not self._is_inner)
        self.support_text.setVisible(not self._is_inner)
        self.options.clicked.connect(self._open_options)
        self.copying.clicked.connect(self.copy)
        self.support_text.clicked.connect(self.support_text_wanted)
        return row

    def _make_box(self) -> QDialogButtonBox:
        self.box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.box.rejected.connect(self.reject)
        add_help(self.box, self, "troubleshooting")
        return self.box

    def _button(self, name: str, text: str, tip: str) -> QPushButton:
        made = QPushButton(text, self)
        made.setObjectName(name)
        made.setToolTip(plain_tip(tip))
        made.setAutoDefault(False)
        return made

    def _check_chosen(self, _index: int = 0) -> None:
        if self._is_inner:
            return
        try:
            connection = self._window.connections.get(self.choice.currentText())
        except UnknownConnection:
            self._connection = None
            self.summary.setText(tr("There is no connection yet. Add one first."))
            return
        self.check(connection, None)

    def _watch(self, task: ServiceTask) -> None:
        task.arrived.connect(self._add)

    def _add(self, result: CheckResult) -> None:
        self.model.add(result)
        self.progress.setValue(len(self.model.results))
        if result.state == FAILED and not self.table.selectionModel().hasSelection():
            self.table.selectRow(len(self.model.results) - 1)
        self._show_options()

    def _done(self, results: tuple[CheckResult, ...]) -> None:
        self._show_running(False)
        self.summary.setText(checks.summary(results))
        self.finished_checks.emit(self._report())

    def _failed(self, error: Exception) -> None:
        self._show_running(False)
        if isinstance(error, Cancelled):
            self.summary.setText(tr("Stopped. The remaining checks were not run."))
        else:
            self._window.messages.log(error)
            self.summary.setText(tr("Unexpected error. See the log."))
        self.finished_checks.emit(self._report())

    def _report(self) -> str:
        connection = self._connection
        name, address = (connection.name, connection.base_url) if connection else ("", "")
        return checks.report(self.model.results, name, address)

    def _show_running(self, is_running: bool) -> None:
        self.again.setVisible(not is_running)
        self.halt.setVisible(is_running)
        self.progress.setVisible(is_running)
        self.copying.setEnabled(not is_running and bool(self.model.results))
        self.copied.setText("")
        if not is_running:
            self.model.end()
        self._show_options()

    def _options_step(self) -> Optional[Step]:
        """Return the step that opens QGIS's options for the selected row; None: none helps."""
        rows = self.table.selectionModel().selectedRows()
        result = self.model.result(rows[0].row()) if rows else None
        if result is None or result.error is None or self._is_inner:
            return None
        step = self._window.messages.step_for(result.error)
        if step is None and result.check == CONNECTION and result.state == FAILED:
            window = self._window.iface.mainWindow()
            return Step("", lambda: self._window.iface.showOptionsDialog(window, CONNECTIONS_PAGE))
        return step

    def _show_options(self, *_: object) -> None:
        self.options.setEnabled(self._options_step() is not None)

    def _open_options(self) -> None:
        step = self._options_step()
        if step is not None:
            step.do()

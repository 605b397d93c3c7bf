"""The connection doctor: a row for each step and each right, while they come; what to do about a fault."""

from __future__ import annotations

from typing import Any, Optional

from qgis.core import QgsApplication
from qgis.PyQt.QtCore import QCoreApplication, Qt, pyqtSignal
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

from ...core.api.doctor import BAD, NOTE, ROWS, Finding, examine
from ...core.api.errors import Cancelled
from ...core.gis import doctor_words
from ...core.gis.connections import Connection, UnknownConnection
from ...core.gis.counting import counted
from ...core.gis.doctor import case_of
from ...core.gis.tasks import ServiceTask
from ..controls import plain_tip, selectable_label
from ..help.buttons import add_help
from ..option_pages import AUTHENTICATION_PAGE, CONNECTIONS_PAGE, NETWORK_PAGE
from ..row_table import RowTable
from ..session import Session
from .doctor_model import ANSWER, STATE, WHAT, DoctorModel

translate = QCoreApplication.translate

_LANE = "doctor {}"
"""Of each dialog, as one may be open behind QGIS's Options."""
_PAGES = {
    doctor_words.CERTIFICATES: AUTHENTICATION_PAGE,
    doctor_words.NETWORK: NETWORK_PAGE,
    doctor_words.CONNECTIONS: CONNECTIONS_PAGE,
}
_SIZE = (820, 600)
"""Pixels."""


class DoctorDialog(QDialog):
    """Examines one connection at a time, in a task.

    :param is_inner: it was opened from QGIS's Options, so that it can't lead there, and has a connection
        that may not be saved.
    """

    answered = pyqtSignal(str)
    """All that was found, as text."""
    bundle_wanted = pyqtSignal()

    def __init__(
        self, iface: Any, session: Session, parent: Optional[QWidget] = None, *, is_inner: bool = False
    ) -> None:
        super().__init__(parent)
        self._iface = iface
        self._session = session
        self._is_inner = is_inner
        self._lane = _LANE.format(id(self))
        self._connection: Optional[Connection] = None
        self._key: Optional[str] = None
        self.setObjectName("doctorDialog")
        self.setWindowTitle(translate("GeoPortfolio", "Connection doctor"))
        self.resize(*_SIZE)
        self.setMinimumWidth(480)
        self._make_top()
        self._make_table()
        self._make_bottom()
        layout = QVBoxLayout(self)
        layout.addLayout(self._top)
        layout.addWidget(self.summary)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.progress)
        layout.addLayout(self._row)
        layout.addWidget(self.box)
        self._show_running(False)

    def examine_saved(self, name: str) -> None:
        """Examine the connection called *name*; empty or unknown: the one in use."""
        names = self._session.connections.names()
        in_use = self._session.connection or self._session.connections.default_name()
        wanted = name if name in names else in_use
        self.choice.blockSignals(True)
        self.choice.clear()
        self.choice.addItems(names)
        self.choice.setCurrentText(wanted)
        self.choice.blockSignals(False)
        self._examine_chosen()

    def examine(self, connection: Connection, key: Optional[str]) -> None:
        """Examine *connection*, with the kept key where *key* is None."""
        if self.choice.currentText() != connection.name:
            self.choice.clear()
            self.choice.addItem(connection.name)
        self._connection, self._key = connection, key
        self.address.setText(connection.base_url)
        self.check()

    def check(self) -> None:
        """Begin anew."""
        connection = self._connection
        if connection is None:
            return
        # QGIS may ask for its password below: meanwhile the run before must not fill the new rows.
        self._session.runner.drop(self._lane)
        self.model.begin(connection.name)
        self.table.scrollToTop()
        self.progress.setValue(0)
        self.summary.setText(translate("GeoPortfolio", "Asking..."))
        self._show_running(True)
        case = case_of(self._session.connections, connection, self._key, self._session.source)
        self._session.runner.start(
            translate("GeoPortfolio", "Connection doctor"),
            lambda monitor: examine(case, monitor),
            self._done,
            self._failed,
            lane=self._lane,
            watch=self._watch,
        )

    def stop(self) -> None:
        """Ask nothing more; what was found stays."""
        self._session.runner.stop(self._lane)

    def copy(self) -> None:
        """Put what was found on the clipboard."""
        QgsApplication.clipboard().setText(self._report())
        self.told.setText(translate("GeoPortfolio", "Copied. It holds no key."))

    def done(self, result: int) -> None:
        """Closed: nobody looks any more."""
        self._session.runner.drop(self._lane)
        self._show_running(False)
        super().done(result)

    def _make_top(self) -> None:
        self.choice = QComboBox(self)
        self.choice.setObjectName("doctorConnectionCombo")
        self.choice.setEnabled(not self._is_inner)
        self.choice.setToolTip(translate("GeoPortfolio", "The connection to examine"))
        self.address = selectable_label("doctorAddress")
        label = QLabel(translate("GeoPortfolio", "&Connection"), self)
        label.setBuddy(self.choice)
        self.again = self._button(
            "doctorCheckButton",
            translate("GeoPortfolio", "Check a&gain"),
            translate("GeoPortfolio", "Ask everything anew"),
        )
        self.halt = self._button(
            "doctorStopButton",
            translate("GeoPortfolio", "&Stop"),
            translate("GeoPortfolio", "Ask nothing more; what was found stays"),
        )
        self._top = QHBoxLayout()
        self._top.addWidget(label)
        self._top.addWidget(self.choice)
        self._top.addWidget(self.address, 1)
        self._top.addWidget(self.again)
        self._top.addWidget(self.halt)
        self.choice.currentIndexChanged.connect(self._examine_chosen)
        self.again.clicked.connect(self.check)
        self.halt.clicked.connect(self.stop)

    def _make_table(self) -> None:
        self.summary = selectable_label("doctorSummary")
        self.model = DoctorModel(self)
        self.table = RowTable("doctorTable", translate("GeoPortfolio", "What was examined"), self.model, self)
        self.table.setWordWrap(True)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(STATE, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(WHAT, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(ANSWER, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.selectionModel().selectionChanged.connect(self._show_cure)
        self.table.opened.connect(self._mend)
        self.progress = QProgressBar(self)
        self.progress.setObjectName("doctorProgress")
        self.progress.setRange(0, len(ROWS))
        self.progress.setTextVisible(False)
        self.progress.setMaximumHeight(8)

    def _make_bottom(self) -> None:
        self.cure = self._button(
            "doctorCureButton",
            translate("GeoPortfolio", "&Open the options"),
            translate("GeoPortfolio", "Open the page of QGIS's options where the chosen row is mended"),
        )
        self.copying = self._button(
            "doctorCopyButton",
            translate("GeoPortfolio", "Copy as &text"),
            translate("GeoPortfolio", "Put all of it on the clipboard, to be sent to somebody who helps"),
        )
        self.bundle = self._button(
            "doctorBundleButton",
            translate("GeoPortfolio", "Support &bundle..."),
            translate("GeoPortfolio", "Gather this with versions, log and settings in one zip, without keys"),
        )
        self.told = selectable_label("doctorTold")
        self._row = QHBoxLayout()
        for widget in (self.cure, self.copying, self.bundle):
            self._row.addWidget(widget)
        self._row.addWidget(self.told, 1)
        self.cure.setVisible(not self._is_inner)
        self.bundle.setVisible(not self._is_inner)
        self.box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.box.rejected.connect(self.reject)
        add_help(self.box, self, "troubleshooting")
        self.cure.clicked.connect(self._mend)
        self.copying.clicked.connect(self.copy)
        self.bundle.clicked.connect(self.bundle_wanted)

    def _button(self, name: str, text: str, tip: str) -> QPushButton:
        made = QPushButton(text, self)
        made.setObjectName(name)
        made.setToolTip(plain_tip(tip))
        made.setAutoDefault(False)
        return made

    def _examine_chosen(self, _index: int = 0) -> None:
        name = self.choice.currentText()
        if self._is_inner:
            return
        try:
            connection = self._session.connections.get(name)
        except UnknownConnection:
            self._connection = None
            self.summary.setText(
                translate("GeoPortfolio", "There is no connection yet. Make one, then come back.")
            )
            return
        self.examine(connection, None)

    def _watch(self, task: ServiceTask) -> None:
        task.arrived.connect(self._came)

    def _came(self, finding: Finding) -> None:
        self.model.take(finding)
        self.progress.setValue(len(self.model.findings))
        if finding.state == BAD and not self.table.selectionModel().hasSelection():
            self.table.selectRow(len(self.model.findings) - 1)
        self._show_cure()

    def _done(self, findings: tuple[Finding, ...]) -> None:
        self._show_running(False)
        self.summary.setText(_summary(findings))
        self.answered.emit(self._report())

    def _failed(self, error: Exception) -> None:
        self._show_running(False)
        if isinstance(error, Cancelled):
            self.summary.setText(translate("GeoPortfolio", "Stopped. What follows was not asked."))
        else:
            self._session.messages.log(error)
            self.summary.setText(
                translate("GeoPortfolio", "The examination broke off. The log has the details.")
            )
        self.answered.emit(self._report())

    def _report(self) -> str:
        connection = self._connection
        name, address = (connection.name, connection.base_url) if connection else ("", "")
        return doctor_words.report(self.model.findings, name, address)

    def _show_running(self, is_running: bool) -> None:
        self.again.setVisible(not is_running)
        self.halt.setVisible(is_running)
        self.progress.setVisible(is_running)
        self.copying.setEnabled(not is_running and bool(self.model.findings))
        self.told.setText("")
        if not is_running:
            self.model.end()
        self._show_cure()

    def _chosen_page(self) -> str:
        rows = self.table.selectionModel().selectedRows()
        finding = self.model.finding(rows[0].row()) if rows else None
        return _PAGES.get(doctor_words.cure(finding), "") if finding is not None else ""

    def _show_cure(self, *_: object) -> None:
        self.cure.setEnabled(bool(self._chosen_page()))

    def _mend(self) -> None:
        page = self._chosen_page()
        if page and not self._is_inner:
            self._iface.showOptionsDialog(self._iface.mainWindow(), page)


def _summary(findings: tuple[Finding, ...]) -> str:
    faults = [finding for finding in findings if finding.state == BAD]
    notes = sum(finding.state == NOTE for finding in findings)
    if faults:
        return counted(
            len(faults),
            "There is one fault: {what}.",
            "The first fault: {what}. {count} in all.",
            what=doctor_words.title(faults[0].row),
        )
    if notes:
        return counted(notes, "It works. 1 row is worth a look.", "It works. {count} rows are worth a look.")
    return translate("GeoPortfolio", "It works.")

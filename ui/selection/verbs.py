"""What to do with it: load, save, report; and what is going on."""

from __future__ import annotations

from functools import partial
from typing import Optional

from qgis.PyQt.QtCore import QCoreApplication, Qt, pyqtSignal
from qgis.PyQt.QtWidgets import QHBoxLayout, QMenu, QProgressBar, QToolButton, QVBoxLayout, QWidget

from ...core.api.query import ENTRIES, POINTS
from ..compact_row import CompactRow
from ..controls import button, entry, menu_of, text_label

translate = QCoreApplication.translate


class Verbs(QWidget):
    """Load and report, each with its ways in a menu."""

    load_wanted = pyqtSignal(str)
    csv_wanted = pyqtSignal(str)
    command_wanted = pyqtSignal(str)
    """These three with ``points`` or ``entries``."""
    report_wanted = pyqtSignal(str)
    """``pdf``, ``html``, or empty to put the tool away."""

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        row = CompactRow()
        self.load = button(
            "loadPointsButton",
            "load",
            translate("GeoPortfolio", "&Load points"),
            translate("GeoPortfolio", "Load the points in the area: one marker per place (Ctrl+Return)"),
        )
        self.load.setShortcut("Ctrl+Return")
        self.load.clicked.connect(lambda: self.load_wanted.emit(POINTS))
        self._fill_load_menu(menu_of(self.load, QToolButton.ToolButtonPopupMode.MenuButtonPopup))
        self.report = button(
            "reportButton",
            "report",
            translate("GeoPortfolio", "&Report"),
            translate("GeoPortfolio", "Click a place or a loaded point on the map for its risk report"),
        )
        menu = menu_of(self.report, QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        for text, kind in (
            (translate("GeoPortfolio", "Report as &PDF"), "pdf"),
            (translate("GeoPortfolio", "Report as &HTML"), "html"),
        ):
            menu.addAction(text).setData(kind)
        menu.triggered.connect(lambda action: self.report_wanted.emit(action.data()))
        self.report.setCheckable(True)
        self.report.clicked.connect(lambda on: self.report_wanted.emit("pdf" if on else ""))
        for each in (self.load, self.report):
            row.add(each)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(row)

    def show_ready(self, loads: bool, reports: bool) -> None:
        """Which of the verbs can be asked for now."""
        self.load.setEnabled(loads)
        self.report.setEnabled(reports)

    def _fill_load_menu(self, menu: QMenu) -> None:
        points = translate("GeoPortfolio", "One marker per place")
        entries = translate("GeoPortfolio", "Full records with the chosen columns, page by page")
        table = translate("GeoPortfolio", "The service's own table, written to a file while it comes")
        command = translate("GeoPortfolio", "For scripts: the same load without the QGIS window")
        for name, text, tip, signal, verb in (
            ("loadPointsAction", translate("GeoPortfolio", "&Points"), points, self.load_wanted, POINTS),
            ("loadEntriesAction", translate("GeoPortfolio", "&Entries"), entries, self.load_wanted, ENTRIES),
            ("", "", "", None, ""),
            (
                "savePointsAction",
                translate("GeoPortfolio", "Points as &CSV file..."),
                table,
                self.csv_wanted,
                POINTS,
            ),
            (
                "saveEntriesAction",
                translate("GeoPortfolio", "Entries as C&SV file..."),
                table,
                self.csv_wanted,
                ENTRIES,
            ),
            ("", "", "", None, ""),
            (
                "copyPointsCommandAction",
                translate("GeoPortfolio", "Copy p&oints as qgis_process command"),
                command,
                self.command_wanted,
                POINTS,
            ),
            (
                "copyEntriesCommandAction",
                translate("GeoPortfolio", "Copy e&ntries as qgis_process command"),
                command,
                self.command_wanted,
                ENTRIES,
            ),
        ):
            if signal is None:
                menu.addSeparator()
            else:
                entry(menu, name, text, tip).triggered.connect(partial(_send, signal, verb))


class Progress(QWidget):
    """The line of what runs, with Stop; and with Continue while it stands still."""

    stop_wanted = pyqtSignal()
    continue_wanted = pyqtSignal()

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setObjectName("progressRow")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self._bar = QProgressBar()
        self._bar.setRange(0, 0)
        self._bar.setTextVisible(False)
        self._bar.setMaximumHeight(6)
        row = QHBoxLayout()
        self._text = text_label("progressLabel")
        self.go_on = button(
            "continueButton",
            "load",
            translate("GeoPortfolio", "C&ontinue"),
            translate("GeoPortfolio", "Go on loading"),
        )
        self.go_on.clicked.connect(self.continue_wanted)
        self.stop = button(
            "stopButton",
            "stop",
            translate("GeoPortfolio", "&Stop"),
            translate("GeoPortfolio", "Stop and keep what has come"),
        )
        self.stop.clicked.connect(self.stop_wanted)
        row.addWidget(self._text, 1)
        row.addWidget(self.stop)
        column.addWidget(self._bar)
        column.addLayout(row)
        column.addWidget(self.go_on, 0, Qt.AlignmentFlag.AlignRight)
        self.show_asking(False)
        self.hide()

    def show_text(self, text: str) -> None:
        """What runs; empty: nothing does."""
        self._text.setText(text)
        self.setVisible(bool(text))

    def show_asking(self, asking: bool) -> None:
        """Whether it stands still until somebody says that it may go on."""
        self.go_on.setVisible(asking)
        self._bar.setRange(0, 1 if asking else 0)


def _send(signal: pyqtSignal, verb: str, _checked: bool = False) -> None:
    signal.emit(verb)

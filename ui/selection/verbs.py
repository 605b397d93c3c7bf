"""What to do with it: load, accumulate, report, hazards; and what is going on."""

from __future__ import annotations

from functools import partial
from typing import Callable, Optional

from qgis.PyQt.QtCore import QCoreApplication, Qt, pyqtBoundSignal, pyqtSignal
from qgis.PyQt.QtWidgets import (
    QAction,
    QActionGroup,
    QHBoxLayout,
    QMenu,
    QProgressBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ...core.api.config import V1, V2
from ...core.api.query import ENTRIES, POINTS
from ..compact_row import CompactRow
from ..controls import button, entry, menu_of, plain_tip, text_label

translate = QCoreApplication.translate


class Verbs(QWidget):
    """Load, accumulate, report and hazards, each with its ways in a menu."""

    load_wanted = pyqtSignal(str)
    csv_wanted = pyqtSignal(str)
    command_wanted = pyqtSignal(str)
    """These three with ``points`` or ``entries``."""
    accumulate_wanted = pyqtSignal()
    report_wanted = pyqtSignal(str)
    """``pdf``, ``html``, or empty to put the tool away."""
    report_circles_wanted = pyqtSignal(bool)
    report_version_wanted = pyqtSignal(str)
    """``v1`` or ``v2``."""
    reports_wanted = pyqtSignal()
    """A report for each point of the layer that is active."""
    hazards_wanted = pyqtSignal(bool)
    """The tool, or not any more."""
    hazard_layers_wanted = pyqtSignal()
    """The list of the layers that are asked for."""
    dialog_wanted = pyqtSignal(str)
    """The Processing dialog of an algorithm, by its name, filled in with what the docks say."""

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self._has_area = False
        # Who got the keys of a verb that can't be pressed now.
        self._keys_of: dict[QToolButton, Optional[QWidget]] = {}
        row = CompactRow(most_rows=2)
        self.load = button(
            "loadPointsButton",
            "load",
            translate("GeoPortfolio", "&Load points"),
            "",
        )
        self.load.setShortcut("Ctrl+Return")
        self.load.clicked.connect(lambda: self._in_area(self.load, partial(self.load_wanted.emit, POINTS)))
        self._of_areas: list[QAction] = []
        self._fill_load_menu(menu_of(self.load, QToolButton.ToolButtonPopupMode.MenuButtonPopup))
        self.report = button(
            "reportButton",
            "report",
            translate("GeoPortfolio", "&Report"),
            "",
        )
        self._fill_report_menu(menu_of(self.report, QToolButton.ToolButtonPopupMode.MenuButtonPopup))
        self.report.setCheckable(True)
        self._report_kind = "pdf"
        self.report.clicked.connect(lambda on: self.report_wanted.emit(self._report_kind if on else ""))
        self.accumulate = button(
            "accumulateButton",
            "accumulate",
            translate("GeoPortfolio", "&Accumulate"),
            "",
        )
        self.accumulate.clicked.connect(lambda: self._in_area(self.accumulate, self.accumulate_wanted.emit))
        self._fill_accumulate_menu(menu_of(self.accumulate, QToolButton.ToolButtonPopupMode.MenuButtonPopup))
        self.hazards = button(
            "hazardsButton",
            "hazards",
            translate("GeoPortfolio", "Ha&zards"),
            translate("GeoPortfolio", "Click a place on the map for the hazards there"),
        )
        self.hazards.setCheckable(True)
        self.hazards.clicked.connect(self.hazards_wanted)
        self._fill_hazards_menu(menu_of(self.hazards, QToolButton.ToolButtonPopupMode.MenuButtonPopup))
        for each in (self.load, self.accumulate, self.report, self.hazards):
            row.add(each)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(row)
        self._no_accumulation = text_label("noAccumulationLabel")
        self._no_accumulation.hide()
        column.addWidget(self._no_accumulation)

    def show_accumulation(self, why_not: str) -> None:
        """Why the chosen source can't be accumulated, as a line and as tooltip; empty: it can."""
        self._no_accumulation.setText(why_not)
        self._no_accumulation.setVisible(bool(why_not))

    def show_ready(self, loads: bool, reports: bool, accumulates: bool, has_area: bool) -> None:
        """Which of the verbs can be asked for now.

        :param has_area: without one there is only what the menus of Load and Accumulate ask without it.
        """
        self._has_area = has_area
        self._enable(self.load, loads)
        self._enable(self.report, reports)
        self._enable(self.accumulate, accumulates)
        for action in self._of_areas:
            action.setEnabled(has_area)
        load, accumulate = (_load_tip(), _accumulate_tip()) if has_area else (_area_tip(), _area_tip())
        self.load.setToolTip(load)
        self.accumulate.setToolTip(plain_tip(self._no_accumulation.text() or accumulate))

    def _enable(self, verb: QToolButton, can: bool) -> None:
        """Let *verb* be pressed, or not while it runs.

        Qt hands the keys of a button that can't be pressed to the next one, where Space would ask for
        something else; so they come back with the verb, unless somebody has gone on in the meantime.
        """
        had_keys = verb.hasFocus()
        verb.setEnabled(can)
        if had_keys and not can:
            self._keys_of[verb] = self.window().focusWidget()
        if can and (taken_by := self._keys_of.pop(verb, None)) and taken_by is self.window().focusWidget():
            verb.setFocus()

    def _in_area(self, owner: QToolButton, ask: Callable[[], None]) -> None:
        if self._has_area:
            ask()
        else:
            owner.menu().popup(owner.mapToGlobal(owner.rect().bottomLeft()))

    def show_report_wishes(self, kind: str, circles: str, with_circles: bool, version: str) -> None:
        """What a report is asked for with.

        :param kind: ``pdf`` or ``html``.
        :param circles: the radii in words.
        :param version: ``v1`` or ``v2``.
        """
        self._report_kind = kind
        self._circles.setText(translate("GeoPortfolio", "With &circles: {radii}").format(radii=circles))
        self._circles.setChecked(with_circles)
        self._versions[version].setChecked(True)
        told = [kind.upper(), version.upper(), *([circles] if with_circles else ())]
        tip = translate(
            "GeoPortfolio", "Click a place or a loaded point on the map for its risk report ({how})"
        )
        self.report.setToolTip(plain_tip(tip.format(how=", ".join(told))))

    def _fill_report_menu(self, menu: QMenu) -> None:
        for name, text, kind in (
            ("reportPdfAction", translate("GeoPortfolio", "Report as &PDF"), "pdf"),
            ("reportHtmlAction", translate("GeoPortfolio", "Report as &HTML"), "html"),
        ):
            entry(menu, name, text).triggered.connect(partial(_send, self.report_wanted, kind))
        menu.addSeparator()
        self._fill_report_ways(menu)
        menu.addSeparator()
        many = entry(
            menu,
            "riskReportsAction",
            translate("GeoPortfolio", "&Risk reports for selected points..."),
            translate("GeoPortfolio", "A report for each selected point of the active layer, in a folder"),
        )
        many.triggered.connect(self.reports_wanted)

    def _fill_report_ways(self, menu: QMenu) -> None:
        self._circles = entry(
            menu,
            "reportCirclesAction",
            translate("GeoPortfolio", "With &circles"),
            translate("GeoPortfolio", "The report says what lies in the circles, too; their radii are above"),
        )
        self._circles.setCheckable(True)
        self._circles.triggered.connect(self.report_circles_wanted)
        group = QActionGroup(menu)
        self._versions: dict[str, QAction] = {}
        for version, text in (
            (V2, translate("GeoPortfolio", "Reports of V&2")),
            (V1, translate("GeoPortfolio", "Reports of V&1")),
        ):
            tip = translate("GeoPortfolio", "The version of the reports is their own, not the connection's")
            action = entry(menu, f"report{version.upper()}Action", text, tip)
            action.setCheckable(True)
            action.triggered.connect(partial(_send, self.report_version_wanted, version))
            group.addAction(action)
            self._versions[version] = action

    def _fill_accumulate_menu(self, menu: QMenu) -> None:
        by_layer = entry(
            menu,
            "accumulationLayerAction",
            translate("GeoPortfolio", "Accumulation by &layer..."),
            translate("GeoPortfolio", "The service's own accumulation layer of this source (V1)"),
        )
        by_layer.triggered.connect(partial(_send, self.dialog_wanted, "accumulationlayer"))

    def _fill_hazards_menu(self, menu: QMenu) -> None:
        enrich = entry(
            menu,
            "enrichPointsAction",
            translate("GeoPortfolio", "Add hazards to &points..."),
            translate("GeoPortfolio", "Each point of a layer, or those selected, with the hazards there"),
        )
        enrich.triggered.connect(partial(_send, self.dialog_wanted, "enrichpoints"))
        menu.addSeparator()
        layers = entry(
            menu,
            "hazardLayersAction",
            translate("GeoPortfolio", "&Layers to ask for..."),
            translate("GeoPortfolio", "Your list of hazard layers of this connection: the service has none"),
        )
        layers.triggered.connect(self.hazard_layers_wanted)

    def _fill_load_menu(self, menu: QMenu) -> None:
        points = translate("GeoPortfolio", "One marker per place")
        entries = translate("GeoPortfolio", "Full records with the chosen columns, page by page")
        table = translate("GeoPortfolio", "The service's own table, written to a file while it comes")
        command = translate("GeoPortfolio", "For scripts: the same load without the QGIS window")
        for name, text, tip, signal, verb in (
            ("loadPointsAction", translate("GeoPortfolio", "&Points"), points, self.load_wanted, POINTS),
            ("loadEntriesAction", translate("GeoPortfolio", "&Entries"), entries, self.load_wanted, ENTRIES),
            (
                "loadEventAction",
                translate("GeoPortfolio", "Entries under a li&ve event..."),
                translate("GeoPortfolio", "The entries that the footprint of an event touches"),
                self.dialog_wanted,
                "enrichevent",
            ),
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
                action = entry(menu, name, text, tip)
                action.triggered.connect(partial(_send, signal, verb))
                if verb in (POINTS, ENTRIES):
                    self._of_areas.append(action)


def _area_tip() -> str:
    return translate("GeoPortfolio", "Draw an area first; the menu has what is asked without one")


def _load_tip() -> str:
    return translate("GeoPortfolio", "Load the points in the area: one marker per place (Ctrl+Return)")


def _accumulate_tip() -> str:
    return translate("GeoPortfolio", "The sums of the area, or of each radius: values, counts, currencies")


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


def _send(signal: pyqtBoundSignal, verb: str, _checked: bool = False) -> None:
    signal.emit(verb)

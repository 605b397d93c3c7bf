"""The section with the actions: load locations or records, accumulation, reports, hazards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from qgis.PyQt.QtWidgets import QAction, QActionGroup, QMenu, QToolButton, QVBoxLayout, QWidget

from ...core.api.config import V1, V2
from ...core.api.query import ENTRIES, POINTS
from ...core.gis.text.languages import tr
from ...core.gis.text.lengths import radii_text
from ..widgets.compact_row import CompactRow
from ..widgets.controls import button, entry, menu_of, plain_tip, text_label
from ..window.requests import ACCUMULATIONS, LOADS

if TYPE_CHECKING:
    from ..window.window import Window


class ActionSection(QWidget):
    """Buttons for the actions, with related ones in menus."""

    def __init__(self, window: Window) -> None:
        super().__init__()
        self._window = window
        # The widgets that got the focus of disabled buttons.
        self._keys_of: dict[QToolButton, Optional[QWidget]] = {}
        row = CompactRow()
        self.load = button("loadPointsButton", "load", tr("Load Locations"), "")
        self.load.setShortcut("Ctrl+Return")
        self.load.clicked.connect(lambda: self._load(POINTS))
        self._add_csv(self.load, "savePointsAction", tr("Save Locations as &CSV…"), POINTS)
        self.load_entries = button("loadEntriesButton", "attributes", tr("Load Records"), "")
        self.load_entries.clicked.connect(lambda: self._load(ENTRIES))
        self._add_csv(self.load_entries, "saveEntriesAction", tr("Save Records as C&SV…"), ENTRIES)
        self.report = button("reportButton", "report", tr("Risk Report"), "")
        self._fill_report_menu(menu_of(self.report, QToolButton.ToolButtonPopupMode.MenuButtonPopup))
        self.report.setCheckable(True)
        self.report.clicked.connect(lambda on: window.reports.pick(None if on else ""))
        self.accumulate = button("accumulateButton", "accumulate", tr("Calculate Accumulation"), "")
        self.accumulate.clicked.connect(self._accumulate)
        self._fill_accumulate_menu(menu_of(self.accumulate, QToolButton.ToolButtonPopupMode.MenuButtonPopup))
        self.hazards = button(
            "hazardsButton",
            "hazards",
            tr("Hazards"),
            tr("Hazards of a place, of many points, and of an event"),
        )
        self._fill_hazards_menu(menu_of(self.hazards, QToolButton.ToolButtonPopupMode.InstantPopup))
        for each in (self.load, self.load_entries, self.accumulate, self.report, self.hazards):
            row.add(each)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(row)
        self._no_accumulation = text_label("noAccumulationLabel")
        self._no_accumulation.hide()
        column.addWidget(self._no_accumulation)
        self._listen()

    def _listen(self) -> None:
        window = self._window
        for changed in (
            window.session.changed,
            window.tasks.busy_changed,
            window.areas.changed,
            window.drawing.radii_changed,
            window.reports.settings.changed,
        ):
            changed.connect(self.refresh)
        self.report.setChecked(window.reports.is_picking)
        window.reports.picking_changed.connect(self.report.setChecked)

    def refresh(self) -> None:
        """Enable the actions that the selected source offers, and show the settings of reports."""
        described, tasks = self._window.session.described, self._window.tasks
        has_source = described is not None
        accumulates = has_source and described.accumulation_enabled
        why_not = tr("{source} does not offer accumulation.")
        show_why = has_source and not accumulates
        self._no_accumulation.setText(why_not.format(source=self._window.session.source) if show_why else "")
        self._no_accumulation.setVisible(show_why)
        lacks = self._lacks()
        can_load = not lacks and not tasks.busy(LOADS)
        # In reverse order, so that a disabled button does not pass its focus to one that is disabled next.
        self._enable(self.load_entries, can_load)
        self._enable(self.load, can_load)
        self._enable(self.report, has_source)
        self._enable(self.accumulate, accumulates and not tasks.busy(ACCUMULATIONS))
        self.load.setToolTip(plain_tip(lacks or _load_tip()))
        self.load_entries.setToolTip(plain_tip(lacks or _entries_tip()))
        accumulate = _no_area_but_menu_tip() if lacks and has_source else lacks or _accumulate_tip()
        self.accumulate.setToolTip(plain_tip(self._no_accumulation.text() or accumulate))
        self._refresh_report()

    def _lacks(self) -> str:
        """Return what is missing before a load is possible; empty: nothing."""
        if self._window.session.described is None:
            return tr("Choose a source first")
        return "" if self._window.areas.count() else tr("Draw an area first")

    def _enable(self, which: QToolButton, can: bool) -> None:
        """Enable *which*, or disable it while it runs.

        Qt passes the focus of a disabled button to the next one, where Space would start another action; so
        it is returned when the button is enabled again, unless another action was started.
        """
        had_keys = which.hasFocus()
        which.setEnabled(can)
        if had_keys and not can:
            self._keys_of[which] = self.window().focusWidget()
        if can and (taken_by := self._keys_of.pop(which, None)) and taken_by is self.window().focusWidget():
            which.setFocus()

    def _load(self, kind: str) -> None:
        self._window.loader.load(kind)
        self._window.selection.panel.show_hint("")

    def _accumulate(self) -> None:
        if self._window.areas.count():
            self._window.accumulation.accumulator.accumulate()
        else:
            self.accumulate.menu().popup(self.accumulate.mapToGlobal(self.accumulate.rect().bottomLeft()))

    def _refresh_report(self) -> None:
        chosen, circles = self._window.reports.settings, radii_text(self._window.drawing.radii)
        self._circles.setText(tr("With &Circles: {radii}").format(radii=circles))
        self._circles.setChecked(chosen.with_circles)
        self._versions[chosen.version].setChecked(True)
        told = [
            chosen.kind.upper(),
            chosen.version.upper(),
            *([circles] if chosen.with_circles else ()),
        ]
        tip = tr("Click a place or a loaded location for its risk report ({how})")
        self.report.setToolTip(plain_tip(tip.format(how=", ".join(told))))

    def _fill_report_menu(self, menu: QMenu) -> None:
        for name, text, kind in (
            ("reportPdfAction", tr("Report as &PDF"), "pdf"),
            ("reportHtmlAction", tr("Report as &HTML"), "html"),
        ):
            entry(menu, name, text).triggered.connect(
                lambda _checked=False, kind=kind: self._window.reports.pick(kind)
            )
        menu.addSeparator()
        self._fill_report_ways(menu)
        menu.addSeparator()
        many = entry(
            menu,
            "riskReportsAction",
            tr("&Risk Reports for Selected Points…"),
            tr("Save a report for each selected point of the active layer"),
        )
        many.triggered.connect(lambda _checked=False: self._window.reports.order())

    def _fill_report_ways(self, menu: QMenu) -> None:
        self._circles = entry(
            menu,
            "reportCirclesAction",
            tr("With &Circles"),
            tr("Include the locations in the circles, with the radii above"),
        )
        self._circles.setCheckable(True)
        self._circles.triggered.connect(self._window.reports.settings.set_with_circles)
        group = QActionGroup(menu)
        self._versions: dict[str, QAction] = {}
        for version, text in ((V2, tr("Report Version V&2")), (V1, tr("Report Version V&1"))):
            tip = tr("Report version, independent of the connection")
            action = entry(menu, f"report{version.upper()}Action", text, tip)
            action.setCheckable(True)
            action.triggered.connect(
                lambda _checked=False, version=version: self._window.reports.settings.set_version(version)
            )
            group.addAction(action)
            self._versions[version] = action

    def _fill_accumulate_menu(self, menu: QMenu) -> None:
        by_layer = entry(
            menu,
            "accumulationLayerAction",
            tr("Accumulation &Layer…"),
            tr("Load the accumulation layer of this source (V1)"),
        )
        by_layer.triggered.connect(lambda: self._window.dialogs.open("accumulationlayer"))

    def _fill_hazards_menu(self, menu: QMenu) -> None:
        identify = entry(
            menu, "identifyAction", tr("&Identify Location"), tr("Click the map for the hazards there")
        )
        identify.triggered.connect(lambda _checked=False: self._window.identify.pick())
        enrich = entry(
            menu,
            "enrichPointsAction",
            tr("Enrich &Points with Hazards…"),
            tr("Enrich each point of a layer, or the selected ones, with hazards"),
        )
        enrich.triggered.connect(lambda: self._window.dialogs.open("enrichpoints"))
        event = entry(
            menu,
            "loadEventAction",
            tr("Records in E&vent Footprint…"),
            tr("Load the records in the footprint of a live event"),
        )
        event.triggered.connect(lambda: self._window.dialogs.open("enrichevent"))
        menu.addSeparator()
        layers = entry(
            menu,
            "hazardLayersAction",
            tr("Hazard &Layers…"),
            tr("The hazard layers of this connection to request"),
        )
        layers.triggered.connect(self._window.identify.choose_layers)

    def _add_csv(self, owner: QToolButton, name: str, text: str, kind: str) -> None:
        tip = tr("Save the table of the service as a file")
        action = entry(menu_of(owner, QToolButton.ToolButtonPopupMode.MenuButtonPopup), name, text, tip)
        action.triggered.connect(lambda _checked=False: self._window.csv_saver.save(kind))


def _no_area_but_menu_tip() -> str:
    return tr("Draw an area first. The menu has queries without an area.")


def _load_tip() -> str:
    return tr("Load the locations in the area, one point each (Ctrl+Return)")


def _entries_tip() -> str:
    return tr("Load the records in the area, with the chosen columns")


def _accumulate_tip() -> str:
    return tr("Calculate the totals of the area, or of each radius: values, counts, currencies")

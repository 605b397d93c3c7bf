"""The page *Prospective Risk*: the effect of a new risk on the accumulation around a pin."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Iterator, Optional

from qgis.core import QgsVectorLayer
from qgis.PyQt.QtCore import QItemSelection, QTimer
from qgis.PyQt.QtGui import QColor, QHideEvent, QShowEvent
from qgis.PyQt.QtWidgets import QComboBox, QFormLayout, QLineEdit

from ...core import gis
from ...core.api.query import Area
from ...core.api.shapes import Buffers
from ...core.exposure.prospective_risk import AddedRisk, Portfolio
from ...core.exposure.shapes import Points
from ...core.gis.projects.job_project import JobProject
from ...core.gis.results.layers import path_in
from ...core.gis.text.about import About
from ...core.gis.text.error_messages import sentence
from ...core.gis.text.languages import tr
from ...core.gis.text.lengths import InvalidRadius, parse_radii, radii_text
from ..areas.area_outline import AreaOutline
from ..results.showing import show_layer
from ..widgets.row_table import RowTable
from ..window.messages import Step
from .pin_page import PinPage
from .risk_table import RiskModel, RiskRow

if TYPE_CHECKING:
    from ...core.api import Monitor
    from ..window.window import Window
    from .locations import ReadLocations

_LANE = "prospective risk"
_INDEX_LANE = "prospective risk index"
_RADII = (200.0, 500.0, 1_000.0)
_REST_MS = 400
"""Milliseconds without a move before the worst circles are searched, which takes a while in a city."""
_WORST = QColor("#741b47")
_FILE = "prospective_risks.gpkg"


@dataclass
class _Risk:
    """The input for a pin."""

    value: float = 0.0
    notes: str = ""


class RiskPage(PinPage):
    """Compares the portfolio around pins A and B without and with the risk."""

    letters = ("A", "B")

    def __init__(self, window: Window, locations: ReadLocations) -> None:
        super().__init__("risk", window, locations)
        self._portfolio: Optional[Portfolio] = None
        self._prepared: tuple[Any, ...] = ()
        self._risks = {letter: _Risk() for letter in self.letters}
        self._radii = _RADII
        self._limits: dict[float, Optional[float]] = {}
        self._worst = AreaOutline(window.canvas, self, _WORST)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self._search)
        self.model = RiskModel(self._set_limit, self)
        self.table = RowTable("riskTable", tr("Prospective risks"), self.model)
        self.table.lower_rows()
        self.table.selectionModel().selectionChanged.connect(self._row_chosen)
        self._make_buttons_of_a_risk()
        self.lay_out(self._make_form(), self.table)

    @property
    def radii(self) -> tuple[float, ...]:
        """Return the radii of the table."""
        return self._radii

    def prepare(self) -> None:
        """Index the locations of the currency in a task, then analyze the pins."""
        known = self._locations
        if self._prepared != (known.found, known.currency):
            self._prepared, self._portfolio = (known.found, known.currency), None
            found, among = known.found, known.among()
            if found is not None and isinstance(found.shapes, Points):
                work = partial(gis.exposure.prospective.portfolio_of, found, among)
                self.index(_INDEX_LANE, work, self._indexed)
        self.analyze()

    def analyze(self) -> None:
        """Show the sums around the pins, and search for the worst circles when the pins are no longer
        moved."""
        self._window.tasks.drop(_LANE)
        self._worst.clear()
        self.model.show(list(self._rows()) if self._portfolio is not None else [])
        self.table.resizeColumnsToContents()
        self._rest.start()
        self._tell()

    def close_page(self) -> None:
        """Cancel the search, and clean up the map; for ``unload()``."""
        self._rest.stop()
        self._worst.clear()
        for lane in (_LANE, _INDEX_LANE):
            self._window.tasks.drop(lane)
        super().close_page()

    def showEvent(self, event: QShowEvent) -> None:
        """Show the pins again, and the worst circle of the selected row."""
        super().showEvent(event)
        self._row_chosen()

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave nothing on the map."""
        super().hideEvent(event)
        self._worst.clear()

    def _indexed(self, portfolio: Portfolio) -> None:
        self._portfolio = portfolio
        self.analyze()

    def _rows(self) -> Iterator[RiskRow]:
        """Yield the rows by radius, then by pin, so that the pins are next to each other."""
        for radius in self._radii:
            for letter, pin in self._pins.items():
                if pin.place is not None:
                    around = self._portfolio.within(*pin.place, radius)
                    value, limit = self._risks[letter].value, self._limits.get(radius)
                    yield RiskRow(letter, pin.place, radius, value, limit, *around)

    def _search(self) -> None:
        portfolio = self._portfolio
        if portfolio is None or not self.model.rows:
            return
        rows = [(row.pin, (*row.place, row.value, [row.radius], [row.limit])) for row in self.model.rows]

        def work(monitor: Monitor) -> None:
            for pin, asked in rows:
                for added in portfolio.added(*asked, lambda _fraction: monitor.stop_if_cancelled()):
                    monitor.arrived((pin, added))

        self._window.tasks.start(
            tr("Search for the worst circles"),
            work,
            lambda _none: self._tell(),
            partial(self._window.messages.problem, about=About()),
            lane=_LANE,
            watch=lambda task: task.arrived.connect(self._found),
            is_unseen=True,
            foreground=True,
        )

    def _found(self, part: tuple[str, AddedRisk]) -> None:
        self.model.add(*part)
        self.table.resizeColumnsToContents()
        self._row_chosen()

    def _row_chosen(self, *_: QItemSelection) -> None:
        """Draw the worst circle of the selected row."""
        chosen = self.table.selectionModel().selectedRows() if self.isVisible() else []
        added = self.model.rows[chosen[0].row()].added if chosen else None
        if added is not None:
            place = (added.circle.lon, added.circle.lat)
            self._worst.light([Area("", Buffers((place,), (added.radius,)))])
        else:
            self._worst.clear()

    def _set_limit(self, radius: float, limit: Optional[float]) -> None:
        self._limits[radius] = limit
        self.analyze()

    def _make_form(self) -> QFormLayout:
        self._pin_combo = QComboBox()
        self._pin_combo.setObjectName("riskPinCombo")
        self._pin_combo.addItems(self.letters)
        self._pin_combo.currentTextChanged.connect(self._pin_chosen)
        self._value = self.amount_box("ValueBox")
        self._value.valueChanged.connect(self._value_changed)
        self._notes = QLineEdit()
        self._notes.setObjectName("riskNotesEdit")
        self._notes.setMaxLength(1_000)
        self._notes.setToolTip(tr("Terms, name of the insured"))
        self._notes.textChanged.connect(self._notes_changed)
        self._radii_edit = QLineEdit(radii_text(_RADII))
        self._radii_edit.setObjectName("riskRadiiEdit")
        self._radii_edit.editingFinished.connect(self._radii_changed)
        form = QFormLayout()
        form.addRow(tr("Pin"), self._pin_combo)
        form.addRow(tr("Sum insured"), self._value)
        form.addRow(tr("Radii"), self._radii_edit)
        form.addRow(tr("Notes"), self._notes)
        return form

    def _make_buttons_of_a_risk(self) -> None:
        self.remove_button = self.add_button(
            "RemoveButton", "clear", tr("Remove Pin"), tr("Remove the pin that is chosen here from the map")
        )
        self.remove_button.clicked.connect(self._remove)
        self.identify_button = self.add_button(
            "IdentifyButton",
            "identify",
            tr("Identify"),
            tr("Show address, hazards and risk report of the place of the pin"),
        )
        self.identify_button.clicked.connect(self._identify)
        self.save_button = self.add_button(
            "SaveButton",
            "add_to_map",
            tr("Save"),
            tr("Add the pins with all numbers to the layer Prospective risks"),
        )
        self.save_button.clicked.connect(self._save)

    def _pin_chosen(self, letter: str) -> None:
        self._letter = letter
        self._value.setValue(self._risks[letter].value)
        self._notes.setText(self._risks[letter].notes)
        self._tell()

    def _value_changed(self, value: float) -> None:
        if value != self._risks[self._letter].value:
            self._risks[self._letter].value = value
            self.analyze()

    def _notes_changed(self, text: str) -> None:
        self._risks[self._letter].notes = text

    def _radii_changed(self) -> None:
        try:
            radii = parse_radii(self._radii_edit.text())
            for radius in radii:
                gis.exposure.circles.check_radius(radius, tr("Radius"))
        except (InvalidRadius, gis.exposure.errors.InvalidLocations) as error:
            self.status.setText(sentence(error))
            return
        if radii and radii != self._radii:
            self._radii = radii
            self.redraw()
            self.analyze()

    def _remove(self) -> None:
        self.remove_pin(self._letter)
        self.analyze()

    def _identify(self) -> None:
        place = self._pins[self._letter].place
        if place is not None:
            self._window.identify.at(*place)

    def _tell(self) -> None:
        found, rows = self._locations.found, self.model.rows
        self.table.setVisible(bool(rows))
        is_placed = self._pins[self._letter].place is not None
        for each in (self.remove_button, self.identify_button):
            each.setEnabled(is_placed)
        self.save_button.setEnabled(bool(rows) and all(row.added is not None for row in rows))
        if found is not None and not isinstance(found.shapes, Points):
            text = tr("Prospective risks need a layer of points. Choose another one.")
        elif found is not None and not rows:
            text = tr("Enter the sum insured, click Place Pin, then click the map.")
        else:
            text = self._amounts_text() if rows else ""
        self.status.setText(text)

    def _amounts_text(self) -> str:
        """Return a description of the amounts in the table."""
        name, currency = self._locations.choice.names[0], self._locations.currency
        if not currency:
            return tr("Amounts are sums of {value}.").format(value=name)
        text = tr("Amounts are sums of {value} in {currency}, not converted.")
        return text.format(value=name, currency=currency)

    def _save(self) -> None:
        """Append the rows to the layer *Prospective risks*."""
        project = JobProject()
        path, transforms = project.results / _FILE, self._window.project.transformContext()
        portfolio, currency = self._locations.choice.layer.name(), self._locations.currency
        rows = [
            (row.place, (row.pin, self._risks[row.pin].notes, portfolio, currency), row.added)
            for row in self.model.rows
        ]
        self._window.tasks.start(
            tr("Save the prospective risks"),
            lambda _monitor: gis.exposure.prospective.append_risks(path, rows, transforms),
            lambda saved: self._saved(project, saved),
            lambda error: self._window.messages.problem(error, About(), Step(tr("Retry"), self._save)),
        )

    def _saved(self, project: JobProject, path: Path) -> None:
        title = tr("Prospective risks")
        show_layer(self._window, project, title, path, partial(self._layer, path, title), self._shown)

    def _shown(self, layer: QgsVectorLayer) -> None:
        self._window.messages.done(tr("Saved in the layer {layer}.").format(layer=layer.name()))

    def _layer(self, path: Path, title: str) -> QgsVectorLayer:
        """Return the layer of *path* in the project, adding it if necessary."""
        for layer in self._window.project.mapLayers().values():
            if isinstance(layer, QgsVectorLayer) and path_in(layer.source()) == path:
                layer.reload()
                layer.triggerRepaint()
                return layer
        return gis.exposure.prospective.add_risks(self._window.project, path, title)

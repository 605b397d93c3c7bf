"""The panel *Identify Location*: the position, its actions, and a section for each kind of facts."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Iterator

from qgis.core import QgsApplication
from qgis.gui import QgsDockWidget, QgsFilterLineEdit
from qgis.PyQt.QtWidgets import QVBoxLayout, QWidget

from ...core.gis.text import dates
from ...core.gis.text.languages import tr
from ..areas.pick_tool import Place
from ..help.buttons import with_help
from ..places.place_panel import FoundPlace, PlaceBar
from ..widgets.compact_row import CompactRow
from ..widgets.controls import button, selectable_label
from ..widgets.scrolling import Scrolling
from .address_section import AddressSection
from .facts import as_table
from .hazards_section import HazardsSection
from .record_section import RecordSection
from .section import Section

if TYPE_CHECKING:
    from ..window.window import Window

_WIDTH = 300


class IdentifyDock(QgsDockWidget):
    """Shows one position at a time."""

    def __init__(self, window: Window) -> None:
        super().__init__(tr("Identify Location"), window.iface.mainWindow())
        self.setObjectName("identifyDock")
        self.setMinimumWidth(_WIDTH)
        self._window = window
        self.heading = selectable_label("identifyHeading")
        self.heading.setStyleSheet("font-weight: bold")
        self.bar = PlaceBar(window)
        self.address = AddressSection(window)
        self.record = RecordSection(window)
        self.hazards = HazardsSection(window)
        self.sections: tuple[Section, ...] = (self.address, self.record, self.hazards)
        self.asked = selectable_label("identifyAsked")
        self._lay_out()

    def show_place(self, place: Place) -> None:
        """Show *place*; each open section requests its facts."""
        self.heading.setText(place.label)
        self.heading.setVisible(bool(place.layer_id))
        self.bar.show_place(
            FoundPlace(place.lon, place.lat, place.label if place.layer_id else "", exact=True)
        )
        clock = dates.clock(datetime.now())
        self.asked.setText(f"{self._window.session.connection}, {clock}")
        for section in self.sections:
            section.show_place(place)
        self._share_room()
        seen = next((each for each in self.sections if each.tree and each.tree.isVisibleTo(self)), None)
        self.widget().setFocusProxy(seen.tree if seen else self.bar.report)
        # Stop if a section can't get the key, so that the password is requested only once.
        all(section.ask() for section in self.sections)

    def copy(self) -> None:
        """Copy the position and all visible facts as a table."""
        QgsApplication.clipboard().setText(as_table(self._copied_rows()))

    def _copied_rows(self) -> Iterator[tuple[str, str, str]]:
        place = self.bar.place
        if place is None:
            return
        yield self.heading.text(), f"{place.lat:.6f}, {place.lon:.6f}", self.asked.text()
        if self.address.label.isVisibleTo(self):
            yield self.address.title(), "", self.address.label.text()
        for section in self.sections:
            if section.tree is not None and not section.isCollapsed():
                yield from section.tree.all_rows()

    def _lay_out(self) -> None:
        page = QWidget()
        self._column = column = QVBoxLayout(page)
        column.setContentsMargins(6, 6, 6, 6)
        for each in (self.heading, self.bar, self._filter_line(), *self.sections, self.asked):
            column.addWidget(each)
        buttons = CompactRow()
        buttons.add(self._copy_button())
        column.addLayout(with_help(buttons, "identify", self))
        column.addStretch(0)
        for section in self.sections:
            section.collapsedStateChanged.connect(self._share_room)
        self._share_room()
        self.setWidget(Scrolling(page))

    def _share_room(self, *_: object) -> None:
        """Distribute the space among open sections with a table."""
        for section in self.sections:
            has_table = section.tree is not None and not section.tree.isHidden()
            has_facts = has_table and not section.isCollapsed()
            self._column.setStretchFactor(section, int(has_facts))

    def _filter_line(self) -> QgsFilterLineEdit:
        line = QgsFilterLineEdit()
        line.setObjectName("identifyFilter")
        line.setShowSearchIcon(True)
        line.setPlaceholderText(tr("Find a field or a value"))
        line.setAccessibleName(line.placeholderText())
        for section in self.sections:
            if section.tree is not None:
                line.textChanged.connect(section.tree.show_found)
        return line

    def _copy_button(self) -> QWidget:
        made = button(
            "identifyCopyButton",
            "/mActionEditCopy.svg",
            tr("Copy All as Table"),
            tr("Copy the place and all facts shown, for a spreadsheet"),
        )
        made.clicked.connect(self.copy)
        return made

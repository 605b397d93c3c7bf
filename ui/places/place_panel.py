"""The controls of a place: address, geocoding quality and actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Optional

from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from ...core.api.places import Address
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import position_text
from ..areas.canvas import zoom_to
from ..areas.pick_tool import Place
from ..widgets.compact_row import CompactRow
from ..widgets.controls import button, plain_tip, selectable_label
from .place_texts import badge_colors, badge_text, coarse_note, is_coarse, quality_text

if TYPE_CHECKING:
    from ..window.window import Window

_CITY_SCALE = 50_000
_PLACE_SCALE = 10_000


@dataclass(frozen=True)
class FoundPlace:
    """A place in degrees (EPSG:4326).

    :param label: its address; empty: unknown.
    :param quality: the geocoding quality of the address (spec 2.5).
    :param exact: whether the position was clicked or typed, so that only the address can be coarse.
    """

    lon: float
    lat: float
    label: str = ""
    quality: str = ""
    exact: bool = False

    @property
    def name(self) -> str:
        """Return the address, or the position if there is none."""
        return self.label or position_text(self.lat, self.lon)

    @property
    def coarse(self) -> bool:
        """Return whether the position may be far off."""
        return not self.exact and is_coarse(self.quality)

    def as_text(self) -> str:
        """Return text for the clipboard; its second line can be typed as a position in any locale."""
        position = f"{self.lat:.6f}, {self.lon:.6f}"
        return f"{self.label}\n{position}" if self.label else position


def found_address(lon: float, lat: float, address: Address) -> tuple[FoundPlace, str]:
    """Return the place at a clicked or typed position, with its address, and a note about it."""
    note = ""
    if is_coarse(address.geocoding_quality):
        note = tr("City-level address; the position is exact.")
    return FoundPlace(lon, lat, address.label, address.geocoding_quality, exact=True), note


class AddressLabel(QWidget):
    """An address with its quality."""

    def __init__(self) -> None:
        super().__init__()
        self.label = selectable_label("placeLabel")
        self.badge = QLabel()
        self.badge.setObjectName("placeBadge")
        self.badge.setTextFormat(Qt.TextFormat.PlainText)
        self.note = selectable_label("placeNoteLabel")
        row = QHBoxLayout()
        row.addWidget(self.label, 1)
        row.addWidget(self.badge, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self.note)

    def text(self) -> str:
        """Return the current address."""
        return self.label.text()

    def show_place(self, place: FoundPlace, note: str = "") -> None:
        """Show the address of *place* with *note*, or a note that it is coarse."""
        self.label.setText(place.name)
        self.label.setAccessibleName(place.name)
        self.label.setVisible(bool(place.label))
        self.badge.setText(badge_text(place.quality))
        self.badge.setToolTip(plain_tip(quality_text(place.quality)))
        ground, ink = badge_colors(place.quality)
        self.badge.setStyleSheet(
            f"background: {ground.name()}; color: {ink.name()}; border-radius: 4px; padding: 1px 5px;"
        )
        self.badge.setVisible(bool(place.quality))
        note = note or (coarse_note() if place.coarse else "")
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self.setVisible(bool(place.label or note))


class PlaceBar(QWidget):
    """The position of a place, and its actions.

    :ivar place: the current place, or None.
    """

    def __init__(self, window: Window) -> None:
        super().__init__()
        self._window = window
        self.place: Optional[FoundPlace] = None
        self.position = selectable_label("placePositionLabel")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        row = QHBoxLayout()
        row.addWidget(self.position, 1)
        row.addWidget(self._copy_button())
        column.addLayout(row)
        buttons = CompactRow()
        for each in self._buttons():
            buttons.add(each)
        column.addWidget(buttons)

    def show_place(self, place: FoundPlace) -> None:
        """Show *place*, to which the buttons apply."""
        self.place = place
        self.position.setText(position_text(place.lat, place.lon))

    def zoom(self) -> None:
        """Center the map on the place."""
        if self.place is not None:
            scale = _CITY_SCALE if self.place.coarse else _PLACE_SCALE
            zoom_to(self._window.canvas, self.place.lon, self.place.lat, scale)

    def copy(self) -> None:
        """Copy the address and the position."""
        if self.place is not None:
            QApplication.clipboard().setText(self.place.as_text())

    def _circles(self) -> None:
        place = self.place
        if place is not None:
            quality = "" if place.exact else place.quality
            self._window.drawing.circles_here(place.lon, place.lat, place.name, quality)

    def _report(self) -> None:
        place = self.place
        if place is not None:
            self._window.reports.fetch(Place(place.lon, place.lat, place.name))

    def _copy_button(self) -> QToolButton:
        made = button("placeCopyButton", "/mActionEditCopy.svg", "", tr("Copy the address and the position"))
        made.setAccessibleName(made.toolTip())
        made.setAutoRaise(True)
        made.clicked.connect(self.copy)
        return made

    def _buttons(self) -> list[QToolButton]:
        self.zoom_button = button(
            "placeZoomButton", "/mActionZoomTo.svg", tr("Zoom"), tr("Zoom the map to this place")
        )
        self.circles = button(
            "placeCirclesButton",
            "circles",
            tr("Circles"),
            tr("Select locations in circles around this place"),
        )
        self.report = button(
            "placeReportButton", "report", tr("Risk Report"), tr("Risk report for this place")
        )
        self.zoom_button.clicked.connect(self.zoom)
        self.circles.clicked.connect(self._circles)
        self.report.clicked.connect(self._report)
        return [self.zoom_button, self.circles, self.report]


class PlacePanel(QFrame):
    """A found place with its address."""

    def __init__(self, window: Window) -> None:
        super().__init__()
        self.setObjectName("placePanel")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.address = AddressLabel()
        self.bar = PlaceBar(window)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 6, 6, 6)
        column.setSpacing(4)
        column.addWidget(self.address)
        column.addWidget(self.bar)

    def show_place(self, place: FoundPlace, note: str = "") -> None:
        """Show *place* with *note*, or a note that it is coarse."""
        self.address.show_place(place, note)
        self.bar.show_place(place)
        self.show()

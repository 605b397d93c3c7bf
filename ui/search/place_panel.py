"""The place that was found: what it is, how sure that is, and what can be done with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

from qgis.PyQt.QtCore import QCoreApplication, Qt, pyqtSignal
from qgis.PyQt.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from ...core.gis.text.numbers import position_text
from ..widgets.compact_row import CompactRow
from ..widgets.controls import button, plain_tip, selectable_label
from .places_words import badge_colors, badge_text, coarse_note, is_coarse, quality_text

translate = QCoreApplication.translate


@dataclass(frozen=True)
class FoundPlace:
    """A place in EPSG:4326, degrees.

    :param label: its address; empty where none is known.
    :param quality: how well the address is known (spec 2.5).
    :param exact: the position was clicked or typed, so that only the address can be coarse.
    """

    lon: float
    lat: float
    label: str = ""
    quality: str = ""
    exact: bool = False

    @property
    def name(self) -> str:
        """The address, or the position where there is none."""
        return self.label or position_text(self.lat, self.lon)

    @property
    def coarse(self) -> bool:
        """Whether the position may be far from what is meant."""
        return not self.exact and is_coarse(self.quality)

    def as_text(self) -> str:
        """For the clipboard; the second line can be typed where a position is wanted, in any locale."""
        position = f"{self.lat:.6f}, {self.lon:.6f}"
        return f"{self.label}\n{position}" if self.label else position


class PlacePanel(QFrame):
    """Shows one place, and asks for what the analyst wants of it."""

    zoom_wanted = pyqtSignal()
    circles_wanted = pyqtSignal()
    report_wanted = pyqtSignal()
    copy_wanted = pyqtSignal()

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setObjectName("placePanel")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 6, 6, 6)
        column.setSpacing(4)
        row = QHBoxLayout()
        self.label = selectable_label("placeLabel")
        self.badge = QLabel()
        self.badge.setObjectName("placeBadge")
        self.badge.setTextFormat(Qt.TextFormat.PlainText)
        row.addWidget(self.label, 1)
        row.addWidget(self.badge, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(row)
        self.position = selectable_label("placePositionLabel")
        self.note = selectable_label("placeNoteLabel")
        column.addLayout(self._position_row())
        column.addWidget(self.note)
        buttons = CompactRow()
        for each in self._buttons():
            buttons.add(each)
        column.addWidget(buttons)

    def show_place(self, place: FoundPlace, note: str = "") -> None:
        """Show *place*; *note* is said of it, else that it is coarse."""
        self.label.setText(place.name)
        self.label.setAccessibleName(place.name)
        self.label.setVisible(bool(place.label))
        self.position.setText(position_text(place.lat, place.lon))
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
        self.show()

    def _position_row(self) -> QHBoxLayout:
        self.copy = button(
            "placeCopyButton",
            "/mActionEditCopy.svg",
            "",
            translate("GeoPortfolio", "Copy the address and the position"),
        )
        self.copy.setAccessibleName(self.copy.toolTip())
        self.copy.setAutoRaise(True)
        self.copy.clicked.connect(self.copy_wanted)
        row = QHBoxLayout()
        row.addWidget(self.position, 1)
        row.addWidget(self.copy)
        return row

    def _buttons(self) -> list[QToolButton]:
        self.zoom = button(
            "placeZoomButton",
            "/mActionZoomTo.svg",
            translate("GeoPortfolio", "&Zoom"),
            translate("GeoPortfolio", "Zoom the map to this place"),
        )
        self.circles = button(
            "placeCirclesButton",
            "circles",
            translate("GeoPortfolio", "C&ircles"),
            translate("GeoPortfolio", "Select what lies in circles around this place"),
        )
        self.report = button(
            "placeReportButton",
            "report",
            translate("GeoPortfolio", "Re&port"),
            translate("GeoPortfolio", "Risk report for this place"),
        )
        self.zoom.clicked.connect(self.zoom_wanted)
        self.circles.clicked.connect(self.circles_wanted)
        self.report.clicked.connect(self.report_wanted)
        return [self.zoom, self.circles, self.report]

"""The section with the area tools, the areas, and the radii of circles."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from qgis.PyQt.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QLineEdit, QToolButton, QVBoxLayout, QWidget

from ...core.gis.text import lengths
from ...core.gis.text.error_messages import sentence
from ...core.gis.text.languages import tr
from ..areas.drawing import CIRCLES, POLYGON
from ..widgets.compact_row import CompactRow
from ..widgets.controls import button, entry, menu_of, text_label
from .area_list import AreaList

if TYPE_CHECKING:
    from ..window.window import Window


class AreaSection(QWidget):
    """Buttons for polygons, circles and other sources, and the list of areas.

    ``problem`` shows the error of the radii; it is placed below all controls.
    """

    def __init__(self, window: Window) -> None:
        super().__init__()
        self._window = window
        self._drawing = window.drawing
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._tools())
        self.areas = AreaList(window)
        column.addWidget(self.areas)
        column.addWidget(self._radii())
        window.areas.changed.connect(self.areas.refresh)
        window.areas.changed.connect(self.refresh)
        self.areas.refresh()
        self._drawing.drawing_changed.connect(self.refresh)
        self._drawing.radii_changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show the active tool, the areas, and the radii if circles are drawn or selected."""
        kind, count = self._drawing.kind, self._window.areas.count()
        self.polygon.setChecked(kind == POLYGON)
        self.circles.setChecked(kind == CIRCLES)
        self._merge.setEnabled(count > 1)
        self._refresh_radii(kind == CIRCLES or bool(self._window.areas.radii()))

    def _refresh_radii(self, has_circles: bool) -> None:
        radii = self._drawing.radii
        self.radii_row.setVisible(has_circles)
        if not self.radii.hasFocus() or not self.radii.isModified():
            self.radii.setText(lengths.radii_text(radii))
        self._show_problem("")
        for meters, chip in self._chips.items():
            chip.setChecked(meters in radii)

    def _show_problem(self, text: str) -> None:
        self.problem.setText(text)
        self.problem.setVisible(bool(text))

    def _tools(self) -> QWidget:
        row = CompactRow()
        self.polygon = row.add(
            button("polygonButton", "polygon", tr("Polygon"), tr("Draw a polygon on the map (F9)"))
        )
        self.circles = row.add(
            button(
                "circlesButton",
                "circles",
                tr("Circles"),
                tr("Click centers on the map; each gets all radii (Shift+F9)"),
            )
        )
        for tool, draw in ((self.polygon, self._drawing.draw), (self.circles, self._drawing.draw_circles)):
            tool.setCheckable(True)
            tool.clicked.connect(draw)
        row.add(self._made_use_button())
        return row

    def _made_use_button(self) -> QToolButton:
        use = button(
            "useButton",
            "use_features",
            tr("Add From"),
            tr("Add areas from features, the map or the clipboard"),
        )
        menu = menu_of(use, QToolButton.ToolButtonPopupMode.InstantPopup)
        drawing = self._drawing
        for name, text, tip, use_them in (
            (
                "useSelectedAction",
                tr("&Selected Features"),
                tr("Add selected polygons as areas, selected points as centers of circles"),
                drawing.use_selected,
            ),
            (
                "useLayerAction",
                tr("All Features of &Layer"),
                tr("Add all features of the current layer"),
                drawing.use_layer,
            ),
            ("useExtentAction", tr("Map &Extent"), tr("Add the map extent as an area"), drawing.use_extent),
            (
                "usePasteAction",
                tr("&Paste Geometry"),
                tr("Paste WKT, GeoJSON, or latitude and longitude"),
                drawing.paste,
            ),
            ("useMergeAction", tr("Mer&ge Areas"), tr("Merge all areas into one"), drawing.merge),
        ):
            action = entry(menu, name, text, tip)
            # Without the argument *checked*, which some of them would take for the text to paste.
            action.triggered.connect(lambda _checked=False, use_them=use_them: use_them())
        self._merge = action
        menu.insertSeparator(self._merge)
        return use

    def _radii(self) -> QWidget:
        self.radii_row = QWidget()
        self.radii_row.setObjectName("radiiRow")
        self.radii = QLineEdit()
        self.radii.setObjectName("radiiEdit")
        self.radii.setToolTip(tr("Radii, such as 200 500 1km; in m, km, mi or ft, without a unit meters"))
        self.radii.editingFinished.connect(self._typed)
        label = QLabel(tr("Radii"))
        label.setBuddy(self.radii)
        row = QHBoxLayout()
        row.addWidget(label)
        row.addWidget(self.radii, 1)
        chips = QHBoxLayout()
        self._chips: dict[float, QCheckBox] = {}
        tips = {200.0: tr("Solvency II fire concentration")}
        for meters in lengths.PRESETS:
            # A checked tool button is hard to distinguish in dark themes.
            chip = QCheckBox(lengths.format_length(meters))
            chip.setObjectName(f"radiusChip{meters:g}")
            chip.setToolTip(tips.get(meters, ""))
            chip.clicked.connect(partial(self._toggle_radius, meters))
            self._chips[meters] = chip
            chips.addWidget(chip)
        chips.addStretch(1)
        self.problem = text_label("radiiProblemLabel")
        self.problem.hide()
        column = QVBoxLayout(self.radii_row)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addLayout(chips)
        self.radii_row.hide()
        return self.radii_row

    def _typed(self) -> None:
        if not self.radii.isModified():
            return
        self.radii.setModified(False)
        try:
            self._drawing.set_radii(lengths.parse_radii(self.radii.text()))
        except lengths.InvalidRadius as error:
            self._show_problem(sentence(error))
        else:
            self.refresh()

    def _toggle_radius(self, meters: float, wanted: bool) -> None:
        """Add or remove a radius; the last one can't be removed."""
        others = tuple(radius for radius in self._drawing.radii if radius != meters)
        if wanted or others:
            self._drawing.set_radii(tuple(sorted((*others, meters))) if wanted else others)
        self.refresh()

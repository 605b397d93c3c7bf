"""Where: the tools for areas, the areas that there are, and the radii of circles."""

from __future__ import annotations

from functools import partial
from typing import Optional, Sequence

from qgis.PyQt.QtCore import QCoreApplication, pyqtSignal
from qgis.PyQt.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QLineEdit, QToolButton, QVBoxLayout, QWidget

from ..compact_row import CompactRow
from ..controls import Told, button, entry, menu_of, show_text, text_label

translate = QCoreApplication.translate


class Areas(QWidget):
    """Polygon, circles, what else can be used, and the areas by name.

    ``problem`` says what is wrong with the radii; it is for the place below all controls.
    """

    polygon_wanted = pyqtSignal(bool)
    circles_wanted = pyqtSignal(bool)
    use_wanted = pyqtSignal(str)
    """``selected``, ``layer``, ``extent``, ``paste`` or ``merge``."""
    edit_wanted = pyqtSignal()
    clear_wanted = pyqtSignal()
    radii_typed = pyqtSignal(str)
    radius_toggled = pyqtSignal(float, bool)

    def __init__(self, presets: Sequence[tuple[float, str, str]], parent: Optional[QWidget] = None) -> None:
        """:param presets: radii that are one click away: meters, text and tooltip."""
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._tools())
        column.addWidget(self._chosen())
        column.addWidget(self._radii(presets))

    def show_areas(self, text: str, count: int) -> None:
        """Say which areas are chosen."""
        show_text(self.area, text)
        self.edit.setVisible(count > 0)
        self.clear.setVisible(count > 0)
        self._merge.setEnabled(count > 1)

    def show_tool(self, kind: str) -> None:
        """Which tool is in the hand: ``polygon``, ``circles`` or none."""
        self.polygon.setChecked(kind == "polygon")
        self.circles.setChecked(kind == "circles")

    def show_radii(self, radii: Sequence[float], text: str, visible: bool) -> None:
        """The radii of circles, in meters and as they are written, where circles are at hand."""
        self.radii_row.setVisible(visible)
        if not self.radii.hasFocus() or not self.radii.isModified():
            self.radii.setText(text)
        self.show_radii_problem("")
        for meters, chip in self._chips.items():
            chip.setChecked(meters in radii)

    def show_radii_problem(self, text: str) -> None:
        """What is wrong with the radii as they are typed; empty: nothing."""
        self.problem.setText(text)
        self.problem.setVisible(bool(text))

    def _tools(self) -> QWidget:
        row = CompactRow()
        self.polygon = row.add(
            button(
                "polygonButton",
                "polygon",
                translate("GeoPortfolio", "&Polygon"),
                translate("GeoPortfolio", "Draw a polygon on the map (F9)"),
            )
        )
        self.circles = row.add(
            button(
                "circlesButton",
                "circles",
                translate("GeoPortfolio", "C&ircles"),
                translate("GeoPortfolio", "Click centers on the map; each gets all radii (Shift+F9)"),
            )
        )
        for tool, wanted in ((self.polygon, self.polygon_wanted), (self.circles, self.circles_wanted)):
            tool.setCheckable(True)
            tool.clicked.connect(wanted)
        row.add(self._made_use_button())
        return row

    def _made_use_button(self) -> QToolButton:
        use = button(
            "useButton",
            "use_features",
            translate("GeoPortfolio", "&Use"),
            translate("GeoPortfolio", "Take areas from features, the map or the clipboard"),
        )
        menu = menu_of(use, QToolButton.ToolButtonPopupMode.InstantPopup)
        actions = {}
        for kind, name, text, tip in _ways_to_use():
            actions[kind] = entry(menu, name, text, tip)
            actions[kind].triggered.connect(partial(self._use, kind))
        self._merge = actions["merge"]
        menu.insertSeparator(self._merge)
        return use

    def _use(self, kind: str, _checked: bool = False) -> None:
        self.use_wanted.emit(kind)

    def _chosen(self) -> QWidget:
        self.area = text_label("areaLabel")
        self.edit = button(
            "editAreasButton",
            "edit",
            translate("GeoPortfolio", "&Edit"),
            translate("GeoPortfolio", "Edit the areas with QGIS's vertex tool"),
        )
        self.edit.clicked.connect(self.edit_wanted)
        self.clear = button(
            "clearAreasButton",
            "clear",
            translate("GeoPortfolio", "&Clear"),
            translate("GeoPortfolio", "Remove all areas"),
        )
        self.clear.clicked.connect(self.clear_wanted)
        for each in (self.edit, self.clear):
            each.setAccessibleName(each.toolTip())
        return Told(self.area, self.edit, self.clear)

    def _radii(self, presets: Sequence[tuple[float, str, str]]) -> QWidget:
        self.radii_row = QWidget()
        self.radii_row.setObjectName("radiiRow")
        self.radii = QLineEdit()
        self.radii.setObjectName("radiiEdit")
        self.radii.setToolTip(
            translate(
                "GeoPortfolio",
                "Radii of the circles, as in 200 500 1km; units m, km, mi and ft, without one meters",
            )
        )
        self.radii.editingFinished.connect(self._typed)
        label = QLabel(translate("GeoPortfolio", "&New circles"))
        label.setBuddy(self.radii)
        row = QHBoxLayout()
        row.addWidget(label)
        row.addWidget(self.radii, 1)
        chips = QHBoxLayout()
        self._chips: dict[float, QCheckBox] = {}
        for meters, text, tip in presets:
            # A checked tool button is hard to tell from others in dark themes.
            chip = QCheckBox(text)
            chip.setObjectName(f"radiusChip{meters:g}")
            chip.setToolTip(tip)
            chip.clicked.connect(partial(self.radius_toggled.emit, meters))
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
        if self.radii.isModified():
            self.radii.setModified(False)
            self.radii_typed.emit(self.radii.text())


def _ways_to_use() -> tuple[tuple[str, str, str, str], ...]:
    """What the menu of *Use* offers: the kind that is wanted; its entry's object name, text and tooltip."""
    return (
        (
            "selected",
            "useSelectedAction",
            translate("GeoPortfolio", "&Selected features"),
            translate("GeoPortfolio", "Selected polygons as areas, selected points as centres of circles"),
        ),
        (
            "layer",
            "useLayerAction",
            translate("GeoPortfolio", "Whole &layer"),
            translate("GeoPortfolio", "All features of the current layer"),
        ),
        (
            "extent",
            "useExtentAction",
            translate("GeoPortfolio", "Map &extent"),
            translate("GeoPortfolio", "What the map shows, as one area"),
        ),
        (
            "paste",
            "usePasteAction",
            translate("GeoPortfolio", "&Paste WKT or GeoJSON"),
            translate("GeoPortfolio", "What was copied: WKT, GeoJSON, or latitude and longitude"),
        ),
        (
            "merge",
            "useMergeAction",
            translate("GeoPortfolio", "&Join into one area"),
            translate("GeoPortfolio", "The union of all areas, asked and tagged as one"),
        ),
    )

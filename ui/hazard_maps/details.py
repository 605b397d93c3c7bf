"""The details of one map, and the choice of its style."""

from __future__ import annotations

from typing import Optional, Union

from qgis.PyQt.QtCore import Qt, pyqtSignal
from qgis.PyQt.QtGui import QImage, QPixmap
from qgis.PyQt.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QFrame,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ...core.gis.hazard_maps.catalog import FeatureType, MapLayer
from ...core.gis.text.languages import tr
from ..widgets.controls import selectable_label, text_label, tip_of
from .map_texts import extent_text, facts_of, title_of
from .model import Entry

_LONGEST_ABSTRACT = 20_000


class Details(QScrollArea):
    """Title, abstract, style and legend; shown by :meth:`show_entry`."""

    style_chosen = pyqtSignal(str)
    features_wanted = pyqtSignal(bool)

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setObjectName("mapDetails")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._title = selectable_label("mapTitle")
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        self._name = selectable_label("mapName")
        self._abstract = selectable_label("mapAbstract")
        self._facts = selectable_label("mapFacts")
        self._style_label = QLabel(tr("St&yle"))
        self.style_combo = QComboBox()
        self.style_combo.setObjectName("mapStyleCombo")
        self.style_combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.style_combo.setMinimumContentsLength(12)
        self._style_label.setBuddy(self.style_combo)
        self.features = QCheckBox(tr("Add &WFS Layer"))
        self.features.setObjectName("mapAsFeatures")
        self.features.setToolTip(
            tip_of(tr("Add the vector source of the map, too, with attributes to query and style"))
        )
        self._legend_note = text_label("mapLegendNote")
        self._legend = QLabel()
        self._legend.setTextFormat(Qt.TextFormat.PlainText)
        self._legend.setObjectName("mapLegend")
        self._legend.setAccessibleName(tr("Legend"))
        self._lay_out()
        self.style_combo.activated.connect(lambda _row: self.style_chosen.emit(self.chosen_style()))
        self.features.clicked.connect(self.features_wanted)
        self.show_entry(None)

    def chosen_style(self) -> str:
        """Return the name of the chosen style; empty: the service's default."""
        return self.style_combo.currentData() or ""

    def show_entry(self, entry: Optional[Entry], group: str = "") -> None:
        """Show *entry*; None: *group*, or a hint if no row is current."""
        offered = (entry.layer or entry.features) if entry else None
        self._title.setText(title_of(offered) if offered else group)
        self._title.setVisible(bool(self._title.text()))
        self._show_name(offered)
        self._abstract.setText(_abstract(offered, group))
        facts = () if offered is None else _facts(offered)
        self._facts.setText("\n".join(facts))
        self._facts.setVisible(bool(facts))
        self._show_styles(entry)
        self.features.setVisible(bool(entry and entry.layer and entry.features))
        self.features.setChecked(bool(entry and entry.with_features))
        self.show_legend(None, "")

    def show_legend(self, image: Optional[QImage], note: str) -> None:
        """Show *image*, or *note* in its place."""
        self._legend.setPixmap(QPixmap() if image is None else QPixmap.fromImage(image))
        self._legend.setVisible(image is not None)
        self._legend_note.setText(note)
        self._legend_note.setVisible(bool(note))

    def _show_name(self, offered: Union[MapLayer, FeatureType, None]) -> None:
        """Show its name in the service if the title differs."""
        differs = offered is not None and offered.name != title_of(offered)
        self._name.setVisible(differs)
        if differs:
            self._name.setText(tr("Name: {name}").format(name=offered.name))

    def _show_styles(self, entry: Optional[Entry]) -> None:
        styles = entry.layer.styles if entry and entry.layer else ()
        self.style_combo.clear()
        for style in styles:
            self.style_combo.addItem(style.title or style.name, style.name)
        row = self.style_combo.findData(entry.style) if entry and entry.style else 0
        self.style_combo.setCurrentIndex(max(row, 0))
        for widget in (self._style_label, self.style_combo):
            widget.setVisible(len(styles) > 1)

    def _lay_out(self) -> None:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(9, 0, 9, 0)
        form = QFormLayout()
        form.addRow(self._style_label, self.style_combo)
        for widget in (self._title, self._name, self._abstract, self._facts):
            column.addWidget(widget)
        column.addLayout(form)
        column.addWidget(self.features, 0, Qt.AlignmentFlag.AlignLeading)
        for widget in (self._legend_note, self._legend):
            column.addWidget(widget)
        column.addStretch(1)
        self.setWidget(page)


def _facts(offered: Union[MapLayer, FeatureType]) -> tuple[str, ...]:
    if isinstance(offered, MapLayer):
        return facts_of(offered)
    extent = extent_text(offered.extent)
    return (extent,) if extent else ()


def _abstract(offered: Union[MapLayer, FeatureType, None], group: str) -> str:
    if offered is not None:
        text = offered.abstract or tr("The service gives no further details.")
        return text if len(text) <= _LONGEST_ABSTRACT else f"{text[:_LONGEST_ABSTRACT].rstrip()}..."
    if group:
        return tr("A group. Tick the layers to add.")
    return tr("Select a layer for its details.")

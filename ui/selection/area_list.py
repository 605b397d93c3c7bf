"""The list of areas, with their sizes or radii."""

from __future__ import annotations

from typing import TYPE_CHECKING, Mapping

from qgis.core import QgsProject
from qgis.PyQt.QtCore import Qt, QTimer
from qgis.PyQt.QtGui import QKeyEvent
from qgis.PyQt.QtWidgets import QAbstractItemView, QHBoxLayout, QListWidget, QListWidgetItem, QWidget

from ...core.gis.areas.geometry import format_area
from ...core.gis.text.languages import tr
from ...core.gis.text.lengths import radii_text
from ..areas.drawing import no_area_text
from ..widgets.controls import button, plain_tip, text_label

if TYPE_CHECKING:
    from ..window.window import Window

LANE = "area sizes"

_NAME = int(Qt.ItemDataRole.UserRole)
_RADII = _NAME + 1
_ROWS_SHOWN = 4


class AreaList(QWidget):
    """Shows the areas of the project, or how to add one."""

    def __init__(self, window: Window) -> None:
        super().__init__()
        self._window = window
        self._drawing = window.drawing
        self._sizes: Mapping[str, float] = {}
        """The last measured sizes of polygons in square meters, by name."""
        # In the next event loop iteration, as the panel may still be under construction.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._measure)
        self.empty = text_label("areaLabel")
        self.empty.setText(no_area_text())
        self.list = self._made_list()
        self.edit = button("editAreasButton", "edit", tr("Edit"), tr("Edit the areas with the vertex tool"))
        self.edit.clicked.connect(self._drawing.edit)
        self.clear = button("clearAreasButton", "clear", tr("Clear"), "")
        self.clear.clicked.connect(self.remove)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.empty, 1)
        row.addWidget(self.list, 1)
        for each in (self.edit, self.clear):
            each.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
            row.addWidget(each, 0, Qt.AlignmentFlag.AlignTop)
        self._update_remove_tooltip()

    def refresh(self) -> None:
        """Show the current areas, keeping the selection; sizes follow later."""
        named = self._window.areas.radii_by_name()
        selected = set(self._selected())
        self.list.blockSignals(True)
        self.list.clear()
        for name, radii in named.items():
            item = QListWidgetItem()
            item.setData(_NAME, name)
            item.setData(_RADII, radii_text(radii))
            self._describe(item)
            self.list.addItem(item)
            item.setSelected(name in selected)
        self.list.blockSignals(False)
        self.empty.setVisible(not named)
        for each in (self.list, self.edit, self.clear):
            each.setVisible(bool(named))
        self._fit()
        self._update_remove_tooltip()
        self._soon.start(0)

    def remove(self) -> None:
        """Remove the selected areas; without a selection, all of them."""
        names = self._selected()
        if names:
            self._drawing.remove(names)
        else:
            self._drawing.clear()

    def _made_list(self) -> QListWidget:
        made = _Rows(self)
        made.setObjectName("areaList")
        made.setAccessibleName(tr("Areas"))
        made.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        made.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.itemActivated.connect(lambda item: self._drawing.show_area(item.data(_NAME)))
        made.itemSelectionChanged.connect(self._update_remove_tooltip)
        return made

    def _selected(self) -> list[str]:
        return [item.data(_NAME) for item in self.list.selectedItems()]

    def _measure(self) -> None:
        """Measure the polygons in a worker, as they may have very many corners."""
        if all(self._window.areas.radii_by_name().values()):
            self._window.tasks.drop(LANE)
            return
        self._window.tasks.start(
            tr("Measure the areas"),
            self._window.areas.sizes(),
            self._show_sizes,
            self._window.messages.log,
            lane=LANE,
            is_unseen=True,
        )

    def _show_sizes(self, sizes: Mapping[str, float]) -> None:
        self._sizes = sizes
        for row in range(self.list.count()):
            self._describe(self.list.item(row))

    def _describe(self, item: QListWidgetItem) -> None:
        name, radii = item.data(_NAME), item.data(_RADII)
        text, square_meters = name, self._sizes.get(name)
        if radii:
            text = tr("{name}: {radii}").format(name=name, radii=radii)
        elif square_meters is not None:
            size = format_area(square_meters, QgsProject.instance())
            text = tr("{name}, {size}").format(name=name, size=size)
        item.setText(text)
        item.setToolTip(plain_tip(text))

    def _fit(self) -> None:
        """Fit the height to the rows, up to a limit."""
        rows = min(max(self.list.count(), 1), _ROWS_SHOWN)
        height = max(self.list.sizeHintForRow(0), self.fontMetrics().height())
        self.list.setFixedHeight(rows * height + 2 * self.list.frameWidth())

    def _update_remove_tooltip(self) -> None:
        tip = tr("Remove the selected areas (Delete)") if self._selected() else tr("Remove all areas")
        self.clear.setToolTip(plain_tip(tip))
        for each in (self.edit, self.clear):
            each.setAccessibleName(each.toolTip())


class _Rows(QListWidget):
    """Removes the selection with Delete."""

    def __init__(self, owner: AreaList) -> None:
        super().__init__(owner)
        self._owner = owner

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and self.selectedItems():
            self._owner.remove()
        else:
            super().keyPressEvent(event)

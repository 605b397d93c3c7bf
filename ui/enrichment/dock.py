"""The dock of the hazards at a place: one group a layer, and what is asked for."""

from __future__ import annotations

from typing import Iterator, Optional, Sequence

from qgis.PyQt.QtCore import QCoreApplication, QItemSelectionModel, QModelIndex, QRect, QSize, Qt, pyqtSignal
from qgis.PyQt.QtGui import QStandardItem
from qgis.PyQt.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QStyleOptionViewItem,
    QToolButton,
    QTreeView,
    QWidget,
)

from ...core.api.enrichment import COUNT, ENHANCE
from ...core.gis.text.numbers import whole
from ..widgets.controls import add_row, button, plain_tip, selectable_label, tip_of
from ..widgets.whole_cells import WholeCells
from ..window.facts_dock import FactsDock, as_table, fact_row
from .words import Group, operation_text

translate = QCoreApplication.translate

_LAYER = Qt.ItemDataRole.UserRole
_INDENTATION = 14


class HazardsDock(FactsDock):
    """Shows what it is given; layers and operation are chosen here."""

    layers_wanted = pyqtSignal()
    """Somebody wants to change the list of layers."""
    operation_chosen = pyqtSignal(str)
    """``enhance`` or ``count``."""

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        self.tree = QTreeView()
        super().__init__(translate("GeoPortfolio", "Hazards"), "hazards", self.tree, parent)
        self.setObjectName("hazardsDock")
        self._prepare_tree()
        self.heading.setStyleSheet("font-weight: bold")
        self.place = selectable_label("hazardsPlace")
        self._operation = self._operation_combo()
        self._layers = self._layers_button()
        label = QLabel(translate("GeoPortfolio", "&Ask for"))
        label.setBuddy(self._operation)
        wishes = QHBoxLayout()
        wishes.addWidget(label)
        wishes.addWidget(self._operation, 1)
        wishes.addWidget(self._layers)
        self.lay_out(self.heading, self.place, wishes)

    def ask(self, heading: str, place: str) -> None:
        """Begin with another place: its name, and where it is, by whom and how it is asked for.

        What was found at the last one goes; the text to find stays.
        """
        self.heading.setText(heading)
        self.heading.setVisible(bool(heading))
        self.place.setText(place)
        self._fill(())
        self.say("")

    def show_layers(self, names: Sequence[str]) -> None:
        """The layers that are asked for: how many, and their names in the tooltip."""
        tip = translate("GeoPortfolio", "Choose the layers to ask for, from your list of this connection")
        self._layers.setToolTip(plain_tip("\n".join((tip, *names))))
        self._layers.setText(
            translate("GeoPortfolio", "&Layers ({count})...").format(count=whole(len(names)))
        )

    def show_operation(self, operation: str) -> None:
        """What is asked of them."""
        self._operation.blockSignals(True)
        self._operation.setCurrentIndex(self._operation.findData(operation))
        self._operation.blockSignals(False)

    def show_groups(self, groups: Sequence[Group]) -> None:
        """The answer; sentences on layers without one stand above it."""
        self._fill(groups)
        self.say("\n".join(group.problem for group in groups if group.problem))

    def copied_text(self) -> str:
        """Layer, field and value of what is selected; of all that is shown, with the place as last line."""
        chosen = self.tree.selectionModel().selectedRows()
        rows = self._copied_rows(chosen)
        return as_table(rows if chosen else (*rows, (self.heading.text(), self.place.text())))

    def _copied_rows(self, chosen: list[QModelIndex]) -> Iterator[tuple[str, ...]]:
        for group in self._indexes(QModelIndex()):
            whole_group = not chosen or group in chosen
            layer, state = group.data(_LAYER), group.siblingAtColumn(1).data()
            if whole_group and (state or not group.model().hasChildren(group)):
                yield layer, "", state
            for fact in self._indexes(group):
                if whole_group or fact in chosen:
                    yield layer, fact.data(), fact.siblingAtColumn(1).data()

    def _indexes(self, above: QModelIndex) -> Iterator[QModelIndex]:
        for row in range(self.shown.rowCount(above)):
            yield self.shown.index(row, 0, above)

    def _fill(self, groups: Sequence[Group]) -> None:
        self.rows.setRowCount(0)
        for group in groups:
            add_row(self.rows.invisibleRootItem(), _group_row(group))
        self._show_groups_whole()
        self.copy_button.setEnabled(bool(groups))
        if groups:
            # The keyboard begins at the first layer, with nothing selected: Copy takes it all.
            self.tree.selectionModel().setCurrentIndex(
                self.shown.index(0, 0), QItemSelectionModel.SelectionFlag.NoUpdate
            )

    def _show_groups_whole(self) -> None:
        """Open, and over both columns: the names of layers are long."""
        self.tree.expandAll()
        for row in range(self.shown.rowCount()):
            self.tree.setFirstColumnSpanned(row, QModelIndex(), True)

    def _prepare_tree(self) -> None:
        self.tree.setObjectName("hazardsTree")
        self.tree.setAccessibleName(translate("GeoPortfolio", "Hazards by layer"))
        self.tree.setWordWrap(True)
        self.tree.setIndentation(_INDENTATION)
        self.tree.setItemDelegate(_Wrapping(self.tree))
        self.prepare_header(self.tree.header(), 2 * _INDENTATION)
        self.tree.header().sectionResized.connect(lambda *_: self.tree.scheduleDelayedItemsLayout())
        self.line.textChanged.connect(self._show_groups_whole)

    def _operation_combo(self) -> QComboBox:
        combo = QComboBox()
        combo.setObjectName("hazardsOperation")
        for operation in (ENHANCE, COUNT):
            combo.addItem(operation_text(operation), operation)
        combo.setToolTip(
            translate(
                "GeoPortfolio",
                "Attributes: what each layer has there. Counts: how many features of it lie there.",
            )
        )
        combo.currentIndexChanged.connect(lambda _: self.operation_chosen.emit(combo.currentData()))
        return combo

    def _layers_button(self) -> QToolButton:
        made = button("hazardsLayersButton", "", "", "")
        made.clicked.connect(self.layers_wanted)
        return made


class _Wrapping(WholeCells):
    """Rows as high as their texts need in the width that they have; QTreeView would cut them."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        tree = self.parent()
        group = not index.parent().isValid()
        width = tree.viewport().width() if group else tree.columnWidth(index.column())
        if index.column() == 0:
            width -= tree.indentation() * (1 if group else 2)
        in_width = QStyleOptionViewItem(option)
        in_width.rect = QRect(0, 0, max(width, 1), 1)
        return super().sizeHint(in_width, index)


def _group_row(group: Group) -> list[QStandardItem]:
    text = group.layer
    if group.state:
        text = translate("GeoPortfolio", "{layer}: {state}").format(layer=group.layer, state=group.state)
    name, state = fact_row(text, group.state)
    font = name.font()
    font.setBold(True)
    name.setFont(font)
    name.setData(group.layer, _LAYER)
    if group.problem:
        name.setToolTip(tip_of(group.problem))
    for row in group.rows:
        add_row(name, fact_row(*row))
    return [name, state]

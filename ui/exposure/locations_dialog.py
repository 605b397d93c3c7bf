"""The dialog for the locations of an analysis, and the values to read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

from qgis.core import QgsExpression, QgsFieldProxyModel, QgsMapLayer, QgsVectorLayer
from qgis.gui import QgsCheckableComboBox, QgsFieldComboBox, QgsFieldExpressionWidget, QgsMapLayerComboBox
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QHBoxLayout, QVBoxLayout, QWidget

from ...core.gis.compat import POINTS_AND_POLYGONS
from ...core.gis.exposure.locations import Columns, currency_field
from ...core.gis.storage.value_summary import metrics_in
from ...core.gis.text.languages import tr
from ..help.buttons import add_help
from ..widgets.controls import button
from .address_match_dialog import AddressMatchDialog

_MOST_VALUES = 3
"""The most additional values, as more than four lines can't be distinguished."""


@dataclass(frozen=True)
class Choice:
    """The locations of an analysis.

    :param names: the names of the values in the chart.
    """

    layer: QgsVectorLayer
    columns: Columns
    names: tuple[str, ...]


class LocationsDialog(QDialog):
    """Asks for a layer, its values, the currency and the uncertainty.

    :param known: the previous choice.
    """

    def __init__(
        self, layer: Optional[QgsMapLayer], known: Optional[Choice], parent: Optional[QWidget] = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("locationsDialog")
        self.setWindowTitle(tr("Locations"))
        self.setMinimumWidth(420)
        self._layers = QgsMapLayerComboBox()
        self._layers.setFilters(POINTS_AND_POLYGONS)
        self._value = QgsFieldExpressionWidget()
        self._value.setFilters(QgsFieldProxyModel.Filter.Numeric)
        self._more = QgsCheckableComboBox()
        self._currency = QgsFieldComboBox()
        self._currency.setAllowEmptyFieldName(True)
        self._currency.setFilters(QgsFieldProxyModel.Filter.String)
        self._uncertainty = QgsFieldExpressionWidget()
        self._uncertainty.setAllowEmptyFieldName(True)
        self._ends = self._buttons()
        self._lay_out()
        self._layers.layerChanged.connect(self._show_fields)
        self._value.fieldChanged.connect(self._judge)
        if known is not None:
            layer = known.layer
        if layer is not None:
            self._layers.setLayer(layer)
        self._show_fields()
        if known is not None and self.layer is known.layer:
            self._show_columns(known.columns)

    @property
    def layer(self) -> Optional[QgsVectorLayer]:
        """Return the chosen layer; None: the project has no layer with points or polygons."""
        return self._layers.currentLayer()

    def choice(self) -> Choice:
        """Return the choice."""
        layer, (value, is_expression, _) = self.layer, self._value.currentField()
        more = tuple(each for each in self._more.checkedItems() if each != value)[:_MOST_VALUES]
        currency = self._currency.currentField()
        columns = Columns(
            self._value.asExpression(),
            self._uncertainty.asExpression(),
            QgsExpression.quotedColumnRef(currency) if currency else "",
            layer.name(),
            tr("Value"),
            tuple(map(QgsExpression.quotedColumnRef, more)),
        )
        first = tr("Value") if is_expression else value
        return Choice(layer, columns, (first, *more))

    def _show_fields(self, *_: object) -> None:
        layer = self.layer
        for each in (self._value, self._currency, self._uncertainty):
            each.setLayer(layer)
        fields = layer.fields() if layer is not None else []
        numbers = [each.name() for each in fields if each.isNumeric()]
        values = metrics_in(dict.fromkeys(numbers, "REAL")) or numbers[:1]
        self._value.setField(values[0] if values else "")
        self._more.clear()
        self._more.addItems(numbers)
        self._currency.setField(currency_field(each.name() for each in fields))
        self._uncertainty.setField("")
        self._judge()

    def _show_columns(self, columns: Columns) -> None:
        self._value.setExpression(columns.value)
        self._uncertainty.setExpression(columns.uncertainty)
        self._currency.setField(
            QgsExpression(columns.currency).referencedColumns().pop() if columns.currency else ""
        )
        chosen = {QgsExpression(each).referencedColumns().pop() for each in columns.more}
        for row in range(self._more.count()):
            is_chosen = self._more.itemText(row) in chosen
            state = Qt.CheckState.Checked if is_chosen else Qt.CheckState.Unchecked
            self._more.setItemCheckState(row, state)

    def _judge(self, *_: object) -> None:
        ok = self._ends.button(QDialogButtonBox.StandardButton.Ok)
        ok.setEnabled(self.layer is not None and bool(self._value.expression()))

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for text, name, field in (
            (tr("&Locations"), "locationsLayerCombo", self._layers),
            (tr("&Value"), "locationsValue", self._value),
            (tr("&More values"), "locationsMoreValues", self._more),
            (tr("&Currency"), "locationsCurrency", self._currency),
        ):
            field.setObjectName(name)
            form.addRow(text, field)
        self._uncertainty.setObjectName("locationsUncertainty")
        by_match = button("uncertaintyByMatchButton", "", "…", tr("Set the meters by address match"))
        by_match.setAccessibleName(tr("Set the meters by address match"))
        by_match.clicked.connect(self._set_by_match)
        row = QHBoxLayout()
        row.addWidget(self._uncertainty, 1)
        row.addWidget(by_match)
        form.addRow(tr("&Uncertainty (meters)"), row)
        form.labelForField(row).setBuddy(self._uncertainty)
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addWidget(self._ends)

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        add_help(box, self, "accumulation")
        return box

    def _set_by_match(self) -> None:
        layer = self.layer
        dialog = AddressMatchDialog(layer.fields().names() if layer is not None else [], self)
        dialog.accepted.connect(lambda: self._uncertainty.setExpression(dialog.expression()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

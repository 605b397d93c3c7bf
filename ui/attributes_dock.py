"""What the service knows of one point, and which field names it."""

from __future__ import annotations

from typing import Any, Mapping, Optional

from qgis.PyQt.QtCore import QCoreApplication, pyqtSignal
from qgis.PyQt.QtWidgets import QComboBox, QFormLayout, QHeaderView, QTableView, QWidget

from .facts_dock import FactsDock, as_table, fact_row, rows_of
from .standard_rows import add_row

translate = QCoreApplication.translate


class AttributesDock(FactsDock):
    """Shows what it is given; which field names a point for the service is chosen here."""

    field_chosen = pyqtSignal(str)

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        self.table = QTableView()
        super().__init__(translate("GeoPortfolio", "Point attributes"), "attributes", self.table, parent)
        self.setObjectName("pointAttributesDock")
        self._prepare_table()
        self.fields = self._field_combo()
        form = QFormLayout()
        form.addRow(translate("GeoPortfolio", "&Named by"), self.fields)
        self.lay_out(self.heading, form)

    def ask(self, heading: str, fields: list[str], field: str) -> None:
        """Begin with another point: its name, the fields of its layer, and which one names it."""
        self.heading.setText(heading)
        self.fields.blockSignals(True)
        self.fields.clear()
        self.fields.addItems(fields)
        self.fields.setCurrentIndex(self.fields.findText(field))
        self.fields.blockSignals(False)
        self._fill(())
        self.status.setText("")

    def show_attributes(self, attributes: Mapping[str, Any]) -> None:
        """The answer; the text to find stays, so that point after point shows the same fields."""
        rows = tuple(rows_of(attributes))
        self._fill(rows)
        self.say("" if rows else translate("GeoPortfolio", "The service has no attributes for this point."))

    def copied_text(self) -> str:
        chosen = sorted(index.row() for index in self.table.selectionModel().selectedRows())
        numbers = chosen or range(self.shown.rowCount())
        return as_table(tuple(self.shown.index(row, column).data() for column in (0, 1)) for row in numbers)

    def _fill(self, rows: tuple[tuple[str, str], ...]) -> None:
        self.rows.setRowCount(0)
        for row in rows:
            add_row(self.rows.invisibleRootItem(), fact_row(*row))
        self.copy_button.setEnabled(bool(rows))

    def _field_combo(self) -> QComboBox:
        combo = QComboBox()
        combo.setObjectName("attributesField")
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setMinimumContentsLength(8)
        combo.setToolTip(
            translate(
                "GeoPortfolio",
                "The field whose value names the point for the service; remembered for this source.",
            )
        )
        combo.currentIndexChanged.connect(lambda _: self.field_chosen.emit(combo.currentText()))
        return combo

    def _prepare_table(self) -> None:
        self.table.setObjectName("attributesTable")
        self.table.setAccessibleName(translate("GeoPortfolio", "Attributes"))
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.prepare_header(self.table.horizontalHeader())

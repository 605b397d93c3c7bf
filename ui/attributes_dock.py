"""A small floating dock with the attributes of one point: field, value, a line to find something, Copy."""

from __future__ import annotations

from typing import Any, Iterator, Mapping, Optional

from qgis.core import QgsApplication
from qgis.gui import QgsDockWidget, QgsFilterLineEdit, QgsMapCanvas
from qgis.PyQt.QtCore import QCoreApplication, QEvent, QPoint, QSortFilterProxyModel, Qt, pyqtSignal
from qgis.PyQt.QtGui import QKeyEvent, QKeySequence, QStandardItem, QStandardItemModel
from qgis.PyQt.QtWidgets import (
    QAbstractItemView,
    QAction,
    QComboBox,
    QFormLayout,
    QHeaderView,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ..core.gis.columns import text_of
from .compact_row import CompactRow
from .controls import text_label

translate = QCoreApplication.translate

_WIDTH, _HEIGHT = 300, 460
_GAP, _MESSAGES = 8, 60
_STEP = " › "


def rows_of(attributes: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, str]]:
    """Field and value of each attribute; what is nested has its path as field, a list of plain values is one.

    Values are written whole: no digit of a number is lost.
    """
    for name, value in attributes.items():
        path = f"{above}{_STEP}{name}" if above else str(name)
        if isinstance(value, dict) and value:
            yield from rows_of(value, path)
        elif isinstance(value, list) and any(isinstance(item, (dict, list)) for item in value):
            yield from rows_of({str(number): item for number, item in enumerate(value, 1)}, path)
        elif isinstance(value, list):
            yield path, ", ".join(text_of(item) or "" for item in value)
        else:
            yield path, "" if value == {} else text_of(value) or ""


class AttributesDock(QgsDockWidget):
    """Shows what it is given; which field names a point for the service is chosen here."""

    field_chosen = pyqtSignal(str)

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(translate("GeoPortfolio", "Point attributes"), parent)
        self.setObjectName("pointAttributesDock")
        self.setMinimumWidth(_WIDTH)
        self._rows = QStandardItemModel(0, 2, self)
        self._shown = QSortFilterProxyModel(self)
        self._shown.setSourceModel(self._rows)
        self._shown.setFilterKeyColumn(-1)
        self._shown.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.heading = text_label("attributesHeading")
        self.heading.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.status = text_label("attributesStatus")
        self.fields = self._field_combo()
        self.line = self._filter_line()
        self.table = self._table()
        self._copy = self._copy_button()
        self._lay_out()

    def float_over(self, canvas: QgsMapCanvas) -> None:
        """Come up over *canvas*, in the half where the mouse is not, and below QGIS's messages."""
        self.setFloating(True)
        self.show()
        right = max(_GAP, canvas.width() - _WIDTH - _GAP)
        left = right if canvas.mouseLastXY().x() < canvas.width() // 2 else _GAP
        self.resize(_WIDTH, min(_HEIGHT, canvas.height() - _MESSAGES - _GAP))
        self.move(canvas.mapToGlobal(QPoint(left, _MESSAGES)))

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

    def say(self, text: str) -> None:
        """A sentence in place of attributes."""
        self.status.setText(text)
        self.status.setVisible(bool(text))

    def show_attributes(self, attributes: Mapping[str, Any]) -> None:
        """The answer; the text to find stays, so that point after point shows the same fields."""
        rows = tuple(rows_of(attributes))
        self._fill(rows)
        self.say("" if rows else translate("GeoPortfolio", "The service has no attributes for this point."))

    def copied_text(self) -> str:
        """The selected rows, or all that are shown, as a spreadsheet takes them."""
        chosen = sorted(index.row() for index in self.table.selectionModel().selectedRows())
        numbers = chosen or range(self._shown.rowCount())
        return "\n".join(
            "\t".join(_one_line(self._shown.index(row, column).data()) for column in (0, 1))
            for row in numbers
        )

    def copy(self) -> None:
        """Put :meth:`copied_text` on the clipboard."""
        QgsApplication.clipboard().setText(self.copied_text())

    def _fill(self, rows: tuple[tuple[str, str], ...]) -> None:
        self._rows.setRowCount(0)
        for field, value in rows:
            items = [QStandardItem(field), QStandardItem(value)]
            for item in items:
                item.setEditable(False)
                item.setToolTip(item.text())
            self._rows.appendRow(items)
        self._copy.setEnabled(bool(rows))

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

    def _filter_line(self) -> QgsFilterLineEdit:
        line = QgsFilterLineEdit()
        line.setObjectName("attributesFilter")
        line.setShowSearchIcon(True)
        line.setPlaceholderText(translate("GeoPortfolio", "Find a field or a value"))
        line.setAccessibleName(line.placeholderText())
        line.textChanged.connect(self._shown.setFilterFixedString)
        return line

    def _table(self) -> QTableView:
        self._rows.setHorizontalHeaderLabels(
            [translate("GeoPortfolio", "Field"), translate("GeoPortfolio", "Value")]
        )
        table = _Table()
        table.copy_wanted.connect(self.copy)
        table.setObjectName("attributesTable")
        table.setAccessibleName(translate("GeoPortfolio", "Attributes"))
        table.setModel(self._shown)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setAlternatingRowColors(True)
        table.setTabKeyNavigation(False)
        table.verticalHeader().hide()
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Interactive)
        table.horizontalHeader().setStretchLastSection(True)
        table.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        )
        table.setColumnWidth(0, 120)
        return table

    def _copy_button(self) -> QToolButton:
        action = QAction(
            QgsApplication.getThemeIcon("/mActionEditCopy.svg"), translate("GeoPortfolio", "&Copy"), self
        )
        action.setToolTip(translate("GeoPortfolio", "Copy the selected rows, or all of them, as a table"))
        action.triggered.connect(self.copy)
        button = QToolButton()
        button.setObjectName("attributesCopyButton")
        button.setDefaultAction(action)
        return button

    def _lay_out(self) -> None:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(6, 6, 6, 6)
        form = QFormLayout()
        form.addRow(translate("GeoPortfolio", "&Named by"), self.fields)
        buttons = CompactRow()
        buttons.add(self._copy)
        for widget in (self.heading, form, self.line, self.status, self.table, buttons):
            (column.addLayout if isinstance(widget, QFormLayout) else column.addWidget)(widget)
        column.setStretchFactor(self.table, 1)
        self.setWidget(page)


class _Table(QTableView):
    """Copies rows, not the one cell that Qt would, and before QGIS takes the keys for its features."""

    copy_wanted = pyqtSignal()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and event.matches(QKeySequence.StandardKey.Copy):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_wanted.emit()
        else:
            super().keyPressEvent(event)


def _one_line(text: str) -> str:
    return " ".join(text.split())

"""The rows "field = value" of a search: a flat list, as required by both versions (spec 4.3, 4.4)."""

from __future__ import annotations

from collections import Counter
from typing import Optional, Sequence

from qgis.core import QgsApplication
from qgis.PyQt.QtCore import Qt, pyqtSignal
from qgis.PyQt.QtWidgets import (
    QComboBox,
    QCompleter,
    QGridLayout,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ...core.api import Filter
from ...core.api.filters import Filters
from ...core.api.sources import FilterField, Source
from ...core.gis.text.languages import tr
from ..widgets.controls import PromptingCombo, plain_tip


def fields_of(source: Source) -> tuple[FilterField, ...]:
    """Return the fields to search by: the filters of *source*, required ones first, then other columns."""
    ordered = sorted(source.filters, key=lambda item: not item.required)
    known = {item.field for item in ordered}
    columns = (column.field for column in source.columns if column.field not in known)
    return (*ordered, *(FilterField(field, field, False, ()) for field in columns))


class FilterRows(QWidget):
    """Rows of a field and its value; *changed* is emitted for each edit."""

    changed = pyqtSignal()
    entered = pyqtSignal()
    """Emitted when Enter is pressed in a value."""

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self._fields: tuple[FilterField, ...] = ()
        self._rows: list[_Row] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)

    def offer(self, fields: Sequence[FilterField], filters: Filters = ()) -> None:
        """Offer *fields* and show *filters*, with a row for each missing required field."""
        self._fields = tuple(fields)
        self.set_filters(filters)

    def set_filters(self, filters: Filters) -> None:
        """Show *filters*, a flat list."""
        for row in tuple(self._rows):
            self._drop(row)
        given = {item.field for item in filters}
        for item in self._fields:
            if item.required and item.field not in given:
                self._add(item.field, "")
        for item in filters:
            self._add(item.field, item.value)
        if not self._rows:
            self._add("", "")
        self.changed.emit()

    def filters(self) -> Filters:
        """Return the filters of all rows with a field."""
        return tuple(Filter(row.field_name, row.value_text) for row in self._rows if row.field_name)

    def stops(self) -> tuple[QWidget, ...]:
        """Return the controls of all rows in tab order."""
        return tuple(control for row in self._rows for control in (row.field, row.value, row.remove))

    def unfinished(self) -> str:
        """Return the label of the first row with a field but no value, which gets the focus; ``""``: none."""
        for row in self._rows:
            if row.field_name and not row.value_text:
                row.value.setFocus()
                return row.field.currentText()
        return ""

    def add(self) -> None:
        """Add a row, and focus it."""
        self._add("", "").field.setFocus()
        self.changed.emit()

    def _add(self, field: str, value: str) -> _Row:
        row = _Row(self._fields, field, value)
        row.changed.connect(self.changed)
        row.value.lineEdit().returnPressed.connect(self.entered)
        row.remove.clicked.connect(lambda: self._remove(row))
        self._rows.append(row)
        self._column.addWidget(row)
        # A hidden row has no height yet.
        row.show()
        return row

    def _remove(self, row: _Row) -> None:
        self._drop(row)
        if not self._rows:
            self._add("", "")
        self.changed.emit()

    def _drop(self, row: _Row) -> None:
        self._rows.remove(row)
        row.setParent(None)
        row.deleteLater()


class _Row(QWidget):
    changed = pyqtSignal()

    def __init__(self, fields: Sequence[FilterField], field: str, value: str) -> None:
        super().__init__()
        self._fields = {item.field: item for item in fields}
        self.field = PromptingCombo()
        self.field.setObjectName("searchFieldCombo")
        self.field.setAccessibleName(tr("Field"))
        self.field.setPlaceholderText(tr("Field"))
        labels = Counter(item.label for item in fields)
        for item in fields:
            self._offer(item, labels[item.label] > 1)
        if field and field not in self._fields:
            self._offer(FilterField(field, field, False, ()), False)
        self.value = QComboBox()
        self.value.setObjectName("searchValueCombo")
        self.value.setAccessibleName(tr("Value"))
        self.value.setEditable(True)
        self.value.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.value.lineEdit().setPlaceholderText(tr("Value"))
        # A value may be longer than the row, so the popup has its full width.
        self.value.completer().setFilterMode(Qt.MatchFlag.MatchContains)
        self.value.completer().setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self.remove = QToolButton()
        self.remove.setObjectName("searchRemoveRowButton")
        self.remove.setIcon(QgsApplication.getThemeIcon("/symbologyRemove.svg"))
        self.remove.setAutoRaise(True)
        self.remove.setToolTip(tr("Remove this field"))
        self.remove.setAccessibleName(self.remove.toolTip())
        row = QGridLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setHorizontalSpacing(4)
        for column, combo in enumerate((self.field, self.value)):
            combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            combo.setMinimumContentsLength(6)
            combo.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            row.addWidget(combo, 0, column)
            row.setColumnStretch(column, 1)
        row.addWidget(self.remove, 0, 2)
        self.field.setCurrentIndex(self.field.findData(field) if field else -1)
        self._offer_values()
        self.value.setEditText(value)
        self.value.lineEdit().setCursorPosition(0)
        self.field.currentIndexChanged.connect(self._field_changed)
        self.value.editTextChanged.connect(lambda _: self.changed.emit())

    @property
    def field_name(self) -> str:
        return self.field.currentData() or ""

    @property
    def value_text(self) -> str:
        """Return the text as typed, as blanks may be part of the value."""
        return self.value.currentText()

    def _offer(self, item: FilterField, ambiguous: bool) -> None:
        label = item.label or item.field
        shown = f"{label} ({item.field})" if ambiguous else label
        self.field.addItem(f"{shown} *" if item.required else shown, item.field)
        tip = tr("{field}, required by this source") if item.required else "{field}"
        tip = tip.format(field=item.field)
        self.field.setItemData(self.field.count() - 1, plain_tip(tip), Qt.ItemDataRole.ToolTipRole)

    def _field_changed(self) -> None:
        self._offer_values()
        self.value.setEditText("")
        self.changed.emit()

    def _offer_values(self) -> None:
        known = self._fields.get(self.field_name)
        self.value.blockSignals(True)
        self.value.clear()
        if known:
            self.value.addItems(known.values)
        self.value.setCurrentIndex(-1)
        self.value.blockSignals(False)
        self.field.setToolTip(plain_tip(self.field_name))

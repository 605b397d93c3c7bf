"""The page for choosing a field and its values."""

from __future__ import annotations

from typing import Optional, Sequence

from qgis.gui import QgsFilterLineEdit
from qgis.PyQt.QtCore import QModelIndex, Qt, pyqtSignal
from qgis.PyQt.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from qgis.PyQt.QtWidgets import QComboBox, QHBoxLayout, QListView, QPushButton, QVBoxLayout, QWidget

from ...core.api.sources import FilterField
from ...core.gis.text.filter_text import isolated, value_text
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import counted, plural, whole
from ..widgets.controls import plain_tip, steady_label, text_label
from ..widgets.shortcuts import CONTROL, NONE, claim_keys
from .values import VALUE_ROLE, FoundValues, ValuesModel

_NAMED = 6


class ValuePicker(QWidget):
    """Chooses a field and its values; values that are not listed can be typed."""

    chosen = pyqtSignal(str, object)
    """Emitted with the field and a tuple of the ticked values."""
    cancelled = pyqtSignal()

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setObjectName("filterPicker")
        self._choices: dict[str, FilterField] = {}
        self._editing = False
        self.values = ValuesModel(self)
        self.found = FoundValues(self.values, self)
        self.where = text_label("filterPlaceLabel")
        self.field = QComboBox()
        self.field.setObjectName("filterFieldCombo")
        self.field.setAccessibleName(tr("Field to filter by"))
        self.field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.field.setMinimumContentsLength(12)
        self.find = _FindLine()
        self.list = QListView()
        self.list.setObjectName("filterValuesList")
        self.list.setAccessibleName(tr("Values"))
        self.list.setModel(self.found)
        self.list.setUniformItemSizes(True)
        self.hint = steady_label("filterValuesHint", 2)
        self.accept = QPushButton()
        self.accept.setObjectName("filterAcceptButton")
        self.cancel = QPushButton(tr("Cancel"))
        self.cancel.setObjectName("filterCancelButton")
        for each in (self.accept, self.cancel):
            # Otherwise Return on Cancel would trigger the default button of the page.
            each.setAutoDefault(True)
        claim_keys(
            self,
            ((NONE, Qt.Key.Key_Escape), self.cancelled.emit),
            ((NONE, Qt.Key.Key_Return), self._accept),
            ((CONTROL, Qt.Key.Key_Return), self._accept),
        )
        self._lay_out()
        self.field.currentIndexChanged.connect(self._show_field)
        self.find.textChanged.connect(self._search)
        self.find.confirmed.connect(self._confirm)
        self.find.downwards.connect(self._go_to_list)
        self.find.pasted.connect(self.values.tick)
        self.list.doubleClicked.connect(self._take_one)
        self.values.ticked.connect(self._show_ticked)
        self.accept.clicked.connect(self._accept)
        self.cancel.clicked.connect(self.cancelled)

    def ask(
        self,
        choices: Sequence[FilterField],
        field: str = "",
        *,
        ticked: Sequence[str] = (),
        where: str = "",
        missing: Sequence[str] = (),
    ) -> None:
        """Offer *choices*.

        :param field: the initial field; with *ticked* values, which are then edited, it is fixed.
        :param where: the filter below which the new ones are added; empty: none.
        :param missing: required fields without a filter, which are offered first.
        """
        ordered = sorted(choices, key=lambda choice: choice.field not in missing)
        self._choices = {choice.field: choice for choice in ordered}
        self._editing = bool(ticked)
        self.where.setText(tr("Nested in {filter}").format(filter=where))
        self.where.setVisible(bool(where))
        self.field.blockSignals(True)
        self.field.clear()
        for choice in ordered:
            text = isolated(choice.label) + (" *" if choice.required else "")
            self.field.addItem(text, choice.field)
            tip = plain_tip(choice.field)
            self.field.setItemData(self.field.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
        if field and field not in self._choices:
            self.field.addItem(isolated(field), field)
        self.field.setCurrentIndex(max(0, self.field.findData(field)))
        self.field.setEnabled(not self._editing)
        self.field.blockSignals(False)
        self._show_field(ticked=ticked)
        self.find.setFocus()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        buttons = QHBoxLayout()
        buttons.addWidget(self.accept, 1)
        buttons.addWidget(self.cancel)
        for widget in (self.where, self.field, self.find):
            column.addWidget(widget)
        column.addWidget(self.list, 1)
        column.addWidget(self.hint)
        column.addLayout(buttons)

    def _field(self) -> str:
        return self.field.currentData() or ""

    def _show_field(self, _index: int = 0, ticked: Sequence[str] = ()) -> None:
        choice = self._choices.get(self._field())
        self.field.setToolTip(plain_tip(self._field()))
        self.find.clear()
        self.values.fill(choice.values if choice else (), choice.meanings if choice else {}, ticked)

    def _search(self, text: str) -> None:
        self.found.setFilterFixedString(text.strip())
        self._show_ticked()

    def _confirm(self) -> None:
        """Handle Return: tick the typed or found value; in an empty line, accept the ticked values."""
        text = self.find.text().strip()
        if not text:
            self._accept()
            return
        self.values.tick([self._meant(text)])
        self.find.clear()

    def _meant(self, text: str) -> str:
        """Return the listed value that equals *text*, ignoring case, or the only match; else *text*."""
        listed = self.values.named(text)
        if listed is None and self.found.rowCount() == 1:
            listed = self.found.index(0, 0).data(VALUE_ROLE)
        return text if listed is None else listed

    def _go_to_list(self) -> None:
        self.list.setFocus()
        if not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.found.index(0, 0))

    def _take_one(self, index: QModelIndex) -> None:
        self.chosen.emit(self._field(), (index.data(VALUE_ROLE),))

    def _typed(self) -> list[str]:
        """Return the typed value: text that equals a value or has no match; other text is a search."""
        text = self.find.text().strip()
        is_value = self.values.named(text) is not None or not self.found.rowCount()
        return [self._meant(text)] if text and is_value else []

    def _accept(self) -> None:
        if typed := self._typed():
            self.values.tick(typed)
        if self._field() and self.values.values():
            self.chosen.emit(self._field(), self.values.values())

    def _show_ticked(self) -> None:
        count = len({*self.values.values(), *self._typed()})
        if self._editing:
            text = counted(count, "OK, 1 value", "OK, {count} values")
        elif count:
            text = counted(count, "Add Filter", "Add {count} Filters")
        else:
            text = tr("Add Filter")
        self.accept.setText(text)
        self.accept.setEnabled(count > 0)
        self._show_hint()

    def _show_hint(self) -> None:
        text = self.find.text().strip()
        hint = self._typed_text(text) if text else self._ticked_text()
        self.hint.setText(hint)

    def _typed_text(self, text: str) -> str:
        """Return what pressing Return would do with the typed *text*."""
        meant, found = self._meant(text), self.found.rowCount()
        if self.values.named(meant) is not None:
            hint = tr("Press Enter to tick {value}.")
        elif found:
            hint = plural(
                found,
                "1 found. Press Enter to add '{value}', which the service does not list.",
                "{count} found. Press Enter to add '{value}', which the service does not list.",
            )
        else:
            hint = tr("Press Enter to add '{value}', which the service does not list.")
        return hint.format(value=isolated(meant), count=whole(found))

    def _ticked_text(self) -> str:
        """Return the first few ticked values, which may be out of view, or how to tick any."""
        values = self.values.values()
        if not self.values.rowCount():
            return tr("The service lists no values here. Type one and press Enter, or paste many.")
        named = ", ".join(value_text(value) for value in values[:_NAMED])
        if len(values) > _NAMED:
            more = len(values) - _NAMED
            return counted(
                more, "Ticked: {values} and 1 more", "Ticked: {values} and {count} more", values=named
            )
        return tr("Ticked: {values}").format(values=named) if values else ""


class _FindLine(QgsFilterLineEdit):
    """A search line; a pasted column of cells becomes many values."""

    confirmed = pyqtSignal()
    downwards = pyqtSignal()
    pasted = pyqtSignal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("filterFindLine")
        self.setShowSearchIcon(True)
        self.setPlaceholderText(tr("Search or paste values"))
        self.setAccessibleName(tr("Search or enter a value"))
        self.setToolTip(
            tr(
                "Type to search for a value, or type one that is not listed and press Enter.\nPaste a "
                "spreadsheet column to tick all its values."
            )
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Return, Down and pasting several lines, which are not for a line edit."""
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not control:
            self.confirmed.emit()
        elif event.key() == Qt.Key.Key_Down:
            self.downwards.emit()
        elif event.matches(QKeySequence.StandardKey.Paste) and len(lines := _clipboard_lines()) > 1:
            self.pasted.emit(lines)
        else:
            super().keyPressEvent(event)


def _clipboard_lines() -> list[str]:
    """Return the non-empty cells on the clipboard."""
    text = QGuiApplication.clipboard().text().replace("\r", "\n").replace("\t", "\n")
    cells = (cell.strip() for cell in text.split("\n"))
    return [cell for cell in cells if cell]
